"""The parts of a book in their order: each begins on a page of its own, and knows what can be referred to in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from poker_rulebook.paper.text import NUMBER, Text, joined

Shown = dict[str, Any]  # a book in one language, or something in it


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
