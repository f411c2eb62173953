"""A game in a list is told by one before it where that takes few words."""

from __future__ import annotations

from pathlib import Path

import pytest

from poker_rulebook.book.load import load
from poker_rulebook.view.differences import Side
from poker_rulebook.view.essence import essence
from poker_rulebook.view.mixes import in_list
from poker_rulebook.view.phrases import plain

BOOK = load(Path(__file__).parents[2])


def told(*ids: str, locale: str = "en") -> str:
    *before, game = (Side(BOOK.games[id_]) for id_ in ids)
    return plain(in_list(game, before), locale)


def test_the_first_game_is_told_as_what_it_is():
    assert plain(essence(BOOK.games["razz"])) == told("razz")


def test_a_game_is_told_by_the_one_before_it_that_is_most_like_it():
    like_stud = "Seven Card Stud with the pot split between a high hand and a low of eight or better."
    assert like_stud == told("texas-holdem", "seven-card-stud", "stud-high-low-eight-or-better")


def test_what_few_sentences_tell_is_told_by_them():
    like = "Played like Bidirectional Chowaha High-Low, except for the following and what results from it."
    said = told("bidirectional-chowaha", "four-card-chowaha")
    assert f"{like} Left out: the roll with its betting." == said


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Deuce-to-Seven Triple Draw with one draw in place of three."),
        ("ja", "ドローを3回ではなく1回行うデュース・トゥ・セブン・トリプルドロー。"),
    ],
)
def test_a_game_with_fewer_draws_is_told_by_their_number(locale, said):
    assert said == told("deuce-to-seven-triple-draw", "deuce-to-seven-lowball", locale=locale)


def test_games_that_have_little_in_common_are_told_as_what_they_are():
    assert plain(essence(BOOK.games["badugi"])) == told("razz", "badugi")


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Texas Hold'em again, in another betting format."),
        ("ja", "ベット形式を変えて、もう一度テキサスホールデムを行う。"),
    ],
)
def test_a_game_that_comes_again_is_told_as_the_same(locale, said):
    assert said == told("texas-holdem", "razz", "texas-holdem", locale=locale)
