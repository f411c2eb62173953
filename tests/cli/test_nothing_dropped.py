"""Nothing that is written on the command line, or in a question, is dropped without a word."""

from __future__ import annotations

import json
from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner
from real_book import ROOT
from small_book import GAMES, book_folder

from poker_rulebook.cli.commands import WHERE, rulebook

pytestmark = pytest.mark.usefixtures("books_read_once")


def command(name: str) -> click.Command:
    found = rulebook.get_command(click.Context(rulebook), name)
    assert found is not None
    return found


def value(option: click.Option) -> list[str]:
    """What can stand after an option; [] where nothing does."""
    if option.is_flag:
        return []
    return [str(option.type.choices[0])] if isinstance(option.type, click.Choice) else ["7"]


def single() -> Iterator[tuple[str, click.Option]]:
    """Every option that has one value."""
    for name in WHERE:
        for option in command(name).params:
            if isinstance(option, click.Option) and not option.multiple and option.name != "help":
                yield name, option


@pytest.mark.parametrize("name", WHERE)
def test_an_option_that_has_one_value_is_refused_where_it_stands_twice(name):
    for option in (option for of, option in single() if of == name):
        for first, second in ((option.opts[0], option.opts[0]), (option.opts[0], option.opts[-1])):
            given = [first, *value(option), second, *value(option)]
            result = CliRunner().invoke(rulebook, [name, *given])
            assert (2, f"Error: {option.opts[0]} is written twice: write it once") == (
                result.exit_code, result.stderr.splitlines()[-1],
            )  # fmt: skip


def test_every_command_has_options_that_are_tried():
    assert WHERE.keys() == {name for name, _ in single()}


def test_two_boards_are_the_two_boards_of_a_game():
    words = [
        "--board",
        "Ks 7d 2c 3h",
        "--board",
        "Kh 8d 9c 4h",
        "--seat",
        "As Ah",
        "--seat",
        "Kc Kd",
        "--json",
    ]
    result = CliRunner().invoke(rulebook, ["odds", "double-board-holdem", *words, "--book", str(ROOT)])
    answer = json.loads(result.stdout)
    assert (True, 1560) == (answer["exact"], answer["deals"])
    assert 0.05 == pytest.approx(answer["seats"]["A"]["equity"], abs=0.0001)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return book_folder(tmp_path_factory.mktemp("dropped") / "book", *GAMES, mixes=True)


@pytest.fixture
def call(folder):
    def run(*words, given=None):
        return CliRunner().invoke(rulebook, [*map(str, words), "--book", str(folder)], input=given)

    return run


@pytest.mark.parametrize("given", [
    ("showdown", "lantern", "--seat", "Ah 2c Kd Qs", "--declared", "A=high", "--declared", "A=low"),
    ("showdown", "lantern", "--seat", "Ah 2c Kd Qs", "--chosen", "s=a", "--chosen", "s=b"),
    ("showdown", "lantern", "--seat", "Ah 2c Kd Qs", "--exposed", "A=Ah", "--exposed", "A=2c"),
    ("showdown", "lantern", "--seat", "Ah 2c Kd Qs", "--roll", "s=1", "--roll", "s=2"),
    ("odds", "lantern", "--seat", "Ah 2c Kd Qs", "--chosen", "s=a", "--chosen", "s=b"),
    ("odds", "lantern", "--seat", "Ah 2c Kd Qs", "--roll", "s=1", "--roll", "s=2"),
    ("odds", "lantern", "--seat", "Ah 2c", "--seat", "Kd Kc", "--board", "2h", "--board", "3h"),
    ("show", "lantern", "--option", "limit=no-limit", "--option", "limit=pot-limit"),
    ("deal", "lantern", "--post", "C=straddle", "--post", "C=new"),
    ("deal", "lantern", "--post", "C=kill", "--post", "D=kill"),
    ("director", "race", "old=25", "old=100"),
])  # fmt: skip
def test_what_has_one_value_for_a_name_is_refused_where_it_has_two(given, call):
    result = call(*given)
    assert result.exit_code and any(
        word in result.output for word in ("twice", "2 boards are written", "already")
    ), result.output


@pytest.mark.parametrize(("given", "question"), [
    (("rank", "high"), {"cards": "As Kd Qh Jc 9d"}),
    (("showdown", "lantern"), {"seats": {"A": "Ah 2c Kd Qs", "B": "Kh Kc 9d 9s"}, "board": "2h 5d 7c"}),
    (("odds", "lantern"), {"seats": {"A": "Ah 2c Kd Qs", "B": "Kh Kc 9d 9s"}, "board": "2h 5d"}),
    (("wager",), {"put": 2000, "call": 1050, "largest_raise": 1050, "stack": 0}),
    (("director", "race"), {"old": 25, "new": 100, "chips": [3, 1, 0, 2]}),
    (("director", "balance"), {"button": 2, "taken": [1, 2, 3, 5, 6]}),
    (("director", "places"), {"left": 21, "stacks": [12000, 8000], "prizes": [500, 0]}),
    (("director", "penalty"), {"players": 9, "rounds": 2}),
])  # fmt: skip
def test_a_key_that_no_question_has_is_refused(given, question, call):
    right, wrong = (
        json.loads(call(*given, "--jsonl", given=json.dumps(asked)).stdout)
        for asked in (question, question | {"colour": 1})
    )
    assert "error" not in right
    assert "colour" in wrong["error"]


def test_a_key_that_no_record_has_is_refused_wherever_it_stands(call):
    record = json.loads(call("deal", "lantern", "--seats", 3, "--seed", 5, "--format", "json").stdout)
    places = [record, record["stakes"], record["answers"][0], record.setdefault("options", {})]
    places += [record.setdefault("rolls", {})]
    for place in places:
        place["colour"] = "red"
        result = call("resume", "-", given=json.dumps(record))
        assert (1, True) == (result.exit_code, "colour" in result.output), result.output
        del place["colour"]
        del record["rolls"], record["options"]
        assert 0 == call("resume", "-", given=json.dumps(record)).exit_code
        record |= {"rolls": places[4], "options": places[3]}


@pytest.mark.parametrize("kind", ["fouled-deck", "no-burn", "premature-flop"])
def test_what_a_ruling_does_not_ask_for_is_refused(kind, call):
    record = json.loads(call("deal", "lantern", "--seats", 3, "--seed", 5, "--format", "json").stdout)
    result = call("ruling", "-", kind, "raise", "B", "5", given=json.dumps(record))
    assert (1, True) == (result.exit_code, "‘raise B 5’ is not asked for" in result.output)
