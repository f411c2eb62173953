"""Worked examples and boards in one language, ready to be placed.

As in poker_rulebook.view.views, every `str` that a reader sees is marked text, and ids are anchors.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Cell:
    """A place of a board. slot '' is an empty place; card '' is a place without a known card."""

    slot: str
    card: str = ""
    street: str = ""  # id of the deal step that fills it
    out: bool = False  # whether the card is out of play


@dataclass(frozen=True)
class Group:
    """One legal group of board cards."""

    id: str
    name: str
    slots: tuple[str, ...]


@dataclass(frozen=True)
class Board:
    """A picture of the board: rows of cells as the dealer sees them.

    name      '' unless there are several layouts
    note      how cards are taken, where no groups are listed (one card from each row)
    legend    the same below a picture whose groups have colours
    alt       the picture in words, plain text
    """

    id: str
    name: str
    rows: tuple[tuple[Cell, ...], ...]
    groups: tuple[Group, ...]
    note: str
    alt: str
    legend: str = ""


@dataclass(frozen=True)
class Seat:
    """A seat of an example. hands    (name or '', cards): several after the own cards were divided"""

    name: str
    hands: tuple[tuple[str, str], ...]
    before: int | None = None
    after: int | None = None


@dataclass(frozen=True)
class Hand:
    """What a seat shows for one share. cards ''    when it does not qualify; name then says so"""

    seat: str
    name: str
    cards: str
    wins: bool


@dataclass(frozen=True)
class ShareResult:
    """One share of the pot in an example, with the hand of every seat that shows one."""

    id: str
    title: str
    hands: tuple[Hand, ...]
    outcome: str  # "B wins the high half." in words


@dataclass(frozen=True)
class Turn:
    """One step of a hand that is told with its bets."""

    id: str
    title: str
    board: str  # cards opened in it, '' for none
    lines: tuple[str, ...]


@dataclass(frozen=True)
class LayoutRow:
    """One row of a finished layout. hand    what it is called; royalty    "+7", '' for none"""

    name: str
    cards: str
    hand: str
    royalty: str


@dataclass(frozen=True)
class Layout:
    """A finished layout of an open-face game, the front first.

    marks          what is special: in Fantasyland, foul
    foul           whether it counts for nothing
    points         what the player receives in all: "+45", "−5"
    before, after  chips, where a win cap counts them
    """

    seat: str
    rows: tuple[LayoutRow, ...]
    marks: tuple[str, ...]
    foul: bool
    points: str
    before: int | None = None
    after: int | None = None


@dataclass(frozen=True)
class SettledLine:
    """What one thing is worth in each pair: "+1", "0". last    whether it is the sum"""

    label: str
    values: tuple[str, ...]
    last: bool = False


@dataclass(frozen=True)
class Settlement:
    """Points between every two players: pairs are columns, the first player of each receives.

    title    says so
    lines    rows won, all rows, royalties, and the sum
    """

    title: str
    pairs: tuple[str, ...]
    lines: tuple[SettledLine, ...]


@dataclass(frozen=True)
class Example:
    """A worked example, executed.

    turns        empty unless the hand is told with its bets or placings
    layouts      finished rows in an open-face game, and the settlement of its pairs; seats and shares are empty
    """

    id: str
    title: str
    conditions: tuple[str, ...]
    seats: tuple[Seat, ...]
    board: Board | None
    turns: tuple[Turn, ...]
    shares: tuple[ShareResult, ...]
    chips: tuple[str, ...]
    layouts: tuple[Layout, ...] = ()
    settlement: Settlement | None = None


@dataclass(frozen=True)
class LitCard:
    """card    "Ah"; lit    whether it makes the hand; out    out of play; group    of the board, -1 for none"""

    card: str
    lit: bool
    out: bool = False
    group: int = -1


@dataclass(frozen=True)
class Figure:
    """The winning hand of one share.

    example    the example it is taken from
    parts      how many shares the pot has in it
    title      the share, or the seat of an open-face game
    said       what the hand is called
    own        own cards as they are held; board    rows as the dealer sees them
    """

    example: str
    seat: str
    parts: int
    title: str
    said: str
    own: tuple[LitCard, ...]
    board: tuple[tuple[LitCard | None, ...], ...]
    alt: str
