"""Straddles, kills, missed blinds, bomb pots, several run-outs, exposed cards: what a hand has beside its stakes."""

from __future__ import annotations

import pytest
from click.testing import CliRunner
from table import game, raise_range, start, to_call, turn

from poker_rulebook.cards import cards
from poker_rulebook.cli.commands import rulebook
from poker_rulebook.play.dealing import exposed_card_stays
from poker_rulebook.play.events import Burned, Dealt, Flashed, Opened, Posted, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.hand_record import plain_stakes, read_stakes
from poker_rulebook.play.parser import InputError
from poker_rulebook.play.questions import Call, Raise

BLINDS = {"small_blind": 5, "big_blind": 10}
FIVE = "ABCDE"


def hand(name: str, seats: str = FIVE, chips: int = 1000, **said) -> Hand:
    """A hand of the game, in which everybody has as many chips; the limit stands in the choices."""
    of = game(name, **said.pop("choices", {}))
    stakes = read_stakes(of, {"stakes": BLINDS} | said, seats)
    assert stakes == read_stakes(of, plain_stakes(of, stakes, seats), seats)
    return start(of, stakes, [chips] * len(seats))


def order(course: Hand) -> str:
    """Who acts before the flop, in order, when everybody calls."""
    seats = ""
    while course.decision and course.decision.step == "preflop":
        seats += turn(course)
        course.act(Call())
    return seats


@pytest.mark.parametrize(
    ("posts", "first_round", "price"),
    [
        ({}, "CDEAB", 10),
        ({"blinds": {"C": 20}}, "DEABC", 20),
        ({"blinds": {"E": 20}}, "ABCDE", 20),
        ({"blinds": {"E": 20}, "last": ["E"]}, "CDABE", 20),
        ({"blinds": {"D": 50}}, "EABCD", 50),
        ({"blinds": {"C": 20, "D": 40}}, "EABCD", 40),
        ({"blinds": {"A": 20}}, "BCDEA", 20),
        ({"blinds": {"D": 20}, "kill": "D"}, "CDEAB", 20),
        ({"blinds": {"D": 20}, "kill": "D", "last": ["D"]}, "CEABD", 20),
        ({"blinds": {"B": 20}, "kill": "B"}, "CDEAB", 20),
        ({"blinds": {"D": 10}, "late": ["D"], "dead": {"D": 5}}, "CDEAB", 10),
        ({"blinds": {"A": 10, "B": 0}}, "BCDEA", 10),
        ({"dead_button": True}, "CDEAB", 10),
    ],
    ids=["blinds", "under the gun", "button", "button passed over", "mississippi", "re-straddle", "small blind",
         "kill", "kill last", "kill of the big blind", "missed blinds", "dead small blind", "dead button"],
)  # fmt: skip
def test_who_acts_in_which_order_and_for_how_much(posts: dict, first_round: str, price: int):
    course = hand("texas-holdem", posts=posts)
    assert price == course.stakes.price
    assert first_round == order(course)


def test_a_straddle_is_no_raise_and_the_smallest_raise_is_three_big_blinds():
    course = hand("texas-holdem", posts={"blinds": {"C": 20}})
    assert (20, (30, 1000)) == (to_call(course), raise_range(course))


def test_where_a_straddle_is_doubled_the_first_raise_is_to_four_big_blinds_and_the_next_adds_as_much():
    course = hand("texas-holdem", posts={"blinds": {"C": 20}, "doubled": True})
    assert (40, 1000) == raise_range(course)
    course.act(Raise(40))
    assert (60, 1000) == raise_range(course)
    again = hand("omaha-high-only", posts={"blinds": {"C": 20, "D": 40}, "doubled": True})
    assert 80 == raise_range(again)[0]


def test_the_command_line_refuses_a_straddle_of_the_big_blind_and_tells_of_one_to_be_doubled():
    asked = ["deal", "texas-holdem", "--seats", "4", "--seed", "1", "--post"]
    refused = CliRunner().invoke(rulebook, [*asked, "B=straddle"])
    assert (2, True) == (refused.exit_code, "B=straddle: B posts the big blind" in refused.output)
    told = CliRunner().invoke(rulebook, [*asked, "C=straddle", "--doubled"])
    assert (0, True) == (
        told.exit_code,
        "the first raise doubles the straddle" in " ".join(told.output.split()),
    )


def test_the_smallest_bet_after_the_flop_stays_the_big_blind():
    course = hand("texas-holdem", posts={"blinds": {"C": 20}})
    order(course)
    assert (10, 980) == raise_range(course)


def test_after_a_raise_a_straddle_that_acts_last_acts_in_turn():
    course = hand("texas-holdem", posts={"blinds": {"E": 20}, "last": ["E"]})
    course.act(Raise(60))
    course.act(Raise(120))
    assert "E" == turn(course)


@pytest.mark.parametrize(("kill", "bets"), [(20, (20, 40)), (15, (15, 30))])
def test_a_kill_raises_both_limits(kill: int, bets: tuple[int, int]):
    choices = {"limit": "fixed-limit"}
    course = hand("texas-holdem", choices=choices, posts={"blinds": {"D": kill}, "kill": "D"})
    assert bets == (course.stakes.small_bet, course.stakes.big_bet)
    assert 2 * kill == raise_range(course)[0]


def test_a_kill_with_the_limits_of_another_hand_is_refused():
    with pytest.raises(InputError, match="'small_bet' must not be less than the kill"):
        hand(
            "texas-holdem",
            choices={"limit": "fixed-limit"},
            stakes=BLINDS | {"small_bet": 10},
            posts={"blinds": {"D": 20}, "kill": "D"},
        )


def test_a_kill_is_the_first_bet_under_the_cap_and_a_straddle_the_second():
    choices = {"limit": "fixed-limit"}
    killed = hand("texas-holdem", choices=choices, posts={"blinds": {"D": 20}, "kill": "D"})
    straddled = hand("texas-holdem", choices=choices, posts={"blinds": {"D": 20}})
    assert (1, 2) == (killed.stakes.opened, straddled.stakes.opened)


def test_the_dead_part_of_missed_blinds_is_in_the_pot_and_no_part_of_the_wager():
    course = hand("texas-holdem", posts={"blinds": {"D": 10}, "late": ["D"], "dead": {"D": 5}})
    assert {"late-blind", "dead-blind"} == {
        e.what for e in course.log if isinstance(e, Posted) and e.seat == 3
    }
    assert (10, 30, 985) == (course.wagers[3], course.pot(), course.stacks[3])
    course.act(Call())
    assert ("D", 0) == (turn(course), to_call(course))


# Running it twice, and bomb pots


def boards(course: Hand) -> list[tuple[int, ...]]:
    return [event.cards for event in course.log if isinstance(event, Opened)]


@pytest.mark.parametrize(
    ("runs", "dealt"),
    [(1, [3, 1, 1]), (2, [3, 1, 1, 3, 1, 1]), (10, [3, 1, 1] * 6)],
    ids=["once", "twice", "most"],
)
def test_as_many_boards_are_dealt_as_was_agreed_and_the_deck_has(runs: int, dealt: list[int]):
    course = hand("texas-holdem", "AB", runs=runs)  # 48 cards are six boards of five with three burns
    course.act(Raise(1000))
    course.act(Call())
    assert dealt == [len(cards) for cards in boards(course)]
    assert len(dealt) == sum(isinstance(event, Burned) for event in course.log)


def test_odd_chips_of_three_run_outs_go_to_the_first_ones():
    course = hand("texas-holdem", "ABC", 100, runs=3)
    course.act(Raise(100))
    course.act(Call())
    course.act(Call())
    assert [100, 100, 100] == [sum(won) for won in parts(course)]
    short = hand("texas-holdem", "AB", 25, runs=3)
    short.act(Raise(25))
    short.act(Call())
    assert [17, 17, 16] == [sum(won) for won in parts(short)]


def parts(course: Hand) -> list[list[int]]:
    """What was won on each board, or in each run-out."""
    found: list[list[int]] = []
    for event in course.log:
        if type(event).__name__ == "OnBoard":
            found.append([])
        elif isinstance(event, Won):
            found[-1].append(event.chips)
    return found


def test_the_last_streets_of_stud_are_dealt_twice_to_those_who_are_in():
    of = game("razz")
    stakes = read_stakes(of, {"stakes": {"ante": 1, "bring_in": 3, "small_bet": 10}, "runs": 2}, "AB")
    course = start(of, stakes, [11, 11])
    while course.decision:
        action = Raise(course.decision.high) if course.decision.low else Call()
        course.act(action)
    assert (2, 2) == (len(course.showdowns), len(course.runs))
    fourth = [e for e in course.log if isinstance(e, Dealt) and e.step == "fourth"]
    assert [0, 1, 0, 1] == [e.seat for e in fourth]


@pytest.mark.parametrize("name", ["texas-holdem", "omaha-high-low-eight-or-better", "courchevel"])
@pytest.mark.parametrize("number", [1, 2])
def test_a_bomb_pot_has_antes_no_bets_before_the_flop_and_its_boards(name: str, number: int):
    of = game(name)
    stakes = read_stakes(of, {"stakes": {"small_bet": 25}, "bomb": {"ante": 25, "boards": number}}, FIVE)
    course = start(of, stakes, [500] * 5)
    assert [("ante", 25)] * 5 == [(e.what, e.chips) for e in course.log if isinstance(e, Posted)]
    assert (125, "A", 25) == (course.pot(), turn(course), raise_range(course)[0])
    while course.decision:
        course.act(Call())
    assert number == len(course.showdowns)
    lengths = [len(compared.board) for compared in course.showdowns]
    assert [5] * number == lengths
    assert number < 2 or [63, 62] == [sum(won) for won in parts(course)]


@pytest.mark.parametrize(
    ("name", "said", "message"),
    [
        ("razz", {"bomb": {"ante": 5}}, "bomb: razz has no flop"),
        ("double-board-holdem", {"bomb": {"ante": 5, "boards": 2}}, "has a board of its own form"),
        ("texas-holdem", {"bomb": {"boards": 2}}, "bomb: the ante is missing"),
        ("texas-holdem", {"bomb": {"ante": 5, "boards": 3}}, "bomb.boards: 3 is no such number"),
        ("texas-holdem", {"bomb": 5}, "bomb: 5 is not understood"),
        ("badugi", {"runs": 2}, "runs: the last cards of badugi are not dealt more than once"),
        ("texas-holdem", {"runs": 11}, "runs: 11 is no such number"),
        ("texas-holdem", {"runs": True}, "runs: True is no such number"),
        (
            "texas-holdem",
            {"bomb": {"ante": 5, "boards": 2}, "runs": 2},
            "runs: two boards of a bomb pot are dealt once",
        ),
        ("texas-holdem", {"posts": {"doubled": True}}, "posts.doubled: nobody straddles"),
        ("mexican-poker", {"flashed": "A"}, "flashed: mexican-poker has no rule"),
        ("texas-holdem", {"posts": {"late": ["C"]}}, "posts.late: C posts no blind"),
    ],
)
def test_what_a_game_does_not_have_is_refused(name: str, said: dict, message: str):
    with pytest.raises(InputError) as error:
        read_stakes(game(name), {"stakes": BLINDS} | said if "posts" in said else said, "ABC")
    assert message in str(error.value)


def test_two_boards_need_a_deck_that_has_them():
    said = {"bomb": {"ante": 5, "boards": 2}}
    assert 2 == read_stakes(game("royal-holdem"), said, "ABC").bomb
    with pytest.raises(InputError, match="the deck has too few cards for 2 boards and 4 players"):
        read_stakes(game("royal-holdem"), said, "ABCD")


# A card that the dealer exposed in the first deal


def test_an_exposed_card_is_replaced_and_no_other_card_is_burned_before_the_flop():
    course = hand("texas-holdem", "ABC", flashed="B")
    [flashed] = [event for event in course.log if isinstance(event, Flashed)]
    assert 1 == flashed.seat
    assert (2, flashed.card) == (len(course.own[1]), course.dealer.burned[0])
    assert flashed.card not in course.own[1]
    assert set(flashed.received) < set(course.own[1])
    for _ in range(3):
        course.act(Call())
    assert [flashed.card] == course.dealer.burned
    for _ in range(3):
        course.act(Call())
    assert 2 == len(course.dealer.burned)


@pytest.mark.parametrize(
    ("name", "choices", "card", "stays"),
    [
        ("deuce-to-seven-triple-draw", {}, "3d", True),
        ("deuce-to-seven-triple-draw", {}, "6d", False),
        ("deuce-to-seven-triple-draw", {}, "Ad", False),
        ("ace-to-5-triple-draw", {}, "Ad", True),
        ("ace-to-5-triple-draw", {}, "7d", True),
        ("ace-to-5-triple-draw", {}, "8d", False),
        ("ace-to-5-triple-draw", {"limit": "pot-limit"}, "6d", False),
        ("ace-to-5-triple-draw", {"limit": "pot-limit"}, "5d", True),
        ("five-card-draw", {}, "Kd", True),
    ],
)
def test_in_a_draw_game_an_exposed_card_is_kept_and_in_lowball_only_a_good_one(name, choices, card, stays):
    assert stays == exposed_card_stays(game(name, **choices), cards(card)[0])


def test_a_card_that_stays_after_it_was_exposed_is_no_burn():
    course = hand("five-card-draw", "ABC", flashed="B")
    [flashed] = [event for event in course.log if isinstance(event, Flashed)]
    assert () == flashed.received
    assert flashed.card == course.own[1][4]
    assert [] == course.dealer.burned


def test_in_badugi_the_room_decides_on_an_exposed_card():
    for name in ("badugi", "badeucy", "dramaha"):
        with pytest.raises(InputError, match=f"no source says what becomes of an exposed card in {name}"):
            read_stakes(game(name), {"stakes": {}, "flashed": "A"}, "ABC")


def test_in_stud_an_exposed_card_is_the_door_card_and_may_bring_in():
    of = game("razz")
    stakes = read_stakes(of, {"stakes": {"ante": 1, "bring_in": 3, "small_bet": 10}, "flashed": "B"}, "ABC")
    course = start(of, stakes, [100] * 3, {"A": "2c 3c Qd", "B": "4h Kh 5c", "C": "6d 7d Jc"})
    assert list(cards("Kh")) == course.up[1]
    assert set(cards("4h 5c")) == set(course.down(1))
    assert "B" == turn(course)
