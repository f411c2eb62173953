"""What a benchmark measures, and its table."""

from __future__ import annotations

import resource
import statistics
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

ROUNDS = 5  # rounds of each measurement; the median is told


@dataclass(frozen=True)
class Row:
    """One measurement. unit    "/s" or "sb", small bets, of which more is better; "s" or "GB", of which less is"""

    what: str
    ours: float
    unit: str
    peers: Mapping[str, float] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        return asdict(self) | {"ratios": {name: self.ours / value for name, value in self.peers.items()}}


def rate(work: Callable[[], int]) -> float:
    """Median of work done per second of processor over the rounds."""
    rates = []
    for _ in range(ROUNDS):
        start = time.process_time()
        done = work()
        rates.append(done / (time.process_time() - start))
    return statistics.median(rates)


def processor(work: Callable[[], object]) -> float:
    """Seconds of processor that the work takes, in this process and in those that it starts and waits for."""
    start = _used()
    work()
    return _used() - start


def _used() -> float:
    every = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(it.ru_utime + it.ru_stime for it in every)


def table(rows: Iterable[Row], before: Mapping[str, Mapping[str, Any]]) -> str:
    """A line for each. before    rows of an earlier run"""
    return "\n".join(_line(row, before.get(row.what)) for row in rows)


def _line(row: Row, before: Mapping[str, Any] | None) -> str:
    number = "12,.0f" if row.unit == "/s" else "12,.2f"
    cells = [f"{row.what:<50} {row.ours:>{number}} {row.unit:<3}"]
    cells += [f"{name} {value:>{number}} ×{row.ours / value:,.2f}" for name, value in row.peers.items()]
    cells += [f"before {before['ours']:>{number}} ×{row.ours / before['ours']:,.2f}"] if before else []
    return "   ".join(cells)
