"""Random play of every game and mix counts what it counted before.

`pytest tests/play/test_counts.py --update` counts anew; the difference is read in review. A change of one
game's rules changes the rows of that game alone, and of the mixes that play it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any
from zlib import crc32

import pytest
from counting import counted, keep_counts, kept_counts
from counting_answers import answers
from real_book import GAMES, MIXES, real_book
from table import act, game, start

from poker_rulebook.play.exchanges import DIVIDE, DRAW
from poker_rulebook.play.openface import PLACE
from poker_rulebook.play.questions import Bin, ToPut
from poker_rulebook.play.stakes import Stakes

NAMES = [*GAMES, *MIXES]


@pytest.fixture(scope="module")
def kept(request) -> dict:
    if request.config.getoption("--update"):
        only, before = request.config.getoption("--game"), kept_counts()
        new = [name for name in NAMES if only is None or name in only]
        keep_counts({n: played(n) if n in new else before[n] for n in NAMES if n in {*new, *before}})
    return kept_counts()


def played(name: str) -> dict[str, Any]:
    return {row: count() for row, count in counted(real_book(), name).items()}


def is_tried_by_day(name: str, row: str) -> bool:
    """Rows of all tables, and of choices one in six: others in each game."""
    return "=" not in row or crc32(f"{name} {row}".encode()) % 6 == 0


@pytest.mark.parametrize("name", NAMES)
def test_random_play_counts_as_it_was_kept(kept, name, at_length):
    """By day rows of choices that are not tried stand for as they were kept."""
    before = kept.get(name, {})
    found = {
        row: count() if at_length or is_tried_by_day(name, row) else before.get(row)
        for row, count in counted(real_book(), name).items()
    }
    different = told(name, before, found)
    if different:
        pytest.fail(different, pytrace=False)


def test_no_counts_are_kept_of_a_game_that_is_gone(kept):
    assert NAMES == list(kept)


# How many answers there are


def test_a_wager_may_be_any_chip_from_the_smallest_raise_to_all_in():
    hand = start(game("texas-holdem"), Stakes(10, 20, 5, 10), [100] * 3)
    assert 2 + (100 - 20 + 1) == answers(hand.decision)  # fold, call, raise to 20 ... 100


def test_in_fixed_limit_there_is_one_raise_and_who_owes_nothing_has_no_reason_to_fold():
    hand = start(game("razz"), Stakes(10, 20, 0, 0, 1, 3), [100] * 2)
    assert 2 == answers(hand.decision)  # bring in or complete
    hand = act(start(game("badugi"), Stakes(10, 20, 5, 10), [100] * 2), "B call")
    assert 2 == answers(hand.decision)  # check or raise


def divided(sizes: dict[str, int]) -> ToPut:
    own = tuple(range(sum(sizes.values())))
    bins = {name: Bin(count, count) for name, count in sizes.items()}
    return ToPut(0, "divide", DIVIDE, own, bins, len(own), len(own))


def placed(received: int, count: int, free: dict[str, int]) -> ToPut:
    bins = {name: Bin(0, room) for name, room in free.items()}
    return ToPut(0, "place", PLACE, tuple(range(received)), bins, count, count)


@pytest.mark.parametrize(
    ("decision", "number"),
    [
        (DRAW.question(0, "draw", tuple(range(5)), 0, 5), 2**5),
        (DRAW.question(0, "draw", tuple(range(5)), 0, 3), 1 + 5 + 10 + 10),
        (divided({"omaha": 4, "holdem": 2}), 15),
        (placed(5, 5, {"front": 3, "middle": 5, "back": 5}), 3**5 - 1 - 5 * 2),
        (placed(3, 2, {"front": 1, "middle": 0, "back": 1}), 3 * 2),
    ],
)
def test_choices_of_cards_are_counted(decision, number):
    assert number == answers(decision)


# What is said of a difference

MOST_LINES = 12
AGAIN = """\
Random play of this game goes otherwise than when its counts were kept. If no rule of it was meant to change, look for
the change that was not meant. Only with a reason, which the commit says, count anew:
    .venv/bin/python -m pytest tests/play/test_counts.py --update"""


def told(name: str, kept: Mapping[str, Any], found: Mapping[str, Any]) -> str:
    """One line for each count that differs, and what to do; '' when none does."""
    lines = [f"{place}: {now}" for place, now in changes(kept, found)]
    if not lines:
        return ""
    more = [f"and {len(lines) - MOST_LINES} more"] if len(lines) > MOST_LINES else []
    return "\n".join([name, *(f"    {line}" for line in [*lines[:MOST_LINES], *more]), AGAIN])


def changes(kept: Any, found: Any, place: str = "") -> Iterator[tuple[str, str]]:
    """(where, "was -> is") for every count that differs."""
    if isinstance(kept, Mapping) and isinstance(found, Mapping):
        for key in [*kept, *(key for key in found if key not in kept)]:
            inside = f"{place}, {key}" if place else str(key)
            if key not in found:
                yield inside, "is not counted any more"
            elif key not in kept:
                yield inside, f"is new: {found[key]}"
            else:
                yield from changes(kept[key], found[key], inside)
    elif kept != found:
        yield place, f"{kept} -> {found}"


def test_a_difference_names_the_row_and_the_count_and_the_command():
    before = {"2 players": {"events": 10, "first": {"flop-bet": [1, 2]}}, "raise-cap=five": {"events": 3}}
    now = {"2 players": {"events": 10, "first": {"flop-bet": [2, 1]}}, "raise-cap=six": {"events": 3}}
    lines = told("razz", before, now).splitlines()
    assert "razz" == lines[0]
    assert "    2 players, first, flop-bet: [1, 2] -> [2, 1]" == lines[1]
    assert "    raise-cap=five: is not counted any more" == lines[2]
    assert "    raise-cap=six: is new: {'events': 3}" == lines[3]
    assert lines[-1].endswith("tests/play/test_counts.py --update")


def test_of_many_differences_the_first_are_told_and_how_many_more_there_are():
    lines = told("razz", {str(n): n for n in range(20)}, {str(n): -n - 1 for n in range(20)}).splitlines()
    assert "    and 8 more" == lines[13]


def test_nothing_is_said_of_equal_counts():
    assert "" == told("razz", {"2 players": {"events": 1}}, {"2 players": {"events": 1}})
