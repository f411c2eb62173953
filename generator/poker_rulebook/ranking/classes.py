"""Which class a hand is, and in what order hands of one class compare.

A class is recognised by what the hand contains (a full house contains three of a kind), and a hand is the
first class of the ranking's list that it contains. So a class that the list leaves out is not counted: without
`straight` five in sequence are high cards, and with nothing but `high-card` a pair is two single cards.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, partial
from itertools import combinations_with_replacement
from typing import NamedTuple

from poker_rulebook.cards import RANK_ONE
from poker_rulebook.ranking.rules import FIVE_OF_A_KIND, FOUR_OF_A_KIND, Rules

# How many cards of the leading ranks a class needs.
GROUPS = {
    FIVE_OF_A_KIND: (5,),
    FOUR_OF_A_KIND: (4,),
    "full-house": (3, 2),
    "three-of-a-kind": (3,),
    "two-pair": (2, 2),
    "one-pair": (2,),
    "high-card": (),
}
IN_SEQUENCE = ("straight-flush", "straight")
# The only classes that a bug may complete as anything but an ace.
FILLED_BY_BUG = ("straight-flush", "flush", "straight")


class Entry(NamedTuple):
    """One distinct value, described.

    category  class name, "badugi" or "points"
    ranks     what is compared, in this order: a rank a group, then the kickers; a straight's top card
    layout    a rank for every card, in display order; empty when the value does not fix the cards
    size      number of cards that make the hand
    points    total, only in points rankings
    """

    category: str
    ranks: tuple[int, ...]
    layout: tuple[int, ...]
    size: int
    points: int | None = None


class ClassHand(NamedTuple):
    """A rank multiset, or five suited ranks, with its place in the order (larger = higher hand)."""

    ranks: tuple[int, ...]
    suited: bool
    order: tuple[int, tuple[int, ...]]
    entry: Entry


def class_hands(rules: Rules, sizes: Iterable[int]) -> Iterator[ClassHand]:
    """Every rank multiset of the given sizes, and every suited hand of full size where flushes count.

    Ranks come from the highest down. Five of one rank come only where the ranking has five of a kind.
    A hand of no class that the ranking counts is left out.
    """
    straights = {frozenset(straight): place for place, straight in enumerate(rules.straights)}
    first_class = cache(partial(_first_class, rules.classes))
    for size in sizes:
        full = size == rules.size
        suits = (False, True) if full and rules.counts_flushes else (False,)
        for ranks in combinations_with_replacement(rules.ranks, size):
            counts = tuple(sorted([ranks.count(rank) for rank in set(ranks)], reverse=True))
            if counts[0] > 4 and FIVE_OF_A_KIND not in rules.classes:
                continue
            straight = straights.get(frozenset(ranks)) if full else None
            for suited in suits if len(counts) == size else (False,):
                place = first_class(counts, suited, straight is not None)
                if rules.fourth_by_sum and counts == (3, *counts[1:]) and _adds_up(ranks, rules):
                    place = rules.classes.index(FOUR_OF_A_KIND)
                if place is not None:
                    yield _placed(rules, ranks, suited, place, straight)


def _first_class(classes: Sequence[str], counts: tuple[int, ...], suited: bool, straight: bool) -> int | None:
    """Place in the list of the first class that a hand contains, None when there is none.

    counts  how many cards of each rank, most first
    """
    for place, category in enumerate(classes):
        needed = GROUPS.get(category, ())
        if (
            (suited or category not in ("flush", "straight-flush"))
            and (straight or category not in IN_SEQUENCE)
            and len(counts) >= len(needed)
            and all(have >= need for have, need in zip(counts, needed, strict=False))
        ):
            return place
    return None


def _placed(
    rules: Rules, ranks: tuple[int, ...], suited: bool, place: int, straight: int | None
) -> ClassHand:
    """The hand with its order inside its class."""
    category = rules.classes[place]
    if category in IN_SEQUENCE and straight is not None:
        # Straights compare by their place in the list: 5-4-3-2-A stands below 6-5-4-3-2.
        layout = rules.straights[straight]
        return ClassHand(
            ranks, suited, (-place, (-straight,)), Entry(category, layout[:1], layout, len(ranks))
        )
    compared, layout = _compared(category, ranks, rules)
    order = tuple([rules.strength[rank] for rank in compared])
    return ClassHand(ranks, suited, (-place, order), Entry(category, compared, layout, len(ranks)))


def _compared(category: str, ranks: tuple[int, ...], rules: Rules) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The ranks to compare, groups first, and the rank of every card in display order."""
    needed = GROUPS.get(category, ())
    if not needed:
        return ranks, ranks
    by_group = sorted(set(ranks), key=lambda rank: (ranks.count(rank), rules.strength[rank]), reverse=True)
    lead = tuple(by_group[: len(needed)])
    if category == FOUR_OF_A_KIND and ranks.count(lead[0]) == 3:
        return lead, lead * 3  # the two cards that add up are not compared
    kickers = list(ranks)
    layout: list[int] = []
    for rank, count in zip(lead, needed, strict=True):
        layout += [rank] * count
        for _ in range(count):
            kickers.remove(rank)
    return (*lead, *kickers), (*layout, *kickers)


def _adds_up(ranks: tuple[int, ...], rules: Rules) -> bool:
    """Whether the cards beside three of a kind add up to its rank, as in 8-8-8-6-2 (Quick Quads)."""
    numbers = rules.fourth_by_sum
    trips = max(ranks, key=ranks.count)
    others = [rank for rank in ranks if rank != trips]
    if len(others) != 2 or not numbers.keys() >= set(ranks):
        return False
    return sum(numbers[rank] for rank in others) == numbers[trips]


def rank_key(ranks: Iterable[int]) -> int:
    """The rank part of the sum of cards with these ranks."""
    return sum([RANK_ONE[rank] for rank in ranks])
