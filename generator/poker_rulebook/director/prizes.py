"""Prizes of a tournament: payouts by field, satellites, deals by chips and by ICM, progressive bounties, as plain JSON.

Amounts are whole units of the currency unless it is said otherwise.

Source: games/rules/places-and-prizes.yaml and tournaments.yaml.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from poker_rulebook.director.procedures import (
    MOST_SEATS,
    AskedData,
    JsonAnswer,
    number,
    numbers,
    only,
    right_prizes,
    word,
)
from poker_rulebook.play.parser import LARGEST, InputError

# --- payouts: what each place receives

WHOLE = 10_000  # all of a pool, in hundredths of a per cent
TO_FIRST, TO_LAST, NEAREST = ROUNDINGS = ("first", "last", "nearest")
FEWEST_ENTRIES, MOST_ENTRIES = 2, 2000
STEEPNESS = "1.5"  # the power by which weighted places are usually weighed
MOST_POWER = 4


def _shares(text: str) -> tuple[int, ...]:
    """Shares in hundredths of a per cent, from "30 1.4*4": per cent, and for how many places."""
    found: list[int] = []
    for part in text.split():
        share, _, times = part.partition("*")
        found += [_hundredths(share)] * int(times or 1)
    return tuple(found)


def _hundredths(text: str) -> int:
    """Hundredths, from "1.04". Raises ValueError for other texts."""
    whole, _, part = text.partition(".")
    if not (whole.isdigit() and (part or "0").isdigit() and len(part) <= 2 and len(whole) <= 9):
        raise ValueError(text)
    return int(whole) * 100 + int((part + "00")[:2])


# Most entries -> the shares of each place. Source: up to 27 entries a poker club (thepokerclubscv), up to 100 the custom of
# another to pay nine, above it the table of an old online room, whose own line for 66 to 100 adds up to 99.1 %. Unverified.
USUAL_SHARES = (
    (10, _shares("60 40")),
    (15, _shares("50 30 20")),
    (20, _shares("40 30 20 10")),
    (27, _shares("40 30 15 10 5")),
    (45, _shares("37 22 15 11 8 7")),
    (65, _shares("30 20 12 10 8 6.5 5.5 4.5 3.5")),
    (100, _shares("30 20 14 10 8 6 5 4 3")),
    (150, _shares("30 20 11.9 8 6.5 5 3.5 2.6 1.7 1.4*4 1.04*5")),
    (200, _shares("27.5 17.5 11.6 8 6 4.5 3.5 2.6 1.7 1.4*4 1.04*5 0.7*9")),
    (300, _shares("25 15.4 10.5 7 5.5 4.5 3.5 2.55 1.7 1.3*4 0.95*5 0.7*9 0.45*18")),
    (MOST_ENTRIES, _shares("23 14 9.5 6.5 5.4 4.4 3.4 2.45 1.6 1.3*4 0.95*5 0.6*9 0.45*18 0.35*18")),
)


class Payouts(Struct, frozen=True):
    """A pool and how it is divided.

    weights     of each paid place, the best first; the pool is divided in proportion
    unit        the smallest amount that is paid out
    rounding    first, last: down to a unit, and the rest to that place; nearest: to the nearest unit, and first makes up
    buy_in      below which a prize is worth telling; 0 for none
    tied        places that finish equal; () for none
    usual       whether the weights are those of USUAL_SHARES
    """

    pool: int
    weights: tuple[int, ...]
    unit: int = 1
    rounding: str = TO_FIRST
    buy_in: int = 0
    tied: tuple[int, ...] = ()
    usual: bool = False


class PrizeList(Struct, frozen=True):
    """What each place receives.    rest    of the rounding, which one place makes up; odd    what equal places cannot divide"""

    prizes: tuple[int, ...]
    rest: int
    odd: int = 0


def paid(asked: Payouts) -> PrizeList:
    """The prize of each place; they and the odd money add up to the pool. Raises InputError where a place gets more than a better one."""
    total, unit = sum(asked.weights), asked.unit
    half = unit * total if asked.rounding == NEAREST else 0
    prizes = [(2 * asked.pool * weight + half) // (2 * unit * total) * unit for weight in asked.weights]
    rest = asked.pool - sum(prizes)
    prizes[-1 if asked.rounding == TO_LAST else 0] += rest
    if prizes != sorted(prizes, reverse=True) or prizes[-1] < 0:
        hint = "write a smaller unit, or rounding=first"
        raise InputError(
            ("unit",), "rounded so, a place receives more than a better one", hint, "payouts-order"
        )
    odd = 0
    if asked.tied:
        prizes += [0] * (asked.tied[-1] - len(prizes))
        money = sum(prizes[place - 1] for place in asked.tied)
        share = money // len(asked.tied) // unit * unit
        odd = money - share * len(asked.tied)
        for place in asked.tied:
            prizes[place - 1] = share
    return PrizeList(tuple(prizes), rest, odd)


def pool_of(value: AskedData) -> int:
    """The pool: said, or entries times what each adds to it, and what is added besides; never less than what is guaranteed."""
    entries = number(value, "entries", FEWEST_ENTRIES, 0)
    pool = number(value, "pool", 1, 0)
    each, more = number(value, "each", 1, 0), number(value, "more", 0, 0)
    if pool and (each or more):
        raise InputError(
            ("pool",), "the entries say the pool already", "leave out one of the two", "pool-twice"
        )
    if not pool and not (entries and each):
        raise InputError(("pool",), "is missing", "write pool, or entries and each", "pool-missing")
    return max(pool or entries * each + more, number(value, "guarantee", 0, 0))


def read_payouts(value: AskedData) -> Payouts:
    """The payouts of a JSON object. Without `shares` or `places` they follow from the `entries`.

    shares    per cent of each place, "30 20 11.9": together 100;  power    with `places`: place k of n weighs (n - k + 1) ^ power

    Raises InputError, with the place of the mistake.
    """
    only(
        value,
        (
            "entries",
            "each",
            "more",
            "pool",
            "guarantee",
            "shares",
            "places",
            "power",
            "unit",
            "rounding",
            "buy_in",
            "tied",
        ),
    )
    pool, entries, places = (
        pool_of(value),
        number(value, "entries", FEWEST_ENTRIES, 0),
        number(value, "places", 1, 0, 100),
    )
    usual = value.get("shares") is None and not places
    if usual and not FEWEST_ENTRIES <= entries <= MOST_ENTRIES:
        hint = f"write entries up to {MOST_ENTRIES}, shares or places"
        raise InputError(
            ("entries",), "no table of shares is for this field", hint, "payouts-field", n=MOST_ENTRIES
        )
    if usual:
        weights = next(shares for most, shares in USUAL_SHARES if entries <= most)
    else:
        weights = _weighed(places, value.get("power", STEEPNESS)) if places else read_shares(value)
    tied = numbers(value, "tied")
    if tied and (len(tied) < 2 or tied[0] < 1 or list(tied) != list(range(tied[0], tied[0] + len(tied)))):
        raise InputError(
            ("tied",), "these are not places in a row", "write them in order: 5 6", "payouts-tied"
        )
    if tied and tied[0] > len(weights):
        raise InputError(("tied",), f"only {len(weights)} places are paid", "", "payouts-tied")
    rounding = word(value, "rounding", ROUNDINGS)
    return Payouts(
        pool, weights, number(value, "unit", 1, 1), rounding, number(value, "buy_in", 0, 0), tied, usual
    )


def read_shares(value: AskedData) -> tuple[int, ...]:
    """Shares in hundredths of a per cent that add up to all. Raises InputError."""
    said = value.get("shares")
    items = (
        said.replace(",", " ").split()
        if isinstance(said, str)
        else said
        if isinstance(said, (list, tuple))
        else [said]
    )
    try:
        found = tuple(_hundredths(str(item)) for item in items)
    except ValueError:
        hint = "write per cent with two decimals at most: 30 20 11.9"
        raise InputError(("shares",), "there are not only numbers", hint, "not-shares") from None
    if sum(found) != WHOLE:
        together = f"{sum(found) // 100}.{sum(found) % 100:02}"
        raise InputError(
            ("shares",), f"they add up to {together} %", "they have to be 100", "shares-sum", n=together
        )
    return found


def _weighed(places: int, power: object) -> tuple[int, ...]:
    try:
        exponent = _hundredths(str(power))
    except ValueError:
        exponent = -1
    if not 0 <= exponent <= 100 * MOST_POWER:
        raise InputError(
            ("power",), f"{power!r} is no such power", f"write 0 to {MOST_POWER}: 1.5", "not-shares"
        )
    return tuple(round((places - place) ** (exponent / 100) * 1_000_000) for place in range(places))


# --- satellites: seats in another tournament as prizes


class Satellite(Struct, frozen=True):
    """A pool that is paid in seats.    seat    the price of one"""

    pool: int
    seat: int

    @property
    def seats(self) -> int:
        """Number of seats; it is also the number of players at which the satellite ends."""
        return self.pool // self.seat

    @property
    def rest(self) -> int:
        """What the next place receives."""
        return self.pool % self.seat


def read_satellite(value: AskedData) -> Satellite:
    """The satellite of a JSON object: `seat`, and the pool as for payouts. Raises InputError, with the place of the mistake."""
    only(value, ("entries", "each", "more", "pool", "guarantee", "seat"))
    found = Satellite(pool_of(value), number(value, "seat", 1))
    if not found.seats:
        message = f"a seat costs more than the pool of {found.pool}"
        raise InputError(("seat",), message, "nobody wins one", "satellite-none", n=found.pool)
    return found


# --- deals: what is left is divided by chips, or by their value in the prizes (ICM)


class PrizeDeal(Struct, frozen=True):
    """What is left to be divided.

    prizes    of the places that are left, the best first: as many as stacks
    keep      what is left for the winner, besides
    unit      the smallest amount that is paid out, in hundredths
    """

    stacks: tuple[int, ...]
    prizes: tuple[int, ...]
    keep: int = 0
    unit: int = 1

    @property
    def divided(self) -> tuple[int, ...]:
        """The prizes without what is kept for the winner."""
        return (self.prizes[0] - self.keep, *self.prizes[1:])


class DividedPrizes(Struct, frozen=True):
    """What each player receives, in hundredths, in the order of the stacks.

    icm           by the chance of every place, as Malmuth and Harville count it
    all_chips     all money in proportion to the chips
    above_last    the last prize to everybody, and the rest in proportion to the chips
    """

    icm: tuple[int, ...]
    all_chips: tuple[int, ...]
    above_last: tuple[int, ...]


def dealt(deal: PrizeDeal) -> DividedPrizes:
    prizes, chips = deal.divided, sum(deal.stacks)
    last = prizes[-1]
    over = sum(prizes) - last * len(prizes)
    return DividedPrizes(
        _paid_out(expected(deal.stacks, prizes), sum(prizes), deal.unit),
        _paid_out([sum(prizes) * stack / chips for stack in deal.stacks], sum(prizes), deal.unit),
        _paid_out([last + over * stack / chips for stack in deal.stacks], sum(prizes), deal.unit),
    )


def expected(stacks: Sequence[int], prizes: Sequence[int]) -> list[float]:
    """The value of each stack: a player is first by the own part of all chips, and likewise for the next place among the others."""
    known: dict[tuple[int, ...], dict[int, float]] = {}

    def among(players: tuple[int, ...]) -> dict[int, float]:
        """What those who are still without a place can expect, for all ways in which the others may have taken theirs."""
        if players not in known:
            place, chips = len(stacks) - len(players), sum(stacks[player] for player in players)
            worth = dict.fromkeys(players, 0.0)
            for first in players:
                chance = stacks[first] / chips
                worth[first] += chance * prizes[place]
                for player, value in among(tuple([it for it in players if it != first])).items():
                    worth[player] += chance * value
            known[players] = worth
        return known[players]

    worth = among(tuple(range(len(stacks))))
    return [worth[player] for player in range(len(stacks))]


def _paid_out(values: Sequence[float], total: int, unit: int) -> tuple[int, ...]:
    """Values as hundredths in whole units that add up to the total; the largest remainders are rounded up."""
    exact = [100 * value / unit for value in values]
    units = [int(value + 1e-9) for value in exact]
    order = sorted(range(len(exact)), key=lambda player: exact[player] - units[player], reverse=True)
    for player in order[: 100 * total // unit - sum(units)]:
        units[player] += 1
    found = [count * unit for count in units]
    found[0] += 100 * total - sum(found)  # what is less than a unit in all
    return tuple(found)


def read_deal(value: AskedData) -> PrizeDeal:
    """The deal of a JSON object with the keys of `PrizeDeal`; the `unit` is whole, and without it hundredths are paid. Raises InputError."""
    only(value, ("stacks", "prizes", "keep", "unit"))
    stacks, prizes, keep = numbers(value, "stacks"), numbers(value, "prizes"), number(value, "keep", 0, 0)
    if not 2 <= len(stacks) <= MOST_SEATS or not all(stacks):
        hint = "write the chips of each player: 50000 30000 20000"
        raise InputError(
            ("stacks",), f"2 to {MOST_SEATS} players with chips are left", hint, "deal-stacks", n=MOST_SEATS
        )
    right_prizes(prizes, len(stacks), f"write {len(stacks)}, the best place first")
    if keep > prizes[0] - prizes[1]:
        message = f"{keep} is more than the first prize has above the second"
        raise InputError(
            ("keep",), message, f"{prizes[0] - prizes[1]} at most", "deal-keep", n=prizes[0] - prizes[1]
        )
    unit = number(value, "unit", 1, 0, LARGEST // 100)
    return PrizeDeal(stacks, prizes, keep, 100 * unit or 1)


# --- progressive bounties: half is paid, half goes on the winner's own head


class BountyWon(Struct, frozen=True):
    """The bounty of a player who is out.

    winners    who win it, in order from the left of the button;  own    their own bounties; () if they are not said
    """

    head: int
    winners: int = 1
    own: tuple[int, ...] = ()


class Knockout(Struct, frozen=True):
    """For each winner: what is paid, and what goes on the own head."""

    paid: tuple[int, ...]
    added: tuple[int, ...]


def knocked_out(head: BountyWon) -> Knockout:
    """The bounty divided: an odd unit to the first winner, and of each part to what is paid (Natural8; Casinos Austria)."""
    each, odd = divmod(head.head, head.winners)
    parts = [each + (winner < odd) for winner in range(head.winners)]
    return Knockout(tuple((part + 1) // 2 for part in parts), tuple(part // 2 for part in parts))


def read_head(value: AskedData) -> BountyWon:
    """The bounty of a JSON object with the keys of `BountyWon`. Raises InputError, with the place of the mistake."""
    only(value, ("head", "winners", "own"))
    own = numbers(value, "own")
    winners = number(value, "winners", 1, len(own) or 1, MOST_SEATS)
    if own and len(own) != winners:
        hint = f"write {winners}, in order from the left of the button"
        raise InputError(("own",), f"{len(own)} bounties are written", hint, "bounty-own", n=winners)
    return BountyWon(number(value, "head", 1), winners, own)


# --- the results as plain JSON


def payouts_answer(asked: Payouts, found: PrizeList) -> JsonAnswer:
    return {"pool": asked.pool, "prizes": list(found.prizes), "rest": found.rest, "odd": found.odd}


def satellite_answer(asked: Satellite) -> JsonAnswer:
    return {"seats": asked.seats, "next": asked.rest}


def deal_answer(found: DividedPrizes) -> JsonAnswer:
    """Amounts with two decimals, or whole where all of them are."""
    ways = {"icm": found.icm, "all_chips": found.all_chips, "above_last": found.above_last}
    return {
        way: [cents // 100 if cents % 100 == 0 else cents / 100 for cents in paid]
        for way, paid in ways.items()
    }


def bounty_answer(asked: BountyWon, found: Knockout) -> JsonAnswer:
    """With the bounties on the winners' heads after it, where their own are said."""
    answer: JsonAnswer = {"paid": list(found.paid), "added": list(found.added)}
    heads = [own + added for own, added in zip(asked.own, found.added, strict=True)] if asked.own else []
    return answer | {"heads": heads} if heads else answer


def _payouts(value: AskedData) -> JsonAnswer:
    asked = read_payouts(value)
    return payouts_answer(asked, paid(asked))


def _bounty(value: AskedData) -> JsonAnswer:
    asked = read_head(value)
    return bounty_answer(asked, knocked_out(asked))


ANSWERS: dict[str, Callable[[AskedData], JsonAnswer]] = {
    "payouts": _payouts,
    "satellite": lambda value: satellite_answer(read_satellite(value)),
    "icm": lambda value: deal_answer(dealt(read_deal(value))),
    "bounty": _bounty,
}
