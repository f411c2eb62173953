"""The index of the printed book, and what programs that read it aloud are told: contents, lists and tables."""

from __future__ import annotations

import json
import re
from itertools import chain, pairwise

import pytest
from nights import BOOKS
from pdf_reading import pages, tags, tight

from poker_rulebook.language.collation import name_order


@pytest.fixture(scope="module")
def printed(two_games):
    """What is printed, and where everything stands."""
    return json.loads(two_games.data)


def shown(printed, kind, locale="en"):
    """A part of the book in a language."""
    number = [book["locale"] for book in printed["books"]].index(locale)
    return next(
        of[0][1] for part in printed["parts"] if part["kind"] == kind and (of := part["of"])[0][0] == number
    )


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_each_line_of_the_index_has_its_pages_once_and_in_order(printed, locale):
    def page(place):
        return printed["places"][place["to"]][0]

    for name, stands, used in chain.from_iterable(lines for _, lines in shown(printed, "index", locale)):
        own = [page(place) for _, place in stands]
        runs = [list(range(page(row[0]), page(row[-1]) + 1)) for row in used]
        assert own and own == sorted(set(own)), name
        assert not set(own) & set(chain.from_iterable(runs)), name
        assert all(before[-1] + 1 < after[0] for before, after in pairwise(runs)), name
        assert all(re.fullmatch(r"(\d+(\.\d+)?)?", number) for number, _ in stands), name


def test_a_rule_stands_in_the_index_with_its_number(printed):
    found = {name: stands for _, lines in shown(printed, "index") for name, stands, _ in lines}
    ((number, place),) = found["The floor decides"]
    assert ("14.1", "en-rule-floor-decides") == (number, place["to"])


def test_a_leading_article_does_not_count_in_the_order_of_names(printed):
    (heading,) = [
        letter for letter, lines in shown(printed, "index") if "The floor decides" in [it[0] for it in lines]
    ]
    assert heading == "F"
    order = name_order("en")
    names = ["A-5 Triple Draw", "A hand, an example", "Anaconda", "The button", "Theory"]
    assert ["A", "H", "A", "B", "T"] == [order.heading(name, "") for name in names]
    assert order.key("The button", "") == order.key("button", "")


def test_contents_are_tagged_as_contents_and_the_index_as_lists(two_games, printed):
    found, below = tags(two_games.path)
    lines = sum(len(shown(printed, "contents", locale)) for locale in ("en", "ja"))
    entries = sum(len(some) for locale in ("en", "ja") for _, some in shown(printed, "index", locale))
    assert 2 == found["/TOC"]
    assert lines == found["/TOCI"] == below["/TOC", "/TOCI"]
    assert entries == found["/LI"] == below["/L", "/LI"] == below["/LI", "/LBody"]


def test_tables_are_tagged_with_their_heads(two_games):
    found, below = tags(two_games.path)
    assert found["/THead"] > 0.9 * found["/Table"] > 0
    assert found["/TR"] == below["/THead", "/TR"] + below["/TBody", "/TR"] + below["/Table", "/TR"]
    assert found["/TH"] == below["/TR", "/TH"]


@pytest.mark.parametrize("edition", BOOKS)
def test_no_line_of_the_contents_begins_with_its_page(bound, edition):
    found = pages(bound / f"book-{edition}-a4.pdf")
    text = next(
        text for text in found[7:9] if tight("Contents" if edition == "en" else "目次") in tight(text)[:60]
    )
    alone = [line for line in text.splitlines()[3:] if re.fullmatch(r"[. ]*\d+", line.strip())]
    assert [] == alone
