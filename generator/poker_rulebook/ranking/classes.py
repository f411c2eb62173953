"""Every hand of each class: pairs and their like, straights, and four cards that count as a hand.

A class is recognised by what the hand contains (a full house contains three of a kind), and a hand is the
first class of the ranking's list that it contains. So a class that the list leaves out is not counted: without
`straight` five in sequence are high cards, and with nothing but `high-card` a pair is two single cards.

An Entry is what a value of any ranking stands for.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, product
from operator import itemgetter, mul
from typing import NamedTuple

from poker_rulebook.cards import RANK_ONE
from poker_rulebook.ranking.rules import (
    FIVE_OF_A_KIND,
    FOUR_CARD_FLUSH,
    FOUR_CARD_STRAIGHT,
    FOUR_OF_A_KIND,
    Rules,
)


class Entry(NamedTuple):
    """One distinct value, described.

    category  class name, "badugi", "points" or "total"
    ranks     what is compared, in this order: a rank a group, then the kickers; a straight's top card
    layout    a rank for every card, in display order; empty when the value does not fix the cards;
              of a total, some that make it
    size      number of cards that make the hand
    points    total, only in rankings of points and, in halves, of totals
    """

    category: str
    ranks: tuple[int, ...]
    layout: tuple[int, ...]
    size: int
    points: int | None = None


Order = tuple[int, tuple[int, ...]]  # larger = higher hand
Hands = dict[int, tuple[Order, Entry]]  # rank key -> a hand


def rank_key(ranks: Iterable[int]) -> int:
    """The rank part of the sum of cards with these ranks."""
    return sum([RANK_ONE[rank] for rank in ranks])


# How many cards of the leading ranks a class needs.
GROUPS = {
    FIVE_OF_A_KIND: (5,), FOUR_OF_A_KIND: (4,), "full-house": (3, 2), "three-of-a-kind": (3,),
    "two-pair": (2, 2), "one-pair": (2,), "high-card": (),
}  # fmt: skip
IN_SEQUENCE = ("straight-flush", "straight")
# The only classes that a bug may complete as anything but an ace.
FILLED_BY_BUG = ("straight-flush", "flush", "straight")

Picker = Callable[[Sequence[int]], tuple[int, ...]]


def _first_class(classes: Sequence[str], counts: tuple[int, ...], suited: bool, straight: bool) -> int | None:
    """Place in the list of the first class that a hand contains, None when there is none.

    counts  how many cards of each rank, most first
    """
    for place, category in enumerate(classes):
        needed = GROUPS.get(category, ())
        if (
            (suited or category not in ("flush", "straight-flush"))
            and (straight or category not in IN_SEQUENCE)
            and category not in (FOUR_CARD_FLUSH, FOUR_CARD_STRAIGHT)
            and len(counts) >= len(needed)
            and all(have >= need for have, need in zip(counts, needed, strict=False))
        ):
            return place
    return None


def usual(rules: Rules, counts: Sequence[int], *, suited: bool) -> Hands:
    """Every hand with so many cards of each rank, the highest first, whatever these ranks are."""
    place = _first_class(rules.classes, tuple(sorted(counts, reverse=True)), suited, straight=False)
    if place is None:
        return {}
    category, size = rules.classes[place], sum(counts)
    compared, layout = _pickers(counts, GROUPS.get(category, ()))
    strengths, ones = map(rules.strength.__getitem__, rules.ranks), map(RANK_ONE.__getitem__, rules.ranks)
    chosen = (combinations(of, len(counts)) for of in (rules.ranks, strengths, ones))
    return {
        sum(map(mul, counts, keys)): (
            (-place, compared(heights)), Entry(category, compared(ranks), layout(ranks), size),
        )
        for ranks, heights, keys in zip(*chosen, strict=True)
    }  # fmt: skip


def _pickers(counts: Sequence[int], needed: Sequence[int]) -> tuple[Picker, Picker]:
    """What picks the ranks to compare, groups first, and the rank of every card in display order.

    counts    how many cards of each rank, the highest first
    needed    how many cards of its leading ranks the class needs
    """
    most_first = sorted(range(len(counts)), key=lambda rank: -counts[rank])
    lead = dict(zip(most_first, needed, strict=False))
    kickers = [rank for rank, count in enumerate(counts) for _ in range(count - lead.get(rank, 0))]
    return _picker([*lead, *kickers]), _picker([rank for rank in lead for _ in range(lead[rank])] + kickers)


def _picker(places: Sequence[int]) -> Picker:
    return itemgetter(*places) if len(places) > 1 else itemgetter(slice(places[0], places[0] + 1))


def compositions(size: int) -> list[tuple[int, ...]]:
    """Every way to divide cards among ranks, from the highest to the lowest."""
    if not size:
        return [()]
    return [(n, *rest) for n in range(1, size + 1) for rest in compositions(size - n)]


def straights(rules: Rules, *, suited: bool) -> Hands:
    """Straights compare by their place in the list: 5-4-3-2-A stands below 6-5-4-3-2."""
    place = _first_class(rules.classes, (1,) * rules.size, suited, straight=True)
    if place is None or rules.classes[place] not in IN_SEQUENCE:
        return {}
    return {
        rank_key(ranks): ((-place, (-number,)), Entry(rules.classes[place], ranks[:1], ranks, rules.size))
        for number, ranks in enumerate(rules.straights)
    }


def fourth_by_sum(rules: Rules) -> Hands:
    """Three of a kind beside which two cards add up to its rank, as in 8-8-8-6-2 (Quick Quads)."""
    found: Hands = {}
    numbers = rules.fourth_by_sum
    for trips, *two in product(numbers, repeat=3) if numbers else ():
        if trips not in two and sum(numbers[rank] for rank in two) == numbers[trips]:
            entry = Entry(FOUR_OF_A_KIND, (trips,), (trips,) * 3, 5)  # the two are not compared
            order = (-rules.classes.index(FOUR_OF_A_KIND), (rules.strength[trips],))
            found[rank_key([trips] * 3 + two)] = order, entry
    return found


def four_in_sequence(rules: Rules) -> Hands:
    """Four cards of a straight and any fifth, as in 9-8-7-6-2; a pair beside them adds nothing."""
    if FOUR_CARD_STRAIGHT not in rules.classes:
        return {}
    place, whole = rules.classes.index(FOUR_CARD_STRAIGHT), set(map(rank_key, rules.straights))
    fours = dict.fromkeys(four for straight in rules.straights for four in (straight[:-1], straight[1:]))
    found: Hands = {}
    for number, four in enumerate(fours):
        for fifth in rules.ranks:
            if (key := rank_key([*four, fifth])) not in whole:
                order = (-place, (-number, rules.strength[fifth]))
                found[key] = order, Entry(FOUR_CARD_STRAIGHT, (four[0], fifth), (*four, fifth), rules.size)
    return found


def four_suited(rules: Rules) -> Hands:
    """Four cards of one suit and a fifth of another: rank key of the four, above it the rank of the fifth -> a hand."""
    if FOUR_CARD_FLUSH not in rules.classes:
        return {}
    found: Hands = {}
    place = rules.classes.index(FOUR_CARD_FLUSH)
    for four in combinations(rules.ranks, rules.size - 1):
        for fifth in rules.ranks:
            ranks = (*four, fifth)
            order = (-place, tuple(rules.strength[rank] for rank in ranks))
            entry = Entry(FOUR_CARD_FLUSH, ranks, ranks, rules.size)
            found[four_suited_key(rank_key(four), fifth)] = order, entry
    return found


def four_suited_key(key: int, fifth: int) -> int:
    """Where the table has four suited cards with this rank key and a fifth card of this rank in another suit."""
    return key << 4 | fifth
