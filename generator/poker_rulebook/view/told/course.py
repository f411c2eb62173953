"""How the events and steps of a hand stand together in its telling: streets, turns, and what happened alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet, Deal, DealToBoard, Declare, Draw, Stay, Step, TurnUp
from poker_rulebook.play.events import Dealt, Event, Extra, Opened, Removed, Rolled, Took
from poker_rulebook.play.hand import Hand
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


def turns(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Cards taken turn after turn, with the bets between them: another turn begins when it comes back to a seat."""
    turn: list[Event] = []
    last = -1
    for e in events:
        if isinstance(e, Took):
            if e.seat <= last:
                yield turn
                turn = []
            last = e.seat
        turn.append(e)
    yield turn


def segments(course: Sequence[Step]) -> Iterator[list[Step]]:
    """The steps street by street: each ends with its betting round, or before cards that have a name of their own."""
    run: list[Step] = []
    for step in course:
        named = _named(step)
        if run and (isinstance(step, (Declare, Stay)) or (named and any(_named(other) for other in run))):
            yield run
            run = []
        run.append(step)
        if isinstance(step, (Bet, Declare, Stay)):
            yield run
            run = []
    if run:
        yield run


def board_number(hand: Hand, number: int) -> Phrase:
    """One of the boards of a bomb pot, or of several run-outs."""
    return say("told-board-number" if hand.stakes.bomb else "told-run", n=number)


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
        return say(f"step-{steps[0].called}")
    return say("round-title", n=[bet.id for bet in bets].index(steps[-1].id) + 1)


def _first_title(game: Game, course: Sequence[Step]) -> Phrase:
    if any(isinstance(step, DealToBoard) and step.street == "flop" for step in course):
        return say("told-street-preflop")
    return say("told-before-draw") if any(isinstance(step, Draw) for step in course) else say("round-first")


def dealt_again(hand: Hand, by_step: Mapping[str, list[Event]]) -> list[list[Event]]:
    """The deals of every run-out after the first, which are taken away from their steps."""
    times = 1 if hand.stakes.bomb > 1 else hand.times
    again: list[list[Event]] = [[] for _ in range(1, times)]
    for events in by_step.values() if again else ():
        seen: dict[tuple[bool, int], int] = {}
        for e in list(events):
            if isinstance(e, (Dealt, Opened)):
                key = (isinstance(e, Dealt), getattr(e, "seat", -1))
                seen[key] = seen.get(key, 0) + (not isinstance(e, Extra))
                if seen[key] > 1:
                    again[seen[key] - 2].append(e)
                    events.remove(e)
    return again
