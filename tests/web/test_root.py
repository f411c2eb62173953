"""What stands above both languages, and what the head of a page says, with and without the address of the site."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
import sample
from real_book import ROOT

from poker_rulebook.paper.social import write_social
from poker_rulebook.web.sheets import Besides
from poker_rulebook.web.site import build_site, missing_page

ADDRESS = "https://rules.example.org/poker/"
BOOKS = {locale: sample.book(locale) for locale in ("en", "ja")}
SPACES = {"map": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}


@pytest.fixture(scope="module")
def built(tmp_path_factory) -> Path:
    out = tmp_path_factory.mktemp("addressed")
    build_site(BOOKS, out, ROOT, Besides({"old-beta": "beta"}), address=ADDRESS.rstrip("/"))
    return out


def page_at(root: Path, address: str) -> Path:
    assert address.startswith(ADDRESS)
    return root / address.removeprefix(ADDRESS) / "index.html"


def heads(root: Path) -> dict[Path, str]:
    return {
        path: path.read_text("utf-8").partition("</head>")[0]
        for locale in BOOKS
        for path in sorted((root / locale).rglob("*.html"))
    }


def test_every_page_names_itself_and_its_other_language_by_their_addresses(built):
    for path, head in heads(built).items():
        assert [path] == [
            page_at(built, found) for found in re.findall('rel="canonical" href="([^"]+)"', head)
        ]
        others = dict(re.findall('hreflang="(en|ja)" href="([^"]+)"', head))
        assert {"en", "ja"} == set(others)
        assert path in [page_at(built, address) for address in others.values()]
        assert all(page_at(built, address).is_file() for address in others.values())


def test_the_list_of_all_pages_has_each_page_once_with_its_other_language(built):
    assert not list((built / "en").glob("sitemap*"))
    entries = ElementTree.parse(built / "sitemap.xml").findall("map:url", SPACES)
    listed = [page_at(built, entry.findtext("map:loc", namespaces=SPACES)) for entry in entries]
    moved = {built / locale / "games" / "old-beta" / "index.html" for locale in BOOKS}
    assert sorted(heads(built).keys() - moved) == sorted(listed)
    for path, entry in zip(listed, entries, strict=True):
        links = {found.get("hreflang"): found.get("href") for found in entry.findall("x:link", SPACES)}
        assert {"en", "ja"} == set(links)
        assert path in [page_at(built, address) for address in links.values()]
        assert all(page_at(built, address).is_file() for address in links.values())


def test_a_missing_page_is_told_in_both_languages_with_links_that_lead_somewhere(built):
    html = (built / "404.html").read_text("utf-8")
    assert ["en", "ja"] == re.findall('<section lang="([a-z]+)"><h1>', html)
    assert '<base href="/poker/">' in html
    links = [link for link in re.findall('<a href="([^"]*)"', html)]
    assert 8 == len(links)
    assert all((built / link / "index.html").is_file() for link in links)
    assert '<base href="/">' in missing_page(BOOKS)


def test_a_link_to_a_page_is_shown_with_its_name_its_first_sentences_and_its_picture(built):
    head = (built / "ja" / "games" / "beta" / "index.html").read_text("utf-8").partition("</head>")[0]
    told = dict(re.findall('<meta (?:property|name)="([a-z:_]+)" content="([^"]*)">', head))
    assert f"{ADDRESS}social/ja/beta.png" == told["og:image"]
    assert told["description"] == told["og:description"] != ""
    assert ("ja_JP", "en_GB") == (told["og:locale"], told["og:locale:alternate"])
    assert f"{ADDRESS}ja/games/beta/" == told["og:url"]


def test_every_picture_that_a_page_names_is_made_and_small(built, tmp_path):
    named = {
        re.search(f'og:image" content="{ADDRESS}social/([^"]+)"', head)[1] for head in heads(built).values()
    }
    made = {path.relative_to(tmp_path).as_posix(): path for path in write_social(BOOKS, ROOT, tmp_path)}
    assert named <= made.keys()
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in made.values())
    assert max(path.stat().st_size for path in made.values()) < 100_000


def test_of_the_theme_there_are_only_the_scripts_and_styles_that_pages_name(built):
    for locale in ("en", "ja"):
        page = built / locale / "index.html"
        named = {
            (page.parent / found).resolve()
            for found in re.findall(r'(?:src|href)="([^"#?:]+)"', page.read_text("utf-8"))
        }
        theme = [
            *page.parent.glob("assets/javascripts/**/*.*"),
            *page.parent.glob("assets/stylesheets/**/*.*"),
        ]
        assert theme and {path.resolve() for path in theme} <= named
