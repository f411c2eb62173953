"""Grammar: the functions that phrases call, such as counting and articles, for every language.

Most follow from the locale.toml of a language; the others stand in its grammar.py, locale/<language>/grammar.py.

The functions, all pure; $n is a whole number, and the Japanese result stands after "·":

    CARDS($n)  CARDS($low, $high)    1 card, 4 cards, 0–5 cards · 1枚, 4枚, 0〜5枚
        likewise PLAYERS BOARDS ROWS COLUMNS SETS RANKS DICE POINTS BETS TIMES ROUNDS DRAWS GAMES HANDS
        TABLES LAMMERS OUTS KILLS
    MORECARDS($n)  HOLECARDS($n)     1 more card, 2 hole cards · 1枚, 2枚
    CARDSIZE($n)                     four-card, 52-card · 4枚, 52枚
    ROUND($first, $last)             round 1, rounds 1–2 · 1回目, 1〜2回目
    CHIPS($n)                        1,500
    NUMBER($n)  RANGE($low, $high)   four, four to six; with one: "draw", more: "draws" four draws · 4, 4〜6
    SPAN($low, $high)                4–6 · 4〜6
    LIST($items)  ORLIST($items)     a, b and c · aとb, a、b、c; a, b or c · a、bまたはc
    ORCARDS($counts)                 2 or 4 cards · 2枚または4枚
    JOIN($items, by: "; ")           a; b; c
    BACKWARDS($items, by: "、")       as JOIN, the last first: in Japanese an attribute stands before its noun
    SEAT($seat)                      A · Ⓐ, which is not an ace; of several, each
    SEATS($seats)                    A, B and C · ⒶとⒷ, Ⓐ、Ⓑ、Ⓒの3人
    BRACKET("x", $notes)             what follows in brackets, all of it together; nothing for nothing
    SERIES($a, $b, $c)               a, b, c; what is nothing is left out
    DATE($date)                      2024-09-01 · 2024年9月1日
    CHANGE($cards, $received)        cards → others;  TOTAL($n)  to 700 · 合計700
    RANK($r)  PLURAL($r)             a rank letter as a word: king, kings · K; ten, tens · 10
    SEQUENCE($ranks)                 "8-7-5-3-A" as it is · 8753A
    A($hand)  THE($street)           with its article: an ace-high flush, two pair; the turn, sixth street · as it is
    CAP($noun)                       with a capital letter · as it is
    CONTINUED($rule)                 a sentence that goes on, without its capital · as it is
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import TypeAlias

from poker_rulebook.languages import COUNTED, Language
from poker_rulebook.view.text import capital, in_one_piece

BETWEEN = "\x1f"  # stands between the words of a tuple on its way through a message

Saying = Callable[..., str]
Functions = dict[str, Callable[..., str]]


def functions(language: Language, say: Saying) -> Functions:
    """The functions of a language, by name. say    says one of its phrases"""
    common = _common(language, say)
    if not (language.folder / "grammar.py").exists():
        return common
    own = import_module(f"poker_rulebook.view.locale.{language.code}.grammar")
    more: Functions = own.functions(language, common)
    return common | more


def _common(language: Language, say: Saying) -> Functions:
    """The functions that follow from locale.toml."""
    plural = counting(language, "CARDS", 2).removeprefix("2").strip()

    def counted(name: str) -> Callable[..., str]:
        return lambda low, high=None: in_one_piece(counting(language, name, low, high))

    def number(n: int, one: str = "", more: str = "") -> str:
        """The number as a word, with what is counted."""
        word = language.numbers[n] if whole(n) < len(language.numbers) else language.number(n)
        return f"{word}{language.space}{one if n == 1 else more}" if one else word

    def between(low: int, high: int, one: str = "", more: str = "") -> str:
        if low == high and one:
            return number(low, one, more)
        return in_one_piece(span(language, low, high)) + (f"{language.space}{more}" if more else "")

    def rounds(first: int, last: int) -> str:
        words = language.rounds[-1 if first < last else 0]
        return in_one_piece(words.format(n=span(language, first, last)))

    def cards(counts: object) -> str:
        if not language.space:
            counts = str(counts).replace(BETWEEN, plural + BETWEEN)
        return joined(f"{counts}{language.space}{plural}", language.comma, language.either)

    return {name: counted(name) for name in COUNTED} | {
        "CHIPS": lambda n: language.number(whole(n)),
        "DECIMAL": lambda n: str(n).replace(".", language.decimal),
        "JOIN": lambda items, by: str(by).join(str(items).split(BETWEEN)),
        "BACKWARDS": lambda items, by: str(by).join(reversed(str(items).split(BETWEEN))),
        "NUMBER": number,
        "CARDSIZE": counted("CARDS"),
        "ROUND": rounds,
        "RANGE": between,
        "SPAN": lambda low, high: in_one_piece(span(language, low, high)),
        "LIST": lambda items: listed(language, items),
        "SEAT": str,
        "SEATS": lambda seats: listed(language, seats),
        "ORLIST": lambda items: joined(items, language.comma, language.either),
        "ORCARDS": cards,
        "BRACKET": lambda *items: bracketed(items, *language.bracket),
        "SERIES": lambda *items: bracketed(items, "", language.comma, ""),
        "DATE": str,
        "CHANGE": lambda cards, received: f"{cards}{language.space}→{language.space}{received}",
        "TOTAL": lambda n: language.number(whole(n)),
        "RANK": lambda rank: say(f"rank-{rank}"),
        "PLURAL": lambda rank: say(f"ranks-{rank}"),
        "SEQUENCE": lambda ranks: in_one_piece(str(ranks)),
        "A": str,
        "THE": str,
        "CAP": capital if language.script == "latin" else str,
        "CONTINUED": str,
    }


def counting(language: Language, name: str, low: int, high: int | None = None) -> str:
    """A number, or two as a range, with what is counted: 1 card, 0–5 cards, once."""
    high = low if high is None else high
    number, words = span(language, low, high), language.counted.get(name) or COUNTED[name]
    if len(words) == 1:
        return number + words[0]
    one, many, *written = words
    if low == high and 0 < low <= len(written):
        return written[low - 1]
    return f"{number} {one if number == '1' else many}"


def whole(n: object) -> int:
    """The value as a whole number. Raises TypeError for anything else."""
    if not isinstance(n, int):
        raise TypeError(f"{n!r} is not a whole number")
    return int(n)


def span(language: Language, first: object, last: object) -> str:
    """One number, or two as a range: 4, 4–6."""
    low, high = whole(first), whole(last)
    return language.span.join(map(language.number, (low,) if low == high else (low, high)))


def joined(items: object, comma: str, last: str) -> str:
    """Items joined by commas, and by another word before the last: a, b and c."""
    *words, final = str(items).split(BETWEEN)
    return comma.join(words) + last + final if words else final


def listed(language: Language, items: object) -> str:
    """Items as a list: a, b and c. Some languages join two items in another way than three."""
    pair = str(items).count(BETWEEN) == 1 and language.pair
    return joined(items, language.comma, pair or language.last)


def bracketed(items: tuple[object, ...], left: str, comma: str, right: str) -> str:
    """All items, lists among them, in one pair of brackets."""
    words = [word for item in items for word in str(item).split(BETWEEN) if word]
    return left + comma.join(words) + right if words else ""


# --- messages


Value: TypeAlias = int | str
Given: TypeAlias = Mapping[str, Value]
Expression: TypeAlias = Callable[[Given], Value]
Filled: TypeAlias = Callable[[Given], str]  # raises KeyError for a value that is missing

_SELECT = re.compile(r"\{ *\$([\w-]+) *->((?:\n *\*?\[\w+\][^\n]*)+)\n *\}")
_VARIANT = re.compile(r"\n *(\*?)\[(\w+)\] *([^\n]*)")
_PLACE = re.compile(r"\{ *([^{}]*?) *\}")
_KEY = re.compile(r"[a-z][A-Za-z0-9-]*(\.[a-z-]+)?")
_CALL = re.compile(r"([A-Z]+)\((.*)\)")
_ARGUMENT = re.compile(r' *(?:([a-z]+): *)?(\$[\w-]+|"[^"\\]*"|[A-Z]+\((?:[^()]|\([^()]*\))*\)) *(?:,|$)')


class Reader:
    """Reads the messages of one language.

    functions    by the names that messages call them by
    other        the function of another message, by its key
    number       how a whole number is written
    """

    def __init__(
        self,
        functions: Mapping[str, Callable[..., str]],
        other: Callable[[str], Filled],
        number: Callable[[int], str],
    ):
        self.functions, self.other, self.number = functions, other, number

    def read(self, source: str) -> Filled:
        """The function that fills a message. Raises ValueError for what is no message.

        source    what stands after its "="
        """
        if not source.strip():
            raise ValueError("it says nothing")
        text, parts = source.strip(), list[str | Expression]()
        if "->" in text and (select := _SELECT.search(text)):
            parts = [*self._pieces(text[: select.start()]), self._selected(select[1], select[2])]
            text = text[select.end() :]
        return self._joined([*parts, *self._pieces(text)])

    def _pieces(self, text: str) -> Iterator[str | Expression]:
        for number, piece in enumerate(_PLACE.split(text)):
            if number % 2:
                yield self._expression(piece)
            elif set("{}\n") & set(piece):
                raise ValueError(f"a brace stands alone, or a line: {piece!r}")
            elif piece:
                yield piece

    def _selected(self, name: str, lines: str) -> Expression:
        variants = _VARIANT.findall(lines)
        by_value = {key: self._joined(self._pieces(text.rstrip())) for _, key, text in variants}
        (usual,) = (by_value[key] for star, key, _ in variants if star)
        return lambda given: by_value.get(str(given[name]), usual)(given)

    def _expression(self, text: str) -> Expression:
        """A value, a word in quotes, a call, or another message."""
        if text.startswith("$"):
            name = text[1:]
            return lambda given: given[name]
        if text.startswith('"'):
            return lambda given: text[1:-1]
        if call := _CALL.fullmatch(text):
            return self._called(call[1], call[2])
        if not _KEY.fullmatch(text):
            raise ValueError(f"{text!r} is no value, no word in quotes, no call and no message")
        return self.other(text)

    def _called(self, name: str, arguments: str) -> Expression:
        if name not in self.functions:
            raise ValueError(f"there is no function {name}")
        function, values, words, place = self.functions[name], list[Expression](), dict[str, str](), 0
        while place < len(arguments):
            found = _ARGUMENT.match(arguments, place)
            if not found:
                raise ValueError(f"{arguments[place:]!r} is nothing that {name} can take")
            if found[1]:
                words[found[1]] = found[2].strip('"')
            else:
                values.append(self._expression(found[2]))
            place = found.end()
        return lambda given: function(*[value(given) for value in values], **words)

    def _joined(self, parts: Iterator[str | Expression] | list[str | Expression]) -> Filled:
        """All parts, one after the other; whole numbers as the language writes them."""
        pieces = [(part, None) if isinstance(part, str) else ("", part) for part in parts]

        def filled(given: Given) -> str:
            return "".join([text if value is None else self._shown(value(given)) for text, value in pieces])

        return filled

    def _shown(self, value: Value) -> str:
        return value if isinstance(value, str) else self.number(value)
