"""A hand in which a reader has one seat, and the other seats play by habit. The same number always gives the same hand.

lesson = Lesson(game, 7)      dealt, and played on until the reader is asked
lesson.act(action)            the reader's answer; then the others play on
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.play.dealer import Dealer, full_deck, shuffle
from poker_rulebook.play.habits import by_habit
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import FOR_POINTS
from poker_rulebook.play.questions import Action, Decision
from poker_rulebook.play.stakes import usual_stakes

SEATS = 3
CHIPS, POINTS = 1000, 100  # before every seat
LAST = (1 << 31) - 1


class Seeded(Random):
    """Random numbers that are the same in every Python: those of Lehmer's generator with the multiplier 48271."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.state = (seed * 69621 + 12345) % LAST or 1
        for _ in range(4):
            self.getrandbits(1)

    def getrandbits(self, bits: int) -> int:
        """The upper bits of the next number, 30 at most."""
        self.state = self.state * 48271 % LAST
        return self.state >> 31 - bits

    def random(self) -> float:
        return self.getrandbits(24) / (1 << 24)

    def randint(self, low: int, high: int) -> int:
        return low + self.getrandbits(30) % (high - low + 1)

    def choice(self, items: Any) -> Any:
        return items[self.randint(0, len(items) - 1)]

    def shuffle(self, items: Any) -> None:
        for here in range(len(items) - 1, 0, -1):
            there = self.randint(0, here)
            items[here], items[there] = items[there], items[here]


class Lesson:
    """One hand, or one deal of an open-face game, in progress.

    you      the reader's seat
    mine     number of events before each answer of the reader
    """

    def __init__(self, game: Game, deal: int, answers: Iterable[Action] = ()) -> None:
        self.deal, rng = deal, Seeded(deal)
        low, high = game.players
        seats = min(max(low, SEATS), high)
        deck = full_deck(game)
        shuffle(deck, rng)
        self.you, seat_one = rng.randint(0, seats - 1), rng.randint(0, seats - 1)
        stakes, chips = (FOR_POINTS, POINTS) if game.open_face else (usual_stakes(game), CHIPS)
        seat_one = seat_one if game.numbers_seats else 0
        self.hand = Hand(game, stakes, [chips] * seats, Dealer(deck, rng), seat_one=seat_one)
        self.mine: list[int] = []
        self._others()
        for action in answers:
            self.act(action)

    @property
    def asked(self) -> Decision | None:
        """What the reader is asked; None when the hand is over."""
        return self.hand.decision

    def act(self, action: Action) -> None:
        """Gives the reader's answer. Raises IllegalAction, and changes nothing, if the rules refuse it."""
        done = len(self.hand.log)
        self.hand.act(action)
        self.mine.append(done)
        self._others()

    def _others(self) -> None:
        while self.hand.decision is not None and self.hand.decision.seat != self.you:
            rng = Seeded(self.deal * 1009 + len(self.hand.answered))
            self.hand.act(by_habit(self.hand, rng))
