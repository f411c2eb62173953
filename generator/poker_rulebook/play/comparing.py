"""The hands of a showdown: what each seat's cards are worth for each share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from poker_rulebook.book.build import MAIN
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Layout, Share, in_force
from poker_rulebook.cards import HEIGHT, JOKER_BUG, JOKER_WILD, Cards, rank_of, suit_of
from poker_rulebook.ranking import Ranking, best_using, value_using

Held = Cards | Mapping[str, Cards]  # own cards, or the cards of each divided hand


def shares_in_force(game: Game, outcomes: Mapping[str, str]) -> tuple[Share, ...]:
    """The shares that are played for, each with the qualifier that the dice have given it."""
    if not outcomes:
        return game.showdown
    return tuple(share.after(outcomes) for share in game.showdown if in_force(share.when, outcomes))


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
    groups = layout.groups
    if share.lines:
        groups = tuple(line.slots for line in layout.lines if line.id in share.lines)
    return tuple(tuple(board[s] for s in group) for group in groups if all(s in board for s in group))


def all_of(held: Held) -> Cards:
    """All own cards, of all hands where they are divided."""
    return held if isinstance(held, tuple) else sum(held.values(), ())


def own_for(share: Share, held: Held, community: Cards = ()) -> Cards:
    """The own cards that play for a share: one of the divided hands, or all of them."""
    return (held if isinstance(held, tuple) else held[share.hand]) + community


def _uses(share: Share, own: Cards) -> tuple[tuple[int, int], ...]:
    return ((len(own), share.ranking.size - len(own)),) if share.keeps else share.uses


def plain_value(share: Share, own: Cards, groups: Sequence[Cards]) -> int:
    """The value of the best hand, its qualifier aside; 0 when no board is left to make one."""
    return value_using(share.ranking, own, groups, _uses(share, own)) if groups else 0


def value_of(share: Share, own: Cards, groups: Sequence[Cards]) -> int:
    """The value of the best hand, 0 when it does not qualify."""
    value = plain_value(share, own, groups)
    return value if value >= share.floor else 0


class Compared:
    """Every seat's hand for every share in force; what poker_rulebook.play.pots asks of a showdown.

    shares      those in force, in the order of the file
    values      share id -> seat -> value of its hand, 0 when it does not qualify
    declared    seat -> what it declared; None without a declaration
    """

    def __init__(
        self,
        game: Game,
        outcomes: Mapping[str, str],
        board: Mapping[str, int],
        held: Mapping[int, Held],
        community: Cards = (),
        declared: Mapping[int, str] | None = None,
    ):
        self.game, self.held, self.community = game, held, community
        self.declared: Mapping[int, str] | None = declared
        self.shares: Sequence[Share] = shares_in_force(game, outcomes)
        wild = board.get(game.wild_rank_of)
        self._wild_rank = None if wild is None else rank_of(wild)
        self._groups = {share.id: board_groups(game, share, board, outcomes) for share in self.shares}
        self._counted = {id_: tuple(map(self.counted, groups)) for id_, groups in self._groups.items()}
        self.values: Mapping[str, Mapping[int, int]] = {
            share.id: {seat: self._qualified(share, self.plain_value(share, seat)) for seat in held}
            for share in self.shares
        }

    def own(self, share: Share, seat: int) -> Cards:
        return own_for(share, self.held[seat], self.community)

    def counted(self, cards: Cards) -> Cards:
        """Cards as a ranking reads them: those that are wild by the rank of a board card as jokers."""
        if self._wild_rank is None:
            return cards
        return tuple(JOKER_WILD if self._is_wild(card) else card for card in cards)

    def _is_wild(self, card: int) -> bool:
        return card < JOKER_BUG and rank_of(card) == self._wild_rank

    def best(self, share: Share, seat: int) -> tuple[int, Cards]:
        """Value and cards of the seat's hand, in the order of display; (0, ()) when it does not qualify."""
        own, groups = self.own(share, seat), self._groups[share.id]
        if not groups:
            return 0, ()
        if self._wild_rank is None:
            value, cards = best_using(share.ranking, own, groups, _uses(share, own))
        else:
            found = [self._best_with_wild_cards(share, own, group) for group in groups]
            value, cards = max(found, key=lambda each: each[0])
        return (value, cards) if self._qualified(share, value) else (0, ())

    def _best_with_wild_cards(self, share: Share, own: Cards, group: Cards) -> tuple[int, Cards]:
        """The best hand with one group, with the cards themselves in place of the jokers they count as."""
        counted = self.counted(own)
        value, cards = best_using(share.ranking, counted, (self.counted(group),), _uses(share, own))
        wild = sorted(filter(self._is_wild, own + group), key=HEIGHT.__getitem__)
        return value, tuple(wild.pop() if card == JOKER_WILD else card for card in cards)

    def plain_value(self, share: Share, seat: int) -> int:
        """The value of the seat's hand, its qualifier aside."""
        return plain_value(share, self.counted(self.own(share, seat)), self._counted[share.id])

    def _qualified(self, share: Share, value: int) -> int:
        return value if value >= share.floor else 0

    def deciding_cards(self, share: Share, seat: int) -> list[int]:
        """The winning cards from the highest down; or, where the game says so, all own cards.

        Source: TDA 2024, 20 (the five winning cards); Robert's Rules of Poker (all cards, and the lowest
        one for low). Aces are high among the winning cards; where the lowest card decides, as in the ranking.
        """
        if self.game.odd_chips_within(share) != "all-own-cards":
            return sorted((HEIGHT[card] for card in self.best(share, seat)[1]), reverse=True)
        cards = all_of(self.held[seat])
        if share.ranking.rules.wins_lowest:
            return [-height for height in sorted(_height_in(share.ranking, card) for card in cards)]
        return sorted((HEIGHT[card] for card in cards), reverse=True)


def _height_in(ranking: Ranking, card: int) -> int:
    """An int that sorts by the rank in this ranking and then by suit; a joker is below every card."""
    return -1 if card >= JOKER_BUG else 4 * ranking.rules.strength[rank_of(card)] + suit_of(card)
