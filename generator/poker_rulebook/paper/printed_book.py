"""The book: in a language, or in several on facing pages, for A4 and US Letter; its first and last pages, and what stands around the text.

Each part begins on a page of its own. Before the book is set, each part but the games, of which it is known how many
pages they have, is set alone; the pages are counted from these. A book whose page numbers are known is set once: without
them Typst sets each page again when it has found to which pages it refers, which takes half as long again and half as
much memory again. What was found of a part holds until it changes, or a number on it grows longer.

The index: games, mixes, chapters, rules and words under every name they go by, each with all its pages.

Where the index has the order of readings, a language says in readings.txt in its folder what it writes in other signs
than those of a reading.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import cache, partial
from hashlib import sha256
from importlib.metadata import version
from itertools import pairwise
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

from babel.dates import format_date, format_skeleton
from msgspec import Struct
from msgspec.structs import replace

from poker_rulebook.book.load import GLOSSARY_PATH
from poker_rulebook.cache import program_digest
from poker_rulebook.digests import digest_of
from poker_rulebook.document.edition import Edition, Family, Labels, PastEdition, PublishedAs, needed
from poker_rulebook.document.tree import Citation, Section, SourceView
from poker_rulebook.document.views import (
    MARKS,
    OVERVIEW,
    AccountedView,
    ChapterView,
    Endpapers,
    GeneralRule,
    Ladder,
    MixView,
    PageView,
    WordView,
    on_scale,
)
from poker_rulebook.language.collation import LETTERS, name_order
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase, Sentence, as_said, heading, say, with_values
from poker_rulebook.language.sentences import joined as both
from poker_rulebook.languages import LANGUAGES, READ
from poker_rulebook.paper.composing import GameTree, composed, cost_of, in_a_row
from poker_rulebook.paper.games import (
    SetPages,
    SetParagraph,
    Sources,
    choices,
    game_data,
    heights_of,
    marks_of,
    measured,
    pages_of,
    without_parts,
)
from poker_rulebook.paper.typesetting import Job, Measures, PaperError, ToMeasure, job, look_of, made_by
from poker_rulebook.paper.typst_text import (
    DOT,
    NUMBER,
    PAGE,
    Renderer,
    SetText,
    Typeset,
    concatenated,
    in_latin,
    label_of,
    spaced,
)
from poker_rulebook.workers import divided

# --- what stands around the text of a page of the book


MM = 72 / 25.4  # points
INSIDE, OUTSIDE, TOP = 20 * MM, 15 * MM, 24 * MM  # margins; the inner one is at the left of an odd page
MIDDLE = 84 * MM  # from the left of the text: what lies further right is in the second column
NEAR = 4 * MM  # below the top: what stands there is the first in its column
HALF = TOP + 128 * MM  # half of the text


class Position(NamedTuple):
    """Where something stands in a book: page, points from its left and from its top."""

    page: int
    x: float
    y: float

    @property
    def is_first(self) -> bool:
        """Whether nothing stands before it on its page."""
        left = INSIDE if self.page % 2 else OUTSIDE
        return self.x - left < MIDDLE and self.y < TOP + NEAR


Positions = Mapping[str, Position]  # by label


def heads(book: Typeset, at: Positions) -> dict[str, str]:
    """Page -> the first and the last of the rules on it, "10.7–11.5".

    A rule that goes on from the page before is the first one.
    """
    found: dict[int, list[str]] = {}
    there = [(number, at[f"{book['locale']}-{place}"]) for number, place in _rule_numbers(book)]
    for (number, here), (_, after) in pairwise(there):
        last = after.page - 1 if after.is_first else after.page
        for page in range(here.page, max(here.page, last) + 1) if number else ():
            found.setdefault(page, []).append(number)
    return {str(page): "–".join(dict.fromkeys((it[0], it[-1]))) for page, it in found.items()}


def _rule_numbers(book: Typeset) -> Iterator[tuple[str, str]]:
    """Number and place of every general rule, and without a number where a chapter ends."""
    for chapter in (chapter for part in book["parts"] for chapter in part["chapters"]):
        yield from ((rule["number"], f"rule-{rule['id']}") for rule in chapter["rules"])
        yield "", f"end-{chapter['id']}"


def tabs(book: Typeset) -> list[Typeset]:
    """All tabs, from the top of the edge to its foot: each with the id of what it is for, its name, and the family of games
    whose colour it has."""

    def every() -> Iterator[tuple[str, object, str]]:
        yield from ((part["id"], part["name"], "") for part in book["parts"])
        yield from ((family["id"], family["tab"], family["id"]) for family in book["families"])
        yield from ((key, book["labels"][key], "") for key in ("mixes", "glossary", "index") if book[key])

    return [{"id": id_, "name": name, "family": family} for id_, name, family in every()]


# --- the first and the last pages of the book as data: the ladder of hands, and what went wrong


ENOUGH = 12  # games, from which on a book has a map and a table of all games
IN_GROUP = ("family", "draws")  # columns of the table of all games that its group says


def endpaper_data(t: Renderer, book: Edition, ends: Endpapers, *, paged: bool = True) -> dict[str, Typeset]:
    """The parts of the book that the endpapers are, by their kinds.    paged    whether they say on which page things stand"""
    rules = {rule.id: rule for chapter in book.chapters for rule in chapter.rules}
    found = {}
    if ends.ladder:
        found["ladder"] = _ladder(t, ends.ladder, rules)
    if len(ends.branches) >= ENOUGH:
        found["tonight"] = _tonight(t, book, ends)
        register = "paged" if paged else ""
        found["map"] = {
            "words": {key: t(as_said(register, say(key))) for key in ("map-title", "map-text")},
            "families": [[family.id, t(family.name)] for family in book.families],
            "games": [
                t.of(it, "name family depth change") | {"page": t.link(f"page-{it.game}", "", PAGE)}
                for it in ends.branches
            ],
        }
    if ends.wrong:
        found["wrong"] = _wrong(t, ends, rules)
    return found


def _tonight(t: Renderer, book: Edition, ends: Endpapers) -> Typeset:
    """The table of all games by board and draws on two pages, which part where a group ends, if one ends near the middle."""
    rows = {row.game: row for row in book.overview}
    columns = [n for n, column in enumerate(OVERVIEW) if column not in IN_GROUP]
    found: list[Typeset] = []
    for kind in ends.kinds:
        for n, game in enumerate((*kind.whole, *kind.divided)):
            cells = [t(rows[game].cells[column]) for column in columns]
            shown = {"name": t(rows[game].name), "known": game in book.best_known, "cells": cells}
            link = {"page": t.link(f"page-{game}", "", PAGE), "group": "" if n else t(kind.row)}
            found.append(shown | link | {"divides": n == len(kind.whole) > 0})
    ends_of = [n for n, row in enumerate(found) if row["group"] and len(found) < 4 * n < 3 * len(found)]
    cut = min(ends_of or [len(found) // 2], key=lambda n: abs(2 * n - len(found)))
    return {
        "title": t(say("tonight-title")),
        "text": t(say("tonight-text")),
        "columns": [t(book.overview_columns[n]) for n in (0, *(column + 1 for column in columns))],
        "pages": [found[:cut], found[cut:]],
    }


def _ladder(t: Renderer, found: Ladder, rules: Mapping[str, GeneralRule]) -> Typeset:
    highs = [
        {"name": t(rung.name), "cards": t.cards(rung.sample), "odds": [t(said) for said in rung.said]}
        | {"hands": t(found.counted(rung))}
        | {"at": rung.at}
        for rung in found.highs
    ]
    lows = [
        {"name": t(rung.name), "class": rung.is_class}
        | {"hands": [[t(it.hand), t(it.said), t(it.why)] for it in rung.hands]}
        for rung in found.lows
    ]
    scales = [
        {"name": t(scale.name), "ace": t(scale.ace), "straights": t(scale.straights)}
        | {"rule": _number(t, rules, scale.rule)}
        for scale in found.scales
    ]
    keys = "high high-text few many low low-text how".split()
    return {
        "words": {key: t(say(f"ladder-{key}")) for key in keys},
        "marks": [[t.language.number(n), on_scale(n)] for n in MARKS],
        "highs": highs,
        "scales": scales,
        "lows": lows,
        "followed": [{"hand": t(it.hand), "rungs": it.rungs} for it in found.followed],
    }


def _number(t: Renderer, rules: Mapping[str, GeneralRule], id_: str) -> Typeset | str:
    """The number of a rule, which leads there; '' in a book without it."""
    return t.link(f"rule-{id_}", rules[id_].number) if id_ in rules else ""


def _wrong(t: Renderer, ends: Endpapers, rules: Mapping[str, GeneralRule]) -> Typeset:
    turns = [
        {
            "question": t(turn.question),
            "rules": [
                {"name": t(rule.name), "until": t(rule.until), "number": _number(t, rules, rule.id)}
                | {"page": t.link(f"rule-{rule.id}", "", PAGE)}
                for rule in (rules[id_] for id_ in turn.rules if id_ in rules)
            ],
        }
        for turn in ends.wrong
    ]
    return {
        "title": t(say("went-wrong")),
        "text": t(say("errors-text")),
        "until": t(say("put-right-until")),
        "turns": [turn for turn in turns if turn["rules"]],
    }


# --- how to use the book: a page of a game in parts, and every sign where it first stands in the book


PICTURED: Mapping[str, Mapping[str, Any]] = {
    "down": {"face": "down", "state": "new", "act": ""}, "up": {"face": "up", "state": "new", "act": ""},
    "old": {"face": "up", "state": "old", "act": ""}, "either": {"face": "either"},
    "empty": {"face": "up", "state": "empty"}, "out": {"state": "out"},
    "swap": {"face": "down", "act": "swap"}, "flip": {"act": "flip"}, "gone": {"act": "gone"},
    "received": {"times": 4}, "dice": {"dice": 1}, "fists": {}, "lit": {"lit": True}, "unlit": {"lit": False, "out": False},
    "small": {"size": "small"}, "big": {"size": "big"}, "hollow": {"size": "either"},
}  # fmt: skip  # what stands in pictures of games -> how it is known
SAMPLES = "ties-and-odd-chips", "options", "general-rules"  # of rules, options and references
LONG = 6  # streets, too many for a sample
HOW_WORDS = "how-title how-text how-signs how-pictures how-words tda-unverified put-right-until".split()
IN_TEXT = "suits number sum question outcome until unverified head tab tree variant bold".split()


def how_to_use(t: Renderer, book: Edition, families: Sequence[Typeset]) -> Typeset:
    """The parts of a page, of the best-known game with the most signs, and all signs that are in any game of the book."""
    games = [game for family in families for game in family["games"]]
    signs = {game["id"]: _signs_in(game) for game in games}
    known = {id_ for id_ in signs if id_ in book.best_known}
    game = max(games, key=lambda it: (it["id"] in known, len(it["streets"]) < LONG, len(signs[it["id"]])))
    found = {key: it for of_game in reversed(signs.values()) for key, it in of_game.items()}
    parts: dict[str, Typeset] = {key: {} for key in ("name", "lead", "facts", "streets")}
    for key, of in zip(("rules", "options", "references"), SAMPLES, strict=True):
        title = t(heading(say(of)))
        parts |= [(key, it | {"small": it.get("small") is True}) for it in game["blocks"] if it["t"] == title]
    parts |= [("hand", {"t": "", "hand": it}) for it in game["hands"][::-1] if not it["grid"]]
    parts["sources"] = {key: game[key] for key in ("sources", "digest")}
    return {
        "words": {key: t(heading(say(key))) for key in HOW_WORDS},
        "game": without_parts(game),
        "page": [t.link(f"page-{game['id']}", game["name"], NUMBER)],
        "parts": [[t(say(f"how-{key}")), it] for key, it in parts.items()],
        "pictures": [[key, found[key], t(say(f"how-{key}"))] for key in PICTURED if key in found],
        "in_text": [[key, t(say(f"how-{key}"))] for key in IN_TEXT],
        "numbers": [rule.number for it in book.chapters[:1] for rule in it.rules],
    }


def _signs_in(game: Typeset) -> dict[str, Typeset]:
    shown = [*_parts_in([game["streets"], *(it.get("figures") for it in game["blocks"])])][::-1]
    signs = PICTURED.items()
    return {
        key: it
        for key, sign in signs
        for it in shown
        if bool(sign) == bool(it) and sign.items() <= it.items()
    }


# --- the book: in a language, or in several on facing pages, for A4 and US Letter


# The parts of a book, and on which page everything stands


ABOVE = 10  # points that are shown above a place to which a link leads
ROUNDS = 8
SIGNS = 10_000  # of a page as data, about


class BookPart(Struct, frozen=True):
    """What begins on a page of its own.

    kind    of what book.typ knows
    of      what it shows, with the number of its language: one, or several side by side
    labels  of its places, the first of them on its first page
    tab     the id of the tab at the edge of its pages; '' for none
    """

    kind: str
    of: Sequence[tuple[int, Any]]
    labels: Sequence[str] = ()
    tab: str = ""

    @property
    def pages(self) -> int | None:
        """How many there are, where that is known."""
        if self.kind in (*FRONT, *BACK):
            return 2
        return sum(len(game["pages"]) for _, game in self.of) if self.kind == "game" else None


FRONT, BACK = ("how", "tonight", "map"), ("ladder", "wrong")  # spreads before everything else, and after it
TITLE, IMPRINT, NOTES = BookPart("title", ()), BookPart("imprint", ()), BookPart("notes", ())


# --- the parts


def parts_of(books: Sequence[Typeset]) -> Iterator[BookPart]:
    """All parts of a book.    books    with their games on pages: the book in each of its languages"""

    def each(
        kind: str, show: Callable[[Typeset], Any], places: Callable[[Typeset], list[str]]
    ) -> Iterator[BookPart]:
        for n, book in enumerate(books):
            yield BookPart(kind, [(n, show(book))], _labels(book, kind, *places(book)), kind)

    for kind in FRONT:
        if kind in books[0]:
            yield from each(kind, itemgetter(kind), lambda book: [])
    yield from each("contents", _contents, lambda book: [])
    for n, _ in enumerate(books[0]["parts"]):
        shown = [(number, book["parts"][n] | {"opens": n == 0}) for number, book in enumerate(books)]
        labels = [label for number, part in shown for label in _labels(books[number], *_rules(part))]
        yield BookPart("part", shown, labels, books[0]["parts"][n]["id"])
    of_families = [family["id"] for family in books[0]["families"] for _ in family["games"]]
    for family, *games in zip(of_families, *(_games(book) for book in books), strict=True):
        yield from _openings(books, games, family)
    if books[0]["mixes"]:
        yield from each("mixes", _mixes, lambda book: [f"page-{mix['id']}" for mix in book["mixes"]])
    if books[0]["parts"]:
        yield from each("tda", lambda book: book["tda"], lambda book: [])
    yield from each("glossary", lambda book: book["glossary"], _words)
    yield from each("sources", lambda book: book["sources"], lambda book: [])
    if "changes" in books[0]:
        yield from each("changes", itemgetter("changes"), lambda book: [])
    yield from each("index", lambda book: book["index"], lambda book: [])
    for kind in (it for it in BACK if it in books[0]):
        yield from each(kind, itemgetter(kind), lambda book: [])


def to(book: Typeset, place: str) -> dict[str, Any]:
    """A reference by page alone."""
    return {"to": f"{book['locale']}-{place}", "p": NUMBER}


def _labels(book: Typeset, *places: str) -> list[str]:
    return [f"{book['locale']}-{place}" for place in places]


def _games(book: Typeset) -> list[Typeset]:
    return [game for family in book["families"] for game in family["games"]]


def _openings(books: Sequence[Typeset], games: Sequence[Typeset], family: str) -> Iterator[BookPart]:
    """The pages of a game; of several languages, each with its translations beside it."""
    numbers = (
        [range(len(games[0]["pages"]))] if len(books) == 1 else [[n] for n in range(len(games[0]["pages"]))]
    )
    for some in numbers:
        of = [(n, game | {"pages": [game["pages"][page] for page in some]}) for n, game in enumerate(games)]
        names = [f"page-{games[0]['id']}", *([f"family-{games[0]['opens']}"] if games[0]["opens"] else [])]
        labels = [one for book in books for one in _labels(book, *names)] if 0 in some else []
        yield BookPart("game", of, labels, family)


def _rules(part: Typeset) -> list[str]:
    chapters = part["chapters"]
    return [
        f"part-{part['id']}",
        *(f"page-{chapter['id']}" for chapter in chapters),
        *(f"rule-{rule['id']}" for chapter in chapters for rule in chapter["rules"]),
        *(f"end-{chapter['id']}" for chapter in chapters),
    ]


def _words(book: Typeset) -> list[str]:
    return [f"word-{word['id']}" for _, words in book["glossary"] for word in words]


def _contents(book: Typeset) -> list[list[Any]]:
    """Lines: how far each is indented, below 0 for a heading; its name and its place; of a family what its games are.

    Games have lines where no map has them.
    """

    def head(place: str, name: SetText) -> list[Any]:
        return [-1, name, to(book, place)]

    def of_its_label(key: str) -> list[Any]:
        return head(key, book["labels"][key])

    lines: list[list[Any]] = []
    for part in book["parts"]:
        lines.append(head(f"part-{part['id']}", part["name"]))
        lines += [
            [0, concatenated([one["number"], " ", one["name"]]), to(book, f"page-{one['id']}")]
            for one in part["chapters"]
        ]
    for family in book["families"]:
        lines.append([-2, family["name"], to(book, f"family-{family['id']}"), family["text"]])
        rows = [] if "map" in book else family["rows"]
        lines += [[row["depth"], row["name"], to(book, f"page-{row['id']}")] for row in rows]
    lines += [of_its_label("mixes")] if book["mixes"] else []
    lines += [[0, mix["name"], to(book, f"page-{mix['id']}")] for mix in book["mixes"]]
    lines += [of_its_label(key) for key in ("tda", "glossary", "sources") if key != "tda" or book["parts"]]
    lines += [head("changes", book["changes"]["title"])] if "changes" in book else []
    return [*lines, of_its_label("index")]


def _mixes(book: Typeset) -> list[Typeset]:
    return [
        mix | {"games": [game | {"at": to(book, f"page-{game['game']}")} for game in mix["games"]]}
        for mix in book["mixes"]
    ]


# --- where they stand


class Extent(Struct, frozen=True):
    """How many pages a part has, and for each of its labels on which of them it stands, from 0, how far from the text at the
    left, and how far from the top."""

    pages: int
    places: Sequence[tuple[int, float, float]]


def with_positions(books: Any, parts: list[BookPart], measures: Measures) -> tuple[list[BookPart], Positions]:
    """A book with all its parts, title and imprint among them, and where its labels stand.

    books    what all pages say, in each language; parts    in order

    Raises PaperError where positions and page numbers keep changing each other.
    """
    known = _positions(parts, list(map(_guess, parts)))
    parts = _closer(books, parts, known, measures)
    for n in range(ROUNDS):
        before, late = known, n > 0
        asked = [_sketch(part, known) for part in parts if _is_asked(part, late=late)]
        measured = measures.of(ToMeasure("book.typ", {"books": books}, asked))
        numbers = iter(measured)
        extents = [Extent(*next(numbers)) if _is_asked(part, late=late) else _guess(part) for part in parts]
        known = _positions(parts, extents)
        if late and known == before:
            return _whole(parts, extents, known), known
    raise PaperError(
        "the page numbers of the book keep changing: the length of one moves what stands on another page"
    )


def _closer(books: Any, parts: list[BookPart], at: Positions, measures: Measures) -> list[BookPart]:
    """The parts, those of general rules in close lines where that spares a last page with hardly anything on it."""

    def extents(some: list[BookPart]) -> list[Extent]:
        asked = ToMeasure("book.typ", {"books": books}, [_sketch(part, at) for part in some])
        return [Extent(*found) for found in measures.of(asked)]

    def ends_early(pages: int, last: tuple[int, float, float]) -> bool:
        return last[0] + 1 == pages and last[1] < MIDDLE and last[2] < HALF

    every = [part for part in parts if _is_asked(part, late=False)]
    usual = [
        (part, it.pages)
        for part, it in zip(every, extents(every), strict=True)
        if part.kind == "part" and len(part.of) == 1 and ends_early(it.pages, it.places[-1])
    ]
    close = [replace(it, of=[(book, shown | {"close": True}) for book, shown in it.of]) for it, _ in usual]
    found = zip(usual, close, extents(close), strict=True)
    shorter = {part.tab: now for (part, pages), now, it in found if it.pages < pages}
    return [shorter.get(it.tab, it) if it.kind == "part" else it for it in parts]


def _is_asked(part: BookPart, *, late: bool) -> bool:
    """Whether it is measured: the index, which has every page and stands behind them, from the second round on, which is late."""
    return part.pages is None and (late or part.kind != "index")


def _guess(part: BookPart) -> Extent:
    """A first guess of where everything stands: it is good enough when page numbers have the right number of digits."""
    if part.pages is not None:
        return _known(part)
    texts = [json.dumps(shown, ensure_ascii=False) for _, shown in part.of]
    # a kanji is two
    signs = sum(len(text) + len(text.encode("utf-8", "surrogatepass")) for text in texts) / 2
    pages = max(1, round(signs / SIGNS + 0.3))
    names = [label.split("-", 2)[2] if label.count("-") > 1 else label for label in part.labels]
    where = [max(0, texts[0].find(f'"{name}"')) / len(texts[0]) for name in names]
    return Extent(pages, [(int(at * pages), 0, 0) for at in where])


def _known(part: BookPart) -> Extent:
    """Of a game, or a spread: its names stand at the top of its first page, in each language on one of its own."""
    each = len(part.labels) // len(part.of)
    return Extent(part.pages or 0, [(n // each, 0, TOP) for n in range(len(part.labels))])


def _positions(parts: Sequence[BookPart], extents: Sequence[Extent]) -> Positions:
    """The positions in the whole book; every part goes on where the last one ended."""
    known: dict[str, Position] = {}
    page = 1
    for part, extent in _arranged(parts, extents):
        for label, (later, x, y) in zip(part.labels, extent.places, strict=True):
            left = INSIDE if (page + later) % 2 else OUTSIDE
            known[label] = Position(page + later, round(left + x, 3), round(max(0, y - ABOVE), 3))
        page += extent.pages
    return known


def _arranged(parts: Sequence[BookPart], extents: Sequence[Extent]) -> list[tuple[BookPart, Extent]]:
    """All parts in order, title and imprint among them.

    Games and the last spreads begin at the left: where they would not, the imprint stands before them, or a page for notes;
    else it is the last page.
    """
    alone = Extent(1, ())
    every = list(zip(parts, extents, strict=True))
    found, imprint = [(TITLE, alone)], [(IMPRINT, alone)]
    first_game = next((n for n, part in enumerate(parts) if part.kind == "game"), 0)
    if (1 + sum(extent.pages for extent in extents[:first_game])) % 2 == 0:
        front = sum(part.kind in FRONT for part in parts)
        every[front:front], imprint = imprint, []
    for part, extent in every:
        if part.kind in BACK and sum(before.pages for _, before in found) % 2 == 0:
            found += imprint or [(NOTES, alone)]
            imprint = []
        found.append((part, extent))
    return found + imprint


def _whole(parts: Sequence[BookPart], extents: Sequence[Extent], at: Positions) -> list[BookPart]:
    """All parts of the book, as they are set: in the index one place for each page."""
    return [
        replace(part, of=[(book, _once_a_page(shown, at)) for book, shown in part.of])
        if part.kind == "index"
        else part
        for part, _ in _arranged(parts, extents)
    ]


def _sketch(part: BookPart, at: Positions) -> dict[str, Any]:
    """What is set of a part in order to measure it: page numbers need only the right length, and be equal where they will be."""
    of = [(book, _once_a_page(shown, at) if part.kind == "index" else shown) for book, shown in part.of]
    long = {label: "8" * len(str(at[label].page)) for label in sorted(set(_cited(of)))}
    return {"kind": part.kind, "of": of, "labels": part.labels, "numbers": long}


def _once_a_page(index: Any, at: Positions) -> list[Any]:
    """The index with the pages of each line in order, each once: those on which it stands, and then the others, from the
    first to the last of several in a row."""
    return [[letter, [_with_pages_in_order(line, at) for line in lines]] for letter, lines in index]


def _with_pages_in_order(line: Any, at: Positions) -> list[Any]:
    name, stands, used = line

    def page(place: Any) -> int:
        return at[place["to"]].page

    own = {page(place): [number, place] for number, place in sorted(stands, key=lambda it: page(it[1]))[::-1]}
    others = {page(place): place for place in used if page(place) not in own}
    rows: list[list[Any]] = []
    for number in sorted(others):
        if number - 1 in others:
            rows[-1][1:] = [others[number]]
        else:
            rows.append([others[number]])
    return [name, [own[number] for number in sorted(own)], rows]


def _cited(shown: Any) -> Iterator[str]:
    """Every label to which this text refers by page, at any depth."""
    return (it["to"] for it in _parts_in(shown) if "p" in it and "to" in it)


def _parts_in(shown: Any) -> Iterator[Typeset]:
    """What is shown here, at any depth."""
    if isinstance(shown, dict):
        yield shown
    for value in (
        shown.values() if isinstance(shown, dict) else shown if isinstance(shown, (list, tuple)) else ()
    ):
        yield from _parts_in(value)


# General rules and lists


def chapter_data(t: Renderer, chapter: ChapterView, sources: Sources) -> dict[str, Any]:
    return t.of(chapter, "id number name text digest") | {
        "rules": [rule_data(t, rule) for rule in chapter.rules],
        "sources": marks_of(sources, chapter),
    }


def rule_data(t: Renderer, rule: GeneralRule) -> dict[str, Any]:
    hands = [
        (hand.game, t(say("paper-hand-of", hand=hand.example.title, game=hand.game_name)))
        for hand in rule.hands
        if hand.example.chosen
    ]
    return t.of(rule, "id number name text until cases cases_heads tables") | {
        "decision": t.of(rule.decision, "questions outcomes") if rule.decision else None,
        "options": [choices(t, option) for option in rule.options],
        "sums": [spaced(t.shown(found.lines), t.language.space) for found in rule.sums],
        "hands": [[t.link(f"page-{game}", said, NUMBER)] for game, said in hands],
        "see": [[t.cited(found, 0 if found.kind == "rule" else NUMBER)] for found in rule.see],
    }


def mix_data(t: Renderer, mix: MixView, sources: Sources) -> dict[str, Any]:
    told: list[SetParagraph] = [["", t(rule.title), t(rule.text)] for rule in mix.rules]
    told += [choices(t, option) for option in mix.options]
    told += [["", "", t(note.text)] for note in (*mix.notes, *mix.history)]
    return t.of(mix, "id name essence digest") | {
        "other": t.other(mix),
        "games": [t.of(game, "label game name limit cells") for game in mix.games],
        "rules": told,
        "sources": marks_of(sources, mix),
    }


def tda_data(t: Renderer, columns: Iterable[Phrase], found: Iterable[AccountedView]) -> dict[str, Any]:
    """The rules of the tournament directors, each with ours by their numbers alone.    columns    of their own numbers"""
    rules = [
        t.of(one, "name later subject stands note")
        | {"ours": spaced([[t.link(label_of(it), it.number or t(it.title))] for it in one.ours], DOT)}
        for one in found
    ]
    return {"columns": list(map(t, columns)), "rules": rules}


def changes_data(t: Renderer, since: PastEdition) -> dict[str, Any]:
    """Which pages say something else than in the last edition, by what has become of them; the website tells each sentence."""
    groups: dict[str, list[SetText]] = {}
    # general rules stand before games and mixes, the glossary behind them
    told = sorted(since.told(t.locale), key=lambda it: (it.path == GLOSSARY_PATH, it.path[:6] != "rules/"))
    for page in told:
        name = t(page.name)
        at = (
            [
                t.link(
                    "glossary" if page.path == GLOSSARY_PATH else f"page-{page.path.rpartition('/')[2]}",
                    name,
                    NUMBER,
                )
            ]
            if page.status != "removed"
            else name
        )
        groups.setdefault(page.status, []).append(at)
    day = _day(date.fromisoformat(since.date), t.locale)
    text = [say("paper-changes-text", date=day), say("edition-once")] if groups else [say("edition-nothing")]
    return {
        "title": t(say("paper-changes", edition=since.name)),
        "text": t(both(text)),
        "groups": [[t(heading(say(f"edition-{status}"))), spaced(at, DOT)] for status, at in groups.items()],
    }


def word_data(t: Renderer, word: WordView) -> dict[str, Any]:
    return t.of(word, "id name text") | {
        "reading": word.reading if t.locale == READ and word.reading != t.plain(word.name) else "",
        "other": t.other(word),
        "see": [[t.cited(found, 0 if found.kind in ("rule", "word") else NUMBER)] for found in word.see],
    }


# The index

LATIN = "A–Z"  # what stands in a Japanese index under no kana


class IndexEntry(NamedTuple):
    """A name, how it is read, where it stands, each with the number of its rule or '', and where it is used or cited."""

    name: str
    read: str
    stands: Mapping[str, str]
    used: Collection[str]


def index(t: Renderer, book: Edition) -> list[tuple[str, list[list[Any]]]]:
    """(letter or kana, lines below it) in the order of the language; one line for each name, however it is spaced and
    hyphenated: the name, where it stands, with the numbers of rules, and where it is used or cited."""
    merged: dict[str, IndexEntry] = {}
    for entry in _entries(t, book):
        same = re.sub(r"[\W_]", "", entry.name.casefold())
        if before := merged.get(same):
            entry = before._replace(
                stands={**before.stands, **entry.stands}, used=[*before.used, *entry.used]
            )
        merged[same] = entry
    groups: dict[str, list[list[Any]]] = {}
    for _, letter, entry in sorted(_in_order(t.locale, merged.values()), key=lambda found: found[0]):
        stands = [[number, t.link(place, "", NUMBER)] for place, number in entry.stands.items()]
        used = [t.link(place, "", NUMBER) for place in dict.fromkeys(entry.used)]
        groups.setdefault(letter, []).append([entry.name, stands, used])
    return list(groups.items())


def _in_order(locale: str, entries: Iterable[IndexEntry]) -> Iterator[tuple[Any, str, IndexEntry]]:
    """Every entry with its key and its heading; what a Japanese reader cannot look up by kana stands first."""
    order = name_order(locale)
    for entry in entries:
        if locale == READ and not entry.read:
            yield (0, LETTERS.key(entry.name, "")), LATIN, entry
        else:
            yield (1, order.key(entry.name, entry.read)), order.heading(entry.name, entry.read), entry


def _entries(t: Renderer, book: Edition) -> Iterator[IndexEntry]:
    used, readings = _uses(book), name_order(READ)

    def named(
        place: str,
        name: Phrase,
        read: str,
        also: Iterable[Phrase],
        cited: Iterable[str] = (),
        number: str = "",
    ) -> Iterator[IndexEntry]:
        where = {place: number}, [*cited, *used.get(place, ())]
        yield IndexEntry(_capital(t, t.plain(name)), read or readings.read(t.plain(name)), *where)
        yield from (IndexEntry(_capital(t, other), readings.read(other), *where) for other in _also(t, also))

    for page in (*book.games, *book.mixes):
        yield from named(f"page-{page.id}", page.name, page.reading, page.also)
    for chapter in book.chapters:
        yield from named(f"page-{chapter.id}", chapter.name, chapter.reading, (), (), chapter.number)
        for rule in chapter.rules:
            yield from named(f"rule-{rule.id}", rule.name, "", rule.search, (), rule.number)
    for word in book.words:
        cited = (label_of(found) for found in word.see if found.kind in ("rule", "chapter"))
        yield from named(f"word-{word.id}", word.name, word.reading, word.also, cited)


def _uses(book: Edition) -> dict[str, list[str]]:
    """Place -> the places that cite it: general rules for rules, chapters and games, mixes for their games."""
    found: dict[str, list[str]] = {}
    for chapter in book.chapters:
        for rule in chapter.rules:
            for cited in rule.see:
                found.setdefault(label_of(cited), []).append(f"rule-{rule.id}")
    for mix in book.mixes:
        for game in mix.games:
            found.setdefault(f"page-{game.game}", []).append(f"page-{mix.id}")
    return found


def _also(t: Renderer, names: Iterable[Phrase]) -> Iterator[str]:
    """Other names in the letters of the language; abbreviations are the same in all."""
    for name in map(t.plain, names):
        if in_latin(name) if t.locale != READ else name_order(READ).read(name) or name.isupper():
            yield name


def _capital(t: Renderer, name: str) -> str:
    return name[:1].upper() + name[1:] if t.locale != READ else name


# The whole book


IMPRINT_TEXTS = "imprint-licence imprint-rules imprint-made imprint-type".split()
PRINTED = (
    "also-called column-game contents examples general-rules general-rules-scope glossary index "
    "mixes mixes-text page paper-continued paper-index-text paper-notes paper-seat paper-sources-text "
    "put-right-until see-also sources tda tda-ours tda-subject tda-text"
).split()  # labels that templates show
ON_ANY_PAGE = ("locale", "labels", "edition")
ON_FIRST_PAGES = ("title", "subtitle", "imprint")
ON_PAGES = ("also-called", "examples", "paper-continued")  # of these, what the height of a page depends on
FEW = 8  # rules, of which a part has no page of its own
POOR = 40  # what a game costs for which another way is looked for
# on which a game is tried: on more only where it has no room on fewer
NUMBERS_OF_PAGES = ((1, 2), (3,), (4,))
MOST_PAGES = NUMBERS_OF_PAGES[-1][-1]


def book_job(
    books: Mapping[str, Edition],
    path: Path,
    measures: Measures,
    folder: Path,
    ends: Endpapers | None = None,
    since: PastEdition | None = None,
    letter: Path | None = None,
) -> Job:
    """The job of one file.

    books    the book in each of its languages, which stand side by side
    measures    how high its blocks are, as far as it is known
    folder    of the book's files, where a house has its logo
    ends      what stands on its first and last pages, if anything
    since     the last edition, if there is one, with what has changed since
    letter    where the same pages go on US Letter, if anywhere

    Raises PaperError that names the games that have no room on four pages.
    """
    made = [book_data(book, ends, since) for book in books.values()]
    first = next(iter(books.values()))
    shown = [with_pages(book, pages) for book, pages in zip(made, on_pages(made, measures), strict=True)]
    on_any_page = [{key: book[key] for key in ON_ANY_PAGE} for book in shown]
    parts, places = with_positions(on_any_page, list(parts_of(shown)), measures)
    houses = folder / "games" / "houses"
    data = {
        "title": " · ".join(book["plain_title"] for book in shown),
        "mark": edition_mark(first),
        "logo": (houses / first.house.logo).read_text("utf-8") if first.house and first.house.logo else "",
        "books": [{key: book[key] for key in (*ON_ANY_PAGE, *ON_FIRST_PAGES)} for book in shown],
        "parts": [{"kind": part.kind, "of": part.of, "tab": part.tab} for part in parts],
        "places": places,
        "heads": heads(shown[0], places),
        "tabs": [tabs(book) for book in shown],
    }
    return Job("book.typ", json.dumps(data, ensure_ascii=False), path, letter, look_of(first.house))


def endpapers_job(books: Mapping[str, Edition], ends: Endpapers, path: Path) -> Job:
    """The job of a file with the endpapers alone, in one language after the other. Raises PaperError where there are none."""
    parts = []
    for n, book in enumerate(books.values()):
        data = endpaper_data(Renderer(book.locale), book, ends, paged=False)
        parts += [{"kind": it, "of": [(n, data[it])], "tab": ""} for it in (*FRONT, *BACK) if it in data]
    if not parts:
        raise PaperError("these games have neither a map nor a ladder: name more of them, or use --all")
    told = {
        "title": " · ".join(plain(book.title, locale) for locale, book in books.items()),
        "alone": True,
        "books": [
            {"locale": locale, "labels": {}, "edition": edition_line(book.published, locale)}
            for locale, book in books.items()
        ],
        "parts": parts,
        "heads": {},
        "tabs": [],
    }
    return job("book.typ", told, path)


class SetGame(NamedTuple):
    """A game on its pages in one language, and what is wrong with how it stands there: see composing."""

    cost: float
    pages: SetPages


SetWays = dict[int, tuple[SetGame, ...]]  # number of pages -> the game in each language


def on_pages(books: Sequence[Typeset], measures: Measures) -> list[dict[str, SetPages]]:
    """In each language of a book the pages of every game by its id, in the same number in all of them and in the order in which
    they stand in it.

    Raises PaperError that names the games that have no room on four pages.
    """
    heads = {book["locale"]: head_of(book) for book in books}
    games = [dict(zip(heads, some, strict=True)) for some in zip(*map(games_of, books), strict=True)]
    ids = [next(iter(game.values()))["id"] for game in games]
    ways = dict(zip(ids, _GameWays(heads, measures).kept(games), strict=True))
    if missing := ", ".join(id_ for id_, found in ways.items() if not found):
        raise PaperError(f"{missing}: more than {MOST_PAGES} pages of the book")
    row = in_a_row(_trees(family["rows"], ways) for family in books[0]["families"])
    return [{id_: ways[id_][pages][n].pages for id_, pages in row} for n in range(len(books))]


def _trees(rows: Sequence[Typeset], ways: Mapping[str, SetWays]) -> list[GameTree]:
    """The games of a family, each variant below its base.    rows    of the overview, which say how deep each of them is"""
    starts = [n for n, row in enumerate(rows) if row["depth"] == rows[0]["depth"]]
    return [
        GameTree(rows[start]["id"], ways[rows[start]["id"]], _trees(rows[start + 1 : end], ways))
        for start, end in pairwise([*starts, len(rows)])
    ]


class _GameWays(Struct, frozen=True):
    """How games would be set.

    heads    what all pages of games say, in each language
    A game is given in each language.
    """

    heads: Mapping[str, Any]
    measures: Measures

    def kept(self, games: Sequence[Mapping[str, Typeset]]) -> list[SetWays]:
        """Of every game: what is composed is kept."""
        same = [made_by("heights.typ"), program_digest("paper"), json.dumps(self.heads)]
        by_key = {f"pages {digest_of([*same, json.dumps(game)])}": game for game in games}

        def make(missing: list[str]) -> list[Any]:
            every = self.each([by_key[key] for key in missing])
            return [list(found.items()) for found in every]

        def again(kept: list[Any]) -> SetWays:
            return {pages: tuple(SetGame(*it) for it in made) for pages, made in kept}

        return list(map(again, self.measures.kept.get_or_compute_all(list(by_key), make)))

    def each(self, games: Sequence[Mapping[str, Typeset]]) -> list[SetWays]:
        """Of every game; with close lines, which are measured for these alone, where it would be poor else."""
        usual = self.composed(games, dense=False)
        poor = [n for n, found in enumerate(usual) if _poor(found, NUMBERS_OF_PAGES[0])]
        closer = self.composed([games[n] for n in poor], dense=True)
        better = dict(zip(poor, closer, strict=True))
        return [better.get(n, found) for n, found in enumerate(usual)]

    def composed(self, games: Sequence[Mapping[str, Typeset]], *, dense: bool) -> list[SetWays]:
        """Of every game.    dense    whether close lines are tried, too"""
        asked = [
            heights_of(it, [game[lang] for game in games], dense=dense) for lang, it in self.heads.items()
        ]
        self.measures.ask(asked)
        return divided([partial(self.one, game, dense=dense) for game in games])

    def one(self, game: Mapping[str, Typeset], *, dense: bool) -> SetWays:
        """Of a game, on one page and on two, or on the fewest that hold it."""
        parts = cache(
            lambda locale, close: measured(self.heads[locale], game[locale], self.measures, dense=close)
        )

        def tried(numbers: Sequence[int]) -> SetWays:
            found: SetWays = {}
            for close in (False, True)[: 1 + dense]:
                for pages in _poor(found, numbers):
                    made = composed([parts(locale, close) for locale in self.heads], pages)
                    if made and (pages not in found or cost_of(made) < cost_of(found[pages])):
                        found[pages] = tuple(SetGame(it.cost, pages_of(it)) for it in made)
            return found

        return next(filter(None, map(tried, NUMBERS_OF_PAGES)), {})


def _poor(found: Mapping[int, Sequence[SetGame]], numbers: Sequence[int]) -> list[int]:
    """On which of these numbers of pages, and on all fewer, a game would be poor or has no room."""
    poor = {pages: cost_of(made) > POOR * len(made) for pages, made in found.items()}
    return [n for n in numbers if all(it for pages, it in poor.items() if pages <= n)]


def games_of(book: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [game for family in book["families"] for game in family["games"]]


def head_of(book: Mapping[str, Any]) -> dict[str, Any]:
    """What all pages of games say."""
    return {"locale": book["locale"], "labels": {key: book["labels"][key] for key in ON_PAGES}}


def with_pages(book: dict[str, Any], pages: Mapping[str, SetPages]) -> dict[str, Any]:
    """The book with its games on pages, in the order of these."""
    place = {id_: n for n, id_ in enumerate(pages)}

    def in_order(found: Iterable[Typeset]) -> list[Typeset]:
        return sorted(found, key=lambda it: place[it["id"]])

    families = [
        family
        | {
            "games": [without_parts(it) | {"pages": pages[it["id"]]} for it in in_order(family["games"])],
            "rows": in_order(family["rows"]),
        }
        for family in book["families"]
    ]
    return book | {"families": families}


def book_data(
    book: Edition, ends: Endpapers | None = None, since: PastEdition | None = None
) -> dict[str, Any]:
    """The book in its language."""
    book = needed(book)
    t = Renderer(book.locale)
    sources = _sources(t, book)
    numbers = {rule.id: rule.number for chapter in book.chapters for rule in chapter.rules}
    labels = Labels({"paper-continued": say("paper-continued")})

    def family_data(family: Family) -> dict[str, Any]:
        depths = zip(family.games, family.depths, strict=True)
        return t.of(family, "id name text") | {
            "tab": t(heading(say(f"family-{family.id}-short"))),
            "games": [game_data(t, game, family, numbers, sources, labels) for game in family.games],
            "rows": [t.of(game, "id name") | {"depth": depth} for game, depth in depths],
        }

    families = list(map(family_data, book.families))
    # the mark, the words and the address of every source; of a work of which parts are named, once
    rows: dict[str, list[SetText]] = {}
    for source, (mark, cited) in sources.items():
        rows.setdefault(mark, [mark, t((source if cited == mark else _work(source)[0]).text), source.url])
    works = list(rows.values())
    return t.of(book, "locale title subtitle") | {
        "plain_title": t.plain(book.title),
        "edition": edition_line(book.published, book.locale),
        "imprint": [t(say(key)) for key in IMPRINT_TEXTS],
        "labels": {key: t(labels[key]) for key in PRINTED},
        "parts": [
            {
                "id": part.id,
                "name": t(part.title),
                "chapters": [chapter_data(t, it, sources) for it in part.parts],
                "left_out": "" if n else t(_left_out(book.left_out)),
            }
            for n, part in enumerate(_long_parts(book.parts))
        ],
        "families": families,
        "mixes": [mix_data(t, mix, sources) for mix in book.mixes],
        "tda": tda_data(t, book.tda_columns, book.tda),
        "glossary": [(group.heading, [word_data(t, it) for it in group.entries]) for group in book.glossary],
        "sources": works,
        "index": index(t, book),
        **(endpaper_data(t, book, ends) | {"how": how_to_use(t, book, families)} if ends else {}),
        **({"changes": changes_data(t, since)} if since else {}),
    }


def _long_parts(parts: Sequence[Section]) -> list[Section]:
    """The parts; where one has few rules, as the own rules of a house, its chapters stand at the end of the one before."""
    found: list[Section] = []
    for part in parts:
        if found and sum(len(chapter.rules) for chapter in part.parts) < FEW:
            found[-1] = replace(found[-1], parts=(*found[-1].parts, *part.parts))
        else:
            found.append(part)
    return found


def _left_out(gone: Iterable[Citation]) -> Phrase:
    """Which chapters this book has not, and which rules of the others."""
    chapters = [say("paper-chapter", number=it.number, title=it.title) for it in gone if it.kind == "chapter"]
    rules = [it.number for it in gone if it.kind == "rule"]
    said = [say("paper-no-chapters", chapters=chapters)] if chapters else []
    said += [say("paper-no-rules", rules=rules)] if rules else []
    return both([*said, say("paper-own-numbers")] if said else [])


def _sources(t: Renderer, book: Edition) -> dict[SourceView, tuple[str, str]]:
    """Every source -> its mark, in the order in which they are first used, and the mark with the part of a work that
    several pages use: "S1 (rules 20 and 21)". Such a work has one mark."""
    pages: tuple[PageView, ...] = (*book.chapters, *book.games, *book.mixes)
    found = dict.fromkeys(source for page in pages for source in page.sources)
    times = Counter(_work(source)[0] for source in found)
    marks: dict[SourceView, str] = {}
    named = {}
    for source in found:
        work, part = _work(source)
        whole, part = (work, part) if times[work] > 1 else (source, "")
        mark = marks.setdefault(whole, f"S{len(marks) + 1}")
        named[source] = mark, t.plain(say("source-cited", mark=mark, part=part))
    return named


def _work(source: SourceView) -> tuple[SourceView, Phrase]:
    """The work, and the part of it that is meant."""
    assert isinstance(source.text, Sentence)
    part = dict(source.text.values).get("part", "")
    assert not isinstance(part, int | tuple)
    return replace(source, text=with_values(source.text, part="")) if part else source, part


def edition_line(published: PublishedAs, locale: str) -> str:
    """The edition and its day; of a book that is none the version of its program, or of which edition it is a revision."""
    if published.changed:
        return plain(_revised(published, locale), locale)
    kind = "edition" if published.edition else "version"
    known = {"edition": published.edition, "version": version("poker-rulebook")}
    return plain(say("paper-" + kind, date=_day(published.day, locale), **known), locale)


def _revised(published: PublishedAs, locale: str) -> Phrase:
    """The edition, an edition of a month by its month, and the day of its last change."""
    day, name = published.day, published.edition
    try:
        month = date.fromisoformat(f"{name}-01")
    except ValueError:
        return say("paper-after", edition=name, date=_day(day, locale))
    named = format_skeleton("yMMMM", month, locale=LANGUAGES[locale].cldr)
    if (month.year, month.month) == (day.year, day.month):
        return say("paper-after-in-month", edition=named, n=day.day)
    return say("paper-after", edition=named, date=_day(day, locale))


def _day(day: date, locale: str) -> str:
    return format_date(day, "long", LANGUAGES[locale].cldr)


def edition_mark(book: Edition) -> str:
    """Eight hex digits that stand for the data of all games, mixes, chapters and words."""
    named = sorted([*book.pages, *book.words], key=lambda it: it.id)
    marks = " ".join(f"{it.id}:{it.digest}" for it in named)
    return sha256(marks.encode()).hexdigest()[:8]
