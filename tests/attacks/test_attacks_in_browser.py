"""The attacked book in Chromium: nothing runs, nothing is asked of another host, and texts stand there as texts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import served
from hostile import MARK, PRINTED, STRAIGHT, wrongly_shown
from nights import AT_NIGHT

from poker_rulebook.web.site import build_site

pytestmark = pytest.mark.browser

FOLDER = Path(__file__).parents[2]
WORDS = ["evil", "attacked", "script", "heading", "onmouseover"]
FORBIDDEN = """article iframe, article script, article object, article embed, article form:not(.role-finder, .who, .table-setup, .edit-choose), article base, article meta,
    article img, article style, article svg:not(.twemoji svg, .pic, .icon, .lows svg, .at-table svg), [onload], [onerror], [onclick], [onmouseover],
    a[href^='javascript' i], a[href^='data' i], [href*='evil']:not([href^='../../who-wins/?game=']), [src*='evil'], .evil, #evil"""


@pytest.fixture(scope="module")
def folder(attacked_views, tmp_path_factory) -> Path:
    root = tmp_path_factory.mktemp("attacked-site") / "rules"
    build_site(attacked_views, root, FOLDER)
    return root


@pytest.fixture(scope="module")
def site(folder) -> Iterator[str]:
    with served(folder) as address:
        yield address


@pytest.fixture(scope="module")
def page(chromium, site):
    """A page that notes what scripts of texts would do: call attacked(), ask other hosts, open dialogs."""
    page = chromium.new_page()
    page.wrong = []
    page.expose_function("attacked", lambda *_: page.wrong.append("a script of a text has run"))
    page.on("dialog", lambda dialog: (page.wrong.append(dialog.message), dialog.dismiss()))
    page.on("pageerror", lambda error: page.wrong.append(str(error)))
    page.on("request", lambda r: None if r.url.startswith((site, "data:")) else page.wrong.append(r.url))
    yield page
    page.close()


def test_no_page_runs_asks_for_or_has_what_a_text_says(page, site, folder):
    shown = set()
    for path in sorted(folder.rglob("index.html"))[:: 1 if AT_NIGHT else 3]:
        page.goto(site + path.relative_to(folder).as_posix())
        page.wait_for_load_state("load")
        assert [] == page.locator(FORBIDDEN).evaluate_all("found => found.map(e => e.outerHTML)"), path
        text = page.evaluate("document.querySelector('article')?.textContent || ''")
        if "vocabulary" in path.parts:  # a sample is YAML: an apostrophe between apostrophes stands twice
            text = text.replace("''", "'")
        assert [] == wrongly_shown(text.translate(STRAIGHT), PRINTED), path
        shown |= set(MARK.findall(text))
        assert [] == page.wrong, path
    assert len(shown) > 100


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_what_the_search_finds_is_shown_as_text(page, site, locale):
    page.goto(f"{site}{locale}/")
    page.locator(".rb-search").click()
    found = 0
    for word in WORDS:
        page.locator(".rb-finder input").fill(word)
        page.wait_for_function("words => document.querySelector('.rb-hits').dataset.shown == words", arg=word)
        results = page.locator(".rb-hits")
        found += results.locator("li").count()
        inside = results.locator("script, img, iframe, svg, [onload], [onerror], a[href*='evil.example']")
        assert [] == inside.evaluate_all("found => found.map(e => e.outerHTML)"), word
        assert [] == page.wrong, word
    assert found
