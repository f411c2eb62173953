"""A mixed game on its page and on its sheet, in one language, ready to be placed."""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.view.sentences import Phrase
from poker_rulebook.view.views import Fact, Option, Rule, Source


@dataclass(frozen=True)
class MixCell:
    """A few words about a game of a mix: who posts, who acts first, which hand wins. label    of its column"""

    id: str
    label: Phrase
    lines: tuple[Phrase, ...]


@dataclass(frozen=True)
class MixStep:
    """One step of a game on a mix sheet. id    "bet" for a betting round, whose label is one mark; else "step" """

    id: str
    label: Phrase


@dataclass(frozen=True)
class MixedGame:
    """One game of a mix, in its row.

    id         the anchor of the row
    label      what the table calls the game in this mix
    game       its id, which leads to its page
    short      a shorter name, for the sheet
    summary    what game this is, in sentences
    """

    id: str
    label: Phrase
    game: str
    name: Phrase
    short: Phrase
    limit: Phrase
    summary: Phrase
    cells: tuple[MixCell, ...]
    steps: tuple[MixStep, ...]


@dataclass(frozen=True)
class Mix:
    """A mixed game on a page, and on a sheet for the table.

    change     when the game changes, in a few words
    rules      order, change, formats, players
    legend     the marks of the betting rounds in the steps of its games, as label, with their meaning
    """

    id: str
    name: Phrase
    short: Phrase
    other_name: Phrase
    reading: str
    also: tuple[str, ...]
    summary: Phrase
    change: Phrase
    facts: tuple[Fact, ...]
    games: tuple[MixedGame, ...]
    rules: tuple[Rule, ...]
    options: tuple[Option, ...]
    notes: tuple[Rule, ...]
    history: tuple[Rule, ...]
    sources: tuple[Source, ...]
    legend: tuple[Fact, ...]
    search: tuple[str, ...]
    digest: str
