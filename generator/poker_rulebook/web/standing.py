"""A site that stands, and the pages of files that have been saved: made by the same functions, these pages only."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path

from mkdocs.commands.build import get_context
from mkdocs.config import load_config
from mkdocs.structure.files import get_files, set_exclusions
from mkdocs.structure.nav import get_navigation
from mkdocs.structure.pages import Page

from poker_rulebook.book.load import Book
from poker_rulebook.folders import write_whole
from poker_rulebook.view.book import BookView, editions, renewed
from poker_rulebook.view.past import Past
from poker_rulebook.web.last_pages import built, complete, parted
from poker_rulebook.web.mkdocs import refuse, warnings_of
from poker_rulebook.web.sheets import Besides
from poker_rulebook.web.site import site_texts

SITE, MARKDOWN = "site", "markdown"  # in the folder that is written whole
# what a file is called -> what follows from it alone; {} is its id
FOLLOWS = {
    r"games/(?!glossary\.)([^/]+)\.yaml": ("games/{}.md", "games/{}/walks.js"),
    r"games/mixes/([^/]+)\.yaml": ("mixes/{}.md",),
    r"games/rules/([^/]+)\.yaml": ("rules/{}.md",),
    r"games/(glossary)\.yaml": ("rules/{}.md",),
    r"site/[a-z]+/([^/]+)\.md": ("{}.md",),
}


def follows(files: Iterable[str]) -> dict[str, str]:
    """Page or script -> id of what it is about, of all that is seen at once in these files."""
    return {
        page.format(found[1]): found[1]
        for file in files
        for named, pages in FOLLOWS.items()
        if (found := re.fullmatch(named, file))
        for page in pages
    }


class Standing:
    """A site as it was made whole.

    out       has the site, and the Markdown from which it was made
    before    the one that stood there: what all pages of a language have in common may be read
    """

    def __init__(self, out: Path, view: BookView, past: Past, before: Standing | None = None):
        self.out, self.view, self.past = out, view, past
        self.made: dict[str, OnePage] = {}
        for path in sorted((out / MARKDOWN).iterdir()):
            known = before.made.get(path.name) if before else None
            self.made[path.name] = known if known and known.is_as_it_was() else OnePage(path / "mkdocs.yml")

    def has(self, pages: Iterable[str]) -> bool:
        """Whether all these pages are there."""
        return all(page in made for made in self.made.values() for page in pages if page.endswith(".md"))

    def renew(self, book: Book, pages: Mapping[str, str]) -> int:
        """How many were made: these pages as they are in the book now. Raises SiteError."""
        shown, number = editions(renewed(self.view, book, set(pages.values())), self.made), 0
        for locale, edition in shown.items():
            site, wanted = self.out / SITE / locale, pages.__contains__
            texts = site_texts(edition, book.folder, Besides(past=self.past), wanted)
            for path, text in texts.items():
                if path.endswith(".md"):
                    number += 1
                    write_whole(site / built(path), self.made[locale].html(path, text))
                else:
                    write_whole(site / path, text.encode())
        return number


class OnePage:
    """MkDocs with all that it has read of one language, its menu and its theme: it makes any page again in a moment."""

    def __init__(self, config: Path):
        self.path, self.said, self.docs = config, config.read_text("utf-8"), _pages_below(config)
        self.config = load_config(str(config), strict=False)
        self.files, self.env = get_files(self.config), self.config.theme.get_env()
        self.files.add_files_from_theme(self.env, self.config)
        set_exclusions(self.files, self.config)
        nav = get_navigation(self.files, self.config)
        self.pages = self.files.documentation_pages()
        for file in self.pages:
            _ = file.page or Page(None, file, self.config)
        self.context = partial(get_context, nav, self.pages, self.config)
        self.html("index.md", "")  # reads the templates

    def is_as_it_was(self) -> bool:
        """Whether there is nothing else to be read now: neither other pages nor another menu."""
        return self.said == self.path.read_text("utf-8") and self.docs == _pages_below(self.path)

    def __contains__(self, path: str) -> bool:
        ours = self.config.extra["generator"] == "mkdocs"
        return ours and self.files.get_file_from_path(path) is not None

    def html(self, path: str, text: str) -> bytes:
        """A page, from its Markdown. Raises SiteError."""
        file = self.files.get_file_from_path(path)
        assert file and file.page
        page = file.page
        file.content_string, aside = parted(path, text)
        with warnings_of("mkdocs") as messages:
            page.read_source(self.config)
            page.render(self.config, self.files)
        refuse("mkdocs", self.path, messages)
        page.active = True
        html = self.env.get_template(page.meta.get("template", "main.html")).render(self.context(page))
        page.active = False
        return complete(html, aside).encode("utf-8", errors="xmlcharrefreplace")


def _pages_below(config: Path) -> list[Path]:
    return sorted((config.parent / "docs").rglob("*.md"))
