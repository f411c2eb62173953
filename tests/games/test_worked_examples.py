"""Every worked example known from the sources comes out in the book, or the list says why it is not there."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from poker_rulebook.book.chapters import CitedHand, Rule, rules_of
from poker_rulebook.book.load import Book
from poker_rulebook.figures import counted
from poker_rulebook.play import script

LISTED = yaml.load((Path(__file__).parent / "worked_examples.yaml").read_text("utf-8"), yaml.CSafeLoader)


@pytest.fixture(scope="module")
def rules(book: Book) -> dict[str, Rule]:
    return {id_: rule for id_, (_, rule) in rules_of(book.chapters).items()}


def test_all_196_are_listed_and_each_only_once():
    times = Counter(entry["id"] for entry in LISTED)
    assert 196 == len(LISTED)
    assert [] == [name for name, number in times.items() if number > 1]


def test_an_entry_is_covered_or_says_why_it_is_not():
    assert [] == [entry["id"] for entry in LISTED if not is_covered_or_says_why_not(entry)]


def is_covered_or_says_why_not(entry: dict[str, Any]) -> bool:
    (kind,) = entry.keys() - {"id", "rule"}
    said = entry[kind]
    return bool(said) and (
        isinstance(said, list) if kind == "covered" else kind in ("later", "not") and isinstance(said, str)
    )


def test_what_is_listed_as_covered_is_in_the_book_and_comes_out(book, rules):
    covered = sorted({reference for entry in LISTED for reference in entry.get("covered", ())})
    found = {reference: wrong(book, rules, reference) for reference in covered}
    assert {} == {reference: said for reference, said in found.items() if said}


def wrong(book: Book, rules: dict[str, Rule], reference: str) -> list[object]:
    """What is wrong with an example, a sum, or the worked cases of a decision; [] when it comes out."""
    owner, _, example_id = reference.partition("/")
    if owner in book.games:
        game = book.games[owner]
        told = [example for example in game.examples if example.id == example_id]
        return [*script.findings(book, game, told[0])] if told else ["is not there"]
    if owner not in rules:
        return ["is not there"]
    rule = rules[owner]
    if example_id:
        sums = [e for e in rule.examples if not isinstance(e, CitedHand) and e.id == example_id]
        return [*counted.findings(book, rule, sums[0])] if sums else ["is not there"]
    if rule.decision is None:
        return ["has no decision"]
    return [
        said for facts, outcome in rule.decision.cases if outcome != (said := rule.decision.outcome(facts))
    ]


def test_the_rule_that_an_entry_names_shows_it(rules):
    named = {entry["id"]: entry for entry in LISTED if "rule" in entry}
    assert [] == [
        id_ for id_, entry in named.items() if not shown(rules[entry["rule"]]) & set(entry["covered"])
    ]


def shown(rule: Rule) -> set[str]:
    """The references of what a rule prints: hands that it cites, its sums, and itself for its decision."""
    hands = {f"{e.game}/{e.example}" for e in rule.examples if isinstance(e, CitedHand)}
    sums = {f"{rule.id}/{e.id}" for e in rule.examples if not isinstance(e, CitedHand)}
    return hands | sums | ({rule.id} if rule.decision else set())
