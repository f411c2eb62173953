"""Tables from the sum of a hand's cards to its value: larger is better, 0 is no hand.

The tables hold every hand of the ranking's own size. A larger hand is worth the best of the hands that
remain after taking one card away; it is worked out when first asked for and kept.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, combinations_with_replacement
from operator import itemgetter
from typing import Any, NamedTuple

from poker_rulebook.cards import RANK_ONE, RANKS, SUIT_ONE
from poker_rulebook.ranking.classes import (
    Entry,
    Hands,
    compositions,
    four_in_sequence,
    four_suited,
    fourth_by_sum,
    rank_key,
    straights,
    usual,
)
from poker_rulebook.ranking.rules import FIVE_OF_A_KIND, Rules

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
    entries: Sequence[Entry | None]
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
    hands: dict[tuple[int, tuple[int, ...]], Entry] = {}
    order_of: dict[int, tuple[int, tuple[int, ...]]] = {}
    sign = -1 if rules.wins_lowest else 1  # more cards are better either way
    for size in range(1, rules.size + 1):
        suit_sums = {sum(suits) for suits in suits_drawn(SUIT_ONE, size)}
        for ranks in ranks_drawn(rules.ranks, size):
            order = (sign * size, tuple(rules.strength[rank] for rank in ranks))
            hands[order] = Entry("badugi", ranks, ranks, size)
            order_of |= {rank_key(ranks) + suits: order for suits in suit_sums}
    values, entries = _numbered(hands, rules)
    # Enough for badugi: when no suit (or rank) comes twice, the sum says all that counts.
    return Tables({key: values[order] for key, order in order_of.items()}, {}, entries)


def _points_tables(rules: Rules, showing: bool) -> Tables:
    """Totals of exactly `size` cards, or of any number up to it where a limit makes cards drop out."""
    smallest = 1 if showing else rules.smallest
    hands: dict[tuple[int, int], Entry] = {}
    order_of: dict[int, tuple[int, int]] = {}
    for size in range(smallest, rules.size + 1):
        for ranks in combinations_with_replacement(rules.ranks, size):
            total = sum(rules.points[rank] for rank in ranks)
            if ranks.count(ranks[0]) > 4 or (rules.at_most is not None and total > rules.at_most):
                continue
            order = (total, size if rules.more_cards_break_ties else 0)
            hands[order] = Entry("points", (), (), size, total)
            order_of[rank_key(ranks)] = order
    values, entries = _numbered(hands, rules)
    plain = {key: values[order] for key, order in order_of.items()}
    return Tables(RankTable(plain, rules, smallest), {}, entries)


class Totals(RankTable):
    """Rank key -> value of the total of all these cards, worked out when first asked for."""

    def __init__(self, entries: Sequence[Entry | None], rules: Rules) -> None:
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
    hands: dict[tuple[int, ...], Entry] = {}
    for ranks in _fewest_cards(rules):
        total = nearest_total(rules, ranks)
        order, entry = nearness(rules, total), Entry("total", (), ranks, len(ranks), total)
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


def _numbered(hands: Mapping[Any, Entry], rules: Rules) -> tuple[dict[Any, int], list[Entry | None]]:
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
