"""A told hand in Chromium: stepped with buttons, keys, the slider and a finger, by its address, and without JavaScript."""

from __future__ import annotations

import pytest
from nights import in_turn, some_by_day
from real_book import real_book

pytestmark = pytest.mark.browser

GAMES = ("texas-holdem", "razz", "oklahoma", "open-face-chinese")
GAME, HAND, STEPS = "texas-holdem", "short-all-ins-add-up", 24
LOCALES = ("en", "ja")
HANDS = [
    {"game": GAME, "hand": HAND},
    {"game": GAME, "hand": "run-twice"},
    {"game": "razz", "hand": "seventh-street-twice"},
    {"game": "oklahoma", "hand": "dealer-wins-at-once"},
    {"game": "open-face-chinese", "hand": "told"},
]


@pytest.fixture
def page(page):
    page.set_viewport_size({"width": 360, "height": 740})
    return page


def address(site, locale=None, step=None, game=GAME, hand=HAND):
    return f"{site}{locale or 'en'}/games/{game}/{f'?step={step}' if step else ''}#{hand}"


def opened(page, site, locale="en", **where):
    page.goto(address(site, locale, **where))
    hand = where.get("hand", HAND)
    fold = page.locator(f"details:has(#{hand}):not([open]) summary")
    if fold.count():
        fold.click()
    if not where.get("step"):
        page.locator(f'[data-hand="{hand}"]').click()
    page.locator(".walk").wait_for()
    return page


def said(page) -> str:
    return page.locator(".walk-said").inner_text().replace("\ufe0e", "").replace("\xa0", " ")


def count(page) -> str:
    return page.locator(".walk-count").inner_text()


def stacks(page) -> list[str]:
    return page.locator(".walk-stack").all_inner_texts()


@pytest.mark.parametrize(
    ("locale", "words", "second"),
    [
        ("en", ("Previous step", "Next step"), "C calls."),
        ("ja", ("前へ", "次へ"), "Ⓒ コール。"),
    ],
)
def test_a_hand_is_stepped_with_buttons_that_have_names(page, site, locale, words, second):
    opened(page, site, locale)
    back, on = (page.get_by_role("button", name=word, exact=True) for word in words)
    assert f"1/{STEPS}" == count(page)
    assert "true" == back.get_attribute("aria-disabled")
    on.click()
    on.click()
    assert second == said(page)
    assert page.url.endswith(f"?step=3#{HAND}")
    back.click()
    assert f"2/{STEPS}" == count(page)


def test_arrow_keys_home_and_end_step_as_soon_as_the_hand_is_open(page, site):
    opened(page, site)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert "C calls." == said(page)
    page.keyboard.press("ArrowLeft")
    assert f"2/{STEPS}" == count(page)
    page.keyboard.press("End")
    assert "A −600, B +1,350, C −600, D −150." == said(page)
    page.keyboard.press("ArrowRight")
    assert f"{STEPS}/{STEPS}" == count(page)
    page.keyboard.press("Home")
    assert "No limit 100/200." == said(page)


def test_the_slider_has_every_step_and_says_which_one_it_is(page, site):
    opened(page, site)
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("ArrowRight")
    assert f"Step 2 of {STEPS}" == slider.get_attribute("aria-valuetext")
    assert f"2/{STEPS}" == count(page)


def test_a_swipe_goes_on_and_back(chromium, site):
    context = chromium.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = context.new_page()
    opened(page, site)
    table = page.locator(".walk-table")
    table.scroll_into_view_if_needed()
    box, finger = table.bounding_box(), context.new_cdp_session(page)

    def swipe(by: int) -> None:
        y = box["y"] + 80
        for kind, points in (
            ("touchStart", [{"x": 180, "y": y}]),
            ("touchMove", [{"x": 180 + by, "y": y}]),
            ("touchEnd", []),
        ):
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    swipe(-120)
    assert f"2/{STEPS}" == count(page)
    swipe(120)
    assert f"1/{STEPS}" == count(page)
    context.close()


@pytest.mark.parametrize(
    ("locale", "text"), [("en", "C calls (may not raise)."), ("ja", "Ⓒ コール（レイズできない）。")]
)
def test_an_address_opens_a_hand_at_a_step(page, site, locale, text):
    opened(page, site, locale, step=13)
    assert text == said(page)
    assert ["4,400", "0", "4,400", "0"] == stacks(page)
    assert ["400", "250", "400", "400"] == page.locator(".walk-bet").all_inner_texts()
    assert "800" in page.locator(".walk-pot").inner_text()


@pytest.mark.parametrize(("step", "at"), [("999", f"{STEPS}/{STEPS}"), ("-3", f"1/{STEPS}")])
def test_an_address_with_a_step_that_is_not_there_opens_the_nearest(page, site, step, at):
    opened(page, site, step=step)
    assert at == count(page)


def test_the_other_language_opens_at_the_same_step(page, site):
    opened(page, site, step=13)
    page.locator(".rb-language").click()
    page.locator(".walk").wait_for()
    assert "Ⓒ コール（レイズできない）。" == said(page)


def test_an_address_with_something_else_for_a_step_opens_the_page_as_it_is(page, site):
    page.goto(address(site, step="x"))
    assert 0 == page.locator(".walk").count()


@pytest.mark.parametrize(("where", "locale"), in_turn(HANDS, LOCALES), ids=str)
def test_nothing_moves_and_nothing_is_cut_off_on_a_phone(page, site, where, locale):
    opened(page, site, locale, **where)
    if page.locator(".walk-more [aria-pressed]").count():
        page.locator(".walk-more [aria-pressed]").click()
    places = page.evaluate("""() => {
        const slider = document.querySelector(".walk input"), found = new Set()
        for (let step = 1; step <= 3 * slider.max; step++) {
            document.querySelector(".walk-next").click() // a question and its step are two
            const parts = [...document.querySelectorAll(".walk, .walk-talk, .walk li, .walk-next")]
            found.add(JSON.stringify(parts.map(part => [part.offsetTop, part.offsetHeight])))
            for (const part of document.querySelectorAll(".walk li, .walk-board, .walk-own"))
                if (part.scrollWidth > part.clientWidth + 1) found.add(`cut off: ${step} ${part.className} ${part.textContent}`)
        }
        return [...found]
    }""")
    assert 1 == len(places), places
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("name", some_by_day(GAMES, ("razz", "open-face-chinese")))
def test_every_hand_ends_in_the_page_as_the_example_says(page, site, name):
    page.goto(f"{site}ja/games/{name}/")
    page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
    finals = {e.id: e.final for e in real_book().games[name].examples if e.final and e.actions is not None}
    for hand, final in finals.items():
        button = page.locator(f'[data-hand="{hand}"]')
        if not button.count():  # a finished layout with points
            continue
        button.click()
        page.locator(".walk").wait_for()
        page.keyboard.press("End")
        assert [f"{chips:,}".replace("-", "−") for chips in final.values()] == stacks(page), hand
        button.click()
        assert 0 == page.locator(".walk").count()


def test_what_is_said_is_announced_and_the_table_is_named(page, site):
    opened(page, site)
    assert "polite" == page.locator(".walk-said").get_attribute("aria-live")
    page.get_by_role("region", name="Step by step:").wait_for()
    page.keyboard.press("ArrowRight")
    assert "king of hearts" == page.locator(".walk-own .card").first.get_attribute("aria-label")
    button = page.locator(f'[data-hand="{HAND}"]')
    assert "true" == button.get_attribute("aria-expanded")
    button.click()
    assert ("false", 0) == (button.get_attribute("aria-expanded"), page.locator(".walk").count())
    assert "step=" not in page.url


@pytest.mark.parametrize(
    ("locale", "start", "asked", "options", "told"),
    [
        (
            "en",
            "Quiz me on the rules",
            "Who acts first?",
            ["A", "B", "C", "D"],
            ("Right.", "No.", "1 of 2 right"),
        ),
        (
            "ja",
            "クイズにする",
            "最初にアクションするのは誰か？",
            ["Ⓐ", "Ⓑ", "Ⓒ", "Ⓓ"],
            ("正解。", "不正解。", "2問中1問正解"),
        ),
    ],
)
def test_a_reader_is_asked_before_the_step_that_answers(page, site, locale, start, asked, options, told):
    opened(page, site, locale)
    page.get_by_role("button", name=start).click()
    answers = page.locator(".walk-options button")
    page.keyboard.press("Tab")
    page.locator(".walk-next").click()
    page.locator(".walk-next").click()
    assert (asked, options, f"2/{STEPS}") == (said(page), answers.all_inner_texts(), count(page))
    answers.nth(2).click()
    assert said(page).startswith(f"{told[0]} {options[2]} ")
    assert page.locator(".walk-said a").get_attribute("href") == "#preflop"
    assert (0, f"3/{STEPS}") == (answers.count(), count(page))
    page.keyboard.press("ArrowRight")
    assert 4 == answers.count()
    page.keyboard.press("2")
    assert said(page).startswith(told[1])
    assert told[2] == page.locator(".walk-score").inner_text()


def test_what_would_give_the_answers_away_is_not_shown_beside_the_quiz(page, site):
    opened(page, site)
    hand = page.locator(f"[data-place='hand:{HAND}']")
    told = hand.locator(":scope > .outcome, :scope > .story")
    assert told.first.is_visible()
    quiz = page.get_by_role("button", name="Quiz me on the rules")
    quiz.click()
    assert not told.first.is_visible() and not told.last.is_visible()
    quiz.click()
    assert told.first.is_visible()


def test_a_question_is_passed_over_by_going_on_and_asked_no_more_when_the_quiz_is_off(page, site):
    opened(page, site)
    quiz = page.get_by_role("button", name="Quiz me on the rules")
    quiz.click()
    for _ in range(3):
        page.locator(".walk-next").click()
    assert ("C calls.", "") == (said(page), page.locator(".walk-score").inner_text())
    quiz.click()
    page.locator(".walk-next").click()
    assert "D calls." == said(page)


ASKED_ABOUT_ROWS = """() => {
  const asked = [], next = document.querySelector(".walk-next"), options = () => document.querySelectorAll(".walk-options button")
  document.querySelector(".walk-more button").click()
  while (next.getAttribute("aria-disabled") != "true") {
    next.click()
    if (options().length) { asked.push(document.querySelector(".walk-said").textContent); options()[0].click() }
  }
  return asked
}"""


def test_a_deal_of_rows_asks_who_is_strongest_and_what_is_gained(page, site):
    opened(page, site, game="open-face-chinese", hand="told")
    rows = [f"{row}: who is strongest?" for row in ("Front", "Middle", "Back")]
    assert [*rows, "How many points does A gain or lose?"] == page.evaluate(ASKED_ABOUT_ROWS)


@pytest.mark.usefixtures("judge")
def test_the_address_of_a_dealt_hand_deals_it_again(page, site):
    opened(page, site)
    deal_another(page, "Deal another")
    page.locator(".walk-next").click()
    before, address = page.locator(".walk").inner_text(), page.url
    assert "deal=" in address
    page.goto("about:blank")
    page.goto(address)
    page.locator(".walk[aria-label*='andom']").wait_for()
    assert before == page.locator(".walk").inner_text()


@pytest.mark.parametrize(("wish", "moving"), [("reduce", "none"), ("no-preference", "walk-new")])
def test_new_cards_move_only_where_motion_is_wanted(chromium, site, wish, moving):
    context = chromium.new_context(reduced_motion=wish)
    page = context.new_page()
    opened(page, site, step=7)
    style = "getComputedStyle(document.querySelector('.walk-board .walk-new')).animationName"
    assert moving == page.evaluate(style)
    context.close()


@pytest.mark.parametrize("locale", LOCALES)
def test_without_javascript_the_hand_is_a_list(chromium, site, locale):
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address(site, locale, step=5))
    page.locator(f"#{HAND} ~ .example .story, details:has(#{HAND}) .story").first.wait_for()
    assert 0 == page.locator(".walk-open:visible").count()
    context.close()


def test_a_hand_is_stepped_from_a_disk(chromium, folder):
    context = chromium.new_context()
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"{(folder / 'en' / 'games' / GAME / 'index.html').as_uri()}?step=13#{HAND}")
    page.locator(".walk").wait_for()
    page.keyboard.press("Tab")
    page.locator(".walk-next").click()
    assert f"14/{STEPS}" == count(page)
    assert not wrong
    context.close()


@pytest.fixture
def judge(folder) -> None:
    assert (folder / "judge").is_dir(), "there is no MicroPython: run make"


CHIPS = """() => {
    const slider = document.querySelector(".walk input"), found = new Set(), steps = Number(slider.max)
    const number = part => Number(part.textContent.replace(/[^0-9−]/g, "").replace("−", "-"))
    for (let step = 1; step <= steps; step++) {
        slider.value = step
        slider.dispatchEvent(new Event("input"))
        const parts = [...document.querySelectorAll(".walk-stack, .walk-bet, .walk-pot")]
        found.add(parts.map(number).reduce((sum, n) => sum + n, 0))
    }
    return [...found]
}"""


def deal_another(page, words: str) -> None:
    page.locator(".walk").evaluate("walk => { walk.dataset.before = '' }")
    page.get_by_role("button", name=words).click()
    page.locator(".walk:not([data-before])").wait_for()


@pytest.mark.usefixtures("judge")
@pytest.mark.parametrize(("game", "locale"), in_turn(GAMES, LOCALES))
def test_another_hand_is_dealt_in_the_page_and_its_chips_add_up_at_every_step(page, site, game, locale):
    page.goto(f"{site}{locale}/games/{game}/")
    page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
    page.locator("[data-walk]").first.click()
    page.locator(".walk").wait_for()
    for _ in range(3):
        deal_another(page, {"en": "Deal another", "ja": "別のディールを配る"}[locale])
        assert count(page).startswith("1/")
        sums = page.evaluate(CHIPS)
        assert 1 == len(sums), sums
        assert "deal=" in page.url


@pytest.mark.usefixtures("judge")
def test_another_hand_is_dealt_by_the_rules_of_your_table(page, site):
    page.goto(f"{site}en/games/texas-holdem/?options=limit:fixed-limit")
    page.wait_for_selector(".your-table:not([hidden])")
    assert "%22limit%22%3A%22fixed-limit%22" in page.locator(".who-link a").get_attribute("href")
    page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
    page.locator("[data-walk]").first.click()
    page.locator(".walk").wait_for()
    deal_another(page, "Deal another")
    assert "Fixed limit" in page.locator(".walk").inner_text()


@pytest.mark.usefixtures("judge")
def test_the_quiz_goes_on_from_hand_to_hand(page, site):
    opened(page, site)
    page.get_by_role("button", name="Quiz me on the rules").click()
    deal_another(page, "Deal another")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
        if page.locator(".walk-options button").count():
            break
    assert "Who acts first?" == said(page)


def test_where_no_hand_can_be_dealt_it_is_said(chromium, site):
    context = chromium.new_context(service_workers="block")
    page = context.new_page()
    page.route("**/judge/**", lambda route: route.abort())
    opened(page, site)
    page.get_by_role("button", name="Deal another").click()
    page.get_by_text("This page could not load the program that deals.").wait_for()
    page.locator(".walk-next").click()
    assert f"2/{STEPS}" == count(page)
    context.close()


# Something went wrong


@pytest.mark.usefixtures("judge")
@pytest.mark.parametrize(("locale", "words"), [("en", "Something went wrong?"), ("ja", "誤りがあったとき")])
def test_a_dealt_hand_leads_to_the_form_for_an_incident_at_its_table(page, site, locale, words):
    page.goto(f"{site}{locale}/games/{GAME}/?deal=7&step=4#{HAND}")
    players = page.locator(".walk li")
    page.get_by_role("link", name=words).wait_for()
    at_table = players.count()
    page.get_by_role("link", name=words).click()
    page.locator("select[name=players]").wait_for()
    chosen = {
        name: page.locator(f"select[name={name}]").input_value() for name in ("game", "round", "players")
    }
    assert {"game": GAME, "round": "preflop", "players": str(at_table)} == chosen
