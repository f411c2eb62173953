"""The site on a phone: pages are light, and a role finds its rules at once."""

from __future__ import annotations

import gzip
import re

import pytest

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 740}
HEAVIEST = 150_000  # bytes of a page with all it loads, compressed
LOADED = re.compile(r'<(?:script[^>]* src|link rel="stylesheet"[^>]* href|img[^>]* src)="([^"]+)"')


def test_a_page_with_all_that_it_loads_is_light(folder):
    sizes = {}

    def size(path) -> int:
        if path not in sizes:
            sizes[path] = len(gzip.compress(path.read_bytes()))
        return sizes[path]

    for path in sorted(folder.rglob("index.html")):
        html = path.read_text("utf-8")
        loaded = {(path.parent / link).resolve() for link in LOADED.findall(html)}
        whole = size(path) + sum(map(size, loaded))
        assert whole <= HEAVIEST, (path, whole)


@pytest.mark.parametrize(("wish", "scheme"), [("dark", "slate"), ("light", "default")])
def test_a_phone_shows_the_colours_that_its_reader_wants_before_the_first_touch(chromium, site, wish, scheme):
    context = chromium.new_context(color_scheme=wish, viewport=PHONE, service_workers="block")
    page = context.new_page()
    page.goto(f"{site}en/games/razz/")
    shown = "document.body.dataset.mdColorScheme"
    assert scheme == page.evaluate(shown)
    assert page.evaluate("!document.querySelector('script[data-theme]').dataset.awake")
    page.locator("[data-md-component=palette] label:visible").click()  # the other one, for good
    page.wait_for_function(f"{shown} != '{scheme}'")
    page.goto(f"{site}ja/games/badugi/")
    assert scheme != page.evaluate(shown)
    context.close()


@pytest.mark.parametrize(("locale", "typed"), [("en", "exposed card"), ("ja", "カードが見えた")])
def test_a_role_finds_its_rules_on_one_page(page, site, locale, typed):
    page.set_viewport_size(PHONE)
    page.goto(f"{site}{locale}/rules/dealer/")
    assert page.evaluate("document.querySelector('article').offsetHeight") < 3 * PHONE["height"]
    page.locator(".role-finder input").fill(typed)
    page.wait_for_selector(".role-finder .rb-hits a")
    hits = page.locator(".role-finder .rb-hits a")
    places = [hit.get_attribute("data-hit") for hit in hits.all()]
    assert all(re.fullmatch(r"rules/[a-z-]+/#[a-z-]+", place) for place in places)
    assert not page.locator(".role-chapters").is_visible()
    hits.first.click()
    page.wait_for_url(f"{site}{locale}/{places[0]}")
    page.goto(f"{site}{locale}/rules/dealer/#{places[0].partition('#')[2]}")
    assert page.locator(".role-chapters li:target a").is_visible()


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_sections_of_a_game_stay_in_sight(page, site, locale):
    page.set_viewport_size(PHONE)
    page.goto(f"{site}{locale}/games/badugi/#_examples")
    chip = page.locator(".jumps [href='#_examples']")
    page.wait_for_function("document.querySelector(\".jumps [href='#_examples']\").classList.contains('now')")
    edge = chip.bounding_box()
    assert edge["y"] < 100
    assert 0 <= edge["x"] and edge["x"] + edge["width"] <= PHONE["width"]
    heading = page.locator("#_examples").bounding_box()
    assert heading["y"] >= edge["y"] + edge["height"]
    assert page.evaluate(
        "e => { const {x, y} = e.getBoundingClientRect(); return document.elementFromPoint(x + 5, y + 5) == e }",
        chip.element_handle(),
    )
