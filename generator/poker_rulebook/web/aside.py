"""HTML that is kept aside while a generator makes pages: it needs the headings, and would read every tag only to leave it.

The pages that come from data are headings, with HTML below them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from poker_rulebook.kept import digest_of

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
