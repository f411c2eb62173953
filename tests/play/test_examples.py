"""Worked examples: executed, and compared with what they claim."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict
from small_book import GAMES, all_problems, data_of, with_game

from poker_rulebook.cards import cards
from poker_rulebook.play.parser import InputError
from poker_rulebook.play.script import findings, run


@pytest.fixture(scope="module")
def book(small):
    return small


def result_of(book, name, number=0):
    game = book.games[name]
    return run(book, game, game.examples[number])


def problems_with(shared, name, number=0, **changes):
    """Messages for a good game with changes in one example; None takes a key away."""
    data = data_of(name)
    data["id"] = "x"
    example = data["examples"][number] | changes
    data["examples"] = [{key: value for key, value in example.items() if value is not None}]
    return [problem.message for problem in all_problems(with_game(shared, "x", data))]


@pytest.mark.parametrize("name", GAMES)
def test_a_good_example_has_no_findings(book, name):
    game = book.games[name]
    assert [] == [finding for example in game.examples for finding in findings(book, game, example)]


def test_a_showdown_is_judged_without_a_hand(book):
    result = result_of(book, "lantern")
    assert result.hand is None
    assert ["B"] == result.judgement.shares["high"].winners
    assert [] == result.judgement.shares["low"].winners
    assert {"A": None, "B": None} == result.judgement.shares["low"].hands
    assert {"A": 0, "B": 101} == result.judgement.chips


def test_a_told_hand_is_played_to_its_end(book):
    result = result_of(book, "lantern", 1)
    assert [92, 108] == result.hand.stacks
    assert cards("2h 5d 7c") == tuple(result.hand.board.values())
    assert ["B"] == result.judgement.shares["high"].winners


BLINDS = {"small_blind": 1, "big_blind": 2}
CHECKED = {"stakes": BLINDS, "stacks": {"A": 100, "B": 100}, "actions": {"own-bet": ["B calls", "A checks"]}}


def test_a_told_hand_may_have_dice_and_a_board_by_slot(shared):
    actions = {"own-bet": ["B calls", "A checks"], "last-bet": ["A checks", "B checks"]}
    told = CHECKED | {"actions": actions, "final": {"A": 102, "B": 98}}
    assert [] == problems_with(shared, "vane", 0, **told)


def test_a_told_hand_may_be_divided(shared):
    actions = {"own-bet": ["B calls", "A checks"], "last-bet": ["A checks", "B checks"]}
    told = CHECKED | {"actions": actions, "final": {"A": 100, "B": 100}}
    assert [] == problems_with(shared, "twin", **told)


def test_a_told_hand_is_not_divided_in_a_game_that_does_not_divide(shared):
    seats = {"A": {"front": "Ah 2c", "back": "Kd Qs"}, "B": "Kh Kc 9d 9s"}
    assert ["the cards of this game are not divided"] == problems_with(shared, "lantern", 1, seats=seats)


@pytest.mark.parametrize(
    ("sentence", "message"),
    [
        ("A checks", "'A checks': this step is not a betting round"),
        (
            "A exchanges Ah",
            "it is time to divide Ah Ad 2c 3c 4d 5d into 2 cards for 'front' and 4 cards for 'back'",
        ),
    ],
)
def test_dividing_is_written_with_the_seat_and_not_as_an_action(shared, sentence, message):
    seats = {"A": "Ah Ad 2c 3c 4d 5d", "B": "Kh Kd Qs Qd 9c 8c"}
    told = CHECKED | {"actions": CHECKED["actions"] | {"split": [sentence]}, "final": {"A": 100, "B": 100}}
    assert [message] == problems_with(shared, "twin", seats=seats, **told)


def test_a_told_hand_may_have_one_text_for_each_line_of_the_board(shared):
    data = data_of("vane") | {"id": "x"}
    data["board"] = [{key: data["board"][0][key] for key in ("id", "grid", "lines")}]
    data["play"] = [step for step in data["play"] if step["do"] != "roll"]
    actions = {"own-bet": ["B calls", "A checks"], "last-bet": ["A checks", "B checks"]}
    example = data["examples"][0] | CHECKED | {"actions": actions, "final": {"A": 102, "B": 98}}
    del example["rolls"]
    data["examples"] = [example | {"board": ["Qh Jc Td", "2h 3h 5h"]}]
    assert [] == all_problems(with_game(shared, "x", data))


def test_a_hand_that_ends_early_has_no_showdown(shared):
    actions = {"own-bet": ["B folds"]}
    changes = {"actions": actions, "board": None, "wins": None, "final": {"A": 101, "B": 99}}
    assert [] == problems_with(shared, "lantern", 1, **changes)


def test_an_example_is_played_under_its_choices(shared):
    changes = {"options": {"last-bet": "small"}, "final": {"A": 94, "B": 106}}
    actions = {
        "own-bet": ["B raises to 4", "A calls"],
        "lamps-bet": ["A may raise to 2", "A bets 2", "B calls"],
    }
    assert [] == problems_with(shared, "lantern", 1, actions=actions, **changes)


def test_an_example_may_be_played_under_another_limit(shared):
    actions = {
        "own-bet": ["B may raise to 4-6", "B raises to 6", "A calls"],
        "lamps-bet": ["A checks", "B checks"],
    }
    final = {"A": 94, "B": 106}
    assert [] == problems_with(
        shared, "lantern", 1, options={"limit": "pot-limit"}, actions=actions, final=final
    )


def test_cards_that_are_not_written_are_any_others(shared):
    seats = {"A": "Ah 2c", "B": "Kh Kc"}
    found = problems_with(shared, "lantern", 1, seats=seats, board="2h", wins=None)
    assert [] == [message for message in found if "is not what comes out" not in message]


def test_the_hands_alone_are_a_claim(shared):
    assert [] == problems_with(shared, "lantern", wins=None, chips=None)


def test_the_order_of_the_cards_of_a_hand_is_free(shared):
    hands = {"high": {"B": "2h 5d 7c Kc Kh"}}
    assert [] == problems_with(shared, "lantern", hands=hands)


def test_the_order_of_winners_is_free_but_their_number_is_not(shared):
    changes = {"seats": {"A": "Kh Kc 9d 9s", "B": "Kd Ks 9h 9c"}, "hands": None, "chips": None}
    assert [] == problems_with(shared, "lantern", wins={"high": ["B", "A"]}, **changes)
    assert ["the share is won by A and B, not by A"] == problems_with(
        shared, "lantern", wins={"high": ["A"]}, **changes
    )
    assert ["the share is won by A and B, not by A and A and B"] == problems_with(
        shared, "lantern", wins={"high": ["A", "A", "B"]}, **changes
    )


def test_every_claim_of_an_example_is_answered_at_once(shared):
    changes = {
        "wins": {"high": ["A"], "lo": []},
        "hands": {"high": {"B": "Kh Kc"}},
        "chips": {"A": 101, "B": 0},
    }
    assert {
        "the share is won by B, not by A",
        "no share in force is called 'lo'",
        "Kh Kc is not what comes out",
        "{A: 101, B: 0} is not what comes out",
    } == set(problems_with(shared, "lantern", **changes))


@pytest.mark.parametrize(
    "final", [{"A": 92}, {"A": 92, "B": 108, "C": 0}, {"A": 0, "B": 0}, {"X": 1, "Y": 2}]
)
def test_final_stacks_name_every_seat_and_no_other(shared, final):
    assert problems_with(shared, "lantern", 1, final=final)


@pytest.mark.parametrize(
    "digits", ["9" * 15, "9" * 16, "9" * 5000, "-5", "1.5", "２００", "٣", "0x10", "1e3", ""]
)
def test_an_amount_that_is_no_amount_is_one_message(shared, digits):
    (message,) = problems_with(shared, "lantern", 1, actions={"own-bet": [f"B raises to {digits}"]})
    assert any(
        part in message for part in ("is not an amount", "is not allowed", "is not understood", "characters")
    )


@pytest.mark.parametrize(
    "sentence",
    ["B", "B ", " B folds", "b folds", "B folds.", "B FOLDS", "B  folds", "folds", "B may raise", "B\nfolds", "\x00\x00\x00",
     "B raises to 4 to 6", "(B|A) folds", ".* folds", "B folds" * 2000],
)  # fmt: skip
def test_a_strange_sentence_is_one_message(shared, sentence):
    assert problems_with(shared, "lantern", 1, actions={"own-bet": [sentence]})


def test_an_exchange_may_be_written_without_cards(shared):
    actions = data_of("gate")["examples"][0]["actions"] | {"change": ["A exchanges Qd", "B exchanges"]}
    assert [] == problems_with(shared, "gate", actions=actions)


def test_a_joker_that_was_dealt_down_is_named_like_any_card(shared):
    seats = {"A": "joker 7d 7c 2s Jd", "B": "Ks Kd Ac Qh 3d"}
    actions = data_of("mask")["examples"][1]["actions"] | {"show": ["A turns up joker", "B turns up nothing"]}
    assert [] == problems_with(shared, "mask", 1, seats=seats, actions=actions)


def test_a_player_may_discard_or_turn_up_nothing_in_two_ways(shared):
    actions = data_of("orchard")["examples"][1]["actions"]
    for nothing in ("A discards nothing", "A discards"):
        early = ["B calls 1", "B discards 9s 9d", "A checks", nothing]
        assert [] == problems_with(shared, "orchard", 1, actions=actions | {"early-bet": early})


def test_the_dealer_gives_the_cards_in_the_order_written(book):
    hand = result_of(book, "gate").hand
    assert cards("As 2h 3d 4c") == tuple(hand.own[0])


def test_a_community_card_may_be_written_as_the_board(shared):
    example = {
        "id": "many", "title": {"en": "M", "ja": "M"}, "stakes": {"ante": 1, "bring_in": 2, "small_bet": 10},
        "seats": {n: f"{c}h {c}d {c}c {c}s" for n, c in zip("ABCDEFGH", "AKQJT987", strict=True)},
        "stacks": dict.fromkeys("ABCDEFGH", 3), "board": "2h",
        "actions": {"third-bet": ["H brings in", *(f"{n} calls" for n in "ABCDEFG")]},
        "final": {"A": 24, **dict.fromkeys("BCDEFGH", 0)},
    }  # fmt: skip
    data = data_of("kite") | {"id": "x", "examples": [example]}
    data["play"][4]["face"] = "down"
    found = [str(problem) for problem in all_problems(with_game(shared, "x", data))]
    assert ["2h is never dealt"] == [
        line.split(": ")[2].splitlines()[0] for line in found
    ]  # 52 cards are enough


def test_an_example_that_cannot_be_judged_raises_with_its_place(book):
    game = book.games["lantern"]
    example = game.examples[0].__class__(**{**asdict(game.examples[0]), "board": "2h 5d"})
    with pytest.raises(InputError) as error:
        run(book, game, example)
    assert ("board",) == error.value.at
    assert "board: 2 cards are written (the board has 3 cards: 1 2 3)" == str(error.value)


def test_a_draw_may_say_how_many_cards_may_be_exchanged(shared):
    change = ["A may exchange 0-5", "A exchanges Qd", "B may exchange 0-5", "B stands pat"]
    actions = data_of("gate")["examples"][0]["actions"] | {"change": change}
    assert [] == problems_with(shared, "gate", actions=actions)


def test_a_draw_of_exactly_two_cards_is_one_number(shared):
    data = data_of("gate") | {"id": "x"}
    data["play"][2]["cards"] = [2, 2]
    example = data["examples"][0]
    change = ["A may exchange 2", "A exchanges Qd Kd", "B may exchange 2", "B exchanges Kh Ks"]
    example["seats"] = {"A": "As 2h 3d Kd Qd 4c Kc", "B": "Ac 2d 3h Kh Ks Js Jd"}
    example["actions"] |= {"change": change, "drop": ["A discards Kc", "B discards Jd"]}
    assert [] == all_problems(with_game(shared, "x", data))
