"""The names by which the things of a book may be called."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from poker_rulebook.book.parts import Data
from poker_rulebook.book.problems import At


def names_of(data: Data) -> list[tuple[At, str]]:
    """Everything that the file of a game or mix is called, and where it says so."""
    named: list[tuple[At, str]] = []
    for key in ("name", "short", "also", "former"):
        value = data.get(key, {})
        named += [
            ((key, at), word) for at, word in (value.items() if isinstance(value, dict) else enumerate(value))
        ]
    return [*named, (("id",), data["id"])]


def folded(name: str) -> str:
    """A name without the differences that people do not type: case, width, spaces, hyphens, middle dots."""
    text = unicodedata.normalize("NFKC", name).casefold()
    return "".join(c for c in text if c.isalnum() or c == "ー")


def index_of(named: Iterable[tuple[str, Iterable[str]]]) -> dict[str, str]:
    """Folded name -> id; a name that several share belongs to the first."""
    index: dict[str, str] = {}
    for id_, names in named:
        for name in names:
            index.setdefault(folded(name), id_)
    return index


def nearest_to(name: str, index: Mapping[str, str]) -> list[str]:
    """Ids whose names come nearest to this one, the nearest first."""
    return list(dict.fromkeys(index[n] for n in get_close_matches(folded(name), index, 3, 0.6)))
