"""What part of the pot a seat's cards take on average: every deal is looked at where there are few, else random ones.

A card may be known, known by rank or suit alone (`A?`, `?h`), or unknown (`??`), and a seat may hold any of several hands.
What is unknown comes from the cards that are left. Nobody acts: hands are taken as they are held at the showdown. The
interpreter settles each way in which deals come out, so shares, qualifiers and pots that stay are those of the game.

It needs NumPy, an optional extra. Where a hand is worth what its cards alone say, many are read at once.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import accumulate, chain, combinations, count, permutations
from random import Random
from typing import NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.book.steps import Question, Remove, Roll, only
from poker_rulebook.cards import JOKER_BUG, JOKER_WILD, Cards
from poker_rulebook.play.comparing import Held, board_groups, down_cards, order_decides, uses
from poker_rulebook.play.dealing import in_play, look_at, outcome_of
from poker_rulebook.play.judging import Tableau, compared_at, slots_in_order
from poker_rulebook.play.parser import InputError
from poker_rulebook.play.pots import Pot, awards, winners_of
from poker_rulebook.ranking.ranking import Ranking, fitting
from poker_rulebook.ranking.vectorised import HandValues, Vectorised

MOST_COUNTED, MOST_JUDGED = 2_000_000, 5_000  # deals that are all looked at: many at once, and one by one
RANDOM, RANDOM_JUDGED = 200_000, 5_000  # random deals where there are more
AT_ONCE = 1 << 16
VAIN = 4  # blocks of random deals without one in which all hands can be held
POT = 2520**2  # chips, which any number of shares and of seats divides

CardSources = tuple[int, ...]  # the places in the deck where a card may come from; () for any
HandSources = tuple[CardSources, ...]
WholeNumbers = NDArray[np.int64]
DealtPlaces = (
    WholeNumbers  # a row a deal: places in the deck, seat by seat, then for the unknown slots of the board
)


class KnownSoFar(Struct, frozen=True, dict=True):
    """What is known of a showdown.

    deck      the cards that are neither dead nor known to lie on the board
    hands     seat -> what it may hold, all of as many cards; where there are several, no card of them is `()`
    board     slot -> its card; None where it is unknown
    decided   question -> its outcome, where it is known
    declared  seat -> what it declares; None without a declaration
    """

    game: Game
    deck: tuple[int, ...]
    hands: Mapping[str, Sequence[HandSources]]
    board: Mapping[str, int | None]
    decided: Mapping[str, str]
    declared: Mapping[str, str] | None = None

    @cached_property
    def is_plain(self) -> bool:
        """Whether a hand is worth what its cards and those of the board say, in whatever order they came."""
        game = self.game
        steady = game.wild.nothing and not game.deck.jokers and game.equal_hands == "share"
        asks = self.declared is not None or any(isinstance(step, (Question, Remove)) for step in game.play)
        return steady and not asks and not any(share.down_suit or share.keeps for share in game.showdown)

    @cached_property
    def is_ordered(self) -> bool:
        """Whether it matters which cards of a hand were dealt face down, and in which order."""
        game = self.game
        return order_decides(game) or game.joker == "by-face" or game.extra_card is not None

    @cached_property
    def unknown(self) -> tuple[str, ...]:
        """The slots whose cards are unknown."""
        return tuple(slot for slot, card in self.board.items() if card is None)

    def groups(self, share: Share) -> tuple[tuple[int, ...], ...]:
        """The groups of board cards from which a hand for the share takes its cards, by their number on the board."""
        return board_groups(self.game, share, {slot: number for number, slot in enumerate(self.board)}, {})

    @cached_property
    def board_is_one(self) -> bool:
        """Whether it does not matter in which slot of the board a card lies."""
        groups = (group for share in self.game.showdown for group in self.groups(share))
        return self.is_plain and all(len(group) in (0, len(self.board)) for group in groups)


class DealSettled(NamedTuple):
    """A way in which deals come out.    winners    of each share in force;  chips    of POT, seat by seat"""

    winners: tuple[tuple[str, tuple[int, ...]], ...]
    chips: tuple[int, ...]


class Tally(NamedTuple):
    """How often deals came out in each way.    exact    whether these are all deals"""

    exact: bool
    counts: Counter[DealSettled]


def tally(known: KnownSoFar, deals: int | None = None, seed: int | None = None) -> Tally:
    """How all deals come out, or random ones.

    deals    so many random ones; None for every deal where they can be counted, else for the usual number
    seed     the same one deals the same cards

    Raises InputError where the hands cannot be held together.
    """
    most, usual = (MOST_COUNTED, RANDOM) if known.is_plain else (MOST_JUDGED, RANDOM_JUDGED)
    exact = deals is None and _number_of_deals(known) <= most
    blocks = (
        _every_deal(known) if exact else _random_deals(known, deals or usual, np.random.default_rng(seed))
    )
    found, rng = Counter[DealSettled](), Random(seed)
    for places in blocks:
        one_by_one = ((_settled(known, row, rng), 1) for row in places)
        for outcome, number in _read_at_once(known, places, rng) if known.is_plain else one_by_one:
            found[outcome] += number
    if not found:
        raise InputError(("seats",), "these hands cannot be held together", "change one of them")
    return Tally(exact, found)


# --- every deal


def _number_of_deals(known: KnownSoFar) -> float:
    """How many deals would have to be looked at, at most; infinite where they cannot be listed."""
    free = [max(sum(len(card) != 1 for card in hand) for hand in hands) for hands in known.hands.values()]
    rolls = any(step.id not in known.decided for step in only(Roll, known.game.play))
    if rolls or (known.is_ordered and any(free)):
        return math.inf
    left, number = len(_open_places(known)), 1
    for hands, cards in zip(known.hands.values(), free, strict=True):
        number *= len(hands) * math.comb(left, cards)
        left -= cards
    ways = math.comb if known.board_is_one else math.perm
    return number * ways(left, len(known.unknown))


def _open_places(known: KnownSoFar) -> list[int]:
    """The places in the deck of cards that no seat holds for sure."""
    sure = {
        card[0] for hands in known.hands.values() if len(hands) == 1 for card in hands[0] if len(card) == 1
    }
    return [place for place in range(len(known.deck)) if place not in sure]


def _every_deal(known: KnownSoFar) -> Iterator[DealtPlaces]:
    left = _open_places(known)
    dealt = np.zeros((1, 0), np.int64)
    for hands in known.hands.values():
        dealt = _with(dealt, np.concatenate([_hands(hand, left, len(known.deck)) for hand in hands]))
    boards = _listed(
        (combinations if known.board_is_one else permutations)(left, len(known.unknown)), len(known.unknown)
    )
    step = max(1, AT_ONCE // len(boards))
    for first in range(0, len(dealt), step):
        yield _with(dealt[first : first + step], boards)


def _listed(found: Iterator[tuple[int, ...]], length: int) -> DealtPlaces:
    if not length:
        return np.zeros((1, 0), np.int64)
    listed = np.fromiter(chain.from_iterable(found), np.int64)
    return listed.reshape(-1, length)


def _hands(hand: HandSources, left: Sequence[int], deck: int) -> DealtPlaces:
    """Every hand that is meant, once, whatever the order of its cards."""
    sure = [card[0] for card in hand if len(card) == 1]
    free = len(hand) - len(sure)
    others = _listed(combinations([place for place in left if place not in sure], free), free)
    found = np.hstack([np.tile(np.array(sure, np.int64), (len(others), 1)), others])
    meant: DealtPlaces = found[_ways_to_read(hand, found, deck) > 0]
    return meant


def _with(dealt: DealtPlaces, more: DealtPlaces) -> DealtPlaces:
    """Each deal with each row of more cards, unless a card would lie in two places."""
    one, other = np.nonzero((_bits(dealt)[:, None] & _bits(more)[None, :]) == 0)
    return np.hstack([dealt[one], more[other]])


def _bits(places: DealtPlaces) -> WholeNumbers:
    found: WholeNumbers = np.bitwise_or.reduce(np.left_shift(np.int64(1), places), axis=1, initial=0)
    return found


def _ways_to_read(hand: HandSources, found: DealtPlaces, deck: int) -> WholeNumbers:
    """In how many ways the cards of each hand can be those that are wanted, in any order: 2 for A♠ A♥ as `A? ??`."""
    wanted, sure = [card for card in hand if len(card) > 1], [card[0] for card in hand if len(card) == 1]
    allowed = np.zeros((len(wanted), deck), bool)
    for row, card in zip(allowed, wanted, strict=True):
        row[list(card)] = True
    allowed[:, sure] = False
    fits = allowed[:, found]  # wanted card, hand, place in the hand
    ways = np.zeros(len(found), np.int64)
    for order in permutations(range(found.shape[1]), len(wanted)):
        ways += np.logical_and.reduce(
            [fits[n, :, place] for n, place in enumerate(order)], axis=0, initial=True
        )
    return ways


# --- random deals


def _random_deals(known: KnownSoFar, deals: int, rng: np.random.Generator) -> Iterator[DealtPlaces]:
    """So many deals, in each of which all hands can be held. Raises InputError where that does not happen."""
    left, vain = deals, 0
    while left and vain < VAIN:
        block = _dealt(known, min(AT_ONCE, max(256, 2 * left)), rng)[:left]
        vain = 0 if len(block) else vain + 1
        left -= len(block)
        yield block


def _dealt(known: KnownSoFar, deals: int, rng: np.random.Generator) -> DealtPlaces:
    """Deals as they come, without those in which a card would lie in two places.

    A hand in which what is wanted can be found in two ways is dealt twice as often as it should be: every other one is
    left out, so that each hand that is meant is as likely as another.
    """
    wanted, kept = [], np.ones(deals, bool)
    chosen = [_ways(hands, deals, rng) for hands in known.hands.values()]
    for hands, which in zip(known.hands.values(), chosen, strict=True):
        for number in range(len(hands[0])):
            wanted.append(_picked([hand[number] for hand in hands], which, rng))
    wanted += [np.full(deals, -1)] * len(known.unknown)
    places = np.stack(wanted, axis=1)
    used = np.zeros((deals, len(known.deck)), bool)
    for column in places.T:
        there = np.flatnonzero(column >= 0)
        kept[there] &= ~used[there, column[there]]
        used[there, column[there]] = True
    order = np.argsort(np.where(used, 2, rng.random(used.shape, np.float32)), axis=1)
    free = places < 0
    places = np.where(free, np.take_along_axis(order, np.maximum(free.cumsum(axis=1) - 1, 0), axis=1), places)
    first = 0
    for hands, which in zip(known.hands.values(), chosen, strict=True):
        last = first + len(hands[0])
        if not known.is_ordered and any(len(card) > 1 for hand in hands for card in hand):
            kept &= rng.random(deals) * _read_in(hands, which, places[:, first:last], len(known.deck)) < 1
        first = last
    dealt: DealtPlaces = places[kept]
    return dealt


def _ways(hands: Sequence[HandSources], deals: int, rng: np.random.Generator) -> WholeNumbers:
    """Which of the hands is dealt each time: more often those that can be dealt in more ways."""
    ways = np.array([math.prod(max(1, len(card)) for card in hand) for hand in hands], float)
    return rng.choice(len(hands), size=deals, p=ways / ways.sum())


def _picked(cards: Sequence[CardSources], which: WholeNumbers, rng: np.random.Generator) -> DealtPlaces:
    """A place in the deck for a card of the hand that was chosen in each deal; -1 where any card will do."""
    sizes = np.array([len(card) for card in cards])
    table = np.full((len(cards), max(1, *sizes)), -1, np.int64)
    for row, card in zip(table, cards, strict=True):
        row[: len(card)] = card
    picked: DealtPlaces = table[
        which, (rng.random(len(which)) * np.maximum(sizes, 1)[which]).astype(np.int64)
    ]
    return picked


def _read_in(
    hands: Sequence[HandSources], which: WholeNumbers, places: DealtPlaces, deck: int
) -> WholeNumbers:
    ways = np.ones(len(which), np.int64)
    for number, hand in enumerate(hands):
        rows = np.flatnonzero(which == number)
        ways[rows] = _ways_to_read(hand, places[rows], deck)
    return ways


# --- how they come out


def _read_at_once(known: KnownSoFar, places: DealtPlaces, rng: Random) -> Iterator[tuple[DealSettled, int]]:
    """How deals come out, and how many of them: those in which the same seats win the same shares come out alike."""
    own, board = _own_and_board(known, places)
    shares = [(share, share.floor) for share in known.game.showdown]
    if known.game.if_nobody_qualifies == "strongest-hand":
        shares.append((shares[0][0], 1))
    alike = np.zeros(len(places), np.int64)
    for share, floor in shares:
        values = np.stack([_values(known, share, cards, board) for cards in own])
        best = values.max(axis=0)
        for won in (values == best) & (best >= floor):
            alike = 2 * alike + won
    _, first, number = np.unique(alike, return_index=True, return_counts=True)
    for row, deals in zip(first, number.tolist(), strict=True):
        yield _settled(known, places[row], rng), deals


def _own_and_board(known: KnownSoFar, places: DealtPlaces) -> tuple[list[DealtPlaces], DealtPlaces]:
    """The cards of each seat, and of the board: a row a card, a column a deal."""
    cards, own, first = np.array(known.deck, np.int64)[places].T, [], 0
    for hands in known.hands.values():
        own.append(cards[first : first + len(hands[0])])
        first += len(hands[0])
    unknown = count(first)
    board = [
        cards[next(unknown)] if card is None else np.full(len(places), card, np.int64)
        for card in known.board.values()
    ]
    return own, np.stack(board) if board else cards[:0]


def _values(known: KnownSoFar, share: Share, own: DealtPlaces, board: DealtPlaces) -> HandValues:
    """What the hands of a seat are worth for a share."""
    many, ranking = _many(share.ranking), share.ranking
    if share.hand:
        (place,) = (number for number, part in enumerate(known.game.divided) if part.id == share.hand)
        first = sum(part.cards for part in known.game.divided[:place])
        own = own[first : first + known.game.divided[place].cards]
    found = []
    for group in known.groups(share):
        others = board[list(group)]
        pairs = fitting(uses(share, tuple(range(len(own)))), len(own), len(group), ranking.size)
        if pairs is None:
            found.append(many.values(np.concatenate([own, others])))
        else:
            found += [_using(many, own, others, *pair) for pair in pairs]
    best: HandValues = np.maximum.reduce(found)
    return best


def _using(many: Vectorised, own: DealtPlaces, board: DealtPlaces, mine: int, others: int) -> HandValues:
    """What hands of exactly so many cards of both are worth."""
    if mine and others:
        return many.using(own, board, mine, others)
    return many.values(own if mine else board)


@cache
def _many(ranking: Ranking) -> Vectorised:
    return Vectorised(ranking)


def _settled(known: KnownSoFar, row: DealtPlaces, rng: Random) -> DealSettled:
    """How one deal comes out, dice and further cards included."""
    game, dealt = known.game, [known.deck[place] for place in row]
    held, first = dict[str, Cards](), 0
    for name, hands in known.hands.items():
        held[name] = tuple(dealt[first : first + len(hands[0])])
        first += len(hands[0])
    unknown = iter(dealt[first:])
    board = {slot: next(unknown) if card is None else card for slot, card in known.board.items()}
    held = {name: _as_dealt(known, own, dealt, rng) for name, own in held.items()}
    outcomes = dict(known.decided)
    for step in only(Roll, game.play):
        if step.id not in outcomes:
            outcomes[step.id] = outcome_of(step, sum(rng.randint(1, 6) for _ in range(step.dice))).id
    opened = {slot: board[slot] for slot in slots_in_order(game, outcomes)}
    look_at(game, opened, outcomes)
    left = in_play(game, opened, outcomes)
    if opened and not left:  # every line has been removed
        return DealSettled((), (0,) * len(held))
    declared = dict(known.declared) if known.declared else None
    divided = {name: _divided(game, own) for name, own in held.items()}
    compared = compared_at(game, Tableau(divided, left, (), outcomes, declared))
    seats, chips = tuple(range(len(held))), [0] * len(held)
    for award in awards(game, compared, [Pot(POT, seats)]):
        chips[award.seat] += award.chips
    winners = winners_of(game, compared, seats)
    return DealSettled(tuple((share, tuple(won)) for share, won in winners.items()), tuple(chips))


def _divided(game: Game, own: Cards) -> Held:
    """The cards of a player, by hand where they are divided."""
    parts = game.divided
    ends = accumulate(part.cards for part in parts)
    return (
        {part.id: own[end - part.cards : end] for part, end in zip(parts, ends, strict=True)}
        if parts
        else own
    )


def _as_dealt(known: KnownSoFar, own: Cards, dealt: list[int], rng: Random) -> Cards:
    """A hand with the cards that its up cards bring, and with jokers as their faces make them."""
    game = known.game
    if game.extra_card:
        left = [card for card in known.deck if card not in dealt]
        base, down = sum(deal.cards for deal in game.deals), down_cards(game, own)
        while len(own) < base + game.brings(card for card in own if card not in down):
            own += (left.pop(rng.randrange(len(left))),)
            dealt.append(own[-1])
    if game.joker == "by-face":
        down = down_cards(game, own)
        own = tuple(JOKER_WILD if card == JOKER_BUG and card in down else card for card in own)
    return own
