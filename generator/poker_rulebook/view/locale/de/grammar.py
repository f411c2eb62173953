"""The numbers of German."""

from __future__ import annotations

from poker_rulebook.languages import Language
from poker_rulebook.view.messages import Functions, span
from poker_rulebook.view.text import in_one_piece


def functions(language: Language, common: Functions) -> Functions:
    number = common["NUMBER"]

    def counted(n: int, one: str = "", more: str = "") -> str:
        """zwei Karten; of one, what the message says with its article, as this follows from the case: eine Karte."""
        return one if n == 1 and one else number(n, one, more)

    def between(low: int, high: int, one: str = "", more: str = "") -> str:
        if not more:
            return in_one_piece(span(language, low, high))
        return counted(high, one, more) if low == high else f"{number(low)} bis {number(high, more, more)}"

    return {"NUMBER": counted, "RANGE": between, "TOTAL": lambda n: f"auf {common['CHIPS'](n)}"}
