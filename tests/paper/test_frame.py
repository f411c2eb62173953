"""Around the text of the book: the rules of a page in its head, and tabs at its edge."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from nights import BOOKS
from pdf_reading import pages, rule_heads, tabs, tight

from poker_rulebook.paper.printed_book import Position, edition_line, heads

RANGE = re.compile(r"(?<![\d.])(\d+\.\d+)(?:–(\d+\.\d+))?(?![.\d])")
NEAR = 3  # points


def in_head(text: str, edition: str) -> list[str]:
    """The numbers of the first and the last rule of a page, as its head says beside the edition; none where it says none."""
    lines, said = text.splitlines(), tight(edition)  # which may be read as two lines
    end = next(n for n in range(1, len(lines) + 1) if said in tight("".join(lines[max(0, n - 2) : n])))
    head = " ".join(lines[: end + 2])  # names beside the edition may be read before it or after it
    return [number for found in [*RANGE.finditer(head)][:1] for number in (found[1], found[2] or found[1])]


@pytest.mark.parametrize("edition", BOOKS)
def test_the_head_of_a_page_says_its_first_and_its_last_rule(bound, real, edition):
    numbers = [rule.number for chapter in real[edition].chapters for rule in chapter.rules]
    path, said = bound / f"book-{edition}-a4.pdf", edition_line(real[edition].published, edition)
    begun = 0  # how many rules have
    for page, (text, begins) in list(enumerate(zip(pages(path), rule_heads(path), strict=True), 1))[2:]:
        assert begins == numbers[begun : begun + len(begins)], page
        if begins:
            first, last = in_head(text, said)
            assert last == begins[-1], page
            assert first in (begins[0], numbers[begun - 1]), page
        begun += len(begins)
    assert begun == len(numbers)


def test_a_rule_that_goes_on_from_the_page_before_is_in_the_head():
    chapter = {"id": "deal", "rules": [{"id": "one", "number": "1.1"}, {"id": "two", "number": "1.2"}]}
    book = {"locale": "en", "parts": [{"chapters": [chapter]}]}
    at = {"en-rule-one": Position(3, 60, 100), "en-end-deal": Position(5, 60, 60)}
    assert heads(book, at | {"en-rule-two": Position(4, 60, 200)}) == {"3": "1.1", "4": "1.1–1.2"}
    assert heads(book, at | {"en-rule-two": Position(4, 60, 60)}) == {"3": "1.1", "4": "1.2"}
    assert heads(book, at | {"en-rule-two": Position(4, 350, 60)}) == {"3": "1.1", "4": "1.1–1.2"}


@pytest.mark.parametrize("edition", [*BOOKS, "bilingual"])
def test_the_tabs_of_parts_go_down_the_edge_one_by_one(bound, edition):
    heights = [height for height in tabs(bound / f"book-{edition}-a4.pdf")[1:] if height]
    steps = [above - below for above, below in pairwise(heights)]
    book = bound.shown(edition)["en"]
    # in two languages, lists at the end come twice, one after the other
    assert all(step > -NEAR for step in steps)
    lists = ["mixes", "glossary", "index"] if book.mixes else ["glossary", "index"]
    assert len(book.parts) + len(book.families) + len(lists) == 1 + sum(step > NEAR for step in steps)
