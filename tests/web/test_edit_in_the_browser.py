"""A file of a game edited in Chromium, by the book's own Python in a thread of the page."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from browsing import barriers, opened_page
from nights import some_by_day

from poker_rulebook.browser import whole

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not whole.wanted(), reason="needs Pyodide from npm: 'make test' has it"),
]

LOOKED = "() => { const { looked, typed } = document.querySelector('.edit').dataset; return looked && looked == typed }"
SELECTED = """path => {
  const field = document.querySelector(`#_view-form [data-path='${JSON.stringify(path)}']`)
  field?.focus()
  field?.select()
  return field && document.activeElement == field
}"""
LONG = 120_000  # milliseconds, on a machine that does much else


def opened(page, site, asked, locale="en"):
    page.goto(f"{site}{locale}/edit/?{asked}")
    begin(page)
    return page


def begin(page) -> None:
    """Agrees to the program, which is not loaded before, and waits until the page has looked at the file."""
    page.wait_for_function(
        f"() => document.querySelector('.edit-status button') || ({LOOKED})()", timeout=LONG
    )
    if (asks := page.locator(".edit-status button")).count():
        loaded = "performance.getEntriesByType('resource').filter(it => it.name.includes('/desk/') && !it.name.endsWith('.yaml')).length"
        assert 0 == page.evaluate(loaded)
        asks.click()
    page.wait_for_function(LOOKED, timeout=LONG)


def write(page, change) -> None:
    """Changes the text, and waits until the page has looked at it."""
    area = page.locator(".edit-area")
    area.fill(change(area.input_value()))
    page.wait_for_function(LOOKED, timeout=LONG)


@pytest.fixture(scope="module", params=some_by_day(["en", "ja"], ["ja"]))
def editing(request, chromium, site):
    """The page with badugi in one language: the program takes seconds to start."""
    with opened_page(chromium, site) as (page, wrong):
        yield request.param, opened(page, site, "game=badugi", request.param)
    assert not wrong


@pytest.fixture(autouse=True)
def as_it_was(request):
    yield
    if "editing" in request.fixturenames:
        _, page = request.getfixturevalue("editing")
        page.once("dialog", lambda dialog: dialog.accept())
        page.locator("[data-do=anew]").click()
        page.wait_for_function(LOOKED, timeout=LONG)


def test_a_slip_is_told_at_its_line_while_it_is_typed(editing):
    _, page = editing
    write(page, lambda text: text.replace("first: left-of-button", "first: left-of-buton", 1))
    (problem,) = page.locator(".edit-file .edit-problems li").all()
    assert "'left-of-buton' is not a known value" in problem.inner_text()
    assert "did you mean 'left-of-button'?" in problem.inner_text()
    assert ["21"] == [line.strip() for line in page.locator(".edit-lines mark").all_inner_texts()]
    problem.locator("button").first.click()
    at = page.evaluate(
        "(() => { const area = document.querySelector('.edit-area'); return area.value.slice(0, area.selectionStart) })()"
    )
    assert (20, "small, ") == (at.count("\n"), at[-7:])


def test_fewer_cards_to_draw_change_sentences_card_examples_and_play(editing):
    locale, page = editing
    write(page, lambda text: text.replace("cards: [0, 4]", "cards: [0, 3]"))
    page.locator("[data-view=examples]").click()
    examples = page.locator("#_view-examples")
    assert "write: A may exchange 0-3" in examples.inner_text()
    assert 2 == examples.locator(".edit-no").count()
    for view, before, after in (
        ("sentences", {"en": "0–4", "ja": "0〜4"}, {"en": "0–3", "ja": "0〜3"}),
        ("card", {"en": "0–4", "ja": "0〜4"}, {"en": "0–3", "ja": "0〜3"}),
    ):
        page.locator(f"[data-view={view}]").click()
        rows = page.locator(f"#_view-{view} tbody tr")
        rows.first.wait_for(timeout=LONG)
        old, new = rows.first.locator("td").all_inner_texts()
        assert (3, True, True) == (rows.count(), before[locale] in old, after[locale] in new)
    under, cap = page.locator(".edit-under select"), {"en": "5 bets at most", "ja": "5ベットまで"}[locale]
    page.locator("[data-view=sentences]").click()
    page.locator("#_view-sentences input").uncheck()
    assert not page.locator("#_view-sentences tr", has_text=cap).count()
    under.select_option("presets/wsop")
    page.locator("#_view-sentences tr", has_text=cap).first.wait_for(timeout=LONG)
    under.select_option("")
    page.locator("[data-view=changes]").click()
    page.locator("#_view-changes table").wait_for(timeout=LONG)
    assert "100" in page.locator("#_view-changes p").first.inner_text()


def test_the_form_writes_into_the_file(editing):
    """What is being filled in stands until it is written, although all is looked at again meanwhile."""
    _, page = editing
    page.locator("[data-view=form]").click()
    most = page.locator('#_view-form [data-path=\'["players","max"]\']')
    page.wait_for_function(SELECTED, arg=["players", "max"], timeout=LONG)
    page.locator(".edit-area").dispatch_event("input")
    page.wait_for_function(LOOKED, timeout=LONG)
    page.keyboard.insert_text(
        "6"
    )  # in the place of what was selected, although the form was drawn anew meanwhile
    page.locator(".edit-area").dispatch_event("input")
    page.wait_for_function(LOOKED, timeout=LONG)
    assert "6" == most.input_value()
    most.press("Tab")
    page.wait_for_function("document.querySelector('.edit-area').value.includes('max: 6}')", timeout=LONG)
    page.locator('#_view-form [data-path=\'["betting","pot-limit"]\']').uncheck()
    page.wait_for_function(
        "document.querySelector('.edit-area').value.includes('[fixed-limit, no-limit]')", timeout=LONG
    )


def test_what_is_wrong_stands_beside_its_field_and_what_a_hint_says_is_written_at_a_touch(editing):
    """A slip in a word; then a pitch that has to be read again, as its rules have changed."""
    _, page = editing
    page.locator("[data-view=form]").click()
    write(
        page,
        lambda text: text.replace("deck: standard-52", "deck: standard-53").replace(
            "cards: [0, 4]", "cards: [0, 3]"
        ),
    )
    beside = page.locator("#_view-form .edit-wrong")
    assert "standard-53" in beside.inner_text()
    beside.get_by_role("button").click()
    again = page.locator(".edit-file .edit-mend")
    page.wait_for_function(
        "document.querySelector('.edit-area').value.includes('deck: standard-52')", timeout=LONG
    )
    page.wait_for_function(LOOKED, timeout=LONG)
    assert 0 == beside.count() and 1 == again.count()
    again.click()
    page.wait_for_function(
        f"document.querySelectorAll('.edit-file .edit-mend').length == 0 && ({LOOKED})()", timeout=LONG
    )


def test_general_rules_are_edited_with_their_sentences_beside_what_they_were(begun, site):
    page = begun[0].context.new_page()
    page.goto(f"{site}en/rules/side-pots/")
    page.locator(".edit-link a").click()
    area = page.locator(".edit-area")
    area.wait_for(timeout=LONG)
    assert area.input_value().startswith("# yaml-language-server")
    page.wait_for_function(LOOKED, timeout=LONG)
    name = page.locator('#_view-form [data-path=\'["name","en"]\']')
    name.fill("All in and side pots")
    name.press("Tab")
    page.wait_for_function(
        "document.querySelector('.edit-area').value.includes('en: All in and side pots')", timeout=LONG
    )
    page.locator("[data-view=sentences]").click()
    page.locator("#_view-sentences tbody tr").first.wait_for(timeout=LONG)
    assert (
        "All-in and side pots" in page.locator("#_view-sentences del, #_view-sentences td").first.inner_text()
    )
    assert ["form", "sentences"] == [
        tab.get_attribute("data-view") for tab in page.locator("[role=tab]:visible").all()
    ]
    page.close()


def test_words_that_fit_are_offered_with_their_meanings_and_put_in_by_the_keyboard(editing):
    locale, page = editing
    area = page.locator(".edit-area")
    area.fill("deck: short")
    fits = page.locator(".edit-fits button")
    page.wait_for_function(
        "document.querySelector('.edit-fits').textContent.includes('short-36')", timeout=LONG
    )
    assert {"en": "36", "ja": "36枚"}[locale] in fits.first.inner_text()
    area.press("Control+Space")
    page.keyboard.press("Enter")
    assert "deck: short-36" == area.input_value()


def test_the_file_is_downloaded_as_it_was_written(editing, tmp_path):
    _, page = editing
    write(page, lambda text: text.replace("max: 8", "max: 7"))
    with page.expect_download() as found:
        page.locator("[data-do=download]").click()
    assert "badugi.yaml" == found.value.suggested_filename
    found.value.save_as(tmp_path / "saved")
    assert page.locator(".edit-area").input_value() == (tmp_path / "saved").read_text("utf-8")


def test_what_is_proposed_goes_to_the_host_of_the_configuration_and_to_none_without(editing):
    _, page = editing
    page.locator("[data-do=propose]").click()
    page.locator(".edit-proposal").wait_for(timeout=LONG)
    assert not page.locator(".edit-where a").count()
    page.evaluate("""document.querySelector('meta[name=repository]').content =
        JSON.stringify({repo_url: 'https://code.example/our/book', edit_uri: 'edit/main/site/en/', docs_dir: 'site/en'})""")
    page.locator(".edit-title").fill("Seven at most")
    page.locator("[data-do=propose]").click()
    link = page.locator(".edit-where a")
    link.wait_for(timeout=LONG)
    address = urlsplit(link.get_attribute("href"))
    assert "/our/book/edit/main/games/badugi.yaml" == address.path
    assert ["Seven at most"] == parse_qs(address.query)["message"]


def test_axe_finds_nothing_and_nothing_is_wider_than_a_phone(editing):
    _, page = editing
    write(page, lambda text: text.replace("cards: [0, 4]", "cards: [0, 3]"))
    page.set_viewport_size({"width": 360, "height": 800})
    for view in ("examples", "sentences", "card", "changes", "form"):
        page.locator(f"[data-view={view}]").click()
        page.wait_for_function(
            "view => document.querySelector(`#_view-${view}`).childElementCount", arg=view, timeout=LONG
        )
        assert [] == barriers(page), view
        assert 360 == page.evaluate("document.documentElement.scrollWidth"), view


@pytest.fixture(scope="module")
def begun(chromium, site):
    """A game that was begun on the page, what was asked for before that, and until the game was there."""
    with opened_page(chromium, site) as (page, wrong):
        asked = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{site}en/edit/")
        before = [*asked]
        page.locator("input[name=id]").fill("harbour-holdem")
        page.locator("select[name=base]").select_option("greek-holdem")
        page.locator(".edit-choose button").last.click()
        begin(page)
        yield page, before, asked
    assert not wrong


def test_the_page_asks_for_a_game_or_begins_one_before_anything_is_loaded(begun, site):
    page, before, asked = begun
    assert before and not [url for url in before if "/desk/" in url]
    assert "form" == page.locator("[role=tab][aria-selected=true]").get_attribute("data-view")
    assert "id: harbour-holdem\n" in page.locator(".edit-area").input_value()
    assert all(url.startswith((site, "blob:", "data:")) for url in asked)


def test_what_an_editor_writes_is_shown_as_text_and_is_there_in_another_tab(begun):
    page, *_ = begun
    evil = "<img src=x onerror=alert(1)>"
    write(page, lambda text: re.sub("name: {en: .*, ja: …}", f"name: {{en: '{evil}', ja: '{evil}'}}", text))
    assert evil in page.locator(".edit-area").input_value()
    for view in ("examples", "sentences", "card", "form"):
        page.locator(f"[data-view={view}]").click()
        page.wait_for_function(
            "view => document.querySelector(`#_view-${view}`).childElementCount", arg=view, timeout=LONG
        )
    page.locator("[data-do=propose]").click()
    page.locator(".edit-proposal").wait_for(timeout=LONG)
    assert 0 == page.locator("article img, article script").count()
    assert evil in page.locator("#_view-sentences").text_content()
    other = page.context.new_page()
    other.goto(page.url)
    begin(other)
    assert evil in other.locator(".edit-area").input_value()
    other.close()
