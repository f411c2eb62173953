"""A hand played in Chromium to its end, in games of every kind; what the page knows is in `data-state`."""

from __future__ import annotations

import json
import re
from urllib.parse import parse_qs, urlparse

import pytest
from real_book import real_book

pytestmark = pytest.mark.browser

GAME = "texas-holdem"

FREE_ROW = "els => els.findIndex(el => { const [laid, room] = el.querySelector('small').textContent.split('/'); return +laid < +room })"


def opened(page, site, asked, locale="en"):
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{site}{locale}/play/?{asked}")
    page.locator(".play[aria-busy=false][data-state]").wait_for()
    return page


def state(page) -> dict:
    page.locator(".play[aria-busy=false]").wait_for()
    return json.loads(page.locator(".play").get_attribute("data-state"))


def place_all(page) -> None:
    """Every card into the first row or hand with room, as many as are asked for."""
    (asked,) = state(page)["may"]
    for _ in range(asked.get("count") or sum(asked["sizes"].values())):
        page.locator(".play-you .play-card").first.click()
        rows = page.locator(".play-bin > button")
        rows.nth(rows.evaluate_all(FREE_ROW)).click()
    page.locator(".play-row button").last.click()


def tap(page, tried: int) -> None:
    """One tap: stays in as cheaply as possible, keeps all cards that may be kept; at the end each answer in turn."""
    asked = state(page)["to_act"]
    buttons = page.locator(".play-acts button:not([aria-disabled])")
    if asked is None:
        buttons.nth(tried % buttons.count()).click()
    elif page.locator(".play-bin").count():
        place_all(page)
    elif any(way["action"] == "fold" for way in state(page)["may"]):
        page.locator(".play-row").last.locator("button:not([aria-disabled])").nth(1).click()
    else:
        for card in page.locator(".play-card").all()[: state(page)["may"][0].get("fewest", 0)]:
            card.click()
        buttons.last.click()
    page.locator(".play[aria-busy=false]").wait_for()


def play_on(page) -> int:
    """Plays to the end. Gives the number of taps."""
    for taps in range(60):
        if page.locator(".play-more").count():
            return taps
        tap(page, taps)
    raise AssertionError(f"the hand has no end: {state(page)}")


@pytest.mark.parametrize(
    ("locale", "game"),
    [
        ("en", "badugi"), ("ja", "omaha-high-low-eight-or-better"), ("en", "open-face-chinese"), ("ja", "high-low-declare-draw"),
        ("en", "guts"), ("en", "binglaha"), ("en", "indian-poker"),
    ],
)  # fmt: skip
def test_a_hand_is_tapped_through_to_what_was_learnt_and_a_reload_shows_the_same(page, site, locale, game):
    opened(page, site, f"game={game}&deal=2", locale)
    begun = state(page)
    assert (game, 2, "") == (begun["game"], begun["deal"], begun["did"])
    assert page.locator(".play-goal").inner_text()
    assert page.locator(".play-hold").count() == (game not in ("open-face-chinese", "indian-poker"))
    assert play_on(page) > 1
    assert state(page)["to_act"] is None
    told = "".join(page.locator(".play-learnt li small").all_inner_texts())
    assert ("%" in told) == (game not in ("open-face-chinese", "guts")), "what part of the pot was it"
    assert 0 == page.evaluate("document.documentElement.scrollWidth - innerWidth")
    over = state(page)
    page.reload()
    assert over == state(page)


def test_what_is_refused_is_explained_with_its_rule_and_only_answers_are_counted(page, site):
    opened(page, site, f"game={GAME}&deal=3&options=limit:fixed-limit,raise-cap:five")
    assert "Fixed limit" in page.locator(".play-top").inner_text()
    assert {"limit": "fixed-limit", "raise-cap": "five"}.items() <= state(page)["options"].items()
    refused = page.locator(".play-acts [aria-disabled]")
    while not refused.count():
        tap(page, 0)
    before = state(page)
    refused.first.click(force=True)
    assert page.locator(".play-coach.no").inner_text().startswith("Not now.")
    assert re.search(
        r"games/texas-holdem/\?options=\S+#", page.locator(".play-coach a").get_attribute("href")
    )
    assert before == state(page)
    answered = 0
    for tried in range(60):
        if page.locator(".play-more").count():
            break
        tap(page, tried)
        answered += page.locator(".play-coach.yes").count()
    assert answered == page.locator(".play-tally i").count() > 0


def test_a_smaller_bet_than_the_smallest_is_refused_by_the_big_blind(page, site):
    opened(page, site, f"game={GAME}&deal=3")
    while state(page)["may"][-1].get("least") != 10:
        tap(page, 0)
    page.get_by_role("button", name="Less").click()
    told = "The smallest bet is the big blind, 10: 0 is too little."
    page.locator(".play-coach.no", has_text=told).wait_for()


def test_the_hand_of_a_day_is_the_same_for_all(page, site):
    opened(page, site, "day=2026-11-27")
    first = state(page)
    assert {"day": ["2026-11-27"], "game": [first["game"]], "deal": [str(first["deal"])]} == parse_qs(
        urlparse(page.url).query
    )
    opened(page, site, "day=2026-11-27", "ja")
    assert first == state(page)
    opened(page, site, "day=2026-11-28")
    assert first["game"] != state(page)["game"]


@pytest.mark.parametrize(
    ("zone", "today"), [("Pacific/Kiritimati", "2026-11-28"), ("Pacific/Pago_Pago", "2026-11-26")]
)
def test_today_is_the_day_where_the_reader_is(chromium, site, zone, today):
    context = chromium.new_context(timezone_id=zone, service_workers="block")
    page = context.new_page()
    page.clock.set_fixed_time("2026-11-27T10:30:00Z")
    opened(page, site, "day")
    assert [today] == parse_qs(urlparse(page.url).query)["day"]
    context.close()


def test_the_invitation_of_a_game_shows_the_cards_that_are_dealt(page, site):
    page.goto(f"{site}en/games/badugi/")
    shown = page.locator(".play-link .card").all_inner_texts()
    page.locator(".play-link a").click()
    page.locator(".play-acts button").first.wait_for()
    assert shown == page.locator(".play-you .card").all_inner_texts()
    log = state(page)["log"]
    assert {"?? ?? ?? ??"} == {
        e["cards"] for e in log if e["event"] == "dealt" and e["seat"] != state(page)["you"]
    }


def test_lessons_follow_one_another_and_then_the_game_that_changes_least(page, site):
    """What is learnt stays on the device, until somebody wants it forgotten."""
    lessons = [deal for _, deal in real_book().measured["badugi"].lessons.items()]
    opened(page, site, "game=badugi")
    for n, deal in enumerate(lessons, 1):
        assert (deal, f"Lesson {n} of 3") == (state(page)["deal"], page.locator(".play-goal b").inner_text())
        assert real_book().games["badugi"].pitch["en"] in page.locator(".play-goal").inner_text()
        play_on(page)
        if n < len(lessons):
            page.get_by_role("button", name=f"Lesson {n + 1} of 3").click()
            page.wait_for_function(
                f"JSON.parse(document.querySelector('.play').dataset.state).deal == {lessons[n]}"
            )
    following = page.locator(".play-more button").first
    assert ["Next: Badugi High-Low", "half high badugi"] == following.inner_text().split("\n"), (
        "its base is known"
    )
    following.click()
    page.wait_for_function(
        "JSON.parse(document.querySelector('.play').dataset.state).game == 'badugi-high-low'"
    )
    opened(page, site, "game=badugi&deal=77")
    assert 0 == page.locator(".play-goal b").count(), "a deal of no lesson"
    play_on(page)
    assert "Games you have learnt here: 1" in page.locator(".play-how").inner_text()
    page.get_by_role("button", name="Forget them").click()
    opened(page, site, "game=badugi")
    assert lessons[0] == state(page)["deal"]


def test_what_gold_means_is_told_once(page, site):
    opened(page, site, f"game=badugi&deal={real_book().measured['badugi'].lessons['win']}")
    for _ in range(2):
        page.evaluate("window.told = 0")
        page.evaluate("""new MutationObserver(() => { told += document.querySelector('.play-coach').textContent.includes('gold edge') })
            .observe(document.querySelector('.play-coach'), { childList: true })""")
        play_on(page)
        told = page.evaluate("told")
        opened(page, site, f"game=badugi&deal={real_book().measured['badugi'].lessons['win']}")
    assert 0 == told


@pytest.mark.parametrize(
    ("locale", "said", "game"),
    [
        ("en", "plo", "omaha-high-only"), ("en", "O8", "omaha-high-low-eight-or-better"), ("ja", "stud-8", "stud-high-low-eight-or-better"),
        ("ja", "バドゥーギ", "badugi"),
    ],
)  # fmt: skip
def test_an_address_may_call_a_game_as_players_do(page, site, locale, said, game):
    assert game == state(opened(page, site, f"game={said}", locale))["game"]


def test_a_game_that_is_not_there_leads_to_the_list(page, site):
    page.goto(f"{site}en/play/?game=gin-rummy")
    page.locator(".play-acts").get_by_role("link", name="All games").click()
    page.wait_for_url("**/en/games/")


@pytest.mark.parametrize(
    ("locale", "game"),
    [("ja", "badugi"), ("en", "open-face-chinese"), ("en", "razz"), ("ja", "high-low-declare-draw")],
)
def test_a_first_lesson_is_shown_before_its_program_as_that_shows_it(page, site, locale, game):
    """Without the program it can be looked at, and the first tap says what is missing."""
    page.route("**/judge/playing.pack", lambda route: route.fulfill(status=200, body="{"))
    before = opened(page, site, f"game={game}", locale).locator(".play").inner_html()
    if game != "open-face-chinese":
        page.locator(".play-row").last.locator("button:not([aria-disabled])").last.click()
        page.locator(".play-coach.no").wait_for()
    page.unroute("**/judge/playing.pack")
    page.route("**/judge/openings/**", lambda route: route.fulfill(body=""))
    assert before == opened(page, site, f"game={game}", locale).locator(".play").inner_html()


def test_without_the_program_the_page_says_so_and_tries_again(page, site):
    page.route("**/judge/playing.pack", lambda route: route.fulfill(status=200, body="{"))
    page.goto(f"{site}en/play/?game=badugi&deal=1")
    again = page.get_by_role("button", name="Try again")
    again.wait_for()
    page.unroute("**/judge/playing.pack")
    again.click()
    page.locator(".play-seat").first.wait_for()
