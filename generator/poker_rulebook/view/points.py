"""What the points of a ranking are, and how their total is counted."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.cards import ACE, RANKS
from poker_rulebook.ranking import Ranking
from poker_rulebook.view.sentences import Phrase, joined, say
from poker_rulebook.view.wording import points_text

FACES = {RANKS.index(letter) for letter in "JQK"}
NUMBERED = tuple(range(RANKS.index("T") + 1))  # the ranks with a number, from the deuce to the ten


def points_told(ranking: Ranking) -> Iterator[Phrase]:
    """What the cards of a ranking by points count."""
    points = ranking.rules.points
    numbered = all(points.get(rank) == rank + 2 for rank in NUMBERED)
    faces = {points[rank] for rank in FACES if rank in points}
    if numbered and len(faces) == 1 and len(points) == len(RANKS):
        yield say("scale-points", ace=points[ACE], face=faces.pop())
    else:
        yield from _points_of_ranks(ranking)
    if ranking.rules.at_most is not None:
        yield points_capped(ranking)
    else:
        yield say("points-lowest" if ranking.rules.wins_lowest else "points-highest")
        if ranking.rules.more_cards_break_ties:
            yield say("points-more-cards")


def total_told(ranking: Ranking) -> Iterator[Phrase]:
    """What the ranks count, those that count their number in one sentence; and which total wins."""
    rules = ranking.rules
    numbered = [
        rank for rank in NUMBERED if rules.points.get(rank) == 2 * (rank + 2) and rank not in rules.raised
    ]
    by_points: dict[tuple[int, int], list[int]] = {}
    for rank in rules.ranks:
        if rank not in numbered or len(numbered) < len(NUMBERED):
            by_points.setdefault((rules.points[rank], rules.raised.get(rank, 0)), []).append(rank)
    for (points, more), ranks in by_points.items():
        names = tuple(say(f"ranks-{RANKS[rank]}") for rank in ranks)
        if more:
            yield say(
                "scale-total-either", ranks=names, low=points_text(points), high=points_text(points + more)
            )
        else:
            yield say("scale-total-of", ranks=names, points=points_text(points))
    if len(numbered) == len(NUMBERED):
        yield say("scale-total-numbers")
    yield say(f"closest-{rules.over}", n=points_text(rules.target))


def _points_of_ranks(ranking: Ranking) -> Iterator[Phrase]:
    """A sentence for every number of points, the most first."""
    points = ranking.rules.points
    for number in sorted(set(points.values()), reverse=True):
        ranks = tuple(say(f"ranks-{RANKS[rank]}") for rank in ranking.rules.ranks if points[rank] == number)
        yield say("scale-points-of", ranks=ranks, n=number)


def points_capped(ranking: Ranking) -> Phrase:
    """Which cards count where a total has a limit, and what decides between equal totals."""
    way = "-lowest" if ranking.rules.wins_lowest else ""
    more = say("points-more-cards") if ranking.rules.more_cards_break_ties else ""
    return joined([say(f"points-capped{way}", limit=ranking.rules.at_most or 0), more])
