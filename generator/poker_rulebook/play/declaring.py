"""Declarations: who plays for which share, and who wins after that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from poker_rulebook.book.parts import Share
from poker_rulebook.book.steps import Declare
from poker_rulebook.play.actions import BOTH, ToDeclare
from poker_rulebook.play.events import Declared

if TYPE_CHECKING:
    from poker_rulebook.play.hand import Hand

S = TypeVar("S", int, str)


def declare(hand: Hand, step: Declare) -> Iterator[ToDeclare]:
    """All at the same time: nobody sees a declaration before every seat has made one."""
    shares = (step.no_chip, step.one_chip)
    made: dict[int, str] = {}
    for seat in hand.seats_in():
        yield ToDeclare(seat, step.id, shares)
        made[seat] = hand.answer.share
    hand.declared = made
    hand.log += [Declared(step.id, seat, share) for seat, share in made.items()]


def declared_winners(
    shares: Sequence[Share],
    values: Mapping[str, Mapping[int, int]],
    declared: Mapping[int, str],
    seats: Sequence[int],
) -> dict[str, list[int]]:
    """Share id -> the seats that win it.

    values      share id -> seat -> value of its hand
    declared    seat -> share id, or `both`

    A seat that declared both takes everything if it is strictly best for every share among those who
    declared it; otherwise it wins nothing, and the rest are judged without it. Source: home-game rules
    of high-low draw; that the others are judged as if it were not there is inferred.
    """
    both = [seat for seat in seats if declared[seat] == BOTH]
    for seat in both:
        if all(
            _strictly_best(values[share.id], seat, _rivals(declared, seats, share.id)) for share in shares
        ):
            return {share.id: [seat] for share in shares}
    won = {}
    for share in shares:
        single = [seat for seat in seats if declared[seat] == share.id]
        best = max((values[share.id][seat] for seat in single), default=0)
        won[share.id] = [seat for seat in single if best and values[share.id][seat] == best]
    return won


def plays_for(declared: Mapping[S, str] | None, seat: S, share: str) -> bool:
    """Whether the seat has declared the share, or both; always without a declaration."""
    return declared is None or declared[seat] in (share, BOTH)


def _rivals(declared: Mapping[int, str], seats: Sequence[int], share: str) -> list[int]:
    return [seat for seat in seats if plays_for(declared, seat, share)]


def _strictly_best(values: Mapping[int, int], seat: int, rivals: Sequence[int]) -> bool:
    return all(values[seat] > values[other] for other in rivals if other != seat)
