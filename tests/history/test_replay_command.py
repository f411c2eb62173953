"""rulebook replay, and the hand histories of rulebook deal and simulate."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from small_book import ROOT
from tables import DEALT, HANDS, holdem

from poker_rulebook.cli.commands import rulebook

pytestmark = pytest.mark.usefixtures("books_read_once")


def run(*arguments: str, given: bytes | str | None = None) -> Result:
    result = CliRunner().invoke(rulebook, list(arguments), input=given)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def test_each_hand_is_one_line_of_json():
    result = run("replay", str(HANDS / "nt.phh"), str(HANDS / "table.phhs"), "--jsonl")
    assert 0 == result.exit_code
    assert [
        {"file": str(HANDS / "nt.phh"), "game": "texas-holdem", "finishing_stacks": [950, 2100, 1250, 2600], "matches": True},
        {"file": str(HANDS / "table.phhs"), "hand": "1", "game": "texas-holdem", "finishing_stacks": [195, 180, 225], "matches": True},
        {"file": str(HANDS / "table.phhs"), "hand": "2", "game": "texas-holdem", "finishing_stacks": [220, 200], "matches": True},
    ] == [json.loads(line) for line in result.stdout.splitlines()]  # fmt: skip


def test_a_problem_is_one_line_of_json_too_and_the_others_go_on(tmp_path: Path):
    wrong = tmp_path / "wrong.phh"
    wrong.write_text(holdem(*DEALT, "p3 cbr 3 # too little"))
    result = run("replay", str(wrong), str(tmp_path / "none.phh"), str(HANDS / "po.phh"), "--jsonl")
    first, second, third = map(json.loads, result.stdout.splitlines())
    assert 1 == result.exit_code
    assert {
        "line": 10, "column": 3, "path": "actions[3]",
        "message": "3 is not allowed: fold, call 2 or bet or raise to 4-100",
        "action": {"number": 4, "text": "p3 cbr 3 # too little"}, "step": "preflop",
        "state": {"pot": 3, "stacks": [99, 98, 100], "to_act": "p3", "legal": "fold, call 2 or bet or raise to 4-100"},
    } == first["problem"]  # fmt: skip
    assert (False, [99, 98, 100]) == (first["matches"], first["finishing_stacks"])
    assert (None, "cannot be read: No such file or directory") == (
        second["game"],
        second["problem"]["message"],
    )
    assert (True, [101.75, 102, 76.5]) == (third["matches"], third["finishing_stacks"])


def test_the_same_for_people():
    result = run("replay", given=holdem(*DEALT, "p3 cbr 3"))
    assert 1 == result.exit_code
    assert (
        "-:10:3: actions[3]: 3 is not allowed: fold, call 2 or bet or raise to 4-100\n"
        "    action 4: p3 cbr 3  (step 'preflop')\n"
        "    the pot is 3; p3 is to act: fold, call 2 or bet or raise to 4-100\n"
    ) == result.stdout
    assert "1 hand, 1 problem\n" == result.stderr


def test_a_hand_that_is_right_is_told_in_one_line():
    result = run("replay", str(HANDS / "fb.phh"))
    assert f"{HANDS / 'fb.phh'}: badugi: 59 52 69 60: as the file says\n1 hand, 0 problems\n" == result.stdout


def test_what_is_open_is_no_failure():
    result = run("replay", "--jsonl", given=holdem(*DEALT))
    answer = json.loads(result.stdout)
    assert (0, None) == (result.exit_code, answer["matches"])
    assert "the actions end while p3 is to act" == answer["reason"]


def test_an_option_says_how_the_room_plays():
    result = run("replay", "--option", "raise-cap=five", str(HANDS / "nt.phh"))
    assert 0 == result.exit_code
    result = run("replay", "--option", "raise-cap=nine", str(HANDS / "nt.phh"))
    assert 1 == result.exit_code
    assert "'nine' is not a choice of 'raise-cap': one of: four, five, no-cap" in result.stdout
    assert 2 == run("replay", "--option", "raise-cap", str(HANDS / "nt.phh")).exit_code


@pytest.mark.parametrize("name", ["no-limit", "archie", "dramaha", "PLO", "murder"])
def test_a_dealt_hand_replays(name: str):
    name = "texas-holdem" if name == "no-limit" else name
    dealt = run("deal", name, "--seed", "5", "--format", "phh")
    assert 0 == dealt.exit_code
    replayed = run("replay", "-", "--jsonl", given=dealt.stdout)
    assert (0, True) == (replayed.exit_code, json.loads(replayed.stdout)["matches"])


def test_the_same_seed_writes_the_same_hand():
    assert (
        run("deal", "razz", "--seed", "2", "--format", "phh").stdout
        == run("deal", "razz", "--seed", "2", "--format", "phh").stdout
    )


def test_a_mix_is_dealt_as_several_hands():
    dealt = run("deal", "horse", "--seed", "1", "--format", "phh")
    answers = [json.loads(line) for line in run("replay", "--jsonl", given=dealt.stdout).stdout.splitlines()]
    assert ["1", "2", "3", "4", "5"] == [answer["hand"] for answer in answers]
    assert {True} == {answer["matches"] for answer in answers}


def test_simulate_writes_its_hands(tmp_path: Path):
    out = tmp_path / "hands.phhs"
    simulated = run("simulate", "badacey", "--hands", "20", "--seats", "5", "--out", str(out), "--json")
    assert 20 == json.loads(simulated.stdout)["hands"]
    answers = [json.loads(line) for line in run("replay", str(out), "--jsonl").stdout.splitlines()]
    assert [("badacey", True)] * 20 == [(answer["game"], answer["matches"]) for answer in answers]


def test_simulate_writes_the_games_of_a_mix(tmp_path: Path):
    out = tmp_path / "mix.phhs"
    assert 0 == run("simulate", "horse", "--hands", "40", "--out", str(out)).exit_code
    answers = [json.loads(line) for line in run("replay", str(out), "--jsonl").stdout.splitlines()]
    assert (40, 5) == (len(answers), len({answer["game"] for answer in answers}))
    assert all(answer["matches"] for answer in answers)


def test_simulated_hands_are_the_same_with_and_without_a_file(tmp_path: Path):
    with_file = run("simulate", "razz", "--hands", "30", "--out", str(tmp_path / "x.phhs"), "--json")
    without = run("simulate", "razz", "--hands", "30", "--json")
    assert json.loads(with_file.stdout)["shares"] == json.loads(without.stdout)["shares"]


@pytest.mark.parametrize("command", [["deal", "--format", "phh"], ["simulate", "--out", "x.phhs"]])
def test_a_game_of_rows_has_no_hand_history(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    result = run(command[0], "open-face-chinese", *command[1:])
    assert (2, "") == (result.exit_code, result.stdout)
    where = f"rulebook: no book is here; this is the one of the program, {ROOT}\n"
    said = "open-face-chinese has no betting: hand histories are of games with chips in a pot"
    assert f"{where}rulebook: {said}\n" == result.stderr
    assert not list(tmp_path.iterdir())


def test_a_file_that_cannot_be_written_is_one_message(tmp_path: Path):
    result = run("simulate", "razz", "--hands", "2", "--out", str(tmp_path / "no" / "x.phhs"))
    assert (1, f"rulebook: there is no folder {tmp_path / 'no'}\n") == (result.exit_code, result.stderr)
