"""Rankings: which hand beats which, from the data of games/rankings/."""

from generator.ranking.ranking import Made, Ranking

__all__ = ["Made", "Ranking"]
