"""What players declare before the showdown: for which sides they play."""

from __future__ import annotations

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Declare
from poker_rulebook.view.sentences import Phrase, say
from poker_rulebook.view.wording import share_name, side_of


def declared(game: Game, step: Declare) -> Phrase:
    """How players declare for which shares they play."""
    none, one = (share_name(game.share(name)) for name in (step.no_chip, step.one_chip))
    return say("declare" if step.said == "together" else "declare-in-turn", none=none, one=one)


def declared_both(game: Game) -> Phrase:
    """What follows from playing for both sides."""
    first, second = (side_of(share) for share in game.showdown)
    return say("declared-both", first=first, second=second)
