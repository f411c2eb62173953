"""Marked text: a sentence as a `str` in which unbreakable pieces and cards are marked, for any output to set.

Six private-use characters are the marks: U+E000 … U+E001 around a piece that may not break across lines
(a number and its unit, a range, 2-7), U+E002 … U+E003 around one card in data form ("Ah", "joker"),
U+E004 … U+E005 around text borrowed from the language of the source, because this language lacks it.
Web, print and terminal each turn `runs(text)` into their own markup.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from poker_rulebook.languages import LANGUAGES

OPEN, CLOSE = "\ue000", "\ue001"
CARD_OPEN, CARD_CLOSE = "\ue002", "\ue003"
BORROWED_OPEN, BORROWED_CLOSE = "\ue004", "\ue005"
MARKS = OPEN + CARD_OPEN + BORROWED_OPEN
SUIT_SYMBOLS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
JOKER = "joker"

_CARD = re.compile(f"(?:[2-9TJQKA][cdhs]|{JOKER})")
_BORROWED = re.compile(f"{BORROWED_OPEN}([^{BORROWED_CLOSE}]*){BORROWED_CLOSE}")
_MEETING = re.compile(rf"{BORROWED_CLOSE}(\s*){BORROWED_OPEN}")  # one borrowed stretch goes on here
_MARK = re.compile(f"([{OPEN}{CLOSE}{CARD_OPEN}{CARD_CLOSE}])")
_MARKED = f"{OPEN}[^{CLOSE}]*{CLOSE}|{CARD_OPEN}[^{CARD_CLOSE}]*{CARD_CLOSE}"

_TO = f"[{''.join(dict.fromkeys(language.span for language in LANGUAGES.values()))}]"
_NUMBER = f"[0-9][0-9,]*(?:{_TO}[0-9][0-9,]*)?"
_COUNTER = "|".join(word for language in LANGUAGES.values() for word in language.counters)
_UNIT = "|".join(word for language in LANGUAGES.values() for word in language.units)
_NUMBERED = "|".join(word for language in LANGUAGES.values() for word in language.numbered)
_MORE = "".join(
    "|" + word.replace("{number}", _NUMBER).replace("{counter}", f"(?:{_COUNTER})")
    for language in LANGUAGES.values()
    for word in language.together
)
_TOGETHER = re.compile(
    f"({_MARKED})"
    "|(?<![0-9A-Za-z-])(?:"
    "(?:10|[2-9TJQKA])(?:-(?:10|[2-9TJQKA]))+(?![0-9A-Za-z-])"  # 2-7, A-5, 8-7-6-5-4
    f"|{_NUMBER}(?:(?:{_COUNTER})| (?:{_UNIT})(?![a-z]))"
    f"|(?:{_NUMBERED}) [0-9]+"
    r"|\([^()]+ [−+×÷] [^()]+\)"  # brackets of a formula
    f"|[0-9][0-9,]*{_TO}[0-9JQK][0-9,]*"  # a range without a unit
    f"{_MORE})"
)


class Run(NamedTuple):
    """A stretch of text of one kind: "plain", "unbroken", or "card" with the text in data form ("Ah")."""

    kind: str
    text: str


def in_one_piece(text: str) -> str:
    """The text as one piece that may not break across lines; cards in it stay cards."""
    piece = OPEN + unmarked(text).replace(OPEN, "").replace(CLOSE, "") + CLOSE
    return borrowed(piece) if BORROWED_OPEN in text else piece


def borrowed(text: str) -> str:
    """A text in the language of the source, marked as borrowed."""
    return BORROWED_OPEN + unmarked(text) + BORROWED_CLOSE if text else ""


def unmarked(text: str) -> str:
    """The text without marks around what is borrowed."""
    return text.replace(BORROWED_OPEN, "").replace(BORROWED_CLOSE, "")


def curled(text: str, before: str = "") -> str:
    """With the quotation marks of print: ’ and “ ”.    before    what stands in front of it"""
    if "'" in text:
        text = text.replace("'", "’")
    if '"' not in text:
        return text
    return re.sub(r'(^|[\s(\[–—])"', r"\1“", (before[-1:] or " ") + text)[1:].replace('"', "”")


def stretches(text: str) -> Iterator[tuple[bool, tuple[Run, ...]]]:
    """The stretches of the text in order, as (whether it is borrowed, its runs)."""
    for number, piece in enumerate(_BORROWED.split(_MEETING.sub(r"\1", text))):
        if piece:
            yield bool(number % 2), runs(piece)


def marked_card(name: str) -> str:
    """One card, written as in game files: "Ah", "Td", "joker". Raises ValueError for anything else."""
    if not _CARD.fullmatch(name):
        raise ValueError(f"{name!r} is not a card: write a rank and a suit, such as 'Ah', or '{JOKER}'")
    return CARD_OPEN + name + CARD_CLOSE


def marked_cards(names: str) -> str:
    """Every card of "Ah Kd", with a space between them."""
    return " ".join(marked_card(name) for name in names.split())


def keep_together(text: str) -> str:
    """The text with marks around pieces that may not break across lines.

    These are numbers with their units, ranges, 2-7, and what a language keeps `together`. For whole sentences of any
    language, also hand-written ones. What is marked already is left alone.
    """
    return _TOGETHER.sub(lambda m: m[0] if m[1] else OPEN + m[0] + CLOSE, text)


def capital(text: str) -> str:
    """The text with a capital letter at its start, in languages that have them; a card in data form stays as it is."""
    for index, char in enumerate(text):
        if char == CARD_OPEN:
            return text
        if char.isalnum():
            return text[:index] + char.upper() + text[index + 1 :]
    return text


def runs(text: str) -> tuple[Run, ...]:
    """The runs of the text, in order.

    Neighbours differ in kind, except that every card is a run of its own; a card inside an unbroken piece divides it:
    unbroken, card, unbroken.

    Raises ValueError for marks that do not match.
    """
    found: list[Run] = []
    opened: list[str] = []
    for piece in _MARK.split(unmarked(text)):
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
