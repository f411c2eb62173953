"""Games found, listed for an evening and compared, in Chromium at the width of a phone."""

from __future__ import annotations

import re

import pytest

pytestmark = pytest.mark.browser
PHONE = {"width": 360, "height": 740}
SHOWN = "rows => rows.filter(row => !row.hidden).map(row => row.dataset.game)"


def shown(page) -> list[str]:
    return page.locator(".to-find > *").evaluate_all(SHOWN)


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_games_are_found_and_two_of_them_compared(page, site, locale, viewed):
    page.set_viewport_size(PHONE)
    page.goto(f"{site}{locale}/games/?family=stud&low=badugi")
    assert {"razzdugi", "action-razzdugi"} <= set(shown(page)) < {row.game for row in viewed.overview}
    page.get_by_role("combobox").first.select_option("9")
    assert [] == shown(page)
    assert "players=9" in page.url
    page.locator(".finder .reset").click()
    page.locator(".finder select[name=sort]").select_option("cards")
    assert "open-face-chinese" != shown(page)[0]
    for game in ("big-o", "omaha-high-low-eight-or-better"):
        page.locator(f"[data-game={game}] input").check()
    page.locator(".picked a[href*=compare]").click()
    page.wait_for_url("**/compare/?games=*")
    page.locator(".compared tbody").first.wait_for()
    differs, same = page.locator(".compared tr.differs"), page.locator(".compared tbody tr:not(.differs)")
    assert differs.count() and same.count()
    assert 0 == same.locator("mark").count()
    page.locator(".compare .different").click()
    assert not same.first.is_visible()
    assert 0 >= page.evaluate("document.documentElement.scrollWidth - innerWidth")


def test_the_games_that_are_ticked_are_the_mix_of_a_table_in_that_order(page, site):
    page.set_viewport_size(PHONE)
    page.goto(f"{site}en/games/")
    compare, table = page.locator(".picked a[href*=compare]"), page.locator(".picked a[href*=table]")
    wanted = ["razz", "badugi", "texas-holdem", "big-o"]
    for game, compared in zip(wanted, (False, True, True, False), strict=True):
        page.locator(f"[data-game={game}] input").check()
        assert compared == compare.is_visible() and table.is_visible()
    assert "4" == page.locator(".picked b").inner_text()
    page.locator("[data-game=badugi] input").uncheck()
    assert compare.is_visible()
    table.click()
    page.wait_for_url("**/table/?games=razz,texas-holdem,big-o")
    yours = page.locator(".pick.yours:has(:checked)")
    assert "Razz\u00a0· Texas Hold’em\u00a0· Big O" == yours.locator("small").inner_text()
    page.locator(".start button").click()
    assert ["1", "2", "3"] == page.locator(".at-strip li").all_inner_texts()


def test_a_wrong_address_is_told_beside_the_fields(page, site):
    page.goto(f"{site}en/compare/?games=razz,nonsense")
    assert "does not exist" in page.locator(".wrong").inner_text()
    page.goto(f"{site}en/games/?players=99")
    assert "does not exist" in page.locator(".wrong").inner_text()


def test_an_evening_has_games_for_all_of_different_families_and_its_address_keeps_them(page, site):
    page.goto(f"{site}en/tonight/?players=8&games=3")
    page.locator("button.deal").click()
    dealt = shown(page)
    families = page.locator(".to-find > *").evaluate_all(
        "rows => rows.filter(row => !row.hidden).map(row => row.dataset.family)"
    )
    assert 3 == len(dealt) == len(set(families))
    page.goto(page.url)
    assert dealt == shown(page)


def test_a_game_on_the_map_stands_below_its_base_with_what_changes(page, site):
    page.goto(f"{site}en/families/")
    (razz,) = (
        page.locator(".map > ul > li li").filter(has=page.locator("> p a", has_text="Razzdugi")).all()[:1]
    )
    link = razz.get_by_role("link", name="Razzdugi", exact=True).first
    assert "half badugi" in link.locator("..").inner_text()
    link.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/games/razzdugi/")


def test_the_name_of_a_rule_below_what_went_wrong_is_read_as_one_text(page, site):
    """Words of a Japanese name that are not parted by a line are pieces of it: none is set beside another as a column."""
    page.goto(f"{site}ja/rules/wrong/")
    rules = page.locator(".turns li li > a:first-child")
    assert {2} == {rules.nth(n).evaluate("it => it.children.length") for n in range(rules.count())}


def test_where_no_game_fits_the_answer_to_leave_out_is_named(page, site):
    page.goto(f"{site}en/games/?players=10&draws=3")
    assert page.locator(".found b").inner_text().startswith("0 /")
    said = page.locator(".found .without").inner_text()
    name, count = re.fullmatch(r"Leave out one question: (.+) \((\d+)\)", said).groups()
    page.locator(".finder label", has_text=re.compile(rf"^\s*{name}")).locator("select").select_option("")
    assert page.locator(".found b").inner_text().startswith(f"{count} /")
    assert "" == page.locator(".found .without").inner_text()
