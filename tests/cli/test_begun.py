"""`rulebook new`: a game, mix, ranking, deck or rule begun from one that is there, and what `check` then asks for."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from small_book import GAMES, book_folder

from poker_rulebook.book.check import file_problems
from poker_rulebook.book.load import load
from poker_rulebook.book.source import read
from poker_rulebook.cli.commands import rulebook

NAMES = ("--name", "en=Kite, Windy", "--name", "ja=ウィンディ・カイト")


@pytest.fixture
def folder(tmp_path) -> Path:
    return book_folder(tmp_path / "book", *GAMES, mixes=True, rules=True)


def new(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(rulebook, ["new", *words, "--book", str(folder)])


def asked_for(folder: Path) -> list[tuple[str, str]]:
    return [(problem.file, problem.path) for problem in file_problems(load(folder))]


def test_a_game_is_a_copy_with_names_of_its_own_that_asks_only_for_its_sources(folder):
    assert new(folder, "windy", "--from", "kite", *NAMES).exit_code == 0
    data = read(folder / "games" / "windy.yaml", "windy").value
    assert (data["id"], data["based_on"], data["reading"]) == ("windy", "kite", "うぃんでぃかいと")
    assert data["name"] == {"en": "Kite, Windy", "ja": "ウィンディ・カイト"}
    kite = read(folder / "games" / "kite.yaml", "kite").value
    assert data["play"] == kite["play"] and data["examples"] == kite["examples"]
    assert not {"also", "former", "short", "notes", "history"} & data.keys()
    assert asked_for(folder) == [("games/windy.yaml", "sources[0].title")]


def test_without_names_the_japanese_one_and_its_reading_are_asked_for(folder):
    assert new(folder, "windy", "--from", "kite").exit_code == 0
    asked = {path for _, path in asked_for(folder)}
    assert {"name.ja", "reading", "sources[0].title"} == asked


def test_a_game_may_be_named_by_another_of_its_names(folder):
    assert new(folder, "windy", "--from", "Kite Stud", *NAMES).exit_code == 0


def test_a_ranking_says_only_what_it_is_like(folder):
    assert new(folder, "higher", "--ranking", "--from", "high", "--name", "ja=ハイヤー").exit_code == 0
    assert read(folder / "games/rankings/higher.yaml", "").value == {
        "id": "higher", "name": {"en": "Higher", "ja": "ハイヤー"}, "like": "high",
    }  # fmt: skip
    assert asked_for(folder) == []


def test_a_deck_stands_below_the_others(folder):
    assert new(folder, "again-52", "--deck", "standard-52", "--name", "ja=52枚").exit_code == 0
    data = read(folder / "games" / "decks.yaml", "").value
    assert data[-1]["id"] == "again-52" and data[-1]["ranks"] == "A-K-Q-J-T-9-8-7-6-5-4-3-2"


def test_a_mix_is_a_copy_with_names_of_its_own(folder):
    assert new(folder, "relay-two", "--mix", "relay", "--name", "ja=リレーツー").exit_code == 0
    data = read(folder / "games/mixes/relay-two.yaml", "").value
    assert [part["game"] for part in data["games"]] == ["lantern", "kite", "gate"]
    assert asked_for(folder) == [("games/mixes/relay-two.yaml", "sources[0].title")]


def test_a_rule_stands_behind_the_one_it_is_made_from(folder):
    assert new(folder, "hats", "--rule", "burn").exit_code == 0
    rules = read(folder / "games/rules/limits.yaml", "").value["rules"]
    assert [rule["id"] for rule in rules][:3] == ["cap", "burn", "hats"]
    assert rules[2] == {
        "id": "hats",
        "name": {"en": "Hats", "ja": "…"},
        "for": ["dealer"],
        "en": "…",
        "ja": "…",
        "of": "00000000",
    }
    assert ("games/rules/limits.yaml", "rules[2] (hats).en") in asked_for(folder)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("kite", "--from", "lantern"), "games/kite.yaml is there already: choose another id"),
        (
            ("Windy Kite", "--from", "kite"),
            "'Windy Kite' is not an id: small letters, digits and single hyphens",
        ),
        (("windy", "--from", "kyte"), "no game is called 'kyte': did you mean 'kite'?"),
        (("windy", "--rule", "brun"), "no general rule is called 'brun': did you mean 'burn'?"),
        (("burn", "--rule", "cap"), "games/rules/limits.yaml has 'burn' already: choose another id"),
        (("windy",), "say what the game is made from: --from ID"),
        (("windy", "--mix", "relay", "--deck", "x"), "one thing at a time: --mix or --deck"),
    ],
)
def test_what_cannot_be_begun_is_said_with_what_to_type(folder, words, message):
    before = {path: path.read_text("utf-8") for path in (folder / "games").rglob("*.yaml")}
    result = new(folder, *words)
    assert result.exit_code == 2 and message in result.output
    assert before == {path: path.read_text("utf-8") for path in (folder / "games").rglob("*.yaml")}


@pytest.mark.parametrize("name", ["Windy Kite", "xx=Windy", "en="])
def test_a_name_says_its_language(name, folder):
    done = new(folder, "windy-kite", "--from", "kite", "--name", name)
    assert (2, "rulebook: --name is written en=TEXT or ja=TEXT\n") == (done.exit_code, done.stderr)
