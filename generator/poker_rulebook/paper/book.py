"""The book: English, Japanese and both on facing pages, for A4 and US Letter."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from datetime import date
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from babel.dates import format_date

from poker_rulebook.book.house import House
from poker_rulebook.languages import LANGUAGES, LOCALES
from poker_rulebook.paper.chapters import chapter_data, mix_data, shared_data, tda_data, word_data
from poker_rulebook.paper.games import game_data, shared
from poker_rulebook.paper.index import index
from poker_rulebook.paper.kept import Measures
from poker_rulebook.paper.pages import Pages, heights_of, pages_of, without_parts
from poker_rulebook.paper.parts import parts_of, with_positions
from poker_rulebook.paper.text import Setter
from poker_rulebook.paper.typesetting import Job, look_of
from poker_rulebook.view.book import Edition, Family, Labels
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import say
from poker_rulebook.view.tree import SourceView
from poker_rulebook.view.views import PageView

PAPERS = ("a4", "letter")
EDITIONS = {**{locale: (locale,) for locale in LANGUAGES}, "bilingual": LOCALES[:2]}

IMPRINT = "imprint-licence imprint-rules imprint-made imprint-type".split()
PRINTED = (
    "also-called column-game contents examples general-rules general-rules-scope glossary index "
    "all-games mixes mixes-text page paper-continued paper-index-text paper-seat paper-shared paper-shared-text paper-sources-text "
    "put-right-until see-also sources tda tda-ours tda-rule tda-subject tda-text"
).split()  # labels that templates show
ON_ANY_PAGE = ("locale", "labels", "edition")
ON_FIRST_PAGES = ("title", "subtitle", "imprint")
ON_PAGES = ("also-called", "examples", "paper-continued")  # of these, what the height of a page depends on
FAMILY = 1  # column of the overview that is left out: its name stands above the games


def book_jobs(
    books: Mapping[str, Edition],
    out: Path,
    measures: Measures,
    folder: Path,
    wanted: Collection[str] = EDITIONS.keys(),
) -> list[Job]:
    """The jobs that make book-en-a4.pdf … book-bilingual-letter.pdf in `out`.

    books    the book in each language; an edition is made when all of its languages are there
    measures    how high its blocks are, as far as it is known
    folder    of the book's files, where a house has its logo
    wanted    of EDITIONS: no other is made

    Raises PaperError that names the games that have no room on two pages.
    """
    made = {locale: book_data(book) for locale, book in books.items()}
    first = next(iter(books.values()))
    mark, house = edition_mark(first), first.house
    logo = _logo(folder, house)
    measures.ask([heights_of(head_of(book), games_of(book)) for book in made.values()])
    alone = {locale: pages_of(head_of(book), games_of(book), measures) for locale, book in made.items()}
    editions = {}
    for edition, locales in EDITIONS.items():
        if edition in wanted and set(locales) <= set(books):
            pages = facing({locale: alone[locale] for locale in locales}, made, measures)
            editions[edition] = [with_pages(made[locale], pages[locale]) for locale in locales]
    set_as = with_positions(
        [
            ([{key: book[key] for key in ON_ANY_PAGE} for book in shown], list(parts_of(shown)))
            for shown in editions.values()
        ],
        measures,
    )
    jobs = []
    for (edition, shown), (parts, places) in zip(editions.items(), set_as, strict=True):
        path, letter = (out / f"book-{edition}-{paper}.pdf" for paper in PAPERS)
        data = {
            "title": " · ".join(book["plain_title"] for book in shown),
            "mark": mark,
            "logo": logo,
            "books": [{key: book[key] for key in (*ON_ANY_PAGE, *ON_FIRST_PAGES)} for book in shown],
            "parts": [{"kind": part.kind, "of": part.of} for part in parts],
            "places": places,
        }
        jobs.append(Job("book.typ", json.dumps(data, ensure_ascii=False), path, letter, look_of(house)))
    return jobs


def _logo(folder: Path, house: House | None) -> str:
    """The picture of a house, as SVG; '' where there is none."""
    return (folder / "games" / "houses" / house.logo).read_text("utf-8") if house and house.logo else ""


def facing(
    alone: Mapping[str, dict[str, Pages]], books: Mapping[str, dict[str, Any]], measures: Measures
) -> dict[str, dict[str, Pages]]:
    """The pages of every game by language and id, in the same number in all languages."""
    most = {id_: max(len(pages[id_]) for pages in alone.values()) for id_ in next(iter(alone.values()))}
    found = {}
    for locale, pages in alone.items():
        short = [game for game in games_of(books[locale]) if len(pages[game["id"]]) < most[game["id"]]]
        found[locale] = pages | pages_of(head_of(books[locale]), short, measures, two=True)
    return found


def games_of(book: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [game for family in book["families"] for game in family["games"]]


def head_of(book: Mapping[str, Any]) -> dict[str, Any]:
    """What all pages of games say."""
    return {"locale": book["locale"], "labels": {key: book["labels"][key] for key in ON_PAGES}}


def with_pages(book: dict[str, Any], pages: Mapping[str, Pages]) -> dict[str, Any]:
    """The book with its games on pages."""
    families = [
        family | {"games": [without_parts(game) | {"pages": pages[game["id"]]} for game in family["games"]]}
        for family in book["families"]
    ]
    return book | {"families": families}


def book_data(book: Edition) -> dict[str, Any]:
    """The book in its language."""
    t, sources, common = Setter(book.locale), _sources(book), shared(book.games)
    labels = Labels({"paper-continued": say("paper-continued")})
    rows = {row.game: row.cells[FAMILY:] for row in book.overview}

    def family_data(family: Family) -> dict[str, Any]:
        depths = zip(family.games, family.depths, strict=True)
        return t.of(family, "id name text") | {
            "games": [game_data(t, game, family, common, sources, labels) for game in family.games],
            "rows": [
                t.of(game, "id name") | {"depth": depth, "cells": t.shown(rows[game.id])}
                for game, depth in depths
            ],
        }

    return t.of(book, "locale title subtitle") | {
        "plain_title": t.plain(book.title),
        "edition": edition_line(book.published, book.locale),
        "imprint": [t(say(key)) for key in IMPRINT],
        "labels": {key: t(labels[key]) for key in PRINTED},
        "parts": [
            {
                "id": part.id,
                "name": t(part.title),
                "chapters": [chapter_data(t, it, sources) for it in part.parts],
            }
            for part in book.parts
        ],
        "shared": shared_data(t, common),
        "columns": [t(it) for n, it in enumerate(book.overview_columns) if n != FAMILY],
        "families": list(map(family_data, book.families)),
        "mixes": [mix_data(t, mix, sources) for mix in book.mixes],
        "tda": tda_data(t, book.tda),
        "glossary": [(group.heading, [word_data(t, it) for it in group.entries]) for group in book.glossary],
        "sources": [[mark, t(source.text), source.url] for source, mark in sources.items()],
        "index": index(t, book),
    }


def _sources(book: Edition) -> dict[SourceView, str]:
    """Every source -> its mark, in the order in which they are first used."""
    pages: tuple[PageView, ...] = (*book.chapters, *book.games, *book.mixes)
    found = dict.fromkeys(source for page in pages for source in page.sources)
    return {source: f"S{n}" for n, source in enumerate(found, 1)}


def edition_line(published: date, locale: str) -> str:
    """The number of the edition and its date."""
    day = format_date(published, "long", LANGUAGES[locale].cldr)
    return plain(say("paper-edition", version=version("poker-rulebook"), date=day), locale)


def edition_mark(book: Edition) -> str:
    """Eight hex digits that stand for the data of all games, mixes, chapters and words."""
    named = sorted([*book.pages, *book.words], key=lambda it: it.id)
    marks = " ".join(f"{it.id}:{it.digest}" for it in named)
    return sha256(marks.encode()).hexdigest()[:8]
