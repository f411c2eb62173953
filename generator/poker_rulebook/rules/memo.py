"""Functions of a game, memoised by what they read of it, as one game is viewed under each choice of a table.

    memo = Memo()
    streets(memo.tracked(game))
    streets(memo.tracked(other))    the same, where the games do not differ in what `streets` reads of them

A tracked game notices what a function reads of it. Where another game has the same in all of that, the function would give
the same and is not called again. A `memoized` function is so wherever it is called with a tracked game, also inside others.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cached_property, wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar

from poker_rulebook.book.model import Called, Game

P = ParamSpec("P")
T = TypeVar("T")
Read = str | tuple[str, int, int]  # a field, or a method with its values


class Memoized(NamedTuple):
    """What a function gave, and all that it read for it."""

    value: Any
    reads: dict[Read, None]


class Memo:
    """What functions have given for some games."""

    def __init__(self) -> None:
        self.values: dict[Read, list[Any]] = {}  # what is read -> the different values
        # function -> [what it reads first, number of the value -> [what it reads then, …]], or its Memoized value
        self._results: dict[Hashable, Any] = {}

    def tracked(self, game: Game) -> Game:
        """The game, which notices from now on what is read of it."""
        return TrackedGame(game, self)  # type: ignore[return-value]  # it answers as a game

    def get(self, key: Hashable, game: Any, make: Callable[[], T]) -> T:
        """What `make` gives for a tracked game, and for nothing else. key    stands for the function"""
        known: set[Read] = set()
        branches, branch, numbers = self._results, key, game.numbers
        while type(result := branches.get(branch)) is list:
            read, branches = result
            branch = numbers[read]
            known.add(read)
        if result is None:
            game.reads.append({})
            try:
                result = Memoized(make(), game.reads[-1])
            finally:
                reads = game.reads.pop()
                game.reads[-1].update(reads)
            for read in reads:
                if read not in known:
                    below: dict[Hashable, Any] = {}
                    branches[branch] = [read, below]
                    branches, branch = below, numbers[read]
            branches[branch] = result
        else:
            game.reads[-1].update(result.reads)
        value: T = result.value
        return value


TRACKED = {*Game.__struct_fields__} | {
    name for name, it in vars(Game).items() if isinstance(it, cached_property) and not name.startswith("_")
}


class TrackedGame:
    """What stands for a game, and notices which of its fields, and of what is computed from them, are read.

    reads      for each function at work, the outermost first, what it has read so far
    numbers    what is read -> which of the different values the game has
    """

    def __init__(self, game: Game, memo: Memo) -> None:
        self.real, self.memo, self.numbers = game, memo, _Numbers(game, memo)
        self.reads: list[dict[Read, None]] = [{}]

    def is_capped(self, bets: int, players: int) -> bool:
        """Tracked by itself: most hands end before a cap, whichever it is."""
        self.reads[-1]["is_capped", bets, players] = None
        return self.real.is_capped(bets, players)


def _tracking(name: str) -> property:
    def read(game: TrackedGame) -> Any:
        game.reads[-1][name] = None
        return getattr(game.real, name)

    return property(read)


for _name, _it in {**vars(Called), **vars(Game), **{it: _tracking(it) for it in TRACKED}}.items():
    if not hasattr(TrackedGame, _name):
        setattr(TrackedGame, _name, _it)


class _Numbers(dict[Read, int]):
    def __init__(self, game: Game, memo: Memo) -> None:
        self._game, self._values = game, memo.values

    def __missing__(self, read: Read) -> int:
        name, *given = [read] if isinstance(read, str) else read
        value = getattr(self._game, str(name))
        values, value = self._values.setdefault(read, []), value(*given) if given else value
        try:
            number = values.index(value)
        except ValueError:
            number = len(values)
            values.append(value)
        self[read] = number
        return number


def memoized(make: Callable[P, T]) -> Callable[P, T]:
    """A function whose last argument is a game: what it gives for a tracked game is remembered."""

    @wraps(make)
    def made(*values: P.args, **named: P.kwargs) -> T:
        game = values[-1]
        if not isinstance(game, TrackedGame):
            return make(*values, **named)
        return game.memo.get((make, *values[:-1]), game, lambda: make(*values, **named))

    return made
