"""The results as plain JSON, for the command line and for checking the examples of general rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from poker_rulebook.director.balance import Balanced, balanced, read_tables
from poker_rulebook.director.entries import AskedData
from poker_rulebook.director.penalty import Penalty, read_penalty
from poker_rulebook.director.places import Finishes, placed, read_eliminated
from poker_rulebook.director.race import Race, Raced, raced, read_race

JsonAnswer = dict[str, Any]


def race_answer(race: Race, found: Raced) -> JsonAnswer:
    """The result of a chip race; before the cards are dealt it has no winners."""
    answer: JsonAnswer = {"exchanged": list(race.exact), "odd": list(race.odd), "prizes": race.prizes}
    if found.won is None:
        return answer
    lists = {"won": found.won, "spared": found.spared, "chips": found.chips}
    return answer | {key: list(seats) for key, seats in lists.items()} | {"added": found.added}


def balance_answer(found: Balanced) -> JsonAnswer:
    """The result of balancing; it says who moves if the table with more players is known."""
    moves = {} if found.moves is None else {"moves": found.moves}
    return {**moves, "seat": found.seated.seat, "hands": found.seated.hands, "waits": found.seated.waits}


def places_answer(found: Finishes) -> JsonAnswer:
    return {"places": [list(span) for span in found.places], "prizes": list(found.prizes), "odd": found.odd}


def penalty_answer(penalty: Penalty) -> JsonAnswer:
    return {"hands": penalty.total, "left": penalty.left}


def _race(value: AskedData) -> JsonAnswer:
    race = read_race(value)
    return race_answer(race, raced(race))


ANSWERS: dict[str, Callable[[AskedData], JsonAnswer]] = {
    "race": _race,
    "balance": lambda value: balance_answer(balanced(*read_tables(value))),
    "places": lambda value: places_answer(placed(read_eliminated(value))),
    "penalty": lambda value: penalty_answer(read_penalty(value)),
}
