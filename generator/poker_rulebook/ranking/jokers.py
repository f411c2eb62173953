"""Hands with jokers: the joker becomes whatever gives the best hand it may make.

A wild joker stands for any card of the ranking's ranks that is not held, and makes five of a kind where the
ranking has that class. A bug does the same when the lowest hand wins; when the highest wins it is an ace, or
any card that completes a straight, a flush or a straight flush. In a flush a joker is the highest card of
the suit that is not held; four aces and the bug are five aces. Source: Robert's Rules of Poker, section on the joker.
"""

from collections.abc import Callable, Sequence
from itertools import combinations, combinations_with_replacement

from poker_rulebook.cards import ACE, DECK_52, JOKER_BUG, JOKER_WILD, RANK_MASK, RANK_ONE, rank_of, suit_of
from poker_rulebook.ranking.classes import FILLED_BY_BUG, rank_key
from poker_rulebook.ranking.rules import Rules
from poker_rulebook.ranking.tables import Tables, check_ranks, check_size

ONE_OF_EACH = sum(RANK_ONE)

# Rank key of the other cards, whether they are of one suit, number of bugs, number of wild jokers.
Held = tuple[int, bool, int, int]


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
        if len(cards) > rules.size:
            return max(value(hand) for hand in combinations(cards, rules.size))
        held = _held(cards)
        if held not in known:
            check_ranks([rank_of(card) for card in cards if card < JOKER_BUG], frozenset(rules.ranks))
            known[held] = _best_stand_in(rules, tables, held, len(cards))
        return known[held]

    return value


def _held(cards: Sequence[int]) -> Held:
    """What decides the value of at most five cards."""
    others = [card for card in cards if card < JOKER_BUG]
    one_suit = len({suit_of(card) for card in others}) <= 1
    return sum(others) & RANK_MASK, one_suit, cards.count(JOKER_BUG), cards.count(JOKER_WILD)


def _best_stand_in(rules: Rules, tables: Tables, held: Held, size: int) -> int:
    """Best value over every choice of ranks for the jokers, in one suit and in several."""
    key, one_suit, bugs, wilds = held
    best = 0
    for stand_ins in combinations_with_replacement(rules.ranks, bugs + wilds):
        fillers = sum(rank != ACE for rank in stand_ins)
        any_class = rules.wins_lowest or fillers <= wilds
        full = key + rank_key(stand_ins)
        values = [tables.plain[full]]
        # A joker is never a card that is held, so in one suit every rank comes once.
        if size == rules.size and one_suit and not full & ~ONE_OF_EACH:
            values.append(tables.suited[full])
        for value in values:
            entry = tables.entries[value]
            if value > best and entry and (any_class or entry.category in FILLED_BY_BUG):
                best = value
    return best
