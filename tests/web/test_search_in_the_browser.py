"""The search of the built site in Chromium: what its box offers, and in which order."""

from __future__ import annotations

import gzip
import re
from typing import Any

import pytest
from browsing import opened_page

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def offered(chromium, site):
    """Types words into the search of a language. Gives the addresses that its box offers, and the page."""
    with opened_page(chromium, site) as (page, wrong):

        def typed(locale: str, words: str) -> tuple[list[str], Any]:
            if f"/{locale}/" not in page.url:
                page.goto(f"{site}{locale}/about/")
                page.locator(".rb-search").click()
            page.locator(".rb-finder input").fill(words)
            page.wait_for_function(
                "words => document.querySelector('.rb-hits').dataset.shown == words", arg=words
            )
            hits = page.locator("[data-hit]").evaluate_all("all => all.map(a => a.dataset.hit)")
            return [f"{locale}/{hit}" for hit in hits], page

        yield typed
    assert not wrong


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en", "badugi"),
        ("en", "raizz"),
        ("en", "who shows first"),
        ("ja", "ばどぅぎ"),
        ("ja", "端数チップ"),
        ("ja", "rake"),
    ],
)
def test_the_box_offers_what_the_script_finds(offered, find, locale, words):
    hits, _ = offered(locale, words)
    assert hits and hits == find(locale, words)


def test_what_is_shown_of_a_text_begins_and_ends_with_whole_words(offered, folder):
    assets = folder / "en" / "assets"
    records = "".join((assets / f"{name}.js").read_text("utf-8") for name in ("records", "more"))
    records = records.replace('\\"', '"').replace("\\n", "\n")
    _, page = offered("en", "winners odd chip raise")
    shown = page.locator(".rb-text").all_inner_texts()
    assert any(text.startswith("…") for text in shown) and any(text.endswith("…") for text in shown)
    for text in shown:
        assert re.search(rf"(?<!\w){re.escape(text.strip('… '))}(?!\w)", records), text


@pytest.mark.parametrize(
    ("locale", "words", "height"),
    [("en", "badugi", 844), ("en", "who shows first", 740), ("ja", "オマハ", 740), ("ja", "端数チップ", 844)],
)
def test_a_phone_shows_eight_hits_at_once_each_with_what_was_looked_for_marked(
    page, site, locale, words, height
):
    page.set_viewport_size({"width": 360, "height": height})
    page.goto(f"{site}{locale}/?q={words}")
    page.locator(".rb-hits[data-shown]").wait_for()
    bottoms = page.locator(".rb-hits li").evaluate_all(
        "all => all.map(it => it.getBoundingClientRect().bottom)"
    )
    assert 8 <= sum(bottom <= height * 0.87 for bottom in bottoms)
    assert page.locator(".rb-hits li").first.locator("mark").count()
    games = page.locator("[data-hit^='games/']:not([data-hit*='#'])")
    assert games.count() == games.locator(".outline").count()


def test_an_address_with_a_question_opens_with_what_was_found(page, site):
    page.goto(f"{site}en/?q=razz")
    page.locator("[data-hit]").first.wait_for()
    assert page.locator("[data-hit]").first.get_attribute("data-hit") == "games/razz/"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/en/games/razz/")


def test_a_slash_begins_to_search_and_escape_ends_it(page, site):
    page.goto(f"{site}ja/games/razz/")
    page.keyboard.press("/")
    page.keyboard.type("オマハ")
    page.locator("[data-hit='games/omaha-high-only/']").first.wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog.rb-finder").wait_for(state="hidden")


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_front_page_begins_with_the_search(page, site, locale):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{site}{locale}/")
    page.locator(".front-search button").click()
    page.keyboard.type("PLO")
    page.locator("[data-hit='games/omaha-high-only/']").first.wait_for()


def test_what_is_not_there_is_said(offered):
    hits, page = offered("en", "xyzzy")
    assert (hits, page.locator(".rb-told").inner_text()) == ([], "Nothing found. Try another word.")


def test_the_search_works_from_a_disk(chromium, folder):
    page = chromium.new_page()
    page.goto(f"{(folder / 'ja' / 'index.html').as_uri()}?q=ラズ")
    page.locator("[data-hit='games/razz/']").first.wait_for()
    assert page.locator("[data-hit]").first.get_attribute("href").endswith("games/razz/index.html")
    page.close()


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_first_answer_needs_no_more_than_130_kilobytes(folder, locale):
    assets = folder / locale / "assets"
    assert (
        sum(
            len(gzip.compress((assets / name).read_bytes()))
            for name in ("records.js", "found.js", "search.js")
        )
        < 130_000
    )
