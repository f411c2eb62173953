"""The two books that are compared: a folder, or what a revision of it held."""

from __future__ import annotations

import io
import shutil
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from poker_rulebook.book.check import of_chapter, of_game, of_mix
from poker_rulebook.book.load import Book, load
from poker_rulebook.book.problems import BookError, Problem
from poker_rulebook.folders import git

CHECKS = {"games": of_game, "mixes": of_mix, "chapters": of_chapter}


NOW = "the files as they are"
BRANCHES = ("main", "origin/main", "HEAD")  # what is there of them, in this order, is what was published


class UnknownRevision(ValueError):
    """The name is neither a folder nor a revision; the message says what to name."""


@dataclass(frozen=True)
class Side:
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
def opened(name: str | None, own: Book) -> Iterator[Side]:
    """The side of that name: a folder with games/ and schema/, or a revision of the folder of `own`; None for `own`.

    A revision is read with today's schemas and program: it is the book that has changed. Raises UnknownRevision.
    """
    if name is None:
        yield Side(NOW, own)
        return
    folder = Path(name)
    if name and (folder / "games").is_dir():
        try:
            book = own if folder.resolve() == own.folder else load(folder)
        except BookError as error:
            raise UnknownRevision(f"{folder} {error.problems[0].message}") from None
        yield Side(name, book)
        return
    commit = git(own.folder, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}")
    if commit is None:
        what = "neither a folder with games/ nor a revision"
        raise UnknownRevision(f"{name!r} is {what}: name one, such as main, HEAD~1 or ../other-book")
    archive = git(own.folder, "archive", commit.decode().strip(), "games")
    if archive is None:
        raise UnknownRevision(f"the revision {name!r} has no folder games/ here")
    with tempfile.TemporaryDirectory(prefix="rulebook-") as scratch:
        with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
            packed.extractall(scratch, filter="data")
        shutil.copytree(own.folder / "schema", Path(scratch) / "schema")
        yield Side(name, load(Path(scratch)))


def uncommitted(own: Book, base: str, head: str | None) -> Iterator[str]:
    """A note about files that are not as they were committed, where a revision is compared."""
    if all(name is None or Path(name).is_dir() for name in (base, head)):
        return
    said = git(own.folder, "status", "--porcelain", "--", "games")
    files = [line[3:] for line in (said or b"").decode("utf-8", "replace").splitlines()]
    if files:
        how = "as they are now" if head is None else "as they were committed, not as they are now"
        yield f"compared {how}: {', '.join(files)}"


def changed_files(own: Book) -> dict[str, str | None]:
    """Files of games/ that are not as they were where this work left the branch main, and what they said there.

    Nothing where no history is known; None for a file that was not there.
    """
    base = next(filter(None, (git(own.folder, "merge-base", "HEAD", name) for name in BRANCHES)), None)
    if base is None:
        return {}
    commit = base.decode().strip()
    changed = git(own.folder, "diff", "--name-only", "-z", "--relative", commit, "--", "games")
    new = git(own.folder, "ls-files", "-z", "--others", "--exclude-standard", "--", "games")
    files = sorted(filter(None, ((changed or b"") + (new or b"")).decode("utf-8", "replace").split("\0")))
    before = ((file, git(own.folder, "show", f"{commit}:./{file}")) for file in files)
    return {file: None if said is None else said.decode("utf-8", "replace") for file, said in before}
