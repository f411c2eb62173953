"""Hand history files read: the hands of a .phh or .phhs file, or what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from itertools import chain
from typing import BinaryIO

from poker_rulebook.book.problems import MOST_PROBLEMS, Problem
from poker_rulebook.history.checking import Reading
from poker_rulebook.history.pieces import MOST_BYTES, Piece, pieces
from poker_rulebook.history.places import Places
from poker_rulebook.history.record import Record
from poker_rulebook.history.toml import Document, document, documents
from poker_rulebook.history.variants import Games


class Unreadable(ValueError):
    """A file of one hand that is no TOML; `problem` says where."""

    def __init__(self, problem: Problem):
        self.problem = problem
        super().__init__(str(problem))


Hand = tuple[str, Record | list[Problem]]  # its name in the file, and the hand or what is wrong with it


def hands(games: Games, file: str, content: bytes | BinaryIO, options: dict[str, str]) -> Iterator[Hand]:
    """Every hand of a file in order; its name is "" in a file of one.

    file       the name for messages
    content    what it holds, or a stream of it, which is read hand by hand
    options    choices of every game, such as {"raise-cap": "five"}; they go before those of the file

    A hand of several that is no TOML is a list with one problem, and the next one follows. Raises Unreadable.
    """
    parts = pieces(BytesIO(content) if isinstance(content, bytes) else content)
    start, following = next(parts), list(next(([part] for part in parts), []))
    parts = chain(following, parts)
    if not _of_several(file, start, bool(following)):
        yield "", _only_hand(games, file, start, parts, options)
        return
    names: set[str] = set()
    for name, table, places in _tables(file, chain([start], parts)):
        if isinstance(table, list):
            yield name, table
        elif name in names:
            yield (
                name,
                [Problem(file, *places.at(name), name, "this name stands twice", "name every hand once")],
            )
        else:
            names.add(name)
            yield name, _hand(Reading(file, name, table, places), games, options)


def _of_several(file: str, start: Piece, more: bool) -> bool:
    """Whether a file has hands under names, by what comes before the first of these. more    whether any does"""
    found = document(file, start)
    if isinstance(found, Problem):
        return file.endswith(".phhs")
    only_tables = all(isinstance(value, dict) for value in found.values()) and bool(found or more)
    return "variant" not in found and (file.endswith(".phhs") or only_tables)


def _only_hand(
    games: Games, file: str, whole: Piece, parts: Iterator[Piece], options: dict[str, str]
) -> Record | list[Problem]:
    for part in parts:
        whole = whole.joined(part)
        if len(whole.content) > MOST_BYTES:
            break
    found = document(file, whole)
    if isinstance(found, Problem):
        raise Unreadable(found)
    return _hand(Reading(file, "", found, Places(whole.content.decode())), games, options)


def _tables(file: str, parts: Iterator[Piece]) -> Iterator[tuple[str, Document | list[Problem], Places]]:
    """What stands under each name, and where; a list of problems for what is no hand."""
    for part, found in documents(file, parts):
        if isinstance(found, Problem):
            yield part.name, [found], Places("")
            continue
        places = Places(part.content.decode(), part.line)
        for name, value in found.items():
            yield name, value if isinstance(value, dict) else [_between(file, name, places)], places


def _between(file: str, name: str, places: Places) -> Problem:
    message = "stands between the hands of a file of several"
    return Problem(file, *places.at(name), name, message, "move it into a hand, or delete it")


def _hand(reading: Reading, games: Games, options: dict[str, str]) -> Record | list[Problem]:
    return reading.record(games, options) or sorted(set(reading.problems))[:MOST_PROBLEMS]
