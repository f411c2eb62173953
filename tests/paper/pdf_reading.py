"""Reading PDF files back."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from pathlib import Path

from pypdf import PdfReader
from pypdf.generic import Destination

from poker_rulebook.folders import write_whole


@lru_cache
def reader(path: Path) -> PdfReader:
    return PdfReader(path)


@lru_cache
def pages(path: Path) -> tuple[str, ...]:
    """The text of each page, lines as they stand; it is kept beside the file, for the other processes of a run."""
    kept = path.with_suffix(".json")
    if not kept.exists():
        write_whole(kept, json.dumps([page.extract_text() for page in reader(path).pages]).encode())
    return tuple(json.loads(kept.read_text("utf-8")))


def tight(text: str) -> str:
    """Without spaces and line ends: the gaps between Japanese and other letters may come out as spaces."""
    return re.sub(r"\s", "", text)


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
