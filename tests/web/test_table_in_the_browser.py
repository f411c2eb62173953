"""A phone on the table in Chromium: a mix from game to game, nothing lost on the way, large enough to be read."""

from __future__ import annotations

import re
import time

import pytest
from real_book import real_book

from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import say
from poker_rulebook.pages.table_cards import screens

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 640}
SIZES = "selectors => selectors.map(it => parseFloat(getComputedStyle(document.querySelector(`.at-table ${it}`)).fontSize))"
SMALL = """() => [...document.querySelectorAll(".at-table[open] :is(button, a)")].filter(it => it.checkVisibility())
    .map(it => it.getBoundingClientRect()).filter(it => it.width < 44 || it.height < 44).length"""
COVERED = """() => [...document.querySelectorAll(".who-keys button, .who-fields :is(button, input, select), .md-header :is(a, button), .to-table")]
    .filter(it => it.checkVisibility()).map(it => [it, it.getBoundingClientRect()])
    .filter(([_, { x, y, width, height }]) => width && y >= 0 && y + height <= innerHeight && x >= 0 && x + width <= innerWidth)
    .filter(([it, { x, y, width, height }]) => { const top = document.elementFromPoint(x + width / 2, y + height / 2); return top && top.matches(".to-table, .to-table *") && !it.contains(top) })
    .map(([it]) => it.outerHTML.slice(0, 80))"""
ACROSS = "document.documentElement.scrollWidth - innerWidth"


def shown(page, what: str) -> str:
    return page.locator(f".at-table {what}").first.inner_text()


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_horse_goes_round_and_every_street_says_who_acts_first(page, site, locale):
    page.set_viewport_size(PHONE)
    page.goto(f"{site}{locale}/table/?mix=horse&players=2")
    page.locator(".table-setup [type=submit]").click()
    for part in real_book().mixes["horse"].games:
        assert part.game.short[locale] == shown(page, "h2")
        for screen in screens(part.game):
            first = next(act for act in screen.acts if act.do in ("bet", "showdown"))
            assert plain(first.spoken, locale) == shown(page, ".first")
            page.locator("[data-do=next]").click()
        assert "2 / 2" in shown(page, ".at-counts")
        page.locator("[data-do=over]").click()
        assert page.locator(".change dl > div").count()
        page.locator(".change .go").click()
    assert "hand=1" in page.url and "at=0" in page.url


def test_a_reload_the_way_back_and_the_other_language_keep_the_place_of_the_hand(page, site):
    page.set_viewport_size(PHONE)
    page.goto(f"{site}en/table/?mix=horse&at=3&hand=4&button=2&step=1")
    here = page.url
    assert "Fourth street" == shown(page, "h3")
    page.reload()
    assert (here, "Fourth street") == (page.url, shown(page, "h3"))
    page.locator(".at-table a.who-wins").click()
    page.wait_for_url("**/who-wins/?game=seven-card-stud")
    page.locator(".to-table").click()
    page.wait_for_url(here)
    page.locator("[data-do=now]").click()
    page.locator("[data-sheet=now] a[href*=decide]").first.click()
    page.wait_for_url("**/rules/decide/")
    page.go_back()
    page.wait_for_url(here)
    page.locator(".at-table .rb-language").click()
    page.wait_for_url(here.replace("/en/", "/ja/"))
    assert "フォースストリート" == shown(page, "h3")


def test_it_is_read_from_afar_and_worked_with_a_thumb(page, site):
    for size in (PHONE, {"width": 320, "height": 568}, {"width": 844, "height": 390}):
        page.set_viewport_size(size)
        page.goto(f"{site}en/table/?mix=horse&at=3")
        do, first = page.evaluate(SIZES, [".do", ".first"])
        assert do >= 42 and first >= 35
        assert 0 == page.evaluate(SMALL)
        assert 0 >= page.evaluate(ACROSS)


def test_choices_of_the_table_and_a_level_that_has_ended_count(page, site):
    ended = int(time.time() * 1000) - 5000
    asked = f"games=texas-holdem&options=texas-holdem.limit:fixed-limit&minutes=20&at=0&ends={ended}"
    page.goto(f"{site}en/table/?{asked}")
    assert "Small bet 20" == shown(page, ".size")
    assert "Level 2 begins." == shown(page, ".at-told")
    page.locator("[data-do=code]").click()
    link = page.locator("[data-sheet=code] .link").get_attribute("href")
    assert "options=texas-holdem.limit:fixed-limit" in link and "at=" not in link
    assert page.locator("[data-sheet=code] svg").count()


@pytest.mark.parametrize(("ago", "told", "clock"), [
    (-60, "", "Level ends"), (5, "Break of 10 minutes.", "Break ends"), (605, "Level 2 begins.", "Level ends"),
    (3000, "Level 2 begins.", "Level ends"),
])  # fmt: skip
def test_own_levels_and_breaks_are_announced(page, site, ago, told, clock):
    """Twenty minutes, a break of ten, and the last level goes on. A small blind is posted in chips of one size."""
    page.set_viewport_size(PHONE)
    ended = int((time.time() - ago) * 1000)
    page.goto(
        f"{site}en/table/?games=texas-holdem&levels=50.b10.75.b5&minutes=20&preset=tda&at=0&ends={ended}"
    )
    page.locator(".at-counts .clock").wait_for()
    first = ago < 0
    assert (told, clock in shown(page, ".at-counts")) == (shown(page, ".at-told"), True)
    assert ("Small blind 25 · Big blind 50" if first else "Small blind 25 · Big blind 75") in shown(
        page, ".at-counts"
    )
    assert "TDA tournament" == shown(page, ".at-preset")
    assert "levels=50.b10.75" in page.url and "preset=tda" in page.url
    page.locator("[data-do=leave]").click()
    assert page.locator("[name=levels]").input_value() == "50 b10 75 b5"


def test_the_clock_stands_during_a_break_also_over_a_reload(page, site):
    page.goto(f"{site}en/table/?mix=horse&minutes=20&at=0&ends={int(time.time() * 1000) + 600_500}")
    assert "Level ends" in shown(page, ".at-counts")
    page.locator("[data-do=clock]").click()
    stood = shown(page, ".clock")
    assert "Clock stopped" in shown(page, ".at-counts") and re.fullmatch("10:0[01]|0?9:[3-5][0-9]", stood)
    page.wait_for_timeout(1500)
    page.reload()
    assert stood == shown(page, ".clock") and "ends" not in page.url
    page.locator("[data-do=clock]").click()
    page.wait_for_function("stood => document.querySelector('.clock').innerText.trim() != stood", arg=stood)
    assert "left" not in page.url


def test_in_dealers_choice_the_next_game_is_chosen_when_the_turn_ends(page, site):
    page.set_viewport_size(PHONE)
    page.goto(f"{site}en/table/?games=texas-holdem,razz,badugi&per=dealers-choice&players=2&at=0&hand=2")
    page.locator("[data-do=over]").click()
    assert ["Hold'em", "Razz", "Badugi"] == page.locator(".choose button").all_inner_texts()
    page.locator(".choose button", has_text="Badugi").click()
    assert "Badugi" == page.locator(".change h2").inner_text()
    page.locator(".change .go").click()
    assert ("Badugi", "2") == (shown(page, "h2"), page.url.split("at=")[1][0])


def test_an_answer_of_the_table_decides_what_comes_next(page, site):
    page.goto(f"{site}en/table/?games=paradise-road-pickem&at=0")
    assert page.locator("[data-do=next]").is_disabled()
    page.locator(".answers button", has_text="Razz").click()
    page.locator("[data-do=next]").click()
    page.locator("[data-do=next]").click()
    assert ["Low hand showing acts first (ace-to-five)."] == page.locator(".at-step .first").all_inner_texts()


def test_the_list_for_tonight_begins_with_what_is_known_and_leads_to_the_table(page, site):
    page.goto(f"{site}en/tonight/?games=2")
    assert "texas-holdem" == page.locator(".to-find > :not([hidden])").first.get_attribute("data-game")
    page.locator("[name=known]").select_option("texas-holdem")
    page.locator(".to-play").click()
    page.wait_for_url("**/table/?games=texas-holdem,*")
    assert page.locator(".yours input").is_checked()
    page.goto(f"{site}en/table/?games=no-such-game")
    assert "does not exist" in page.locator(".table-setup .wrong").inner_text()


def test_a_preset_that_settles_when_the_game_changes_leaves_nothing_to_ask(page, site):
    """Where the mix may change so; an address that says otherwise goes before it."""
    for asked, hidden, per in [
        ("?mix=horse&preset=wsop", True, "level"), ("?mix=horse&preset=wsop&per=orbit", False, "orbit"),
        ("?mix=horse&preset=tda", False, "orbit"),
    ]:  # fmt: skip
        page.goto(f"{site}en/table/{asked}")
        page.locator(".table-setup output[data-of=players]").wait_for()
        page.wait_for_function("document.querySelector('[data-of=stakes]').textContent")
        row = page.locator(".table-setup p", has=page.locator("[name=per]"))
        assert (hidden, per) == (
            row.evaluate("row => row.hidden"),
            page.locator("[name=per]").input_value(),
        ), asked


def test_the_way_back_lies_over_nothing_that_can_be_tapped(page, site):
    """Beside the keys of "Who wins?", too, which stand at the foot of a phone."""
    for size in (
        {"width": 360, "height": 740},
        {"width": 390, "height": 844},
        {"width": 768, "height": 1024},
    ):
        page.set_viewport_size(size)
        page.goto(f"{site}en/table/?mix=horse&at=2")
        page.locator(".at-table a.who-wins").click()
        page.locator(".who-keys [data-rank]").first.wait_for()
        assert page.locator(".to-table").is_visible()
        assert [] == page.evaluate(COVERED)
        assert 0 == page.evaluate("document.documentElement.scrollWidth - innerWidth")


def test_which_cards_win_is_told_where_the_game_changes(page, site):
    page.goto(
        f"{site}en/table/?games=texas-holdem,omaha-high-low-eight-or-better&players=2&at=0&hand=2&step=9"
    )
    while not page.locator(".change").is_visible():
        page.locator(".at-table:not([data-sheet]) [data-do=next]").click()
    assert (
        "exactly two hole cards and three of the board"
        in page.locator(".change [data-fact=uses]").inner_text().lower()
    )


def test_more_players_than_a_mix_serves_are_told(page, site):
    page.goto(f"{site}en/table/?mix=horse&players=10")
    page.locator(".table-setup .wrong", has_text="HORSE: 2 to 8 players").wait_for()
    page.locator("[data-less=players]").click()
    page.locator(".table-setup .wrong", has_text=re.compile("^$")).wait_for(state="attached")


def test_mix_players_and_the_button_that_begins_are_on_one_screen(page, site):
    for locale in ("en", "ja"):
        page.goto(f"{site}{locale}/table/")
        for width, height in ((360, 740), (390, 844), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            box = page.locator(".start button").bounding_box()
            assert box["y"] + box["height"] <= height, (locale, width, box)


def test_one_pick_alone_looks_chosen(page, site):
    page.goto(f"{site}en/table/")
    borders = page.locator(".pick:visible").evaluate_all(
        "picks => picks.map(it => getComputedStyle(it).borderColor)"
    )
    assert sorted(borders.count(it) for it in set(borders)) == [1, len(borders) - 1]


def test_a_table_whose_tab_was_closed_is_gone_on_with_until_it_is_ended(chromium, site):
    context = chromium.new_context(viewport=PHONE, service_workers="block")
    page = context.new_page()
    page.goto(f"{site}en/table/?mix=horse&at=3&hand=4&button=2&step=1")
    page.locator(".at-table[open] h3").first.wait_for()
    here = page.url
    page.close()
    page = context.new_page()
    page.goto(f"{site}ja/table/")
    page.locator(".resume a", has_text="HORSE").click()
    page.wait_for_url(here.replace("/en/", "/ja/"))
    page.locator("[data-do=leave]").click()
    page.goto(f"{site}en/table/")
    page.locator(".table-setup:not([hidden])").wait_for()
    assert 0 == page.locator(".resume").count()
    context.close()


@pytest.mark.parametrize(("locale", "asked", "there", "gone"), [
    ("en", "razz", "wrong-bring-in missing-card", "four-card-flop wrong-pot"),
    ("ja", "deuce-to-seven-triple-draw&step=2", "undercall", "exposed wrong-bring-in"),
    ("en", "omaha-high-only&step=1", "wrong-pot four-card-flop", "exposed wrong-bring-in"),
])  # fmt: skip
def test_only_what_can_happen_in_this_game_at_this_moment_is_offered(page, site, locale, asked, there, gone):
    page.set_viewport_size(PHONE)
    page.goto(f"{site}{locale}/table/?games={asked}&at=0")
    page.locator("[data-do=now]").click()
    page.locator(".incident-kinds button").first.wait_for()
    offered = page.locator(".incident-kinds button").all_inner_texts()
    named = [[plain(say(f"kind-{kind}"), locale) for kind in kinds.split()] for kinds in (there, gone)]
    assert set(named[0]) <= {*offered} and not set(named[1]) & {*offered}
    others = page.locator(".incident-more a").evaluate_all("links => links.map(it => it.search)")
    assert ("triple-draw" in asked) == ("?decide=draw-out-of-turn:" in others)
    assert "?decide=dropped-stub:" in others
    assert 0 == page.evaluate(SMALL) and 0 >= page.evaluate(ACROSS)


TAPS = {"en": ("Acting out of turn", "Raise", "Out of turn. The action is on A."),
        "ja": ("順番外のアクション", "レイズ", "順番が違います。アクションはⒶです。")}  # fmt: skip


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_what_happened_at_the_table_is_ruled_on_in_five_taps_and_noted(page, site, locale):
    """The ruling knows game, limit, round, players and stakes; its address opens it on the page for the floor."""
    page.set_viewport_size(PHONE)
    kind, action, aloud = TAPS[locale]
    page.goto(
        f"{site}{locale}/table/?games=texas-holdem&options=texas-holdem.limit:fixed-limit&step=1&level=7&at=0"
    )
    taps = [page.locator("[data-do=now]"), page.get_by_role("button", name=kind, exact=True),
            page.locator(".incident-row").nth(1).get_by_text("C", exact=True), page.get_by_role("button", name=action, exact=True)]  # fmt: skip
    for tap in taps:
        tap.click()
    ruled = page.locator(".incident-ruled")
    ruled.wait_for()
    told = ruled.inner_text()
    assert (
        aloud in told and "TDA 2024, 53-A" in told and "100" in told
    )  # a bet at fixed limit, stakes ten times the usual ones
    assert page.locator(".incident").get_attribute("data-is") == "out-of-turn"
    assert 0 == page.evaluate(SMALL) and 0 >= page.evaluate(ACROSS)
    page.locator(".incident .slip-steps button").first.click()
    noted = page.locator(".incident-log li a")
    assert kind in noted.text_content()
    page.goto(noted.get_attribute("href"))
    page.locator(".incident-ruled").wait_for()
    assert page.locator(".incident-ruled").inner_text().split("\n")[0] == told.split("\n")[0]
    assert "/rules/floor/" in page.url
    page.locator(".incident-log summary").click()
    page.locator(".incident-log button").last.click()
    assert (
        page.locator(".incident-log").is_hidden()
        and page.evaluate("localStorage.getItem('rulebook-rulings')") is None
    )


def test_the_preset_of_the_room_rules(page, site):
    page.goto(
        f"{site}en/rules/floor/?preset=robert&incident=four-card-flop.texas-holdem.flop-bet.4.1&cards=Ah 7d 2c Ks"
    )
    page.locator(".incident-ruled").wait_for()
    told = page.locator(".incident-ruled").inner_text()
    assert "A new flop" in told and "Robert's Rules of Poker" in told and "TDA" not in told
    page.locator(".preset select").select_option("tda")
    page.locator(".incident-ruled", has_text="TDA 2024, 39-A").wait_for()


def test_levels_have_antes_and_any_minutes(page, site):
    page.goto(
        f"{site}en/table/?games=texas-holdem&levels=100a100.200&minutes=25&at=0&ends={int(time.time() * 1000) + 60_000}"
    )
    page.locator(".at-counts .clock").wait_for()
    assert "Small blind 50 · Big blind 100 · Ante 100" in shown(page, ".at-counts")
    page.locator("[data-do=leave]").click()
    assert "25" == page.locator("[data-of=minutes]").text_content()
    page.goto(f"{site}en/table/?games=razz&levels=100a100&at=0")
    assert "Ante 100" not in shown(page, ".at-counts") and "Ante" in shown(page, ".at-counts")


def test_a_mix_changes_after_so_many_minutes_and_its_stakes_stay(page, site):
    page.goto(f"{site}en/table/?mix=horse&per=minutes&minutes=20&at=0&ends={int(time.time() * 1000) - 5000}")
    page.get_by_text("The next game comes after this hand.").wait_for()
    before, stakes = shown(page, "h2"), shown(page, ".at-counts .amounts")
    assert "Level" not in shown(page, ".at-counts")
    page.locator("[data-do=over]").click()
    page.locator("[data-sheet=change] .go").click()
    assert before != shown(page, "h2") and stakes == shown(page, ".at-counts .amounts")


def test_a_second_phone_shows_where_the_first_one_is_and_says_that_it_is_a_copy(page, site):
    page.set_viewport_size(PHONE)
    page.goto(f"{site}en/table/?mix=horse&at=2&hand=3")
    page.locator("[data-do=code]").click()
    page.locator("[data-do=still]").click()
    link = page.locator("[data-sheet=code] .link").get_attribute("href")
    assert page.locator("[data-sheet=code] svg").count()
    page.evaluate("localStorage.clear()")
    page.goto(link)
    page.get_by_text("it does not follow the other phone").wait_for()
    assert "3 / 6" in shown(page, ".at-counts") and not page.locator("[data-do=next]").is_visible()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("localStorage.getItem('rulebook-night')") is None and "step=0" not in page.url
    assert 0 == page.evaluate(SMALL) and 0 >= page.evaluate(ACROSS)
    page.locator("[data-do=own]").click()
    assert page.locator("[data-do=next]").is_visible() and "copy" not in page.url


def test_who_is_away_misses_blinds_and_posts_them_on_coming_back(page, site):
    page.set_viewport_size(PHONE)
    page.goto(f"{site}en/table/?games=texas-holdem&players=6&at=0")
    told = {}
    for hands in (0, 2):
        for _ in range(hands):
            page.locator("[data-do=over]").click()
        page.locator("[data-do=now]").click()
        page.locator("details.away").evaluate("fold => { fold.open = true }")
        page.get_by_role("button", name="Seat 4").click()
        told[hands] = shown(page, ".away-told")
        page.locator("[data-sheet=now] .x").click()
    assert told == {
        0: "Seat 4 is away. Missed blinds are kept.",
        2: "Seat 4 is back: it posts 10 as a live bet and 5 dead, or waits for the big blind.",
    }
    assert "away" not in page.url
