"""The articles and words of English."""

from __future__ import annotations

import re

from poker_rulebook.language.phrases import Functions
from poker_rulebook.language.text import CLOSE, OPEN, in_one_piece
from poker_rulebook.languages import Language


def functions(language: Language, common: Functions) -> Functions:
    number = common["NUMBER"]

    def between(low: int, high: int, one: str = "", more: str = "") -> str:
        return number(high, one, more) if low == high else f"{number(low)} to {number(high, one, more)}"

    return {
        "CARDSIZE": lambda n: in_one_piece(f"{number(n)}-card"),
        "RANGE": between,
        "TOTAL": lambda n: f"to {common['CHIPS'](n)}",
        "A": with_article,
        "THE": lambda street: f"{street}" if str(street).endswith(" street") else f"the {street}",
        "NTH": nth,
        "CONTINUED": lambda rule: f"{rule}"[:1].lower() + f"{rule}"[1:],
    }


def nth(n: int) -> str:
    """A day of the month: 1st, 22nd, 13th."""
    ending = "th" if 10 < n < 14 else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{ending}"


_WITHOUT_A = re.compile(
    r"^(one|two|three|four|five) |^\w+s and \w+s$|^\w+s full of |^\w+ high$| points$|^[\d½]+$|^[2-9TJQKA]{1,7}(?: |$)"
)


def with_article(hand: object) -> str:
    """A named hand after "is": a flush, an ace-high flush, an 8-6-5-4-3 low, two pair, kings and tens."""
    name = str(hand)
    start = name.replace(OPEN, "").replace(CLOSE, "").partition(" (")[0]  # without its cards
    if _WITHOUT_A.search(start):
        return name
    return ("an " if start[:1] in tuple("aeiouAEIO8") else "a ") + name
