"""Earlier editions of a book, as they lie in its folder.

An edition is a folder, editions/NAME/: games/ and schema/ as they were, so that both books can be compared in play,
and pages.json with every sentence that could be cited, so that it stays readable whatever becomes of the program.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from poker_rulebook.book.load import Book

FOLDER, FILE, VERSION = "editions", "pages.json", 1
GLOSSARY = "rules/glossary"  # among the paths of pages

CompiledPages = Mapping[str, Mapping[str, Any]]  # games/razz -> its name, digest and rules, as in pages.json


class Frozen(NamedTuple):
    """An edition as its file has it.

    file    its name in messages
    parts   path of a game or mix -> ids of its steps, shares, options or games
    """

    name: str
    date: str
    file: str
    pages: CompiledPages
    parts: Mapping[str, Sequence[str]]


def frozen(book: Book) -> list[Frozen]:
    """The editions of a book, the newest first. Raises ValueError for a file of another form."""
    found = []
    for path in (book.folder / FOLDER).glob(f"*/{FILE}"):
        data = json.loads(path.read_text("utf-8"))
        if data.get("version") != VERSION:
            raise ValueError(f"{path}: the version {data.get('version')!r} of an edition is not known")
        file = path.relative_to(book.folder).as_posix()
        found.append(Frozen(path.parent.name, data["date"], file, data["pages"], data["parts"]))
    return sorted(found, key=lambda it: (it.date, it.name), reverse=True)
