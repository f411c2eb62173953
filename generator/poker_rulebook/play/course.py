"""What a hand and an open-face deal have in common: they ask, check the answer, and go on."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.play.actions import Action, Decision, Divide, IllegalAction, Place
from poker_rulebook.play.events import Event
from poker_rulebook.play.refusals import refusal


class Course:
    """A state machine that is written as a generator of decisions, `_play` of the class that inherits.

    game, dealer, brought    the rules, the cards, and the chips of each seat before it
    decision    what somebody is asked now; None when it is over
    answer      the last answer, for the step that asked
    answered    every decision with its answer, in order
    log         events, in order
    """

    OVER = "the hand is over"

    def _begin(self) -> None:
        """Play up to the first decision. The last thing that a constructor does."""
        self.log: list[Event] = []
        self.answered: list[tuple[Decision, Action]] = []
        self.answer: Action
        self._course = self._play()
        self.decision: Decision | None = next(self._course, None)

    def act(self, action: Action) -> None:
        """Answer the decision. Raises IllegalAction, and changes nothing, when the rules do not allow it."""
        if self.decision is None:
            raise IllegalAction(self.OVER)
        reason = refusal(self.decision, action)
        if reason:
            raise IllegalAction(reason)
        if isinstance(action, (Divide, Place)):  # a copy that nobody changes afterwards
            action = type(action)(dict(action[0]))
        self.answer = action
        self.answered.append((self.decision, action))
        self.decision = next(self._course, None)

    def _play(self) -> Iterator[Decision]:
        raise NotImplementedError
