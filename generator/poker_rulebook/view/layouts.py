"""Finished layouts of open-face games as they are shown in examples."""

from __future__ import annotations

from poker_rulebook.book.model import Example, Game
from poker_rulebook.cards import texts
from poker_rulebook.play.layouts import LaidOut, read_fantasyland
from poker_rulebook.play.rows import rules_of
from poker_rulebook.view.example_views import LayoutRow, LayoutView
from poker_rulebook.view.sentences import heading, say, unbroken, written
from poker_rulebook.view.text import signed
from poker_rulebook.view.wording import hand_name


def _there(game: Game, example: Example) -> dict[str, int]:
    return read_fantasyland(game, example.fantasyland, list(example.seats))


def layouts(game: Game, example: Example, outcome: LaidOut) -> tuple[LayoutView, ...]:
    """The layouts in the order of the seats."""
    there = _there(game, example)
    return tuple(_layout(game, example, outcome, seat, seat in there) for seat in outcome.layouts)


def _layout(game: Game, example: Example, outcome: LaidOut, seat: str, there: bool) -> LayoutView:
    score, points = outcome.scores[seat], outcome.points[seat]
    rows = []
    for row in rules_of(game).rows:
        cards = outcome.layouts[seat][row.id]
        royalty = score.royalties.get(row.id, 0)
        _, shown = row.ranking.best(cards)
        rows.append(
            LayoutRow(
                heading(written(row.name)),
                texts(shown),
                hand_name(row.ranking, cards),
                unbroken(signed(royalty)) if royalty else "",
            )
        )
    marks = [say("rows-mark-there")] if there else []
    marks += [say("rows-mark-foul")] if score.fouled else []
    before = (example.stacks or {}).get(seat)
    after = None if before is None else before + points
    return LayoutView(seat, tuple(rows), tuple(marks), score.fouled, unbroken(signed(points)), before, after)
