"""The pages of a game: its rules on one page or an opening, and its worked hands below them or on the second page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, combinations, islice
from typing import Any

from poker_rulebook.paper.games import SMALL_IF_TIGHT
from poker_rulebook.paper.kept import Asked, Measures
from poker_rulebook.paper.typesetting import PaperError

MM = 72 / 25.4  # points
HEIGHT = 255 * MM  # of the text on a page
LEAST = 0.4 * HEIGHT  # of a second page
ENOUGH = 2  # worked hands, if a third would need a second page
BETWEEN = 3.8 * MM  # blocks of a column, and worked hands
CLOSE = 2 * MM  # parts of one block, and all blocks of a page that is set tightly
MOST_PARAGRAPHS = 3  # of a block that stays together; longer ones are divided
NAME_AGAIN = 6 * MM  # of a block that goes on in another column
OPENING = 3.7 * MM  # the room below it
ENDING, EXAMPLES = 6 * MM, 8 * MM  # the line with the sources; the heading of worked hands

Shown = dict[str, Any]  # as games.py makes it and a template shows it
Part = tuple[str, Shown]  # what heights.typ measures: its kind, and what it shows
Head = Mapping[str, Any]  # what a book says on every page: its language and labels
Pages = list[Shown]


@dataclass(frozen=True)
class Piece:
    """A block or a worked hand.

    high    with the room below it; more    what it needs besides at the top of a column
    """

    shown: Shown
    high: float
    more: float = 0
    wide: bool = False


Column = Sequence[Piece]


@dataclass(frozen=True)
class Page:
    """The rules of a game, its worked hands row by row, the opening above and the sources below them."""

    rules: Column
    rows: Sequence[Column]
    begins: bool
    ends: bool

    @property
    def high(self) -> float:
        """Without the opening."""
        rows = EXAMPLES + sum(cut(row)[1] for row in self.rows) if self.rows else 0
        return cut(self.rules)[1] + rows + (ENDING if self.ends else 0)

    @property
    def data(self) -> Shown:
        rows = [_in_two(row) | {"wide": row[0].wide} for row in self.rows]
        return {**_in_two(self.rules), "hands": rows, "begins": self.begins, "ends": self.ends}


def cut(column: Column) -> tuple[int, float]:
    """Where it is cut so that two columns are about as high, and how high the higher one is."""
    sums, every = list(accumulate((it.high for it in column), initial=0.0)), len(column)

    def high(start: int, end: int) -> float:
        return sums[end] - sums[start] + column[start].more if end > start else 0.0

    places = [every] if every and column[0].wide else [every, *range(1, every)]
    return min(((n, max(high(0, n), high(n, every))) for n in places), key=lambda found: found[1])


def _in_two(column: Column) -> Shown:
    at, high = cut(column)
    return {"columns": [[it.shown for it in part] for part in (column[:at], column[at:])], "high": high}


def pages_of(
    head: Head, games: Sequence[Shown], measures: Measures, *, two: bool = False
) -> dict[str, Pages]:
    """The pages of each game by its id: one or two, or in any case two.

    head    what the book says on every page

    A third worked hand alone needs no second page; else as many are printed as there is room for. Raises PaperError for games that do not fit.
    """
    found: dict[str, Pages] = {}
    for dense in (False, True):
        waiting = [(game, _parts(game, dense)) for game in games if game["id"] not in found]
        heights = iter(measures.of(_heights(head, [part for _, parts in waiting for part in parts])))
        for game, parts in waiting:
            above, rules, hands = _pieces(parts, list(islice(heights, len(parts))))
            room = HEIGHT - above - OPENING
            name = head["labels"]["examples"]
            ways = _tight_ways(rules, hands, two, name) if dense else _ways(rules, hands, two)
            made = next((pages for pages in ways if _fit(pages, room)), None)
            if made:
                found[game["id"]] = [page.data for page in made]
    if missing := ", ".join(game["id"] for game in games if game["id"] not in found):
        raise PaperError(f"{missing}: more than two pages of the book")
    return found


def heights_of(head: Head, games: Iterable[Shown]) -> Asked:
    """What is measured of these games at first."""
    return _heights(head, [part for game in games for part in _parts(game, dense=False)])


def _heights(head: Head, parts: Sequence[Part]) -> Asked:
    return Asked("heights.typ", head, parts)


def without_parts(game: Shown) -> Shown:
    """What stands on the pages of a game whatever is on them."""
    return {key: shown for key, shown in game.items() if key not in ("blocks", "hands")}


def _parts(game: Shown, dense: bool) -> list[Part]:
    """What has a height of its own: the opening, the blocks and the worked hands.

    dense    whether it is set as tightly as a page may be, because it would not fit otherwise
    """
    divided = [part for block in game["blocks"] for part in _divided(block, finely=dense)]
    goes_on = [*(part["again"] for part in divided[1:]), False]
    blocks = [
        part | {"dense": dense, "below": CLOSE if dense or after else BETWEEN}
        for part, after in zip(divided, goes_on, strict=True)
    ]
    opening = {key: shown for key, shown in without_parts(game).items() if key not in ("sources", "digest")}
    hands = ((("wide" if hand["grid"] or hand["layouts"] else "narrow"), hand) for hand in game["hands"])
    return [("opening", opening), *(("section", block) for block in blocks), *hands]


def _divided(block: Shown, *, finely: bool) -> list[Shown]:
    """A long block in parts of a few paragraphs, between which a column may end; tables stand by themselves."""
    told, tables = block.get("p", []), block.get("royalties", [])
    few = len(told) <= MOST_PARAGRAPHS and not finely
    size = len(told) if few else 1 if finely or len(told) > 2 * MOST_PARAGRAPHS else 2
    parts = [{"p": told[start : start + size]} for start in range(0, len(told), size or 1)]
    rest = {key: value for key, value in block.items() if key not in ("t", "p", "small", "royalties")}
    if rest and parts:
        parts[-1] |= rest
    elif rest:
        parts.append(rest)
    if tables:
        parts += [{"royalties": [table]} for table in tables] if finely else [{"royalties": tables}]
    small = block.get("small", False)
    same = {"t": block["t"], "small": small is True or (finely and small == SMALL_IF_TIGHT)}
    return [same | {"p": []} | part | {"again": n > 0} for n, part in enumerate(parts)]


def _pieces(parts: Sequence[Part], heights: Sequence[float]) -> tuple[float, Column, Column]:
    """The height of the opening, the blocks of rules, and the worked hands."""
    rules, hands = list[Piece](), list[Piece]()
    for (kind, shown), high in zip(parts[1:], heights[1:], strict=True):
        if kind == "section":
            rules.append(Piece(shown, high + shown["below"], NAME_AGAIN if shown["again"] else 0))
        else:
            hands.append(Piece(shown, high + BETWEEN, wide=kind == "wide"))
    return heights[0], rules, hands


def _ways(rules: Column, hands: Column, two: bool) -> Iterator[tuple[Page, ...]]:
    """The best first: on one page if it has room for enough worked hands, then with most of them."""
    every = [combinations(hands, most) for most in range(len(hands), min(1, len(hands)) - 1, -1)]
    rows = [[_rows(some) for some in found] for found in every]
    one = [[(Page(rules, found, True, True),) for found in several if not two] for several in rows]
    enough = max(1, len(hands) - ENOUGH + 1)
    yield from chain(*one[:enough])
    for several, alone in zip(rows, one, strict=True):
        yield from alone
        for found in several:
            for n in range(len(rules), 0, -1):
                yield Page(rules[:n], [], True, False), Page(rules[n:], found, False, True)


def _tight_ways(rules: Column, hands: Column, two: bool, name: str) -> Iterator[tuple[Page, ...]]:
    """The same for a game with hardly any room: at last with a worked hand below its rules, or with none.

    name    of worked hands
    """
    yield from _ways(rules, hands, two)
    for hand in hands:
        if not hand.wide:
            block = {"t": name, "p": [], "hand": hand.shown, "dense": True, "below": CLOSE, "again": False}
            yield from _ways([*rules, Piece(block, NAME_AGAIN + hand.high)], [], two)
    yield from _ways(rules, [], two)


def _fit(pages: Sequence[Page], room: float) -> bool:
    """Whether there is room for these pages, and none is nearly empty."""
    first, last = pages[0], pages[-1]
    return first.high <= room and (len(pages) == 1 or LEAST <= last.high <= HEIGHT)


def _rows(hands: Column) -> Sequence[Column]:
    """Wide hands across the page, others two by two in their order."""
    rows: list[list[Piece]] = []
    for hand in hands:
        if hand.wide or not rows or rows[-1][0].wide:
            rows.append([hand])
        else:
            rows[-1].append(hand)
    return rows
