"""The whole book in one language, ready to be placed.

As in poker_rulebook.view.views, every `str` that a reader sees is marked text, and ids are anchors.
"""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.view.mix_views import Mix
from poker_rulebook.view.rule_views import Chapter, Part, Word, WordGroup
from poker_rulebook.view.views import Citation, Game


@dataclass(frozen=True)
class Family:
    """A chapter. text    what the games of the family have in common"""

    id: str
    name: str
    text: str
    games: tuple[Game, ...]


@dataclass(frozen=True)
class OverviewRow:
    """One game in the computed table of all games; the columns are those of Book.overview_columns."""

    game: str
    name: str
    cells: tuple[str, ...]


@dataclass(frozen=True)
class IndexGroup:
    """A heading of the index (a letter, or a kana such as あ) with what stands below it."""

    heading: str
    entries: tuple[Citation, ...]


@dataclass(frozen=True)
class Book:
    """The whole book in one language.

    labels    words of the page furniture by key: contents, index, examples, players, …; marked text
    """

    locale: str
    title: str
    subtitle: str
    families: tuple[Family, ...]
    overview_columns: tuple[str, ...]
    overview: tuple[OverviewRow, ...]
    index: tuple[IndexGroup, ...]
    labels: dict[str, str]
    mixes: tuple[Mix, ...] = ()
    parts: tuple[Part, ...] = ()
    glossary: tuple[WordGroup, ...] = ()

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        return tuple(chapter for part in self.parts for chapter in part.chapters)

    @property
    def words(self) -> tuple[Word, ...]:
        return tuple(word for group in self.glossary for word in group.words)

    @property
    def games(self) -> tuple[Game, ...]:
        return tuple(game for family in self.families for game in family.games)
