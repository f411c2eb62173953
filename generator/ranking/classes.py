"""Which class a hand is, and in what order hands of one class compare.

A class is recognised by what the hand contains (a full house contains three of a kind), and a hand is the
first class of the ranking's list that it contains. So a class that the list leaves out is not counted: without
`straight` five in sequence are high cards, and with nothing but `high-card` a pair is two single cards.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

from generator.cards import RANK_ONE
from generator.ranking.rules import FIVE_OF_A_KIND, FOUR_OF_A_KIND, Rules

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


def class_hands(rules: Rules, sizes: Sequence[int]) -> Iterator[ClassHand]:
    """Every rank multiset of the given sizes, and every suited hand of full size where flushes count.

    Ranks come from the highest down. Five of one rank come only where the ranking has five of a kind.
    """
    straights = {frozenset(straight): straight for straight in rules.straights}
    for size in sizes:
        for ranks in combinations_with_replacement(rules.ranks, size):
            if ranks.count(ranks[0]) > 4 and FIVE_OF_A_KIND not in rules.classes:
                continue
            full = size == rules.size
            straight = straights.get(frozenset(ranks)) if full else None
            yield from _classified(rules, ranks, straight, suited=False)
            if full and rules.counts_flushes and len(set(ranks)) == size:
                yield from _classified(rules, ranks, straight, suited=True)


def _classified(
    rules: Rules, ranks: tuple[int, ...], straight: tuple[int, ...] | None, *, suited: bool
) -> Iterator[ClassHand]:
    """The hand under the first class it contains; nothing when the list has none for it."""
    groups = sorted({(ranks.count(rank), rules.strength[rank], rank) for rank in ranks}, reverse=True)
    counts = [count for count, _, _ in groups]
    for place, category in enumerate(rules.classes):
        if category in IN_SEQUENCE:
            if straight is None or (category == "straight-flush" and not suited):
                continue
            # Straights compare by their place in the list: 5-4-3-2-A may stand below 6-5-4-3-2.
            compared, layout = straight[:1], straight
            order: tuple[int, ...] = (-rules.straights.index(straight),)
        else:
            lead = _lead(category, groups, counts, suited, rules)
            if lead is None:
                continue
            compared, layout = _compared(category, lead, ranks, counts, rules)
            order = tuple(rules.strength[rank] for rank in compared)
        entry = Entry(category, compared, layout, len(ranks))
        yield ClassHand(ranks, suited, (-place, order), entry)
        return


def _lead(
    category: str, groups: list[tuple[int, int, int]], counts: list[int], suited: bool, rules: Rules
) -> tuple[int, ...] | None:
    """The ranks that make the hand this class, or None when it is not."""
    if category == "flush":
        return () if suited else None
    needed = GROUPS[category]
    if len(counts) >= len(needed) and all(have >= need for have, need in zip(counts, needed, strict=False)):
        return tuple(rank for _, _, rank in groups[: len(needed)])
    if category == FOUR_OF_A_KIND and counts[0] == 3 and _adds_up(groups, rules):
        return (groups[0][2],)
    return None


def _adds_up(groups: list[tuple[int, int, int]], rules: Rules) -> bool:
    """Whether the cards beside three of a kind add up to its rank, as in 8-8-8-6-2 (Quick Quads)."""
    numbers = rules.fourth_by_sum
    others = [rank for count, _, rank in groups[1:] for _ in range(count)]
    if groups[0][2] not in numbers or len(others) != 2 or not all(rank in numbers for rank in others):
        return False
    return sum(numbers[rank] for rank in others) == numbers[groups[0][2]]


def _compared(
    category: str, lead: tuple[int, ...], ranks: tuple[int, ...], counts: list[int], rules: Rules
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The ranks to compare, and the rank of every card in display order."""
    needed = GROUPS.get(category, ())
    if category == FOUR_OF_A_KIND and counts[0] == 3:
        return lead, lead * 3  # the two cards that add up are not compared
    kickers = list(ranks)
    layout: list[int] = []
    for rank, count in zip(lead, needed, strict=True):
        layout += [rank] * count
        for _ in range(count):
            kickers.remove(rank)
    kickers.sort(key=rules.strength.__getitem__, reverse=True)
    return (*lead, *kickers), (*layout, *kickers)


def rank_key(ranks: Sequence[int]) -> int:
    """The rank part of the sum of cards with these ranks."""
    return sum(RANK_ONE[rank] for rank in ranks)
