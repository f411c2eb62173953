"""What every step of a game has, and how it is built from what its file says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, NamedTuple, Self

from poker_rulebook.book.parts import Condition, Data, DividedHand, Outcome, condition
from poker_rulebook.ranking import Ranking


class Around(NamedTuple):
    """What a step is built from beside its own mapping.

    opened      cards that lie on the board already, where the game does not name its slots; else None
    has_bet     whether a betting round comes before it
    """

    rankings: Mapping[str, Ranking]
    opened: int | None
    has_bet: bool


READ: dict[str, Callable[[Any], Any]] = {  # values that are kept in another form than they are written
    "slots": tuple,
    "outcomes": lambda outcomes: tuple(map(Outcome.build, outcomes)),
    "hands": lambda hands: tuple(DividedHand(hand["id"], hand["name"], hand["cards"]) for hand in hands),
}


@dataclass(frozen=True, kw_only=True)
class AnyStep:
    """What every step has. A field that is named like a key of the file is that key's value."""

    do: ClassVar[str]
    asks_all: ClassVar[bool] = (
        False  # whether everybody decides about cards of their own, one after the other
    )
    id: str
    when: Condition = ()

    @classmethod
    def build(cls, data: Data, around: Around) -> Self:
        told = {f.name: data[f.name] for f in fields(cls) if f.name in data}
        told = {name: READ[name](value) if name in READ else value for name, value in told.items()}
        return cls(**told | {"when": condition(data)} | cls._others(data, around))

    @staticmethod
    def _others(data: Data, around: Around) -> Data:
        """The fields that are no keys of the file, or not as they are written there."""
        return {}

    @property
    def called(self) -> str:
        """What a phrase calls the step by."""
        return self.do

    @property
    def given_up(self) -> tuple[int, int]:
        """Fewest and most own cards that a player discards for good in this step."""
        return 0, 0

    @property
    def turned_up(self) -> tuple[int, int]:
        """Fewest and most own cards face down that a player turns up in this step."""
        return 0, 0


def burns_first(data: Data, around: Around) -> bool:
    """Whether one card is burned before a deal: after the first betting round, or where the file says so."""
    return around.has_bet or "burn" in data


def fewest_and_most(data: Data) -> Data:
    """`cards: [0, 4]` and `cards: 4` as the two numbers that they stand for."""
    cards = data["cards"]
    return dict(zip(("fewest", "most"), cards if isinstance(cards, list) else (cards, cards), strict=True))
