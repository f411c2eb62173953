"""Look-up tables of a ranking: from the sum of a hand's cards to its value, which is larger for a stronger hand and 0 for none.

A class is recognised by what the hand contains (a full house contains three of a kind), and a hand is the
first class of the ranking's list that it contains. So a class that the list leaves out is not counted: without
`straight` five in sequence are high cards, and with nothing but `high-card` a pair is two single cards.

A HandEntry is what a value of any ranking stands for.

Who asks for a few hands of rules that no ranking has works out each `by_itself`, without tables.

The tables hold every hand of the ranking's own size. A larger hand is worth the best of the hands that
remain after taking one card away; it is worked out when first asked for and kept.

A page would take seconds to build them. For it they are packed as lists of numbers, of which only the differences from
one to the next are written, and equal ones in a row once. Its script writes them out, and a hand is looked up in the list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, pairwise, product
from operator import itemgetter, mul
from typing import Any, NamedTuple

from poker_rulebook.cards import RANK_ONE, RANKS, SUIT_ONE, rank_of, suit_of
from poker_rulebook.ranking.rules import (
    FIVE_OF_A_KIND,
    FOUR_CARD_FLUSH,
    FOUR_CARD_STRAIGHT,
    FOUR_OF_A_KIND,
    Rules,
)

# --- every hand of each class: pairs and their like, straights, and four cards that count as a hand


class HandEntry(NamedTuple):
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


Strength = tuple[int, tuple[int, ...]]  # larger = higher hand
Hands = dict[int, tuple[Strength, HandEntry]]  # rank key -> a hand


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


@lru_cache(maxsize=1024)
def _first_class(
    classes: tuple[str, ...], counts: tuple[int, ...], suited: bool, straight: bool
) -> int | None:
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
    compared, layout = _pickers(tuple(counts), GROUPS.get(category, ()))
    strengths, ones = map(rules.strength.__getitem__, rules.ranks), map(RANK_ONE.__getitem__, rules.ranks)
    chosen = (combinations(of, len(counts)) for of in (rules.ranks, strengths, ones))
    return {
        sum(map(mul, counts, keys)): (
            (-place, compared(heights)), HandEntry(category, compared(ranks), layout(ranks), size),
        )
        for ranks, heights, keys in zip(*chosen, strict=True)
    }  # fmt: skip


@lru_cache(maxsize=1024)
def _pickers(counts: tuple[int, ...], needed: tuple[int, ...]) -> tuple[Picker, Picker]:
    """What picks the ranks to compare, groups first, and the rank of every card in display order.

    counts    how many cards of each rank, the highest first
    needed    how many cards of its leading ranks the class needs
    """
    most_first = sorted(range(len(counts)), key=lambda rank: -counts[rank])
    lead = list(zip(most_first, needed, strict=False))
    taken = dict(lead)
    kickers = [rank for rank, count in enumerate(counts) for _ in range(count - taken.get(rank, 0))]
    groups = [rank for rank, _ in lead]
    return _picker(groups + kickers), _picker([rank for rank, n in lead for _ in range(n)] + kickers)


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
        rank_key(ranks): ((-place, (-number,)), HandEntry(rules.classes[place], ranks[:1], ranks, rules.size))
        for number, ranks in enumerate(rules.straights)
    }


def fourth_by_sum(rules: Rules) -> Hands:
    """Three of a kind beside which two cards add up to its rank, as in 8-8-8-6-2 (Quick Quads)."""
    found: Hands = {}
    numbers = rules.fourth_by_sum
    for trips, *two in product(numbers, repeat=3) if numbers else ():
        if trips not in two and sum(numbers[rank] for rank in two) == numbers[trips]:
            entry = HandEntry(FOUR_OF_A_KIND, (trips,), (trips,) * 3, 5)  # the two are not compared
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
                found[key] = (
                    order,
                    HandEntry(FOUR_CARD_STRAIGHT, (four[0], fifth), (*four, fifth), rules.size),
                )
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
            entry = HandEntry(FOUR_CARD_FLUSH, ranks, ranks, rules.size)
            found[four_suited_key(rank_key(four), fifth)] = order, entry
    return found


def four_suited_key(key: int, fifth: int) -> int:
    """Where the table has four suited cards with this rank key and a fifth card of this rank in another suit."""
    return key << 4 | fifth


# --- the tables


MANY = 1_000  # hands of one card or two more than the ranking's that are worked out one by one, before all the others are

# Suit counters have 4 bits and a flush test adds 3, so one suit may have at most 12 cards.
MOST_CARDS = 12


class RankTable(dict[int, int]):
    """Rank key (3 bits a rank) -> value of the best hand in cards of these ranks.

    One for cards of several suits, and one for the flushes in cards of one suit.

    given    the hands of the ranking's own size, in a small dict that is read sooner
    fills    whether all larger hands are worked out at once after the first MANY
    """

    def __init__(
        self,
        values: Mapping[int, int] | Iterable[tuple[int, int]],
        rules: Rules,
        smallest: int,
        *,
        fills: bool = True,
    ) -> None:
        given = dict(values)
        super().__init__(given)
        self.given, self.smallest, self.size = given, smallest, rules.size
        self.known = frozenset(rules.ranks)
        self.left = MANY if fills and smallest == rules.size else -1

    def __missing__(self, key: int) -> int:
        """Raises ValueError for too few or too many cards, and for a rank the ranking does not have."""
        self.left -= 1
        if not self.left:
            self._fill()
        counts = [key >> 3 * rank & 7 for rank in range(13)]
        held = [rank for rank in range(13) if counts[rank]]
        check_size(sum(counts), self.smallest)
        check_ranks(held, self.known)
        value, surplus = 0, sum(counts) - self.size
        if surplus > 2:  # most hands between would be of no use again
            ranks = [RANK_ONE[rank] for rank in held for _ in range(counts[rank])]
            value = max([self[chosen] for chosen in set(map(sum, combinations(ranks, self.size)))])
        elif sum(counts) > self.smallest:
            value = max([self[key - RANK_ONE[rank]] for rank in held])
        self[key] = value
        return value

    def _fill(self) -> None:
        """Work out every hand of one and of two cards more, from the worst of a card less to the best."""
        ones, hands = [RANK_ONE[rank] for rank in self.known], self.given
        for _ in range(2):
            worst_first = sorted(hands.items(), key=itemgetter(1))
            hands = {key + one: value for key, value in worst_first for one in ones}
            self.update(hands)


class Tables(NamedTuple):
    """What a ranking knows once built.

    plain     rank key -> value, or for `distinct` sum of cards -> value, where they are a hand
    suited    rank key of cards of one suit -> value of the best flush; no use where flushes do not count
    four      four_suited_key -> value of four cards of one suit and a fifth; empty where that is no class
    entries   value -> its description; entries[0] is no hand
    leaders   values of the weakest hands of each class and leading rank, where they are known beforehand
    """

    plain: dict[int, int]
    suited: dict[int, int]
    entries: Sequence[HandEntry | None]
    four: Mapping[int, int] = {}
    leaders: Sequence[int] = ()


def build_tables(rules: Rules, *, showing: bool = False) -> Tables:
    """The tables of a ranking; with `showing` also for fewer cards, all sizes in one order."""
    return BUILDERS[rules.compare](rules, showing)


def _class_tables(rules: Rules, showing: bool) -> Tables:
    sizes = range(1, rules.size + 1) if showing else (rules.size,)
    most = 5 if FIVE_OF_A_KIND in rules.classes else 4
    plain: Hands = {}
    suited: Hands = {}
    for counts in (counts for size in sizes for counts in compositions(size)):
        if max(counts) <= most:
            plain |= usual(rules, counts, suited=False)
    plain |= four_in_sequence(rules) | straights(rules, suited=False) | fourth_by_sum(rules)
    four = four_suited(rules)
    if rules.counts_flushes:
        suited = usual(rules, (1,) * rules.size, suited=True) | straights(rules, suited=True)
    values, entries = _numbered(dict([*plain.values(), *suited.values(), *four.values()]), rules)
    by_key = ({key: values[order] for key, (order, _) in hands.items()} for hands in (plain, suited, four))
    ranks, flushes, fours = by_key
    return Tables(RankTable(ranks, rules, min(sizes)), RankTable(flushes, rules, rules.size), entries, fours)


def _distinct_tables(rules: Rules, showing: bool) -> Tables:
    """More cards beat fewer; then card by card from the top. Source: BARGE Rulebook, Badugi."""
    ranks_drawn = combinations if "rank" in rules.distinct else combinations_with_replacement
    suits_drawn = combinations if "suit" in rules.distinct else combinations_with_replacement
    hands: dict[tuple[int, tuple[int, ...]], HandEntry] = {}
    order_of: dict[int, tuple[int, tuple[int, ...]]] = {}
    sign = -1 if rules.wins_lowest else 1  # more cards are better either way
    for size in range(1, rules.size + 1):
        suit_sums = {sum(suits) for suits in suits_drawn(SUIT_ONE, size)}
        for ranks in ranks_drawn(rules.ranks, size):
            order = (sign * size, tuple(rules.strength[rank] for rank in ranks))
            hands[order] = HandEntry("badugi", ranks, ranks, size)
            order_of |= {rank_key(ranks) + suits: order for suits in suit_sums}
    values, entries = _numbered(hands, rules)
    # Enough for badugi: when no suit (or rank) comes twice, the sum says all that counts.
    return Tables({key: values[order] for key, order in order_of.items()}, {}, entries)


def _points_tables(rules: Rules, showing: bool) -> Tables:
    """Totals of exactly `size` cards, or of any number up to it where a limit makes cards drop out."""
    smallest = 1 if showing else rules.smallest
    hands: dict[tuple[int, int], HandEntry] = {}
    order_of: dict[int, tuple[int, int]] = {}
    for size in range(smallest, rules.size + 1):
        for ranks in combinations_with_replacement(rules.ranks, size):
            total = sum(rules.points[rank] for rank in ranks)
            if ranks.count(ranks[0]) > 4 or (rules.at_most is not None and total > rules.at_most):
                continue
            order = (total, size if rules.more_cards_break_ties else 0)
            hands[order] = HandEntry("points", (), (), size, total)
            order_of[rank_key(ranks)] = order
    values, entries = _numbered(hands, rules)
    plain = {key: values[order] for key, order in order_of.items()}
    return Tables(RankTable(plain, rules, smallest), {}, entries)


class Totals(RankTable):
    """Rank key -> value of the total of all these cards, worked out when first asked for."""

    def __init__(self, entries: Sequence[HandEntry | None], rules: Rules) -> None:
        super().__init__({}, rules, rules.smallest)
        self.rules = rules
        values = enumerate(entries)
        self.by_order = {nearness(rules, entry.points or 0): value for value, entry in values if entry}

    def __missing__(self, key: int) -> int:
        """Raises ValueError for no card or too many, and for a rank the ranking does not have."""
        held = [rank for rank in range(13) for _ in range(key >> 3 * rank & 7)]
        check_size(len(held), self.smallest)
        check_ranks(held, self.known)
        value = self[key] = self.by_order[nearness(self.rules, nearest_total(self.rules, held))]
        return value


def nearness(rules: Rules, total: int) -> tuple[int, ...]:
    """What totals are compared by, the larger the better: how near to the number, and on which side of it."""
    away, above = abs(total - rules.target), total > rules.target
    return {"behind": (-away, -above), "level": (-away,), "loses": (-above, -away)}[rules.over]


def nearest_total(rules: Rules, ranks: Iterable[int]) -> int:
    """The best total of all these cards, each of two values taken by itself; in halves."""
    totals = {0}
    for rank in ranks:
        more = {total + rules.points[rank] for total in totals}
        totals = more | {total + rules.raised[rank] for total in more} if rank in rules.raised else more
    return max(totals, key=lambda total: (nearness(rules, total), -total))


def _total_tables(rules: Rules, showing: bool) -> Tables:
    """Every total that cards can have; of two that are worth the same, the lower one is remembered."""
    hands: dict[tuple[int, ...], HandEntry] = {}
    for ranks in _fewest_cards(rules):
        total = nearest_total(rules, ranks)
        order, entry = nearness(rules, total), HandEntry("total", (), ranks, len(ranks), total)
        if order not in hands or (total, len(ranks)) < (hands[order].points or 0, hands[order].size):
            hands[order] = entry
    _, entries = _numbered(hands, rules)
    return Tables(Totals(entries, rules), {}, entries)


def _fewest_cards(rules: Rules) -> Iterable[tuple[int, ...]]:
    """Ranks that make a total, as few as do: for every sum of those with one value beside every choice of the others."""
    fewest: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {(0, ()): ()}
    for rank in rules.ranks:
        longer = dict(fewest)
        for (total, twofold), ranks in fewest.items():
            for n in range(1, min(4, MOST_CARDS - len(ranks)) + 1):
                more = (rank,) * n
                key = total + n * rules.points[rank], twofold
                if rank in rules.raised:
                    key = total, twofold + more
                if key not in longer or len(ranks) + n < len(longer[key]):
                    longer[key] = ranks + more
        fewest = longer
    return filter(None, fewest.values())


def _numbered(hands: Mapping[Any, HandEntry], rules: Rules) -> tuple[dict[Any, int], list[HandEntry | None]]:
    """Values 1, 2, 3 … from the worst order to the best, and the entries by value."""
    worst_first = sorted(hands, reverse=rules.wins_lowest)
    values = {order: place for place, order in enumerate(worst_first, start=1)}
    return values, [None, *(hands[order] for order in worst_first)]


def check_size(count: int, smallest: int) -> None:
    """Raises ValueError when this number of cards cannot be read as a hand."""
    if count < smallest:
        raise ValueError(f"a hand of this ranking needs at least {smallest} cards, not {count}")
    if count > MOST_CARDS:
        raise ValueError(f"hands of at most {MOST_CARDS} cards are read, not {count}")


def check_ranks(held: Iterable[int], known: frozenset[int]) -> None:
    """Raises ValueError when a card has a rank that the ranking lacks, such as a deuce in short deck."""
    for rank in held:
        if rank not in known:
            raise ValueError(f"this ranking has no {RANKS[rank]}")


BUILDERS = {
    "classes": _class_tables, "distinct": _distinct_tables, "points": _points_tables, "total": _total_tables,
}  # fmt: skip


Worth = tuple[int, ...]  # of a hand by itself: larger is better, () is no hand


def by_itself(rules: Rules, cards: Sequence[int]) -> Worth:
    """What exactly these cards are worth, in the order in which the tables of the rules have all hands.

    cards    without jokers, as many as a hand of classes has, or as count among those of which no two may share a suit or rank
    """
    if rules.compare == "total":
        return nearness(rules, nearest_total(rules, map(rank_of, cards)))
    ranks = sorted([rank_of(card) for card in cards], key=rules.strength.__getitem__, reverse=True)
    suits = {suit_of(card) for card in cards}
    if rules.compare == "distinct":
        for name, count in (("rank", len({*ranks})), ("suit", len(suits))):
            if name in rules.distinct and count < len(cards):
                return ()
        heights = [rules.strength[rank] for rank in ranks]
        return (len(cards), *[-height if rules.wins_lowest else height for height in heights])
    order = _class_order(rules, ranks, suited=len(suits) == 1)
    return tuple([-number for number in order]) if rules.wins_lowest else order


def _class_order(rules: Rules, ranks: Sequence[int], *, suited: bool) -> Worth:
    """Larger for a higher hand; () if the cards contain no class.    ranks    of all cards, the highest first"""
    held = [rank for place, rank in enumerate(ranks) if rank not in ranks[:place]]
    counts, there = tuple([ranks.count(rank) for rank in held]), {*held}
    straights = rules.straights if len(held) == len(ranks) else ()
    runs = [place for place, run in enumerate(straights) if there.issuperset(run)]
    place = _first_class(rules.classes, tuple(sorted(counts, reverse=True)), suited, bool(runs))
    if rules.fourth_by_sum:
        few = {rank: number for rank, number in rules.fourth_by_sum.items() if rank in held}
        four = fourth_by_sum(rules._replace(fourth_by_sum=few)).get(rank_key(ranks))
        if four:
            return (four[0][0], *four[0][1])
    if place is None:
        return ()
    if rules.classes[place] in IN_SEQUENCE:
        return (-place, -runs[0])
    compared, _ = _pickers(counts, GROUPS.get(rules.classes[place], ()))
    return (-place, *compared([rules.strength[rank] for rank in held]))


BASE = len(RANKS) + 1  # a digit for each rank, from 1 on


def packed(tables: Tables) -> dict[str, Any]:
    """The tables as plain JSON: the names of the classes, and lists of numbers as `_steps`; those of keys need 64 bits."""
    entries = [entry for entry in tables.entries if entry]
    categories = list(dict.fromkeys(entry.category for entry in entries))
    # the values at which another class, size or leading rank begins
    leaders: list[int] = []
    last: tuple[object, ...] = ()
    for value, entry in enumerate(tables.entries):
        if entry and last != (last := (entry.category, entry.size, entry.ranks[:1])):
            leaders.append(value)
    lists = {
        "category": [categories.index(entry.category) for entry in entries],
        "ranks": [_number(entry.ranks) for entry in entries],
        "layout": [_number(entry.layout) for entry in entries],
        "size": [entry.size for entry in entries],
        "points": [] if entries[0].points is None else [entry.points or 0 for entry in entries],
        "leaders": leaders,
    }
    for name, table in (("plain", tables.plain), ("suited", tables.suited), ("four", tables.four)):
        lists[f"{name}-keys"] = sorted(table)
        lists[name] = [table[key] for key in sorted(table)]
    return {"categories": categories, "lists": {name: _steps(numbers) for name, numbers in lists.items()}}


Lists = Callable[[str], Sequence[int]]  # the list of that name, written out


def unpacked(rules: Rules, smallest: int, categories: Sequence[str], lists: Lists) -> Tables:
    """The tables that were packed. smallest    fewest cards that make a hand in them"""

    def whole(name: str) -> dict[int, int]:
        return dict(zip(lists(f"{name}-keys"), lists(name), strict=True))

    def looked_up(name: str, fewest: int) -> Listed:
        return Listed(lists(f"{name}-keys"), lists(name), rules, fewest)

    entries, leaders = Entries(categories, lists), lists("leaders")
    if rules.compare == "total":
        return Tables(Totals(entries, rules), {}, entries)
    if rules.compare == "distinct":
        return Tables(whole("plain"), {}, entries, {}, leaders)
    plain, suited = looked_up("plain", smallest), looked_up("suited", rules.size)
    return Tables(plain, suited, entries, whole("four"), leaders)


class Listed(RankTable):
    """Rank keys in their order, and the value of each: a page needs few of them, and takes long over a large dict."""

    def __init__(self, keys: Sequence[int], values: Sequence[int], rules: Rules, smallest: int) -> None:
        super().__init__({}, rules, smallest, fills=False)
        self.given, self.listed, self.values_listed = self, keys, values

    def __missing__(self, key: int) -> int:
        first, last = 0, len(self.listed)
        while first < last:
            middle = (first + last) // 2
            first, last = (middle + 1, last) if self.listed[middle] < key else (first, middle)
        if first < len(self.listed) and self.listed[first] == key:
            value = self[key] = self.values_listed[first]
            return value
        return super().__missing__(key)


class Entries(Sequence[HandEntry | None]):
    """What each value is; nothing is known of 0."""

    def __init__(self, categories: Sequence[str], lists: Lists) -> None:
        self.categories = categories
        names = ("category", "ranks", "layout", "size", "points")
        self.category, self.ranks, self.layout, self.size, self.points = map(lists, names)

    def __len__(self) -> int:
        return len(self.category) + 1

    def __getitem__(self, value: Any) -> Any:
        if not value:
            return None
        place = value - 1
        category = self.categories[self.category[place]]
        ranks, layout = _digits(self.ranks[place]), _digits(self.layout[place])
        return HandEntry(
            category, ranks, layout, self.size[place], self.points[place] if self.points else None
        )

    def __iter__(self) -> Iterator[HandEntry | None]:
        return (self[value] for value in range(len(self)))


def _number(ranks: Iterable[int]) -> int:
    number = 0
    for rank in ranks:
        number = number * BASE + rank + 1
    return number


def _digits(number: int) -> tuple[int, ...]:
    ranks: list[int] = []
    while number:
        ranks.append(number % BASE - 1)
        number //= BASE
    return tuple(reversed(ranks))


def _steps(numbers: Iterable[int]) -> list[int]:
    """Each number as its difference from the one before, followed by how often that comes: [1, 3] for 1, 2, 3."""
    found: list[int] = []
    for before, number in pairwise([0, *numbers]):
        step = number - before
        if found and found[-2] == step:
            found[-1] += 1
        else:
            found += [step, 1]
    return found
