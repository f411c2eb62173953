"""A told hand step by step: what lies on the table after each step, and what is said of it.

First in no language yet, then as plain data in one language, for site/assets/walk.js. There, of a step only what
differs from the step before is written, so that all of them together are small; texts are marked (see
poker_rulebook.view.text).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from poker_rulebook.play.events import Event
from poker_rulebook.view.phrases import card_label, card_text, phrases, plain
from poker_rulebook.view.sentences import Phrase
from poker_rulebook.view.text import runs


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


# --- as plain data

Json = dict[str, Any]


def walk_data(walk: Walk, locale: str) -> Json:
    """Seats, the places and names of boards, and steps."""
    render = phrases(locale).render
    return {
        "seats": [[name, render(position)] for name, position in walk.seats],
        "grid": walk.grid,
        "boards": [render(board) for board in walk.boards],
        "points": walk.points,
        "steps": list(_changes(_step(step, render) for step in walk.steps)),
    }


def cards_data(walks: Iterable[Walk], locale: str) -> dict[str, list[str]]:
    """Every card of these hands as it is seen and read out."""
    render, found = phrases(locale).render, set[str]()
    for step in (step for walk in walks for step in walk.steps):
        own = [pile.cards for piles in step.lying.own for pile in piles]
        board = [card for cards in step.lying.boards for _, card in cards]
        told = [text for kind, text in runs(render(step.text)) if kind == "card"]
        found |= set(" ".join([*own, *board, *told, step.lying.community, step.lit]).split())
    return {card: [card_text(card, locale), plain(card_label(card), locale)] for card in sorted(found)}


def _changes(steps: Iterable[Json]) -> Iterator[Json]:
    before: Json = {}
    for step in steps:
        yield {key: value for key, value in step.items() if key not in before or before[key] != value}
        before = step


def _step(step: WalkStep, render: Callable[[Phrase], str]) -> Json:
    asked = step.question
    question = asked and [render(asked.ask), [render(option) for option in asked.options], asked.right]
    said: Json = {"title": render(step.title), "text": render(step.text), "question": question}
    return said | {"rule": step.rule, "seat": step.seat, "lit": step.lit} | _lying(step.lying, render)


def _lying(lying: Lying, render: Callable[[Phrase], str]) -> Json:
    """What lies there; a card that is out of play, or face down where others are not, has a mark before it."""
    own = [
        [[render(pile.name), _marked(pile, down)] for pile in piles]
        for piles, down in zip(lying.own, lying.down, strict=True)
    ]
    boards = [
        {slot: ("x" if slot in lying.aside else "") + (card or "?") for slot, card in board}
        for board in lying.boards
    ]
    return {
        "stacks": lying.stacks, "bets": lying.bets, "pot": lying.pot, "live": [int(live) for live in lying.live],
        "own": own, "boards": boards, "community": lying.community,
    }  # fmt: skip


def _marked(pile: Pile, down: str) -> str:
    hidden = down.split()
    return " ".join([f".{card}" if card in hidden else card for card in pile.cards.split()])
