"""Counted tables and charts on a page of the website."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise

import markdown
import pytest

from poker_rulebook.book.chapters import CountedTable
from poker_rulebook.document.edition import Labels
from poker_rulebook.document.tree import TableColumn, TableRow, TableView
from poker_rulebook.pages.general_rules import table_view
from poker_rulebook.web.markdown import environment
from poker_rulebook.web.sheets import BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH, chart_picture

SHOW = '{% import "tables.md.j2" as tables with context %}{{ tables.table(found) }}'


def page(view, locale="en"):
    env = environment(locale)
    env.filters["chart_picture"] = chart_picture
    env.globals |= {"labels": Labels(), "other": "ja", "since": {}}
    return env.from_string(SHOW).render(found=view)


@pytest.fixture(scope="module")
def killers(book):
    given = {"rows": {"outs": "1 to 21"}, "columns": {"kills": "0 to 10"}}
    given |= {"counts": "killer-cards", "game": "texas-holdem"}
    return table_view(book, CountedTable("killers", {"en": "Killers", "ja": "表"}, "sums", given))


class Tags(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.seen = [], []

    def handle_starttag(self, tag, attrs):
        self.seen.append((tag, dict(attrs)))
        if tag not in ("wbr", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def tags(text):
    found = Tags()
    found.feed(markdown.markdown(text, extensions=["attr_list"]))
    assert not found.open
    return found.seen


def test_a_table_is_one_block_of_html(killers):
    assert "\n\n" not in page(killers).strip()
    assert 22 == len([tag for tag, _ in tags(page(killers)) if tag == "tr"])


def test_a_wide_table_scrolls_in_its_own_box_and_can_be_reached_with_the_keyboard(killers):
    boxes = [attrs for tag, attrs in tags(page(killers)) if attrs.get("class") == "scroll"]
    assert [{"class": "scroll", "tabindex": "0", "role": "region", "aria-label": "Killers"}] == boxes


def test_the_chart_is_a_picture_with_its_words(killers):
    found = tags(page(killers))
    (svg,) = [attrs for tag, attrs in found if tag == "svg"]
    assert "img" == svg["role"]
    assert svg["aria-label"].startswith("Lines that rise with the number of outs")
    assert 6 == len([tag for tag, _ in found if tag == "polyline"])


def test_lines_stand_where_their_numbers_are(killers):
    (chart,) = killers.charts
    drawn = chart_picture(chart)
    first = [tuple(map(float, point.split(","))) for point in drawn.lines[0].split()]
    assert 21 == len(first)
    assert WIDTH - RIGHT == first[-1][0]
    high = HEIGHT - TOP - BOTTOM
    assert round(TOP + high * (1 - 72.12 / 80), 1) == first[-1][1]
    assert round(LEFT + (WIDTH - LEFT - RIGHT) / 21, 1) == first[0][0]


def test_the_labels_at_the_ends_of_the_lines_do_not_touch(killers):
    heights = [float(label.y) for label in chart_picture(killers.charts[0]).labels]
    assert all(below - above >= 12 for above, below in pairwise(heights))


def test_everything_in_a_table_is_escaped():
    evil = "<script>alert(1)</script> **b** {{ 1 }}"
    view = TableView(
        "t",
        evil,
        evil,
        (evil,),
        (TableColumn(evil), TableColumn(evil)),
        (TableRow((evil, evil), group=evil),),
        evil,
    )
    html = markdown.markdown(page(view), extensions=["attr_list"])
    assert "<script" not in html
    assert not re.search("<(strong|em)>", html)


def test_a_group_has_a_heading_over_all_columns():
    view = TableView(
        "t",
        "T",
        columns=(TableColumn("a"), TableColumn("b", True)),
        rows=(TableRow(("1", "2"), group="Group"),),
    )
    heads = [attrs for tag, attrs in tags(page(view)) if attrs.get("scope") == "rowgroup"]
    assert [{"scope": "rowgroup", "colspan": "2"}] == heads
