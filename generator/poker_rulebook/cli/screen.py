"""The terminal that commands print to: phrases with coloured cards, lines without spaces, tables that fit."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import chain
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding, PaddingDimensions
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from poker_rulebook.languages import LANGUAGES, SOURCE

if TYPE_CHECKING:
    from poker_rulebook.language.sentences import Phrase

SUIT_STYLES = {"s": "bold", "h": "bold red", "d": "bold blue", "c": "bold green"}
# Signs and letters of all languages: each text may have words of another.
NEVER_FIRST = {*")]},.:;?!%", *chain.from_iterable(language.never_first for language in LANGUAGES.values())}
NEVER_LAST = {*"([{", *chain.from_iterable(language.never_last for language in LANGUAGES.values())}
JOINED = re.compile("|".join(f"[{it.joined}]{{2}}" for it in LANGUAGES.values() if it.joined) or "(?!)")

LONG: dict[str, Any] = {"overflow": "fold", "ratio": 1}  # columns of grids: whole sentences, and titles
SHORT: dict[str, Any] = {"max_width": 20}


class Screen(Console):
    """Standard output. Text is printed as it is: square brackets, numbers and colons in it mean nothing."""

    def __init__(self, width: int | None = None):
        super().__init__(highlight=False, markup=False, emoji=False, width=width)

    def on_broken_pipe(self) -> None:
        """Who has read enough, such as `head`, has been answered: the status is that of success."""
        with suppress(SystemExit):
            super().on_broken_pipe()
        raise SystemExit(0)

    def render(self, renderable: Any, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """The same, after lines of a language without spaces have been ended where they may end."""
        options = options or self.options
        if isinstance(renderable, str):
            renderable = self.render_str(renderable, highlight=options.highlight)
        if isinstance(renderable, Text) and not (options.no_wrap or renderable.no_wrap):
            renderable = _in_lines(renderable, options.max_width)
        return super().render(renderable, options)

    def print_fitting(self, *tables: Table) -> None:
        """The first table whose lines fit the width, else the last, whose lines are left to the terminal to wrap.

        A pipe or a file takes lines of any length, and receives the first table.
        """
        wide = self.options.update(max_width=10_000)
        piped = not self.is_terminal and "COLUMNS" not in os.environ
        for table in tables:
            natural = self.measure(table, options=wide).maximum
            if piped or natural <= self.width:
                break
        Screen(max(self.width, natural)).print(table)


def styled(phrase: Phrase, lang: str, style: str = "") -> Text:
    """A phrase with coloured cards."""
    from poker_rulebook.language.phrases import card_text, phrases
    from poker_rulebook.language.text import stretches

    text = Text(style=style)
    for borrowed, found in stretches(phrases(lang).render(phrase)):
        if borrowed:
            text.append(f"[{SOURCE}] ", "dim")
        for kind, piece in found:
            if kind == "card":
                text.append(card_text(piece, lang), SUIT_STYLES.get(piece[-1], "bold"))
            else:
                text.append(piece)
    return text


def indented(part: RenderableType) -> Padding:
    return Padding(part, (0, 0, 0, 2), expand=False)


def grid(
    *columns: dict[str, Any],
    rows: Iterable[Sequence[RenderableType]] = (),
    padding: PaddingDimensions = (0, 1),
    expand: bool = False,
) -> Table:
    """A table without lines and headings, with these columns."""
    table = Table.grid(padding=padding, expand=expand)
    for column in columns:
        table.add_column(**column)
    for row in rows:
        table.add_row(*row)
    return table


def _in_lines(text: Text, width: int) -> Text:
    """The text with line breaks where a line is full and may end. What has no wide characters is left as it is."""
    if text.plain.isascii() or text.cell_len <= width or text.cell_len == len(text):
        return text
    lines = [part for line in text.split(allow_blank=True) for part in line.divide(_ends(line.plain, width))]
    return text.blank_copy("\n").join(lines)


def _ends(text: str, width: int) -> Iterator[int]:
    """Where the lines of a text end: no number, foreign word or word of `joined` letters is broken, and no line begins or ends with
    a sign that may not stand there, wherever that can be."""
    start = cells = 0
    for place, character in enumerate(text):
        cells += cell_len(character)
        if cells > width and character != " ":
            before = (end for end in range(place, start, -1) if _may_end(text[end - 1], text[end]))
            start = next(before, place)
            cells = cell_len(text[start : place + 1])
            yield start


def _may_end(last: str, first: str) -> bool:
    """Whether a line may end between two characters."""
    if last in NEVER_LAST or first in NEVER_FIRST or first == " " or JOINED.match(last + first):
        return False
    return last == " " or cell_len(last) == 2 or cell_len(first) == 2
