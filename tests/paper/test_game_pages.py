"""A game is divided into its pages by the heights of its parts."""

from __future__ import annotations

import pytest

import poker_rulebook.paper.typesetting as measures
from poker_rulebook.paper.games import HEIGHT, LEAST, MM, PagePiece, cut, pages_of
from poker_rulebook.paper.typesetting import Measures, PaperError

HEAD = {"locale": "en", "labels": {"examples": "Examples"}}


def column(*heights, **more):
    return [PagePiece({"n": n}, high, **more) for n, high in enumerate(heights)]


@pytest.fixture
def asked(monkeypatch):
    """What Typst is asked; it answers with the height that stands in a part, in millimetres."""
    every = []

    def told(template, data):
        parts = measures.json.loads(data)["parts"]
        every.extend(parts)
        return [shown["high"] * MM * (0.9 if shown.get("dense") else 1) for _, shown in parts]

    monkeypatch.setattr(measures, "told", told)
    return every


def game(*, blocks, narrow=(), wide=()):
    hands = [{"high": high, "grid": None, "layouts": []} for high in narrow]
    hands += [{"high": high, "grid": {}, "layouts": []} for high in wide]
    found = [{"t": "Block", "p": ["paragraph"], "high": high} for high in blocks]
    return {"id": "sample", "high": 50, "blocks": found, "hands": hands, "sources": "S1", "digest": "00"}


def pages(game, **how):
    return pages_of(HEAD, [game], Measures(), **how)["sample"]


def hands(page):
    return sum(len(part) for row in page["hands"] for part in row["columns"])


@pytest.mark.parametrize(
    ("heights", "at", "high"),
    [((), 0, 0), ((10,), 1, 10), ((10, 10), 1, 10), ((10, 20, 10), 1, 30), ((30, 10, 10, 10), 1, 30)],
)
def test_two_columns_are_about_as_high(heights, at, high):
    assert (at, high) == cut(column(*heights))


def test_a_block_that_goes_on_needs_room_for_its_name_at_the_top_of_a_column():
    assert (1, 15) == cut(column(10, 10, more=5))


def test_a_short_game_stands_on_one_page_with_all_its_hands(asked):
    (page,) = pages(game(blocks=[40, 40], narrow=[30, 30, 30]))
    assert page["begins"] and page["ends"]
    assert 3 == hands(page)


def test_all_hands_on_two_pages_are_better_than_few_on_one(asked):
    first, second = pages(game(blocks=[60, 60, 60, 60], narrow=[80, 80], wide=[40]))
    assert (True, False, 0) == (first["begins"], first["ends"], hands(first))
    assert (False, True, 3) == (second["begins"], second["ends"], hands(second))


def test_a_third_hand_alone_needs_no_second_page(asked):
    (page,) = pages(game(blocks=[60, 60, 60], wide=[30, 30, 60]))
    assert 2 == hands(page)


def test_the_second_page_is_not_nearly_empty(asked):
    (page,) = pages(game(blocks=[150], narrow=[40], wide=[20]))
    assert 1 == hands(page)
    assert LEAST > HEIGHT / 3


def test_a_game_is_set_on_two_pages_beside_one_that_needs_them(asked):
    assert 2 == len(pages(game(blocks=[50, 50, 50, 50], narrow=[60, 60]), two=True))


def test_what_does_not_fit_otherwise_is_set_tightly(asked):
    made = pages(game(blocks=[100] * 8, wide=[60]))
    assert all(block["dense"] for page in made for part in page["columns"] for block in part)


def test_a_game_that_needs_more_than_two_pages_is_named(asked):
    with pytest.raises(PaperError, match="sample: more than two pages of the book"):
        pages(game(blocks=[200] * 9))


def test_what_has_been_measured_is_not_measured_again(asked, tmp_path):
    with measures.Kept(tmp_path) as kept:
        pages_of(HEAD, [game(blocks=[40, 50])], Measures(kept))
    assert 3 == len(asked)
    again = Measures(measures.Kept(tmp_path))
    pages_of(HEAD, [game(blocks=[40, 50])], again)
    pages_of(HEAD, [game(blocks=[40, 50])], again)
    assert 3 == len(asked)
    pages_of(HEAD, [game(blocks=[40, 60])], again)  # one block is another
    assert 4 == len(asked)
    pages_of({**HEAD, "locale": "ja"}, [game(blocks=[40, 50])], again)
    assert 7 == len(asked)
