"""What can be cited on a page: its anchors, in order, and what each of them is; and the parts into which the page of a
game is divided, with the chips that lead to them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from poker_rulebook.view.book_views import ChapterView, MixView
from poker_rulebook.view.sentences import Phrase
from poker_rulebook.view.views import GameView, Section


class _Cited(Protocol):
    """Something with an id of its own on a page."""

    @property
    def id(self) -> str: ...


def _each(kinds: dict[str, Sequence[_Cited]]) -> Iterator[tuple[str, str]]:
    return ((item.id, kind) for kind, items in kinds.items() for item in items)


def mix_anchors(mix: MixView) -> Iterator[tuple[str, str]]:
    """The ids that can be cited on the page of a mix, in its order, and what each of them is."""
    yield from (("order", "section"), ("rules", "section"))
    yield from _each({
        "game": mix.games, "rule": mix.rules, "choice of rules": mix.options,
        "note": mix.notes, "note on history": mix.history,
    })  # fmt: skip


def anchors(game: GameView) -> Iterator[tuple[str, str]]:
    """The ids that can be cited on the page of a game, in its order, and what each of them is."""
    for section in game.sections:
        yield section.id, "section"
        yield from _each({"rule": section.rules, "royalty table": section.royalties})
    yield from _each({
        "board": game.boards, "ranking": game.rankings, "chance": game.chances, "choice of rules": game.options,
        "worked example": game.examples, "note": game.notes, "note on history": game.history,
    })  # fmt: skip


def rule_anchors(chapter: ChapterView) -> Iterator[tuple[str, str]]:
    """The ids that can be cited on the page of a chapter, in its order, and what each of them is."""
    for rule in chapter.rules:
        yield rule.id, "rule"
        yield from ((id_, "former id of a rule") for id_ in rule.former)
        yield from _each({
            "case": rule.cases, "choice of rules": rule.options, "table": rule.tables, "sum": rule.sums,
            "worked example": rule.hands,
        })  # fmt: skip


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
