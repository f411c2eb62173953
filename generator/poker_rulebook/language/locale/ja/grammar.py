"""The counters and dates of Japanese."""

from __future__ import annotations

import re

from poker_rulebook.language.phrases import BETWEEN, Functions, listed
from poker_rulebook.language.text import in_one_piece
from poker_rulebook.languages import Language


def functions(language: Language, common: Functions) -> Functions:
    def seats(seats: object) -> str:
        """ⒶとⒷ, Ⓐ、Ⓑ、Ⓒの3人: the counter closes a list before a verb."""
        n = str(seats).count(BETWEEN) + 1
        return listed(language, circled(seats)) + (f"の{n}人" if n > 2 else "")

    return {
        "SEAT": circled,
        "SEATS": seats,
        "DATE": date,
        "AUTHORS": lambda names: str(names).replace(" and others", "ほか").replace(" and ", language.comma),
        "ROUND": lambda first, last: (
            common["LIST"](BETWEEN.join(common["ROUND"](n, n) for n in (first, last)))
            if last - first == 1
            else common["ROUND"](first, last)
        ),
        "TOTAL": lambda n: f"合計{common['CHIPS'](n)}",
        "SEQUENCE": lambda ranks: (
            common["RANK"](ranks) if ranks == "T" else in_one_piece(str(ranks).replace("-", ""))
        ),
    }


def date(date: object) -> str:
    """2024年9月1日, or as much of it as is known, 2021〜2026年, 2022年より後; other words as they are."""
    if years := re.fullmatch("([0-9]{4}) to ([0-9]{4})|after ([0-9]{4})", str(date)):
        return f"{years[3]}年より後" if years[3] else f"{years[1]}〜{years[2]}年"
    if not re.fullmatch("[0-9]{4}(-[0-9]{2}){0,2}", str(date)):
        return str(date)
    return "".join(f"{int(n)}{unit}" for n, unit in zip(str(date).split("-"), "年月日", strict=False))


_LETTER = re.compile(f"(?<![^{BETWEEN}])[A-Z](?![^{BETWEEN}])")


def circled(seats: object) -> str:
    """Seats that are called by a letter as Ⓐ, Ⓑ: A by itself is an ace."""
    return _LETTER.sub(lambda letter: chr(ord("Ⓐ") + ord(letter[0]) - ord("A")), str(seats))
