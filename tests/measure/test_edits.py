"""A game is its base with the edits made: for every variant, under every choice, and for any two games of a family."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from real_book import HEADS

from poker_rulebook.book.forest import base
from poker_rulebook.book.model import Game
from poker_rulebook.measure.edits import applied, edits, rules
from poker_rulebook.play.chance import random_deal, random_hand, random_stacks
from poker_rulebook.play.stakes import usual_stakes

BASED = [name for name, head in HEADS.items() if "based_on" in head]


def told(book, mine: str, other: str) -> list[tuple]:
    """Each edit in short: its kind, the id of what the base has, and of what the variant has."""
    return [
        (edit.kind, edit.of)
        if edit.kind == "set"
        else (edit.kind, edit.there and edit.there.id, edit.here and edit.here.id)
        for edit in edits(book.games[mine], book.games[other])
        if edit.of in ("play", "showdown") or edit.of in ("deck", "forced_bets")
    ]


def test_a_step_at_another_place_is_moved(book):
    assert [("moved", "discard", "discard")] == told(book, "crazy-pineapple", "pineapple")
    assert ("moved", "exchange", "draw-1") in told(book, "triple-draw-dramaha", "dramaha")


def test_a_betting_round_stays_and_what_is_done_beside_it_moves(book):
    made = edits(book.games["crazy-pineapple-high-low"], book.games["crazy-pineapple"])
    assert [("moved", "flop-bet")] == [(edit.kind, edit.after) for edit in made if edit.of == "play"]


def test_a_step_more_is_added_and_a_step_less_left_out(book):
    assert [("left-out", "discard", None)] == told(book, "lazy-pineapple-high-only", "pineapple")
    assert ("added", None, "die") in told(book, "binglaha", "omaha-high-low-eight-or-better")


def test_the_same_game_needs_no_edit(book):
    assert () == edits(book.games["badugi"], book.games["badugi"])


def of_a_family(book) -> Iterator[tuple[Game, Game]]:
    for game in book.games.values():
        for other in book.games.values():
            if game is not other and (game.family == other.family or game.based_on == other.id):
                yield game, other


def test_any_game_of_a_family_is_any_other_with_the_edits_made(book):
    wrong = [
        (game.id, other.id)
        for game, other in of_a_family(book)
        if rules(game) != rules(applied(other, edits(game, other)))
    ]
    assert [] == wrong
    assert sum(1 for _ in of_a_family(book)) > 2500


def under_choices(book, game: Game) -> Iterator[Game]:
    for option in game.options:
        yield from (book.game(game.id, {option.id: choice.id}) for choice in option.choices[1:])


@pytest.mark.parametrize("name", BASED)
def test_a_variant_under_each_choice_is_its_base_with_the_edits_made(book, name):
    other = base(book.games, book.games[name])
    for game in under_choices(book, book.games[name]):
        assert rules(game) == rules(applied(other, edits(game, other))), game.choices


def hands(game: Game, seeds: int = 2) -> Iterator[list]:
    """What happens in some hands of random play; two hands are alike only where every event is."""
    for seed in range(seeds):
        rng = Random(seed)
        seats = game.players[0]
        hand = (
            random_deal(game, seats, rng, {})
            if game.open_face
            else random_hand(game, usual_stakes(game), random_stacks(seats, rng), rng)
        )
        yield list(hand.log)


@pytest.mark.parametrize("name", BASED)
def test_a_dealer_who_knows_the_base_and_the_edits_deals_the_variant(book, name):
    game = book.games[name]
    other = base(book.games, game)
    assert list(hands(game)) == list(hands(applied(other, edits(game, other))))


def test_an_edit_that_is_not_made_leaves_another_game(book):
    game, other = book.games["murder"], book.games["omaha-high-low-eight-or-better"]
    made = edits(game, other)
    for one in made:
        assert rules(game) != rules(applied(other, [edit for edit in made if edit is not one])), one
