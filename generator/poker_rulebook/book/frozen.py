"""Earlier editions of a book: what they are called, and what they said.

games/editions.yaml names each with its day and its commit. editions/NAME.json has every sentence that could be cited, so that it
can be compared whatever becomes of the program; whole pages are made again from the commit, by its own program.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from poker_rulebook.book.load import Book

FOLDER, VERSION = "editions", 1
GLOSSARY = "rules/glossary"  # among the paths of pages

CompiledPages = Mapping[
    str, Mapping[str, Any]
]  # games/razz -> its name, digest and rules, as in the file of an edition


class Frozen(NamedTuple):
    """An edition as its files have it.

    commit  whose program makes its pages; '' where that is not known
    file    its name in messages
    parts   path of a game or mix -> ids of its steps, shares, options or games
    """

    name: str
    date: str
    commit: str
    file: str
    pages: CompiledPages
    parts: Mapping[str, Sequence[str]]


def frozen(book: Book) -> list[Frozen]:
    """The editions of a book, the newest first. Raises ValueError for a file of another form."""
    found = []
    for entry in book.editions:
        file = f"{FOLDER}/{entry['name']}.json"
        if not (book.folder / file).exists():  # which `check` tells
            continue
        data = json.loads((book.folder / file).read_text("utf-8"))
        if data.get("version") != VERSION:
            raise ValueError(f"{file}: the version {data.get('version')!r} of an edition is not known")
        found.append(
            Frozen(entry["name"], entry["day"], entry.get("commit", ""), file, data["pages"], data["parts"])
        )
    return sorted(found, key=lambda it: (it.date, it.name), reverse=True)
