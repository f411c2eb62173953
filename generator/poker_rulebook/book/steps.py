"""The steps of play, one class for each kind: what it holds, and how it is read from its mapping in a game file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar, get_args

from poker_rulebook.book.parts import Data, DividedHand, Outcome, Text, Wagering
from poker_rulebook.book.step import AnyStep, Around, burns_first, fewest_and_most
from poker_rulebook.ranking import Ranking


@dataclass(frozen=True, kw_only=True)
class DealToPlayers(AnyStep):
    """Cards for each player, those face down first.

    to_others      those face up are seen by everybody but their holder
    by_exposure    they come face up, but face down to a player whose cards all lie face up
    """

    do = "deal"
    down: int
    up: int
    to_others: bool = False
    by_exposure: bool = False
    street: str = ""
    if_short: str = ""
    burns: bool = False

    @staticmethod
    def _others(data: Data, around: Around) -> Data:
        cards, face = data["cards"], data.get("face")
        if not isinstance(cards, dict):
            cards = {"down": cards * (face == "down"), "up": cards * (face != "down")}
        facing = {"to_others": face == "others", "by_exposure": face == "by-exposure"}
        return cards | facing | {"burns": burns_first(data, around)}

    @property
    def cards(self) -> int:
        return self.down + self.up


@dataclass(frozen=True, kw_only=True)
class DealToBoard(AnyStep):
    """Cards to slots of the board."""

    do = "deal"
    slots: tuple[str, ...]
    face_down: bool = False
    street: str = ""
    burns: bool = False

    @staticmethod
    def _others(data: Data, around: Around) -> Data:
        own = {"face_down": data.get("face") == "down", "burns": burns_first(data, around)}
        first = around.opened
        return (
            own if first is None else own | {"slots": tuple(str(first + n + 1) for n in range(data["cards"]))}
        )


@dataclass(frozen=True, kw_only=True)
class Bet(AnyStep):
    """One full betting round.

    ranking    by which up cards are compared where these decide who begins
    """

    do = "bet"
    size: str
    first: str
    ranking: Ranking | None = None
    wagering: Wagering

    @staticmethod
    def _others(data: Data, around: Around) -> Data:
        ranking = around.rankings.get(data.get("ranking", ""))
        return {"ranking": ranking, "wagering": Wagering.build(data, around.rankings)}

    @property
    def given_up(self) -> tuple[int, int]:
        return self.wagering.discard or (0, 0)

    @property
    def turned_up(self) -> tuple[int, int]:
        return self.wagering.turn_up, self.wagering.turn_up


@dataclass(frozen=True, kw_only=True)
class Draw(AnyStep):
    """Players in turn exchange cards.    refusable    who exchanges one card sees it face up and may refuse it"""

    do = "draw"
    asks_all = True
    fewest: int
    most: int
    burns: bool = False
    refusable: bool = False

    @staticmethod
    def _others(data: Data, around: Around) -> Data:
        refusable = data.get("single") == "refusable"
        return fewest_and_most(data) | {"burns": around.has_bet, "refusable": refusable}


@dataclass(frozen=True, kw_only=True)
class Expose(AnyStep):
    """Players in turn decide which of their cards they turn up.    order    laid: they have laid them in an order"""

    do = "expose"
    asks_all = True
    fewest: int
    most: int
    order: str = "chosen"

    @property
    def called(self) -> str:
        return "reveal" if self.order == "laid" else self.do

    @property
    def turned_up(self) -> tuple[int, int]:
        return self.fewest, self.most

    @staticmethod
    def _others(data: Data, around: Around) -> Data:
        return fewest_and_most(data)


@dataclass(frozen=True, kw_only=True)
class Discard(AnyStep):
    """All players discard at the same time.

    from_down    only cards that lie face down
    before       the street that comes next
    """

    do = "discard"
    cards: int
    from_down: bool = False
    before: str = ""

    @staticmethod
    def _others(data: Data, around: Around) -> Data:
        return {"from_down": data.get("from") == "down"}

    @property
    def given_up(self) -> tuple[int, int]:
        return self.cards, self.cards


@dataclass(frozen=True, kw_only=True)
class Pass(AnyStep):
    """All players pass cards face down at the same time.    direction    left, across or right"""

    do = "pass"
    cards: int
    direction: str


@dataclass(frozen=True, kw_only=True)
class Divide(AnyStep):
    """All players divide their cards into separate hands."""

    do = "divide"
    hands: tuple[DividedHand, ...]


@dataclass(frozen=True, kw_only=True)
class TurnUp(AnyStep):
    """Board cards that lie face down are turned up.    name    what they are called"""

    do = "turn-up"
    slots: tuple[str, ...]
    name: Text


@dataclass(frozen=True, kw_only=True)
class Remove(AnyStep):
    """Lines of the board are taken away.    slots    one of each line, whose cards decide"""

    do = "remove"
    slots: tuple[str, ...]
    if_all_tie: str

    @staticmethod
    def _others(data: Data, around: Around) -> Data:
        return {"slots": tuple(data["lowest"])}


@dataclass(frozen=True, kw_only=True)
class Roll(AnyStep):
    """Dice decide how the hand goes on."""

    do = "roll"
    dice: int
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True, kw_only=True)
class Look(AnyStep):
    """The colours of board cards decide how the hand goes on.    at    the deal whose cards are looked at"""

    do = "look"
    at: str
    colour: str
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True, kw_only=True)
class Choose(AnyStep):
    """A player chooses how the hand goes on."""

    do = "choose"
    outcomes: tuple[Outcome, ...]
    default: str


@dataclass(frozen=True, kw_only=True)
class Declare(AnyStep):
    """All players declare shares.    no_chip, one_chip    the share for which no chip stands, and one chip"""

    do = "declare"
    no_chip: str
    one_chip: str


@dataclass(frozen=True, kw_only=True)
class Place(AnyStep):
    """Open-face games: players receive cards and lay `place` of them in their rows."""

    do = "place"
    receive: int
    place: int
    rounds: int = 1
    dealt: str = "together"


@dataclass(frozen=True, kw_only=True)
class Take(AnyStep):
    """Players in turn take one more card or none; that and the betting round after it come again until nobody takes.

    turns       most times that this comes
    refusals    after so many a player takes no more; 0 for no limit
    """

    do = "take"
    asks_all = True
    turns: int
    face: str
    refusals: int = 0


Deal = DealToPlayers | DealToBoard
Question = Roll | Look | Choose
Step = (
    DealToPlayers | DealToBoard | Bet | Take | Draw | Expose | Discard | Pass | Divide | TurnUp | Remove | Roll | Look | Choose
    | Declare | Place
)  # fmt: skip
KINDS: dict[str, type[Step]] = {kind.do: kind for kind in get_args(Step)}

Kind = TypeVar("Kind", bound=AnyStep)


def only(kind: type[Kind], steps: Iterable[Step]) -> tuple[Kind, ...]:
    """The steps of one kind."""
    return tuple(step for step in steps if isinstance(step, kind))
