"""Names of made hands: pair of kings, 8-5-3-2-A low, three-card badugi."""

from __future__ import annotations

from collections.abc import Sequence

from poker_rulebook.cards import RANKS, cards
from poker_rulebook.ranking import Ranking
from poker_rulebook.view.sentences import Phrase, say

# the variables of hand-<class>, in the order in which a made hand gives its ranks
_RANKS = {
    "five-of-a-kind": ("rank",), "royal-flush": (), "straight-flush": ("top",), "four-of-a-kind": ("rank",),
    "full-house": ("rank", "pair"), "flush": ("top",), "straight": ("top",), "three-of-a-kind": ("rank",),
    "two-pair": ("rank", "second"), "one-pair": ("rank",), "high-card": ("top",),
}  # fmt: skip


def hand_name(ranking: Ranking, cards: Sequence[int], held: Sequence[int] = ()) -> Phrase:
    """What the best hand in these cards is called.

    held    every card the player has, where the ranking looks at all of them (Action Razz)
    """
    made = ranking.made(cards)
    if made.category == "points":
        name = say("hand-points", points=made.points)
    elif made.category == "badugi":
        high = "" if ranking.rules.wins_lowest else "high-"
        name = say(f"hand-{high}badugi", n=len(made.ranks), ranks="-".join(made.ranks))
    elif ranking.rules.wins_lowest and made.category == "high-card":
        name = say("hand-low", ranks="-".join(made.ranks))
    else:
        name = say(f"hand-{made.category}", **dict(zip(_RANKS[made.category], made.ranks, strict=False)))
    if ranking.rules.ahead:
        name = say("hand-face" if ranking.is_ahead(held or cards) else "hand-butt", hand=name)
    return name


def qualifier_name(ranking: Ranking, qualifier: str) -> Phrase:
    """The weakest qualifying hand by its name: 6-6-4-3-2 is a pair of sixes, 8-7-6-5-4 eight-or-better.

    The weakest hand of its class is called by the class: 2-2-2-4-3 is three of a kind.
    """
    ranks, suited = qualifier.split("-"), " " in qualifier
    if not suited and ranking.rules.wins_lowest and len(set(ranks)) == len(ranks):
        highest = RANKS[ranking.rules.ranks[0]]
        return say("no-pair") if ranks[0] == highest else say("or-better", rank=ranks[0])
    weakest = cards(qualifier) if suited else cards_of(qualifier)
    if not ranking.rules.wins_lowest and ranking.is_weakest_of_class(weakest):
        return say(f"class-{ranking.made(weakest).category}")
    return hand_name(ranking, weakest)


def cards_of(ranks: str) -> tuple[int, ...]:
    """Cards of these ranks in mixed suits: a sample that is no flush."""
    from poker_rulebook.cards import card

    seen: dict[str, int] = {}
    out = []
    for index, rank in enumerate(ranks.split("-")):
        suit = seen.get(rank, index % 3 if rank not in seen else 0)
        seen[rank] = suit + 1
        out.append(card(rank + "shdc"[suit % 4]))
    return tuple(out)
