"""The values of many hands at once, with NumPy, an optional extra: those that `Ranking.value` gives one by one.

    many = Vectorised(high)
    many.values(hands)             a row a card, a column a hand: cards as in poker_rulebook.cards, int64
    many.using(own, board, 2, 3)   exactly two of each column of `own`, three of the same column of `board`

The ranks of a hand lead to its value by three look-ups in lists that a processor's cache holds, and those of some own
cards and of the whole board to the best hand of both. What is rare is read one by one: jokers, a flush among more
cards than the hand where the lowest wins. So are badugis, four-card flushes, and hands of more than eight cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from poker_rulebook.cards import JOKER_BUG, RANK_MASK, RANK_ONE
from poker_rulebook.ranking.lookup import rank_key
from poker_rulebook.ranking.ranking import FULL_SUITS, LACKING, Ranking, value_using

CardColumns = NDArray[np.int64]
HandValues = NDArray[np.int32]

AT_ONCE = 1 << 14  # hands: what is between two steps stays in the cache
# Cards of a hand; to list what more of them may be takes longer than to read hands one by one.
MOST_LISTED = 8
LOW = 3 * 7  # bits of a rank key in its lower part
NONE = -(1 << 30)  # leads to the first value of a list from anywhere
# A rank key without pairs, modulo this: 8 ** 13 is 1 there, so each rank leaves a bit of its own.
SUITED = (1 << 13) - 1
# Numbers of the ranks whose sums tell any two cards apart: the marks of the shortest ruler with 13 of them.
APART = np.array((0, 2, 5, 25, 37, 43, 59, 70, 85, 89, 98, 99, 106))


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
        total = hands.sum(0)
        found = self._worth(total & RANK_MASK, len(hands))
        strange = (found < 0) | (total >= JOKER_BUG)
        if self.rules.counts_flushes:
            full = (total + LACKING[self.rules.size]) & FULL_SUITS
            rare = np.flatnonzero(full != 0)
            if self.rules.wins_lowest:  # the best low may be one that avoids the flush
                strange[rare] = True
            else:
                ranks = _of_suit(hands[:, rare], full[rare]).sum(0)
                found[rare] = np.maximum(found[rare], self._flushes().take(ranks, mode="clip"))
                strange[rare] |= _of_two_suits(full[rare])
        if self.rules.ahead:
            found[total & 7 * rank_key(self.rules.ahead) != 0] += self.ranking.bonus
        if len(rare := np.flatnonzero(strange)):
            found[rare] = self._one_by_one(hands[:, rare])
        return found

    def _of_both(self, own: CardColumns, board: CardColumns, mine: int, others: int) -> HandValues:
        rules = self.rules
        usual = rules.compare == "classes" and not rules.ahead and not self.ranking.tables.four
        if not usual or (mine, others, rules.size) != (2, 3, 5) or len(board) > 5:
            return self._one_by_one(own, board, mine, others)
        held, there, best = own.sum(0), board.sum(0), self._of_two_and(len(board))
        boards = _place(there & RANK_MASK, len(board))
        found = np.full(len(held), -1, np.int32)
        for one, other in combinations(_apart(own) * best.shape[1], 2):
            np.maximum(found, best.take(one + other + boards, mode="clip"), out=found)
        strange = (found < 0) | (held >= JOKER_BUG) | (there >= JOKER_BUG)
        if rules.counts_flushes:
            full = (held + LACKING[mine]) & (there + LACKING[others]) & FULL_SUITS
            rare = np.flatnonzero(full != 0)
            if rules.wins_lowest:
                strange[rare] = True
            else:
                suited, more = (_of_suit(cards[:, rare], full[rare]) for cards in (own, board))
                ranks = _sums(suited, 2)[:, None] + _sums(more, 3)
                found[rare] = np.maximum(found[rare], self._flushes().take(ranks, mode="clip").max((0, 1)))
                strange[rare] |= _of_two_suits(full[rare])
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

    def _worth(self, keys: CardColumns, size: int) -> HandValues:
        """Values of rank keys of so many cards, flushes aside; -1 for what the ranking does not have."""
        if size not in self._lists:
            plain, sets = self.ranking.tables.plain, _keys(self.rules.ranks, size)
            places = _place(sets, size)
            self._lists[size] = np.full(places.max(initial=0) + 1, -1, np.int32)
            self._lists[size][places] = [plain[key] for key in sets.tolist()]
        return self._lists[size].take(_place(keys, size), mode="clip")

    @cache  # noqa: B019  a ranking lasts as long as the program
    def _flushes(self) -> HandValues:
        """Values at the ranks of one suit, as `SUITED` leaves them; -1 where these are too few."""
        suited, ranks = self.ranking.tables.suited, self.rules.ranks
        found = np.full(SUITED + 1, -1, np.int32)
        for size in range(self.rules.size, min(len(ranks), 12) + 1):
            for key in map(rank_key, combinations(ranks, size)):
                found[key % SUITED] = suited[key]
        return found

    @cache  # noqa: B019
    def _of_two_and(self, board: int) -> NDArray[np.int16]:
        """The best of two own cards and three of a board: a row at the sum of `APART`, a column at the board's place."""
        sets = np.array([[RANK_ONE[rank] for rank in ranks] for ranks in _sets(self.rules.ranks, board)]).T
        places = _place(sets.sum(0), board)
        best = np.full((2 * APART[-1] + 1, places.max() + 1), -1, np.int16)
        for one, other in combinations_with_replacement(self.rules.ranks, 2):
            hands = _sums(sets, 3) + rank_key((one, other))
            best[APART[one] + APART[other], places] = self._worth(hands, 5).max(0)
        return best


def _parts(hands: int) -> Iterator[slice]:
    return (slice(first, first + AT_ONCE) for first in range(0, hands, AT_ONCE))


def _sets(ranks: tuple[int, ...], size: int) -> Iterator[tuple[int, ...]]:
    """Every set of ranks that so many cards may have."""
    found = combinations_with_replacement(ranks, size)
    return (chosen for chosen in found if max(map(chosen.count, chosen), default=0) < 5)


def _keys(ranks: tuple[int, ...], size: int) -> CardColumns:
    return np.array([*map(rank_key, _sets(ranks, size))])


def _place(keys: CardColumns, size: int) -> CardColumns:
    """The place of each rank key in lists of the sets of so many cards, from 1 on; far below for what is no such set."""
    lower, upper = _places(size)
    return lower.take(keys & (1 << LOW) - 1) + upper.take(keys >> LOW)


@cache
def _places(size: int) -> tuple[CardColumns, CardColumns]:
    """Lists for both parts of the rank key of so many cards; what they hold together is the hand's place."""
    lower, upper = np.full(1 << LOW, NONE), np.full(1 << 39 - LOW, NONE)
    low_ranks, high_ranks = tuple(range(LOW // 3)), tuple(range(LOW // 3, 13))
    counts = []
    for cards in range(size + 1):
        keys = _keys(high_ranks, cards) >> LOW
        upper[keys] = np.arange(len(keys))
        counts.append(len(keys))
    place = 1
    for cards in range(size + 1):
        for key in _keys(low_ranks, cards).tolist():
            lower[key] = place
            place += counts[size - cards]
    return lower, upper


def _apart(cards: CardColumns) -> CardColumns:
    """The numbers of the cards' ranks."""
    bits = (cards & RANK_MASK).astype(np.float64).view(np.int64) >> 52  # a float tells which bit is set
    return _NUMBERS.take(bits - 1023, mode="clip")


_NUMBERS = np.repeat(APART, 3)  # three bits a rank


def _sums(cards: CardColumns, count: int) -> CardColumns:
    """A row for each choice of so many of the rows."""
    chosen = np.array([*combinations(range(len(cards)), count)])
    found: CardColumns = cards[chosen].sum(1)
    return found


def _of_suit(cards: CardColumns, full: CardColumns) -> CardColumns:
    """The ranks of the cards of a suit, as `SUITED` leaves them, 0 for other cards.    full    top bits of suit counters"""
    return np.where(cards & full >> 3, cards & RANK_MASK, 0) % SUITED


def _of_two_suits(full: CardColumns) -> NDArray[np.bool_]:
    found: NDArray[np.bool_] = full & full - 1 != 0
    return found
