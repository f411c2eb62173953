"""The ruling on chips and words in a player's turn: whether they are a call, a bet, a raise, all-in or too little.

Source: games/rules/wager-irregularities.yaml, and rules 40 to 46 and 51 of the Poker TDA 2024.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from poker_rulebook.play.reading import InputError, known
from poker_rulebook.records import dataclass

if TYPE_CHECKING:
    from poker_rulebook.shapes import Wagered

CHIPS = ("put", "smallest", "in_front", "call", "largest_raise", "stack", "pot")
NEEDED = ("put", "call", "largest_raise")
SAID = ("call", "raise", "all-in")
LIMITS = ("no-limit", "pot-limit", "fixed-limit")


@dataclass(frozen=True)
class Motion:
    """What a seat puts in and says in its turn. Amounts are whole chips, 0 or more.

    put             chips put in with this motion, including earlier chips that are pulled back and put in again
    smallest        the smallest chip among them
    in_front        earlier chips in front of the seat that stay there
    call            the wager that the seat has to match in all; 0 if nobody has bet
    largest_raise   the largest full bet or raise of the round, at least the smallest bet; at fixed limit the bet size
    stack           chips that the seat has left after it
    said            call, raise or all-in; '' for silence
    number          the amount said, alone or after `raise`, as the whole wager; 0 for none
    pot             all chips in the middle and in front of all seats before this motion; None if they were not counted
    """

    put: int
    smallest: int
    in_front: int
    call: int
    largest_raise: int
    stack: int
    said: str = ""
    number: int = 0
    limit: str = "no-limit"
    pot: int | None = None

    @property
    def total(self) -> int:
        """The whole wager of the seat, as put in or as said."""
        return self.number or self.in_front + self.put

    @property
    def everything(self) -> int:
        return self.in_front + self.put + self.stack

    @property
    def full(self) -> int:
        """The smallest full raise; if nobody has bet, the smallest bet."""
        return self.call + self.largest_raise

    @property
    def most(self) -> int:
        """The largest wager that the limit allows; it may be more than the seat has."""
        if self.limit == "fixed-limit":
            return self.full
        if self.limit == "pot-limit" and self.pot is not None:
            return max(self.full, self.call + self.pot + self.call - self.in_front)
        return max(self.full, self.everything)

    @property
    def is_tiny(self) -> bool:
        """Whether the chips are tiny against the call: less than a tenth, by the choice of this book.

        TDA 41 gives only an example, 1,000 against 50,000.
        """
        return 10 * self.put < self.call

    @property
    def faces_the_opening_bet(self) -> bool:
        """Whether nobody has raised yet: a raise would make the call larger than the largest single bet or raise.

        Before the flop the big blind is the opening bet.
        """
        return self.call <= self.largest_raise


@dataclass(frozen=True)
class Amount:
    """The ruling on a motion.

    kind    call, bet, raise, all-in, or fold-or-call if the floor decides
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
    if motion.said == "raise":
        return _raised(
            motion, motion.total, "said-number" if motion.number else "said-raise", "raise-and-a-number"
        )
    one = motion.put == motion.smallest
    if motion.call == 0:
        return _raised(motion, motion.total, "no-bet", "one-large-chip" if one else "smallest-raise")
    if motion.total < motion.call:
        return _short_of_call(motion)
    # Old chips that cover the call count together with the new ones, and so does a number (TDA 46-C, 43-A).
    if motion.in_front < motion.call and not motion.number and motion.total - motion.smallest < motion.call:
        why, rule = ("one-chip", "one-large-chip") if one else ("every-chip", "short-raise-decision")
        return _at_most(motion, "call", why, rule)
    return _more_than_call(motion)


def _more_than_call(motion: Motion) -> Amount:
    """The ruling on more than a call, put in silently or said as a number.

    Source: TDA 45-B for the last chips, otherwise the 50 % rule of 43-A.
    """
    rule = "short-raise-decision"
    if motion.total >= motion.everything:
        return _raised(motion, motion.everything, "last-chips", rule)
    if motion.total >= motion.full:
        return _raised(motion, motion.total, "full-raise", rule)
    if 2 * (motion.total - motion.call) >= motion.largest_raise:
        return _raised(motion, motion.full, "half", rule)
    return _at_most(motion, "call", "less-than-half", rule)


def _short_of_call(motion: Motion) -> Amount:
    """The ruling on less than a call, put in silently or said as a number: TDA 51-B, and 41 for tiny chips."""
    if motion.total >= motion.everything:
        return Amount("all-in", motion.everything, "last-to-call", "chips-to-call")
    if motion.is_tiny:
        return _at_most(motion, "fold-or-call", "tiny", "chips-to-call")
    if motion.faces_the_opening_bet:
        return _at_most(motion, "call", "opening-undercall", "undercall")
    return _at_most(motion, "fold-or-call", "undercall", "undercall")


def _at_most(motion: Motion, kind: Wagered, why: str, rule: str) -> Amount:
    """A call, or all-in for less if the seat has not enough."""
    return Amount(kind, min(motion.call, motion.everything), why, rule)


def _raised(motion: Motion, wanted: int, why: str, rule: str) -> Amount:
    """A bet or raise to the wanted amount, raised to a full one and cut to the limit and to the chips of the seat."""
    to = min(max(wanted, motion.full), motion.most, motion.everything)
    if to < min(wanted, motion.everything):
        why = "too-much"
    elif to > wanted and why != "half":
        why = f"{why}-short"
    kind: Wagered = "all-in" if to == motion.everything else "raise" if motion.call else "bet"
    return Amount(kind, to, why, rule)


def read_motion(value: Mapping[str, Any]) -> Motion:
    """The motion of a JSON object with the keys of `Motion`; `said` is null, a word, {"raise": 3000}, or a number.

    Raises InputError, with the place of the mistake.
    """
    for key in value:
        known("unknown key {!r}", key, (*CHIPS, "said", "limit"), (key,))
    chips = {key: _chips(value, key) for key in CHIPS if value.get(key) is not None or key in NEEDED}
    said, number = _said(value.get("said"))
    limit = value.get("limit") or LIMITS[0]
    known("{!r} is no limit", limit, LIMITS, ("limit",))
    motion = Motion(
        **{"in_front": 0, "stack": 0, "smallest": chips["put"], **chips},
        said=said,
        number=number,
        limit=limit,
    )
    if not (motion.put or said or number):
        raise InputError(("put",), "nothing was put in or said", 'write "put", or "said"', "wager-nothing")
    if motion.largest_raise == 0:
        raise InputError(
            ("largest_raise",), "is 0", "the smallest bet of the round at least", "not-a-number", least=1
        )
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
        return "raise", _chips(said, "raise")
    if type(said) is int and said > 0:
        return "", said
    if said is not None and said not in SAID:
        raise InputError(
            ("said",),
            f"{said!r} cannot be said here",
            'write null, "call", "raise", "all-in" or {"raise": 3000}',
        )
    return str(said or ""), 0
