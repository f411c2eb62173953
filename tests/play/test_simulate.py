"""Random play: reports, checks that find what is wrong, and the same seed twice."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace
from real_book import GAMES, WITH_POTS, each
from table import act, game, start

from poker_rulebook.play import simulate as simulating
from poker_rulebook.play.chance import random_action, random_hand, random_stacks
from poker_rulebook.play.events import Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Call, Legal, refusal
from poker_rulebook.play.simulate import SimulatedPart, Violation, simulate, violation
from poker_rulebook.play.stakes import Stakes, usual_stakes

STAKES = Stakes(10, 20, 5, 10)


def finished() -> Hand:
    hand = start(game("texas-holdem"), STAKES, [100, 100])
    return act(hand, "B fold")


@each(WITH_POTS)
def test_every_game_plays_random_hands_without_a_violation(name: str):
    report = simulate(game(name), 20, game(name).players[1], 1)
    assert (20, game(name).players[1]) == (report.hands, report.seats)
    assert 0 < report.counts["showdowns"] <= 20


@each(GAMES)
def test_every_random_answer_is_legal(name: str):
    for seats in game(name).players:
        for hand in SimulatedPart(game(name), 0, 5, seats, 2).played():
            assert not any(refusal(decision, answer) for decision, answer in hand.answered)


def test_the_same_seed_plays_the_same_hands():
    first, second = (simulate(game("razz"), 50, 6, 7) for _ in range(2))
    assert replace(first, seconds=0) == replace(second, seconds=0)


def test_another_seed_plays_other_hands():
    assert simulate(game("razz"), 50, 6, 7).outcomes != simulate(game("razz"), 50, 6, 8).outcomes


def test_every_showdown_counts_once_for_each_share():
    report = simulate(game("omaha-high-low-eight-or-better"), 200, 4, 3)
    assert {"high", "low"} == set(report.outcomes)
    assert [report.counts["showdowns"]] * 2 == [counts.total() for counts in report.outcomes.values()]


def test_a_high_is_always_won_or_split_and_a_low_often_unqualified():
    report = simulate(game("omaha-high-low-eight-or-better"), 300, 4, 3)
    assert {"won", "split"} >= set(report.outcomes["high"])
    assert 50 < report.outcomes["low"]["unqualified"] < report.counts["showdowns"]


def test_with_dice_only_the_shares_in_force_are_counted():
    report = simulate(game("bidirectional-chowaha"), 30, 3, 3)
    assert all(counts.total() == report.counts["showdowns"] for counts in report.outcomes.values())


def test_a_violation_names_game_hand_and_seed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(simulating, "violation", lambda hand: "a stack is below zero")
    with pytest.raises(Violation, match=r"^razz, hand 0 of seed 5: a stack is below zero$"):
        simulate(game("razz"), 3, 2, 5)


def test_nothing_is_wrong_with_a_finished_hand():
    assert "" == violation(finished())


def test_a_lost_chip_is_found():
    hand = finished()
    hand.stacks[0] -= 1
    assert "200 chips came and 199 are left" == violation(hand)


def test_a_stack_below_zero_is_found():
    hand = finished()
    hand.stacks = [-5, 205]
    assert "a stack is below zero" == violation(hand)


def test_a_pot_that_nobody_won_is_found():
    hand = finished()
    hand.log = [event for event in hand.log if not isinstance(event, Won)]
    assert "nobody won the pot" == violation(hand)


def test_a_chip_that_was_not_awarded_is_found():
    hand = finished()
    hand.stacks[0], hand.left = hand.stacks[0] - 3, 3
    assert "3 chips were not awarded" == violation(hand)


def test_a_card_that_is_there_twice_is_found():
    hand = finished()
    hand.dealer.stub[0] = hand.dealer.stub[1]
    assert violation(hand).startswith("the deck has 52 cards")


def test_random_stacks_are_whole_chips_of_which_some_are_short():
    stacks = random_stacks(1000, random.Random(1))
    assert (True, True) == (min(stacks) < 20, max(stacks) <= 600)


def test_random_play_folds_calls_and_raises():
    verbs: Counter[str] = Counter()
    rng = random.Random(2)
    for _ in range(100):
        hand = random_hand(game("texas-holdem"), STAKES, [500] * 3, rng)
        verbs.update(event.verb for event in hand.log if hasattr(event, "verb"))
    assert {"fold", "call", "check", "bet", "raise"} == set(verbs)


@pytest.mark.parametrize("name", ["jackpots", "gardena-jackpots"])
def test_whoever_may_open_mostly_does(name: str):
    of, rng = game(name), random.Random(5)
    hands = [random_hand(of, usual_stakes(of), [500] * 6, rng) for _ in range(60)]
    assert 30 < sum(any(getattr(e, "verb", "") == "bet" for e in hand.log) for hand in hands) < 60


@pytest.mark.parametrize(("name", "verb"), [("badugi", "draw"), ("sohe", "divide")])
def test_random_play_draws_and_divides(name: str, verb: str):
    of, rng = game(name), random.Random(4)
    hand = start(of, usual_stakes(of), [10, 10])
    seen = set()
    while hand.decision:
        action = random_action(hand.decision, rng)
        seen.add(getattr(action, "verb", ""))
        hand.act(action if not isinstance(hand.decision, Legal) else Call())
    assert verb in seen
