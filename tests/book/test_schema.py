"""What the JSON Schemas refuse, and how it is said. The messages themselves are in tests/bad."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from pathlib import Path

import jsonschema
import pytest
from nights import AT_NIGHT
from small_book import ROOT, data_of
from wrong_files import wrong_texts

from poker_rulebook.book import schema
from poker_rulebook.book.problems import BookError
from poker_rulebook.book.source import Source, parse, read

PURE = ROOT / "generator" / "poker_rulebook" / "browser" / "pure"
SCHEMAS = sorted((ROOT / "schema").glob("*.schema.json"))
RANKING = """
id: x
name: {en: X, ja: X}
compare: points
size: 5
wins: highest
ranks: A-K
points: {A: 1, K: 2}
"""


def problems(text, kind="ranking"):
    return schema.problems(parse(text, "x.yaml"), ROOT / "schema", kind)


def of_game(**changes):
    """Problems of the lantern with some keys changed: path -> (message, hint)."""
    source = Source("x.yaml", data_of("lantern") | changes)
    return {p.path: (p.message, p.hint) for p in schema.problems(source, ROOT / "schema", "game")}


@pytest.mark.parametrize("path", SCHEMAS, ids=lambda path: path.name)
def test_a_schema_is_valid_draft_7(path):
    jsonschema.Draft7Validator.check_schema(json.loads(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", SCHEMAS, ids=lambda path: path.name)
def test_every_pattern_of_a_schema_is_explained_in_words(path):
    patterns = set(re.findall(r'"pattern": ("(?:[^"\\]|\\.)*")', path.read_text(encoding="utf-8")))
    assert {json.loads(pattern) for pattern in patterns} <= set(schema.FORMS)


def test_an_unknown_key_of_a_kind_is_one_problem():
    (problem,) = problems(RANKING + "colour: red\n")
    assert ("colour", "unknown key 'colour'") == (problem.path, problem.message)


def test_a_key_of_another_kind_of_ranking_is_answered_with_the_keys_of_this_kind():
    (problem,) = problems(RANKING + "straights: [A-K]\n")
    assert "straights: unknown key 'straights'" == f"{problem.path}: {problem.message}"
    assert problem.hint.startswith("allowed here: id, name, hand, compare")


def test_a_key_of_the_wrong_form_is_explained():
    (problem,) = problems(RANKING.replace("{A: 1", "{10: 1"))
    assert "points.10: unknown key '10'" == f"{problem.path}: {problem.message}"
    assert "one rank: A K Q J T 9 8 7 6 5 4 3 2" == problem.hint


def test_classes_with_straights_need_the_straights():
    text = RANKING.replace("points", "classes").replace("{A: 1, K: 2}", "[straight, high-card]")
    assert ["missing key 'straights'"] == [p.message for p in problems(text)]


def test_a_number_with_a_point_is_no_whole_number():
    assert ("2.0 should be a whole number", "") == of_game(players={"min": 2.0, "max": 6})["players.min"]


def test_true_is_no_number():
    assert "true should be a whole number" == of_game(players={"min": True, "max": 6})["players.min"][0]


def test_a_pattern_holds_to_the_end_of_the_text():
    assert "is not written as it should be" in of_game(id="lantern\n")["id"][0]


@pytest.mark.parametrize("value", [None, True, 0, 2.5, "x", [], ["x"], {}, {"x": 1}, [[]], "__class__"])
def test_any_value_anywhere_is_a_problem_and_never_an_exception(value):
    for key in data_of("lantern"):
        of_game(**{key: value})


def test_keys_that_mean_something_to_python_are_unknown_keys():
    found = of_game(__class__="x", __init__="y")
    assert "unknown key '__class__'" == found["__class__"][0]


def test_a_long_value_is_cut():
    message, _ = of_game(family="x" * 5000)["family"]
    assert len(message) < 100


def test_a_hopeless_file_is_answered_quickly_and_with_the_first_problems():
    calls: Counter[int] = Counter()  # of functions, by the keys of the file
    for keys in (2_000, 20_000):
        data = {f"wrong-{n}": n for n in range(keys)}
        sys.setprofile(lambda *_, keys=keys: calls.update([keys]))
        found = schema.problems(Source("x.yaml", data), ROOT / "schema", "game")
        sys.setprofile(None)
        assert schema.MOST_PROBLEMS == len(found)
    assert calls[20_000] < 2 * calls[2_000]


def test_a_folder_without_schemas_is_no_book(tmp_path):
    with pytest.raises(BookError) as error:
        schema.validator(tmp_path, "game")
    assert "cannot be read: No such file or directory" == error.value.problems[0].message


def test_a_schema_that_is_no_json_is_named(tmp_path):
    (tmp_path / "game.schema.json").write_text("{", encoding="utf-8")
    with pytest.raises(BookError) as error:
        schema.validator(tmp_path, "game")
    assert error.value.problems[0].file.endswith("game.schema.json")


# --- two validators, one verdict

KINDS = {"presets": "preset", "houses": "house", 
    "mixes": "mix", "rules": "chapter", "rankings": "ranking", "asked": "asked", "common": "options", "glossary": "glossary", "tda": "tda",
}  # by folder  # fmt: skip


def kind_of(path):
    """The schema of a file of a book."""
    alone = path.stem in ("decks", "measured", "glossary", "contents", "editions", "front", "retired", "tda")
    return path.stem if alone and path.parent.name != "presets" else KINDS.get(path.parent.name, "game")


def values_of(folder):
    """Name, kind and value of each file; by day of every fourth one of the book itself: these are long and right."""
    if folder == "tests/bad":
        return [(name, kind_of(Path(file)), parse(text, name).value) for name, file, text in wrong_texts()]
    every = sorted((ROOT / folder).rglob("*.yaml"))
    some = every[::4] if folder == "games" and not AT_NIGHT else every
    return [(path.name, kind_of(path), read(path, path.name).value) for path in some]


@pytest.mark.parametrize("folder", ["games", "tests/good", "tests/bad"])
def test_the_quick_validator_and_the_one_that_explains_agree_on_every_file(folder):
    differing, verdicts = [], set()
    for name, kind, value in values_of(folder):
        if value is not None:
            slow = next(schema.validator(ROOT / "schema", kind).iter_errors(value), None) is None
            verdicts.add(slow)
            differing += [] if slow == schema.fits(value, ROOT / "schema", kind) else [name]
    assert [] == differing
    assert {True, False} if folder == "tests/bad" else {True} == verdicts


@pytest.fixture
def of_a_page(monkeypatch):
    """The stand-in for the quick validator where nothing compiled runs."""
    monkeypatch.syspath_prepend(PURE)
    monkeypatch.delitem(sys.modules, "jsonschema_rs", raising=False)
    import jsonschema_rs

    yield jsonschema_rs
    sys.modules.pop("jsonschema_rs")


@pytest.mark.parametrize("folder", ["games", "tests/good", "tests/bad"])
def test_so_does_the_one_of_a_page_in_python_alone(of_a_page, folder):
    def beside(uri):
        return schema.contents(ROOT / "schema" / uri)

    made, differing = {}, []
    for name, kind, value in values_of(folder):
        if kind not in made:
            made[kind] = of_a_page.Draft7Validator(beside(f"{kind}.schema.json"), retriever=beside)
        if value is not None and not schema._has_whole_point(value):
            right = schema.fits(value, ROOT / "schema", kind)
            differing += [] if right == made[kind].is_valid(value) else [name]
    assert [] == differing


def test_the_one_of_a_page_refuses_a_schema_with_a_word_that_it_does_not_know(of_a_page):
    with pytest.raises(of_a_page.ValidationError, match="unknown words: minContains"):
        of_a_page.Draft7Validator({"minContains": 1}, retriever=None)


@pytest.mark.parametrize("value", [4.0, -1, 2.5, True, "4", None, [4], 10**18, 10**30])
def test_both_know_what_a_whole_number_is(value):
    data = data_of("lantern") | {"players": {"min": value, "max": 6}}
    assert not schema.fits(data, ROOT / "schema", "game")
    assert of_game(players={"min": value, "max": 6})


@pytest.mark.parametrize("text", ["lantern\n", "Lantern", "lan tern", "lantern-", "ランタン", "\ud800"])
def test_both_read_patterns_alike(text):
    assert not schema.fits(data_of("lantern") | {"id": text}, ROOT / "schema", "game")
    assert of_game(id=text)


def test_a_schema_that_the_quick_validator_does_not_take_is_read_by_the_other(tmp_path):
    (tmp_path / "x.schema.json").write_text('{"$ref": "y.schema.json#/a"}', encoding="utf-8")
    (tmp_path / "y.schema.json").write_text('{"a": {"type": "integer"}}', encoding="utf-8")
    assert (True, False) == (schema.fits(1, tmp_path, "x"), schema.fits("1", tmp_path, "x"))
