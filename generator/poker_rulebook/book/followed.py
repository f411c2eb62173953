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
    """What has been read of several games, and what was made of that by the functions that work on them.

    Nothing in it leads back to it, so that it is gone as soon as nobody needs it.
    """

    def __init__(self) -> None:
        self.values: dict[Key, list[Any]] = {}
        self.given: dict[Key, tuple[Any, ...]] = {}
        self.games: dict[int, _Numbers] = {}
        self.shared: defaultdict[Callable[[Game], Any], _ReadingStep] = defaultdict(_ReadingStep)

    def numbers(self, game: Game) -> _Numbers:
        if id(game) not in self.games:
            self.games[id(game)] = _Numbers(game, self.values, self.given)
        return self.games[id(game)]

    def followed(
        self, work: Callable[[Game], T], first: _ReadingStep, game: Game, noted: dict[Key, None]
    ) -> T:
        """What the work gives for the game. first    what it reads first;  noted    what is read is added to it"""
        numbers, now, known = self.numbers(game), first, dict[Key, None]()
        while now.key:
            known[now.key] = None
            now = now.leads[numbers[now.key]]
        if now.value is NOTHING:
            read = dict[Key, None]()
            value = work(cast(Game, _Noting(game, self, read)))
            for key in [key for key in read if key not in known]:
                now.key, known[key] = key, None
                now = now.leads[numbers[key]]
            now.value = value
        noted |= known
        return cast(T, now.value)


class _Numbers(dict[Key, int]):
    """Which of the values found so far a game has, for each thing read; -1 where it cannot be asked for it."""

    def __init__(self, game: Game, seen: dict[Key, list[Any]], given: dict[Key, tuple[Any, ...]]) -> None:
        self.game, self.seen, self.given = game, seen, given

    def __missing__(self, key: Key) -> int:
        found = getattr(self.game, key[0])
        try:
            value = found if key[1] == ATTRIBUTE else found(*self.given[key])
        except (LookupError, StopIteration):  # it does not have that share or step
            number = -1
        else:
            number = _placed(value, self.seen.setdefault(key, []))
        self[key] = number
        return number


def _placed(value: object, values: list[Any]) -> int:
    """Where the value stands among the others; behind them where it is new."""
    try:
        return values.index(value)
    except ValueError:
        values.append(value)
        return len(values) - 1


NOTHING = object()  # has come out yet


class _ReadingStep:
    """What is read next, and where each number found there leads; or what came out, where nothing more is read."""

    __slots__ = ("key", "leads", "value")

    def __init__(self) -> None:
        self.key: Key | None = None
        self.leads: defaultdict[int, _ReadingStep] = defaultdict(_ReadingStep)
        self.value: Any = NOTHING


class Followed(Generic[T]):
    """A function of a game. It may read the game, what never changes, and nothing else."""

    def __init__(self, work: Callable[[Game], T], readings: Readings):
        self.work, self.readings, self.first = work, readings, _ReadingStep()

    def __call__(self, game: Game) -> T:
        return self.readings.followed(self.work, self.first, game, {})


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
    """A function that others call which are followed: it is followed as well. What it gives must not hold the game."""

    @wraps(work)
    def followed(game: Game) -> T:
        if not isinstance(game, _Noting):
            return work(game)
        real, readings, noted = game._noting
        value: T = readings.followed(work, readings.shared[work], real, noted)
        return value

    return followed
