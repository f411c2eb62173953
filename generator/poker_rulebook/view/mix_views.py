"""A mixed game on its page and on its sheet, in one language, ready to be placed.

As in poker_rulebook.view.views, every `str` that a reader sees is marked text, and ids are anchors.
"""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.view.views import Fact, Option, Rule, Source


@dataclass(frozen=True)
class MixCell:
    """A few words about a game of a mix: who posts, who acts first, which hand wins. label    of its column"""

    id: str
    label: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class MixStep:
    """One step of a game on a mix sheet. id    "bet" for a betting round, whose label is one mark; else "step" """

    id: str
    label: str


@dataclass(frozen=True)
class MixedGame:
    """One game of a mix, in its row.

    id         the anchor of the row
    label      what the table calls the game in this mix
    game       its id, which leads to its page
    short      a shorter name, for the sheet
    essence    what game this is, in sentences
    """

    id: str
    label: str
    game: str
    name: str
    short: str
    limit: str
    essence: str
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
    name: str
    short: str
    other_name: str
    reading: str
    also: tuple[str, ...]
    essence: str
    change: str
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
