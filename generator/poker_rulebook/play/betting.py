"""What a player may bet: fixed limit, pot limit, no limit; the answers, and what is wrong with them in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple


class Fold(NamedTuple):
    pass


class Call(NamedTuple):
    """Check when it costs nothing; post the bring-in when that is due."""


class Raise(NamedTuple):
    """Bet, raise or complete to a total of this round."""

    to: int


class Legal(NamedTuple):
    """What the player to act may do.

    call     chips it costs to stay in: 0 is a check, less than the price when the chips run out
    low      smallest total of this round to bet or raise to, or 0 when the player may not raise
    high     largest such total; below a full raise only when it is all-in
    must     the player may not fold: the bring-in, or a bet that is forced
    calls    whether checking or calling is allowed
    ends     only `low` and `high` are allowed, and nothing between them
    """

    seat: int
    step: str
    call: int
    low: int
    high: int
    must: bool
    calls: bool = True
    ends: bool = False


def refused_wager(legal: Legal, action: object) -> str:
    """Why the action is no legal wager, '' when it is one; in any amounts that can be compared."""
    if isinstance(action, Call):
        return "" if legal.calls else f"calling is not allowed here: {described(legal)}"
    if isinstance(action, Fold):
        what = "bring-in" if legal.calls else "forced bet"
        return f"the {what} cannot be folded: {described(legal)}" if legal.must else ""
    if not isinstance(action, Raise):
        return f"it is time to act: {described(legal)}"
    if not legal.low:
        what = "a raise" if legal.call else "a bet or raise"
        return f"{what} is not allowed here: {described(legal)}"
    between = legal.low <= action.to <= legal.high
    if not between or (legal.ends and action.to not in (legal.low, legal.high)):
        return f"{action.to} is not allowed: {described(legal)}"
    return ""


def described(legal: Legal) -> str:
    """The legal wagers in words: "fold, call 100, or raise to 400-1200"."""
    ways = [] if legal.must or (legal.calls and not legal.call) else ["fold"]
    if legal.calls and legal.must:
        ways.append(f"bring in for {legal.call}")
    elif legal.calls:
        ways.append(f"call {legal.call}" if legal.call else "check")
    if legal.low:
        ways.append(f"bet or raise to {raise_range(legal)}")
    return either(ways)


def raise_range(legal: Legal) -> str:
    """The totals that a seat may raise to: "400", "400-1200", or "10 or 20" where nothing lies between."""
    if legal.low == legal.high:
        return f"{legal.low}"
    return f"{legal.low} or {legal.high}" if legal.ends else f"{legal.low}-{legal.high}"


def either(words: Sequence[str]) -> str:
    """Words as a choice: "fold, call 100 or raise"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


@dataclass
class Round:
    """The wagers of one betting round.

    wagers      chips each seat has put in during this round
    price       the wager to match
    step        the smallest full bet or raise
    sizes       fixed limit: the sizes that a bet or raise may have, the smallest first
    full        the price made by the last full bet or raise
    bets        full bets made
    capped      fixed limit: whether so many bets are all there may be; None where there is no cap
    acted       seats that have acted since the last full bet or raise (fixed limit), or at all
    checked     seats that have checked, or only called an all-in of less than a full bet
    short       fixed limit: what may follow an all-in of less than a full bet (short_all_in of a game file)
    """

    limit: str
    wagers: list[int]
    price: int
    sizes: tuple[int, ...]
    bets: int
    capped: Callable[[int], bool] | None = None
    short: Callable[[], str] = lambda: "half-bet"

    def __post_init__(self) -> None:
        self.step, self.full = self.sizes[0], self.price if self.bets else 0
        self.acted: set[int] = set()
        self.checked: set[int] = set()

    def raise_to(self, seat: int, stack: int, pot: int) -> tuple[int, int]:
        """Smallest and largest total the seat may raise to; (0, 0) when it may not.

        stack    chips in front of the seat
        pot      everything in the middle, wagers of this round included

        In fixed limit these two are the only totals.
        """
        own = self.wagers[seat]
        most = own + stack
        if most <= self.price or not self._open_to(seat):
            return 0, 0
        if self.limit == "fixed-limit":
            step, largest = self.step, self.sizes[-1]
            low, high = self.full + step, self.full + (largest if largest > step else step)
            return low if low < most else most, high if high < most else most
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
            return seat not in self.acted and not (self.capped and self.capped(self.bets))
        return seat not in self.acted or self.price - self.wagers[seat] >= self.step

    def called(self, seat: int, chips: int) -> None:
        self.wagers[seat] += chips
        self.acted.add(seat)
        if not chips:
            self.checked.add(seat)

    def raised(self, seat: int, total: int) -> None:
        """The seat has raised to `total`; less than a full raise does not reopen the betting.

        In place of a bring-in that is still due it is a bet, and the next raise is measured by all of it.
        """
        opens = not any(self.wagers)
        self.wagers[seat] = total
        if self.limit == "fixed-limit":
            self._raised_in_fixed_limit(total)
        elif total - self.price >= self.step:
            self.step = total if opens else total - self.price
            self.bets += 1
        self.price = total
        self.acted.add(seat)

    def _raised_in_fixed_limit(self, total: int) -> None:
        added = total - self.full
        short = self.short() if added < self.step else ""
        if not short or short == "full-raise" or (short == "half-bet" and 2 * added >= self.step):
            self.full, self.bets, self.acted = total, self.bets + 1, set()
            # a raise is never less than the bet or raise before it, which an all-in may have put between sizes
            self.step = next((size for size in self.sizes if size >= max(self.step, added)), self.sizes[-1])
        elif short == "complete-as-raise":
            self.bets += 1

    def uncalled(self) -> tuple[int, int]:
        """(seat, chips) of the part of a wager that nobody matched; chips is 0 when there is none."""
        second, top = sorted((0, *self.wagers))[-2:]
        return self.wagers.index(top), top - second
