"""Hand history files read: cut into hands, read as TOML, and checked; or what is wrong with them.

A file is cut as it is read, so that a long night is never in memory as a whole.
"""

from __future__ import annotations

import re
import tomllib
from codecs import BOM_UTF8
from collections import deque
from collections.abc import Iterator
from io import BytesIO
from itertools import chain
from typing import Any, BinaryIO, NamedTuple

from poker_rulebook.book.problems import MOST_PROBLEMS, Problem
from poker_rulebook.history.checking import Reading
from poker_rulebook.history.notation import Games, decimal
from poker_rulebook.history.record import FieldPlaces, Record

MOST_BYTES = 1_000_000  # of one hand; a long one has about 10,000

_HEADER = re.compile(rb"[ \t]*(\[[^\[\],=#]*\])[ \t]*(#.*)?\n?")
MOST_JOINED = 50  # pieces of one text or list
MOST_DIGITS = 4_000  # of a whole number; Python reads no more than 4,300

A_HISTORY = "a hand history has lines such as variant = \"NT\"; 'rulebook deal razz --format phh' prints one"

Document = dict[str, Any]

_WHERE = re.compile(
    r"(?P<what>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL
)
_PART = r"""(?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')"""
# a key of so many parts costs its square in time
_LONG_KEY = re.compile(rf"(?<![A-Za-z0-9_-]){_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{200}}")
_LONG_NUMBER = re.compile(rf"[0-9_]{{{MOST_DIGITS},}}")


class UnreadableHistory(ValueError):
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

    A hand of several that is no TOML is a list with one problem, and the next one follows. Raises UnreadableHistory.
    """
    parts = pieces(BytesIO(content) if isinstance(content, bytes) else content)
    start, following = next(parts), list(next(([part] for part in parts), []))
    parts, found = chain(following, parts), document(file, start)
    if not _of_several(file, found, bool(following)):
        yield "", _only_hand(games, file, start, found, parts, options)
        return
    names: set[str] = set()
    for name, table, places in _tables(file, chain([start], parts)):
        if isinstance(table, list):
            yield name, table
        elif name in names:
            twice = "this name stands twice", "name every hand once"
            yield name, [Problem(file, *places.at(name), name, *twice)]
        else:
            names.add(name)
            yield name, _hand(Reading(file, name, table, places), games, options)


def _of_several(file: str, found: Document | Problem, more: bool) -> bool:
    """Whether a file has hands under names, by what is found before the first of these. more    whether any follows"""
    if isinstance(found, Problem):
        return file.endswith(".phhs")
    only_tables = all(isinstance(value, dict) for value in found.values()) and bool(found or more)
    return "variant" not in found and (file.endswith(".phhs") or only_tables)


def _only_hand(
    games: Games,
    file: str,
    start: FilePiece,
    found: Document | Problem,
    parts: Iterator[FilePiece],
    options: dict[str, str],
) -> Record | list[Problem]:
    """found    what the beginning of the file says, which is all of most of them"""
    whole = start
    for part in parts:
        whole = whole.joined(part)
        if len(whole.content) > MOST_BYTES:
            break
    if whole is not start:
        found = document(file, whole)
    if isinstance(found, Problem):
        raise UnreadableHistory(found)
    return _hand(Reading(file, "", found, FieldPlaces(whole.content.decode())), games, options)


def _tables(
    file: str, parts: Iterator[FilePiece]
) -> Iterator[tuple[str, Document | list[Problem], FieldPlaces]]:
    """What stands under each name, and where; a list of problems for what is no hand."""
    for part, found in documents(file, parts):
        if isinstance(found, Problem):
            yield part.name, [found], FieldPlaces("")
            continue
        places = FieldPlaces(part.content.decode(), part.line)
        for name, value in found.items():
            yield name, value if isinstance(value, dict) else [_between(file, name, places)], places


def _between(file: str, name: str, places: FieldPlaces) -> Problem:
    message = "stands between the hands of a file of several"
    return Problem(file, *places.at(name), name, message, "move it into a hand, or delete it")


def _hand(reading: Reading, games: Games, options: dict[str, str]) -> Record | list[Problem]:
    return reading.record(games, options) or sorted(set(reading.problems))[:MOST_PROBLEMS]


class FilePiece(NamedTuple):
    """Lines of a file from the name of a table to the next one.

    A text or a list of several lines is cut at a line that looks like such a name: `joined` puts it together again.

    name       the first part of that name; "" before the first table
    line       the number of the first line, from 1
    content    the bytes, lines ending in \\n; more than MOST_BYTES when it is too long to be read
    """

    name: str
    line: int
    content: bytes

    def joined(self, following: FilePiece) -> FilePiece:
        return self._replace(content=self.content + following.content)


def pieces(stream: BinaryIO) -> Iterator[FilePiece]:
    """What comes before the first table, then each table with those inside it: [1], [1._notes].

    After a piece that is too long nothing follows.
    """
    name, first, size = "", 1, 0
    held: list[bytes] = []
    for number, line in enumerate(_lines(stream), 1):
        found, inside = _table(line)
        if found and not (inside and found == name):
            yield FilePiece(name, first, b"".join(held))
            name, first, held, size = found, number, [], 0
        held.append(line)
        size += len(line)
        if size > MOST_BYTES:
            break
    yield FilePiece(name, first, b"".join(held))


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream without a mark at its beginning; of a line without an end the beginning."""
    line = stream.readline(MOST_BYTES + 1).removeprefix(BOM_UTF8)
    while line:
        yield line[:-2] + b"\n" if line.endswith(b"\r\n") else line
        line = stream.readline(MOST_BYTES + 1)


def _table(line: bytes) -> tuple[str, bool]:
    """The first part of the name when a line names a table, such as [7] or ["Final table"]; "" for another line.

    And whether more parts follow: [7._notes] is a table inside [7].
    """
    found = _HEADER.fullmatch(line)
    if not found:
        return "", False
    try:
        [(name, value)] = tomllib.loads(found[1].decode()).items()
    except (ValueError, RecursionError):
        return "", False
    return name, bool(value)


def documents(file: str, parts: Iterator[FilePiece]) -> Iterator[tuple[FilePiece, Document | Problem]]:
    """Every piece with what it says, joined with those after it where a text or a list has been cut."""
    ahead: deque[FilePiece] = deque()
    while part := ahead.popleft() if ahead else next(parts, None):
        found = document(file, part)
        if isinstance(found, Problem):
            whole = _whole(file, part, ahead, parts)
            part, found = whole or (part, found)
        yield part, found


def _whole(
    file: str, part: FilePiece, ahead: deque[FilePiece], parts: Iterator[FilePiece]
) -> tuple[FilePiece, Document] | None:
    """A piece with as many after it as make it TOML, which are taken away; None where none do."""
    for count in range(1, MOST_JOINED + 1):
        if count > len(ahead):
            ahead.extend([following] if (following := next(parts, None)) else [])
        if count > len(ahead) or len(part.content) > MOST_BYTES:
            return None
        part = part.joined(ahead[count - 1])
        found = document(file, part)
        if not isinstance(found, Problem):
            for _ in range(count):
                ahead.popleft()
            return part, found
    return None


def document(file: str, piece: FilePiece) -> Document | Problem:
    """What a piece says. file    its name for messages"""
    if len(piece.content) > MOST_BYTES:
        what = f"the {'hand' if piece.name else 'file'} has more than {MOST_BYTES:,} bytes"
        return Problem(file, piece.line, 1, piece.name or "file", what)
    try:
        text = piece.content.decode("utf-8")
    except UnicodeDecodeError as error:
        return _wrong(file, piece, error.start, "is not UTF-8 text", "save it as UTF-8")
    long_key = _LONG_KEY.search(text)
    if long_key:
        return _wrong(file, piece, len(text[: long_key.start()].encode()), "has a key of very many parts")
    try:
        return tomllib.loads(text, parse_float=decimal)
    except tomllib.TOMLDecodeError as error:
        return _no_toml(file, piece, text, str(error))
    except RecursionError:
        return _wrong(file, piece, 0, "is not TOML that can be read: nested too deeply")
    except ValueError:  # the only other one: a whole number of thousands of digits
        found = _LONG_NUMBER.search(text)
        offset = len(text[: found.start()].encode()) if found else 0
        return _wrong(file, piece, offset, "has a number that is too long")


def _wrong(file: str, piece: FilePiece, offset: int, message: str, hint: str = "") -> Problem:
    """A mistake at a byte of a piece."""
    before = piece.content[:offset]
    line, column = piece.line + before.count(b"\n"), offset - before.rfind(b"\n")
    return Problem(file, line, column, piece.name or "file", message, hint)


def _no_toml(file: str, piece: FilePiece, text: str, said: str) -> Problem:
    found = _WHERE.fullmatch(said)
    what = found["what"] if found else said
    line, column = text.count("\n") + 1, 1
    if found and found["line"]:
        line, column = int(found["line"]), int(found["column"])
    shown = what[:1].lower() + what[1:100]
    place = piece.name or "file"
    return Problem(file, piece.line + line - 1, column, place, f"is not TOML: {shown}", A_HISTORY)
