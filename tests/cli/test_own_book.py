"""On which book a command works: that of the folder one stands in, else that of the program, which is not written."""

from __future__ import annotations

import os
import shutil
import stat
from datetime import date
from pathlib import Path

import pytest
from click.testing import CliRunner
from small_book import GOOD, book_folder

from poker_rulebook import folders
from poker_rulebook.cli.commands import rulebook

SAID = "no book is here; this is the one of the program, "


@pytest.fixture
def program(tmp_path, monkeypatch):
    """An installed program with a book inside, whose home is here, too."""
    inside = book_folder(tmp_path / "site-packages" / "_book", "lantern", "kite")
    (inside / folders.DAY).write_text("2026-11-22\n", "ascii")
    monkeypatch.setattr(folders, "EMBEDDED", inside)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home" / ".cache"))
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    return inside


@pytest.fixture
def own(tmp_path):
    """Somebody's book, in which a game has a slip."""
    folder = book_folder(tmp_path / "own", "lantern")
    file = folder / "games" / "lantern.yaml"
    file.write_text(
        file.read_text("utf-8").replace("first: left-of-button", "first: left-of-buton", 1), "utf-8"
    )
    return folder


def call(where: Path, *words: object):
    os.chdir(where)
    return CliRunner().invoke(rulebook, [str(word) for word in words])


@pytest.fixture(autouse=True)
def back(monkeypatch):
    monkeypatch.chdir(Path.cwd())  # where the next test stands again


def files(folder: Path) -> dict[str, bytes]:
    return {path.as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("below", ["", "games", "games/rankings"])
def test_it_is_that_of_the_folder_one_stands_in_or_of_one_above(program, own, below):
    result = call(own / below, "check")
    assert (1, 1) == (result.exit_code, result.stdout.count("'left-of-buton' is not a known value"))
    assert SAID not in result.stderr


def test_a_folder_that_is_named_comes_before_the_one_that_one_stands_in(program, own):
    result = call(own, "list", "--book", program)
    assert (0, "") == (result.exit_code, result.stderr)
    assert "kite" in result.stdout


def test_paths_are_seen_from_where_one_stands(program, own):
    assert "'left-of-buton'" in call(own / "games", "check", "lantern.yaml").stdout


def test_where_no_book_is_it_is_that_of_the_program_and_that_is_said(program, tmp_path):
    result = call(tmp_path, "rank", "high", *"Ah Kh Qh Jh Th".split())
    assert (0, f"rulebook: {SAID}{program}\n") == (result.exit_code, result.stderr)


@pytest.mark.parametrize(
    "words",
    [
        ["new", "mine", "--from", "lantern"],
        ["edition", "2026-11"],
        ["measure", "lantern"],
        ["ready", "lantern", "--write"],
    ],
    ids=lambda words: words[0],
)
def test_the_book_of_the_program_is_not_written(program, tmp_path, words):
    before = files(program)
    result = call(tmp_path, *words)
    assert 2 == result.exit_code
    assert result.stderr.endswith(
        "rulebook: the book of the program is not written: name a folder: --book DIR ('rulebook book DIR' begins one)\n"
    )
    assert before == files(program)


def test_one_begins_a_book_of_ones_own_as_a_copy(program, tmp_path):
    mine = tmp_path / "mine"
    assert f"{mine} is a copy of the book {program}: cd {mine}\n" == call(tmp_path, "book", mine).stdout
    result = call(mine, "new", "second", "--from", "lantern")
    assert (0, True) == (result.exit_code, (mine / "games" / "second.yaml").is_file())
    assert not (program / "games" / "second.yaml").exists()


def test_a_copy_is_of_the_day_of_its_rules_until_somebody_changes_one(program, tmp_path):
    mine = tmp_path / "mine"
    call(tmp_path, "book", mine)
    assert date(2026, 11, 22) == folders.day_of(mine)
    os.utime(mine / "games" / "lantern.yaml", (1_900_000_000, 1_900_000_000))
    assert date(2030, 3, 17) == folders.day_of(mine)


def test_a_book_is_not_begun_over_other_files(program, tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    result = call(tmp_path, "book", "mine")
    assert (2, "mine is there already: name a folder that is new or empty") == (
        result.exit_code, result.stderr.splitlines()[-1].removeprefix("rulebook: ")
    )  # fmt: skip


def test_what_is_kept_of_the_book_of_the_program_lies_with_what_is_kept_for_the_user(program, tmp_path):
    assert 0 == call(tmp_path, "check").exit_code
    assert not (program / ".cache").exists()
    assert (tmp_path / "home" / ".cache" / "poker-rulebook" / "kept.sqlite").is_file()


def test_what_is_kept_of_a_folder_lies_in_it(program, own):
    call(own, "check")
    assert (own / ".cache" / "kept.sqlite").is_file()


@pytest.mark.parametrize(
    "words", [["measure"], ["measure", "lantern"], ["ready", "lantern", "--write"]], ids=" ".join
)
def test_no_file_is_written_where_nothing_is_to_be(program, tmp_path, words, monkeypatch):
    mine = book_folder(tmp_path / "mine", "lantern")
    call(mine, "measure")
    for path in (mine / "games").rglob("*"):
        path.chmod(stat.S_IREAD | (stat.S_IEXEC if path.is_dir() else 0))
    written = []
    monkeypatch.setattr(Path, "write_bytes", lambda path, content: written.append(path))
    call(mine, *words)
    assert [] == [path for path in written if ".cache" not in path.parts]


# --- files that are no part of it


@pytest.fixture
def right(tmp_path):
    return book_folder(tmp_path / "right", "lantern")


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("games/x.yml", "its files lie below games/ and end in .yaml: rename it to x.yaml"),
        ("games/notes.txt", "its files lie below games/ and end in .yaml"),
        ("mkdocs.yml", "its files lie below games/ and end in .yaml: rename it to mkdocs.yaml"),
        ("games/stud/x.yaml", "a game lies in games/ itself; below it are only the folders asked, common, houses, mixes, presets, rankings, rules"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_part_of_the_book_is_told(right, name, hint):
    (right / name).parent.mkdir(exist_ok=True)
    shutil.copy(GOOD / "lantern.yaml", right / name)
    result = call(right, "check", name)
    assert (1, f"{name}:1:1: file: is no part of the book\n    hint: {hint}\n") == (
        result.exit_code,
        result.stdout,
    )


@pytest.mark.parametrize("name", ["games/x.yml", "games/stud/x.yaml"])
def test_so_it_is_where_all_of_the_book_is_checked(right, name):
    assert 0 == call(right, "check").exit_code
    (right / name).parent.mkdir(exist_ok=True)
    shutil.copy(GOOD / "lantern.yaml", right / name)
    result = call(right, "check")
    assert (1, True) == (
        result.exit_code,
        result.stdout.startswith(f"{name}:1:1: file: is no part of the book\n"),
    )


def test_a_file_that_is_not_there_is_answered_with_the_one_of_its_name(right):
    result = call(right, "check", "lantern.yaml")
    wanted = "rulebook: there is no file lantern.yaml: did you mean games/lantern.yaml?\n"
    assert (2, wanted) == (result.exit_code, result.stderr)


def test_a_day_that_cannot_be_known_is_told_before_anything_is_printed(right, monkeypatch):
    monkeypatch.setattr("poker_rulebook.cli.shared.day_is_a_guess", lambda folder: True)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    result = call(right, "print", "lantern", "--house", "nobody")
    said = (
        "the day of the rules is a guess, 2023-11-14: run 'git fetch --unshallow', or set SOURCE_DATE_EPOCH\n"
    )
    assert f"rulebook: {said}" in result.stderr
