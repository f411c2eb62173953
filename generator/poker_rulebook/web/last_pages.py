"""What a generator need not make: pages that are taken over from the last build, and HTML that is kept aside meanwhile.

Taken over are Markdown of games, and pages whose Markdown is as it was, below the same menu. MkDocs leaves a page alone
in a "dirty" build whose HTML is there and not older than its Markdown. Kept aside is HTML below headings: a generator
needs these, and would read every tag only to leave it.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import distributions
from pathlib import Path

from poker_rulebook.folders import link
from poker_rulebook.kept import Kept, digest_of

LIST = ".pages.json"  # in an output folder: language -> what its pages have in common, and each of them
TEXTS = ".cache/pages.json"  # in the folder of a book
Made = Mapping[str, str]  # page of Markdown -> digest of it, and of its HTML


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
        key = digest_of([self.digests[id_], repr(besides)])
        text: str | None = self.kept.get(key)
        if text is None:
            self.kept.put(key, text := write())
        return text


def common(config: Path) -> str:
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


def take_over(docs: Path, last: Path, site: Path, made: Made) -> bool:
    """Whether pages were taken over from the site of the last build, with what was noted of them."""
    taken = False
    for page, digests in made.items():
        source, html = docs / page, last / built(page)
        if source.is_file() and html.is_file() and _digests(source, html) == digests:
            target = site / built(page)
            target.parent.mkdir(parents=True, exist_ok=True)
            link(html, target)
            os.utime(source, (0, 0))
            taken = True
    return taken


def noted(docs: Path, site: Path) -> dict[str, str]:
    """The pages of a finished site."""
    pages = (path.relative_to(docs).as_posix() for path in sorted(docs.rglob("*.md")))
    return {page: _digests(docs / page, site / built(page)) for page in pages}


def built(page: str) -> str:
    """Where the HTML of a page lies."""
    folder, _, name = page.removesuffix(".md").rpartition("/")
    return "/".join(part for part in (folder, "" if name == "index" else name, "index.html") if part)


def _digests(source: Path, html: Path) -> str:
    return digest_of([source.read_bytes(), html.read_bytes()])


# --- HTML that is kept aside: the pages that come from data are headings, with HTML below them

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
