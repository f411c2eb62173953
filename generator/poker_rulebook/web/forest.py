"""A family of games as a picture: an indented tree, every base with its variants below it."""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.view.book_views import Family
from poker_rulebook.view.sentences import Phrase

WIDTH, ROW, STEP = (
    340,
    26,
    18,
)  # units of the picture: the whole, a game, and a variant to the right of its base
MARK = 4  # radius of the dot before a name


@dataclass(frozen=True)
class Node:
    """A game and where it stands. line    the path from its base, '' for a root"""

    game: str
    name: Phrase
    x: int
    y: int
    line: str

    @property
    def top(self) -> int:
        return self.y - ROW // 2

    @property
    def text_x(self) -> int:
        return self.x + 2 * MARK + 2


@dataclass(frozen=True)
class ForestPicture:
    """The picture of a family."""

    id: str
    name: Phrase
    width: int
    height: int
    row: int
    mark: int
    nodes: tuple[Node, ...]


def forest_picture(family: Family) -> ForestPicture:
    """The games of a family in their order, each to the right of its base and below it, with a line from there."""
    nodes: list[Node] = []
    above: list[Node] = []  # the bases of the next game
    for number, (game, depth) in enumerate(zip(family.games, family.depths, strict=True)):
        x, y = MARK + 2 + STEP * depth, ROW * number + ROW // 2
        del above[depth:]
        line = f"M{above[-1].x} {above[-1].y + MARK}V{y}H{x - MARK}" if above else ""
        above.append(Node(game.id, game.short, x, y, line))
        nodes.append(above[-1])
    return ForestPicture(family.id, family.name, WIDTH, ROW * len(nodes), ROW, MARK, tuple(nodes))
