"""Hands made of own cards and board cards, when a game says how many of each.

Omaha's two and three is the common case: sums of own pairs meet sums of board triples in the rank table,
and suits matter only where the own cards hold two and the group three of one suit.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from poker_rulebook.cards import HEIGHT, JOKER_BUG, RANK_MASK, RANK_ONE, SUIT_SHIFT, Cards
from poker_rulebook.ranking.ranking import Ranking
from poker_rulebook.ranking.readers import FULL_SUITS, flush_suits
from poker_rulebook.ranking.tables import RankTable

Uses = tuple[tuple[int, int], ...]

# Added to suit counters: the top bit is set from this many cards up.
LACKING = tuple((8 - enough) * 0x1111 << SUIT_SHIFT for enough in range(9))


def value_using(
    ranking: Ranking, own: Sequence[int], groups: Sequence[Sequence[int]], uses: Sequence[tuple[int, int]]
) -> int:
    """Value of the best hand made of some own cards and some cards of one group of board cards.

    own     own cards
    groups  board groups, each its cards (five, or three in Criss Cross); () when there is no board
    uses    the legal pairs (own cards, cards of the group), as tuples: Omaha ((2, 3),), draw and stud ((5, 0),)

    A pair that asks for more cards than the group has is left out; asking for all own cards or
    more means all of them. Raises ValueError when no pair fits, and as Ranking.value does.
    """
    own, uses, best, length = tuple(own), tuple(uses), -1, -1
    counted, pairs = sum(own), None
    for group in groups or ((),):
        if len(group) != length:
            length = len(group)
            pairs = fitting(uses, len(own), length, ranking.size)
        if pairs is None:
            value = ranking.value((*own, *group))
        elif pairs:
            value = _restricted(ranking, own, counted, tuple(group), pairs)
        else:
            continue
        if value > best:
            best = value
    if best < 0:
        raise ValueError(nothing_fits(ranking, own, groups, uses))
    return best


def best_using(
    ranking: Ranking, own: Sequence[int], groups: Sequence[Sequence[int]], uses: Sequence[tuple[int, int]]
) -> tuple[int, Cards]:
    """The value as value_using gives it, and the cards that make it, as Ranking.best shows them."""
    own, uses = tuple(own), tuple(uses)
    found: list[tuple[int, Cards]] = []
    for group in groups or ((),):
        ahead = ranking.is_ahead((*own, *group)) * ranking.bonus
        found += [(ranking.inner(c) + ahead, c) for c in _choices(ranking, own, tuple(group), uses)]
    if not found:
        raise ValueError(nothing_fits(ranking, own, groups, uses))
    worth = max(found)[0]
    hands = [ranking.best(chosen)[1] for value, chosen in found if value == worth]
    return worth, max(hands, key=lambda hand: (sorted(map(HEIGHT.__getitem__, hand), reverse=True), hand))


@lru_cache(maxsize=1024)
def fitting(uses: Uses, own: int, board: int, size: int) -> Uses | None:
    """The pairs that so many cards allow; None when the best of all cards together is allowed anyway."""
    pairs = {(min(mine, own), board_cards) for mine, board_cards in uses if board_cards <= board}
    splits = {(mine, size - mine) for mine in range(own + 1) if 0 <= size - mine <= board}
    if (own, board) in pairs or (splits and splits <= pairs):
        return None
    if board == 0 and any(mine >= size for mine, _ in pairs):
        return None
    return tuple(sorted(pairs))


def nothing_fits(ranking: Ranking, own: Cards, groups: Sequence[Sequence[int]], uses: Uses) -> str:
    """The message for cards that no pair of `uses` allows."""
    wanted = " or ".join(f"{mine} own and {board} board" for mine, board in uses)
    there = ", ".join(str(len(group)) for group in groups) or "no"
    held = f"there are {len(own)} own and {there} board cards"
    return f"{ranking.id}: {wanted} cards are to be used, but {held}"


def _restricted(ranking: Ranking, own: Cards, counted: int, group: Cards, pairs: Uses) -> int:
    """Best value over the pairs, when they do not amount to any of all the cards.    counted    sum of the own cards"""
    rules, there, best = ranking.rules, sum(group), 0
    by_sums = rules.compare == "classes" and counted < JOKER_BUG and there < JOKER_BUG
    for mine, board in pairs:
        if board == 0 and mine >= ranking.size:
            value = ranking.inner(own)
        elif by_sums and mine + board == ranking.size:
            value = _by_sums(ranking, own, group, mine, board, (counted, there))
        else:
            value = _one_by_one(ranking, own, group, mine, board)
        if value > best:
            best = value
    if ranking.bonus and ranking.is_ahead((*own, *group)):
        best += ranking.bonus
    return best


def _by_sums(
    ranking: Ranking, own: Cards, group: Cards, mine: int, board: int, counted: tuple[int, int]
) -> int:
    """Exactly `mine` own and `board` board cards, a full hand together, by sums of ranks.

    counted  sum of the own cards, sum of the group
    """
    own_sum, there = counted
    best = _meeting(ranking, there & RANK_MASK, mine, board)[own_sum & RANK_MASK]
    # The top bit of a suit counter is set where the own cards have `mine` of it and the group `board`.
    found = own_sum + LACKING[mine] & there + LACKING[board] & FULL_SUITS
    if found and ranking.rules.counts_flushes:
        if ranking.rules.wins_lowest:  # the best low may be one that avoids the flush
            return _one_by_one(ranking, own, group, mine, board)
        return max(best, _best_flush(ranking, own, group, mine, board, found))
    return best


@lru_cache(maxsize=8192)
def rank_sums(key: int, count: int) -> Cards:
    """The rank keys of every choice of `count` of the cards that have the rank key `key`, each once."""
    ranks = [one for one in RANK_ONE for _ in range(key // one & 7)]
    return tuple({sum(chosen) for chosen in combinations(ranks, count)})


class Meeting(dict[int, int]):
    """Rank key of all own cards -> value of the best hand that `mine` of them make with `board` cards of one group."""

    def __init__(self, plain: RankTable, group: int, mine: int, board: int) -> None:
        super().__init__()
        self.plain, self.mine, self.board_sums = plain, mine, rank_sums(group, board)

    def __missing__(self, own: int) -> int:
        given, own_sums, board_sums = self.plain.given, rank_sums(own, self.mine), self.board_sums
        try:
            value = max([given[a + b] for a in own_sums for b in board_sums])
        except KeyError:  # cards that are no hand of the ranking
            value = max([self.plain[a + b] for a in own_sums for b in board_sums])
        self[own] = value
        return value


@lru_cache(maxsize=16384)
def _meeting(ranking: Ranking, group: int, mine: int, board: int) -> Meeting:
    plain = ranking.tables.plain
    assert isinstance(plain, RankTable)
    return Meeting(plain, group, mine, board)


def _best_flush(ranking: Ranking, own: Cards, group: Cards, mine: int, board: int, found: int) -> int:
    """Best flush of exactly `mine` own and `board` board cards in the suits found."""
    suited = ranking.tables.suited
    best = 0
    for one in flush_suits(found):
        own_sums = rank_sums(sum([card for card in own if card & one]) & RANK_MASK, mine)
        board_sums = rank_sums(sum([card for card in group if card & one]) & RANK_MASK, board)
        best = max(best, max([suited[a + b] for a in own_sums for b in board_sums]))
    return best


def _one_by_one(ranking: Ranking, own: Cards, group: Cards, mine: int, board: int) -> int:
    """Any ranking, every choice of cards in turn."""
    inner = ranking.inner
    return max([inner(a + b) for a in combinations(own, mine) for b in combinations(group, board)])


def _choices(ranking: Ranking, own: Cards, group: Cards, uses: Uses) -> list[Cards]:
    """Every set of cards that may make the hand."""
    pairs = fitting(uses, len(own), len(group), ranking.size)
    if pairs is None:
        return [own + group]
    return [
        a + b for mine, board in pairs for a in combinations(own, mine) for b in combinations(group, board)
    ]
