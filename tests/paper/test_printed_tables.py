"""Counted tables and their charts on paper."""

from __future__ import annotations

import io
import json
import shutil

import pytest
from pypdf import PdfReader

from poker_rulebook.paper import typesetting
from poker_rulebook.paper.said import said
from poker_rulebook.view.tables import table_view

PREVIEW = """\
#import "setting.typ": *
#import "tables.typ": counted
#set document(title: "Tables")
#set page(paper: "a4", margin: 18mm)
#for one in data.tables { counted(one) }
"""


@pytest.fixture
def printed(book, tmp_path, monkeypatch):
    """The text of all tables of the book, set in these languages; PDF/UA refuses a chart without its words."""
    layout = tmp_path / "layout"
    shutil.copytree(typesetting.LAYOUT, layout)
    (layout / "preview.typ").write_text(PREVIEW, "utf-8")
    monkeypatch.setattr(typesetting, "LAYOUT", layout)
    tables = [t for chapter in book.chapters.values() for rule in chapter.rules for t in rule.tables]

    def show(*locales):
        views = tuple(table_view(book, t) for t in tables)
        data = {"locales": locales, "labels": {}, "tables": said(views, locales)}
        made = typesetting.pdf("preview.typ", json.dumps(data, ensure_ascii=False), "preview")
        return "\n".join(part.extract_text() for part in PdfReader(io.BytesIO(made)).pages)

    return show


def test_all_tables_are_set_in_english(printed):
    text = printed("en")
    assert "72.12 70.00 67.88" in " ".join(text.split())
    assert "10 kills" in text
    assert text.count("Outs ↓ Kills →") == 2


def test_both_languages_stand_in_one_table(printed):
    text = printed("en", "ja")
    assert "1 in 221" in text
    assert "221回に1回" in text.replace(" ", "")
    assert text.count("2,598,960") == 2
