"""The values of many hands at once, with NumPy, an optional extra: those that `Ranking.value` gives one by one.

    many = Vectorised(high)
    many.values(hands)             a row a card, a column a hand: cards as in poker_rulebook.cards, int64
    many.using(own, board, 2, 3)   exactly two of each column of `own`, three of the same column of `board`

The ranks of a hand lead to its value by three look-ups in lists that a processor's cache holds. What is rare is read one
by one: jokers, a flush among more cards than the hand where the lowest wins. So are badugis, four-card flushes, and
hands of more than seven cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from poker_rulebook.cards import JOKER_BUG, RANK_MASK, SUIT_SHIFT
from poker_rulebook.ranking.lookup import rank_key
from poker_rulebook.ranking.ranking import FULL_SUITS, LACKING, Ranking, value_using

CardColumns = NDArray[np.int64]
HandValues = NDArray[np.int32]

AT_ONCE = 1 << 14  # hands: what is between two steps stays in the cache
MOST_LISTED = (
    8  # cards of a hand; to list what more of them may be takes longer than to read hands one by one
)
LOW = 3 * 7  # bits of a rank key in its lower part
NONE = -(1 << 30)  # leads to the first value of a list from anywhere
# Numbers of the ranks whose sums tell any five cards apart, four of a rank at most; each is the smallest that does.
APART = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)


class Vectorised:
    """A ranking that reads many hands at once."""

    def __init__(self, ranking: Ranking) -> None:
        self.ranking, self.rules = ranking, ranking.rules
        self._lists: dict[int, HandValues] = {}

    def values(self, hands: CardColumns) -> HandValues:
        """Of the best hand in each column. Raises ValueError for what `Ranking.value` does."""
        one_by_one = self.rules.compare == "distinct" or self.ranking.tables.four
        if one_by_one or len(hands) > MOST_LISTED:
            return self._one_by_one(hands)
        found = np.empty(hands.shape[1], np.int32)
        for part in _parts(len(found)):
            found[part] = self._by_ranks(hands[:, part])
        return found

    def using(self, own: CardColumns, board: CardColumns, mine: int, others: int) -> HandValues:
        """Of the best hand of exactly so many cards of each column of both; five together, in a ranking of classes."""
        found = np.empty(own.shape[1], np.int32)
        for part in _parts(len(found)):
            found[part] = self._of_both(own[:, part], board[:, part], mine, others)
        return found

    def _by_ranks(self, hands: CardColumns) -> HandValues:
        size = len(hands)
        total = hands.sum(0)
        lower, upper = _places(size)
        keys = total & RANK_MASK
        places = lower.take(keys & (1 << LOW) - 1) + upper.take(keys >> LOW)
        found: HandValues = self._list(size).take(places, mode="clip")
        if self.rules.counts_flushes:
            full = (total + LACKING[self.rules.size]) & FULL_SUITS
            rare = np.flatnonzero(full)
            if len(rare):
                self._with_flushes(hands[:, rare], full[rare], found, rare)
        if self.rules.ahead:
            ahead = sum(7 << 3 * rank for rank in self.rules.ahead)
            found = np.where(total & ahead, found + self.ranking.bonus, found)
        strange = np.flatnonzero(found < 0)
        if len(strange) or total.max(initial=0) >= JOKER_BUG:
            strange = np.union1d(strange, np.flatnonzero(total >= JOKER_BUG))
            found[strange] = self._one_by_one(hands[:, strange])
        return found

    def _with_flushes(
        self, hands: CardColumns, full: CardColumns, found: HandValues, places: NDArray[np.intp]
    ) -> None:
        """Write what hands with five cards of a suit are worth. full    the top bits of their suit counters"""
        if self.rules.wins_lowest and len(hands) > self.rules.size:
            found[places] = self._one_by_one(hands)
            return
        keys, values = self._flushes()
        for suit in range(4):
            there = np.flatnonzero(full & 8 << SUIT_SHIFT + 4 * suit)
            suited = hands[:, there]
            ranks = (suited * ((suited >> SUIT_SHIFT + 4 * suit) & 1) & RANK_MASK).sum(0)
            flush = values[np.searchsorted(keys, ranks)]
            if self.rules.wins_lowest:
                found[places[there]] = flush
            else:
                found[places[there]] = np.maximum(found[places[there]], flush)

    def _of_both(self, own: CardColumns, board: CardColumns, mine: int, others: int) -> HandValues:
        rules = self.rules
        usual = rules.compare == "classes" and not rules.ahead and not self.ranking.tables.four
        if not usual or not mine + others == rules.size == 5:
            return self._one_by_one(own, board, mine, others)
        ranks, suited = self._apart()
        mine_of, others_of = _choices(_apart(own), mine), _choices(_apart(board), others)
        found = _best(ranks, mine_of, others_of).astype(np.int32)
        held, there = own.sum(0), board.sum(0)
        strange = (held >= JOKER_BUG) | (there >= JOKER_BUG) | (found == 0)
        if self.rules.counts_flushes:
            full = (held + LACKING[mine]) & (there + LACKING[others]) & FULL_SUITS
            if self.rules.wins_lowest:
                strange |= full > 0
            for suit in range(0 if self.rules.wins_lowest else 4):
                rare = np.flatnonzero(full & 8 << SUIT_SHIFT + 4 * suit)
                hands = [_apart(cards[:, rare], suit) for cards in (own, board)]
                flush = _best(suited, _choices(hands[0], mine), _choices(hands[1], others))
                found[rare] = np.maximum(found[rare], flush)
        if len(rare := np.flatnonzero(strange)):
            found[rare] = self._one_by_one(own[:, rare], board[:, rare], mine, others)
        return found

    def _one_by_one(
        self, own: CardColumns, board: CardColumns | None = None, mine: int = 0, others: int = 0
    ) -> HandValues:
        hands = zip(*own.tolist(), strict=True)
        if board is None:
            return np.array([self.ranking.value(hand) for hand in hands], np.int32)
        both = zip(hands, zip(*board.tolist(), strict=True), strict=True)
        return np.array([value_using(self.ranking, a, (b,), ((mine, others),)) for a, b in both], np.int32)

    # --- lists, each made when first needed

    def _list(self, size: int) -> HandValues:
        """Values at the places of so many cards; -1 at the first, where what has no place leads."""
        if size not in self._lists:
            plain, lower, upper = self.ranking.tables.plain, *_places(size)
            keys = [rank_key(ranks) for ranks in _sets(self.rules.ranks, size)]
            places = lower[[key & (1 << LOW) - 1 for key in keys]] + upper[[key >> LOW for key in keys]]
            self._lists[size] = np.full(places.max(initial=0) + 1, -1, np.int32)
            self._lists[size][places] = [plain[key] for key in keys]
        return self._lists[size]

    @cache  # noqa: B019  a ranking lasts as long as the program
    def _flushes(self) -> tuple[CardColumns, HandValues]:
        """Rank keys of cards of one suit in their order, and what these are worth."""
        suited, ranks = self.ranking.tables.suited, self.rules.ranks
        sizes = range(self.rules.size, min(len(ranks), 12) + 1)
        keys = sorted(rank_key(chosen) for size in sizes for chosen in combinations(ranks, size))
        return np.array(keys), np.array([suited[key] for key in keys], np.int32)

    @cache  # noqa: B019
    def _apart(self) -> tuple[HandValues, HandValues]:
        """Values at the sums of five ranks that `APART` tells apart: in several suits, and in one."""
        found = np.zeros((2, 4 * APART[-1] + APART[-2] + 1), np.uint16)
        for table, values in zip((self.ranking.tables.plain, self.ranking.tables.suited), found, strict=True):
            for ranks in _sets(self.rules.ranks, 5):
                values[sum(APART[rank] for rank in ranks)] = table.get(rank_key(ranks), 0)
        return found[0], found[1]


def _parts(hands: int) -> Iterator[slice]:
    return (slice(first, first + AT_ONCE) for first in range(0, hands, AT_ONCE))


def _sets(ranks: tuple[int, ...], size: int) -> Iterator[tuple[int, ...]]:
    """Every set of ranks that so many cards may have."""
    found = combinations_with_replacement(ranks, size)
    return (chosen for chosen in found if max(map(chosen.count, chosen)) < 5)


@cache
def _places(size: int) -> tuple[CardColumns, CardColumns]:
    """Lists for both parts of the rank key of so many cards; what they hold together is the hand's place, from 1 on."""
    lower, upper = np.full(1 << LOW, NONE), np.full(1 << 39 - LOW, NONE)
    low_ranks, high_ranks = range(LOW // 3), range(LOW // 3, 13)
    counts = []
    for cards in range(size + 1):
        keys = [rank_key(ranks) >> LOW for ranks in _sets(tuple(high_ranks), cards)] if cards else [0]
        upper[keys] = np.arange(len(keys))
        counts.append(len(keys))
    place = 1
    for cards in range(size + 1):
        for ranks in _sets(tuple(low_ranks), cards) if cards else [()]:
            lower[rank_key(ranks)] = place
            place += counts[size - cards]
    return lower, upper


def _apart(cards: CardColumns, suit: int | None = None) -> list[CardColumns]:
    """The numbers of the cards' ranks, card by card; beyond every sum for those that are not of the suit."""
    ranks = (cards & RANK_MASK).astype(np.float64).view(np.int64) >> 52  # a float tells which bit is set
    found = _NUMBERS.take(ranks - 1023, mode="clip")
    if suit is not None:
        found = np.where(cards >> SUIT_SHIFT + 4 * suit & 1, found, APART[-1] * 5)
    return list(found)


_NUMBERS = np.repeat(np.array(APART), 3)  # three bits a rank


def _choices(numbers: list[CardColumns], count: int) -> list[CardColumns]:
    return [np.add.reduce(chosen) for chosen in combinations(numbers, count)]


def _best(values: HandValues, mine: list[CardColumns], others: list[CardColumns]) -> HandValues:
    """The best of all sums of one and one."""
    best = np.zeros(len(mine[0]), values.dtype)
    place, value = np.empty_like(mine[0]), np.empty_like(best)
    for own in mine:
        for board in others:
            np.add(own, board, out=place)
            values.take(place, mode="clip", out=value)
            np.maximum(best, value, out=best)
    return best
