"""The options of a game as switches, in Chromium: the page says what the choices of a table make of it."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest
from browsing import SWITCHED
from msgspec.structs import replace
from nights import amount, in_turn
from real_book import real_book
from rendering import page_pieces

from poker_rulebook.book.options import UnknownChoice
from poker_rulebook.pages.game import game_view
from poker_rulebook.web.scripts import renderer

COMBINATIONS = amount("COMBINATIONS", by_day=6, at_night=12)
pytestmark = pytest.mark.browser
CAP = "#raise-cap dd[data-choice={}] input"

FORGETFUL = """
for (const name of ["getItem", "setItem", "removeItem"]) {
  const own = Storage.prototype[name]
  Storage.prototype[name] = function(key, ...rest) {
    if (key.startsWith("rulebook-table")) throw new DOMException("not allowed")
    return own.call(this, key, ...rest)
  }
}
"""


def limits(page) -> str:
    return page.locator("ul[data-place=limits]").inner_text()


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_a_choice_rewrites_the_page_is_remembered_and_shared(page, site, locale):
    page.set_viewport_size({"width": 360, "height": 740})
    address = f"{site}{locale}/games/razz/"
    page.goto(address)
    before = limits(page)
    page.locator(CAP.format("four")).focus()
    page.keyboard.press("ArrowDown")  # a group of radio buttons
    page.locator(".your-table").wait_for()
    assert before != limits(page)
    assert page.url.endswith("?options=raise-cap:five")
    assert page.locator(".stopped").count()  # hands that were told to show the cap of four
    page.goto(address)
    page.locator(".your-table").wait_for()
    assert page.locator(CAP.format("five")).is_checked()
    assert 0 >= page.evaluate("document.documentElement.scrollWidth - innerWidth")
    page.locator(".your-table button").click()
    page.locator(".your-table").wait_for(state="hidden")
    assert before == limits(page)
    assert address == page.url
    page.goto(f"{address}?options=raise-cap:no-cap,raise-cap-with-two:none")
    page.locator(".your-table").wait_for()
    assert limits(page) not in (before, "")


def test_without_a_memory_the_switches_work_and_a_wrong_address_is_told(page, site):
    page.add_init_script(FORGETFUL)
    page.goto(f"{site}en/games/razz/?options=raise-cap:nonsense")
    assert "does not have" in page.locator(".wrong").first.inner_text()
    page.locator(CAP.format("no-cap")).check()
    page.locator(".your-table").wait_for()
    assert "no cap" in limits(page)


def test_what_changes_nothing_at_a_limit_cannot_be_chosen_there(page, site):
    page.goto(f"{site}en/games/texas-holdem/?options=limit:fixed-limit,raise-cap:five")
    page.locator(".your-table").wait_for()
    assert page.locator(CAP.format("five")).is_enabled()
    page.locator("#limit dd[data-choice=pot-limit] input").check()
    page.wait_for_url(lambda url: url.endswith("?options=limit:pot-limit"))
    assert page.locator("#raise-cap.idle").count() and page.locator(CAP.format("five")).is_disabled()
    assert page.locator(CAP.format("four")).is_checked()


def test_choices_that_do_not_go_together_are_told_beside_them(page, site):
    page.goto(f"{site}en/games/texas-holdem/?options=bomb-pot:yes")
    page.locator(".your-table").wait_for()
    page.locator("#big-blind-ante dd[data-choice=ante-first] input").click()
    assert "do not go together" in page.locator("[role=alert]").inner_text()
    assert page.locator("#big-blind-ante dd[data-choice=none] input").is_checked()


@pytest.mark.parametrize(
    "locale, told", [("en", "As in the book: three"), ("ja", "選んだルールが3つ以上重なるため")]
)
def test_a_line_in_which_three_choices_meet_says_that_it_is_that_of_the_book(page, site, locale, told):
    page.goto(f"{site}{locale}/games/razz/")
    lines = page.locator("ul[data-place=limits] > li")
    before = lines.all_inner_texts()
    page.goto(
        f"{site}{locale}/games/razz/?options=raise-cap:no-cap,raise-cap-with-two:none,short-all-ins:full-raise"
    )
    page.locator(".your-table > .stopped").wait_for()
    said = [line.partition(told)[0].strip() for line in lines.all_inner_texts() if told in line]
    assert said and {*said} <= {*before}
    assert len(said) == page.locator(".unshown").count()
    page.locator(CAP.format("four")).check()
    page.locator(".your-table > .stopped").wait_for(state="hidden")
    assert 0 == page.locator(".unshown").count() and before != lines.all_inner_texts()


@pytest.mark.parametrize(("name", "locale"), in_turn(SWITCHED, ("en", "ja")))
def test_any_choices_make_the_page_of_the_game_with_these_choices_but_for_lines_that_say_so(
    page, site, tmp_path_factory, name, locale
):
    book = real_book()
    game, pieces = book.games[name], renderer(locale)
    rng, refusals = random.Random(f"{name} {locale}"), 0
    for _ in range(COMBINATIONS):
        chosen = {option.id: rng.choice(option.choices).id for option in game.options}
        page.goto("about:blank")
        page.goto(f"{site}{locale}/games/{name}/?options={','.join(map(':'.join, chosen.items()))}")
        limit = chosen.get("limit", game.limit)  # a choice that changes nothing with it is not taken
        chosen = {option.id: chosen[option.id] for option in game.options if option.limit in ("", limit)}
        if all(
            choice == next(o for o in game.options if o.id == id_).choices[0].id
            for id_, choice in chosen.items()
        ):
            continue
        try:
            other = book.game(name, chosen)
        except UnknownChoice:
            page.locator("[role=alert]:not(:empty)").wait_for()
            assert page.locator(".your-table").is_hidden()
            refusals += 1
            continue
        page.locator(".your-table").wait_for()
        for place, there in page_pieces(game_view(book, replace(other, examples=()))).items():
            at = page.locator(".your-card" if place == "card" else f'[data-place="{place}"]')
            if at.count() and not at.locator(".unshown").count():
                made = "".join(str(getattr(pieces, kind)(value)) for kind, value in there)
                assert words(made) == words(at.inner_html()), (place, chosen)
    assert refusals < COMBINATIONS


def words(html: str) -> str:
    """The text of some HTML, without spaces, and without what the page of a book marks as new since its last edition."""
    told = re.sub(r'<small class="badge">[^<]*</small>', "", html)
    return re.sub(r"\s", "", unescape(re.sub(r"<[^>]*>", "", told)))
