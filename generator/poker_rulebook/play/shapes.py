"""Whether an answer is made of what answers are made of: whole chips, cards of a deck, words."""

from __future__ import annotations

import reprlib
from collections.abc import Callable
from typing import Any

from poker_rulebook.cards import CardError, text

MOST = 1 << 63  # beyond every card and every number of chips


def misshapen(action: Any) -> str:
    """Why this cannot be an answer at all, whatever is asked; '' when it can be one.

    Cards are tuples of card numbers, so that nobody changes them after they were accepted.
    """
    for name in getattr(action, "_fields", ()):
        reason = _CHECKS.get(name, _anything)(getattr(action, name))
        if reason:
            return reason
    return ""


def _shown(value: Any) -> str:
    """A short text of any value; a number of thousands of digits has none in Python."""
    try:
        return reprlib.repr(value)
    except ValueError:
        return f"this {type(value).__name__}"


def _anything(value: Any) -> str:
    return ""


def _not_chips(value: Any) -> str:
    whole = isinstance(value, int) and not isinstance(value, bool) and abs(value) < MOST
    return "" if whole else f"{_shown(value)} is no number of chips: write whole chips"


def _no_cards(value: Any) -> str:
    if not isinstance(value, tuple):
        return f"{_shown(value)} is no tuple of cards"
    for card in value:
        if not isinstance(card, int) or isinstance(card, bool) or abs(card) >= MOST:
            return f"{_shown(card)} is no card"
        try:
            text(card)
        except CardError as error:
            return str(error)
    return ""


def _no_groups(value: Any) -> str:
    if not isinstance(value, dict) or not all(isinstance(name, str) for name in value):
        return f"{_shown(value)} does not say which cards go where: write a dict of names and tuples of cards"
    return next(filter(None, map(_no_cards, value.values())), "")


def _no_word(value: Any) -> str:
    return "" if isinstance(value, str) else f"{_shown(value)} is no word"


_CHECKS: dict[str, Callable[[Any], str]] = {
    "to": _not_chips, "cards": _no_cards, "hands": _no_groups, "rows": _no_groups,
    "outcome": _no_word, "share": _no_word,
}  # fmt: skip
