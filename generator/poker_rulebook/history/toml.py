"""The TOML of a piece of a hand history file, or the one mistake because of which it is none."""

from __future__ import annotations

import re
import tomllib
from collections import deque
from collections.abc import Iterator
from typing import Any

from poker_rulebook.book.problems import Problem
from poker_rulebook.history.chips import number
from poker_rulebook.history.pieces import MOST_BYTES, Piece

MOST_JOINED = 50  # pieces of one text or list
MOST_DIGITS = 4_000  # of a whole number; Python reads no more than 4,300

A_HISTORY = "a hand history has lines such as variant = \"NT\"; 'rulebook deal razz --format phh' prints one"

Document = dict[str, Any]

_WHERE = re.compile(
    r"(?P<what>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL
)
_PART = r"""(?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')"""
_LONG_KEY = re.compile(
    rf"(?<![A-Za-z0-9_-]){_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{200}}"
)  # costs its square in time
_LONG_NUMBER = re.compile(rf"[0-9_]{{{MOST_DIGITS},}}")


def documents(file: str, parts: Iterator[Piece]) -> Iterator[tuple[Piece, Document | Problem]]:
    """Every piece with what it says, joined with those after it where a text or a list has been cut."""
    ahead: deque[Piece] = deque()
    while part := ahead.popleft() if ahead else next(parts, None):
        found = document(file, part)
        if isinstance(found, Problem):
            whole = _whole(file, part, ahead, parts)
            part, found = whole or (part, found)
        yield part, found


def _whole(
    file: str, part: Piece, ahead: deque[Piece], parts: Iterator[Piece]
) -> tuple[Piece, Document] | None:
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


def document(file: str, piece: Piece) -> Document | Problem:
    """What a piece says. file    its name for messages"""
    if len(piece.content) > MOST_BYTES:
        what = "the hand" if piece.name else "the file"
        return Problem(
            file, piece.line, 1, piece.name or "file", f"{what} has more than {MOST_BYTES:,} bytes"
        )
    try:
        text = piece.content.decode("utf-8")
    except UnicodeDecodeError as error:
        return _wrong(file, piece, error.start, "is not UTF-8 text", "save it as UTF-8")
    long_key = _LONG_KEY.search(text)
    if long_key:
        return _wrong(file, piece, len(text[: long_key.start()].encode()), "has a key of very many parts")
    try:
        return tomllib.loads(text, parse_float=number)
    except tomllib.TOMLDecodeError as error:
        return _no_toml(file, piece, text, str(error))
    except RecursionError:
        return _wrong(file, piece, 0, "is not TOML that can be read: nested too deeply")
    except ValueError:  # the only other one: a whole number of thousands of digits
        found = _LONG_NUMBER.search(text)
        offset = len(text[: found.start()].encode()) if found else 0
        return _wrong(file, piece, offset, "has a number that is too long")


def _wrong(file: str, piece: Piece, offset: int, message: str, hint: str = "") -> Problem:
    """A mistake at a byte of a piece."""
    before = piece.content[:offset]
    line, column = piece.line + before.count(b"\n"), offset - before.rfind(b"\n")
    return Problem(file, line, column, piece.name or "file", message, hint)


def _no_toml(file: str, piece: Piece, text: str, said: str) -> Problem:
    found = _WHERE.fullmatch(said)
    what = found["what"] if found else said
    line, column = text.count("\n") + 1, 1
    if found and found["line"]:
        line, column = int(found["line"]), int(found["column"])
    shown = what[:1].lower() + what[1:100]
    place = piece.name or "file"
    return Problem(file, piece.line + line - 1, column, place, f"is not TOML: {shown}", A_HISTORY)
