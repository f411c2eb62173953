"""One hand of any game: a state machine that asks, checks the answer and writes down what happened."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import NamedTuple

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import in_force
from poker_rulebook.play import choosing, dealing, exchanges, openface, rounds
from poker_rulebook.play.dealer import Dealer
from poker_rulebook.play.events import Carried, Event
from poker_rulebook.play.questions import (
    Action,
    CardVerb,
    Decision,
    GiveTurn,
    IllegalAction,
    KillHand,
    Legal,
    Put,
    WordVerb,
    refusal,
)
from poker_rulebook.play.rounds import post
from poker_rulebook.play.settlement import settle
from poker_rulebook.play.stakes import Stakes
from poker_rulebook.play.table import Plays, Table

STEPS: Plays = {
    **dealing.STEPS, **rounds.STEPS, **exchanges.STEPS, **choosing.STEPS, **openface.STEPS,
}  # fmt: skip
ASKING = frozenset(
    (*rounds.STEPS, *exchanges.STEPS, *choosing.STEPS)
)  # of a hand with bets: those with questions
VERBS: Mapping[str, CardVerb | WordVerb] = {
    verb.word: verb for verb in (*exchanges.VERBS, *choosing.VERBS, *openface.VERBS)
}


class Moment(NamedTuple):
    """An event of a hand, and the table before and after it."""

    before: Table
    event: Event
    after: Table


class Hand(Table):
    """One hand in progress, or one deal of an open-face game.

    decision    the question that a seat has to answer now; None when the hand is over
    answered    every decision with its answer, in order
    """

    __slots__ = ("_course", "answered", "decision")

    def __init__(
        self,
        game: Game,
        stakes: Stakes,
        stacks: Sequence[int],
        dealer: Dealer,
        *,
        carried: int = 0,
        seat_one: int = 0,
        shows: bool = False,
        fantasyland: Mapping[int, int] | None = None,
    ):
        super().__init__(
            game, stakes, stacks, dealer, seat_one=seat_one, shows=shows, fantasyland=fantasyland
        )
        self.answered: list[tuple[Decision, Action]] = []
        self._course = self._play(carried)
        self.decision: Decision | None = None
        self.decision = next(self._course, None)

    @property
    def over(self) -> str:
        """The message for an answer after the hand is over."""
        return f"the {'deal' if self.game.open_face else 'hand'} is over"

    def act(self, action: Action) -> None:
        """Answers the decision. Raises IllegalAction, and changes nothing, if the rules do not allow the action."""
        decision = self.decision
        if decision is None:
            raise IllegalAction(self.over)
        reason = refusal(decision, action)
        if reason and isinstance(action, (KillHand, GiveTurn)):
            # why this ruling of the floor is not possible now; '' if it is
            if not isinstance(decision, Legal):
                reason = "hands are killed and turns given in a betting round"
            elif isinstance(action, GiveTurn):
                reason = "" if action.seat in self.waiting else "this seat is not waiting for its turn"
            elif not self.live[action.seat]:
                reason = "this seat has no hand any more"
            else:
                reason = (
                    ""
                    if 0 <= action.chips <= self.stacks[action.seat]
                    else f"{action.chips} are not in this stack"
                )
        if reason:
            raise IllegalAction(reason)
        if isinstance(action, Put):  # a copy that nobody changes afterwards
            action = Put(action.verb, dict(action.bins))
        self.go_on(decision, action)

    def go_on(self, decision: Decision, action: Action) -> None:
        """Plays on after an answer to the decision that is known to be legal, and that nobody changes any more."""
        self.answered.append((decision, action))
        try:
            self.decision = self._course.send(action)
        except StopIteration:
            self.decision = None

    def moments(self) -> Iterator[Moment]:
        """Every event so far, with the table before and after it."""
        before = self.bare()
        for event in self.log:
            after = before.copy()
            after.see(event)
            yield Moment(before, event, after)
            before = after

    def _play(self, carried: int) -> Generator[Decision, Action, None]:
        if carried:
            self.tell(Carried(carried))
        if self.game.open_face:
            yield from openface.fantasyland(self)
        else:
            post(self)
        for number, step in enumerate(self.game.play):
            if type(step) in dealing.STEPS:
                dealing.ask_run_outs(self, number)
            if self.stakes.bomb and step is self.game.bets[0]:
                continue
            if not step.when or in_force(step.when, self.outcomes):
                yield from STEPS[type(step)](self, step)
            if self.players <= 1 or self.ended:
                break
        else:
            dealing.deal_again(self)
        if self.game.open_face:
            openface.settle(self)
            return
        if self.shows and self.players > 1 and not self.ended:
            yield from exchanges.show(self)
        self.showdown()

    def showdown(self) -> None:
        """Ends the hand: every pot is awarded."""
        settle(self)
