"""Every kind of page for those who do not see it, or see it differently: axe-core finds nothing on it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from browsing import opened_page

pytestmark = pytest.mark.browser

AXE = Path(sys.prefix) / "node_modules" / "axe-core" / "axe.min.js"  # where make puts what comes from npm
LOOKS = (  # language, width, scheme, every how many kinds of page
    ("en", 360, "light", 1), ("ja", 1440, "dark", 1), ("ja", 360, "dark", 4), ("en", 1440, "light", 4),
)  # fmt: skip
KINDS = """about/ add-a-game/ edit/ programs/ compare/ tonight/ table/ table/?mix=horse&at=3 names/ families/ families/flop/ rules/ladder/ rules/wrong/ games/ games/badugi/ games/murder/
    games/open-face-chinese/ games/badugi/before/ mixes/ mixes/horse/ rules/ rules/dealer/ rules/floor/ rules/tda/
    rules/irregularities/ rules/glossary/ rules/decide/ vocabulary/ vocabulary/game/ who-wins/?game=murder
    play/?game=badugi&deal=3 play/?game=open-face-chinese&deal=2
    who-wins/?game=badugi&q={"seats":{"A":"7s3s2hAd","B":"3c3d2sAh"}}""".split()
FOUND = """
async () => (await axe.run({resultTypes: ["violations"]})).violations
  .flatMap(it => it.nodes.map(node => `${it.id}: ${node.html.slice(0, 120)}`))
"""


@pytest.mark.parametrize(("locale", "width", "scheme", "every"), LOOKS)
def test_axe_finds_nothing_on_any_kind_of_page(chromium, site, locale, width, scheme, every):
    wrong = {}
    with opened_page(chromium, site) as (page, _):
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for place in [f"{locale}/", *(f"{locale}/{kind}" for kind in KINDS[::every]), "404.html"]:
            page.goto(site + place)
            page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
            if place == f"{locale}/":
                page.locator(".asked label").last.click()  # cards that decide, others that do not
            if place.endswith("games/badugi/"):
                page.locator(".walk-open button").first.click()
                page.locator(".walk-bar input").press("End")  # some seats have folded
            if "play/" in place:
                page.wait_for_selector(".play-acts button")
            if "who-wins" in place:
                page.wait_for_selector("[data-answer]" if "q=" in place else ".who-suits")
            page.add_script_tag(path=AXE)
            wrong[place] = page.evaluate(FOUND)
    assert not {place: found for place, found in wrong.items() if found}


def test_the_front_door_has_no_barrier_without_javascript(chromium, site):
    with opened_page(chromium, site) as (page, _):
        page.route(
            "**/rules/",
            lambda route: route.fulfill(
                body=route.fetch().text().replace("location.replace", "void"), content_type="text/html"
            ),
        )
        page.goto(site)
        page.add_script_tag(path=AXE)
        assert not page.evaluate(FOUND)
