"""Every worked example known from the sources comes out in the book, or the list says why it is not there."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
import yaml

from poker_rulebook.book.chapters import CitedHand, Rule, rules_of
from poker_rulebook.book.load import load
from poker_rulebook.figures import checking
from poker_rulebook.play import examples

BOOK = load(Path(__file__).resolve().parents[2])
RULES = {id_: rule for id_, (_, rule) in rules_of(BOOK.chapters).items()}
LISTED = yaml.safe_load((Path(__file__).parent / "worked_examples.yaml").read_text(encoding="utf-8"))
COVERED = sorted({reference for entry in LISTED for reference in entry.get("covered", ())})
OF_RULES = [entry for entry in LISTED if "rule" in entry]


def test_all_196_are_listed_and_each_only_once():
    times = Counter(entry["id"] for entry in LISTED)
    assert 196 == len(LISTED)
    assert [] == [name for name, number in times.items() if number > 1]


@pytest.mark.parametrize("entry", LISTED, ids=[entry["id"] for entry in LISTED])
def test_an_entry_is_covered_or_says_why_it_is_not(entry):
    (kind,) = entry.keys() - {"id", "rule"}
    said = entry[kind]
    assert kind in {"covered", "later", "not"}
    assert isinstance(said, list if kind == "covered" else str)
    assert said


@pytest.mark.parametrize("reference", COVERED)
def test_what_is_listed_as_covered_is_in_the_book_and_comes_out(reference):
    owner, _, example_id = reference.partition("/")
    if owner in BOOK.games:
        game = BOOK.games[owner]
        (example,) = [example for example in game.examples if example.id == example_id]
        assert [] == list(examples.findings(BOOK, game, example))
    elif example_id:
        sums = [example for example in RULES[owner].examples if not isinstance(example, CitedHand)]
        (example,) = [example for example in sums if example.id == example_id]
        assert [] == list(checking.findings(BOOK, RULES[owner], example))
    else:
        decision = RULES[owner].decision
        assert decision is not None
        assert [outcome for _, outcome in decision.cases] == [decision.outcome(f) for f, _ in decision.cases]


@pytest.mark.parametrize("entry", OF_RULES, ids=[entry["id"] for entry in OF_RULES])
def test_the_rule_that_an_entry_names_shows_it(entry):
    assert shown(RULES[entry["rule"]]) & set(entry["covered"])


def shown(rule: Rule) -> set[str]:
    """The references of what a rule prints: hands that it cites, its sums, and itself for its decision."""
    hands = {f"{e.game}/{e.example}" for e in rule.examples if isinstance(e, CitedHand)}
    sums = {f"{rule.id}/{e.id}" for e in rule.examples if not isinstance(e, CitedHand)}
    return hands | sums | ({rule.id} if rule.decision else set())
