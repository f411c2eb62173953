"""The sheet on which a table ticks what it settles before the first hand: of a game, a mix or a list of games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from poker_rulebook.paper.said import said
from poker_rulebook.paper.typesetting import Job, job
from poker_rulebook.view.before_views import Before
from poker_rulebook.view.book import Edition
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import heading, say

PAPERS = {"a4": "a4", "letter": "us-letter"}  # as Typst calls them
LABELS = ("title", "text", "usual", "for", "table", "date", "by")


def before_jobs(books: Mapping[str, Edition], out: Path) -> list[Job]:
    """The jobs that make before/<game or mix>-<locale>.pdf in `out`, one sheet each."""
    return [
        before_job(before, [locale], out / "before" / f"{id_}-{locale}.pdf")
        for locale, book in books.items()
        for id_, before in book.before.items()
    ]


def before_job(before: Before, locales: Sequence[str], path: Path, paper: str = "a4") -> Job:
    """The job of one sheet. locales    the languages, the first above the second"""
    return job("before.typ", before_data(before, locales) | {"paper": PAPERS[paper]}, path)


def before_data(before: Before, locales: Sequence[str]) -> dict[str, object]:
    """What the template shows of one sheet."""
    return {
        **said(before, locales),
        "labels": said({key: heading(say(f"before-{key}")) for key in LABELS}, locales),
        "book": said(say("title"), locales),
        "locales": list(locales),
        "plain_title": " · ".join(_titles(before, locales)),
    }


def _titles(before: Before, locales: Sequence[str]) -> Iterator[str]:
    for locale in locales:
        yield f"{plain(before.name, locale)} – {plain(heading(say('before-title')), locale)}"
