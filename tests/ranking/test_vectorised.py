"""Many hands at once are worth what they are worth one by one."""

from __future__ import annotations

import random

import numpy as np
import pytest
from real_book import real_book

from poker_rulebook.cards import DECK_52, JOKER_BUG, JOKER_WILD, cards, rank_of
from poker_rulebook.ranking import value_using
from poker_rulebook.ranking.vectorised import APART, SUITED, Vectorised

RANKINGS = real_book().rankings


def dealt(ranking, size: int, hands: int = 3_000, jokers: tuple[int, ...] = ()) -> np.ndarray:
    """A column a hand, of the ranks that the ranking has."""
    rng, deck = random.Random(size), [c for c in DECK_52 if rank_of(c) in ranking.rules.ranks] + [*jokers]
    return np.array([rng.sample(deck, size) for _ in range(hands)]).T


def of_few_suits(ranking, size: int, hands: int = 3_000) -> np.ndarray:
    """Hands in which flushes are not rare."""
    rng = random.Random(size)
    decks = [
        [c for c in DECK_52[13 * first : 13 * (first + 2)] if rank_of(c) in ranking.rules.ranks]
        for first in range(3)
    ]
    return np.array([rng.sample(decks[n % 3], size) for n in range(hands)]).T


@pytest.mark.parametrize("name", RANKINGS)
def test_a_column_is_worth_what_its_cards_are_worth(name):
    ranking = RANKINGS[name]
    many = Vectorised(ranking)
    for size in range(ranking.size, min(ranking.size + 4, 8)):
        for hands in (dealt(ranking, size), of_few_suits(ranking, size, 600)):
            assert [ranking.value(hand) for hand in hands.T.tolist()] == many.values(hands).tolist()


@pytest.mark.parametrize(
    "name", ["high", "ace-to-five", "deuce-to-seven", "short-deck", "face-first", "canadian"]
)
def test_two_cards_of_each_column_and_three_of_the_board_are_worth_the_best_of_both(name):
    ranking = RANKINGS[name]
    for hands in (dealt(ranking, 9, 2_000), of_few_suits(ranking, 9, 500), of_few_suits(ranking, 11, 500)):
        own, board = hands[:-5], hands[-5:]
        both = zip(own.T.tolist(), board.T.tolist(), strict=True)
        expected = [value_using(ranking, a, (b,), ((2, 3),)) for a, b in both]
        assert expected == Vectorised(ranking).using(own, board, 2, 3).tolist()


def test_hands_with_jokers_are_read_too():
    ranking = RANKINGS["high"]
    hands = dealt(ranking, 6, 300, (JOKER_BUG, JOKER_WILD))
    expected = [ranking.value(hand) for hand in hands.T.tolist()]
    assert expected == Vectorised(ranking).values(hands).tolist()


def test_a_rank_that_the_ranking_does_not_have_is_refused():
    hands = np.array([cards("Ah Kh Qh Jh 2c"), cards("Ah Kh Qh Jh Th")]).T
    with pytest.raises(ValueError, match="this ranking has no 2"):
        Vectorised(RANKINGS["short-deck"]).values(hands)
    with pytest.raises(ValueError, match="this ranking has no 2"):
        Vectorised(RANKINGS["short-deck"]).using(hands[:2], hands[2:], 2, 3)


def test_the_numbers_of_the_ranks_tell_any_two_cards_apart():
    from itertools import combinations_with_replacement

    pairs = [*combinations_with_replacement(APART.tolist(), 2)]
    assert len({sum(pair) for pair in pairs}) == len(pairs)


def test_what_is_left_of_a_suit_tells_its_ranks_apart():
    assert [1 << 3 * rank % 13 for rank in range(13)] == [8**rank % SUITED for rank in range(13)]
