"""The own cards of a player, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import accumulate
from typing import NamedTuple

from poker_rulebook.book.parts import apart
from poker_rulebook.book.steps import DealToPlayers, Discard, Place, Step, Take


class Own(NamedTuple):
    """The own cards that a player may have: in all the fewest and the most, the fewest face down and face up."""

    held: int
    most: int
    down: int
    up: int


NOTHING = Own(0, 0, 0, 0)


def own_cards(steps: Iterable[Step]) -> Own:
    """What a player has after these steps."""
    return reduce(_after, steps, NOTHING)


def own_before(play: Sequence[Step]) -> list[Own]:
    """What a player has when each step begins, and after the last; steps that never come in the same hand do not count."""
    if not any(step.when for step in play):
        return list(accumulate(play, _after, initial=NOTHING))
    conditions = [*(step.when for step in play), ()]
    before = (tuple(s for s in play[:n] if not apart(s.when, here)) for n, here in enumerate(conditions))
    return list(map(own_cards, before))


def _after(own: Own, step: Step) -> Own:
    """What a player has after one more step."""
    (fewest, most), (held, highest, down, up) = step.given_up, own
    held, highest, down = held - most, highest - fewest, max(0, down - most)
    if isinstance(step, DealToPlayers):
        held, highest = held + step.cards, highest + step.cards
        # dealt by exposure, nobody has all cards face up afterwards
        down, up = (max(down, 1), up) if step.by_exposure else (down + step.down, up + step.up)
    elif isinstance(step, Discard):
        up = up if step.from_down else max(0, up - step.cards)
    elif isinstance(step, Take):
        highest += step.turns
    elif isinstance(step, Place):
        held, highest = held + step.place * step.rounds, highest + step.place * step.rounds
    sure, most = step.turned_up
    return Own(held, highest, max(0, down - most), up + sure)
