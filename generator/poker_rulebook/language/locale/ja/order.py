"""Japanese names in the order of their readings, kana by kana."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path

from poker_rulebook.language.collation import NameOrder

READINGS = Path(__file__).with_name("readings.txt")
FULL_SIZE = dict(zip("ぁぃぅぇぉっゃゅょゎ", "あいうえおつやゆよわ", strict=True))
VOWELS = {
    "あ": "あかさたなはまやらわ", "い": "いきしちにひみり", "う": "うくすつぬふむゆる",
    "え": "えけせてねへめれ", "お": "おこそとのほもよろを",
}  # fmt: skip
VOWEL_OF = {kana: vowel for vowel, kanas in VOWELS.items() for kana in kanas}
KANA_ROWS = {"あ": "あいうえお", "か": "かきくけこ", "さ": "さしすせそ", "た": "たちつてと", "な": "なにぬねの",
        "は": "はひふへほ", "ま": "まみむめも", "や": "やゆよ", "ら": "らりるれろ", "わ": "わをん"}  # fmt: skip
ROW_OF = {kana: row for row, kanas in KANA_ROWS.items() for kana in kanas}
_SIGNS = re.compile("[（）「」、：・〜 ＝=-]")


def in_hiragana(name: str) -> str:
    """A name in kana as it is spelled out: グリーク・ホールデム, ぐりーくほーるでむ."""
    return "".join(chr(ord(char) - 0x60) if "ァ" <= char <= "ヶ" else char for char in name if char != "・")


def reading_key(reading: str) -> tuple[list[str], list[int], list[int]]:
    """Key of a hiragana reading: letters, then plain before voiced, then ー before small before full size."""
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


def _key(name: str, reading: str) -> tuple[list[str], list[int], list[int]]:
    return reading_key(reading or in_hiragana(name))


def _row(name: str, reading: str) -> str:
    """The first kana of the row in which the reading begins, such as か for ぎょう."""
    return ROW_OF[_key(name, reading)[0][0]]


def _read(name: str) -> str:
    """A name in kana, spelled out; '' for one with letters that are read in no known way."""
    pattern, read = _words_in_order()
    kana = in_hiragana(_SIGNS.sub("", pattern.sub(lambda word: read[word[0]], name)))
    return kana if re.fullmatch("[ぁ-ゖー]+", kana) else ""


@cache
def _words_in_order() -> tuple[re.Pattern[str], dict[str, str]]:
    """What finds the words of the file, the longest first, and word -> reading."""
    lines = READINGS.read_text("utf-8").splitlines()
    words = " ".join(line for line in lines if not line.startswith("#")).split()
    read = dict(zip(words[::2], words[1::2], strict=True))
    return re.compile("|".join(map(re.escape, sorted(read, key=len, reverse=True)))), read


ORDER = NameOrder(_key, _row, in_hiragana, _read)
