"""How a page names its sources in each language: the work, the part of it that is meant, what has no title."""

from __future__ import annotations

import re

import pytest

from poker_rulebook.language.phrases import plain
from poker_rulebook.pages.citations import source_view

PART = {"en": "rules 20 and 21", "ja": "ルール20、21"}
CITED = (
    ({"title": "Rules", "author": "Bob", "date": "2024"}, "Bob, Rules, 2024", "Bob「Rules」（2024年）"),
    ({"title": "Rules", "part": PART}, "Rules (rules 20 and 21)", "「Rules」（ルール20、21）"),
    (
        {"title": "Rules", "part": PART, "date": "2024"},
        "Rules, 2024 (rules 20 and 21)",
        "「Rules」（2024年、ルール20、21）",
    ),
    ({"part": {"en": "Counted", "ja": "計算"}, "date": "2024"}, "Counted, 2024", "計算（2024年）"),
)


@pytest.mark.parametrize(("source", "english", "japanese"), CITED)
def test_a_source_in_both_languages(source, english, japanese):
    assert [plain(source_view(source).text, locale) for locale in ("en", "ja")] == [english, japanese]


def test_no_title_holds_what_its_part_would_say_in_each_language(book):
    pages = (*book.games.values(), *book.mixes.values(), *book.chapters.values(), *book.presets.values())
    titles = [source.get("title", "") for page in pages for source in page.sources]
    assert not [title for title in titles if re.search(r"\((rules?|recommended) |others quote", title)]
