"""The whole book, and its editions; and what the book of a house needs of the general rules.

Needed is what holds for all games or at events, what is about a game of the edition, by its `applies`, and what one of
these games cites. A chapter about mixed games needs a mix.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from poker_rulebook.book.chapters import Chapter, Rule, concerns
from poker_rulebook.book.forest import Tree, families, in_order
from poker_rulebook.book.house import House
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.repository import SearchWords
from poker_rulebook.document.tree import Citation, Page, Section
from poker_rulebook.document.views import (
    AccountedView,
    ChapterView,
    DealerSide,
    GameView,
    MixView,
    Named,
    PageView,
    PresetView,
    WordView,
)
from poker_rulebook.language.collation import name_order
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import SAID, Phrase, heading, name_of, say
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.citations import (
    GLOSSARY_PAGE,
    PublishedAs,
    RuleNumbers,
    citation,
    published_as,
    rule_numbers,
)
from poker_rulebook.pages.documents import retired_pages
from poker_rulebook.pages.examples import AskedHand, asked_hand
from poker_rulebook.pages.game import game_view
from poker_rulebook.pages.general_rules import (
    accounted_columns,
    accounted_views,
    chapter_view,
    japan_page,
    part_views,
    preset_views,
    word_view,
)
from poker_rulebook.pages.mixes import mix_view
from poker_rulebook.pages.session_settings import Before, befores, general_befores
from poker_rulebook.pages.table_cards import dealer_sides
from poker_rulebook.pages.table_talk import table_talk
from poker_rulebook.pages.vocabulary import vocabulary
from poker_rulebook.rules.facts import OVERVIEW, OverviewRow, overview_row
from poker_rulebook.rules.pictures import Outline, outlines

# --- what the games and mixes of an edition need of the general rules


Part = TypeVar("Part")


def left_out(book: Book, numbers: RuleNumbers) -> tuple[Citation, ...]:
    """The chapters that no game or mix of the edition needs, and such rules of the other chapters, in order."""
    cited = {id_ for game in book.offered.values() for id_ in game.see}
    ids: list[str] = []
    for chapter in book.chapters.values():
        games = [game for game in book.offered.values() if concerns(chapter, game)]
        gone = [it.id for it in chapter.rules if not _is_needed(it, book, games) and it.id not in cited]
        known = {chapter.id, *(it.id for it in chapter.rules)}
        chapter_goes = not _is_needed(chapter, book, games) and not cited & known
        ids += [chapter.id] if chapter_goes else gone
    return tuple(citation(book, id_, numbers) for id_ in ids)


def _is_needed(part: Chapter | Rule, book: Book, games: Collection[Game]) -> bool:
    if "mixed" in part.applies:
        return bool(book.offered_mixes)
    return not part.applies or "event" in part.applies or any(concerns(part, game) for game in games)


KindAndId = tuple[str, str]  # kind and id of what is cited


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


# --- the whole book, and its editions


class Labels(dict[str, Phrase]):
    """Words of the page furniture by the keys of their phrases: contents, index, examples, players, …"""

    def __missing__(self, key: str) -> Phrase:
        return heading(say(key))


NOTHING: Mapping[str, Any] = {}


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


def book_view(book: Book, address: str = "", known: Mapping[str, Any] = NOTHING) -> BookView:
    """The whole book: its games by family, each base before its variants, with the tables of all games.

    known    views of games and mixes that are still right, by id; they are not made again
    """
    trees = families(book.offered.values(), book.best_known)
    numbers, now = rule_numbers(book), published_as(book)
    hands = [hand for hand in book.front_hands if hand.partition("/")[0] in book.offered]
    mixes = [known.get(mix.id) or mix_view(book, mix) for mix in book.offered_mixes.values()]
    return BookView(
        title=name_of(book.house.name) if book.house else say("title"),
        subtitle=say("house-subtitle", book=say("title")) if book.house else say("subtitle"),
        families=tuple(_family(book, name, trees[name], known) for name in trees),
        overview_columns=tuple(heading(say(f"column-{c}")) for c in ("game", *OVERVIEW)),
        overview=tuple(overview_row(game) for game in in_order(book.offered.values(), book.best_known)),
        labels=Labels(),
        # from the fewest games to the most
        mixes=tuple(sorted(mixes, key=lambda mix: (len(mix.games), mix.id))),
        parts=tuple(part_views(book)),
        words=tuple(word_view(book, term, numbers) for term in book.terms.values()),
        tda=tuple(accounted_views(book)),
        tda_columns=accounted_columns(book),
        presets=tuple(preset_views(book)),
        house=book.house,
        address=address or (book.house.address if book.house else ""),
        before=befores(book),
        general_before=general_befores(book),
        dealers=dealer_sides(book),
        handouts={id_: page for id_ in HANDOUTS if (page := handout(book, id_))},
        vocabulary=vocabulary(book),
        published=now,
        asked=book.asked,
        best_known=book.best_known,
        outlines=outlines(book),
        asked_hand=asked_hand(book, hands[now.day.toordinal() % len(hands)]) if hands else None,
        left_out=left_out(book, numbers),
        retired={book.retired[page.id].path: page for page in retired_pages(book)},
    )


HANDOUTS: Mapping[str, Callable[[Book], Page | None]] = {
    "talk": lambda book: table_talk(dealer_sides(book).values()),
    "japan": japan_page,
}


def handout(book: Book, id_: str) -> Page | None:
    """The page of that id; None where the book has none, as it has no general rules, or no preset of Japan."""
    return HANDOUTS[id_](book) if id_ in HANDOUTS and book.chapters else None


def renewed(view: BookView, book: Book, ids: Collection[str]) -> BookView:
    """The view with these games, mixes and chapters, and all words, made anew; tables of all games stay."""
    numbers = rule_numbers(book)
    now: dict[str, Any] = {id_: game_view(book, book.games[id_]) for id_ in ids if id_ in book.games}
    now |= {id_: mix_view(book, book.mixes[id_]) for id_ in ids if id_ in book.mixes}
    now |= {id_: chapter_view(book, book.chapters[id_], numbers) for id_ in ids if id_ in book.chapters}

    def of(items: Iterable[Item]) -> tuple[Item, ...]:
        return tuple(now.get(it.id, it) for it in items)

    return replace(
        view,
        families=tuple(replace(it, games=of(it.games)) for it in view.families),
        mixes=of(view.mixes),
        parts=tuple(replace(it, parts=of(it.parts)) for it in view.parts),
        words=tuple(word_view(book, term, numbers) for term in book.terms.values()),
        asked=book.asked,
    )


def _family(book: Book, name: str, trees: Sequence[Tree], known: Mapping[str, Any]) -> Family:
    ordered = [found for tree in trees for found in tree.walk()]
    games = tuple(known.get(game.id) or game_view(book, game) for _, game in ordered)
    depths = tuple(depth for depth, _ in ordered)
    return Family(name, heading(say(f"family-{name}")), say(f"family-text-{name}"), games, depths)


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
