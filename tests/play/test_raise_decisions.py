"""The questions that a dealer answers about raising lead to what the interpreter allows."""

import itertools

import pytest
from real_book import real_book

from poker_rulebook.book.chapters import RuleDecision, rules_of
from poker_rulebook.play.questions import Round

PLENTY = 100_000


def decision(rule: str) -> RuleDecision:
    _, found = rules_of(real_book().chapters)[rule]
    return found.decision


def facing_an_all_in(chips: int, bet: int, checked: bool) -> str:
    """What a player may do against an all-in in fixed limit, by the ids of the outcomes."""
    betting = Round("fixed-limit", [0, 0], 0, (bet,), 0, None)
    if checked:
        betting.called(1, 0)
    betting.raised(0, chips)
    low, high = betting.raise_to(1, PLENTY, chips)
    assert low == high
    return {0: "call-only", bet: "complete", chips + bet: "full-raise"}[low]


@pytest.mark.parametrize("bet", [2, 20, 25, 400])
@pytest.mark.parametrize("checked", [False, True])
def test_for_every_all_in_of_less_than_a_bet_the_half_bet_questions_lead_to_what_is_allowed(bet, checked):
    asked = decision("half-bet")
    told = {n: asked.outcome({"all-in": n, "bet": bet, "acted": checked}) for n in range(1, bet)}
    assert {n: facing_an_all_in(n, bet, checked) for n in told} == told


def after_two_short_all_ins(first: int, second: int, seat: int) -> str:
    """What seat 0, who bet 200, or seat 3, who has yet to act, may do after all-ins that add so much."""
    betting = Round("no-limit", [0, 0, 0, 0], 0, (100,), 0, None)
    betting.raised(0, 200)
    betting.raised(1, 200 + first)
    betting.raised(2, 200 + first + second)
    low, _ = betting.raise_to(seat, PLENTY, sum(betting.wagers))
    return "may-raise" if low else "call-or-fold"


@pytest.mark.parametrize("first", range(0, 200, 25))
def test_for_all_short_all_ins_the_questions_on_raising_again_lead_to_what_is_allowed(first):
    asked = decision("raising-again")
    for second, acted in itertools.product(range(0, 200, 25), (True, False)):
        facts = {"acted": acted, "increase": first + second, "smallest-raise": 200}
        assert asked.outcome(facts) == after_two_short_all_ins(first, second, 0 if acted else 3)
