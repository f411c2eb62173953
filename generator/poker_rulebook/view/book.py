"""The whole book."""

from __future__ import annotations

from collections.abc import Sequence

from poker_rulebook.book.forest import Tree, families, in_order
from poker_rulebook.book.load import Book
from poker_rulebook.view import book_views
from poker_rulebook.view.chapters import part_views
from poker_rulebook.view.citations import rule_numbers
from poker_rulebook.view.facts import COLUMNS, overview_row
from poker_rulebook.view.game import game_view
from poker_rulebook.view.glossary import word_view
from poker_rulebook.view.mixes import mix_view
from poker_rulebook.view.sentences import heading, say

LABELS = (
    "contents games all-games index examples example notes history sources options default at-a-glance "
    "board hand-ranking chances table-card also-called players column-game column-seat column-class "
    "column-sample word-stacks-before word-stacks-after word-dealt word-wins permalink page families "
    "mixes mixes-text mix-order mix-rules mix-change mix-sheet in-mixes deal-and-betting general-rules "
    "general-rules-short general-rules-text role-page-player role-page-dealer role-page-floor "
    "role-text-player role-text-dealer role-text-floor case-if case-then worked-cases see-also glossary "
    "glossary-text game-rules game-chapters other-choices"
).split()


def book_view(book: Book) -> book_views.Book:
    """Every game of the book by family, each base before its variants, with the tables over all of them."""
    trees = families(book.games.values())
    mixes = [mix_view(book, mix) for mix in book.mixes.values()]
    return book_views.Book(
        title=say("title"),
        subtitle=say("subtitle"),
        families=tuple(_family(book, name, trees[name]) for name in trees),
        overview_columns=tuple(heading(say(f"column-{c}")) for c in ("game", *COLUMNS)),
        overview=tuple(overview_row(game) for game in in_order(book.games.values())),
        labels={key: heading(say(key)) for key in LABELS},
        mixes=tuple(
            sorted(mixes, key=lambda mix: (len(mix.games), mix.id))
        ),  # from the fewest games to the most
        parts=part_views(book),
        words=tuple(word_view(book, term, rule_numbers(book)) for term in book.terms.values()),
    )


def _family(book: Book, name: str, trees: Sequence[Tree]) -> book_views.Family:
    ordered = [found for tree in trees for found in tree.walk()]
    games = tuple(game_view(book, game) for _, game in ordered)
    depths = tuple(depth for depth, _ in ordered)
    return book_views.Family(name, heading(say(f"family-{name}")), say(f"family-text-{name}"), games, depths)
