"""What each seat's cards are worth for each share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from generator.book.build import MAIN
from generator.book.model import Game, Layout, Share

Cards = tuple[int, ...]
Held = Cards | Mapping[str, Cards]  # own cards, or the cards of each divided hand


def in_force(when: tuple[tuple[str, str], ...], outcomes: Mapping[str, str]) -> bool:
    """Whether a condition is met by the outcomes of the rolls so far."""
    return all(outcomes.get(roll) == outcome for roll, outcome in when)


def shares_in_force(game: Game, outcomes: Mapping[str, str]) -> tuple[Share, ...]:
    if not outcomes:
        return game.showdown
    return tuple(share for share in game.showdown if in_force(share.when, outcomes))


def layout_in_force(game: Game, outcomes: Mapping[str, str]) -> Layout | None:
    return next((layout for layout in game.layouts if in_force(layout.when, outcomes)), None)


def board_groups(
    game: Game, share: Share, board: Mapping[str, int], outcomes: Mapping[str, str]
) -> tuple[Cards, ...]:
    """The groups of board cards from which a hand of this share may take its cards.

    board    slot -> card, every slot of the layout in force
    """
    layout = layout_in_force(game, outcomes)
    if layout is None or share.board == (0, 0):
        return ((),)
    if layout.id == MAIN:
        return (tuple(board.values()),)
    if share.lines:
        groups = [line.slots for line in layout.lines if line.id in share.lines]
    else:
        groups = layout.groups
    return tuple(tuple(board[slot] for slot in group) for group in groups)


def own_for(share: Share, held: Held, community: Cards = ()) -> Cards:
    """The own cards that play for a share: one of the divided hands, or all of them."""
    return (held[share.hand] if share.hand else held) + community


def value_of(share: Share, own: Cards, groups: Sequence[Cards]) -> int:
    """The value of the best hand, 0 when it does not qualify."""
    value = share.ranking.value_using(own, groups, share.uses)
    return value if value >= share.floor else 0


def best_of(share: Share, own: Cards, groups: Sequence[Cards]) -> tuple[int, Cards]:
    """The same value with the cards that make it, in the order of display."""
    value, cards = share.ranking.best_using(own, groups, share.uses)
    return (value, cards) if value >= share.floor else (0, ())
