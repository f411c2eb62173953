"""Random play of every game counts what it counted before.

`pytest tests/play/test_counts.py --update-counts` counts anew; the difference is read in review. A change of one
game's rules changes the rows of that game alone.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from counting import keep_counts, kept_counts, rows

from generator.book.load import load

BOOK = load(Path(__file__).resolve().parents[2])


def counted(name: str) -> dict:
    return {row: count() for row, count in rows(BOOK, BOOK.sources[name].value).items()}


@pytest.fixture(scope="module")
def kept(request) -> dict:
    if request.config.getoption("--update-counts"):
        keep_counts({name: counted(name) for name in BOOK.games})
    return kept_counts()


@pytest.mark.parametrize("name", BOOK.games)
def test_random_play_counts_as_it_was_kept(kept, name):
    assert kept.get(name) == counted(name)


def test_no_counts_are_kept_of_a_game_that_is_gone(kept):
    assert list(BOOK.games) == list(kept)
