"""What checks know of the rest of the book, and what they hand back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Data, Deck
from poker_rulebook.book.problems import At, Finding, suggestion
from poker_rulebook.ranking import HandError, Ranking, threshold


@dataclass(frozen=True)
class Known:
    """What the checks of one file may ask of the rest of the book.

    common      options of several games, as they are written
    games       those whose files are in order; faulty: whether an id is that of another file
    take        a game under choices; raises UnknownChoice
    called      every name of a game or mix, folded -> its id
    schemas     the folder of the schemas
    """

    decks: Mapping[str, Deck]
    rankings: Mapping[str, Ranking]
    common: Sequence[Data]
    games: Mapping[str, Game]
    faulty: Callable[[str], bool]
    take: Callable[[str, dict[str, str]], Game]
    called: Callable[[], Mapping[str, str]]
    schemas: Path


def repeated(items: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Index and value of every item that stood before."""
    seen: set[str] = set()
    for index, item in enumerate(items):
        if item in seen:
            yield index, item
        seen.add(item)


def unresolved(at: At, word: str, what: str, known: Iterable[str]) -> Finding:
    return at, f"no {what} is called {word!r}", suggestion(word, known)


def no_hand(at: tuple[str | int, ...], hand: str, ranking: Ranking) -> Iterator[Finding]:
    """The finding for text that is no threshold of a ranking."""
    try:
        threshold(ranking, hand)
    except HandError as error:
        yield (
            at,
            str(error),
            error.hint or "write the weakest such hand: pair of jacks, or as ranks 8-7-6-5-4",
        )


class Own(NamedTuple):
    """The fewest own cards that a player may have: in all, face down, face up."""

    held: int
    down: int
    up: int


def apart(one: dict, other: dict) -> bool:
    """Whether two steps never come in the same hand, as their conditions exclude each other."""
    ours, theirs = ({q: _listed(said) for q, said in step.get("when", {}).items()} for step in (one, other))
    return any(ours[question].isdisjoint(theirs[question]) for question in ours.keys() & theirs.keys())


def _listed(said: str | list[str]) -> set[str]:
    return set(said) if isinstance(said, list) else {said}


def counted(number: int, noun: str) -> str:
    """A number with its noun: 1 card, 2 cards."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def cards_before(play: list[dict], index: int) -> Own:
    """What a player holds when step `index` begins; steps that never come in the same hand do not count."""
    held = down = up = 0
    here = play[index] if index < len(play) else {}
    for step in play[:index]:
        if apart(step, here):
            continue
        if step["do"] == "deal" and step["to"] == "players":
            cards = step.get("cards", 0)
            if isinstance(cards, int):
                cards = {"down": 0, "up": 0} | {step.get("face", "down"): cards}
            held, down, up = held + sum(cards.values()), down + cards["down"], up + cards["up"]
            down = max(down, 1) if "by-exposure" in cards else down  # nobody has all cards face up after it
        elif step["do"] == "discard":
            held, down = held - step["cards"], max(0, down - step["cards"])
            up = up if step.get("from") == "down" else max(0, up - step["cards"])
        elif step["do"] == "bet":
            gone, turned = step.get("discard", [0, 0])[1], step.get("turn_up", 0)
            held, down, up = held - gone, max(0, down - gone - turned), up + turned
        elif step["do"] == "expose":
            down, up = max(0, down - step["cards"][1]), up + step["cards"][0]
    return Own(held, down, up)


def held_before(play: list[dict], index: int) -> int:
    """Own cards that a player holds when step `index` begins."""
    return cards_before(play, index).held
