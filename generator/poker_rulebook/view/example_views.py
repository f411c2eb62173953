"""Worked examples and boards in one language, ready to be placed.

As in poker_rulebook.view.views, every `str` that a reader sees is marked text, and ids are anchors.
"""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.view.sentences import Phrase


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
    alt       the picture in words, plain text
    """

    id: str
    name: str
    rows: tuple[tuple[Cell, ...], ...]
    groups: tuple[Group, ...]
    note: str
    alt: str


@dataclass(frozen=True)
class Line:
    """One line of a told hand: a title such as the name of a street, '' for none, and what follows it."""

    id: str
    title: Phrase
    text: Phrase


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

    conditions    rules chosen that are not the default
    result        who wins what
    board         a picture of the board, unless it lies in one line
    lines         the hand as players tell it
    layouts       finished rows in an open-face game
    chosen        whether it is one of those that teach most: open on a page, and printed
    """

    id: str
    title: Phrase
    conditions: tuple[Phrase, ...]
    result: Phrase
    board: Board | None
    lines: tuple[Line, ...]
    layouts: tuple[Layout, ...] = ()
    chosen: bool = True
