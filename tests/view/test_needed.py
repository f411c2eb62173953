"""A house prints of the general rules what its games need, and says what it leaves out."""

from __future__ import annotations

import pytest
from msgspec import Struct
from msgspec.structs import astuple

from poker_rulebook.book.chapters import concerns
from poker_rulebook.document.edition import edition, is_gone, needed, places
from poker_rulebook.document.tree import Citation
from poker_rulebook.house_edition import house_edition, with_games
from poker_rulebook.language.phrases import plain
from poker_rulebook.pages.book import book_view
from poker_rulebook.paper.printed_book import book_data


@pytest.fixture(scope="module")
def holdem(book):
    """The book of hold'em alone."""
    return edition(book_view(with_games(book, ["texas-holdem"], [])), "en")


def cited(part):
    """Every reference in a part of a book."""
    if isinstance(part, Citation):
        yield part
    elif isinstance(part, (tuple, list)):
        for it in part:
            yield from cited(it)
    elif isinstance(part, Struct):
        for it in astuple(part):
            yield from cited(it)


def test_the_whole_book_leaves_nothing_out(viewed):
    assert () == viewed.left_out


def test_a_book_has_the_rules_that_are_about_its_games(book, holdem):
    kept = needed(holdem)
    gone = places(holdem.left_out)
    assert ("chapter", "dice-procedures") in gone
    assert ("chapter", "stud-procedures") in gone
    assert ("chapter", "mixed-games") in gone
    assert ("chapter", "tournament-course") not in gone
    game = book.games["texas-holdem"]
    about = {it.id for it in book.chapters.values() if concerns(it, game) and "mixed" not in it.applies}
    assert about <= {chapter.id for chapter in kept.chapters}


def test_nothing_refers_to_what_is_left_out(holdem):
    kept, gone = needed(holdem), places(holdem.left_out)
    shown = (kept.families, kept.mixes, kept.parts, kept.glossary, kept.tda)
    assert [] == [it for it in cited(shown) if is_gone(it, gone)]
    words = {word.id for word in kept.words}
    assert [] == [it.id for it in cited(shown) if it.kind == "word" and it.id not in words]
    assert len(words) < len(holdem.words)


def test_what_is_left_out_is_said_and_the_rest_keeps_its_numbers(viewed, holdem):
    numbers = {rule.id: rule.number for chapter in viewed.chapters for rule in chapter.rules}
    assert all(
        rule.number == numbers[rule.id] for chapter in needed(holdem).chapters for rule in chapter.rules
    )
    first, *others = book_data(holdem)["parts"]
    assert "Dice at the table" in str(first["left_out"])
    assert "The rules here keep the numbers of the whole book." in str(first["left_out"])
    assert not any(part["left_out"] for part in others)


def test_the_few_rules_of_a_house_stand_after_those_of_the_book(book):
    parts = book_data(edition(book_view(house_edition(book, "lighthouse")), "en"))["parts"]
    assert "house" not in [part["id"] for part in parts]
    assert "house-rules" == parts[-1]["chapters"][-1]["id"]


def row(kept, rule, case):
    """What is said of a case of a rule, if it has it."""
    found = next(it for chapter in kept.chapters for it in chapter.rules if it.id == rule)
    return next((plain(it.title) for it in found.cases if it.id == f"{rule}-{case}"), None)


def test_a_row_that_names_games_names_those_of_the_house_and_goes_without_one(book, viewed):
    kept = edition(book_view(with_games(book, ["razz", "seven-card-stud", "chicago"], [])), "en")
    assert row(kept, "bring-in", "high-games") == "Seven Card Stud, Chicago"
    assert row(kept, "bring-in", "ace-low-games") == "Razz"
    assert row(kept, "bring-in", "chosen-bet") is None
    assert row(kept, "small-and-big-bet", "mississippi") is None
    assert row(kept, "small-and-big-bet", "single-draw") == "A game with one draw."
    assert row(viewed, "bring-in", "chosen-bet") == "Mexican Poker"
