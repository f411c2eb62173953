"""Worked examples as they are shown: who wins what, the board, and the hand as players tell it."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.build import MAIN
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game
from poker_rulebook.play.comparing import layout_in_force
from poker_rulebook.play.examples import Result, run
from poker_rulebook.view import example_views, layouts, told_rows
from poker_rulebook.view.boards import board_picture
from poker_rulebook.view.sentences import Phrase, heading, say, written
from poker_rulebook.view.told import told
from poker_rulebook.view.told_end import result as result_of
from poker_rulebook.view.told_shown import shown


def example_view(book: Book, game: Game, example: Example) -> example_views.Example:
    """The executed example. The game has passed `check`, so that it comes out as written."""
    found = run(book, game, example)
    names = list(example.seats)
    pictures: tuple[example_views.Layout, ...] = ()
    if found.outcome is not None:
        who_wins, lines = told_rows.example(found, example)
        pictures = layouts.layouts(found.game, example, found.outcome)
    elif found.hand is not None:
        who_wins = result_of(found.game, found.hand, names)
        lines = told(found.game, found.hand, names, example.actions)
    else:
        who_wins, lines = shown(found, example)
    return example_views.Example(
        id=example.id,
        title=written(example.title),
        conditions=tuple(_conditions(game, example, told=found.hand is not None)),
        result=who_wins,
        board=_board(found),
        lines=lines,
        layouts=pictures,
        chosen=example.print,
    )


def _conditions(game: Game, example: Example, *, told: bool) -> Iterator[Phrase]:
    """Choices other than the default; the head of a told hand names the format."""
    for option, choice in example.options.items():
        if option != "limit":
            found = next(o for o in game.options if o.id == option)
            yield written(next(c for c in found.choices if c.id == choice).text or {})
        elif not told:
            yield heading(say(f"limit-{choice}"))


def _board(result: Result) -> example_views.Board | None:
    """The board at the showdown, unless it lies in one line."""
    if result.table is None:
        return None
    layout = layout_in_force(result.game, result.table.outcomes)
    if layout is None or layout.id == MAIN:
        return None
    if not result.table.board and not result.table.aside:  # no board in the game that was chosen
        return None
    return board_picture(result.game, layout, result.table.board, result.table.aside)
