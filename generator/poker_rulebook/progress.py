"""How far long work is, for somebody who waits.

Whoever does long work takes a `Progress`; this one keeps everything to itself. `cli.shared` has one for a terminal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


class Progress:
    """Says nothing."""

    def doing(self, what: str, done: int = 0, of: int = 0) -> None:
        """What is being done, and how many are done of how many; 0 of 0 where that is not known."""

    def over(self, items: Iterable[T], what: str, of: int, each: int = 1) -> Iterator[T]:
        """Passes the items on; each counts as `each` of the whole once the next one is asked for."""
        self.doing(what, 0, of)
        for number, item in enumerate(items, 1):
            yield item
            self.doing(what, min(number * each, of), of)

    def say(self, line: str) -> None:
        """A line that stays: something is finished."""

    def clear(self) -> None:
        """Takes away what `doing` showed."""


SILENT = Progress()
