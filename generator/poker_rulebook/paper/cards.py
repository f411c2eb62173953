"""Table cards: each game on one page of A5, an open-face game on A6, to lie beside the dealer."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from poker_rulebook.paper.said import said
from poker_rulebook.paper.typesetting import Job, job
from poker_rulebook.view.book import Edition
from poker_rulebook.view.phrases import phrases, plain
from poker_rulebook.view.views import GameView


def card_jobs(books: Mapping[str, Edition], out: Path) -> list[Job]:
    """The jobs that make cards/<game>-<locale>.pdf in `out`, one page each.

    Printing raises PaperError that names the card whose words do not fit on the page.
    """
    return [
        job("card.typ", card_data(book, game), out / "cards" / f"{game.id}-{locale}.pdf")
        for locale, book in books.items()
        for game in book.games
    ]


def card_data(book: Edition, game: GameView) -> dict[str, object]:
    """What the template shows of one game."""
    locales, render = [book.locale], phrases(book.locale).render
    other = "" if render(game.other_name) == render(game.name) else game.other_name
    names = {"name": game.name, "other_name": other, "book": book.title}
    steps = [
        (title if not render(label).startswith(render(title)) else "", label, bool(title))
        for title, label in game.card.steps
    ]
    royalties = next((section.title for section in game.sections if section.royalties), "")
    return {
        **said(game.card, locales),
        **said(names, locales),
        "locales": locales,
        "steps": [
            {**said({"title": title, "label": label}, locales), "street": street}
            for title, label, street in steps
        ],
        "royalties-title": said(royalties, locales),
        "plain_title": f"{plain(game.name, book.locale)} – {plain(book.labels['table-card'], book.locale)}",
        "digest": game.digest,
    }
