"""A page whose Markdown is as it was is taken from the last build, and the site is the same as one made from nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from real_book import ROOT
from small_book import book_folder

from poker_rulebook.book.load import load
from poker_rulebook.view.book import book_view, editions
from poker_rulebook.web.site import build_site

PAGES = ("games/gate/index.html", "games/kite/index.html", "about/index.html")


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """A book of a few games, made once into the folder `first`, in which somebody has touched a page."""
    folder = book_folder(tmp_path_factory.mktemp("book"), "kite", "gate")
    (folder / "site").symlink_to(ROOT / "site")
    (folder / "mkdocs.yml").symlink_to(ROOT / "mkdocs.yml")
    built(folder, "first", folder / "nothing")
    touched = folder / "first" / "site" / "en" / "about" / "index.html"
    touched.write_text(touched.read_text("utf-8") + "<!-- by somebody -->", "utf-8")
    return folder


def built(folder: Path, name: str, last: Path | None) -> Path:
    site = folder / name / "site"
    build_site(editions(book_view(load(folder)), ["en"]), site, folder, last=last, offline=False)
    return site / "en"


def files(site: Path) -> dict[str, bytes]:
    return {
        path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file()
    }


def same(one: Path, other: Path) -> list[bool]:
    """Which of the pages are one file."""
    return [(one / page).samefile(other / page) for page in PAGES]


def rewrite(folder: Path, old: str, new: str) -> None:
    game = folder / "games" / "gate.yaml"
    game.write_text(game.read_text("utf-8").replace(old, new, 1), "utf-8")


def test_what_is_the_same_is_taken_over_and_what_somebody_has_touched_is_not(folder):
    again = built(folder, "again", folder / "first")
    assert [True, True, False] == same(folder / "first" / "site" / "en", again)
    rewrite(folder, "max: 6", "max: 5")
    edited = built(folder, "edited", folder / "again")
    assert [False, True, True] == same(again, edited)
    assert files(edited) == files(built(folder, "alone", None))


def test_another_name_in_the_menu_makes_every_page_another(folder):
    rewrite(folder, "en: Gate", "en: Bridge")
    renamed = built(folder, "renamed", folder / "first")
    assert [False, False, False] == same(folder / "first" / "site" / "en", renamed)
    assert b"Bridge" in files(renamed)["games/kite/index.html"]
