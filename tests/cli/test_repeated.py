"""A command that only prints what a book says is answered at once the second time, and never with what a book said before."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from small_book import GAMES, ROOT, book_folder

LOADED = "import atexit, sys; atexit.register(lambda: print(*sys.modules, file=open('loaded', 'w'))); "
MAIN = "from poker_rulebook.cli import main; main()"


@pytest.fixture
def asked(tmp_path):
    """Ask a command in a small book: exit status, what it prints, and which modules it loads."""
    book = book_folder(tmp_path / "book", *GAMES)

    def ask(*words, **environment):
        program = f"{LOADED}sys.argv[1:] = {list(words)}; {MAIN}"
        result = subprocess.run(
            [sys.executable, "-c", program], cwd=book, capture_output=True, timeout=60, stdin=subprocess.DEVNULL,
            env=os.environ | {"PYTHONPATH": str(ROOT / "generator"), **environment},
        )  # fmt: skip
        printed = result.stdout.decode(), result.stderr.decode()
        return result.returncode, printed, {*(book / "loaded").read_text().split()}

    ask.book = book
    return ask


@pytest.mark.parametrize("words", [["list"], ["list", "--json"], ["show", "lantern", "--lang", "ja"]])
def test_the_second_answer_is_the_first_and_needs_neither_the_book_nor_the_terminal(asked, words):
    (status, printed, loaded), (again, same, fewer) = asked(*words), asked(*words)
    assert (0, printed) == (status, same) == (again, same)
    needless = {"yaml", "click", "rich", "dataclasses", "poker_rulebook.book.load"}
    assert "poker_rulebook.book.load" in loaded and not needless & fewer
    assert 12 >= sum(name.startswith("poker_rulebook") for name in fewer)


def test_a_changed_file_has_another_answer(asked):
    asked("show", "lantern")
    file = asked.book / "games/lantern.yaml"
    file.write_text(file.read_text("utf-8").replace("Lantern High-Low", "Another Name"), "utf-8")
    assert "Another Name" in asked("show", "lantern")[1][0]


def test_another_terminal_has_another_answer(asked):
    wide, narrow = (asked("show", "lantern", COLUMNS=columns)[1][0] for columns in ("120", "40"))
    assert max(map(len, narrow.splitlines())) <= 40 < max(map(len, wide.splitlines()))


def test_what_is_said_of_a_wrong_file_or_name_is_said_each_time(asked):
    (asked.book / "games/lantern.yaml").write_text("id: lantern\n", "utf-8")
    for words, status in ((["list"], 1), (["show", "nonsense"], 2)):
        first, second = asked(*words), asked(*words)
        assert (status, first[1]) == (second[0], second[1]) and first[1][1]


def test_an_answer_whose_reader_goes_away_is_not_kept(tmp_path):
    shell, anew = f"{sys.executable} -m poker_rulebook list --json", {"TERMINAL": str(tmp_path)}
    printed = []
    for command in (f"{shell} | head -c 1", shell, f"{shell} --book ."):
        read = subprocess.run(
            ["bash", "-c", command], cwd=ROOT, capture_output=True, timeout=60,
            env=os.environ | {"PYTHONPATH": str(ROOT / "generator")} | anew,
        )  # fmt: skip
        assert read.stderr == b""
        printed.append(read.stdout)
    assert printed == [printed[2][:1], printed[2], printed[2]]
