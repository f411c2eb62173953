"""What part of the pot hands take on average: held against deals that are settled one by one, in every game with a showdown."""

from __future__ import annotations

import json
from itertools import combinations
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner

from poker_rulebook.cards import JOKER_BUG, card, rank_of, text, texts
from poker_rulebook.cli.commands import rulebook
from poker_rulebook.equities import equity, known_so_far
from poker_rulebook.measure.equity import POT, _dealt, _read_at_once, _settled
from poker_rulebook.play.comparing import down_cards
from poker_rulebook.play.dealer import full_deck
from poker_rulebook.play.judging import random_question
from poker_rulebook.showdowns import settle


def games(book):
    return [game for game in book.games.values() if not game.open_face]


def whole_deal(game, rng):
    """A question in which everything is known. In a game in which the face of a joker matters the cards stand as dealt."""
    value = random_question(game, min(3, game.players[1]), rng)
    if (
        game.joker == "by-face"
    ):  # `odds` reads from their order which cards lie face up, `showdown` has to be told
        held = {name: tuple(map(card, own.split())) for name, own in value["seats"].items()}
        up = {it for it, own in held.items() if JOKER_BUG in own and JOKER_BUG not in down_cards(game, own)}
        value["exposed"] = dict.fromkeys(up, "joker")
    return value


def nothing_known(game):
    """The same with unknown cards."""
    value = random_question(game, min(3, game.players[1]), Random(1))
    unknown = {part.id: "" for part in game.divided} if game.divided else ""
    value.pop("exposed", None)
    return value | {"seats": dict.fromkeys(value["seats"], unknown), "board": None}


def test_where_all_is_known_the_pot_goes_where_the_showdown_says(book):
    rng = Random(1)
    for game in games(book):
        for _ in range(2):
            value = whole_deal(game, rng)
            found = equity(
                game, {key: said for key, said in value.items() if key != "exposed"} | {"deals": 1}
            )
            said = settle(game, {**value, "pot": POT})
            left = said.get("left", 0) if not game.stay else 0
            if not game.stay:
                assert {name: seat["equity"] * POT for name, seat in found["seats"].items()} == said[
                    "chips"
                ], value
                assert left == pytest.approx(found.get("left", 0) * POT)
            for share, verdict in said["shares"].items():
                won = [name for name, seat in found["seats"].items() if seat["shares"][share]["equity"]]
                assert verdict["winners"] == won, (game.id, value)


def test_hands_read_at_once_come_out_as_those_settled_one_by_one(book):
    rng, looked_at = np.random.default_rng(2), 0
    for game in games(book):
        value = nothing_known(game)
        if len({game.held_after(way) for way in game.ways}) > 1 or not known_so_far(game, value).is_plain:
            continue
        known = known_so_far(game, value)
        places = _dealt(known, 60, rng)
        together = {}
        for settled, number in _read_at_once(known, places, Random(1)):
            together[settled] = together.get(settled, 0) + number
        alone = [_settled(known, row, Random(1)) for row in places]
        assert together == {settled: alone.count(settled) for settled in alone}, game.id
        looked_at += 1
    assert looked_at > 60


def by_brute_force(game, seats, board, missing, gone=()):
    """What each seat takes on average when so many cards are still to come, each deal settled by itself."""
    used = {*" ".join([*seats.values(), board, *gone]).split()}
    left = [text(it) for it in full_deck(game) if text(it) not in used]
    total, deals = dict.fromkeys(seats, 0), 0
    for more in combinations(left, missing):
        said = settle(game, {"seats": seats, "board": f"{board} {' '.join(more)}", "pot": POT})
        for name, chips in said["chips"].items():
            total[name] += chips
        deals += 1
    return {name: chips / deals / POT for name, chips in total.items()}, deals


@pytest.mark.parametrize(
    ("name", "seats", "board"),
    [
        ("texas-holdem", {"A": "Ah Kd", "B": "Qs Qc", "C": "7h 6h"}, "2h 5d 7c Th"),
        ("omaha-high-low-eight-or-better", {"A": "As Ah 2s 3h", "B": "Kd Kc Qd Jc"}, "4d 7c Kh Qs"),
        ("short-deck-texas-holdem", {"A": "Ah Ad", "B": "Ts 9s"}, "8s 7s Ac 6d"),
        ("dramaha", {"A": "As Ks Qs Js 9d", "B": "2h 2d 7c 7d 3s"}, "2c 7h Ts 4s"),
    ],
)
def test_one_card_to_come_is_counted_card_by_card(book, name, seats, board):
    game = book.games[name]
    wanted, deals = by_brute_force(game, seats, board, 1)
    found = equity(game, {"seats": seats, "board": board})
    assert found["exact"] and found["deals"] == deals
    assert wanted == pytest.approx({seat: it["equity"] for seat, it in found["seats"].items()})


def test_a_card_known_by_its_rank_means_every_hand_with_such_a_card_once(book):
    game, board, mine = book.games["texas-holdem"], "2h 5d 7c Th 9s", "Qs Qc"
    left = [it for it in game.deck.cards if text(it) not in f"{board} {mine}".split()]
    hands = [pair for pair in combinations(left, 2) if any(text(it)[0] == "A" for it in pair)]
    total = sum(
        settle(game, {"seats": {"A": texts(pair), "B": mine}, "board": board, "pot": POT})["chips"]["A"]
        for pair in hands
    )
    value = {"seats": {"A": "A? ??", "B": mine}, "board": board}
    found = equity(game, value)
    assert found["exact"] and found["deals"] == len(hands)
    assert found["seats"]["A"]["equity"] == pytest.approx(total / len(hands) / POT)
    dealt = equity(game, value | {"deals": 40_000, "seed": 3})["seats"]["A"]
    assert abs(dealt["equity"] - total / len(hands) / POT) < 2 * dealt["error"]


def test_each_hand_of_a_list_is_as_likely_as_another(book):
    game = book.games["texas-holdem"]
    board, hands = "2h 5d 7c Th 9s", ["Ah Ad", "8h 6h", "K? Q?", "7h 7s"]  # 1 + 1 + 16 + 1
    found = equity(game, {"seats": {"A": hands, "B": "Ac Kc"}, "board": board})
    assert found["exact"] and found["deals"] == 1 + 1 + 3 * 4 + 1  # a king is B's
    again = equity(game, {"seats": {"A": hands, "B": "Ac Kc"}, "board": board, "deals": 40_000, "seed": 1})
    for name in "AB":
        there = again["seats"][name]
        assert abs(there["equity"] - found["seats"][name]["equity"]) < 2 * there["error"]


def test_in_stud_a_known_door_card_stays_where_it_lies(book):
    known = known_so_far(book.games["low-hole"], {"seats": {"A": "?? ?? A? ??", "B": ""}})
    places = _dealt(known, 200, np.random.default_rng(1))
    assert {"A"} == {text(known.deck[row[2]])[0] for row in places}
    assert known.is_ordered and len({rank_of(known.deck[row[0]]) for row in places}) == 13


def test_a_qualifier_and_dead_cards_count(book):
    game = book.games["stud-high-low-eight-or-better"]
    seats = {"A": "As 2h 3d 4c Ks Kd", "B": "Kh Kc Qd Qc Js Jd"}
    found = equity(game, {"seats": seats, "dead": "5s 5h"})
    low = {name: seat["shares"]["low"]["wins"] for name, seat in found["seats"].items()}
    assert found["exact"]  # two fives, four sixes, four sevens, four eights of 38 cards
    assert pytest.approx({"A": 14 / 38, "B": 0}) == low


def test_the_same_seed_gives_the_same_numbers_in_games_with_dice_and_wild_cards(book):
    for name in ("crayfish", "baseball", "chicago", "mexican-poker", "oklahoma"):
        value = {"seats": {"A": "", "B": ""}, "deals": 100, "seed": 9}
        first = equity(book.games[name], value)
        assert first == equity(book.games[name], value) and not first["exact"]
        whole = sum(seat["equity"] for seat in first["seats"].values()) + first.get("left", 0)
        assert 1 == pytest.approx(whole)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("texas-holdem", {"seats": {"A": "Ah Kd"}}, "1 seat is written (write 2 to 10)"),
        ("texas-holdem", {"seats": {"A": "Ah Kd", "B": "Ah"}}, "Ah stands twice"),
        ("texas-holdem", {"seats": {"A": "Ah Kd", "B": "Ax"}}, "'Ax' is not a card"),
        ("texas-holdem", {"seats": {"A": "Ah Kd", "B": "?x"}}, "'?x' is no card (write A? for any ace"),
        ("texas-holdem", {"seats": {"A": "Ah Kd 2c", "B": ""}}, "3 cards are written (there are 2 at the showdown)"),
        ("texas-holdem", {"seats": {"A": "Ah Kd", "B": ""}, "board": "Ah 2c 3d"}, "Ah is dead or on the board"),
        ("texas-holdem", {"seats": {"A": ["Ah Kd"], "B": ""}, "dead": "Ah"}, "none of these hands can be held"),
        ("texas-holdem", {"seats": {"A": ["Ah ??", "Ah K?"], "B": ["Ah ??", "Ah Q?"]}}, "these hands cannot be held together"),
        ("texas-holdem", {"seats": {"A": "", "B": ""}, "deals": 0}, "0 is no number of deals"),
        ("texas-holdem", {"seats": {"A": "", "B": ""}, "Dead": "Ah"}, "did you mean 'dead'"),
        ("razz", {"seats": dict.fromkeys("ABCDEFGH", "")}, "56 cards are needed, and 52 are left"),
        ("open-face-chinese", {"seats": {"A": "", "B": ""}}, "an open-face game has points and no pot"),
        ("high-low-declare-draw", {"seats": {"A": "", "B": ""}}, "nobody has declared anything"),
        ("wonky-donkey", {"seats": {"A": "", "B": ""}}, "how many cards are held depends on what comes"),
        ("sohe", {"seats": {"A": "Ah", "B": ""}}, "the cards of this game are divided into hands"),
    ],
)  # fmt: skip
def test_what_cannot_lie_on_a_table_is_answered_with_what_can(book, name, value, said):
    with pytest.raises(ValueError, match=r".") as caught:
        equity(book.games[name], value)
    assert said in str(caught.value)


def run(*words: str) -> str:
    result = CliRunner().invoke(rulebook, ["odds", *words])
    assert 0 == result.exit_code, result.output
    return result.output


def test_the_command_prints_a_table_in_either_language_and_json():
    words = ("texas-holdem", "--seat", "Ah Kd", "--seat", "Qs Qc, Js Jc", "--board", "2h 5d 7c")
    english, japanese, data = run(*words), run(*words, "--lang", "ja"), json.loads(run(*words, "--json"))
    assert (
        "equity" in english and "Qs Qc, Js Jc" in english and "Exact: all 1,980 deals are counted." in english
    )
    assert "エクイティ" in japanese and "1,980通り" in japanese
    assert data["exact"] and f"{data['seats']['A']['equity']:.2%}" in english
    assert "From 500 random deals" in run("badugi", "--seat", "As 2h", "--seat", "", "--deals", "500")
