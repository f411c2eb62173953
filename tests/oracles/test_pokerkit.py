"""The same random hands played by PokerKit, in every game that it can be told: stacks, and all that is allowed."""

from __future__ import annotations

import pytest
from nights import AT_NIGHT
from real_book import WITH_POTS, real_book

from oracles.pokerkit_agreement import compared
from oracles.pokerkit_games import PLAYED, TABLE, formats

HANDS = 8 if AT_NIGHT else 4  # of each game in each of its formats; tests/oracles/nightly.py plays many more


def test_every_game_with_bets_is_told_to_pokerkit_or_says_why_not():
    assert sorted(WITH_POTS) == sorted(TABLE)
    assert [] == [
        name for name, entry in TABLE.items() if ("streets" in entry or "by" in entry) == ("cannot" in entry)
    ]


def test_every_outcome_of_a_question_that_decides_the_game_has_its_entry():
    for name, entry in TABLE.items():
        if "by" in entry:
            outcomes = {outcome.id for outcome in real_book().games[name].step(entry["by"]).outcomes}
            assert {"by"} | outcomes == set(entry), name


@pytest.mark.parametrize("name", PLAYED)
def test_random_hands_end_as_pokerkit_plays_them(name: str):
    for of in formats(real_book(), name):
        found = compared(of, 1, HANDS)
        assert "" == found.difference
        assert found.compared >= HANDS // 2
