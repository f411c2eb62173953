"""Counts of mixes: the games taking turns, at the smallest and the largest table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from poker_rulebook.book.mix import Mix
from poker_rulebook.play.simulate import simulate_mix

SEED = 7
HANDS = 90

Row = dict[str, Any]


def rows(mix: Mix) -> dict[str, Callable[[], Row]]:
    return {f"{seats} players": partial(row, mix, seats) for seats in dict.fromkeys(mix.players)}


def row(mix: Mix, seats: int) -> Row:
    """Game of the mix -> hands, showdowns, and how often each share was won, split, unqualified."""
    return {
        name: {
            "hands": report.hands,
            "showdowns": report.showdowns,
            "shares": {share: dict(sorted(counts.items())) for share, counts in report.outcomes.items()},
        }
        for name, report in simulate_mix(mix, HANDS, seats, SEED).items()
    }
