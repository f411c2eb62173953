"""Places and prizes of players who are eliminated in the same hand.

Source: games/rules/places-and-prizes.yaml, Robert's Rules of Poker, and recommended procedure 8 of the Poker TDA 2024.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from poker_rulebook.director.entries import AskedData, number, numbers, only, word
from poker_rulebook.play.reading import InputError

ONE_TABLE, HAND_FOR_HAND, BY_STACKS = ROUNDS_OF_PLAY = ("one-table", "hand-for-hand", "by-stacks")


class Eliminated(Struct, frozen=True):
    """Players who lose their last chips in one hand, or in one round of hand for hand.

    left      number of players before that hand, these included
    stacks    the chips of each of them at its beginning
    prizes    the prizes of the places that they take, the best place first; 0 for a place without a prize
    played    one-table: stacks decide; hand-for-hand: at different tables, and all finish equal;
              by-stacks: at different tables, but stacks decide
    unit      the smallest amount that is paid out
    """

    left: int
    stacks: tuple[int, ...]
    prizes: tuple[int, ...]
    played: str = ONE_TABLE
    unit: int = 1

    @property
    def best(self) -> int:
        """The best place that one of them takes."""
        return self.left - len(self.stacks) + 1


class Finishes(Struct, frozen=True):
    """The places and prizes, one for each player in the order of the question.

    places    the first and the last of the places that the player shares
    prizes    what each receives
    odd       the money that cannot be divided, over all places; no source says who receives it
    """

    places: tuple[tuple[int, int], ...]
    prizes: tuple[int, ...]
    odd: int


def placed(out: Eliminated) -> Finishes:
    """Places and prizes: larger stacks finish higher; players who finish equal share the sum of their prizes."""
    places, prizes, odd = [(0, 0)] * len(out.stacks), [0] * len(out.stacks), 0
    better = 0
    for equal in _equals(out):
        money = sum(out.prizes[better : better + len(equal)])
        share = money // len(equal) // out.unit * out.unit
        odd += money - share * len(equal)
        for player in equal:
            places[player] = (out.best + better, out.best + better + len(equal) - 1)
            prizes[player] = share
        better += len(equal)
    return Finishes(tuple(places), tuple(prizes), odd)


def _equals(out: Eliminated) -> Iterator[Sequence[int]]:
    """The groups of players who finish equal, the best group first."""
    if out.played == HAND_FOR_HAND:
        yield range(len(out.stacks))
        return
    for stack in sorted(set(out.stacks), reverse=True):
        yield [player for player, chips in enumerate(out.stacks) if chips == stack]


def read_eliminated(value: AskedData) -> Eliminated:
    """The players of a JSON object with the keys of `Eliminated`. Raises InputError, with the place of the mistake."""
    only(value, ("left", "stacks", "prizes", "played", "unit"))
    left, unit = number(value, "left", 2), number(value, "unit", 1, 1)
    stacks, prizes = numbers(value, "stacks"), numbers(value, "prizes")
    if len(stacks) < 2 or not all(stacks):
        message = "fewer than two players with chips are out"
        raise InputError(
            ("stacks",), message, "write the chips of each before the hand: 12000 8000", "places-stacks"
        )
    if len(stacks) >= left:
        message = f"{len(stacks)} of {left} players are out"
        raise InputError(("left",), message, "somebody wins their chips", "places-left")
    if len(prizes) != len(stacks):
        hint = f"write {len(stacks)}, the best place first, 0 for none"
        raise InputError(
            ("prizes",), f"{len(prizes)} prizes are written", hint, "places-prizes", n=len(stacks)
        )
    if list(prizes) != sorted(prizes, reverse=True):
        raise InputError(
            ("prizes",), "a better place has the smaller prize", "the best place first", "places-order"
        )
    return Eliminated(left, stacks, prizes, word(value, "played", ROUNDS_OF_PLAY), unit)
