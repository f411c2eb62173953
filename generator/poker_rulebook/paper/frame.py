"""What stands around the text of a page of the book: which rules it has, in its head, and a tab at its edge, by which a
thumb finds the part that it belongs to.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from poker_rulebook.paper.typst_text import Typeset

MM = 72 / 25.4  # points
INSIDE, OUTSIDE, TOP = 20 * MM, 15 * MM, 24 * MM  # margins; the inner one is at the left of an odd page
MIDDLE = 84 * MM  # from the left of the text: what lies further right is in the second column
NEAR = 4 * MM  # below the top: what stands there is the first in its column


class Position(NamedTuple):
    """Where something stands in a book: page, points from its left and from its top."""

    page: int
    x: float
    y: float

    @property
    def is_first(self) -> bool:
        """Whether nothing stands before it on its page."""
        left = INSIDE if self.page % 2 else OUTSIDE
        return self.x - left < MIDDLE and self.y < TOP + NEAR


Positions = Mapping[str, Position]  # by label


def heads(book: Typeset, at: Positions) -> dict[str, str]:
    """Page -> the first and the last of the rules on it, "10.7–11.5"; of what games share the marks, "D4–T2".

    A rule that goes on from the page before is the first one.
    """
    found: dict[int, list[str]] = {}
    for marks in (_rules(book), _shared(book)):
        there = [(number, at[f"{book['locale']}-{place}"]) for number, place in marks]
        for (number, here), (_, after) in pairwise(there):
            last = after.page - 1 if after.is_first else after.page
            for page in range(here.page, max(here.page, last) + 1) if number else ():
                found.setdefault(page, []).append(number)
    return {str(page): _range(numbers) for page, numbers in found.items()}


def _rules(book: Typeset) -> Iterator[tuple[str, str]]:
    """Number and place of every general rule, and without a number where a chapter ends."""
    for chapter in (chapter for part in book["parts"] for chapter in part["chapters"]):
        yield from ((rule["number"], f"rule-{rule['id']}") for rule in chapter["rules"])
        yield "", f"end-{chapter['id']}"


def _shared(book: Typeset) -> list[tuple[str, str]]:
    """Mark and place of what games share, the last of them twice: it is not on two pages."""
    marks = [(rule["mark"], f"common-{rule['mark']}") for part in book["shared"] for rule in part["rules"]]
    return marks + marks[-1:]


def _range(numbers: Sequence[str]) -> str:
    return numbers[0] if numbers[0] == numbers[-1] else f"{numbers[0]}–{numbers[-1]}"


def tabs(book: Typeset) -> list[Typeset]:
    """All tabs, from the top of the edge to its foot: each with the id of what it is for, its name, and the family of games
    whose colour it has."""

    def every() -> Iterator[tuple[str, object, str]]:
        yield from ((part["id"], part["name"], "") for part in book["parts"])
        yield from ((family["id"], family["name"], family["id"]) for family in book["families"])
        yield from ((key, book["labels"][key], "") for key in ("mixes", "glossary", "index") if book[key])

    return [{"id": id_, "name": name, "family": family} for id_, name, family in every()]
