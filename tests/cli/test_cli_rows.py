"""The commands for open-face games: showdown, deal, simulate."""

import json

import pytest
from click.testing import CliRunner

from poker_rulebook.cli.commands import rulebook

pytestmark = pytest.mark.usefixtures("books_read_once")
A = {"front": "Qh Qd 5c", "middle": "Kh Kc 7d 7s 2h", "back": "Ks Qs Js Ts 9s"}
B = {"front": "Ah 8c 4d", "middle": "6h 6d 6c Jc 2c", "back": "Ad Jd 9d 5d 3d"}
C = {"front": "As Ac 3s", "middle": "8s 8d 9h 4h 2d", "back": "Th Tc 9c 5h 3h"}
GAME = "open-face-chinese"


def call(*args, text=None):
    result = CliRunner().invoke(rulebook, [*map(str, args)], input=text)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return result


def ask(value, *args):
    """The answer to one line of JSON."""
    text = value if isinstance(value, str) else json.dumps(value)
    return json.loads(call("showdown", GAME, "--jsonl", *args, text=text + "\n").stdout)


def test_points_pairs_fouls_royalties_and_the_next_deal_are_answered():
    answer = ask({"seats": {"A": A, "B": B, "C": C}})
    assert answer["points"] == {"A": 45, "B": -5, "C": -40}
    assert answer["pairs"] == {"A": {"B": 17, "C": 28}, "B": {"C": 12}}
    assert answer["fouls"] == ["C"]
    assert answer["next"] == {"A": 13}
    royalties = {
        seat: {row: r["royalty"] for row, r in rows.items()} for seat, rows in answer["rows"].items()
    }
    assert royalties == {
        "A": {"front": 7, "middle": 0, "back": 15},
        "B": {"front": 0, "middle": 2, "back": 4},
        "C": {"front": 0, "middle": 0, "back": 0},
    }
    front = answer["rows"]["A"]["front"]
    assert front["cards"] == "Qh Qd 5c"
    assert front["name"] == {"en": "pair of queens", "ja": "Qのワンペア"}
    assert "paid" not in answer


def test_a_pair_of_queens_does_not_keep_a_player_in_fantasyland():
    seats = {"A": {**A, "back": "Ks Qs Js Ts 8s"}, "B": B}
    assert ask({"seats": seats})["next"] == {"A": 13}
    assert ask({"seats": seats, "fantasyland": ["A"]})["next"] == {}
    assert ask({"seats": seats, "fantasyland": {"A": 13}})["next"] == {}


def test_a_win_cap_limits_what_is_paid_and_not_what_is_due():
    value = {"seats": {"A": A, "B": B}, "stacks": {"B": 12, "A": 10}}
    answer = ask(value, "--option", "win-cap=both-stacks")
    assert answer["pairs"] == {"A": {"B": 17}}
    assert answer["paid"] == {"A": {"B": 10}}
    assert answer["points"] == {"A": 10, "B": -10}
    assert answer["final"] == {"A": 20, "B": 2}
    assert ask(value)["points"] == {"A": 17, "B": -17}


def test_layouts_can_be_written_as_rows_with_slashes():
    seats = [" / ".join(rows.values()) for rows in (A, B)]
    answer = json.loads(call("showdown", GAME, "--seat", seats[0], "--seat", seats[1]).stdout)
    assert answer == ask({"seats": {"A": A, "B": B}})


WRONG = [
    ({"seats": {"A": {**A, "front": "Qh Qd"}}}, "seats.A.front: 2 cards are written (the row 'front' has 3 cards)"),
    ({"seats": {"A": {**A, "back": "Ks Qs Js Ts Qh"}}}, "seats.A.back: Qh stands twice (it is also in seats.A.front)"),
    ({"seats": {"A": A, "B": {**B, "front": "Ks 8c 4d"}}}, "seats.B.front: Ks stands twice"),
    ({"seats": {"A": {"front": "Qh Qd 5c"}}}, "seats.A: the row 'middle' is missing"),
    ({"seats": {"A": {**A, "top": "2c"}}}, "seats.A.top: no row is called 'top'"),
    ({"seats": {"A": {**A, "front": 5}}}, "seats.A.front: 5 is not a text of cards"),
    ({"seats": {"A": "Ks"}}, "seats.A: the cards of a layout lie in rows"),
    ({"seats": {"A": {**A, "front": "Qh Qd 1c"}}}, "seats.A.front: "),
    ({"seats": {}}, '"seats" is missing'),
    ({"seats": dict.fromkeys("ABCDE", A)}, "seats: 5 seats are written"),
    ({"seats": {"A": A}, "pot": 5}, "unknown key 'pot': an open-face game has rows instead of a board and a pot"),
    ({"seats": {"A": A}, "stack": 5}, "unknown key 'stack': did you mean 'stacks'?"),
    ({"seats": {"A": A}, "fantasyland": ["C"]}, "fantasyland.C: no seat is called 'C'"),
    ({"seats": {"A": A}, "fantasyland": [["A"]]}, "fantasyland: [['A']] is not understood"),
    ({"seats": {"A": A}, "fantasyland": "A"}, "fantasyland: 'A' is not understood"),
    ({"seats": {"A": A}, "fantasyland": {"A": 14}}, "fantasyland.A: nobody receives 14 cards there (write 13)"),
    ({"seats": {"A": A}, "stacks": {"B": 5}}, "stacks: the stacks and the seats have different names"),
    ({"seats": {"A": A}, "stacks": {"A": "5"}}, "stacks.A: '5' is not a number of chips"),
    ({"seats": {"A": A}, "stacks": {"A": 0}}, "stacks.A: 0 is not a number of chips"),
    ({"seats": {"A": A}, "stacks": 5}, "stacks: the stacks and the seats have different names"),
]  # fmt: skip


@pytest.mark.parametrize(("value", "message"), WRONG)
def test_what_cannot_lie_on_a_table_is_refused(value, message):
    assert ask(value)["error"].startswith(message)


def test_a_win_cap_without_stacks_is_refused():
    error = ask({"seats": {"A": A, "B": B}}, "--option", "win-cap=payer")["error"]
    assert error.startswith("stacks: under a win cap the chips of every seat matter")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ((), "write --seat '3 cards / 5 cards / 5 cards' for every seat, or use --jsonl"),
        (("--seat", "Qh Qd"), "'Qh Qd' has 1 row: write '3 cards / 5 cards / 5 cards', the front first"),
    ],
)
def test_a_wrong_showdown_command_is_wrong_usage(args, message):
    result = call("showdown", GAME, *args)
    assert (result.exit_code, result.stderr) == (2, f"rulebook: {message}\n")


def test_a_deal_is_told_in_both_languages():
    told = call("deal", "ofc-pineapple", "--seed", 3, "--seats", 2).output
    assert "Round 5 (three cards): " in told
    assert ", discards one (" in told
    assert "Total: A " in told
    assert told == call("deal", "ofc-pineapple", "--seed", 3, "--seats", 2).output
    japanese = call("deal", "ofc-pineapple", "--seed", 3, "--seats", 2, "--lang", "ja").output
    assert "5回目（3枚）：" in japanese
    assert "1枚捨てる（" in japanese
    assert "合計：Ⓐ\u00a0" in japanese


def test_a_simulation_is_the_same_by_the_same_seed():
    first, second = (
        json.loads(call("simulate", "ofc-turbo", "--hands", 20, "--seed", 3, "--seats", 3, "--json").output)
        for _ in range(2)
    )
    assert first.pop("seconds") >= 0 and second.pop("seconds") >= 0
    assert first == second
    assert {
        "game",
        "hands",
        "seats",
        "seed",
        "layouts",
        "fouls",
        "royalties",
        "fantasyland",
        "violations",
    } == set(first)
    assert (first["layouts"], first["violations"]) == (60, 0)


def test_a_simulation_is_told_in_words():
    told = call("simulate", "ofc-turbo", "--hands", 5).output
    assert "ofc-turbo: 5 deals with 4 seats, seed 1" in told
    assert "points add up to zero and cards conserved in every deal" in told


def test_the_list_has_the_family():
    listed = {game["id"]: game for game in json.loads(call("list", "--json").output)}
    options = {option["id"]: option for option in listed[GAME]["options"]}
    assert listed[GAME]["family"] == "open-face"
    assert options["win-cap"]["choices"] == ["none", "both-stacks", "stacks-at-start", "payer"]
    assert options["button-in-fantasyland"]["default"] == "stays"
