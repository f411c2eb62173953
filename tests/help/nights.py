"""What is tested by day and what at night: the same tests, by day with fewer games, parameters or examples.

NIGHTLY=1 python -m pytest     all of it, as `make nightly` does
"""

from __future__ import annotations

import os
from collections.abc import Container, Iterable, Sequence
from typing import Any

import pytest

AT_NIGHT = bool(os.environ.get("NIGHTLY"))
nightly = pytest.mark.nightly  # a test, or a parameter, that is left for the night


def some_by_day(parameters: Iterable[Any], by_day: Container[Any]) -> list[Any]:
    """The parameters of a test, of which all but these are left for the night."""
    return [one if one in by_day else pytest.param(one, marks=nightly) for one in parameters]


def in_turn(first: Sequence[Any], second: Sequence[Any]) -> list[Any]:
    """Every pair of two parameters of a test; by day each of the first has one of the second, in turn."""
    return [
        (one, other) if n % len(second) == m else pytest.param(one, other, marks=nightly)
        for n, one in enumerate(first)
        for m, other in enumerate(second)
    ]


BOOKS = some_by_day(
    ("en", "ja"), ("ja",)
)  # printed whole, which takes longest; the Japanese one has the longer lines


def amount(name: str, by_day: int, at_night: int) -> int:
    """How many are tried, which the environment may say under this name."""
    return int(os.environ.get(name) or (at_night if AT_NIGHT else by_day))
