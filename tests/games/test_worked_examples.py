"""Every worked example known from the sources is played in a game of the book, or the list says why it is not."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
import yaml

from generator.book.load import load
from generator.play import examples

BOOK = load(Path(__file__).resolve().parents[2])
LISTED = yaml.safe_load((Path(__file__).parent / "worked_examples.yaml").read_text(encoding="utf-8"))
PLAYED = sorted({reference for entry in LISTED for reference in entry.get("covered", ())})


def test_all_196_are_listed_and_each_only_once():
    times = Counter(entry["id"] for entry in LISTED)
    assert 196 == len(LISTED)
    assert [] == [name for name, number in times.items() if number > 1]


@pytest.mark.parametrize("entry", LISTED, ids=[entry["id"] for entry in LISTED])
def test_an_entry_is_played_or_says_why_it_is_not(entry):
    (kind,) = entry.keys() - {"id"}
    said = entry[kind]
    assert kind in {"covered", "later", "not"}
    assert isinstance(said, list if kind == "covered" else str)
    assert said


@pytest.mark.parametrize("reference", PLAYED)
def test_what_is_listed_as_played_is_in_the_book_and_comes_out(reference):
    name, _, example_id = reference.partition("/")
    game = BOOK.games[name]
    (example,) = [example for example in game.examples if example.id == example_id]
    assert [] == list(examples.findings(BOOK, game, example))
