"""How many cards a player's hand is made from, and how many the player may see on the way."""

from __future__ import annotations

from typing import NamedTuple

from generator.book.model import Game


class Seen(NamedTuple):
    """Cards that one player may see in a hand in which nobody folds.

    own          dealt to the player, drawn as often and as many as allowed, and the board
    of_others    cards that lie face up before each other player
    """

    own: int
    of_others: int


def at_showdown(game: Game) -> int:
    """Own cards left at the showdown and cards of the board, whether a hand may use all of them or not."""
    return game.own_cards + len(game.board_slots)


def seen(game: Game) -> Seen:
    dealt = [step for step in game.play if step.to == "players"]
    own = sum(step.cards for step in dealt) + sum(step.most for step in game.draws)
    return Seen(own + len(game.board_slots), sum(step.up for step in dealt))
