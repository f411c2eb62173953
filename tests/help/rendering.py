"""Views as a reader of one language sees them, for tests that read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from poker_rulebook.book.load import Book
from poker_rulebook.document.edition import Edition, edition
from poker_rulebook.document.pieces import PLACES, PagePlaces
from poker_rulebook.document.views import GameView
from poker_rulebook.language.phrases import phrases
from poker_rulebook.language.sentences import SAID
from poker_rulebook.pages.book import book_view
from poker_rulebook.pages.game import CORE

View = TypeVar("View")


def rendered(view: View, locale: str) -> View:
    """The same view with marked text for every phrase."""
    return _rendered(view, locale)


def shown_in(book: Book, locale: str) -> Edition:
    """The whole book as it is read in one language."""
    return rendered(edition(book_view(book), locale), locale)


def page_pieces(view: GameView) -> PagePlaces:
    """The pieces of each place of a page but for its examples and their pictures."""
    return {place: pieces for part in CORE for place, pieces in PLACES[part](getattr(view, part)).items()}


def _rendered(part: Any, locale: str) -> Any:
    if part is None or isinstance(part, (int, str)):
        return part
    if isinstance(part, SAID):
        return phrases(locale).render(part)
    if isinstance(part, Struct):
        return replace(
            part, **{name: _rendered(getattr(part, name), locale) for name in part.__struct_fields__}
        )
    if isinstance(part, Mapping):
        made = {key: _rendered(value, locale) for key, value in part.items()}
        return (
            type(part)(made) if isinstance(part, dict) else made
        )  # the words of a page are said when asked for
    if isinstance(part, (tuple, list)):
        return type(part)(_rendered(item, locale) for item in part)
    return part
