"""How many answers a question allows: wagers, exchanges, divisions, placings."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from math import comb

from poker_rulebook.play.questions import Action, Bin, Decision, Legal, ToSay

Chooser = Callable[[Decision, random.Random], Action]


def answers(decision: Decision) -> int:
    """The number of different actions that the rules allow."""
    if isinstance(decision, Legal):
        raises = 2 if decision.ends else decision.high - decision.low + 1 if decision.low else 0
        return raises + decision.calls + bool(decision.call and not decision.must)
    if isinstance(decision, ToSay):
        return len(decision.words)
    numbers = range(decision.fewest, decision.most + 1)
    bins = tuple(decision.bins.values())
    return sum(comb(len(decision.own), count) * _ways_to_lay(count, bins) for count in numbers)


@cache
def _ways_to_lay(cards: int, bins: tuple[Bin, ...]) -> int:
    """Ways to lay different cards in bins."""
    if not bins:
        return int(cards == 0)
    here = range(bins[0].fewest, min(cards, bins[0].most) + 1)
    return sum(comb(cards, count) * _ways_to_lay(cards - count, bins[1:]) for count in here)


def noting(choose: Chooser, noted: list[dict[str, int]]) -> Chooser:
    """The same choices; how many answers the first question of each step allowed is added to `noted`."""
    first: dict[str, int] = {}
    noted.append(first)

    def chosen(decision: Decision, rng: random.Random) -> Action:
        first.setdefault(decision.step, answers(decision))
        return choose(decision, rng)

    return chosen
