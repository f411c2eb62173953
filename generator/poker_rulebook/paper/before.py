"""The sheet on which a table ticks what it settles before the first hand: of a game, a mix or a list of games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from poker_rulebook.paper.book import edition_line
from poker_rulebook.paper.measures import Asked, Measures
from poker_rulebook.paper.said import said
from poker_rulebook.paper.typesetting import Job, job
from poker_rulebook.view.before import Before
from poker_rulebook.view.book import Edition
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import heading, say

Shown = dict[str, Any]
PAPERS = {"a4": "a4", "letter": "us-letter"}  # as Typst calls them
LABELS = ("title", "text", "usual", "for", "table", "date", "by")


def before_jobs(books: Mapping[str, Edition], out: Path, measures: Measures) -> list[Job]:
    """The jobs that make before/<game or mix>-<locale>.pdf in `out`, one sheet each."""
    sheets = [
        (before_shown(before, book.published, [locale]), out / "before" / f"{id_}-{locale}.pdf")
        for locale, book in books.items()
        for id_, before in book.before.items()
    ]
    measures.ask([_heights(shown) for shown, _ in sheets])
    return [job("before.typ", with_heights(shown, measures), path) for shown, path in sheets]


def before_job(
    before: Before, published: date, locales: Sequence[str], path: Path, measures: Measures, paper: str = "a4"
) -> Job:
    """The job of one sheet. published    the day of the edition; locales    the languages, the first above the second"""
    return job("before.typ", with_heights(before_shown(before, published, locales, paper), measures), path)


def with_heights(shown: Shown, measures: Measures) -> Shown:
    """What the template shows of one sheet, with the height of each group in a column."""
    return shown | {"heights": measures.of(_heights(shown))}


def before_shown(before: Before, published: date, locales: Sequence[str], paper: str = "a4") -> Shown:
    """What stands on one sheet. paper    one of PAPERS"""
    return {
        **said(before, locales),
        "paper": PAPERS[paper],
        "labels": said({key: heading(say(f"before-{key}")) for key in LABELS}, locales),
        "book": said(say("title"), locales),
        "edition": " · ".join(edition_line(published, locale) for locale in locales),
        "locales": list(locales),
        "plain_title": " · ".join(_titles(before, locales)),
    }


def _heights(shown: Shown) -> Asked:
    return Asked("before.typ", {key: shown[key] for key in ("locales", "paper", "labels")}, shown["groups"])


def _titles(before: Before, locales: Sequence[str]) -> Iterator[str]:
    for locale in locales:
        yield f"{plain(before.name, locale)} – {plain(heading(say('before-title')), locale)}"
