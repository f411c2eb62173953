"""What PokerKit takes for a hand: its own types, and types made for the games that it does not know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Any

import pokerkit
import ranking_first_principles as slow

from oracles import pokerkit_rankings

Names = tuple[str, ...]  # cards as text


class HandType:
    """The hands of one share. PokerKit asks for `from_game`, compares what it gets, and takes ValueError for none.

    said      what pokerkit.yaml says of the share
    groups    the lines of the board as it lies at the end, for a share that reads it line by line
    """

    def __init__(self, said: Mapping[str, Any], groups: Sequence[Sequence[str]] = ()):
        self._said = said
        self._groups = [tuple(group) for group in groups]
        self._best = cache(self._found)
        least = self._said.get("least")
        self._least = best(self._said["kind"], tuple(least.split())) if least else None

    def from_game(self, hole: Iterable, board: Iterable) -> Any:
        worth = self._best(tuple(map(repr, hole)), tuple(map(repr, board)))
        if worth is None:
            raise ValueError("no hand")
        return worth

    def _found(self, own: Names, board: Names) -> Any:
        said = self._said
        own = own[slice(*said.get("part", (0, None)))]
        groups = self._groups if said.get("lines") else [()] if said.get("alone") else [board]
        worth = strongest(best(said["kind"], hand) for group in groups for hand in self._hands(own, group))
        qualifies = worth is not None and (self._least is None or worth >= self._least)
        if "before" in said:
            other = best(said["before"], own)
            return (1, worth) if qualifies else other and (0, other)
        return worth if qualifies else None

    def _hands(self, own: Names, group: Names) -> Iterator[Names]:
        """The cards from which a hand may be made: all together, or five with so many own cards as are said."""
        if "own" not in self._said:
            yield own + group
            return
        said = self._said["own"]
        fewest, most = (said, said) if isinstance(said, int) else said
        for mine in {*range(fewest, most + 1), self._said.get("or_own", most)}:
            for chosen in combinations(own, mine):
                for beside in combinations(group, 5 - mine):
                    yield chosen + beside


class Remembered:
    """A hand type of PokerKit, asked only once for the same cards."""

    def __init__(self, kind: type[pokerkit.Hand]):
        self._best = cache(kind.from_game_or_none)

    def from_game(self, hole: Iterable, board: Iterable) -> pokerkit.Hand:
        hand = self._best("".join(map(repr, hole)), "".join(map(repr, board)))
        if hand is None:
            raise ValueError("no hand")
        return hand


def hand_type(said: str | Mapping[str, Any], groups: Sequence[Sequence[str]] = ()) -> HandType | Remembered:
    """PokerKit's own type, which chooses the cards by itself, where the table says no more than its name."""
    if isinstance(said, str):
        return Remembered(getattr(pokerkit_rankings, said, None) or getattr(pokerkit, said))
    return HandType(said, groups)


@lru_cache(maxsize=200_000)
def best(kind: str, hand: Names) -> Any:
    """The best hand among these cards, None where there is none: by PokerKit, or from first principles."""
    if kind in slow.WORTH or kind == "face-first":
        return (slow.best(kind, hand) if len(hand) >= FEWEST.get(kind, 5) else ()) or None
    return getattr(pokerkit, kind).from_game_or_none("".join(hand))


FEWEST = {"points-21": 1, "high-badugi": 1}  # cards that a ranking from first principles needs


def strongest(worths: Iterable[Any]) -> Any:
    return max((worth for worth in worths if worth is not None), default=None)
