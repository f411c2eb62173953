"""Long work tells in a terminal, and only there, what it does and how much is left."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest
from nights import nightly, some_by_day
from small_book import book_folder

ERASED = "\x1b[2K"
GAMES = (
    "kite",
    "vane",
    "gate",
    "lantern",
    "twin",
    "orchard",
    "mask",
    "fist",
    "gable",
)  # enough to be shared out

COMMANDS = {  # name -> what is typed, what is told meanwhile, what comes out
    "check": (["check"], "playing every example .*0%", "examples played"),
    "measure": (["measure", "vane"], "counting the chances of games .*0%", "1 game measured"),
    "simulate": (["simulate", "kite", "--hands", "20"], "playing kite .*0%", "conserved in every hand"),
    "print": (["print", "kite", "--as", "before"], "setting 1 game .*0%", ".pdf"),
    "edition": (["edition", "2026-11"], "freezing 2026-11", "commit it"),
    "diff": (["diff", "."], "comparing games .*0%", "no page says anything else"),
}


@pytest.fixture
def book(tmp_path) -> Path:
    return book_folder(tmp_path / "book", *GAMES)


def run(arguments: list[str], book: Path, *, terminal: bool) -> tuple[str, str, int]:
    """What goes to standard output and to standard error, which is a terminal or a pipe, and the status."""
    command = [sys.executable, "-m", "poker_rulebook", *arguments, "--book", "."]
    if not terminal:
        done = subprocess.run(command, capture_output=True, text=True, cwd=book)
        return done.stdout, done.stderr, done.returncode
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
        cwd=book,
        env=os.environ | {"TERM": "xterm"},
    ) as process:
        os.close(theirs)
        told = _all_of(ours)
        assert process.stdout is not None
        out = process.stdout.read()
    return out, told, process.returncode


def _all_of(terminal: int) -> str:
    told = b""
    while True:
        try:
            part = os.read(terminal, 10_000)
        except OSError:  # nobody holds the other end any more
            break
        told += part
    os.close(terminal)
    return told.decode()


@pytest.mark.parametrize("name", some_by_day(COMMANDS, by_day=["check", "diff"]))
def test_a_terminal_sees_what_is_done_and_how_much_of_it_and_the_line_is_gone_in_the_end(name, book):
    arguments, doing, result = COMMANDS[name]
    out, told, status = run(arguments, book, terminal=True)
    assert status == 0, told
    assert re.search(doing, told)
    assert told.endswith(ERASED)
    assert result in out


@pytest.mark.parametrize("name", some_by_day(["check", "simulate"], by_day=["simulate"]))
def test_a_pipe_receives_what_came_out_and_nothing_else(name, book):
    arguments, _, result = COMMANDS[name]
    out, told, _ = run(arguments, book, terminal=False)
    assert result in out
    assert not told


@pytest.mark.parametrize(
    ("name", "asked_for"),
    [("check", False), pytest.param("edition", False, marks=nightly), ("simulate", True)],
)
def test_quiet_leaves_nothing_but_what_was_asked_for(name, asked_for, book):
    arguments, _, result = COMMANDS[name]
    out, told, status = run([*arguments, "--quiet"], book, terminal=True)
    assert (status, told) == (0, "")
    assert (result in out) is asked_for
    assert asked_for or not out


def test_what_is_wrong_is_told_also_quietly_and_on_a_line_of_its_own(book):
    game = book / "games" / "kite.yaml"
    game.write_text(game.read_text("utf-8").replace("ranking: ", "rankin: ", 1), "utf-8")
    _, told, status = run(["build", "--quiet"], book, terminal=True)
    assert status == 1
    assert "unknown key 'rankin'" in told
    _, told, _ = run(["build"], book, terminal=True)
    assert "\r\x1b[Kgames/kite.yaml" in told
