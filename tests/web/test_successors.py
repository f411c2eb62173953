"""The successors of MkDocs make the same pages of the same Markdown and configuration."""

from __future__ import annotations

import re
import shutil
from html import unescape
from pathlib import Path

import pytest
import sample
from real_book import ROOT

from poker_rulebook.web.mkdocs import SUCCESSORS
from poker_rulebook.web.sheets import Besides
from poker_rulebook.web.site import SiteError, build_site

BOOKS = {"ja": sample.book("ja")}


def built_with(generator: str, root: Path) -> Path:
    shutil.copytree(ROOT / "site", root / "site")
    told = (ROOT / "mkdocs.yml").read_text("utf-8").replace("generator: mkdocs ", f"generator: {generator} ")
    (root / "mkdocs.yml").write_text(told, "utf-8")
    build_site(BOOKS, root / "out", root, Besides({"old-beta": "beta"}))
    return root / "out" / "ja"


@pytest.fixture(scope="module")
def usual(tmp_path_factory) -> Path:
    return built_with("mkdocs", tmp_path_factory.mktemp("mkdocs"))


def told(path: Path) -> tuple[list[str], str, str]:
    """What a page says: its anchors, its text, and what its head names."""
    html = path.read_text("utf-8")
    article = html[html.index("<article") : html.index("</article>")]
    text = "".join(unescape(re.sub("<[^>]*>", "", article)).split())
    head = re.findall(r'<title>.*</title>|<meta name="description"[^>]*>|<link rel="alternate[^>]*>', html)
    anchors = [id_ for id_ in re.findall(r'\sid="([^"]*)"', article) if not id_.startswith("__")]
    return anchors, text, " ".join(sorted(head))


@pytest.mark.parametrize("generator", SUCCESSORS)
def test_a_successor_makes_the_same_pages(generator, usual, tmp_path):
    built = built_with(generator, tmp_path)
    pages = sorted(path.relative_to(usual) for path in usual.rglob("*.html"))
    assert pages == sorted(path.relative_to(built) for path in built.rglob("*.html"))
    for page in pages:
        assert told(usual / page) == told(built / page), page
    for asset in (
        "assets/rulebook.css",
        "assets/search.js",
        "assets/found.js",
        "assets/records.js",
        "manifest.webmanifest",
    ):
        assert (usual / asset).read_bytes() == (built / asset).read_bytes()


def test_another_generator_is_refused_by_its_name(tmp_path):
    with pytest.raises(SiteError, match="'hugo' is none of mkdocs, properdocs, zensical"):
        built_with("hugo", tmp_path)
