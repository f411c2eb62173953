"""What the pages that find and compare games are given: every game, by the same data as its own page."""

from __future__ import annotations

import json

import pytest

from poker_rulebook.document.edition import edition
from poker_rulebook.document.views import FACETS, facets
from poker_rulebook.language.sentences import sentences
from poker_rulebook.languages import LOCALES
from poker_rulebook.web.markdown import marked
from poker_rulebook.web.scripts import compared, comparison_script

FOUND = {  # what is asked -> games that answer, and games that do not
    ("low", "badugi"): ({"badugi", "badeucy", "razzdugi"}, {"high-badugi", "razz"}),
    ("low", "deuce-to-seven"): ({"deuce-to-seven-razz", "badeucy", "duck-flush"}, {"badugi"}),
    ("low", "none"): ({"texas-holdem", "high-badugi", "ofc-pineapple"}, {"dramaha-zero"}),
    ("split", "divided"): ({"sohe", "big-o", "dramaha-49"}, {"razz", "duck-flush", "open-face-chinese"}),
    ("board", "10"): ({"double-board-omaha", "double-board-holdem"}, {"sohe"}),
    ("limit", "no-limit"): ({"texas-holdem", "rio-bravo"}, {"razz"}),
    ("draws", "3"): ({"badugi", "korean"}, {"five-card-draw"}),
}  # fmt: skip


@pytest.mark.parametrize("asked", FOUND)
def test_games_are_found_by_what_they_are(viewed, asked):
    found = {row.game for row in viewed.overview for it in row.traits if (it.facet, it.value) == asked}
    there, elsewhere = FOUND[asked]
    assert there <= found
    assert not elsewhere & found


def test_every_game_answers_every_question_with_a_choice_of_the_page(viewed):
    choices = {
        (facet.id, it.value) for facet in facets(r.traits for r in viewed.overview) for it in facet.choices
    }
    for row in viewed.overview:
        assert set(FACETS) == {it.facet for it in row.traits}
        assert {(it.facet, it.value) for it in row.traits} <= choices


@pytest.mark.parametrize("locale", LOCALES)
def test_the_comparison_says_of_each_game_what_its_view_says(viewed, locale):
    book = edition(viewed, locale)
    script = comparison_script(book)
    document = json.loads(script.removeprefix("rulebookCompared(").removesuffix(")\n"))
    texts = document["texts"]
    assert len(book.games) == len(document["games"])
    for game in book.games:
        said = document["games"][game.id]["parts"]
        for section in game.sections:
            told = [[texts[n] for n in numbers] for _, numbers in said[section.id]]
            assert [[marked(s, locale) for s in sentences(rule.text)] for rule in section.parts] == told


def test_a_sentence_has_one_number_in_all_games(viewed):
    """Big O differs from Omaha High-Low in its cards, and not in what wins."""
    book = edition(viewed, "en")
    games = {game.id: {id_: rules for id_, _, rules in compared(book, game)} for game in book.games}
    one, other = games["omaha-high-low-eight-or-better"], games["big-o"]
    assert one["winning"] == other["winning"]
    assert dict(one["facts"])[book.labels["board"]] == dict(other["facts"])[book.labels["board"]]
    assert one["play"] != other["play"]
