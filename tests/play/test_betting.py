"""Fixed limit, pot limit and no limit: what a player may do, in figures.

Limits are written small/big; seats have letters from the left of the button.
"""

import pytest
from table import act, call_round, changed, events, game, raise_range, start, to_call, turn

from poker_rulebook.play.events import Acted, Returned
from poker_rulebook.play.exchanges import DISCARD, DRAW
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Call, Fold, IllegalAction, Raise
from poker_rulebook.play.stakes import Stakes

NO_LIMIT = Stakes(200, 400, 100, 200)
LIMIT_400 = Stakes(400, 800, 200, 400)
RAZZ_200 = Stakes(200, 400, 0, 0, 50, 75)
RAZZ_SEATS = {"A": "7d 4c 9c", "B": "Jh 2s 8d", "C": "Th 9s Ks", "D": "8h 6c Qh"}  # C brings in


def on_the_flop(limit: str, stakes: Stakes, stacks: list[int]) -> Hand:
    """Hold'em, everybody in for one big blind; A is first to act."""
    return call_round(start(game("texas-holdem", limit=limit), stakes, stacks))


def sizes(hand: Hand) -> list[int]:
    """The smallest first bet or raise of every round in a hand that everybody checks through."""
    seen = []
    while hand.decision:
        if hasattr(hand.decision, "low"):
            seen.append(hand.decision.low)
            call_round(hand)
        else:
            hand.act(DRAW.answer(()))
    return seen


# Fixed limit


def test_limit_holdem_100_200_raises_to_200_then_bets_100_200_200():
    hand = start(game("texas-holdem", limit="fixed-limit"), Stakes(100, 200, 50, 100), [5000] * 3)
    assert [200, 100, 200, 200] == sizes(hand)


def test_razz_200_400_completes_to_200_then_bets_200_400_400_400():
    assert [200, 200, 400, 400, 400] == sizes(start(game("razz"), RAZZ_200, [5000] * 3))


def test_triple_draw_5_10_raises_to_20_then_bets_10_20_20():
    hand = start(game("deuce-to-seven-triple-draw"), Stakes(10, 20, 5, 10), [500] * 3)
    assert [20, 10, 20, 20] == sizes(hand)


def test_a_draw_game_of_two_rounds_bets_the_big_bet_after_the_draw():
    hand = start(game("five-card-draw"), Stakes(100, 200, 50, 100), [5000] * 3)
    assert [200, 200] == sizes(hand)


def test_a_fixed_limit_raise_has_one_size_only():
    hand = on_the_flop("fixed-limit", LIMIT_400, [5000] * 3)
    act(hand, "A 400")
    assert (800, 800) == raise_range(hand)


@pytest.mark.parametrize(("choice", "bets"), [("four", 4), ("five", 5)])
def test_the_big_blind_is_the_first_of_the_bets_that_the_cap_allows(choice, bets):
    hand = start(
        game("texas-holdem", limit="fixed-limit", raise_cap=choice), Stakes(100, 200, 50, 100), [5000] * 3
    )
    totals = [100]
    while hand.decision.low:
        totals.append(hand.decision.low)
        hand.act(Raise(hand.decision.low))
    assert [100, 200, 300, 400, 500][:bets] == totals


@pytest.mark.parametrize(("choice", "bets"), [("four", 4), ("five", 5)])
def test_the_cap_counts_the_opening_bet_of_later_rounds(choice, bets):
    hand = start(
        game("texas-holdem", limit="fixed-limit", raise_cap=choice), Stakes(100, 200, 50, 100), [5000] * 3
    )
    call_round(hand)
    raises = 0
    while hand.decision.low:
        hand.act(Raise(hand.decision.low))
        raises += 1
    assert bets == raises


def test_without_a_cap_raises_go_on_until_the_chips_are_in():
    hand = start(
        game("texas-holdem", limit="fixed-limit", raise_cap="no-cap"), Stakes(100, 200, 50, 100), [2000] * 3
    )
    while hand.decision.low:
        hand.act(Raise(hand.decision.low))
    assert 20 == sum(event.verb == "raise" for event in hand.log if isinstance(event, Acted)) + 1


def test_the_cap_stays_when_two_players_are_left_unless_the_room_lifts_it():
    for choice, most in (("same", 400), ("none", 5000)):
        of = game("texas-holdem", limit="fixed-limit", raise_cap_with_two=choice)
        hand = start(of, Stakes(100, 200, 50, 100), [5000] * 2)
        while hand.decision.low:
            hand.act(Raise(hand.decision.low))
        assert most == max(hand.wagers)


def test_the_cap_is_lifted_in_the_middle_of_a_round_when_only_two_are_left():
    of = game("texas-holdem", limit="fixed-limit", raise_cap_with_two="none")
    hand = start(of, Stakes(100, 200, 50, 100), [5000] * 3)
    act(hand, "C 200", "A 300", "B fold", "C 400")
    assert (500, 500) == raise_range(hand)


def test_three_players_in_a_round_keep_the_cap_where_it_is_lifted_for_two():
    of = game("texas-holdem", limit="fixed-limit", raise_cap_with_two="none")
    hand = start(of, Stakes(100, 200, 50, 100), [5000] * 3)
    act(hand, "C 200", "A 300", "B 400")
    assert (0, 0) == raise_range(hand)


# The half-bet rule, with limit 400


def test_an_all_in_of_100_may_be_called_for_100_or_completed_to_400():
    hand = on_the_flop("fixed-limit", LIMIT_400, [500, 5000, 5000])
    act(hand, "A 100")
    assert 100 == to_call(hand)
    assert (400, 400) == raise_range(hand)


def test_an_all_in_of_300_counts_as_a_bet_and_may_be_raised_to_700():
    hand = on_the_flop("fixed-limit", LIMIT_400, [700, 5000, 5000])
    act(hand, "A 300")
    assert 300 == to_call(hand)
    assert (700, 700) == raise_range(hand)


def test_an_all_in_of_exactly_half_a_bet_counts_as_a_bet():
    hand = on_the_flop("fixed-limit", LIMIT_400, [600, 5000, 5000])
    act(hand, "A 200")
    assert (600, 600) == raise_range(hand)


@pytest.mark.parametrize(("all_in", "next_raise"), [(500, 800), (599, 800), (600, 1000), (700, 1100)])
def test_over_a_bet_of_400_an_all_in_below_half_is_completed_and_one_above_is_raised(all_in, next_raise):
    hand = on_the_flop("fixed-limit", LIMIT_400, [5000, 400 + all_in, 5000])
    act(hand, "A 400", f"B {all_in}")
    assert all_in == to_call(hand)
    assert (next_raise, next_raise) == raise_range(hand)


@pytest.mark.parametrize(("all_in", "may_raise"), [(500, (0, 0)), (600, (1000, 1000))])
def test_who_is_in_for_400_may_raise_again_only_after_at_least_half_a_bet_more(all_in, may_raise):
    hand = on_the_flop("fixed-limit", LIMIT_400, [5000, 400 + all_in, 5000])
    act(hand, "A 400", f"B {all_in}", "C call")
    assert "A" == turn(hand)
    assert may_raise == raise_range(hand)


def test_a_completion_reopens_the_betting():
    hand = on_the_flop("fixed-limit", LIMIT_400, [5000, 900, 5000])
    act(hand, "A 400", "B 500", "C 800")
    assert (1200, 1200) == raise_range(hand)


def test_who_has_checked_may_not_raise_an_all_in_below_half_a_bet():
    hand = on_the_flop("fixed-limit", LIMIT_400, [5000, 500, 5000])
    act(hand, "A check", "B 100", "C call")
    assert (0, 0) == raise_range(hand)


def test_two_short_all_ins_that_reach_half_a_bet_together_reopen_the_betting():
    hand = on_the_flop("fixed-limit", LIMIT_400, [5000, 900, 1050, 5000])
    act(hand, "A 400", "B 500", "C 650", "D call")
    assert (1050, 1050) == raise_range(hand)


def test_an_all_in_below_half_a_bet_does_not_use_up_a_bet_of_the_cap():
    hand = on_the_flop("fixed-limit", LIMIT_400, [9000, 500, 9000])
    act(hand, "A check", "B 100")
    totals = []
    while hand.decision.low:
        totals.append(hand.decision.low)
        hand.act(Raise(hand.decision.low))
    assert [400, 800, 1200, 1600] == totals


def test_an_all_in_of_half_a_bet_uses_up_a_bet_of_the_cap():
    hand = on_the_flop("fixed-limit", LIMIT_400, [9000, 700, 9000])
    act(hand, "A check", "B 300")
    totals = []
    while hand.decision.low:
        totals.append(hand.decision.low)
        hand.act(Raise(hand.decision.low))
    assert [700, 1100, 1500] == totals


def test_a_raise_short_of_the_limit_is_possible_only_all_in():
    hand = on_the_flop("fixed-limit", LIMIT_400, [5000, 900, 5000])
    act(hand, "A 400")
    assert (500, 500) == raise_range(hand)


# The bring-in


def test_the_bring_in_of_75_is_completed_to_200_and_raised_to_400_600_800():
    hand = start(game("razz"), RAZZ_200, [5000] * 4, RAZZ_SEATS)
    assert "C" == turn(hand)
    assert (75, (200, 200), True) == (to_call(hand), raise_range(hand), hand.decision.must)
    act(hand, "C bring-in")
    totals = []
    while hand.decision.low:
        totals.append(hand.decision.low)
        hand.act(Raise(hand.decision.low))
    assert [200, 400, 600, 800] == totals


def test_the_bring_in_player_may_complete_at_once_and_that_is_the_first_bet():
    hand = start(game("razz"), RAZZ_200, [5000] * 4, RAZZ_SEATS)
    act(hand, "C 200", "D 400", "A 600", "B 800")
    assert (0, 0) == raise_range(hand)
    assert ["complete", "raise", "raise", "raise"] == [event.verb for event in events(hand, Acted)]


def test_the_bring_in_cannot_be_folded():
    hand = start(game("razz"), RAZZ_200, [5000] * 4, RAZZ_SEATS)
    with pytest.raises(
        IllegalAction, match=r"^the bring-in cannot be folded: bring in for 75 or bet or raise to 200$"
    ):
        hand.act(Fold())


def test_a_bring_in_that_is_only_called_leaves_its_player_no_option():
    hand = start(game("razz"), RAZZ_200, [5000] * 4, RAZZ_SEATS)
    act(hand, "C bring-in", "D call", "A call", "B call")
    assert "fourth-bet" == hand.decision.step


def test_the_bring_in_player_may_raise_after_a_completion():
    hand = start(game("razz"), RAZZ_200, [5000] * 4, RAZZ_SEATS)
    act(hand, "C bring-in", "D call", "A 200", "B fold")
    assert (125, (400, 400), False) == (to_call(hand), raise_range(hand), hand.decision.must)


def test_the_bring_in_player_may_not_raise_an_all_in_of_less_than_half_a_bet():
    hand = start(game("razz"), RAZZ_200, [140, 5000, 5000, 5000], RAZZ_SEATS)
    act(hand, "C bring-in", "D call", "A 90", "B call")
    assert (15, (0, 0)) == (to_call(hand), raise_range(hand))


def test_when_everybody_folds_the_bring_in_player_wins_the_antes_and_keeps_the_bring_in():
    hand = start(game("razz"), RAZZ_200, [1000] * 4, RAZZ_SEATS)
    act(hand, "C bring-in", "D fold", "A fold", "B fold")
    assert [950, 950, 1150, 950] == hand.stacks
    assert [Returned(2, 75)] == events(hand, Returned)


def test_when_the_bring_in_player_is_all_in_from_the_ante_the_next_one_calls_75_completes_or_folds():
    hand = start(game("razz"), RAZZ_200, [1000, 1000, 50, 1000], RAZZ_SEATS)
    assert "D" == turn(hand)
    assert (75, (200, 200), False) == (to_call(hand), raise_range(hand), hand.decision.must)
    act(hand, "D fold", "A call")
    assert 75 == hand.wagers[0]


def test_the_full_bring_in_is_the_price_when_its_player_has_only_a_part_of_it():
    hand = start(game("razz"), RAZZ_200, [1000, 1000, 80, 1000], RAZZ_SEATS)
    assert 30 == to_call(hand)
    act(hand, "C bring-in")
    assert (75, (200, 200)) == (to_call(hand), raise_range(hand))


def test_of_a_bring_in_called_by_one_the_part_that_a_short_stack_cannot_match_goes_back():
    hand = start(game("razz"), RAZZ_200, [1000, 1000, 80, 1000], RAZZ_SEATS)
    act(hand, "C bring-in", "D call", "A fold", "B fold")
    assert [Returned(3, 45)] == events(hand, Returned)


# No limit


def test_the_no_limit_example_of_100_200():
    hand = start(game("texas-holdem"), NO_LIMIT, [5000] * 3)
    assert ("C", (400, 5000)) == (turn(hand), raise_range(hand))
    act(hand, "C 500")
    assert (400, (800, 5000)) == (to_call(hand), raise_range(hand))
    act(hand, "A 1200")
    assert (1000, (1900, 5000)) == (to_call(hand), raise_range(hand))
    act(hand, "B fold")
    assert (700, (1900, 5000)) == (to_call(hand), raise_range(hand))


def test_over_an_all_in_to_300_the_next_raise_is_at_least_to_500():
    hand = start(game("texas-holdem"), NO_LIMIT, [5000, 5000, 300, 5000])
    act(hand, "C 300")
    assert (300, (500, 5000)) == (to_call(hand), raise_range(hand))


def test_over_a_bet_of_400_and_all_ins_of_600_and_900_the_next_raise_is_at_least_to_1300():
    hand = on_the_flop("no-limit", NO_LIMIT, [5000, 800, 1100, 5000])
    act(hand, "A 400", "B 600", "C 900")
    assert (900, (1300, 4800)) == (to_call(hand), raise_range(hand))


def test_short_all_ins_together_reopen_the_betting_for_the_bettor_and_not_for_the_caller():
    hand = on_the_flop("no-limit", NO_LIMIT, [5000, 450, 5000, 600])
    act(hand, "A 200", "B 250", "C call", "D 400")
    assert ("A", 200, (600, 4800)) == (turn(hand), to_call(hand), raise_range(hand))
    act(hand, "A call")
    assert ("C", 150, (0, 0)) == (turn(hand), to_call(hand), raise_range(hand))


def test_a_full_raise_reopens_the_betting_for_everybody():
    hand = on_the_flop("no-limit", NO_LIMIT, [5000, 450, 5000, 5000])
    act(hand, "A 200", "B 250", "C call", "D 450", "A call")
    assert ("C", 200, (650, 4800)) == (turn(hand), to_call(hand), raise_range(hand))


def test_who_has_checked_may_not_raise_an_all_in_of_less_than_the_smallest_bet():
    hand = on_the_flop("no-limit", NO_LIMIT, [5000, 350, 5000])
    act(hand, "A check", "B 150", "C call")
    assert ("A", 150, (0, 0)) == (turn(hand), to_call(hand), raise_range(hand))


def test_the_smallest_no_limit_bet_is_the_big_blind_on_every_street():
    assert [400, 200, 200, 200] == sizes(start(game("texas-holdem"), NO_LIMIT, [5000] * 3))


def test_no_limit_has_no_cap():
    hand = start(game("texas-holdem"), NO_LIMIT, [100_000] * 3)
    for _ in range(20):
        hand.act(Raise(hand.decision.low))
    assert 4200 == max(hand.wagers)
    assert hand.decision.low == 4400


def test_with_less_than_the_smallest_raise_a_player_may_still_go_all_in():
    hand = start(game("texas-holdem"), NO_LIMIT, [5000, 5000, 350])
    assert (350, 350) == raise_range(hand)


# The big blind, and rounds in which nobody can bet


def test_the_big_blind_has_an_option_when_everybody_just_called():
    hand = start(game("texas-holdem"), NO_LIMIT, [5000] * 3)
    act(hand, "C call", "A call")
    assert ("B", 0, (400, 5000)) == (turn(hand), to_call(hand), raise_range(hand))


def test_nobody_is_asked_when_only_one_player_has_chips_and_owes_nothing():
    hand = start(game("texas-holdem"), NO_LIMIT, [1000, 1000, 5000])
    act(hand, "C 1000", "A call", "B call")
    assert hand.decision is None


def test_the_last_player_with_chips_may_call_or_fold_and_not_raise():
    hand = start(game("texas-holdem"), NO_LIMIT, [1000, 5000, 5000])
    act(hand, "C fold", "A 1000")
    assert (800, (0, 0)) == (to_call(hand), raise_range(hand))


@pytest.mark.parametrize(("stack", "raises"), [(600, (0, 0)), (700, (1000, 1000))])
def test_a_raise_that_nobody_could_call_is_none(stack, raises):
    hand = start(game("texas-holdem"), NO_LIMIT, [stack, 600, 1000])
    act(hand, "C call", "A call", "B 600")
    assert (400, raises) == (to_call(hand), raise_range(hand))


def test_a_big_blind_alone_with_an_all_in_small_blind_is_not_asked():
    hand = start(game("texas-holdem"), NO_LIMIT, [60, 5000, 5000])
    act(hand, "C fold")
    assert hand.decision is None
    assert [Returned(1, 140)] == events(hand, Returned)


def test_a_small_blind_that_covers_an_all_in_big_blind_is_not_asked():
    hand = start(game("texas-holdem"), NO_LIMIT, [5000, 80, 5000])
    act(hand, "C fold")
    assert hand.decision is None
    assert [Returned(0, 20)] == events(hand, Returned)


def test_a_bet_that_nobody_calls_goes_back():
    hand = on_the_flop("no-limit", NO_LIMIT, [5000] * 3)
    act(hand, "A 200", "B 1000", "C fold", "A fold")
    assert [Returned(1, 800)] == events(hand, Returned)
    assert [4600, 5600, 4800] == hand.stacks


# Pot limit


def omaha(stacks: list[int], stakes: Stakes = NO_LIMIT, **choices: str) -> Hand:
    return start(game("omaha-high-only", limit="pot-limit", **choices), stakes, stacks)


def test_the_first_pot_raise_over_blinds_of_100_and_200_is_to_700():
    assert (400, 700) == raise_range(omaha([10_000] * 3))


def test_after_700_and_a_call_the_pot_is_1500_and_a_pot_raise_of_a_pot_bet_is_to_6000():
    hand = omaha([10_000] * 3)
    act(hand, "C 700", "A fold", "B call")
    assert 1500 == hand.pot()
    assert (200, 1500) == raise_range(hand)
    act(hand, "B 1500")
    assert (3000, 6000) == raise_range(hand)


def test_in_a_pot_of_600_a_bet_of_200_and_a_call_can_be_raised_to_1400():
    hand = omaha([10_000] * 3)
    act(hand, "C call", "A call", "B check")
    assert (200, 600) == raise_range(hand)
    act(hand, "A 200", "B call")
    assert (400, 1400) == raise_range(hand)


def test_over_a_cut_off_raise_to_500_the_pot_raise_is_to_1800():
    hand = omaha([10_000] * 4)
    act(hand, "C 500")
    assert (800, 1800) == raise_range(hand)


def test_the_small_blind_first_in_may_raise_to_600():
    hand = omaha([10_000] * 3)
    act(hand, "C fold")
    assert ("A", (400, 600)) == (turn(hand), raise_range(hand))


def test_a_big_blind_all_in_for_60_of_100_counts_in_full_before_the_flop():
    hand = omaha([10_000, 60, 10_000, 10_000], Stakes(100, 200, 50, 100))
    assert ("C", 100, (200, 350)) == (turn(hand), to_call(hand), raise_range(hand))


def test_a_short_small_blind_counts_in_full_before_the_flop():
    hand = omaha([20, 10_000, 10_000, 10_000], Stakes(100, 200, 50, 100))
    assert (200, 350) == raise_range(hand)


def test_after_the_flop_the_pot_is_what_lies_there():
    hand = omaha([10_000, 60, 10_000, 10_000], Stakes(100, 200, 50, 100))
    act(hand, "C call", "D call", "A call")
    assert (100, 360) == raise_range(hand)


def test_a_big_blind_ante_counts_for_pot_limit_only_from_the_flop_on():
    hand = omaha([10_000] * 3, Stakes(200, 400, 100, 200, 200), big_blind_ante="blind-first")
    assert (400, 700) == raise_range(hand)
    act(hand, "C call", "A call", "B check")
    assert (200, 800) == raise_range(hand)


def test_a_pot_limit_raise_is_never_more_than_the_stack():
    hand = omaha([10_000, 10_000, 550])
    assert (400, 550) == raise_range(hand)


def test_pot_limit_stud_with_antes_of_100_and_a_bring_in_of_150():
    of = changed("razz", betting=["pot-limit"], raise_cap=None)
    hand = start(of, Stakes(150, 300, 0, 0, 100, 150), [50_000] * 8, {"A": "2c 3c Ks"})
    assert "A" == turn(hand)
    act(hand, "A bring-in")
    assert (150, (300, 1250)) == (to_call(hand), raise_range(hand))
    act(hand, "B 650")
    assert (650, (1150, 2900)) == (to_call(hand), raise_range(hand))


def test_a_bet_in_place_of_the_bring_in_is_raised_by_at_least_all_of_it():
    # after a bring-in of 150 a raise to 650 adds 500; without one 650 is the bet
    of = changed("razz", betting=["pot-limit"], raise_cap=None)
    hand = start(of, Stakes(150, 300, 0, 0, 100, 150), [50_000] * 8, {"A": "2c 3c Ks"})
    act(hand, "A 650")
    assert (650, 1300) == (to_call(hand), raise_range(hand)[0])


def test_pot_limit_stud_bets_at_least_the_bring_in_on_later_streets():
    of = changed("razz", betting=["pot-limit"], raise_cap=None)
    hand = start(of, Stakes(150, 300, 0, 0, 100, 150), [50_000] * 3, {"A": "2c 3c Ks"})
    call_round(hand)
    assert (150, 750) == raise_range(hand)


def test_pot_limit_has_no_half_bet_rule_and_no_reopening_by_a_short_all_in():
    hand = omaha([10_000, 550, 10_000])
    act(hand, "C call", "A call", "B check", "A 200", "B 350", "C call")
    assert ("A", 150, (0, 0)) == (turn(hand), to_call(hand), raise_range(hand))


# What is refused


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (Raise(300), "300 is not allowed: fold, call 200 or bet or raise to 400-5000"),
        (Raise(5001), "5001 is not allowed: fold, call 200 or bet or raise to 400-5000"),
        (DRAW.answer(()), "it is time to act: fold, call 200 or bet or raise to 400-5000"),
        (DISCARD.answer(()), "it is time to act: fold, call 200 or bet or raise to 400-5000"),
    ],
)
def test_an_illegal_wager_is_refused_with_what_is_legal_and_changes_nothing(action, message):
    hand = start(game("texas-holdem"), NO_LIMIT, [5000] * 3)
    before = (
        hand.decision,
        list(hand.log),
        list(hand.stacks),
        list(hand.totals),
        list(hand.wagers),
        list(hand.live),
    )
    with pytest.raises(IllegalAction) as refused:
        hand.act(action)
    assert message == str(refused.value)
    assert before == (hand.decision, hand.log, hand.stacks, hand.totals, hand.wagers, hand.live)
    act(hand, "C 400")
    assert "A" == turn(hand)


def test_a_raise_above_the_cap_is_refused_with_what_is_legal():
    hand = start(game("texas-holdem", limit="fixed-limit"), Stakes(100, 200, 50, 100), [5000] * 3)
    act(hand, "C 200", "A 300", "B 400")
    with pytest.raises(IllegalAction, match=r"^a raise is not allowed here: fold or call 200$"):
        hand.act(Raise(500))


def test_after_the_hand_nothing_is_legal():
    hand = start(game("texas-holdem"), NO_LIMIT, [5000] * 2)
    act(hand, "B fold")
    with pytest.raises(IllegalAction, match=r"^the hand is over$"):
        hand.act(Call())
