"""Table cards: each game on one page of A5, to lie beside the dealer."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from generator.paper.said import said
from generator.paper.typesetting import Job, job, print_all
from generator.view import views
from generator.view.text import plain


def print_cards(books: Mapping[str, views.Book], out: Path) -> list[Path]:
    """Writes cards/<game>-<locale>.pdf into `out`, one page each, and gives their paths.

    Raises PaperError that names the card whose words do not fit on the page, and MissingFont.
    """
    return print_all(card_jobs(books, out))


def card_jobs(books: Mapping[str, views.Book], out: Path) -> list[Job]:
    """The same, to be printed together with other jobs."""
    return [
        job("card.typ", card_data(book, game), out / "cards" / f"{game.id}-{locale}.pdf")
        for locale, book in books.items()
        for game in book.games
    ]


def card_data(book: views.Book, game: views.Game) -> dict[str, object]:
    """What the template shows of one game."""
    locale = book.locale
    other = "" if game.other_name == game.name else game.other_name
    names = {"name": game.name, "other_name": other, "book": book.title}
    steps = [
        (title if not label.startswith(title) else "", label, bool(title)) for title, label in game.card.steps
    ]
    return {
        **said({locale: game.card}),
        **said({locale: names}),
        "locales": [locale],
        "steps": [
            {**said({locale: {"title": title, "label": label}}), "street": street}
            for title, label, street in steps
        ],
        "plain_title": plain(f"{game.name} – {book.labels['table-card']}", locale),
        "digest": game.digest,
    }
