"""What checks look at, and what they say alike.

A check is a generator of findings: path in the file, what is wrong, what to type instead.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Data, Deck, Layout, Share, in_force
from poker_rulebook.book.problems import At, Finding, suggestion
from poker_rulebook.book.steps import OwnCount, Step, own_before
from poker_rulebook.ranking import HandError, Ranking, threshold

Check = Callable[["Subject"], Iterator[Finding]]


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


@dataclass(frozen=True)
class Subject:
    """A game under check.

    data    its file, which says what is written; game: what that means, or what is left of it after one way
    """

    data: Data
    game: Game

    def at(self, part: Step | Share | Layout, *more: str | int) -> At:
        """Where a part of the game stands in its file, or something inside of it."""
        section = "board" if isinstance(part, Layout) else "showdown" if isinstance(part, Share) else "play"
        return section, self._index[section, part.id], *more

    def said(self, part: Step | Share | Layout) -> Data:
        """The part as it is written."""
        section, index = self.at(part)
        said: Data = self.data[str(section)][index]
        return said

    @cached_property
    def _index(self) -> dict[tuple[str, str], int]:
        sections = [(name, self.data.get(name, ())) for name in ("board", "play", "showdown")]
        return {(name, item["id"]): index for name, items in sections for index, item in enumerate(items)}

    @cached_property
    def own(self) -> list[OwnCount]:
        """What a player has when each step begins, and after the last."""
        return own_before(self.game.play)

    def own_at(self, step: Step) -> OwnCount:
        return self.own[self.game.play.index(step)]

    def after(self, way: Mapping[str, str]) -> Subject:
        """What is left of the game when the questions come out so."""
        game = replace(
            self.game,
            play=self.game.steps_after(way),
            showdown=tuple(share for share in self.game.showdown if in_force(share.when, way)),
            layouts=tuple(layout for layout in self.game.layouts if in_force(layout.when, way)),
        )
        return Subject(self.data, game)


NamedPlaces = Iterable[tuple[At, str]]  # names with their places, as `each` gives them


def twice(named: NamedPlaces, message: str, hint: str = "rename one") -> Iterator[Finding]:
    """The findings for names that stood before.    message    {!r}: the name"""
    seen: set[str] = set()
    for at, name in named:
        if name in seen:
            yield at, message.format(name), hint
        seen.add(name)


def unresolved(at: At, word: str, what: str, known: Collection[str]) -> Iterator[Finding]:
    """The finding for a name that nothing has."""
    if word not in known:
        yield at, f"no {what} is called {word!r}", suggestion(word, known)


def all_unresolved(named: NamedPlaces, what: str, known: Collection[str]) -> Iterator[Finding]:
    """The same of several names."""
    for at, word in named:
        yield from unresolved(at, word, what, known)


def no_hand(at: At, hand: str, ranking: Ranking) -> Iterator[Finding]:
    """The finding for text that is not a threshold of a ranking."""
    try:
        threshold(ranking, hand)
    except HandError as error:
        hint = error.hint or "write the weakest such hand: pair of jacks, or as ranks 8-7-6-5-4"
        yield at, str(error), hint


def reversed_range(at: At, fewest: int, most: int) -> Finding:
    return at, f"{fewest} is more than {most}", f"write [{most}, {fewest}]"


def counted(number: int, noun: str) -> str:
    """A number with its noun: 1 card, 2 cards."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
