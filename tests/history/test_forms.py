"""Hands that use every field and every form of an action, as people write them; the results were worked out by hand."""

import tomllib
from pathlib import Path

import pokerkit
import pytest
from tables import games, read

from poker_rulebook.history.notation import CODES, DEALT, OPTIONAL, PLAYED, REQUIRED
from poker_rulebook.history.replaying import verdict

FOLDER = Path(__file__).parent / "forms"
FORMS = sorted(FOLDER.glob("*.phhs"))
WITH_OPTIONS = {
    "stud antes and bring-in": {"pair-on-fourth-street": "either-bet"},
    "F7S big bet at an open pair": {"pair-on-fourth-street": "either-bet"},
    "FT capped": {"raise-cap": "no-cap"},
}
# PokerKit 0.7.7 ends these otherwise or not at all
TELLS_NO_SHOWDOWN = {  # known hands that nobody shows are mucked by all, and nobody wins
    "missing showdown, known cards", "board one by one", "everybody antes, short ante trimmed",
    "everybody antes, short ante not trimmed", "short small blind", "short big blind", "bring-in short",
    "F7S/8 scooped", "odd chip three ways", "inf stacks all-in", "side pots, each to another",
}  # fmt: skip
CANNOT_BE_TOLD = {
    "spaces",  # a comment without a space after its sign
    "winner mucks", "folded hand shown",  # showing or mucking that decides nothing
    "stud antes and bring-in", "F7S big bet at an open pair", "FT capped",  # limits of other rooms
    "F7S community card", "NS two run-outs",
}  # fmt: skip


def _hands() -> list:
    return [
        pytest.param(path, name, table, id=f"{path.stem}: {name}")
        for path in FORMS
        for name, table in tomllib.loads(
            path.read_text("utf-8"), parse_float=pokerkit.utilities.parse_value
        ).items()
    ]


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_every_hand_ends_as_its_file_says(path: Path):
    found = [verdict(games(), record) for record in read(path.read_bytes(), path.name)]
    assert [] == [(one.hand, one.problem) for one in found if not one.matches or one.warnings]
    assert all(one.choices == WITH_OPTIONS.get(one.hand) for one in found)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("path", "name", "table"), _hands())
def test_pokerkit_ends_it_in_the_same_way_where_it_can(path: Path, name: str, table: dict):
    try:
        *_, end = pokerkit.HandHistory(**pokerkit.HandHistory._filter_non_fields(**table))
        same = table["finishing_stacks"] == list(end.stacks)
    except (ValueError, KeyError):
        same = None
    assert same is (False if name in TELLS_NO_SHOWDOWN else None if name in CANNOT_BE_TOLD else True)


def test_every_field_and_every_action_of_the_standard_is_among_them():
    tables = [table for path in FORMS for table in tomllib.loads(path.read_text("utf-8")).values()]
    assert {*REQUIRED, *OPTIONAL} == {name for table in tables for name in table if not name.startswith("_")}
    words = {
        word for table in tables for action in table["actions"] for word in action.split("#")[0].split()[1:2]
    }
    assert ({*DEALT, *PLAYED} - {"ro", "rf", "ps", "tu", "dv", "ch", "de", "tk", "io"}) == words
    assert len(CODES) - 1 == len({table["variant"] for table in tables} - {"FR"}), "razz is in forced bets"
