"""What checks know of the rest of the book, and what they hand back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

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


class Own(NamedTuple):
    """Own cards of one player. Where a discard may come from both, `down` and `up` are the fewest left."""

    held: int
    down: int
    up: int


def cards_before(play: list[dict], index: int) -> Own:
    """What a player holds when step `index` begins."""
    held = down = up = 0
    for step in play[:index]:
        if step["do"] == "deal" and step["to"] == "players":
            cards = step.get("cards", 0)
            if isinstance(cards, int):
                cards = {"down": 0, "up": 0} | {step.get("face", "down"): cards}
            held, down, up = held + sum(cards.values()), down + cards["down"], up + cards["up"]
        elif step["do"] == "discard":
            held, down = held - step["cards"], max(0, down - step["cards"])
            up = up if step.get("from") == "down" else max(0, up - step["cards"])
    return Own(held, down, up)


def held_before(play: list[dict], index: int) -> int:
    """Own cards that a player holds when step `index` begins."""
    return cards_before(play, index).held
