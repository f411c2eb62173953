"""Fixed limit where a bet has one of two sizes, and the ways in which rooms treat an all-in of less than a bet."""

import pytest
from table import act, call_round, changed, raise_range, start, to_call, turn, with_step

from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import IllegalAction, Raise
from poker_rulebook.play.stakes import Stakes

STUD = Stakes(10, 20, 0, 0, 1, 3)
TURN_1000 = Stakes(500, 1000, 250, 500)  # the big bet is 1000


def four_street(size: str, seats: dict[str, str], stacks: list[int] | None = None) -> Hand:
    """Fourth street of seven-card stud, two cards up; everybody has called the bring-in."""
    of = with_step("seven-card-stud", "fourth-bet", size=size)
    return call_round(start(of, STUD, stacks or [1000] * len(seats), seats))


NO_PAIR = {"A": "2c 3c Kh Jd", "B": "4d 5d 9s 6h", "C": "7h 8h Ts 2d"}
OPEN_PAIR = {"A": "2c 3c Kh Jd", "B": "4d 5d 9s 9h", "C": "7h 8h Ts 2d"}


# The small or the big bet


def test_the_first_player_may_bet_the_small_or_the_big_bet_and_nothing_between():
    hand = four_street("either", NO_PAIR)
    assert ((10, 20), True) == (raise_range(hand), hand.decision.ends)
    with pytest.raises(IllegalAction, match=r"^15 is not allowed: check or bet or raise to 10 or 20$"):
        hand.act(Raise(15))


def test_a_small_bet_may_be_raised_by_the_small_or_the_big_bet():
    hand = four_street("either", NO_PAIR)
    act(hand, "A 10")
    assert ((20, 30), True) == (raise_range(hand), hand.decision.ends)


def test_a_raise_is_never_less_than_the_bet_before_it():
    hand = four_street("either", NO_PAIR)
    act(hand, "A 20")
    assert ((40, 40), False) == (raise_range(hand), hand.decision.ends)


def test_a_raise_is_never_less_than_the_raise_before_it():
    hand = four_street("either", NO_PAIR)
    act(hand, "A 10", "B 30")
    assert (50, 50) == raise_range(hand)


def test_the_choice_of_sizes_begins_anew_in_the_next_round():
    play = [
        {"id": "own", "do": "deal", "to": "players", "cards": 2, "face": "down"},
        {"id": "preflop", "do": "bet", "size": "either", "first": "left-of-big-blind"},
        {"id": "flop", "do": "deal", "to": "board", "cards": 3, "face": "up"},
        {"id": "flop-bet", "do": "bet", "size": "either", "first": "left-of-button"},
    ]
    of = changed("texas-holdem", play=play, betting=["fixed-limit"])
    hand = start(of, Stakes(10, 20, 5, 10), [1000] * 3)
    assert (20, 30) == raise_range(hand)
    act(hand, "C 30", "A call", "B call")
    assert (10, 20) == raise_range(hand)


def test_with_chips_for_no_more_than_the_small_bet_there_is_one_size():
    hand = four_street("either", NO_PAIR, [14, 1000, 1000])  # an ante of 1 and a bring-in of 3
    assert ("A", (10, 10)) == (turn(hand), raise_range(hand))


def test_with_chips_between_the_sizes_the_larger_one_is_all_in():
    hand = four_street("either", NO_PAIR, [19, 1000, 1000])
    assert ("A", (10, 15)) == (turn(hand), raise_range(hand))


def test_over_an_all_in_between_the_sizes_the_next_raise_is_the_big_bet():
    hand = four_street("either", NO_PAIR, [19, 1000, 1000])
    act(hand, "A 15")
    assert (15, (35, 35)) == (to_call(hand), raise_range(hand))


def test_both_sizes_count_as_one_bet_for_the_cap():
    hand = four_street("either", NO_PAIR)
    act(hand, "A 10", "B 30", "C 50", "A 70")
    assert (0, 0) == raise_range(hand)


# A pair in sight


def test_without_a_pair_in_sight_fourth_street_is_played_at_the_small_bet():
    assert (10, 10) == raise_range(four_street("small-or-pair", NO_PAIR))


def test_a_pair_in_anybodys_up_cards_lets_everybody_bet_either_size():
    hand = four_street("small-or-pair", OPEN_PAIR)
    assert ("B", (10, 20)) == (turn(hand), raise_range(hand))
    act(hand, "B check")
    assert ("C", (10, 20)) == (turn(hand), raise_range(hand))


def test_a_pair_face_down_is_not_in_sight():
    seats = NO_PAIR | {"A": "2c 2h Kh Jd"}
    assert (10, 10) == raise_range(four_street("small-or-pair", seats))


def test_a_pair_that_has_been_folded_is_not_in_sight():
    of = with_step("seven-card-stud", "fifth-bet", size="small-or-pair")
    hand = call_round(start(of, STUD, [1000] * 3, OPEN_PAIR | {"A": "2c 3c Kh Jd 5s"}))
    act(hand, "B check", "C 10", "A call", "B fold")
    assert ("fifth-bet", (10, 10)) == (hand.decision.step, raise_range(hand))


# An all-in of 400 into a big bet of 1000, with a cap of five bets


def all_in_of_400(rule: str) -> Hand:
    of = changed("texas-holdem", betting=["fixed-limit"], short_all_in=rule, raise_cap=5)
    hand = start(of, TURN_1000, [900, 20_000, 20_000])
    for _ in range(2):
        call_round(hand)
    return act(hand, "A 400")


def totals_to_the_cap(hand: Hand) -> list[int]:
    totals = []
    while hand.decision.low:
        totals.append(hand.decision.low)
        hand.act(Raise(hand.decision.low))
    return totals


@pytest.mark.parametrize(
    ("rule", "totals"),
    [
        ("half-bet", [1000, 2000, 3000, 4000, 5000]),
        ("complete", [1000, 2000, 3000, 4000, 5000]),
        ("complete-as-raise", [1000, 2000, 3000, 4000]),
        ("full-raise", [1400, 2400, 3400, 4400]),
    ],
)
def test_what_may_follow_an_all_in_of_400_and_where_five_bets_end(rule, totals):
    hand = all_in_of_400(rule)
    assert 400 == to_call(hand)
    assert totals == totals_to_the_cap(hand)


@pytest.mark.parametrize(
    ("rule", "next_total"), [("half-bet", 1600), ("complete", 1000), ("complete-as-raise", 1000), ("full-raise", 1600)]
)  # fmt: skip
def test_an_all_in_of_600_is_raised_or_completed(rule, next_total):
    of = changed("texas-holdem", betting=["fixed-limit"], short_all_in=rule)
    hand = start(of, TURN_1000, [1100, 20_000, 20_000])
    for _ in range(2):
        call_round(hand)
    act(hand, "A 600")
    assert (next_total, next_total) == raise_range(hand)


@pytest.mark.parametrize(("rule", "may_raise"), [("complete", (0, 0)), ("full-raise", (2400, 2400))])
def test_who_has_bet_may_raise_again_over_a_short_all_in_only_where_it_counts_as_a_raise(rule, may_raise):
    of = changed("texas-holdem", betting=["fixed-limit"], short_all_in=rule)
    hand = start(of, TURN_1000, [20_000, 1900, 20_000])  # B is all-in to 1400 on the turn
    for _ in range(2):
        call_round(hand)
    act(hand, "A 1000", "B 1400", "C call")
    assert ("A", may_raise) == (turn(hand), raise_range(hand))
