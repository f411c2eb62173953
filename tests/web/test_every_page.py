"""Pages of every kind, each loaded once for a look and asked everything: nothing keeps a reader out, sticks out, or lies over other text."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import barriers, opened_page
from nights import AT_NIGHT, in_turn, nightly
from real_book import GAMES, MIXES

pytestmark = pytest.mark.browser

PHONE, DESK = {"width": 360, "height": 740}, {"width": 1440, "height": 800}
NARROWER = (1000, 768)  # desks whose menus fold away
TALL = 844  # of the phone on two of whose screens a game is learned
KINDS = [
    "",
    *"""about/ add-a-game/ edit/ programs/ compare/ tonight/ table/ table/?mix=horse&at=3 names/ families/ families/flop/
    rules/ladder/ rules/wrong/ games/ games/badugi/ games/murder/ games/ofc-pineapple/ games/badugi/before/ mixes/ mixes/horse/
    mixes/11-game-mix/ rules/ rules/dealer/ rules/floor/ rules/tda/ rules/japan/ rules/irregularities/ rules/side-pots/ rules/glossary/ rules/decide/
    vocabulary/ vocabulary/mix/ who-wins/?game=murder play/?game=badugi&deal=3 play/?game=open-face-chinese&deal=2
    who-wins/?game=badugi&q={"seats":{"A":"7s3s2hAd","B":"3c3d2sAh"}}""".split(),
]
SHORT = [
    f"games/{id_}/"
    for id_ in (
        *"texas-holdem omaha-high-low-eight-or-better badugi razz murder mexican-poker".split(),
        *"dramaha-zero open-face-chinese chowaha".split(),
    )
]
LISTED = [
    place
    for place in (
        "vocabulary/game/",
        *(f"games/{id_}/" for id_ in GAMES),
        *(f"mixes/{id_}/" for id_ in MIXES),
    )
    if place not in KINDS
]
BY_DAY = [*dict.fromkeys((*KINDS, *SHORT, *LISTED[::8]))]
FONTS = {"narrow": "Liberation Sans", "wide": "DejaVu Sans"}
FONT = ":root:root:lang({}) {{ --md-text-font: '{}', 'Noto Sans CJK JP' }}"
USUAL, LARGE = {"standard": 16, "fixed": 13}, {"standard": 32, "fixed": 26}  # pixels


SCHEMES = {"en": "light", "ja": "dark"}
# By day each kind of page is looked at in one language on a phone, and in the other one on a desk.
ON_A_PHONE = in_turn(BY_DAY, ("ja", "en")) + [
    pytest.param(place, locale, marks=nightly)
    for place in LISTED
    if place not in BY_DAY
    for locale in SCHEMES
]
ON_A_DESK = in_turn(KINDS, ("en", "ja"))


@pytest.fixture(scope="module")
def walk(chromium, site):
    """Opens a place of a language in its scheme, as the first page that a reader sees. Gives the page, and what goes wrong."""
    with opened_page(chromium, site) as (page, wrong):
        page.add_init_script("localStorage.clear(); sessionStorage.clear()")

        def opened(place: str, locale: str, screen: dict[str, int]) -> tuple[Any, list[str]]:
            wrong.clear()
            page.emulate_media(color_scheme=SCHEMES[locale], reduced_motion="reduce")
            page.set_viewport_size(screen)
            page.goto(f"{site}{locale}/{place}")
            return page, wrong

        yield opened


def unfold(page, place: str) -> None:
    """All that a reader may open, and what comes after a moment."""
    page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
    if not place:
        page.locator(".asked label").last.click()  # cards that decide, others that do not
    if place == "games/badugi/":
        page.locator(".walk-open button").first.click()
        page.locator(".walk-bar input").press("End")  # some seats have folded
    if place.startswith("play/"):
        page.wait_for_selector(".play-acts button")
    if place.startswith("who-wins/"):
        page.wait_for_selector("[data-answer]" if "q=" in place else ".who-suits")


def barriers_of(page, place: str, screen: dict[str, int]) -> list[str]:
    """What axe finds, which takes longest: by day of half of the kinds of pages on a phone, of the others on a desk."""
    on_a_phone = KINDS.index(place) % 4 < 2  # in both languages
    return barriers(page) if AT_NIGHT or on_a_phone == (screen is PHONE) else []


@pytest.mark.parametrize(("place", "locale"), ON_A_PHONE)
def test_a_page_on_a_phone_is_whole_and_open_to_everybody(walk, place, locale):
    page, wrong = walk(place, locale, PHONE)
    found = []
    if place in SHORT:
        end = page.evaluate(
            "document.querySelector('table.streets').getBoundingClientRect().bottom + scrollY"
        )
        found += [f"the table of the game ends {end} down"] if end > 2 * TALL else []
    unfold(page, place)
    found += page.evaluate(STICKING_OUT)
    for font in FONTS.values():
        style = page.add_style_tag(content=FONT.format(locale, font))
        found += [f"in {font} {it}" for it in page.evaluate(OVER_ANOTHER, 8)]
        style.evaluate("style => style.remove()")
    if place in KINDS:
        found += page.evaluate(COVERED)
        found += barriers_of(page, place, PHONE)
        letters = page.context.new_cdp_session(page)
        letters.send("Page.setFontSizes", {"fontSizes": LARGE})
        found += page.evaluate(WIDE_IN_LARGE_LETTERS)
        letters.send("Page.setFontSizes", {"fontSizes": USUAL})
        letters.detach()
    assert not found + wrong, found + wrong


@pytest.mark.parametrize(("place", "locale"), ON_A_DESK)
def test_a_page_on_a_desk_is_whole_and_open_to_everybody(walk, place, locale):
    page, wrong = walk(place, locale, DESK)
    unfold(page, place)
    found = barriers_of(page, place, DESK)
    for width in (DESK["width"], *NARROWER):
        page.set_viewport_size({"width": width, "height": DESK["height"]})
        told = page.evaluate(STICKING_OUT) + page.evaluate(OVER_ANOTHER, 12)
        found += [f"{width} wide: {it}" for it in told]
    assert not found + wrong, found + wrong


# Elements that stick out of the text, unless a box around them scrolls, and all of it where it is wider than the screen.
STICKING_OUT = """
() => {
  const scrolls = e => e && (/auto|scroll/.test(getComputedStyle(e).overflowX) || scrolls(e.parentElement.closest("article *")))
  const wide = [...document.querySelectorAll("article *")]
    .filter(e => e.getBoundingClientRect().right > innerWidth + 1)
    .filter(e => !e.closest(".headerlink") && !scrolls(e.parentElement.closest("article *")))
  const all = document.documentElement.scrollWidth
  return [...(all > innerWidth ? [`the page is ${all} wide`] : []), ...wide.map(e => `sticks out: ${e.outerHTML.slice(0, 120)}`)]
}
"""

# What can be tapped and lies below something fixed, also where a reader has scrolled it into the middle; of many things some.
COVERED = """
() => {
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1)
  const all = [...(dialog ?? document).querySelectorAll("a[href], button, input, select, summary")].filter(it => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  const fixed = it => it && (/fixed|sticky/.test(getComputedStyle(it).position) ? it : fixed(it.parentElement))
  const found = all.filter((_, n) => n % Math.ceil(all.length / 120) == 0).filter(it => {
    it.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
    const [box] = it.getClientRects(), over = box && fixed(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
    return over && over != dialog && !over.contains(it)
  })
  scrollTo(0, 0)
  return found.map(it => `covered: ${it.outerHTML.slice(0, 120)}`)
}
"""

# The same for who sees letters twice as large, and the menu; and buttons on which words stand letter below letter.
WIDE_IN_LARGE_LETTERS = """
() => {
  document.querySelector("[data-md-toggle=drawer]").click()
  const page = document.documentElement.scrollWidth, menu = document.querySelector(".md-sidebar--primary").offsetWidth
  const tall = [...document.querySelectorAll("button")].filter(it => it.offsetHeight > 2.5 * it.offsetWidth)
  return [...Object.entries({ page, menu }).filter(it => it[1] > innerWidth), ...tall.map(it => it.outerHTML)].map(it => `in large letters: ${it}`)
}
"""

# Texts that share a place, those that stick out of a box which hides what does, lines that come nearer to an edge of the screen,
# commas that a line begins with, and seats that it ends with, before what they do. Not of keys that lie over the foot of a page, which scrolls below them.
OVER_ANOTHER = """
edge => {
  const lines = [], wrong = [], clipped = new Map(), shown = document.querySelector("article dialog[open]") ?? document.querySelector("article")
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
  const unseen = e => {
    if (!clipped.has(e)) clipped.set(e, e != shown && (getComputedStyle(e).clipPath == "inset(50%)" || unseen(e.parentElement)))
    return clipped.get(e)
  }
  while (walker.nextNode()) {
    const text = walker.currentNode, around = text.parentElement, range = document.createRange()
    if (!text.data.trim() || around.closest(".headerlink, .jumps, .who-dock, svg, script, thead, pre") || unseen(around)) continue
    if (!around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({ box, text })
  }
  const told = ({ text }) => text.data.trim().slice(0, 30)
  for (const line of lines) {
    let around = line.text.parentElement
    while (around != shown && getComputedStyle(around).overflowX == "visible") around = around.parentElement
    if (/auto|scroll/.test(getComputedStyle(around).overflowX)) continue
    const { left, right } = around == shown ? line.box : around.getBoundingClientRect()
    if (line.box.right > right + 1) wrong.push(`${told(line)} is cut off`)
    if (Math.max(left, line.box.left) < edge || Math.min(right, line.box.right) > innerWidth - edge) wrong.push(`${told(line)} is at the edge`)
  }
  for (const card of shown.querySelectorAll(".card")) {
    const after = card.nextSibling, range = document.createRange()
    if (after?.nodeType != Node.TEXT_NODE || !/^[、。）」：,.;:)]/.test(after.data)) continue
    range.setStart(after, 0)
    range.setEnd(after, 1)
    if (range.getBoundingClientRect().top > card.getBoundingClientRect().bottom) wrong.push(`a line begins with ${after.data.slice(0, 20)}`)
  }
  const box = (text, at) => {
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return range.getBoundingClientRect()
  }
  for (const text of new Set(lines.map(it => it.text))) {
    for (const { 0: seat, index } of text.data.matchAll(/[Ⓐ-Ⓩ][\\s]?/g)) {
      const inside = index + seat.length < text.data.length, next = inside ? text : text.nextSibling?.firstChild
      if (next?.nodeType == Node.TEXT_NODE && box(next, inside ? index + seat.length : 0).top > box(text, index).bottom) wrong.push(`a line ends with ${seat}`)
    }
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


# Place -> what is marked there, each with a state of its own: name -> where it shows, and which of its colours.
MARKED = {
    "play/?game=badugi&deal=3": {
        "counts": ('<span class="card play-lit">A</span>', ".play-felt", "boxShadow"),
        "is to act": ('<div class="play-seat play-turn"></div>', ".play-felt", "borderTopColor"),
        "is tapped": ('<button class="play-card" aria-pressed="true"><span class="card">A</span></button>', ".play-felt", "outlineColor"),
    },
    "who-wins/?game=badugi": {
        "decides": ('<span class="card lift">A</span>', ".who-tray", "boxShadow"),
        "is next": ('<span class="who-place now"></span>', ".who-tray", "borderTopColor"),
        "is wrong": ('<span class="card over">A</span>', ".who-tray", "outlineColor"),
    },
}  # fmt: skip
COLOURS = """
marked => Object.fromEntries(Object.entries(marked).map(([name, [html, place, property]]) => {
  document.querySelector(place).insertAdjacentHTML("beforeend", html)
  const made = document.querySelector(place).lastElementChild
  return [name, getComputedStyle(made.matches("button") ? made.querySelector(".card") : made)[property].match(/rgba?\\([^)]*\\)/)[0]]
}))
"""


@pytest.mark.parametrize("place", MARKED)
@pytest.mark.parametrize("locale", SCHEMES)
def test_no_marked_state_has_the_colour_of_another(walk, place, locale):
    page, _ = walk(place, locale, PHONE)
    unfold(page, place)
    colours = page.evaluate(COLOURS, MARKED[place])
    assert len(colours) == len({*colours.values()}), colours


def test_the_front_door_and_an_address_that_leads_nowhere_are_open_to_everybody(chromium, site):
    with opened_page(chromium, site) as (page, _):
        page.goto(f"{site}404.html")
        assert [] == barriers(page)
        page.route(
            "**/rules/",
            lambda route: route.fulfill(
                body=route.fetch().text().replace("location.replace", "void"), content_type="text/html"
            ),
        )
        page.goto(site)
        assert [] == barriers(page)
