"""Declarations with chips in the fist: no chip is low, one is high, two are both."""

import pytest
from table import act, call_round, changed, done, events, game, start

from poker_rulebook.book.model import Game
from poker_rulebook.play.choosing import CHOOSE, DECLARE
from poker_rulebook.play.events import LeftOver, Won, WordSaid
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.judging import judge, read_table
from poker_rulebook.play.questions import Fold, IllegalAction, ToSay
from poker_rulebook.play.stakes import Stakes

ANTE_1 = Stakes(2, 4, 0, 0, 1)
FLUSH, TRIPS, TWO_PAIR = "7h 5h 4h 3h 2h", "Ks Kd Kc Jc 4s", "Qs Qd 9s 9d 2d"
EIGHT, SIX, NINE = "8c 6d 3s 2c As", "6c 5d 3s 2c As", "9c 8d 7s 6h 4d"


def fists(**changes: object) -> Game:
    """High-low draw without its draw: one betting round, then the declaration."""
    play = [
        {"id": "own", "do": "deal", "to": "players", "cards": 5, "face": "down"},
        {"id": "bet", "do": "bet", "size": "small", "first": "left-of-button"},
        {"id": "fists", "do": "declare", "no_chip": "low", "one_chip": "high"},
    ]
    showdown = [
        {"id": "high", "ranking": "high", "own": 5, "board": 0},
        {"id": "low", "ranking": "ace-to-five", "own": 5, "board": 0},
    ]
    odd = {"between": "first-share", "within": "button"}
    forced = {"ante": "each"}
    return changed(
        "deuce-to-seven-lowball", forced_bets=forced, play=play, showdown=showdown, odd_chips=odd, options=None, **changes
    )  # fmt: skip


def chips(pot: int, hands: str | list[str], declared: list[str], **changes: object) -> list[int]:
    """What each seat receives from one pot."""
    of = fists(**changes)
    seats = dict(zip("ABCD", hands, strict=False))
    table = read_table(of, seats, declared=dict(zip(seats, declared, strict=True)))
    return list(judge(of, table, pot).chips.values())


# Who wins


def test_the_best_of_those_who_declared_a_direction_takes_its_half():
    assert [0, 51, 50] == chips(101, [NINE, TRIPS, SIX], ["low", "high", "low"])


def test_a_hand_plays_only_in_the_direction_that_it_declared():
    assert [51, 50] == chips(101, [TRIPS, FLUSH], ["high", "low"])


def test_who_declared_both_and_is_best_both_ways_takes_everything():
    assert [100, 0, 0] == chips(100, [FLUSH, TRIPS, EIGHT], ["both", "high", "low"])


def test_who_declared_both_and_is_beaten_one_way_wins_nothing_and_the_others_are_judged_alone():
    assert [0, 51, 50, 0] == chips(101, [FLUSH, TRIPS, SIX, TWO_PAIR], ["both", "high", "low", "high"])


def test_two_who_declared_both_can_keep_each_other_from_winning():
    assert [0, 0, 100] == chips(100, [FLUSH, SIX, NINE], ["both", "both", "low"])


def test_a_tie_one_way_is_not_enough_for_both():
    # both have 7-5-4-3-2 for low
    assert [0, 100] == chips(100, [FLUSH, "7c 5d 4s 3c 2c"], ["both", "low"])


def test_who_declared_only_the_other_direction_does_not_stand_in_the_way_of_both():
    # the full house would beat the flush for high, but it declared low
    assert [100, 0] == chips(100, [FLUSH, "Ks Kd Kc 4c 4s"], ["both", "low"])


@pytest.mark.parametrize("direction", ["high", "low"])
def test_when_nobody_declares_a_direction_the_other_takes_everything(direction):
    expected = [101, 0] if direction == "high" else [0, 101]
    assert expected == chips(101, [TRIPS, SIX], [direction, direction])


def test_equal_hands_of_one_direction_divide_its_half():
    # high 51, low 50; the first of the tied lows from the left of the button has no odd chip to take
    assert [25, 25, 51] == chips(101, [SIX, "6h 5s 3h 2h Ad", TRIPS], ["low", "low", "high"])


def test_when_all_are_out_the_players_share_the_pot():
    assert [51, 50] == chips(101, [FLUSH, SIX], ["both", "both"])


def test_when_all_are_out_the_pot_may_stay_for_the_next_deal():
    of = fists(if_nobody_qualifies="carry-over")
    table = read_table(of, {"A": FLUSH, "B": SIX}, declared={"A": "both", "B": "both"})
    assert ({"A": 0, "B": 0}, 101) == (judge(of, table, 101).chips, judge(of, table, 101).left)


def test_without_other_players_in_a_direction_both_needs_no_hand_to_beat():
    assert [100, 0] == chips(100, [FLUSH, TRIPS], ["both", "high"])


def test_a_pot_is_judged_among_those_who_are_in_it():
    # the all-in A beats B one way; the side pot is contested by B and C alone, and there B is best both ways
    declared = {0: "low", 1: "both", 2: "high"}
    hand = start(fists(), ANTE_1, [6, 11, 11], {"A": SIX, "B": FLUSH, "C": TRIPS})
    act(hand, "A 5", "B 10", "C call")
    while hand.decision:
        hand.act(DECLARE.answer(declared[hand.decision.seat]))
    assert [Won(0, "high", 2, 9), Won(0, "low", 0, 9), Won(1, "high", 1, 5), Won(1, "low", 1, 5)] == events(
        hand, Won
    )


# How it is done


def betting_done(stacks: list[int]) -> Hand:
    return call_round(start(fists(), ANTE_1, stacks, {"A": FLUSH, "B": TRIPS, "C": EIGHT}))


def test_nobody_sees_a_declaration_before_all_have_made_theirs():
    hand = act(betting_done([10] * 3), "A declare both", "B declare high")
    assert ([], None) == (done(hand, DECLARE), hand.declared)
    act(hand, "C declare low")
    assert [
        WordSaid("fists", 0, DECLARE, "both"),
        WordSaid("fists", 1, DECLARE, "high"),
        WordSaid("fists", 2, DECLARE, "low"),
    ] == done(hand, DECLARE)
    assert [12, 9, 9] == hand.stacks


def test_all_in_players_declare_too():
    hand = betting_done([1, 10, 10])
    assert ToSay(0, "fists", DECLARE, ("low", "high", "both")) == hand.decision


def test_who_has_folded_declares_nothing():
    hand = start(fists(), ANTE_1, [10] * 3)
    act(hand, "A 2", "B fold", "C call", "A declare low", "C declare high")
    assert hand.decision is None


def test_when_one_player_is_left_there_is_no_declaration():
    hand = act(start(fists(), ANTE_1, [10] * 3), "A 2", "B fold", "C fold")
    assert ([], [Won(0, "", 0, 3)]) == (done(hand, DECLARE), events(hand, Won))


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (Fold(), r"^it is time to declare low, high or both$"),
        (CHOOSE.answer("low"), r"^it is time to declare low, high or both$"),
        (DECLARE.answer("middle"), r"^'middle' cannot be declared: declare low, high or both$"),
        (DECLARE.answer(""), r"^'' cannot be declared: declare low, high or both$"),
    ],
)
def test_only_a_direction_or_both_can_be_declared(action, message):
    with pytest.raises(IllegalAction, match=message):
        betting_done([10] * 3).act(action)


def test_a_pot_that_stays_is_left_over():
    hand = start(fists(if_nobody_qualifies="carry-over"), ANTE_1, [10] * 2, {"A": FLUSH, "B": SIX})
    act(hand, "A 2", "B call", "A declare both", "B declare both")
    assert ([LeftOver("carry-over", 6)], [7, 7], 6) == (events(hand, LeftOver), hand.stacks, hand.left)


def test_a_declaration_is_part_of_a_table_only_where_the_game_has_one():
    said = {"A": "both", "B": "low"}
    assert said == read_table(fists(), {"A": FLUSH, "B": SIX}, declared=said).declared
    assert read_table(game("badugi"), {"A": "Ah 2c 3d 4s"}).declared is None
