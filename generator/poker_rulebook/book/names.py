"""The names that a game or a mix may be called by."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING

from poker_rulebook.book.mix import Mix
from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import Problem
from poker_rulebook.book.source import Source

if TYPE_CHECKING:
    from poker_rulebook.book.load import Book


def names_of(game: Game | Mix) -> list[str]:
    """Everything the game or mix may be called."""
    return [game.id, *game.former, *game.name.values(), *game.short.values(), *game.also]


def folded(name: str) -> str:
    """A name without the differences that people do not type: case, width, spaces, hyphens, middle dots."""
    text = unicodedata.normalize("NFKC", name).casefold()
    return "".join(c for c in text if c.isalnum() or c == "ー")


def names_are_unique(book: Book) -> None:
    """A name that two games claim, or a game and a mix, would lead a reader to one of them by chance."""
    owner: dict[str, Source] = {}
    called = [(game, book.sources[game.id]) for game in book.games.values()]
    called += [(mix, book.mix_sources[mix.id]) for mix in book.mixes.values()]
    for it, source in called:
        for name in dict.fromkeys(folded(n) for n in names_of(it)):
            other = owner.setdefault(name, source)
            if other is not source:
                at, word = _name_in_file(source.value, name)
                message = f"{word!r} is already a name of {other.value['id']}"
                book.problems.append(source.problem(at, message, "keep it in one of the two files"))


def _name_in_file(data: dict, name: str) -> tuple[tuple, str]:
    """Where a file writes a name, and how."""
    for key in ("name", "short", "also", "former"):
        value = data.get(key, {})
        for at, word in value.items() if isinstance(value, dict) else enumerate(value):
            if folded(word) == name:
                return (key, at), word
    return ("id",), data["id"]


def wrong_file_name(source: Source, path: Path) -> Problem:
    """A file is found by its id, so that both are the same."""
    name = source.value["id"]
    return source.problem(
        ("id",), f"{name!r} is not the file's name", f"write '{path.stem}', or rename the file to {name}.yaml"
    )
