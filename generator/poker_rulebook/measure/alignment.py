"""Two games side by side: which steps and which shares correspond, which are new, which are gone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product, takewhile
from operator import itemgetter
from typing import Any, NamedTuple

from msgspec.structs import asdict

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.book.steps import Bet, Deal, DealToPlayers, Step

# points: another step, a round more, another first actor, another street
STEP, BET, START, STREET = 3, 1, 1, 1


class Pair(NamedTuple):
    """A step of one game and the step of the other in its place, None where it has none.

    same    whether both are the same rule
    """

    mine: Step | None
    other: Step | None
    same: bool = False

    @property
    def points(self) -> int:
        """How much two steps differ, in points; a different number of cards for the players counts one point a card."""
        mine, other = self.mine, self.other
        street = isinstance(mine, Deal) and isinstance(other, Deal) and mine.street != other.street
        if self.same:
            return STREET * street
        if isinstance(mine or other, Bet):
            return START if mine is not None and other is not None else BET
        if isinstance(mine, DealToPlayers) and isinstance(other, DealToPlayers):
            return STREET * street + max(STEP, STEP - 1 + abs(mine.cards - other.cards))
        return STREET * street + STEP


def rule_of(step: Step) -> dict[str, Any]:
    """The step as players know it: without its id, the size of bets, and the name of a street in stud.

    Bets are small or big by the number of the round, and streets are counted from the cards dealt before.
    """
    rule = asdict(step) | {"id": "", "kind": type(step)}
    if isinstance(step, Bet):
        return rule | {"size": ""}
    return rule | {"street": ""} if isinstance(step, DealToPlayers) else rule


def aligned(game: Game, other: Game) -> list[Pair]:
    """Both plays in table order with the fewest points of difference; only steps of one kind stand together.

    Where several alignments are as good, earlier steps correspond, and later ones count as new or gone.
    """
    mine, theirs = [[(step, rule_of(step)) for step in g.play] for g in (game, other)]
    head = _alike(mine, theirs)
    same = [Pair(a, b, True) for (a, _), (b, _) in zip(mine[:head], theirs, strict=False)]
    return [*same, *_cheapest(mine[head:], theirs[head:])]


StepsWithRules = Sequence[tuple[Step, dict[str, Any]]]  # steps, each with its rule
StepPairing = tuple[int, list[Pair]]  # points, and the pairs that they are counted of
StepPairings = dict[tuple[int, int], StepPairing]  # steps of both so far -> how they are best paired


def _alike(mine: StepsWithRules, theirs: StepsWithRules) -> int:
    """How many steps from the start are the same rule in both."""
    rules = ((a, b) for (_, a), (_, b) in zip(mine, theirs, strict=False))
    return len([*takewhile(lambda both: both[0] == both[1], rules)])


def _cheapest(mine: StepsWithRules, theirs: StepsWithRules) -> list[Pair]:
    """The alignment with the fewest points, by the usual table of edit distances."""
    best: StepPairings = {}
    for i, j in product(range(len(mine) + 1), range(len(theirs) + 1)):
        best[i, j] = min(_ways(best, mine, theirs, i, j), key=itemgetter(0), default=(0, []))
    return best[len(mine), len(theirs)][1]


def _ways(
    best: StepPairings, mine: StepsWithRules, theirs: StepsWithRules, i: int, j: int
) -> Iterator[StepPairing]:
    """The candidates for one cell of the table, as (points, pairs): the last two steps paired, or one of them left alone."""
    if i:
        yield _after(best[i - 1, j], Pair(mine[i - 1][0], None))
    if j:
        yield _after(best[i, j - 1], Pair(None, theirs[j - 1][0]))
    if i and j and mine[i - 1][0].do == theirs[j - 1][0].do:
        (a, rule), (b, other) = mine[i - 1], theirs[j - 1]
        yield _after(best[i - 1, j - 1], Pair(a, b, rule == other))


def _after(way: StepPairing, pair: Pair) -> StepPairing:
    points, pairs = way
    return points + pair.points, [*pairs, pair]


Shares = Iterable[Share]
LIKENESS = (
    lambda share: share.id,
    lambda share: share.ranking.id,
    lambda share: share.ranking.rules.wins_lowest,
    lambda share: True,
)


def paired(mine: Shares, theirs: Shares) -> tuple[list[tuple[Share, Share]], list[Share]]:
    """The shares of two games that correspond, by id, else by ranking, else by direction; and those left over."""
    left, right, pairs = list(mine), list(theirs), []
    for like in LIKENESS:
        for share in tuple(left):
            match = next((other for other in right if like(other) == like(share)), None)
            if match is not None:
                pairs.append((share, match))
                left.remove(share)
                right.remove(match)
    return pairs, [*left, *right]
