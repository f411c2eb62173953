"""The end of a told hand: hands strongest first, who wins what and where odd chips go, what everybody gains or loses."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.cards import Cards
from poker_rulebook.play.comparing import Compared, layout_in_force
from poker_rulebook.play.events import Barred, LeftOver, Refunded, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.pots import ALL, Award, plays_for
from poker_rulebook.view.hands import kicker, short_name
from poker_rulebook.view.sentences import Phrase, Sentence, heading, joined, listed, say
from poker_rulebook.view.told_cards import marked, short_line
from poker_rulebook.view.wording import share_name, side_of

Title = tuple[str, Phrase, Phrase]  # id, title and text of a line
CHOSEN = (
    "straight",
    "flush",
    "full-house",
    "straight-flush",
    "royal-flush",
)  # hands of five that play together
BOARDS = ("upper", "lower")


@dataclass(frozen=True)
class Shown:
    """The hand of one seat for one share. value    0 where it does not qualify"""

    seat: int
    value: int
    cards: Cards


@dataclass(frozen=True)
class Showdown:
    """Hands that were compared, and what was paid for them.

    seats    those that show, in order
    paid     awards pot by pot
    full     whether the five cards of every hand are shown where they were chosen from more
    """

    game: Game
    names: Sequence[str]
    compared: Compared
    seats: Sequence[int]
    paid: Sequence[Won | Award]
    full: bool = False
    barred: Collection[int] = ()

    def hands(self, share: Share) -> list[Shown]:
        """Strongest first; of equal ones in the order of the seats."""
        playing = [s for s in self.seats if plays_for(self.compared.declared, s, share.id)]
        found = [Shown(seat, *self.compared.best(share, seat)) for seat in playing]
        return sorted(found, key=lambda each: -each.value)

    def name(self, share: Share, shown: Shown, *, cards: bool = True, inside: bool = False) -> Phrase:
        """What a hand is called, with its cards where choosing them is the point.    inside    of brackets"""
        own = self.compared.own(share, shown.seat)
        counted = self.compared.counted(shown.cards)
        called = short_name(share.ranking, counted, own)
        if cards and self.cards_matter(share, shown):
            return say("told-hand-inside" if inside else "told-hand", hand=called, cards=marked(shown.cards))
        return called

    def tied(self, share: Share, group: Sequence[Shown]) -> Phrase:
        """One hand that several have, with the cards of each."""
        hand = self.name(share, group[0], cards=False)
        cards = list(dict.fromkeys(marked(shown.cards) for shown in group))
        if not self.cards_matter(share, group[0]):
            return hand
        return say("told-hand", hand=hand, cards=say("told-rows", rows=cards))

    def cards_matter(self, share: Share, shown: Shown) -> bool:
        made = share.ranking.made(self.compared.counted(shown.cards))
        if self.full and made.points is not None:
            return True
        if self.full:
            lies = len(self.compared.own(share, shown.seat)) + 5 * (share.board != (0, 0))
            return lies > share.ranking.size
        exact = share.own[0] == share.own[1] and share.board != (0, 0)
        return (
            exact
            and made.category in CHOSEN
            and any(w.seat == shown.seat and w.share == share.id for w in self.paid)
        )

    def winners(self, share: Share) -> list[Shown]:
        won = {w.seat for w in self.paid if w.share == share.id}
        return [shown for shown in self.hands(share) if shown.seat in won]


def played(game: Game, hand: Hand, names: Sequence[str]) -> list[Title]:
    """The lines after the last street of a hand that is over."""
    won = [e for e in hand.log if isinstance(e, Won)]
    after = [_chips_left(e) for e in hand.log if isinstance(e, LeftOver)]
    before = [*_sevens(hand, names)]
    if hand.compared is None:
        if not won:
            return [("result", "", joined(after))]
        total = sum(w.chips for w in won)
        return [("result", "", say("told-unseen", seat=names[won[0].seat], chips=total))]
    end = Showdown(game, names, hand.compared, hand.seats_in(), won, barred=hand.barred)
    if not won:
        return [
            ("showdown", say("told-showdown"), flow([_contest_all(end), *before, say("told-nobody"), *after]))
        ]
    if _by_rows(end):
        return [*_share_lines(end), *([("result", "", joined([*before, *after]))] if before or after else [])]
    text = flow([*_contests(end), *before, *awards(end, hands=len(end.compared.shares) > 1), *after])
    return [("showdown", say("told-showdown"), text)]


def result(game: Game, hand: Hand, names: Sequence[str]) -> Phrase:
    """Who wins what, for the top of an example."""
    won = [e for e in hand.log if isinstance(e, Won)]
    left = [_chips_left(e) for e in hand.log if isinstance(e, LeftOver)]
    if hand.compared is None or not won:
        wins = [say("told-wins", seat=names[won[0].seat], chips=sum(w.chips for w in won))] if won else []
        return joined([*wins, *left])
    end = Showdown(game, names, hand.compared, hand.seats_in(), won)
    return heading(flow([*awards(end, hands=True, cards=False, odd=False), *left]))


def net(names: Sequence[str], gains: Sequence[int]) -> Phrase:
    """What everybody has gained or lost."""
    return say(
        "told-sentence",
        text=listed(say("told-net-of", seat=n, n=signed(g)) for n, g in zip(names, gains, strict=True)),
    )


def flow(parts: Iterable[Phrase]) -> Phrase:
    """Sentences after a title: each after the first begins with a capital."""
    first, *more = [part for part in parts if part] or [""]
    return joined([first, *map(heading, more)])


def signed(n: int) -> str:
    """+1,000, −900, ±0."""
    return f"+{n:,}" if n > 0 else f"\N{MINUS SIGN}{-n:,}" if n else "±0"


def pot_key(number: int, pots: int) -> str:
    """The phrase of the main pot, of the one side pot, or of a side pot with a number."""
    if pots == 1:
        return "told-pot"
    return "told-pot-main" if not number else "told-pot-side" if pots == 2 else "told-pot-side-number"


def _chips_left(e: LeftOver) -> Phrase:
    return say(f"told-left-{e.why}", chips=e.chips)


def _sevens(hand: Hand, names: Sequence[str]) -> Iterator[Phrase]:
    """What follows where somebody had to bet and did not."""
    first = True
    for e in hand.log:
        if isinstance(e, Barred):
            yield say("told-barred", seat=names[e.seat])
        elif isinstance(e, Refunded):
            yield say("told-refunded" if first else "told-refunded-more", seat=names[e.seat], chips=e.chips)
            first = False


# Hands


def _contests(end: Showdown) -> list[Phrase]:
    """The hands of the one share that is played for; of several the winners' hands stand with their chips."""
    shares = end.compared.shares
    if len(shares) > 1 and not end.game.first_won:
        return []
    won = {w.share for w in end.paid}
    return [contest(end, share) for share in shares if len(shares) == 1 or share.id in won]


def _contest_all(end: Showdown) -> Phrase:
    return flow(contest(end, share) for share in end.compared.shares)


def contest(end: Showdown, share: Share) -> Phrase:
    """Every hand, strongest first; equal ones together, and kickers where they decide."""
    hands = end.hands(share)
    groups: list[list[Shown]] = []
    for shown in hands:
        if groups and groups[-1][0].value == shown.value:
            groups[-1].append(shown)
        else:
            groups.append([shown])
    plain = [end.name(share, group[0], cards=False) if group[0].value else "" for group in groups]
    items: list[Phrase] = []
    chained: list[Phrase] = []  # hands of one name, told apart by their kickers
    for number, group in enumerate(groups):
        seats = tuple(end.names[shown.seat] for shown in group)
        again = number > 0 and bool(plain[number]) and plain[number] == plain[number - 1]
        ahead = number + 1 < len(plain) and bool(plain[number]) and plain[number] == plain[number + 1]
        decides = _kicker(end, share, groups, number, again) if again or ahead else None
        hand = end.tied(share, group) if group[0].value else ""
        if hand and end.full and end.cards_matter(share, group[0]):
            decides = None  # the cards show it
        if decides is None or not chained:
            items += [listed(chained)] if chained else []
            chained = []
        if not hand:
            items.append(say("told-no-hand" if len(seats) == 1 else "told-no-hands", seats=seats))
        elif decides is None:
            tie = ("told-tie-both" if len(group) == 2 else "told-tie-all") if len(group) > 1 else "told-shows"
            items.append(say(tie if not number else "told-shows", seats=seats, hand=hand))
        else:
            key = "told-same-kicker" if chained else "told-kicker"
            values = {"hand": hand} if not chained else {}
            chained.append(say(key, seats=seats, rank=decides, **values))
    items += [listed(chained)] if chained else []
    apart = len(items) > 1 and any(isinstance(item, Sentence) and item.key == "commas" for item in items)
    return say("told-sentence", text=say("told-apart", items=items) if apart else listed(items))


def _kicker(
    end: Showdown, share: Share, groups: Sequence[Sequence[Shown]], number: int, again: bool
) -> str | None:
    """The rank by which this hand differs from its neighbour of the same name; None where it is no single card."""
    other = groups[number - 1 if again else number + 1][0]
    mine, theirs = (share.ranking.made(end.compared.counted(s.cards)) for s in (groups[number][0], other))
    return kicker(mine, theirs)


# Chips


def awards(end: Showdown, *, hands: bool, cards: bool = True, odd: bool = True) -> list[Phrase]:
    """Who wins what, pot by pot, the last side pot first.

    hands    with the hands they win with;  cards    with the cards of these;  odd    and where odd chips go
    """
    pots: dict[int, list[Won | Award]] = {}
    for w in end.paid:
        pots.setdefault(w.pot, []).append(w)
    shares = {share.id: share for share in end.compared.shares}
    out: list[Phrase] = []
    seats = {w.seat for w in end.paid}
    named: set[tuple[int, str]] = set()
    if len(seats) == 1 and not any(w.share == ALL for w in end.paid):
        return [*fails(end, end.compared.shares), _scoop(end, shares, hands, cards)]
    several = len(shares) > 1 and not end.game.first_won
    by_pot = []
    for number in sorted(pots, reverse=True):
        items = [*_shares_won(end, shares, pots[number], hands, cards, named)]
        if len(pots) == 1:
            out += [*fails(end, end.compared.shares), *_whole_pot(end, pots[number], items, hands)]
            break
        key = pot_key(number, max(pots) + 1).replace(
            "told-pot", "told-pot-parts" if several else "told-pot-won"
        )
        by_pot.append(say(key, n=number, parts=listed(items)))
    if several:
        out += [say("told-awards", parts=part) for part in by_pot]
    elif by_pot:
        out.append(say("told-awards", parts=listed(by_pot)))
    return [*out, *(_odd(end, pots.values()) if odd else ())]


def _whole_pot(
    end: Showdown, parts: Sequence[Won | Award], items: Sequence[Phrase], hands: bool
) -> Iterator[Phrase]:
    """A pot without side pots."""
    names = [end.names[w.seat] for w in parts]
    if parts[0].share == ALL:
        yield say("told-nobody")
    if len({w.share for w in parts}) > 1:
        yield say("told-awards", parts=listed(items))
    elif len({w.chips for w in parts}) == 1 and not hands:
        yield say("told-tie", seats=names, chips=parts[0].chips)
    else:
        yield say("told-awards", parts=listed(items))


def _scoop(end: Showdown, shares: Mapping[str, Share], hands: bool, cards: bool) -> Phrase:
    """One player takes everything."""
    seat, chips = end.paid[0].seat, sum(w.chips for w in end.paid)
    won = [shares[name] for name in dict.fromkeys(w.share for w in end.paid)]
    called = [
        end.name(share, s, cards=cards)
        for share in won
        for s in end.hands(share)
        if s.seat == seat and s.value
    ]
    both = "-both" if len(won) == 2 else "-all" if len(won) > 2 else ""
    if hands and called:
        return say(f"told-wins{both}-with", seat=end.names[seat], chips=chips, hands=called)
    return say(f"told-wins{both}", seat=end.names[seat], chips=chips)


def fails(end: Showdown, shares: Sequence[Share]) -> Iterator[Phrase]:
    """Those of these shares that nobody wins, where another one takes their part."""
    won = {w.share for w in end.paid}
    every = end.compared.shares
    if len(every) < 2 or end.game.first_won or ALL in won or not won:
        return
    taker = next(share for share in every if share.id in won)
    for share in shares:
        if share.id not in won:
            other = next((s for s in every if s.id == share.otherwise and s.id in won), taker)
            key = "told-not-won" if end.compared.declared is not None else "told-fails"
            yield say(key, share=share_of(end.game, share), other=side_of(other))


def share_of(game: Game, share: Share) -> Phrase:
    """A share in a word: high, upper."""
    return short_line(game, share.id) if share.lines and share.id in BOARDS else share_name(share)


def _shares_won(
    end: Showdown,
    shares: Mapping[str, Share],
    parts: Sequence[Won | Award],
    hands: bool,
    cards: bool,
    named: set[tuple[int, str]],
) -> Iterator[Phrase]:
    """Each share of one pot with its winners; a hand is named once."""
    by_share: dict[str, list[Won | Award]] = {}
    for w in parts:
        by_share.setdefault(w.share, []).append(w)
    several = len(end.compared.shares) > 1 and not end.game.first_won
    for name, won in by_share.items():
        share = shares.get(name)
        each = [say("told-to", seat=end.names[w.seat], chips=w.chips) for w in won]
        told = {"share": share_of(end.game, share)} if share and several else {}
        key = "told-award-share" if told else "told-award"
        if share and hands and (won[0].seat, name) not in named:
            shown = next(s for s in end.hands(share) if s.seat == won[0].seat)
            named |= {(w.seat, name) for w in won}
            if shown.value:
                with_ = "-both" if len(won) == 2 else "-all" if len(won) > 2 else ""
                hand = end.name(share, shown, cards=cards and len(won) == 1, inside=True)
                yield say(f"{key}-with{with_}", won=each, hand=hand, **told)
                continue
        yield say(key, won=each, **told)


def _odd(end: Showdown, pots: Iterable[Sequence[Won | Award]]) -> Iterator[Phrase]:
    """Where odd chips go: between shares, and within one."""
    said: dict[Phrase, None] = {}
    shares = {share.id: share for share in end.compared.shares}
    for parts in pots:
        said |= dict.fromkeys(odd_between(end, parts))
        for name in dict.fromkeys(w.share for w in parts):
            won = [w for w in parts if w.share == name]
            if name in shares and max(w.chips for w in won) > min(w.chips for w in won):
                said[within(end, shares[name], won)] = None
    yield from said


def odd_between(end: Showdown, parts: Sequence[Won | Award] | None = None) -> Iterator[Phrase]:
    """Which share of a pot has one chip more than the others."""
    sums: dict[str, int] = {}
    for w in end.paid if parts is None else parts:
        sums[w.share] = sums.get(w.share, 0) + w.chips
    if len(sums) < 2 or max(sums.values()) != min(sums.values()) + 1:
        return
    more = [share for share in end.compared.shares if sums.get(share.id) == max(sums.values())]
    if len(more) == 1:
        yield say("told-odd-board" if more[0].lines else "told-odd-share", share=side_of(more[0]))


def within(end: Showdown, share: Share, won: Sequence[Won | Award]) -> Phrase:
    """Which of several winners of a share receives the odd chip."""
    lucky = [end.names[w.seat] for w in won if w.chips == max(other.chips for other in won)]
    more = "-more" if len(lucky) > 1 else ""
    return say(f"told-odd-{end.game.odd_chips_within(share)}{more}", seats=lucky)


def winners(end: Showdown) -> list[Phrase]:
    """Who wins with what, where no pot is named."""
    shares = {share.id: share for share in end.compared.shares}
    won: dict[str, list[int]] = {}
    for w in end.paid:
        won.setdefault(w.share, []).append(w.seat)
    several = len(shares) > 1 and not end.game.first_won
    items = []
    for name, seats in won.items():
        share = shares[name]
        shown = next(s for s in end.hands(share) if s.seat == seats[0])
        told = {"share": share_of(end.game, share)} if several else {}
        key = "told-best-of" if several else "told-best" if len(seats) == 1 else "told-best-tie"
        hand = end.name(share, shown, cards=False)
        items.append(say(key, seats=[end.names[seat] for seat in seats], hand=hand, **told))
    return [say("told-sentence", text=listed(items)), *fails(end, end.compared.shares)]


# Share by share


def _by_rows(end: Showdown) -> bool:
    """Whether a hand takes one card from each row, so that its cards have to be told."""
    layout = layout_in_force(end.game, {})
    return layout is not None and bool(layout.one_from_each)


def _share_lines(end: Showdown) -> list[Title]:
    """A line for each share that is won, with the row from which each card of the board comes."""
    lines: list[Title] = []
    for share in end.compared.shares:
        winners = end.winners(share)
        if winners:
            chips = sum(w.chips for w in end.paid if w.share == share.id)
            title = say("told-share-of", share=share_of(end.game, share), chips=chips)
            lines.append((share.id, title, _from_rows(end, share, winners)))
    if not lines:
        return [("showdown", say("told-showdown"), flow(awards(end, hands=False)))]
    after = flow([lines[-1][2], *fails(end, end.compared.shares), *_odd(end, [end.paid])])
    return [*lines[:-1], (lines[-1][0], lines[-1][1], after)]


def _from_rows(end: Showdown, share: Share, winners: Sequence[Shown]) -> Phrase:
    layout = layout_in_force(end.game, {})
    rows = layout.one_from_each if layout else ()
    number = {
        end.compared.board[slot]: n
        for n, row in enumerate(rows, 1)
        for slot in row
        if slot in end.compared.board
    }
    used = sorted((number[card], card) for card in winners[0].cards if card in number)
    items = [say("told-from-row", n=n, cards=marked((card,))) for n, card in used]
    seats = tuple(end.names[shown.seat] for shown in winners)
    return say("told-uses-rows", seats=seats, hand=end.name(share, winners[0], cards=False), rows=items)
