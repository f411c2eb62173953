"""The functions that read a hand's value from the tables: the innermost loop of everything else.

They are closures rather than methods because looking up `self` costs a quarter of the time.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from poker_rulebook.cards import JOKER_BUG, RANK_MASK, SUIT_SHIFT
from poker_rulebook.ranking.jokers import joker_reader
from poker_rulebook.ranking.rules import Rules
from poker_rulebook.ranking.tables import Tables, check_size

Reader = Callable[[Sequence[int]], int]

FULL_SUITS = 0x8888 << SUIT_SHIFT
JOKERS = 31 << 56  # up to the bit that the sum of four wild cards sets


def make_reader(rules: Rules, tables: Tables, *, smallest: int) -> Reader:
    """`value(cards)` for these tables. smallest: fewest cards that make a hand."""
    if rules.compare == "distinct":
        return _distinct_reader(rules, tables, smallest)
    if rules.counts_flushes:
        return _flush_reader(rules, tables, smallest)
    return _rank_reader(rules, tables, smallest)


def _rank_reader(rules: Rules, tables: Tables, smallest: int) -> Reader:
    """Where suits mean nothing."""
    plain = tables.plain

    def value(cards: Sequence[int]) -> int:
        hand = sum(cards)
        if hand >= JOKER_BUG:
            return with_joker(cards)
        return plain[hand & RANK_MASK]

    with_joker = joker_reader(rules, tables, value, smallest)
    return value


def _flush_reader(rules: Rules, tables: Tables, smallest: int) -> Reader:
    """Counting from `lacking` sets the top bit of a suit with a flush, so one mask finds it or a joker."""
    plain, suited = tables.plain, tables.suited
    lacking = (8 - rules.size) * 0x1111 << SUIT_SHIFT
    flush_or_joker = FULL_SUITS | JOKERS

    def value(cards: Sequence[int]) -> int:
        hand = sum(cards, lacking)
        if hand & flush_or_joker:
            return with_joker(cards) if hand >= JOKER_BUG else with_flush(cards, hand)
        return plain[hand & RANK_MASK]

    def highest_with_flush(cards: Sequence[int], hand: int) -> int:
        # Seven cards may hold a flush and something better in several suits.
        best = plain[hand & RANK_MASK]
        full = hand & FULL_SUITS
        while full:
            one = (full & -full) >> 3
            full &= full - 1
            flush = suited[sum([card for card in cards if card & one]) & RANK_MASK]
            if flush > best:
                best = flush
        return best

    def lowest_with_flush(cards: Sequence[int], hand: int) -> int:
        check_size(len(cards), smallest)
        if len(cards) == rules.size:
            return suited[hand & RANK_MASK]
        ignoring_suits = plain[hand & RANK_MASK]  # no choice of cards can be lower than this
        best = 0
        for chosen in combinations(cards, rules.size):
            best = max(best, value(chosen))
            if best == ignoring_suits:
                break
        return best

    with_flush = lowest_with_flush if rules.wins_lowest else highest_with_flush
    with_joker = joker_reader(rules, tables, value, smallest)
    return value


def flush_suits(counters: int) -> Iterator[int]:
    """The suits whose top counter bit is set, each as the 1 of its counter."""
    full = counters & FULL_SUITS
    while full:
        yield (full & -full) >> 3
        full &= full - 1


def _distinct_reader(rules: Rules, tables: Tables, smallest: int) -> Reader:
    """The best subset, largest first: more cards always beat fewer."""
    worth = tables.plain.__getitem__
    sizes = tuple(range(rules.size, 0, -1))

    def value(cards: Sequence[int]) -> int:
        if sum(cards) >= JOKER_BUG:
            return with_joker(cards)
        for size in sizes:
            if best := max(map(worth, map(sum, combinations(cards, size))), default=0):
                return best
        check_size(len(cards), smallest)
        return 0

    with_joker = joker_reader(rules, tables, value, smallest)
    return value
