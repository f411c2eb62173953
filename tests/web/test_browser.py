"""The built site in Chromium: `pytest -m browser`. CHROMIUM names the browser; without one these are skipped."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from poker_rulebook.document.edition import editions
from poker_rulebook.pages.examples import asked_hand
from poker_rulebook.web.pages import GAMES_MARK, hand_written

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 740}
GAME = "badugi"
RULE = "draw-2"


def visible_top(page, id_: str) -> float:
    """How far below the top of the screen an element is, once the page has stopped moving."""
    page.wait_for_load_state("load")
    return page.evaluate(TOP_AT_REST, id_)


TOP_AT_REST = """
async id => {
  let frames = 0, before = NaN
  while (frames < 10) {
    await new Promise(requestAnimationFrame)
    const top = document.getElementById(id).getBoundingClientRect().top
    frames = top == before ? frames + 1 : 0
    before = top
  }
  return before
}
"""


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_a_page_says_that_a_card_is_older_than_it(page, site, locale):
    page.goto(f"{site}{locale}/games/{GAME}/")
    note = page.locator(".card-changed")
    assert not note.is_visible()
    for edition, told in (("01234567", True), (note.get_attribute("data-card"), False)):
        page.goto(f"{site}{locale}/games/{GAME}/?card={edition}")
        assert told == note.is_visible()


@pytest.mark.parametrize(("locale", "other"), [("en", "ja"), ("ja", "en")])
def test_the_other_language_opens_at_the_same_rule(page, site, locale, other):
    page.goto(f"{site}{locale}/games/{GAME}/#{RULE}")
    page.locator(".rb-language").click()
    page.wait_for_url(f"{site}{other}/games/{GAME}/#{RULE}")
    assert page.locator("html").get_attribute("lang") == other
    assert 0 <= visible_top(page, RULE) < 300


def test_the_other_language_opens_where_the_reader_was(page, site):
    page.goto(f"{site}en/games/{GAME}/")
    page.evaluate("id => document.getElementById(id).scrollIntoView()", RULE)
    page.wait_for_timeout(200)
    page.locator(".rb-language").click()
    page.wait_for_url(f"{site}ja/games/{GAME}/#*")
    assert -200 <= visible_top(page, RULE) < 400


def test_the_other_language_shows_what_was_asked_for(page, site):
    asked = "tonight/?players=6&seed=7"
    page.goto(f"{site}en/{asked}")
    page.locator(".rb-language").click()
    page.wait_for_url(f"{site}ja/{asked}")
    assert "6" == page.locator("select[name=players]").input_value()


def test_the_other_language_of_the_front_page_is_its_front_page(page, site):
    page.goto(f"{site}en/")
    page.locator(".rb-language").click()
    page.wait_for_url(f"{site}ja/")


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_on_a_phone_each_game_of_a_mix_is_a_block_with_its_labels(page, site, locale):
    page.set_viewport_size(PHONE)
    page.goto(f"{site}{locale}/mixes/horse/")
    rows = [row.bounding_box() for row in page.locator(".mix tbody tr").all()]
    assert 5 == len(rows)
    assert all(row["width"] <= PHONE["width"] for row in rows)
    assert not page.evaluate(CUT_OFF)
    label = page.locator("#razz td[data-label]").first.evaluate(
        "e => getComputedStyle(e, '::before').content"
    )
    assert label.strip('"') == page.locator(".mix thead th").nth(2).text_content()


def test_on_paper_a_mix_is_a_table(page, site):
    page.set_viewport_size({"width": 680, "height": 1000})  # of A4 between its margins
    page.emulate_media(media="print")
    for locale in ("en", "ja"):
        page.goto(f"{site}{locale}/mixes/11-game-mix/")
        assert "table-row" == page.locator("#razz").evaluate("e => getComputedStyle(e).display")
        assert not page.evaluate(CUT_OFF), locale


# Parts of the table of a mix that stick out of the text.
CUT_OFF = """
[...document.querySelectorAll(".mix *")].map(e => e.getBoundingClientRect().right)
  .filter(right => right > document.querySelector(".scroll").getBoundingClientRect().right + 1)
"""


def test_pages_are_looked_at_in_the_fonts_of_the_book_and_in_none_of_the_machine(page):
    families = (
        "sans-serif",
        "system-ui",
        "'Noto Sans CJK JP'",
        "'DejaVu Sans', sans-serif",
        "Arial, sans-serif",
    )
    wide = page.evaluate(
        """families => families.map(family => {
          const drawn = document.createElement("canvas").getContext("2d")
          drawn.font = `20px ${family}`
          return [drawn.measureText("Who wins?").width, drawn.measureText("勝").width]
        })""",
        families,
    )
    assert wide == [[wide[0][0], 20]] * len(families)


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_first_screen_of_a_phone_is_a_promise_a_hand_and_the_first_ways_in(page, site, locale):
    page.set_viewport_size(PHONE)
    page.goto(f"{site}{locale}/")
    assert 2 <= page.locator(".doors a").evaluate_all(
        f"all => all.filter(a => a.getBoundingClientRect().bottom < {PHONE['height']}).length"
    )
    places = [way.get_attribute("href") for way in page.locator("a.way").all()]
    roles = {"rules/player/", "rules/dealer/", "rules/floor/"}
    assert roles | {
        "play/",
        "play/?day",
        "table/",
        "who-wins/",
        "tonight/",
        "compare/",
        "rules/decide/",
        "mixes/",
        "rules/",
    } <= set(places)
    assert "games/texas-holdem/" == places[10] and "families/flop/" == places[22]


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_first_ways_in_stand_on_the_first_screen_on_every_day(page, site, locale, viewed, book):
    """The front page asks about each of its hands on one day of as many."""
    page.set_viewport_size(PHONE)
    page.goto(f"{site}{locale}/")
    edition, held = editions(viewed, [locale])[locale], set[int]()
    for name in book.front_hands:
        front = hand_written(replace(edition, asked_hand=asked_hand(book, name)), GAMES_MARK)
        asked = re.search('<section class="asked".*?</section>', front, re.DOTALL)[0]
        page.locator(".asked").evaluate("(asked, other) => { asked.outerHTML = other }", asked)
        held.add(page.locator(".asked-row").first.locator(".dealt").count())
        assert 2 <= page.locator(".doors a").evaluate_all(
            f"all => all.filter(a => a.getBoundingClientRect().bottom < {PHONE['height']}).length"
        ), name
    assert {2, 4, 5} == held


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_hand_of_the_front_page_is_answered_without_a_script(chromium, site, locale):
    context = chromium.new_context(java_script_enabled=False, viewport=PHONE)
    page = context.new_page()
    page.goto(f"{site}{locale}/")
    why, right = page.locator(".asked-why"), page.locator(".asked .right")
    assert not why.is_visible()
    page.locator(".asked label:not(.right)").first.click()
    assert page.locator(".asked .no").is_visible() and not page.locator(".asked .yes").is_visible()
    right.click()
    assert page.locator(".asked .yes").is_visible() and why.is_visible()
    assert page.locator(".asked .lit").count()
    context.close()


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_name_of_the_book_is_whole_on_a_phone(page, site, locale):
    page.set_viewport_size(PHONE)
    page.goto(f"{site}{locale}/")
    assert page.locator(".md-header__topic .md-ellipsis").first.evaluate(
        "e => e.scrollWidth <= e.clientWidth"
    )


def test_a_closed_drawer_is_not_walked_through_with_the_tab_key(page, site):
    page.set_viewport_size(PHONE)
    page.goto(f"{site}en/games/{GAME}/")
    in_drawer = "!!document.activeElement.closest('.md-sidebar--primary')"
    for _ in range(12):
        page.keyboard.press("Tab")
        assert not page.evaluate(in_drawer)
    page.locator("label.md-header__button[for=__drawer]").click()
    assert page.locator(".md-sidebar--primary").is_visible()


def test_an_anchor_scrolls_to_its_rule(page, site):
    page.goto(f"{site}en/games/{GAME}/#{RULE}")
    assert 40 <= visible_top(page, RULE) < 300


def test_a_rule_links_to_itself(page, site):
    page.goto(f"{site}en/games/{GAME}/")
    rule = page.locator(f"#{RULE}")
    rule.hover()
    rule.locator("th a").click()
    page.wait_for_url(f"{site}en/games/{GAME}/#{RULE}")


def test_the_front_door_leads_to_the_language_of_the_visitor(chromium, site):
    for language, locale in [("ja-JP", "ja"), ("en-GB", "en"), ("fr-FR", "en")]:
        context = chromium.new_context(locale=language)
        page = context.new_page()
        page.goto(site)
        page.wait_for_url(f"{site}{locale}/")
        context.close()


def test_the_front_door_offers_both_languages_without_javascript(chromium, site):
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site)
    assert ["en/", "ja/"] == [link.get_attribute("href") for link in page.locator("a").all()]
    context.close()


def test_a_folded_example_opens_when_its_address_is_asked_for(page, site):
    page.goto(f"{site}en/games/badugi/")
    folded = page.locator("details.fold h3").last
    id_ = folded.get_attribute("id")
    assert not page.evaluate("id => document.getElementById(id).closest('details').open", id_)
    page.evaluate("id => location.hash = id", id_)
    page.wait_for_function("id => document.getElementById(id).closest('details').open", arg=id_)
    assert 0 <= visible_top(page, id_) < 300


@pytest.mark.parametrize(("locale", "label"), [("en", "ace of "), ("ja", "のエース")])
def test_cards_are_read_out(page, site, locale, label):
    page.goto(f"{site}{locale}/games/{GAME}/")
    attributes = "cards => cards.map(card => [card.getAttribute('role'), !!card.getAttribute('aria-label')])"
    cards = page.locator("article .card").evaluate_all(attributes)
    assert cards and all(card == ["img", True] for card in cards)
    assert page.get_by_role("img", name=label).count()


def test_dark_and_light_cards_can_be_read(page, site):
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.goto(f"{site}en/about/")
        for ratio in page.evaluate(CONTRAST):
            assert ratio >= 4.5, scheme


CONTRAST = """
[...document.querySelectorAll(".card")].map(card => {
  const light = colour => colour.match(/[0-9.]+/g).slice(0, 3).map(Number)
    .map(c => c / 255).map(c => c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [.2126, .7152, .0722][i], 0)
  const style = getComputedStyle(card)
  const [a, b] = [light(style.color), light(style.backgroundColor)].sort((x, y) => y - x)
  return (a + .05) / (b + .05)
})
"""


def test_pages_can_be_read_from_a_disk(chromium, folder):
    context = chromium.new_context(locale="ja")
    page = context.new_page()
    page.goto((folder / "index.html").as_uri())
    page.wait_for_url("**/ja/index.html")
    page.locator(f'article a[href="games/{GAME}/"]').click()
    page.wait_for_url(f"**/ja/games/{GAME}/index.html")
    page.locator(".rb-language").click()
    page.wait_for_url(f"**/en/games/{GAME}/index.html")
    context.close()
