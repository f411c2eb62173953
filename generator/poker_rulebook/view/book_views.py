"""The whole book, ready to be placed."""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.view.mix_views import Mix
from poker_rulebook.view.rule_views import Chapter, Part, Word
from poker_rulebook.view.sentences import Phrase
from poker_rulebook.view.views import Game


@dataclass(frozen=True)
class Family:
    """A chapter.

    text      what the games of the family have in common
    games     each base before its variants
    depths    how many of its bases stand before each game, one below the other
    """

    id: str
    name: Phrase
    text: Phrase
    games: tuple[Game, ...]
    depths: tuple[int, ...]


@dataclass(frozen=True)
class OverviewRow:
    """One game in the computed table of all games; the columns are those of Book.overview_columns."""

    game: str
    name: Phrase
    cells: tuple[Phrase, ...]


@dataclass(frozen=True)
class Book:
    """The whole book, in the order of its files.

    labels    words of the page furniture by key: contents, index, examples, players, …
    """

    title: Phrase
    subtitle: Phrase
    families: tuple[Family, ...]
    overview_columns: tuple[Phrase, ...]
    overview: tuple[OverviewRow, ...]
    labels: dict[str, Phrase]
    mixes: tuple[Mix, ...]
    parts: tuple[Part, ...]
    words: tuple[Word, ...]

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        return tuple(chapter for part in self.parts for chapter in part.chapters)

    @property
    def games(self) -> tuple[Game, ...]:
        return tuple(game for family in self.families for game in family.games)
