"""The general rules that a game cites, on paper: number, title, and the page on which they stand."""

from __future__ import annotations

import re

import pytest
from pdf_reading import pages, tight, whole
from small_book import GAMES, book_folder

from poker_rulebook.book.load import load
from poker_rulebook.paper.book import book_data
from poker_rulebook.paper.typesetting import job, print_all
from poker_rulebook.view.book import book_view, editions

LISTED = """General rules for this game / このゲームに関係する共通ルール
1.2 Burn / バーン → {burn} 2.1 Short stub / 山札の不足 → {stub}
Chapters about such games / 関係する章 1 Limits / リミット → {limits}"""


@pytest.fixture(scope="module")
def printed(tmp_path_factory):
    """The small book in both languages side by side."""
    folder = tmp_path_factory.mktemp("cited")
    book = load(book_folder(folder / "book", *GAMES, mixes=True, rules=True))
    data = book_data(list(editions(book_view(book)).values()))
    return print_all([job("book.typ", data, folder / "book.pdf")])[0]


def page_of(path, chapter: str) -> str:
    """The number printed on the page at whose foot the mark of the chapter stands."""
    (found,) = (page for page in pages(path) if re.search(rf"^{chapter}\s+[0-9a-f]{{8}}$", page, re.M))
    return re.search(r"(\d+)\s*$", found)[1]


def test_a_game_names_the_rules_and_chapters_with_number_and_page(printed):
    limits, stub = page_of(printed, "limits"), page_of(printed, "stub")
    assert limits != stub
    assert tight(LISTED.format(burn=limits, stub=stub, limits=limits)) in whole(printed)
