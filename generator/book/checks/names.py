"""What checks know of the rest of the book, and what they hand back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from generator.book.model import Deck
from generator.book.problems import suggestion
from generator.ranking import Ranking

Finding = tuple[tuple[str | int, ...], str, str]


@dataclass(frozen=True)
class Known:
    """The shared definitions a game file may name."""

    decks: dict[str, Deck]
    rankings: dict[str, Ranking]


def repeated(items: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Index and value of every item that stood before."""
    seen: set[str] = set()
    for index, item in enumerate(items):
        if item in seen:
            yield index, item
        seen.add(item)


def unresolved(at: tuple, word: str, what: str, known: Iterable[str]) -> Finding:
    return at, f"no {what} is called {word!r}", suggestion(word, known)


def held_before(play: list[dict], index: int) -> int:
    """Own cards that a player holds when step `index` begins."""
    held = 0
    for step in play[:index]:
        if step["do"] == "deal" and step["to"] == "players":
            cards = step.get("cards", 0)
            held += sum(cards.values()) if isinstance(cards, dict) else cards
        elif step["do"] == "discard":
            held -= step["cards"]
    return held
