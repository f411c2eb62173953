"""The events of a hand. Seats are numbered from 0, which is left of the button, in stud seat 1."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from poker_rulebook.cards import Cards
from poker_rulebook.play.questions import CardVerb, WordVerb


class Carried(Struct, frozen=True):
    """Chips that stayed on the table from the deal before."""

    chips: int


class Posted(Struct, frozen=True):
    """A forced bet.

    what    small-blind, button-blind, big-blind, sole-blind, straddle, kill, late-blind, dead-blind, ante, big-blind-ante,
            button-ante, bring-in
    """

    seat: int
    what: str
    chips: int
    all_in: bool


class _OfSeat(Struct, frozen=True):
    seat: int
    chips: int


class BringInTaken(_OfSeat, frozen=True):
    """The bring-in that the button posted becomes the wager of this seat."""


class Dealt(Struct, frozen=True):
    """Own cards that a seat received in a deal step; the last `up` of them are face up."""

    step: str
    seat: int
    cards: Cards
    up: int


class Extra(Dealt, frozen=True):
    """Extra own cards that a seat received for a card dealt to it face up; they are all down or all up."""


class Flashed(Struct, frozen=True):
    """A down card that the dealer has exposed.

    If another card is `received`, it is the next burn; otherwise it is the door card in stud, and stays in draw games.
    """

    step: str
    seat: int
    card: int
    received: Cards


class _BoardCards(Struct, frozen=True):
    step: str
    slots: tuple[str, ...]
    cards: Cards


class Opened(_BoardCards, frozen=True):
    """Board cards, slot by slot."""


class Laid(_BoardCards, frozen=True):
    """Board cards face down, slot by slot."""


class TurnedUp(_BoardCards, frozen=True):
    """Board cards that lay face down, slot by slot."""


class Removed(_BoardCards, frozen=True):
    """Board cards that are out of play from now on."""


class Burned(Struct, frozen=True):
    step: str
    card: int


class Shuffled(Struct, frozen=True):
    """The stub was too short: `cards` cards were shuffled into it.

    what    burns, discards (with folded hands), everything
    """

    step: str
    what: str
    cards: int


class Community(Struct, frozen=True):
    """One card for everybody instead of one for each."""

    step: str
    card: int


RAISES = ("bet", "raise", "complete")


class Acted(Struct, frozen=True):
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


class Killed(Struct, frozen=True):
    """A hand is dead by a ruling, and its player is out.

    chips    further chips that the player has to leave in
    back     chips that the player gets back of a wager that nobody called
    """

    step: str
    seat: int
    chips: int
    back: int


class Shown(Struct, frozen=True):
    """Own cards turned over at the showdown, if players are asked whether to show."""

    seat: int
    cards: Cards


class Mucked(Struct, frozen=True):
    """Own cards thrown away at the showdown, so that the seat wins nothing."""

    seat: int


class Returned(_OfSeat, frozen=True):
    """Chips returned to a seat because nobody called them."""


class Drew(Struct, frozen=True):
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


class Took(Struct, frozen=True):
    """A card that a seat took, or none.    up    how many of the cards came face up"""

    step: str
    seat: int
    cards: Cards
    up: int


class Turned(Struct, frozen=True):
    """A card that nobody had looked at, turned up to beat the best hand showing."""

    step: str
    seat: int
    card: int


class Beaten(Struct, frozen=True):
    """The seat is out: it has no card left to turn up and does not beat the best hand showing."""

    step: str
    seat: int


class Passed(Struct, frozen=True):
    """Own cards that a seat gave to another, face down."""

    step: str
    seat: int
    verb: CardVerb
    to: int
    cards: Cards


class CardsPut(Struct, frozen=True):
    """What a seat did with its cards, such as discard, turn up or divide; `bins` as in the answer."""

    step: str
    seat: int
    verb: CardVerb
    bins: dict[str, Cards]

    @property
    def cards(self) -> Cards:
        return sum(self.bins.values(), ())


class WordSaid(Struct, frozen=True):
    """A word that a seat said: the id of an outcome or of a share, `both`, or whether it is `in` or `out`."""

    step: str
    seat: int
    verb: WordVerb
    word: str


class Rolled(Struct, frozen=True):
    step: str
    total: int
    outcome: str


class Looked(Struct, frozen=True):
    """How many board cards have the colour that a look step counts."""

    step: str
    number: int
    outcome: str


class Barred(Struct, frozen=True):
    """The seat had to bet and did not; it wins nothing if another seat can win (sevens rule)."""

    seat: int


class Refunded(_OfSeat, frozen=True):
    """Wagers that go back because the winner had to bet and did not (sevens rule)."""


class Matched(_OfSeat, frozen=True):
    """Chips that a seat pays into the next pot, as it was in and did not win."""


class LeftOver(Struct, frozen=True):
    """Chips of the pot that nobody wins, or chips paid into the next pot.

    why    carry-over: they stay for the next deal; house-wins: the dealer takes them
    """

    why: str
    chips: int


class Placed(Struct, frozen=True):
    """Cards that a seat laid in its rows, and those it discarded."""

    step: str
    seat: int
    rows: dict[str, Cards]
    thrown: Cards


class Fouled(Struct, frozen=True):
    seat: int


class Paid(Struct, frozen=True):
    """Points between two seats of an open-face game: `seat` receives them from `other`."""

    seat: int
    other: int
    points: int


class ToFantasyland(Struct, frozen=True):
    """The seat receives this many cards at once in the next deal."""

    seat: int
    cards: int


class Gathered(Struct, frozen=True):
    """A betting round is over, and its wagers, `chips` in all, go to the middle."""

    chips: int


class RunOut(Struct, frozen=True):
    """The cards after this event belong to the run-out with this number, from 1."""

    number: int


class OnBoard(Struct, frozen=True):
    """The chips won after this event are won on this board or run-out, whose part of the pots is `chips`."""

    number: int
    chips: int


class Won(Struct, frozen=True):
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
    return {name: getattr(event, name) for name in event.__struct_fields__}
