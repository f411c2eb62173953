"""Work that is remembered by what it has read of a game."""

from __future__ import annotations

import pytest
from real_book import real_book

from poker_rulebook.book.followed import Followed, Readings, shared


@pytest.fixture
def badugi():
    return real_book().game("badugi")


@pytest.fixture
def uncapped():
    return real_book().game("badugi", {"raise-cap": "no-cap"})


def counted(work):
    """The same function, and the games that it was given."""
    games = []

    def noted(game):
        games.append(game)
        return work(game)

    return noted, games


def test_games_that_are_alike_in_what_is_read_are_worked_on_once(badugi, uncapped):
    work, worked_on = counted(lambda game: len(game.play))
    steps = Followed(work, Readings())
    assert steps(badugi) == steps(uncapped) == len(badugi.play)
    assert len(worked_on) == 1


def test_games_that_differ_in_it_are_worked_on_one_by_one(badugi, uncapped):
    cap = Followed(lambda game: game.limit and game.raise_cap, Readings())
    assert [cap(badugi), cap(uncapped), cap(badugi)] == [badugi.raise_cap, None, badugi.raise_cap]
    assert badugi.raise_cap is not None


def test_what_a_method_is_asked_is_read_with_its_arguments(badugi, uncapped):
    capped = Followed(lambda game: (game.is_capped(1, 2), game.is_capped(9, 6)), Readings())
    assert (capped(badugi), capped(uncapped)) == ((False, True), (False, False))


def test_a_shared_function_is_worked_on_once_for_all_who_call_it(badugi):
    work, worked_on = counted(lambda game: len(game.play))
    steps, readings = shared(work), Readings()
    assert Followed(lambda game: steps(game) + 1, readings)(badugi) == len(badugi.play) + 1
    assert Followed(lambda game: steps(game) + 2, readings)(badugi) == len(badugi.play) + 2
    assert len(worked_on) == 1


def test_what_a_shared_function_reads_is_read_by_who_calls_it(badugi, uncapped):
    cap, readings = shared(lambda game: game.raise_cap), Readings()
    first, second = (Followed(lambda game: (cap(game),), readings) for _ in range(2))
    assert [first(badugi), second(badugi)] == [(badugi.raise_cap,), (badugi.raise_cap,)]
    assert [first(uncapped), second(uncapped)] == [(None,), (None,)]
