"""The steps of play, one class for each kind: what it holds, and how it is read from its mapping in a game file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from itertools import accumulate
from typing import Any, ClassVar, NamedTuple, Self, TypeVar, get_args

from msgspec import Struct

from poker_rulebook.book.parts import (
    Condition,
    Data,
    DividedHand,
    Outcome,
    Text,
    Wagering,
    apart,
    built,
    condition,
)
from poker_rulebook.ranking import Ranking


class Around(NamedTuple):
    """What a step is built from beside its own mapping.

    opened      cards that lie on the board already, where the game does not name its slots; else None
    has_bet     whether a betting round comes before it
    """

    rankings: Mapping[str, Ranking]
    opened: int | None
    has_bet: bool


READ: dict[str, Callable[[Data], Any]] = {  # of lists in a step: what an item becomes
    "outcomes": Outcome.build,
    "hands": lambda hand: built(DividedHand, hand),
}


class _Any(Struct, frozen=True, kw_only=True):
    """The fields of every step. A field with the name of a key in the file has that key's value."""

    do: ClassVar[str]
    asks_all: ClassVar[bool] = False  # whether everybody decides about cards of their own, in turn
    rearranges: ClassVar[bool] = False  # whether players exchange, pass on, discard or divide own cards
    draws: ClassVar[bool] = False  # whether cards of the stub come for those that are exchanged
    id: str
    when: Condition = ()

    @classmethod
    def build(cls, data: Data, around: Around) -> Self:
        lists = {name: tuple(map(READ[name], data[name])) for name in READ if name in data}
        return built(cls, data, when=condition(data), **lists, **cls._others(data, around))

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

    @property
    def exchanged(self) -> int:
        """Most own cards that a player gives away in this step for others, which come from the stub or from a player."""
        return 0


def _burns(data: Data, around: Around) -> bool:
    """Whether one card is burned before a deal: after the first betting round, or where the file says so."""
    return around.has_bet or "burn" in data


class DealToPlayers(_Any, frozen=True, kw_only=True):
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
        return cards | facing | {"burns": _burns(data, around)}

    @property
    def cards(self) -> int:
        return self.down + self.up

    def stub_needed(self, players: int) -> int:
        """Cards that the stub must have: what is dealt and burned, and for a last street one more, which is never dealt.

        Source: TDA 2024, recommended procedure 10-H.
        """
        return players * self.cards + (2 if self.if_short else self.burns)


class DealToBoard(_Any, frozen=True, kw_only=True):
    """Cards to slots of the board."""

    do = "deal"
    slots: tuple[str, ...]
    face_down: bool = False
    street: str = ""
    burns: bool = False

    @staticmethod
    def _others(data: Data, around: Around) -> Data:
        own: Data = {"face_down": data.get("face") == "down", "burns": _burns(data, around)}
        if around.opened is not None:
            own["slots"] = tuple(str(around.opened + n + 1) for n in range(data["cards"]))
        return own


class Bet(_Any, frozen=True, kw_only=True):
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


def _fewest_and_most(data: Data) -> Data:
    cards = data["cards"]
    return dict(zip(("fewest", "most"), cards if isinstance(cards, list) else (cards, cards), strict=True))


class Draw(_Any, frozen=True, kw_only=True):
    """Players in turn exchange cards.    refusable    who exchanges one card sees it face up and may refuse it"""

    do = "draw"
    asks_all = rearranges = draws = True
    fewest: int
    most: int
    burns: bool = False
    refusable: bool = False

    @property
    def exchanged(self) -> int:
        return self.most

    @staticmethod
    def _others(data: Data, around: Around) -> Data:
        refusable = data.get("single") == "refusable"
        return _fewest_and_most(data) | {"burns": around.has_bet, "refusable": refusable}


class Expose(_Any, frozen=True, kw_only=True):
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
        return _fewest_and_most(data)


class Discard(_Any, frozen=True, kw_only=True):
    """All players discard at the same time.

    from_down    only cards that lie face down
    before       the street that comes next
    """

    do = "discard"
    rearranges = True
    cards: int
    from_down: bool = False
    before: str = ""

    @staticmethod
    def _others(data: Data, around: Around) -> Data:
        return {"from_down": data.get("from") == "down"}

    @property
    def given_up(self) -> tuple[int, int]:
        return self.cards, self.cards


class Pass(_Any, frozen=True, kw_only=True):
    """All players pass cards face down at the same time.    direction    left, across or right"""

    do = "pass"
    rearranges = True
    cards: int
    direction: str

    @property
    def exchanged(self) -> int:
        return self.cards


class Divide(_Any, frozen=True, kw_only=True):
    """All players divide their cards into separate hands."""

    do = "divide"
    rearranges = True
    hands: tuple[DividedHand, ...]


class TurnUp(_Any, frozen=True, kw_only=True):
    """Board cards that lie face down are turned up.    name    what they are called"""

    do = "turn-up"
    slots: tuple[str, ...]
    name: Text


class Remove(_Any, frozen=True, kw_only=True):
    """Lines of the board are taken away.    slots    one of each line, whose cards decide"""

    do = "remove"
    slots: tuple[str, ...]
    if_all_tie: str

    @staticmethod
    def _others(data: Data, around: Around) -> Data:
        return {"slots": tuple(data["lowest"])}


class Roll(_Any, frozen=True, kw_only=True):
    """Dice decide how the hand goes on."""

    do = "roll"
    dice: int
    outcomes: tuple[Outcome, ...]


class Look(_Any, frozen=True, kw_only=True):
    """The colours of board cards decide how the hand goes on.    at    the deal whose cards are looked at"""

    do = "look"
    at: str
    colour: str
    outcomes: tuple[Outcome, ...]


class Choose(_Any, frozen=True, kw_only=True):
    """A player chooses how the hand goes on."""

    do = "choose"
    outcomes: tuple[Outcome, ...]
    default: str


class Declare(_Any, frozen=True, kw_only=True):
    """All players declare shares.

    no_chip, one_chip    the share for which no chip stands, and one chip
    said                 together, or in-turn from the player who bet or raised last
    """

    do = "declare"
    no_chip: str
    one_chip: str
    said: str = "together"


class Stay(_Any, frozen=True, kw_only=True):
    """All players say in or out; who is in and does not win pays as much as the pot had into the next one.

    said    together, or in-turn from the left of the button
    cap     most antes that a player wins or pays in one deal; 0 for no cap
    """

    do = "stay"
    said: str
    cap: int = 0


class Place(_Any, frozen=True, kw_only=True):
    """Open-face games: players receive cards and lay `place` of them in their rows.

    dealt    together, face-up, on-turn, or closed: laid face down, by all at the same time
    """

    do = "place"
    receive: int
    place: int
    rounds: int = 1
    dealt: str = "together"


class Take(_Any, frozen=True, kw_only=True):
    """Players in turn take one more card or none; that and the betting round after it come again until nobody takes.

    turns       most times that this comes
    refusals    after so many a player takes no more; 0 for no limit
    """

    do = "take"
    asks_all = True
    turns: int
    face: str
    refusals: int = 0


class Beat(_Any, frozen=True, kw_only=True):
    """Players in turn turn up cards that nobody has looked at until they beat the best hand showing, or are out; each turn is
    followed by the betting round after this step, until no more can turn up or one player is left.

    Hands showing compare by the ranking of the showdown, and cards that are wild by their rank count so.
    """

    do = "beat"


Deal = DealToPlayers | DealToBoard
Question = Roll | Look | Choose
Step = (
    DealToPlayers | DealToBoard | Bet | Take | Beat | Draw | Expose | Discard | Pass | Divide | TurnUp | Remove | Roll | Look | Choose
    | Declare | Stay | Place
)  # fmt: skip
KINDS: dict[str, type[Step]] = {kind.do: kind for kind in get_args(Step)}

Kind = TypeVar("Kind", bound=_Any)


def only(kind: type[Kind], steps: Iterable[Step]) -> tuple[Kind, ...]:
    """The steps of one kind."""
    return tuple(step for step in steps if isinstance(step, kind))


class OwnCount(NamedTuple):
    """The own cards that a player may have: in all the fewest and the most, the fewest face down and face up."""

    held: int
    most: int
    down: int
    up: int


NO_CARDS = OwnCount(0, 0, 0, 0)


def own_cards(steps: Iterable[Step]) -> OwnCount:
    """What a player has after these steps."""
    return reduce(_after, steps, NO_CARDS)


def own_before(play: Sequence[Step]) -> list[OwnCount]:
    """What a player has when each step begins, and after the last; steps that never come in the same hand do not count."""
    if not any(step.when for step in play):
        return list(accumulate(play, _after, initial=NO_CARDS))
    conditions = [*(step.when for step in play), ()]
    before = (tuple(s for s in play[:n] if not apart(s.when, here)) for n, here in enumerate(conditions))
    return list(map(own_cards, before))


def may_show(steps: Iterable[Step]) -> bool:
    """Whether a player may have a card face up after these steps that others see and the player as well."""
    return any(_shows(step) for step in steps)


def _shows(step: Step) -> bool:
    if isinstance(step, Beat):
        return True
    if isinstance(step, DealToPlayers):
        return step.by_exposure or (step.up > 0 and not step.to_others)
    taken = isinstance(step, Take) and step.face == "up"
    return taken or step.turned_up[1] > 0 or (isinstance(step, Draw) and step.refusable)


def _after(own: OwnCount, step: Step) -> OwnCount:
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
    elif isinstance(step, Beat):  # who turns first has one card face up when the first bet is made
        down, up = 0, max(up, 1)
    elif step.exchanged and not step.draws:  # what comes from another player comes face down
        down, up = max(down, step.exchanged), max(0, up - step.exchanged)
    elif isinstance(step, Draw) and step.refusable:  # the card may lie otherwise than the one that went
        down, up = max(0, down - 1), max(0, up - 1)
    elif isinstance(step, Place):
        held, highest = held + step.place * step.rounds, highest + step.place * step.rounds
    sure, most = step.turned_up
    return OwnCount(held, highest, max(0, down - most), up + sure)
