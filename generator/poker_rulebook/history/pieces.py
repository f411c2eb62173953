"""A hand history file cut into its hands as it is read, so that a long night is never in memory as a whole."""

from __future__ import annotations

import re
import tomllib
from codecs import BOM_UTF8
from collections.abc import Iterator
from typing import BinaryIO, NamedTuple

MOST_BYTES = 1_000_000  # of one hand; a long one has about 10,000

_HEADER = re.compile(rb"[ \t]*(\[[^\[\],=#]*\])[ \t]*(#.*)?\n?")


class Piece(NamedTuple):
    """Lines of a file from the name of a table to the next one.

    A text or a list of several lines is cut at a line that looks like such a name: `joined` puts it together again.

    name       the first part of that name; "" before the first table
    line       the number of the first line, from 1
    content    the bytes, lines ending in \\n; more than MOST_BYTES when it is too long to be read
    """

    name: str
    line: int
    content: bytes

    def joined(self, following: Piece) -> Piece:
        return self._replace(content=self.content + following.content)


def pieces(stream: BinaryIO) -> Iterator[Piece]:
    """What comes before the first table, then each table with those inside it: [1], [1._notes].

    After a piece that is too long nothing follows.
    """
    name, first, held, size = "", 1, [], 0
    for number, line in enumerate(_lines(stream), 1):
        found, inside = _table(line)
        if found and not (inside and found == name):
            yield Piece(name, first, b"".join(held))
            name, first, held, size = found, number, [], 0
        held.append(line)
        size += len(line)
        if size > MOST_BYTES:
            break
    yield Piece(name, first, b"".join(held))


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
    try:
        [(name, value)] = tomllib.loads(found[1].decode()).items() if found else [("", {})]
    except (ValueError, RecursionError):
        return "", False
    return name, bool(value)
