"""Words for the parts of a game."""

from __future__ import annotations

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.ranking import Ranking
from poker_rulebook.view.phrases import is_phrase, same_everywhere
from poker_rulebook.view.sentences import Phrase, Written, say, written

SIDES = ("side-high", "side-low")


def share_name(share: Share) -> Phrase:
    """What a share is called inside a sentence: its own name, or the common word for its id.

    An editor's name that is the word for high or low in every language is that word.
    """
    if share.name:
        name = written(share.name)
        return same_everywhere(name, SIDES) or name
    key = f"side-{share.id}"
    return say(key) if is_phrase(key) else share.id


def hand_kind(ranking: Ranking) -> Phrase:
    """What a share is won with: high hand, ace-to-five low hand, badugi."""
    rules = ranking.rules
    if ranking.words.hand:
        return written(ranking.words.hand)
    if rules.compare == "classes":
        return say("hand-kind-low", scale=scale_name(ranking)) if rules.wins_lowest else say("hand-kind-high")
    if rules.compare == "points":
        return say("hand-kind-points")
    if "suit" not in rules.distinct:
        return say("hand-kind-named", scale=scale_name(ranking))
    return say("hand-kind-badugi" if rules.wins_lowest else "hand-kind-high-badugi")


def scale_name(ranking: Ranking) -> Written:
    """What a ranking is called, before "scale" and "low"."""
    return written(ranking.words.name)


def street_name(street: str) -> Phrase:
    return say(f"street-{street}")


def is_fixed(game: Game) -> bool:
    return game.limit == "fixed-limit"


def is_side(share: Share, side: str) -> bool:
    """Whether the share is called by one of the common words, high or low, whatever its id."""
    return share_name(share) == say(f"side-{side}")


def side_of(share: Share) -> Phrase:
    """A share inside a sentence, with its article in English: high, low, the draw hand."""
    name = share_name(share)
    return name if name in map(say, SIDES) else say("side-with-article", share=name)
