"""Every game of the book: its examples come out, random play breaks nothing, both languages are complete."""

from __future__ import annotations

import pytest
from real_book import GAMES, HEADS, MIXES, OPEN_FACE, each

from poker_rulebook.book.check import file_problems
from poker_rulebook.play import script
from poker_rulebook.play.simulate import simulate
from poker_rulebook.readiness import wanted

FOUNDATION = set(
    """texas-holdem omaha-high-only omaha-high-low-eight-or-better crazy-pineapple-high-low short-deck-texas-holdem
    double-board-omaha bidirectional-chowaha murder seven-card-stud razz stud-high-low-eight-or-better five-card-draw
    deuce-to-seven-triple-draw badugi dramaha sohe""".split()
)


def test_no_file_of_the_book_has_a_problem(book):
    assert [] == [str(problem) for problem in file_problems(book)]


def test_every_file_is_a_game_of_the_book_and_says_above_its_steps_what_the_tests_read_there(book):
    assert (GAMES, MIXES) == (tuple(book.games), tuple(book.mixes))
    for game in book.games.values():
        said = HEADS[game.id]
        assert (said["family"], game.id in OPEN_FACE) == (game.family, bool(game.open_face))
        assert said.get("betting", []) == list(game.betting)
        posted = said.get("forced_bets", {})
        assert (posted.get("ante", ""), tuple(posted.get("blinds", ()))) == (
            game.forced_bets.ante,
            game.forced_bets.blinds,
        )
        assert ("joker" in said) == bool(game.deck.jokers)


def test_the_games_of_the_foundation_are_there(book):
    assert set() == FOUNDATION - set(book.games)


@each(GAMES)
def test_the_examples_come_out_as_written(book, name):
    game = book.games[name]
    found = {example.id: [*script.findings(book, game, example)] for example in game.examples}
    assert {} == {example: wrong for example, wrong in found.items() if wrong}


@each(GAMES)
def test_nothing_is_wanted_of_a_game_of_the_book(book, name):
    assert [] == [str(problem) for problem in wanted(book, book.games[name])]


def test_nearly_every_game_leads_to_a_few_rules(book):
    without = [game.id for game in book.games.values() if not game.see]
    assert len(without) <= 8


@pytest.mark.parametrize("family", ["flop", "stud", "draw"])
def test_each_betting_family_tells_a_whole_hand(book, family):
    assert any(e.final for game in book.games.values() if game.family == family for e in game.examples)


def played(game, hands, seats, seed):
    """The report of random play; it raises when something does not hold."""
    return simulate(game, hands, seats, seed)


@each(GAMES)
def test_random_play_conserves_chips_and_cards_at_the_smallest_and_largest_table(book, name):
    game = book.games[name]
    for seats in game.players:
        assert 15 == played(game, 15, seats, seed=7).hands


@each(GAMES)
def test_every_choice_of_every_option_can_be_played(book, name):
    for option in book.games[name].options:
        for choice in option.choices:
            chosen = book.game(name, {option.id: choice.id})
            assert 5 == played(chosen, 5, chosen.players[1], seed=3).hands
