"""Everything that can be wrong with a book: its files, its examples and sums, its chances, and its pages.

What has come out is kept in the folder `.cache` of the book, where that can be written.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields, is_dataclass
from functools import partial
from typing import NamedTuple, TypeVar

from poker_rulebook.book.chapters import Chapter
from poker_rulebook.book.check import looked_through
from poker_rulebook.book.files import Unreadable, contents
from poker_rulebook.book.load import Book
from poker_rulebook.book.mix import Mix
from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import Problem
from poker_rulebook.book.shelf import Shelf
from poker_rulebook.book.source import Source
from poker_rulebook.kept import Kept, digest_of, program_digest
from poker_rulebook.view.sentences import Phrase

FILE = ".cache/check.json"
GLOSSARY = "games/glossary.yaml"
GENERAL = ("games/measured.yaml", "games/rules/", GLOSSARY)  # what pages depend on besides
SHARED = ("games/decks.yaml", "games/common/", "games/rankings/", "schema/")  # what every example depends on

T = TypeVar("T")


@dataclass(frozen=True)
class Inspection:
    """What is wrong, and how many games, mixes, chapters, words and examples have been looked at."""

    problems: Sequence[Problem]
    games: int
    mixes: int
    chapters: int
    words: int
    examples: int


def inspected(book: Book, named: Collection[str] = ()) -> Inspection:
    """Look at everything, or at these files.

    named    files as messages call them; () for all
    """
    kept, prints = Kept(book.folder / FILE), fingerprints(book)
    whole = f"all {digest_of([*prints, *prints.values()])}" if not (named or book.outside) else ""
    said = kept.get(whole) if whole else None
    if said is not None:
        return Inspection(**said | {"problems": [Problem(**problem) for problem in said["problems"]]})
    found = _inspected(book, named, kept, prints)
    if whole:
        kept.put(whole, asdict(found))
    kept.save()
    return found


def fingerprints(book: Book) -> dict[str, str]:
    """A digest of the program, and one of every file of the book."""
    prints = {"": program_digest()}
    for path in sorted([*book.folder.glob("schema/*.json"), *book.folder.glob("games/**/*.yaml")]):
        try:
            content = contents(path, book.folder)
        except Unreadable as error:
            content = str(error).encode()
        prints[path.relative_to(book.folder).as_posix()] = digest_of([content])
    return prints


def _inspected(book: Book, named: Collection[str], kept: Kept, prints: Mapping[str, str]) -> Inspection:
    from poker_rulebook.figures import checking
    from poker_rulebook.measure import chances
    from poker_rulebook.play import examples

    found, sound = looked_through(book, named)
    wrong = {problem.file for problem in found}
    games = _right(book.games, sound.games, named, wrong)
    mixes = _right(book.mixes, sound.mixes, named, wrong)
    chapters = _right(book.chapters, sound.chapters, named, wrong)
    shared = [said for file, said in prints.items() if not file or file.startswith(SHARED)]
    for game in games:
        source = book.games.source(game.id)
        key = f"examples {digest_of([*shared, source.file, source.text or ''])}"
        play = partial(examples.problems, book, [game])
        found += _kept(kept, key, partial(_safely, source, "the examples cannot be played", play))
        found += _safely(source, "the chances cannot be told", partial(chances.problems, book, [game]))
    for chapter in chapters:
        count = partial(checking.problems, book, [chapter.id])
        found += _safely(book.chapters.source(chapter.id), "the sums cannot be worked out", count)
    wrong = {problem.file for problem in found}
    general = [said for file, said in prints.items() if not file or file.startswith((*SHARED, *GENERAL))]
    for page in _pages(book, games, mixes, chapters):
        if page.source.file not in wrong:
            key = f"page {digest_of([*general, page.source.file, page.source.text or '', *page.needs])}"
            write = partial(_rendered, page.view)
            found += _kept(kept, key, partial(_safely, page.source, "its page cannot be written", write))
    told = sum(len(game.examples) for game in games)
    told += checking.number_of_sums(book, [chapter.id for chapter in chapters])
    words = len(book.terms) if not named or GLOSSARY in named else 0
    return Inspection(sorted(set(found)), len(games), len(mixes), len(chapters), words, told)


def _right(
    shelf: Shelf[T], sound: Mapping[str, T], named: Collection[str], wrong: Collection[str]
) -> list[T]:
    """What files of one kind hold with which nothing is wrong, where only some are named of those."""
    files = {id_: shelf.source(id_).file for id_ in sound}
    return [sound[id_] for id_, file in files.items() if file not in wrong and (not named or file in named)]


def _kept(kept: Kept, key: str, work: Callable[[], Sequence[Problem]]) -> list[Problem]:
    """The problems that are kept under the key, or those that are found now."""
    said = kept.get(key)
    if said is None:
        said = [asdict(problem) for problem in work()]
        kept.put(key, said)
    return [Problem(**problem) for problem in said]


def _safely(source: Source, what: str, work: Callable[[], Sequence[Problem]]) -> Sequence[Problem]:
    """The problems found; where the program itself fails, one that says in which file."""
    try:
        return work()
    except Exception as error:  # whatever it is, the other files are looked at, too
        told = f"{what}: {type(error).__name__}: {error}"
        return [source.problem((), told, "this is a mistake of the program, too: please report it")]


class Page(NamedTuple):
    """A page that must be written in every language. needs    what it depends on beside its file and the general ones"""

    source: Source
    view: Callable[[], object]
    needs: Iterable[str]


def _pages(
    book: Book, games: Iterable[Game], mixes: Iterable[Mix], chapters: Iterable[Chapter]
) -> Iterator[Page]:
    from poker_rulebook.book import forest
    from poker_rulebook.view.chapters import chapter_view
    from poker_rulebook.view.citations import rule_numbers
    from poker_rulebook.view.game import game_view
    from poker_rulebook.view.mixes import mix_view

    numbers = rule_numbers(book)
    texts = {id_: book.games.source(id_).text or "" for id_ in book.games}
    for game in games:
        base = forest.base(book.games, game)
        named = [f"{other.id} {other.name}" for other in forest.variants(book, game)]
        needs = [*named, *([base.id, texts[base.id]] if base else [])]
        yield Page(book.games.source(game.id), partial(game_view, book, game), needs)
    for mix in mixes:
        needs = [texts[part.game.id] for part in mix.games]
        yield Page(book.mixes.source(mix.id), partial(mix_view, book, mix), needs)
    for chapter in chapters:
        yield Page(
            book.chapters.source(chapter.id), partial(chapter_view, book, chapter, numbers), texts.values()
        )


def _rendered(view: Callable[[], object]) -> list[Problem]:
    """Render every phrase of a page in every language. Raises PhraseError, or whatever the view raises."""
    from poker_rulebook.view.phrases import LOCALES, phrases

    said = set(_phrases(view()))
    for locale in LOCALES:
        for phrase in said:
            phrases(locale).render(phrase)
    return []


def _phrases(part: object) -> Iterator[Phrase]:
    """Every phrase of a view."""
    if isinstance(part, Phrase):
        yield part
    elif is_dataclass(part):
        for field in fields(part):
            yield from _phrases(getattr(part, field.name))
    elif isinstance(part, Mapping):
        yield from _phrases(tuple(part.values()))
    elif isinstance(part, (tuple, list)):
        for item in part:
            yield from _phrases(item)
