"""Which characters may stand in a text of the book, and how a text from outside is shown in a message."""

from __future__ import annotations

import re
import unicodedata

INVISIBLE = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")  # Unicode categories
PILED = ("Mn", "Me")  # marks that lie on the character before them, any number of them

# What Latin letters, Greek, Cyrillic, kana and kanji need: all of it is in the fonts of the book, and none of
# it is written from right to left.
_PRINTED = re.compile(
    "[\x20-\x7e\xa0-\u024f\u0370-\u03ff\u0400-\u045f\u1e00-\u1eff\u2010-\u2027\u2030-\u203e\u20a0-\u20bf"
    "\u2100\u2116\u2122\u2153-\u215e\u2190-\u22ff\u2460-\u25ff\u2605\u2606\u2660-\u266f\u3000-\u3029\u3030-\u303f"
    "\u3041-\u3096\u309b-\u30ff\u31f0-\u31ff\u3400-\u4db5\u4e00-\u9fef\uf900-\ufa6d\uff01-\uff9f\uffe0-\uffe6]*"
)
LONGEST_SHOWN = 400  # characters of a message; most have less than 100


def invisible(text: str) -> list[str]:
    """The characters that nobody sees: they change what a text is without a trace."""
    return [c for c in text if unicodedata.category(c) in INVISIBLE]


def not_printed(text: str) -> list[str]:
    """The characters that the book cannot print: other scripts, pictures, and marks piled on letters."""
    if _PRINTED.fullmatch(text):
        return []
    return [c for c in text if not _PRINTED.fullmatch(c) or unicodedata.category(c) in (*PILED, "Cn")]


def code_points(characters: list[str]) -> str:
    """Characters by number, the first three of them: U+202E, U+0007."""
    return ", ".join(f"U+{ord(c):04X}" for c in dict.fromkeys(characters[:3]))


def visible(text: str, longest: int = LONGEST_SHOWN) -> str:
    """A text as one line that can stand in a message: short, and without signs that hide, move or colour others."""
    text = text if len(text) <= longest else text[: longest - 3] + "..."
    if text.isascii() and text.isprintable():
        return text
    return "".join(c if c.isprintable() and _left_to_right(c) else f"<U+{ord(c):04X}>" for c in text)


def _left_to_right(character: str) -> bool:
    return unicodedata.bidirectional(character) not in ("R", "AL", "AN")
