"""Phrases: every sentence and label of the rulebook in one language, as marked text (see poker_rulebook.view.text).

    phrases("ja").say("deal-down", n=4)        各プレイヤーに4枚を裏向きに配る。

The sentences stand in locale/<locale>/*.ftl, in the format of Project Fluent; this is the one module that
knows Fluent. Files are searched for the names of their messages at once, and a message is parsed on first use.

Functions for messages, all pure; $n is a whole number:

    CARDS($n)  CARDS($low, $high)    1 card, 4 cards, 0–5 cards · 1枚, 4枚, 0〜5枚
        likewise PLAYERS BOARDS ROWS COLUMNS SETS RANKS DICE POINTS BETS TIMES ROUNDS DRAWS GAMES HANDS
        TABLES LAMMERS OUTS KILLS
    MORECARDS($n)                    1 more card, 2 more cards · 1枚, 2枚
    CARDSIZE($n)                     four-card, 52-card · 4枚, 52枚
    ROUND($first, $last)             round 1, rounds 1–2 · 1回目, 1〜2回目
    CHIPS($n)                        1,500
    LIST($items)  ORLIST($items)     a, b and c · a、b、c; a, b or c · a、bまたはc
    RANK($r)  PLURAL($r)             a rank letter as a word: king, kings · K; ten, tens · 10
    SEQUENCE($ranks)                 "8-7-5-3-A" as it is · 8753A
    A($hand)  THE($street)           with its article: an ace-high flush, two pair; the turn, sixth street · as it is
    CAP($noun)                       with a capital letter · as it is
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from poker_rulebook.view.text import CLOSE, OPEN, keep_together, unbroken

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = ("en", "ja")
FOLDER = Path(__file__).parent / "locale"

BETWEEN = "\x1f"  # stands between the words of a tuple on its way through Fluent
_MESSAGE = re.compile(r"([a-z][A-Za-z0-9-]*) =")

ENGLISH_UNITS = {
    "CARDS": ("card", "cards"),
    "MORECARDS": ("more card", "more cards"),
    "PLAYERS": ("player", "players"),
    "BOARDS": ("board", "boards"),
    "ROWS": ("row", "rows"),
    "COLUMNS": ("column", "columns"),
    "SETS": ("group", "groups"),
    "RANKS": ("rank", "different ranks"),
    "DICE": ("die", "dice"),
    "POINTS": ("point", "points"),
    "BETS": ("bet", "bets"),
    "TIMES": ("time", "times"),
    "ROUNDS": ("betting round", "betting rounds"),
    "DRAWS": ("draw", "draws"),
    "GAMES": ("game", "games"),
    "HANDS": ("hand", "hands"),
    "TABLES": ("table", "tables"),
    "LAMMERS": ("lammer", "lammers"),
    "OUTS": ("out", "outs"),
    "KILLS": ("kill", "kills"),
}
ENGLISH_WORDS = {("DICE", 1): "one die", ("DICE", 2): "two dice", ("TIMES", 1): "once", ("TIMES", 2): "twice"}
JAPANESE_COUNTERS = {
    "CARDS": "枚",
    "MORECARDS": "枚",
    "PLAYERS": "人",
    "BOARDS": "つ",
    "ROWS": "行",
    "COLUMNS": "列",
    "SETS": "組",
    "RANKS": "種類",
    "DICE": "個",
    "POINTS": "点",
    "BETS": "ベット",
    "TIMES": "回",
    "ROUNDS": "回",
    "DRAWS": "回",
    "GAMES": "種類",
    "HANDS": "ディール",
    "TABLES": "卓",
    "LAMMERS": "枚",
    "OUTS": "枚",
    "KILLS": "枚",
}
NUMBER_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven")


class PhraseError(Exception):
    """A phrase that does not exist, or that the values given do not fill."""

    def __init__(self, locale: str, key: str, values: object, why: str):
        super().__init__(f"phrase {key!r} ({locale}) with {values!r}: {why}")


class Phrases:
    """The phrases of one locale."""

    def __init__(self, locale: str):
        self.locale = locale
        self._sources = _messages(locale)
        self._bundle = _bundle(locale, self.say)

    def __iter__(self) -> Iterator[str]:
        """The keys, in the order of the files."""
        return iter(self._sources)

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def say(self, key: str, **values: Any) -> str:
        """The phrase as marked text. Values are whole numbers, marked text, or tuples of text for LIST.

        Raises PhraseError for an unknown key, a missing value, and anything else Fluent complains of.
        """
        pattern = self._pattern(key, values)
        said, errors = self._bundle.format_pattern(pattern, {k: _given(v) for k, v in values.items()})
        if errors or BETWEEN in said:
            why = "; ".join(map(str, errors)) or "a tuple of words stands outside LIST and ORLIST"
            raise PhraseError(self.locale, key, values, why)
        return keep_together(str(said))

    def _pattern(self, key: str, values: object) -> Any:
        if not self._bundle.has_message(key):
            if key not in self._sources:
                near = get_close_matches(key, self._sources, 1, 0.6)
                hint = f": did you mean {near[0]!r}?" if near else ""
                raise PhraseError(self.locale, key, values, f"there is no such phrase{hint}")
            self._bundle.add_resource(_parsed(self.locale, key, self._sources[key]))
        return self._bundle.get_message(key).value


@lru_cache
def phrases(locale: str) -> Phrases:
    """The phrases of "en" or "ja"."""
    if locale not in LOCALES:
        raise PhraseError(locale, "", {}, f"there is no such locale; there are {', '.join(LOCALES)}")
    return Phrases(locale)


def _messages(locale: str) -> dict[str, str]:
    """Every key of the locale with the source of its message.

    Fluent drops what it cannot read. Here a line at the margin that is neither a comment nor the start of
    a message is an error, and so is a key written twice.
    """
    starts: dict[str, list[str]] = {}
    block: list[str] = []
    for path in sorted((FOLDER / locale).glob("*.ftl")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            start = _MESSAGE.match(line)
            if start and start[1] not in starts:
                starts[start[1]] = block = [line]
            elif line.startswith("#"):
                block = []
            elif line.startswith(" ") and block:
                block.append(line)
            elif line.strip():
                why = "is written twice" if start else "is neither a comment nor part of a message"
                raise PhraseError(
                    locale, start[1] if start else "", {}, f"{path.name}:{number}: {line!r} {why}"
                )
    return {key: "\n".join(lines) + "\n" for key, lines in starts.items()}


def _parsed(locale: str, key: str, source: str) -> Any:
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            why = "; ".join(str(a.message) for a in entry.annotations)
            raise PhraseError(locale, key, {}, f"Fluent cannot read it: {why}\n{source}")
    return resource


def _bundle(locale: str, say: Callable[..., str]) -> FluentBundle:
    from fluent.runtime import FluentBundle

    own = _english(say) if locale == "en" else _japanese(say)
    functions = {"CHIPS": lambda n: f"{_whole(n):,}"} | own
    return FluentBundle([locale], functions=functions, use_isolating=False)


def _english(say: Callable[..., str]) -> dict[str, Callable[..., str]]:
    def counted(function: str) -> Callable[..., str]:
        one, many = ENGLISH_UNITS[function]

        def count(low: int, high: int | None = None) -> str:
            number = _range(low, low if high is None else high, "–")
            words = ENGLISH_WORDS.get((function, low)) if high in (None, low) else None
            return unbroken(words or f"{number} {one if number == '1' else many}")

        return count

    def rounds(first: int, last: int) -> str:
        return unbroken(f"round{'' if first == last else 's'} {_range(first, last, '–')}")

    def cardsize(n: int) -> str:
        word = NUMBER_WORDS[n] if _whole(n) < len(NUMBER_WORDS) else f"{_whole(n)}"
        return unbroken(f"{word}-card")

    return {name: counted(name) for name in ENGLISH_UNITS} | {
        "ROUND": rounds,
        "CARDSIZE": cardsize,
        "LIST": lambda items: _joined(items, ", ", " and "),
        "ORLIST": lambda items: _joined(items, ", ", " or "),
        "RANK": lambda rank: say(f"rank-{rank}"),
        "PLURAL": lambda rank: say(f"ranks-{rank}"),
        "SEQUENCE": lambda ranks: unbroken(str(ranks)),
        "A": _with_a,
        "THE": lambda street: f"{street}" if str(street).endswith(" street") else f"the {street}",
        "CAP": _capital,
    }


def _japanese(say: Callable[..., str]) -> dict[str, Callable[..., str]]:
    def counted(counter: str) -> Callable[..., str]:
        return lambda low, high=None: unbroken(_range(low, low if high is None else high, "〜") + counter)

    return {name: counted(counter) for name, counter in JAPANESE_COUNTERS.items()} | {
        "ROUND": counted("回目"),
        "CARDSIZE": counted("枚"),
        "LIST": lambda items: _joined(items, "、", "、"),
        "ORLIST": lambda items: _joined(items, "、", "または"),
        "RANK": lambda rank: say(f"rank-{rank}"),
        "PLURAL": lambda rank: say(f"ranks-{rank}"),
        "SEQUENCE": lambda ranks: unbroken(str(ranks).replace("-", "")),
        "A": str,
        "THE": str,
        "CAP": str,
    }


def _whole(n: object) -> int:
    """The number; a message that counts needs one, and Fluent hands over a nothing where it is missing."""
    if not isinstance(n, int):
        raise TypeError(f"{n!r} is not a whole number")
    return int(n)


def _range(low: object, high: object, dash: str) -> str:
    low, high = _whole(low), _whole(high)
    return f"{low:,}" if low == high else f"{low:,}{dash}{high:,}"


def _given(value: Any) -> Any:
    """A value as Fluent takes it: text and numbers as they are, a tuple or list of words as one text."""
    return BETWEEN.join(map(str, value)) if isinstance(value, (tuple, list)) else value


def _joined(items: object, comma: str, last: str) -> str:
    """a, b and c."""
    *words, final = str(items).split(BETWEEN)
    return comma.join(words) + last + final if words else final


def _with_a(hand: object) -> str:
    """A named hand after "is": a flush, an ace-high flush, an 8-6-5-4-3 low, two pair, kings and tens."""
    name = str(hand)
    start = name.strip(OPEN + CLOSE)
    if start.startswith(("one pair", "two pair", "three of", "four of", "five of")) or start.endswith(
        (" high", " points")
    ):
        return name
    return ("an " if start[:1] in tuple("aeiouAEIO8") else "a ") + name


def _capital(noun: object) -> str:
    text = str(noun)
    place = len(text) - len(text.lstrip(OPEN))
    return text[:place] + text[place : place + 1].upper() + text[place + 1 :]
