"""Told hands read back: the messages of a language as a grammar that takes a printed line apart again.

    Grammar("ja").read("told-bet", "A 200ベット")    Told("told-bet", {"seat": "A", "chips": 200})

Every message is read by the generator's own reader with functions that leave a mark where their words would stand; what may
stand at a mark follows from the name of the value (`KINDS`), and how a function writes it from the function itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache, cached_property, partial
from typing import Any, NamedTuple

from poker_rulebook.languages import LANGUAGES
from poker_rulebook.view.messages import BETWEEN, Reader, functions
from poker_rulebook.view.phrases import phrases, plain
from poker_rulebook.view.text import unmarked
from poker_rulebook.view.told.lines import ToldLine

RANKS = "23456789TJQKA"
SUITS = dict(zip("♠♥♦♣", "shdc", strict=True))
SEATS = "ABCDEFGHIJ"
NUMBER = r"(?<![\d,])(?:[1-9]\d{0,2}(?:,\d{3})*|0)"
NAME = r"[^,.:;()、。：（）♠♥♦♣]+?"
MARK = re.compile("\x01(\\d+)\x02")
MOST = 10  # items of a list that is not the same between all of them


class NotRead(Exception):
    """A text that no message says."""


class Told(NamedTuple):
    """A message with what stood in its places."""

    key: str
    values: Mapping[str, Any]


class Place(NamedTuple):
    name: str


class Call(NamedTuple):
    function: str
    given: tuple[tuple[Any, ...], ...]
    words: tuple[tuple[str, str], ...]


class Kind(NamedTuple):
    """What may stand in a place: its pattern, without groups, and what it means."""

    pattern: str
    read: Callable[[str], Any]


def bare(text: str) -> str:
    """A text without any marks."""
    return "".join(char for char in unmarked(text) if not "\ue000" <= char <= "\ue005")


def cards(text: str) -> tuple[str, ...]:
    """Cards in data form: "Ah Td"."""
    return tuple("joker" if len(one) > 2 else one[0] + SUITS[one[1]] for one in re.split("[ ／/]+", text))


class Grammar:
    """The messages of one language, each as a pattern."""

    def __init__(self, locale: str):
        self.locale = locale
        self.phrases, self.language = phrases(locale), LANGUAGES[locale]
        self.functions = functions(self.language, self.phrases.say)
        self._marked: list[Place | Call] = []
        marking = {name: self._marking(name) for name in self.functions}
        self._reader = Reader(marking, self._other, str)

    # A message as literals and marks

    def _marking(self, name: str) -> Callable[..., str]:
        def call(*given: object, **words: str) -> str:
            return self._mark(Call(name, tuple(self._split(str(one)) for one in given), tuple(words.items())))

        return call

    def _mark(self, what: Place | Call) -> str:
        self._marked.append(what)
        return f"\x01{len(self._marked) - 1}\x02"

    def __getitem__(self, name: str) -> str:
        """What a message takes for a value."""
        return self._mark(Place(name))

    def _split(self, text: str) -> tuple[Any, ...]:
        return tuple(
            self._marked[int(piece)] if number % 2 else piece
            for number, piece in enumerate(MARK.split(text))
            if piece
        )

    def _other(self, key: str) -> Callable[[Any], str]:
        return self._reader.read(self.phrases.message(key))

    @cache  # noqa: B019
    def pieces(self, key: str) -> tuple[Any, ...]:
        return self._split(self._other(key)(self))

    # Patterns

    @cache  # noqa: B019
    def pattern(self, key: str) -> str:
        """What a message can say, without groups."""
        return "".join(self._patterns(key, "{}"))

    @cache  # noqa: B019
    def compiled(self, key: str) -> tuple[re.Pattern[str], tuple[Place | Call, ...]]:
        """The pattern with a group for each place, and the places."""
        places = tuple(piece for piece in self.pieces(key) if not isinstance(piece, str))
        return re.compile("".join(self._patterns(key, "({})"))), places

    def _patterns(self, key: str, around: str) -> Iterator[str]:
        for number, piece in enumerate(self.pieces(key)):
            if not isinstance(piece, str):
                yield around.replace("{}", self.kind(key, piece).pattern)
            elif number or not piece[0].islower():
                yield re.escape(piece)
            else:  # a heading has a capital
                yield f"[{piece[0]}{piece[0].upper()}]{re.escape(piece[1:])}"

    def read(self, key: str, text: str) -> Told:
        """What a text says by that message. Raises NotRead."""
        pattern, places = self.compiled(key)
        found = pattern.fullmatch(text)
        if not found:
            raise NotRead(f"{key} does not say {text!r}")
        values: dict[str, Any] = {}
        for place, said in zip(places, found.groups(), strict=True):
            values |= self._values(key, place, said)
        return Told(key, values)

    def _values(self, key: str, place: Place | Call, said: str) -> dict[str, Any]:
        value = self.kind(key, place).read(said)
        return value if isinstance(value, dict) else {_names(place)[0]: value}

    @cache  # noqa: B019
    def kind(self, key: str, place: Place | Call) -> Kind:
        if isinstance(place, Place):
            return self.value(key, place.name)
        return WRITTEN.get(place.function, _counted)(self, key, place)

    @cache  # noqa: B019
    def value(self, key: str, name: str) -> Kind:
        """What may stand for a value."""
        kind = KINDS.get((key, name)) or KINDS.get(name) or NAME
        if callable(kind):
            return kind(self)
        return Kind(kind, str) if isinstance(kind, str) else self.choice(*kind)

    @cache  # noqa: B019
    def choice(self, *keys: str) -> Kind:
        """Any of these messages; "short-*" for all that begin so."""
        every = [key for wanted in keys for key in self._keys(wanted)]
        every.sort(key=lambda key: NAME in self.pattern(key))  # the last, as a name could be anything

        def read(text: str) -> Told:
            for key in every:
                try:
                    return self.read(key, text)
                except NotRead:
                    pass
            raise NotRead(text)

        return Kind("(?:" + "|".join(map(self.pattern, every)) + ")", read)

    def _keys(self, wanted: str) -> list[str]:
        if not wanted.endswith("*"):
            return [wanted]
        return [key for key in self.phrases if key.startswith(wanted[:-1]) and "." not in key]

    def listed(self, kind: Kind, write: Callable[[str], str]) -> Kind:
        """Some of a kind, as a function writes several."""
        ways = [
            bare(write(BETWEEN.join("\x04" * n))).split("\x04")
            for n in range(1, 7 if len(kind.pattern) > 50 else MOST + 1)
        ]
        if ways[-1][0] == ways[-1][-1] == "" and len({sign for way in ways for sign in way[1:-1]}) == 1:
            return self.series(kind, ways[-1][1])
        patterns = [kind.pattern.join(map(re.escape, way)) for way in ways]
        grouped = [re.compile(f"({kind.pattern})".join(map(re.escape, way))) for way in ways]

        def read(text: str) -> list[Any]:
            for found in filter(None, (way.fullmatch(text) for way in reversed(grouped))):
                with suppress(NotRead):
                    return [kind.read(item) for item in found.groups()]
            raise NotRead(text)

        return Kind("(?:" + "|".join(patterns) + ")", read)

    def series(self, kind: Kind, between: str) -> Kind:
        """Some of a kind with the same sign between all of them."""
        rest = f"(?:{re.escape(between)}{kind.pattern})*"
        step = re.compile(f"({kind.pattern})(?=({rest})$)")

        def read(text: str) -> list[Any]:
            items, place = [], 0
            while place <= len(text):
                found = step.match(text, place)
                if not found:
                    raise NotRead(text)
                items.append(kind.read(found[1]))
                place = found.end() + len(between)
            return items

        return Kind(f"{kind.pattern}{rest}", read)

    @cached_property
    def hands(self) -> list[str]:
        """The messages that name a hand."""
        keys = [key for keys in self.sections("hands").values() for key in keys]
        return sorted((key for key in keys if key.startswith(("short-", "hand-"))), reverse=True)

    def sections(self, file: str) -> dict[str, list[str]]:
        """The keys of a file under each of its headings."""
        found: dict[str, list[str]] = {"": []}
        for line in (self.language.folder / f"{file}.ftl").read_text("utf-8").splitlines():
            if line.startswith("## "):
                found[line[3:]] = []
            elif key := re.match("[a-z][a-z-]*(?= =)", line):
                [*found.values()][-1].append(key[0])
        return found

    # Lines

    def line(self, line: ToldLine, says: tuple[str, ...]) -> list[Told]:
        """What a line says after its title, pots that it names before. Raises NotRead.    says    the messages that it may have"""
        title, text = plain(line.title, self.locale), plain(line.text, self.locale)
        if not title:
            return self.flow(says).read(text)
        for key, names in (
            ("told-line", ["text"]),
            ("told-line-pot", ["pot", "text"]),
            ("told-head", ["text"]),
            ("told-run-out", ["text"]),
        ):
            given = {name: f"\x04{name}\x04" for name in names}
            literals = map(re.escape, bare(self.phrases.say(key, title="", **given)).split("\x04")[::2])
            found = re.fullmatch("(.*?)".join(literals), text, re.DOTALL)
            if found:
                stop = self.stop if key == "told-run-out" else ""
                try:
                    pots = self.series(
                        self.choice("told-pot", "told-pot-main", "told-pot-side*"), self.comma
                    ).read(found[1])
                except NotRead:
                    pots = []
                if bool(pots) == ("pot" in names):
                    try:
                        return [*pots, *self.flow(says).read(found[len(names)] + stop)]
                    except NotRead:
                        pass
        raise NotRead(title + text)

    @cache  # noqa: B019
    def flow(self, says: tuple[str, ...]) -> Kind:
        """One sentence after the other: messages that are sentences, and lists of those that are not."""
        stop = self.phrases.say("told-sentence", text="")
        whole_ones = [
            key
            for key in says
            if (key.startswith("told-opener") and key != "told-openers")
            or self.phrases.message(key).endswith(stop)
        ]
        apart, lying = self.phrases.say("told-apart", items=("", "")), _cards_and_down(self)
        parts = [key for key in says if key not in whole_ones]
        ways = []
        for keys in (
            [key for key in parts if NAME not in self.pattern(key)],
            parts,
        ):  # names, which can be anything, at last
            listed = self.choice(*keys)

            def item(text: str, listed: Kind = listed) -> Told:
                if re.fullmatch(lying.pattern, text):
                    return Told("cards", lying.read(text))
                return listed.read(text)

            ways.append(self.parted(self.parted(Kind(".+", item), self.comma), apart))

        def items(text: str) -> list[Told]:
            for way in ways:
                try:
                    return [one for part in way.read(text) for one in part]
                except NotRead:
                    pass
            raise NotRead(text)

        single, colon = self.choice(*whole_ones), self.phrases.say("told-line", title="", text="")

        def read(text: str) -> list[Told]:
            if not text.endswith(stop):
                raise NotRead(text)
            try:
                return [single.read(text)]
            except NotRead:
                title, named, rest = "", [], text.removesuffix(stop)
                try:
                    told = items(rest)
                except NotRead:
                    title, _, rest = rest.rpartition(colon)
                    if not title:
                        raise
                    named, told = [Told("title", {"share": title})], items(rest)
                return [*named, *told, Told("stop", {})]

        every = self.parted(Kind(".+", read), stop, self.space)
        return Kind(".+", lambda text: [told for sentence in every.read(text) for told in sentence])

    def parted(self, kind: Kind, end: str, space: str = "", *, longest: bool = False) -> Kind:
        """Some of a kind, between which the same stands, as it may stand in them.

        longest       whether each is as long as it can be
        end, space    what ends all but the last, and what stands after it; the stop of a sentence belongs to each, also the last
        """
        between, kept = end + space, end if end == self.stop else ""

        @cache
        def one(text: str) -> Any:
            try:
                return kind.read(text)
            except NotRead:
                return None

        def read(text: str) -> list[Any]:
            parts = _cut(text.removesuffix(kept) if kept else text, between)
            ways: list[list[Any] | None] = [[], *[None] * len(parts)]
            for last in range(1, len(parts) + 1):
                firsts = range(max(0, last - MOST), last)
                for first in firsts if longest else reversed(firsts):
                    before = ways[first]
                    if before is None:
                        continue
                    said = one(between.join(parts[first:last]) + kept)
                    if said is not None:
                        ways[last] = [*before, said]
                        break
            found = ways[-1]
            if found is None:
                raise NotRead(text)
            return found

        return Kind(".+", read)

    @cached_property
    def stop(self) -> str:
        return self.phrases.say("told-sentence", text="")

    @cached_property
    def awards(self) -> Kind:
        """Who wins which part, item by item, pot by pot."""
        return self.parted(
            self.choice(*self.award_keys("told-pot-"), *self.award_keys("told-award")),
            self.comma,
            longest=True,
        )

    @cached_property
    def pot_awards(self) -> Kind:
        """Who wins which part of one pot, and why it is not won as others are."""
        notes = (key for key in self.phrases if key.endswith(".part") and key.startswith("told-"))
        return self.parted(self.choice(*notes, *self.award_keys("told-award")), self.comma)

    def award_keys(self, start: str) -> list[str]:
        keys = [
            key for key in self.sections("told")["Showdown"] if key.startswith(start) and key != "told-awards"
        ]
        return sorted(keys, key=len, reverse=True)

    @cached_property
    def comma(self) -> str:
        """What stands between the items of a sentence."""
        return self.phrases.say("commas", items=("", ""))

    @cached_property
    def space(self) -> str:
        """What stands between two sentences."""
        return self.phrases.say("paragraph", parts=("", ""))


def _cut(text: str, between: str) -> list[str]:
    """The parts of a text between these signs, outside of brackets."""
    parts, depth, start, place = [], 0, 0, 0
    while place < len(text):
        depth += (text[place] in "(（") - (text[place] in ")）")
        if not depth and text.startswith(between, place):
            parts.append(text[start:place])
            start = place = place + len(between)
        else:
            place += 1
    return [*parts, text[start:]]


def _names(place: Place | Call) -> list[str]:
    if isinstance(place, Place):
        return [place.name]
    return [
        name for given in place.given for one in given if not isinstance(one, str) for name in _names(one)
    ]


# How functions write what they are given


def _item(grammar: Grammar, key: str, one: Any) -> Kind:
    """What an argument can be: a word, or a value."""
    if not isinstance(one, str):
        return grammar.kind(key, one)
    word = one.strip('"')

    def read(text: str) -> dict[str, Any]:
        if text != word:
            raise NotRead(text)
        return {}

    return Kind(re.escape(word), read)


def _rank(grammar: Grammar, key: str, call: Call) -> Kind:
    write = grammar.functions[call.function]
    words = {bare(write(rank)): rank for rank in RANKS}
    words |= {word[:1].upper() + word[1:]: rank for word, rank in words.items()}
    pattern = "[A-Za-z]+" if all(word.isalpha() for word in words) else "(?:[2-9AKQJT]|10)"

    def read(text: str) -> str:
        if text not in words:
            raise NotRead(text)
        return words[text]

    return Kind(pattern, read)


def _counted(grammar: Grammar, key: str, call: Call) -> Kind:
    """A number, or two, with what is counted."""
    names = _names(call)
    write = partial(grammar.functions[call.function], **dict(call.words))
    words = {bare(write(*[n] * len(names))): n for n in range(60)}
    before, after = bare(write(*[1_234_567] * len(names))).split("1,234,567")
    number = re.compile(f"{re.escape(before)}({NUMBER})(?:[–〜]({NUMBER}))?{re.escape(after)}")

    def read(text: str) -> dict[str, int]:
        if text in words:
            return dict.fromkeys(names, words[text])
        found = number.fullmatch(text)
        if not found:
            raise NotRead(text)
        low, high = found.groups()
        return dict(zip(names, map(whole, (low, high or low)), strict=False))

    plain = f"{re.escape(before)}{NUMBER}(?:[–〜]{NUMBER})?{re.escape(after)}"
    said = sorted((re.escape(word) for word in words if not number.fullmatch(word)), key=len, reverse=True)
    return Kind("(?:" + "|".join([plain, *said]) + ")", read)


def whole(text: str) -> int:
    return int(text.replace(",", ""))


def _with_article(grammar: Grammar, key: str, call: Call) -> Kind:
    """A noun after its article, where the language has one and this noun takes it."""
    ((inner,),), write = call.given, grammar.functions[call.function]
    kind = _item(grammar, key, inner)
    if write is str:
        return kind

    def read(text: str) -> Any:
        for article in ("", "a ", "an ", "the "):
            noun = text[len(article) :]
            if text[: len(article)].lower() == article and bare(write(noun)).lower() == text.lower():
                with suppress(NotRead):  # A alone may be a rank
                    return kind.read(noun)
        raise NotRead(text)

    return Kind(f"(?:[Aa]n? |[Tt]he )?{kind.pattern}", read)


def _capital(grammar: Grammar, key: str, call: Call) -> Kind:
    """What begins a sentence."""
    kind = _with_article(grammar, key, call)

    def read(text: str) -> Any:
        try:
            return kind.read(text)
        except NotRead:
            return kind.read(text[:1].lower() + text[1:])

    return Kind(kind.pattern, read)


def _several(grammar: Grammar, key: str, call: Call) -> Kind:
    ((inner,),) = call.given
    kind = _item(grammar, key, inner)
    return grammar.listed(kind, lambda items: grammar.functions[call.function](items, **dict(call.words)))


def _in_brackets(grammar: Grammar, key: str, call: Call) -> Kind:
    """What follows in brackets, or nothing."""
    left, comma, right = grammar.language.bracket
    kinds = [(given[0], _item(grammar, key, given[0])) for given in call.given]
    fixed = [kind.pattern for one, kind in kinds if isinstance(one, str)]
    several = [kind.pattern for one, kind in kinds if not isinstance(one, str)]
    part = f"(?:{'|'.join([*fixed, *several])})"
    pattern = f"(?:{re.escape(left)}{part}(?:{re.escape(comma)}{part})*{re.escape(right)})?"
    series = grammar.series(Kind(part, str), comma)

    def read(text: str) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for said in series.read(text[len(left) : len(text) - len(right)]) if text else []:
            for one, kind in kinds:
                try:
                    value = kind.read(said)
                except NotRead:
                    continue
                if isinstance(value, dict):
                    found |= value
                elif not isinstance(one, str):
                    found.setdefault(_names(one)[0], []).append(value)
                break
        return found

    return Kind(pattern, read)


def _change(grammar: Grammar, key: str, call: Call) -> Kind:
    first, second = (grammar.kind(key, given[0]) for given in call.given)
    between = re.escape(bare(grammar.functions["CHANGE"]("", "")))
    pattern = f"{first.pattern}{between}{second.pattern}"
    grouped = re.compile(f"({first.pattern}){between}({second.pattern})")

    def read(text: str) -> dict[str, Any]:
        found = grouped.fullmatch(text)
        if not found:
            raise NotRead(text)
        return {"cards": first.read(found[1]), "received": second.read(found[2])}

    return Kind(pattern, read)


WRITTEN: dict[str, Callable[[Grammar, str, Call], Kind]] = {
    "RANK": _rank, "PLURAL": _rank, "A": _with_article, "CAP": _capital, "THE": _with_article,
    "LIST": _several, "SEATS": _several, "JOIN": _several, "ORLIST": _several, "BRACKET": _in_brackets, "CHANGE": _change,
    "SEAT": lambda grammar, key, call: _seat(grammar),
    "SEQUENCE": lambda grammar, key, call: Kind(
        "10|[2-9TJQKA-]+", lambda text: tuple(text.replace("10", "T").replace("-", ""))
    ),
}  # fmt: skip


# What may stand for a value, by its name, or by the message and its name: a pattern, messages, or a kind


def _cards(grammar: Grammar) -> Kind:
    joker = re.escape(bare(grammar.phrases.say("joker")))
    card = f"(?:[{RANKS}][♠♥♦♣]|{joker})"
    between = re.escape(grammar.phrases.say("told-rows", rows=("", "")))
    return Kind(f"{card}(?: {card})*(?:{between}{card}(?: {card})*)*", cards)


def _cards_and_down(grammar: Grammar) -> Kind:
    """Cards, those that lie face down in brackets."""
    left, _, right = (re.escape(sign.strip()) for sign in grammar.language.bracket)
    kind = _cards(grammar)
    part = f"(?:{left}{kind.pattern}{right}|{kind.pattern})"

    def read(text: str) -> dict[str, tuple[str, ...]]:
        down = re.findall(f"{left}({kind.pattern}){right}", text)
        every = re.sub(f"{left}|{right}", " ", text).strip()
        return {"cards": kind.read(every), "down": tuple(card for some in down for card in kind.read(some))}

    return Kind(f"{part}(?: ?{part})*", read)


def _rank_name(grammar: Grammar) -> Kind:
    """Cards of one rank."""
    return _rank(grammar, "", Call("PLURAL", (), ()))


def _class(grammar: Grammar) -> Kind:
    """The word for hands that go ahead of others, which is no hand itself."""

    def read(text: str) -> str:
        try:
            _within(grammar).read(text)
        except NotRead:
            return text
        raise NotRead(text)

    return Kind(NAME, read)


def _lying(grammar: Grammar) -> Kind:
    """The same, as one value beside others."""
    kind = _cards_and_down(grammar)
    return Kind(kind.pattern, lambda text: Told("told-lying-cards", kind.read(text)))


def _number(grammar: Grammar) -> Kind:
    return Kind(NUMBER, whole)


def _signed(grammar: Grammar) -> Kind:
    return Kind(f"[+−±]{NUMBER}", lambda text: int(text.translate(str.maketrans("−", "-", ",±"))))


def _seat(grammar: Grammar) -> Kind:
    seats = {grammar.functions["SEAT"](seat): seat for seat in SEATS}
    return Kind(f"[{''.join(seats)}]", seats.__getitem__)


def _within(grammar: Grammar) -> Kind:
    """A hand inside another name."""
    return _hand(grammar, grammar.choice(*(key for key in grammar.hands if not key.endswith("-ahead"))))


def _hand(grammar: Grammar, named: Kind | None = None) -> Kind:
    """A hand by its name, or by its ranks alone."""
    named = named or grammar.choice(*grammar.hands)

    def read(text: str) -> Told:
        if set(text) <= set(RANKS):
            return Told("ranks", {"ranks": tuple(text)})
        return named.read(text)

    return Kind(f"(?:{named.pattern}|[{RANKS}]{{1,7}})", read)


def _hand_with_cards(grammar: Grammar) -> Kind:
    """A hand, perhaps with its cards."""
    plain = grammar.value("told-hand", "hand")
    shown = [grammar.choice("told-hand"), grammar.choice("told-hand-inside")]

    def read(text: str) -> Told:
        for kind in (plain, *shown):
            try:
                return kind.read(text)
            except NotRead:
                pass
        raise NotRead(text)

    return Kind("(?:" + "|".join(kind.pattern for kind in (*shown, plain)) + ")", read)


def _awards(grammar: Grammar) -> Kind:
    return Kind(".+", lambda text: grammar.awards.read(text))


def _share(grammar: Grammar) -> Kind:
    """The name of a share, which is not that of a pot."""
    particle = bare(grammar.phrases.say("told-award-share", share="", won=("",)))
    pots = [
        bare(grammar.phrases.say(f"told-pot-won-{pot}", parts="", **more)).removesuffix(particle).strip()
        for pot, more in (("main", {}), ("side", {}), ("side-number", {"n": 7}))
    ]
    of_pot = re.compile("|".join(pots).replace("7", r"\d+"), re.IGNORECASE)

    def read(text: str) -> str:
        if of_pot.fullmatch(text.strip()) or re.match(f"to [{SEATS}]", text):
            raise NotRead(text)
        return text

    return Kind(NAME, read)


def _pot_awards(grammar: Grammar) -> Kind:
    return Kind(".+", lambda text: grammar.pot_awards.read(text))


def _acts(grammar: Grammar) -> Kind:
    """What players do one after the other, with cards that they turn up or throw away as they act."""
    sections = grammar.sections("told")
    says = (
        *sections["Acts"],
        *(key for key in sections["Cards"] if key.startswith(("told-turns-up", "told-throws"))),
    )
    return Kind(".+", lambda text: grammar.flow(says).read(text))


Wanted = str | tuple[str, ...] | Callable[[Grammar], Kind]
KINDS: dict[Any, Wanted] = {
    "seat": _seat, "seats": _seat, "to": _seat, "opponent": _seat, "winner": _seat, "loser": _seat,
    **dict.fromkeys(
        ["chips", "small", "big", "ante", "bring", "due", "total", "low", "high", "n", "m", "boards", "players", "bonus", "sum"],
        _number,
    ),
    "share": _share, "class": _class, "cards": _cards, "received": _cards, "down": _cards, "up": _cards,
    "hand": _hand_with_cards, "hands": _hand_with_cards, ("told-hand", "hand"): _hand, ("told-hand-inside", "hand"): _hand,
    ("told-strongest", "hand"): NAME, ("told-strongest.part", "hand"): NAME, ("told-net-of", "n"): _signed, ("told-points", "points"): _signed, ("hand-total", "total"): r"\d*½?",
    ("short-ahead", "hand"): _within, ("hand-ahead", "hand"): _within,
    ("told-divided", "hands"): lambda grammar: grammar.parted(grammar.choice("told-hand-of"), grammar.comma),
    "notes": ("told-may-*", "told-allowed", "told-allowed-either"),
    "marks": ("told-sb", "told-bb", "told-straddle", "told-kill", "told-late-blind", "told-dead-blind", "told-button",
              "told-seat-one", "told-chips"),
    "won": ("told-to", "told-to-each"), **{(f"told-wins-{how}-with", "won"): ("told-won-with",) for how in ("both", "all")},
    ("told-refunded", "won"): ("told-gets",), ("told-divides", "won"): ("told-gets",),
    ("told-rows", "rows"): _cards, ("told-uses-rows", "rows"): ("told-from-row",), ("told-royalty", "rows"): ("told-royalty-row",),
    ("told-wild", "ranks"): _rank_name, ("told-wild-of", "ranks"): _rank_name, ("told-wild-each", "wild"): ("told-wild-of",),
    ("told-lying-of", "cards"): _cards_and_down, ("told-exchanges", "cards"): _lying, ("told-exchanges", "received"): _lying,
    ("told-tie-unlike", "hands"): ("told-shows",), **{(f"told-{award}-unlike", "hand"): ("told-tie-unlike",) for award in ("award", "awarded", "award-share")}, "limit": ("limit-*",), ("told-awards", "parts"): _awards,
    **{(f"told-pot-{how}-{pot}", "parts"): _pot_awards for how in ("won", "parts") for pot in ("main", "side", "side-number")},
    **{(f"told-opener{gone}", "acts"): _acts for gone in ("", "-folded", "-no-chips")}, "stronger": ("class-*",), "weaker": ("class-*",), "goal": r"\d+½?",
    ("because-order-class", "hand"): ("class-*",), ("because-order-class", "other"): ("class-*",),
    ("because-order-against", "hand"): ("class-*",), ("because-first-won", "other"): _share, "counts": ("essence-number",), ("because-gate", "ranks"): tuple(f"rank-{rank}" for rank in RANKS),
    **{(f"because-rank-top{low}", "hand"): ("class-*",) for low in ("", "-low")}, **{(f"because-{key}", "other"): _hand for key in ("class", "class-low", "class-low-pairs", "points")},
    **{(f"because-total{same}", value): r"\d+½?" for same in ("", "-same") for value in ("hand", "other")},
}  # fmt: skip
