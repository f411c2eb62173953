"""Cards as people type or paste them, written as in game files."""

from __future__ import annotations

import re

RANK, SIGNS = (
    "10|[2-9TJQKA]",
    {"♠": "s", "♥": "h", "♦": "d", "♣": "c", "♤": "s", "♡": "h", "♢": "d", "♧": "c"},
)
SIGN = "".join(SIGNS)
CARD = re.compile(f"({RANK})([SHDC{SIGN}])|([{SIGN}])({RANK})|JOKER")
BETWEEN = re.compile("[\\s,/.\u3001\u3002]*")  # the last two are the comma and the stop of Japanese
OF_PICTURES = "\ufe0e\ufe0f"  # follow a suit sign that is drawn as a picture, or is not


def as_typed(text: str) -> str:
    """The cards of a text, with spaces between them: "ah10♦" is "Ah Td", and so are "AH, 10D", "♥A ♦10" and "Ａｈ　Ｔｄ".

    Other text is returned unchanged.
    """
    capital, found, place = _of_half_width(text).upper(), [], 0
    for match in CARD.finditer(capital):
        if not BETWEEN.fullmatch(capital[place : match.start()]):
            return text
        rank, suit = match[1] or match[4], match[2] or match[3]
        found.append(rank.replace("10", "T") + SIGNS.get(suit, suit.lower()) if rank else "joker")
        place = match.end()
    return " ".join(found) if BETWEEN.fullmatch(capital[place:]) else text


def _of_half_width(text: str) -> str:
    """Letters and digits as wide as Japanese ones become narrow, as do spaces; Unicode has them in the same order."""
    narrow = [
        chr(ord(sign) - 0xFEE0) if "\uff01" <= sign <= "\uff5e" else sign
        for sign in text
        if sign not in OF_PICTURES
    ]
    return "".join(narrow).replace("\u3000", " ")
