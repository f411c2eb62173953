"""How many answers a question allows: wagers, exchanges, divisions, placings."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from math import comb, factorial, prod

from poker_rulebook.play.actions import (
    Action,
    Decision,
    ToChoose,
    ToDeclare,
    ToDivide,
    ToPlace,
)
from poker_rulebook.play.betting import Legal

Chooser = Callable[[Decision, random.Random], Action]


def answers(decision: Decision) -> int:
    """The number of different actions that the rules allow."""
    if isinstance(decision, Legal):
        raises = 2 if decision.ends else decision.high - decision.low + 1 if decision.low else 0
        return raises + decision.calls + bool(decision.call and not decision.must)
    if isinstance(decision, ToChoose):
        return len(decision.outcomes)
    if isinstance(decision, ToDeclare):
        return len(decision.shares) + 1
    if isinstance(decision, ToDivide):
        return factorial(len(decision.own)) // prod(map(factorial, decision.sizes.values()))
    if isinstance(decision, ToPlace):
        free = tuple(decision.free.values())
        return comb(len(decision.own), decision.count) * _placings(decision.count, free)
    return sum(comb(len(decision.own), count) for count in range(decision.fewest, decision.most + 1))


@cache
def _placings(cards: int, free: tuple[int, ...]) -> int:
    """Ways to lay different cards in rows with so many free places."""
    if not free:
        return int(cards == 0)
    here = range(min(cards, free[0]) + 1)
    return sum(comb(cards, count) * _placings(cards - count, free[1:]) for count in here)


def noting(choose: Chooser, noted: list[dict[str, int]]) -> Chooser:
    """The same choices; how many answers the first question of each step allowed is added to `noted`."""
    first: dict[str, int] = {}
    noted.append(first)

    def chosen(decision: Decision, rng: random.Random) -> Action:
        first.setdefault(decision.step, answers(decision))
        return choose(decision, rng)

    return chosen
