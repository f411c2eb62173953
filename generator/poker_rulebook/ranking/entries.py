"""What a value of a ranking stands for, and the key of the ranks in a hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from poker_rulebook.cards import RANK_ONE


class Entry(NamedTuple):
    """One distinct value, described.

    category  class name, "badugi", "points" or "total"
    ranks     what is compared, in this order: a rank a group, then the kickers; a straight's top card
    layout    a rank for every card, in display order; empty when the value does not fix the cards;
              of a total, some that make it
    size      number of cards that make the hand
    points    total, only in rankings of points and, in halves, of totals
    """

    category: str
    ranks: tuple[int, ...]
    layout: tuple[int, ...]
    size: int
    points: int | None = None


Order = tuple[int, tuple[int, ...]]  # larger = higher hand
Hands = dict[int, tuple[Order, Entry]]  # rank key -> a hand


def rank_key(ranks: Iterable[int]) -> int:
    """The rank part of the sum of cards with these ranks."""
    return sum([RANK_ONE[rank] for rank in ranks])
