"""The parts of a book in their order, and on which page everything stands that others refer to.

Each part begins on a page of its own. Before the book is set, each part but the games, of which it is known how many
pages they have, is set alone; the pages are counted from these. A book whose page numbers are known is set once: without
them Typst sets each page again when it has found to which pages it refers, which takes half as long again and half as
much memory again. What was found of a part holds until it changes, or a number on it grows longer.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from poker_rulebook.paper.kept import Asked, Measures
from poker_rulebook.paper.text import NUMBER, Text, joined
from poker_rulebook.paper.typesetting import PaperError

Shown = dict[str, Any]  # a book in one language, or something in it

MM = 72 / 25.4  # points
INSIDE, OUTSIDE, TOP = 20 * MM, 15 * MM, 24 * MM  # margins; the inner one is at the left of an odd page
ABOVE = 10  # points that are shown above a place to which a link leads
ROUNDS = 8
SIGNS = 9500  # of a page as data, about


@dataclass(frozen=True)
class BookPart:
    """What begins on a page of its own.

    kind    of what book.typ knows
    of      what it shows, with the number of the book in its edition: one, or several side by side
    labels  of its places, the first of them on its first page
    """

    kind: str
    of: Sequence[tuple[int, Any]]
    labels: Sequence[str] = ()

    @property
    def pages(self) -> int | None:
        """How many there are, where that is known."""
        return sum(len(game["pages"]) for _, game in self.of) if self.kind == "game" else None


TITLE, IMPRINT = BookPart("title", ()), BookPart("imprint", ())


class Position(NamedTuple):
    """Where something stands in a book: page, points from its left and from its top."""

    page: int
    x: float
    y: float


Positions = dict[str, Position]  # by label


# --- the parts


def parts_of(books: Sequence[Shown]) -> Iterator[BookPart]:
    """All parts of an edition.

    books    with their games on pages: the book in each language of the edition
    """

    def each(
        kind: str, show: Callable[[Shown], Any], places: Callable[[Shown], list[str]]
    ) -> Iterator[BookPart]:
        for n, book in enumerate(books):
            yield BookPart(kind, [(n, show(book))], _labels(book, kind, *places(book)))

    yield from each("contents", _contents, lambda book: [])
    for n, _ in enumerate(books[0]["parts"]):
        shown = [(number, book["parts"][n] | {"opens": n == 0}) for number, book in enumerate(books)]
        labels = [label for number, part in shown for label in _labels(books[number], *_rules(part))]
        yield BookPart("part", shown, labels)
    yield from each("shared", lambda book: book["shared"], _shared)
    yield from each("all-games", _all_games, lambda book: [])
    for games in zip(*(_games(book) for book in books), strict=True):
        yield from _openings(books, games)
    yield from each("mixes", _mixes, lambda book: [f"page-{mix['id']}" for mix in book["mixes"]])
    yield from each("tda", lambda book: book["tda"], lambda book: [])
    yield from each("glossary", lambda book: book["glossary"], _words)
    yield from each("sources", lambda book: book["sources"], lambda book: [])
    yield from each("index", lambda book: book["index"], lambda book: [])


def to(book: Shown, place: str) -> dict[str, Any]:
    """A reference by page alone."""
    return {"to": f"{book['locale']}-{place}", "p": NUMBER}


def _labels(book: Shown, *places: str) -> list[str]:
    return [f"{book['locale']}-{place}" for place in places]


def _games(book: Shown) -> list[Shown]:
    return [game for family in book["families"] for game in family["games"]]


def _openings(books: Sequence[Shown], games: Sequence[Shown]) -> Iterator[BookPart]:
    """The pages of a game; of several languages, each with its translations beside it."""
    numbers = (
        [range(len(games[0]["pages"]))] if len(books) == 1 else [[n] for n in range(len(games[0]["pages"]))]
    )
    for some in numbers:
        of = [(n, game | {"pages": [game["pages"][page] for page in some]}) for n, game in enumerate(games)]
        names = [f"page-{games[0]['id']}", *([f"family-{games[0]['opens']}"] if games[0]["opens"] else [])]
        yield BookPart(
            "game", of, [one for book in books for one in _labels(book, *names)] if 0 in some else []
        )


def _rules(part: Shown) -> list[str]:
    chapters = part["chapters"]
    return [
        f"part-{part['id']}",
        *(f"page-{chapter['id']}" for chapter in chapters),
        *(f"rule-{rule['id']}" for chapter in chapters for rule in chapter["rules"]),
    ]


def _shared(book: Shown) -> list[str]:
    return [f"common-{one['mark']}" for part in book["shared"] for one in part["rules"]]


def _words(book: Shown) -> list[str]:
    return [f"word-{word['id']}" for _, words in book["glossary"] for word in words]


def _contents(book: Shown) -> list[list[Any]]:
    """Lines: how far each is indented, -1 for a heading; its name and its place."""

    def head(place: str, name: Text) -> list[Any]:
        return [-1, name, to(book, place)]

    def of_its_label(key: str) -> list[Any]:
        return head(key.removeprefix("paper-"), book["labels"][key])

    lines = []
    for part in book["parts"]:
        lines.append(head(f"part-{part['id']}", part["name"]))
        lines += [
            [0, joined([one["number"], " ", one["name"]]), to(book, f"page-{one['id']}")]
            for one in part["chapters"]
        ]
    lines += [of_its_label("paper-shared"), of_its_label("all-games")]
    for family in book["families"]:
        lines.append(head(f"family-{family['id']}", family["name"]))
        lines += [[row["depth"], row["name"], to(book, f"page-{row['id']}")] for row in family["rows"]]
    lines.append(of_its_label("mixes"))
    lines += [[0, mix["name"], to(book, f"page-{mix['id']}")] for mix in book["mixes"]]
    return lines + [of_its_label(key) for key in ("tda", "glossary", "sources", "index")]


def _all_games(book: Shown) -> list[Shown]:
    return [
        {"name": family["name"], "text": family["text"], "columns": book["columns"]}
        | {"rows": [row | {"at": to(book, f"page-{row['id']}")} for row in family["rows"]]}
        for family in book["families"]
    ]


def _mixes(book: Shown) -> list[Shown]:
    return [
        mix | {"games": [game | {"at": to(book, f"page-{game['game']}")} for game in mix["games"]]}
        for mix in book["mixes"]
    ]


# --- where they stand


@dataclass(frozen=True)
class Extent:
    """How many pages a part has, and for each of its labels on which of them it stands, from 0, how far from the text at the
    left, and how far from the top."""

    pages: int
    places: Sequence[tuple[int, float, float]]


def with_positions(
    editions: Sequence[tuple[Any, Sequence[BookPart]]], measures: Measures
) -> list[tuple[list[BookPart], Positions]]:
    """Each edition with all its parts, title and imprint among them, and where its labels stand.

    editions    what all pages of one say, and its parts in order

    Raises PaperError where a page number moves what it is on, and that the number.
    """
    known = [_positions(parts, list(map(_guess, parts))) for _, parts in editions]
    for _ in range(ROUNDS):
        before = known
        asked = [
            Asked("book.typ", {"books": books}, [_sketch(part, at) for part in parts if part.pages is None])
            for (books, parts), at in zip(editions, known, strict=True)
        ]
        measures.ask(asked)
        extents = [
            list(_extents(parts, measures.of(one))) for (_, parts), one in zip(editions, asked, strict=True)
        ]
        known = [_positions(parts, of) for (_, parts), of in zip(editions, extents, strict=True)]
        if known == before:
            return [
                (_with_imprint(parts, of, at), at)
                for (_, parts), of, at in zip(editions, extents, known, strict=True)
            ]
    raise PaperError("the pages of the book do not come to rest")


def _guess(part: BookPart) -> Extent:
    """About where everything stands: page numbers as long as they will be are all that is needed."""
    if part.pages is not None:
        return _of_games(part)
    texts = [json.dumps(shown, ensure_ascii=False) for _, shown in part.of]
    # a kanji is two
    signs = sum(len(text) + len(text.encode("utf-8", "surrogatepass")) for text in texts) / 2
    pages = max(1, round(signs / SIGNS + 0.3))
    names = [label.split("-", 2)[2] if label.count("-") > 1 else label for label in part.labels]
    where = [max(0, texts[0].find(f'"{name}"')) / len(texts[0]) for name in names]
    return Extent(pages, [(int(at * pages), 0, 0) for at in where])


def _of_games(part: BookPart) -> Extent:
    """Its name and that of its family stand at the top of its first page, in each language on one of its own."""
    each = len(part.labels) // len(part.of)
    return Extent(part.pages or 0, [(n // each, 0, TOP) for n in range(len(part.labels))])


def _extents(parts: Sequence[BookPart], measured: Iterable[Any]) -> Iterator[Extent]:
    """Of every part.    measured    of those whose pages were not known"""
    numbers = iter(measured)
    for part in parts:
        yield Extent(*next(numbers)) if part.pages is None else _of_games(part)


def _positions(parts: Sequence[BookPart], extents: Sequence[Extent]) -> Positions:
    """The positions in the whole book; every part goes on where the last one ended."""
    known: Positions = {}
    page = 2 if _imprint_is_last(parts, extents) else 3
    for part, extent in zip(parts, extents, strict=True):
        for label, (later, x, y) in zip(part.labels, extent.places, strict=True):
            left = INSIDE if (page + later) % 2 else OUTSIDE
            known[label] = Position(page + later, round(left + x, 3), round(max(0, y - ABOVE), 3))
        page += extent.pages
    return known


def _imprint_is_last(parts: Sequence[BookPart], extents: Sequence[Extent]) -> bool:
    """Whether a page would stay empty if the imprint stood after the title: games in two languages begin at the left."""
    before = next((n for n, part in enumerate(parts) if part.kind == "game"), 0)
    return len(parts[before].of) > 1 and sum(extent.pages for extent in extents[:before]) % 2 == 0


def _with_imprint(parts: Sequence[BookPart], extents: Sequence[Extent], at: Positions) -> list[BookPart]:
    """All parts of the book, as they are set: in the index one place for each page."""
    every = [
        BookPart(part.kind, [(book, _once_a_page(shown, at)) for book, shown in part.of])
        if part.kind == "index"
        else part
        for part in parts
    ]
    return [TITLE, *every, IMPRINT] if _imprint_is_last(parts, extents) else [TITLE, IMPRINT, *every]


def _sketch(part: BookPart, at: Positions) -> dict[str, Any]:
    """What is set of a part to find its places: of page numbers it matters how long they are, and which are the same."""
    of = [(book, _once_a_page(shown, at) if part.kind == "index" else shown) for book, shown in part.of]
    long = {label: "8" * len(str(at[label].page)) for label in sorted(set(_cited(of)))}
    return {"kind": part.kind, "of": of, "labels": part.labels, "numbers": long}


def _once_a_page(index: Any, at: Positions) -> list[Any]:
    """The index with one place for each page that a line of it names."""

    def first_of_each(places: Iterable[Any]) -> list[Any]:
        by_page: dict[int, Any] = {}
        for place in places:
            by_page.setdefault(at[place["to"]].page, place)
        return list(by_page.values())

    return [[letter, [[name, first_of_each(places)] for name, places in lines]] for letter, lines in index]


def _cited(shown: Any) -> Iterator[str]:
    """The labels that it gives by their pages, wherever they stand in it."""
    if isinstance(shown, dict):
        if "p" in shown and "to" in shown:
            yield shown["to"]
        for value in shown.values():
            yield from _cited(value)
    elif isinstance(shown, (list, tuple)):
        for value in shown:
            yield from _cited(value)
