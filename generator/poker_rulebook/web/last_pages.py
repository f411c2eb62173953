"""What a generator need not make: pages that an earlier build has made, and HTML that is taken out of pages meanwhile.

Kept are Markdown of games, and the HTML of pages by their Markdown, as long as the menu is the same. MkDocs leaves a page
alone in a "dirty" build whose HTML is there and not older than its Markdown. Taken out is HTML below headings: a
generator needs these, and would read every tag only to leave it.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import distributions
from pathlib import Path

from poker_rulebook.kept import Kept, digest_of


class GamePages:
    """Markdown of games.

    digests    game -> a digest of everything that its page follows from by itself; others are written anew
    """

    def __init__(self, kept: Kept, digests: Mapping[str, str]):
        self.kept, self.digests = kept, digests

    def of(self, id_: str, besides: object, write: Callable[[], str]) -> str:
        """The page of a game. besides    what else it says"""
        if id_ not in self.digests:
            return write()
        return str(self.kept.made(f"page {digest_of([self.digests[id_], repr(besides)])}", write))


def _common(config: Path) -> str:
    """What every page of a language is made from besides its own Markdown, as a digest: menu, theme and libraries."""
    said = config.read_text("utf-8")
    theme = Path(json.loads(said)["theme"]["custom_dir"])
    files = [
        Path(json.loads(said)["INHERIT"]),
        *(path for path in sorted(theme.rglob("*")) if path.is_file()),
    ]
    return digest_of([said, *_libraries(), *(path.read_bytes() for path in files)])


@cache  # a process has what it began with
def _libraries() -> list[str]:
    return sorted({f"{found.name} {found.version}" for found in distributions()})


def keys_of(config: Path, docs: Path) -> dict[str, str]:
    """Page of Markdown -> the key under which its HTML is kept."""
    shared = _common(config)
    pages = {path.relative_to(docs).as_posix(): path for path in sorted(docs.rglob("*.md"))}
    return {name: f"html {digest_of([shared, name, path.read_bytes()])}" for name, path in pages.items()}


def put_there(page: str, html: str, docs: Path, site: Path) -> None:
    """The HTML that is kept of a page is in the site, and newer than its Markdown."""
    (site / built(page)).parent.mkdir(parents=True, exist_ok=True)
    (site / built(page)).write_text(html, "utf-8")
    os.utime(docs / page, (0, 0))


def built(page: str) -> str:
    """Where the HTML of a page lies."""
    folder, _, name = page.removesuffix(".md").rpartition("/")
    return "/".join(part for part in (folder, "" if name == "index" else name, "index.html") if part)


# --- HTML that is taken out: the pages that come from data are headings, with HTML below them

_HEADING = re.compile(r"^(#+ .*\{: .*\})$", re.MULTILINE)
_PLACE = re.compile(r'<div data-aside="(\w+)"></div>')


def taken_out(docs: Path) -> dict[str, str]:
    """Digest -> what stood below a heading; its place in the page bears the digest."""
    aside: dict[str, str] = {}
    for page in docs.rglob("*.md"):
        head, below = parted(page.relative_to(docs).as_posix(), page.read_text("utf-8"))
        page.write_text(head, "utf-8")
        aside |= below
    return aside


def parted(path: str, text: str) -> tuple[str, dict[str, str]]:
    """A page with places for what stands below its headings, and that by the digests which the places bear.

    Pages at the top of the folder, which are written by hand, are left as they are.
    """
    head, *rest = _HEADING.split(text) if "/" in path else (text,)
    aside = {}
    for heading, below in zip(rest[::2], rest[1::2], strict=True):
        head += heading + "\n\n"
        if html := below.strip("\n"):
            digest = digest_of([html])
            aside[digest] = html
            head += f'<div data-aside="{digest}"></div>\n\n'
    return head, aside


def put_back(site: Path, aside: Mapping[str, str]) -> None:
    """What was taken out, into the pages that have places for it."""
    for page in site.rglob("*.html"):
        made = page.read_text("utf-8")
        whole = complete(made, aside)
        if whole != made:
            page.write_text(whole, "utf-8")


def complete(made: str, aside: Mapping[str, str]) -> str:
    """A page with what was taken out of it."""
    return _PLACE.sub(lambda place: aside[place[1]], made)
