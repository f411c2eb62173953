"""Which game of a mix is played when, and random play of a mix."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from poker_rulebook.book.mix import Mix, MixedGame
from poker_rulebook.play.simulate import Observer, Report, simulate


class Turn(NamedTuple):
    """A game of a mix, and how many hands of it are played before the next."""

    part: MixedGame
    hands: int


def turns(mix: Mix, seats: int, rng: random.Random) -> Iterator[Turn]:
    """The turns of the games, without end.

    An orbit has as many hands as there are seats. How long a level lasts is a matter of the clock: here it is
    an orbit. Where the players choose, `rng` does it for them.
    """
    hands = mix.hands if mix.change == "hands" else seats
    while True:
        for part in mix.games:
            yield Turn(rng.choice(mix.games) if mix.change == "dealers-choice" else part, hands)


def simulate_mix(
    mix: Mix, hands: int, seats: int, seed: int, each: Observer | None = None
) -> dict[str, Report]:
    """Play that many random hands in the order of the mix; id of the game in the mix -> its report.

    Every game that had a turn has a report, in order of play. `each` is as in `simulate`. Raises Violation.
    """
    played: Counter[str] = Counter()
    for part, turn in turns(mix, seats, random.Random(seed)):
        played[part.id] += min(turn, hands - played.total())
        if played.total() == hands:
            break
    parts = {part.id: part.game for part in mix.games}
    return {
        id_: simulate(game, played[id_], seats, seed + number, each)
        for number, (id_, game) in enumerate(parts.items())
        if played[id_]
    }
