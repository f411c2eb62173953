"""The events of a hand. Seats are numbered from 0, which is left of the button, in stud seat 1."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from poker_rulebook.cards import Cards
from poker_rulebook.play.questions import CardVerb, WordVerb
from poker_rulebook.records import dataclass


@dataclass(frozen=True)
class Carried:
    """Chips that stayed on the table from the deal before."""

    chips: int


@dataclass(frozen=True)
class Posted:
    """A forced bet.

    what    small-blind, button-blind, big-blind, sole-blind, straddle, kill, late-blind, dead-blind, ante, big-blind-ante,
            button-ante, bring-in
    """

    seat: int
    what: str
    chips: int
    all_in: bool


@dataclass(frozen=True)
class _OfSeat:
    seat: int
    chips: int


class BringInTaken(_OfSeat):
    """The bring-in that the button posted becomes the wager of this seat."""


@dataclass(frozen=True)
class Dealt:
    """Own cards that a seat received in a deal step; the last `up` of them are face up."""

    step: str
    seat: int
    cards: Cards
    up: int


class Extra(Dealt):
    """Extra own cards that a seat received for a card dealt to it face up; they are all down or all up."""


@dataclass(frozen=True)
class Flashed:
    """A down card that the dealer has exposed.

    If another card is `received`, it is the next burn; otherwise it is the door card in stud, and stays in draw games.
    """

    step: str
    seat: int
    card: int
    received: Cards


@dataclass(frozen=True)
class _BoardCards:
    step: str
    slots: tuple[str, ...]
    cards: Cards


class Opened(_BoardCards):
    """Board cards, slot by slot."""


class Laid(_BoardCards):
    """Board cards face down, slot by slot."""


class TurnedUp(_BoardCards):
    """Board cards that lay face down, slot by slot."""


class Removed(_BoardCards):
    """Board cards that are out of play from now on."""


@dataclass(frozen=True)
class Burned:
    step: str
    card: int


@dataclass(frozen=True)
class Shuffled:
    """The stub was too short: `cards` cards were shuffled into it.

    what    burns, discards (with folded hands), everything
    """

    step: str
    what: str
    cards: int


@dataclass(frozen=True)
class Community:
    """One card for everybody instead of one for each."""

    step: str
    card: int


RAISES = ("bet", "raise", "complete")


@dataclass(frozen=True)
class Acted:
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


@dataclass(frozen=True)
class Killed:
    """A hand is dead by a ruling, and its player is out.

    chips    further chips that the player has to leave in
    back     chips that the player gets back of a wager that nobody called
    """

    step: str
    seat: int
    chips: int
    back: int


@dataclass(frozen=True)
class Shown:
    """Own cards turned over at the showdown, if players are asked whether to show."""

    seat: int
    cards: Cards


@dataclass(frozen=True)
class Mucked:
    """Own cards thrown away at the showdown, so that the seat wins nothing."""

    seat: int


class Returned(_OfSeat):
    """Chips returned to a seat because nobody called them."""


@dataclass(frozen=True)
class Drew:
    """Cards exchanged.

    shown    the thrown cards that lay face up
    up       how many of the new cards, the last ones, came face up
    """

    step: str
    seat: int
    thrown: Cards
    received: Cards
    shown: Cards
    up: int


@dataclass(frozen=True)
class Took:
    """A card that a seat took, or none.    up    how many of the cards came face up"""

    step: str
    seat: int
    cards: Cards
    up: int


@dataclass(frozen=True)
class Turned:
    """A card that nobody had looked at, turned up to beat the best hand showing."""

    step: str
    seat: int
    card: int


@dataclass(frozen=True)
class Beaten:
    """The seat is out: it has no card left to turn up and does not beat the best hand showing."""

    step: str
    seat: int


@dataclass(frozen=True)
class Passed:
    """Own cards that a seat passed to another."""

    step: str
    seat: int
    to: int
    cards: Cards


@dataclass(frozen=True)
class CardsPut:
    """What a seat did with its cards, such as discard, turn up or divide; `bins` as in the answer."""

    step: str
    seat: int
    verb: CardVerb
    bins: dict[str, Cards]

    @property
    def cards(self) -> Cards:
        return sum(self.bins.values(), ())


@dataclass(frozen=True)
class WordSaid:
    """A word that a seat said: the id of an outcome or of a share, `both`, or whether it is `in` or `out`."""

    step: str
    seat: int
    verb: WordVerb
    word: str


@dataclass(frozen=True)
class Rolled:
    step: str
    total: int
    outcome: str


@dataclass(frozen=True)
class Looked:
    """How many board cards have the colour that a look step counts."""

    step: str
    number: int
    outcome: str


@dataclass(frozen=True)
class Barred:
    """The seat had to bet and did not; it wins nothing if another seat can win (sevens rule)."""

    seat: int


class Refunded(_OfSeat):
    """Wagers that go back because the winner had to bet and did not (sevens rule)."""


class Matched(_OfSeat):
    """Chips that a seat pays into the next pot, as it was in and did not win."""


@dataclass(frozen=True)
class LeftOver:
    """Chips of the pot that nobody wins, or chips paid into the next pot.

    why    carry-over: they stay for the next deal; house-wins: the dealer takes them
    """

    why: str
    chips: int


@dataclass(frozen=True)
class Placed:
    """Cards that a seat laid in its rows, and those it discarded."""

    step: str
    seat: int
    rows: dict[str, Cards]
    thrown: Cards


@dataclass(frozen=True)
class Fouled:
    seat: int


@dataclass(frozen=True)
class Paid:
    """Points between two seats of an open-face game: `seat` receives them from `other`."""

    seat: int
    other: int
    points: int


@dataclass(frozen=True)
class ToFantasyland:
    """The seat receives this many cards at once in the next deal."""

    seat: int
    cards: int


@dataclass(frozen=True)
class Gathered:
    """A betting round is over, and its wagers, `chips` in all, go to the middle."""

    chips: int


@dataclass(frozen=True)
class RunOut:
    """The cards after this event belong to the run-out with this number, from 1."""

    number: int


@dataclass(frozen=True)
class OnBoard:
    """The chips won after this event are won on this board or run-out, whose part of the pots is `chips`."""

    number: int
    chips: int


@dataclass(frozen=True)
class Won:
    """Chips that a seat wins.

    pot      0 for the main pot
    share    '' if everybody else folded, or if nobody qualified and all share
    """

    pot: int
    share: str
    seat: int
    chips: int


Event = (
    Carried | Posted | BringInTaken | Dealt | Extra | Flashed | Opened | Laid | TurnedUp | Removed | Burned | Shuffled | Community
    | Acted | Killed | Returned | Drew | Took | Turned | Beaten | Passed | CardsPut | WordSaid | Rolled | Looked | Barred | Shown | Mucked | Refunded | Matched | LeftOver
    | Gathered | RunOut | OnBoard | Won | Placed | Fouled | Paid | ToFantasyland
)  # fmt: skip

IMPLIED = (
    Gathered,
    RunOut,
)  # these follow from the other events by the rules of the game, and are not written in logs


def told_in(event: Event) -> dict[str, Any]:
    """Name -> value of all that an event says."""
    return {it.name: getattr(event, it.name) for it in fields(event)}
