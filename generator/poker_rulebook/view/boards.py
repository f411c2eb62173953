"""Boards that need a picture: their places, groups and cards, their legend, and how they are read aloud."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from poker_rulebook.book.model import MAIN, Game, boards_dealt
from poker_rulebook.book.parts import Layout
from poker_rulebook.cards import text
from poker_rulebook.view.memo import memoized
from poker_rulebook.view.phrases import card_label
from poker_rulebook.view.sentences import Phrase, heading, joined, say, written
from poker_rulebook.view.shares import one_from_each
from poker_rulebook.view.step_rules import removes_lines
from poker_rulebook.view.views import Board, Cell, Group


@memoized
def game_boards(game: Game) -> tuple[Board, ...]:
    """The boards that need a picture: all but one plain line of cards."""
    drawn = (one for one in game.layouts if one.id != MAIN and max(len(one.grid), len(one.lines)) > 1)
    return tuple(board_picture(game, layout, {}) for layout in drawn)


def board_picture(
    game: Game, layout: Layout, cards: Mapping[str, int], aside: Mapping[str, int] | None = None
) -> Board:
    """A layout with its known cards. aside    known cards that are out of play"""
    streets = {slot: step.id for step in game.board_deals for slot in step.slots}
    out = aside or {}
    known = {slot: text(card) for slot, card in (*cards.items(), *out.items())}
    rows = tuple(
        tuple(Cell(slot, known.get(slot, ""), streets.get(slot, ""), slot in out) for slot in row)
        for row in layout.grid
    )
    named = tuple(Group(g.id, written(g.name), g.slots) for g in layout.lines if g.name)
    groups = named if len(named) > 1 else ()
    shown = tuple(say("alt-row", slots=tuple(_spoken(c) for c in row if c.slot)) for row in rows)
    return Board(
        id=layout.id or "board",
        name=heading(written(layout.name)) if layout.name else "",
        rows=rows,
        groups=groups,
        note=_note(game, layout, len(groups)),
        alt=say("alt-board", n=len(shown), rows=shown),
        legend=_legend(layout, groups),
    )


def _legend(layout: Layout, groups: tuple[Group, ...]) -> Phrase:
    """What the colours of a picture mean."""
    if layout.one_from_each:
        return say("legend-one-from-each")
    slots = [slot for group in groups for slot in group.slots]
    return say("legend-groups", n=len(groups)) if len(slots) > len(set(slots)) else ""


def _spoken(cell: Cell) -> Phrase:
    """A place as a screen reader says it: its card in words, or its label."""
    said = card_label(cell.card) if cell.card else cell.slot
    return say("alt-out", card=said) if cell.out else said


def _note(game: Game, layout: Layout, groups: int) -> Phrase:
    if layout.one_from_each:
        return joined([one_from_each(layout), _burned(game, layout)])
    if removes_lines(game):
        streets = [deal.street for deal in game.board_deals]
        named = (
            say("board-rows-streets", r=groups)
            if streets == ["flop", "turn", "river"]
            else say("board-rows", r=groups)
        )
        return joined([named, _burned(game, layout)])
    if boards_dealt(game):
        return joined([say("board-parallel", n=groups), _burned(game, layout)])
    return say("board-groups", n=groups) if groups else ""


def _burned(game: Game, layout: Layout) -> Phrase:
    """Says that one burn serves all boards or rows, and their order; '' where some deal to the board has no burn."""
    if not all(deal.burns for deal in game.board_deals):
        return ""
    if layout.one_from_each:
        columns = [slot for column in zip(*layout.grid, strict=True) for slot in column]
        return say("board-burned-by-columns" if _in_order(game, columns) else "board-burned")
    lines = [slot for line in layout.lines for slot in line.slots]
    first = written(layout.lines[0].name)
    return say("board-burned-in-order", first=first) if _in_order(game, lines) else say("board-burned")


def _in_order(game: Game, slots: Sequence[str]) -> bool:
    """Whether every deal to the board fills slots in this order, and only these slots."""
    dealt = [slot for deal in game.board_deals for slot in deal.slots]
    if not set(dealt) <= set(slots):  # on no line, or on another board
        return False
    places = [[slots.index(slot) for slot in deal.slots] for deal in game.board_deals]
    return all(order == sorted(order) for order in places)
