"""What each seat's cards are worth for each share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from poker_rulebook.book.build import MAIN
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Layout, Share, in_force
from poker_rulebook.cards import HEIGHT, JOKER_BUG, JOKER_WILD, rank_of
from poker_rulebook.ranking import best_using, value_using

Cards = tuple[int, ...]
Held = Cards | Mapping[str, Cards]  # own cards, or the cards of each divided hand


def shares_in_force(game: Game, outcomes: Mapping[str, str]) -> tuple[Share, ...]:
    """The shares that are played for, each with the qualifier that the dice have given it."""
    if not outcomes:
        return game.showdown
    return tuple(_settled(share, outcomes) for share in game.showdown if in_force(share.when, outcomes))


def _settled(share: Share, outcomes: Mapping[str, str]) -> Share:
    if (
        share.by_outcome is None or share.by_outcome[0] not in outcomes
    ):  # everybody else folded before the roll
        return share
    question, hands = share.by_outcome
    qualifier, floor = hands[outcomes[question]]
    return replace(share, qualifier=qualifier, floor=floor)


def layout_in_force(game: Game, outcomes: Mapping[str, str]) -> Layout | None:
    return next((layout for layout in game.layouts if in_force(layout.when, outcomes)), None)


def board_groups(
    game: Game, share: Share, board: Mapping[str, int], outcomes: Mapping[str, str]
) -> tuple[Cards, ...]:
    """The groups of board cards from which a hand of this share may take its cards; () when none is left.

    board    slot -> card, the slots of the layout in force that are still in play
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
    return tuple(tuple(board[s] for s in group) for group in groups if all(s in board for s in group))


def own_for(share: Share, held: Held, community: Cards = ()) -> Cards:
    """The own cards that play for a share: one of the divided hands, or all of them."""
    return (held[share.hand] if share.hand else held) + community


def _uses(share: Share, own: Cards) -> tuple[tuple[int, int], ...]:
    return ((len(own), share.ranking.size - len(own)),) if share.keeps else share.uses


def plain_value(share: Share, own: Cards, groups: Sequence[Cards]) -> int:
    """The value of the best hand, its qualifier aside; 0 when no board is left to make one."""
    return value_using(share.ranking, own, groups, _uses(share, own)) if groups else 0


def value_of(share: Share, own: Cards, groups: Sequence[Cards]) -> int:
    """The value of the best hand, 0 when it does not qualify."""
    value = plain_value(share, own, groups)
    return value if value >= share.floor else 0


def best_of(share: Share, own: Cards, groups: Sequence[Cards]) -> tuple[int, Cards]:
    """The same value with the cards that make it, in the order of display."""
    if not groups:
        return 0, ()
    value, cards = best_using(share.ranking, own, groups, _uses(share, own))
    return (value, cards) if value >= share.floor else (0, ())


class Wild:
    """The cards that are wild by the rank of a board card; they count as wild jokers.

    Made for one board. `as_counted` gives cards as a ranking reads them.
    """

    def __init__(self, game: Game, board: Mapping[str, int]):
        centre = board.get(game.wild_rank_of)
        self.rank = None if centre is None else rank_of(centre)

    def as_counted(self, cards: Cards) -> Cards:
        if self.rank is None:
            return cards
        return tuple(JOKER_WILD if self._is_wild(card) else card for card in cards)

    def groups(self, groups: Sequence[Cards]) -> tuple[Cards, ...]:
        return tuple(map(self.as_counted, groups)) if self.rank is not None else tuple(groups)

    def best_of(self, share: Share, own: Cards, groups: Sequence[Cards]) -> tuple[int, Cards]:
        """As best_of, with the cards themselves in place of the jokers they count as."""
        if self.rank is None:
            return best_of(share, own, groups)
        found = []
        for group in groups:
            value, cards = best_of(share, self.as_counted(own), (self.as_counted(group),))
            found.append((value, self._themselves(cards, own + group)))
        return max(found, key=lambda each: each[0], default=(0, ()))

    def _themselves(self, counted: Cards, available: Cards) -> Cards:
        wild = sorted((c for c in available if self._is_wild(c)), key=HEIGHT.__getitem__)
        return tuple(wild.pop() if card == JOKER_WILD else card for card in counted)

    def _is_wild(self, card: int) -> bool:
        return card < JOKER_BUG and rank_of(card) == self.rank
