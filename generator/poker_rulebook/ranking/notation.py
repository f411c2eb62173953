"""Hands written for people, as qualifiers are: "8-7-6-5-4", "87654" or "7s 5s 4s 3s 2s"."""

from typing import TYPE_CHECKING

from poker_rulebook.cards import RANK_ONE, RANKS, SUIT_ONE, cards
from poker_rulebook.ranking.rules import read_ranks

if TYPE_CHECKING:
    from poker_rulebook.ranking.ranking import Ranking


def threshold(ranking: "Ranking", text: str) -> int:
    """See Ranking.threshold."""
    return ranking.value(weakest_hand(ranking, text))


def weakest_hand(ranking: "Ranking", text: str) -> tuple[int, ...]:
    """The cards of the weakest hand that such a text means. Raises ValueError as Ranking.threshold does."""
    hand = read_hand(text)
    if not ranking.smallest <= len(hand) <= ranking.size:
        some = (
            str(ranking.size) if ranking.smallest == ranking.size else f"{ranking.smallest} to {ranking.size}"
        )
        raise ValueError(
            f"'{text}' has {len(hand)} {'card' if len(hand) == 1 else 'cards'}: a hand of {ranking.id} has {some}"
        )
    if not ranking.value(hand):
        raise ValueError(f"'{text}' is no hand of {ranking.id}")
    return hand


def read_hand(text: str) -> tuple[int, ...]:
    """The cards of a hand written as cards or as ranks; ranks are given suits in turn, so no flush arises.

    Raises ValueError for an unknown rank or card and for more than four of a rank.
    """
    if isinstance(text, str) and (" " in text.strip() or text.strip()[1:2] in tuple("cdhs")):
        return cards(text)
    ranks = read_ranks(text)
    for rank in ranks:
        if ranks.count(rank) > 4:
            raise ValueError(f"'{text}' has more than four of rank {RANKS[rank]}")
    hand = tuple(RANK_ONE[rank] + SUIT_ONE[place % 4] for place, rank in enumerate(sorted(ranks)))
    assert len(set(hand)) == len(hand), "equal ranks stand together, so at most four suits in turn differ"
    return hand
