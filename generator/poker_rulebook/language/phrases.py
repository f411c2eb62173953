"""Phrases: what each language says, the functions that they call, and sentences rendered as marked text.

Most functions follow from the locale.toml of a language; the others stand in its grammar.py, locale/<language>/grammar.py.

The functions, all pure; $n is a whole number, and the Japanese result stands after "·":

    CARDS($n)  CARDS($low, $high)    1 card, 4 cards, 0–5 cards · 1枚, 4枚, 0〜5枚
        likewise PLAYERS BOARDS ROWS COLUMNS SETS RANKS DICE POINTS BETS TIMES ROUNDS DRAWS GAMES HANDS
        TABLES LAMMERS OUTS KILLS
    MORECARDS($n)  HOLECARDS($n)     1 more card, 2 hole cards · 1枚, 2枚
    CARDSIZE($n)                     four-card, 52-card · 4枚, 52枚
    NTH($n)                          28th · 28
    ROUND($first, $last)             round 1, rounds 1–2 · 1回目, 1回目と2回目
    CHIPS($n)                        1,500
    NUMBER($n)  RANGE($low, $high)   four, four to six; with one: "draw", more: "draws" four draws · 4, 4〜6
    SPAN($low, $high)                4–6 · 4〜6
    LIST($items)  ORLIST($items)     a, b and c · aとb, a、b、c; a, b or c · a、bまたはc
    ORCARDS($counts)                 2 or 4 cards · 2枚または4枚
    JOIN($items, by: "; ")           a; b; c
    SEAT($seat)                      A · Ⓐ, which is not an ace; of several, each
    SEATS($seats)                    A, B and C · ⒶとⒷ, Ⓐ、Ⓑ、Ⓒの3人
    BRACKET("x", $notes)             what follows in brackets, all of it together; nothing for nothing
    SERIES($a, $b, $c)               a, b, c; what is nothing is left out
    DATE($date)                      2024-09-01 · 2024年9月1日
    AUTHORS($names)                  A and B, A and others · A、B, Aほか
    CHANGE($cards, $received)        cards → others;  TOTAL($n)  to 700 · 合計700
    RANK($r)  PLURAL($r)             a rank letter as a word: king, kings · K; ten, tens · 10
    SEQUENCE($ranks)                 "8-7-5-3-A" as it is · 8753A
    A($hand)  THE($street)           with its article: an ace-high flush, two pair; the turn, sixth street · as it is
    CAP($noun)                       with a capital letter · as it is
    CONTINUED($rule)                 a sentence that goes on, without its capital · as it is

    phrases("ja").render(say("deal-down", n=4))    各プレイヤーに4枚を裏向きに配る。
    phrases("ja").say("deal-down", n=4)            the same
    plain(say("told-holds", seat="A", cards=…), "ja")        without marks

The phrases stand in locale/<locale>/*.ftl. An attribute of a message, "button-blind.card", is the phrase in a
register. Where it is { "" }, the register says nothing, and `told_in` leaves the phrase out. Files are searched for
the names of their messages at once; a message is read on first use.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

from poker_rulebook.book.parts import PLACEHOLDER
from poker_rulebook.language import sentences
from poker_rulebook.language.sentences import Abroad, Paragraph, Phrase, Said, Sentence, Shaped, Written
from poker_rulebook.language.text import (
    JOKER,
    SUIT_SYMBOLS,
    borrowed,
    capital,
    in_one_piece,
    keep_together,
    marked_cards,
    runs,
)
from poker_rulebook.languages import BESIDE, COUNTED, LANGUAGES, SOURCE, Language, other_than

# --- grammar: the functions that phrases call, such as counting and articles, for every language


BETWEEN = "\x1f"  # stands between the words of a tuple on its way through a message

Saying = Callable[..., str]
Functions = dict[str, Callable[..., str]]


def functions(language: Language, say: Saying) -> Functions:
    """The functions of a language, by name. say    says one of its phrases"""
    common = _common(language, say)
    if not (language.folder / "grammar.py").exists():
        return common
    own = import_module(f"poker_rulebook.language.locale.{language.code}.grammar")
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
        "AUTHORS": str,
        "CHANGE": lambda cards, received: f"{cards}{language.space}→{language.space}{received}",
        "TOTAL": lambda n: language.number(whole(n)),
        "NTH": str,
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
_PLACEABLE = re.compile(r"\{ *([^{}]*?) *\}")
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
        for number, piece in enumerate(_PLACEABLE.split(text)):
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


# --- phrases


_MESSAGE = re.compile(r"([a-z][A-Za-z0-9-]*) =")
_ATTRIBUTE = re.compile(r" +\.([a-z][a-z-]*) =")
READ = "messages.json"
SILENT = '{ "" }'  # a message of these signs says nothing
_PLACE = re.compile(r"\{[^{}]*\}")
_VALUE = re.compile(r"\$[\w-]+")
_QUOTED = re.compile(r'"[^"]*"')
_GAP = "\0"  # stands for a value while its sentence is cut in two
_SHAPES = {"heading": capital, "unbroken": in_one_piece}


class PhraseError(Exception):
    """A phrase that does not exist, or that the values given do not fill."""

    def __init__(self, locale: str, key: str, values: object, why: str):
        super().__init__(f"phrase {key!r} ({locale}) with {values!r}: {why}")


class Phrases:
    """The phrases of one locale. It remembers what it has rendered."""

    def __init__(self, locale: str):
        self.locale = locale
        self.language = LANGUAGES[locale]
        self._sources = _messages(locale)
        self._texts: Mapping[str, str] = {}
        if locale not in BESIDE:
            # slow to load, and only few languages need it
            from poker_rulebook.language.catalogue import translated

            made, source = translated(self.language), phrases(SOURCE)
            current = {key: text for key, (of, text) in made.phrases.items() if source.message(key) == of}
            wordless = {key: source.message(key) for key in source if not has_words(source.message(key))}
            self._sources, self._texts = wordless | current, made.texts
        self._reader = Reader(functions(self.language, self.say), self._message, self.language.number)
        self._read: dict[str, Filled] = {}
        self._rendered: dict[Said, str] = {}

    def __iter__(self) -> Iterator[str]:
        """The keys, in the order of the files."""
        return iter(self._sources)

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def say(self, key: str, **values: Any) -> str:
        """The phrase of that key in this language."""
        return self.render(sentences.say(key, **values))

    def render(self, phrase: Phrase) -> str:
        """The phrase as marked text.

        Raises PhraseError for an unknown key, a missing value, and for one that its functions cannot take.
        """
        if isinstance(phrase, str):
            return phrase
        text = self._rendered.get(phrase)
        if text is None:
            text = self._rendered[phrase] = self._render(phrase)
        return text

    def _render(self, phrase: Said) -> str:
        if isinstance(phrase, Sentence):
            return self._filled(key_of(phrase), phrase.values)
        if isinstance(phrase, Paragraph):
            return self.say("paragraph", parts=("", "")).join(map(self.render, phrase.parts))
        if isinstance(phrase, Written):
            return self._written(dict(phrase.texts), phrase.figures, phrase.name)
        if isinstance(phrase, Abroad):
            return dict(phrase.name.texts)[other_than(self.locale)]
        if isinstance(phrase, Shaped):
            return _SHAPES[phrase.shape](self.render(phrase.of))
        if self._lacks(phrase.of.key):
            return borrowed(phrases(SOURCE).render(phrase))
        values = dict(phrase.of.values) | {phrase.value: _GAP}
        before, _, after = self._filled(phrase.of.key, values.items()).partition(_GAP)
        return before if phrase.side == "before" else after

    def translation(self, text: str) -> str | None:
        """The translation of a text of the book into this language, if there is one."""
        return self._texts.get(text)

    def _lacks(self, key: str) -> bool:
        """Whether the phrase is borrowed from the source, because the language is only begun and has none yet."""
        return self.language.status == "begun" and key not in self._sources and is_phrase(key)

    def _written(
        self, texts: Mapping[str, str], figures: Iterable[tuple[str, int]] | None, name: bool
    ) -> str:
        """An editor's text: from the file, from the catalogue, or else in the language of the source."""
        text = texts[self.locale] if self.locale in texts else self.translation(texts[SOURCE])
        if text is None and self.language.status == "begun":
            return borrowed(phrases(SOURCE)._written(texts, figures, name))
        if text is None:
            raise PhraseError(self.locale, texts[SOURCE], (), "it has no translation")
        return text if name else self._placed(text, figures)

    def _placed(self, text: str, figures: Iterable[tuple[str, int]] | None) -> str:
        """An editor's text with figures and cards filled in, and pieces that may not break marked."""
        if figures is None:
            return keep_together(text)
        numbers, pieces = dict(figures), PLACEHOLDER.split(text)
        for place in range(1, len(pieces), 2):
            word = pieces[place]
            pieces[place] = self.language.number(numbers[word]) if word in numbers else marked_cards(word)
        return keep_together("".join(pieces))

    def _filled(self, key: str, values: Iterable[tuple[str, sentences.Value]]) -> str:
        if self._lacks(key):
            return borrowed(phrases(SOURCE)._filled(key, values))
        try:
            filled = self._read.get(key) or self._message(key)
            said = filled({name: self._given(value) for name, value in values})
        except KeyError as error:
            raise PhraseError(self.locale, key, dict(values), f"the value {error} is missing") from None
        except (TypeError, ValueError) as error:
            raise PhraseError(self.locale, key, dict(values), str(error)) from None
        if BETWEEN in said:
            why = "a tuple of words stands outside LIST and ORLIST"
            raise PhraseError(self.locale, key, dict(values), why)
        return keep_together(said)

    def _given(self, value: sentences.Value) -> int | str:
        """A value as messages take it: text and numbers unchanged, a tuple of words as one text."""
        if isinstance(value, (int, str)):
            return value
        if isinstance(value, tuple):
            return BETWEEN.join([str(self._given(part)) for part in value])
        return self.render(value)

    def message(self, key: str) -> str:
        """The source of a message, as it stands after its "="; '' where there is none."""
        return self._sources.get(key, "")

    def _message(self, key: str) -> Filled:
        if self._lacks(key):
            filled = phrases(SOURCE)._message(key)
            return lambda given: borrowed(filled(given))
        if key not in self._sources:
            near = get_close_matches(key, self._sources, 1, 0.6)
            hint = f": did you mean {near[0]!r}?" if near else ""
            raise PhraseError(self.locale, key, (), f"there is no such phrase{hint}")
        if key not in self._read:
            self._read[key] = self.read(key, self.message(key))
        return self._read[key]

    def read(self, key: str, message: str) -> Filled:
        """The function that fills a message. Raises PhraseError."""
        try:
            return self._reader.read(message)
        except ValueError as error:
            raise PhraseError(self.locale, key, (), f"it cannot be read: {error}\n{message}") from None


@cache
def phrases(locale: str) -> Phrases:
    """The phrases of a language."""
    if locale not in LANGUAGES:
        raise PhraseError(locale, "", {}, f"there is no such locale; there are {', '.join(LANGUAGES)}")
    return Phrases(locale)


def is_phrase(key: str) -> bool:
    """Whether there is a phrase of that key; every language has the same ones."""
    return key in phrases(SOURCE)


# The register that stands in for one in which a phrase has no words of its own.
INSTEAD = {"card": "peculiar", "always": "peculiar", "onward": "peculiar", "card-free-with-two": "card"}


def key_of(sentence: Sentence) -> str:
    """The key of the message for a sentence: in its register, in one that stands in for it, or the rule itself."""
    register = sentence.register
    while register and not is_phrase(f"{sentence.key}.{register}"):
        register = INSTEAD.get(register, "")
    return f"{sentence.key}.{register}" if register else sentence.key


def told_in(register: str, facts: Iterable[Phrase]) -> list[Phrase]:
    """Each fact as a register says it, without those on which it is silent."""
    told = (sentences.as_said(register, fact) for fact in facts if fact)
    source = phrases(SOURCE)
    return [it for it in told if not isinstance(it, Sentence) or source.message(key_of(it)) != SILENT]


def own_words(register: str, facts: Iterable[Phrase]) -> list[Phrase]:
    """The facts for which a register has words of its own, as it says them: labels, rows of a table."""
    return told_in(
        register, [it for it in facts if isinstance(it, Sentence) and is_phrase(f"{it.key}.{register}")]
    )


@cache
def same_everywhere(text: Written, keys: tuple[str, ...]) -> Phrase | None:
    """The phrase with one of these keys that equals an editor's text in every language; None where none does."""
    said = (sentences.say(key) for key in keys)
    return next((s for s in said if all(plain(s, k) == plain(text, k) for k, _ in text.texts)), None)


def plain(phrase: Phrase, locale: str = SOURCE) -> str:
    """A phrase without marks and with plain spaces; a card is its rank and suit symbol ("A♥"), a joker the word of the locale."""
    found = runs(phrases(locale).render(phrase))
    return "".join(card_text(t, locale) if kind == "card" else t for kind, t in found).replace("\xa0", " ")


def card_text(name: str, locale: str = SOURCE) -> str:
    """A card in data form as read on the page: "A♥", "T♦", "Joker"."""
    return phrases(locale).say(JOKER) if name == JOKER else name[0] + SUIT_SYMBOLS[name[1]]


def card_label(name: str) -> Phrase:
    """A card in data form for screen readers: "ace of spades", "スペードのエース", "joker"."""
    if name == JOKER:
        return sentences.say("spoken-joker")
    suit = sentences.say(f"suit-{name[1]}")
    return sentences.say("spoken-card", rank=sentences.say(f"spoken-{name[0]}"), suit=suit)


def unlike() -> Iterator[tuple[str, int, str, str]]:
    """Where complete languages have other phrases than the source, or other values in one: file, line, key, error.

    For a missing phrase, file and line are those of the source.
    """
    source = phrases(SOURCE)
    for language in LANGUAGES.values():
        if language.status != "complete" or language.catalogue.exists():
            continue
        own = phrases(language.code)
        for key in source:
            if key not in own:
                yield *_place_of(SOURCE, key), key, f"{language.english} has no such phrase"
            elif set(_VALUE.findall(own.message(key))) != set(_VALUE.findall(source.message(key))):
                yield (
                    *_place_of(language.code, key),
                    key,
                    f"it has other values in {LANGUAGES[SOURCE].english}",
                )
        for key in own:
            if key not in source:
                yield *_place_of(language.code, key), key, f"{LANGUAGES[SOURCE].english} has no such phrase"


def _place_of(locale: str, key: str) -> tuple[str, int]:
    """The file of a message, below the folder of the languages, and its line."""
    message = key.partition(".")[0]
    for path in sorted(LANGUAGES[locale].folder.glob("*.ftl")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if line.startswith(f"{message} ="):
                return f"locale/{locale}/{path.name}", number
    return f"locale/{locale}", 1


def has_words(message: str) -> bool:
    """Whether a message says anything beside its values, which every language says in its own way."""
    said = [_PLACE.sub("", message), *_QUOTED.findall(message)]
    return any(char.isalpha() for text in said for char in text)


def _messages(locale: str) -> dict[str, str]:
    """Every key of the locale with the source of its message, and of each of its attributes: "button-blind.card".

    A line at the margin that is neither a comment nor the start of
    a message is an error, and so is a key written twice. A page has all of them in one file, read already.
    """
    if (read := LANGUAGES[locale].folder / READ).exists():
        there: dict[str, str] = json.loads(read.read_text("utf-8"))
        return there
    starts: dict[str, list[str]] = {}
    block, message = list[str](), ""
    for path in sorted(LANGUAGES[locale].folder.glob("*.ftl")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            start, attribute = _MESSAGE.match(line), _ATTRIBUTE.match(line) if block else None
            message = start[1] if start else message
            key = f"{message}.{attribute[1]}" if attribute else message if start else ""
            if key and key not in starts:
                starts[key] = block = [line]
            elif line.startswith("#"):
                block = []
            elif line.startswith(" ") and block and not key:
                block.append(line)
            elif line.strip():
                why = "is written twice" if key else "is neither a comment nor part of a message"
                raise PhraseError(locale, key, {}, f"{path.name}:{number}: {line!r} {why}")
    return {key: "\n".join(lines).partition("=")[2].strip() for key, lines in starts.items()}
