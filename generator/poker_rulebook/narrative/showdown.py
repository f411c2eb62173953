"""A showdown as text: the hands, strongest first, who wins what, and why.

Also the lines of an example that begins at the showdown, with board and hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from poker_rulebook.book.model import MAIN, Example, Game
from poker_rulebook.book.parts import Share, in_force
from poker_rulebook.book.steps import Remove, Roll, only
from poker_rulebook.cards import JOKER_BUG, RANKS, Cards, rank_of, suit_of, texts
from poker_rulebook.document.lines import NarrativeLine, headed, titled
from poker_rulebook.language.sentences import (
    Phrase,
    Sentence,
    as_said,
    flow,
    heading,
    joined,
    listed,
    say,
    sentence,
    unbroken,
    written,
)
from poker_rulebook.language.text import marked_cards
from poker_rulebook.language.wording import (
    deciding_ranks,
    floor,
    hand_kind,
    named_after,
    points_text,
    rank_names,
    share_name,
    short_name,
    side_of,
)
from poker_rulebook.narrative.actions import (
    card_marks,
    cards_on_table,
    declarations,
    matched,
    on_board,
    outcome,
    pot_narrative,
    rolled,
    short_line,
)
from poker_rulebook.play.comparing import (
    Compared,
    down_cards,
    layout_in_force,
)
from poker_rulebook.play.dealing import outcome_of
from poker_rulebook.play.events import Won
from poker_rulebook.play.judging import Judgement, Tableau
from poker_rulebook.play.pots import ALL, BOTH, Award, Pot, playing, plays_for, unqualified_winners
from poker_rulebook.play.pots import awards as paid_for
from poker_rulebook.play.reasons import UNEXPECTED, Reason, reasons
from poker_rulebook.ranking.ranking import Made

# --- why a hand wins, as text: one sentence for each reason of poker_rulebook.play.reasons


Values = dict[str, Any]

ONE_OF = ("one-of-clubs", "one-of-diamonds", "one-of-hearts", "one-of-spades")  # by number of the suit


def because(compared: Compared, share: Share, names: Sequence[str], reason: Reason) -> Phrase:
    """The sentence for a reason.    names    of the seats, by number"""
    values: Values = {"seats": [names[seat] for seat in reason.winners]}
    values |= {"winner": names[reason.winners[0]]} if reason.winners else {}
    values |= {"loser": names[reason.loser]} if reason.loser is not None else {}
    values |= dict(zip(("rank", "lower"), reason.ranks, strict=False))
    values |= dict(zip(("n", "m"), reason.numbers, strict=False))
    told = TOLD[reason.kind](compared, share, reason) if reason.kind in TOLD else {}
    key = str(told.pop("key", reason.why))
    values |= told
    return say(f"because-{key}", **{name: values[name] for name in ASKED[key]})


def _hand(compared: Compared, share: Share, seat: int | None) -> Phrase:
    """The name of a seat's hand."""
    assert seat is not None
    cards = compared.counted(compared.best(share, seat)[1], seat)
    return short_name(share.ranking, cards, compared.own(share, seat))


def _both(compared: Compared, share: Share, reason: Reason) -> Values:
    return {
        "hand": _hand(compared, share, reason.winners[0]),
        "other": _hand(compared, share, reason.loser),
    }


def _class(category: str) -> Phrase:
    return say(f"class-{category}")


def _qualify(compared: Compared, share: Share, reason: Reason) -> Values:
    if reason.why == "first-won":
        return {"share": side_of(share), "other": side_of(compared.shares[0])}
    if share.down_suit:
        suit = say(f"one-of-{share.down_suit}")
        return {"key": "nobody-down" if reason.loser is None else "qualify-down", "suit": suit}
    if not share.qualifier:
        return {"key": "nobody-at-all" if reason.loser is None else "qualify-none", "share": side_of(share)}
    least = {"least": floor(share.ranking, share.qualifier)}
    if reason.loser is None:
        return least
    if not reason.belief:
        return {"key": "qualify-lacks", **least}
    return {"hand": short_name(share.ranking, reason.belief, compared.own(share, reason.loser)), **least}


def _gate(compared: Compared, share: Share, reason: Reason) -> Values:
    if not reason.cards:
        return {}
    cards = marked_cards(texts(reason.cards[reason.winners[0]]))
    return {"cards": cards, "ranks": [say(f"rank-{RANKS[rank]}") for rank in share.ranking.rules.ahead]}


def _use(compared: Compared, share: Share, reason: Reason) -> Values:
    if reason.why == "use-down":
        return {"cards": marked_cards(texts(next(iter(reason.cards.values())))), "share": share_name(share)}
    if reason.why == "use-many":
        return _both(compared, share, reason)
    hand = {"hand": _believed(compared, share, reason)}
    if reason.why == "use-removed":
        return hand if only(Remove, compared.game.play) else {**hand, "key": "use-turned"}
    if reason.why == "use-lines":
        return hand
    counts = [say("essence-number", n=n) for n in reason.numbers[1:]]
    return {**hand, "m": reason.numbers[-1], "counts": counts}


def _believed(compared: Compared, share: Share, reason: Reason) -> Phrase:
    """The hand that the loser may have believed in by its name; by its ranks, if the hand that counts is called the same."""
    name, cards = short_name(share.ranking, reason.belief), share.ranking.made(reason.belief).cards
    same = name == _hand(compared, share, reason.loser) and max(cards) < JOKER_BUG
    return unbroken(_ranks(cards).replace("-", "")) if same else name


def _tie(compared: Compared, share: Share, reason: Reason) -> Values:
    return _use(compared, share, reason) if reason.belief else {}


def _ranks(cards: Cards) -> str:
    return "-".join(RANKS[rank_of(card)] for card in cards if card < JOKER_BUG)


def _wild(compared: Compared, share: Share, reason: Reason) -> Values:
    seat = reason.loser if reason.why == "wild-bug" else reason.winners[0]
    assert seat is not None
    return {"hand": _hand(compared, share, seat), "cards": marked_cards(texts(reason.cards[seat]))}


def _order(compared: Compared, share: Share, reason: Reason) -> Values:
    if reason.why == "order-class":
        return {"hand": _class(reason.ranks[0]), "other": _class(reason.ranks[1])}
    if reason.why == "order-sum":
        return {"hand": _hand(compared, share, reason.winners[0])}
    cards = next(iter(reason.cards.values()))
    told: Values = {"ranks": _ranks(cards)}
    if reason.why == "order-against":
        told |= {"hand": _class(share.ranking.made(cards).category)}
    return told


def _count(compared: Compared, share: Share, reason: Reason) -> Values:
    assert reason.loser is not None
    if reason.why not in ("count-suits", "count-ranks"):
        return {"cards": marked_cards(texts(reason.cards[reason.loser]))}
    held = {suit_of(card) for card in compared.own(share, reason.loser)}
    lacking = [name for suit, name in enumerate(ONE_OF) if suit not in held]
    return (
        {"key": "count-no-suit", "suit": say(lacking[0])}
        if reason.why == "count-suits" and len(lacking) == 1
        else {}
    )


def _classes(compared: Compared, share: Share, reason: Reason) -> Values:
    kinds = (
        {"stronger": _class(reason.ranks[0]), "weaker": _class(reason.ranks[1])}
        if reason.why == "class"
        else {}
    )
    return {**kinds, **_both(compared, share, reason)}


def _rank(compared: Compared, share: Share, reason: Reason) -> Values:
    of_run = {"hand": _class(reason.same[0])} if reason.why.startswith("rank-top") else {}
    return {**of_run, "same": reason.same[0]} if reason.same else {}


def _kicker(compared: Compared, share: Share, reason: Reason) -> Values:
    return {"hand": _hand(compared, share, reason.winners[0])}


def _card(compared: Compared, share: Share, reason: Reason) -> Values:
    if len(reason.same) == 1:
        return {"key": "card-second", "same": reason.same[0]}
    return {"same": "-".join(reason.same)}


def _suit(compared: Compared, share: Share, reason: Reason) -> Values:
    assert reason.loser is not None
    mine, his = (marked_cards(texts(reason.cards[seat])) for seat in (reason.winners[0], reason.loser))
    return {"cards": mine, "others": his}


def _total(compared: Compared, share: Share, reason: Reason) -> Values:
    seats = [seat for seat in (*reason.winners, reason.loser) if seat is not None]
    mine, his = (share.ranking.made(compared.best(share, seat)[1]) for seat in seats)
    if share.ranking.rules.compare == "points":
        hand, other = (say("hand-points", points=made.points or 0) for made in (mine, his))
        return {"hand": hand, "other": other, "n": len(mine.cards), "m": len(his.cards)}
    goal = points_text(share.ranking.rules.target)
    return {"hand": points_text(mine.points or 0), "other": points_text(his.points or 0), "goal": goal}


TOLD = {
    "qualify": _qualify, "gate": _gate, "use": _use, "wild": _wild, "order": _order, "class": _classes, "rank": _rank,
    "kicker": _kicker, "card": _card, "total": _total, "count": _count, "suit": _suit, "tie": _tie,
}  # fmt: skip
ASKED = {  # the values of each message; it is given no others
    key: names.split()
    for names, keys in {
        "": "order-pairs order-pairs-low order-for tie-board",
        "hand other": "order-class",
        "least": "nobody",
        "least n m": "nobody-board",
        "loser": "gate-both gate-barred order-ace",
        "loser cards share": "use-down",
        "loser hand": "use-lines use-removed use-turned wild-bug",
        "loser hand counts n": "use-exactly",
        "loser hand least": "qualify",
        "loser hand m": "use-none",
        "loser hand n m": "use-at-most",
        "loser hand ranks": "order-against",
        "loser least": "qualify-lacks",
        "loser share": "qualify-none",
        "loser suit": "qualify-down",
        "ranks": "order-run",
        "seats": "tie",
        "seats loser rank n": "tie-sixth",
        "share": "nobody-at-all",
        "share other": "first-won",
        "suit": "nobody-down",
        "winner cards ranks": "gate",
        "winner hand": "wild-joker order-sum",
        "winner hand cards": "wild",
        "winner hand cards rank": "wild-as",
        "winner hand rank": "wild-joker-as",
        "winner loser hand other": "class-low class-low-pairs points points-low",
        "winner loser hand n m": "points-cards",
        "winner loser cards others": "suit",
        "winner loser hand other goal": "total total-same total-over",
        "winner loser hand other stronger weaker": "class",
        "winner loser hand rank lower": "rank-top rank-top-low kicker",
        "winner loser n m": "count count-suits count-ranks",
        "winner loser n m suit": "count-no-suit",
        "winner loser n m cards": "count-suit count-rank",
        "winner loser rank lower": "rank-five-of-a-kind rank-four-of-a-kind rank-full-house rank-three-of-a-kind rank-two-pair rank-one-pair card-only card-first",
        "winner loser rank lower same": "rank-full-house-next rank-two-pair-next card-second card-next",
        "winner loser hand other n": "use-many",
    }.items()
    for key in keys.split()
}


# --- a showdown as text: the hands, strongest first, and who wins what, pot by pot and share by share


BOARDS = ("upper", "lower")
NAMED_ANYWAY = ("wild", "wild-joker", "gate-barred")  # reasons that say no more than what is told beside them
CHOSEN = ("straight", "flush", "full-house", "straight-flush", "royal-flush")  # five cards that play together

Payments = Sequence[Won | Award]


class ShownHand(Struct, frozen=True):
    """The hand of one seat for one share.    value    0 if the hand does not qualify"""

    seat: int
    value: int
    cards: Cards


class Showdown(Struct, frozen=True):
    """The hands of a showdown, and what was paid for them.

    seats    the seats that show, in order
    paid     the awards, pot by pot
    full     whether the five cards of every hand are shown if they were chosen from more
    pots     the seats that may win each pot; () if all may win all
    """

    names: Sequence[str]
    compared: Compared
    seats: Sequence[int]
    paid: Payments
    full: bool = False
    pots: Sequence[Sequence[int]] = ()

    @property
    def game(self) -> Game:
        return self.compared.game

    @property
    def shares(self) -> Sequence[Share]:
        return self.compared.shares

    @property
    def divided(self) -> bool:
        """Whether each share takes a part of the pot."""
        return len(self.shares) > 1 and not self.game.first_won

    def uncontested(self, pot: int) -> bool:
        """Whether one player alone is left in a pot whose parts would be won by different hands."""
        return self.divided and len(self.pots) > pot and len(self.pots[pot]) == 1

    def won(self, share: Share) -> Payments:
        """What was paid for a share."""
        return [w for w in self.paid if w.share == share.id]

    def unqualified(self, paid: Payments) -> bool:
        """Whether the strongest hand took these chips although nobody qualified for them."""
        return any(w.share != ALL and not self.compared.values[w.share][w.seat] for w in paid)

    def without_qualifier(self) -> Showdown:
        """The same hands for the first share alone, for which every hand qualifies."""
        return replace(self, compared=self.compared.unqualified())

    def share(self, id_: str) -> Share | None:
        return next((share for share in self.shares if share.id == id_), None)

    def hands(self, share: Share) -> list[ShownHand]:
        """The hands for a share, the strongest first, equal ones in the order of the seats."""
        seats = playing(self.compared, share, self.seats)
        found = [ShownHand(seat, *self.compared.best(share, seat)) for seat in seats]
        return sorted(found, key=lambda each: -each.value)

    def seats_of(self, group: Sequence[ShownHand]) -> tuple[str, ...]:
        return tuple(self.names[shown.seat] for shown in group)

    def hand_of(self, share: Share, seat: int) -> ShownHand:
        return next(shown for shown in self.hands(share) if shown.seat == seat)

    def name(self, share: Share, shown: ShownHand, *, cards: bool = True, inside: bool = False) -> Phrase:
        """The name of a hand, with its cards if it matters which were chosen.    inside    whether it is in brackets"""
        counted = self.compared.counted(shown.cards, shown.seat)
        called = short_name(share.ranking, counted, self.compared.own(share, shown.seat))
        if not cards or not self.cards_matter(share, shown):
            return called
        return say("told-hand-inside" if inside else "told-hand", hand=called, cards=card_marks(shown.cards))

    def tied(self, share: Share, group: Sequence[ShownHand]) -> Phrase:
        """The name of a hand that several seats have, with the cards of each."""
        hand = self.name(share, group[0], cards=False)
        if not self.cards_matter(share, group[0]):
            return hand
        cards = list(dict.fromkeys(card_marks(shown.cards) for shown in group))
        return say("told-hand", hand=hand, cards=say("told-rows", rows=cards))

    def unlike(self, share: Share, group: Sequence[ShownHand], *, cards: bool = False) -> Phrase:
        """That hands of different names are equally strong, as 6½ and 7½ are as far from seven; '' if all are called the same."""
        names = [self.name(share, shown, cards=False) for shown in group] if len(group) > 1 else []
        if len({*names}) < 2:
            return ""
        hands = [self.tied(share, [shown]) for shown in group] if cards else names
        told = zip(group, hands, strict=True)
        return say(
            "told-tie-unlike",
            hands=[say("told-shows", seats=self.seats_of([it]), hand=hand) for it, hand in told],
        )

    def made(self, share: Share, shown: ShownHand) -> Made:
        return share.ranking.made(self.compared.counted(shown.cards, shown.seat))

    def cards_matter(self, share: Share, shown: ShownHand) -> bool:
        made = self.made(share, shown)
        if share.ranking.size == 1:
            return False  # a hand of one card is named by that card
        if self.full and made.points is not None:
            return True
        if self.full:
            lies = len(self.compared.own(share, shown.seat)) + 5 * (share.board != (0, 0))
            return lies > share.ranking.size
        exact = share.own[0] == share.own[1] and share.board != (0, 0)
        return exact and made.category in CHOSEN and any(w.seat == shown.seat for w in self.won(share))


# Hands


def contest(end: Showdown, share: Share) -> Phrase:
    """Every hand, strongest first, equal ones joined; hands of the same name with the ranks that tell them apart.

    After them stands why the next hand does not win, where that is not plain.
    """
    groups = [list(group) for _, group in groupby(end.hands(share), key=lambda shown: shown.value)]
    items: list[Phrase] = []
    for _, named in groupby(
        groups, key=lambda group: end.name(share, group[0], cards=False) if group[0].value else ""
    ):
        alike = list(named)
        further = _further(end, share, alike)
        if further:
            hand = end.name(share, alike[0][0], cards=False)
            items.append(listed(with_ranks(hand, [*map(end.seats_of, alike)], further)))
        else:
            items += (
                _alone(end, share, group, first=group is groups[0], again=group is not alike[0])
                for group in alike
            )
    return joined([hands_in_order(items), surprise(end, share)])


def hands_in_order(items: Sequence[Phrase]) -> Phrase:
    """Hands as one sentence, further apart where several of one name are joined by commas."""
    apart = len(items) > 1 and any(isinstance(item, Sentence) and item.key == "commas" for item in items)
    return sentence([say("told-apart", items=items)] if apart else items)


def _further(end: Showdown, share: Share, groups: Sequence[Sequence[ShownHand]]) -> list[tuple[str, ...]]:
    """For hands of the same name the deciding ranks; none if their cards are told anyway or only suits differ."""
    if len(groups) < 2 or not groups[0][0].value or (end.full and end.cards_matter(share, groups[0][0])):
        return []
    return deciding_ranks([end.made(share, group[0]) for group in groups])


def with_ranks(
    hand: Phrase, groups: Sequence[Sequence[str]], further: Sequence[tuple[str, ...]]
) -> Iterator[Phrase]:
    """Seats with hands of one name, which is said once, told apart by their further ranks."""
    for number, (seats, ranks) in enumerate(zip(groups, further, strict=True)):
        key = "told-same-kicker" if number else "told-kicker"
        named = {} if number else {"hand": hand}
        told: dict[str, Phrase] = {"rank": ranks[0]} if len(ranks) == 1 else {"ranks": "-".join(ranks)}
        yield say(key if len(ranks) == 1 else f"{key}s", seats=seats, **named, **told)


def _alone(end: Showdown, share: Share, group: Sequence[ShownHand], *, first: bool, again: bool) -> Phrase:
    """A group of equal hands by name.    again    whether the stronger hands before them have the same name"""
    seats = end.seats_of(group)
    if not group[0].value and first and len(seats) == len(end.seats) > 1:
        return say("told-no-hands-all")
    if not group[0].value:
        return say("told-no-hand" if len(seats) == 1 else "told-no-hands", seats=seats)
    if again and end.game.equal_hands == "suit":
        return say("told-lower-suits", seats=seats)
    if unlike := end.unlike(share, group, cards=True):
        return unlike
    tie = (
        ("told-tie-both" if len(group) == 2 else "told-tie-all") if len(group) > 1 and first else "told-shows"
    )
    return say(tie, seats=seats, hand=end.tied(share, group))


def contests(end: Showdown, shares: Sequence[Share]) -> list[Phrase]:
    """The hands for each of these shares; the share is named if there are several."""
    told = [(share_of(end.game, share), contest(end, share)) for share in shares]
    return [say("told-line", title=title, text=text) if len(shares) > 1 else text for title, text in told]


def wild_ranks(end: Showdown) -> list[Phrase]:
    """The ranks made wild by the cards of this hand; ranks that are always wild are not told."""
    wild = end.game.wild
    if wild.lowest:
        each = [
            say("told-wild-of", seat=end.names[seat], ranks=rank_names(sorted(end.compared.wild(seat))))
            for seat in end.seats
            if end.compared.wild(seat)
        ]
        return [say("told-wild-each", wild=each)] if each else []
    ranks = sorted(end.compared.wild(end.seats[0])) if wild.rank_of or wild.after is not None else []
    return [say("told-wild", ranks=rank_names(ranks))] if ranks else []


# Awards


def awards(end: Showdown, *, hands: bool, cards: bool = True, odd: bool = True) -> list[Phrase]:
    """Who wins what, pot by pot, the last side pot first.

    hands    whether the winning hands are named;  cards    whether with their cards;  odd    whether odd chips are told
    """
    pots, (before, notes) = pot_by_pot(end.paid), notes_of(end)
    if all_unqualified(end):
        return [*before, *awards(end.without_qualifier(), hands=hands, cards=cards, odd=odd)]
    shared = any(notes.values()) or any(w.share == ALL for w in end.paid)
    if len({w.seat for w in end.paid}) == 1 and not shared:
        # one player takes everything
        seat, chips = end.paid[0].seat, sum(w.chips for w in end.paid)
        won = [share for id_ in dict.fromkeys(w.share for w in end.paid) if (share := end.share(id_))]
        found = [(share, shown) for share in won for shown in end.hands(share) if shown.seat == seat]
        both = "-both" if len(won) == 2 else "-all" if len(won) > 2 else ""
        called = [
            (share, end.name(share, shown, cards=cards, inside=bool(both)))
            for share, shown in found
            if shown.value
        ]
        if not hands or not called:
            scoop = say(f"told-wins{both}", seat=end.names[seat], chips=chips)
        elif not both:
            scoop = say("told-wins-with", seat=end.names[seat], chips=chips, hand=called[0][1])
        else:
            of_shares = [
                say("told-won-with", share=share_of(end.game, share), hand=name) for share, name in called
            ]
            scoop = say(f"told-wins{both}-with", seat=end.names[seat], chips=chips, won=of_shares)
        return [*before, scoop]
    named: set[tuple[int, str]] = set()
    together = len(pots) == 1 and len(_by_share(end.paid)) == 1 and not end.divided
    told = {
        n: [
            *[as_said("part", note) for note in notes[n]],
            *_shares_won(end, pots[n], hands, cards, named, together=together),
        ]
        for n in sorted(pots, reverse=True)
    }
    odd_chips = {n: [*odd_in(end, [pots[n]])] if odd else [] for n in told}
    if len(pots) == 1:
        number, items = told.popitem()
        return [*before, *_whole_pot(end, items, hands), *odd_chips[number]]
    what = "told-pot-parts" if end.divided else "told-pot-won"
    by_pot = [pot_narrative(what, n, max(pots) + 1, parts=listed(items)) for n, items in told.items()]
    if end.divided:
        apart = [
            [say("told-awards", parts=part), *odd_chips[n]] for n, part in zip(told, by_pot, strict=True)
        ]
        return [*before, *(line for lines in apart for line in lines)]
    awarded = [say("told-awards", parts=listed(by_pot))] if by_pot else []
    return [*before, *awarded, *dict.fromkeys(odd for odds in odd_chips.values() for odd in odds)]


def pot_by_pot(paid: Payments) -> dict[int, Payments]:
    """What was paid from each pot."""
    return {n: [w for w in paid if w.pot == n] for n in dict.fromkeys(w.pot for w in paid)}


def _by_share(paid: Payments) -> dict[str, Payments]:
    return {id_: [w for w in paid if w.share == id_] for id_ in dict.fromkeys(w.share for w in paid)}


def _whole_pot(end: Showdown, items: Sequence[Phrase], hands: bool) -> Iterator[Phrase]:
    """The awards of a hand with one pot only."""
    if len({(w.share, w.chips) for w in end.paid}) == 1 and not hands:
        yield say("told-tie", seats=[end.names[w.seat] for w in end.paid], chips=end.paid[0].chips)
    else:
        # an award is a sentence by itself where a pot is not divided
        first = items[0]
        is_sentence = isinstance(first, Sentence) and first.key.startswith("told-awarded")
        yield from items if is_sentence else [say("told-awards", parts=listed(items))]


def award(end: Showdown, won: Payments, notes: Sequence[Phrase]) -> Phrase:
    """Who wins one share of one pot.    notes    what is peculiar to that pot"""
    part = listed([*[as_said("part", note) for note in notes], *_shares_won(end, won, False, False, set())])
    pots = max(w.pot for w in end.paid) + 1
    if pots > 1:
        what = "told-pot-parts" if end.divided else "told-pot-won"
        part = pot_narrative(what, won[0].pot, pots, parts=part)
    return heading(say("told-awards", parts=part))


def notes_of(end: Showdown) -> tuple[list[Phrase], dict[int, list[Phrase]]]:
    """What is said of all pots before they are awarded, and what of some: pot -> sentences, which `.part` says inside its own."""
    notes = {n: [*_notes(end, n, paid)] for n, paid in pot_by_pot(end.paid).items()}
    first = next(iter(notes.values()), [])
    common = [note for note in first if all(note in of_pot for of_pot in notes.values())]
    return common, {n: [note for note in of_pot if note not in common] for n, of_pot in notes.items()}


def _notes(end: Showdown, pot: int, paid: Payments) -> Iterator[Phrase]:
    """Why a pot is not won share by share: who declared both and lost, which share nobody wins, or that nobody qualifies."""
    if end.uncontested(pot):
        return
    seats, won = end.pots[pot] if end.pots else end.seats, {w.seat for w in paid}
    declared = end.compared.declared or {}
    if both := [end.names[seat] for seat in seats if declared.get(seat) == BOTH and seat not in won]:
        yield say("told-lost-both", seats=both)
    if any(w.share == ALL for w in paid):
        yield nobody(end)
    elif end.unqualified(paid):
        yield say("told-strongest", hand=hand_kind(end.shares[0].ranking))
    else:
        yield from fails(end, end.shares, paid, seats)


def all_unqualified(end: Showdown) -> bool:
    """Whether nobody qualified for any of the pots, which then are won by the strongest hand."""
    return bool(end.paid) and all(map(end.unqualified, pot_by_pot(end.paid).values()))


def fails(
    end: Showdown, shares: Sequence[Share], paid: Payments = (), seats: Sequence[int] = ()
) -> Iterator[Phrase]:
    """A phrase for each of these shares that nobody wins and whose part goes to another share.

    paid, seats    of one pot, and who may win it; () for all pots
    """
    won, declared = {w.share for w in paid or end.paid}, end.compared.declared
    if not end.divided or ALL in won or not won:
        return
    taker = next(share for share in end.shares if share.id in won)
    for share in shares:
        if share.id not in won:
            other = next((s for s in end.shares if s.id == share.otherwise and s.id in won), taker)
            played = any(plays_for(declared, seat, share.id) for seat in seats or end.seats)
            after = named_after(end.game, share)
            key = (
                f"told-fails-{after}"
                if declared is None
                else "told-not-won"
                if played
                else "told-not-declared"
            )
            name = share_name(share) if key == "told-fails-board" else share_of(end.game, share)
            yield say(key, share=name, other=side_of(other))


def nobody(end: Showdown) -> Phrase:
    """That no share is won."""
    return say("told-nobody" if end.compared.declared is None else "told-nobody-declared")


def share_of(game: Game, share: Share) -> Phrase:
    """A share named by a single word, such as "high" or "upper"."""
    return short_line(game, share.id) if share.lines and share.id in BOARDS else share_name(share)


def _shares_won(
    end: Showdown,
    parts: Payments,
    hands: bool,
    cards: bool,
    named: set[tuple[int, str]],
    *,
    together: bool = False,
) -> Iterator[Phrase]:
    """Each share of one pot with its winners; a hand is named once.    together    whether nothing else is told"""
    if end.uncontested(parts[0].pot):
        yield say("told-to", seat=end.names[parts[0].seat], chips=sum(w.chips for w in parts))
        return
    for id_, won in _by_share(parts).items():
        strongest = end.unqualified(won)
        of = end.without_qualifier() if strongest else end
        share = of.share(id_)
        each = [*_each(end, won)]
        told = {"share": share_of(end.game, share)} if share and of.divided else {}
        key = "told-award-share" if told else "told-award"
        if share and (hands or strongest) and (won[0].seat, id_) not in named:
            shown = of.hand_of(share, won[0].seat)
            named |= {(w.seat, id_) for w in won}
            if shown.value:
                with_ = "with-both" if len(won) == 2 else "with-all" if len(won) > 2 else "with"
                hand = of.name(share, shown, cards=cards and len(won) == 1, inside=True)
                if unlike := of.unlike(share, [of.hand_of(share, w.seat) for w in won]):
                    with_, hand = "unlike", unlike
                key = "told-awarded" if together else key
                yield say(f"{key}-{with_}", won=each, hand=hand, **told)
                continue
        yield say(key, won=each, **told)


def _each(end: Showdown, won: Payments, key: str = "told-to") -> Iterator[Phrase]:
    """Who receives how much; seats that receive the same amount are joined."""
    for chips in dict.fromkeys(w.chips for w in won):
        seats = [end.names[w.seat] for w in won if w.chips == chips]
        if len(seats) > 1:
            yield say(f"{key}-each", seats=seats, chips=chips)
        else:
            yield say(key, seat=seats[0], chips=chips)


def winners(end: Showdown) -> list[Phrase]:
    """Who wins with which hand, without any pot being named."""
    if all_unqualified(end):
        return [*notes_of(end)[0], *winners(end.without_qualifier())]
    items = []
    for share, won in ((share, end.won(share)) for share in end.shares):
        if won:
            told = {"share": share_of(end.game, share)} if end.divided else {}
            key = "told-best-of" if end.divided else "told-best" if len(won) == 1 else "told-best-tie"
            hands = [end.hand_of(share, w.seat) for w in won]
            unlike = end.unlike(share, hands)
            if unlike and not end.divided:
                items.append(unlike)
                continue
            for group in [[shown] for shown in hands] if unlike else [hands]:
                hand = end.name(share, group[0], cards=False)
                items.append(say(key, seats=end.seats_of(group), hand=hand, **told))
    return [sentence(items), *fails(end, end.shares)]


# Odd chips


def odd_in(end: Showdown, pots: Iterable[Payments]) -> Iterator[Phrase]:
    """Where odd chips go, between shares and within a share."""
    parts = [*pots]
    yield from dict.fromkeys(odd for part in parts for odd in odd_between(end, part))
    for share in end.shares:
        told = odd_of(end, share, parts)
        yield from (as_said("of", each) for each in told) if end.divided else told


def odd_of(end: Showdown, share: Share, pots: Iterable[Payments]) -> dict[Phrase, None]:
    """Where the odd chips of a share go."""
    parts = (_by_share(part).get(share.id, []) for part in pots)
    return dict.fromkeys(odd_within(end, share, won) for won in parts if len({w.chips for w in won}) > 1)


def odd_between(end: Showdown, parts: Payments) -> Iterator[Phrase]:
    """Which share of a pot has one chip more than the others."""
    sums = {id_: sum(w.chips for w in won) for id_, won in _by_share(parts).items()}
    if len(sums) < 2 or max(sums.values()) != min(sums.values()) + 1:
        return
    more = [share for share in end.shares if sums.get(share.id) == max(sums.values())]
    if len(more) == 1:
        yield say("told-odd-board" if more[0].lines else "told-odd-share", share=side_of(more[0]))


def odd_within(end: Showdown, share: Share, won: Payments) -> Phrase:
    """Which of several winners of a share receives the odd chip."""
    lucky = [end.names[w.seat] for w in won if w.chips == max(other.chips for other in won)]
    more = "-more" if len(lucky) > 1 else ""
    return say(f"told-odd-{end.game.odd_chips_within(share)}{more}", seats=lucky, share=side_of(share))


# Why


def surprise(end: Showdown, share: Share) -> Phrase:
    """Why the best of the losing hands does not win a share, if that is not plain from the names of the hands; else ''."""
    first = min((w.pot for w in end.won(share)), default=0)
    winners = [*dict.fromkeys(w.seat for w in end.won(share) if w.pot == first)]
    found = reasons(end.compared, share, winners) if winners else []
    told = [each for each in found if each.kind in UNEXPECTED and each.why not in NAMED_ANYWAY]
    return because(end.compared, share, end.names, told[0]) if told else ""


def of_the_pot(game: Game, table: Tableau, end: Showdown) -> Iterator[tuple[str, Phrase]]:
    """The kind and the sentence of each reason that concerns chips: a share for which nobody plays, quarters, odd chips."""
    dice = {step.id for step in game.rolls}
    for share in game.showdown:
        if dice & {name for name, _ in share.when} and not in_force(share.when, table.outcomes):
            yield "qualify", say("because-absent", share=side_of(share))
    won = {share.id: [*dict.fromkeys(w.seat for w in end.won(share))] for share in end.shares}
    tied = [id_ for id_, seats in won.items() if len(seats) == 2]
    if end.divided and len(won) == 2 and all(won.values()) and len(tied) == 1:
        other = next(seats for id_, seats in won.items() if id_ != tied[0])
        values = {
            "share": side_of(game.share(tied[0])),
            "seats": [end.names[seat] for seat in won[tied[0]]],
        }
        if other[0] not in won[tied[0]]:
            yield "share", say("because-quarter", **values)
        elif len(other) == 1:
            yield "share", say("because-three-quarters", winner=end.names[other[0]], **values)
    for odd in odd_in(end, pot_by_pot(end.paid).values()):
        yield "odd", odd


def shown(
    game: Game, table: Tableau, found: Judgement, example: Example
) -> tuple[Phrase, tuple[NarrativeLine, ...]]:
    """Who wins what, and the lines of the example."""
    end, shares = showdown_shown(game, found, list(table.held), example.pot or 0), found.shares
    lines = [_head(game, table, example, end), _cards(game, table, example, end)]
    if table.declared:
        lines.append(titled("declared", say("told-declared"), declarations(game, table.declared)))
    if shares:
        lines += _results(end, example.pot)
    why = "carry-over" if shares else "house-wins"
    paying = [*matched([(seat, -chips) for seat, chips in found.chips.items() if chips < 0])]
    left = joined([*paying, say(f"told-left-{why}", chips=found.left) if found.left else ""])
    if left:
        lines.append(NarrativeLine("left", "", left))
    return heading(flow([*_winners(end, example.pot), left])), tuple(lines)


def showdown_shown(game: Game, found: Judgement, names: Sequence[str], pot: int) -> Showdown:
    """The showdown that an example begins with.    pot    its chips; 0 for none, and then no chips are awarded"""
    compared = found.compared
    assert compared
    every = Pot(pot, tuple(range(len(names))))
    paid = paid_for(game, compared, [every]) if found.shares and pot else []
    winners = {share: [*map(names.index, verdict.winners)] for share, verdict in found.shares.items()}
    if winners and not any(winners.values()) and game.if_nobody_qualifies == "strongest-hand":
        winners = unqualified_winners(game, compared, every.seats)
    won = paid or [Award(0, share, seat, 0, 0) for share, seats in winners.items() for seat in seats]
    return Showdown(names, compared, every.seats, won, full=True)


def _head(game: Game, table: Tableau, example: Example, end: Showdown) -> NarrativeLine:
    title = say("told-only-pot", chips=example.pot) if example.pot else say("told-only")
    aside = dict(table.aside or {})
    text: list[Phrase] = []
    for roll, total in (example.rolls or {}).items():
        step = game.step(roll, Roll)
        down = aside.pop(outcome_of(step, total).turns_down, None)  # a later roll finds no card left to turn
        text.append(rolled(step, total, () if down is None else (down,)))
    for choice, word in (example.chosen or {}).items():
        text.append(say("told-game", outcome=outcome(game, choice, word)))
    # whether a seat receives an odd chip because of where it sits
    lucky = {w.share for w in end.paid if isinstance(w, Award) and w.odd}
    elsewhere = (
        share.id for share in end.shares if share.id in lucky and end.game.odd_chips_within(share) != "button"
    )
    if lucky.difference(elsewhere):
        text.append(say("told-sits-first", seat=end.names[0]))
    return headed(title, joined(text))


def _cards(game: Game, table: Tableau, example: Example, end: Showdown) -> NarrativeLine:
    """The board, and the hands as they were held at the showdown."""
    called = {part.id: written(part.name) for part in game.divided}
    seats: list[Phrase] = []
    for seat, held in table.held.items():
        if isinstance(held, tuple):
            seats.append(_held(game, seat, held))
        else:
            hands = [say("told-hand-of", name=called[k], cards=card_marks(c)) for k, c in held.items()]
            seats.append(say("told-divided", seat=seat, hands=hands))
    text: list[Phrase] = []
    board = table.board | (table.aside or {})
    layout = layout_in_force(game, table.outcomes)
    if table.aside and layout and layout.id == MAIN:
        slots = [slot for row in layout.grid for slot in row if slot in board]
        down = [*table.aside.values()]  # in brackets
        text.append(sentence([cards_on_table([board[slot] for slot in slots], down)]))
    elif board:
        text.append(sentence([on_board(game, board, layout)]))
    if table.aside and not any(outcome.turns_down for step in game.rolls for outcome in step.outcomes):
        slots = [slot for row in layout.grid for slot in row] if layout else list(table.aside)
        out = tuple(table.aside[slot] for slot in slots if slot in table.aside)
        text.append(say("told-out", cards=card_marks(out)))
    if table.community:
        text.append(say("told-community", cards=card_marks(table.community)))
    text.append(sentence([say("told-apart", items=seats)] if called else seats))
    text += wild_ranks(end)
    for seat, cards in (example.exposed or {}).items():
        text.append(say("told-dealt-up", seat=seat, cards=marked_cards(cards)))
    return titled("cards", say("word-board" if board else "told-hands"), flow(text))


def _held(game: Game, seat: str, own: Cards) -> Phrase:
    """A seat's own cards, those face down in brackets if that matters."""
    counts = (
        game.wild.lowest or game.wild.after is not None or any(share.down_suit for share in game.showdown)
    )
    if down := down_cards(game, own) if counts else ():
        return say("told-lying-of", seat=seat, cards=cards_on_table(own, down))
    return say("told-holds", seat=seat, cards=card_marks(own))


def _results(end: Showdown, pot: int | None) -> Iterator[NarrativeLine]:
    shares = end.shares
    if all_unqualified(end):
        plain = end.without_qualifier()
        text = [
            *notes_of(end)[0],
            *contests(plain, plain.shares),
            *(awards(plain, hands=False) if pot else []),
        ]
        yield titled("showdown", say("told-showdown"), flow(text))
        return
    unwon = any(w.share == ALL for w in end.paid)
    if not end.divided or unwon:
        text = [] if unwon else contests(end, [share for share in shares if _shows(end, share)])
        if pot:
            text += awards(end, hands=False)
        elif not end.paid:
            text.append(nobody(end))
        yield titled("showdown", say("told-showdown"), flow(text))
        return
    won = {share.id: sum(w.chips for w in end.won(share)) for share in shares}
    if pot and all(won.values()):
        parts = [say("told-part", share=share_of(end.game, s), chips=won[s.id]) for s in shares]
        text = [sentence(parts), *odd_between(end, end.paid)]
        yield titled("halves", say("told-halves" if len(shares) == 2 else "told-parts"), flow(text))
    for share in shares:
        yield titled(share.id, share_of(end.game, share), _of_share(end, share, pot))
    paid = {end.names[seat]: sum(w.chips for w in end.paid if w.seat == seat) for seat in end.seats}
    most_first = sorted(paid.items(), key=lambda each: -each[1])
    items = [say("told-stack", seat=name, chips=n) for name, n in most_first if n]
    if pot and items:
        seats = tuple(_quartered(end))
        key = "told-quarter" if len(seats) == 1 else "told-quarter-more"
        quarter = say(key, seats=seats) if seats else ""
        yield titled("total", say("told-total"), joined([sentence(items), quarter]))


def _shows(end: Showdown, share: Share) -> bool:
    """Whether hands are told for a share; not for one that counts only if another share is not won."""
    ids = [other.id for other in end.shares]
    won = [w.share for w in end.paid if w.share != ALL]
    return not end.game.first_won or not won or ids.index(share.id) <= ids.index(won[0])


def _of_share(end: Showdown, share: Share, pot: int | None) -> Phrase:
    """The hands of one share, and its chips."""
    won, failed = end.won(share), [*fails(end, [share])]
    shown = [it for it in end.hands(share) if it.value or not failed]
    text = [contest(end, share)] if shown else []
    names = [end.names[w.seat] for w in won]
    if not won:
        text += (as_said("beside", why) for why in failed)  # beside the name of the share
    elif pot and len(won) == 1:
        text.append(say("told-wins", seat=names[0], chips=won[0].chips))
    elif pot and len({w.chips for w in won}) == 1:
        text.append(say("told-tie", seats=names, chips=won[0].chips))
    elif pot:
        each = _each(end, won, "told-gets")
        text.append(say("told-divides", chips=sum(w.chips for w in won), won=[*each]))
        text.append(odd_within(end, share, won))
    return flow(text)


def _quartered(end: Showdown) -> Iterator[str]:
    """The seats that only share one half of the pot and get nothing of the other."""
    if len(end.shares) != 2 or len({w.share for w in end.paid}) != 2:
        return
    for seat in end.seats:
        mine = [w for w in end.paid if w.seat == seat]
        if len(mine) == 1 and sum(w.share == mine[0].share for w in end.paid) == 2:
            yield end.names[seat]


def _winners(end: Showdown, pot: int | None) -> list[Phrase]:
    """Who wins with which hand, for the top of the example."""
    if pot and end.paid:
        return awards(end, hands=True, cards=False, odd=False)
    if not end.paid:
        return [nobody(end)] if end.shares else []
    return winners(end)
