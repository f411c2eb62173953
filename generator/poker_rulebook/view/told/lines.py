"""A line of a told hand, or of an example: its title, and what follows it; and a hand to be stepped through."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from poker_rulebook.play.events import Event
from poker_rulebook.view.sentences import Phrase, Value, around, heading


@dataclass(frozen=True)
class ToldLine:
    """One line of a told hand: a title such as the name of a street, '' for none, and what follows it.

    The same for a grid of seats and streets, in the head and in every street:

    cells     what concerns each seat; () in the other lines
    common    what concerns all of them: the pot, cards of the board, what was unusual
    first     the seat that acts first, -1 where nobody acts
    """

    id: str
    title: Phrase
    text: Phrase
    cells: tuple[tuple[Phrase, ...], ...] = field(default=(), compare=False)
    common: tuple[Phrase, ...] = field(default=(), compare=False)
    first: int = field(default=-1, compare=False)


@dataclass(frozen=True)
class WalkQuestion:
    """What a reader may be asked before a step.

    right    the number of the answer among the options
    why      of each option that is wrong: what decides; '' where the step says it, and none where it says all
    """

    ask: Phrase
    options: tuple[Phrase, ...]
    right: int
    why: tuple[Phrase, ...] = ()


@dataclass(frozen=True)
class WalkStep:
    """What is told of a few events.

    events      until it is known what lies there after them; then none
    title       what this part of the hand is called
    text        sentences
    lit         cards that decide: "Ah Kd", or nothing
    rule        id of the rule that it follows, or ''; until then only where it is not that of the events
    question    what this step answers, or None
    seat        who acts, -1 for nobody
    lying       what lies on the table after it, see `walked`
    done        how many events of the hand have happened then
    """

    events: tuple[Event, ...]
    title: Phrase
    text: Phrase
    lit: str = ""
    rule: str = ""
    question: WalkQuestion | None = None
    seat: int = -1
    lying: dict[str, Any] = field(default_factory=dict)
    done: int = 0


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


def line(id_: str, key: str, title: Phrase, **values: Value) -> ToldLine:
    """A line with its title apart.    key    the sentence that has both"""
    return ToldLine(id_, title, around(key, "title", title=title, **values)[1])


def titled(id_: str, title: Phrase, text: Phrase, pot: Phrase | None = None) -> ToldLine:
    """A line with its title apart, and the chips of the pot; without a title, a line that is text alone."""
    if not title:
        return ToldLine(id_, "", text)
    beside = {"pot": pot} if pot else {}
    return line(id_, "told-line-pot" if pot else "told-line", heading(title), text=text, **beside)


def headed(title: Phrase, text: Phrase) -> ToldLine:
    """The first line."""
    return line("head", "told-head", title, text=text) if text else ToldLine("head", title, "")
