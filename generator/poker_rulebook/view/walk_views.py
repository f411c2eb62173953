"""A told hand step by step, in no language yet: what lies on the table after each step, and what is said of it."""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.play.events import Event
from poker_rulebook.view.sentences import Phrase


@dataclass(frozen=True)
class Pile:
    """Cards that lie together in front of a seat. cards    "Ah 2c"; name    of a divided hand or a row, or ''"""

    cards: str
    name: Phrase = ""


@dataclass(frozen=True)
class Lying:
    """What lies on the table at one moment.

    stacks, bets    of every seat: chips, and those in front of it; pot: those in the middle
    live            whether the seat is in
    own             piles of every seat; down: those of its cards that lie face down, where others lie face up
    boards          place and card ('' where it lies face down) of one or more boards; aside: places out of play
    community       a card that all have
    """

    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    pot: int
    live: tuple[bool, ...]
    own: tuple[tuple[Pile, ...], ...]
    down: tuple[str, ...]
    boards: tuple[tuple[tuple[str, str], ...], ...]
    aside: tuple[str, ...]
    community: str


@dataclass(frozen=True)
class Question:
    """What a reader may be asked before a step. right    the number of the answer among the options"""

    ask: Phrase
    options: tuple[Phrase, ...]
    right: int


@dataclass(frozen=True)
class Part:
    """What is told of a few events. title    of the street

    lit         cards that decide: "Ah Kd", or nothing
    rule        id of the rule, where it is not that of the events
    question    what a reader may be asked before
    """

    events: tuple[Event, ...]
    title: Phrase
    text: Phrase
    lit: str = ""
    rule: str = ""
    question: Question | None = None


@dataclass(frozen=True)
class WalkStep:
    """One step.

    title    what this part of the hand is called
    text     sentences
    rule     id of the rule it follows, or ''
    seat     who acts, -1 for nobody
    lit      cards that decide: "Ah Kd"
    question what this step answers, or None
    """

    title: Phrase
    text: Phrase
    rule: str
    seat: int
    lying: Lying
    lit: str = ""
    question: Question | None = None


@dataclass(frozen=True)
class Walk:
    """A hand, or a deal of an open-face game, to be stepped through.

    seats    name and position, in order from the left of the button
    grid     places of the board as they lie, row by row, '' for none
    boards   what several boards, or run-outs, are called; () where there is one
    points   whether chips are points, and there is no pot
    """

    seats: tuple[tuple[str, Phrase], ...]
    grid: tuple[tuple[str, ...], ...]
    boards: tuple[Phrase, ...]
    points: bool
    steps: tuple[WalkStep, ...]
