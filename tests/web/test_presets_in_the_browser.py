"""The switch between presets, and the slip of a ruling, in Chromium."""

from __future__ import annotations

from io import BytesIO
from urllib.parse import parse_qs, urlsplit

import pytest
from nights import some_by_day
from pypdf import PdfReader
from qr_reading import modules, text

from poker_rulebook.book.chapters import rules_of

pytestmark = pytest.mark.browser
FLOP, EARLY = "#four-card-flop-choices", "#early-board-cards + .rule-body"
CHOSEN = ".preset select"


def first_choice(page, option):
    return page.locator(f"{option} dd").first.get_attribute("data-choice")


def test_a_preset_puts_its_choices_first_and_is_remembered_and_shared(page, site):
    page.goto(f"{site}en/rules/board-irregularities/")
    assert first_choice(page, FLOP) == "one-drawn"
    page.select_option(CHOSEN, "robert")
    assert first_choice(page, FLOP) == "new-flop"
    assert "Robert's Rules" in page.locator(f"{FLOP} .badge.taken").inner_text()
    assert page.url.endswith("?preset=robert")
    page.goto(f"{site}ja/rules/board-irregularities/")
    assert first_choice(page, FLOP) == "new-flop"
    page.goto(f"{site}ja/rules/board-irregularities/?preset=tda")
    assert first_choice(page, FLOP) == "one-drawn"
    page.locator(CHOSEN).focus()
    page.keyboard.press("Home")
    assert page.locator(".badge.taken").count() == 0 and "preset" not in page.url


def test_a_preset_that_speaks_of_tournaments_only_says_so(page, site):
    page.goto(f"{site}en/rules/board-irregularities/?preset=wsop")
    assert page.locator(f"{FLOP} .badge.taken").inner_text() == "WSOP · in tournaments"


@pytest.mark.parametrize("id_", some_by_day(("tda", "wsop", "robert", "barge"), ("robert",)))
def test_every_preset_marks_every_choice_that_it_takes(page, site, book, id_):
    chapters = {rule: chapter.id for rule, (chapter, _) in rules_of(book.chapters).items()}
    preset = book.presets[id_]
    asked = {id_: it for id_, (_, it) in rules_of(book.chapters).items() if it.choices or it.option}
    taken = {id_: preset.choice_of(it) for id_, it in asked.items()}
    for chapter in {chapters[rule] for rule, choice in taken.items() if choice}:
        page.goto(f"{site}en/rules/{chapter}/?preset={id_}")
        shown = page.eval_on_selector_all(
            ".played", "all => all.map(it => [it.parentElement.dataset.rule, it.dataset.choice])"
        )
        assert dict(shown) == {
            rule: choice for rule, choice in taken.items() if choice and chapters[rule] == chapter
        }


def test_a_question_that_the_preset_answers_is_not_asked(page, site):
    page.goto(f"{site}en/rules/board-irregularities/?preset=robert")
    page.locator(f"{EARLY} .ask").click()
    page.locator(f"{EARLY} .may button").nth(1).click()
    assert "Is it the turn?" in page.locator(f"{EARLY} .asked > .question").inner_text()
    page.locator(f"{EARLY} .may button").first.click()
    outcome = page.locator(f"{EARLY} .asked > .outcome").inner_text()
    assert "Set it aside" in outcome and "decide=early-board-cards:1.0&preset=robert" in page.url
    page.goto(page.url)
    assert page.locator(f"{EARLY} .asked > .outcome").inner_text() == outcome


def test_a_sheet_asks_only_what_the_preset_leaves_open(page, site):
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{site}en/games/texas-holdem/before/")
    asked = page.locator(".to-settle > fieldset:visible").count()
    assert not page.locator(".settled").is_visible()
    page.select_option(CHOSEN, "tda")
    left = page.locator(".to-settle > fieldset:visible").count()
    assert 0 < left < asked and not page.locator("#four-card-flop").is_visible()
    page.locator(".settled summary").click()
    assert page.locator(".settled li").count() == asked - left
    assert 0 >= page.evaluate("document.documentElement.scrollWidth - innerWidth")
    page.select_option(CHOSEN, "")
    assert page.locator(".to-settle > fieldset:visible").count() == asked


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_a_page_to_tick_is_printed_on_two_sides_with_nothing_but_what_is_asked(page, site, locale):
    page.goto(f"{site}{locale}/games/texas-holdem/before/")
    sides = PdfReader(BytesIO(page.pdf(format="A4"))).pages
    said = [side.extract_text() for side in sides]
    assert 2 == len(sides) and all(len(text) > 1_000 for text in said)
    page.emulate_media(media="print")
    seen = page.locator(".to-settle .badge, .preset, .settled, .download").evaluate_all(
        "all => all.filter(it => it.checkVisibility()).length"
    )
    assert (0, 0) == (seen, "".join(said).count("undefined"))


PRINTED = {
    "games/texas-holdem/": 2,
    "games/badugi/": 2,
    "games/razz/": 2,
    "rules/irregularities/": 4,
    "tonight/": 1,
}


@pytest.mark.parametrize(("at", "sides"), PRINTED.items())
def test_a_page_is_printed_on_few_sides_without_an_empty_one_and_without_buttons(page, site, at, sides):
    page.goto(f"{site}ja/{at}")
    page.wait_for_load_state()
    found = [side.extract_text() for side in PdfReader(BytesIO(page.pdf(format="A4"))).pages]
    assert len(found) <= sides and all(len(text) > 200 for text in found)
    page.emulate_media(media="print")
    seen = page.locator(
        ".badge:not(.taken), .edit-link, .walk-open, .headerlink, .roles, .since"
    ).evaluate_all("all => all.filter(it => it.checkVisibility()).length")
    assert 0 == seen


def test_the_search_shows_the_ruling_of_the_preset(page, site):
    page.goto(f"{site}en/rules/floor/")
    page.select_option(CHOSEN, "robert")
    page.goto(f"{site}en/games/badugi/")
    page.locator(".rb-search").click()
    page.locator(".rb-finder input").fill("four cards on the flop")
    hit = page.locator("[data-hit$='#four-card-flop'] .rb-text")
    hit.wait_for()
    assert "a new flop comes without another burn" in hit.inner_text()


def test_without_scripts_the_page_is_as_it_was(chromium, site):
    page = chromium.new_context(java_script_enabled=False).new_page()
    page.goto(f"{site}en/rules/board-irregularities/?preset=robert")
    assert page.locator(CHOSEN).count() == 0 and first_choice(page, FLOP) == "one-drawn"
    page.close()


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_code_of_a_slip_opens_its_ruling(page, site, locale):
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{site}{locale}/rules/decide/?preset=robert")
    page.locator(".happened a[href$='#early-board-cards']").click()
    page.locator(f"{EARLY} .may button").nth(1).click()
    page.locator(f"{EARLY} .may button").first.click()
    page.locator(f"{EARLY} .slip input").fill("4")
    line = page.locator(".slip-line").inner_text()
    address = text(modules(page.locator(".slip .code").evaluate("it => it.outerHTML")))
    asked = parse_qs(urlsplit(address).query)
    assert (asked["decide"], asked["table"], asked["preset"]) == (
        ["early-board-cards:1.0"],
        ["4"],
        ["robert"],
    )
    assert asked["edition"][0] in line and "16.3" in line
    assert 0 >= page.evaluate("document.documentElement.scrollWidth - innerWidth")
    page.goto(address)
    assert page.locator(".slip-line").inner_text() == line
    page.evaluate("globalThis.print = () => {}")
    page.locator(".slip-steps button").nth(1).click()
    page.emulate_media(media="print")
    assert page.locator("body").inner_text().strip() == line
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator(".printed-slip").count() == 0
    page.emulate_media(media="screen")
    page.goto(address.replace(asked["edition"][0], "2025-01-01.00000000"))
    assert "2025-01-01.00000000" in page.locator(".slip .wrong").inner_text()
