"""Who wins: cards as text, checked and judged."""

from __future__ import annotations

import random

import pytest
from real_book import real_book
from small_book import data_of, with_game

from poker_rulebook.cards import JOKER_BUG, JOKER_WILD, cards
from poker_rulebook.language.phrases import is_phrase
from poker_rulebook.play.judging import judge, random_question, read_table, slots_in_order
from poker_rulebook.play.parser import InputError, read_cards
from poker_rulebook.showdowns import settle


@pytest.fixture(scope="module")
def book(small):
    return small


def judged(game, seats, board=None, rolls=None, pot=None):
    return judge(game, read_table(game, seats, board, rolls or {}), pot)


def refused(game, seats, board=None, rolls=None):
    with pytest.raises(InputError) as error:
        read_table(game, seats, board, rolls or {})
    return str(error.value)


SEATS = {"A": "Ah 2c Kd Qs", "B": "Kh Kc 9d 9s"}


def test_the_board_may_be_one_text_or_a_card_for_each_slot(book):
    game = book.games["lantern"]
    text = judged(game, SEATS, "2h 5d 7c")
    assert text.shares == judged(game, SEATS, {"3": "7c", "1": "2h", "2": "5d"}).shares


def test_a_pot_is_shared_out_to_the_last_chip(book):
    game = book.games["lantern"]
    assert {"A": 0, "B": 101} == judged(game, SEATS, "2h 5d 7c", pot=101).chips
    tie = judged(game, {"A": "Ah Ad 3c 4c", "B": "As Ac 3d 4d"}, "5h 6h 8d", pot=101)
    assert {"A": 51, "B": 50} == tie.chips
    assert ["A", "B"] == tie.shares["high"].winners


def test_without_a_pot_nobody_receives_chips(book):
    assert {} == judged(book.games["lantern"], SEATS, "2h 5d 7c").chips


def test_one_seat_alone_wins_what_it_qualifies_for(book):
    result = judged(book.games["lantern"], {"A": SEATS["A"]}, "2h 5d 7c")
    assert ["A"] == result.shares["high"].winners
    assert [] == result.shares["low"].winners


def test_a_layout_follows_the_dice(book):
    game, seats, board = book.games["vane"], {"A": "Ah Kh", "B": "9c 9d"}, "Qh Jc 5h 2s 3h Td"
    assert cards("Ah Kh Qh Jc 5h") == tuple(judged(game, seats, board, {"wind": 1}).shares["high"].hands["A"])
    assert cards("Ah Kh Qh 5h 3h") == tuple(judged(game, seats, board, {"wind": 6}).shares["high"].hands["A"])
    assert {"wind": "south"} == read_table(game, seats, board, {"wind": 4}).outcomes
    assert ("1", "2", "3", "4", "5", "6") == slots_in_order(game, {"wind": "south"})


@pytest.mark.parametrize("total", [0, 7, -1, 10**18, 2.0, 2.5, True, None, "2", [2], {}, float("nan")])
def test_dice_show_whole_numbers_that_dice_can_show(book, total):
    message = refused(book.games["vane"], {"A": "Ah Kh", "B": "9c 9d"}, "Qh Jc Td 2h 3h 5h", {"wind": total})
    assert f"rolls.wind: 1 die cannot show {total!r} (1 to 6 are possible)" == message


def test_divided_hands_are_read_by_name(book):
    seats = {"A": {"front": "Ah Ad", "back": "2c 3c 4d 5d"}, "B": {"back": "Qs Qd 9c 8c", "front": "Kh Kd"}}
    result = judged(book.games["twin"], seats, "Th 7s 2d")
    assert (["A"], ["B"]) == (result.shares["front-half"].winners, result.shares["back-half"].winners)


def test_separate_lines_may_be_written_as_a_list_of_boards(book):
    data = data_of("vane")
    lines = data["board"][0]["lines"]
    data |= {"id": "x", "board": [{"id": "two", "grid": data["board"][0]["grid"], "lines": lines}]}
    data["play"] = [step for step in data["play"] if step["do"] != "roll"]
    seats, whole = {"A": "Ah Kh", "B": "9c 9d"}, "Qh Jc Td 2h 3h 5h"
    data["examples"] = [
        {"id": "e", "title": {"en": "E", "ja": "E"}, "seats": seats, "board": whole, "wins": {"high": ["A"]}}
    ]
    game = with_game(book, "x", data).games["x"]
    assert judged(game, seats, whole).shares == judged(game, seats, ["Qh Jc Td", "2h 3h 5h"]).shares
    assert "board: 1 boards are written (write 2 texts: upper, lower)" == refused(game, seats, ["Qh Jc Td"])
    assert "board.1: 2 cards are written (the line 'lower' has 3 cards)" == refused(
        game, seats, ["Qh Jc Td", "2h 3h"]
    )


def test_a_joker_is_a_bug_or_wild_as_the_game_says(book):
    for kind, number in (("bug", JOKER_BUG), ("wild", JOKER_WILD)):
        data = data_of("neighbour") | {
            "id": "x",
            "name": {"en": kind, "ja": kind},
            "deck": "joker-53",
            "joker": kind,
        }
        data |= {"also": [], "former": []}
        game = with_game(book, "x", data).games["x"]
        assert (number,) == read_cards(game, "joker", ("seats", "A"))
        assert "seats.B: joker stands twice (it is also in seats.A)" == refused(
            game, {"A": "joker Ad 7c 5d 3s", "B": "joker Kd 7d 5s 3h"}
        )


def test_a_joker_stands_as_often_as_the_deck_has_it():
    two = real_book().game("anaconda", {"jokers": "two"})
    held = {"A": "Kh Kc joker joker 9d", "B": "8s 8h 8d 8c 2d"}
    assert 2 == read_table(two, held).held["A"].count(JOKER_WILD)
    assert "seats.B: joker stands twice (it is also in seats.A)" == refused(
        two, held | {"B": "8s 8h 8d 8c joker"}
    )


@pytest.mark.parametrize(
    ("seats", "board", "message"),
    [
        ({}, "2h 5d 7c", "seats: 0 seats are written (lantern has at most 10)"),
        ({"A": "Ah 2c Kd Qs"}, "2h 5d", "board: 2 cards are written (the board has 3 cards: 1 2 3)"),
        ({"A": "Ah 2c Kd Qs"}, None, "board: 0 cards are written (the board has 3 cards: 1 2 3)"),
        ({"A": "Ah 2c Kd Qs"}, "", "board: 0 cards are written (the board has 3 cards: 1 2 3)"),
        ({"A": "Ah 2c Kd Qs"}, 5, "board: 5 is not a text of cards (write them like 'Ah 2c Td')"),
        ({"A": "Ah 2c Kd Qs"}, True, "board: True is not a text of cards (write them like 'Ah 2c Td')"),
        ({"A": "Ah 2c Kd Qs"}, {}, "board: the slots 1, 2, 3 are missing (write a card for each)"),
        ({"A": "Ah 2c Kd Qs"}, {"1": 5, "2": 6, "3": 7}, "board.1: 5 is not a text of cards (write them like 'Ah 2c Td')"),
        ({"A": "Ah 2c Kd Qs"}, {"4": "2h"}, "board.4: the board has no slot '4' (one of: 1, 2, 3)"),
        ({"A": "Ah 2c Kd Qs"}, ["2h", "5d", "7c"],
         "board: 3 boards are written (write one text with all cards, or {slot: card})"),
        ({"A": None}, "2h 5d 7c", "seats.A: None is not a text of cards (write them like 'Ah 2c Td')"),
        ({"A": ["Ah"]}, "2h 5d 7c", "seats.A: ['Ah'] is not a text of cards (write them like 'Ah 2c Td')"),
        ({"A": {"own": "Ah"}}, "2h 5d 7c", "seats.A: the cards of this game are not divided (write them as one text)"),
        ({"A": ""}, "2h 5d 7c", "seats.A: 0 cards are written (A holds 4 cards at the showdown)"),
        ({"A": "Ah"}, "2h 5d 7c", "seats.A: 1 card is written (A holds 4 cards at the showdown)"),
        ({"A": "Ah 2c Kd joker"}, "2h 5d 7c", "seats.A: joker is not in the deck of 52 cards"),
        ({"A": "Ah 2c Kd Qs", "B": "Kh Kc 9d Qs"}, "2h 5d 7c", "seats.B: Qs stands twice (it is also in seats.A)"),
        ({"": "Ah 2c Kd Qs", "B": "Kh Kc 9d 9s"}, "Ah 5d 7c", "board: Ah stands twice (it is also in seats.)"),
    ],
)  # fmt: skip
def test_what_cannot_lie_on_a_table_is_one_message(book, seats, board, message):
    assert message == refused(book.games["lantern"], seats, board)


def test_a_board_in_a_game_without_is_refused_unless_it_is_the_community_card(book):
    seats = {"A": "Ah Kh 3c 9d Ad", "B": "Qh Qs 4d 8s 2h"}
    assert "board: kite has no board (delete it)" == refused(book.games["kite"], seats, "2c 3h")
    four = {name: own[:11] for name, own in seats.items()}
    assert ["B"] == judged(book.games["kite"], four, "7c").shares["high"].winners
    assert "seats.A: 5 cards are written (A holds 4 cards at the showdown)" == refused(
        book.games["kite"], seats, "7c"
    )


@pytest.mark.parametrize(
    "board",
    [
        ["Ah Kh 7c 2d", "9s 8d 3c Qs", "Qh 5c 4s Jd"],
        "Ah Kh 7c 2d / 9s 8d 3c Qs / Qh 5c 4s Jd",
        {"row-1": "Ah Kh 7c 2d", "row-2": "9s 8d 3c Qs", "row-3": "Qh 5c 4s Jd"},
    ],
)
def test_a_board_of_crossing_lines_may_be_written_row_by_row_as_it_is_printed(board):
    """murder#one-card-from-each-row, where the example names every slot."""
    game = real_book().games["murder"]
    slots = "1a: Ah, 1b: Kh, 1c: 7c, 1d: 2d, 2a: 9s, 2b: 8d, 2c: 3c, 2d: Qs, 3a: Qh, 3b: 5c, 3c: 4s, 3d: Jd"
    seats = {"A": "Jh Th 2c 3d", "B": "As Ac 6d 6s"}
    by_slot = dict(each.split(": ") for each in slots.split(", "))
    assert read_table(game, seats, by_slot).board == read_table(game, seats, board).board


def test_boards_may_be_written_by_their_names():
    game = real_book().games["double-board-omaha"]
    seats = {"A": "Ah Qh 8c 7c", "B": "Ts 9s Kd Kc"}
    upper, lower = "Jh 6h 2h 5s 5d", "8d Jd Qs 3c 4s"
    listed = read_table(game, seats, [upper, lower])
    assert listed.board == read_table(game, seats, {"lower": lower, "upper": upper}).board


@pytest.mark.parametrize(
    "written", ["Ａｈ　Ｋｄ", "A♥K♦", "♥A ♦K", "[Ah Kd]", "ah,kd", "AH/KD", "A♥️ K♦️", "A♡ K♢", "Ah Kd"]
)
def test_cards_are_read_however_they_are_pasted(written):
    asked = {"seats": {"A": written, "B": "Qs 10s"}, "board": "2c,2d,7h 7s １０ｃ"}
    hands = settle(real_book().game("texas-holdem"), asked)["shares"]["high"]["hands"]
    assert ["7s 7h 2d 2c Ah", "Ts Tc 7s 7h Qs"] == [hand["cards"] for hand in hands.values()]


def test_what_is_no_card_is_told_as_it_was_written():
    with pytest.raises(ValueError, match="'Zz'"):
        settle(real_book().game("texas-holdem"), {"seats": {"A": "Ah Zz"}, "board": "2c 2d 7h 7s Tc"})


def test_what_is_said_at_a_showdown_and_missing_is_asked_for_by_its_name():
    """Of every game: without the words of one kind, the page has a sentence of its own for what is missing."""
    seen, table = set[str](), real_book().games
    for game in table.values():
        question = random_question(game, game.players[0], random.Random(1), 0 if game.open_face else 100)
        for key in {"declared", "chosen", "rolls"} & question.keys():
            with pytest.raises(InputError) as error:
                settle(game, {name: value for name, value in question.items() if name != key})
            assert is_phrase(f"who-wrong-{error.value.kind}"), game.id
            seen.add(key)
    assert seen == {"declared", "chosen", "rolls"}
