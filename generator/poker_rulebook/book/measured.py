"""games/measured.yaml: chances that `rulebook measure` has counted, each with the rules under which it did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

FILE = "games/measured.yaml"

HEAD = """\
# How often hands qualify, and how large badugis are: for one player who stays to the end, before any draw.
# Written by `rulebook measure`. `rules` is a digest of what was measured; `check` says when it is out of date.
"""


@dataclass(frozen=True)
class Chances:
    """What was counted of one share.

    method    exact: all deals; random: `deals` of them, dealt with `seed`
    deals     deals in which the share is in force
    answers   answer -> deals with it, the best first: qualifies; 4, 3, 2, 1 cards; ahead
    """

    method: str
    deals: int
    seed: int | None
    answers: dict[str, int]

    def chance(self, answer: str) -> float:
        return self.answers[answer] / self.deals


@dataclass(frozen=True)
class Measured:
    """The chances of one game. rules    digest of the rules that they depend on; shares    by id"""

    rules: str
    shares: dict[str, Chances]


def read_measured(data: dict[str, Any]) -> dict[str, Measured]:
    """Game id -> its chances, from a file that the schema has passed."""
    return {
        game: Measured(entry["rules"], {share: _chances(said) for share, said in entry["shares"].items()})
        for game, entry in data.items()
    }


def _chances(said: dict[str, Any]) -> Chances:
    return Chances(said["method"], said["deals"], said.get("seed"), dict(said["answers"]))


def as_text(measured: Mapping[str, Measured]) -> str:
    """The whole file, games by id."""
    return HEAD + "".join(_entry(game, measured[game]) for game in sorted(measured))


def _entry(game: str, entry: Measured) -> str:
    lines = [f"\n{game}:", f"  rules: '{entry.rules}'", "  shares:"]
    for share, chances in entry.shares.items():
        seed = "" if chances.seed is None else f", seed: {chances.seed}"
        answers = ", ".join(f"{_key(name)}: {count}" for name, count in chances.answers.items())
        lines.append(
            f"    {share}: {{method: {chances.method}, deals: {chances.deals}{seed}, answers: {{{answers}}}}}"
        )
    return "\n".join(lines) + "\n"


def _key(name: str) -> str:
    return f"'{name}'" if name.isdigit() else name
