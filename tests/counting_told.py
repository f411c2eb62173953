"""What has changed between counts that are kept and counts that were found, for a reader."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

MOST_LINES = 12
AGAIN = """\
Random play of this game goes otherwise than when its counts were kept. If no rule of it was meant to change, look for
the change that was not meant. Only with a reason, which the commit says, count anew:
    .venv/bin/python -m pytest tests/play/test_counts.py --update-counts"""


def told(name: str, kept: Mapping[str, Any], found: Mapping[str, Any]) -> str:
    """One line for each count that differs, and what to do; '' when none does."""
    lines = [f"{place}: {now}" for place, now in changes(kept, found)]
    if not lines:
        return ""
    more = [f"and {len(lines) - MOST_LINES} more"] if len(lines) > MOST_LINES else []
    return "\n".join([name, *(f"    {line}" for line in [*lines[:MOST_LINES], *more]), AGAIN])


def changes(kept: Any, found: Any, place: str = "") -> Iterator[tuple[str, str]]:
    """(where, "was -> is") for every count that differs."""
    if isinstance(kept, Mapping) and isinstance(found, Mapping):
        for key in [*kept, *(key for key in found if key not in kept)]:
            inside = f"{place}, {key}" if place else str(key)
            if key not in found:
                yield inside, "is not counted any more"
            elif key not in kept:
                yield inside, f"is new: {found[key]}"
            else:
                yield from changes(kept[key], found[key], inside)
    elif kept != found:
        yield place, f"{kept} -> {found}"
