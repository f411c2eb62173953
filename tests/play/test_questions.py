"""What decides how a hand goes on: the colours of the flop, and the choice of a player."""

import pytest
from table import act, call_round, changed, done, events, start, turn

from poker_rulebook.book.model import Game
from poker_rulebook.cards import texts
from poker_rulebook.play.choosing import CHOOSE
from poker_rulebook.play.comparing import shares_in_force
from poker_rulebook.play.events import Burned, Dealt, Looked, WordSaid
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.judging import judge, read_table
from poker_rulebook.play.parser import InputError
from poker_rulebook.play.questions import Fold, IllegalAction
from poker_rulebook.play.stakes import Stakes

BLINDS = Stakes(10, 20, 5, 10)
NAME = {"en": "x", "ja": "x"}
BET = {"do": "bet", "size": "small", "first": "left-of-button"}


def when(question: str, *outcomes: str) -> dict:
    return {"when": {question: outcomes[0] if len(outcomes) == 1 else list(outcomes)}}


# The colours of the flop decide between Hold'em and Omaha


def wonky_donkey() -> Game:
    colours = [{"id": "red", "name": NAME, "counts": [0, 1]}, {"id": "black", "name": NAME, "counts": [2, 3]}]
    play = [
        {"id": "own", "do": "deal", "to": "players", "cards": 2, "face": "down"},
        {"id": "preflop", **BET, "first": "left-of-big-blind"},
        {"id": "flop", "do": "deal", "to": "board", "cards": 3, "face": "up"},
        {"id": "colour", "do": "look", "at": "flop", "colour": "black", "outcomes": colours},
        {"id": "more", "do": "deal", "to": "players", "cards": 2, "face": "down", **when("colour", "black")},
        {"id": "flop-bet", **BET},
        {"id": "turn", "do": "deal", "to": "board", "cards": 2, "face": "up"},
        {"id": "last-bet", **BET},
    ]
    omaha = {"own": 2, "board": 3, **when("colour", "black")}
    showdown = [
        {"id": "holdem", "ranking": "high", "own": [0, 2], "board": [3, 5], **when("colour", "red")},
        {"id": "high", "ranking": "high", **omaha},
        {"id": "low", "ranking": "ace-to-five", "qualifier": "8-7-6-5-4", "otherwise": "high", **omaha},
    ]
    return changed("texas-holdem", play=play, showdown=showdown, options=None)


def after_the_flop(flop: str, stacks: list[int] | None = None) -> Hand:
    hand = start(wonky_donkey(), BLINDS, stacks or [100] * 3, {"A": "2c 3c"}, flop)
    return call_round(hand)


@pytest.mark.parametrize(
    ("flop", "black", "own"),
    [("Ah Kd Qh", 0, 2), ("Ah Kd Qs", 1, 2), ("Ah Kc Qs", 2, 4), ("As Kc Qs", 3, 4), ("Ac Kc Qd", 2, 4)],
)
def test_two_or_three_black_cards_bring_two_more_own_cards(flop, black, own):
    hand = after_the_flop(flop)
    assert [Looked("colour", black, "black" if black > 1 else "red")] == events(hand, Looked)
    assert [own] * 3 == [len(held) for held in hand.own]


def test_the_two_more_cards_go_to_everybody_still_in_also_all_in_and_not_to_who_has_folded():
    hand = start(wonky_donkey(), BLINDS, [100, 10, 100], {"A": "2c 3c"}, "Ac Kc Qd")
    act(hand, "C fold", "A call")
    assert [4, 4, 2] == [len(held) for held in hand.own]


def test_one_card_is_burned_before_the_two_more_cards():
    assert ["flop", "more"] == [event.step for event in events(after_the_flop("Ac Kc Qd"), Burned)]
    assert ["flop"] == [event.step for event in events(after_the_flop("Ah Kd Qh"), Burned)]


@pytest.mark.parametrize(("outcome", "shares"), [("red", ["holdem"]), ("black", ["high", "low"])])
def test_the_shares_follow_the_colours(outcome, shares):
    assert shares == [share.id for share in shares_in_force(wonky_donkey(), {"colour": outcome})]


def test_a_black_flop_is_an_omaha_hand():
    of = wonky_donkey()
    table = read_table(of, {"A": "Ah Ad Kc Qd", "B": "7s 6s 3d 2h"}, "8s 5c 4s Kd Jh")
    verdicts = judge(of, table).shares
    assert {"colour": "black"} == table.outcomes
    assert (["B"], ["B"]) == (verdicts["high"].winners, verdicts["low"].winners)
    assert "8s 7s 6s 5c 4s" == texts(verdicts["high"].hands["B"])
    assert "8s 5c 4s 3d 2h" == texts(verdicts["low"].hands["B"])


def test_a_red_flop_leaves_two_own_cards_to_a_judged_table():
    of = wonky_donkey()
    assert ["A"] == judge(of, read_table(of, {"A": "Ah Ad", "B": "7s 2s"}, "8h 5d 4s Kd Jh")).shares[
        "holdem"
    ].winners
    with pytest.raises(InputError, match="A holds 2 cards at the showdown"):
        read_table(of, {"A": "Ah Ad Kc Qd", "B": "7s 6s 3d 2h"}, "8h 5d 4s Kd Jh")


# A player chooses the game


def pick(stacks: list[int]) -> Hand:
    outcomes = [{"id": name, "name": NAME} for name in ("holdem", "omaha", "stud")]
    play = [
        {"id": "own", "do": "deal", "to": "players", "cards": 3, "face": "down"},
        {"id": "which", "do": "choose", "outcomes": outcomes, "default": "holdem"},
        {"id": "out", "do": "discard", "cards": 1, **when("which", "holdem")},
        {"id": "more", "do": "deal", "to": "players", "cards": 1, "face": "down", **when("which", "omaha")},
        {"id": "first-bet", **BET, "first": "left-of-big-blind", **when("which", "holdem", "omaha")},
        {"id": "door-bet", **BET, "first": "left-of-big-blind", "turn_up": 1, **when("which", "stud")},
        {"id": "flop", "do": "deal", "to": "board", "cards": 3, "face": "up"},
    ]  # fmt: skip
    showdown = [{"id": "high", "ranking": "high", "own": [0, 4], "board": [1, 5]}]
    return start(changed("texas-holdem", play=play, showdown=showdown, options=None), BLINDS, stacks)


@pytest.mark.parametrize(("players", "chooser"), [(2, "B"), (3, "C"), (4, "C"), (6, "C")])
def test_the_player_left_of_the_big_blind_chooses_with_two_or_three_the_button(players, chooser):
    hand = pick([100] * players)
    assert (chooser, CHOOSE) == (turn(hand), hand.decision.verb)
    assert ("holdem", "omaha", "stud") == hand.decision.words


def test_a_player_who_is_all_in_from_a_blind_chooses_too():
    assert "B" == turn(pick([100, 5]))


@pytest.mark.parametrize(
    ("choice", "next_step", "own"), [("holdem", "out", 3), ("omaha", "first-bet", 4), ("stud", "door-bet", 3)]
)
def test_the_choice_decides_what_comes_next(choice, next_step, own):
    hand = act(pick([100] * 4), f"C choose {choice}")
    assert [WordSaid("which", 2, CHOOSE, choice)] == done(hand, CHOOSE)
    assert (next_step, own) == (hand.decision.step, len(hand.own[0]))


def test_a_step_may_come_after_one_of_several_choices():
    hand = act(pick([100] * 4), "C choose omaha")
    act(hand, "C call", "D call", "A call", "B check")
    assert hand.decision is None
    assert 8 == len(events(hand, Dealt))


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (Fold(), r"^it is time to choose holdem, omaha or stud$"),
        (CHOOSE.answer("razz"), r"^'razz' is not offered: choose holdem, omaha or stud$"),
    ],
)
def test_only_what_is_offered_can_be_chosen(action, message):
    with pytest.raises(IllegalAction, match=message):
        pick([100] * 4).act(action)


# A qualifier that a roll decides


def x_or_better() -> Game:
    faces = [{"id": "none", "name": NAME, "faces": [2, 3, 4]}]
    faces += [{"id": f"x-{n}", "name": NAME, "faces": [n]} for n in range(5, 13)]
    caps = {"x-5": "5-4-3-2-A", "x-6": "6-5-4-3-2", "x-7": "7-6-5-4-3", "x-8": "8-7-6-5-4", "x-9": "9-8-7-6-5",
            "x-10": "T-9-8-7-6", "x-11": "J-T-9-8-7", "x-12": "Q-J-T-9-8"}  # fmt: skip
    low = {
        "id": "low",
        "ranking": "ace-to-five",
        "own": 2,
        "board": 3,
        "qualifier": {"dice": caps},
        "otherwise": "high",
    }
    play = [
        {"id": "own", "do": "deal", "to": "players", "cards": 4, "face": "down"},
        {"id": "preflop", **BET, "first": "left-of-big-blind"},
        {"id": "board", "do": "deal", "to": "board", "cards": 5, "face": "up"},
        {"id": "dice", "do": "roll", "dice": 2, "outcomes": faces},
        {"id": "last-bet", **BET},
    ]
    showdown = [{"id": "high", "ranking": "high", "own": 2, "board": 3}, low | when("dice", *caps)]
    return changed("omaha-high-low-eight-or-better", play=play, showdown=showdown, options=None)


@pytest.mark.parametrize(
    ("total", "low"), [(8, []), (9, ["A"]), (10, ["A"]), (12, ["A"]), (5, []), (2, None), (4, None)]
)
def test_the_total_of_two_dice_is_the_highest_card_of_a_low(total, low):
    # A has 9-6-3-2-A at best, and the board only two ranks of eight or lower
    of = x_or_better()
    seats = {"A": "Ac 2d Kd Qd", "B": "8s 7h 4h 4d"}
    verdicts = judge(of, read_table(of, seats, "9h 9c 6d 3s Kc", {"dice": total})).shares
    assert ["A"] == verdicts["high"].winners
    assert low == (verdicts["low"].winners if "low" in verdicts else None)


def test_a_low_of_ten_or_better_wins_at_ten_and_not_at_nine():
    of = x_or_better()
    seats = {"A": "Ac 2d Kd Qd", "B": "Ts 7h 4h Th"}
    for total, low in ((9, []), (10, ["A"])):
        table = read_table(of, seats, "Tc 9c 6d Js Kc", {"dice": total})
        assert low == judge(of, table).shares["low"].winners


def test_the_cards_of_a_low_at_nine():
    of = x_or_better()
    table = read_table(of, {"A": "Ac 2d Kd Qd", "B": "8s 7h 4h 4d"}, "9h 9c 6d 3s Kc", {"dice": 9})
    hands = judge(of, table).shares["low"].hands
    assert ("9h 6d 3s 2d Ac", "9h 7h 6d 4h 3s") == (texts(hands["A"]), texts(hands["B"]))
