"""Hand history files read: the hands of a .phh or .phhs file, or what is wrong with them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from generator.book.problems import Problem
from generator.history.checking import Reading
from generator.history.chips import number
from generator.history.places import Places
from generator.history.record import Record
from generator.history.variants import Games

A_HISTORY = "a hand history has lines such as variant = \"NT\"; 'rulebook deal razz --format phh' prints one"
_WHERE = re.compile(
    r"(?P<what>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL
)


class Unreadable(ValueError):
    """A file that is no TOML; `problem` says where."""

    def __init__(self, problem: Problem):
        self.problem = problem
        super().__init__(str(problem))


Hand = tuple[str, Record | list[Problem]]  # its name in the file, and the hand or what is wrong with it


def hands(games: Games, file: str, content: bytes, options: dict[str, str]) -> Iterator[Hand]:
    """Every hand of a file in order; its name is "" in a file of one.

    file       the name for messages
    options    choices of every game, such as {"raise-cap": "five"}; they go before those of the file

    Raises Unreadable.
    """
    text = _decoded(file, content)
    document = _toml(file, text)
    places = Places(text)
    for name, table in _tables(file, document):
        if not isinstance(table, dict):
            line, column = places.at(name)
            message = "stands between the hands of a file of several"
            yield name, [Problem(file, line, column, name, message, "move it into a hand, or delete it")]
            continue
        reading = Reading(file, name, table, places)
        record = reading.record(games, options)
        yield name, record or sorted(set(reading.problems))


def _tables(file: str, document: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The hands of a document under their names; a file of one hand has the name ""."""
    several = file.endswith(".phhs") or (
        document and all(isinstance(value, dict) for value in document.values())
    )
    if not several or "variant" in document:
        yield "", document
    else:
        yield from document.items()


def _decoded(file: str, content: bytes) -> str:
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        before = content[: error.start]
        line, column = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        raise Unreadable(
            Problem(file, line, column, "file", "is not UTF-8 text", "save it as UTF-8")
        ) from None


def _toml(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text, parse_float=number)
    except tomllib.TOMLDecodeError as error:
        found = _WHERE.fullmatch(str(error))
        what = found["what"] if found else str(error)
        line, column = text.count("\n") + 1, 1
        if found and found["line"]:
            line, column = int(found["line"]), int(found["column"])
        shown = what[:1].lower() + what[1:100]
        raise Unreadable(Problem(file, line, column, "file", f"is not TOML: {shown}", A_HISTORY)) from None
    except RecursionError:
        raise Unreadable(
            Problem(file, 1, 1, "file", "is not TOML that can be read: nested too deeply", "")
        ) from None
    except ValueError:  # a whole number of thousands of digits, a day that no month has
        raise Unreadable(Problem(file, 1, 1, "file", "has a number that is too long", "")) from None
