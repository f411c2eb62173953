"""How many cards a table needs, and how many players a deck serves."""

from __future__ import annotations

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import DealToBoard, DealToPlayers, Draw, Place, Step, only


def cards_needed(game: Game, players: int, *, last_street: bool = False) -> int:
    """Cards that leave the deck at a table where nobody folds: hands, board and burns, without draws.

    last_street    also count a last street that a community card may replace
    In an open-face game the most cards of a player, in a usual deal or in Fantasyland.
    """
    if game.open_face:
        usual = sum(step.receive * step.rounds for step in only(Place, game.play))
        return players * max(usual, game.open_face.fantasyland.most_cards)
    needed = max(_needed(game.steps_after(way), players, last_street) for way in game.ways)
    return needed + game.brings(game.deck.cards)


def _needed(steps: tuple[Step, ...], players: int, last_street: bool) -> int:
    needed = 0
    for step in steps:
        if isinstance(step, DealToPlayers) and (last_street or not step.if_short):
            needed += step.cards * players + step.burns
        elif isinstance(step, DealToBoard):
            needed += len(step.slots) + step.burns
        elif isinstance(step, Draw):
            needed += step.burns
    return needed


def most_players(game: Game, *, last_street: bool = True) -> int:
    """Most players whom the deck gives all their cards, before any draw and without a shuffle.

    Where a community card may replace the last street, the last card of the deck is never dealt.
    """
    left = int(last_street and any(deal.if_short for deal in game.deals))
    fit = (n for n in range(1, 60) if cards_needed(game, n, last_street=last_street) + left <= game.deck.size)
    return max(fit, default=0)
