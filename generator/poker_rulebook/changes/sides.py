"""The two books that are compared: a folder or what a revision of it held, and the pages of both."""

from __future__ import annotations

import io
import re
import shutil
import tempfile
import zipfile
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from poker_rulebook.book import check
from poker_rulebook.book.load import Book, load
from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.problems import BookError, Problem
from poker_rulebook.book.repository import Repository
from poker_rulebook.book.source import Source
from poker_rulebook.document.views import ChapterView, GameView, MixView
from poker_rulebook.folders import git
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.citations import rule_numbers
from poker_rulebook.pages.game import game_view
from poker_rulebook.pages.general_rules import chapter_view
from poker_rulebook.pages.mixes import mix_view
from poker_rulebook.play.parser import InputError
from poker_rulebook.play.script import run

KINDS = ("games", "mixes", "chapters")
OFFERED = {"games": "offered", "mixes": "offered_mixes"}
CHECKS = {"games": check.of_game, "mixes": check.of_mix, "chapters": check.of_chapter}
T = TypeVar("T")
NOW = "the files as they are"
# of a problem: words that are to be read again, and no rule
OF_WORDS = re.compile(rf"pitch\b.*|.*\.(?:of|{'|'.join(LOCALES)})")
# What the file of a game says, and no hand depends on; options are compared one by one.
SPOKEN = frozenset(
    "id name short reading also former family based_on pitch see notes history sources examples options".split()
)
ASKED = re.compile(rb"^( *)asked:.*\n(?:\1 +\S.*\n)*", re.MULTILINE)  # with the further lines of its list


class UnknownRevision(ValueError):
    """The name is neither a folder nor a revision; the message says what to name."""


class BookSide(Struct, frozen=True):
    """One of the two. name    as it was given"""

    name: str
    book: Book

    def source(self, kind: str, id_: str) -> Source:
        """The file of a game, mix or chapter."""
        source: Source = getattr(self.book, kind).source(id_)
        return source

    def problems(self, kind: str, id_: str) -> tuple[list[Problem], list[Problem]]:
        """What is wrong with such a file, or with what it needs: with its rules, and with words that are to be read again.

        A file is right or wrong whatever a house chooses; rules of its own stand in no such file.
        """
        book = self.book.itself
        found = CHECKS[kind](book, id_) if id_ in getattr(book, kind).paths else []
        words = [problem for problem in found if OF_WORDS.fullmatch(problem.path)]
        return [problem for problem in found if problem not in words], words

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
        for path in (Path(scratch) / "games").rglob("*.yaml"):
            if b"asked:" in (text := path.read_bytes()) and path.parent.name != "asked":
                path.write_bytes(ASKED.sub(b"", text))
        yield BookSide(name, load(Path(scratch)))


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
    """Every method takes the id of a page in the second book, and gives what stands on it before, and after."""

    def __init__(self, base: BookSide, head: BookSide):
        self.sides = base, head
        self.books: tuple[Book, Book] = base.book, head.book
        self.games = cache(self._games)

    def sources(self, kind: str, id_: str) -> tuple[Source, Source]:
        base, head = self.sides
        return base.source(kind, self.before(kind, id_)), head.source(kind, id_)

    def rules(self, id_: str) -> tuple[Game, Game]:
        old, new = self.books
        return old.games[self.before("games", id_)], new.games[id_]

    def decided(self, id_: str) -> tuple[dict[str, str], dict[str, str]]:
        """What a house has chosen in the game: option -> choice."""
        rules = self.rules(id_)
        return self.books[0].decided_in(rules[0]), self.books[1].decided_in(rules[1])

    def ids(self, kind: str) -> tuple[Collection[str], Collection[str]]:
        """The pages of both: of games and mixes those that a house offers."""
        found = self.both(lambda book: getattr(book, OFFERED.get(kind, kind)))
        old, new = (there.paths if isinstance(there, Repository) else there for there in found)
        return old, new

    def _games(self, id_: str) -> tuple[GameView, GameView]:
        old, new = self.books
        return view_of_game(old, self.before("games", id_)), view_of_game(new, id_)

    def mixes(self, id_: str) -> tuple[MixView, MixView]:
        old, new = self.books
        return mix_view(old, old.mixes[self.before("mixes", id_)]), mix_view(new, new.mixes[id_])

    def chapters(self, id_: str) -> tuple[ChapterView, ChapterView]:
        ids = self.before("chapters", id_), id_
        old, new = (
            chapter_view(book, book.chapters[name], numbers)
            for book, name, numbers in zip(self.books, ids, self._numbers, strict=True)
        )
        return old, new

    def before(self, kind: str, id_: str) -> str:
        """The id that the page had."""
        return self.renamed[kind].get(id_, id_)

    @cached_property
    def renamed(self) -> dict[str, dict[str, str]]:
        """Kind -> id of a page -> another id that it had."""
        return {kind: dict(self._renamed(kind)) for kind in KINDS}

    def _renamed(self, kind: str) -> Iterator[tuple[str, str]]:
        """By `former:`; also a game that is played as one that is gone."""
        old, new = (getattr(book, kind) for book in self.books)
        gone = {id_: old.source(id_).rules for id_ in old.paths if id_ not in new.paths}
        for id_ in new.paths:
            said = new.source(id_).rules if id_ not in old.paths else None
            if not isinstance(said, dict):
                continue
            for other, rules in gone.items():
                alike = kind == "games" and isinstance(rules, dict) and played_of(rules) == played_of(said)
                if alike or other in said.get("former", ()):
                    yield id_, other
                    break

    def both(self, made: Callable[[Book], T]) -> tuple[T, T]:
        old, new = self.books
        return made(old), made(new)

    @cached_property
    def _numbers(self) -> tuple[dict[str, str], dict[str, str]]:
        return self.both(rule_numbers)

    @cached_property
    def files(self) -> frozenset[str]:
        """Files of games/ that do not say the same on both sides."""
        base, head = self.sides
        return frozenset(file for file in base.files() | head.files() if base.text(file) != head.text(file))


def played_of(rules: Mapping[str, Any]) -> dict[str, Any]:
    """What the file of a game says on which hands depend."""
    return {key: value for key, value in rules.items() if key not in SPOKEN}


def view_of_game(book: Book, id_: str) -> GameView:
    """The view of a game without examples that cannot be played, as an unfinished change may have some."""
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
