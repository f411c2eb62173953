"""Every ranking puts hands in the order of an evaluator that shares nothing with it."""

from __future__ import annotations

from itertools import combinations

import phevaluator
import pytest
from real_book import real_book

from oracles.pokerkit_rankings import RANKINGS
from oracles.values import FIRST_PRINCIPLES, Comparison, compared, comparisons
from poker_rulebook.cards import text

HANDS = 8_000  # for the fastest evaluator; `make nightly` compares a hundred times as many
ALL = list(comparisons())


@pytest.mark.parametrize("one", ALL, ids=str)
def test_hands_are_put_in_the_order_of_another_evaluator(one: Comparison):
    ranking = real_book().rankings[one.ranking]
    assert "" == compared(ranking, one, max(60, HANDS // one.cost), seed=1).difference


def test_every_ranking_is_compared_with_an_evaluator_or_else_with_first_principles():
    assert sorted(real_book().rankings) == sorted([*RANKINGS, *FIRST_PRINCIPLES])


def test_high_has_the_numbers_of_phevaluator_from_the_other_end():
    # its 1 is the royal flush and its 7,462 the worst hand
    high = real_book().rankings["high"].value
    for hand in list(combinations(real_book().games["texas-holdem"].deck.cards, 5))[::1_000]:
        assert 7_463 == high(hand) + phevaluator.evaluate_cards(*map(text, hand))


def test_a_comparison_finds_two_hands_in_the_wrong_order():
    one = next(one for one in ALL if one.ranking == "high" and one.own == 5)
    assert "" != compared(real_book().rankings["short-deck"], one, 2_000, seed=1).difference


def test_a_comparison_finds_a_hand_that_only_one_of_the_two_lets_qualify():
    one = next(one for one in ALL if one.least)._replace(least="7-6-5-4-3")
    assert "there" in compared(real_book().rankings["ace-to-five"], one, 2_000, seed=1).difference
