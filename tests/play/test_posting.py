"""Antes, blinds and the ante of the big blind, also from stacks that cannot pay them."""

import pytest
from real_book import real_book
from table import act, call_round, changed, events, game, raise_range, start, to_call, turn

from poker_rulebook.play.events import BringInTaken, Dealt, Posted
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.stakes import Stakes, WrongStakes, stakes_for

STAKES = Stakes(200, 400, 100, 200)


def ante_table(stack: int, order: str) -> Hand:
    """Big blind and ante 10,000; seat B, the big blind, has `stack` chips."""
    of = game("texas-holdem", big_blind_ante=order)
    return start(of, Stakes(10_000, 20_000, 5_000, 10_000, 10_000), [50_000, stack, 50_000])


def test_the_small_blind_is_left_of_the_button_and_the_big_blind_next():
    hand = start(game("texas-holdem"), STAKES, [5000] * 4)
    assert [Posted(0, "small-blind", 100, False), Posted(1, "big-blind", 200, False)] == hand.log[:2]


def test_with_two_players_the_button_posts_the_small_blind_and_acts_first_before_the_flop_only():
    hand = start(game("texas-holdem"), STAKES, [5000] * 2)
    assert {Posted(1, "small-blind", 100, False), Posted(0, "big-blind", 200, False)} == set(
        events(hand, Posted)
    )
    assert "B" == turn(hand)
    act(hand, "B call", "A check")
    assert "A" == turn(hand)


def test_with_two_players_the_first_card_goes_to_the_big_blind():
    hand = start(game("texas-holdem"), STAKES, [5000] * 2)
    assert [0, 1] == [event.seat for event in events(hand, Dealt)]


def test_everybody_antes_in_stud():
    hand = start(game("razz"), Stakes(200, 400, 0, 0, 50, 75), [1000] * 3)
    assert [Posted(seat, "ante", 50, False) for seat in range(3)] == events(hand, Posted)
    assert 150 == hand.pot()


def test_an_ante_is_no_part_of_the_wagers():
    hand = start(game("razz"), Stakes(200, 400, 0, 0, 50, 75), [1000] * 3)
    assert [0, 0, 0] == hand.wagers


def test_a_short_ante_is_all_in():
    hand = start(game("razz"), Stakes(200, 400, 0, 0, 50, 75), [30, 1000, 50])
    assert [
        Posted(0, "ante", 30, True),
        Posted(1, "ante", 50, False),
        Posted(2, "ante", 50, True),
    ] == hand.log[:3]


def test_a_short_big_blind_is_all_in_and_the_price_and_the_smallest_raise_stay():
    hand = start(game("texas-holdem"), STAKES, [5000, 120, 5000])
    assert Posted(1, "big-blind", 120, True) in hand.log
    assert (200, (400, 5000)) == (to_call(hand), raise_range(hand))


def test_a_short_small_blind_is_all_in_and_the_price_stays():
    hand = start(game("texas-holdem"), STAKES, [60, 5000, 5000])
    assert Posted(0, "small-blind", 60, True) in hand.log
    assert (200, (400, 5000)) == (to_call(hand), raise_range(hand))


def test_in_fixed_limit_a_short_big_blind_still_is_the_first_bet():
    of = game("texas-holdem", limit="fixed-limit")
    hand = start(of, Stakes(100, 200, 50, 100), [5000, 60, 5000])
    assert (100, (200, 200)) == (to_call(hand), raise_range(hand))


# The big blind ante, big blind and ante 10,000


def test_blind_first_18000_chips_pay_the_blind_and_8000_of_the_ante():
    hand = ante_table(18_000, "blind-first")
    assert [("big-blind", 10_000), ("big-blind-ante", 8_000)] == [
        (e.what, e.chips) for e in events(hand, Posted)[1:]
    ]


def test_blind_first_8000_chips_all_go_to_the_blind():
    hand = ante_table(8_000, "blind-first")
    assert [("small-blind", 5_000), ("big-blind", 8_000)] == [(e.what, e.chips) for e in events(hand, Posted)]


def test_ante_first_18000_chips_pay_the_ante_and_8000_of_the_blind():
    hand = ante_table(18_000, "ante-first")
    assert {("big-blind-ante", 10_000), ("big-blind", 8_000)} < {
        (e.what, e.chips) for e in events(hand, Posted)
    }


def test_ante_first_8000_chips_can_win_back_8000_at_best():
    of = game("texas-holdem", big_blind_ante="ante-first")
    stakes = Stakes(10_000, 20_000, 5_000, 10_000, 10_000)
    seats, board = {"A": "Kh Kd", "B": "Ah Ad", "C": "7c 2d"}, "As 9d 8h 4c 3s"
    hand = start(of, stakes, [10_000, 8_000, 10_000], seats, board)
    act(hand, "C call", "A call")
    assert [20_000, 8_000, 0] == hand.stacks


def test_blind_first_8000_chips_can_double_and_more():
    of = game("texas-holdem", big_blind_ante="blind-first")
    stakes = Stakes(10_000, 20_000, 5_000, 10_000, 10_000)
    seats, board = {"A": "Kh Kd", "B": "Ah Ad", "C": "7c 2d"}, "As 9d 8h 4c 3s"
    hand = start(of, stakes, [10_000, 8_000, 10_000], seats, board)
    act(hand, "C call", "A call")
    assert [4_000, 24_000, 0] == hand.stacks


def test_an_unpaid_ante_changes_neither_price_nor_smallest_raise():
    assert (10_000, (20_000, 50_000)) == (
        to_call(ante_table(8_000, "ante-first")),
        raise_range(ante_table(8_000, "ante-first")),
    )


def test_antes_and_blinds_together_count_each_for_itself():
    of = changed("texas-holdem", forced_bets={"ante": "each", "blinds": ["small", "big"]})
    hand = start(of, Stakes(10, 20, 5, 10, 2), [12, 100, 100])
    assert (12 - 2 - 5, [7, 12, 2], 21) == (hand.stacks[0], hand.totals, hand.pot())
    assert 10 == to_call(hand)


def test_antes_without_blinds_or_a_bring_in_leave_the_first_round_unopened():
    play = [
        {**step, "first": "left-of-button"} if step["do"] == "bet" else step
        for step in real_book().games.source("five-card-draw").value["play"]
    ]
    of = changed("five-card-draw", forced_bets={"ante": "each"}, play=play)
    hand = start(of, Stakes(10, 20, 0, 0, 2), [100] * 3)
    assert ("A", 0, (10, 10)) == (turn(hand), to_call(hand), raise_range(hand))


# The button posts for everybody: antes of 50 each, bring-in 75

RAZZ_200 = Stakes(200, 400, 0, 0, 50, 75)
DOORS = {"A": "7d 4c 9c", "B": "Jh 2s 8d", "C": "Th 9s Ks", "D": "8h 6c Qh"}  # C has the worst door card


def button_antes(*stacks: int) -> Hand:
    of = changed("razz", forced_bets={"ante": "button", "bring_in": "highest-card-ace-low"})
    return start(of, RAZZ_200, list(stacks), DOORS)


def test_the_button_posts_the_antes_of_all_players_and_the_bring_in():
    hand = button_antes(1000, 1000, 1000, 1000)
    assert [Posted(3, "button-ante", 200, False), Posted(3, "bring-in", 75, False)] == events(hand, Posted)
    assert ([1000, 1000, 1000, 725], 275) == (hand.stacks, hand.pot())


def test_the_player_with_the_worst_door_card_takes_the_bring_in_and_starts_with_a_check_or_a_raise():
    hand = button_antes(1000, 1000, 1000, 1000)
    assert [BringInTaken(2, 75)] == events(hand, BringInTaken)
    assert ("C", 0, (200, 200), False) == (turn(hand), to_call(hand), raise_range(hand), hand.decision.must)
    act(hand, "C check")
    assert ("D", 75, (200, 200)) == (turn(hand), to_call(hand), raise_range(hand))


def test_the_player_who_took_the_bring_in_completes_for_the_difference():
    hand = act(button_antes(1000, 1000, 1000, 1000), "C 200")
    assert 1000 - 125 == hand.stacks[2]


def test_when_all_others_fold_the_player_who_took_the_bring_in_wins_it_with_the_antes():
    hand = act(button_antes(1000, 1000, 1000, 1000), "C check", "D fold", "A fold", "B fold")
    assert [1000, 1000, 1275, 725] == hand.stacks


def test_the_antes_of_the_button_make_no_all_in_level():
    hand = button_antes(1000, 1000, 1000, 205)  # 200 antes, 5 of the bring-in
    assert [("button-ante", 200, False), ("bring-in", 5, True)] == [
        (event.what, event.chips, event.all_in) for event in events(hand, Posted)
    ]
    assert ("C", 70) == (turn(hand), to_call(hand))  # the full bring-in is still the price
    act(hand, "C call", "A call", "B call")
    # the button has nothing but antes in, and may win those alone
    assert [(200, (0, 1, 2, 3)), (225, (0, 1, 2))] == [tuple(pot) for pot in hand.pots()]


def test_a_button_with_less_than_the_antes_posts_what_it_has():
    hand = button_antes(1000, 1000, 1000, 120)
    assert [Posted(3, "button-ante", 120, True)] == events(hand, Posted)
    assert "C" == turn(hand)


# Who posts the small blind


def small_blind(of_whom: str, players: int, **more: str) -> Hand:
    of = changed("texas-holdem", forced_bets={"blinds": ["small", "big"], "small_blind": of_whom, **more})
    return start(of, Stakes(10, 20, 5, 10), [100] * players)


def posted(hand: Hand) -> set[tuple[int, str, int]]:
    return {(event.seat, event.what, event.chips) for event in events(hand, Posted)}


def test_the_button_may_post_the_small_blind_and_the_next_player_the_big_one():
    hand = small_blind("button", 4)
    assert {(3, "small-blind", 5), (0, "big-blind", 10)} == posted(hand)
    assert "B" == turn(hand)


def test_there_may_be_two_small_blinds_on_the_button_and_to_its_left():
    hand = small_blind("both", 4)
    assert {(3, "button-blind", 5), (0, "small-blind", 5), (1, "big-blind", 10)} == posted(hand)
    assert ("C", 10) == (turn(hand), to_call(hand))
    act(hand, "C call")
    assert ("D", 5) == (turn(hand), to_call(hand))


def test_with_three_blinds_and_three_players_the_button_acts_first():
    hand = small_blind("both", 3)
    assert ("C", 5, 20) == (turn(hand), to_call(hand), hand.pot())


@pytest.mark.parametrize("of_whom", ["left-of-button", "button", "both"])
def test_with_two_players_the_button_is_the_small_blind_however_blinds_are_posted(of_whom):
    hand = small_blind(of_whom, 2)
    assert {(1, "small-blind", 5), (0, "big-blind", 10)} == posted(hand)
    assert "B" == turn(hand)


def test_after_the_first_round_the_left_of_the_button_is_first_however_blinds_are_posted():
    for of_whom in ("button", "both"):
        assert "A" == turn(call_round(small_blind(of_whom, 4)))


# Amounts


def test_the_big_bet_is_twice_the_small_bet_unless_it_is_given():
    assert Stakes(100, 200, 50, 100) == stakes_for(
        game("badugi"), {"small_bet": 100, "small_blind": 50, "big_blind": 100}
    )


def test_a_missing_amount_is_named():
    with pytest.raises(WrongStakes, match=r"^'bring_in' is missing$"):
        stakes_for(game("razz"), {"small_bet": 200, "ante": 50})


def test_an_amount_that_the_game_does_not_post_is_named():
    with pytest.raises(WrongStakes, match=r"^razz posts no 'big_blind'$"):
        stakes_for(game("razz"), {"small_bet": 200, "ante": 50, "bring_in": 75, "big_blind": 100})


@pytest.mark.parametrize(
    ("stacks", "message"), [([5000] * 11, "2 to 10 players, not 11"), ([5000, 0], "at least one chip")]
)
def test_a_table_that_does_not_fit_is_refused(stacks, message):
    with pytest.raises(ValueError, match=message):
        start(game("texas-holdem"), STAKES, stacks)
