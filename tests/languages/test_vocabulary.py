"""One word, one meaning: schema, interpreter, phrases and games know the same words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import jsonschema
import pytest
import yaml
from real_book import ROOT
from seams import Result
from slips import slips

from poker_rulebook.book.checks.subject import SHARES
from poker_rulebook.book.options import all_options, chosen
from poker_rulebook.book.schema import contents
from poker_rulebook.document.views import FileKey
from poker_rulebook.language.phrases import phrases, plain
from poker_rulebook.languages import BESIDE
from poker_rulebook.pages.vocabulary import KINDS as FILES
from poker_rulebook.play.hand import STEPS
from poker_rulebook.play.rounds import FIRST

SCHEMAS = sorted((ROOT / "schema").glob("*.json"))
MIX = json.loads((ROOT / "schema" / "mix.schema.json").read_text("utf-8"))
CHANGES = MIX["properties"]["change"]["items"]["enum"]
GAME = json.loads((ROOT / "schema" / "game.schema.json").read_text("utf-8"))


def nodes(node: Any, at: str = "") -> Iterator[tuple[str, dict]]:
    """Every part of a schema with its place, but for conditions and lists of keys."""
    if isinstance(node, dict):
        yield at, node
        for key, value in node.items():
            if key not in ("if", "propertyNames"):
                yield from nodes(value, f"{at}/{key}")
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from nodes(value, f"{at}/{index}")


def enums(schema: dict) -> Iterator[tuple[str, dict]]:
    """Every list of words."""
    return ((at, node) for at, node in nodes(schema) if "enum" in node)


def values_of(key: str) -> list[str]:
    """The words that a key of the game schema accepts."""
    for at, node in nodes(GAME):
        if at.endswith(f"/properties/{key}"):
            node = GAME["definitions"].get(node.get("$ref", "").rsplit("/", 1)[-1], node)
            if "enum" in node:
                return node["enum"]
    raise KeyError(key)


def beside_the_default(key: str) -> list[str]:
    """The words of a key that say something else than leaving it out."""
    about = next(node for at, node in enums(GAME) if at.endswith(f"/properties/{key}"))["description"]
    return [word for word in values_of(key) if f"without it, {word}." not in about]


JAPANESE = re.compile("[ぁ-ヶ一-龠]")


def bilingual(said: str) -> bool:
    """Whether a description has a line in English and one in Japanese."""
    lines = said.split("\n")
    return (
        len(lines) == len(BESIDE) == 2 and not JAPANESE.search(lines[0]) and bool(JAPANESE.search(lines[1]))
    )


@pytest.mark.parametrize("path", SCHEMAS, ids=lambda path: path.name)
def test_every_word_of_a_schema_is_described_in_both_languages(path):
    for at, node in enums(json.loads(path.read_text("utf-8"))):
        if not at.endswith("propertyNames"):
            assert len(node["enum"]) == len(node.get("enumDescriptions", ())), at
            assert [] == [said for said in node["enumDescriptions"] if not bilingual(said)], at


@pytest.mark.parametrize("path", SCHEMAS, ids=lambda path: path.name)
def test_every_key_of_a_schema_is_described_in_both_languages(path):
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

    for at, value in [("", schema), *keys(schema)]:
        if "type" in value or "enum" in value:
            assert "description" in value, at
        assert bilingual(value.get("description", "a\nあ")), at


@pytest.mark.parametrize("path", SCHEMAS, ids=lambda path: path.name)
def test_what_a_schema_says_in_japanese_has_no_slip(path):
    said = [
        Result(at, text.partition("\n")[2], "")
        for at, node in nodes(json.loads(path.read_text("utf-8")))
        for text in (node.get("description"), *node.get("enumDescriptions", ()))
        if isinstance(text, str)
    ]
    begins_with_code = "nothing where somebody belongs"
    assert [] == [(it.key, fault, it.text) for it, fault in slips("ja", said) if fault != begins_with_code]


# The reference that is made from them


@pytest.fixture(scope="module")
def reference(viewed) -> dict[tuple[str, str], FileKey]:
    """(kind of file, anchor) -> a key of the reference."""
    return {
        (kind.id, key.id): key for kind in viewed.vocabulary for place in kind.parts for key in place.parts
    }


def test_the_reference_has_every_key_that_an_editor_may_type(reference):
    wanted = set()
    for name in FILES:
        schema = contents(ROOT / "schema" / f"{name}.schema.json")
        wanted |= {
            key for _, node in nodes(schema) for key, value in node.get("properties", {}).items() if value
        }
    assert wanted == {key.name for key in reference.values()}
    assert 500 < len(reference)


def test_everything_in_the_reference_is_said_in_both_languages(reference):
    for at, key in reference.items():
        for said in (key.text, *(word.text for word in key.words)):
            assert said, at
            assert not JAPANESE.search(plain(said, "en")) and JAPANESE.search(plain(said, "ja")), (at, said)


# What no file of the book says, or only in a choice, or at a length that is no example
UNSAID = set(
    "all-in all-own-cards chapter-former complete examples-posts-antes "
    "examples-posts-blinds-first examples-posts-dead-antes examples-stakes-big-bet game-former "
    "games-former glossary-former mix-former options-choices-move-after options-former play-former raise showdown-former situations departs preset-general".split()
)


def test_every_word_of_the_reference_is_shown_as_a_file_says_it(reference):
    unsaid = set()
    for (_, at), key in reference.items():
        usual = next(iter(re.findall("without it, ([a-z-]+)", plain(key.text, "en").lower())), "")
        if not key.sample and not key.inside and key.name != "when":
            unsaid.add(at)
        for word in key.words:
            if not word.sample and word.name != usual:
                unsaid.add(word.name)
    assert (sorted(unsaid - UNSAID), sorted(UNSAID - unsaid)) == ([], [])


def test_a_sample_is_yaml_of_the_file_that_it_names(reference):
    seen = set()
    for at, key in reference.items():
        for name, sample in ((key.name, key.sample), *((word.name, word.sample) for word in key.words)):
            if sample:
                assert (ROOT / sample.file).is_file()
                assert re.search(rf"\b{re.escape(name)}\b", sample.text), at
                assert isinstance(yaml.safe_load(sample.text), dict), sample.text
                seen.add(sample.file)
    assert 40 < len(seen)


def test_keys_lead_to_places_that_there_are(viewed, reference):
    places = {(kind.id, place.id) for kind in viewed.vocabulary for place in kind.parts}
    assert places >= {place for key in reference.values() for place in key.inside}
    linked = {place for key in reference.values() for place in key.inside}
    assert {"play-steps", "play", "showdown", "examples"} <= {id_ for kind, id_ in linked if kind == "game"}


# What the words do


def test_the_interpreter_plays_every_step_of_the_schema():
    assert set(values_of("do")) == {kind.do for kind in STEPS}


def test_the_interpreter_knows_every_first_actor_of_the_schema():
    assert set(values_of("first")) == set(FIRST)


def test_shares_that_need_no_name_are_those_that_every_language_has_a_word_for():
    words = {key.removeprefix("side-") for key in phrases("en") if key.startswith("side-") and "." not in key}
    assert set(SHARES) == words - {"pot", "with-article"}


# Every word is used


def typed() -> dict[str, dict]:
    """Where -> the part of the game schema with the words that an editor types there."""
    return dict(enums(GAME))


def words_used(data: Any, schema: dict) -> set[tuple[int, str]]:
    """(part of the schema, word) for every word in a game file that the schema looks up in a list."""
    found: set[tuple[int, str]] = set()

    def enum(validator, words, word, part):
        found.add((id(words), word))
        return iter(())

    seeing = jsonschema.validators.extend(jsonschema.Draft7Validator, {"enum": enum})
    list(seeing(schema).iter_errors(data))
    return found


UNPLAYED = ("options", "examples", "see", "notes", "history", "sources")  # where a choice changes no word


@pytest.fixture(scope="module")
def used_words(book) -> set[tuple[int, str]]:
    """Every word of the game schema that a game uses, as its file stands or under one of its choices."""
    found: set[tuple[int, str]] = set()
    for source in map(book.games.source, book.games):
        data = source.value | {"examples": source.value["examples"][:1]}
        found |= words_used(data, GAME)
        for option in all_options(data, book.common_options):
            for choice in option["choices"][1:]:
                under = chosen(data, book.common_options, {option["id"]: choice["id"]})
                changed = [key for key, value in under.items() if value != data.get(key)]
                found |= words_used({key: under[key] for key in changed if key not in UNPLAYED}, GAME)
    return found


@pytest.mark.parametrize("at", typed())
def test_every_word_is_used_by_a_game_or_an_option(at, used_words):
    node = typed()[at]
    unused = [word for word in node["enum"] if (id(node["enum"]), word) not in used_words]
    assert [] == [word for word in unused if f"without it, {word}" not in described_around(at)]


def described_around(at: str) -> str:
    """The descriptions of a list of words, and of the key that it belongs to."""
    here, said = GAME, ""
    for part in at.split("/")[1:]:
        here = here[int(part)] if isinstance(here, list) else here[part]
        if part == "properties":
            said = ""  # what is around the key is not about it
        elif isinstance(here, dict):
            said += here.get("description", "")
    return said


def test_every_change_of_game_is_used_by_a_mix(book):
    assert set(CHANGES) == {
        word for source in map(book.mixes.source, book.mixes) for word in source.value["change"]
    }


def test_a_step_lives_in_the_files_that_the_plan_of_the_house_names():
    """What docs/architecture.md says of `expose`: of the program these six, as its sentence has values."""
    word = re.compile(r'\bExpose\b|"expose"|^(?:[a-z]+-)*expose(?:-[a-z]+)* =', re.MULTILINE)
    files = [
        *(ROOT / "generator").rglob("*.py"),
        *(ROOT / "generator").rglob("*.ftl"),
        *(ROOT / "schema").glob("*.json"),
    ]
    having = {path.relative_to(ROOT).as_posix() for path in files if word.search(path.read_text("utf-8"))}
    package = "generator/poker_rulebook"
    assert having == {
        "schema/game.schema.json", f"{package}/book/steps.py", f"{package}/play/exchanges.py", f"{package}/rules/step_rules.py",
        f"{package}/language/locale/en/deal.ftl", f"{package}/language/locale/ja/deal.ftl",
    }  # fmt: skip
    plan = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    assert all(path.removeprefix(f"{package}/") in plan for path in having)
