"""One word, one meaning: schema, interpreter, phrases and games know the same words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from generator.play.hand import STEPS
from generator.play.order import FIRST
from generator.view.phrases import LOCALES, phrases

SCHEMAS = sorted((Path(__file__).resolve().parents[1] / "schema").glob("*.json"))
MIX = json.loads((Path(__file__).resolve().parents[1] / "schema" / "mix.schema.json").read_text("utf-8"))
CHANGES = MIX["properties"]["change"]["items"]["enum"]
GAME = json.loads((Path(__file__).resolve().parents[1] / "schema" / "game.schema.json").read_text("utf-8"))


def enums(node: Any, at: str = "") -> Iterator[tuple[str, dict]]:
    if isinstance(node, dict):
        if "enum" in node:
            yield at, node
        for key, value in node.items():
            if key not in ("if", "propertyNames"):  # conditions and lists of keys, not words
                yield from enums(value, f"{at}/{key}")
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from enums(value, f"{at}/{index}")


def values_of(key: str) -> list[str]:
    """The words that a key of the game schema accepts."""
    return next(node["enum"] for at, node in enums(GAME) if at.endswith(f"/properties/{key}"))


def used(games: Any, key: str) -> set[str]:
    found: set[str] = set()
    if isinstance(games, dict):
        if isinstance(games.get(key), str):
            found.add(games[key])
        for value in games.values():
            found |= used(value, key)
    elif isinstance(games, list):
        for value in games:
            found |= used(value, key)
    return found


@pytest.mark.parametrize("path", SCHEMAS, ids=lambda path: path.name)
def test_every_word_of_a_schema_is_described(path):
    for at, node in enums(json.loads(path.read_text("utf-8"))):
        assert set(node["enum"]) == set(node.get("enumDescriptions", {})), at


@pytest.mark.parametrize("path", SCHEMAS, ids=lambda path: path.name)
def test_every_key_of_a_schema_is_described(path):
    schema = json.loads(path.read_text("utf-8"))

    def keys(node: Any, at: str = "") -> Iterator[tuple[str, dict]]:
        if isinstance(node, dict):
            for name, value in node.get("properties", {}).items():
                yield f"{at}/{name}", value
            for key, value in node.items():
                if key not in ("if", "const", "enum"):
                    yield from keys(value, f"{at}/{key}")
        elif isinstance(node, list):
            for index, value in enumerate(node):
                yield from keys(value, f"{at}/{index}")

    for at, value in keys(schema):
        if "type" in value or "enum" in value:
            assert "description" in value, at


def test_the_interpreter_plays_every_step_of_the_schema():
    assert set(values_of("do")) == set(STEPS)


def test_the_interpreter_knows_every_first_actor_of_the_schema():
    assert set(values_of("first")) == set(FIRST)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_word_of_the_schema_has_its_phrases(locale):
    say = phrases(locale)
    expected = [
        *(f"family-{word}" for word in values_of("family")),
        *(f"family-text-{word}" for word in values_of("family")),
        *(f"street-{word}" for word in GAME["definitions"]["street"]["enum"]),
        *(f"size-{word}" for word in values_of("size")),
        *(f"odd-chip-{word}" for word in values_of("within")),
        *(f"showing-tie-{word}" for word in values_of("showing_ties")),
        *(f"card-bring-in-{word}" for word in values_of("bring_in")),
        *(f"joker-{word}" for word in values_of("joker")),
        *(f"limit-{word}" for word in ("fixed-limit", "pot-limit", "no-limit")),
    ]
    assert [] == [key for key in expected if key not in say]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_ranking_has_its_nouns(book, locale):
    say = phrases(locale)
    decisive = {share.ranking.id for game in book.games.values() for share in game.showdown}
    assert [] == [id_ for id_ in decisive if f"hand-kind-{id_}" not in say or f"scale-name-{id_}" not in say]


@pytest.mark.parametrize(
    "key", ["do", "to", "face", "size", "first", "within", "between", "showing_ties", "joker"]
)
def test_every_word_is_used_by_a_game_or_an_option(book, key):
    data = [source.value for source in book.sources.values()]
    options = [*book.common_options, *(o for d in data for o in d.get("options", []))]
    changed = {
        v for o in options for c in o["choices"] for k, v in c.get("set", {}).items() if k.endswith(key)
    }
    assert set() == set(values_of(key)) - used(data, key) - changed


@pytest.mark.parametrize("locale", LOCALES)
def test_every_change_of_game_has_its_phrases(locale):
    expected = [f"change-{word}{form}" for word in CHANGES for form in ("", "-short")]
    assert [] == [key for key in expected if key not in phrases(locale)]


def test_every_change_of_game_is_used_by_a_mix(book):
    assert set(CHANGES) == {word for source in book.mix_sources.values() for word in source.value["change"]}
