"""Work on a game that is remembered by what it has read of the game, so that it is done once for all games alike in that.

readings = Readings()
streets_of = Followed(streets, readings)
streets_of(game), streets_of(book.game("badugi", {"raises": "4"}))    the same, and worked out once
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, Generic, TypeVar, cast

from poker_rulebook.book.model import Game

T = TypeVar("T")
Key = tuple[str, str]  # an attribute of a game, or a method and its arguments as they are written
ATTRIBUTE = ""


class Readings:
    """What has been read of several games: for each thing read a number, the same for all that are alike in it."""

    def __init__(self) -> None:
        self.values: dict[Key, list[Any]] = {}
        self.given: dict[Key, tuple[Any, ...]] = {}
        self.numbers: dict[int, tuple[Game, dict[Key, int]]] = {}  # of each game, which stays with them

    def number(self, game: Game, key: Key) -> int:
        """Which of the values found so far the game has there; -1 where it cannot be asked for it."""
        numbers = self.numbers.setdefault(id(game), (game, {}))[1]
        if key not in numbers:
            found = getattr(game, key[0])
            try:
                numbers[key] = self.placed(key, found if key[1] == ATTRIBUTE else found(*self.given[key]))
            except (LookupError, StopIteration):  # it does not have that share or step
                numbers[key] = -1
        return numbers[key]

    def placed(self, key: Key, value: object) -> int:
        values = self.values.setdefault(key, [])
        if value not in values:
            values.append(value)
        return values.index(value)


class Followed(Generic[T]):
    """A function of a game. It may read the game, what never changes, and nothing else."""

    def __init__(self, work: Callable[[Game], T], readings: Readings):
        self.work, self.readings = work, readings
        self.done: list[tuple[dict[Key, int], T]] = []

    def __call__(self, game: Game) -> T:
        number = self.readings.number
        for noted, value in self.done:
            if all(number(game, key) == was for key, was in noted.items()):
                return value
        noted = {}
        value = self.work(cast(Game, _Noting(game, self.readings, noted)))
        self.done.append((noted, value))
        return value


class _Noting:
    """A game that notes what is read of it. What it works out itself is one reading, as what is read for that follows."""

    def __init__(self, game: Game, readings: Readings, noted: dict[Key, int]):
        object.__setattr__(self, "_noting", (game, readings, noted))

    def __getattribute__(self, name: str) -> Any:
        game, readings, noted = object.__getattribute__(self, "_noting")
        found = getattr(game, name)
        if name in METHODS:

            def called(*given: Any) -> Any:
                key = name, repr(given)
                if key not in noted:
                    readings.given[key] = given
                    noted[key] = readings.number(game, key)
                return found(*given)

            return called
        if (name, ATTRIBUTE) not in noted and not name.startswith("__"):  # its class, and names of its fields
            noted[name, ATTRIBUTE] = readings.number(game, (name, ATTRIBUTE))
        return found


METHODS = frozenset(name for name, found in vars(Game).items() if isinstance(found, FunctionType))
