"""Marked text: a sentence as a `str` in which unbreakable pieces and cards are marked, for any output to set.

Four private-use characters are the marks: U+E000 … U+E001 around a piece that may not break across lines
(a number and its unit, a range, 2-7, 8オアベター), U+E002 … U+E003 around one card in data form ("Ah", "joker").
Web, print and terminal each turn `runs(text)` into their own markup. What stands here knows no language.
"""

from __future__ import annotations

import re
from typing import NamedTuple

OPEN, CLOSE = "\ue000", "\ue001"
CARD_OPEN, CARD_CLOSE = "\ue002", "\ue003"
SUIT_SYMBOLS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
JOKER = "joker"

_CARD = re.compile(f"(?:[2-9TJQKA][cdhs]|{JOKER})")
_MARK = re.compile(f"([{OPEN}{CLOSE}{CARD_OPEN}{CARD_CLOSE}])")
_MARKED = f"{OPEN}[^{CLOSE}]*{CLOSE}|{CARD_OPEN}[^{CARD_CLOSE}]*{CARD_CLOSE}"

_NUMBER = r"[0-9][0-9,]*(?:[〜–][0-9][0-9,]*)?"
_COUNTER = "枚目|枚|人|回目|回|番席|番|組|行目|行|列目|列|段|個|倍|点|種類|通り|卓|つ|ベット|ディール|サイドポット|ボード|ページ|周"
_UNIT = "cards?|chips?|players?|boards?|rows?|columns?|groups?|ranks?|points?|bets?|rounds?|dice|die|times"
_TOGETHER = re.compile(
    f"(?P<marked>{_MARKED})"
    "|(?<![0-9A-Za-z-])(?:"
    "(?:10|[2-9TJQKA])(?:-(?:10|[2-9TJQKA]))+(?![0-9A-Za-z-])"  # 2-7, A-5, 8-7-6-5-4
    "|(?:10|[2-9XTJQKA])オアベター"
    f"|第{_NUMBER}(?:{_COUNTER})?"
    f"|{_NUMBER}(?:(?:{_COUNTER})| (?:{_UNIT})(?![a-z]))"
    "|(?:[Rr]ow|[Cc]olumn|[Bb]oard|[Ss]eat|side pot|p\\.) [0-9]+"
    "|[0-9][0-9,]*[〜–][0-9JQK][0-9,]*"  # a range without a unit
    ")"
)


class Run(NamedTuple):
    """A stretch of text of one kind: "plain", "unbroken", or "card" with the text in data form ("Ah")."""

    kind: str
    text: str


def in_one_piece(text: str) -> str:
    """The text as one piece that may not break across lines; cards in it stay cards."""
    return OPEN + text.replace(OPEN, "").replace(CLOSE, "") + CLOSE


def marked_card(name: str) -> str:
    """One card, written as in game files: "Ah", "Td", "joker". Raises ValueError for anything else."""
    if not _CARD.fullmatch(name):
        raise ValueError(f"{name!r} is not a card: write a rank and a suit, such as 'Ah', or '{JOKER}'")
    return CARD_OPEN + name + CARD_CLOSE


def marked_cards(names: str) -> str:
    """Every card of "Ah Kd", with a space between them."""
    return " ".join(marked_card(name) for name in names.split())


def keep_together(text: str) -> str:
    """The text with marks around what may not break: numbers with their units, ranges, 2-7, 8オアベター.

    For whole sentences of either language, also hand-written ones. What is marked already is left alone.
    """
    return _TOGETHER.sub(lambda m: m[0] if m["marked"] else OPEN + m[0] + CLOSE, text)


def capital(text: str) -> str:
    """The text with a capital letter at its start, in languages that have them."""
    for index, char in enumerate(text):
        if char.isalnum():
            return text[:index] + char.upper() + text[index + 1 :]
    return text


def runs(text: str) -> tuple[Run, ...]:
    """The text in order as runs. Neighbours differ in kind, but cards stand alone; a card inside an
    unbroken piece divides it: unbroken, card, unbroken.

    Raises ValueError for marks that do not match.
    """
    found: list[Run] = []
    opened: list[str] = []
    for piece in _MARK.split(text):
        if piece in (OPEN, CARD_OPEN):
            opened.append(piece)
        elif piece in (CLOSE, CARD_CLOSE):
            if not opened or ord(opened.pop()) + 1 != ord(piece):
                raise ValueError(f"marks do not match in {text!r}")
        elif piece:
            kind = {CARD_OPEN: "card", OPEN: "unbroken"}[opened[-1]] if opened else "plain"
            if kind == "plain" and found and found[-1].kind == kind:
                found[-1] = Run(kind, found[-1].text + piece)
            else:
                found.append(Run(kind, piece))
    if opened:
        raise ValueError(f"a mark is not closed in {text!r}")
    return tuple(found)
