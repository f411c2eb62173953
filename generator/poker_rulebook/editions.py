"""The book frozen as an edition, and what has changed since each: in words, and in play."""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from poker_rulebook.book.files import SHARED, digest_of_files, fingerprints
from poker_rulebook.book.frozen import FILE, FOLDER, VERSION, CompiledPages, Frozen, frozen
from poker_rulebook.book.load import Book, load
from poker_rulebook.book.model import Game
from poker_rulebook.changes.compared import changed_pages
from poker_rulebook.changes.hands_apart import DEALS, Played, deals_compared
from poker_rulebook.changes.sides import KINDS, NOW, BookSide, PagesCompared, played_of
from poker_rulebook.changes.word_by_word import ChangedWords, by_word
from poker_rulebook.digests import digest_of
from poker_rulebook.kept import Kept
from poker_rulebook.view.book import BookView, book_view
from poker_rulebook.view.past import (
    ChangedPage,
    Past,
    compiled,
    parts,
    past_edition,
    renamed,
    standing_since,
)
from poker_rulebook.view.sentences import Phrase, name_of

NAME = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
PATHS = {"games": "games", "mixes": "mixes", "chapters": "rules"}  # kind of page -> its folder on the site


class CannotFreeze(ValueError):
    """The edition cannot be made; the message says why."""


def freeze(book: Book, name: str, date: str) -> Path:
    """Write the edition of that name, and return its folder. Raises CannotFreeze, OSError."""
    folder = book.folder / FOLDER / name
    if not NAME.fullmatch(name):
        wanted = "small letters, digits and hyphens, such as 2026-11"
        raise CannotFreeze(f"{name!r} is not a name of an edition: {wanted}")
    if folder.exists():
        raise CannotFreeze(f"{FOLDER}/{name} is there already: an edition is not written again")
    ids = {path: list(found) for path, found in parts(book).items()}
    pages = {"version": VERSION, "date": date, "parts": ids, "pages": compiled(book_view(book))}
    folder.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".edition-", dir=folder.parent) as temp:
        scratch = Path(temp) / name
        for part in ("games", "schema"):
            shutil.copytree(book.folder / part, scratch / part)
        text = json.dumps(pages, ensure_ascii=False, indent=1)
        (scratch / FILE).write_text(text + "\n", "utf-8")
        scratch.rename(folder)
    return folder


def past_of(book: Book, view: BookView, deals: int = DEALS) -> Past:
    """Every edition beside the book as it is; nothing for the edition of a house, which has other pages."""
    editions = [] if book.house else frozen(book)
    former = {path: {old: now for now, ids in of.items() for old in ids} for path, of in parts(book).items()}
    moved = {path: ids for path, ids in former.items() if ids}
    if not editions:
        return Past(moved=moved)
    now, there = compiled(view), renamed(book)
    shown = [past_edition(it, now, there, *_changes(book, it, now, deals)) for it in editions]
    return Past(tuple(shown), standing_since(now, editions, there), moved)


def _changes(book: Book, it: Frozen, now: CompiledPages, deals: int) -> tuple[list[ChangedPage], list[str]]:
    """What is different since an edition, and what could not be compared."""
    before, notes = load(book.folder / FOLDER / it.name), list[str]()
    with Kept(book.folder) as kept:
        pages = PagesCompared(BookSide(it.name, before), BookSide(NOW, book), _played(kept, before, book))
        found, choices = changed_pages(pages, deals, notes)
    options = {option["id"]: option for option in book.common_options}
    changed = []
    for name, common in choices.items():
        title = name_of(options[name.partition("=")[0]]["name"])
        changed.append(_changed("", title, "changed", common.sentences, common.play))
    for kind in KINDS:
        for id_, change in found[kind].items():
            path = f"{PATHS[kind]}/{id_}"
            title = name_of((now.get(path) or it.pages[path])["name"])
            changed.append(_changed(path, title, change.status, change.sentences, change.play))
    return changed, notes


def _played(kept: Kept, *books: Book) -> Callable[[Game, Game, int], Played]:
    """Plays deals under the rules of both books, or remembers how many ended otherwise while these were the same."""
    common = [digest_of_files(fingerprints(book.folder, "changes"), *SHARED) for book in books]

    def play(before: Game, after: Game, deals: int) -> Played:
        games = [
            (game, book.games.source(game.id)) for game, book in zip((before, after), books, strict=True)
        ]
        said = [repr((sorted(game.choices.items()), played_of(source.rules))) for game, source in games]

        def made() -> list[int]:
            found = deals_compared(before, after, deals)
            return [found.deals, found.changed, found.winners, found.otherwise]

        return Played(*kept.made(f"deals {deals} {digest_of([*common, *said])}", made))

    return play


def _changed(
    path: str, name: Phrase, status: str, sentences: ChangedWords, play: Played | None
) -> ChangedPage:
    pieces = {locale: [list(by_word(*pair)) for pair in pairs] for locale, pairs in sentences.items()}
    return ChangedPage(path, name, status, pieces, play.deals if play else 0, play.changed if play else 0)
