"""The sums of general rules by their kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from poker_rulebook.book.chapters import Rule, Sum
from poker_rulebook.book.load import Book
from poker_rulebook.figures import chips, dealing, formats, lows, played

Counting = Callable[[Book, Mapping[str, int], Mapping[str, Any]], dict[str, Any]]

SUMS: dict[str, Counting] = {
    "shootout": formats.shootout,
    "lammers": formats.lammers,
    "nit-ante": formats.nit_ante,
    "roll-tips": formats.roll_tips,
    "ante-by-players": formats.ante_by_players,
    "bounty": played.bounty,
    "next-button": played.next_button,
    "killer-cards": dealing.killer_cards,
    "low-number": lows.low_number,
    "low-count": lows.low_count,
    "substantial-action": dealing.substantial_action,
    "showing": dealing.showing,
    "capacity": dealing.capacity,
    "side-pots": chips.side_pots,
    "split": chips.split,
}


def worked_out(book: Book, rule: Rule, example: Sum) -> dict[str, Any]:
    """What comes out of a sum, under the names by which a file writes it in `gives`.

    Raises InputError where the sum cannot be, with the place in the example.
    """
    return SUMS[example.counts](book, rule.figures, example.given)
