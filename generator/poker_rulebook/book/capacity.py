"""How many cards a table needs, how many players a deck serves, and how many cards a player has and sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Deal, DealToBoard, DealToPlayers, Draw, Place, Remove, Step, Take, only


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
    deals = [deal for deal in only(DealToPlayers, steps) if last_street or not deal.if_short]
    burning: list[Deal | Draw] = [*deals, *only(DealToBoard, steps), *only(Draw, steps)]
    dealt = sum(deal.cards * players for deal in deals) + _board(steps)
    return dealt + sum(step.burns for step in burning)


def most_players(game: Game, *, last_street: bool = True) -> int:
    """Most players whom the deck gives all their cards, before any draw and without a shuffle.

    Where a community card may replace the last street, the last card of the deck is never dealt.
    """
    left = int(last_street and any(deal.if_short for deal in game.deals))
    fit = (n for n in range(1, 60) if cards_needed(game, n, last_street=last_street) + left <= game.deck.size)
    return max(fit, default=0)


class Seen(NamedTuple):
    """Cards that one player may see in a hand in which nobody folds.

    own          dealt to the player, drawn as often and as many as allowed, and the board
    of_others    cards that lie face up before each other player
    """

    own: int
    of_others: int


def at_showdown(game: Game) -> tuple[int, ...]:
    """Own cards left at the showdown and cards of the board, whether a hand may use all of them or not.

    Every number that there may be, the fewest first: dice, a choice, or lines of the board that go decide it.
    """
    counts = {game.held_after(way)[1] + n for way in game.ways for n in _boards(game.steps_after(way))}
    return tuple(sorted(counts))


def seen(game: Game) -> Seen:
    """The most that any way of the questions lets a player see."""
    found, extra = max(_seen(game.steps_after(way)) for way in game.ways), game.brings(game.deck.cards)
    up = game.extra_card is not None and game.extra_card.face == "up"
    return Seen(found.own + extra, found.of_others + extra * up)


def _seen(steps: Sequence[Step]) -> Seen:
    dealt = only(DealToPlayers, steps)
    drawn = sum(step.most for step in only(Draw, steps))
    turned = sum(step.turned_up[1] for step in steps)
    own = sum(step.cards - step.up * step.to_others for step in dealt) + drawn + _board(steps)
    placing = only(Place, steps)  # a usual deal, without Fantasyland
    own += sum(step.receive * step.rounds for step in placing)
    placed = sum(step.place * step.rounds for step in placing)
    taken = only(Take, steps)
    own += sum(step.turns for step in taken)
    up = sum(step.up for step in dealt) + turned + sum(step.turns for step in taken if step.face == "up")
    if any(step.by_exposure for step in dealt):  # the next card goes face down to whom nothing lies so
        up = sum(step.cards for step in dealt) - 1
    return Seen(own, up + placed)


def _boards(steps: Sequence[Step]) -> tuple[int, ...]:
    """Cards of the board that may lie there in the end: the lines whose river is lowest go, or all stay."""
    removed = next(iter(only(Remove, steps)), None)
    if removed is None:
        return (_board(steps),)
    lines = len(removed.slots)
    return tuple(_board(steps) * left // lines for left in range(1, lines + 1))


def _board(steps: Sequence[Step]) -> int:
    return sum(len(step.slots) for step in only(DealToBoard, steps))
