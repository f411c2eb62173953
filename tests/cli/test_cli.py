"""The command line: forms of input and output, exit statuses, and never a traceback."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner
from small_book import GAMES, GOOD, ROOT, book_folder, data_of, write_game
from wrong_files import case, write

from poker_rulebook import __version__
from poker_rulebook.cli.commands import WHERE, rulebook
from poker_rulebook.language.phrases import phrases

pytestmark = pytest.mark.usefixtures("books_read_once")
LANTERN = {"seats": {"A": "Ah 2c Kd Qs", "B": "Kh Kc 9d 9s"}, "board": "2h 5d 7c", "pot": 101}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return book_folder(tmp_path_factory.mktemp("cli") / "book", *GAMES)


@pytest.fixture(scope="module")
def mixed(tmp_path_factory):
    """The same book with a mix of its games."""
    return book_folder(tmp_path_factory.mktemp("mixed") / "book", *GAMES, mixes=True)


@pytest.fixture
def call(folder):
    """Run a command on the small book; the result, which is never a traceback."""

    def run(command, *args, text=None, book=folder):
        where = ["--book", str(book)] if book else []
        result = CliRunner().invoke(rulebook, [command, *map(str, args), *where], input=text)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
        return result

    return run


@pytest.fixture
def ask(call):
    """Send values as JSON lines; (exit status, answers)."""

    def run(command, *args, lines):
        text = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
        result = call(command, *args, "--jsonl", text=text)
        return result.exit_code, [json.loads(line) for line in result.stdout.splitlines()]

    return run


def real(*args, **kwargs):
    """The program as it is started by people."""
    command = [sys.executable, "-m", "poker_rulebook", *map(str, args)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, timeout=60, **kwargs)


# --- the program


def test_help_lists_every_command():
    result = CliRunner().invoke(rulebook, ["--help"])
    assert 0 == result.exit_code
    assert all(name in result.output for name in WHERE)


@pytest.mark.parametrize("name", WHERE)
def test_every_command_explains_itself(name):
    result = CliRunner().invoke(rulebook, [name, "--help"])
    assert (0, True) == (result.exit_code, result.output.startswith(f"Usage: rulebook {name}"))


def test_the_version_is_that_of_the_package():
    assert f"rulebook, version {__version__}\n" == CliRunner().invoke(rulebook, ["--version"]).output


def test_a_misspelt_command_is_answered_with_the_right_one():
    result = CliRunner().invoke(rulebook, ["chek"])
    assert 2 == result.exit_code
    assert "no command 'chek': did you mean 'check'?" in result.stderr


@pytest.mark.parametrize("name", ["list", "check", "simulate", "rank", "showdown", "deal", "show"])
def test_a_folder_that_is_no_book_is_wrong_usage(name, call, tmp_path):
    args = {"list": [], "check": [], "rank": ["high", "Ah"]}.get(name, ["lantern"])
    result = call(name, *args, book=tmp_path)
    assert 2 == result.exit_code
    assert f"rulebook: {tmp_path} is not a book: it has no games/ and schema/\n" == result.stderr


def test_a_book_without_schemas_is_wrong_usage(call, tmp_path):
    (tmp_path / "games").mkdir()
    shutil.copy(GOOD / "lantern.yaml", tmp_path / "games")
    (tmp_path / "schema").mkdir()
    result = call("check", book=tmp_path)
    assert 2 == result.exit_code
    assert "game.schema.json cannot be read: No such file or directory" in result.stderr


@pytest.mark.parametrize(
    "args", [["show", "lantarn"], ["deal", "lantarn"], ["simulate", "lantarn"], ["showdown", "lantarn"]]
)
def test_an_unknown_game_is_wrong_usage_and_the_nearest_is_named(args, call):
    result = call(*args)
    assert (2, "rulebook: no game is called 'lantarn': did you mean lantern?\n") == (
        result.exit_code,
        result.stderr,
    )


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["last-bte=small"], "lantern has no option 'last-bte': did you mean 'last-bet'?"),
        (["last-bet=smal"], "'smal' is not a choice of 'last-bet': did you mean 'small'?"),
        (["last-bet"], "--option 'last-bet' has no value: write --option last-bet=CHOICE"),
        (["last-bet=small", "last-bet=big"], "--option last-bet is given twice: 'small' and 'big'"),
    ],
)
def test_a_wrong_option_is_wrong_usage(options, message, call):
    result = call("simulate", "lantern", *(part for option in options for part in ("--option", option)))
    assert (2, f"rulebook: {message}\n") == (result.exit_code, result.stderr)


def test_a_wrong_file_is_refused_with_its_problems_and_the_others_are_not(call, tmp_path):
    book = book_folder(tmp_path / "book", "lantern")
    write("boards/grid-ragged", book / "games")
    for args in (["show"], ["simulate", "--hands", "1"], ["deal"]):
        result = call(*args, "vane", book=book)
        assert 1 == result.exit_code
        assert "the rows of the grid are not equally long" in result.stderr
        assert result.stderr.endswith("rulebook: 1 problem\n")
        assert 0 == call(*args, "lantern", book=book).exit_code
    assert 0 == call("rank", "high", *"Ah Kh Qh Jh Th".split(), book=book).exit_code


def test_a_list_says_which_files_it_leaves_out(call, tmp_path):
    book = book_folder(tmp_path / "book", "kite")
    write("decks/unknown-deck", book / "games")
    for args in (["list"], ["list", "--json"]):
        result = call(*args, book=book)
        assert 1 == result.exit_code
        assert "kite" in result.stdout and "lantern" not in result.stdout
        left_out = "rulebook: games/lantern.yaml is left out: 'rulebook check' says what is wrong\n"
        assert left_out == result.stderr


def test_a_slip_in_a_game_is_told_once_though_mixes_need_the_game(call, tmp_path):
    book = book_folder(tmp_path / "book", *GAMES, mixes=True)
    (mix,) = (book / "games/mixes").glob("*.yaml")
    game = yaml.safe_load(mix.read_text("utf-8"))["games"][0]["game"]
    path = book / "games" / f"{game}.yaml"
    path.write_text("deck: [\n" + path.read_text("utf-8"), "utf-8")
    for words in (["check"], ["list"]):
        result = call(*words, book=book)
        told = result.output.splitlines()
        assert 1 == sum(f"games/{game}.yaml" in line for line in told), result.output
    assert any(line.startswith("rulebook: left out with it: games/mixes/") for line in told)


def test_a_rule_that_cites_one_of_a_chapter_that_is_wrong_is_shown_without_it(call, tmp_path):
    book = book_folder(tmp_path / "book", "lantern", mixes=True, rules=True)
    stub = book / "games/rules/stub.yaml"
    stub.write_text(stub.read_text("utf-8").replace("name:", "nam:", 1), "utf-8")
    result = call("show", "cap", book=book)
    assert "  lantern" in result.stdout and "short-stub" not in result.stdout
    assert (1, "rulebook: games/rules/stub.yaml is left out: 'rulebook check' says what is wrong\n") == (
        result.exit_code,
        result.stderr,
    )


LOADED = "import atexit, sys; atexit.register(lambda: print(*sys.modules, file=sys.stderr)); "
SLOW = {"jinja2", "jsonschema", "multiprocessing"}  # to be loaded; a file that is right needs none of them


@pytest.mark.parametrize(
    ("args", "needless"),
    [
        ("--help", {"yaml", "rich", "poker_rulebook.book"}),
        ("list --lang ja", {"poker_rulebook.play", "poker_rulebook.document.views"}),
        ("list --json", {"rich", "poker_rulebook.data", "poker_rulebook.document.views"}),
        ("rank badugi 7s 4c 2h 2d", {"rich", "poker_rulebook.pages.game", "poker_rulebook.play"}),
        ("show razz", {"poker_rulebook.pages.mixes", "poker_rulebook.pages.general_rules"}),
        (
            "showdown badugi --jsonl",
            {"rich", "fluent", "poker_rulebook.language", "poker_rulebook.pages", "poker_rulebook.history"},
        ),
    ],
)
def test_a_command_loads_only_what_it_needs(args, needless):
    program = f"{LOADED}sys.argv[1:] = {args.split()}; from poker_rulebook.cli import main; main()"
    result = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, timeout=60, stdin=subprocess.DEVNULL,
        env=os.environ | {"PYTHONPATH": str(ROOT / "generator")},
    )  # fmt: skip
    assert (0, set()) == (result.returncode, (SLOW | needless) & set(result.stderr.decode().split()))


def test_nothing_is_printed_as_a_traceback_when_the_reader_goes_away():
    shell = f"{sys.executable} -m poker_rulebook list --json | head -c 1"
    result = subprocess.run(["bash", "-c", shell], cwd=ROOT, capture_output=True, timeout=60)
    assert b"Traceback" not in result.stderr


# --- list


def test_list_as_json_has_what_other_programs_build_on(call):
    games = {game["id"]: game for game in json.loads(call("list", "--json").stdout)}
    assert {"neighbour", *GAMES} == set(games)
    lantern = games["lantern"]
    assert {"en": "Lantern High-Low", "ja": "ランタン・ハイロー"} == lantern["name"]
    assert ("flop", {"min": 2, "max": 9}, "standard-52") == (
        lantern["family"],
        lantern["players"],
        lantern["deck"],
    )
    option = {"id": "last-bet", "default": "big", "choices": ["big", "small", "left-out"]}
    assert option in lantern["options"]


def test_list_names_every_game_in_both_languages(call):
    output = call("list").output
    assert "Lantern High-Low" in output
    assert "ツインハンズ" in output


# --- check


def test_a_sound_book_has_no_problems(call):
    result = call("check")
    assert (0, "13 games, 23 examples played, 0 problems\n") == (result.exit_code, result.stdout)
    assert "" == result.stderr


def test_a_file_outside_the_book_is_checked_alone(call, tmp_path):
    path = write("boards/grid-ragged", tmp_path)
    result = call("check", path)
    assert 1 == result.exit_code
    assert case("boards/grid-ragged").says.replace("games/vane.yaml", path.as_posix()) == result.stdout
    assert "1 problem\n" == result.stderr


def test_a_file_outside_the_book_may_be_right(call, tmp_path):
    shutil.copy(GOOD / "lantern.yaml", tmp_path)
    result = call("check", tmp_path / "lantern.yaml")
    assert (0, "1 game, 2 examples played, 0 problems\n") == (result.exit_code, result.output)


def test_a_folder_is_checked_with_everything_in_it_that_is_not_hidden(call, tmp_path):
    for name in ("a/lantern.yaml", ".venv/kite.yaml"):
        (tmp_path / name).parent.mkdir()
        shutil.copy(GOOD / name.split("/")[1], tmp_path / name)
    assert "1 game, 2 examples played, 0 problems\n" == call("check", tmp_path).output


def test_problems_as_json_are_one_document(call, tmp_path):
    path = write("boards/grid-ragged", tmp_path)
    result = call("check", path, "--format", "json")
    document = json.loads(result.stdout)
    assert 1 == result.exit_code
    assert (0, 0) == (document["games"], document["examples"])
    (problem,) = document["problems"]
    assert {
        "file": path.as_posix(),
        "line": 14,
        "column": 5,
        "path": "board[0] (north).grid",
        "message": "the rows of the grid are not equally long",
        "hint": "fill up with ''",
        "fixes": [],
    } == problem


def test_a_sound_book_as_json(call):
    assert {"problems": [], "games": 13, "examples": 23} == json.loads(
        call("check", "--format", "json").stdout
    )


def test_problems_for_github_are_workflow_commands(call, tmp_path):
    path = write("boards/grid-ragged", tmp_path)
    result = call("check", path, "--format", "github")
    assert result.stdout.startswith(f"::error file={path.as_posix()},line=14,col=5::board[0] (north).grid")


@pytest.mark.parametrize(
    ("name", "message"), [("no.yaml", "there is no file"), ("empty", "no *.yaml file is there")]
)
def test_nothing_to_check_is_wrong_usage(name, message, call, tmp_path):
    (tmp_path / "empty").mkdir()
    result = call("check", tmp_path / name)
    assert 2 == result.exit_code
    assert message in result.stderr


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no such device here")
@pytest.mark.parametrize("args", [["--help"], ["--version"], ["list"], ["check", "--help"]], ids=" ".join)
def test_a_full_disk_is_told_in_one_line(args):
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "poker_rulebook", *args]
        done = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, timeout=60)
    assert (1, b"rulebook: No space left on device\n") == (done.returncode, done.stderr)


# --- show


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_game_is_shown(name, lang, call):
    result = call("show", name, "--lang", lang)
    assert 0 == result.exit_code
    assert "#" in result.output


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("pai gow", "'rulebook list' and 'rulebook rules' show all"),
        ("deuces wild", "'rulebook list' and 'rulebook rules' show all"),
        ("badugy", "the nearest are badugi, badeucy, badugi-scale"),
        ("burns-help", "the nearest are what-is-shuffled-in, burn"),
    ],
)
def test_an_unknown_name_is_not_in_the_book_and_what_comes_near_is_told_once(name, near, call):
    result = call("show", name, book=ROOT)
    expected = f"rulebook: '{name}' is not in the book: {near}\n"
    assert (2, expected) == (result.exit_code, result.stderr)


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Call: 100", "One chip without a word is a call: 100 in all. Take back 400.", "Rules  15.4"]),
        (
            "ja",
            ["コール：100", "黙って出した1枚のチップはコールとする（合計100）。400は返す。", "ルール  15.4"],
        ),
    ],
)
def test_a_wager_is_told_in_sentences_where_a_language_is_asked_for(lang, lines, call):
    chips = ("--put", "500", "--smallest", "500", "--call", "100", "--largest-raise", "100", "--stack", "900")
    said = call("wager", *chips, "--lang", lang, book=ROOT).stdout.splitlines()
    assert lines == [*said[:2], said[2].partition(" · ")[0].rstrip()]


@pytest.mark.parametrize("asked", [("--lang", "ja"), ()])
@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (
            ("show", "nosuch"),
            "'nosuch'は、この本にありません：'rulebook list'と'rulebook rules'で、すべてを見られます",
        ),
        (("show", "badugy"), "'badugy'は、この本にありません：近いのはbadugi、badeucy、badugi-scale"),
        (("deal", "badugy"), "'badugy'は、この本にありません：近いのはbadugi、badeucy"),
        (("director", "race", "old=25"), "new: 整数を入力してください（最小は1）。"),
        (("odds", "razz", "--seat", "Ah Ah Kd", "--seat", "Qs"), "seats.A: Ahが2回書かれています。"),
        (("odds", "razz"), "席ごとに--seatで'Ah Kd'のように入力するか、--jsonlを使ってください"),
        (("show", "99.9"), "99.9番の共通ルールはありません：'rulebook rules'で、すべてを見られます"),
        (
            ("show", "razz", "--house", "x"),
            "'x'というハウスルールはありません：指定できるのはhinode, lighthouseです",
        ),
    ],
)
def test_a_reader_is_told_in_the_language_asked_for_or_that_of_the_terminal(
    typed, told, asked, call, monkeypatch
):
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8" if asked else "ja_JP.UTF-8")
    result = call(*typed, *asked, book=ROOT)
    assert (2, f"rulebook: {told}\n") == (result.exit_code, result.stderr)


WAGER = "wager --call 500 --stack 0"
POSTED = "deal texas-holdem --seats 4 --post C=kill --post"
TYPED_WRONG = {  # message usage-... -> what is answered with it
    "range": "deal razz --seats 30", "number": "print razz --up x", "number-range": "deal razz --seats x", "choice": "rules --for x",
    "argument": "show", "unknown-near": "show razz --exampels", "unknown": "show razz --xxxxx", "no-value": "show razz --option",
    "flag": "show razz --json=1", "extra": "show razz x", "extras": "show razz x y", "command": "shw", "twice": "deal razz --seats 3 --seats 4",
    "given-twice": "director race old=1 old=2", "valueless": "show razz --option x",     "lang-lines": f"{WAGER} --largest-raise 5 --jsonl --lang LANG", "house": "show razz --house x", "preset": "show razz --preset x",
    "ranking": "rank x As", "rule-number": "show 99.9", "players": "deal razz --seats 9",
    "one-game": "deal razz --game 1", "mix": "show horse --examples",  "cards": "rank high",
    "hands": "odds razz", "largest-raise": WAGER,
    "stack": "wager --largest-raise 5 --call 5", "said": f"{WAGER} --largest-raise 5 --said x", "asked": "director race",
    "lang-text": "rules --json --lang LANG", "viewer": "resume hand.json --viewer A", "lists": "rules --tda --preset tda", "map-json": "map wrong --json",
    "lines-asked": f"{WAGER} --largest-raise 5 --jsonl", "seat": "resume hand.json --json --viewer Z", "of-a-mix": "deal horse --game 9",
    "no-betting": "deal ofc-turbo --format phh", "nothing-posted": "deal ofc-turbo --runs 2", "roll": "showdown bidirectional-chowaha --seat As --roll x", "any-hand": "odds razz --seat As,",
    "post": "deal razz --post A", "post-no-blinds": "deal razz --post A=straddle", "hint-no-post": "deal razz --post A=straddle", "hint-stakes": "deal razz --post A=kill",
    "post-twice": f"{POSTED} C=straddle", "hint-one-post": f"{POSTED} C=straddle", "post-kill": f"{POSTED} B=kill", "hint-one-kill": f"{POSTED} B=kill",
    "post-big-blind": f"{POSTED} B=straddle", "hint-straddle": f"{POSTED} B=straddle",
    "file": "incident razz", "no-file": "resume none.json", "no-folder": "resume no/none.json", "folder": "resume .",
}  # fmt: skip


@pytest.mark.parametrize("key", TYPED_WRONG)
def test_what_commands_and_click_say_of_what_is_typed_is_said_in_the_language_of_the_terminal(
    key, call, monkeypatch, tmp_path
):
    monkeypatch.chdir(tmp_path)
    Path("hand.json").write_text(call("deal", "texas-holdem", "--format", "json", book=ROOT).stdout, "utf-8")
    told = {}
    for language in ("en", "ja"):
        monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
        command, *more = TYPED_WRONG[key].replace("LANG", language).split()
        told[language] = call(command, *more, book=None if key in ("no-value", "command") else ROOT).stderr
    pieces = re.split(r"{ .\w+ }", phrases("ja").message(f"usage-{key}"))
    assert told["en"].isascii() and [] == [it for it in pieces if it not in told["ja"]]


def test_every_message_of_what_is_typed_is_reached():
    inside = {"line", "help", "error", "near", "one-of", "no-book"}
    assert {f"usage-{it}" for it in {*TYPED_WRONG} | inside} == {
        it for it in phrases("en") if it.startswith("usage-")
    }


def test_a_chapter_with_a_sum_that_cannot_be_is_refused_with_its_place(tmp_path, call):
    book = book_folder(tmp_path / "book", *GAMES, mixes=True, rules=True)
    nobody = {
        "counts": "split",
        "pot": 5,
        "seats": ["A", "B"],
        "shares": {"high": []},
        "gives": {"chips": {"A": 5}},
    }
    first, *others = data_of("rules/stub")["rules"]
    changed = {"rules": [first | {"examples": [{"id": "nobody", **nobody}]}, *others]}
    write_game(book, "rules/stub", data_of("rules/stub") | changed)
    result = call("show", "stub", book=book)
    assert (1, True) == (result.exit_code, "nobody wins any share" in result.output)
    assert "stub.yaml:" in result.output


def test_a_game_under_a_choice_is_shown_without_the_examples_that_come_out_differently(call):
    assert "The small blind raises once" in call("show", "lantern").output
    shown = call("show", "lantern", "--option", "last-bet=small").output
    assert "The small blind raises once" not in shown
    assert "A paired low does not qualify" in shown


def test_an_example_that_is_shown_and_does_not_come_out_is_named_as_its_file_has_it(call, tmp_path):
    data = data_of("lantern")
    data["examples"][1] |= {"print": True, "final": {"A": 93, "B": 107}}
    book = book_folder(tmp_path / "book")
    write_game(book, "lantern", data)
    shown = call("show", "lantern", book=book)
    assert "examples[1] (raised-once).final" in shown.stderr
    assert (1, True) == (shown.exit_code, shown.stderr.rstrip().endswith("1 problem"))
    assert "Invented for the tests." in shown.stdout  # the page stands below
    assert "The small blind raises once" not in shown.stdout


def test_a_page_with_a_text_to_be_read_again_is_shown_below_what_is_said_of_it(call, tmp_path):
    data = data_of("lantern")
    data["notes"][0]["en"] = "Made up for the tests."
    book = book_folder(tmp_path / "book")
    write_game(book, "lantern", data)
    shown = call("show", "lantern", book=book)
    assert "notes[0] (origin).of: the Japanese was made from another English text" in shown.stderr
    assert "Made up for the tests." in shown.stdout
    assert 0 == call("deal", "lantern", "--seed", 1, book=book).exit_code


# --- rank


def test_a_hand_has_a_value_cards_and_a_name_in_both_languages(ask):
    status, (answer,) = ask("rank", "high", lines=[{"cards": "As Kd Qh Jc 9s 2d 3d"}])
    assert 0 == status
    assert {"value": 1277, "best": "As Kd Qh Jc 9s", "name": {"en": "ace high", "ja": "Aハイ"}} == answer


def test_a_hand_is_named_in_one_language_where_only_that_is_asked_for(ask, call):
    _, (answer,) = ask("rank", "high", "--lang", "ja", lines=[{"cards": "As Kd Qh Jc 9s"}])
    assert {"ja": "Aハイ"} == answer["name"]
    written = json.loads(call("rank", "high", "--lang", "en", "As Kd Qh Jc 9s").stdout)
    assert {"en": "ace high"} == written["name"]


def test_a_larger_value_is_a_better_hand_also_where_the_lowest_wins(ask):
    _, answers = ask("rank", "ace-to-five", lines=[{"cards": "5h 4d 3c 2s Ah"}, {"cards": "6h 4d 3c 2s Ah"}])
    assert answers[0]["value"] > answers[1]["value"]


def test_a_hand_that_does_not_qualify_has_no_value(ask):
    lines = [{"cards": "8h 7d 6c 5s 4h"}, {"cards": "9h 4d 3c 2s Ah"}]
    status, answers = ask("rank", "ace-to-five", "--qualifier", "8-7-6-5-4", lines=lines)
    assert 0 == status
    assert answers[0]["value"] is not None
    assert {"value": None, "best": None, "name": None} == answers[1]


def test_a_qualifier_is_written_as_in_game_files(ask):
    lines = [{"cards": "Jh Jd 6c 5s 4h"}, {"cards": "Th Td Ac Ks Qh"}]
    status, answers = ask("rank", "high", "--qualifier", "pair of jacks", lines=lines)
    assert (0, True, False) == (status, *(answer["value"] is not None for answer in answers))


HOSTILE_LINES = [
    ("x", "is not JSON: Expecting value"),
    ("[1]", "is not an object: write {...}"),
    ('"As"', "is not an object: write {...}"),
    ("[" * 100_000, "is not JSON: nested too deeply"),
    ('{"cards": NaN}', "is not JSON: NaN is not a number"),
    ('{"cards": -Infinity}', "is not JSON: -Infinity is not a number"),
    ('{"cards": ' + "9" * 5000 + "}", "has a number of 5,000 digits"),
    ('{"cards": "As", "cards": "Kd"}', "the key 'cards' is written twice"),
]


@pytest.mark.parametrize(("line", "message"), HOSTILE_LINES, ids=range(len(HOSTILE_LINES)))
def test_a_line_that_is_no_value_is_one_error_and_the_others_are_answered(line, message, ask):
    status, answers = ask("rank", "high", lines=[line, {"cards": "As Kd Qh Jc 9s"}])
    assert 1 == status
    assert {"error": message} == answers[0]
    assert 1277 == answers[1]["value"]


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ({}, '"cards" is missing: write {"cards": "As Kd Qh Jc 9s"}'),
        ({"cards": 5}, '"cards" should be a text: write {"cards": "As Kd Qh Jc 9s"}'),
        ({"card": "As"}, 'unknown key \'card\': write {"cards": "As Kd Qh Jc 9s"}'),
        ({"cards": ""}, "a hand of this ranking needs at least 5 cards, not 0"),
        ({"cards": "As Kd"}, "a hand of this ranking needs at least 5 cards, not 2"),
        ({"cards": "As As Kd Qh Jc"}, "'As' is written twice in 'As As Kd Qh Jc': a card is held once"),
        ({"cards": "A♠kd, １０h"}, "a hand of this ranking needs at least 5 cards, not 3"),
        (
            {"cards": "As Kd Qh Jc 10x"},
            "'10x' is not a card: write a rank from A K Q J T 9 8 7 6 5 4 3 2, then a suit s h d c",
        ),
        ({"cards": " ".join(f"{r}s" for r in "AKQJT98765432")}, "hands of at most 12 cards are read, not 13"),
    ],
)
def test_cards_that_make_no_hand_are_one_clear_message(value, message, ask):
    assert (1, [{"error": message}]) == ask("rank", "high", lines=[value])


@pytest.mark.parametrize(
    "text", ["\ud800", "A\u0000s", "\u202e", "Ａｓ Ｋｄ", "🂡" * 5, "joker " * 5000, "x" * 100_000]
)
def test_strange_cards_are_an_error_in_valid_json(text, ask):
    status, (answer,) = ask("rank", "high", lines=[{"cards": text}])
    assert 1 == status
    assert ["error"] == list(answer)


def test_bytes_that_are_not_utf_8_and_lone_surrogates_do_not_end_the_program(folder):
    lines = b'{"cards": "\xff"}\n{"cards": "\\ud800"}\n\n{"cards": "As Kd Qh Jc 9s"}\n'
    result = real("rank", "high", "--jsonl", "--book", folder, input=lines)
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert (1, 3) == (result.returncode, len(answers))
    assert "is not UTF-8 text" == answers[0]["error"]
    assert b"Traceback" not in result.stderr


def test_the_line_of_an_error_is_told_on_standard_error(call):
    result = call("rank", "high", "--jsonl", text='{"cards": "As Kd Qh Jc 9s"}\n\nx\n')
    assert "rulebook: line 3: is not JSON: Expecting value\n" == result.stderr


def test_a_hand_may_be_written_in_the_command(call):
    assert 1277 == json.loads(call("rank", "high", "As", "Kd", "Qh", "Jc", "9s").output)["value"]
    assert 1277 == json.loads(call("rank", "high", "As Kd Qh Jc 9s").output)["value"]


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["hihg", "As"], "no ranking is called 'hihg': did you mean 'high'?"),
        (["high"], "write the cards, or use --jsonl"),
        (["high", "As", "Kd"], "a hand of this ranking needs at least 5 cards, not 2"),
        (
            ["ace-to-five", "--qualifier", "8-7-6", "As"],
            "--qualifier: '8-7-6' has 3 cards: a hand of ace-to-five has 5",
        ),
        (
            ["high", "--qualifier", "J-J-4-3-2", "As"],
            "--qualifier: 'J-J-4-3-2' has a name: write 'pair of jacks'",
        ),
    ],
)
def test_a_wrong_rank_command_is_wrong_usage(args, message, call):
    result = call("rank", *args)
    assert (2, f"rulebook: {message}\n") == (result.exit_code, result.stderr)


# --- showdown


def test_a_showdown_names_hands_in_one_language_where_one_is_asked_for(ask):
    _, (answer,) = ask("showdown", "lantern", "--lang", "ja", lines=[LANTERN])
    hands = answer["shares"]["high"]["hands"]
    assert {("ja",)} == {tuple(hand["name"]) for hand in hands.values()}


def test_a_showdown_has_shares_with_winners_and_hands_and_chips(ask):
    status, (answer,) = ask("showdown", "lantern", lines=[LANTERN])
    assert 0 == status
    assert {"shares", "chips"} == set(answer)
    high = answer["shares"]["high"]
    assert ["B"] == high["winners"]
    assert {"cards": "Kh Kc 7c 5d 2h", "name": {"en": "pair of kings", "ja": "Kのワンペア"}} == high["hands"][
        "B"
    ]
    why = answer["shares"]["low"].pop("why")
    assert ("qualify", "Nobody has an eight-or-better low.") == (why["kind"], why["en"])
    assert {"winners": [], "hands": {"A": None, "B": None}} == answer["shares"]["low"]
    assert {"A": 0, "B": 101} == answer["chips"]


def test_a_showdown_may_have_slots_rolls_and_divided_hands(ask):
    board = dict(zip("123456", "Qh Jc 5h 2s 3h Td".split(), strict=True))
    value = {"seats": {"A": "Ah Kh", "B": "9c 9d"}, "board": board, "rolls": {"wind": 5}}
    assert ["A"] == ask("showdown", "vane", lines=[value])[1][0]["shares"]["high"]["winners"]
    seats = {"A": {"front": "Ah Ad", "back": "2c 3c 4d 5d"}, "B": {"front": "Kh Kd", "back": "Qs Qd 9c 8c"}}
    answer = ask("showdown", "twin", lines=[{"seats": seats, "board": "Th 7s 2d"}])[1][0]
    assert ["B"] == answer["shares"]["back-half"]["winners"]
    assert {} == answer["chips"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": None}, '"seats" is missing: write {"seats": {"A": "Ah Kd", "B": "Qs Qc"}}'),
        ({"seats": ["Ah"]}, '"seats" is missing: write {"seats": {"A": "Ah Kd", "B": "Qs Qc"}}'),
        ({"bord": "2h"}, "unknown key 'bord': did you mean 'board'?"),
        ({"pot": 1.5}, "pot: a float is not understood (write whole numbers and texts)"),
        ({"pot": -1}, '"pot" should be whole chips, not -1'),
        ({"pot": True}, '"pot" should be whole chips, not True'),
        ({"pot": "5"}, "\"pot\" should be whole chips, not '5'"),
        ({"rolls": [1]}, '"rolls" should be {step: number}'),
        ({"rolls": {"wind": 1}}, "rolls.wind: no roll is called 'wind' (this game has no dice)"),
        ({"board": "2h 5d"}, "board: 2 cards are written (the board has 3 cards: 1 2 3)"),
        ({"board": "2h 5d Ah"}, "board: Ah stands twice (it is also in seats.A)"),
        ({"board": [["2h"]]}, "board.0: ['2h'] is not a text of cards (write them like 'Ah 2c Td')"),
        ({"board": []}, "board: 0 boards are written (write one text with all cards, or {slot: card})"),
    ],
)
def test_a_showdown_that_cannot_be_is_one_clear_message(change, message, ask):
    assert (1, [{"error": message}]) == ask("showdown", "lantern", lines=[LANTERN | change])


def test_a_very_large_pot_is_shared_exactly(ask):
    _, (answer, more) = ask(
        "showdown", "lantern", lines=[LANTERN | {"pot": 10**15 - chips} for chips in (1, -1)]
    )
    assert {"A": 0, "B": 10**15 - 1} == answer["chips"]
    assert "pot: the number is too large (at most 1,000,000,000,000,000 chips are read)" == more["error"]


def test_a_showdown_may_be_written_in_the_command(call):
    seats = ["--seat", "Ah Kh", "--seat", "9c 9d"]
    result = call("showdown", "vane", *seats, "--board", "Qh Jc 5h 2s 3h Td", "--roll", "wind=5", "--pot", 7)
    assert {"A": 7, "B": 0} == json.loads(result.output)["chips"]


FIST = {
    "seats": {"A": "7h 5h 4h 3h 2h", "B": "Ks Kd Kc Jc 4s"},
    "declared": {"A": "both", "B": "high"},
    "pot": 11,
}
MASK = {"seats": {"A": "7h 7d 7c 2s joker", "B": "Ks Kd Kc Qh 3d"}}


@pytest.mark.parametrize(("of", "assumed"), [({}, True), ({"exposed": {"A": "joker"}}, False)])
def test_what_is_taken_for_granted_of_how_cards_were_dealt_is_said_where_it_decides(ask, of, assumed):
    _, (answer,) = ask("showdown", "mask", lines=[MASK | of])
    assert assumed == ("assumed" in answer)


def test_a_showdown_may_have_declarations_and_what_nobody_wins_is_left(ask):
    all_out = {"seats": FIST["seats"] | {"B": "6c 5d 3s 2c As"}, "declared": {"A": "both", "B": "both"}}
    _, answers = ask("showdown", "fist", lines=[FIST, FIST | all_out])
    assert ({"A": 11, "B": 0}, None) == (answers[0]["chips"], answers[0].get("left"))
    assert ({"A": 0, "B": 0}, 11) == (answers[1]["chips"], answers[1]["left"])


@pytest.mark.parametrize(
    ("more", "winner", "name"), [({}, "A", "four of a kind, sevens"), ({"exposed": {"A": "joker"}}, "B", "three of a kind, sevens")]
)  # fmt: skip
def test_a_showdown_may_say_how_a_joker_was_dealt(more, winner, name, ask):
    high = ask("showdown", "mask", lines=[MASK | more])[1][0]["shares"]["high"]
    assert ([winner], name) == (high["winners"], high["hands"]["A"]["name"]["en"])


def test_choices_and_declarations_may_be_written_in_the_command(call):
    args = [
        "--seat",
        "7h 5h 4h 3h 2h",
        "--seat",
        "Ks Kd Kc Jc 4s",
        "--declared",
        "A=both",
        "--declared",
        "B=high",
    ]
    assert ["A"] == json.loads(call("showdown", "fist", *args).output)["shares"]["low"]["winners"]
    args = ["--seat", "Ah 2c", "--seat", "Kh Kc", "--board", "4h 5d 9c Qs Ks", "--chosen", "season=spring"]
    result = json.loads(call("showdown", "orchard", *args, "--roll", "harvest=1", "--pot", 101).output)
    assert {"A": 50, "B": 51} == result["chips"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"declared": ["A"]}, '"declared" should be an object of names and texts'),
        ({"declared": {"A": "both", "B": None}}, "declared.B: None cannot be declared (one of: low, high, both)"),
        ({"declared": {"A": ["both"], "B": "low"}}, "declared.A: ['both'] cannot be declared (did you mean 'both'?)"),
        ({"declared": {"A": "both"}}, "declared: B declares nothing (write one of low, high, both)"),
        ({"chosen": {"season": "spring"}}, "chosen.season: no choice is called 'season' (in this game nobody chooses)"),
        ({"exposed": {"A": "7h"}}, "exposed: the places of the cards say how they were dealt (delete it)"),
    ],
)  # fmt: skip
def test_what_cannot_be_declared_chosen_or_exposed_is_one_clear_message(change, message, ask):
    assert (1, [{"error": message}]) == ask("showdown", "fist", lines=[FIST | change])


@pytest.mark.parametrize("key", ["chosen", "declared", "exposed"])
def test_an_answer_without_its_name_is_wrong_usage(key, call):
    result = call("showdown", "fist", "--seat", "Ah", f"--{key}", "A")
    assert (2, f"rulebook: --{key} 'A' has no value: write --{key} A=...\n") == (
        result.exit_code,
        result.stderr,
    )


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([], "write --seat 'Ah Kd' for every seat, or use --jsonl"),
        (["--seat", "Ah Kh", "--roll", "wind"], "--roll 'wind' has no number: write --roll wind=N"),
        (["--seat", "Ah Kh", "--roll", "wind=x"], "--roll 'wind=x' has no number: write --roll wind=N"),
        (["--seat", "Ah Kh"], "rolls: the roll 'wind' is missing (add wind: 1)"),
        (["--seat", "Ah", "--roll", "wind=2", "--board", "Qh Jc 5h 2s 3h Td"],
         "seats.A: 1 card is written (A holds 2 cards at the showdown)"),
    ],
)  # fmt: skip
def test_a_wrong_showdown_command_is_wrong_usage(args, message, call):
    result = call("showdown", "vane", *args)
    assert (2, f"rulebook: {message}\n") == (result.exit_code, result.stderr)


# --- deal, simulate


@pytest.mark.parametrize("name", GAMES)
def test_a_hand_is_dealt_the_same_by_the_same_seed(name, call):
    first = call("deal", name, "--seed", 7, "--seats", 3)
    assert 0 == first.exit_code
    assert first.output == call("deal", name, "--seed", 7, "--seats", 3).output
    assert first.output != call("deal", name, "--seed", 8, "--seats", 3).output


def test_a_hand_is_told_in_japanese(call):
    assert "プリフロップ（ポット" in call("deal", "lantern", "--seed", 7, "--lang", "ja").output


@pytest.mark.parametrize("name", [name for name in GAMES if data_of(name)["family"] != "open-face"])
def test_a_simulation_is_the_same_by_the_same_seed(name, call):
    reports = [
        json.loads(call("simulate", name, "--hands", 20, "--seed", 3, "--json").output) for _ in range(2)
    ]
    for report in reports:
        assert report.pop("seconds") >= 0
    assert reports[0] == reports[1]
    keys = {"game", "hands", "seats", "seed", "showdowns", "shares", "violations"}
    assert keys == set(reports[0])
    assert (name, 20, 3, 0) == tuple(reports[0][key] for key in ("game", "hands", "seed", "violations"))


def test_a_simulation_counts_every_showdown_once_for_each_share(call):
    report = json.loads(call("simulate", "lantern", "--hands", 50, "--json").output)
    for share in report["shares"].values():
        assert {"won", "split", "unqualified"} == set(share)
        assert report["showdowns"] == sum(share.values())


def test_a_simulation_is_told_in_words(call):
    output = call("simulate", "lantern", "--hands", 1).output
    assert "lantern: 1 hand with 6 seats, seed 1" in output
    assert "chips and cards conserved in every hand" in output


@pytest.mark.parametrize("args", [["--seats", 1], ["--seats", 11], ["--hands", 0], ["--seed", "x"]])
def test_a_number_out_of_range_is_wrong_usage(args, call):
    assert 2 == call("simulate", "lantern", *args).exit_code


def test_more_seats_than_the_deck_serves_is_wrong_usage(call):
    result = call("deal", "kite", "--seats", 10)
    assert (2, "rulebook: kite is for 2 to 9 players, not 10\n") == (result.exit_code, result.stderr)


def test_more_seats_than_usual_are_dealt_in_and_noted(call):
    result = call("deal", "gate", "--seats", 7, "--seed", 1, "--format", "json")
    assert (0, "note: gate is usually for 2 to 6 players\n") == (result.exit_code, result.stderr)
    assert list("ABCDEFG") == list(json.loads(result.stdout)["stacks"])


# --- build


@pytest.fixture
def publisher():
    return pytest.importorskip(
        "poker_rulebook.publish", reason="the parts that are published are not all here"
    )


def test_a_book_with_problems_is_not_built(publisher, call, tmp_path):
    book = book_folder(tmp_path / "book", "kite")
    wrong = case("examples/example-wrong-winner").text
    write_game(book, "lamp", wrong.replace("id: lantern", "id: lamp", 1))
    result = call("build", "--out", tmp_path / "out", book=book)
    assert 1 == result.exit_code
    assert "the share is won by B, not by A" in result.stderr
    assert "the chances in games/measured.yaml are missing" in result.stderr
    assert result.stderr.endswith("rulebook: 2 problems, nothing was built\n")
    assert not (tmp_path / "out").exists()


def test_a_folder_with_other_files_is_not_overwritten(publisher, call, tmp_path):
    (tmp_path / "letters.txt").write_text("dear", encoding="utf-8")
    result = call("build", "--out", tmp_path)
    assert 1 == result.exit_code
    assert f"{tmp_path} has files that no build wrote" in result.stderr
    assert "dear" == (tmp_path / "letters.txt").read_text(encoding="utf-8")


def test_a_file_is_not_overwritten_with_a_folder(publisher, call, tmp_path):
    (tmp_path / "out").write_text("mine", encoding="utf-8")
    result = call("build", "--out", tmp_path / "out")
    assert (1, f"rulebook: {tmp_path / 'out'} is a file: name a folder with --out\n") == (
        result.exit_code,
        result.stderr,
    )


def test_a_folder_that_cannot_be_made_is_one_message(publisher, call, tmp_path):
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    result = call("build", "--out", tmp_path / "file" / "out")
    assert 1 == result.exit_code
    assert "Traceback" not in result.stderr
    assert result.stderr.startswith(f"rulebook: {tmp_path / 'file'}")


# --- mixes


def test_list_has_the_mixes_after_the_games(call, mixed):
    listed = json.loads(call("list", "--json", book=mixed).stdout)
    relay = listed[-1]
    assert ("relay", "mix", "standard-52") == (relay["id"], relay["family"], relay["deck"])
    assert set(listed[0]) < set(relay)
    assert {"min": 2, "max": 6} == relay["players"]  # gate is for six
    assert [("L", "lantern", {"limit": "pot-limit"}), ("K", "kite", {}), ("3", "gate", {})] == [
        (part["label"], part["game"], part["choices"]) for part in relay["games"]
    ]
    assert {"id": "change", "default": "orbit", "choices": ["orbit", "hands"]} == relay["options"][0]


def test_list_shows_the_mixes_below_the_games(call, mixed):
    output = call("list", book=mixed).output
    assert output.index("Lantern High-Low") < output.index("Relay Mix")
    assert "L K 3" in output


def test_check_counts_the_mixes(call, mixed):
    assert "13 games, 1 mix, 23 examples played, 0 problems\n" == call("check", book=mixed).output
    document = json.loads(call("check", "--format", "json", book=mixed).stdout)
    assert {"problems": [], "games": 13, "mixes": 1, "examples": 23} == document


def test_a_mix_outside_the_book_is_checked_alone(call, tmp_path):
    result = call("check", write("mixes/game-misspelt", tmp_path))
    assert 1 == result.exit_code
    assert "no game is called 'kyte'\n    hint: did you mean 'kite'?" in result.stdout
    assert "1 problem\n" == result.stderr


@pytest.mark.parametrize(
    ("lang", "name", "limit"), [("en", "L.K.G.", "Pot limit"), ("ja", "リレー", "ポットリミット")]
)
def test_a_mix_is_shown_with_each_game_its_format_and_what_it_is(call, mixed, lang, name, limit):
    output = call("show", name, "--lang", lang, book=mixed).output
    lines = [line.strip() for line in output.splitlines()]
    first = next(place for place, line in enumerate(lines) if line.startswith("L  "))
    assert limit == lines[first + 1] and any(line.endswith("  lantern") for line in lines[first:])
    for words in {"en": ("The game changes when the button", "Four hole cards, a board of three"),
                  "ja": ("ボタンがテーブルを1周するごとに", "手札4枚、")}[lang]:  # fmt: skip
        assert words in output


def test_a_mix_is_shown_under_a_choice(call, mixed):
    assert "neighbour" in call("show", "relay", "--option", "last-game=neighbour", book=mixed).output


def test_a_mix_is_dealt_one_hand_of_each_game_in_order(call, mixed):
    lines = call("deal", "relay", "--seed", "1", book=mixed).output.splitlines()
    titles = [line for line in lines if line.endswith("limit")]
    assert ["L  Lantern High-Low  pot limit", "K  Kite Stud  fixed limit"] == titles[:2]
    assert 3 == len(titles) == sum(line.startswith("  Net: ") for line in lines)


def test_one_game_of_a_mix_can_be_dealt_alone(call, mixed):
    output = call("deal", "relay", "--game", "2", "--seed", "1", book=mixed).output
    assert output.startswith("K  Kite Stud")
    assert 1 == output.count("\n  Net: ")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["deal", "relay", "--game", "4"], "relay has 3 games, not 4"),
        (["deal", "lantern", "--game", "1"], "lantern is one game: --game is for mixes"),
        (["deal", "relay", "--seats", "9"], "relay is for 2 to 6 players, not 9"),
        (["simulate", "relai"], "no game is called 'relai': did you mean relay?"),
        (["show", "relay", "--option", "change=hand"], "'hand' is not a choice of 'change': did you mean 'hands'?"),
        (["showdown", "relay", "--seat", "Ah"], "'relay' is a mix of several games: name one of them (lantern, kite, gate)"),
    ],
)  # fmt: skip
def test_wrong_usage_of_a_mix_is_one_message(args, message, call, mixed):
    result = call(*args, book=mixed)
    assert (2, f"rulebook: {message}\n") == (result.exit_code, result.stderr)


def test_a_mix_is_simulated_game_by_game(call, mixed):
    output = call("simulate", "relay", "--hands", "12", "--seats", "3", book=mixed).output
    assert "relay: 12 hands of 3 games\n" == output.splitlines(keepends=True)[0]
    assert "L  lantern: 6 hands with 3 seats" in output and "K  kite: 3 hands" in output
    assert 3 == output.count("chips and cards conserved in every hand")


def test_a_simulated_mix_as_json_has_a_report_for_each_game(call, mixed):
    document = json.loads(
        call("simulate", "relay", "--hands", "9", "--seats", "3", "--json", book=mixed).stdout
    )
    assert ("relay", 9, 3, 0) == tuple(document[key] for key in ("mix", "hands", "seats", "violations"))
    assert [("lamps", "lantern", 3), ("kite", "kite", 3), ("gate", "gate", 3)] == [
        (report["id"], report["game"], report["hands"]) for report in document["games"]
    ]


def test_show_prints_the_chosen_examples_and_says_how_many_there_are_besides(call):
    shown, every = (
        call("show", "razz", book=ROOT).output,
        call("show", "razz", "--examples", book=ROOT).output,
    )
    chosen = "fourth bet"
    left = int(re.search(r"Examples not shown: (\d+)\.", shown)[1])
    assert chosen in shown and chosen in every
    assert left > 5 and "Examples not shown" not in every
    assert len(every.splitlines()) > len(shown.splitlines()) + 3 * left


def test_a_joker_is_called_by_its_name_in_the_language_of_the_page(call):
    shown = {lang: call("show", "five-card-draw", "--lang", lang, book=None).stdout for lang in ("en", "ja")}
    assert "A♠ A♥ A♦ A♣ Joker" in shown["en"]
    assert "A♠ A♥ A♦ A♣ ジョーカー" in shown["ja"]
