"""Pieces of a page, and what has to be edited to make one row of them another."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher
from itertools import product
from typing import Any, NamedTuple


class Piece(NamedTuple):
    """kind    what it is a piece of, which says how it is set"""

    kind: str
    value: Any


class Edit(NamedTuple):
    """The pieces from `start` to `end` are these instead."""

    start: int
    end: int
    pieces: tuple[Piece, ...]


def edited(before: tuple[Piece, ...], after: tuple[Piece, ...]) -> tuple[Edit, ...]:
    """What makes the second row of pieces of the first."""
    if before == after:
        return ()
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    return tuple(
        Edit(start, end, after[low:high])
        for kind, start, end, low, high in matcher.get_opcodes()
        if kind != "equal"
    )


def applied(pieces: tuple[Piece, ...], edits: Iterable[Edit]) -> tuple[Piece, ...]:
    """The pieces with all of these edits, which do not meet."""
    for start, end, new in sorted(edits, key=lambda edit: (edit.start, edit.end), reverse=True):
        pieces = (*pieces[:start], *new, *pieces[end:])
    return pieces


def meet(some: Iterable[Edit], others: Iterable[Edit]) -> bool:
    """Whether a piece is edited by both, or both put something in at one point."""
    return any(
        max(a.start, b.start) < min(a.end, b.end)
        or (a.start == b.start and (a.start == a.end or b.start == b.end))
        for a, b in product(some, tuple(others))
    )
