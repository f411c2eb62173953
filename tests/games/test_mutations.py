"""The worked examples of every game notice when one of its rules is another.

A gap is filled with an example in the game's file that shows the rule at its edge. Rules that are the same
in very many games may be noticed by the counts of random play instead (tests/play/counts.yaml).
"""

from __future__ import annotations

import pickle
from copy import copy
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from altered import SCHEMA, Change, Data
from counting import Row, audience, choice_row, kept_counts, rows
from mutations import changes

from poker_rulebook.book import checks
from poker_rulebook.book.build import build_game
from poker_rulebook.book.load import Worked, load
from poker_rulebook.book.model import Example
from poker_rulebook.book.options import UnknownChoice, all_options, apply_choice, chosen
from poker_rulebook.play import examples

BOOK = load(Path(__file__).resolve().parents[2])
KEPT = kept_counts()
COUNTED = {
    "players", "deck", "betting", "raise_cap", "raise_cap_with_two", "common option",  # the same in many games
    "size", "first", "showing_ties", "if_short", "order", "small_blind", "check_raise", "opening", "limping", "jam_or_fold",
    "royalties",  # the same in every open-face game
    "face", "discard from",  # who sees what is no claim of an example
}  # fmt: skip
# A showdown that is only judged knows nothing of these: no bets are told there.
ONLY_TOLD = {
    "players", "betting", "raise_cap", "raise_cap_with_two", "size", "first", "bring_in", "showing_ties", "order",
    "small_blind", "check_raise", "opening", "limping", "jam_or_fold", "short_all_in", "if_passed",
}  # fmt: skip
SOURCES = {name: BOOK.games.source(name) for name in BOOK.games}
UNPLAYED = ("examples", "see", "notes", "history", "sources")  # of a file: nothing that a rule is made of
RULES = {
    name: pickle.dumps({key: [] if key in UNPLAYED else value for key, value in source.value.items()})
    for name, source in SOURCES.items()
}
ALL = [(name, change) for name, source in SOURCES.items() for change in changes(BOOK, source.value)]


@pytest.mark.parametrize(("name", "change"), ALL, ids=[f"games/{name}.yaml: {c.text}" for name, c in ALL])
def test_a_changed_rule_is_noticed(name, change):
    if not (option_is_noticed(name, change) if change.option else is_noticed(name, change)):
        pytest.fail(f"games/{name}.yaml: no example notices that {change.text}", pytrace=False)


@pytest.mark.parametrize("name", BOOK.games)
def test_a_file_as_it_is_is_not_noticed(name):
    assert not is_noticed(name, Change("deck", "nothing changed", {}))
    for option in BOOK.games[name].options:
        for choice in option.choices[1:]:
            itself = (option.id, choice.id, choice.id)
            assert not option_is_noticed(name, Change("common option", "nothing changed", {}, itself))


NAMES = {
    "id", "name", "short", "reading", "also", "former", "family", "street",  # what things are called
    "grid",  # a picture; the lines say which cards go together
    "do", "to",  # a step of another kind is this step left out
    "colour",  # one word
    "default",  # what a player who is not there would have chosen: every example tells a choice
    "none", "one",  # which chips in the hand stand for which share
    "dealt",  # who sees the cards of the others before placing
    "options", "examples", "see", "notes", "history", "sources", "en", "ja",  # no rules, or altered as a whole
}  # fmt: skip


def keys(node: object) -> set[str]:
    """Every key that the schema describes below a place."""
    if isinstance(node, list):
        return set().union(*map(keys, node))
    if not isinstance(node, dict):
        return set()
    return {*node.get("properties", {}), *(key for value in node.values() for key in keys(value))}


def test_no_key_of_the_vocabulary_is_left_unchanged():
    rules = [{"properties": SCHEMA["properties"]}]
    rules += [SCHEMA["definitions"][part] for part in ("step", "share", "layout")]
    own = [
        option for source in map(BOOK.games.source, BOOK.games) for option in source.value.get("options", [])
    ]
    choices = [choice for option in [*own, *BOOK.common_options] for choice in option["choices"]]
    changed = {"play"}  # steps are left out and moved
    for choice in [*choices, *(change.choice for _, change in ALL)]:
        for place, value in choice.get("set", {}).items():
            changed |= {*place.split("."), *(value if isinstance(value, dict) else ())}
    forgotten = keys(rules) - NAMES - changed
    assert set() == forgotten, "add a change of these to tests/games/mutated_play.py or mutated_pot.py"


def is_noticed(name: str, change: Change) -> bool:
    """Whether a check refuses the altered file, an example does not come out, or the counts differ."""
    data = pickle.loads(RULES[name])
    apply_choice(data, change.choice)
    if refused(data):
        return True
    for example in BOOK.games[name].examples:
        if (example.stacks or change.rule not in ONLY_TOLD) and not comes_out(data, example):
            return True
    return change.rule in COUNTED and differs(name, data)


def option_is_noticed(name: str, change: Change) -> bool:
    """The same for a choice in whose place another one is made."""
    option, choice, other = change.option
    data = pickle.loads(RULES[name])
    shown = [example for example in BOOK.games[name].examples if example.options.get(option) == choice]
    for example in shown:
        if not comes_out(data, replace(example, options=example.options | {option: other})):
            return True
    if change.rule not in COUNTED:
        return False
    kept, found = KEPT.get(name, {}), all_options(BOOK.games.source(name).value, BOOK.common_options)
    kind = next(audience(BOOK.games.source(name).value, o) for o in found if o["id"] == option)
    return kept.get(f"{option}={choice}") != (kept.get(f"{option}={other}") or usual_row(name, kind))


@cache
def usual_row(name: str, kind: str) -> Row:
    """The counts of the first choice of any option of that audience; they are kept nowhere by themselves."""
    data = BOOK.games.source(name).value
    found = next(o for o in all_options(data, BOOK.common_options) if audience(data, o) == kind)
    return choice_row(BOOK, data, found, found["choices"][0]["id"])


def refused(data: Data) -> bool:
    return any(checks.findings(data, BOOK.known))


def comes_out(data: Data, example: Example) -> bool:
    """Whether the game can be played under the example's choices, and the example is right."""
    if example.options:
        try:
            data = chosen(data, BOOK.common_options, example.options)
        except UnknownChoice:
            return False
        if refused(data):
            return False
    nothing_played = copy(BOOK)
    nothing_played.worked = Worked()
    game = build_game(data, BOOK.decks, BOOK.rankings, BOOK.common_options, {})
    return not any(examples.findings(nothing_played, game, replace(example, options={})))


def differs(name: str, data: Data) -> bool:
    """Whether random play of the altered game counts anything else than was kept for the game."""
    kept, found = KEPT.get(name, {}), rows(BOOK, data)
    return set(kept) != set(found) or any(kept[row] != count() for row, count in found.items())
