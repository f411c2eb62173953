"""Reading PDF files back."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from pypdf import PageObject, PdfReader
from pypdf.generic import Destination

from poker_rulebook.folders import write_whole

PLAIN = str.maketrans("’“”", '\'""')


@lru_cache
def reader(path: Path) -> PdfReader:
    return PdfReader(path)


class Piece(NamedTuple):
    """A piece of text.    y    from the foot of the page, in points"""

    x: float
    y: float
    font: str
    size: float


@lru_cache
def read(path: Path) -> tuple[tuple[str, tuple[Piece, ...]], ...]:
    """The text of each page, lines as they stand, and where its pieces are.

    Kept beside the file, for the other processes of a run.
    """
    kept = path.with_suffix(".json")
    if not kept.exists():
        write_whole(kept, json.dumps([_read(page) for page in reader(path).pages]).encode())
    found = json.loads(kept.read_text("utf-8"))
    return tuple((text, tuple(Piece(*piece) for piece in pieces)) for text, pieces in found)


def _read(page: PageObject) -> tuple[str, list[Piece]]:
    found = []

    def visit(text, cm, tm, font, size):
        if text.strip():
            x, y = (tm[4] * cm[n] + tm[5] * cm[n + 2] + cm[n + 4] for n in (0, 1))
            found.append(Piece(x, y, (font or {}).get("/BaseFont", ""), abs(size * tm[3])))

    return page.extract_text(visitor_text=visit), found


def pages(path: Path) -> list[str]:
    return [text for text, _ in read(path)]


def tight(text: str) -> str:
    """Without spaces and line ends, and with plain quotation marks.

    The gaps between Japanese and other letters may come out as spaces.
    """
    return re.sub(r"\s", "", text).translate(PLAIN)


def tight_lines(text: str) -> str:
    return "\n".join(tight(line) for line in text.splitlines())


def whole(path: Path) -> str:
    return tight("".join(pages(path)))


def bookmarks(path: Path) -> list[tuple[int, str, int]]:
    """(level, title, page from 1) of every bookmark."""
    found: list[tuple[int, str, int]] = []

    def walk(entries: list, level: int) -> None:
        for entry in entries:
            if isinstance(entry, Destination):
                number = reader(path).get_destination_page_number(entry)
                found.append((level, str(entry.title), (number or 0) + 1))
            else:
                walk(entry, level + 1)

    walk(reader(path).outline, 1)
    return found
