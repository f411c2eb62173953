"""A book in which every text field that may hold any text holds a payload."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hostile import PRINTED, alike, kinds_of_files, numbered, places, put
from small_book import GOOD, all_problems, book_folder, only

from poker_rulebook.book.check import of_chapter, of_mix
from poker_rulebook.book.load import Book, load
from poker_rulebook.book.problems import Problem
from poker_rulebook.book.source import read
from poker_rulebook.document.edition import editions
from poker_rulebook.pages.book import book_view

ATTACKED = (
    "lantern",
    "kite",
    "gate",
    "twin",
    "vane",
    "cellar",
    "ladder",
)  # every kind of part that has a name

WITH_BRACES = ("chapter.schema.json", "glossary.schema.json", "contents.schema.json")
RENEW = "check the Japanese, then write: of: "


class Attacked(NamedTuple):
    """fields    (file, place) of the texts that hold a payload; refused    of those where it is a mistake"""

    folder: Path
    book: Book
    fields: list[tuple[str, tuple]]
    refused: list[tuple[str, tuple]]


@pytest.fixture(scope="session")
def attacked(tmp_path_factory) -> Attacked:
    """The good files with a payload in every field where the book stays right."""
    folder = book_folder(tmp_path_factory.mktemp("attacked") / "book", *ATTACKED, mixes=True, rules=True)
    for name in ("asked", "houses"):
        shutil.copytree(GOOD / name, folder / "games" / name)
    base, texts = load(folder), numbered(PRINTED)
    fields, refused = [], []
    for kind, files in kinds_of_files().items():
        for file in [
            file
            for file in files
            if file.parent != GOOD or file.stem in (*ATTACKED, "decks", "neighbour", "glossary")
        ]:
            target = folder / "games" / file.relative_to(GOOD)
            for at, wrap in _one_of_each(kind, read(target, "").value):
                before, text = target.read_bytes(), _next(texts, kind)
                changed = put(read(target, "").value, at, wrap(text))
                wrong = _wrong(base, kind, target, changed)
                if wrong:
                    target.write_bytes(before)
                (refused if wrong else fields).append((target.name, at))
    book = load(folder)
    assert [] == all_problems(book)
    return Attacked(folder, book, fields, refused)


def _one_of_each(kind: str, value: Any) -> list[tuple]:
    """Places of texts, of those in like items of a file only the first."""
    return list({alike(at): (at, wrap) for at, wrap in reversed(list(places(kind, value)))}.values())


def _next(texts: Iterator[tuple[str, str]], kind: str) -> str:
    """The next payload; where braces are a notation, the next one without."""
    return next(text for _, text in texts if kind not in WITH_BRACES or not {"{", "}"} & set(text))


def _wrong(base: Book, kind: str, target: Path, value: Any) -> list[Problem]:
    """What is wrong with a file once it has this value, and translations say what they are made from."""
    for _ in range(5):
        target.write_text(json.dumps(value, ensure_ascii=False), "utf-8")
        found = _problems(base, kind, target)
        stale = [problem for problem in found if problem.hint.startswith(RENEW)]
        if not stale:
            break
        for problem in stale:
            here = value
            for part in re.findall(r"[a-z_]+|(?<=\[)[0-9]+", re.sub(r" \([^)]*\)", "", problem.path))[:-1]:
                here = here[int(part) if part.isdecimal() else part]
            here["of"] = problem.hint.removeprefix(RENEW).strip("'")
    return found


def _problems(base: Book, kind: str, target: Path) -> list[Problem]:
    """The problems of a file, without reading the others again where that can be."""
    if kind == "game.schema.json":
        return all_problems(only(base, "game", target))
    if kind == "mix.schema.json":
        return of_mix(only(base, "mix", target), target.stem)
    if kind == "chapter.schema.json":
        return of_chapter(only(base, "chapter", target), target.stem)
    return all_problems(load(base.folder))


@pytest.fixture(scope="session")
def attacked_view(attacked):
    return book_view(attacked.book)


@pytest.fixture(scope="session")
def attacked_views(attacked_view):
    return editions(attacked_view)
