"""General rules: chapters of rules for several games, with their cases, decisions, tables and sums."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from poker_rulebook.book.build import build_option
from poker_rulebook.book.decisions import Decision, build_decision
from poker_rulebook.book.model import Called, Game
from poker_rulebook.book.options import Choice, Option
from poker_rulebook.book.parts import Data, Text, built, text_of
from poker_rulebook.book.problems import everywhere
from poker_rulebook.languages import SOURCE

ROLES = ("player", "dealer", "floor")


@dataclass(frozen=True)
class Case:
    """A condition with its outcome."""

    id: str
    condition: Text
    outcome: Text


@dataclass(frozen=True)
class CitedHand:
    """A worked example of a game."""

    game: str
    example: str


@dataclass(frozen=True)
class Sum:
    """Something to be counted. given    what it is counted from; gives    what the file says comes out"""

    id: str
    counts: str
    given: dict[str, Any]
    gives: dict[str, Any]


@dataclass(frozen=True)
class Table:
    """A table to be counted. given    what it is counted from"""

    id: str
    name: Text
    shows: str
    given: dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Rule(Called):
    """One general rule.

    roles     whom it serves: player, dealer, floor
    applies   which of the games of its chapter it is about, as in the file; {} for all
    until     until when the mistake that it is about can be put right
    figures   numbers that the texts print and the sums count with
    cases_as  what the cases are: situations, questions, kinds, points, mixes or mistakes
    option    a common option of the games whose choices belong here
    choices   what rooms do differently; the first one is the default
    settled_by   options of games that settle the same; "mix" where a mix does
    see       ids of rules, chapters, games or mixes
    """

    roles: tuple[str, ...]
    applies: dict[str, Any] = field(default_factory=dict)
    text: Text
    until: Text | None = None
    figures: dict[str, int] = field(default_factory=dict)
    cases: tuple[Case, ...]
    cases_as: str = "situations"
    decision: Decision | None
    option: Option | None
    choices: tuple[Choice, ...]
    settled_by: tuple[str, ...] = ()
    tables: tuple[Table, ...]
    examples: tuple[CitedHand | Sum, ...]
    see: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Chapter(Called):
    """Rules on one subject. applies    which games they concern, as in the file; {} for all"""

    reading: str
    text: Text
    applies: dict[str, Any] = field(default_factory=dict)
    rules: tuple[Rule, ...]
    sources: tuple[dict[str, str], ...]


@dataclass(frozen=True)
class Part:
    """Chapters that stand together, by their ids."""

    id: str
    name: Text
    chapters: tuple[str, ...]


def build_chapter(data: Data, common_options: list[Data]) -> Chapter:
    """The Chapter of a file that the schema and the checks have passed."""
    options = {option["id"]: option for option in common_options}
    rules = tuple(_rule(rule, options) for rule in data["rules"])
    return built(Chapter, data, text=text_of(data), rules=rules)


def _rule(data: Data, options: dict[str, Data]) -> Rule:
    return built(
        Rule,
        data,
        roles=tuple(role for role in ROLES if role in data["for"]),
        text=text_of(data),
        cases=tuple(Case(case["id"], case["if"], case["then"]) for case in data.get("cases", ())),
        decision=build_decision(data["decision"]) if "decision" in data else None,
        option=build_option(options[data["option"]]) if "option" in data else None,
        choices=tuple(Choice(choice["id"], text_of(choice)) for choice in data.get("choices", ())),
        tables=tuple(
            built(Table, t, given=_without(t, "id", "name", "shows")) for t in data.get("tables", ())
        ),
        examples=tuple(_example(example) for example in data.get("examples", ())),
    )


def _example(data: Data) -> CitedHand | Sum:
    if "hand" in data:
        return CitedHand(*data["hand"].split("/"))
    return built(Sum, data, given=_without(data, "id", "counts", "gives"))


def _without(data: Data, *keys: str) -> Data:
    return {key: value for key, value in data.items() if key not in keys}


def english_of(value: Any) -> str:
    """Every English text in a part of a file, in order: what its Japanese was made from."""
    return "\n".join(text for at, text in everywhere(value) if at[-1:] == (SOURCE,) and isinstance(text, str))


def concerns(it: Chapter | Rule, game: Game) -> bool:
    """Whether the chapter or the rule is about the game: it fits every line of `applies`."""
    return all(_FITS[key](game, wanted) for key, wanted in it.applies.items())


_FITS: dict[str, Callable[[Game, Any], bool]] = {
    "families": lambda game, wanted: game.family in wanted,
    "limits": lambda game, wanted: not set(game.betting).isdisjoint(wanted),
    "steps": lambda game, wanted: any(step.do in wanted for step in game.play),
    "forced_bets": lambda game, wanted: any(it.replace("-", "_") in game.forced_bets.kinds for it in wanted),
    "shares": lambda game, wanted: len(game.showdown) >= wanted and not game.first_won,
    "decks": lambda game, wanted: game.deck.id in wanted,
    "rankings": lambda game, wanted: any(share.ranking.id in wanted for share in game.showdown),
    "games": lambda game, wanted: game.id in wanted,
    "draws": lambda game, wanted: len(game.draws) == wanted,
    "runs_short": lambda game, wanted: any(step.if_short for step in game.deals),
    "mixed": lambda game, wanted: True,
}


def rules_of(chapters: Mapping[str, Chapter]) -> dict[str, tuple[Chapter, Rule]]:
    """Rule id -> its chapter and itself."""
    return {rule.id: (chapter, rule) for chapter in chapters.values() for rule in chapter.rules}
