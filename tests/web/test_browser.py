"""The built site in Chromium: `pytest -m browser`. CHROMIUM names the browser; without one these are skipped."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from topics import TOPICS

from poker_rulebook.book.chapters import rules_of
from poker_rulebook.book.load import load

pytestmark = pytest.mark.browser

BOOK = load(Path(__file__).parents[2])
RULES = rules_of(BOOK.chapters)

PHONE = {"width": 360, "height": 740}
GAME = "badugi"
RULE = "draw-2"


def visible_top(page, id_: str) -> float:
    """How far below the top of the screen an element is, once the page has stopped moving."""
    page.wait_for_load_state("load")
    page.wait_for_timeout(300)
    return page.evaluate("id => document.getElementById(id).getBoundingClientRect().top", id_)


def find(page, words: str) -> list[str]:
    """The addresses that the search box offers for these words, from the root of the site."""
    box = page.locator("input.md-search__input")
    box.click()
    box.fill("")
    box.dispatch_event("keyup")
    page.locator(".md-search-result__item").first.wait_for(state="detached", timeout=10_000)
    box.fill(words)
    box.dispatch_event("keyup")  # what Material listens to
    page.locator(".md-search-result__item a").first.wait_for(timeout=10_000)
    links = page.locator(".md-search-result__item a")
    found = [urlsplit(link) for link in links.evaluate_all("links => links.map(link => link.href)")]
    return [link._replace(scheme="", netloc="", query="").geturl().removeprefix("/rules/") for link in found]


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


def test_the_other_language_of_the_front_page_is_its_front_page(page, site):
    page.goto(f"{site}en/")
    page.locator(".rb-language").click()
    page.wait_for_url(f"{site}ja/")


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("ja", "バドゥギ"),
        ("ja", "バドゥーギ"),
        ("ja", "ばどぅぎ"),
        ("en", "badugi"),
        ("en", "バドゥギ"),
    ],
)
def test_the_search_finds_a_game(page, site, locale, words):
    page.goto(f"{site}{locale}/")
    assert any(found.startswith(f"{locale}/games/{GAME}/") for found in find(page, words))


def test_the_search_finds_a_word_of_the_rules(page, site):
    page.goto(f"{site}ja/")
    assert any(found.startswith("ja/games/") for found in find(page, "捨て札"))


@pytest.mark.parametrize(("locale", "words"), [("ja", "端数チップ"), ("en", "odd chip")])
def test_the_search_finds_the_rule_on_odd_chips(page, site, locale, words):
    page.goto(f"{site}{locale}/")
    assert any(
        found.startswith(f"{locale}/games/") and found.endswith("#splitting") for found in find(page, words)
    )


@pytest.mark.parametrize(("locale", "column"), [("en", 0), ("ja", 1)])
def test_the_search_finds_every_topic_of_the_general_rules(page, site, locale, column):
    """In its chapter, which is one of the first pages that the search offers."""
    missing = []
    page.goto(f"{site}{locale}/about/")
    for topic in TOPICS:
        chapter = f"{locale}/rules/{RULES[topic[2]][0].id}/"
        if not any(found.startswith(chapter) for found in find(page, topic[column])):
            missing.append(topic)
    assert [] == missing


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", "guts to open"), ("en", "端数チップ"), ("ja", "はすうちっぷ"), ("ja", "スタブ"), ("ja", "rake")],
)
def test_the_search_finds_a_word_of_the_glossary(page, site, locale, words):
    page.goto(f"{site}{locale}/")
    assert any(found.startswith(f"{locale}/rules/glossary/") for found in find(page, words))


@pytest.mark.parametrize(("locale", "words"), [("en", "HORSE"), ("ja", "ホース"), ("ja", "8ゲーム")])
def test_the_search_finds_a_mix(page, site, locale, words):
    page.goto(f"{site}{locale}/")
    mix = "8-game-mix" if "8" in words else "horse"
    assert any(found.startswith(f"{locale}/mixes/{mix}/") for found in find(page, words))


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_search_finds_every_game_and_mix_by_its_name(page, site, locale):
    """Among the first two pages: Four Card Chowaha High-Low comes after the chapter on high and low."""
    page.goto(f"{site}{locale}/about/")
    named = [("games", game) for game in BOOK.games.values()] + [
        ("mixes", mix) for mix in BOOK.mixes.values()
    ]
    missing = []
    for folder, it in named:
        found = list(dict.fromkeys(link.split("#")[0] for link in find(page, it.name[locale])))
        if f"{locale}/{folder}/{it.id}/" not in found[:2]:
            missing.append((it.id, found[:2]))
    assert [] == missing


@pytest.mark.parametrize(
    ("locale", "name", "game"),
    [
        ("en", "razz", "razz"),
        ("en", "Omaha", "omaha-high-only"),
        ("ja", "ラズ", "razz"),
        ("ja", "オマハ", "omaha-high-only"),
        ("ja", "ドラマハ21", "dramaha-21"),
        ("ja", "OFCターボ", "ofc-turbo"),
    ],
)
def test_a_page_whose_title_was_typed_is_the_first_that_the_search_finds(page, site, locale, name, game):
    page.goto(f"{site}{locale}/")
    assert find(page, name)[0].startswith(f"{locale}/games/{game}/")


@pytest.mark.parametrize(
    ("locale", "words"), [("en", "2-7"), ("en", "joker in a flush"), ("ja", "10ゲーム"), ("ja", "1,000")]
)
def test_a_search_with_digits_or_small_words_finds_something(page, site, locale, words):
    """lunr made up words with digits, and a search that came upon one found nothing at all."""
    page.goto(f"{site}{locale}/")
    assert find(page, words)


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


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_front_page_leads_to_every_kind_of_page_without_scrolling(page, site, locale):
    page.set_viewport_size(PHONE)
    page.goto(f"{site}{locale}/")
    links = page.locator(".shortcuts a")
    assert ["mixes/", "rules/", "rules/glossary/"] == [a.get_attribute("href") for a in links.all()][-3:]
    last = links.last.bounding_box()
    assert last["y"] + last["height"] < PHONE["height"]


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
    rule.locator(".headerlink").click()
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


def test_nothing_is_wider_than_a_phone(page, site, shown):
    page.set_viewport_size(PHONE)
    ids = [game.id for game in shown["en"].games]
    paths = ["", "about/", "games/", "names/", "families/flop/", *(f"games/{id_}/" for id_ in ids)]
    paths += ["rules/glossary/", "mixes/", *(f"mixes/{mix.id}/" for mix in shown["en"].mixes)]
    for locale in ("en", "ja"):
        for path in paths:
            page.goto(f"{site}{locale}/{path}")
            page.evaluate("document.querySelectorAll('details').forEach(details => details.open = true)")
            wide = page.evaluate(WIDER_THAN_THE_SCREEN)
            assert not wide, (locale, path)
            assert PHONE["width"] == page.evaluate("document.documentElement.scrollWidth"), (locale, path)


# Elements that stick out of the text, unless a box around them scrolls.
WIDER_THAN_THE_SCREEN = """
[...document.querySelectorAll("article *")]
  .filter(e => !e.closest(".scroll, .md-typeset__scrollwrap") && !e.closest(".headerlink"))
  .filter(e => e.getBoundingClientRect().right > innerWidth + 1)
  .map(e => e.outerHTML.slice(0, 120))
"""


@pytest.mark.parametrize(("locale", "label"), [("en", "ace of "), ("ja", "のエース")])
def test_cards_are_read_out(page, site, locale, label):
    page.goto(f"{site}{locale}/games/{GAME}/")
    cards = page.locator("article .card")
    assert cards.count()
    for card in cards.all():
        assert card.get_attribute("role") == "img"
        assert card.get_attribute("aria-label")
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
