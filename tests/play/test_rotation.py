"""Turns of the games of a mix."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from poker_rulebook.play.simulate import simulate_mix, turns


def first(mix, count, seats=6, seed=1):
    return [(turn.part.label, turn.hands) for turn in islice(turns(mix, seats, random.Random(seed)), count)]


def test_an_orbit_is_a_hand_for_each_seat_and_after_the_last_game_comes_the_first(book):
    expected = [("H", 4), ("O", 4), ("R", 4), ("S", 4), ("E", 4), ("H", 4)]
    assert expected == first(book.mixes["horse"], 6, seats=4)


def test_a_change_that_counts_hands_has_that_many_whatever_the_seats(book):
    mix = book.mix("horse", {"change": "hands"})
    assert [("H", 8), ("O", 8)] == first(mix, 2, seats=3)


def test_the_players_choose_any_game_where_the_choice_is_theirs(book):
    mix = book.mix("mixed-triple-draw", {"change": "dealers-choice"})
    chosen = first(mix, 60)
    assert {"2-7", "A-5", "Badugi"} == {label for label, _ in chosen}
    assert first(mix, 60, seed=2) != chosen


def test_the_hands_of_a_simulation_are_shared_out_in_order(book):
    reports = simulate_mix(book.mixes["horse"], 23, seats=4, seed=1)
    assert [7, 4, 4, 4, 4] == [report.hands for report in reports.values()]
    assert ["holdem", "omaha", "razz", "stud", "eight"] == list(reports)


def test_a_game_that_had_no_turn_has_no_report(book):
    assert ["holdem", "omaha"] == list(simulate_mix(book.mixes["horse"], 5, seats=4, seed=1))


@pytest.mark.parametrize("name", ["horse", "hoser", "chorse", "8-game-mix", "10-game-mix", "11-game-mix", "big-oe", "mixed-triple-draw"])  # fmt: skip
def test_chips_and_cards_are_conserved_in_every_mix(book, name):
    mix = book.mixes[name]
    reports = simulate_mix(mix, 2 * 6 * len(mix.games), seats=6, seed=1)
    assert [part.id for part in mix.games] == list(reports)
    assert all(report.counts["showdowns"] for report in reports.values())


def test_the_same_seed_plays_the_same_hands(book):
    outcomes = [
        {id_: report.outcomes for id_, report in simulate_mix(book.mixes["horse"], 60, 6, seed).items()}
        for seed in (3, 3, 4)
    ]
    assert outcomes[0] == outcomes[1]
    assert outcomes[0] != outcomes[2]
