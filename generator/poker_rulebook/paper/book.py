"""The book: English, Japanese and both on facing pages, for A4 and US Letter."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from babel.dates import format_date

from poker_rulebook.languages import LANGUAGES, LOCALES
from poker_rulebook.paper.chapters import (
    chapter_data,
    mix_data,
    shared_data,
    tda_data,
    word_data,
)
from poker_rulebook.paper.games import game_data
from poker_rulebook.paper.index import index
from poker_rulebook.paper.shared import shared
from poker_rulebook.paper.text import Setter
from poker_rulebook.paper.typesetting import Job, job
from poker_rulebook.view.book import Edition
from poker_rulebook.view.sentences import Phrase, heading, say
from poker_rulebook.view.views import PageView, SourceView

PAPERS = ("a4", "letter")
EDITIONS = {**{locale: (locale,) for locale in LANGUAGES}, "bilingual": LOCALES[:2]}

IMPRINT = "imprint-licence imprint-rules imprint-made imprint-type".split()
PRINTED = (
    "also-called column-game contents examples general-rules general-rules-scope glossary index "
    "all-games mixes mixes-text page paper-continued paper-index-text paper-seat paper-shared paper-shared-text paper-sources-text "
    "put-right-until see-also sources tda tda-ours tda-rule tda-subject tda-text worked-cases"
).split()  # labels that templates show
WORDS = (
    "paper-usual-options paper-as-everywhere paper-all-else".split()
)  # labels of blocks besides those of all outputs


def book_jobs(books: Mapping[str, Edition], out: Path) -> list[Job]:
    """The jobs that make book-en-a4.pdf … book-bilingual-letter.pdf in `out`.

    books    the book in each language; an edition is made when all of its languages are there
    """
    made = {locale: book_data(book) for locale, book in books.items()}
    mark = edition_mark(next(iter(books.values())))
    return [
        job("book.typ", edition_data([made[locale] for locale in locales], mark), *_paths(out, edition))
        for edition, locales in EDITIONS.items()
        if set(locales) <= set(books)
    ]


def _paths(out: Path, edition: str) -> list[Path]:
    return [out / f"book-{edition}-{paper}.pdf" for paper in PAPERS]


def edition_data(books: Sequence[dict[str, Any]], mark: str) -> dict[str, object]:
    """What the template shows of one edition, of the book in one language or in several."""
    return {"title": " · ".join(book["plain_title"] for book in books), "mark": mark, "books": books}


def book_data(book: Edition) -> dict[str, Any]:
    """The book in its language."""
    t = Setter(book.locale)
    sources = _sources(book)
    common = shared(book.games)
    labels: dict[str, Phrase] = book.labels | {key: heading(say(key)) for key in (*PRINTED, *WORDS)}
    labels["paper-continued"] = say("paper-continued")
    rows = {row.game: row for row in book.overview}
    family_column = 1  # of the overview: it stands under the name of the family
    return {
        "locale": book.locale,
        "title": t(book.title),
        "plain_title": t.plain(book.title),
        "subtitle": t(book.subtitle),
        "edition": edition_line(t),
        "imprint": [t(say(key)) for key in IMPRINT],
        "labels": {key: t(labels[key]) for key in PRINTED},
        "parts": [
            {
                "id": part.id,
                "name": t(part.name),
                "chapters": [chapter_data(t, chapter, sources) for chapter in part.chapters],
            }
            for part in book.parts
        ],
        "shared": shared_data(t, common),
        "columns": [t(c) for n, c in enumerate(book.overview_columns) if n != family_column],
        "families": [
            {
                "id": family.id,
                "name": t(family.name),
                "text": t(family.text),
                "games": [game_data(t, game, family, common, sources, labels) for game in family.games],
                "rows": [
                    {"id": game.id, "name": t(game.name), "depth": depth,
                     "cells": [t(cell) for cell in rows[game.id].cells[family_column:]]}
                    for game, depth in zip(family.games, family.depths, strict=True)
                ],
            }
            for family in book.families
        ],
        "mixes": [mix_data(t, mix, sources) for mix in book.mixes],
        "tda": tda_data(t, book.tda),
        "glossary": [(group.heading, [word_data(t, word) for word in group.words]) for group in book.glossary],
        "sources": [[mark, t(source.text), source.url] for source, mark in sources.items()],
        "index": index(t, book),
    }  # fmt: skip


def _sources(book: Edition) -> dict[SourceView, str]:
    """Every source -> its mark, in the order in which they are first used."""
    pages: tuple[PageView, ...] = (*book.chapters, *book.games, *book.mixes)
    found = dict.fromkeys(source for page in pages for source in page.sources)
    return {source: f"S{n}" for n, source in enumerate(found, 1)}


def edition_line(t: Setter) -> str:
    """The number of the edition and its date, where SOURCE_DATE_EPOCH says when it was published."""
    number, since = version("poker-rulebook"), os.environ.get("SOURCE_DATE_EPOCH")
    if not since:
        return t.plain(say("paper-edition", version=number))
    day = datetime.fromtimestamp(int(since), UTC)
    return t.plain(say("paper-edition-of", version=number, date=format_date(day, "long", t.language.cldr)))


def edition_mark(book: Edition) -> str:
    """Eight hex digits that stand for the data of all games, mixes, chapters and words."""
    named = sorted([*book.pages, *book.words], key=lambda it: it.id)
    marks = " ".join(f"{it.id}:{it.digest}" for it in named)
    return sha256(marks.encode()).hexdigest()[:8]
