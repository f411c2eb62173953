"""What is told of games that are nearly alike, as one game is under each choice of a table.

    alike = Alike()
    streets(alike.watched(game))
    streets(alike.watched(other))    the same, where the games do not differ in what `streets` asks of them

A watched game notices what a function asks of it. Where another game answers all of that alike, the function would tell
the same of it and does not work again. What is `told_once` is remembered by itself inside of other functions.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import fields
from functools import cached_property, wraps
from typing import Any, ParamSpec, TypeVar, cast

from poker_rulebook.book.model import Game

P = ParamSpec("P")
T = TypeVar("T")


class Alike:
    """What has been told of some games."""

    def __init__(self) -> None:
        self.answers: dict[str, list[Any]] = {}  # what is asked -> the different answers
        # for each function: what it asks -> the numbers of the answers -> what it told
        self._told: dict[Hashable, dict[tuple[str, ...], dict[tuple[int, ...], Any]]] = {}

    def watched(self, game: Game) -> WatchedGame:
        """The game, which notices from now on what it is asked."""
        return WatchedGame(game, self)

    def told(self, key: Hashable, game: WatchedGame, tell: Callable[[], T]) -> T:
        """What `tell` tells of a watched game, and of nothing else. key    stands for the function"""
        known, number = self._told.setdefault(key, {}), game.numbers.__getitem__
        for asked, by_answers in known.items():
            answers = tuple(map(number, asked))
            if answers in by_answers:
                game.asked[-1].update(asked)
                return cast(T, by_answers[answers])
        game.asked.append(set())
        try:
            told = tell()
            asked = tuple(sorted(game.asked[-1]))
            known.setdefault(asked, {})[tuple(map(number, asked))] = told
        finally:
            game.asked[-2].update(game.asked.pop())
        return told


ASKED = {it.name for it in fields(Game)} | {
    name for name, it in vars(Game).items() if isinstance(it, cached_property) and not name.startswith("_")
}


class WatchedGame(Game):
    """A game that notices which of its fields, and of what is computed from them once, are asked for.

    asked      for each function at work, the outermost first, what it has asked so far
    numbers    what is asked -> which of the different answers the game gives
    """

    real: Game
    alike: Alike
    asked: list[set[str]]
    numbers: _Numbers

    def __init__(self, game: Game, alike: Alike) -> None:
        vars(self).update(real=game, alike=alike, asked=[set()], numbers=_Numbers(game, alike))


def _watching(name: str) -> property:
    def answer(game: WatchedGame) -> Any:
        game.asked[-1].add(name)
        return getattr(game.real, name)

    return property(answer)


for _name in ASKED:
    setattr(WatchedGame, _name, _watching(_name))


class _Numbers(dict[str, int]):
    def __init__(self, game: Game, alike: Alike) -> None:
        self._game, self._answers = game, alike.answers

    def __missing__(self, name: str) -> int:
        answers, answer = self._answers.setdefault(name, []), getattr(self._game, name)
        if answer not in answers:
            answers.append(answer)
        self[name] = answers.index(answer)
        return self[name]


def told_once(tell: Callable[P, T]) -> Callable[P, T]:
    """A function whose last argument is a game: what it tells of a watched game is remembered."""

    @wraps(tell)
    def told(*values: P.args, **named: P.kwargs) -> T:
        game = values[-1]
        if not isinstance(game, WatchedGame):
            return tell(*values, **named)
        return game.alike.told((tell, *values[:-1]), game, lambda: tell(*values, **named))

    return told
