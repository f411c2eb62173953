"""The parts of a game as frozen data: decks, boards, steps of play, shares of the pot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

from poker_rulebook.ranking import Ranking

Text = dict[str, str]  # locale -> text


def text_of(data: Mapping[str, Any]) -> Text:
    """The text of an entry that is written as en: and ja: beside other keys."""
    return {"en": data["en"], "ja": data["ja"]}


Condition = tuple[tuple[str, tuple[str, ...]], ...]  # id of a question, and the outcomes after which it holds


def in_force(when: Condition, outcomes: Mapping[str, str]) -> bool:
    """Whether a condition is met by the outcomes of the rolls, looks and choices so far."""
    return all(outcomes.get(name) in allowed for name, allowed in when)


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
    when: Condition
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
    """What a roll, a look or a choice leads to.

    faces         totals of the dice, or numbers of cards of the colour; empty for a choice
    turns_down    slot of a board card that goes out of play; '' for none
    """

    id: str
    name: Text
    faces: tuple[int, ...]
    turns_down: str = ""


@dataclass(frozen=True)
class DividedHand:
    id: str
    name: Text
    cards: int


@dataclass(frozen=True)
class Needed:
    """A hand that a wager asks for.

    hand        the weakest such hand, as ranks
    floor       its value in the ranking
    or_loses    sevens rule: later-wagers or pot
    formats     sevens rule: the formats in which it holds
    """

    hand: str
    ranking: Ranking
    floor: int
    or_loses: str = ""
    formats: tuple[str, ...] = ()


@dataclass(frozen=True)
class Wagering:
    """What is special in a betting round.

    forced         the first player must bet
    openers        what the first bet needs
    carries_over   when everybody checks, the deal ends and the pot stays
    no_limping     the big blind may not be just called
    jam_or_fold    only all-in and folding are possible
    must_bet       the sevens rule
    discard        (fewest, most) cards that go with the first action
    turn_up        own cards that are turned up with the first action
    """

    forced: bool = False
    openers: Needed | None = None
    carries_over: bool = False
    no_limping: bool = False
    jam_or_fold: bool = False
    must_bet: Needed | None = None
    discard: tuple[int, int] | None = None
    turn_up: int = 0


USUAL = Wagering()


@dataclass(frozen=True)
class Step:
    """One step of play. Only the fields of its `do` are set.

    deal       to, down, up (cards for each player, or in all to the board), by_exposure, slots, street, if_short
    bet        size, first, ranking, wagering
    draw       fewest, most
    discard    fewest = most, from_down, before
    expose     fewest, most
    divide     hands
    turn-up    slots, name
    remove     slots, if_all_tie
    roll       dice, outcomes
    look       at (the deal), colour, outcomes
    choose     outcomes, default
    declare    none, one (share ids)
    place      down (cards received), places, rounds, dealt
    burns      whether one card is burned before it: every deal and draw after the first betting round, or one
               whose file says so
    """

    id: str
    do: str
    when: Condition = ()
    name: Text | None = None
    to: str = ""
    down: int = 0
    up: int = 0
    by_exposure: bool = False
    slots: tuple[str, ...] = ()
    street: str = ""
    if_short: str = ""
    size: str = ""
    first: str = ""
    ranking: Ranking | None = None
    wagering: Wagering = USUAL
    fewest: int = 0
    most: int = 0
    from_down: bool = False
    before: str = ""
    hands: tuple[DividedHand, ...] = ()
    if_all_tie: str = ""
    dice: int = 0
    at: str = ""
    colour: str = ""
    outcomes: tuple[Outcome, ...] = ()
    default: str = ""
    none: str = ""
    one: str = ""
    places: int = 0
    rounds: int = 1
    dealt: str = ""
    burns: bool = False

    @property
    def cards(self) -> int:
        """Cards dealt to each player, or in all to the board."""
        return self.down + self.up

    @property
    def given_up(self) -> tuple[int, int]:
        """Fewest and most own cards that a player discards for good in this step."""
        if self.do == "discard":
            return self.most, self.most
        return self.wagering.discard or (0, 0)


@dataclass(frozen=True)
class Share:
    """One share of the pot.

    own, board    (fewest, most) cards of each kind that a hand uses
    uses          every legal (own, board) pair
    keeps         a hand uses all own cards that the player kept, however many
    other         another legal (own, board) pair, which `own` and `board` leave out
    qualifier     the weakest hand that qualifies, as ranks or cards; '' when every hand does
    floor         its value; 1 when every hand qualifies
    by_outcome    (question, outcome -> (qualifier, floor)) where the qualifier depends on a roll
    odd_within    where its odd chips go; '' when the game's odd_within says so
    """

    id: str
    name: Text | None
    when: Condition
    ranking: Ranking
    own: tuple[int, int]
    board: tuple[int, int]
    uses: tuple[tuple[int, int], ...]
    hand: str
    lines: tuple[str, ...]
    qualifier: str
    floor: int
    otherwise: str
    keeps: bool = False
    other: tuple[int, int] | None = None
    by_outcome: tuple[str, dict[str, tuple[str, int]]] | None = None
    odd_within: str = ""

    @property
    def qualifies_all(self) -> bool:
        return not self.qualifier and self.by_outcome is None
