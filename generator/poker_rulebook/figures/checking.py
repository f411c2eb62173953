"""Sums of general rules, worked out and compared with what their files say, and tables that must be countable."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from poker_rulebook.book.chapters import CountedTable, Rule, Sum
from poker_rulebook.book.load import Book
from poker_rulebook.book.problems import Problem, suggestion
from poker_rulebook.figures.given import At
from poker_rulebook.figures.sums import worked_out
from poker_rulebook.figures.tables import counted_rows
from poker_rulebook.play.reading import InputError

Finding = tuple[At, str, str]


def problems(book: Book, chapters: Iterable[str] | None = None) -> list[Problem]:
    """Every sum of the book, or of some of its chapters, that cannot be or that gives something else.

    Also every table that cannot be counted.
    """
    found = []
    for chapter, at, rule, counted in _counted(book, chapters):
        source = book.chapters.source(chapter)
        wrong = findings(book, rule, counted)
        found += [source.problem((*at, *where), message, hint) for where, message, hint in wrong]
    return sorted(found)


def number_of_sums(book: Book, chapters: Iterable[str] | None = None) -> int:
    """How many sums `problems` works out."""
    return sum(isinstance(counted, Sum) for *_, counted in _counted(book, chapters))


def _counted(
    book: Book, chapters: Iterable[str] | None
) -> Iterator[tuple[str, At, Rule, Sum | CountedTable]]:
    """Chapter id, place in its file and rule of every table and every sum."""
    for id_ in book.chapters if chapters is None else [id_ for id_ in chapters if id_ in book.chapters]:
        for r, rule in enumerate(book.chapters[id_].rules):
            for t, table in enumerate(rule.tables):
                yield id_, ("rules", r, "tables", t), rule, table
            for e, example in enumerate(rule.examples):
                if isinstance(example, Sum):
                    yield id_, ("rules", r, "examples", e), rule, example


def findings(book: Book, rule: Rule, counted: Sum | CountedTable) -> Iterator[Finding]:
    """Where a sum differs from what it comes to, or why a sum or a table cannot be counted."""
    try:
        if isinstance(counted, CountedTable):
            counted_rows(book, counted)
            return
        right = worked_out(book, rule, counted)
    except InputError as error:
        yield error.at, error.message, error.hint
        return
    for key, said in counted.gives.items():
        if key not in right:
            yield ("gives", key), f"nothing called {key!r} comes out", suggestion(key, right)
        elif said != right[key] or type(said) is not type(right[key]):
            yield ("gives", key), f"{written(said)} is not what comes out", f"it is {written(right[key])}"
    for key in right:
        if key not in counted.gives:
            yield ("gives",), f"{key!r} comes out as well", f"add '{key}: {written(right[key])}'"


def written(value: Any) -> str:
    """A value as it stands in a file."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {written(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"'{value}'" if isinstance(value, str) and value.replace(".", "").isdecimal() else str(value)
