"""A site that stands, and the pages of files that have been saved: made by the same functions, these pages only."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from poker_rulebook.book.load import Book
from poker_rulebook.folders import write_whole
from poker_rulebook.view.book import BookView, editions, renewed
from poker_rulebook.view.past import Past
from poker_rulebook.web.last_pages import GamePages, built
from poker_rulebook.web.one_page import OnePage
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

    def renew(self, book: Book, pages: Mapping[str, str], written: GamePages) -> int:
        """How many were made: these pages as they are in the book now. Raises SiteError."""
        shown, number = editions(renewed(self.view, book, set(pages.values())), self.made), 0
        for locale, edition in shown.items():
            site, wanted = self.out / SITE / locale, pages.__contains__
            texts = site_texts(edition, book.folder, past=self.past, written=written, wanted=wanted)
            for path, text in texts.items():
                if path.endswith(".md"):
                    number += 1
                    write_whole(site / built(path), self.made[locale].html(path, text))
                else:
                    write_whole(site / path, text.encode())
        return number
