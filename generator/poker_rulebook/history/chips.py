"""Amounts of a hand history as whole chips, so that nothing is lost: 12.50 is 1250 chips of 0.01."""

from __future__ import annotations

import re
from collections.abc import Iterable
from decimal import Decimal, InvalidOperation
from typing import Any

WHOLE_DIGITS, DECIMALS = 15, 12  # of an amount; together fewer than the digits of a Decimal
CENTS = 2  # decimals of the smallest chip, at least, where any amount has decimals

_WRITTEN = re.compile(r"(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.[0-9]+)?")


class NoAmount(ValueError):
    """A value that is no amount of chips; the message says why."""


def number(text: str) -> Decimal:
    """A TOML float as it is written; NaN for one that is too large for anything."""
    try:
        return Decimal(text)
    except InvalidOperation:
        return Decimal("NaN")


def amount(value: Any) -> Decimal:
    """A number of a TOML file as an amount, also below zero. Raises NoAmount."""
    if isinstance(value, bool) or not isinstance(value, (int, Decimal)):
        raise NoAmount(f"{_short(value)} is no number")
    read = Decimal(value)
    if not read.is_finite():
        raise NoAmount(f"{str(read).lower()} is no amount of chips")
    if read and (read.adjusted() >= WHOLE_DIGITS or _decimals(read) > DECIMALS):
        raise NoAmount(f"an amount has at most {WHOLE_DIGITS} digits, and {DECIMALS} after the point")
    return read


def amount_in_words(text: str) -> Decimal:
    """An amount in an action: 7000, 7,000 or 12.50. Raises NoAmount."""
    if not _WRITTEN.fullmatch(text):
        raise NoAmount(f"{_short(text)} is no amount of chips")
    return amount(number(text.replace(",", "")))


def _short(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    shown = repr(value) if isinstance(value, (str, int)) else f"a {type(value).__name__}"
    return shown if len(shown) <= 40 else f"{shown[:37]}..."


def _decimals(value: Decimal) -> int:
    """Digits after the point, without zeros at the end."""
    _, digits, exponent = value.as_tuple()
    zeros = len(digits) - len("".join(map(str, digits)).rstrip("0"))
    return max(0, -int(exponent) - zeros) if value else 0


class Denomination:
    """What one chip of the interpreter is worth in the amounts of a file: 1, or a power of ten below it."""

    def __init__(self, amounts: Iterable[Decimal]):
        most = max(map(_decimals, amounts), default=0)
        self.decimals = max(CENTS, most) if most else 0

    def chips(self, value: Decimal) -> int:
        return int(value.scaleb(self.decimals))

    def amount(self, chips: int) -> int | Decimal:
        """The amount as the file would write it: a whole number where it is one."""
        if chips % 10**self.decimals == 0:
            return chips // 10**self.decimals
        return Decimal(chips).scaleb(-self.decimals).normalize()
