"""A book in which every text field that may hold any text holds a payload."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from hostile import PRINTED, alike, kinds_of_files, numbered, places, put
from small_book import GOOD, all_problems, book_folder

from generator.book.load import Book, add_game, add_mix, load
from generator.book.problems import Problem
from generator.book.source import read
from generator.view.book import book_view

ATTACKED = (
    "lantern",
    "kite",
    "gate",
    "twin",
    "vane",
    "cellar",
    "ladder",
)  # every kind of part that has a name


class Attacked(NamedTuple):
    """fields    (file, place) of the texts that hold a payload; refused    of those where it is a mistake"""

    folder: Path
    book: Book
    fields: list[tuple[str, tuple]]
    refused: list[tuple[str, tuple]]


@pytest.fixture(scope="session")
def attacked(tmp_path_factory) -> Attacked:
    """The good files with a payload in every field where the book stays right."""
    folder = book_folder(tmp_path_factory.mktemp("attacked") / "book", *ATTACKED, mixes=True)
    base, texts = load(folder), numbered(PRINTED)
    fields, refused, known = [], [], {}
    for kind, files in kinds_of_files().items():
        for file in [
            file for file in files if file.parent != GOOD or file.stem in (*ATTACKED, "decks", "neighbour")
        ]:
            target = folder / "games" / file.relative_to(GOOD)
            for at, wrap in list(places(kind, read(target, "").value)):
                # one place tells for those like it: a seat is a name of something, a title is not
                before, text = target.read_bytes(), next(texts)[1]
                target.write_text(json.dumps(put(read(target, "").value, at, wrap(text)), ensure_ascii=False))
                like = (
                    kind,
                    read(GOOD / file, "").value.get("family") if kind.startswith("game") else "",
                    alike(at),
                )
                if like not in known:
                    known[like] = not _wrong(base, kind, target)
                if not known[like]:
                    target.write_bytes(before)
                (fields if known[like] else refused).append((target.name, at))
    book = load(folder)
    assert [] == all_problems(book)
    return Attacked(folder, book, fields, refused)


def _wrong(base: Book, kind: str, target: Path) -> list[Problem]:
    """The problems of a file; of a game or mix without reading the others again."""
    if kind == "game.schema.json":
        book = Book(base.folder, base.decks, base.rankings, base.common_options)
        add_game(book, target)
        return all_problems(book)
    if kind == "mix.schema.json":
        book = replace(base, mixes={}, mix_sources={}, problems=[])
        add_mix(book, target)
        return book.problems
    return all_problems(load(base.folder))


@pytest.fixture(scope="session")
def attacked_views(attacked):
    return {locale: book_view(attacked.book, locale) for locale in ("en", "ja")}
