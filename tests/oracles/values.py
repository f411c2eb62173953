"""Values of hands beside those of other evaluators, ranking by ranking."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import phevaluator
import pokerkit
import ranking_first_principles as slow

from oracles.pokerkit_rankings import RANKINGS
from poker_rulebook.cards import DECK_52, rank_of, suit_of, text
from poker_rulebook.ranking import Ranking, threshold, value_using

Cards = tuple[int, ...]
OMAHA = ((2, 3),)
HOLDEM = ((0, 5), (1, 4), (2, 3))


class Comparison(NamedTuple):
    """One way to ask another evaluator.

    by         who evaluates; ranking: ours
    own        own cards of a hand, and board cards beside them that `uses` combines with them
    theirs     worth of (own, board), larger is better, None for a hand that does not qualify
    least      the weakest hand that qualifies, '' when all do
    cost       how many times fewer hands it evaluates in the same time than the fastest
    """

    by: str
    ranking: str
    own: int
    theirs: Callable[[Cards, Cards], Any]
    cost: int = 1
    board: int = 0
    uses: tuple[tuple[int, int], ...] = ()
    least: str = ""

    def __str__(self) -> str:
        board = f"+{self.board}" if self.board else ""
        least = f", {self.least} or better" if self.least else ""
        return f"{self.ranking} {self.own}{board}{least}, {self.by}"


def _number(card: int) -> int:
    """A card as phevaluator counts it."""
    return 4 * rank_of(card) + suit_of(card)


def _phevaluator(own: Cards, board: Cards) -> int:
    return -phevaluator.evaluate_cards(*map(_number, own))


def _phevaluator_omaha(own: Cards, board: Cards) -> int:
    return -phevaluator.evaluate_omaha_cards(*map(_number, board), *map(_number, own))


@cache
def _card(card: int) -> pokerkit.Card:
    return next(pokerkit.Card.parse(text(card)))


def _pokerkit(kind: type[pokerkit.Hand]) -> Callable[[Cards, Cards], int | None]:
    sign = -1 if kind.low else 1

    def theirs(own: Cards, board: Cards) -> int | None:
        hand = kind.from_game_or_none(map(_card, own), map(_card, board))
        return None if hand is None else sign * hand.entry.index

    return theirs


def _first_principles(ranking: str) -> Callable[[Cards, Cards], slow.Worth | None]:
    return lambda own, board: slow.best(ranking, [text(card) for card in own]) or None


FIRST_PRINCIPLES = {  # nobody else evaluates these; ranking -> cards dealt
    "quick-quads": (5, 7), "high-badugi": (4, 5), "high-badugi-no-pairs": (4, 5), "points-49": (5,),
    "points-49-face-1": (5,), "points-0": (5,), "points-21": (5,), "madison": (5,), "lowest-straight": (5, 7),
    "face-first": (5, 7), "open-face-front": (3,), "canadian": (5,), "highest-card": (1, 2), "lowest-card": (1, 2),
    "lowest-card-low-ace": (1, 2), "closest-to-7": (2, 5), "closest-to-7-level": (2, 5), "closest-to-7-not-above": (2, 5),
    "closest-to-27": (2, 5), "closest-to-27-level": (2, 5), "closest-to-27-not-above": (2, 5),
    "two-cards": (2,), "three-cards": (3,), "three-cards-no-straights": (3,),
}  # fmt: skip


def comparisons() -> Iterator[Comparison]:
    """Every ranking, by every evaluator that knows it."""
    for size in (5, 6, 7):
        yield Comparison("phevaluator", "high", size, _phevaluator)
    yield Comparison("phevaluator", "high", 4, _phevaluator_omaha, 3, 5, OMAHA)
    for ranking, kind in RANKINGS.items():
        for size, cost in ((4, 10), (5, 10), (7, 40)) if "badugi" in ranking else ((5, 2), (7, 20)):
            yield Comparison("PokerKit", ranking, size, _pokerkit(kind), cost)
    omaha, low, greek = pokerkit.OmahaHoldemHand, pokerkit.OmahaEightOrBetterLowHand, pokerkit.GreekHoldemHand
    yield Comparison("PokerKit", "high", 4, _pokerkit(omaha), 60, 5, OMAHA)
    yield Comparison("PokerKit", "high", 2, _pokerkit(greek), 10, 5, OMAHA)
    yield Comparison("PokerKit", "ace-to-five", 4, _pokerkit(low), 30, 5, OMAHA, "8-7-6-5-4")
    eight = pokerkit.EightOrBetterLowHand
    yield Comparison("PokerKit", "ace-to-five", 2, _pokerkit(eight), 10, 5, HOLDEM, "8-7-6-5-4")
    for ranking, sizes in FIRST_PRINCIPLES.items():
        for size in sizes:
            cost = 4 if size <= 5 else 20
            yield Comparison("first principles", ranking, size, _first_principles(ranking), cost)


def deals(ranking: Ranking, size: int, number: int, seed: int) -> Iterator[Cards]:
    """Random hands; every other one from eight ranks and two suits, where flushes and straights abound."""
    rng = random.Random(f"{ranking.id} {size} {seed}")
    ranks = ranking.rules.ranks
    deck = [card for card in DECK_52 if rank_of(card) in ranks]
    near = [card for card in deck if rank_of(card) in ranks[-8:] and text(card)[1] in "hs"]
    for count in range(number):
        yield tuple(rng.sample(near if count % 2 else deck, size))


class Compared(NamedTuple):
    """Hands compared, how many values they have, and the first disagreement, '' when there is none."""

    hands: int
    values: int
    difference: str


def compared(ranking: Ranking, one: Comparison, hands: int, seed: int) -> Compared:
    """Whether both put all hands in the same order and call the same ones equal.

    Values of different programs are not the same numbers: each of ours must belong to one of theirs, and these
    must grow with ours.
    """
    found: dict[int, Any] = {}
    floor = threshold(ranking, one.least) if one.least else 1
    for number, dealt in enumerate(deals(ranking, one.own + one.board, hands, seed)):
        own, board = dealt[: one.own], dealt[one.own :]
        value = value_using(ranking, own, (board,), one.uses) if board else ranking.value(own)
        theirs = one.theirs(own, board)
        shown = " ".join(map(text, dealt))
        if (value < floor) != (theirs is None):
            return Compared(number, len(found), f"{shown}: {value} here, {theirs} there")
        if theirs is not None and found.setdefault(value, theirs) != theirs:
            return Compared(number, len(found), f"{shown}: {value} is {found[value]} and {theirs} there")
    return Compared(hands, len(found), _out_of_order(found))


def _out_of_order(found: Mapping[int, Any]) -> str:
    values = sorted(found)
    for lower, higher in pairwise(values):
        if not found[lower] < found[higher]:
            return f"{lower} and {higher} here are {found[lower]} and {found[higher]} there"
    return ""
