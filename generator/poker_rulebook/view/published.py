"""As which edition a book is published, so that paper can be cited: an edition by its name, anything later by its day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from msgspec import Struct, to_builtins

from poker_rulebook.book.frozen import GLOSSARY, frozen
from poker_rulebook.book.load import Book
from poker_rulebook.folders import day_of
from poker_rulebook.view.citations import digest_of, game_digest, mix_digest


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


def published_as(book: Book) -> PublishedAs:
    """As which edition the games, mixes, chapters and words of a book are published."""
    last = next(iter(frozen(book)), None)
    if last is None:
        return PublishedAs(day_of(book.folder))
    said = {path: page["digest"] for path, page in last.pages.items()}
    if _digests(book).items() <= said.items():
        return PublishedAs(date.fromisoformat(last.date), last.name)
    return PublishedAs(day_of(book.folder), last.name, changed=True)


def _digests(book: Book) -> dict[str, str]:
    """Path of a page, such as games/razz -> the digest that it bears; but for the rules that a house adds."""
    general = book.itself.chapters
    return {
        **{f"games/{id_}": game_digest(book, id_) for id_ in book.offered},
        **{f"mixes/{id_}": mix_digest(book, mix) for id_, mix in book.offered_mixes.items()},
        **{f"rules/{id_}": digest_of(general.source(id_).value) for id_ in general},
        **glossary_digest([digest_of(to_builtins(term)) for term in book.terms.values()]),
    }


def glossary_digest(words: Sequence[str]) -> dict[str, str]:
    """The path of the glossary and its digest; nothing where there are no words.    words    digest of each"""
    return {GLOSSARY: digest_of(words)} if words else {}
