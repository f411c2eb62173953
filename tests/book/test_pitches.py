"""What editors say first of their games: short, about the rules of today, and with no number that these do not have."""

from __future__ import annotations

from copy import deepcopy
from functools import partial
from pathlib import Path

import pytest

from poker_rulebook.book.checks.choices import pitch_is_right
from poker_rulebook.book.load import load
from poker_rulebook.book.parts import pitch_digest
from poker_rulebook.language.phrases import plain
from poker_rulebook.pages.game import game_view, places_of

BOOK = load(Path(__file__).parents[2])


def wrong(id_, **texts):
    """The findings in the pitch of a game with these texts in place of its own."""
    data = deepcopy(BOOK.games.source(id_).value)
    data["pitch"] |= texts
    return list(pitch_is_right(data, BOOK.games[id_]))


def spoken(id_, place, value):
    """The digest of what a pitch speaks of, with a step that says something else."""
    data = deepcopy(BOOK.games.source(id_).value)
    step, key = place.split(".")
    next(it for it in data["play"] if it["id"] == step)[key] = value
    return pitch_digest(data)


def test_every_game_has_a_pitch_in_which_nothing_is_wrong():
    assert [id_ for id_ in BOOK.games if wrong(id_) or not BOOK.games[id_].pitch] == []


def test_a_pitch_of_too_many_words_or_characters_is_told_with_their_number():
    assert wrong("badugi", en="low " * 26, ja="低" * 61) == [
        (("pitch", "en"), "the pitch has 26 words, and 25 are the most", "say it in fewer"),
        (("pitch", "ja"), "the pitch has 61 characters, and 60 are the most", "say it in fewer"),
    ]


@pytest.mark.parametrize(("locale", "text"), [("en", "Seven cards and three draws."), ("ja", "手札は7枚。")])
def test_a_number_that_the_rules_do_not_have_is_told_at_its_language(locale, text):
    hint = "say what the steps and shares of the file say"
    assert wrong("badugi", **{locale: text}) == [
        (("pitch", locale), "the number 7 is not in the rules of this game", hint)
    ]


def test_another_number_of_cards_makes_a_pitch_stale_and_another_bet_does_not():
    now = BOOK.games.source("badugi").value["pitch"]["of"]
    assert spoken("badugi", "own.cards", 5) != now
    assert spoken("badugi", "draw-1.cards", [0, 3]) != now
    assert spoken("badugi", "second-bet.size", "big") == now


def test_a_stale_pitch_is_told_with_what_to_write():
    (found,) = wrong("badugi", of="12345678")
    right = BOOK.games.source("badugi").value["pitch"]["of"]
    hint = f"read the pitch again, then write: of: '{right}'"
    assert found == (("pitch", "of"), "the rules that this pitch speaks of have changed", hint)


def test_a_choice_that_changes_what_a_pitch_speaks_of_hides_it():
    places = partial(places_of, BOOK, "pitch")
    assert places(BOOK.games["pineapple"])["pitch"]
    pineapple = BOOK.game("pineapple", {"discard-time": "before-first-bet"})
    assert not pineapple.pitch and not places(pineapple)["pitch"]
    assert BOOK.game("texas-holdem", {"limit": "fixed-limit"}).pitch


def test_where_one_text_says_what_game_it_is_it_is_the_pitch():
    view = game_view(BOOK, BOOK.games["badugi"])
    for locale in ("en", "ja"):
        assert plain(view.lead, locale) == plain(view.pitch, locale) == BOOK.games["badugi"].pitch[locale]
