"""What the page and the sheet show on which a table ticks what it settles before the first hand."""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.view.sentences import Phrase
from poker_rulebook.view.views import ChoiceView, Citation


@dataclass(frozen=True)
class ToSettle:
    """One point. games    short names of those that it concerns; none where it concerns all"""

    id: str
    name: Phrase
    games: tuple[Phrase, ...]
    choices: tuple[ChoiceView, ...]
    rule: Citation | None


@dataclass(frozen=True)
class PointsToSettle:
    """Points under a heading.

    number    of the chapter; '' for those of the games
    games     short names of those that every point here concerns; the points do not repeat them
    """

    id: str
    number: str
    name: Phrase
    games: tuple[Phrase, ...]
    points: tuple[ToSettle, ...]


@dataclass(frozen=True)
class Before:
    """Everything to be settled for one game, for a mix, or for a list of games.

    games      (id, name) in order of play
    amounts    what is written in: blinds, ante, bets
    """

    id: str
    name: Phrase
    games: tuple[tuple[str, Phrase], ...]
    amounts: tuple[Phrase, ...]
    groups: tuple[PointsToSettle, ...]

    @property
    def points(self) -> tuple[ToSettle, ...]:
        return tuple(point for group in self.groups for point in group.points)
