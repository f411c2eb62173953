"""Table cards and mix sheets: one page for each, to lie on the table.

A game has a card of A5 beside the dealer, an open-face game one of A6; a mix lists its games in order of play on A4.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from poker_rulebook.paper.said import said
from poker_rulebook.paper.typesetting import Job, job
from poker_rulebook.view.book import Edition
from poker_rulebook.view.book_views import MixView
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
    names = {
        "name": game.name, "other_name": other, "book": book.title,
        "essence": game.essence, "peculiar": game.peculiar,
    }  # fmt: skip
    royalties = next((section.title for section in game.sections if section.royalties), "")
    return {
        **said(game.card, locales),
        **said(names, locales),
        "locales": locales,
        "royalties-title": said(royalties, locales),
        "plain_title": f"{plain(game.name, book.locale)} – {plain(book.labels['table-card'], book.locale)}",
        "digest": game.digest,
    }


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
