"""The book frozen as an edition, and what its pages say otherwise since each."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from poker_rulebook.book.load import FOLDER, VERSION, Book, CompiledPages, Frozen, frozen
from poker_rulebook.book.repository import EDITIONS
from poker_rulebook.changes.compared import Pairs, TextPiece, by_word, pairs
from poker_rulebook.document.edition import BookView, ChangedPage, Past, PastEdition, Texts
from poker_rulebook.folders import git, write_whole
from poker_rulebook.language.sentences import name_of
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.book import book_view
from poker_rulebook.pages.past import BETWEEN, compiled, parts, renamed, said_in, standing_since

NAME = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
HEAD = "# The editions of this book, the oldest first: `rulebook edition NAME` adds one.\n"

Pieces = tuple[TextPiece, ...]  # of a sentence


class CannotFreeze(ValueError):
    """The edition cannot be made; the message says why."""


def freeze(book: Book, name: str, day: str) -> Path:
    """Write what the book says as the edition of that name, and give the file. Raises CannotFreeze, OSError.

    day    on which it is published, as 2026-11-27
    """
    file, entries = book.folder / FOLDER / f"{name}.json", book.folder / "games" / EDITIONS
    refuse_name(book, name)
    folder = book.folder
    head = git(folder, "rev-parse", "HEAD")
    if head and git(folder, "status", "--porcelain", "--", "games", "schema"):
        raise CannotFreeze(
            "the book has changes that are not committed: commit them, as an edition is a commit"
        )
    commit = (head or b"").decode().strip()
    ids = {path: list(found) for path, found in parts(book).items()}
    said = {"version": VERSION, "parts": ids, "pages": compiled(book_view(book))}
    file.parent.mkdir(exist_ok=True)
    write_whole(file, (json.dumps(said, ensure_ascii=False, indent=1) + "\n").encode())
    known = entries.read_text("utf-8") if entries.exists() else HEAD
    entry = f"- {{name: '{name}', day: '{day}'{commit and f', commit: {commit}'}}}\n"
    write_whole(entries, (known + entry).encode())
    return file


def refuse_name(book: Book, name: str) -> None:
    """Raises CannotFreeze for what no new edition can be called."""
    if not NAME.fullmatch(name):
        wanted = "small letters, digits and hyphens, such as 2026-11"
        raise CannotFreeze(f"{name!r} is not a name of an edition: {wanted}")
    if name in (entry["name"] for entry in book.editions):
        raise CannotFreeze(f"the edition {name} is there already: an edition is not written again")


def past_of(book: Book, view: BookView) -> Past:
    """Every edition beside the book as it is; nothing for the edition of a house, which has other pages."""
    editions = [] if book.house else frozen(book)
    former = {path: {old: now for now, ids in of.items() for old in ids} for path, of in parts(book).items()}
    moved = {path: ids for path, ids in former.items() if ids}
    if not editions:
        return Past(moved=moved)
    now, there = compiled(view), renamed(book)
    shown = [PastEdition.of(it, there, _changes(it, now, there)) for it in editions]
    return Past(tuple(shown), standing_since(now, editions, there), moved)


def _changes(it: Frozen, now: CompiledPages, there: Mapping[str, str]) -> Iterator[ChangedPage]:
    """What the pages of today say otherwise than those of an edition, the same of several at the first of them alone; then the
    pages that are gone.    there    from `renamed`"""
    before: dict[str, dict[str, Texts]] = {}
    for (path, id_), text in said_in(it, there).items():
        before.setdefault(path, {})[id_] = text
    told: dict[str, set[Pieces]] = {locale: set() for locale in LOCALES}
    was = {there[path]: path for path in it.pages if path in there}
    for path, page in now.items():
        name = name_of(page["name"])
        if path not in was:
            yield ChangedPage(path, name, "added")
            continue
        old = {"": it.pages[was[path]]["name"], **before.get(path, {})}
        new = {"": page["name"], **page["rules"]}
        said = {
            it: list(_new_changes(pairs(_sentences(old, it), _sentences(new, it)), told[it]))
            for it in LOCALES
        }
        status = "changed" if was[path] == path else "renamed"
        if status == "renamed" or any(said.values()):
            yield ChangedPage(path, name, status, said)
    for path, page in it.pages.items():
        if path not in there:
            yield ChangedPage(path, name_of(page["name"]), "removed")


def _new_changes(changed: Pairs, told: set[Pieces]) -> Iterator[Pieces]:
    """Each pair of sentences in pieces, where their words have not changed in the same way before.    told    is added to"""
    for pair in changed:
        pieces = tuple(by_word(*pair))
        words = tuple(piece for piece in pieces if piece[0] != "kept")
        if words not in told:
            yield pieces
        told.add(words)


def _sentences(rules: Mapping[str, Texts], locale: str) -> dict[str, list[str]]:
    return {id_: text[locale].split(BETWEEN) for id_, text in rules.items() if locale in text}
