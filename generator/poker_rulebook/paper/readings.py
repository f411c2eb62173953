"""How headings are read where the index has the order of readings. A language that has one says in readings.txt in its
folder what it writes in other signs than those of a reading."""

from __future__ import annotations

import re
from functools import cache

from poker_rulebook.languages import FOLDER, READ
from poker_rulebook.view.citations import in_hiragana

FILE = "readings.txt"
_SIGNS = re.compile("[（）「」、：・〜 ]")


def reading(name: str) -> str:
    """A name in kana, spelled out; '' for one with letters that are read in no known way."""
    pattern, read = _words()
    found = in_hiragana(_SIGNS.sub("", pattern.sub(lambda word: read[word[0]], name)))
    return found if re.fullmatch("[ぁ-ゖー]+", found) else ""


@cache
def _words() -> tuple[re.Pattern[str], dict[str, str]]:
    """What finds the words of the file, the longest first, and word -> reading. Without a file nothing is found."""
    path = FOLDER / READ / FILE
    lines = path.read_text("utf-8").splitlines() if READ and path.exists() else []
    words = " ".join(line for line in lines if not line.startswith("#")).split()
    read = dict(zip(words[::2], words[1::2], strict=True))
    return re.compile("|".join(map(re.escape, sorted(read, key=len, reverse=True))) or "(?!)"), read
