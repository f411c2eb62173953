"""Words that fit at a place of a file that is being typed."""

from __future__ import annotations

import pytest
from real_book import real_book

from poker_rulebook.editing.desk import Completion, place_of


@pytest.fixture(scope="module")
def words() -> dict[str, Completion]:
    return {locale: Completion(real_book(), locale) for locale in ("en", "ja")}


@pytest.mark.parametrize(
    ("text", "path", "key"),
    [
        ("", (), True),
        ("pl", (), True),
        ("players: {min: 2, ", ("players",), True),
        ("betting: [fixed-limit, ", ("betting", "*"), False),
        ("play:\n  - {id: x, do: bet, first: ", ("play", "*", "first"), False),
        ("play:\n  - {id: x, do: bet}\n  - {", ("play", "*"), True),
        ("examples:\n  - id: x\n    title:\n      en: X\n    ", ("examples", "*"), True),
        (
            "examples:\n  - id: x\n    actions:\n      own-bet: [A checks]\n  - id: y\n    ",
            ("examples", "*"),
            True,
        ),
        ("name: {en: 'a, {b', ja: x}\ndeck: ", ("deck",), False),
        ("# play: {\nde", (), True),
    ],
)
def test_the_place_of_a_cursor_follows_indentation_and_braces(text, path, key):
    found = place_of(text)
    assert (path, key) == (found.path, found.key)


def test_words_have_their_meaning_in_the_language_of_the_page(words):
    said = {
        locale: {it["word"]: it["meaning"] for it in it_.at("deck: x\nplayers: {m", 19)}
        for locale, it_ in words.items()
    }
    assert "Fewest players who can play." == said["en"]["min:"]
    assert "最少の人数。" == said["ja"]["min:"]


def test_what_fits_depends_on_the_words_beside(words):
    first = "play:\n  - {id: x, do: bet, first: left"
    found = [it["word"] for it in words["en"].at(first, len(first))]
    assert ["left-of-big-blind", "left-of-button"] == sorted(found)
    deal = "play:\n  - {id: x, do: deal, "
    keys = {it["word"] for it in words["en"].at(deal, len(deal))}
    assert {"to:", "cards:", "face:"} <= keys and not {"size:", "do:", "id:"} & keys


def test_rankings_and_decks_of_the_book_are_named(words):
    text = "showdown:\n  - {id: low, ranking: deuce"
    assert "deuce-to-seven" in {it["word"] for it in words["en"].at(text, len(text))}
