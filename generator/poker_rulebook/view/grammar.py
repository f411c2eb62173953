"""Grammar: the functions that phrases of each language are written with, such as counting and articles.

Functions for messages, all pure; $n is a whole number:

    CARDS($n)  CARDS($low, $high)    1 card, 4 cards, 0–5 cards · 1枚, 4枚, 0〜5枚
        likewise PLAYERS BOARDS ROWS COLUMNS SETS RANKS DICE POINTS BETS TIMES ROUNDS DRAWS GAMES HANDS
        TABLES LAMMERS OUTS KILLS
    MORECARDS($n)                    1 more card, 2 more cards · 1枚, 2枚
    CARDSIZE($n)                     four-card, 52-card · 4枚, 52枚
    ROUND($first, $last)             round 1, rounds 1–2 · 1回目, 1〜2回目
    CHIPS($n)                        1,500
    LIST($items)  ORLIST($items)     a, b and c · a、b、c; a, b or c · a、bまたはc
    JOIN($items, with: "; ")         a; b; c
    RANK($r)  PLURAL($r)             a rank letter as a word: king, kings · K; ten, tens · 10
    SEQUENCE($ranks)                 "8-7-5-3-A" as it is · 8753A
    A($hand)  THE($street)           with its article: an ace-high flush, two pair; the turn, sixth street · as it is
    CAP($noun)                       with a capital letter · as it is
    CONTINUED($rule)                 a sentence that goes on, without its capital · as it is
"""

from __future__ import annotations

from collections.abc import Callable

from poker_rulebook.view.text import CLOSE, OPEN, in_one_piece

BETWEEN = "\x1f"  # stands between the words of a tuple on its way through Fluent

ENGLISH_UNITS = {
    "CARDS": ("card", "cards"), "MORECARDS": ("more card", "more cards"), "PLAYERS": ("player", "players"),
    "BOARDS": ("board", "boards"), "ROWS": ("row", "rows"), "COLUMNS": ("column", "columns"),
    "SETS": ("group", "groups"), "RANKS": ("rank", "different ranks"), "DICE": ("die", "dice"),
    "POINTS": ("point", "points"), "BETS": ("bet", "bets"), "TIMES": ("time", "times"),
    "ROUNDS": ("betting round", "betting rounds"), "DRAWS": ("draw", "draws"), "GAMES": ("game", "games"),
    "HANDS": ("hand", "hands"), "TABLES": ("table", "tables"), "LAMMERS": ("lammer", "lammers"),
    "OUTS": ("out", "outs"), "KILLS": ("kill", "kills"),
}  # fmt: skip
ENGLISH_WORDS = {("DICE", 1): "one die", ("DICE", 2): "two dice", ("TIMES", 1): "once", ("TIMES", 2): "twice"}
JAPANESE_COUNTERS = {
    "CARDS": "枚", "MORECARDS": "枚", "PLAYERS": "人", "BOARDS": "つ", "ROWS": "行", "COLUMNS": "列", "SETS": "組",
    "RANKS": "種類", "DICE": "個", "POINTS": "点", "BETS": "ベット", "TIMES": "回", "ROUNDS": "回", "DRAWS": "回",
    "GAMES": "種類", "HANDS": "ディール", "TABLES": "卓", "LAMMERS": "枚", "OUTS": "枚", "KILLS": "枚",
}  # fmt: skip
NUMBER_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven")

Saying = Callable[..., str]
Functions = dict[str, Callable[..., str]]


def english(say: Saying) -> Functions:
    """The functions of English. say    says a phrase"""

    def counted(function: str) -> Callable[..., str]:
        one, many = ENGLISH_UNITS[function]

        def count(low: int, high: int | None = None) -> str:
            number = _range(low, low if high is None else high, "–")
            words = ENGLISH_WORDS.get((function, low)) if high in (None, low) else None
            return in_one_piece(words or f"{number} {one if number == '1' else many}")

        return count

    def rounds(first: int, last: int) -> str:
        return in_one_piece(f"round{'' if first == last else 's'} {_range(first, last, '–')}")

    def cardsize(n: int) -> str:
        word = NUMBER_WORDS[n] if _whole(n) < len(NUMBER_WORDS) else f"{_whole(n)}"
        return in_one_piece(f"{word}-card")

    return {name: counted(name) for name in ENGLISH_UNITS} | {
        "CONTINUED": lambda rule: f"{rule}"[:1].lower() + f"{rule}"[1:],
        "ROUND": rounds,
        "CARDSIZE": cardsize,
        "LIST": lambda items: _joined(items, ", ", " and "),
        "ORLIST": lambda items: _joined(items, ", ", " or "),
        "RANK": lambda rank: say(f"rank-{rank}"),
        "PLURAL": lambda rank: say(f"ranks-{rank}"),
        "SEQUENCE": lambda ranks: in_one_piece(str(ranks)),
        "A": _with_a,
        "THE": lambda street: f"{street}" if str(street).endswith(" street") else f"the {street}",
        "CAP": _capital,
    }


def japanese(say: Saying) -> Functions:
    """The functions of Japanese."""

    def counted(counter: str) -> Callable[..., str]:
        return lambda low, high=None: in_one_piece(_range(low, low if high is None else high, "〜") + counter)

    return {name: counted(counter) for name, counter in JAPANESE_COUNTERS.items()} | {
        "ROUND": counted("回目"),
        "CARDSIZE": counted("枚"),
        "LIST": lambda items: _joined(items, "、", "、"),
        "ORLIST": lambda items: _joined(items, "、", "または"),
        "RANK": lambda rank: say(f"rank-{rank}"),
        "PLURAL": lambda rank: say(f"ranks-{rank}"),
        "SEQUENCE": lambda ranks: in_one_piece(str(ranks).replace("-", "")),
        "A": str,
        "CONTINUED": str,
        "THE": str,
        "CAP": str,
    }


def _whole(n: object) -> int:
    """The number; a message that counts needs one, and Fluent hands over a nothing where it is missing."""
    if not isinstance(n, int):
        raise TypeError(f"{n!r} is not a whole number")
    return int(n)


def _range(first: object, last: object, dash: str) -> str:
    low, high = _whole(first), _whole(last)
    return f"{low:,}" if low == high else f"{low:,}{dash}{high:,}"


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


COMMON: Functions = {
    "CHIPS": lambda n: f"{_whole(n):,}",
    "JOIN": lambda items, by: str(by).join(str(items).split(BETWEEN)),
}
FUNCTIONS: dict[str, Callable[[Saying], Functions]] = {
    "en": lambda say: COMMON | english(say),
    "ja": lambda say: COMMON | japanese(say),
}
