"""The deals by which a reader learns a game: each shows what is stored of it."""

from __future__ import annotations

import json

import pytest
from nights import some_by_day
from real_book import GAMES, ROOT, real_book

from poker_rulebook.book.repository import Measured
from poker_rulebook.measure.lessons import CHOSEN, SHOWN, lessons, problems

BY_DAY = ("badugi", "chinese-poker", "omaha-high-low-eight-or-better", "razz", "texas-holdem")


@pytest.mark.parametrize("name", some_by_day(GAMES, BY_DAY))
def test_the_deals_of_a_game_show_what_is_stored_of_them(name):
    book = real_book()
    assert [] == list(problems(book, book.games[name]))


def test_every_game_has_two_or_three_lessons_of_which_the_first_is_about_what_wins():
    book = real_book()
    taught = {name: [*book.measured.get(name, Measured()).lessons] for name in GAMES}
    assert all(taught.values())
    assert not [
        name
        for name, words in taught.items()
        if len(words) > 3 or len(set(book.measured[name].lessons.values())) < len(words)
    ]
    assert len([words for words in taught.values() if len(words) > 1]) >= len(GAMES) - 3
    schema = json.loads((ROOT / "schema" / "measured.schema.json").read_text("utf-8"))
    words = schema["additionalProperties"]["properties"]["lessons"]["propertyNames"]["enum"]
    assert [*SHOWN] == words
    assert set(CHOSEN) < set(words)


@pytest.mark.parametrize(
    ("stored", "message"),
    [
        ({"win": 2, "repeats": 1}, "deal 1 does not show what games/measured.yaml says of it: repeats"),
        ({"wild": 2}, "deal 2 does not show what games/measured.yaml says of it: wild"),
        ({}, "games/measured.yaml has no deals to learn it by"),
    ],
)
def test_a_deal_that_does_not_show_it_is_told(monkeypatch, stored, message):
    book = real_book()
    monkeypatch.setitem(book.measured, "badugi", Measured(lessons=stored))
    (problem,) = problems(book, book.games["badugi"])
    assert ("games/badugi.yaml", message, "run: rulebook measure badugi") == (
        problem.file,
        problem.message,
        problem.hint,
    )


def test_deals_are_found_by_playing(monkeypatch):
    monkeypatch.setattr("poker_rulebook.measure.lessons.MOST_DEALS", 4)
    assert {"split": 4, "folds": 2} == lessons(real_book().games["omaha-high-low-eight-or-better"])
