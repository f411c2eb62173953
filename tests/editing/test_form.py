"""A form of the ordinary parts of a file, which changes a value and leaves every other sign of the text alone."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import ndiff
from typing import Any

import pytest
from real_book import ROOT, real_book

from poker_rulebook.book.source import parse
from poker_rulebook.editing.desk import Completion, filled, form_of, once_more, with_choice, without

TEXT = (ROOT / "games" / "badugi.yaml").read_text("utf-8")


def changed_lines(before: str, after: str) -> list[str]:
    return [line.rstrip() for line in ndiff(before.splitlines(), after.splitlines()) if line[0] in "+-"]


def test_the_form_asks_for_names_players_limits_cards_streets_and_who_wins():
    parts = {part["name"]: part for part in form_of(TEXT, Completion(real_book(), "ja"))}
    names = ["name", "reading", "players", "deck", "betting", "raise_cap", "forced_bets", "play", "showdown"]
    assert names == list(parts)
    assert [("min", "2", "最少の人数。")] == [
        (it["name"], it["value"], it["meaning"]) for it in parts["players"]["fields"][:1]
    ]
    (betting,) = parts["betting"]["fields"]
    assert (["fixed-limit", "pot-limit", "no-limit"], True) == (betting["value"], betting["several"])
    assert betting["value"] == [word for word, _ in betting["choices"]]
    first_bet = parts["play"]["items"][1]
    size, first = first_bet["fields"]
    assert ("first-bet", "small", "left-of-big-blind") == (first_bet["id"], size["value"], first["value"])
    assert "left-of-button" in dict(first["choices"])


@pytest.mark.parametrize(
    ("path", "value", "line"),
    [
        (["players", "max"], "6", "+ players: {min: 2, max: 6}"),
        (["betting"], ["no-limit"], "+ betting: [no-limit]"),
        (["play", 2, "cards"], ["0", "3"], "+   - {id: draw-1,     do: draw, cards: [0, 3]}"),
        (["showdown", 0, "ranking"], "high", "+   - {id: low, ranking: high, own: [1, 4], board: 0}"),
        (["name", "en"], "Bad: Ugi's", "+ name: {en: 'Bad: Ugi''s', ja: バドゥギ}"),
    ],
)
def test_a_value_is_put_in_the_place_of_the_old_one(path, value, line):
    after = filled(TEXT, path, value)
    removed, added = changed_lines(TEXT, after)
    assert ("-", line) == (removed[0], added)
    found = parse(after, "x").value
    for key in path:
        found = found[key]
    assert (value if isinstance(value, str) else value[0]) == str(
        found if isinstance(value, str) else found[0]
    )


def test_comments_stay():
    text = "players: {min: 2, max: 8}   # with one deck\nraise_cap: 4  # bets\n"
    assert text.replace("4  #", "5  #") == filled(text, ["raise_cap"], "5")


def test_a_street_is_taken_out_and_put_in_once_more():
    assert ["-   - {id: draw-3,     do: draw, cards: [0, 4]}"] == changed_lines(
        TEXT, without(TEXT, ["play", 6])
    )
    more = once_more(TEXT, ["play", 6])
    assert ["+   - {id: draw-3-2,     do: draw, cards: [0, 4]}"] == changed_lines(TEXT, more)
    assert "id: draw-3-3" in once_more(more, ["play", 6])


def test_what_shares_a_line_with_others_stays():
    text = "play: [{id: a, do: deal}, {id: b, do: bet}]\n"
    assert text == without(text, ["play", 0]) == once_more(text, ["play", 0])


def fields_of(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield from part["fields"]
        for item in part["items"] or ():
            yield from item["fields"]


@pytest.mark.parametrize(
    ("kind", "file", "path", "value"),
    [
        ("chapter", "rules/side-pots", ["rules", 0, "name", "en"], "One pot for each all-in"),
        ("chapter", "rules/irregularities", ["rules", 0, "for"], None),
        ("mix", "mixes/horse", ["games", 2, "game"], "razz"),
        ("preset", "presets/wsop", ["general", "rabbit-hunting"], "never-shown"),
        ("preset", "presets/wsop", ["choices", "short-all-ins"], ""),
        ("house", "houses/lighthouse", ["preset"], "robert"),
        ("house", "houses/lighthouse", ["own_rules", 0, "name", "ja"], "携帯電話"),
        ("glossary", "glossary", [0, "term", "en"], "card"),
    ],
)
def test_other_files_have_a_form_whose_every_field_says_what_it_means(kind, file, path, value):
    text = (ROOT / "games" / f"{file}.yaml").read_text("utf-8")
    for locale in ("en", "ja"):
        fields = list(fields_of(form_of(text, Completion(real_book(), locale, kind))))
        (field,) = [field for field in fields if field["path"] == path]
        assert value is None or value == field["value"]
        unexplained = {field["name"] for field in fields if not field["meaning"]}
        assert unexplained <= {"choices.limit"}, unexplained


def test_a_preset_is_asked_for_every_option_and_every_rule_that_leaves_a_choice():
    text = (ROOT / "games/presets/wsop.yaml").read_text("utf-8")
    parts = {part["name"]: part for part in form_of(text, Completion(real_book(), "en", "preset"))}
    assert [option["id"] for option in real_book().common_options] == [
        field["name"] for field in parts["choices"]["fields"]
    ]
    own = [rule.id for chapter in real_book().chapters.values() for rule in chapter.rules if rule.choices]
    assert own == [field["name"] for field in parts["general"]["fields"]]
    (cap,) = (field for field in parts["choices"]["fields"] if field["name"] == "raise-cap")
    assert (("", "left open"), "no-cap") == (cap["choices"][0], cap["choices"][-1][0])


BLOCK = "id: a\nchoices:  # of all games\n  raise-cap: four\n  odd-chip: high  # as ever\nsources: []\n"


@pytest.mark.parametrize(
    ("text", "choice", "lines"),
    [
        (BLOCK, ("raise-cap", "five"), ["-   raise-cap: four", "+   raise-cap: five"]),
        (BLOCK, ("showing", "seat"), ["+   showing: seat"]),
        (BLOCK, ("odd-chip", ""), ["-   odd-chip: high  # as ever"]),
        ("choices: {a: b}\n", ("c", "d"), ["- choices: {a: b}", "+ choices: {a: b, c: d}"]),
        ("choices: {a: b, c: d}\n", ("a", ""), ["- choices: {a: b, c: d}", "+ choices: {c: d}"]),
        ("id: a\nchoices: {a: b}\n", ("a", ""), ["- choices: {a: b}"]),
        ("id: a\nchoices:\n  a: b\n", ("a", ""), ["- choices:", "-   a: b"]),
        ("id: a\n", ("a", "b"), ["+ choices:", "+   a: b"]),
        ("id: a\n", ("a", ""), []),
    ],
)
def test_what_is_decided_is_written_into_its_place_and_taken_out_of_it(text, choice, lines):
    after = with_choice(text, "choices", *choice)
    assert lines == [line for line in changed_lines(text, after) if line[0] in "+-"]
