"""The events of a hand. Seats are numbered from 0, which is left of the button, in stud seat 1."""

from __future__ import annotations

from typing import NamedTuple

from poker_rulebook.cards import Cards
from poker_rulebook.play.questions import CardVerb, WordVerb


class Carried(NamedTuple):
    """Chips that stayed on the table from the deal before."""

    chips: int


class Posted(NamedTuple):
    """A forced bet.

    what    small-blind, button-blind, big-blind, sole-blind, straddle, kill, late-blind, dead-blind, ante, big-blind-ante,
            button-ante, bring-in
    """

    seat: int
    what: str
    chips: int
    all_in: bool


class _OfSeat(NamedTuple):
    seat: int
    chips: int


class BringInTaken(_OfSeat):
    """The bring-in that the button posted becomes the wager of this seat."""


class Dealt(NamedTuple):
    """Own cards that a seat received in a deal step; the last `up` of them are face up."""

    step: str
    seat: int
    cards: Cards
    up: int


class Extra(Dealt):
    """Extra own cards that a seat received for a card dealt to it face up; they are all down or all up."""


class Flashed(NamedTuple):
    """A down card that the dealer has exposed.

    If another card is `received`, it is the next burn; otherwise it is the door card in stud, and stays in draw games.
    """

    step: str
    seat: int
    card: int
    received: Cards


class _BoardCards(NamedTuple):
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


class Burned(NamedTuple):
    step: str
    card: int


class Shuffled(NamedTuple):
    """The stub was too short: `cards` cards were shuffled into it.

    what    burns, discards (with folded hands), everything
    """

    step: str
    what: str
    cards: int


class Community(NamedTuple):
    """One card for everybody instead of one for each."""

    step: str
    card: int


RAISES = ("bet", "raise", "complete")


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


class Killed(NamedTuple):
    """A hand is dead by a ruling, and its player is out.

    chips    further chips that the player has to leave in
    back     chips that the player gets back of a wager that nobody called
    """

    step: str
    seat: int
    chips: int
    back: int


class Shown(NamedTuple):
    """Own cards turned over at the showdown, if players are asked whether to show."""

    seat: int
    cards: Cards


class Mucked(NamedTuple):
    """Own cards thrown away at the showdown, so that the seat wins nothing."""

    seat: int


class Returned(_OfSeat):
    """Chips returned to a seat because nobody called them."""


class Drew(NamedTuple):
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


class Took(NamedTuple):
    """A card that a seat took, or none.    up    how many of the cards came face up"""

    step: str
    seat: int
    cards: Cards
    up: int


class Turned(NamedTuple):
    """A card that nobody had looked at, turned up to beat the best hand showing."""

    step: str
    seat: int
    card: int


class Beaten(NamedTuple):
    """The seat is out: it has no card left to turn up and does not beat the best hand showing."""

    step: str
    seat: int


class Passed(NamedTuple):
    """Own cards that a seat passed to another."""

    step: str
    seat: int
    to: int
    cards: Cards


class CardsPut(NamedTuple):
    """What a seat did with its cards, such as discard, turn up or divide; `bins` as in the answer."""

    step: str
    seat: int
    verb: CardVerb
    bins: dict[str, Cards]

    @property
    def cards(self) -> Cards:
        return sum(self.bins.values(), ())


class WordSaid(NamedTuple):
    """A word that a seat said: the id of an outcome or of a share, `both`, or whether it is `in` or `out`."""

    step: str
    seat: int
    verb: WordVerb
    word: str


class Rolled(NamedTuple):
    step: str
    total: int
    outcome: str


class Looked(NamedTuple):
    """How many board cards have the colour that a look step counts."""

    step: str
    number: int
    outcome: str


class Barred(NamedTuple):
    """The seat had to bet and did not; it wins nothing if another seat can win (sevens rule)."""

    seat: int


class Refunded(_OfSeat):
    """Wagers that go back because the winner had to bet and did not (sevens rule)."""


class Matched(_OfSeat):
    """Chips that a seat pays into the next pot, as it was in and did not win."""


class LeftOver(NamedTuple):
    """Chips of the pot that nobody wins, or chips paid into the next pot.

    why    carry-over: they stay for the next deal; house-wins: the dealer takes them
    """

    why: str
    chips: int


class Placed(NamedTuple):
    """Cards that a seat laid in its rows, and those it discarded."""

    step: str
    seat: int
    rows: dict[str, Cards]
    thrown: Cards


class Fouled(NamedTuple):
    seat: int


class Paid(NamedTuple):
    """Points between two seats of an open-face game: `seat` receives them from `other`."""

    seat: int
    other: int
    points: int


class ToFantasyland(NamedTuple):
    """The seat receives this many cards at once in the next deal."""

    seat: int
    cards: int


class Gathered(NamedTuple):
    """A betting round is over, and its wagers, `chips` in all, go to the middle."""

    chips: int


class RunOut(NamedTuple):
    """The cards after this event belong to the run-out with this number, from 1."""

    number: int


class OnBoard(NamedTuple):
    """The chips won after this event are won on this board or run-out, whose part of the pots is `chips`."""

    number: int
    chips: int


class Won(NamedTuple):
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
