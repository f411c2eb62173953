"""Sums of general rules, worked out and compared with what their files say, and tables that must be countable."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from poker_rulebook.book.chapters import Chapter, Rule, Sum
from poker_rulebook.book.load import Book
from poker_rulebook.book.problems import Problem, suggestion
from poker_rulebook.figures.sums import worked_out
from poker_rulebook.figures.tables import counted_rows
from poker_rulebook.play.reading import InputError

Finding = tuple[tuple[str | int, ...], str, str]


def problems(book: Book, chapters: Iterable[str] | None = None) -> list[Problem]:
    """Every sum of the book, or of some of its chapters, that cannot be or that gives something else.

    Also every table that cannot be counted.
    """
    found = list(_wrong_tables(book, chapters))
    for chapter, at, rule, example in _sums(book, chapters):
        source = book.chapters.source(chapter)
        for where, message, hint in findings(book, rule, example):
            found.append(source.problem((*at, *where), message, hint))
    return sorted(found)


def _wrong_tables(book: Book, chapters: Iterable[str] | None) -> Iterator[Problem]:
    for chapter in _chapters(book, chapters):
        for r, rule in enumerate(chapter.rules):
            for n, table in enumerate(rule.tables):
                try:
                    counted_rows(book, table)
                except InputError as error:
                    at = ("rules", r, "tables", n, *error.at)
                    yield book.chapters.source(chapter.id).problem(at, error.message, error.hint)


def number_of_sums(book: Book, chapters: Iterable[str] | None = None) -> int:
    """How many sums `problems` works out."""
    return sum(1 for _ in _sums(book, chapters))


def _sums(book: Book, chapters: Iterable[str] | None) -> Iterator[tuple[str, tuple, Rule, Sum]]:
    """Chapter id, place in its file, rule and sum."""
    for chapter in _chapters(book, chapters):
        for r, rule in enumerate(chapter.rules):
            for e, example in enumerate(rule.examples):
                if isinstance(example, Sum):
                    yield chapter.id, ("rules", r, "examples", e), rule, example


def _chapters(book: Book, chapters: Iterable[str] | None) -> Iterator[Chapter]:
    wanted = book.chapters if chapters is None else chapters
    return (book.chapters[id_] for id_ in wanted if id_ in book.chapters)


def findings(book: Book, rule: Rule, example: Sum) -> Iterator[Finding]:
    """Where one sum differs from what it comes to."""
    try:
        right = worked_out(book, rule, example)
    except InputError as error:
        yield error.at, error.message, error.hint
        return
    for key, said in example.gives.items():
        if key not in right:
            yield ("gives", key), f"nothing called {key!r} comes out", suggestion(key, right)
        elif said != right[key] or type(said) is not type(right[key]):
            yield ("gives", key), f"{written(said)} does not come out", f"it is {written(right[key])}"
    for key in right:
        if key not in example.gives:
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
