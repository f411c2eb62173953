"""`rulebook measure`, and what `check` says until it was run."""

from __future__ import annotations

import pytest
from click.testing import CliRunner
from small_book import GOOD, book_folder, data_of, write_game

from poker_rulebook.book.check import file_problems
from poker_rulebook.book.load import load
from poker_rulebook.book.repository import measured_as_text, read_measured
from poker_rulebook.book.source import read
from poker_rulebook.cli.commands import rulebook
from poker_rulebook.inspection import inspected
from poker_rulebook.measure.stored import problems


@pytest.fixture
def folder(tmp_path):
    """A book of the lantern and its neighbour, with a file of chances of its own."""
    folder = book_folder(tmp_path / "book", "lantern")
    path = folder / "games" / "measured.yaml"
    text = path.read_text("utf-8")
    path.unlink()
    path.write_text(text, "utf-8")
    return folder


def call(command, folder, *args):
    return CliRunner().invoke(rulebook, [command, *args, "--book", str(folder)])


def with_five_cards():
    data = data_of("lantern")
    data["play"][0]["cards"] = 5
    data["examples"], data["players"] = data["examples"][:1], {"min": 2, "max": 8}
    data["examples"][0]["seats"] = {"A": "Ah 2c Kd Qs 9h", "B": "Kh Kc 9d 9s 8d"}
    return data


def test_the_file_is_written_as_it_is_read():
    written = read_measured(read(GOOD / "measured.yaml", "measured").value)
    assert (GOOD / "measured.yaml").read_text("utf-8") == measured_as_text(written)


def test_chances_that_are_missing_are_a_problem(folder):
    (folder / "games" / "measured.yaml").unlink()
    result = call("check", folder)
    assert 1 == result.exit_code
    assert (
        "games/lantern.yaml:19:5: showdown[1] (low): the chances in games/measured.yaml are missing\n"
        "    hint: run: rulebook measure lantern\n"
    ) in result.output


def test_chances_of_other_rules_are_a_problem_until_they_are_measured_again(folder):
    write_game(folder, "lantern", with_five_cards())
    (problem,) = problems(load(folder))
    assert "the chances in games/measured.yaml were counted under other rules" == problem.message
    assert "run: rulebook measure lantern" == problem.hint
    before = load(folder).measured
    result = call("measure", folder)
    assert 0 == result.exit_code, result.output
    assert "lantern (" in result.output
    assert "1 game measured" in result.output
    book = load(folder)
    assert [] == problems(book)
    assert before["lantern"].shares["low"].deals < book.measured["lantern"].shares["low"].deals


@pytest.mark.parametrize(
    ("right", "damaged"),
    [
        ("deals: 4682459600", "deals: 7"),
        ("{qualifies: 366571520}", "{ahead: 366571520}"),
        ("{qualifies: 366571520}", "{qualifies: 366571520, '4': 1}"),
        ("method: exact", "method: random"),
        ("method: exact", "method: exact, seed: 1"),
    ],
)
def test_chances_that_nobody_has_counted_so_are_measured_again(folder, right, damaged):
    path = folder / "games" / "measured.yaml"
    path.write_text(path.read_text("utf-8").replace(right, damaged), "utf-8")
    (problem,) = inspected(load(folder)).problems
    assert "run: rulebook measure lantern" == problem.hint


def test_measuring_what_is_up_to_date_changes_nothing_but_takes_out_what_no_game_needs(folder):
    result = call("measure", folder)
    gone = "".join(f"{name}: taken out\n" for name in ("anvil", "cellar", "gate"))
    assert (0, f"{gone}0 games measured\n") == (result.exit_code, result.output)
    assert ["lantern", "neighbour"] == list(load(folder).measured)
    before = (folder / "games" / "measured.yaml").read_text("utf-8")
    call("measure", folder)
    assert before == (folder / "games" / "measured.yaml").read_text("utf-8")


def test_a_game_that_is_named_is_measured_anew_with_the_same_numbers(folder):
    before = load(folder).measured["lantern"]
    result = call("measure", folder, "Lantern High-Low")
    assert "  low: qualifies 7.83% (4,682,459,600 deals, exact)\n" in result.output
    assert before == load(folder).measured["lantern"]


def test_a_game_with_nothing_to_count_is_said_so(folder):
    assert "neighbour: nothing to count\n" in call("measure", folder, "neighbour").output


def test_a_file_that_cannot_be_read_is_measured_again(folder):
    path = folder / "games" / "measured.yaml"
    path.write_text("<<<<<<< here\n" + path.read_text("utf-8"), "utf-8")
    assert 1 == call("check", folder).exit_code
    assert 0 == call("measure", folder).exit_code
    assert 0 == call("check", folder).exit_code


LANTERN = "method: exact, deals: 4682459600"


def test_a_misspelt_key_in_the_file_is_told_with_its_place(folder):
    path = folder / "games" / "measured.yaml"
    path.write_text(path.read_text("utf-8").replace(LANTERN, LANTERN.replace("exact", "guess")), "utf-8")
    (problem,) = file_problems(load(folder))
    assert ("games/measured.yaml", "lantern.shares.low.method") == (problem.file, problem.path)
    assert "'guess' is not a known value" == problem.message


def test_a_file_outside_the_book_needs_no_chances(folder, tmp_path):
    path = tmp_path / "lantern.yaml"
    path.write_text((GOOD / "lantern.yaml").read_text("utf-8"), "utf-8")
    (folder / "games" / "measured.yaml").unlink()
    result = call("check", folder, str(path))
    assert 0 == result.exit_code, result.output


def test_a_book_with_other_problems_is_not_measured(folder):
    write_game(folder, "lantern", "id: lantern\n")
    result = call("measure", folder)
    assert 1 == result.exit_code
    assert "missing key" in result.output


def test_the_help_says_what_is_counted_and_where_it_goes():
    text = " ".join(CliRunner().invoke(rulebook, ["measure", "--help"]).output.split())
    assert "write them to games/measured.yaml" in text
    assert "for one player who stays to the end, before any draw" in text
