"""The own cards of a player, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from poker_rulebook.book.parts import apart
from poker_rulebook.book.steps import Bet, DealToPlayers, Discard, Expose, Place, Step


class Own(NamedTuple):
    """The own cards that a player may have: in all the fewest and the most, the fewest face down and face up."""

    held: int
    most: int
    down: int
    up: int


def own_cards(steps: Iterable[Step]) -> Own:
    """What a player has after these steps."""
    held = most = down = up = 0
    for step in steps:
        fewest_gone, most_gone = step.given_up
        held, most, down = held - most_gone, most - fewest_gone, max(0, down - most_gone)
        if isinstance(step, DealToPlayers):
            held, most = held + step.cards, most + step.cards
            # dealt by exposure, nobody has all cards face up afterwards
            down, up = (max(down, 1), up) if step.by_exposure else (down + step.down, up + step.up)
        elif isinstance(step, Discard):
            up = up if step.from_down else max(0, up - step.cards)
        elif isinstance(step, Bet):
            down, up = max(0, down - step.wagering.turn_up), up + step.wagering.turn_up
        elif isinstance(step, Expose):
            down, up = max(0, down - step.most), up + step.fewest
        elif isinstance(step, Place):
            held, most = held + step.place * step.rounds, most + step.place * step.rounds
    return Own(held, most, down, up)


def own_before(play: Sequence[Step], index: int) -> Own:
    """What a player has when step `index` begins, or after the last; steps that never come in the same hand do not
    count."""
    here = play[index].when if index < len(play) else ()
    return own_cards(step for step in play[:index] if not apart(step.when, here))
