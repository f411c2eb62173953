"""`rulebook ready`: what this book asks of a game, and in which order it is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from small_book import book_folder, data_of, write_game

from poker_rulebook.book.load import load
from poker_rulebook.cli.commands import rulebook
from poker_rulebook.readiness import wanted


@pytest.fixture
def folder(tmp_path) -> Path:
    return book_folder(tmp_path / "book", "lantern", "kite")


def ready(folder: Path, *words: str) -> tuple[int, str]:
    done = CliRunner().invoke(rulebook, ["ready", *words, "--book", str(folder)])
    return done.exit_code, done.output


def asked(folder: Path, **changed: object) -> list[tuple[str, str]]:
    """Places and messages of what is wanted of a changed lantern."""
    write_game(folder, "lantern", data_of("lantern") | changed)
    book = load(folder)
    return [(problem.path, problem.message) for problem in wanted(book, book.games["lantern"])]


def test_fewer_than_three_examples_are_too_few(folder):
    assert ("examples", "there are 2 examples, and at least 3 are wanted") in asked(folder)


def test_a_japanese_title_is_read_at_a_glance(folder):
    examples = data_of("lantern")["examples"]
    examples[0]["title"]["ja"] = "あ" * 46
    place = "examples[0] (pair-kills-low).title.ja"
    assert (place, "has 46 characters, and 45 are read at a glance") in asked(folder, examples=examples)


def test_a_sentence_of_a_note_stands_in_one_game_only(folder):
    notes = data_of("kite")["notes"] if "notes" in data_of("kite") else data_of("lantern")["notes"]
    write_game(folder, "kite", data_of("kite") | {"notes": notes})
    found = asked(folder, notes=notes)
    assert any(place.startswith("notes[0]") and "stands in kite#" in message for place, message in found)


def test_two_games_that_are_told_alike_are_told_apart(folder):
    other = {"id": "lamp", "name": {"en": "Lamp", "ja": "ランプ"}, "reading": "らんぷ", "notes": []}
    write_game(folder, "lamp", {key: value for key, value in (data_of("lantern") | other).items() if value})
    assert any("are those of lamp" in message for _, message in asked(folder))


def test_problems_of_the_file_come_first_and_alone(folder):
    write_game(folder, "lantern", data_of("lantern") | {"deck": "standard-51"})
    status, said = ready(folder, "lantern")
    assert 1 == status
    assert said.startswith("check: 1 wanted\n  1. games/lantern.yaml:")
    assert said.endswith("lantern: 1 thing wanted\n")


def test_a_digest_that_is_still_to_be_written_is_written_and_one_that_is_stale_is_not(folder):
    notes = data_of("lantern")["notes"]
    for written, status in (("00000000", "written: games/lantern.yaml"), ("deadbeef", "check: 1 wanted")):
        text = "\n".join((folder.parents[0] / "book/games/lantern.yaml").read_text("utf-8").splitlines())
        right = notes[0]["of"]
        (folder / "games/lantern.yaml").write_text(text.replace(right, written) + "\n", "utf-8")
        assert ready(folder, "lantern", "--write")[1].startswith(status)
    assert "deadbeef" in (folder / "games/lantern.yaml").read_text("utf-8")


def test_an_unknown_game_is_wrong_usage(folder):
    assert 2 == ready(folder, "nothing-like-it")[0]
