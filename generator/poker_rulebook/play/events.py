"""What happened in a hand, in order. Seats are numbers from 0, left of the button (in stud, seat 1)."""

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
    """Own cards that a seat received in a deal step; `up` of them, the last ones, face up."""

    step: str
    seat: int
    cards: Cards
    up: int


class Extra(Dealt):
    """Own cards that the seat received at once for one dealt to it face up; they are all down or all up."""


class Flashed(NamedTuple):
    """A down card that the dealer has exposed: the next burn where another is `received`; else in stud the door card, and in a
    draw game it stays.
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
    """A hand is dead by a ruling.    chips    left in besides by its player, who is out;  back    of a wager that nobody called"""

    step: str
    seat: int
    chips: int
    back: int


class Shown(NamedTuple):
    """Own cards turned over at the showdown, where players are asked."""

    seat: int
    cards: Cards


class Mucked(NamedTuple):
    """Own cards thrown away at the showdown: the seat wins nothing."""

    seat: int


class Returned(_OfSeat):
    """Chips that nobody called."""


class Drew(NamedTuple):
    """Cards exchanged.    shown    those thrown that lay face up;  up    how many of the new ones came so, the last of them"""

    step: str
    seat: int
    thrown: Cards
    received: Cards
    shown: Cards
    up: int


class Took(NamedTuple):
    """A card that a seat took, or none;  up    how many of them came face up"""

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
    """The seat has no card left to turn up, does not beat the best hand showing, and is out."""

    step: str
    seat: int


class Passed(NamedTuple):
    """Own cards that a seat passed to another."""

    step: str
    seat: int
    to: int
    cards: Cards


class CardsPut(NamedTuple):
    """What a seat did with own cards: discarded, turned up, divided; `bins` as in the answer."""

    step: str
    seat: int
    verb: CardVerb
    bins: dict[str, Cards]

    @property
    def cards(self) -> Cards:
        return sum(self.bins.values(), ())


class WordSaid(NamedTuple):
    """What a seat chose or declared: the id of an outcome, of a share, or `both`; or whether it is `in` or `out`."""

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
    """The seat had to bet and did not, and wins nothing where another is left to win (sevens rule)."""

    seat: int


class Refunded(_OfSeat):
    """Wagers that go back because the winner had to bet and did not (sevens rule)."""


class Matched(_OfSeat):
    """Chips that a seat which was in and did not win pays into the next pot."""


class LeftOver(NamedTuple):
    """Chips that nobody wins, or that are paid into the next pot.

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
    """A betting round is over, and its wagers come to the middle: `chips` in all."""

    chips: int


class RunOut(NamedTuple):
    """Cards that follow belong to one of several run-outs, which are numbered from 1."""

    number: int


class OnBoard(NamedTuple):
    """What follows is won on one of several boards, or of several run-outs; `chips` of the pots are its part."""

    number: int
    chips: int


class Won(NamedTuple):
    """pot    0 for the main pot; share    '' when everybody else folded, or when nobody qualified and all share"""

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
)  # they follow from the others for who knows the rules of the game, and are not written in logs
