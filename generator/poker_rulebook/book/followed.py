"""Work on a game that is remembered by what it has read of the game, so that it is done once for all games alike in that.

readings = Readings()
streets_of = Followed(streets, readings)
streets_of(game), streets_of(book.game("badugi", {"raise-cap": "five"}))    the same, and worked out once

A function that several of these call is worked out once for all of them where it is `@shared`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any, Generic, TypeVar, cast

from poker_rulebook.book.model import Game

T = TypeVar("T")
Key = tuple[str, str]  # an attribute of a game, or a method and its arguments as they are written
ATTRIBUTE = ""


class Readings:
    """What has been read of several games, and what was made of that by the functions that work on them."""

    def __init__(self) -> None:
        self.values: dict[Key, list[Any]] = {}
        self.given: dict[Key, tuple[Any, ...]] = {}
        self.games: dict[int, _Numbers] = {}
        self.shared: dict[Callable[[Game], Any], Followed[Any]] = {}

    def numbers(self, game: Game) -> _Numbers:
        if id(game) not in self.games:
            self.games[id(game)] = _Numbers(game, self)
        return self.games[id(game)]

    def placed(self, key: Key, value: object) -> int:
        values = self.values.setdefault(key, [])
        try:
            return values.index(value)
        except ValueError:
            values.append(value)
            return len(values) - 1


class _Numbers(dict[Key, int]):
    """Which of the values found so far a game has, for each thing read; -1 where it cannot be asked for it."""

    def __init__(self, game: Game, readings: Readings) -> None:
        self.game, self.readings = game, readings

    def __missing__(self, key: Key) -> int:
        found = getattr(self.game, key[0])
        try:
            value = found if key[1] == ATTRIBUTE else found(*self.readings.given[key])
            number = self.readings.placed(key, value)
        except (LookupError, StopIteration):  # it does not have that share or step
            number = -1
        self[key] = number
        return number


class _Reading:
    """What is read next, and where each number found there leads; or what came out, where nothing more is read."""

    __slots__ = ("key", "leads", "value")

    def __init__(self) -> None:
        self.key: Key | None = None
        self.leads: defaultdict[int, _Reading] = defaultdict(_Reading)
        self.value: Any = self  # of which nothing has come out yet


class Followed(Generic[T]):
    """A function of a game. It may read the game, what never changes, and nothing else."""

    def __init__(self, work: Callable[[Game], T], readings: Readings):
        self.work, self.readings, self.first = work, readings, _Reading()

    def __call__(self, game: Game) -> T:
        return self.noting(game, {})

    def noting(self, game: Game, noted: dict[Key, None]) -> T:
        """The same. noted    what is read is added to it"""
        numbers, now, known = self.readings.numbers(game), self.first, dict[Key, None]()
        while now.key:
            known[now.key] = None
            now = now.leads[numbers[now.key]]
        if now.value is now:
            read = dict[Key, None]()
            value = self.work(cast(Game, _Noting(game, self.readings, read)))
            for key in [key for key in read if key not in known]:
                now.key, known[key] = key, None
                now = now.leads[numbers[key]]
            now.value = value
        noted |= known
        return cast(T, now.value)


class _Noting:
    """A game that notes what is read of it. What it works out itself is one reading, as what is read for that follows."""

    def __init__(self, game: Game, readings: Readings, noted: dict[Key, None]):
        self._noting = game, readings, noted

    def __getattr__(self, name: str) -> Any:
        """What is asked for the first time; from then on it is here."""
        game, readings, noted = self._noting
        found = getattr(game, name)
        if name in METHODS:

            def called(*given: Any) -> Any:
                key = name, repr(given)
                noted[key] = None
                readings.given[key] = given
                return found(*given)

            vars(self)[name] = called
            return called
        if not name.startswith("__"):  # names of its fields
            noted[name, ATTRIBUTE] = None
        vars(self)[name] = found
        return found


METHODS = frozenset(name for name, found in vars(Game).items() if isinstance(found, FunctionType))


def shared(work: Callable[[Game], T]) -> Callable[[Game], T]:
    """A function that others call which are followed: it is followed as well."""

    @wraps(work)
    def followed(game: Game) -> T:
        if not isinstance(game, _Noting):
            return work(game)
        real, readings, noted = game._noting
        if work not in readings.shared:
            readings.shared[work] = Followed(work, readings)
        return cast(T, readings.shared[work].noting(real, noted))

    return followed
