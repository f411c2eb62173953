"""The pages of both sides, each made when it is asked for."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, cached_property

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game
from poker_rulebook.changes.sides import Side
from poker_rulebook.play.examples import run
from poker_rulebook.play.reading import InputError
from poker_rulebook.view.book_views import ChapterView, MixView
from poker_rulebook.view.chapters import chapter_view
from poker_rulebook.view.citations import rule_numbers
from poker_rulebook.view.game import game_view
from poker_rulebook.view.mixes import mix_view
from poker_rulebook.view.views import GameView

KINDS = ("games", "mixes", "chapters")


class Pages:
    """Every method gives what stands on the page before, and after."""

    def __init__(self, base: Side, head: Side):
        self.sides = base, head
        self.books: tuple[Book, Book] = base.book, head.book
        self.games = cache(self._games)

    def rules(self, id_: str) -> tuple[Game, Game]:
        old, new = (book.games[id_] for book in self.books)
        return old, new

    def _games(self, id_: str) -> tuple[GameView, GameView]:
        """Without the examples that cannot be played: those of a change that is not finished."""
        old, new = (game_view(book, playable(book, book.games[id_])) for book in self.books)
        return old, new

    def mixes(self, id_: str) -> tuple[MixView, MixView]:
        old, new = (mix_view(book, book.mixes[id_]) for book in self.books)
        return old, new

    def chapters(self, id_: str) -> tuple[ChapterView, ChapterView]:
        old, new = (
            chapter_view(book, book.chapters[id_], numbers)
            for book, numbers in zip(self.books, self._numbers, strict=True)
        )
        return old, new

    @cached_property
    def _numbers(self) -> tuple[dict[str, str], dict[str, str]]:
        old, new = map(rule_numbers, self.books)
        return old, new

    @cached_property
    def files(self) -> frozenset[str]:
        """Files of games/ that do not say the same on both sides."""
        base, head = self.sides
        return frozenset(file for file in base.files() | head.files() if base.text(file) != head.text(file))


def playable(book: Book, game: Game) -> Game:
    """The game with those of its examples that can be played."""
    return replace(game, examples=[example for example in game.examples if _runs(book, game, example)])


def _runs(book: Book, game: Game, example: Example) -> bool:
    try:
        run(book, game, example)
    except InputError:
        return False
    return True
