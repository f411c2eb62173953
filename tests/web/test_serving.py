"""`rulebook serve`: a page follows its file, and a wrong file is answered in the browser."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
from html import escape
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from nights import AT_NIGHT
from real_book import ROOT
from small_book import book_folder

from poker_rulebook.document.edition import NO_PAST
from poker_rulebook.serving import SavedSite
from poker_rulebook.workers import copied_until

PATIENCE = 240  # seconds
LANGUAGES = ("en", "ja")


@pytest.fixture
def served(tmp_path):
    """The folder of a small book, and its address."""
    folder = book_folder(tmp_path / "book", "kite", "gate")
    for name in ("site", "mkdocs.yml"):
        (folder / name).symlink_to(ROOT / name)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "poker_rulebook", "serve", "--book", str(folder), "--port", str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        yield folder, f"http://127.0.0.1:{port}/en/games/gate/", process
        process.kill()


@pytest.fixture
def folder(tmp_path):
    folder = book_folder(tmp_path / "book", "lantern", "kite", "gate", mixes=True, rules=True)
    shutil.copytree(ROOT / "site", folder / "site")
    (folder / "mkdocs.yml").symlink_to(ROOT / "mkdocs.yml")
    return folder


def whole(site: SavedSite) -> dict[str, bytes]:
    """The pages of a book as they are served now, made by a copy of this process."""
    made = copied_until(lambda: False, 0.1, site.whole)
    assert made and made.pages and not made.wrong
    site.take(made)
    return pages(site)


def pages(site: SavedSite) -> dict[str, bytes]:
    found = (path for language in LANGUAGES for path in (site.out / "site" / language).rglob("*"))
    return {
        path.relative_to(site.out / "site").as_posix(): path.read_bytes() for path in found if path.is_file()
    }


def edit(folder: Path, file: str, said: str, now: str) -> None:
    text = (folder / file).read_text("utf-8")
    assert said in text
    (folder / file).write_text(text.replace(said, now), "utf-8")


def test_the_page_of_a_file_is_made_at_once_as_it_is_with_all_others_and_all_as_in_a_book_read_for_the_first_time(
    folder, tmp_path
):
    site = SavedSite(folder, tmp_path / "out", lambda book, view: NO_PAST)
    assert site.at_once(["games/gate.yaml"]) == (0, "")  # there is nothing yet
    before = whole(site)
    edits = {
        "games/gate": ("games/gate.yaml", "Four cards beat three", "Three cards lose"),
        "mixes/relay": ("games/mixes/relay.yaml", "label: L,", "label: M,"),
        "rules/limits": ("games/rules/limits.yaml", "for: [player, dealer]", "for: [player, dealer, floor]"),
        "rules/glossary": ("games/glossary.yaml", "reading: やまふだ", "reading: やまのふだ"),
        "about": ("site/en/about.md", "the", "this"),
    }
    for page, (file, said, now) in edits.items():
        edit(folder, file, said, now)
        assert site.at_once([file]) == (2, ""), page
    at_once = pages(site)
    changed = {path for path in at_once if at_once[path] != before[path]}
    assert {path.partition("/")[2] for path in changed} == {"games/gate/walks.js"} | {
        f"{page}/index.html" for page in edits
    }
    edit(folder, "games/gate.yaml", "Three cards lose", "Both, together")
    assert "a text with a comma needs straight quotes" in site.at_once(["games/gate.yaml"])[1]
    edit(folder, "games/gate.yaml", "Both, together", "Three cards lose")
    assert site.at_once(["games/decks.yaml", "games/gate.yaml"]) == (0, "")  # from which all pages follow
    assert pages(site) == at_once
    assert copied_until(lambda: True, 0.1, site.whole) is None  # somebody has saved another file meanwhile
    after = whole(site)
    assert [path for path in changed if at_once[path] != after[path]] == []
    if AT_NIGHT:
        edit(folder, "games/gate.yaml", "max: 6", "max: 5")
        edit(folder, "games/gate.yaml", "en: Gate Draw", "en: Bridge Draw")
        assert whole(site) == whole(SavedSite(folder, tmp_path / "alone", lambda book, view: NO_PAST))


def shown(address: str, wanted: str) -> str:
    """The page as soon as it says this."""
    end, found = time.monotonic() + PATIENCE, ""
    while time.monotonic() < end:
        try:
            found = urlopen(address).read().decode()
        except HTTPError as error:
            found = error.read().decode()
        except OSError:  # it is not there yet
            found = ""
        if wanted in found:
            return found
        time.sleep(0.2)
    raise AssertionError(f"{wanted!r} does not come: {found[:500]}")


def test_a_wrong_file_is_shown_in_the_browser_and_in_the_terminal_until_it_is_right(served):
    folder, address, process = served
    assert "Gate Draw" in shown(address, "Gate Draw")
    wrong = {  # above the page: of a file that makes none, the one that it made before
        ("do: draw", "do: drow"): "hint: did you mean 'draw'?",
        ("wins: {low: [A]}", "wins: {low: [B]}"): "hint: low: [A]",
    }
    for (said, now), hint in wrong.items():
        edit(folder, "games/gate.yaml", said, now)
        page = shown(address, escape(hint))
        assert 'class="wrong-here"' in page and "Four cards beat three" in page
        edit(folder, "games/gate.yaml", now, said)
    edit(folder, "games/gate.yaml", "en: Gate Draw", "en: Bridge Draw")
    assert 'class="wrong-here"' not in shown(address, "Bridge Draw")
    time.sleep(1)  # what is shown is told right after
    process.terminate()
    hints = [line.strip() for line in process.stdout if "hint:" in line]
    assert set(hints) >= {*wrong.values()}


@pytest.mark.browser
def test_a_browser_loads_a_page_again_when_it_is_another(served, chromium):
    folder, address, _ = served
    shown(address, "Gate Draw")
    page, other = chromium.new_page(), chromium.new_page()
    for one, at in ((page, address), (other, address.replace("gate", "kite"))):
        one.goto(at)
    edit(folder, "games/gate.yaml", "Four cards beat three", "Three cards lose")
    page.get_by_text("Three cards lose").first.wait_for(state="attached", timeout=PATIENCE * 1000)
    edit(folder, "games/gate.yaml", "do: draw", "do: drow")
    page.get_by_role("alert").get_by_text("did you mean 'draw'?").wait_for(timeout=PATIENCE * 1000)
    edit(folder, "games/gate.yaml", "do: drow", "do: draw")
    for one, name in ((page, "Gate Draw"), (other, "Kite")):
        one.get_by_role("heading", level=1, name=name).wait_for(timeout=PATIENCE * 1000)
        one.close()
