"""Who wins what, pot by pot and share by share, and where odd chips go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.play.events import Won
from poker_rulebook.play.pots import ALL, Award
from poker_rulebook.view.sentences import Phrase, Value, listed, say
from poker_rulebook.view.told_cards import short_line
from poker_rulebook.view.told_hands import Showdown, contest
from poker_rulebook.view.wording import share_name, side_of

BOARDS = ("upper", "lower")


def pot_told(what: str, number: int, pots: int, **values: Value) -> Phrase:
    """The phrase of the main pot, of the one side pot, or of a side pot with a number.

    what    how the key of these phrases begins
    """
    if number and pots > 2:
        return say(f"{what}-side-number", n=number, **values)
    return say(f"{what}-side" if number else f"{what}-main", **values)


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
        what = "told-pot-parts" if several else "told-pot-won"
        by_pot.append(pot_told(what, number, max(pots) + 1, parts=listed(items)))
    if several:
        out += [say("told-awards", parts=part) for part in by_pot]
    elif by_pot:
        out.append(say("told-awards", parts=listed(by_pot)))
    return [*out, *(odd_in(end, pots.values()) if odd else ())]


def _whole_pot(
    end: Showdown, parts: Sequence[Won | Award], items: Sequence[Phrase], hands: bool
) -> Iterator[Phrase]:
    """A pot without side pots."""
    names = [end.names[w.seat] for w in parts]
    if parts[0].share == ALL:
        yield nobody(end)
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


def nobody(end: Showdown) -> Phrase:
    """That no share is won."""
    return say("told-nobody" if end.compared.declared is None else "told-nobody-declared")


def contests(end: Showdown, shares: Sequence[Share]) -> list[Phrase]:
    """Every hand, share by share; a share is named where several are played for."""
    told = [(share_of(end.game, share), contest(end, share)) for share in shares]
    several = len(shares) > 1 and not end.game.first_won
    return [say("told-line", title=title, text=text) if several else text for title, text in told]


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


def odd_in(end: Showdown, pots: Iterable[Sequence[Won | Award]]) -> Iterator[Phrase]:
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
