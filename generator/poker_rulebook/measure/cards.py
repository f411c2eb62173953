"""How many cards a player's hand is made from, and how many the player may see on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet, DealToBoard, DealToPlayers, Draw, Expose, Place, Step, only


class Seen(NamedTuple):
    """Cards that one player may see in a hand in which nobody folds.

    own          dealt to the player, drawn as often and as many as allowed, and the board
    of_others    cards that lie face up before each other player
    """

    own: int
    of_others: int


def at_showdown(game: Game) -> int:
    """Own cards left at the showdown and cards of the board, whether a hand may use all of them or not.

    Where dice or a choice decide how many, the most.
    """
    return max(game.held_after(way)[1] + _board(game.steps_after(way)) for way in game.ways)


def seen(game: Game) -> Seen:
    """The most that any way of the questions lets a player see."""
    return max(_seen(game.steps_after(way)) for way in game.ways)


def _seen(steps: Sequence[Step]) -> Seen:
    dealt = only(DealToPlayers, steps)
    drawn = sum(step.most for step in only(Draw, steps))
    turned = sum(step.wagering.turn_up for step in only(Bet, steps))
    exposed = sum(step.most for step in only(Expose, steps))
    own = sum(step.cards for step in dealt) + drawn + _board(steps)
    placing = only(Place, steps)  # a usual deal, without Fantasyland
    own += sum(step.receive * step.rounds for step in placing)
    placed = sum(step.place * step.rounds for step in placing)
    return Seen(own, sum(step.up for step in dealt) + turned + exposed + placed)


def _board(steps: Sequence[Step]) -> int:
    return sum(len(step.slots) for step in only(DealToBoard, steps))
