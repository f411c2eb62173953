"""The ruling on chips and words in a player's turn: whether they are a call, a bet, a raise, all-in or too little.

Source: games/rules/wager-irregularities.yaml, and rules 40 to 46 and 51 of the Poker TDA 2024.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from poker_rulebook.play.parser import InputError, known
from poker_rulebook.play.questions import Legal, Round

if TYPE_CHECKING:
    from poker_rulebook.shapes import Wagered

CHIPS = ("put", "smallest", "in_front", "pulled_back", "call", "largest_raise", "bring_in", "stack", "pot")
NEEDED = ("put", "call", "largest_raise")
SAID = ("call", "raise", "complete", "all-in")
LIMITS = ("no-limit", "pot-limit", "fixed-limit")
YES = (True, "yes")


class Motion(Struct, frozen=True):
    """What a seat puts in and says in its turn, and what the rules allow it. Amounts are whole chips, 0 or more.

    put             chips put in with this motion, including earlier chips that are pulled back and put in again
    smallest        the smallest chip among them
    in_front        earlier chips in front of the seat that stay there
    call            the wager that the seat has to match in all; 0 if nobody has bet
    largest_raise   the smallest full bet or raise: the largest of the round; at fixed limit the bet size
    stack           chips that the seat has left after it
    full            the smallest total of a full bet or raise, of which the seat may not have so much
    most            the largest total to which the seat may bet or raise, all-in for less than a call included; 0 if it may not
    opening         whether the call is that of the opening bet, blind or straddle, which nobody has raised
    said            call, raise, complete or all-in; '' for silence
    number          the amount said, alone or after `raise`, as the whole wager; 0 for none
    pulled_back     earlier chips that were pulled back and stay with the seat
    ends            only `full` and `most` are allowed, and nothing between them
    heads_up        whether only two players are left in the hand
    """

    put: int
    smallest: int
    in_front: int
    call: int
    largest_raise: int
    stack: int
    full: int
    most: int
    opening: bool
    said: str = ""
    number: int = 0
    pulled_back: int = 0
    ends: bool = False
    heads_up: bool = False

    @property
    def total(self) -> int:
        """The whole wager of the seat, as put in or as said."""
        return self.number or self.in_front + self.put

    @property
    def everything(self) -> int:
        return self.in_front + self.put + self.stack

    @property
    def completes(self) -> bool:
        """Whether the call is less than a full bet or raise, so that the next one completes it: a bring-in or a short all-in."""
        return self.call > 0 and self.full < self.call + self.largest_raise

    @property
    def is_tiny(self) -> bool:
        """Whether the chips are tiny against the call: less than a tenth, by the choice of this book.

        TDA 41 gives only an example, 1,000 against 50,000.
        """
        return 10 * self.put < self.call

    @property
    def needs_every_chip(self) -> bool:
        """Whether the chips are a call, as without the smallest one they would not cover it (TDA 44 and 45-A).

        One chip on top of a blind that is the call is none but a check. Old chips that are more than the call, or are
        pulled back in part, count together with the new ones, and so does a number (46-C, 43-A).
        """
        rest = self.total - self.smallest
        if self.number:
            return False
        if self.in_front >= self.call:
            return rest == self.call
        return rest < self.call and not (self.pulled_back and self.in_front)


def in_turn(
    asked: Legal,
    in_front: int,
    stack: int,
    *,
    put: int = 0,
    smallest: int = 0,
    said: str = "",
    number: int = 0,
    opened: int = 0,
    heads_up: bool = False,
) -> Motion:
    """The motion of a seat that the interpreter asks for a wager.

    stack    its chips before the motion;  opened    what the blinds, a straddle or a bring-in of this round have made the call
    """  # fmt: skip
    everything, price = in_front + stack, asked.price
    return Motion(
        put, smallest or put, in_front, price, asked.by, stack - put, asked.full,
        asked.high or _all_in_to_call(everything, price), price <= max(asked.by, opened), said, number,
        ends=asked.ends, heads_up=heads_up,
    )  # fmt: skip


def _all_in_to_call(everything: int, call: int) -> int:
    return everything if everything <= call else 0


def _faced(limit: str, in_front: int, call: int, size: int, bring_in: int) -> Round:
    """The betting round that these figures tell: of the call what fits into whole bets is one, and the rest a bet or raise on top."""
    found = Round(limit, [in_front, call], call, (size,), 0)
    if limit == "fixed-limit" and call > bring_in:
        for total in (call - call % size, call):
            if total:
                found.raised(1, total)
    return found


class Amount(Struct, frozen=True):
    """The ruling on a motion.

    kind    check, call, bet, raise, all-in, or fold-or-call if the floor decides
    to      the whole wager of the seat, or what it would be once completed
    why     the reason, as the key of a message;  rule    the id of the general rule
    """

    kind: Wagered
    to: int
    why: str
    rule: str


def amount_of(motion: Motion) -> Amount:
    """The ruling on the chips and words of one motion.

    The tests come in the order of TDA 45-A: if every chip is needed to call, it is a call, even with the last chips.
    """
    if motion.said == "call":
        return _at_most(motion, "call", "said-call", "word-or-chips")
    if motion.said == "all-in":
        return _raised(motion, motion.everything, "said-all-in", "word-or-chips")
    if motion.said == "complete":
        if motion.completes:
            return _raised(motion, motion.full, "said-complete", "official-words")
        return _at_most(motion, "call", "nothing-to-complete", "impossible-words")
    if motion.said == "raise":
        return _raised(
            motion, motion.total, "said-number" if motion.number else "said-raise", "raise-and-a-number"
        )
    one = motion.put == motion.smallest
    if motion.call == 0:
        return _raised(motion, motion.total, "no-bet", "one-large-chip" if one else "smallest-raise")
    if motion.total < motion.call:
        if motion.total >= motion.everything:
            return Amount("all-in", motion.everything, "last-to-call", "chips-to-call")
        if motion.pulled_back:
            return _at_most(motion, "call", "pulled-back", "chips-still-in-front")
        if motion.is_tiny:
            return _at_most(motion, "fold-or-call", "tiny", "chips-to-call")
        if motion.heads_up or motion.opening:
            return _at_most(
                motion, "call", "undercall-heads-up" if motion.heads_up else "opening-undercall", "undercall"
            )
        return _at_most(motion, "fold-or-call", "undercall", "undercall")
    if motion.needs_every_chip:
        why, rule = ("one-chip", "one-large-chip") if one else ("every-chip", "short-raise-decision")
        return _at_most(motion, "call", why, rule)
    return _more_than_call(motion)


def _more_than_call(motion: Motion) -> Amount:
    """The ruling on more than a call, put in silently or said as a number.

    Source: TDA 45-B for the last chips, otherwise the 50 % rule of 43-A. What lies there is counted from the last full
    bet or raise, as an all-in is (TDA 47-B).
    """
    rule = "short-raise-decision"
    if motion.total >= motion.everything:
        return _raised(motion, motion.everything, "last-chips", rule)
    if motion.total >= motion.full:
        return _raised(motion, motion.total, "full-raise", rule)
    half = 2 * (motion.full - motion.total) <= motion.largest_raise
    why = ("half" if half else "less-than-half") + ("-of-a-bet" if motion.completes else "")
    return _raised(motion, motion.full, why, rule) if half else _at_most(motion, "call", why, rule)


def _at_most(motion: Motion, kind: Wagered, why: str, rule: str) -> Amount:
    """A call, a check if there is nothing to call, or all-in for less if the seat has not enough."""
    if kind == "call" and motion.in_front == motion.call:
        kind, why = "check", f"{why}-check"
    return Amount(kind, min(motion.call, motion.everything), why, rule)


def _raised(motion: Motion, wanted: int, why: str, rule: str) -> Amount:
    """A bet or raise to the wanted amount, made a full one and cut to the limit and to the chips of the seat.

    Where the betting is closed to the seat it is a call (TDA 47), or a check.
    """
    if not motion.most:
        return _at_most(motion, "call", "closed", "raising-again")
    to = min(max(wanted, motion.full), motion.most, motion.everything)
    if motion.ends and motion.full < to < motion.most:  # the nearest right amount (Robert's Rules)
        to, why = motion.full if 2 * to < motion.full + motion.most else motion.most, "nearest"
    elif to < min(wanted, motion.everything):
        why = "too-much"
    elif to > wanted and not why.startswith("half"):
        why = f"{why}-short"
    kind: Wagered = "all-in" if to == motion.everything else "raise" if motion.call else "bet"
    return Amount(kind, to, why, rule)


def read_motion(value: Mapping[str, Any]) -> Motion:
    """The motion of a JSON object with the keys of `Motion` for chips; `said` is null, a word, {"raise": 3000}, or a number.

    pot         pot limit: all chips in the middle and in front of all seats before it; bounds nothing if they were not counted
    bring_in    the bring-in of the round, which is no bet
    straddle    whether the call is that of a straddle

    Raises InputError, with the place of the mistake.
    """
    for key in value:
        known("unknown key {!r}", key, (*CHIPS, "said", "limit", "straddle"), (key,))
    chips = {key: _chips(value, key) for key in CHIPS if value.get(key) is not None or key in NEEDED}
    said, number = _said(value.get("said"))
    limit = value.get("limit") or LIMITS[0]
    known("{!r} is no limit", limit, LIMITS, ("limit",))
    straddle = value.get("straddle") or False
    if straddle not in (*YES, False):
        raise InputError(("straddle",), f"{straddle!r} is not understood", "write true or false")
    if "pot" in chips and limit != "pot-limit":
        raise InputError(
            ("pot",),
            f"decides nothing at {limit.replace('-', ' ')}",
            "delete it, or write pot-limit",
            "wager-pot",
        )
    put, in_front, call, size = (chips.get(key, 0) for key in ("put", "in_front", "call", "largest_raise"))
    if not (put or said or number):
        raise InputError(("put",), "nothing was put in or said", 'write "put", or "said"', "wager-nothing")
    if size == 0:
        raise InputError(
            ("largest_raise",), "is 0", "the smallest bet of the round at least", "not-a-number", least=1
        )
    bring_in, stack, back = (chips.get(key, 0) for key in ("bring_in", "stack", "pulled_back"))
    bounds = limit if "pot" in chips or limit != "pot-limit" else "no-limit"
    faced = _faced(bounds, in_front + back, call, size, bring_in)  # as the pot was before it
    _, most = faced.raise_to(0, put + stack - back, chips.get("pot", 0))
    motion = Motion(
        put, chips.get("smallest", put), in_front, call, size, stack, faced.smallest,
        most or _all_in_to_call(in_front + put + stack, call), call <= max(size, bring_in) or straddle in YES,
        said, number, back,
    )  # fmt: skip
    if not min(1, motion.put) <= motion.smallest <= motion.put:
        message = f"the smallest chip of {motion.put} is not {motion.smallest}"
        raise InputError(("smallest",), message, "", "wager-smallest")
    return motion


def _chips(value: Mapping[str, Any], key: str) -> int:
    chips = value.get(key)
    if type(chips) is not int or chips < 0:
        what = "is missing" if chips is None else f"{chips!r} is not a whole number of chips"
        raise InputError((key,), what, "", "not-a-number", least=0)
    return chips


def _said(said: object) -> tuple[str, int]:
    """The word, and the number said with it."""
    if isinstance(said, dict) and len(said) == 1 and "raise" in said:
        if number := _chips(said, "raise"):
            return "raise", number
        raise InputError(("said",), "a raise to 0 cannot be said", 'write "raise" alone, or a number')
    if type(said) is int and said > 0:
        return "", said
    if said is not None and said not in SAID:
        raise InputError(
            ("said",),
            f"{said!r} cannot be said here",
            'write null, "call", "raise", "complete", "all-in" or {"raise": 3000}',
        )
    return str(said or ""), 0
