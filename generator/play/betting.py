"""What a player may bet: fixed limit, pot limit, no limit."""

from __future__ import annotations

from typing import NamedTuple


class Legal(NamedTuple):
    """What the player to act may do.

    call     chips it costs to stay in: 0 is a check, less than the price when the chips run out
    low      smallest total of this round to bet or raise to, or 0 when the player may not raise
    high     largest such total; below a full raise only when it is all-in
    must     the player may not fold: the bring-in
    """

    seat: int
    step: str
    call: int
    low: int
    high: int
    must: bool


class Round:
    """The wagers of one betting round.

    wagers      chips each seat has put in during this round
    price       the wager to match
    step        the smallest full bet or raise (fixed limit: the only one)
    full        the price made by the last full bet or raise
    bets        full bets made, for the cap
    acted       seats that have acted since the last full bet or raise (fixed limit), or at all
    """

    __slots__ = ("acted", "bets", "cap", "full", "limit", "price", "step", "wagers")

    def __init__(self, limit: str, wagers: list[int], price: int, step: int, bets: int, cap: int | None):
        self.limit, self.wagers, self.cap = limit, wagers, cap
        self.price, self.step, self.bets = price, step, bets
        self.full = price if bets else 0
        self.acted: set[int] = set()

    def raise_to(self, seat: int, stack: int, pot: int) -> tuple[int, int]:
        """Smallest and largest total the seat may raise to; (0, 0) when it may not.

        stack    chips in front of the seat
        pot      everything in the middle, wagers of this round included
        """
        own = self.wagers[seat]
        most = own + stack
        if most <= self.price or not self._open_to(seat):
            return 0, 0
        if self.limit == "fixed-limit":
            target = self.full + self.step
            low = target if target < most else most
            return low, low
        low = self.price + self.step
        if low >= most:
            return most, most
        if self.limit == "no-limit":
            return low, most
        # a bring-in that is still due is no wager: the pot is unopened, and the first bet is at most the pot
        unopened = self.price and not any(self.wagers)
        high = pot if unopened else self.price + pot + self.price - own  # the pot after the call, on top
        return low, max(low, min(high, most))

    def _open_to(self, seat: int) -> bool:
        """Whether the seat may still raise.

        Fixed limit: the cap is not reached, and a full bet was made since the seat last acted (half-bet
        rule). Otherwise: the price has grown by a full raise since the seat last acted (TDA 2024, 47-A).
        """
        if self.limit == "fixed-limit":
            return seat not in self.acted and (self.cap is None or self.bets < self.cap)
        return seat not in self.acted or self.price - self.wagers[seat] >= self.step

    def called(self, seat: int, chips: int) -> None:
        self.wagers[seat] += chips
        self.acted.add(seat)

    def raised(self, seat: int, total: int) -> None:
        """The seat has raised to `total`; less than a full raise does not reopen the betting."""
        self.wagers[seat] = total
        if self.limit == "fixed-limit":
            # half a bet or more counts as a full bet
            if 2 * (total - self.full) >= self.step:
                self.full, self.bets, self.acted = total, self.bets + 1, set()
        elif total - self.price >= self.step:
            self.step = total - self.price
            self.bets += 1
        self.price = total
        self.acted.add(seat)

    def uncalled(self) -> tuple[int, int]:
        """(seat, chips) of the part of a wager that nobody matched; chips is 0 when there is none."""
        top = max(self.wagers)
        seat = self.wagers.index(top)
        second = max((w for i, w in enumerate(self.wagers) if i != seat), default=0)
        return seat, top - second
