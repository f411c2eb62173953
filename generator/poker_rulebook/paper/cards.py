"""Table cards: each game on one page of A5, an open-face game on A6, to lie beside the dealer."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from poker_rulebook.paper.said import said
from poker_rulebook.paper.typesetting import Job, job
from poker_rulebook.view import book_views, views
from poker_rulebook.view.text import plain


def card_jobs(books: Mapping[str, book_views.Book], out: Path) -> list[Job]:
    """The jobs that make cards/<game>-<locale>.pdf in `out`, one page each.

    Printing raises PaperError that names the card whose words do not fit on the page.
    """
    return [
        job("card.typ", card_data(book, game), out / "cards" / f"{game.id}-{locale}.pdf")
        for locale, book in books.items()
        for game in book.games
    ]


def card_data(book: book_views.Book, game: views.Game) -> dict[str, object]:
    """What the template shows of one game."""
    locale = book.locale
    other = "" if game.other_name == game.name else game.other_name
    names = {"name": game.name, "other_name": other, "book": book.title}
    steps = [
        (title if not label.startswith(title) else "", label, bool(title)) for title, label in game.card.steps
    ]
    royalties = next((section.title for section in game.sections if section.royalties), "")
    return {
        **said({locale: game.card}),
        **said({locale: names}),
        "locales": [locale],
        "steps": [
            {**said({locale: {"title": title, "label": label}}), "street": street}
            for title, label, street in steps
        ],
        "royalties-title": said({locale: royalties}),
        "plain_title": plain(f"{game.name} – {book.labels['table-card']}", locale),
        "digest": game.digest,
    }
