"""What has been worked out from a book, so that nothing is done twice."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Worked:
    """What has been worked out from a book, so that it is done once.

    results    examples that have been played, by game, choices and id, with what came out
    counted    tables of general rules, by what they show and are given
    mentions   ids of files, by their kind and the words that stand in them
    """

    results: dict[tuple[Any, ...], tuple[Any, Any]] = field(default_factory=dict)
    counted: dict[str, list[Any]] = field(default_factory=dict)
    mentions: dict[tuple[str, ...], list[str]] = field(default_factory=dict)
