"""What a player can be asked for, and the answers."""

from __future__ import annotations

from typing import NamedTuple

from poker_rulebook.play.betting import Legal

BOTH = "both"  # the declaration of a player who plays for every share


class Fold(NamedTuple):
    pass


class Call(NamedTuple):
    """Check when it costs nothing; post the bring-in when that is due."""


class Raise(NamedTuple):
    """Bet, raise or complete to a total of this round."""

    to: int


class Draw(NamedTuple):
    """Throw these cards away and receive as many; none is standing pat."""

    cards: tuple[int, ...]


class Discard(NamedTuple):
    """Throw these cards away without replacement."""

    cards: tuple[int, ...]


class TurnUp(NamedTuple):
    """Turn these own cards face up."""

    cards: tuple[int, ...]


class Divide(NamedTuple):
    """The own cards of each separate hand."""

    hands: dict[str, tuple[int, ...]]


class Choose(NamedTuple):
    """The outcome that the seat wants."""

    outcome: str


class Declare(NamedTuple):
    """The share that the seat plays for, or `both`."""

    share: str


class Place(NamedTuple):
    """Cards to lay face up, by row; the others that the seat has received are discarded."""

    rows: dict[str, tuple[int, ...]]


class Show(NamedTuple):
    """Turn the own cards over; those that nobody has seen become known."""

    cards: tuple[int, ...]


class Muck(NamedTuple):
    """Throw the own cards away at the showdown."""


Action = Fold | Call | Raise | Draw | Discard | TurnUp | Divide | Choose | Declare | Place | Show | Muck


class ToDraw(NamedTuple):
    """The seat may exchange `fewest` to `most` of its cards."""

    seat: int
    step: str
    fewest: int
    most: int
    own: tuple[int, ...]


class ToDiscard(NamedTuple):
    """The seat discards `fewest` to `most` of the cards in `own`."""

    seat: int
    step: str
    fewest: int
    most: int
    own: tuple[int, ...]


class ToTurnUp(NamedTuple):
    """The seat turns up `fewest` to `most` of the cards in `own`, which lie face down."""

    seat: int
    step: str
    fewest: int
    most: int
    own: tuple[int, ...]


class ToDivide(NamedTuple):
    """The seat divides `own` into hands of these sizes."""

    seat: int
    step: str
    sizes: dict[str, int]
    own: tuple[int, ...]


class ToChoose(NamedTuple):
    """The seat chooses one of these outcomes."""

    seat: int
    step: str
    outcomes: tuple[str, ...]


class ToDeclare(NamedTuple):
    """The seat declares one of these shares, or `both`."""

    seat: int
    step: str
    shares: tuple[str, ...]


class ToPlace(NamedTuple):
    """The seat lays exactly `count` of the cards in `own` in its rows.

    free      row id -> how many cards still fit
    placed    row id -> the cards that lie there already
    """

    seat: int
    step: str
    count: int
    own: tuple[int, ...]
    free: dict[str, int]
    placed: dict[str, tuple[int, ...]]


class ToShow(NamedTuple):
    """The seat shows its cards or mucks them."""

    seat: int
    step: str
    own: tuple[int, ...]


Decision = Legal | ToDraw | ToDiscard | ToTurnUp | ToDivide | ToChoose | ToDeclare | ToPlace | ToShow


class IllegalAction(ValueError):
    """An action that the rules do not allow now; the message says what they allow."""
