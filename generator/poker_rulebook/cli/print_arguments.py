"""What the words after 'rulebook print' mean: limits, games, and a mix."""

from __future__ import annotations

import re
from collections.abc import Sequence

from poker_rulebook.book.load import Book
from poker_rulebook.book.mix import Mix
from poker_rulebook.cli.shared import (
    chosen_game_or_mix,
    complain,
)


def limits_asked(kind: str, written: str) -> str:
    """The small and the big bet, or the blinds."""
    if not written:
        return ""
    if kind != "sheet":
        complain("--limits goes with sheets: leave it out, or write --as sheet", 2)
    found = re.fullmatch(r"(\d{1,9})/(\d{1,9})", written.replace(",", ""))
    if not found or not 0 < int(found[1]) <= int(found[2]):
        complain(f"--limits {written!r} is not two amounts, the smaller first: write --limits 100/200", 2)
    return f"{int(found[1]):,}/{int(found[2]):,}"


def games_asked(book: Book, names: Sequence[str]) -> tuple[str, ...]:
    """Ids of the games of these names; a mix among them is wrong usage."""
    found = [chosen_game_or_mix(book, name, {}) for name in names]
    for it in found:
        if isinstance(it, Mix):
            complain(f"{it.id} is a mix: write --mix {it.id}", 2)
    return tuple(dict.fromkeys(it.id for it in found))


def mix_asked(book: Book, name: str) -> str:
    """The id of the mix of this name; "" for no name. Raises a usage error that names the nearest ones."""
    if not name:
        return ""
    found = chosen_game_or_mix(book, name, {})
    if not isinstance(found, Mix):
        complain(f"{found.id} is a game: leave --mix out", 2)
    return found.id
