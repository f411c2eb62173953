"""The worked examples of every game notice when one of its rules is another.

A gap is filled with an example in the game's file that shows the rule at its edge. Rules that are the same
in very many games may be noticed by the counts of random play instead (tests/play/counts.yaml).
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from copy import copy
from functools import cache

import pytest
from altered import SCHEMA, Change, Data, paths_of
from counting import Row, audience, choice_row, kept_counts, rows
from msgspec.structs import replace
from mutations import changes_of, some_changes_of
from real_book import GAMES, each, real_book

from poker_rulebook.book.checks import game_file as checks
from poker_rulebook.book.model import Example, Game, build_game
from poker_rulebook.book.options import UnknownChoice, all_options, apply_choice, chosen
from poker_rulebook.book.repository import BookMemo
from poker_rulebook.play import script

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
UNPLAYED = ("examples", "see", "notes", "history", "sources")  # of a file: nothing that a rule is made of


@each(GAMES, by_day=GAMES[1::3])
def test_every_changed_rule_is_noticed(name, at_length):
    """By day one change of each rule; `--game` tries all of a game."""
    missed = [
        f"games/{name}.yaml: no example notices that {change.text}\n    altered: {altered(change)}"
        for change in (changes_of if at_length else some_changes_of)(name)
        if not (option_is_noticed if change.option else is_noticed)(name, change)
    ]
    if missed:
        pytest.fail("\n".join(missed), pytrace=False)


def test_by_day_each_rule_of_a_game_is_changed_in_one_way():
    for name in GAMES[::10]:
        tried = some_changes_of(name)
        assert len(tried) == len({change.rule for change in tried})
        assert {change.rule for change in changes_of(name)} == {change.rule for change in tried}
        assert all(change in changes_of(name) for change in tried)


def altered(change: Change) -> str:
    """What `rulebook ready` needs to look for an example that notices it."""
    return json.dumps({"choice": change.choice, "option": change.option or ()})


@each(GAMES)
def test_a_file_as_it_is_is_not_noticed(name):
    """By its examples; that random play of it counts as it was kept says tests/play/test_counts.py."""
    assert not is_noticed(name, Change("", "nothing changed", {}))
    for option in real_book().games[name].options:
        for choice in option.choices[1:]:
            itself = (option.id, choice.id, choice.id)
            assert not option_is_noticed(name, Change("common option", "nothing changed", {}, itself))


NAMES = {
    "id", "name", "short", "reading", "also", "former", "family", "based_on", "street",  # what things are called
    "pitch",  # a text
    "grid",  # a picture; the lines say which cards go together
    "do", "to",  # a step of another kind is this step left out
    "colour", "one_from_each",  # one word
    "default",  # what a player who is not there would have chosen: every example tells a choice
    "no_chip", "one_chip",  # which chips in the hand stand for which share
    "order",  # whether the cards that come up were laid in an order before is who sees what
    "dealt",  # who sees the cards of the others before placing
    "options", "examples", "see", "notes", "history", "sources", "en", "ja",  # no rules, or altered as a whole
}  # fmt: skip


# No game has such a step under a condition; slots are names of places; what may be chosen is a name, too.
UNTRIED = {"play.deal.slots", "play.turn-up.slots", "play.choose.outcomes"}


def described(node: object, at: str = "") -> Iterator[str]:
    """The path of every key that the schema describes below a place: play.bet.size, showdown.when"""
    if isinstance(node, list):
        for item in node:
            yield from described(item, at)
    elif isinstance(node, dict):
        do = node.get("if", {}).get("properties", {}).get("do", {}).get("const")
        if do:
            yield from described(node["then"], f"{at}.{do}")
            return
        if "$ref" in node and not node["$ref"].endswith("_of_a_branch"):
            yield from described(SCHEMA["definitions"][node["$ref"].rpartition("/")[2]], at)
        for key, value in node.get("properties", {}).items():
            yield f"{at}.{key}".lstrip(".")
            yield from described(value, f"{at}.{key}".lstrip("."))
        for key, value in node.items():
            if key not in ("properties", "if", "definitions"):
                yield from described(value, at)


def test_no_key_of_the_vocabulary_is_left_unchanged(book):
    """A key is its path: what is said of `stay` is not what is said of `declare`."""
    wanted = {path for path in described(SCHEMA) if not NAMES & {*path.split(".")}}
    changed = {"play"}  # steps are left out and moved
    for name in GAMES:
        data = book.games.source(name).value
        options = all_options(data, book.common_options)
        choices = [choice for option in options for choice in option["choices"]]
        for choice in (*choices, *(change.choice for change in changes_of(name))):
            changed |= {*paths_of(data, choice)}
    forgotten = wanted - changed
    assert set() == forgotten - UNTRIED, (
        "add a change of these to tests/games/mutated_play.py or mutated_pot.py"
    )
    assert set() == UNTRIED - forgotten, "these are tried now"


@cache
def rules(name: str) -> bytes:
    """What the file of a game says, without what is not played; unpickled faster than copied."""
    data = real_book().games.source(name).value
    return pickle.dumps({key: [] if key in UNPLAYED else value for key, value in data.items()})


def is_noticed(name: str, change: Change) -> bool:
    """Whether a check refuses the altered file, an example comes out otherwise, or the counts differ."""
    data = pickle.loads(rules(name))
    apply_choice(data, change.choice)
    if refused(data):
        return True
    game = built(data)
    for example in real_book().games[name].examples:
        if (example.stacks or change.rule not in ONLY_TOLD) and not comes_out(data, game, example):
            return True
    return change.rule in COUNTED and differs(name, data)


def option_is_noticed(name: str, change: Change) -> bool:
    """The same for a choice in whose place another one is made."""
    option, choice, other = change.option
    data, book = pickle.loads(rules(name)), real_book()
    shown = [example for example in book.games[name].examples if example.options.get(option) == choice]
    game = built(data)
    for example in shown:
        if not comes_out(data, game, replace(example, options=example.options | {option: other})):
            return True
    if change.rule not in COUNTED:
        return False
    kept, source = kept_counts().get(name, {}), book.games.source(name).value
    options = all_options(source, book.common_options)
    kind = next(audience(source, o) for o in options if o["id"] == option)
    return kept.get(f"{option}={choice}") != (kept.get(f"{option}={other}") or usual_row(name, kind))


@cache
def usual_row(name: str, kind: str) -> Row:
    """The counts of the first choice of any option of that audience; they are kept nowhere by themselves."""
    book = real_book()
    data = book.games.source(name).value
    found = next(o for o in all_options(data, book.common_options) if audience(data, o) == kind)
    return choice_row(book, data, found, found["choices"][0]["id"])


def refused(data: Data) -> bool:
    book = real_book()
    return any(checks.findings(data, book.known))


def built(data: Data) -> Game:
    book = real_book()
    return build_game(data, book.decks, book.rankings, book.common_options, {})


def comes_out(data: Data, game: Game, example: Example) -> bool:
    """Whether the game of these data can be played under the example's choices, and the example is right."""
    book = real_book()
    if example.options:
        try:
            data = chosen(data, book.common_options, example.options)
        except UnknownChoice:
            return False
        if refused(data):
            return False
        game = built(data)
    nothing_played = copy(book)
    nothing_played.memo = BookMemo()
    return not any(script.findings(nothing_played, game, replace(example, options={})))


def differs(name: str, data: Data) -> bool:
    """Whether random play of the altered game counts anything else than was kept for the game."""
    kept, found = kept_counts().get(name, {}), rows(real_book(), data)
    return set(kept) != set(found) or any(kept[row] != count() for row, count in found.items())
