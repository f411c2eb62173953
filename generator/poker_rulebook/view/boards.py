"""Pictures of boards: grids of slots, with or without cards, and the groups that may be used."""

from __future__ import annotations

from collections.abc import Mapping

from poker_rulebook.book.build import MAIN
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Layout
from poker_rulebook.cards import text
from poker_rulebook.view import example_views
from poker_rulebook.view.cards_used import one_from_each
from poker_rulebook.view.phrases import Phrases
from poker_rulebook.view.steps import boards_dealt, removes_lines
from poker_rulebook.view.text import card_label, plain
from poker_rulebook.view.wording import heading, written


def game_boards(say: Phrases, game: Game) -> tuple[example_views.Board, ...]:
    """The boards that need a picture: all but one plain line of cards."""
    return tuple(board_picture(say, game, layout, {}) for layout in game.layouts if layout.id != MAIN)


def board_picture(
    say: Phrases, game: Game, layout: Layout, cards: Mapping[str, int], aside: Mapping[str, int] | None = None
) -> example_views.Board:
    """One layout with the cards that are known; aside: those of them that are out of play."""
    streets = {slot: step.id for step in game.board_deals for slot in step.slots}
    out = aside or {}
    known = {slot: text(card) for slot, card in (*cards.items(), *out.items())}
    rows = tuple(
        tuple(
            example_views.Cell(slot, known.get(slot, ""), streets.get(slot, ""), slot in out) for slot in row
        )
        for row in layout.grid
    )
    named = tuple(example_views.Group(g.id, written(say, g.name), g.slots) for g in layout.lines if g.name)
    groups = named if len(named) > 1 else ()
    shown = tuple(say.say("alt-row", slots=tuple(_spoken(say, c) for c in row if c.slot)) for row in rows)
    return example_views.Board(
        id=layout.id or "board",
        name=heading(written(say, layout.name)) if layout.name else "",
        rows=rows,
        groups=groups,
        note=_note(say, game, layout, len(groups)),
        alt=plain(
            say.say("alt-board", n=len(shown), rows=("／" if say.locale == "ja" else "; ").join(shown)),
            say.locale,
        ),
    )


def _spoken(say: Phrases, cell: example_views.Cell) -> str:
    """A place as a screen reader says it: its card in words, or its label."""
    said = card_label(cell.card, say.locale) if cell.card else cell.slot
    return say.say("alt-out", card=said) if cell.out else said


def _note(say: Phrases, game: Game, layout: Layout, groups: int) -> str:
    if layout.one_from_each:
        return one_from_each(say, layout)
    if removes_lines(game):
        return say.say("board-rows", r=groups)
    if boards_dealt(game):
        return say.say("board-parallel", n=groups)
    return say.say("board-groups", n=groups) if groups else ""
