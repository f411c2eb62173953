"""What is said above the rules is true of hands that are played."""

from __future__ import annotations

import os

import pytest
from claims import CLAIMS, NOUNS, false_claims
from real_book import GAMES, each, real_book

from poker_rulebook.book.model import Game
from poker_rulebook.view.essence import essence
from poker_rulebook.view.peculiar import peculiarities
from poker_rulebook.view.phrases import phrases

HANDS = int(os.environ.get("CLAIMED", "12"))  # of every game; `make nightly` plays more


def told_otherwise(name: str) -> list[Game]:
    """The game under each choice that changes its head."""
    usual = real_book().games[name]
    others = [real_book().game(name, {o.id: c.id}) for o in usual.options for c in o.choices[1:]]
    said = {(essence(usual), peculiarities(usual))}
    return [
        game
        for game in others
        if (head := (essence(game), peculiarities(game))) not in said and not said.add(head)
    ]


@each(GAMES)
def test_every_clause_of_a_head_is_true_of_hands_that_are_played(name):
    assert [] == false_claims(real_book().games[name], hands=HANDS)


@each(GAMES)
def test_every_clause_is_true_under_every_choice_that_changes_the_head(name):
    assert [] == [wrong for game in told_otherwise(name) for wrong in false_claims(game, hands=HANDS // 3)]


def test_every_claim_is_a_message():
    keys = {key for key in (*CLAIMS, *NOUNS) if not key.startswith("fact:")}
    assert set() == keys - {*phrases("en")}


@pytest.mark.parametrize(
    ("told", "played", "key"),
    [
        ("dramaha", "triple-draw-dramaha", "essence-draws-after"),
        ("pineapple", "crazy-pineapple", "essence-thrown-before"),
        ("omaha-high-only", "texas-holdem", "essence-hole-cards"),
        ("razz", "seven-card-stud", "first-lowest-showing"),
        ("badeucy", "badacey", "essence-split"),
        ("omaha-high-low-eight-or-better", "omaha-high-only", "essence-split-using"),
        ("short-deck-texas-holdem", "texas-holdem", "scale-beats"),
        ("manila", "texas-holdem", "essence-board-singly"),
    ],
)
def test_what_one_game_says_is_false_of_another(told, played, key):
    wrong = false_claims(real_book().games[played], hands=6, told=real_book().games[told])
    assert key in {line.partition(":")[0] for line in wrong}
