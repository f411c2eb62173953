"""One hand of a hand history file: its fields, checked one by one."""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import Problem
from poker_rulebook.history.chips import Denomination
from poker_rulebook.history.notation import Told
from poker_rulebook.history.places import Places


@dataclass(frozen=True)
class Record:
    """A hand whose fields are in order; whether its actions are possible is found by playing.

    name             the key of the hand in a file of several; "" in a file of one
    number           the field `hand`, where the file has it
    variant          as the file writes it; choices: those that the file makes beside it
    antes, blinds    seat by seat from the left of the button, the blinds of late posters below zero
    stacks           None for one that is not known
    finishing        what the file says that every seat has in the end; None for an unknown one
    actions          without those that are only comments
    warnings         fields that mean nothing here
    """

    file: str
    name: str
    number: str | int | None
    variant: str
    game: Game
    choices: dict[str, str]
    money: Denomination
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    bring_in: int
    small_bet: int
    big_bet: int
    stacks: tuple[int | None, ...]
    dead_antes: bool
    carried: int
    seat_one: int
    actions: tuple[Told, ...]
    finishing: tuple[int | None, ...] | None
    places: Places
    warnings: tuple[str, ...]

    def problem(self, message: str, hint: str = "", *path: str | int) -> Problem:
        """A mistake at a place of this hand: a field, or ("actions", index)."""
        return placed(self.file, self.name, self.places, message, hint, *path)


def placed(file: str, name: str, places: Places, message: str, hint: str, *path: str | int) -> Problem:
    whole = (*([name] if name else []), *path)
    line, column = places.at(*whole)
    shown = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in whole).lstrip(".")
    return Problem(file, line, column, shown or "file", message, hint)
