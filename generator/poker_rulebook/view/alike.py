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
from typing import Any, NamedTuple, ParamSpec, TypeVar

from poker_rulebook.book.model import Game

P = ParamSpec("P")
T = TypeVar("T")
GameQuestion = str | tuple[str, int, int]  # a field, or a method with its values


class Answered(NamedTuple):
    """What was told, and all that was asked for it."""

    what: Any
    asked: dict[GameQuestion, None]


class Alike:
    """What has been told of some games."""

    def __init__(self) -> None:
        self.answers: dict[GameQuestion, list[Any]] = {}  # what is asked -> the different answers
        # function -> [what it asks first, number of the answer -> [what it asks then, …]], or what was Answered
        self._told: dict[Hashable, Any] = {}

    def watched(self, game: Game) -> WatchedGame:
        """The game, which notices from now on what it is asked."""
        return WatchedGame(game, self)

    def told(self, key: Hashable, game: WatchedGame, tell: Callable[[], T]) -> T:
        """What `tell` tells of a watched game, and of nothing else. key    stands for the function"""
        known: set[GameQuestion] = set()
        branches, branch, numbers = self._told, key, game.numbers
        while type(told := branches.get(branch)) is list:
            question, branches = told
            branch = numbers[question]
            known.add(question)
        if told is None:
            game.asked.append({})
            try:
                told = Answered(tell(), game.asked[-1])
            finally:
                asked = game.asked.pop()
                game.asked[-1].update(asked)
            for question in asked:
                if question not in known:
                    below: dict[Hashable, Any] = {}
                    branches[branch] = [question, below]
                    branches, branch = below, numbers[question]
            branches[branch] = told
        else:
            game.asked[-1].update(told.asked)
        what: T = told.what
        return what


ASKED = {it.name for it in fields(Game)} | {
    name for name, it in vars(Game).items() if isinstance(it, cached_property) and not name.startswith("_")
}


class WatchedGame(Game):
    """A game that notices which of its fields, and of what is computed from them, are asked for.

    asked      for each function at work, the outermost first, what it has asked so far
    numbers    what is asked -> which of the different answers the game gives
    """

    real: Game
    alike: Alike
    asked: list[dict[GameQuestion, None]]
    numbers: _Numbers

    def __init__(self, game: Game, alike: Alike) -> None:
        vars(self).update(real=game, alike=alike, asked=[{}], numbers=_Numbers(game, alike))

    def is_capped(self, bets: int, players: int) -> bool:
        """Asked by itself: most hands end before a cap, whichever it is."""
        self.asked[-1]["is_capped", bets, players] = None
        return self.real.is_capped(bets, players)


def _watching(name: str) -> property:
    def answer(game: WatchedGame) -> Any:
        game.asked[-1][name] = None
        return getattr(game.real, name)

    return property(answer)


for _name in ASKED:
    setattr(WatchedGame, _name, _watching(_name))


class _Numbers(dict[GameQuestion, int]):
    def __init__(self, game: Game, alike: Alike) -> None:
        self._game, self._answers = game, alike.answers

    def __missing__(self, asked: GameQuestion) -> int:
        name, *values = [asked] if isinstance(asked, str) else asked
        answer = getattr(self._game, str(name))
        answers, answer = self._answers.setdefault(asked, []), answer(*values) if values else answer
        try:
            number = answers.index(answer)
        except ValueError:
            number = len(answers)
            answers.append(answer)
        self[asked] = number
        return number


def told_once(tell: Callable[P, T]) -> Callable[P, T]:
    """A function whose last argument is a game: what it tells of a watched game is remembered."""

    @wraps(tell)
    def told(*values: P.args, **named: P.kwargs) -> T:
        game = values[-1]
        if not isinstance(game, WatchedGame):
            return tell(*values, **named)
        return game.alike.told((tell, *values[:-1]), game, lambda: tell(*values, **named))

    return told
