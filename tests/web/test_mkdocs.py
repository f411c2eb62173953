"""A page whose Markdown is as it was is not made again, and the site is the same as one made from nothing."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from real_book import ROOT
from small_book import book_folder

from poker_rulebook.book.load import load
from poker_rulebook.cache import FILE, Cache
from poker_rulebook.document.edition import editions
from poker_rulebook.folders import cache_of
from poker_rulebook.pages.book import book_view
from poker_rulebook.web.site import build_site

PAGES = ("games/gate/index.html", "games/kite/index.html", "about/index.html")
MARK = b"<!-- kept -->"


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """A book of a few games whose site has been made once; what is kept of its pages has a mark, to be known again."""
    folder = book_folder(tmp_path_factory.mktemp("book"), "kite", "gate")
    (folder / "site").symlink_to(ROOT / "site")
    (folder / "mkdocs.yml").symlink_to(ROOT / "mkdocs.yml")
    built(folder, "first")
    with sqlite3.connect(cache_of(folder) / FILE) as file:
        keys = [key for (key,) in file.execute("SELECT key FROM kept WHERE key LIKE 'html %'")]
    file.close()
    with Cache(folder) as kept:
        for key in keys:
            kept.put(key, kept.get(key) + MARK.decode())
    return folder


def built(folder: Path, name: str) -> dict[str, bytes]:
    """The files of its site, made anew."""
    site = folder / name / "site"
    build_site(editions(book_view(load(folder)), ["en"]), site, folder, offline=False)
    paths = (path for path in (site / "en").rglob("*") if path.is_file())
    return {path.relative_to(site / "en").as_posix(): path.read_bytes() for path in paths}


def taken(site: dict[str, bytes]) -> list[bool]:
    """Which of the pages were not made again."""
    return [MARK in site[page] for page in PAGES]


def rewrite(folder: Path, old: str, new: str) -> None:
    game = folder / "games" / "gate.yaml"
    game.write_text(game.read_text("utf-8").replace(old, new, 1), "utf-8")


def test_only_pages_whose_markdown_has_changed_are_made_again(folder):
    assert [True, True, True] == taken(built(folder, "again"))
    rewrite(folder, "max: 6", "max: 5")
    edited = built(folder, "edited")
    assert [False, True, True] == taken(edited)
    (cache_of(folder) / FILE).rename(folder / "aside")
    alone = built(folder, "alone")
    (folder / "aside").rename(cache_of(folder) / FILE)
    assert alone == {path: content.replace(MARK, b"") for path, content in edited.items()}


def test_another_name_in_the_menu_makes_every_page_another(folder):
    rewrite(folder, "en: Gate", "en: Bridge")
    renamed = built(folder, "renamed")
    assert [False, False, False] == taken(renamed)
    assert b"Bridge" in renamed["games/index.html"]
