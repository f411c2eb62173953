"""The meaning of a word in Chromium: under the mouse, at a tap, on keyboard focus, and without JavaScript."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.browser

GAME, WORD = "games/badugi/", "stub"
LOCALES = ("en", "ja")


def word_on(page, word: str = WORD):
    return page.locator(f'a.term[href$="#{word}"]')


def meaning(page):
    return page.locator(".meaning:popover-open")


@pytest.fixture
def opened(page, site):
    """Opens a page of the site with a screen of that size, and gives it back."""

    def opens(address: str, width: int = 1000, height: int = 700):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(site + address)
        return page

    return opens


@pytest.fixture
def phone(chromium, site):
    """A page of a telephone: fingers instead of a mouse."""
    context = chromium.new_context(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_word_shows_its_meaning_under_the_mouse(opened, book, locale):
    page = opened(f"{locale}/{GAME}")
    word_on(page).hover()
    meaning(page).wait_for()
    term = book.terms[WORD]
    assert term.text[locale] == meaning(page).locator("p").text_content()
    assert {term.term["en"], term.term["ja"]} == set(meaning(page).locator("a").text_content().split(" · "))
    page.mouse.move(5, 5)
    meaning(page).wait_for(state="hidden")


def test_the_mouse_may_move_onto_the_meaning_and_follow_its_link(opened, site):
    page = opened(f"en/{GAME}")
    word_on(page).hover()
    meaning(page).wait_for()
    meaning(page).hover()
    page.wait_for_timeout(500)
    meaning(page).locator("a").click()
    page.wait_for_url(f"{site}en/rules/glossary/#{WORD}")


def test_a_word_is_a_link_for_the_mouse(opened, site):
    page = opened(f"en/{GAME}")
    word_on(page).click()
    page.wait_for_url(f"{site}en/rules/glossary/#{WORD}")


def test_a_word_shows_its_meaning_on_keyboard_focus_until_escape(opened, book, site):
    page = opened(f"en/{GAME}")
    page.locator("h1").click()
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('a.term')"):
            break
    meaning(page).wait_for()
    described = page.evaluate(
        "document.getElementById(document.activeElement.getAttribute('aria-describedby')).textContent"
    )
    assert described in {term.text["en"] for term in book.terms.values()}
    page.keyboard.press("Escape")
    meaning(page).wait_for(state="hidden")
    page.keyboard.press("Enter")
    page.wait_for_url(f"{site}en/rules/glossary/#*")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_tap_shows_the_meaning_and_stays_on_the_page(phone, site, locale):
    phone.goto(f"{site}{locale}/{GAME}")
    word_on(phone).scroll_into_view_if_needed()
    word_on(phone).tap()
    meaning(phone).wait_for()
    assert f"{site}{locale}/{GAME}" == phone.url
    phone.locator("article h2:visible").first.tap()
    meaning(phone).wait_for(state="hidden")
    word_on(phone).tap()
    meaning(phone).locator("a").tap()
    phone.wait_for_url(f"{site}{locale}/rules/glossary/#{WORD}")


def test_a_second_tap_on_a_word_follows_it(phone, site):
    phone.goto(f"{site}en/{GAME}")
    word_on(phone).tap()
    meaning(phone).wait_for()
    word_on(phone).tap()
    phone.wait_for_url(f"{site}en/rules/glossary/#{WORD}")


@pytest.mark.parametrize("locale", LOCALES)
def test_no_meaning_leaves_a_narrow_screen(phone, site, locale):
    phone.goto(f"{site}{locale}/{GAME}")
    for word in phone.locator("article a.term:visible").all():
        word.scroll_into_view_if_needed()
        word.tap()
        box = meaning(phone).bounding_box()
        assert 0 <= box["x"] and box["x"] + box["width"] <= 320
        assert 320 == phone.evaluate("document.documentElement.scrollWidth")
        phone.keyboard.press("Escape")


def test_the_meaning_can_be_read_in_light_and_dark(opened):
    for scheme in ("light", "dark"):
        page = opened(f"en/{GAME}")
        page.emulate_media(color_scheme=scheme)
        page.reload()
        word_on(page).hover()
        meaning(page).wait_for()
        for ratio in page.evaluate(CONTRAST):
            assert ratio >= 4.5, scheme


CONTRAST = """
[...document.querySelectorAll(".meaning, .meaning a")].map(e => {
  const light = colour => colour.match(/[0-9.]+/g).slice(0, 3).map(Number)
    .map(c => c / 255).map(c => c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [.2126, .7152, .0722][i], 0)
  const below = getComputedStyle(e.closest(".meaning")).backgroundColor
  const [a, b] = [light(getComputedStyle(e).color), light(below)].sort((x, y) => y - x)
  return (a + .05) / (b + .05)
})
"""


def test_without_javascript_a_word_is_a_link_with_a_title(chromium, site, book):
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}en/{GAME}")
    assert book.terms[WORD].text["en"] == word_on(page).get_attribute("title")
    word_on(page).click()
    page.wait_for_url(f"{site}en/rules/glossary/#{WORD}")
    context.close()


def test_on_paper_words_are_plain_text(opened):
    page = opened(f"en/{GAME}")
    page.emulate_media(media="print")
    assert "none" == word_on(page).evaluate("e => getComputedStyle(e).textDecorationLine")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_letter_leads_to_its_words(opened, shown, locale):
    page = opened(f"{locale}/rules/glossary/")
    last = shown[locale].glossary[-1]
    page.locator(".letters a", has_text=last.heading).last.click()
    page.wait_for_timeout(300)
    assert 0 <= page.locator(f"#{last.entries[0].id}").bounding_box()["y"] < 700
