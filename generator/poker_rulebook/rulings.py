"""Rulings on chips and words as plain JSON: the answer of `rulebook wager`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from poker_rulebook.book.load import Book
from poker_rulebook.languages import LOCALES
from poker_rulebook.play.amounts import amount_of, read_motion
from poker_rulebook.view.citations import rule_numbers
from poker_rulebook.view.motions import amount_told
from poker_rulebook.view.phrases import plain

if TYPE_CHECKING:
    from poker_rulebook.shapes import WagerRuled


def wager(book: Book, value: Mapping[str, Any]) -> WagerRuled:
    """The ruling on chips and words: {"put": 1500, "smallest": 500, "call": 1100, "largest_raise": 600, "stack": 9000}.

    Raises ValueError for what cannot have happened.
    """
    motion = read_motion(value)
    amount = amount_of(motion)
    text = amount_told(motion, amount)
    return {
        "is": amount.kind,
        "to": amount.to,
        "rules": rules_cited(book, amount.rule),
        "text": {locale: plain(text, locale) for locale in LOCALES},
    }


def rules_cited(book: Book, rule: str) -> list[str]:
    """The number of a general rule, and those of the TDA rules on its subject: 15.5; TDA 2024, 43; TDA 2024, 45."""
    ours = rule_numbers(book).get(rule)
    return [ours, *(book.tda.citing(rule) if book.tda else [])] if ours else []
