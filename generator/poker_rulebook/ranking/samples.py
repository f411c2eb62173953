"""A sample hand for every class of a ranking in which the highest hand wins."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations

from poker_rulebook.cards import RANKS, Cards, card
from poker_rulebook.ranking.ranking import Ranking
from poker_rulebook.ranking.rules import FIVE_OF_A_KIND

# How many cards of one rank stand together, and then single cards.
SHAPES = {
    "four-of-a-kind": (4, 1), "full-house": (3, 2), "three-of-a-kind": (3, 1, 1), "two-pair": (2, 2, 1),
    "one-pair": (2, 1, 1, 1), "high-card": (1, 1, 1, 1, 1), "flush": (1, 1, 1, 1, 1),
}  # fmt: skip


def class_samples(ranking: Ranking) -> Iterator[tuple[str, Cards]]:
    """Every class that cards of the ranking's ranks make without a joker, the strongest first, in display order.

    The royal flush stands by itself before the other straight flushes. A class that no cards make is left
    out, such as the flush among five ranks: each is a royal flush there.
    """
    for category in ranking.rules.classes:
        wanted = ("royal-flush", category) if category == "straight-flush" else (category,)
        for name in wanted if category != FIVE_OF_A_KIND else ():
            for hand in _candidates(ranking, category):
                if ranking.value(hand) and (made := ranking.made(hand)).category == name:
                    yield name, made.cards
                    break


def _candidates(ranking: Ranking, category: str) -> Iterator[Cards]:
    """Hands that look like the class, the one to show first; some may be of another class."""
    ranks = ranking.rules.ranks
    if category in ("straight-flush", "straight"):
        suits = "hhhhh" if category == "straight-flush" else "sdhcs"
        # the second, so that a straight is not the royal one in other suits
        order = sorted(range(len(ranking.rules.straights)), key=lambda place: (place != 1, place))
        for straight in (ranking.rules.straights[place] for place in order):
            yield tuple(card(RANKS[rank] + suit) for rank, suit in zip(straight, suits, strict=False))
        return
    shape = _cut(SHAPES[category], ranking.size)
    # a gap after the second rank, so that single cards make no straight
    gapped = [tuple(ranks[place] for place in (0, 1, 3, 5, 6)[: len(shape)])] if len(ranks) > 6 else []
    for chosen in chain(gapped, combinations(ranks, len(shape))):
        yield _in_suits(chosen, shape, "dddd" if category == "flush" else "shdc")


def _cut(shape: Sequence[int], size: int) -> list[int]:
    """The shape of fewer cards: a pair in a hand of three is two cards and one."""
    return [n for place, count in enumerate(shape) if (n := min(count, size - sum(shape[:place]))) > 0]


def _in_suits(ranks: Sequence[int], shape: Sequence[int], suits: str) -> Cards:
    hand: list[int] = []
    for place, (rank, count) in enumerate(zip(ranks, shape, strict=True)):
        first = place % 4 if count < 3 else 0
        hand += [card(RANKS[rank] + suits[(first + i) % 4]) for i in range(count)]
    return tuple(hand)
