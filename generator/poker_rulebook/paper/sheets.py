"""Mix sheets: the games of a mix in the order of play, on one page of A4 to lie on the table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from poker_rulebook.paper.said import said
from poker_rulebook.paper.typesetting import Job, job
from poker_rulebook.view.book import Edition
from poker_rulebook.view.book_views import MixView
from poker_rulebook.view.phrases import plain


def sheet_jobs(books: Mapping[str, Edition], out: Path) -> list[Job]:
    """The jobs that make mixes/<mix>-<locale>.pdf in `out`, one page each.

    Printing raises PaperError that names the sheet whose words do not fit on the page.
    """
    return [
        job("sheet.typ", sheet_data(book, mix), out / "mixes" / f"{mix.id}-{locale}.pdf")
        for locale, book in books.items()
        for mix in book.mixes
    ]


def sheet_data(book: Edition, mix: MixView) -> dict[str, object]:
    """What the template shows of one mix."""
    locales = [book.locale]
    words = {key: book.labels[key] for key in ("column-game", "mix-change", "deal-and-betting", "players")}
    players = next(fact.value for fact in mix.facts if fact.id == "players")
    return {
        **said(mix, locales),
        "players": said(players, locales),
        "labels": said(words, locales),
        "book": said(book.title, locales),
        "locales": locales,
        "plain_title": f"{plain(mix.name, book.locale)} – {plain(book.labels['mix-sheet'], book.locale)}",
    }
