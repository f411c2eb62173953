"""Rankings: which hand beats which, from the data of games/rankings/."""

from poker_rulebook.ranking.ranking import Made, Ranking

__all__ = ["Made", "Ranking"]
