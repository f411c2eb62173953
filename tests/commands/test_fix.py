"""`rulebook check --fix`: what hints say exactly is written, all else of a file stays, and nobody's reading is taken for granted."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from small_book import book_folder

from poker_rulebook.cli import editors
from poker_rulebook.cli.commands import rulebook


@pytest.fixture
def folder(tmp_path) -> Path:
    return book_folder(tmp_path / "book", "lantern", "kite")


def fix(folder: Path, *words: str, said: str = "") -> tuple[int, str]:
    done = CliRunner().invoke(rulebook, ["check", "--fix", *words, "--book", str(folder)], input=said)
    return done.exit_code, done.output


def slipped(folder: Path, *changes: tuple[str, str]) -> str:
    """Changes the lantern, and gives what it said before."""
    path = folder / "games" / "lantern.yaml"
    before = text = path.read_text("utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path.write_text(text, "utf-8")
    return before


SLIPS = [
    ("deck: standard-52", "deck： “standard-51”  # as ever"),
    ("raise_cap: 4", "raise_cap: ４"),
    ("id: lantern\n", ""),
    ("size: big, first: left-of-button}", "size: bigg, first: left-of-buton}"),
    ("within: button}", "within: buton｝"),
]


def test_everything_that_hints_say_exactly_is_written_and_the_rest_stays(folder):
    before = slipped(folder, *SLIPS)
    assert before.count("deck: standard-52\n") == 1
    status, said = fix(folder)
    assert (0, "0 problems") == (status, said.strip()[-10:]), said
    assert "written: games/lantern.yaml:" in said
    assert "deck: standard-51 → standard-52" in said
    text = (folder / "games" / "lantern.yaml").read_text("utf-8")
    assert before.replace("deck: standard-52\n", "deck: standard-52  # as ever\n") == text


def test_a_diff_is_printed_and_nothing_is_written(folder):
    before = slipped(folder, ("raise_cap: 4", "raise_cap: ４"))
    _, said = fix(folder, "--diff")
    assert said.startswith("--- a/games/lantern.yaml\n+++ b/games/lantern.yaml\n@@ ")
    assert "\n-raise_cap: ４\n+raise_cap: 4\n" in said
    assert before != (folder / "games" / "lantern.yaml").read_text("utf-8")


STALE = ("Invented for the tests.", "Made up for the tests.")


@pytest.mark.parametrize(
    ("words", "said", "renewed"),
    [([], None, False), (["--yes"], None, True), ([], "y\n", True), ([], "n\n", False)],
)
def test_a_digest_is_renewed_only_where_somebody_says_that_the_text_is_right(
    words, said, renewed, folder, monkeypatch
):
    slipped(folder, STALE)
    monkeypatch.setattr(editors, "at_a_terminal", lambda: said is not None)
    status, told = fix(folder, *words, said=said or "")
    assert ("of: 'b932dc08'" in (folder / "games" / "lantern.yaml").read_text("utf-8")) is not renewed
    assert status == (0 if renewed else 1)
    if said:  # what has to be read stands there
        assert "en: Made up for the tests.\n    ja: テストのために作られた。\n    of: 'b932dc08'\n" in told
    if not (said or words):
        assert (
            "lantern.yaml:58: the Japanese was made from another English text: read it, then add --yes"
            in told
        )


def test_what_no_hint_says_exactly_is_left_and_told(folder):
    before = slipped(folder, ("raise_cap: 4", "raise_cap: many"))
    status, said = fix(folder)
    assert 1 == status
    assert "no hint says exactly what to write" in said
    assert "lantern.yaml:8:1: raise_cap: 'many'" in said
    assert before != (folder / "games" / "lantern.yaml").read_text("utf-8")


@pytest.mark.parametrize("words", [["--diff"], ["--yes"], ["--fix", "--format", "json"]])
def test_options_that_do_not_go_together_are_wrong_usage(words, folder):
    assert 2 == CliRunner().invoke(rulebook, ["check", *words, "--book", str(folder)]).exit_code


def test_at_a_terminal_is_where_somebody_can_be_asked():
    assert sys.stdin.isatty() == editors.at_a_terminal()
