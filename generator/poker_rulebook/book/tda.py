"""The rules of the tournament directors by number, each with the rules of this book that treat its subject."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from poker_rulebook.book.parts import Data, Text
from poker_rulebook.book.problems import Finding

LAST = {"rules": 71, "procedures": 22}  # numbers in the Poker TDA rules 2024, version 1.0


@dataclass(frozen=True)
class Accounted:
    """One rule or recommended procedure.

    stands    how this book stands to it: same, rooms-differ, departs, outside, unverified
    ours      ids of our rules that treat its subject
    note      why it is outside, or where ours goes further or less far
    """

    number: int
    subject: Text
    stands: str
    ours: tuple[str, ...]
    note: Text | None


def build_tda(data: Data) -> dict[str, tuple[Accounted, ...]]:
    """The rules and the procedures of a file that the schema has passed."""
    return {
        kind: tuple(
            Accounted(
                item["number"],
                item["subject"],
                item["stands"],
                tuple(item.get("ours", ())),
                item.get("note"),
            )
            for item in data[kind]
        )
        for kind in LAST
    }


def tda_findings(data: Data) -> Iterator[Finding]:
    """Numbers that are missing, stand twice or out of order; what is cited is looked up with the chapters."""
    for kind, last in LAST.items():
        numbers = [item["number"] for item in data[kind]]
        for index, number in enumerate(numbers):
            at = (kind, index, "number")
            if number > last:
                yield at, f"there are only {last} {kind}", "delete it"
            elif number in numbers[:index]:
                yield at, f"the number {number} stands twice", "keep one of the two"
            elif index and number < numbers[index - 1]:
                yield at, f"{number} stands behind {numbers[index - 1]}", "put them in order"
        for number in range(1, last + 1):
            if number not in numbers:
                hint = f"add '- {{number: {number}, subject: …, stands: …}}'"
                yield (kind,), f"the number {number} is missing", hint
