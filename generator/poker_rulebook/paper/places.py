"""Where everything stands in a book, before it is set: each part of it, on pages of its own, is set alone, games without
their rules; the pages are counted from these.

A book whose places are known is set once. Without them Typst sets each page again when it has found to which pages it
refers, which takes half as long again and twice the memory. What was found of a part holds until it changes, or a
number on it grows longer.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from poker_rulebook.paper.kept import Asked, Measures
from poker_rulebook.paper.parts import Part, Places
from poker_rulebook.paper.typesetting import PaperError

IMPRINT = 2  # its page, after the title; where another would stay empty otherwise, it is the last one
# Margins: left on a page with an odd number, and with an even one.
INSIDE, OUTSIDE = 20 * 72 / 25.4, 15 * 72 / 25.4
ROUNDS = 8
SIGNS = 9500  # of a page as data, about
OF_A_GAME = ("id", "name", "other", "opens", "family")  # what is set of it at first

Numbers = Mapping[str, int]  # label -> page


@dataclass(frozen=True)
class Found:
    """What was found of a part: how many pages it has, and for each label on which of them, how far from their text at
    the left, and how far from their top."""

    pages: int
    places: Sequence[tuple[int, float, float]]


def places_of(editions: Sequence[tuple[Any, Sequence[Part]]], measures: Measures) -> list[Places]:
    """The places in each edition.

    editions    what all pages of one say, and its parts in order

    Raises PaperError where a page number moves what it is on, and that the number.
    """
    places = [_counted(parts, map(_guess, parts)) for _, parts in editions]
    for _ in range(ROUNDS):
        before, numbers = places, [{label: int(at[0]) for label, at in found.items()} for found in places]
        asked = [
            Asked("book.typ", {"books": books}, [_sketch(part, known) for part in parts if part.labels])
            for (books, parts), known in zip(editions, numbers, strict=True)
        ]
        measures.ask(asked)
        places = [
            _counted(parts, _found(parts, measures.of(one)))
            for (_, parts), one in zip(editions, asked, strict=True)
        ]
        if places == before:
            return places
    raise PaperError("the pages of the book do not come to rest")


def _guess(part: Part) -> Found:
    """About where everything stands: page numbers as long as they will be are all that is needed."""
    if part.pages:
        return Found(part.pages, [(0, 0, 0) for _ in part.labels])
    texts = [json.dumps(shown, ensure_ascii=False) for _, shown in part.of]
    # a kanji is two
    signs = sum(len(text) + len(text.encode("utf-8", "surrogatepass")) for text in texts) / 2
    pages = max(1, round(signs / SIGNS + 0.3))
    names = [label.split("-", 2)[2] if label.count("-") > 1 else label for label in part.labels]
    where = [max(0, texts[0].find(f'"{name}"')) / len(texts[0]) for name in names] if texts else []
    return Found(pages, [(int(at * pages), 0, 0) for at in where])


def _found(parts: Sequence[Part], measured: Sequence[Any]) -> Iterator[Found]:
    """Of every part, also of those that have no places."""
    numbers = iter(measured)
    for part in parts:
        yield Found(*next(numbers)) if part.labels else Found(part.pages or 0, [])


def _counted(parts: Iterable[Part], found: Iterable[Found]) -> Places:
    """The places in the whole book; every part goes on where the last one ended."""
    places: Places = {}
    every = list(zip(parts, found, strict=True))
    imprint_is_last = _has_blank_page(every)
    page = IMPRINT if imprint_is_last else IMPRINT + 1
    for part, one in every:
        for label, (later, x, y) in zip(part.labels, one.places, strict=True):
            left = INSIDE if (page + later) % 2 else OUTSIDE
            places[label] = [page + later, round(left + x, 3), round(y, 3)]
        page += one.pages
    end = page if imprint_is_last else page - 1
    return places | {"imprint": [end if imprint_is_last else IMPRINT, 0, 0], "end": [end, 0, 0]}


def _has_blank_page(every: Iterable[tuple[Part, Found]]) -> bool:
    """Whether a page would stay empty if the imprint stood before all parts: for one that is to begin at the left."""
    page = IMPRINT + 1
    for part, one in every:
        if part.kind == "even":
            return page % 2 == 1
        page += one.pages
    return False


def _sketch(part: Part, numbers: Numbers) -> dict[str, Any]:
    """What is set of a part to find its places: of page numbers it matters how long they are, and which are the same."""
    of = [(book, _simplified(part.kind, shown, numbers)) for book, shown in part.of]
    long = {place: "8" * len(str(numbers[place])) for place in sorted(set(_cited(of)))}
    return {"kind": part.kind, "of": of, "labels": part.labels, "numbers": long}


def _simplified(kind: str, shown: Any, numbers: Numbers) -> Any:
    """A game without its rules; the index with one place for each page; any other part as it is."""
    if kind == "game":
        pages = [{"begins": page["begins"]} for page in shown["pages"]]
        return {key: shown[key] for key in OF_A_GAME} | {"pages": pages}
    if kind == "index":
        return [[letter, [[name, _merged(at, numbers)] for name, at in lines]] for letter, lines in shown]
    return shown


def _merged(places: Iterable[Any], numbers: Numbers) -> list[Any]:
    """One place for each page."""
    found: dict[int, Any] = {}
    for at in places:
        found.setdefault(numbers[at["to"]], at)
    return list(found.values())


def _cited(shown: Any) -> Iterator[str]:
    """The places that it gives by their pages, wherever they stand in it."""
    if isinstance(shown, dict):
        if "p" in shown and "to" in shown:
            yield shown["to"]
        for value in shown.values():
            yield from _cited(value)
    elif isinstance(shown, (list, tuple)):
        for value in shown:
            yield from _cited(value)
