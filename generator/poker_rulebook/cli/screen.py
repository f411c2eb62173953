"""The terminal that commands print to: its width, and tables that fit it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def console(width: int | None = None) -> Console:
    """Standard output. Text is printed as it is: square brackets, numbers and colons in it mean nothing."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False, width=width)


def print_fitting(*tables: Table) -> None:
    """Prints the first table whose lines fit the width, else the last, whose lines are left to the terminal to wrap.

    A pipe or a file takes lines of any length, and receives the first table.
    """
    screen = console()
    natural = [
        screen.measure(table, options=screen.options.update(max_width=10_000)).maximum for table in tables
    ]
    piped = not screen.is_terminal and "COLUMNS" not in os.environ
    fitting = (n for n, width in enumerate(natural) if piped or width <= screen.width)
    chosen = next(fitting, len(tables) - 1)
    console(max(screen.width, natural[chosen])).print(tables[chosen])
