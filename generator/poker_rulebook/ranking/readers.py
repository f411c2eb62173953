"""The functions that read a hand's value from the tables: the innermost loop of everything else.

They are closures rather than methods because looking up `self` costs a quarter of the time.

A joker becomes whatever gives the best hand it may make. A wild joker stands for any card of the ranking's ranks
that is not held, and makes five of a kind where the ranking has that class. A bug does the same when the lowest
hand wins; when the highest wins it is an ace, or any card that completes a straight, a flush or a straight flush.
In a flush a joker is the highest card of the suit that is not held; four aces and the bug are five aces.
Source: Robert's Rules of Poker, section on the joker.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, product

from poker_rulebook.cards import (
    ACE,
    DECK_52,
    JOKER_BUG,
    JOKER_WILD,
    RANK_MASK,
    RANK_ONE,
    SUIT_SHIFT,
    rank_of,
)
from poker_rulebook.ranking.rules import Rules
from poker_rulebook.ranking.tables import (
    FILLED_BY_BUG,
    Tables,
    check_ranks,
    check_size,
    four_suited_key,
    rank_key,
)

Reader = Callable[[Sequence[int]], int]

FULL_SUITS = 0x8888 << SUIT_SHIFT
JOKERS = 63 << 56  # up to the bit that the sum of eight wild cards sets
ONE_OF_EACH = sum(RANK_ONE)
ONE_SUIT = frozenset((0, *(number << 4 * suit for suit in range(4) for number in range(1, 13))))

# Rank key of the other cards, whether they are of one suit, number of bugs, number of wild jokers.
Held = tuple[int, bool, int, int]


def make_reader(rules: Rules, tables: Tables, *, smallest: int) -> Reader:
    """`value(cards)` for these tables. smallest: fewest cards that make a hand."""
    if rules.compare == "distinct":
        return _distinct_reader(rules, tables, smallest)
    if tables.four:
        return _four_reader(rules, tables, _flush_reader(rules, tables, smallest))
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


def _four_reader(rules: Rules, tables: Tables, usual: Reader) -> Reader:
    """Where four cards of one suit and a fifth are a class of their own.    usual    the value without regard to it"""
    plain, size = tables.plain, rules.size
    lacking = (8 - size + 1) * 0x1111 << SUIT_SHIFT
    four_or_joker = FULL_SUITS | JOKERS

    def value(cards: Sequence[int]) -> int:
        hand = sum(cards, lacking)
        if hand & four_or_joker or len(cards) != size:
            return with_four(cards, hand)
        return plain[hand & RANK_MASK]

    def with_four(cards: Sequence[int], hand: int) -> int:
        if len(cards) > size:
            return max(map(value, combinations(cards, size)))
        suit = (hand & FULL_SUITS) >> 3  # only one can have so many
        others = [card for card in cards if not card & suit]
        if len(others) != 1 or len(cards) < size or hand >= JOKER_BUG:
            return usual(cards)
        four = tables.four[four_suited_key(hand - others[0] & RANK_MASK, rank_of(others[0]))]
        return max(four, plain[hand & RANK_MASK])

    return value


def flush_suits(counters: int) -> Iterator[int]:
    """The suits whose top counter bit is set, each as the 1 of its counter."""
    full = counters & FULL_SUITS
    while full:
        yield (full & -full) >> 3
        full &= full - 1


def _distinct_reader(rules: Rules, tables: Tables, smallest: int) -> Reader:
    """The best subset, largest first: more cards always beat fewer."""
    worth, most = tables.plain.get, rules.size

    def value(cards: Sequence[int]) -> int:
        hand, held, largest = sum(cards), len(cards), most
        if hand >= JOKER_BUG:
            return with_joker(cards)
        if held <= most + 1:  # the usual case, quicker: all of them, or all but one
            if best := worth(hand) or max([worth(hand - card, 0) for card in cards], default=0):
                return best
            largest = held - 2
        for size in range(largest, 0, -1):
            if best := max([worth(sum(chosen), 0) for chosen in combinations(cards, size)], default=0):
                return best
        check_size(held, smallest)
        return 0

    with_joker = joker_reader(rules, tables, value, smallest)
    return value


def joker_reader(
    rules: Rules, tables: Tables, plain_value: Callable[[Sequence[int]], int], smallest: int
) -> Callable[[Sequence[int]], int]:
    """A function that gives the value of cards with at least one joker.

    plain_value  value of cards without a joker
    smallest     fewest cards that make a hand in these tables
    """
    if rules.compare == "classes":
        return _class_reader(rules, tables, smallest)

    def best_card(cards: Sequence[int]) -> int:
        others = [card for card in cards if card < JOKER_BUG]
        jokers = len(cards) - len(others)
        free = [card for card in DECK_52 if card not in others and rank_of(card) in rules.ranks]
        return max(plain_value((*others, *stand_ins)) for stand_ins in combinations(free, jokers))

    return best_card


def _class_reader(rules: Rules, tables: Tables, smallest: int) -> Callable[[Sequence[int]], int]:
    known: dict[Held, int] = {}

    def value(cards: Sequence[int]) -> int:
        check_size(len(cards), smallest)
        others, size = [card for card in cards if card < JOKER_BUG], min(len(cards), rules.size)
        counts = range(cards.count(JOKER_BUG) + 1), range(cards.count(JOKER_WILD) + 1)
        jokers = [(bugs, wilds) for bugs, wilds in product(*counts) if bugs + wilds <= size]
        return max([
            worth(chosen, bugs, wilds)
            for bugs, wilds in jokers
            for chosen in combinations(others, size - bugs - wilds)
        ])  # fmt: skip

    def worth(chosen: Sequence[int], bugs: int, wilds: int) -> int:
        hand = sum(chosen)
        held = hand & RANK_MASK, hand >> SUIT_SHIFT in ONE_SUIT, bugs, wilds
        if held not in known:
            check_ranks(map(rank_of, chosen), frozenset(rules.ranks))
            known[held] = _best_stand_in(rules, tables, held, len(chosen) + bugs + wilds)
        return known[held]

    return value


def _best_stand_in(rules: Rules, tables: Tables, held: Held, size: int) -> int:
    """Best value over every choice of ranks for the jokers, in one suit and in several."""
    key, one_suit, bugs, wilds = held
    best = 0
    for stand_ins, fillers in _stand_ins(rules.ranks, bugs + wilds):
        full = key + stand_ins
        values = [tables.plain[full]]
        # A joker is never a card that is held, so in one suit every rank comes once.
        if size == rules.size and one_suit and not full & ~ONE_OF_EACH:
            values.append(tables.suited[full])
        for value in values:
            if value > best:
                entry, any_class = tables.entries[value], rules.wins_lowest or fillers <= wilds
                if entry and (any_class or entry.category in FILLED_BY_BUG):
                    best = value
    return best


@lru_cache(maxsize=256)
def _stand_ins(ranks: tuple[int, ...], jokers: int) -> list[tuple[int, int]]:
    """The rank key of every choice of ranks for so many jokers, and how many of these are no aces."""
    chosen = combinations_with_replacement(ranks, jokers)
    return [(rank_key(each), sum(rank != ACE for rank in each)) for each in chosen]
