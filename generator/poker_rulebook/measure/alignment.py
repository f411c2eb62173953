"""Two courses of play side by side: which steps correspond, which are new, which are gone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet, DealToPlayers, Step

STEP, BET, START = 3, 1, 1  # points for a step that differs, a betting round more, and another first actor


class Pair(NamedTuple):
    """A step of one game and the step of the other in its place, None where it has none.

    same    whether both are the same rule
    """

    mine: Step | None
    other: Step | None
    same: bool = False

    @property
    def do(self) -> str:
        return next(step.do for step in (self.mine, self.other) if step)

    @property
    def points(self) -> int:
        """How far apart they are; a different number of cards for the players counts card by card."""
        mine, other = self.mine, self.other
        if self.same:
            return 0
        if self.do == "bet":
            return START if mine is not None and other is not None else BET
        if isinstance(mine, DealToPlayers) and isinstance(other, DealToPlayers):
            return max(STEP, STEP - 1 + abs(mine.cards - other.cards))
        return STEP


def rule_of(step: Step) -> dict[str, Any]:
    """The step as players know it: without its id, the size of bets, and the name of a street in stud.

    Bets are small or big by the number of the round, and streets are counted from the cards dealt before.
    """
    rule = vars(step) | {"id": "", "kind": type(step)}
    if isinstance(step, Bet):
        return rule | {"size": ""}
    return rule | {"street": ""} if isinstance(step, DealToPlayers) else rule


def aligned(game: Game, other: Game) -> list[Pair]:
    """Both plays in table order with the fewest points of difference; only steps of one kind stand together."""
    mine, theirs = [[(step, rule_of(step)) for step in g.play] for g in (game, other)]
    head = _alike(mine, theirs)
    tail = _alike(mine[head:][::-1], theirs[head:][::-1])
    middle = _cheapest(mine[head : len(mine) - tail], theirs[head : len(theirs) - tail])
    both = (
        list(zip(mine, theirs, strict=False))[:head],
        list(zip(mine[::-1], theirs[::-1], strict=False))[:tail],
    )
    start, end = ([Pair(a[0], b[0], True) for a, b in part] for part in both)
    return [*start, *middle, *end[::-1]]


Told = Sequence[tuple[Step, dict[str, Any]]]  # steps, each with its rule
Ways = dict[tuple[int, int], tuple[int, list[Pair]]]  # steps of both so far -> points, and the pairs


def _alike(mine: Told, theirs: Told) -> int:
    """How many steps from the start are the same rule in both."""
    count = 0
    for (_, a), (_, b) in zip(mine, theirs, strict=False):
        if a != b:
            break
        count += 1
    return count


def _cheapest(mine: Told, theirs: Told) -> list[Pair]:
    """The alignment with the fewest points, by the usual table of edit distances."""
    best: Ways = {(0, 0): (0, [])}
    for i in range(len(mine) + 1):
        for j in range(len(theirs) + 1):
            if i or j:
                best[i, j] = min(_ways(best, mine, theirs, i, j), key=lambda way: way[0])
    return best[len(mine), len(theirs)][1]


def _ways(best: Ways, mine: Told, theirs: Told, i: int, j: int) -> Iterator[tuple[int, list[Pair]]]:
    """The points to get here and the pairs on the way, when the last one is two steps together, or one alone."""
    if i and j and mine[i - 1][0].do == theirs[j - 1][0].do:
        (a, rule), (b, other) = mine[i - 1], theirs[j - 1]
        yield _after(best[i - 1, j - 1], Pair(a, b, rule == other))
    if i:
        yield _after(best[i - 1, j], Pair(mine[i - 1][0], None))
    if j:
        yield _after(best[i, j - 1], Pair(None, theirs[j - 1][0]))


def _after(way: tuple[int, list[Pair]], pair: Pair) -> tuple[int, list[Pair]]:
    return way[0] + pair.points, [*way[1], pair]
