"""A game is composed to its pages by the heights of its parts, and the book by its games."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import poker_rulebook.paper.typesetting as measures
from poker_rulebook.paper.composing import (
    ENDING,
    HEIGHT,
    GameParts,
    GameTree,
    PagePiece,
    Telling,
    TriedHand,
    composed,
    in_a_row,
)
from poker_rulebook.paper.games import heights_of, measured, pages_of
from poker_rulebook.paper.printed_book import on_pages
from poker_rulebook.paper.typesetting import Measures, PaperError

HEAD = {"locale": "en", "labels": {"examples": "Examples"}}


def piece(high, again=False):
    return PagePiece({"t": "Block"}, high, 10, again)


def hand(high, wide=False, chosen=True):
    return TriedHand(piece(high), wide, chosen)


def parts(*heights, hands=(), opening=150):
    return GameParts(opening, [Telling([piece(high) for high in heights])], hands, "Examples")


def high(column):
    return sum(it.high for it in column.pieces) + (1 + column.stretch) * 10 * (len(column.pieces) - 1)


def test_a_game_is_set_with_the_hands_that_fill_its_page():
    (made,) = composed([parts(*[60] * 12, hands=[hand(300), hand(95), hand(100), hand(320)])], 1)
    assert {1, 2} == set(made.hands)
    assert made.fill > 0.97


def test_of_hands_that_fill_the_page_as_well_those_that_the_editor_chose_are_printed():
    tried = [hand(90, chosen=False), hand(90), hand(90), hand(90, chosen=False)]
    (made,) = composed([parts(*[60] * 12, hands=tried)], 1)
    assert (1, 2) == made.hands


def test_columns_end_on_the_same_line():
    (made,) = composed([parts(*[50] * 14, hands=[hand(80), hand(110)])], 1)
    assert HEIGHT - 150 - ENDING == pytest.approx(high(made.columns[0]), abs=2)
    assert HEIGHT - 150 - ENDING == pytest.approx(high(made.columns[1]), abs=2)


def test_the_first_hand_in_the_columns_has_the_heading_else_the_first_below_them():
    (made,) = composed([parts(*[60] * 12, hands=[hand(95), hand(100)])], 1)
    assert ["Examples"] == [it.shown["t"] for it in made.columns[1].pieces if it.shown["t"] != "Block"][:1]
    (made,) = composed([parts(*[60] * 12, hands=[hand(50, wide=True), hand(60, wide=True)])], 1)
    assert ["Examples", "Block"] == [it.shown["t"] for it in made.below]


def test_what_has_no_room_on_a_page_is_not_composed_to_it():
    assert composed([parts(*[60] * 25)], 1) is None
    assert composed([parts(*[60] * 25)], 2)


def test_pages_side_by_side_show_the_same_hands_in_both_languages():
    tried = [[hand(90), hand(100), hand(95), hand(85)], [hand(100), hand(90), hand(85), hand(95)]]
    english, japanese = composed([parts(*[60] * 12, hands=some) for some in tried], 1)
    assert english.hands == japanese.hands


class Price(NamedTuple):
    cost: float


def tree(name, *variants, **costs):
    """A game that costs so much on_1 page or on_2."""
    ways = {pages: (Price(costs[f"on_{pages}"]),) for pages in (1, 2) if f"on_{pages}" in costs}
    return GameTree(name, ways, variants)


def row(*trees, side=0):
    """The games of a family with their pages, as they follow each other."""
    return " ".join(f"{name}{pages}" for name, pages in in_a_row([trees], side))


def test_two_pages_of_a_game_lie_side_by_side():
    either, two = {"on_1": 0, "on_2": 20}, {"on_2": 0}
    assert row(tree("a", **either), tree("b", **two)) == "a2 b2"
    assert row(tree("a", **either), tree("b", **two), side=1) == "a1 b2"
    assert row(tree("a", **either), tree("b", **either), tree("c", **two)) == "a1 b1 c2"


def test_a_variant_waits_for_a_later_one_where_two_pages_would_be_torn():
    one, two = {"on_1": 0}, {"on_2": 0}
    variants = [tree("b", **two), tree("c", **one), tree("d", tree("e", **two), **one)]
    assert row(tree("a", *variants, **one)) == "a1 d1 e2 b2 c1"
    assert row(tree("a", *variants, **two)) == "a2 b2 c1 d1 e2"


def test_the_first_game_of_a_family_stays_the_first_and_a_variant_stands_below_its_base():
    one, two = {"on_1": 0}, {"on_2": 0}
    assert row(tree("a", **two), tree("b", **one), side=1) == "a2 b1"
    assert row(tree("a", **one), tree("b", tree("c", **one), **two), tree("d", **one)) == "a1 d1 b2 c1"


@pytest.fixture
def asked(monkeypatch):
    """What Typst is asked; it answers with the height that stands in a paragraph or a hand."""
    every = []

    def told(template, data):
        parts = measures.json.loads(data)["parts"]
        every.extend(parts)
        return [high_of(shown) * (0.9 if shown.get("dense") else 1) for _, shown in parts]

    monkeypatch.setattr(measures, "metadata_of", told)
    return every


def high_of(shown):
    return shown["high"] if "high" in shown else shown["hand"]["high"] if "hand" in shown else sum(shown["p"])


def game(*heights, hands=(90, 95)):
    return {
        "id": "sample",
        "high": 150,
        "blocks": [{"t": "Block", "p": [high]} for high in heights],
        "hands": [{"high": high, "grid": None, "layouts": [], "chosen": True} for high in hands],
    }


def book(*games):
    return HEAD | {
        "labels": dict.fromkeys(("also-called", "examples", "paper-continued"), ""),
        "families": [{"games": games, "rows": [{"id": it["id"], "depth": 0} for it in games]}],
    }


def pages_of_only(*games, measures=None):
    """The pages of these games in a book of one language."""
    return on_pages([book(*games)], measures or Measures())[0].values()


def test_a_page_says_where_its_game_begins_and_ends(asked):
    (made,) = pages_of_only(game(*[70] * 12))
    assert [(True, True)] == [(page["begins"], page["ends"]) for page in made]
    (pages,) = pages_of_only(game(*[70] * 24))
    assert [(True, False), (False, True)] == [(page["begins"], page["ends"]) for page in pages]


def test_what_does_not_fit_otherwise_is_set_with_close_lines(asked):
    (pages,) = pages_of_only(game(*[100] * 24))
    assert all(it["dense"] for page in pages for column in page["columns"] for it in column if it["p"])


def test_a_game_that_has_no_room_on_two_pages_has_a_third(asked):
    (pages,) = pages_of_only(game(*[400] * 5))
    assert [(True, False), (False, False), (False, True)] == [
        (page["begins"], page["ends"]) for page in pages
    ]


def test_a_game_that_needs_more_than_four_pages_is_named(asked):
    with pytest.raises(PaperError, match="sample: more than 4 pages of the book"):
        pages_of_only(game(*[500] * 9))


def test_a_block_ends_a_column_between_its_paragraphs_and_what_is_told_in_small_is_tried(asked):
    block = {"t": "Options", "p": [30, 40], "small": "if-tight"}
    found = measured(HEAD, {**game(), "blocks": [block]}, Measures())
    assert [[30, 40], [30, 40]] == [[it.high for it in told.flow] for told in found.told]
    assert [False, True] == [told.flow[0].shown["small"] for told in found.told]
    assert [False, True] == [it.again for it in found.told[0].flow]


def test_what_has_been_measured_is_not_measured_again(asked, tmp_path):
    with measures.Cache(tmp_path) as kept:
        Measures(kept).ask([heights_of(HEAD, [game(40, 50)])])
    assert 5 == len(asked)
    again = Measures(measures.Cache(tmp_path))
    again.ask([heights_of(HEAD, [game(40, 50)])])
    assert 5 == len(asked)
    again.ask([heights_of(HEAD, [game(40, 60)])])  # one block is another
    assert 6 == len(asked)
    again.ask([heights_of({**HEAD, "locale": "ja"}, [game(40, 50)])])
    assert 11 == len(asked)


def test_gaps_are_as_long_as_the_column_needs(asked):
    (made,) = composed([parts(*[60] * 12, hands=[hand(90), hand(95)])], 1)
    for page in pages_of(made):
        for column, shown in zip(made.columns, page["columns"], strict=True):
            assert [round(10 * (1 + column.stretch), 2)] * len(shown) == [it["below"] for it in shown]
