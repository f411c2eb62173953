"""Pages of the printed book as they look: how full they are, what stands at the end of a column."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from nights import BOOKS
from pdf_reading import Piece, bookmarks, imprint, pages, pieces, rule_heads, small_gothic, tight

from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import say
from poker_rulebook.paper.printed_book import edition_line

EDITIONS = [*BOOKS, "bilingual"]
TOP, BOTTOM, MIDDLE = 774, 51, 295.5  # of the text on a page, and between its columns, in points
LEFT, RIGHT = 30, 565  # of all but the tabs at the edges
HEADING = 9.4  # points of the smallest one
SMALL = 7  # points, below which bold letters are the numbers of questions in a tree
CLOSE = 12  # points between the lines of a heading and of the text above it


def below_the_head(path: Path) -> list[list[Piece]]:
    """What stands there page by page, without the tabs at the edges."""
    return [[piece for piece in found if piece.y < TOP and LEFT < piece.x < RIGHT] for found in pieces(path)]


def filled(on_page: list[Piece]) -> float:
    """Which part of a page: how far down its columns go, in the middle."""
    columns = [[it.y for it in on_page if (it.x < MIDDLE) is left] for left in (True, False)]
    return sum((TOP - min(column, default=TOP)) / (TOP - BOTTOM) for column in columns) / 2


# lists and families of few games are short, and the table of a mix is not torn
@pytest.mark.parametrize("edition", BOOKS)
def test_no_page_is_less_than_half_full_or_has_less_than_a_third_of_a_column_at_the_end_of_a_part(
    bound, edition
):
    path = bound / f"book-{edition}-a4.pdf"
    notes = plain(say("paper-notes"), edition)
    begins = {imprint(path), *(page for level, _, page in bookmarks(path) if level == 1)}
    found = below_the_head(path)
    for number, on_page in enumerate(found[2:], 3):
        last = number == len(found) or number + 1 in begins or not on_page or not found[number]
        assert (
            filled(on_page) >= (1 / 6 if last else 1 / 2) or not on_page or notes in pages(path)[number - 1]
        ), number


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_heading_is_the_last_line_of_a_column(bound, edition):
    path, for_notes = (
        bound / f"book-{edition}-a4.pdf",
        plain(say("paper-notes"), "ja" if edition == "ja" else "en"),
    )
    for number, on_page in enumerate(below_the_head(path)[2:], 3):
        if for_notes in pages(path)[number - 1]:
            continue  # with nothing but its name
        for column in (
            [piece for piece in on_page if piece.x < MIDDLE],
            [piece for piece in on_page if piece.x >= MIDDLE],
        ):
            lowest = min((piece.y for piece in column), default=0)
            last = [piece for piece in column if piece.y < lowest + 1]
            heads = [piece for piece in last if "Bold" in piece.font and piece.size > HEADING]
            assert not last or len(heads) < len(last), number


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_text_stands_below_the_foot_of_its_page(bound, edition):
    for number, on_page in enumerate(below_the_head(bound / f"book-{edition}-a4.pdf")[2:], 3):
        assert all(piece.y > BOTTOM - 4 for piece in on_page), number


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_fills_nine_tenths_of_one_page_or_of_two_side_by_side(bound, edition):
    printed = json.loads((bound / f"book-{edition}-data.json").read_text())
    fills: dict[str, list[float]] = {}
    for part in printed["parts"]:
        for number, game in part["of"] if part["kind"] == "game" else ():
            place = f"{printed['books'][number]['locale']}-page-{game['id']}"
            fills.setdefault(place, []).extend(page["fill"] for page in game["pages"])
    assert len(fills) == len(bound.shown(edition)["en"].games) * len(printed["books"])
    for place, found in fills.items():
        first, *_ = printed["places"][place]
        assert len(found) == 1 or (len(found) == 2 and (len(printed["books"]) == 2 or first % 2 == 0)), place
        assert min(found) >= 0.9, place


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_heading_of_a_rule_touches_the_line_above_it(bound, edition):
    path = bound / f"book-{edition}-a4.pdf"
    with_rules = (n for n, heads in enumerate(rule_heads(path)) if heads)
    for number in with_rules:
        on_page = below_the_head(path)[number]
        for left in (True, False):
            column = [piece for piece in on_page if (piece.x < MIDDLE) is left]
            heads = {it.y for it in column if "Bold" in it.font and it.size > HEADING}
            for head in heads:
                above = min((it.y for it in column if it.y > head + 1), default=2 * TOP)
                assert above - head > CLOSE or above in heads, (number, head)


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_line_begins_with_a_middle_dot_or_a_wide_colon(bound, real, edition):
    """But for the dot in the head of a page, before the edition."""
    heads = [tight("· " + edition_line(book.published, locale)) for locale, book in real.items()]
    for number, text in enumerate(pages(bound / f"book-{edition}-a4.pdf"), 1):
        lines = [*map(tight, text.splitlines()), ""]
        dotted = [
            line + after for line, after in pairwise(lines) if line.startswith(("·", "："))
        ]  # an edition may be read as two
        assert [] == [line for line in dotted if not line.startswith(tuple(heads))], number


def test_a_cell_of_a_table_divides_the_name_of_a_hand_between_its_words_alone(bound):
    lines = [line for on_page in small_gothic(bound / "book-ja-a4.pdf") for line in on_page]
    rows = {*zip(lines, lines[1:], lines[2:], strict=False)}
    assert {("1", "ロイヤル", "フラッシュ"), ("2", "ストレート", "フラッシュ")} <= rows


@pytest.mark.parametrize("edition", BOOKS)
def test_no_decision_tree_stands_at_the_head_of_a_column(bound, edition):
    """Its rule would stand in the column before."""
    path = bound / f"book-{edition}-a4.pdf"
    for number, on_page in enumerate(below_the_head(path)[2:], 3):
        if not rule_heads(path)[number - 1]:
            continue
        for left in (True, False):
            column = [piece for piece in on_page if (piece.x < MIDDLE) is left]
            first = [it for it in column if it.y > max(other.y for other in column) - 1]
            assert not any("Bold" in it.font and it.size < SMALL for it in first), number
