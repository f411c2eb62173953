"""Starting odds: how often something is dealt, comes or lies against a hand, exactly."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from poker_rulebook.book.load import Book
from poker_rulebook.book.problems import suggestion
from poker_rulebook.figures.coming import chance_of_somebody, chance_to_come, one_in
from poker_rulebook.figures.dealing import percent
from poker_rulebook.figures.dealt import chance_of_deal
from poker_rulebook.play.reading import InputError

DECK = "standard-52"


def rows(book: Book, given: Mapping[str, Any]) -> list[dict[str, Any]]:
    """[{group: id, id: …, chance: "1/17", one_in: "17", percent: "5.9"}] of every chance, group by group."""
    out = []
    for g, group in enumerate(given["of"]):
        for c, wanted in enumerate(group["chances"]):
            try:
                chance = chance_of(book, wanted)
            except InputError as error:
                raise InputError(("of", g, "chances", c, *error.at), error.message, error.hint) from None
            out.append({"group": group["id"], "id": wanted["id"], **told(chance)})
    return out


def chance_of(book: Book, given: Mapping[str, Any]) -> Fraction:
    """One chance. Raises InputError for cards or conditions that cannot be, or that never happen."""
    name = given.get("deck", DECK)
    if name not in book.decks:
        raise InputError(("deck",), f"no deck is called {name!r}", suggestion(name, book.decks))
    count = chance_of_deal if "cards" in given else chance_to_come if "come" in given else chance_of_somebody
    chance = count(book, book.decks[name], given)
    if not chance:
        raise InputError((), "this never happens", "ask for less")
    return chance


def told(chance: Fraction) -> dict[str, str]:
    """A chance in the three ways in which it is printed; below one percent with two figures that count."""
    digits = 1
    while chance * 100 * 10**digits < 10:
        digits += 1
    return {"chance": str(chance), "one_in": one_in(chance), "percent": percent(chance, digits)}
