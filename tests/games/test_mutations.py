"""The worked examples of every game notice when one of its rules is another.

A gap is filled with an example in the game's file that shows the rule at its edge. Rules that are the same
in very many games may be noticed by the counts of random play instead (tests/play/counts.yaml).
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from altered import Change, Data
from counting import Row, choice_row, counts, kept_counts
from mutations import changes

from generator.book import checks
from generator.book.build import build_game
from generator.book.checks.names import Known
from generator.book.load import Book, load
from generator.book.model import Example
from generator.book.options import UnknownChoice, all_options, apply_choice, chosen, copied
from generator.book.source import Source
from generator.play import examples

BOOK = load(Path(__file__).resolve().parents[2])
KNOWN = Known(BOOK.decks, BOOK.rankings)
KEPT = kept_counts()
COUNTED = {
    "players", "deck", "betting", "raise_cap", "raise_cap_with_two", "common option",  # the same in many games
    "size", "first", "showing_ties", "if_short", "order",
    "face", "discard from",  # who sees what is no claim of an example
}  # fmt: skip
ALL = [(name, change) for name, source in BOOK.sources.items() for change in changes(BOOK, source.value)]


@pytest.mark.parametrize(("name", "change"), ALL, ids=[f"games/{name}.yaml: {c.text}" for name, c in ALL])
def test_a_changed_rule_is_noticed(name, change):
    if not (option_is_noticed(name, change) if change.option else is_noticed(name, change)):
        pytest.fail(f"games/{name}.yaml: no example notices that {change.text}", pytrace=False)


def is_noticed(name: str, change: Change) -> bool:
    """Whether a check refuses the altered file, an example does not come out, or the counts differ."""
    data = copied(BOOK.sources[name].value)
    apply_choice(data, change.choice)
    if refused(data):
        return True
    game = build_game(data, BOOK.decks, BOOK.rankings, BOOK.common_options, {})
    altered = replaced(BOOK, sources={name: Source("", data)}, games={name: game})
    if not all(comes_out(altered, name, example) for example in game.examples):
        return True
    return change.rule in COUNTED and differs(altered, name)


def option_is_noticed(name: str, change: Change) -> bool:
    """The same for a choice in whose place another one is made."""
    option, choice, other = change.option
    for example in BOOK.games[name].examples:
        if example.options.get(option) == choice:
            instead = replace(example, options=example.options | {option: other})
            if not comes_out(replaced(BOOK), name, instead):
                return True
    kept = KEPT[name]
    return change.rule in COUNTED and kept[f"{option}={choice}"] != (
        kept.get(f"{option}={other}") or usual_row(name, option)
    )


@cache
def usual_row(name: str, option: str) -> Row:
    """The counts of the first choice, which are kept nowhere by themselves."""
    data = BOOK.sources[name].value
    found = next(o for o in all_options(data, BOOK.common_options) if o["id"] == option)
    return choice_row(BOOK, data, found, found["choices"][0]["id"])


def replaced(book: Book, **parts) -> Book:
    """The book with other games, and with no example played yet."""
    return replace(book, **parts, results={}, tried=set())


def refused(data: Data) -> bool:
    return any(checks.findings(data, KNOWN))


def comes_out(book: Book, name: str, example: Example) -> bool:
    """Whether the game can be played under the example's choices, and the example is right."""
    if example.options:
        try:
            data = chosen(book.sources[name].value, book.common_options, example.options)
        except UnknownChoice:
            return False
        if refused(data):
            return False
    return not any(examples.findings(book, book.games[name], example))


def differs(book: Book, name: str) -> bool:
    """Whether random play of the altered game counts anything else than was kept for the game."""
    left = dict(KEPT[name])
    for row, found in counts(book, book.sources[name].value):
        if left.pop(row, None) != found:
            return True
    return bool(left)
