"""Rankings: which hand beats which, from the data of games/rankings/."""

from poker_rulebook.ranking.named import HandError, threshold, weakest_hand
from poker_rulebook.ranking.ranking import Made, Ranking, best_using, value_using

__all__ = ["HandError", "Made", "Ranking", "best_using", "threshold", "value_using", "weakest_hand"]
