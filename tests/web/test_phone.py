"""The site on a phone: pages are light, nothing lies over anything else, and a role finds its rules at once."""

from __future__ import annotations

import gzip
import re

import pytest
from browsing import opened_page
from real_book import GAMES, MIXES

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 740}
HEAVIEST = 150_000  # bytes of a page with all it loads, compressed
FONTS = {"narrow": "Liberation Sans", "wide": "DejaVu Sans"}
FONT = ":root:root:lang({}) {{ --md-text-font: '{}', 'Noto Sans CJK JP' }}"
PLACES = (
    "",
    "games/",
    "compare/",
    "tonight/",
    "table/",
    "rules/",
    "rules/floor/",
    "rules/tda/",
    "rules/side-pots/",
    "names/",
)
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


@pytest.mark.parametrize("font", FONTS)
@pytest.mark.parametrize("locale", ["en", "ja"])
def test_no_text_lies_over_another_or_is_cut_off(chromium, site, locale, font):
    wrong = {}
    with opened_page(chromium, site) as (page, _):
        page.set_viewport_size(PHONE)
        games, mixes = list(GAMES)[:: 4 if font == "wide" else 7], list(MIXES)[::3]
        for place in (*PLACES, *(f"games/{id_}/" for id_ in games), *(f"mixes/{id_}/" for id_ in mixes)):
            page.goto(f"{site}{locale}/{place}")
            page.add_style_tag(content=FONT.format(locale, FONTS[font]))
            wrong[place] = page.evaluate(OVER_ANOTHER)
    assert not {place: found for place, found in wrong.items() if found}


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_nothing_is_too_wide_for_a_phone_when_letters_are_twice_as_large(page, site, locale):
    page.set_viewport_size(PHONE)
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    wide = {}
    for place in (*PLACES, "games/badugi/", "mixes/horse/", "who-wins/?game=murder"):
        page.goto(f"{site}{locale}/{place}")
        page.evaluate("document.querySelector('[data-md-toggle=drawer]').click()")
        wide[place] = page.evaluate("document.documentElement.scrollWidth")
        menu = page.locator(".md-sidebar--primary").bounding_box()
        assert menu["width"] <= PHONE["width"]
    assert not {place: width for place, width in wide.items() if width > PHONE["width"]}


# Texts that share a place, those that stick out of a box which hides what does, and commas that a line begins with.
OVER_ANOTHER = """
() => {
  document.querySelectorAll("details").forEach(fold => fold.open = true)
  const lines = [], wrong = [], walker = document.createTreeWalker(document.querySelector("article"), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode, around = text.parentElement, range = document.createRange()
    if (!text.data.trim() || around.closest(".unseen, .headerlink, .jumps, svg, script, thead, pre")) continue
    if (!around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({ box, text })
  }
  const told = ({ text }) => text.data.trim().slice(0, 30)
  for (const line of lines) {
    for (let around = line.text.parentElement; around.tagName != "ARTICLE"; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around), edge = around.getBoundingClientRect()
      if (overflowX == "visible") continue
      if (overflowX != "auto" && overflowX != "scroll" && line.box.right > edge.right + 1) wrong.push(`${told(line)} is cut off`)
      break
    }
  }
  for (const card of document.querySelectorAll("article .card")) {
    const after = card.nextSibling, range = document.createRange()
    if (after?.nodeType != Node.TEXT_NODE || !/^[、。）」：,.;:)]/.test(after.data)) continue
    range.setStart(after, 0)
    range.setEnd(after, 1)
    if (range.getBoundingClientRect().top > card.getBoundingClientRect().bottom) wrong.push(`a line begins with ${after.data.slice(0, 20)}`)
  }
  lines.sort((one, other) => one.box.top - other.box.top)
  lines.forEach((one, n) => {
    for (const other of lines.slice(n + 1)) {
      if (other.box.top >= one.box.bottom) break
      const [a, b] = [one.box, other.box]
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (one.text != other.text && width > 2 && height > .45 * Math.min(a.height, b.height)) wrong.push(`${told(one)} over ${told(other)}`)
    }
  })
  return wrong
}
"""


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
