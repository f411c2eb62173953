"""The hands of a showdown: what each seat's cards are worth for each share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from poker_rulebook.book.model import MAIN, Game
from poker_rulebook.book.parts import Layout, Share, in_force
from poker_rulebook.cards import HEIGHT, JOKER_BUG, JOKER_WILD, SUITS, Cards, rank_of, suit_of
from poker_rulebook.ranking import Ranking, best_using, value_using

Ranks = frozenset[int]
Held = Cards | Mapping[str, Cards]  # own cards, or the cards of each divided hand


def shares_in_force(game: Game, outcomes: Mapping[str, str]) -> tuple[Share, ...]:
    """The shares that are played for, each with its qualifier as decided by the dice."""
    if not outcomes:
        return game.showdown
    return tuple(share.after(outcomes) for share in game.showdown if in_force(share.when, outcomes))


def layout_in_force(game: Game, outcomes: Mapping[str, str]) -> Layout | None:
    for layout in game.layouts:
        if in_force(layout.when, outcomes):
            return layout
    return None


def board_groups(
    game: Game, share: Share, board: Mapping[str, int], outcomes: Mapping[str, str]
) -> tuple[Cards, ...]:
    """The groups of board cards from which a hand for this share may take its cards; () if none is left.

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
    return _lying(groups, tuple(board.items()))


@lru_cache(maxsize=8)
def _lying(groups: Sequence[Sequence[str]], board: tuple[tuple[str, int], ...]) -> tuple[Cards, ...]:
    """The cards of each group of slots of which none is out of play; kept, as several shares are made from one board."""
    cards = dict(board)
    there = [group for group in groups if all([slot in cards for slot in group])]
    return tuple([tuple([cards[slot] for slot in group]) for group in there])


def all_of(held: Held) -> Cards:
    """All own cards; if they are divided, those of all hands."""
    return held if isinstance(held, tuple) else sum(held.values(), ())


def own_for(share: Share, held: Held, community: Cards = ()) -> Cards:
    """The own cards that play for a share: all of them, or one of the divided hands."""
    return (held if isinstance(held, tuple) else held[share.hand]) + community


def uses(share: Share, own: Cards) -> tuple[tuple[int, int], ...]:
    return ((len(own), share.ranking.size - len(own)),) if share.fills_up else share.uses


def value_of(share: Share, own: Cards, groups: Sequence[Cards]) -> int:
    """The value of the best hand, 0 when it does not qualify."""
    value = value_using(share.ranking, own, groups, uses(share, own))
    return value if value >= share.floor else 0


def best_by_suit(game: Game, share: Share, own: Cards, groups: Sequence[Cards]) -> tuple[int, Cards]:
    """The best hand and its value in a game in which suits break ties; the suits are the last digits of the value."""
    ranking = share.ranking
    hands = [
        chosen + others
        for group in groups
        for mine, board in uses(share, own)
        for chosen in combinations(own, mine)
        for others in combinations(group, board)
    ]
    top = max(map(ranking.value, hands), default=0)
    if top < share.floor:
        return 0, ()
    found = [ranking.best(hand)[1] for hand in hands if ranking.value(hand) == top]
    return max((top * 4 ** len(cards) + _deciding_suits(game, cards), cards) for cards in found)


def _deciding_suits(game: Game, cards: Cards) -> int:
    """A number that orders hands by suit."""
    number = 0
    for card in by_suit(game, cards):
        number = 4 * number + game.heights[card] % 4
    return number


def by_suit(game: Game, cards: Cards) -> list[int]:
    """The cards of a hand in the order in which their suits are compared: unpaired ones, then the others, each from high to low."""
    ranks = [rank_of(card) for card in cards]
    alone = [card for card in cards if ranks.count(rank_of(card)) == 1]
    paired = sorted(set(cards) - set(alone), key=game.heights.__getitem__, reverse=True)
    return [*alone, *paired]


def down_cards(game: Game, own: Cards) -> Cards:
    """The cards that were dealt face down, from a player's cards in the order received."""
    faces = [place < deal.cards - deal.up for deal in game.deals for place in range(deal.cards)]
    return tuple(card for card, down in zip(own, faces, strict=False) if down)


def order_decides(game: Game) -> bool:
    """Whether it decides which cards of a hand were dealt face down, or before others."""
    wild = game.wild.lowest or game.wild.after is not None
    return bool(wild) or any(share.down_suit for share in game.showdown)


def wild_for_all(game: Game, board: Mapping[str, int], turned: Cards) -> Ranks:
    """The ranks that are wild for all players.    turned    cards dealt face up to players, in order"""
    ranks = set(game.wild.ranks)
    if game.wild.rank_of in board:
        ranks.add(rank_of(board[game.wild.rank_of]))
    if game.wild.after is not None:
        calls = [place for place, card in enumerate(turned) if rank_of(card) == game.wild.after]
        follower = turned[calls[-1] + 1 :] if calls else ()
        ranks.update(map(rank_of, follower[:1]))
    return frozenset(ranks)


def wild_for_one(game: Game, own: Cards) -> Ranks:
    """The rank that is wild only for the player with these cards."""
    if not game.wild.lowest:
        return frozenset()
    return frozenset({min(map(rank_of, down_cards(game, own)))})


def _is_wild(card: int, ranks: Ranks) -> bool:
    return card < JOKER_BUG and rank_of(card) in ranks


@lru_cache(maxsize=1024)
def _counted(cards: Cards, ranks: Ranks) -> Cards:
    return tuple(JOKER_WILD if _is_wild(card, ranks) else card for card in cards) if ranks else cards


def showing(game: Game, ranking: Ranking, up: Sequence[int]) -> int:
    """The value of cards that lie face up, 0 for none; larger is better, as in `Ranking.showing`.

    Ranks that are wild count as such only in games where hands are turned up to beat one another; in other games they
    do so at the showdown alone.
    """
    return showing_with(ranking, tuple(up), game.wild.ranks if game.beat else ()) if up else 0


@lru_cache(maxsize=1024)
def showing_with(ranking: Ranking, up: Cards, wild: tuple[int, ...] = ()) -> int:
    """The same where these ranks are wild; kept, as the same cards are compared again and again."""
    return ranking.showing(_counted(up, frozenset(wild)))


class Compared:
    """Every seat's hand for every share in force, as poker_rulebook.play.pots needs it to award the pots.

    shares      those in force, in the order of the file, unless others are given
    values      share id -> seat -> value of its hand, 0 when it does not qualify
    declared    seat -> what it declared; None without a declaration

    turned      own cards of all players that were dealt face up, in that order, if a rule depends on them
    removed     cards of the board that are out of play
    """

    def __init__(
        self,
        game: Game,
        outcomes: Mapping[str, str],
        board: Mapping[str, int],
        held: Mapping[int, Held],
        community: Cards = (),
        declared: Mapping[int, str] | None = None,
        turned: Cards = (),
        removed: Cards = (),
        shares: Sequence[Share] = (),
    ):
        self.outcomes, self.turned, self.removed = outcomes, turned, removed
        self.game, self.board, self.held, self.community = game, board, held, community
        self.declared: Mapping[int, str] | None = declared
        self.shares: Sequence[Share] = shares or shares_in_force(game, outcomes)
        self._groups = {share.id: board_groups(game, share, board, outcomes) for share in self.shares}
        self._wild: dict[int, Ranks] = {}
        self._common: Ranks = frozenset()
        self._counted = self._groups
        self._best: dict[tuple[str, int], tuple[int, Cards]] = {}
        if not game.wild.nothing:
            self._common = common = wild_for_all(game, board, turned)
            self._wild = {seat: common | wild_for_one(game, all_of(own)) for seat, own in held.items()}
            self._counted = {
                id_: tuple(_counted(group, common) for group in groups)
                for id_, groups in self._groups.items()
            }
        self.values: Mapping[str, Mapping[int, int]] = {
            share.id: self._values(share) for share in self.shares
        }

    def unqualified(self) -> Compared:
        """The same hands for the first share alone, for which then every hand qualifies."""
        first = replace(self.shares[0], qualifier="", by_outcome=None)
        return Compared(
            self.game, self.outcomes, self.board, self.held, self.community, None, self.turned, self.removed, (first,)
        )  # fmt: skip

    def groups(self, share: Share) -> tuple[Cards, ...]:
        """The groups of board cards from which a hand of the share takes its cards."""
        return self._groups[share.id]

    def wild(self, seat: int) -> Ranks:
        """The ranks that are wild for a seat."""
        return self._wild.get(seat, frozenset())

    def own(self, share: Share, seat: int) -> Cards:
        if share.down_suit:
            suit = SUITS.index(share.down_suit[0])
            return tuple(
                card for card in down_cards(self.game, all_of(self.held[seat])) if suit_of(card) == suit
            )
        return own_for(share, self.held[seat], self.community)

    def counted(self, cards: Cards, seat: int) -> Cards:
        """The cards as a ranking reads them, with jokers in place of wild ones.

        What is wild for one player alone is so among the cards that this player holds, and not on the board.
        """
        if not self._wild or self._wild[seat] == self._common:
            return _counted(cards, self._common)
        lying, wild = [*self.board.values()], self._wild[seat]
        return tuple(
            [JOKER_WILD if _is_wild(it, self._common if it in lying else wild) else it for it in cards]
        )

    def best(self, share: Share, seat: int) -> tuple[int, Cards]:
        """The value of the seat's hand, and its cards in the order of display; (0, ()) if it does not qualify."""
        if (share.id, seat) not in self._best:
            self._best[share.id, seat] = self._found(share, seat)
        return self._best[share.id, seat]

    def _found(self, share: Share, seat: int) -> tuple[int, Cards]:
        own, groups = self.own(share, seat), self._groups[share.id]
        if not groups or (share.down_suit and len(own) < share.ranking.smallest):
            return 0, ()
        if self.game.equal_hands == "suit":
            return best_by_suit(self.game, share, own, groups)
        if not self._wild.get(seat):
            value, cards = best_using(share.ranking, own, groups, uses(share, own))
        else:
            found = [self._best_with_wild_cards(share, own, group, seat) for group in groups]
            value, cards = max(found, key=lambda each: each[0])
        return (value, cards) if value >= share.floor else (0, ())

    def _best_with_wild_cards(self, share: Share, own: Cards, group: Cards, seat: int) -> tuple[int, Cards]:
        """The best hand with one group of board cards; wild cards appear as themselves, not as jokers."""
        counted, lying = self.counted(own, seat), self.counted(group, seat)
        value, cards = best_using(share.ranking, counted, (lying,), uses(share, own))
        read = zip(own + group, counted + lying, strict=True)
        wild = sorted((card for card, it in read if card != it), key=HEIGHT.__getitem__)
        return value, tuple(wild.pop() if card == JOKER_WILD else card for card in cards)

    def plain_value(self, share: Share, seat: int) -> int:
        """The value of the seat's hand without regard to a qualifier; 0 if no board is left to make one."""
        own, groups = self.own(share, seat), self._counted[share.id]
        if not groups or (share.down_suit and len(own) < share.ranking.smallest):
            return 0
        if self._wild:
            own = _counted(own, self._wild[seat])
        return value_using(share.ranking, own, groups, uses(share, own))

    def _values(self, share: Share) -> dict[int, int]:
        if self.game.equal_hands == "suit":
            return {seat: self.best(share, seat)[0] for seat in self.held}
        values: dict[int, int] = {}
        floor = share.floor
        for seat in self.held:
            value = self.plain_value(share, seat)
            values[seat] = value if value >= floor else 0
        return values

    def deciding_cards(self, share: Share, seat: int) -> list[int]:
        """The heights of the cards that decide an odd chip, in order: the winning cards, or in some games all own ones.

        Source: TDA 2024, 20 (the five winning cards); Robert's Rules of Poker (all cards, and the lowest
        one for low). Aces are high among the winning cards; if the lowest card decides, they are as in the ranking.
        """
        if self.game.odd_chips_within(share) != "all-own-cards":
            return sorted((HEIGHT[card] for card in self.best(share, seat)[1]), reverse=True)
        cards = all_of(self.held[seat])
        if share.ranking.rules.wins_lowest:
            return [-height for height in sorted(_height_in(share.ranking, card) for card in cards)]
        return sorted((HEIGHT[card] for card in cards), reverse=True)


def _height_in(ranking: Ranking, card: int) -> int:
    """A number that sorts cards by their rank in this ranking, then by suit; a joker is below every card."""
    return -1 if card >= JOKER_BUG else 4 * ranking.rules.strength[rank_of(card)] + suit_of(card)
