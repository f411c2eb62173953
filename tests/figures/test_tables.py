"""Tables of general rules: every cell against what is known."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
import yaml

from poker_rulebook.cards import RANKS
from poker_rulebook.figures.counted import TABLES, by_class
from poker_rulebook.house_edition import preset_edition
from poker_rulebook.play.parser import InputError

TESTS = Path(__file__).resolve().parents[1]
KILLERS = yaml.load((TESTS / "figures" / "killer_cards.yaml").read_text("utf-8"), yaml.CSafeLoader)
NUMBERS = yaml.load((TESTS / "ranking" / "hand_numbers.yaml").read_text("utf-8"), yaml.CSafeLoader)
SCALES = ["ace-to-five", "deuce-to-seven", "ace-to-six"]
LOWS = {"counts": "low-number", "rows": {"number": "1 to 56"}, "columns": {"ranking": SCALES}}


@pytest.fixture
def rows(book):
    return lambda shows, **given: TABLES[shows](book, given)


def test_all_168_cells_of_the_hand_numbers(rows):
    found = rows("sums", **LOWS)
    assert list(range(1, 57)) == [row["number"] for row in found]
    for column, scale in enumerate(SCALES):
        assert NUMBERS[scale] == [row["cells"][column].replace("-", "") for row in found]


def test_every_deuce_to_seven_hand_less_one_is_the_ace_to_six_hand_of_its_number(rows):
    lower = dict(zip("23456789T", "A23456789", strict=True))
    for row in rows("sums", **LOWS):
        _, deuce_to_seven, ace_to_six = row["cells"]
        assert "".join(lower.get(c, c) for c in deuce_to_seven) == ace_to_six


COUNTS = {
    "ace-to-five": {"5": 1, "6": 5, "7": 15, "8": 35, "9": 70, "T": 126, "J": 210, "Q": 330, "K": 495},
    "deuce-to-seven": {"7": 4, "8": 14, "9": 34, "T": 69, "J": 125, "Q": 209, "K": 329, "A": 494},
    "ace-to-six": {"6": 4, "7": 14, "8": 34, "9": 69, "T": 125, "J": 209, "Q": 329, "K": 494},
}


@pytest.mark.parametrize("scale", SCALES)
def test_the_lows_by_top_card(rows, scale):
    columns = {"ranking": [scale], "or_better": [False, True]}
    tops = {"top": f"{min(COUNTS[scale], key=RANKS.index)} to {max(COUNTS[scale], key=RANKS.index)}"}
    found = {row["top"]: row["cells"] for row in rows("sums", counts="low-count", rows=tops, columns=columns)}
    assert COUNTS[scale] == {top: here for top, (here, _) in found.items()}
    assert list(found.values())[-1][1] == sum(COUNTS[scale].values())


@pytest.mark.parametrize("game", ["texas-holdem", "omaha-high-only"])
def test_all_231_cells_of_killer_cards(rows, game):
    given = {"counts": "killer-cards", "rows": {"outs": "1 to 21"}, "columns": {"kills": "0 to 10"}}
    assert KILLERS[game] == [row["cells"] for row in rows("sums", game=game, **given)]


CLASSES = {
    "standard-52": {
        "straight-flush": 40, "four-of-a-kind": 624, "full-house": 3744, "flush": 5108, "straight": 10200,
        "three-of-a-kind": 54912, "two-pair": 123552, "one-pair": 1098240, "high-card": 1302540, "all": 2598960,
    },
    "short-36": {
        "straight-flush": 24, "full-house": 1728, "flush": 480, "straight": 6120, "three-of-a-kind": 16128,
        "all": 376992,
    },
    "mexican-41": {
        "straight-flush": 28, "full-house": 2160, "flush": 980, "straight": 7140, "three-of-a-kind": 23040,
        "all": 658008,
    },
}  # fmt: skip


@pytest.mark.parametrize("deck", CLASSES)
def test_the_classes_of_each_deck(rows, deck):
    found = {row["class"]: row[deck] for row in rows("classes", decks=list(CLASSES), ranking="high")}
    assert CLASSES[deck] == {name: found[name] for name in CLASSES[deck]}
    assert sum(found.values()) == 2 * found["all"]


def test_counting_by_ranks_is_counting_every_hand(book):
    """All 376,992 hands of the short deck, one by one."""
    ranking, counts = book.rankings["short-deck"], {}
    value, entries = ranking.value, ranking.tables.entries
    for hand in combinations(book.decks["short-36"].cards, 5):
        category = entries[value(hand)].category
        counts[category] = counts.get(category, 0) + 1
    assert counts == by_class(book.decks["short-36"], ranking)


def raises(blinds, callers):
    return {"counts": "pot-raise", "rows": {"blinds": blinds}, "columns": {"callers": callers}}


def test_the_first_pot_raise_is_three_big_blinds_the_small_blind_and_a_big_blind_for_every_caller(rows):
    for row in rows("sums", **raises([[1, 2], [2, 5], [100, 200]], "0 to 4")):
        small, big = row["blinds"]
        assert [3 * big + small + n * big for n in range(5)] == row["cells"]


def test_a_pot_raise_is_counted_without_the_antes_that_a_set_of_rules_chooses(book):
    given = raises([[100, 200]], [0])
    assert TABLES["sums"](book, given) == TABLES["sums"](preset_edition(book, "tda"), given)


def test_a_pot_raise_is_700_at_100_and_200(rows):
    assert [{"blinds": [100, 200], "cells": [700]}] == rows("sums", **raises([[100, 200]], [0]))


def test_a_game_that_may_be_played_pot_limit_makes_the_same_raises(rows):
    given = raises([[1, 2]], "0 to 3")
    assert rows("sums", **given) == rows("sums", game="texas-holdem", **given)


def test_hands_that_do_not_exist_are_not_numbered(rows, book):
    last = book.rankings["lowest-straight"].count
    given = {"counts": "low-number", "columns": {"ranking": ["ace-to-five", "lowest-straight"]}}
    there, beyond = rows("sums", rows={"number": [last, last + 1]}, **given)
    assert [True, True, True, False] == [bool(cell) for cell in (*there["cells"], *beyond["cells"])]
    with pytest.raises(InputError, match="there is no hand number 9999"):
        rows("sums", rows={"number": [9999]}, **given)


def test_the_top_cards_of_scales_differ(rows):
    given = {"counts": "low-count", "rows": {"top": "5 to 7"}, "columns": {"ranking": SCALES}}
    assert [[1, None, None], [5, None, 4], [15, 4, 14]] == [row["cells"] for row in rows("sums", **given)]


def test_the_classes_stand_with_a_sample_of_each(rows, book):
    found = rows("classes", ranking="high")
    assert ["royal-flush", "straight-flush", "four-of-a-kind"] == [row["class"] for row in found[:3]]
    assert 10 == len(found)


def test_216_players_fill_three_rounds_of_six(rows):
    given = {"counts": "formula", "rows": {"seats": [6]}, "columns": {"rounds": "1 to 3"}}
    assert [{"seats": 6, "cells": [6, 36, 216]}] == rows("sums", comes={"players": "seats ^ rounds"}, **given)
