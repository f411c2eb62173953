"""The site without a network: all of it after the first page, and a new edition in place of the old one."""

from __future__ import annotations

import json
import shutil
import threading

import pytest
from browsing import Handler, served
from real_book import ROOT

from poker_rulebook.web.site import PACK, write_worker

pytestmark = pytest.mark.browser

LIMIT = 8_000_000  # bytes, however the server sends them
KEPT = "navigator.serviceWorker.ready.then(() => caches.keys())"
FETCHED = "async url => [...new Uint8Array(await (await fetch(url)).arrayBuffer())]"
PLACES = (
    "", "en/", "ja/games/badugi/", "en/rules/dealer/index.html", "ja/rules/glossary/?q=1", "en/assets/records.js",
    "ja/table/", "ja/games/razz/table.js", "ja/assets/logo.svg", "en/assets/icons/192.png",
)  # fmt: skip


def test_one_visit_fetches_one_page_and_the_whole_book_when_the_reader_says_so(chromium, folder, monkeypatch):
    sent = []
    monkeypatch.setattr(Handler, "copyfile", lambda _, source, out: sent.append(out.write(source.read())))
    context = chromium.new_context(locale="ja")
    page = context.new_page()
    with served(folder) as address:
        page.goto(f"{address}en/games/razz/")
        page.wait_for_load_state("networkidle")
        assert [] == page.evaluate("caches.keys()") and sum(sent) < LIMIT / 8
        page.locator(".keep").click()
        page.wait_for_function("document.querySelector('.keep').textContent.includes('without a network')")
        assert [f"rulebook {address} "] == [name[:-16] for name in page.evaluate(KEPT)]
        page.wait_for_function("navigator.serviceWorker.controller")
    assert sum(sent) < LIMIT
    for place in PLACES:
        file = folder / place.partition("?")[0]
        expected = (file / "index.html" if file.is_dir() else file).read_bytes()
        assert expected == bytes(page.evaluate(FETCHED, address + place)), place
    page.goto(f"{address}en/mixes/horse")
    assert f"{address}en/mixes/horse/" == page.url
    page.goto(f"{address}en/games/razz/")
    page.locator(".rb-language").click()
    page.wait_for_url(f"{address}ja/games/razz/*")
    assert 404 == page.goto(f"{address}ja/games/no-such-game/").status
    assert page.locator(".offline").first.is_visible()
    context.close()


@pytest.fixture
def tiny(tmp_path):
    """A site of two pages."""
    root = tmp_path / "tiny"
    for locale in ("en", "ja"):
        (root / locale).mkdir(parents=True)
        shutil.copy(ROOT / "site" / "assets" / "offline.js", root / locale)
        (root / locale / "m.webmanifest").write_text("{}")
    return root


TINY = """<!doctype html><title>{}</title>{}<link rel="icon" href="data:,">
<button class="keep" data-keeping="…" data-kept="kept" data-failed="failed" hidden>keep</button>
<link rel="manifest" href="m.webmanifest" data-worker="../sw.js" data-renewed="new" data-show="show">
<script src="offline.js" defer></script>"""


def written(root, title: str, script: str = "") -> None:
    for name in ("en/index.html", "ja/index.html", "404.html"):
        (root / name).write_text(TINY.format(title, script), "utf-8")
    write_worker(root, ROOT, ["en", "ja"])


def test_a_new_edition_takes_the_place_of_the_old_one(chromium, tiny):
    written(tiny, "first")
    context = chromium.new_context()
    page = context.new_page()
    with served(tiny) as address:
        page.goto(f"{address}en/")
        page.locator(".keep").click()
        before = page.evaluate(KEPT)
        page.wait_for_function("navigator.serviceWorker.controller")
        page.goto(f"{address}ja/")
        page.wait_for_timeout(200)
        assert page.evaluate(KEPT) == before  # nothing was fetched again
        written(tiny, "second")
        page.goto(f"{address}en/")
        assert "first" == page.title()  # at once, from what is kept
        page.locator(".renewed button").click()
        page.wait_for_function("document.title == 'second'")
        after = page.evaluate(KEPT)
    assert 1 == len(after) and not set(after) & set(before)
    page.goto(f"{address}ja/")
    assert "second" == page.title()
    context.close()


def test_a_page_on_its_way_while_a_new_edition_comes_says_so_too(chromium, tiny, monkeypatch):
    """The new edition is there before the page can listen for it: a script before that waits for the server."""
    arrived, serve = threading.Event(), Handler.do_GET
    monkeypatch.setattr(Handler, "do_GET", lambda it: (it.path != "/slow.js" or arrived.wait(60), serve(it)))
    (tiny.parent / "slow.js").write_text("")  # outside of what is kept
    slow = '<script src="../../slow.js"></script>'
    written(tiny, "first", slow)
    context = chromium.new_context()
    reader, late = context.new_page(), context.new_page()
    with served(tiny) as address:
        arrived.set()
        reader.goto(f"{address}en/")
        reader.locator(".keep").click()
        reader.wait_for_function("navigator.serviceWorker.controller")
        reader.reload()
        arrived.clear()
        late.goto(f"{address}ja/", wait_until="commit")
        written(tiny, "second", slow)
        reader.evaluate("navigator.serviceWorker.ready.then(found => { found.update() })")
        reader.locator(".renewed").wait_for()
        arrived.set()
        assert "first" == late.title()
        late.locator(".renewed button").click()
        late.wait_for_function("document.title == 'second'")
        late.wait_for_timeout(300)
        assert not late.locator(".renewed").count()
    context.close()


def test_pages_that_were_not_fetched_whole_are_not_kept(chromium, tiny):
    written(tiny, "first")
    (tiny / PACK).unlink()
    context = chromium.new_context()
    page = context.new_page()
    with served(tiny) as address:
        page.goto(f"{address}en/")
        page.wait_for_timeout(500)
        assert not page.evaluate("navigator.serviceWorker.controller")
        page.goto(f"{address}ja/")
        assert "first" == page.title()
    context.close()


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_site_can_be_put_on_the_home_screen(page, site, folder, locale):
    page.goto(f"{site}{locale}/games/badugi/")
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert not told["errors"]
    manifest = json.loads(told["data"])
    assert locale == manifest["lang"]
    root = folder / locale
    for icon in manifest["icons"]:
        assert (root / icon["src"]).read_bytes().startswith(b"\x89PNG")
    for shortcut in manifest["shortcuts"]:
        assert (root / shortcut["url"] / "index.html").is_file()
    assert (root / manifest["start_url"] / "index.html").is_file()
