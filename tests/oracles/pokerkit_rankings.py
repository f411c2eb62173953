"""PokerKit's hand types by our rankings, and tables for those that it can order but does not name."""

from __future__ import annotations

from collections import Counter

import pokerkit
from pokerkit.lookups import Label
from pokerkit.utilities import Rank


class _AceToSixLookup(pokerkit.Standard2Lookup):
    """Straights and flushes count, and the ace is the lowest rank."""

    rank_order = pokerkit.RankOrder.REGULAR


class AceToSixHand(pokerkit.StandardLowHand):
    lookup = _AceToSixLookup()


class _MexicanLookup(pokerkit.ShortDeckHoldemLookup):
    rank_order = tuple(map(Rank, "234567JQKA"))


class MexicanHand(pokerkit.ShortDeckHoldemHand):
    lookup = _MexicanLookup()


class _ManilaLowAceLookup(pokerkit.ShortDeckHoldemLookup):
    rank_order = tuple(map(Rank, "789TJQKA"))


class ManilaLowAceHand(pokerkit.ShortDeckHoldemHand):
    lookup = _ManilaLowAceLookup()


class _SpanishLookup(pokerkit.ShortDeckHoldemLookup):
    rank_order = tuple(map(Rank, "89TJQKA"))


class SpanishHand(pokerkit.ShortDeckHoldemHand):
    lookup = _SpanishLookup()


class _TripsOverStraightLookup(pokerkit.ShortDeckHoldemLookup):
    def _add_entries(self) -> None:
        self._add_multisets(Counter({1: 5}), (False,), Label.HIGH_CARD)
        self._add_multisets(Counter({2: 1, 1: 3}), (False,), Label.ONE_PAIR)
        self._add_multisets(Counter({2: 2, 1: 1}), (False,), Label.TWO_PAIR)
        self._add_straights(5, (False,), Label.STRAIGHT)
        self._add_multisets(Counter({3: 1, 1: 2}), (False,), Label.THREE_OF_A_KIND)
        self._add_multisets(Counter({3: 1, 2: 1}), (False,), Label.FULL_HOUSE)
        self._add_multisets(Counter({1: 5}), (True,), Label.FLUSH)
        self._add_multisets(Counter({4: 1, 1: 1}), (False,), Label.FOUR_OF_A_KIND)
        self._add_straights(5, (True,), Label.STRAIGHT_FLUSH)


class TripsOverStraightHand(pokerkit.ShortDeckHoldemHand):
    lookup = _TripsOverStraightLookup()


RANKINGS: dict[str, type[pokerkit.Hand]] = {
    "high": pokerkit.StandardHighHand,
    "ace-to-five": pokerkit.RegularLowHand,
    "deuce-to-seven": pokerkit.StandardLowHand,
    "ace-to-six": AceToSixHand,
    "short-deck": pokerkit.ShortDeckHoldemHand,
    "short-deck-trips-over-straight": TripsOverStraightHand,
    "mexican": MexicanHand,
    "manila-low-ace": ManilaLowAceHand,
    "spanish": SpanishHand,
    "badugi": pokerkit.BadugiHand,
    "badugi-ace-high": pokerkit.StandardBadugiHand,
}
