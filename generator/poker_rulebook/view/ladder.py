"""Hands from the rarest down, with how often each is dealt, and the scales for low side by side, on one ladder.

A rung of the scales is a top card, or below these a class that makes a low weaker.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import comb, log10

from msgspec import Struct

from poker_rulebook.book.load import Book
from poker_rulebook.book.parts import Deck
from poker_rulebook.cards import RANKS, texts
from poker_rulebook.figures.odds import DECK, by_best_value, by_value, one_in
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.samples import class_samples
from poker_rulebook.view.scales import USUAL_ORDER
from poker_rulebook.view.sentences import Phrase, heading, say
from poker_rulebook.view.tree import CardText
from poker_rulebook.view.wording import cards_of, scale_name

HIGH, LOWS = "high", ("ace-to-five", "ace-to-six", "deuce-to-seven")
FEW, MANY = 5, 7  # cards that are dealt
MARKS = tuple(10**n for n in range(1, 6))  # of the scale of odds: one in ten, in a hundred, …
FIRST, LAST = log10(1.5), 6.0  # where the scale begins and ends
FOLLOWED = ("5-4-3-2-A", "6-5-4-3-2", "7-5-4-3-2", "7-5-4-3-2 suited")  # hands that change their place


class HighRung(Struct, frozen=True):
    """A class of hands where the highest wins.

    few, many    the chance that five cards are such a hand, and that the best five of seven are
    hands        how many of five cards there are
    """

    id: str
    name: Phrase
    sample: CardText
    hands: int
    few: Fraction
    many: Fraction

    @property
    def said(self) -> tuple[Phrase, Phrase]:
        few, many = (say("table-one-in", n=one_in(chance)) for chance in (self.few, self.many))
        return few, many

    @property
    def at(self) -> tuple[float, float]:
        few, many = (on_scale(float(1 / chance)) for chance in (self.few, self.many))
        return few, many


class LowHand(Struct, frozen=True):
    """The best hand of a rung on one scale.

    hand      '' where the scale has no such hand;  why    the reason for that, in few words
    chance    that five cards are as good as some hand of the rung; of a class, that they are of it
    """

    hand: Phrase
    chance: Fraction | None
    why: Phrase

    @property
    def said(self) -> Phrase:
        return say("table-one-in", n=one_in(self.chance)) if self.chance else ""


class LowRung(Struct, frozen=True):
    """A rung of all scales.    is_class    whether it is a class of hands that count against a low"""

    id: str
    name: Phrase
    is_class: bool
    hands: tuple[LowHand, ...]


class LowScale(Struct, frozen=True):
    """rule    the id of the general rule that explains it"""

    name: Phrase
    rule: str
    ace: Phrase
    straights: Phrase


class FollowedHand(Struct, frozen=True):
    """A hand, and its rung on every scale, counted from the top."""

    hand: Phrase
    rungs: tuple[int, ...]


class Ladder(Struct, frozen=True):
    """all_few    how many hands of five cards there are"""

    all_few: int
    highs: tuple[HighRung, ...]
    scales: tuple[LowScale, ...]
    lows: tuple[LowRung, ...]
    followed: tuple[FollowedHand, ...]

    def counted(self, rung: HighRung) -> Phrase:
        return say("ladder-hands", n=rung.hands, all=self.all_few)


def on_scale(deals: float) -> float:
    """Where one in so many deals stands on a scale from 0 to 1 on which each step is ten times as rare."""
    return round((log10(deals) - FIRST) / (LAST - FIRST), 4)


def ladder(book: Book) -> Ladder | None:
    """The ladder of the book's rankings, all of it counted; None where the book has not all of them."""
    if not {HIGH, *LOWS} <= {*book.rankings}:
        return None
    deck = book.decks[DECK]
    lows = [book.rankings[id_] for id_ in LOWS]
    rungs = tuple(_low_rungs(lows, deck))
    order = [rung.id for rung in rungs]
    followed = tuple(
        FollowedHand(_hand(hand), tuple(order.index(_rung(low, low.value(cards_of(hand)))) for low in lows))
        for hand in FOLLOWED
    )
    return Ladder(
        comb(deck.size, FEW),
        tuple(_high_rungs(book.rankings[HIGH], deck)),
        tuple(map(_scale, lows)),
        rungs,
        followed,
    )


def _high_rungs(ranking: Ranking, deck: Deck) -> Iterator[HighRung]:
    few = _by_class(ranking, by_value(deck.cards, ranking))
    many = _by_class(ranking, by_best_value(deck.cards, ranking, MANY))
    for id_, hand in class_samples(ranking):
        odds = (Fraction(counts[id_], comb(deck.size, n)) for n, counts in ((FEW, few), (MANY, many)))
        yield HighRung(id_, heading(say(f"class-{id_}")), texts(hand), few[id_], *odds)


def _by_class(ranking: Ranking, values: Mapping[int, int]) -> dict[str, int]:
    """Class, with the royal flush as one of its own -> hands."""
    counts: dict[str, int] = {}
    for value, ways in values.items():
        entry = ranking.tables.entries[value]
        assert entry is not None
        category = ranking.category(entry)
        counts[category] = counts.get(category, 0) + ways
    return counts


def _low_rungs(lows: Sequence[Ranking], deck: Deck) -> Iterator[LowRung]:
    places = [_places(low, by_value(deck.cards, low)) for low in lows]
    there = {id_ for of_scale in places for id_ in of_scale}
    tops = [rank for rank in RANKS if rank in there]
    for id_ in (*tops, *(name for name in reversed(USUAL_ORDER) if name in there)):
        hands = (
            _low_hand(low, id_, of_scale.get(id_), comb(deck.size, FEW))
            for low, of_scale in zip(lows, places, strict=True)
        )
        name = say("ladder-top", rank=id_) if id_ in RANKS else heading(say(f"class-{id_}"))
        yield LowRung(id_, name, id_ not in RANKS, tuple(hands))


def _rung(low: Ranking, value: int) -> str:
    """The top card of a hand, or its class where that makes it weaker."""
    entry = low.tables.entries[value]
    assert entry is not None
    return RANKS[entry.ranks[0]] if entry.category == "high-card" else entry.category


def _places(low: Ranking, values: Mapping[int, int]) -> dict[str, tuple[str, int]]:
    """Rung -> the ranks of its best hand, and the hands that are as good as some of it; of a class, those of it."""
    found: dict[str, tuple[str, int]] = {}
    better = 0
    for value, ranks in low.classes():
        id_, ways = _rung(low, value), values[value]
        better += ways
        best, before = found.get(id_, (ranks, 0))
        found[id_] = best, better if id_ in RANKS else before + ways
    return found


def _low_hand(low: Ranking, id_: str, found: tuple[str, int] | None, deals: int) -> LowHand:
    if found:
        return LowHand(_hand(found[0]), Fraction(found[1], deals), "")
    if id_ not in RANKS:
        return LowHand("", None, say("ladder-no-class"))
    lower = [
        rank
        for rank in reversed(low.rules.ranks)
        if low.rules.strength[rank] <= low.rules.strength[RANKS.index(id_)]
    ]
    if len(lower) == low.size and id_ != "A":
        ranks = "-".join(RANKS[rank] for rank in reversed(lower))
        return LowHand("", None, say("ladder-straight", ranks=ranks))
    return LowHand("", None, say(f"ladder-{_ace(low)}"))


def _hand(ranks: str) -> Phrase:
    """A hand as `Ranking.classes` writes it: its ranks, and whether it is of one suit."""
    suited = ranks.endswith(" suited")
    return say("ladder-suited" if suited else "ladder-hand", ranks=ranks.removesuffix(" suited"))


def _ace(low: Ranking) -> str:
    return "ace-low" if low.rules.strength[RANKS.index("A")] == 0 else "ace-high"


def _scale(low: Ranking) -> LowScale:
    counting = "straight" in low.rules.classes
    straights = say("ladder-straights-count" if counting else "ladder-straights-ignored")
    return LowScale(
        heading(scale_name(low)), f"{low.id}-scale", heading(say(f"ladder-{_ace(low)}")), heading(straights)
    )
