"""The words of the table as data: found by any of their names, told in the terminal, written as JSON."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner
from small_book import GAMES, book_folder

from poker_rulebook.book.chapters import find_word, near_words
from poker_rulebook.book.check import file_problems
from poker_rulebook.book.load import load
from poker_rulebook.cli.commands import rulebook
from poker_rulebook.data import glossary_document

pytestmark = pytest.mark.usefixtures("books_read_once")


def show(*args: str):
    return CliRunner().invoke(rulebook, ["show", *args])


@pytest.mark.parametrize("name", ["odd-chip", "Odd Chips", "端数チップ", "はすうちっぷ", "端数", "ODDCHIP"])
def test_a_word_answers_to_all_its_names(book, name):
    assert "odd-chip" == find_word(book.terms, name).id


def test_a_word_misspelt_is_answered_with_the_nearest(book):
    assert find_word(book.terms, "strdle") is None
    assert "straddle" == near_words(book.terms, "stradle")[0]
    assert near_words(book.terms, "") == []


@pytest.mark.parametrize(
    ("lang", "names", "meaning", "cited"),
    [
        ("en", "odd chip  端数チップ", "left over", "odd chips odd-chips"),
        ("ja", "端数チップ  odd chip", "余るチップ。", "最小額面 smallest-chip 引き分け tie"),
    ],
)
def test_a_word_is_told_in_the_terminal(lang, names, meaning, cited):
    result = show("odd-chip", "--lang", lang)
    assert 0 == result.exit_code, result.output
    text = " ".join(result.output.split())
    assert all(name in text for name in names.split("  "))
    assert meaning in text
    assert cited in text


def test_a_word_may_cite_the_rule_of_its_name(tmp_path):
    folder = book_folder(tmp_path, *GAMES, mixes=True, rules=True)
    glossary = folder / "games" / "glossary.yaml"
    glossary.write_text(glossary.read_text("utf-8").replace("burn-word", "burn"), "utf-8")
    assert [] == file_problems(load(folder))


def test_a_game_and_a_rule_come_before_a_word_of_the_same_id():
    assert "Badugi" in show("badugi").output.splitlines()[0]
    assert show("bounty").output.splitlines()[0].split()[0][0].isdigit()  # the number of a rule


def test_a_word_has_no_options():
    result = show("straddle", "--option", "limit=no-limit")
    assert 2 == result.exit_code
    assert "'straddle' is a word of the glossary: --option is for games and mixes" in result.output


def test_an_unknown_name_is_answered_with_the_nearest_word():
    result = show("stradle")
    assert 2 == result.exit_code
    assert "straddle" in result.output.partition("the nearest are")[2]


def test_the_glossary_as_json_has_every_word_in_both_languages(book, viewed):
    found = json.loads(json.dumps(glossary_document(book, viewed)))
    assert sorted(book.terms) == [word["id"] for word in found]
    chip = next(word for word in found if word["id"] == "odd-chip")
    assert {"en": "odd chip", "ja": "端数チップ"} == chip["term"]
    assert "はすうちっぷ" == chip["reading"]
    assert ["odd chip", "odd chips"] == chip["forms"]["en"]
    assert {"kind": "chapter", "id": "odd-chips"} == chip["see"][0]
    assert {"en", "ja"} == set(chip["text"])
    assert chip["linked"]
    assert not next(word for word in found if word["id"] == "card")["linked"]
