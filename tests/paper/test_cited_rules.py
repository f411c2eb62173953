"""What a game cites, with the page on which it stands."""

from __future__ import annotations

import re

import pytest
from nights import BOOKS, nightly
from pdf_reading import bookmarks, pages, tight

from poker_rulebook.language.phrases import plain
from poker_rulebook.paper.games import told_by_differences


@pytest.mark.parametrize("locale", BOOKS)
def test_a_variant_names_its_base_with_its_page(bound, real, locale):
    path = bound / f"book-{locale}-a4.pdf"
    places = {tight(title): page for _, title, page in bookmarks(path)}
    names = {game.id: tight(plain(game.name, locale)) for game in real[locale].games}
    page_of = {
        id_: next(page for title, page in places.items() if title.startswith(name))
        for id_, name in names.items()
    }
    for game in filter(told_by_differences, real[locale].games):
        text = tight(pages(path)[page_of[game.id] - 1])
        base = game.relative.game
        assert f"{names[base]}→{page_of[base]}" in text, game.id


@nightly
def test_a_common_rule_is_cited_by_its_mark_and_the_page_it_stands_on(bound):
    found = pages(bound / "book-en-a4.pdf")
    texts = [tight(text) for text in found]
    shared = next(
        page for _, title, page in bookmarks(bound / "book-en-a4.pdf") if title == "What games share"
    )
    holdem = next(text for text in texts if "TexasHold'em" in text and "Alsocalled" in text)
    assert re.search(rf"D\d[^→]*→{shared}(?!\d)", holdem)


@pytest.mark.parametrize("locale", BOOKS)
def test_every_mark_of_a_list_stands_on_the_pages_that_the_list_names(bound, real, locale):
    texts = [" ".join(text.split()) for text in pages(bound / f"book-{locale}-a4.pdf")]
    read = several = 0
    for text in texts:
        for marks, first, last in re.findall(
            r"((?: [DLRT]\d{1,2}[a-z]? [^→·]{2,60}(?: ·)?)+) ?→ ?(\d+)(?:–(\d+))?", text
        ):
            there = " ".join(texts[int(first) - 1 : int(last or first)])
            for mark in re.findall(r"(?<= )[DLRT]\d{1,2}[a-z]?(?= )", marks):
                read += 1
                assert re.search(rf"\b{mark}(?!\d)", there), (marks, first, last)
            several += bool(last)
    assert read > 500 and several
