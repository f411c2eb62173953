"""rulebook map: all of the book at a glance, in both languages."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from poker_rulebook.cli.commands import rulebook
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import filled
from poker_rulebook.pages.endpapers import branches, what_went_wrong

pytestmark = pytest.mark.usefixtures("books_read_once")


def printed(*args: str, status: int = 0) -> str:
    result = CliRunner(env={"COLUMNS": "200"}).invoke(rulebook, ["map", *args])
    assert status == result.exit_code, result.output
    return result.output


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_game_stands_on_the_map_with_what_changes_and_its_id(book, lang):
    lines = [line.lstrip("│├└─ ") for line in printed("--lang", lang).splitlines()]
    for it in branches(book):
        change = f"  {plain(it.change, lang)}" if it.change else ""
        assert f"{plain(it.name, lang)}{change}  {it.game}" in lines


def test_the_map_as_json_is_that_of_the_site(book):
    found = json.loads(printed("--json"))
    assert [it.game for it in branches(book)] == [it["id"] for it in found["games"]]
    assert "goes with 'rulebook map'" in printed("ladder", "--json", status=2)


def test_games_are_listed_by_board_and_draws(book):
    words = printed("kinds").split()
    assert sorted(book.offered) == sorted(set(words) & set(book.offered))


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_ladder_tells_how_rare_a_royal_flush_is(lang):
    first = next(line for line in printed("ladder", "--lang", lang).splitlines() if line.startswith("1."))
    assert "649,740" in first
    assert "30,940" in first


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_mistake_leads_to_its_rule(book, lang):
    ends = {line.rpartition("  ")[2] for line in printed("wrong", "--lang", lang).splitlines()}
    assert {id_ for turn in what_went_wrong(book) for id_ in turn.rules} <= ends


@pytest.mark.parametrize(("lang", "label"), [("en", "Put right until"), ("ja", "訂正の期限")])
def test_a_mistake_says_until_when_it_can_be_put_right(book, lang, label):
    lines = [line.lstrip("│├└─ ") for line in printed("wrong", "--lang", lang).splitlines()]
    rules = {rule.id: rule for chapter in book.chapters.values() for rule in chapter.rules}
    asked = [rules[id_] for turn in what_went_wrong(book) for id_ in turn.rules]
    told = [f"{label}  {plain(filled(rule.until, rule.figures), lang)}" for rule in asked if rule.until]
    assert told == [line for line in lines if line.startswith(label)]
    boxed = next(n for n, line in enumerate(lines) if line.endswith("  boxed-card"))
    assert lines[boxed + 1].startswith(label)
