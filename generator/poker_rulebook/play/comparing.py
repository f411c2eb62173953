"""The hands of a showdown, compared share by share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.cards import HEIGHT, JOKER_BUG, rank_of, suit_of
from poker_rulebook.play.showdown import (
    Cards,
    Held,
    Wild,
    board_groups,
    own_for,
    plain_value,
    shares_in_force,
)
from poker_rulebook.ranking import Ranking


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
        self.game, self.held, self.community, self.declared = game, held, community, declared
        self.shares = shares_in_force(game, outcomes)
        self._wild = Wild(game, board)
        self._groups = {share.id: board_groups(game, share, board, outcomes) for share in self.shares}
        self.values = {share.id: {seat: self._value(share, seat) for seat in held} for share in self.shares}

    def own(self, share: Share, seat: int) -> Cards:
        return own_for(share, self.held[seat], self.community)

    def counted(self, cards: Cards) -> Cards:
        """Cards as they count: wild ones as jokers."""
        return self._wild.as_counted(cards)

    def best(self, share: Share, seat: int) -> tuple[int, Cards]:
        """Value and cards of the seat's hand; (0, ()) when it does not qualify."""
        return self._wild.best_of(share, self.own(share, seat), self._groups[share.id])

    def plain_value(self, share: Share, seat: int) -> int:
        own = self._wild.as_counted(self.own(share, seat))
        return plain_value(share, own, self._wild.groups(self._groups[share.id]))

    def _value(self, share: Share, seat: int) -> int:
        value = self.plain_value(share, seat)
        return value if value >= share.floor else 0

    def deciding_cards(self, share: Share, seat: int) -> Sequence[int]:
        """The winning cards from the highest down; or, where the game says so, all own cards.

        Source: TDA 2024, 20 (the five winning cards); Robert's Rules of Poker (all cards, and the lowest
        one for low). Aces are high among the winning cards; where the lowest card decides, as in the ranking.
        """
        if self.game.odd_chips_within(share) != "all-own-cards":
            return sorted((HEIGHT[card] for card in self.best(share, seat)[1]), reverse=True)
        own = self.held[seat]
        cards = own if isinstance(own, tuple) else sum(own.values(), ())
        if share.ranking.rules.wins_lowest:
            return [-height for height in sorted(_height_in(share.ranking, card) for card in cards)]
        return sorted((HEIGHT[card] for card in cards), reverse=True)


def _height_in(ranking: Ranking, card: int) -> int:
    """An int that sorts by the rank in this ranking and then by suit; a joker is below every card."""
    return -1 if card >= JOKER_BUG else 4 * ranking.rules.strength[rank_of(card)] + suit_of(card)
