"""What happened in a hand, in order. Seats are numbers from 0, left of the button (in stud, seat 1)."""

from __future__ import annotations

from typing import NamedTuple


class Posted(NamedTuple):
    """A forced bet. what    small-blind, big-blind, ante, big-blind-ante"""

    seat: int
    what: str
    chips: int
    all_in: bool


class Dealt(NamedTuple):
    """Own cards that a seat received in a deal step; `up` of them, the last ones, face up."""

    step: str
    seat: int
    cards: tuple[int, ...]
    up: int


class Opened(NamedTuple):
    """Board cards, slot by slot."""

    step: str
    slots: tuple[str, ...]
    cards: tuple[int, ...]


class Burned(NamedTuple):
    step: str
    card: int


class Shuffled(NamedTuple):
    """The stub was too short: `cards` cards were shuffled into it. what    burns, discards, everything"""

    step: str
    what: str
    cards: int


class Community(NamedTuple):
    """One card for everybody instead of one for each."""

    step: str
    card: int


class Acted(NamedTuple):
    """verb    fold, check, call, bet, raise, complete, bring-in
    chips   put in now
    total   the seat's wager of this round after it
    """

    step: str
    seat: int
    verb: str
    chips: int
    total: int
    all_in: bool


class Returned(NamedTuple):
    """Chips that nobody called."""

    seat: int
    chips: int


class Drew(NamedTuple):
    step: str
    seat: int
    thrown: tuple[int, ...]
    received: tuple[int, ...]


class Discarded(NamedTuple):
    step: str
    seat: int
    cards: tuple[int, ...]


class Divided(NamedTuple):
    step: str
    seat: int
    hands: dict[str, tuple[int, ...]]


class Rolled(NamedTuple):
    step: str
    total: int
    outcome: str


class Won(NamedTuple):
    """pot    0 for the main pot; share    '' when everybody else folded"""

    pot: int
    share: str
    seat: int
    chips: int


Event = (
    Posted | Dealt | Opened | Burned | Shuffled | Community | Acted | Returned | Drew | Discarded | Divided
    | Rolled | Won
)  # fmt: skip
