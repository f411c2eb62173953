"""What general rules count, in one language, ready to be placed: sums in sentences, tables and charts."""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.view.sentences import Phrase


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
