"""The parts of a book in their order, and its gatherings: parts that are set together, each gathering in a file of its
own, and bound into one book.

A part begins on a page of its own, and knows what can be referred to in it. After an edit only those gatherings are set
again in which something has changed, or a number of a page that they name. What differs with every edit, the imprint,
therefore has its own.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from poker_rulebook.paper.text import NUMBER, Text, joined
from poker_rulebook.paper.typesetting import Job

Shown = dict[str, Any]  # a book in one language, or something in it
# Label -> page, points from its left and from its top; "imprint" and "end" besides.
Places = dict[str, list[float]]

FOLDER = ".gatherings"  # beside the books, and no file to be read
# Pages of games in a language: each gathering has fonts of its own, which make a book larger.
ENOUGH = 65
LED_TO = re.compile(r'"to": "([^"]+)"')  # in JSON
FIRST = ("title", "subtitle", "imprint")  # what the first pages say of a book


@dataclass(frozen=True)
class Part:
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


def parts_of(books: Sequence[Shown]) -> Iterator[Part]:
    """All parts of an edition.

    books    with their games on pages: the book in each language of the edition
    """

    def each(kind: str, show: Callable[[Shown], Any], places: Callable[[Shown], list[str]]) -> Iterator[Part]:
        for n, book in enumerate(books):
            yield Part(kind, [(n, show(book))], _labels(book, kind, *places(book)))

    yield from each("contents", _contents, lambda book: [])
    for n, _ in enumerate(books[0]["parts"]):
        shown = [(number, book["parts"][n] | {"opens": n == 0}) for number, book in enumerate(books)]
        labels = [label for number, part in shown for label in _labels(books[number], *_rules(part))]
        yield Part("part", shown, labels)
    yield from each("shared", lambda book: book["shared"], _shared)
    yield from each("all-games", _all_games, lambda book: [])
    if len(books) > 1:
        yield Part("even", [])
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


def _openings(books: Sequence[Shown], games: Sequence[Shown]) -> Iterator[Part]:
    """The pages of a game; of several languages, each with its translations beside it."""
    numbers = (
        [range(len(games[0]["pages"]))] if len(books) == 1 else [[n] for n in range(len(games[0]["pages"]))]
    )
    for some in numbers:
        of = [(n, game | {"pages": [game["pages"][page] for page in some]}) for n, game in enumerate(games)]
        names = [f"page-{games[0]['id']}", *([f"family-{games[0]['opens']}"] if games[0]["opens"] else [])]
        yield Part("game", of, [one for book in books for one in _labels(book, *names)] if 0 in some else [])


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


# --- gatherings


@dataclass(frozen=True)
class Gathering:
    """Parts that are set together.    before    pages of earlier gatherings; pages    of its own"""

    parts: Sequence[Part]
    before: int
    pages: int


def gatherings_of(parts: Sequence[Part], places: Places) -> list[Gathering]:
    """In order. Each begins with a heading of the highest level, or has none.    places    in the whole book"""
    end, imprint = int(places["end"][0]), int(places["imprint"][0])
    title = [Part("title", []), *([] if imprint == end else [Part("imprint", [])])]
    found = [(1, title)]
    for part in parts:
        begins = int(places[part.labels[0]][0]) if part.labels else 0
        if _opens(found[-1][1], part, begins - found[-1][0]):
            found.append((begins, []))
        found[-1][1].extend([part] if part.of else [])
    if imprint == end:
        found.append((end, [Part("imprint", [])]))
    ends = [*(begins for begins, _ in found[1:]), end + 1]
    return [Gathering(some, begins - 1, to - begins) for (begins, some), to in zip(found, ends, strict=True)]


def _opens(last: Sequence[Part], part: Part, pages: int) -> bool:
    """Whether a gathering begins with a part.    pages    that the last one would have"""
    if part.kind != "game":
        return last[-1].kind in ("title", "game", "imprint") and bool(part.labels)
    _, game = part.of[0]
    enough = pages >= ENOUGH * len(part.of) if last[0].kind == "game" else True
    return bool(part.labels and game["opens"] and enough)


def gathering_jobs(
    books: Sequence[Shown],
    parts: Sequence[Part],
    places: Places,
    first: Mapping[str, Any],
    path: Path,
    look: str,
) -> Iterator[Job]:
    """The jobs that set them, in order.

    books    each language of the edition
    first    what the first pages say of the edition
    path    of the book
    """
    for number, one in enumerate(gatherings_of(parts, places), 1):
        opening = any(not part.of for part in one.parts)
        of = [{"kind": part.kind, "of": part.of} for part in one.parts]
        led_to = sorted(set(LED_TO.findall(json.dumps(of))))
        data = {
            "title": " · ".join(book["plain_title"] for book in books),
            "books": [
                on_pages(book) | ({key: book[key] for key in FIRST} if opening else {}) for book in books
            ],
            "parts": of,
            "numbers": {label: int(places[label][0]) for label in led_to},
            "before": one.before,
            "pages": one.pages,
        }
        if opening:
            data |= first
        made = path.parent / FOLDER / f"{path.stem}-{number:02}.part"
        yield Job("book.typ", json.dumps(data, ensure_ascii=False), made, look=look, number=number)


def on_pages(book: Shown) -> Shown:
    """What can stand on any page."""
    return {key: book[key] for key in ("locale", "labels", "page", "edition")}
