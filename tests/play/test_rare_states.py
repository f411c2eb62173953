"""States that few hands come to: everybody all-in by a forced bet, ties in every side pot, one chip, a button that
cannot pay for the table."""

import random

import pytest
from real_book import WITH_POTS, each, real_book
from table import act, events, game, start, turn

from poker_rulebook.play.chance import random_action, simple_placing
from poker_rulebook.play.dealer import repeatable
from poker_rulebook.play.events import Acted, BringInTaken, Posted, Returned, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.hand_record import record, resumed
from poker_rulebook.play.openface import FOR_POINTS
from poker_rulebook.play.questions import Call, Fold, Legal, Put, Raise, asked_for
from poker_rulebook.play.simulate import violation
from poker_rulebook.play.stakes import Stakes, WrongStakes, stakes_for, usual_stakes

BLINDS = Stakes(10, 20, 5, 10)
with_antes = each(WITH_POTS, lambda said: said["forced_bets"].get("ante") == "each")
with_blinds = each(WITH_POTS, lambda said: "blinds" in said["forced_bets"])
ROYAL_BOARD = "As Ks Qs Js Ts"
EACH = 2520 * 4  # divisible by two to ten winners


def to_the_end(hand: Hand) -> Hand:
    """No wagers are asked for any more; the rest is answered by chance."""
    rng = random.Random(3)
    while hand.decision is not None:
        assert not isinstance(hand.decision, Legal)
        hand.act(random_action(hand.decision, rng))
    return hand


@with_antes
def test_where_an_ante_is_everybodys_last_chip_nobody_is_asked_to_bet(name):
    of = game(name)
    seats = of.players[1]
    hand = to_the_end(start(of, usual_stakes(of), [1] * seats))
    assert [True] * seats == [event.all_in for event in events(hand, Posted)]
    assert not events(hand, Acted)
    assert "" == violation(hand)
    assert seats == sum(event.chips for event in events(hand, Won)) + hand.left


@with_antes
def test_who_alone_has_chips_after_the_antes_gets_back_what_no_other_ante_matches(name):
    of = game(name)
    amounts = usual_stakes(of)
    stakes = Stakes(amounts.small_bet, amounts.big_bet, 0, 0, 25, amounts.bring_in)
    hand = to_the_end(start(of, stakes, [100, 3, 1]))
    assert [Returned(0, 22)] == events(hand, Returned)
    assert not events(hand, Acted)
    assert 97 <= hand.stacks[0] + hand.left


@with_blinds
def test_where_the_blinds_are_all_in_for_less_everybody_else_still_acts(name):
    of = game(name)
    if of.players[1] < 4:
        return
    hand = start(of, usual_stakes(of), [1, 1, 50, 50])
    while hand.decision is not None and not isinstance(hand.decision, Legal):
        hand.act(random_action(hand.decision, random.Random(1)))
    assert ("C", 10) == (turn(hand), hand.decision.call or hand.decision.low)


@pytest.mark.parametrize("seats", range(4, 11))
def test_a_tie_of_all_gives_back_what_each_put_in_through_every_side_pot(seats):
    stacks = [EACH * (1 + seat) for seat in range(seats)]
    hand = start(game("texas-holdem"), BLINDS, stacks, board=ROYAL_BOARD)
    while hand.decision is not None:
        hand.act(Raise(hand.decision.high) if hand.decision.low else Call())
    assert stacks == hand.stacks
    assert set(range(seats - 1)) == {event.pot for event in events(hand, Won)}
    assert [] == events(hand, Returned)  # the longest stack may not raise what nobody could call


def test_the_dead_ante_of_a_tie_is_divided_in_the_main_pot_alone():
    of = game("texas-holdem", big_blind_ante="blind-first")
    stakes = Stakes(10, 20, 5, 10, 12)
    hand = start(of, stakes, [1200, 2400, 3612, 4800], board=ROYAL_BOARD)
    while hand.decision is not None:
        hand.act(Raise(hand.decision.high) if hand.decision.low else Call())
    main = [event.chips for event in events(hand, Won) if event.pot == 0]
    assert [1203] * 4 == main
    assert 0 == sum(hand.stacks) - 12012


def test_a_button_that_cannot_pay_the_antes_of_all_plays_for_what_it_paid():
    of = game("razz", antes_and_bring_in="button")
    hand = start(of, usual_stakes(of), [100, 100, 2])
    assert [Posted(2, "button-ante", 2, True)] == events(hand, Posted)
    assert not events(hand, BringInTaken)
    while hand.decision is not None:
        hand.act(Call())
    assert "" == violation(hand)
    assert hand.stacks[2] <= 2


def test_where_checking_is_not_allowed_folding_is_offered_although_it_costs_nothing_to_stay():
    of = game("short-deck-omaha", first_action="jam-or-fold")
    hand = start(of, Stakes(1, 2, 1, 1), [500, 300, 200])  # blinds of the same size
    act(hand, "C fold")
    assert Legal(0, hand.decision.step, 0, 500, 500, False, False, price=1, by=1, full=2) == hand.decision
    assert "fold or bet or raise to 500" == asked_for(hand.decision)
    answers = [random_action(hand.decision, random.Random(seed)) for seed in range(50)]
    assert {Fold(), Raise(500)} == set(answers)
    act(hand, "A fold")
    assert [499, 301, 200] == hand.stacks


def test_one_chip_each_at_a_full_table_is_played_to_the_end_in_every_game():
    for name in WITH_POTS:
        of = game(name)
        hand = start(of, usual_stakes(of), [1] * of.players[1])
        while hand.decision is not None:
            action = Call() if isinstance(hand.decision, Legal) and hand.decision.calls else None
            hand.act(action or random_action(hand.decision, random.Random(5)))
        assert "" == violation(hand), name


def test_a_division_is_kept_as_it_was_when_its_maker_changes_it_afterwards():
    of = game("sohe")
    hand = Hand(of, usual_stakes(of), [1, 1], repeatable(of, random.Random(1)))
    rng = random.Random(2)
    while hand.decision is not None:
        action = random_action(hand.decision, rng)
        hand.act(action)
        if isinstance(action, Put):
            action.bins.clear()
    assert hand.log == resumed(real_book(), record(hand)).hand.log


def test_a_placing_is_kept_as_it_was_when_its_maker_changes_it_afterwards():
    of = game("open-face-chinese")
    deal = Hand(of, FOR_POINTS, [9, 9], repeatable(of, random.Random(1)))
    rng = random.Random(2)
    while deal.decision is not None:
        place = simple_placing(deal.rules, deal.decision, rng)
        deal.act(place)
        assert isinstance(place, Put)
        place.bins.clear()
    assert deal.log == resumed(real_book(), record(deal)).hand.log


@pytest.mark.parametrize(
    ("amounts", "message"),
    [
        ({"smal_bet": 5}, "texas-holdem posts no 'smal_bet'"),
        ({"small_bet": 10, "big_bet": 5}, "'big_bet' must not be less than 'small_bet'"),
    ],
)
def test_amounts_that_no_table_has_are_refused(amounts, message):
    with pytest.raises(WrongStakes, match=f"^{message}$"):
        stakes_for(game("texas-holdem", limit="fixed-limit"), {"small_blind": 5, "big_blind": 10, **amounts})
