"""What a game cites, with the page on which it stands."""

from __future__ import annotations

import re

import pytest
from nights import BOOKS
from pdf_reading import bookmarks, pages, tight

from poker_rulebook.language.phrases import plain
from poker_rulebook.paper.games import GENERAL


@pytest.mark.parametrize("locale", BOOKS)
def test_a_variant_names_its_base_with_its_page(bound, real, locale):
    path = bound / f"book-{locale}-a4.pdf"
    places = {tight(title): page for _, title, page in bookmarks(path)}
    names = {game.id: tight(plain(game.name, locale)) for game in real[locale].games}
    page_of = {
        id_: next(page for title, page in places.items() if title.startswith(name))
        for id_, name in names.items()
    }
    variants = [game for game in real[locale].games if game.relative and game.relative.brief]
    assert len(variants) > 40
    for game in variants:
        text = "".join(tight(pages(path)[page_of[game.id] - 1 + n]) for n in (0, 1))
        assert f"{tight(plain(game.relative.brief, locale))}→{page_of[game.relative.game]}" in text, game.id


@pytest.mark.parametrize("locale", BOOKS)
def test_a_game_names_the_general_rules_that_say_more(bound, real, locale):
    rules = {rule.id: rule.number for chapter in real[locale].chapters for rule in chapter.rules}
    assert not set(GENERAL.values()) - rules.keys()
    path = bound / f"book-{locale}-a4.pdf"
    name = tight(plain(real[locale].games[0].name, locale))
    first = next(page for _, title, page in bookmarks(path) if tight(title).startswith(name))
    text = " ".join(pages(path)[first - 1].split())
    for rule in (
        "blinds-posted-by",
        "dealing-order",
        "burns",
        "who-can-win-a-pot",
        "raise-cap-rule",
        "largest-raise",
    ):
        assert re.search(rf"(?<![\d.]){rules[rule]}(?![\d.])", text)
