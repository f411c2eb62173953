"""A told hand step by step for a reader to walk through, and the same as plain data in one language, for site/assets/walk.js.

To keep it small, a step has only what differs from the step before; its texts are marked (see poker_rulebook.language.text).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct, field

from poker_rulebook.language.phrases import card_label, card_text, phrases, plain
from poker_rulebook.language.sentences import Phrase
from poker_rulebook.language.text import runs
from poker_rulebook.play.events import Event


class WalkQuestion(Struct, frozen=True):
    """A question that a reader may be asked before a step.

    right    the index of the right answer among the options
    why      for each option, why it is wrong; '' if the step itself says so, and () if it does for all of them
    """

    ask: Phrase
    options: tuple[Phrase, ...]
    right: int
    why: tuple[Phrase, ...] = ()


class WalkStep(Struct, frozen=True):
    """One step of a walk: the text for a few events.

    events      the events told; () as soon as `lying` has been filled in from them
    title       the name of this part of the hand
    text        sentences
    lit         the deciding cards, to be highlighted: "Ah Kd", or ''
    rule        id of the rule that applies, or ''; while `events` is filled, only a rule that these do not name
    question    the question that this step answers, or None
    seat        the seat that acts, -1 for nobody
    lying       what lies on the table after the step, as `table_snapshot` gives it, and `hold`: what the seat's cards make so far
    done        how many events of the hand have happened after the step
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


class Walk(Struct, frozen=True):
    """A hand, or a deal of an open-face game, that a reader can step through.

    seats    name and position of each seat, in order from the left of the button
    grid     slots of the board as they lie, row by row; '' for a gap
    boards   names of the boards or run-outs if there are several, else ()
    points   whether chips stand for points, so that there is no pot
    """

    seats: tuple[tuple[str, Phrase], ...]
    grid: tuple[tuple[str, ...], ...]
    boards: tuple[Phrase, ...]
    points: bool
    steps: tuple[WalkStep, ...]


Json = dict[str, Any]


def walk_data(walk: Walk, locale: str) -> Json:
    """A walk as plain data: seats, the slots and names of its boards, and steps."""
    return {
        "seats": [
            [phrases(locale).say("seat", seat=name), phrases(locale).render(position)]
            for name, position in walk.seats
        ],
        "grid": walk.grid,
        "boards": [*map(phrases(locale).render, walk.boards)],
        "points": walk.points,
        "steps": list(_changes(_step(step, locale) for step in walk.steps)),
    }


def cards_data(walks: Iterable[Walk], locale: str) -> dict[str, list[str]]:
    """Card -> how it is shown and how it is read out, for every card of these hands."""
    found = set[str]()
    for step in (step for walk in walks for step in walk.steps):
        own = [cards for piles in step.lying["own"] for _, cards in piles]
        board = [card for cards in step.lying["boards"] for card in cards.values()]
        texts_told = [step.text, *step.lying["hold"]]
        told = [
            card for text in texts_told for kind, card in runs(phrases(locale).render(text)) if kind == "card"
        ]
        lying = " ".join([*own, *board, *told, step.lying["community"], step.lit])
        found |= {card.lstrip(".x?") for card in lying.split()}
    return {card: [card_text(card, locale), plain(card_label(card), locale)] for card in sorted(found - {""})}


def _changes(steps: Iterable[Json]) -> Iterator[Json]:
    before: Json = {}
    for step in steps:
        yield {key: value for key, value in step.items() if key not in before or before[key] != value}
        before = step


def _step(step: WalkStep, locale: str) -> Json:
    render, asked = phrases(locale).render, step.question
    question = asked and [
        render(asked.ask),
        [*map(render, asked.options)],
        asked.right,
        [*map(render, asked.why)],
    ]
    own = [[[render(name), cards] for name, cards in piles] for piles in step.lying["own"]]
    hold = [*map(render, step.lying["hold"])]
    said: Json = {"title": render(step.title), "text": render(step.text), "question": question}
    return (
        said
        | {"rule": step.rule, "seat": step.seat, "lit": step.lit}
        | step.lying
        | {"own": own, "hold": hold}
    )
