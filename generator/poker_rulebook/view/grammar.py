"""Grammar: the functions that phrases of each language are written with, such as counting and articles.

Functions for messages, all pure; $n is a whole number:

    CARDS($n)  CARDS($low, $high)    1 card, 4 cards, 0–5 cards · 1枚, 4枚, 0〜5枚
        likewise PLAYERS BOARDS ROWS COLUMNS SETS RANKS DICE POINTS BETS TIMES ROUNDS DRAWS GAMES HANDS
        TABLES LAMMERS OUTS KILLS
    MORECARDS($n)                    1 more card, 2 more cards · 1枚, 2枚
    CARDSIZE($n)                     four-card, 52-card · 4枚, 52枚
    ROUND($first, $last)             round 1, rounds 1–2 · 1回目, 1〜2回目
    CHIPS($n)                        1,500
    NUMBER($n)  RANGE($low, $high)   four, four to six; with one: "draw", more: "draws" four draws · 4, 4〜6
    SPAN($low, $high)                4–6 · 4〜6
    LIST($items)  ORLIST($items)     a, b and c · aとb, a、b、c; a, b or c · a、bまたはc
    ORCARDS($counts)                 2 or 4 cards · 2枚または4枚
    JOIN($items, by: "; ")           a; b; c
    BACKWARDS($items, by: "、")       as above, the last first: in Japanese what is said of a noun stands before it
    SEATS($seats)                    A, B and C · AとB, A、B、Cの3人
    BRACKET("x", $notes)             what follows in brackets, all of it together; nothing for nothing
    SERIES($a, $b, $c)               a, b, c; what is nothing is left out
    DATE($date)                      2024-09-01 · 2024年9月1日
    CHANGE($cards, $received)        cards → others;  TOTAL($n)  to 700 · 合計700
    RANK($r)  PLURAL($r)             a rank letter as a word: king, kings · K; ten, tens · 10
    SEQUENCE($ranks)                 "8-7-5-3-A" as it is · 8753A
    EACHA($hands)                    each with its article
    A($hand)  THE($street)           with its article: an ace-high flush, two pair; the turn, sixth street · as it is
    CAP($noun)                       with a capital letter · as it is
    CONTINUED($rule)                 a sentence that goes on, without its capital · as it is
"""

from __future__ import annotations

import re
from collections.abc import Callable

from poker_rulebook.view.text import CLOSE, OPEN, in_one_piece

BETWEEN = "\x1f"  # stands between the words of a tuple on its way through a message

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
NUMBER_WORDS = (
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)

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

    def number(n: int, one: str = "", more: str = "") -> str:
        """The number as a word, with what is counted."""
        word = NUMBER_WORDS[n] if _whole(n) < len(NUMBER_WORDS) else f"{_whole(n):,}"
        return f"{word} {one if n == 1 else more}" if one else word

    def between(low: int, high: int, one: str = "", more: str = "") -> str:
        return number(high, one, more) if low == high else f"{number(low)} to {number(high, one, more)}"

    return {name: counted(name) for name in ENGLISH_UNITS} | {
        "CONTINUED": lambda rule: f"{rule}"[:1].lower() + f"{rule}"[1:],
        "ROUND": rounds,
        "CARDSIZE": lambda n: in_one_piece(f"{number(n)}-card"),
        "NUMBER": number,
        "SPAN": lambda low, high: in_one_piece(_range(low, high, "–")),
        "RANGE": between,
        "LIST": lambda items: _joined(items, ", ", " and "),
        "ORLIST": lambda items: _joined(items, ", ", " or "),
        "ORCARDS": lambda counts: _joined(f"{counts} cards", ", ", " or "),
        "SEATS": lambda seats: _joined(seats, ", ", " and "),
        "BRACKET": lambda *items: _bracketed(items, " (", ", ", ")"),
        "SERIES": lambda *items: _bracketed(items, "", ", ", ""),
        "CHANGE": lambda cards, received: f"{cards} → {received}",
        "TOTAL": lambda n: f"to {_whole(n):,}",
        "RANK": lambda rank: say(f"rank-{rank}"),
        "PLURAL": lambda rank: say(f"ranks-{rank}"),
        "SEQUENCE": lambda ranks: in_one_piece(str(ranks)),
        "A": _with_a,
        "EACHA": lambda hands: BETWEEN.join(map(_with_a, str(hands).split(BETWEEN))),
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
        "NUMBER": lambda n, **counted: f"{_whole(n):,}",
        "RANGE": counted(""),
        "SPAN": counted(""),
        "LIST": _listed,
        "BACKWARDS": lambda items, by: str(by).join(str(items).split(BETWEEN)[::-1]),
        "ORCARDS": lambda counts: _joined(
            str(counts).replace(BETWEEN, f"枚{BETWEEN}") + "枚", "、", "または"
        ),
        "ORLIST": lambda items: _joined(items, "、", "または"),
        "SEATS": _seats,
        "BRACKET": lambda *items: _bracketed(items, "（", "、", "）"),
        "DATE": _date,
        "CHANGE": lambda cards, received: f"{cards}→{received}",
        "TOTAL": lambda n: f"合計{_whole(n):,}",
        "RANK": lambda rank: say(f"rank-{rank}"),
        "PLURAL": lambda rank: say(f"ranks-{rank}"),
        "SEQUENCE": lambda ranks: in_one_piece(str(ranks).replace("-", "")),
        "A": str,
        "CONTINUED": str,
        "THE": str,
        "CAP": str,
    }


def _whole(n: object) -> int:
    """The number, which a message that counts needs."""
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


def _listed(items: object) -> str:
    """aとb, a、b、c: what is meant together."""
    words = str(items).split(BETWEEN)
    return ("と" if len(words) < 3 else "、").join(words)


def _date(date: object) -> str:
    """2024年9月1日, or as much of it as is known; other words as they are."""
    if not re.fullmatch("[0-9]{4}(-[0-9]{2}){0,2}", str(date)):
        return str(date)
    return "".join(f"{int(n)}{unit}" for n, unit in zip(str(date).split("-"), "年月日", strict=False))


def _bracketed(items: tuple[object, ...], left: str, comma: str, right: str) -> str:
    """All items, lists among them, in one pair of brackets."""
    words = [word for item in items for word in str(item).split(BETWEEN) if word]
    return left + comma.join(words) + right if words else ""


def _seats(seats: object) -> str:
    """AとB, A、B、Cの3人: the counter closes a list before a verb."""
    n = str(seats).count(BETWEEN) + 1
    return _listed(seats) + (f"の{n}人" if n > 2 else "")


_WITHOUT_A = re.compile(
    r"^(one|two|three|four|five) |s and \w+s$|s full of | high$| points$|^[2-9TJQKA]{1,7}(?: |$)"
)


def _with_a(hand: object) -> str:
    """A named hand after "is": a flush, an ace-high flush, an 8-6-5-4-3 low, two pair, kings and tens."""
    name = str(hand)
    start = name.replace(OPEN, "").replace(CLOSE, "")
    if _WITHOUT_A.search(start):
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
