"""The parts into which the page of a game is divided, and the chips that lead to them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from poker_rulebook.view.sentences import Phrase
from poker_rulebook.view.views import GameView, Section

WINNING = ("winning", "scoring")  # sections that say what wins


CHIPS = {"splitting": "ties", "limits": "limits"}  # section -> its name among the chips


class Parts(NamedTuple):
    """The sections of a game's page, each in its place."""

    winning: tuple[Section, ...]
    play: Section
    setup: tuple[Section, ...]
    rest: tuple[Section, ...]


def parts(game: GameView) -> Parts:
    """The sections of a game's page in the order of questions: how it is played, what wins, the rest."""
    play = next(section for section in game.sections if section.ordered)
    setup = [section for section in game.sections if section.id in ("setup", "rows")]
    winning = [section for section in game.sections if section.id in WINNING]
    rest = [section for section in game.sections if section not in (play, *setup, *winning)]
    return Parts(tuple(winning), play, tuple(setup), tuple(rest))


def chips(labels: Mapping[str, Phrase], game: GameView) -> Iterator[tuple[str, Phrase]]:
    """(anchor, short name) of the sections of a game's page, in its order."""
    cut = parts(game)
    found = {
        "_glance": ("glance", True), cut.play.id: ("streets", True),
        **{section.id: ("wins", True) for section in cut.winning[:1]}, "setup": ("setup", True), "_rankings": ("ranking", game.rankings),
        **{section.id: (CHIPS[section.id], True) for section in cut.rest if section.id in CHIPS},
        "_options": ("options", game.options), "_examples": ("examples", game.examples),
        "_relative": ("differences", game.relative), "_general": ("general", game.see or game.chapters),
        "_counted": ("counted", game.counted or game.chances), "_history": ("history", game.history),
    }  # fmt: skip
    yield from ((anchor, labels[f"chip-{name}"]) for anchor, (name, there) in found.items() if there)
