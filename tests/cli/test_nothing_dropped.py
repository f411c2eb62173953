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


TEXT = "--langは文章のためのものです"


@pytest.mark.parametrize(("given", "message"), [
    (("list", "--json", "--lang", "ja"), TEXT),
    (("rules", "--json", "--lang", "ja"), TEXT),
    (("rules", "--tda", "--json", "--lang", "en"), "--lang is for text"),
    (("rules", "--preset", "tda", "--for", "floor"), "different lists"),
    (("map", "--json", "--lang", "ja"), TEXT),
    (("map", "wrong", "--json"), "not with wrong"),
    (("deal", "razz", "--format", "json", "--lang", "ja"), TEXT),
    (("deal", "razz", "--format", "phh", "--lang", "ja"), TEXT),
    (("deal", "razz", "--game", "2"), "--game is for mixes"),
    (("deal", "texas-holdem", "--doubled"), "nobody straddles"),
    (("deal", "texas-holdem", "--last", "C"), "posts no straddle"),
    (("deal", "texas-holdem", "--bomb-pot", "1", "--post", "C=straddle"), "nothing else"),
    (("deal", "stud-high-low-eight-or-better", "--post", "A=kill"), "has no blinds, so nothing is posted beside them\n    hint: what a kill raises there are the stakes"),
    (("resume", "RECORD", "--json", "--lang", "ja"), TEXT),
    (("resume", "RECORD", "--viewer", "A"), "--viewer is for --json"),
    (("ruling", "RECORD", "fouled-deck", "--choice", "four-card-flop=new-flop"), "decides nothing about fouled-deck here"),
    (("ruling", "RECORD", "fouled-deck", "--choice", "raise-cap=five"), "no ruling asks for a choice"),
    (("incident", "texas-holdem", "x.json", "--jsonl"), "use --jsonl"),
    (("director", "penalty", "players=9", "rounds=2", "--json", "--lang", "ja"), TEXT),
    (("director", "penalty", "players=9", "rounds=2", "--jsonl"), "leave out"),
    (("incident", "texas-holdem", "--jsonl", "--json"), "leave out --json"),
    (("incident", "texas-holdem", "--jsonl", "--lang", "ja"), TEXT),
    (("show", "four-card-flop", "--examples"), "--examples is for games"),
    (("show", "16", "--option", "limit=no-limit"), "--option is for games and mixes"),
    (("show", "horse", "--examples"), "--examples is for games"),
    (("show", "button", "--examples"), "--examples is for games"),
    (("odds", "texas-holdem", "--seat", "As Ah", "--json", "--lang", "ja"), TEXT),
    (("odds", "texas-holdem", "--json", "--jsonl"), "leave out --json"),
    (("wager", "--put", "9", "--call", "5", "--largest-raise", "5", "--stack", "9", "--lang", "en", "--jsonl"), "leave one of them out"),
    (("wager", "--put", "9", "--call", "5", "--largest-raise", "5", "--stack", "9", "--pot", "20"), "decides nothing at no limit"),
    (("wager", "--put", "9", "--call", "5", "--largest-raise", "5", "--stack", "9", "--said", "raise 0"), "raise to 0"),
    (("diff", "HEAD", "--format", "json", "--most", "500"), "--most is for text and Markdown"),
    (("print", "razz", "--as", "sheet", "--address", "https://example.org"), "--address goes with books and cards"),
    (("print", "razz", "--up", "2", "--as", "book"), "--up goes with cards"),
    (("print", "razz", "--one-sided", "--as", "sheet"), "--one-sided goes with cards"),
    (("print", "razz", "--limits", "1/2"), "--limits goes with sheets"),
    (("print", "razz", "--spine", "3"), "go with books"),
    (("print", "razz", "--mix", "horse"), "name games, or a mix"),
    (("translations", "ja", "razz", "--export", "f.po", "--import", "f.po"), "--export"),
    (("new", "lantern", "--mix", "--deck"), "--"),
])  # fmt: skip
def test_what_a_command_does_not_use_is_refused(given, message, record_file):
    words = [str(record_file) if word == "RECORD" else word for word in given]
    result = CliRunner().invoke(rulebook, [*words, "--book", str(ROOT)])
    assert result.exit_code and message in result.output, (result.exit_code, result.output[:300])


@pytest.fixture(scope="module")
def record_file(tmp_path_factory):
    told = CliRunner().invoke(
        rulebook,
        ["deal", "texas-holdem", "--seats", "4", "--seed", "3", "--format", "json", "--book", str(ROOT)],
    )
    path = tmp_path_factory.mktemp("record") / "hand.json"
    path.write_text(told.stdout, "utf-8")
    return path


def test_a_word_too_many_is_refused_by_every_command():
    """`rank`, `print`, `check` and the like take as many as are written; the others have places of their own."""
    several = {name for name in WHERE if any(it.nargs == -1 for it in command(name).params)}
    assert several == {"check", "measure", "print", "rank", "replay", "ruling", "translations", "director"}
    for name in WHERE.keys() - several:
        arguments = [it.type for it in command(name).params if isinstance(it, click.Argument)]
        fits = [str(kind.choices[0]) if isinstance(kind, click.Choice) else "x" for kind in arguments]
        result = CliRunner().invoke(rulebook, [name, *fits, "too-many"])
        assert (2, True) == (result.exit_code, "unexpected extra argument" in result.stderr), name
