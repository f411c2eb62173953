"""Balancing tables: who moves, and into which seat.

Source: games/rules/seats-and-tables.yaml, and rules 10 and 11 of the Poker TDA 2024.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from poker_rulebook.director.entries import MOST_SEATS, AskedData, number, only, seats
from poker_rulebook.play.reading import InputError

PARTS = (
    "taken",
    "button",
    "small_blind",
)  # keys for a table; those for the table with more players begin with "from_"


def clockwise(size: int, seat: int) -> Iterator[int]:
    """Every other seat of a table, clockwise."""
    return ((seat + step - 1) % size + 1 for step in range(1, size))


class RoundTable(Struct, frozen=True):
    """A table before its next hand; seats are numbered clockwise from 1.

    size           its seats
    taken          the seats with a player
    button         the seat of the button in the next hand; it may be empty
    small_blind    the seat of the small blind; it may be empty, too
    """

    size: int
    taken: tuple[int, ...]
    button: int
    small_blind: int

    @property
    def big_blind(self) -> int:
        """The seat that is the big blind in the next hand. With two players the button is the small blind."""
        if len(self.taken) == 2:
            return next(seat for seat in self.taken if seat != self.button)
        return next(seat for seat in clockwise(self.size, self.small_blind) if seat in self.taken)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats after the button up to the small blind: a new player there waits until the button has passed."""
        between = list(clockwise(self.size, self.button))
        return tuple(between[: between.index(self.small_blind) + 1])


class Seated(Struct, frozen=True):
    """The seat of the player who moves.

    hands    number of hands before that player is the big blind: 0 if it is so in the next hand
    waits    whether a new player in this seat is not dealt in until the button has passed
    """

    seat: int
    hands: int
    waits: bool


def worst_seat(table: RoundTable) -> Seated:
    """The open seat that is the big blind soonest, even as the only blind; the small blind only if no other is open."""
    waiting, before = table.waiting, 0
    for seat in clockwise(table.size, table.small_blind):
        if seat not in table.taken and seat not in waiting:
            return Seated(seat, before, False)
        before += seat in table.taken
    return Seated(next(seat for seat in waiting if seat not in table.taken), len(table.taken), True)


class Balanced(Struct, frozen=True):
    """Who moves, and the new seat.

    moves    the seat of the moving player at the table with more players; None if that table is not known
    """

    moves: int | None
    seated: Seated


def balanced(to: RoundTable, source: RoundTable | None = None) -> Balanced:
    """Who moves and where to: the player who is the next big blind moves to the worst seat."""
    return Balanced(source.big_blind if source else None, worst_seat(to))


def read_tables(value: AskedData) -> tuple[RoundTable, RoundTable | None]:
    """The table with too few players, and the one with more if from_button, from_taken and from_small_blind are given.

    Raises InputError, with the place of the mistake.
    """
    only(value, ("size", *PARTS, *(f"from_{part}" for part in PARTS)))
    size = number(value, "size", 2, 9, MOST_SEATS)
    to = _table(value, "", size)
    if len(to.taken) == size:
        raise InputError(("taken",), "no seat is open", "leave out the open seats", "balance-full")
    source = (
        _table(value, "from_", size) if any(value.get(f"from_{part}") is not None for part in PARTS) else None
    )
    if source and len(source.taken) <= len(to.taken) + 1:
        message = f"that table has {len(source.taken)} players, the other {len(to.taken)}"
        raise InputError(("from_taken",), message, "nobody has to move", "balance-even")
    return to, source


def _table(value: AskedData, prefix: str, size: int) -> RoundTable:
    """One of the two tables.    prefix    of its keys"""
    taken_key, button_key, small_blind_key = (f"{prefix}{part}" for part in PARTS)
    taken, button = seats(value, taken_key, size), number(value, button_key, 1, most=size)
    if len(taken) < 2:
        hint = "write the seats taken: 1 2 5"
        raise InputError((taken_key,), "fewer than two players are left", hint, "balance-few")
    if len(taken) == 2 and button not in taken:
        message = "with two players one of them has the button"
        raise InputError((button_key,), message, "", "balance-button")
    due = next(seat for seat in clockwise(size, button) if seat in taken)
    small_blind = number(value, small_blind_key, 1, due, size)
    if small_blind == button:
        raise InputError((small_blind_key,), "that is the button", "", "balance-small-blind")
    return RoundTable(size, taken, button, small_blind)
