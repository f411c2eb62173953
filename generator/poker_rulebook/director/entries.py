"""Reads and checks the numbers, lists and words of a question, as JSON or as typed text: "1 2 5 8"."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from poker_rulebook.play.reading import LARGEST, InputError, known

AskedData = Mapping[str, Any]
MOST_SEATS = 12
MOST_NUMBERS = 100  # the longest list


def only(value: AskedData, keys: Collection[str]) -> None:
    """Raises InputError for a key that the question does not have."""
    for key in value:
        known("unknown key {!r}", key, keys, (key,))


def number(
    value: AskedData, key: str, least: int = 0, otherwise: int | None = None, most: int = LARGEST
) -> int:
    """A whole number.    otherwise    its value if it is left out; None if it must not be"""
    found = value.get(key)
    if found is None and otherwise is not None:
        return otherwise
    if type(found) is not int or not least <= found <= most:
        upto = f"from {least} on" if most == LARGEST else f"from {least} to {most}"
        what = "is missing" if found is None else f"{found!r} is not a whole number {upto}"
        raise InputError((key,), what, "", "not-a-number", least=least)
    return found


def numbers(value: AskedData, key: str) -> tuple[int, ...]:
    """A list of whole numbers; () if it is left out."""
    found = value.get(key)
    items = found.replace(",", " ").split() if isinstance(found, str) else [found]
    if isinstance(found, (list, tuple)):
        items = list(found)
    read = [_whole(item) for item in items if item is not None]
    if len(items) > MOST_NUMBERS or any(item is None for item in read):
        hint = f"write them with spaces between, {MOST_NUMBERS} at most: 1 2 5 8"
        raise InputError((key,), "there are not only whole numbers", hint, "not-numbers")
    return tuple(item for item in read if item is not None)


def _whole(item: object) -> int | None:
    digits = int(item) if isinstance(item, str) and item.isascii() and item.isdigit() else item
    return digits if type(digits) is int and 0 <= digits <= LARGEST else None


def seats(value: AskedData, key: str, most: int = MOST_SEATS) -> tuple[int, ...]:
    """Seat numbers, in order. Raises InputError for a seat that the table does not have, and for a seat named twice."""
    found = numbers(value, key)
    for seat in found:
        if not 1 <= seat <= most:
            raise InputError((key,), f"there is no seat {seat}", f"1 to {most}", "no-seat", seat=seat, n=most)
        if found.count(seat) > 1:
            raise InputError((key,), f"seat {seat} stands twice", "", "seat-twice", seat=seat)
    return tuple(sorted(found))


def word(value: AskedData, key: str, words: Collection[str]) -> str:
    """One of the allowed words; the first of them if it is left out."""
    found = value.get(key) or next(iter(words))
    known("{!r} is none of these", found, words, (key,))
    return str(found)
