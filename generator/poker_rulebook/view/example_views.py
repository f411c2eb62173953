"""What stands inside pages, ready to be placed: boards, worked examples, sums in sentences, tables and charts."""

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
    name: Phrase
    slots: tuple[str, ...]


@dataclass(frozen=True)
class Board:
    """A picture of the board: rows of cells as the dealer sees them.

    name      '' unless there are several layouts
    note      how cards are taken, where no groups are listed (one card from each row)
    alt       the picture in words, plain text
    """

    id: str
    name: Phrase
    rows: tuple[tuple[Cell, ...], ...]
    groups: tuple[Group, ...]
    note: Phrase
    alt: Phrase


@dataclass(frozen=True)
class SeatView:
    """A seat of an example. hands    (name or '', cards): several after the own cards were divided"""

    name: Phrase
    hands: tuple[tuple[Phrase, str], ...]
    before: int | None = None
    after: int | None = None


@dataclass(frozen=True)
class ShownHand:
    """What a seat shows for one share. cards ''    when it does not qualify; name then says so"""

    seat: str
    name: Phrase
    cards: str
    wins: bool


@dataclass(frozen=True)
class ShareResult:
    """One share of the pot in an example, with the hand of every seat that shows one."""

    id: str
    title: Phrase
    hands: tuple[ShownHand, ...]
    outcome: Phrase  # "B wins the high half." in words


@dataclass(frozen=True)
class TurnView:
    """One step of a hand that is told with its bets."""

    id: str
    title: Phrase
    board: str  # cards opened in it, '' for none
    lines: tuple[Phrase, ...]


@dataclass(frozen=True)
class LayoutRow:
    """One row of a finished layout. hand    what it is called; royalty    "+7", '' for none"""

    name: Phrase
    cards: str
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
    before: int | None = None
    after: int | None = None


@dataclass(frozen=True)
class SettledLine:
    """What one thing is worth in each pair: "+1", "0". last    whether it is the sum"""

    label: Phrase
    values: tuple[Phrase, ...]
    last: bool = False


@dataclass(frozen=True)
class Settlement:
    """Points between every two players: pairs are columns, the first player of each receives.

    title    says so
    lines    rows won, all rows, royalties, and the sum
    """

    title: Phrase
    pairs: tuple[Phrase, ...]
    lines: tuple[SettledLine, ...]


@dataclass(frozen=True)
class ExampleView:
    """A worked example, executed.

    turns        empty unless the hand is told with its bets or placings
    layouts      finished rows in an open-face game, and the settlement of its pairs; seats and shares are empty
    """

    id: str
    title: Phrase
    conditions: tuple[Phrase, ...]
    seats: tuple[SeatView, ...]
    board: Board | None
    turns: tuple[TurnView, ...]
    shares: tuple[ShareResult, ...]
    chips: tuple[Phrase, ...]
    layouts: tuple[LayoutView, ...] = ()
    settlement: Settlement | None = None


@dataclass(frozen=True)
class SumView:
    """A sum with its result. lines    sentences, one paragraph; hand    GAME/EXAMPLE that it is taken from, or ''"""

    id: str
    lines: tuple[Phrase, ...]
    hand: str = ""


@dataclass(frozen=True)
class Column:
    """A column of a table. number    whether its cells are numbers, which stand at the right"""

    label: Phrase
    number: bool = False


@dataclass(frozen=True)
class TableRow:
    """One line of a table.

    cells    one for each column, the first names the line; cards    a sample hand in data form, "Ah Kd", or ''
    group    a heading that stands above this line and those that follow, or ''
    """

    cells: tuple[Phrase, ...]
    cards: str = ""
    group: Phrase = ""


@dataclass(frozen=True)
class ChartLine:
    """One line of a chart. label    stands at its end; points    (x, y), x ascending"""

    label: Phrase
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
    alt: Phrase


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
