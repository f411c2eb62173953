"""The whole book."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from poker_rulebook.book.load import Book
from poker_rulebook.view import book_views, views
from poker_rulebook.view.chapters import part_views
from poker_rulebook.view.citations import rule_numbers
from poker_rulebook.view.facts import COLUMNS, overview_row
from poker_rulebook.view.game import game_view
from poker_rulebook.view.glossary import word_view
from poker_rulebook.view.mixes import mix_view
from poker_rulebook.view.sentences import heading, say

FAMILIES = ("flop", "stud", "draw", "hybrid", "open-face")
LABELS = (
    "contents games all-games index examples example notes history sources options default at-a-glance "
    "board hand-ranking chances table-card also-called players column-game column-class "
    "column-sample permalink page families "
    "mixes mixes-text mix-order mix-rules mix-change mix-sheet in-mixes deal-and-betting general-rules "
    "general-rules-short general-rules-text role-page-player role-page-dealer role-page-floor "
    "role-text-player role-text-dealer role-text-floor case-if case-then worked-cases see-also glossary "
    "glossary-text game-rules game-chapters other-choices"
).split()


def book_view(book: Book) -> book_views.Book:
    """Every game of the book, by family, with the tables over all of them."""
    games = [game_view(book, game) for game in book.games.values()]
    mixes = [mix_view(book, mix) for mix in book.mixes.values()]
    return book_views.Book(
        title=say("title"),
        subtitle=say("subtitle"),
        families=tuple(_families(games)),
        overview_columns=tuple(heading(say(f"column-{c}")) for c in ("game", *COLUMNS)),
        overview=tuple(overview_row(game) for game in book.games.values()),
        labels={key: heading(say(key)) for key in LABELS},
        mixes=tuple(
            sorted(mixes, key=lambda mix: (len(mix.games), mix.id))
        ),  # from the fewest games to the most
        parts=part_views(book),
        words=tuple(word_view(book, term, rule_numbers(book)) for term in book.terms.values()),
    )


def _families(games: Sequence[views.Game]) -> Iterator[book_views.Family]:
    for family in FAMILIES:
        members = tuple(game for game in games if game.family == family)
        if members:
            text = say(f"family-text-{family}")
            yield book_views.Family(family, heading(say(f"family-{family}")), text, members)
