"""A book in gatherings: parts that are set together, each gathering in a file of its own, and bound into one book.

After an edit only those are set again in which something has changed, or a number of a page that they name. What differs
with every edit, the imprint, therefore has its own.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from poker_rulebook.paper.parts import Part, Shown
from poker_rulebook.paper.places import Places
from poker_rulebook.paper.typesetting import Job

FOLDER = ".gatherings"  # beside the books, and no file to be read
# Pages of games in a language: each gathering has fonts of its own, which make a book larger.
ENOUGH = 65
LED_TO = re.compile(r'"to": "([^"]+)"')  # in JSON
FIRST = ("title", "subtitle", "imprint")  # what the first pages say of a book


@dataclass(frozen=True)
class Gathering:
    """Parts that are set together.    before    pages of earlier gatherings; pages    of its own"""

    parts: Sequence[Part]
    before: int
    pages: int


def gatherings_of(parts: Sequence[Part], places: Places) -> list[Gathering]:
    """In order. Each begins with a heading of the highest level, or has none.    places    in the whole book"""
    end, imprint = int(places["end"][0]), int(places["imprint"][0])
    title = [Part("title", []), *([] if imprint == end else [Part("imprint", [])])]
    found = [(1, title)]
    for part in parts:
        begins = int(places[part.labels[0]][0]) if part.labels else 0
        if _opens(found[-1][1], part, begins - found[-1][0]):
            found.append((begins, []))
        found[-1][1].extend([part] if part.of else [])
    if imprint == end:
        found.append((end, [Part("imprint", [])]))
    ends = [*(begins for begins, _ in found[1:]), end + 1]
    return [Gathering(some, begins - 1, to - begins) for (begins, some), to in zip(found, ends, strict=True)]


def _opens(last: Sequence[Part], part: Part, pages: int) -> bool:
    """Whether a gathering begins with a part.    pages    that the last one would have"""
    if part.kind != "game":
        return last[-1].kind in ("title", "game", "imprint") and bool(part.labels)
    _, game = part.of[0]
    enough = pages >= ENOUGH * len(part.of) if last[0].kind == "game" else True
    return bool(part.labels and game["opens"] and enough)


def gathering_jobs(
    books: Sequence[Shown],
    parts: Sequence[Part],
    places: Places,
    first: Mapping[str, Any],
    path: Path,
    look: str,
) -> Iterator[Job]:
    """The jobs that set them, in order.

    books    each language of the edition
    first    what the first pages say of the edition
    path    of the book
    """
    for number, one in enumerate(gatherings_of(parts, places), 1):
        opening = any(not part.of for part in one.parts)
        of = [{"kind": part.kind, "of": part.of} for part in one.parts]
        led_to = sorted(set(LED_TO.findall(json.dumps(of))))
        data = {
            "title": " · ".join(book["plain_title"] for book in books),
            "books": [
                on_pages(book) | ({key: book[key] for key in FIRST} if opening else {}) for book in books
            ],
            "parts": of,
            "numbers": {label: int(places[label][0]) for label in led_to},
            "before": one.before,
            "pages": one.pages,
        }
        if opening:
            data |= first
        made = path.parent / FOLDER / f"{path.stem}-{number:02}.part"
        yield Job("book.typ", json.dumps(data, ensure_ascii=False), made, look=look, number=number)


def on_pages(book: Shown) -> Shown:
    """What can stand on any page."""
    return {key: book[key] for key in ("locale", "labels", "page", "edition")}
