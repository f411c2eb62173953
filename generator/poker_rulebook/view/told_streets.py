"""The streets of a hand: which steps stand on one line when it is told, and what players call them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet, Deal, DealToBoard, Declare, Draw, Step, TurnUp
from poker_rulebook.play.events import Event, Removed, Rolled
from poker_rulebook.view.sentences import Phrase, say, written


def step_of(e: Event) -> str:
    """The id of the step in which something happens; '' for what belongs to none."""
    return getattr(e, "step", "")


def alike(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Neighbours that are told together: of one kind and step, and a card turned down with its roll."""
    run: list[Event] = []
    for e in events:
        same = run and type(e) is type(run[-1]) and step_of(e) == step_of(run[-1])
        turned = run and isinstance(e, Removed) and isinstance(run[-1], Rolled)
        if run and not same and not turned:
            yield run
            run = []
        run.append(e)
    if run:
        yield run


def segments(course: Sequence[Step]) -> Iterator[list[Step]]:
    """The steps street by street: each ends with its betting round, or before cards that have a name of their own."""
    run: list[Step] = []
    for step in course:
        named = _named(step)
        if run and (isinstance(step, Declare) or (named and any(_named(other) for other in run))):
            yield run
            run = []
        run.append(step)
        if isinstance(step, (Bet, Declare)):
            yield run
            run = []
    if run:
        yield run


def _named(step: Step) -> bool:
    return isinstance(step, (Draw, TurnUp)) or (isinstance(step, Deal) and bool(step.street))


def street_title(game: Game, course: Sequence[Step], steps: Sequence[Step]) -> Phrase:
    """What players call this part of the hand."""
    for step in steps:
        if isinstance(step, Deal) and step.street:
            return say(f"told-street-{step.street}")
        if isinstance(step, Draw):
            draws = [other for other in course if isinstance(other, Draw)]
            return say("street-draw") if len(draws) == 1 else say("told-draw-number", n=draws.index(step) + 1)
        if isinstance(step, TurnUp):
            return say("step-turn-up", slot=written(step.name))
    bets = [step for step in course if isinstance(step, Bet)]
    if isinstance(steps[0], Declare):
        return say("told-declared")
    if bets and steps[-1] is bets[0]:
        return _first_title(game, course)
    if len(steps) > 1 or not isinstance(steps[0], Bet):
        return say(f"step-{steps[0].do}")
    return say("round-title", n=[bet.id for bet in bets].index(steps[-1].id) + 1)


def _first_title(game: Game, course: Sequence[Step]) -> Phrase:
    if any(isinstance(step, DealToBoard) and step.street == "flop" for step in course):
        return say("told-street-preflop")
    return say("told-before-draw") if any(isinstance(step, Draw) for step in course) else say("round-first")
