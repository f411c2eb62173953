"""The whole book, its editions in each language, and what its printed edition leaves out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import Any, Generic, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from poker_rulebook.book.house import House
from poker_rulebook.book.load import Frozen
from poker_rulebook.book.repository import SearchWords
from poker_rulebook.document.tree import Citation, Page, Section
from poker_rulebook.document.views import (
    GLOSSARY_PAGE,
    AccountedView,
    AskedHand,
    Before,
    ChapterView,
    DealerSide,
    GameView,
    MixView,
    Named,
    Outline,
    OverviewRow,
    PageView,
    PresetView,
    WordView,
)
from poker_rulebook.language.collation import name_order
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import SAID, Phrase, heading, say
from poker_rulebook.languages import LOCALES

# --- the whole book


ANY = "any"  # among the sheets of what is settled first: that for all games


class Labels(dict[str, Phrase]):
    """Words of the page furniture by the keys of their phrases: contents, index, examples, players, …"""

    def __missing__(self, key: str) -> Phrase:
        return heading(say(key))


class Family(Struct, frozen=True):
    """A family of games, which makes one chapter.

    text      what the games of the family have in common
    games     in order, each base before its variants
    depths    for each game, how many levels of bases lie above it
    """

    id: str
    name: Phrase
    text: Phrase
    games: tuple[GameView, ...]
    depths: tuple[int, ...]


class PublishedAs(Struct, frozen=True):
    """What a book says of itself.

    day        of the edition; of the last change of its rules, where they have changed since or were never an edition
    edition    name of the newest edition, such as 2026-11; '' where there is none
    changed    whether a page says something else since, or is new
    """

    day: date
    edition: str = ""
    changed: bool = False

    def __str__(self) -> str:
        """In one word, for whoever cites it."""
        return self.edition if self.edition and not self.changed else self.day.isoformat()


class Contents(Struct, frozen=True):
    """The contents of the book, whatever their order: its pages, and the tables of all pages.

    house     the house whose edition this is, with logo and colours; None for the book itself
    address   of its site, "https://rules.example.org/poker/"; '' where that is not known
    before    id of a game or mix -> what is settled before its first hand
    general_before    flop, stud, draw, any -> the same for all games of that kind
    dealers   id of a game -> the dealer's side of its card
    handouts      id -> a page of the general rules that is also a sheet of paper
    vocabulary    the words that its files are written with
    published     as which edition, and when
    asked     games, rules, words -> by id and language, what people type to find them
    best_known    ids of games and mixes, those that people know best first
    outlines      games and mixes in one small picture, see rules.pictures
    asked_hand    with which the front page asks who wins: another on another day; None where no game of the edition has one
    left_out      chapters and rules that no game or mix of it needs, which its printed book leaves out
    retired       path of a page of a game or mix that is no longer in the book -> what stands there
    """

    title: Phrase
    subtitle: Phrase
    families: tuple[Family, ...]
    overview_columns: tuple[Phrase, ...]
    overview: tuple[OverviewRow, ...]
    labels: Labels
    mixes: tuple[MixView, ...]
    parts: tuple[Section, ...]
    tda: tuple[AccountedView, ...]
    tda_columns: tuple[Phrase, ...]
    presets: tuple[PresetView, ...]
    house: House | None
    address: str
    before: Mapping[str, Before]
    general_before: Mapping[str, Before]
    dealers: Mapping[str, DealerSide]
    handouts: Mapping[str, Page]
    vocabulary: tuple[Section, ...]
    published: PublishedAs
    asked: Mapping[str, SearchWords]
    best_known: tuple[str, ...]
    outlines: Mapping[str, Outline]
    asked_hand: AskedHand | None
    left_out: tuple[Citation, ...]
    retired: Mapping[str, Page]

    @property
    def chapters(self) -> tuple[ChapterView, ...]:
        return tuple(chapter for part in self.parts for chapter in part.parts)

    @property
    def games(self) -> tuple[GameView, ...]:
        return tuple(game for family in self.families for game in family.games)

    @property
    def pages(self) -> tuple[PageView, ...]:
        """Everything in the book that has a page of its own."""
        return (*self.games, *self.mixes, *self.chapters)


class BookView(Contents, frozen=True):
    """The whole book, in the order of its files."""

    words: tuple[WordView, ...]


# --- in one language

KINDS: dict[type[Named], str] = {GameView: "game", MixView: "mix", ChapterView: "chapter", WordView: "word"}
Item = TypeVar("Item", bound=Named)
Entry = TypeVar("Entry")


class Letter(Struct, Generic[Entry], frozen=True):
    """A letter, or a kana such as あ, with its entries in order."""

    heading: str
    entries: tuple[Entry, ...]


class Edition(Contents, frozen=True):
    """The book as it stands in one language: words and the index in its order."""

    locale: str
    index: tuple[Letter[Citation], ...]
    glossary: tuple[Letter[WordView], ...]

    @property
    def words(self) -> tuple[WordView, ...]:
        return tuple(word for letter in self.glossary for word in letter.entries)


def editions(book: BookView, locales: Iterable[str] = LOCALES) -> dict[str, Edition]:
    """The book in every language in which it is complete, or in these."""
    return {locale: edition(book, locale) for locale in locales}


def edition(book: BookView, locale: str) -> Edition:
    """The book in one language."""
    return Edition(
        **{name: getattr(book, name) for name in Contents.__struct_fields__},
        locale=locale,
        index=index(locale, [*book.pages, *book.words]),
        glossary=tuple(Letter(name, tuple(words)) for name, words in _grouped(locale, book.words)),
    )


def index(locale: str, items: Iterable[Named]) -> tuple[Letter[Citation], ...]:
    """Games, mixes, chapters and words of the glossary under letters; in Japanese under the kana of their reading."""
    return tuple(Letter(name, tuple(map(_cited, under))) for name, under in _grouped(locale, items))


def _cited(it: Named) -> Citation:
    kind = KINDS[type(it)]
    return Citation(it.id, kind, GLOSSARY_PAGE if kind == "word" else it.id, "", it.name)


def _grouped(locale: str, items: Iterable[Item]) -> Iterable[tuple[str, list[Item]]]:
    """Pairs (heading, items below it), all in order."""
    order = name_order(locale)
    named = [(plain(item.name, locale), item) for item in items]
    groups: dict[str, list[Item]] = {}
    for name, item in sorted(named, key=lambda pair: order.key(pair[0], pair[1].reading)):
        groups.setdefault(order.heading(name, item.reading), []).append(item)
    return groups.items()


# --- as it is printed: without what no game or mix of it needs

Part = TypeVar("Part")
KindAndId = tuple[str, str]  # kind and id of what is cited


def needed(book: Edition) -> Edition:
    """The edition as it is printed: without what no game or mix of it needs, and words that lead there alone."""
    gone = places(book.left_out)
    if not gone:
        return book
    gone |= unneeded_words(book.words, gone)
    parts = (replace(part, parts=tuple(_needed_rules(part.parts, gone))) for part in book.parts)
    letters = (
        replace(letter, entries=tuple(it for it in letter.entries if ("word", it.id) not in gone))
        for letter in book.glossary
    )
    tda = without(book.tda, gone)
    return replace(
        book,
        families=without(book.families, gone),
        mixes=without(book.mixes, gone),
        parts=without(tuple(part for part in parts if part.parts), gone),
        glossary=without(tuple(letter for letter in letters if letter.entries), gone),
        tda=tuple(now for was, now in zip(book.tda, tda, strict=True) if now.ours or not was.ours),
    )


def with_chapters(book: Edition, kept: Collection[str]) -> Edition:
    """The edition as it is printed with these chapters alone, and nothing that leads to another."""
    gone = (it for it in book.chapters if it.id not in kept)
    left = (Citation(it.id, "chapter", it.id, it.number, it.name) for it in gone)
    return replace(needed(replace(book, left_out=(*book.left_out, *left))), left_out=())


def _needed_rules(chapters: Iterable[ChapterView], gone: Collection[KindAndId]) -> Iterator[ChapterView]:
    for chapter in chapters:
        if ("chapter", chapter.id) not in gone:
            yield replace(chapter, rules=tuple(it for it in chapter.rules if ("rule", it.id) not in gone))


def places(cited: Iterable[Citation]) -> set[KindAndId]:
    return {(it.kind, it.id) for it in cited}


def unneeded_words(words: Sequence[WordView], gone: Collection[KindAndId]) -> set[KindAndId]:
    """The words that lead only to what is left out, and to such words."""
    found, before = set[KindAndId](), -1
    while len(found) > before:
        before = len(found)
        found = {
            ("word", it.id) for it in words if it.see and all(is_gone(to, {*gone, *found}) for to in it.see)
        }
    return found


def without(part: Part, gone: Collection[KindAndId]) -> Part:
    """A page, or a part of one, without its references to these places."""
    if isinstance(part, tuple):
        kept: Any = tuple(without(it, gone) for it in part if not is_gone(it, gone))
        same = len(kept) == len(part) and all(a is b for a, b in zip(kept, part, strict=True))
        return part if same else kept
    if not isinstance(part, Struct) or isinstance(part, (*SAID, Citation, type)):
        return part
    own = {name: getattr(part, name) for name in part.__struct_fields__}
    now = {name: None if is_gone(it, gone) else without(it, gone) for name, it in own.items()}
    changed = {name: it for name, it in now.items() if it is not own[name]}
    return replace(part, **changed) if changed else part


def is_gone(it: object, gone: Collection[KindAndId]) -> bool:
    """Whether it is a reference to one of these places, or to a rule of a chapter that is one."""
    return isinstance(it, Citation) and ((it.kind, it.id) in gone or ("chapter", it.page) in gone)


# --- earlier editions

Texts = Mapping[str, str]  # locale -> what is said


class ChangedPage(Struct, frozen=True):
    """What a page says otherwise than in an edition.

    status       changed, added, removed or renamed
    sentences    locale -> each changed sentence in pieces (kept, gone or new; text)
    """

    path: str
    name: Phrase
    status: str
    sentences: Mapping[str, Sequence[Sequence[tuple[str, str]]]] = field(default_factory=dict)

    @property
    def place(self) -> str:
        """Its id on the page of the edition."""
        return self.path.replace("/", "-")


class PastEdition(Struct, frozen=True):
    """An edition and what has changed since.

    commit     whose program makes its pages; '' where that is not known
    digests    path of a page today -> the digest that it bore then
    """

    name: str
    date: str
    commit: str
    digests: Mapping[str, str]
    changes: tuple[ChangedPage, ...]

    @classmethod
    def of(cls, it: Frozen, there: Mapping[str, str], changes: Iterable[ChangedPage]) -> PastEdition:
        """there    from `renamed`"""
        digests = {there[path]: page["digest"] for path, page in it.pages.items() if path in there}
        return cls(it.name, it.date, it.commit, digests, tuple(changes))

    def told(self, locale: str) -> list[ChangedPage]:
        """The changes that a language has."""
        return [it for it in self.changes if it.status != "changed" or it.sentences.get(locale)]


class Past(Struct, frozen=True):
    """Every edition, the newest first.

    stands    path -> rule -> the edition since which it has said the same
    moved     path of a game or mix -> former id of a part of it -> its id
    """

    editions: tuple[PastEdition, ...] = ()
    stands: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    moved: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def since(self, path: str) -> Mapping[str, str]:
        """Rule of a page -> the edition since which it has stood; '' for one that is newer than the last edition."""
        return self.stands.get(path, {})

    @property
    def last(self) -> PastEdition | None:
        """The newest edition since which anything has changed: where the book is an edition itself, the one before."""
        return next((it for it in self.editions if it.changes), None)

    def digests(self, path: str, locale: str) -> list[tuple[str, str, str]]:
        """(digest, edition, place on its page) of a page in every edition that has it; the place is '' where nothing has changed."""
        return [
            (
                it.digests[path],
                it.name,
                next((page.place for page in it.told(locale) if page.path == path), ""),
            )
            for it in self.editions
            if path in it.digests
        ]


NO_PAST = Past()
