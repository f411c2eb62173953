"""What is in the middle while a hand is told, followed from its events."""

from __future__ import annotations

from dataclasses import dataclass, field

from poker_rulebook.play.events import Acted, BringInTaken, Event, Posted, Returned
from poker_rulebook.play.pots import Pot, side_pots

DEAD = ("dead-blind", "big-blind-ante", "button-ante", "bring-in")  # posts that belong to nobody's wager


@dataclass
class Middle:
    """What is in the middle while a hand is told.

    totals     chips each seat has put in;  dead    those of nobody
    wagers     those of the round;  price    the wager to match
    partial    seats whose wager is only a small blind or a bring-in;  all_in: seats without chips
    """

    totals: list[int]
    wagers: list[int]
    live: list[bool]
    dead: int = 0
    price: int = 0
    partial: set[int] = field(default_factory=set)
    all_in: set[int] = field(default_factory=set)

    @property
    def chips(self) -> int:
        return sum(self.totals) + self.dead

    @property
    def players(self) -> int:
        return sum(self.live)

    @property
    def able(self) -> int:
        """How many may still act."""
        return sum(live and seat not in self.all_in for seat, live in enumerate(self.live))

    def pots(self) -> list[Pot]:
        return side_pots(self.totals, self.live, self.dead)

    def see(self, e: Event) -> None:
        if isinstance(e, (Posted, Acted)) and e.all_in:
            self.all_in.add(e.seat)
        if isinstance(e, Posted):
            if e.what in DEAD:
                self.dead += e.chips
            else:
                self.totals[e.seat] += e.chips
                self._posted(e)
        elif isinstance(e, BringInTaken):
            self.dead -= e.chips
            self.totals[e.seat] += e.chips
            self.wagers[e.seat] = self.price = e.chips
            self.partial.add(e.seat)
        elif isinstance(e, Returned):
            self.totals[e.seat] -= e.chips
        elif isinstance(e, Acted):
            self.totals[e.seat] += e.chips
            self.wagers[e.seat], self.price = e.total, max(self.price, e.total)
            self.live[e.seat] = e.verb != "fold"
            self.partial.discard(e.seat)
            if e.verb == "bring-in":
                self.partial.add(e.seat)

    def _posted(self, e: Posted) -> None:
        if e.what != "ante":
            self.wagers[e.seat] = e.chips
            self.price = max(self.price, e.chips)
            self.partial |= {e.seat} if e.what in ("small-blind", "button-blind") else set()

    def new_round(self) -> None:
        self.wagers, self.price, self.partial = [0] * len(self.wagers), 0, set()
