"""The guide for editors, followed literally in a copy of the book: what it types, what it writes, what it sees.

A command stands behind `$`, and the lines below it are printed. A line of a `diff` takes the place of another one. YAML
with a key of the game's file takes the place of that section, an item goes to the end of the examples, and what stands under
the id of the game is words for the search where it has languages, else how another program plays it.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner
from nights import AT_NIGHT
from small_book import ROOT

from poker_rulebook.cli.commands import rulebook

AUTHOR = "-c user.name=Editor -c user.email=editor@example.org"
GAME = Path("games/harbour-holdem.yaml")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ rulebook (.*)\n((?:[^$].*\n)*)", re.MULTILINE)


@pytest.fixture
def folder(tmp_path, monkeypatch) -> Path:
    """The book with its tests and with what has been found out of it, in which the game is not."""
    for name in ("games", "schema", "tests", ".cache"):
        if (ROOT / name).exists():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "bad"))
    for name in ("CHANGELOG.md", "pyproject.toml"):
        shutil.copy2(ROOT / name, tmp_path)
    for command in ("init -q -b main", "add games", f"{AUTHOR} commit -q -m before"):
        subprocess.run(["git", *shlex.split(command)], cwd=tmp_path, check=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("poker_rulebook.folders.PACKAGE", tmp_path / "generator" / "poker_rulebook")
    assert not GAME.exists()
    return tmp_path


def blocks(language: str) -> list[tuple[str, str]]:
    """(kind, text) of every block of the guide."""
    return BLOCK.findall((ROOT / "site" / language / "add-a-game.md").read_text("utf-8"))


def follow(folder: Path, kind: str, text: str, other: str) -> None:
    """Do what a block of the guide says.    other    the same block in another language, whose commands may differ"""
    game, log = folder / GAME, folder / "CHANGELOG.md"
    if kind == "console":
        for command, printed in dict.fromkeys([*COMMAND.findall(text), *COMMAND.findall(other)]):
            done = CliRunner().invoke(rulebook, [*shlex.split(command), "--book", str(folder)])
            assert printed in done.output, command
    elif kind == "diff":
        (before,), (after,) = (
            re.findall("^-(.*)$", text, re.MULTILINE),
            re.findall(r"^\+(.*)$", text, re.MULTILINE),
        )
        assert 1 == game.read_text("utf-8").splitlines().count(before)
        game.write_text(game.read_text("utf-8").replace(f"{before}\n", f"{after}\n"), "utf-8")
    elif kind == "markdown":
        head = "## [Unreleased]\n"
        log.write_text(log.read_text("utf-8").replace(head, f"{head}\n### Rules\n{text}", 1), "utf-8")
    elif text.startswith("harbour-holdem:"):
        name = "games/asked/games.yaml" if "  ja: " in text else "tests/oracles/pokerkit.yaml"
        (folder / name).open("a", encoding="utf-8").write(text)
    elif text.startswith("  - "):
        game.write_text(game.read_text("utf-8").replace("\nsources:", f"{text}\nsources:"), "utf-8")
    else:
        key = text.partition(":")[0]
        section = re.compile(rf"^{key}:.*\n(?:(?:[ #-].*)?\n)*", re.MULTILINE)
        said, count = section.subn(lambda _: text + "\n", game.read_text("utf-8"))
        if key == "pitch":  # a new game has none
            said, count = game.read_text("utf-8").replace("\nsources:", f"\n{text}\nsources:"), 1
        assert count == 1
        game.write_text(said, "utf-8")


def test_the_guide_leads_to_a_game_that_is_ready(folder):
    """By day as far as `rulebook ready`, which plays for half a minute."""
    assert {"console", "diff", "yaml", "markdown"} == {kind for kind, _ in blocks("en")}
    for (kind, text), (_, other) in zip(blocks("en"), blocks("ja"), strict=True):
        if "$ rulebook ready" in text and not AT_NIGHT:
            break
        follow(folder, kind, text, other)


def test_both_languages_say_the_same_to_type():
    typed = [(kind, text.replace("--lang ja", "--lang en")) for kind, text in blocks("ja")]
    assert blocks("en") == typed
