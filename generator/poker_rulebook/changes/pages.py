"""The two books that are compared, a folder or what a revision of it held; their pages, each made when it is asked for;
and the sentences of both side by side, in each language.
"""

from __future__ import annotations

import io
import re
import shutil
import tempfile
import zipfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from functools import cache, cached_property
from itertools import zip_longest
from pathlib import Path
from typing import Literal, TypeVar

from poker_rulebook.book import check
from poker_rulebook.book.load import Book, load
from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.problems import BookError, Problem
from poker_rulebook.folders import git
from poker_rulebook.languages import LOCALES
from poker_rulebook.play.reading import InputError
from poker_rulebook.play.script import run
from poker_rulebook.view.chapters import chapter_view
from poker_rulebook.view.citations import rule_numbers
from poker_rulebook.view.game import game_view
from poker_rulebook.view.mixes import mix_view
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import Phrase, written
from poker_rulebook.view.tree import sentences_in
from poker_rulebook.view.views import ChapterView, GameView, MixView

KINDS = ("games", "mixes", "chapters")
CHECKS = {"games": check.of_game, "mixes": check.of_mix, "chapters": check.of_chapter}
T = TypeVar("T")
NOW = "the files as they are"
ASKED = re.compile(rb"^( *)asked:.*\n(?:\1 +\S.*\n)*", re.MULTILINE)  # with the further lines of its list


class UnknownRevision(ValueError):
    """The name is neither a folder nor a revision; the message says what to name."""


@dataclass(frozen=True)
class BookSide:
    """One of the two. name    as it was given"""

    name: str
    book: Book

    def problems(self, kind: str, id_: str) -> list[Problem]:
        """What is wrong with the file of a game, mix or chapter, or with what it needs."""
        return CHECKS[kind](self.book, id_)

    def text(self, file: str) -> str | None:
        """What a file says, named as from the folder of the book; None where there is none."""
        path = self.book.folder / file
        return path.read_text("utf-8", errors="replace") if path.is_file() else None

    def files(self) -> set[str]:
        folder = self.book.folder
        return {path.relative_to(folder).as_posix() for path in (folder / "games").rglob("*.yaml")}


@contextmanager
def opened(name: str | None, own: Book) -> Iterator[BookSide]:
    """The side of that name: a folder with games/ and schema/, or a revision of the folder of `own`; None for `own`.

    A revision is read with today's schemas and program: it is the book that has changed. Raises UnknownRevision.
    """
    if name is None:
        yield BookSide(NOW, own)
        return
    folder = Path(name)
    if name and (folder / "games").is_dir():
        try:
            book = own if folder.resolve() == own.folder else load(folder)
        except BookError as error:
            raise UnknownRevision(f"{folder} {error.problems[0].message}") from None
        yield BookSide(name, book)
        return
    commit = git(own.folder, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}")
    if commit is None:
        if shutil.which("git") is None:
            raise UnknownRevision(
                f"{name!r} is no folder with games/, and git, which knows revisions, is not here"
            )
        what = "neither a folder with games/ nor a revision"
        raise UnknownRevision(f"{name!r} is {what}: name one, such as main, HEAD~1 or ../other-book")
    archive = git(own.folder, "archive", "--format=zip", commit.decode().strip(), "games")
    if archive is None:
        raise UnknownRevision(f"the revision {name!r} has no folder games/ here")
    with tempfile.TemporaryDirectory(prefix="rulebook-") as scratch:
        with zipfile.ZipFile(
            io.BytesIO(archive)
        ) as packed:  # writes below the folder only, and links as plain files
            packed.extractall(scratch)
        shutil.copytree(own.folder / "schema", Path(scratch) / "schema")
        _leave_asked_out(Path(scratch) / "games")
        yield BookSide(name, load(Path(scratch)))


def _leave_asked_out(games: Path) -> None:
    """Take `asked:` out of the files of a revision in which it was not yet in games/asked/: no schema knows it there."""
    for path in games.rglob("*.yaml"):
        if b"asked:" in (text := path.read_bytes()) and path.parent.name != "asked":
            path.write_bytes(ASKED.sub(b"", text))


def uncommitted(own: Book, base: str, head: str | None) -> Iterator[str]:
    """A note about files that are not as they were committed, where a revision is compared."""
    if all(name is None or Path(name).is_dir() for name in (base, head)):
        return
    said = git(own.folder, "status", "--porcelain", "--", "games")
    files = [line[3:] for line in (said or b"").decode("utf-8", "replace").splitlines()]
    if files:
        how = "as they are now" if head is None else "as they were committed, not as they are now"
        yield f"compared {how}: {', '.join(files)}"


# --- their pages


class PagesCompared:
    """Every method gives what stands on the page before, and after."""

    def __init__(self, base: BookSide, head: BookSide):
        self.sides = base, head
        self.books: tuple[Book, Book] = base.book, head.book
        self.games = cache(self._games)

    def _both(self, made: Callable[[Book], T]) -> tuple[T, T]:
        old, new = self.books
        return made(old), made(new)

    def rules(self, id_: str) -> tuple[Game, Game]:
        return self._both(lambda book: book.games[id_])

    def _games(self, id_: str) -> tuple[GameView, GameView]:
        return self._both(lambda book: view_of_game(book, id_))

    def mixes(self, id_: str) -> tuple[MixView, MixView]:
        return self._both(lambda book: mix_view(book, book.mixes[id_]))

    def chapters(self, id_: str) -> tuple[ChapterView, ChapterView]:
        old, new = (
            chapter_view(book, book.chapters[id_], numbers)
            for book, numbers in zip(self.books, self._numbers, strict=True)
        )
        return old, new

    @cached_property
    def _numbers(self) -> tuple[dict[str, str], dict[str, str]]:
        return self._both(rule_numbers)

    @cached_property
    def files(self) -> frozenset[str]:
        """Files of games/ that do not say the same on both sides."""
        base, head = self.sides
        return frozenset(file for file in base.files() | head.files() if base.text(file) != head.text(file))


def view_of_game(book: Book, id_: str) -> GameView:
    """Without the examples that cannot be played: those of a change that is not finished."""
    return game_view(book, playable(book, book.games[id_]))


def playable(book: Book, game: Game) -> Game:
    """The game with those of its examples that can be played."""
    return replace(game, examples=[example for example in game.examples if _runs(book, game, example)])


def _runs(book: Book, game: Game, example: Example) -> bool:
    try:
        run(book, game, example)
    except InputError:
        return False
    return True


# --- sentences of two pages, side by side: which say something else now

Pairs = list[tuple[str, str]]  # before and after; '' where a sentence is new, or gone
Words = dict[str, Pairs]  # locale -> pairs
Piece = tuple[Literal["kept", "gone", "new"], str]

# What a game's page says in its own words: the streets, the card and the base repeat it.
RULES = ("name", "essence", "peculiar", "sections", "rankings", "options", "notes", "history")
FACTS = ("facts", "counted")
CHANCES = ("chances_text", "chances")

_WORD = re.compile(r"\s+|[A-Za-z0-9'’]+|[ァ-ヴー]+|[一-龥々]+|.", re.DOTALL)


def of_game(view: GameView, parts: Iterable[str]) -> list[tuple[str, Phrase]]:
    """The sentences of some parts of a game's page, each with its address."""
    return [found for part in parts for found in sentences_in(getattr(view, part), part)]


def titles_of(game: Game) -> list[tuple[str, Phrase]]:
    """Those of the examples, also of one that cannot be played."""
    return [(example.id, written(example.title)) for example in game.examples]


def changed_sentences(before: Iterable[tuple[str, Phrase]], after: Iterable[tuple[str, Phrase]]) -> Words:
    """What differs, in every language; a language in which nothing does has an empty list."""
    before, after = list(before), list(after)
    return {locale: _pairs(_by_address(before, locale), _by_address(after, locale)) for locale in LOCALES}


def _by_address(said: Iterable[tuple[str, Phrase]], locale: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for address, phrase in said:
        found.setdefault(address, []).append(plain(phrase, locale).strip())
    return found


def _pairs(before: dict[str, list[str]], after: dict[str, list[str]]) -> Pairs:
    """Pairs in the order of the page; a sentence that only stands elsewhere now is none."""
    pairs: Pairs = []
    for address in [*after, *(address for address in before if address not in after)]:
        old, new = before.get(address, []), after.get(address, [])
        for tag, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
            if tag != "equal":
                pairs += zip_longest(old[a:b], new[c:d], fillvalue="")
    gone = {old for old, new in pairs if not new}
    come = {new for old, new in pairs if not old}
    moved = gone & come
    kept = [(old, new) for old, new in pairs if (old and new) or old + new not in moved]
    return list(dict.fromkeys(kept))


def by_word(before: str, after: str) -> Iterator[Piece]:
    """The pair word by word, in order: what was kept, what is gone, what is new. A word of Japanese is a run of one script."""
    old, new = _WORD.findall(before), _WORD.findall(after)
    for tag, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag == "equal":
            yield "kept", "".join(old[a:b])
            continue
        if a < b:
            yield "gone", "".join(old[a:b])
        if c < d:
            yield "new", "".join(new[c:d])
