"""What can be cited on a page: its anchors, in order, and what each of them is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from poker_rulebook.view.book_views import ChapterView, MixView
from poker_rulebook.view.views import GameView


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
