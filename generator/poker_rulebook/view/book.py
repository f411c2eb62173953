"""The whole book, and its editions: the book in the order of one language, by letters or by the kana of readings."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

from poker_rulebook.book.forest import Tree, families, in_order
from poker_rulebook.book.house import House
from poker_rulebook.book.load import Book
from poker_rulebook.view.book_views import (
    AccountedView,
    BookView,
    ChapterView,
    Family,
    MixView,
    OverviewRow,
    PartView,
    WordGroup,
    WordView,
)
from poker_rulebook.view.chapters import accounted_views, part_views
from poker_rulebook.view.citations import GLOSSARY_PAGE, rule_numbers, word_view
from poker_rulebook.view.facts import OVERVIEW, overview_row
from poker_rulebook.view.game import game_view
from poker_rulebook.view.mixes import mix_view
from poker_rulebook.view.phrases import LOCALES, phrases
from poker_rulebook.view.sentences import Phrase, heading, name_of, say
from poker_rulebook.view.views import Citation, GameView

LABELS = (
    "house-choice contents games all-games index examples example notes history sources options default at-a-glance "
    "board hand-ranking chances table-card also-called players column-game column-class "
    "column-sample permalink page families "
    "mixes mixes-text mix-order mix-rules mix-change mix-sheet in-mixes deal-and-betting general-rules "
    "general-rules-short general-rules-text general-rules-scope role-page-player role-page-dealer role-page-floor "
    "role-text-player role-text-dealer role-text-floor case-if case-then worked-cases put-right-until see-also glossary "
    "glossary-text game-rules game-chapters other-choices tda tda-text tda-rule tda-subject tda-ours tda-stands family-picture family-picture-text glance what-wins streets street-number street-dealt "
    "street-bet counted chip-glance chip-wins chip-streets chip-setup chip-ranking chip-ties "
    "chip-limits chip-options chip-examples chip-differences chip-general chip-counted chip-history"
).split()


def book_view(book: Book) -> BookView:
    """Every game of the book by family, each base before its variants, with the tables over all of them."""
    trees = families(book.offered.values())
    mixes = [mix_view(book, mix) for mix in book.offered_mixes.values()]
    return BookView(
        title=name_of(book.house.name) if book.house else say("title"),
        subtitle=say("house-subtitle", book=say("title")) if book.house else say("subtitle"),
        families=tuple(_family(book, name, trees[name]) for name in trees),
        overview_columns=tuple(heading(say(f"column-{c}")) for c in ("game", *OVERVIEW)),
        overview=tuple(overview_row(game) for game in in_order(book.offered.values())),
        labels={key: heading(say(key)) for key in LABELS},
        mixes=tuple(
            sorted(mixes, key=lambda mix: (len(mix.games), mix.id))
        ),  # from the fewest games to the most
        parts=part_views(book),
        words=tuple(word_view(book, term, rule_numbers(book)) for term in book.terms.values()),
        tda=tuple(accounted_views(book)),
        house=book.house,
    )


def _family(book: Book, name: str, trees: Sequence[Tree]) -> Family:
    ordered = [found for tree in trees for found in tree.walk()]
    games = tuple(game_view(book, game) for _, game in ordered)
    depths = tuple(depth for depth, _ in ordered)
    return Family(name, heading(say(f"family-{name}")), say(f"family-text-{name}"), games, depths)


FULL_SIZE = dict(zip("ぁぃぅぇぉっゃゅょゎ", "あいうえおつやゆよわ", strict=True))
VOWELS = {
    "あ": "あかさたなはまやらわ", "い": "いきしちにひみり", "う": "うくすつぬふむゆる",
    "え": "えけせてねへめれ", "お": "おこそとのほもよろを",
}  # fmt: skip
VOWEL_OF = {kana: vowel for vowel, kanas in VOWELS.items() for kana in kanas}
KANA_ROWS = {"あ": "あいうえお", "か": "かきくけこ", "さ": "さしすせそ", "た": "たちつてと", "な": "なにぬねの",
        "は": "はひふへほ", "ま": "まみむめも", "や": "やゆよ", "ら": "らりるれろ", "わ": "わをん"}  # fmt: skip
ROW_OF = {kana: row for row, kanas in KANA_ROWS.items() for kana in kanas}
DIGITS = "0–9"


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
    entries: tuple[Citation, ...]


@dataclass(frozen=True)
class Edition:
    """The book as it stands in one language: words and the index in its order."""

    locale: str
    title: Phrase
    subtitle: Phrase
    families: tuple[Family, ...]
    overview_columns: tuple[Phrase, ...]
    overview: tuple[OverviewRow, ...]
    index: tuple[IndexGroup, ...]
    labels: dict[str, Phrase]
    mixes: tuple[MixView, ...] = ()
    parts: tuple[PartView, ...] = ()
    glossary: tuple[WordGroup, ...] = ()
    tda: tuple[AccountedView, ...] = ()
    house: House | None = None

    @property
    def chapters(self) -> tuple[ChapterView, ...]:
        return tuple(chapter for part in self.parts for chapter in part.chapters)

    @property
    def words(self) -> tuple[WordView, ...]:
        return tuple(word for group in self.glossary for word in group.words)

    @property
    def games(self) -> tuple[GameView, ...]:
        return tuple(game for family in self.families for game in family.games)

    @property
    def pages(self) -> tuple[GameView | MixView | ChapterView, ...]:
        """What has a page of its own."""
        return (*self.games, *self.mixes, *self.chapters)


def editions(book: BookView) -> dict[str, Edition]:
    """The book in every language."""
    return {locale: edition(book, locale) for locale in LOCALES}


def edition(book: BookView, locale: str) -> Edition:
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
        tda=book.tda,
        house=book.house,
    )


def index(
    locale: str,
    games: Iterable[GameView],
    mixes: Iterable[MixView] = (),
    chapters: Iterable[ChapterView] = (),
    words: Iterable[WordView] = (),
) -> tuple[IndexGroup, ...]:
    """Games, mixes, chapters and words of the glossary under letters; in Japanese under the kana of their reading."""
    kinds: dict[str, Iterable[Named]] = {"game": games, "mix": mixes, "chapter": chapters, "word": words}
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

    def cited(self) -> Citation:
        page = GLOSSARY_PAGE if self.kind == "word" else self.id
        return Citation(self.id, self.kind, page, "", self.name)


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
    return name[0].upper() if name[0].isalpha() else DIGITS


def _kana(name: str, reading: str) -> str:
    """The first kana of the row in which the reading begins, such as か for ぎょう."""
    return ROW_OF[reading_key(reading)[0][0]]


BY_LETTERS = Order(lambda name, reading: name.casefold(), _initial)
ORDERS = {"ja": Order(lambda name, reading: reading_key(reading), _kana)}  # the others go by letters


def _order(locale: str) -> Order:
    return ORDERS.get(locale, BY_LETTERS)
