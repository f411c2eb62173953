"""Boards, and worked examples as they are shown: who wins what, the board, and the hand as players tell it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from poker_rulebook.book.build import MAIN
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game, boards_dealt
from poker_rulebook.book.parts import Layout
from poker_rulebook.book.problems import json_text
from poker_rulebook.cards import text, texts
from poker_rulebook.play.comparing import layout_in_force
from poker_rulebook.play.examples import Result, run
from poker_rulebook.play.openface import LaidOut, read_fantasyland
from poker_rulebook.play.rows import rules_of
from poker_rulebook.view.example_views import Board, Cell, ExampleView, Group, LayoutRow, LayoutView
from poker_rulebook.view.phrases import card_label
from poker_rulebook.view.sentences import Phrase, heading, say, signed, unbroken, written
from poker_rulebook.view.shares import one_from_each
from poker_rulebook.view.steps import removes_lines
from poker_rulebook.view.told import rows as told_rows
from poker_rulebook.view.told.hand import told
from poker_rulebook.view.told.results import result
from poker_rulebook.view.told.shown import shown
from poker_rulebook.view.told.streets import Teller
from poker_rulebook.view.walked import walk
from poker_rulebook.view.wording import hand_name


def game_boards(game: Game) -> tuple[Board, ...]:
    """The boards that need a picture: all but one plain line of cards."""
    drawn = (one for one in game.layouts if one.id != MAIN and max(len(one.grid), len(one.lines)) > 1)
    return tuple(board_picture(game, layout, {}) for layout in drawn)


def board_picture(
    game: Game, layout: Layout, cards: Mapping[str, int], aside: Mapping[str, int] | None = None
) -> Board:
    """One layout with the cards that are known; aside: those of them that are out of play."""
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
        return one_from_each(layout)
    if removes_lines(game):
        return say("board-rows", r=groups)
    if boards_dealt(game):
        return say("board-parallel", n=groups)
    return say("board-groups", n=groups) if groups else ""


def example_view(book: Book, game: Game, example: Example) -> ExampleView:
    """The executed example. The game has passed `check`, so that it comes out as written."""
    return result_view(game, example, run(book, game, example), stepped=True)


def result_view(game: Game, example: Example, found: Result, *, stepped: bool) -> ExampleView:
    """An example as it came out. stepped    whether its hand is also wanted step by step"""
    names = list(example.seats)
    pictures: tuple[LayoutView, ...] = ()
    teller: Teller | None = None
    if found.outcome is not None:
        who_wins, lines = told_rows.example(found.game, found.outcome, found.deal, example)
        pictures = _layouts(found.game, example, found.outcome)
    elif found.hand is not None:
        who_wins = result(found.hand, names)
        teller = Teller(found.hand, names, example.actions)
        lines = told(found.hand, names, teller)
    else:
        assert found.table is not None
        who_wins, lines = shown(found.game, found.table, found.judgement, example)
    played = (found.hand or found.deal) if stepped else None
    return ExampleView(
        id=example.id,
        title=written(example.title),
        conditions=tuple(_conditions(game, example, told=found.hand is not None)),
        result=who_wins,
        board=_board(found),
        lines=lines,
        layouts=pictures,
        chosen=example.print,
        walk=walk(played, names, teller) if played else None,
        asked=tuple(_asked(found.game, example)) if stepped and not played else (),
    )


ASKED = ("seats", "board", "rolls", "chosen", "declared", "exposed", "pot", "fantasyland", "stacks")


def _asked(game: Game, example: Example) -> Iterator[tuple[str, str]]:
    yield "game", game.id
    if game.choices:
        yield "options", json_text(game.choices)
    yield "q", json_text({key: value for key in ASKED if (value := getattr(example, key)) is not None})


def _conditions(game: Game, example: Example, *, told: bool) -> Iterator[Phrase]:
    """Choices other than the default; the head of a told hand names the format."""
    for option, choice in example.options.items():
        if option != "limit":
            found = next(o for o in game.options if o.id == option)
            yield written(next(c for c in found.choices if c.id == choice).text or {})
        elif not told:
            yield heading(say(f"limit-{choice}"))


def _board(found: Result) -> Board | None:
    """The board at the showdown, unless it lies in one line."""
    if found.table is None:
        return None
    layout = layout_in_force(found.game, found.table.outcomes)
    if layout is None or layout.id == MAIN:
        return None
    if not found.table.board and not found.table.aside:  # no board in the game that was chosen
        return None
    return board_picture(found.game, layout, found.table.board, found.table.aside)


def _layouts(game: Game, example: Example, outcome: LaidOut) -> tuple[LayoutView, ...]:
    """Finished layouts of an open-face game, in the order of the seats."""
    there = read_fantasyland(game, example.fantasyland, list(example.seats))
    return tuple(_layout(game, example, outcome, seat, seat in there) for seat in outcome.layouts)


def _layout(game: Game, example: Example, outcome: LaidOut, seat: str, there: bool) -> LayoutView:
    score, points = outcome.scores[seat], outcome.points[seat]
    rows = []
    for row in rules_of(game).rows:
        cards, royalty = outcome.layouts[seat][row.id], score.royalties.get(row.id, 0)
        best, made = texts(row.ranking.best(cards)[1]), hand_name(row.ranking, cards)
        earned = unbroken(signed(royalty)) if royalty else ""
        rows.append(LayoutRow(heading(written(row.name)), best, made, earned))
    marks = [say("rows-mark-there")] if there else []
    marks += [say("rows-mark-foul")] if score.fouled else []
    before = (example.stacks or {}).get(seat)
    after = None if before is None else before + points
    return LayoutView(seat, tuple(rows), tuple(marks), score.fouled, unbroken(signed(points)), before, after)
