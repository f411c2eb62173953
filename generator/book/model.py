"""A checked game as frozen data: what the interpreter plays and the views print."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

from generator.ranking import Ranking

Text = dict[str, str]  # locale -> text
Own = str | dict[str, str]  # cards of a seat, or cards of each divided hand


@dataclass(frozen=True)
class Deck:
    """cards    card ints, without the joker"""

    id: str
    name: Text
    cards: tuple[int, ...]
    jokers: int

    @property
    def size(self) -> int:
        return len(self.cards) + self.jokers


@dataclass(frozen=True)
class Line:
    """One legal group of board slots."""

    id: str
    name: Text
    slots: tuple[str, ...]


@dataclass(frozen=True)
class Layout:
    """How the board lies.

    grid     rows of slots as the dealer sees them, '' for an empty place
    lines    the legal groups by name; empty when one card comes from each group of `one_from_each`
    groups   every legal group of slots
    """

    id: str
    name: Text | None
    when: tuple[tuple[str, str], ...]
    grid: tuple[tuple[str, ...], ...]
    lines: tuple[Line, ...]
    one_from_each: tuple[tuple[str, ...], ...]

    @property
    def groups(self) -> tuple[tuple[str, ...], ...]:
        if self.one_from_each:
            return tuple(product(*self.one_from_each))
        return tuple(line.slots for line in self.lines)


@dataclass(frozen=True)
class Outcome:
    id: str
    name: Text
    faces: tuple[int, ...]


@dataclass(frozen=True)
class DividedHand:
    id: str
    name: Text
    cards: int


@dataclass(frozen=True)
class Step:
    """One step of play. Only the fields of its `do` are set.

    deal       to, down, up (cards for each player, or `up` in all to the board), slots, street, if_short
    bet        size, first, ranking
    draw       fewest, most
    discard    most (exactly that many), from_down, before
    divide     hands
    roll       dice, outcomes
    burns      whether one card is burned before it: every deal and draw after the first betting round
    """

    id: str
    do: str
    when: tuple[tuple[str, str], ...] = ()
    to: str = ""
    down: int = 0
    up: int = 0
    slots: tuple[str, ...] = ()
    street: str = ""
    if_short: str = ""
    size: str = ""
    first: str = ""
    ranking: Ranking | None = None
    fewest: int = 0
    most: int = 0
    from_down: bool = False
    before: str = ""
    hands: tuple[DividedHand, ...] = ()
    dice: int = 0
    outcomes: tuple[Outcome, ...] = ()
    burns: bool = False

    @property
    def cards(self) -> int:
        """Cards dealt to each player, or in all to the board."""
        return self.down + self.up


@dataclass(frozen=True)
class Share:
    """One share of the pot.

    own, board    (fewest, most) cards of each kind that a hand uses
    uses          every legal (own, board) pair
    floor         value of the weakest hand that qualifies; 1 when every hand does
    """

    id: str
    name: Text | None
    when: tuple[tuple[str, str], ...]
    ranking: Ranking
    own: tuple[int, int]
    board: tuple[int, int]
    uses: tuple[tuple[int, int], ...]
    hand: str
    lines: tuple[str, ...]
    qualifier: str
    floor: int
    otherwise: str


@dataclass(frozen=True)
class Note:
    id: str
    text: Text


@dataclass(frozen=True)
class Choice:
    id: str
    text: Text | None


@dataclass(frozen=True)
class Option:
    """A rule that rooms play differently; the first choice is the default."""

    id: str
    name: Text | None
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Example:
    """A worked example. Without `stacks` only the showdown is told; with them the whole hand."""

    id: str
    title: Text
    seats: dict[str, Own]
    options: dict[str, str]
    board: Any = None
    rolls: dict[str, int] | None = None
    pot: int | None = None
    wins: dict[str, list[str]] | None = None
    hands: dict[str, dict[str, str | None]] | None = None
    chips: dict[str, int] | None = None
    stakes: dict[str, int] | None = None
    stacks: dict[str, int] | None = None
    actions: dict[str, list[str]] | None = None
    final: dict[str, int] | None = None


@dataclass(frozen=True)
class Game:
    """One variant under one set of choices.

    limit       fixed-limit, pot-limit or no-limit: the format in force
    raise_cap   most bets in a round of fixed limit; None for no cap
    choices     option id -> choice id, only those taken
    """

    id: str
    name: Text
    short: Text
    reading: str
    also: tuple[str, ...]
    former: tuple[str, ...]
    family: str
    players: tuple[int, int]
    deck: Deck
    joker: str
    betting: tuple[str, ...]
    limit: str
    raise_cap: int | None
    raise_cap_with_two: str
    forced_bets: dict[str, Any]
    layouts: tuple[Layout, ...]
    play: tuple[Step, ...]
    showdown: tuple[Share, ...]
    odd_between: str
    odd_within: str
    showing_ties: str
    options: tuple[Option, ...]
    examples: tuple[Example, ...]
    notes: tuple[Note, ...]
    history: tuple[Note, ...]
    sources: tuple[dict[str, str], ...]
    choices: dict[str, str]

    @property
    def has_button(self) -> bool:
        return "blinds" in self.forced_bets

    @property
    def board_slots(self) -> tuple[str, ...]:
        """Board slots in the order of dealing."""
        return tuple(slot for step in self.play if step.to == "board" for slot in step.slots)

    @property
    def draws(self) -> tuple[Step, ...]:
        return tuple(step for step in self.play if step.do == "draw")

    @property
    def bets(self) -> tuple[Step, ...]:
        return tuple(step for step in self.play if step.do == "bet")

    @property
    def divided(self) -> tuple[DividedHand, ...]:
        return next((step.hands for step in self.play if step.do == "divide"), ())

    @property
    def own_cards(self) -> int:
        """Own cards at the showdown."""
        dealt = sum(step.cards for step in self.play if step.to == "players")
        return dealt - sum(step.most for step in self.play if step.do == "discard")

    def step(self, step_id: str) -> Step:
        return next(step for step in self.play if step.id == step_id)

    def share(self, share_id: str) -> Share:
        return next(share for share in self.showdown if share.id == share_id)


def cards_needed(game: Game, players: int, *, last_street: bool = False) -> int:
    """Cards that leave the deck at a table where nobody folds: hands, board and burns, without draws.

    last_street    also count a last street that a community card may replace
    """
    needed = 0
    for step in game.play:
        if step.do == "deal" and (last_street or not step.if_short):
            each = step.cards * players if step.to == "players" else len(step.slots)
            needed += each + step.burns
        elif step.do == "draw":
            needed += step.burns
    return needed


def most_players(game: Game, *, last_street: bool = True) -> int:
    """Most players whom the deck gives all their cards, before any draw and without a shuffle."""
    fit = (n for n in range(1, 60) if cards_needed(game, n, last_street=last_street) <= game.deck.size)
    return max(fit, default=0)
