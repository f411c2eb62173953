"""What people type who are in a hurry, or who mean no good: each is answered in words, and never with a traceback or a wrong result."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest
from click.testing import CliRunner
from real_book import real_book
from small_book import GAMES, ROOT, book_folder

from poker_rulebook.cli.commands import rulebook
from poker_rulebook.pages.citations import citations

TRIO = ("wager", "--call", "500", "--largest-raise", "500")
SEATS = ("--seat", "Ah Kd", "--seat", "Qs Qc")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return book_folder(tmp_path_factory.mktemp("unfriendly") / "book", *GAMES, mixes=True, rules=True)


def called(*args, book=ROOT, text=None):
    """Exit status and what is printed where; no other exception is left to a reader."""
    result = CliRunner().invoke(rulebook, [*map(str, args), "--book", str(book)], input=text)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return result.exit_code, result.stdout, result.stderr.removeprefix("rulebook: ").rstrip("\n")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("rank", "high", "As Kd Qh Jc 9s"), "[CARDS]..."),
        (("showdown", "texas-holdem", *SEATS), "--seat"),
        (("odds", "texas-holdem", *SEATS, "--json"), "--seat, --json"),
        ((*TRIO, "--stack", "0"), "--call, --largest-raise, --stack"),
        (("director", "penalty", "players=9"), "[KEY=VALUE]..."),
    ],
)
def test_a_question_beside_questions_in_lines_would_not_be_answered(args, message):
    status, printed, said = called(*args, "--jsonl", text="")
    assert (2, "") == (status, printed)
    assert f"--jsonl reads every question from standard input: leave out {message}" == said


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("odds", "texas-holdem", "--seat", "Ah Ad, ", "--seat", "Kd Kh"), "--seat 'Ah Ad, ': write ?? for any hand, as one is missing beside a comma"),
        ((*TRIO, "--put", "700", "--smallest", "100"), "write --stack, the chips left behind, 0 for none"),
        ((*TRIO, "--stack", "0", "--said", "call 500"), "--said 'call 500' is not understood: write call, raise, complete, all-in, 'raise 3000' or 3000"),
        ((*TRIO, "--stack", "0", "--said", ""), "--said '' is not understood: write call, raise, complete, all-in, 'raise 3000' or 3000"),
        (("director", "race", "old=25", "old=30", "new=100"), "old is given twice: 25 and 30"),
        (("rank", "high", "As", "--qualifier", ""), "--qualifier: '' "),
        (("rules", "--tda", "--for", "dealer"), "--for and --tda are different lists: write one of them"),
        (("rules", "--tda", "--preset", "tda"), "--tda and --preset are different lists: write one of them"),
        (("show", "razz", "--preset", ""), "no preset is called '': one of: barge, jopt, robert, tda"),
        (("show", "99.9"), "no general rule has the number 99.9: 'rulebook rules' shows all"),
        (("translations", "en"), "English is what is translated: name another language"),
        (("translations", "ja", "--export", "x.po", "--import", "x.po"), "--export and --import are two things: do one after the other"),
        (("showdown", "high-low-declare-draw", "--seat", "Ah Kh Qh Jh Th", "--seat", "As Ks Qs Js Ts"), "what the seats declare is missing (add such as"),
    ],
)  # fmt: skip
def test_what_would_be_taken_for_something_else_is_refused(args, message):
    status, printed, said = called(*args)
    assert (2, "", message) == (status, printed, said[: len(message)])


def test_two_boards_are_written_one_after_the_other():
    boards = ("2h 5d 7c Kc 8s", "9h 9d 9c 2s 3s")
    each = [word for board in boards for word in ("--board", board)]
    upper_first = "2h 5d 7c 9h 9d 9c Kc 2s 8s 3s"  # street by street, as they are dealt
    answers = [
        called("showdown", "double-board-holdem", *SEATS, *written)
        for written in (each, ["--board", upper_first])
    ]
    assert answers[0] == answers[1]
    assert 0 == answers[0][0]


@pytest.mark.parametrize(
    ("typed", "id_"), [("8.7", "odd-chip-at-stud"), ("Rule ８．７", "odd-chip-at-stud"), ("8", "odd-chips")]
)
def test_a_general_rule_is_shown_by_its_number(typed, id_):
    assert called("show", typed) == called("show", id_)


def test_digits_as_wide_as_japanese_letters_are_digits():
    narrow = ("director", "race", "old=25", "new=100", "chips=3 1 0 2")
    wide = ("director", "race", "old=２５", "new=１００", "chips=３　１　０　２")
    assert called(*narrow) == called(*wide)
    assert called(*TRIO, "--stack", "9000", "--said", "RAISE ３０００") == called(
        *TRIO, "--stack", "9000", "--said", "raise 3000"
    )


def test_what_stands_in_the_files_is_not_missing_in_japanese():
    status, printed, _ = called("translations", "ja", "razz")
    assert (0, "razz: nothing missing\n") == (status, printed)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("8", "--from", "lantern"), "'8' would be no text in a file: write another id, such as 8-game"),
        (("null", "--from", "lantern"), "'null' would be no text in a file: write another id, such as null-game"),
        (("kites", "--from", "lantern", "--name", "en=A", "--name", "en=B"), "--name en is given twice: 'A' and 'B'"),
    ],
)  # fmt: skip
def test_nothing_is_begun_that_would_be_wrong_at_once(args, message, folder):
    assert (2, "", message) == called("new", *args, book=folder)


def test_no_game_is_begun_under_the_id_of_a_mix(folder):
    mix = next((folder / "games" / "mixes").glob("*.yaml")).stem
    assert (2, "", f"a mix is called '{mix}' already: choose another id") == called(
        "new", mix, "--from", "lantern", book=folder
    )


@pytest.mark.parametrize("name", ["'8'", "*x", "- y", "null"])
def test_a_name_is_text_whatever_it_looks_like(name, folder):
    id_ = f"named-{len(name)}"
    assert 0 == called("new", id_, "--from", "lantern", "--name", f"en={name}", book=folder)[0]
    status, printed, _ = called("check", folder / "games" / f"{id_}.yaml", book=folder)
    (folder / "games" / f"{id_}.yaml").unlink()
    assert (1, False) == (status, "name.en" in printed)


@pytest.mark.parametrize("text", ["{{{", None])
@pytest.mark.parametrize("command", [("list",), ("rules",), ("show", "lantern")])
def test_a_schema_that_cannot_be_read_is_named_whoever_uses_it(command, text, tmp_path):
    book = book_folder(tmp_path / "book", *GAMES, mixes=True, rules=True)
    (book / "schema").unlink()  # it leads to that of the checkout
    shutil.copytree(ROOT / "schema", book / "schema")
    path = book / "schema" / "game.schema.json"
    path.write_text(text, "utf-8") if text else path.unlink()
    status, _, said = called(*command, book=book)
    assert (2, True) == (status, f"{path} cannot be read" in said)


@pytest.mark.parametrize(
    ("file", "command"), [("decks.yaml", ("map", "ladder")), ("common/options.yaml", ("rules", "--tda"))]
)
def test_a_shared_file_that_is_wrong_is_named_whatever_is_asked(file, command, tmp_path):
    book = book_folder(tmp_path / "book", *GAMES, mixes=True, rules=True)
    shutil.copy(ROOT / "games" / "tda.yaml", book / "games")
    path = book / "games" / file
    path.unlink(missing_ok=True)
    path.write_text("{{{", "utf-8")
    status, _, said = called(*command, book=book)
    assert 1 == status
    assert (
        f"games/{file}:2:1: YAML: a value is missing before the end of the line" in said
        or "is left out" in said
    )


def test_a_mistake_of_the_program_is_raised(folder, monkeypatch):
    monkeypatch.setattr("poker_rulebook.book.forest.in_order", lambda *_: {}["nothing"])
    result = CliRunner().invoke(rulebook, ["list", "--book", str(folder)])
    assert isinstance(result.exception, KeyError)


def test_what_is_cited_and_has_no_page_is_left_out():
    """`check` says so; a page that is shown before is shown without it."""
    assert ["razz"] == [it.id for it in citations(real_book(), ["nothing", "razz"], {})]


def started(*args, **more):
    return subprocess.run(
        [sys.executable, "-m", "poker_rulebook", *args],
        cwd=ROOT,
        timeout=60,
        capture_output=True,
        text=True,
        **more,
    )


@pytest.mark.parametrize("args", [("rank", "high", "--jsonl"), ("resume", "-"), ("replay",)])
def test_a_closed_standard_input_is_said(args):
    done = started(*args, preexec_fn=lambda: os.close(0))
    assert (1, "rulebook: standard input is closed: name a file, or send one with <\n") == (
        done.returncode,
        done.stderr,
    )


def test_who_has_read_enough_has_been_answered():
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as nobody:
        done = subprocess.run(
            [sys.executable, "-m", "poker_rulebook", "deal", "razz", "--seed", "1"],
            cwd=ROOT, timeout=60, stdout=nobody, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
    assert (0, "") == (done.returncode, done.stderr)
