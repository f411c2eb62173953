"""The order of names and words: by letters in English, by the kana of their readings in Japanese."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from typing import TypeVar

FULL_SIZE = dict(zip("ぁぃぅぇぉっゃゅょゎ", "あいうえおつやゆよわ", strict=True))
VOWELS = {
    "あ": "あかさたなはまやらわ", "い": "いきしちにひみり", "う": "うくすつぬふむゆる",
    "え": "えけせてねへめれ", "お": "おこそとのほもよろを",
}  # fmt: skip
VOWEL_OF = {kana: vowel for vowel, kanas in VOWELS.items() for kana in kanas}
ROWS = {"あ": "あいうえお", "か": "かきくけこ", "さ": "さしすせそ", "た": "たちつてと", "な": "なにぬねの",
        "は": "はひふへほ", "ま": "まみむめも", "や": "やゆよ", "ら": "らりるれろ", "わ": "わをん"}  # fmt: skip
ROW_OF = {kana: row for row, kanas in ROWS.items() for kana in kanas}
NO_LETTER = "0–9"

Item = TypeVar("Item")


def sort_key(locale: str, name: str, reading: str) -> object:
    """Alphabetical order in English, the order of the readings in Japanese."""
    return reading_key(reading) if locale == "ja" else name.casefold()


def reading_key(reading: str) -> tuple[list[str], list[int], list[int]]:
    """Order of a hiragana reading: letters, then plain before voiced, then ー before small before full size."""
    letters: list[str] = []
    voicing: list[int] = []
    size: list[int] = []
    for char in unicodedata.normalize("NFD", reading):
        if char in "\u3099\u309a":
            voicing[-1] = 1 if char == "\u3099" else 2
            continue
        letters.append(VOWEL_OF[letters[-1]] if char == "ー" else FULL_SIZE.get(char, char))
        voicing.append(0)
        size.append(0 if char == "ー" else 1 if char in FULL_SIZE else 2)
    return letters, voicing, size


def heading_of(locale: str, name: str, reading: str) -> str:
    """What a name stands under: its first letter, or the first kana of its row, such as か for ぎょう."""
    if locale == "ja":
        return ROW_OF[reading_key(reading)[0][0]]
    return name[0].upper() if name[0].isalpha() else NO_LETTER


def grouped(
    locale: str, items: Iterable[Item], named: Callable[[Item], tuple[str, str]]
) -> list[tuple[str, list[Item]]]:
    """(heading, items below it), all in order. named    name and reading of an item"""
    groups: dict[str, list[Item]] = {}
    for item in sorted(items, key=lambda item: sort_key(locale, *named(item))):
        groups.setdefault(heading_of(locale, *named(item)), []).append(item)
    return list(groups.items())
