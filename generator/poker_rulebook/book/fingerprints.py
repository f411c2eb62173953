"""Digests of what a result follows from: the program, and every file of the book."""

from __future__ import annotations

from poker_rulebook.book.files import Unreadable, contents
from poker_rulebook.book.load import Book
from poker_rulebook.kept import digest_of, program_digest

GLOSSARY = "games/glossary.yaml"
# what pages depend on besides
GENERAL = ("games/measured.yaml", "games/rules/", "games/tda.yaml", GLOSSARY)
SHARED = ("games/decks.yaml", "games/common/", "games/rankings/", "schema/")  # what every example depends on


def fingerprints(book: Book, *rooms: str) -> dict[str, str]:
    """A digest of the program, or of these rooms of it with all that they import, and one of every file of the book."""
    prints = {"": program_digest(*rooms)}
    kinds = ("schema/*.json", "games/**/*.yaml", "games/houses/*.svg", "editions/*/*.json")
    for path in sorted(path for kind in kinds for path in book.folder.glob(kind)):
        try:
            content = contents(path, book.folder)
        except Unreadable as error:
            content = str(error).encode()
        prints[path.relative_to(book.folder).as_posix()] = digest_of([content])
    return prints
