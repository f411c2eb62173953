"""A checked game as frozen data: what the interpreter plays and the views print."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any

from generator.book.openface import OpenFace
from generator.ranking import Ranking

Text = dict[str, str]  # locale -> text
Own = str | dict[str, str]  # cards of a seat, or cards of each divided hand
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
    burns      whether one card is burned before it: every deal and draw after the first betting round
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
    chosen: dict[str, str] | None = None
    declared: dict[str, str] | None = None
    exposed: dict[str, str] | None = None
    seat_one: str | None = None
    carried: int | None = None
    pot: int | None = None
    wins: dict[str, list[str]] | None = None
    hands: dict[str, dict[str, str | None]] | None = None
    chips: dict[str, int] | None = None
    stakes: dict[str, int] | None = None
    stacks: dict[str, int] | None = None
    actions: dict[str, list[str]] | None = None
    final: dict[str, int] | None = None
    fantasyland: Any = None
    points: dict[str, int] | None = None
    pairs: dict[str, dict[str, int]] | None = None
    royalties: dict[str, dict[str, int]] | None = None
    fouls: list[str] | None = None
    next: dict[str, int] | None = None


@dataclass(frozen=True)
class Game:
    """One variant under one set of choices.

    limit       fixed-limit, pot-limit or no-limit: the format in force
    raise_cap   most bets in a round of fixed limit; None for no cap
    choices     option id -> choice id, only those taken
    open_face   rows, points and Fantasyland of an open-face game, which has no betting and no pot
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
    short_all_in: str
    check_raise: bool
    short_stub: str
    forced_bets: dict[str, Any]
    dealt_from: str
    wild_rank_of: str
    layouts: tuple[Layout, ...]
    play: tuple[Step, ...]
    showdown: tuple[Share, ...]
    first_won: bool
    if_nobody_qualifies: str
    odd_between: str
    odd_within: str
    showing_ties: str
    options: tuple[Option, ...]
    examples: tuple[Example, ...]
    notes: tuple[Note, ...]
    history: tuple[Note, ...]
    sources: tuple[dict[str, str], ...]
    choices: dict[str, str]
    open_face: OpenFace | None = None

    @property
    def has_blinds(self) -> bool:
        return "blinds" in self.forced_bets

    @property
    def from_seat_one(self) -> bool:
        """Whether cards are dealt from seat 1 although there is a button."""
        return self.dealt_from == "seat-one" or self.forced_bets.get("ante") == "button"

    @property
    def numbers_seats(self) -> bool:
        """Whether it matters which seat is seat 1 beside the button: in dealing, or between equal cards showing."""
        return self.from_seat_one or (self.has_blinds and self.showing_ties == "seat")

    @property
    def has_wild_cards(self) -> bool:
        """Whether a hand may hold a joker, or a card that counts as one."""
        return bool(self.joker or self.wild_rank_of)

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

    @cached_property
    def ways(self) -> tuple[dict[str, str], ...]:
        """Every way the rolls, looks and choices may come out: question -> outcome."""
        if not any(part.when for part in (*self.play, *self.showdown, *self.layouts)):
            return ({},)
        return tuple(_ways(self.play, {}))

    def steps_after(self, outcomes: Mapping[str, str]) -> tuple[Step, ...]:
        """The steps that are played when the questions come out so."""
        return tuple(step for step in self.play if in_force(step.when, outcomes))

    def bets_after(self, outcomes: Mapping[str, str]) -> tuple[Step, ...]:
        return tuple(step for step in self.bets if in_force(step.when, outcomes))

    @cached_property
    def rounds(self) -> tuple[int, int]:
        """Fewest and most betting rounds of a hand that is played to the showdown."""
        counts = [len(self.bets_after(way)) for way in self.ways]
        return min(counts), max(counts)

    @property
    def divided(self) -> tuple[DividedHand, ...]:
        return next((step.hands for step in self.play if step.do == "divide"), ())

    def held_after(self, outcomes: Mapping[str, str]) -> tuple[int, int]:
        """Fewest and most own cards at the showdown when the questions come out so."""
        steps = self.steps_after(outcomes)
        dealt = sum(step.cards for step in steps if step.to == "players")
        return dealt - sum(s.given_up[1] for s in steps), dealt - sum(s.given_up[0] for s in steps)

    @cached_property
    def own_cards(self) -> int:
        """Own cards at the showdown; the most where that differs."""
        return max(self.held_after(way)[1] for way in self.ways)

    @cached_property
    def fewest_own_cards(self) -> int:
        return min(self.held_after(way)[0] for way in self.ways)

    def odd_chips_within(self, share: Share) -> str:
        """Where odd chips among tied winners of the share go: button, suit or all-own-cards."""
        return share.odd_within or self.odd_within

    def step(self, step_id: str) -> Step:
        return next(step for step in self.play if step.id == step_id)

    def share(self, share_id: str) -> Share:
        return next(share for share in self.showdown if share.id == share_id)


def _ways(steps: tuple[Step, ...], way: dict[str, str]) -> Iterator[dict[str, str]]:
    for index, step in enumerate(steps):
        if step.outcomes and in_force(step.when, way):
            for outcome in step.outcomes:
                yield from _ways(steps[index + 1 :], way | {step.id: outcome.id})
            return
    yield way


def cards_needed(game: Game, players: int, *, last_street: bool = False) -> int:
    """Cards that leave the deck at a table where nobody folds: hands, board and burns, without draws.

    last_street    also count a last street that a community card may replace
    """
    return max(_needed(game.steps_after(way), players, last_street) for way in game.ways)


def _needed(steps: tuple[Step, ...], players: int, last_street: bool) -> int:
    needed = 0
    for step in steps:
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
