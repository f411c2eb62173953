"""Every game of the book: its examples come out, random play breaks nothing, both languages are complete."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from poker_rulebook.book.check import file_problems
from poker_rulebook.book.load import load
from poker_rulebook.play import examples
from poker_rulebook.play.simulate import simulate
from poker_rulebook.play.simulate_rows import simulate_rows

BOOK = load(Path(__file__).resolve().parents[2])
FOUNDATION = set(
    """texas-holdem omaha-high-only omaha-high-low-eight-or-better crazy-pineapple-high-low short-deck-texas-holdem
    double-board-omaha bidirectional-chowaha murder seven-card-stud razz stud-high-low-eight-or-better five-card-draw
    deuce-to-seven-triple-draw badugi dramaha sohe""".split()
)
EXAMPLES = [(game, example) for game in BOOK.games.values() for example in game.examples]


def test_no_file_of_the_book_has_a_problem():
    assert [] == [str(problem) for problem in file_problems(BOOK)]


def test_the_games_of_the_foundation_are_there():
    assert set() == FOUNDATION - set(BOOK.games)


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=[f"{g.id}#{e.id}" for g, e in EXAMPLES])
def test_the_example_comes_out_as_written(game, example):
    assert [] == list(examples.findings(BOOK, game, example))


@pytest.mark.parametrize("game", BOOK.games.values(), ids=list(BOOK.games))
def test_a_game_has_at_least_three_examples(game):
    assert 3 <= len(game.examples)


@pytest.mark.parametrize(("locale", "stop"), [("en", r"[.;:] |\.$"), ("ja", "。")])
def test_no_sentence_of_a_note_stands_in_another_game_or_in_a_chapter(locale, stop):
    texts = {f"{game.id}#{note.id}": note.text for game in BOOK.games.values() for note in game.notes}
    texts |= {rule.id: rule.text for chapter in BOOK.chapters.values() for rule in chapter.rules}
    places = defaultdict(list)
    for place, text in texts.items():
        for sentence in filter(None, re.split(stop, text[locale])):
            places[sentence.strip()].append(place)
    assert {} == {sentence: found for sentence, found in places.items() if len(found) > 1}


def test_nearly_every_game_leads_to_a_few_rules():
    without = [game.id for game in BOOK.games.values() if not game.see]
    assert len(without) <= 8


@pytest.mark.parametrize("family", ["flop", "stud", "draw"])
def test_each_betting_family_tells_a_whole_hand(family):
    assert any(e.final for game in BOOK.games.values() if game.family == family for e in game.examples)


def played(game, hands, seats, seed):
    """The report of random play; it raises when something does not hold."""
    return (simulate_rows if game.open_face else simulate)(game, hands, seats, seed)


@pytest.mark.parametrize("game", BOOK.games.values(), ids=list(BOOK.games))
def test_random_play_conserves_chips_and_cards_at_the_smallest_and_largest_table(game):
    for seats in game.players:
        assert 15 == played(game, 15, seats, seed=7).hands


@pytest.mark.parametrize("game", BOOK.games.values(), ids=list(BOOK.games))
def test_every_choice_of_every_option_can_be_played(game):
    for option in game.options:
        for choice in option.choices:
            chosen = BOOK.game(game.id, {option.id: choice.id})
            assert 5 == played(chosen, 5, chosen.players[1], seed=3).hands
