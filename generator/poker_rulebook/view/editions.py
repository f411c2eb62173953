"""Editions: the book in one language, with words and the index by letters or by the kana of readings."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

from poker_rulebook.view import book_views, mix_views, views
from poker_rulebook.view.citations import GLOSSARY
from poker_rulebook.view.phrases import LOCALES, phrases
from poker_rulebook.view.rule_views import Chapter, Part, Word, WordGroup
from poker_rulebook.view.sentences import Phrase

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


class Named(Protocol):
    """What has a name to be looked up by, and a reading in kana."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> Phrase: ...
    @property
    def reading(self) -> str: ...


Item = TypeVar("Item", bound=Named)


@dataclass(frozen=True)
class IndexGroup:
    """A heading of the index (a letter, or a kana such as あ) with what stands below it."""

    heading: str
    entries: tuple[views.Citation, ...]


@dataclass(frozen=True)
class Edition:
    """The book as it stands in one language: words and the index in its order."""

    locale: str
    title: Phrase
    subtitle: Phrase
    families: tuple[book_views.Family, ...]
    overview_columns: tuple[Phrase, ...]
    overview: tuple[book_views.OverviewRow, ...]
    index: tuple[IndexGroup, ...]
    labels: dict[str, Phrase]
    mixes: tuple[mix_views.Mix, ...] = ()
    parts: tuple[Part, ...] = ()
    glossary: tuple[WordGroup, ...] = ()

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        return tuple(chapter for part in self.parts for chapter in part.chapters)

    @property
    def words(self) -> tuple[Word, ...]:
        return tuple(word for group in self.glossary for word in group.words)

    @property
    def games(self) -> tuple[views.Game, ...]:
        return tuple(game for family in self.families for game in family.games)


def editions(book: book_views.Book) -> dict[str, Edition]:
    """The book in every language."""
    return {locale: edition(book, locale) for locale in LOCALES}


def edition(book: book_views.Book, locale: str) -> Edition:
    """The book in one language."""
    chapters = [chapter for part in book.parts for chapter in part.chapters]
    return Edition(
        locale=locale,
        title=book.title,
        subtitle=book.subtitle,
        families=book.families,
        overview_columns=book.overview_columns,
        overview=book.overview,
        index=index(locale, book.games, book.mixes, chapters, book.words),
        labels=book.labels,
        mixes=book.mixes,
        parts=book.parts,
        glossary=tuple(WordGroup(name, tuple(words)) for name, words in _grouped(locale, book.words)),
    )


def index(
    locale: str,
    games: Iterable[views.Game],
    mixes: Iterable[mix_views.Mix] = (),
    chapters: Iterable[Chapter] = (),
    words: Iterable[Word] = (),
) -> tuple[IndexGroup, ...]:
    """Games, mixes, chapters and words of the glossary under letters; in Japanese under the kana of their reading."""
    kinds = {"game": games, "mix": mixes, "chapter": chapters, "word": words}
    entries = [_Entry(kind, it.id, it.name, it.reading) for kind, items in kinds.items() for it in items]
    return tuple(
        IndexGroup(name, tuple(entry.cited() for entry in under)) for name, under in _grouped(locale, entries)
    )


class _Entry(NamedTuple):
    """A line of the index."""

    kind: str
    id: str
    name: Phrase
    reading: str

    def cited(self) -> views.Citation:
        page = GLOSSARY if self.kind == "word" else self.id
        return views.Citation(self.id, self.kind, page, "", self.name)


class Order(NamedTuple):
    """How a language orders names. key    of a name and its reading; heading    what they stand under"""

    key: Callable[[str, str], Any]
    heading: Callable[[str, str], str]


def _sorted(locale: str, items: Iterable[Item]) -> list[Item]:
    order, render = _order(locale), phrases(locale).render
    return sorted(items, key=lambda item: order.key(render(item.name), item.reading))


def _grouped(locale: str, items: Iterable[Item]) -> list[tuple[str, list[Item]]]:
    """(heading, items below it), all in order."""
    groups: dict[str, list[Item]] = {}
    for item in _sorted(locale, items):
        name = _order(locale).heading(phrases(locale).render(item.name), item.reading)
        groups.setdefault(name, []).append(item)
    return list(groups.items())


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


def _initial(name: str, reading: str) -> str:
    """The first letter of a name."""
    return name[0].upper() if name[0].isalpha() else NO_LETTER


def _kana(name: str, reading: str) -> str:
    """The first kana of the row in which the reading begins, such as か for ぎょう."""
    return ROW_OF[reading_key(reading)[0][0]]


BY_LETTERS = Order(lambda name, reading: name.casefold(), _initial)
ORDERS = {"ja": Order(lambda name, reading: reading_key(reading), _kana)}  # the others go by letters


def _order(locale: str) -> Order:
    return ORDERS.get(locale, BY_LETTERS)
