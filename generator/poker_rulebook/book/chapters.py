"""General rules: chapters of rules for several games, with their cases, decisions, tables and sums."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from poker_rulebook.book.build import build_option
from poker_rulebook.book.decisions import Decision, build_decision
from poker_rulebook.book.model import Choice, Game, Option
from poker_rulebook.book.names import folded, index_of, nearest_to
from poker_rulebook.book.parts import Data, Text, text_of

ROLES = ("player", "dealer", "floor")
PLACEHOLDER = re.compile(r"\{([^{}]*)\}")  # a figure or cards in a text


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


@dataclass(frozen=True)
class Rule:
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

    id: str
    name: Text
    also: tuple[str, ...]
    former: tuple[str, ...]
    roles: tuple[str, ...]
    applies: dict[str, Any]
    text: Text
    until: Text | None
    figures: dict[str, int]
    cases: tuple[Case, ...]
    cases_as: str
    decision: Decision | None
    option: Option | None
    choices: tuple[Choice, ...]
    settled_by: tuple[str, ...]
    tables: tuple[Table, ...]
    examples: tuple[CitedHand | Sum, ...]
    see: tuple[str, ...]


@dataclass(frozen=True)
class Chapter:
    """Rules on one subject. applies    which games they concern, as in the file; {} for all"""

    id: str
    name: Text
    reading: str
    also: tuple[str, ...]
    former: tuple[str, ...]
    text: Text
    applies: dict[str, Any]
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
    return Chapter(
        id=data["id"],
        name=data["name"],
        reading=data["reading"],
        also=tuple(data.get("also", ())),
        former=tuple(data.get("former", ())),
        text=text_of(data),
        applies=data.get("applies", {}),
        rules=tuple(_rule(rule, options) for rule in data["rules"]),
        sources=tuple(data["sources"]),
    )


def _rule(data: Data, options: dict[str, Data]) -> Rule:
    return Rule(
        id=data["id"],
        name=data["name"],
        also=tuple(data.get("also", ())),
        former=tuple(data.get("former", ())),
        roles=tuple(role for role in ROLES if role in data["for"]),
        applies=data.get("applies", {}),
        text=text_of(data),
        until=data.get("until"),
        figures=data.get("figures", {}),
        cases=tuple(Case(case["id"], case["if"], case["then"]) for case in data.get("cases", ())),
        cases_as=data.get("cases_as", "situations"),
        decision=build_decision(data["decision"]) if "decision" in data else None,
        option=build_option(options[data["option"]]) if "option" in data else None,
        choices=tuple(Choice(choice["id"], text_of(choice)) for choice in data.get("choices", ())),
        settled_by=tuple(data.get("settled_by", ())),
        tables=tuple(_table(table) for table in data.get("tables", ())),
        examples=tuple(_example(example) for example in data.get("examples", ())),
        see=tuple(data.get("see", ())),
    )


def _table(data: Data) -> Table:
    return Table(data["id"], data["name"], data["shows"], _without(data, "id", "name", "shows"))


def _example(data: Data) -> CitedHand | Sum:
    if "hand" in data:
        return CitedHand(*data["hand"].split("/"))
    return Sum(data["id"], data["counts"], _without(data, "id", "counts", "gives"), data["gives"])


def _without(data: Data, *keys: str) -> Data:
    return {key: value for key, value in data.items() if key not in keys}


def english_of(value: Any) -> str:
    """Every English text in a part of a file, in order: what its Japanese was made from."""
    return "\n".join(_english(value))


def _english(value: Any) -> Iterator[str]:
    if isinstance(value, list):
        for item in value:
            yield from _english(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key == "en" and isinstance(item, str):
                yield item
            else:
                yield from _english(item)


def concerns(it: Chapter | Rule, game: Game) -> bool:
    """Whether the chapter or the rule is about the game: it fits every line of `applies`."""
    return all(_FITS[key](game, wanted) for key, wanted in it.applies.items())


def _posts(game: Game, wanted: list[str]) -> bool:
    return any(name.replace("-", "_") in game.forced_bets.kinds for name in wanted)


_FITS: dict[str, Callable[[Game, Any], bool]] = {
    "families": lambda game, wanted: game.family in wanted,
    "limits": lambda game, wanted: not set(game.betting).isdisjoint(wanted),
    "steps": lambda game, wanted: any(step.do in wanted for step in game.play),
    "forced_bets": _posts,
    "shares": lambda game, wanted: len(game.showdown) >= wanted,
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


def find_rule(chapters: Mapping[str, Chapter], name: str) -> tuple[Chapter, Rule | None] | None:
    """The chapter that is called so, or the rule with its chapter, by id, name or another word for it."""
    of_chapters = index_of((chapter.id, called(chapter)) for chapter in chapters.values())
    if folded(name) in of_chapters:
        return chapters[of_chapters[folded(name)]], None
    rules = rules_of(chapters)
    of_rules = index_of((rule.id, called(rule)) for _, rule in rules.values())
    return rules.get(of_rules.get(folded(name), ""))


def near_rules(chapters: Mapping[str, Chapter], name: str) -> list[str]:
    """Ids of the chapters and rules whose names come nearest to this one, the nearest first."""
    every: list[Chapter | Rule] = []
    for chapter in chapters.values():
        every += [chapter, *chapter.rules]
    return nearest_to(
        name, index_of((it.id, called(it)) for it in reversed(every))
    )  # a rule before its chapter


def called(it: Chapter | Rule) -> list[str]:
    """Everything by which a chapter or a rule may be asked for."""
    return [it.id, *it.former, *it.name.values(), *it.also]
