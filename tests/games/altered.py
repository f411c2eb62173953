"""One altered rule of a game file, and the words that can take the place of others."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import build_steps
from poker_rulebook.book.options import apply_choice
from poker_rulebook.book.steps import OwnCount, own_before
from poker_rulebook.ranking import Ranking, threshold
from poker_rulebook.ranking.named import spelled
from poker_rulebook.ranking.rules import FOUR_CARDS

Data = dict[str, Any]
SCHEMA = json.loads((Path(__file__).parents[2] / "schema" / "game.schema.json").read_text("utf-8"))


class Change(NamedTuple):
    """One altered rule.

    rule      which rule it is: "raise_cap", "draw", "qualifier"
    text      the change, to be read after "no example notices that"
    choice    how the file is altered, in the words of an option's choice: set, drop, move
    option    of a change to an option: its id, a choice, and the choice that is made in its place
    """

    rule: str
    text: str
    choice: Data
    option: tuple[str, str, str] | None = None


def own_at(book: Book, data: Data, index: int) -> OwnCount:
    """What a player may hold when a step of a game file begins, or after the last."""
    return own_before(tuple(build_steps(data["play"], book.rankings)))[index]


def became(rule: str, place: str, value: Any) -> Change:
    """A value of the file in place of another; None takes it away."""
    text = f"{place} was taken away" if value is None else f"{place} became {shown(value)}"
    return Change(rule, text, {"set": {place: value}})


def words(rule: str, place: str, word: str | None) -> Iterator[Change]:
    """Every other word that the schema knows at that place."""
    for other in WORDS[place.rpartition(".")[2]]:
        if other != word:
            yield became(rule, place, other)


def ends(numbers: list[int]) -> Iterator[list[int]]:
    """A range with one of its ends one lower or higher."""
    fewest, most = numbers
    for low, high in ((fewest - 1, most), (fewest + 1, most), (fewest, most - 1), (fewest, most + 1)):
        if 0 <= low <= high:
            yield [low, high]


def same_but_special(other: Ranking, right: Ranking) -> bool:
    """Whether it is the right ranking, or that with a special rule added (Quick Quads, Canadian Stud).

    That a rule of one game does not hold in the others cannot be shown by each of them.
    """
    usual = tuple(name for name in other.rules.classes if name not in FOUR_CARDS)
    plain = other.rules._replace(fourth_by_sum=right.rules.fourth_by_sum, classes=usual)
    return right.rules in (plain, other.rules)


def hands_near(ranking: Ranking, hand: str) -> list[str]:
    """The next stronger and the next weaker hand, written as qualifiers are."""
    values = list(ranking.places)
    at = values.index(threshold(ranking, hand))
    return [spelled(ranking, values[near]) for near in (at - 1, at + 1) if 0 <= near < len(values)]


def shown(value: Any) -> str:
    """A value as YAML would have it in one line."""
    if isinstance(value, list):
        return f"[{', '.join(map(shown, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(item)}" for key, item in value.items()) + "}"
    return str(value)


def _words(node: Any) -> Iterator[tuple[str, list[str]]]:
    if isinstance(node, dict):
        for name, value in node.get("properties", {}).items():
            known = SCHEMA["definitions"].get(value.get("$ref", "").rpartition("/")[2], value)
            if "enum" in known:
                yield name, known["enum"]
        for value in node.values():
            yield from _words(value)
    elif isinstance(node, list):
        for value in node:
            yield from _words(value)


WORDS = dict(_words(SCHEMA))  # key -> the words that the schema accepts


def paths_of(data: Data, choice: Data) -> list[str]:
    """What a change alters, by the keys of the schema: "play.bet.size" for `play.first-bet.size`.

    A step is called by what it does; "drop" and "move" stand for steps that are left out or moved.
    """
    after = pickle.loads(pickle.dumps({key: value for key, value in data.items() if key != "examples"}))
    apply_choice(after, choice)
    found = {key for key in ("drop", "move") if key in choice}
    steps = {step["id"]: step for step in after["play"]}
    for step in data["play"]:
        found |= {*_differing(step, steps.get(step["id"], step), f"play.{step['do']}")}
    for key in {*data, *after} - {"play", "examples"}:
        found |= {*_differing(data.get(key), after.get(key), key)}
    return sorted(found)


def _differing(one: Any, other: Any, path: str) -> Iterator[str]:
    """The paths at which two values differ; parts of lists are told apart by their ids, or by their places."""
    if one == other:
        return
    yield path
    if isinstance(one, dict) or isinstance(other, dict):
        mine, theirs = ({**it} if isinstance(it, dict) else {} for it in (one, other))
        for key in {**mine, **theirs}:
            yield from _differing(mine.get(key), theirs.get(key), f"{path}.{key}")
    elif isinstance(one, list) or isinstance(other, list):
        mine, theirs = _by_id(one), _by_id(other)
        for key in {**mine, **theirs}:
            yield from _differing(mine.get(key), theirs.get(key), path)


def _by_id(items: Any) -> Data:
    return {
        it.get("id", n) if isinstance(it, dict) else n: it
        for n, it in enumerate(items if isinstance(items, list) else ())
    }
