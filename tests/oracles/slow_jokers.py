"""What five cards are worth with a joker among them, by trying every card that it may stand for.

A bug stands for an ace, or for a card that makes a straight or a flush; where the lowest hand wins, and as a wild
card, for any card. It is never a card that is held, but with four of a kind it makes five.
"""

from __future__ import annotations

from collections.abc import Sequence

import ranking_first_principles as slow

BUG, WILD = "bug", "wild"  # how a joker is written among cards as text
RANKS = {"mexican": "234567JQKA"}  # of a deck that is not the usual one
LOWEST_WINS = (
    "ace-to-five", "deuce-to-seven", "ace-to-six", "face-first", "badugi", "badugi-ace-high", "madison", "points-0",
)  # fmt: skip


def worth(ranking: str, hand: Sequence[str]) -> slow.Worth:
    """The worth of exactly these cards. Of several jokers all but one are tried as every card that is not held."""
    if BUG not in hand and WILD not in hand:
        return slow.WORTH[ranking][0](hand)
    others = [card for card in hand if card not in (BUG, WILD)]
    joker, *more = (card for card in hand if card in (BUG, WILD))
    if more:
        free = {rank + suit for rank in slow.ACE_HIGH for suit in "cdhs"} - {*others}
        return max(worth(ranking, [*others, card, *more]) for card in free)
    anything = joker == WILD or ranking in LOWEST_WINS
    return max(_worths(ranking, others, anything))


def _worths(ranking: str, others: list[str], anything: bool) -> list[slow.Worth]:
    found = []
    for rank in RANKS.get(ranking, slow.ACE_HIGH):
        if len({*others}) == 4 and all(card[0] == rank for card in others) and (anything or rank == "A"):
            found.append((slow.FIVE, slow.ACE_HIGH[rank]))
        for suit in "cdhs":
            hand = [*others, rank + suit]
            if rank + suit not in others and (anything or rank == "A" or _fills(ranking, hand)):
                found.append(slow.WORTH[ranking][0](hand))
    return found


def _fills(ranking: str, hand: list[str]) -> bool:
    """Whether the hand is a straight or a flush."""
    gap = (7, 3) if ranking == "mexican" else (99, 0)
    return len({card[1] for card in hand}) == 1 or slow.in_sequence(hand, gap)
