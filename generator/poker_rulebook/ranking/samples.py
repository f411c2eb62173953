"""A sample hand for every class of a ranking in which the highest hand wins."""

from collections.abc import Iterator

from poker_rulebook.cards import RANKS, card
from poker_rulebook.ranking.ranking import Ranking
from poker_rulebook.ranking.rules import FIVE_OF_A_KIND

Cards = tuple[int, ...]

SHAPES = {
    "four-of-a-kind": (4, 1), "full-house": (3, 2), "three-of-a-kind": (3, 1, 1), "two-pair": (2, 2, 1),
    "one-pair": (2, 1, 1, 1), "high-card": (1, 1, 1, 1, 1), "flush": (1, 1, 1, 1, 1),
}  # fmt: skip


def class_samples(ranking: Ranking) -> Iterator[tuple[str, Cards]]:
    """Every class that cards without a joker make, the strongest first, with a hand in display order.

    The royal flush stands by itself before the other straight flushes.
    """
    for name in ranking.rules.classes:
        if name == "straight-flush":
            yield "royal-flush", ranking.best(sample(ranking, name, 0))[1]
        if name != FIVE_OF_A_KIND:
            yield name, ranking.best(sample(ranking, name, 1))[1]


def sample(ranking: Ranking, name: str, below: int) -> Cards:
    """Five cards of that class. below    how many straights from the top to pass over"""
    ranks = [RANKS[rank] for rank in ranking.rules.ranks]
    if name in ("straight-flush", "straight"):
        top = [RANKS[rank] for rank in ranking.rules.straights[below]]
        suits = "hhhhh" if name == "straight-flush" else "sdhcs"
        return tuple(card(rank + suit) for rank, suit in zip(top, suits, strict=True))
    # leave a gap after the second rank, so that single cards make no straight
    spread = [ranks[0], ranks[1], ranks[3], ranks[5], ranks[6]]
    if name == "flush":
        return tuple(card(rank + "d") for rank in spread)
    hand = []
    for index, count in enumerate(SHAPES[name]):
        first = index % 4 if count < 3 else 0
        hand += [card(spread[index] + "shdc"[(first + i) % 4]) for i in range(count)]
    return tuple(hand)
