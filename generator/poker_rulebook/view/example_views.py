"""Boards, worked examples, sums and tables, in no language yet, ready to be placed."""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.view.sentences import Phrase
from poker_rulebook.view.told.lines import ToldLine
from poker_rulebook.view.told.steps import Walk
from poker_rulebook.view.tree import Cards, Chips, Fact, Plain, Repeated


@dataclass(frozen=True)
class Cell:
    """A place of a board. slot '' is an empty place; card '' is a place without a known card."""

    slot: str
    card: Cards = ""
    street: str = ""  # id of the deal step that fills it
    out: bool = False  # whether the card is out of play


@dataclass(frozen=True)
class Group:
    """One legal group of board cards."""

    id: str
    name: Phrase
    slots: tuple[str, ...]


@dataclass(frozen=True)
class Board:
    """A picture of the board: rows of cells as the dealer sees them.

    name      '' unless there are several layouts
    note      how cards are taken, where no groups are listed (one card from each row)
    alt       the picture in words, plain text
    legend    what the colours of the groups mean, below a picture in which they have some
    """

    id: str
    name: Phrase
    rows: tuple[tuple[Cell, ...], ...]
    groups: tuple[Group, ...]
    note: Phrase
    alt: Plain
    legend: Repeated[Phrase] = ""


@dataclass(frozen=True)
class LayoutRow:
    """One row of a finished layout. hand    what it is called; royalty    "+7", '' for none"""

    name: Phrase
    cards: Cards
    hand: Phrase
    royalty: Phrase


@dataclass(frozen=True)
class LayoutView:
    """A finished layout of an open-face game, the front first.

    marks          what is special: in Fantasyland, foul
    foul           whether it counts for nothing
    points         what the player receives in all: "+45", "−5"
    before, after  chips, where a win cap counts them
    """

    seat: str
    rows: tuple[LayoutRow, ...]
    marks: tuple[Phrase, ...]
    foul: bool
    points: Phrase
    before: Chips = None
    after: Chips = None


@dataclass(frozen=True)
class ExampleView:
    """A worked example, executed.

    conditions    rules chosen that are not the default
    result        who wins what; '' where nothing is won
    board         a picture of the board, unless it lies in one line
    lines         the hand as players tell it
    layouts       finished rows in an open-face game
    chosen        whether it is one of those that teach most: open on a page, and printed
    walk          the same hand step by step, where it is told from the first card
    asked         the same showdown as the address of a question, [name, value], where it begins there
    """

    id: str
    title: Phrase
    conditions: tuple[Phrase, ...]
    result: Phrase
    board: Board | None
    lines: tuple[ToldLine, ...]
    layouts: tuple[LayoutView, ...] = ()
    chosen: bool = True
    walk: Repeated[Walk | None] = None
    asked: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class LitCard:
    """card    "Ah"; lit    whether it makes the hand; out    out of play; group    of the board, -1 for none"""

    card: Cards
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
    title: Phrase
    said: Phrase
    own: tuple[LitCard, ...]
    board: tuple[tuple[LitCard | None, ...], ...]
    alt: Plain


@dataclass(frozen=True)
class SumView:
    """A sum with its result. lines    sentences, one paragraph; hand    GAME/EXAMPLE that it is taken from, or ''"""

    id: str
    lines: tuple[Phrase, ...]
    hand: str = ""


@dataclass(frozen=True)
class Column:
    """A column of a table. number    whether its cells are numbers, which stand at the right"""

    label: Repeated[Phrase]
    number: bool = False


@dataclass(frozen=True)
class TableRow:
    """One line of a table.

    cells    one for each column, the first names the line; cards    a sample hand in data form, "Ah Kd", or ''
    group    a heading that stands above this line and those that follow, or ''
    """

    cells: tuple[Phrase, ...]
    cards: Cards = ""
    group: Phrase = ""


@dataclass(frozen=True)
class ChartLine:
    """One line of a chart. label    stands at its end; points    (x, y), x ascending"""

    label: Repeated[Phrase]
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Chart:
    """Lines over one axis.

    across, up    what the axes show
    right, top    the largest numbers on them; both begin at 0
    ticks_across, ticks_up    numbers written beside the axes; unit    stands after those of the second
    alt           the picture in words, plain text
    """

    id: str
    title: Phrase
    across: Phrase
    up: Phrase
    right: float
    top: float
    ticks_across: tuple[int, ...]
    ticks_up: tuple[int, ...]
    unit: str
    lines: tuple[ChartLine, ...]
    alt: Plain


@dataclass(frozen=True)
class TableView:
    """A table that was counted.

    notes    how it is read, in sentences; counted    how it was counted, one sentence or ''
    wide     whether it has so many columns that it scrolls beside its first one
    charts   pictures of the same numbers
    """

    id: str
    title: Phrase
    notes: tuple[Phrase, ...]
    columns: tuple[Column, ...]
    rows: tuple[TableRow, ...]
    counted: Phrase = ""
    wide: bool = False
    charts: tuple[Chart, ...] = ()


@dataclass(frozen=True)
class RankingRow:
    """One class of hands, strongest first. cards    a sample; place    its number from the strongest, or ''"""

    name: Phrase
    cards: Cards
    place: Phrase = ""


@dataclass(frozen=True)
class RankingTable:
    """What beats what in one ranking, or the strongest hands of a low ranking."""

    id: str
    title: Phrase
    text: Phrase
    rows: tuple[RankingRow, ...]


@dataclass(frozen=True)
class RoyaltyLine:
    """A hand, or a run of hands such as "One pair, six to ace", and its points: "7", "1–9"."""

    hand: Phrase
    points: Phrase


@dataclass(frozen=True)
class RoyaltyTable:
    """What the hands of one row earn, the strongest first. title    of the row; column    what the numbers are"""

    id: str
    title: Phrase
    column: Phrase
    lines: tuple[RoyaltyLine, ...]


@dataclass(frozen=True)
class ChancesView:
    """The chances of one share. rows    percentages; method    whether all deals were counted, or how many random ones"""

    id: str
    rows: tuple[Fact, ...]
    method: Phrase
