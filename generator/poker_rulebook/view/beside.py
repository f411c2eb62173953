"""A game in a list of games: what it is, or how it differs from one before it, in the sentences that tell variants.

It is told by the game before it from which it differs least, and only where few sentences do that. Betting formats,
which the list names, and the rules that follow from them are left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.view.brief import CUSTOMS, brief
from poker_rulebook.view.differences import differences
from poker_rulebook.view.essence import essence
from poker_rulebook.view.sentences import Phrase, heading, joined, name_of, say, sentences
from poker_rulebook.view.views import Difference

MOST = 4  # sentences


def in_list(game: Game, before: Sequence[Game]) -> Phrase:
    """What a player of the games before it has to know of this one."""
    if any(other.id == game.id for other in before):
        return say("beside-again", game=name_of(game.name))
    told = [
        (_told(found), other, found) for other in before for found in [_differences(game, other)] if found
    ]
    if not told:
        return essence(game)
    said, other, found = min(told, key=lambda it: _length(it[0]))
    if short := brief(game, other, found):
        return short
    lead = say("relative-lead", game=name_of(other.name))
    return joined([lead, *said]) if _length(said) <= MOST else essence(game)


def _differences(game: Game, other: Game) -> tuple[Difference, ...]:
    if bool(game.open_face) != bool(other.open_face):
        return ()
    return tuple(found for found in differences(game, other) if found.id not in CUSTOMS)


def _told(found: Sequence[Difference]) -> list[Phrase]:
    return [phrase for difference in found for phrase in _sentences(difference)]


def _sentences(difference: Difference) -> Iterator[Phrase]:
    for rule in difference.rules:
        yield say("beside-rule", title=heading(rule.title), text=rule.text) if rule.title else rule.text
    if difference.without:
        yield difference.without


def _length(told: Sequence[Phrase]) -> int:
    return sum(len(list(sentences(phrase))) for phrase in told)
