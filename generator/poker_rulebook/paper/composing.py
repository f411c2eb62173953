"""How a game fills one page of the book, or two that lie side by side.

Nothing but heights is looked at, in points. A game has more worked hands than are printed, and some of its blocks may be told
in several ways. Of all that fits, `composed` finds what fills the pages with as many hands as a reader wants, those of
the editor first; `in_a_row` then decides for the book which games get two pages and in which order variants come, so that
each of these begins at the left.
In both, what is best is the cheapest: what costs how much is said in one place, below.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property, partial
from heapq import nsmallest
from itertools import accumulate, combinations
from typing import Any, NamedTuple, Protocol

from msgspec import Struct
from msgspec.structs import replace

MM = 72 / 25.4  # points
HEIGHT = 255 * MM - 2  # of the text on a page, but for what is lost by rounding
HEADING = 6 * MM  # the name of a block, said again at the top of a column; that of worked hands
ENDING = 6 * MM  # the line with the sources
ACROSS = 4 * MM  # the line above what stands below both columns
SHORT, LONG = 0.5, 2.2  # gaps between blocks, as part of the usual ones: they are what gives

WHITE = 30  # what it costs a column to end early, as part of a page; see _early
HANDS = (800, 25, 0, 0, 1, 3, 6, 10, 14, 19, 24)  # what so many worked hands cost
CHOSEN = -1  # a worked hand that the editor chose
TORN = 0.6  # a block that goes on in the next column
PAGE, LEAF = 25, 1000  # a page; two pages of a game that do not lie side by side
MOVED, AHEAD = 2, 4  # a game that waits for a later one; how many may
SLACK = 20  # what gaps between worked hands give, and the end of a column does not need
TRIED = 60  # sets of worked hands for each way to tell the rules
UNEQUAL = 6  # pages side by side, in two languages, with other hands


class PagePiece(Struct, frozen=True, eq=False):
    """What stands in a column by itself.

    gap    the usual room below it; again    whether it goes on with a block, whose name is said again at the top of a column
    """

    shown: Any
    high: float
    gap: float
    again: bool = False


class TriedHand(Struct, frozen=True):
    """A worked hand. wide    whether it stands below both columns; chosen    whether the editor would print it first"""

    piece: PagePiece
    wide: bool
    chosen: bool


class Telling(Struct, frozen=True):
    """One way to tell the rules of a game: what flows through the columns, and what stands across the foot."""

    flow: Sequence[PagePiece]
    foot: Sequence[PagePiece] = ()
    cost: float = 0


class GameParts(Struct, frozen=True, dict=True):
    """All of a game, and the ways to tell it.    examples    what worked hands are called"""

    opening: float
    told: Sequence[Telling]
    hands: Sequence[TriedHand]
    examples: Any = ""

    @cached_property
    def on(self) -> Callable[[int], _OnPages]:
        """The game on so many pages."""
        return cache(partial(_OnPages, self))


class SetColumn(NamedTuple):
    """The pieces of a column, and by how much the gaps between them are longer than usual."""

    pieces: Sequence[PagePiece]
    stretch: float

    @property
    def high(self) -> float:
        gaps = sum(it.gap for it in self.pieces[:-1]) * (1 + self.stretch)
        again = HEADING if self.pieces and self.pieces[0].again else 0
        return sum(it.high for it in self.pieces) + gaps + again


class Composed(Struct, frozen=True):
    """A game on its pages: two columns for each of them.

    hands   the numbers of its worked hands; below    what stands across the last page; fill    part of the pages
    """

    columns: Sequence[SetColumn]
    below: Sequence[PagePiece]
    hands: tuple[int, ...]
    fill: float
    cost: float

    @property
    def pages(self) -> int:
        return len(self.columns) // 2


Tellings = dict[tuple[int, ...], list[tuple[float, Telling]]]  # by worked hands

# --- one game


def composed(languages: Sequence[GameParts], pages: int) -> tuple[Composed, ...] | None:
    """The best that fits on so many pages; in several languages the same worked hands, unless that is much worse."""
    tried = [parts.on(pages) for parts in languages]
    same = _best(tried)
    if len(languages) == 1:
        return same
    alone = [_best([one]) for one in tried]
    if None in alone:
        return None
    each = tuple(made for some in alone if some for made in some)
    return same if same and cost_of(same) <= cost_of(each) + UNEQUAL else each


class Priced(Protocol):
    @property
    def cost(self) -> float: ...


def cost_of(made: Iterable[Priced]) -> float:
    return sum(it.cost for it in made)


class _OnPages:
    """A game on so many pages: each set of worked hands is laid out once, for all editions that have its language."""

    def __init__(self, parts: GameParts, pages: int) -> None:
        sets, found = _sets(parts.hands), dict[tuple[int, ...], list[tuple[float, Telling]]]()
        sizes = [size for size, _, _ in sets]
        for told in parts.told:
            gaps = sum(it.gap for it in told.flow)
            room = 2 * (pages * HEIGHT - parts.opening - ENDING - _high(told.foot)) - _high(told.flow)
            fits = sets[: bisect_right(sizes, room + gaps * (1 - SHORT) + SLACK)]
            costs = (
                (cost + told.cost + _at_least(room - size, gaps, 2 * pages), chosen)
                for size, cost, chosen in fits
            )
            for cost, chosen in nsmallest(TRIED, costs):
                found.setdefault(chosen, []).append((cost, told))
        for ways in found.values():
            ways.sort(key=lambda it: it[0])
        self.ways = found
        self.cheapest = cache(lambda which: _cheapest(parts, pages, which, self.ways[which]))


def _best(languages: Sequence[_OnPages]) -> tuple[Composed, ...] | None:
    """The cheapest with the same worked hands in all of these languages."""
    ways = [tried.ways for tried in languages]
    least = {which: sum(found[which][0][0] for found in ways) for which in set.intersection(*map(set, ways))}
    best: tuple[Composed, ...] | None = None
    for which in sorted(least, key=lambda which: (least[which], which)):
        if best and _near(least[which], cost_of(best)):
            break
        some = tuple(made for tried in languages if (made := tried.cheapest(which)))
        if len(some) == len(languages) and (best is None or cost_of(some) < cost_of(best)):
            best = some
    return best


def _near(least: float, cost: float) -> bool:
    """Whether nothing that costs at least so much is worth looking at."""
    return cost - least < 1 + cost / 4


def _cheapest(
    parts: GameParts, pages: int, which: tuple[int, ...], ways: Sequence[tuple[float, Telling]]
) -> Composed | None:
    """These worked hands with the rules told in one of these ways, the cheapest of which comes first."""
    best: Composed | None = None
    for least, told in ways:
        if best and _near(least, best.cost):
            break
        made = _laid_out(parts, pages, which, told, least)
        if made and (best is None or made.cost < best.cost):
            best = made
    return best


def _sets(hands: Sequence[TriedHand]) -> list[tuple[float, float, tuple[int, ...]]]:
    """Some of the worked hands, the smallest first: how much of the columns they take, what they cost, which they are."""
    found = []
    for many in range(min(len(hands), len(HANDS) - 1) + 1):
        for which in combinations(range(len(hands)), many):
            some = [hands[n] for n in which]
            size = sum((it.piece.high + it.piece.gap) * (1 + it.wide) for it in some) + HEADING * bool(some)
            found.append((size, HANDS[many] + CHOSEN * sum(it.chosen for it in some), which))
    return sorted(found)


def _high(pieces: Iterable[PagePiece]) -> float:
    return sum(it.high + it.gap for it in pieces)


def _at_least(left: float, gaps: float, columns: int) -> float:
    """What it costs columns to have so much room left in all."""
    give = min(max(0, left / gaps), LONG - 1) if gaps else 0
    return columns * (give**2 + _early((left - give * gaps) / columns))


def _early(white: float) -> float:
    """What it costs a column to end so early."""
    part = white / HEIGHT
    return WHITE * (part + 7 * part**2) if part > 0 else 0


def _laid_out(
    parts: GameParts, pages: int, which: tuple[int, ...], told: Telling, least: float
) -> Composed | None:
    """These hands and rules on pages, if they fit: hands in columns follow the rules, in the order that divides them best."""
    wide = [parts.hands[n].piece for n in which if parts.hands[n].wide]
    narrow = [parts.hands[n].piece for n in which if not parts.hands[n].wide]
    below = [*(wide if narrow else _named(parts.examples, wide)), *told.foot]
    across = _high(below) + ACROSS * bool(below) + ENDING
    rooms = [HEIGHT - parts.opening] * 2 + [HEIGHT] * (2 * pages - 2)
    rooms[-2:] = [rooms[-2] - across, rooms[-1] - across]
    by_height = (tuple(sorted(narrow, key=lambda it: it.high, reverse=falling)) for falling in (False, True))
    orders = dict.fromkeys([tuple(narrow), *by_height])
    divided = (_divided([*told.flow, *_named(parts.examples, order)], rooms) for order in orders)
    cost, columns = next(filter(None, divided if min(rooms) > 0 else ()), (0, ()))
    if not columns:
        return None
    used = sum(min(room, it.high) for it, room in zip(columns, rooms, strict=True))
    return Composed(
        columns, below, which, (parts.opening + across + used / 2) / (pages * HEIGHT), least + cost
    )


def _named(name: Any, hands: Sequence[PagePiece]) -> list[PagePiece]:
    """Worked hands under their heading."""
    return [
        it if n else replace(it, shown=it.shown | {"t": name}, high=it.high + HEADING)
        for n, it in enumerate(hands)
    ]


def _divided(
    pieces: Sequence[PagePiece], rooms: Sequence[float]
) -> tuple[float, tuple[SetColumn, ...]] | None:
    """The pieces in columns with these rooms, in their order, so that the gaps of all are alike, few blocks are torn and no
    column ends early; and what that costs. A shortest way over (pieces set), column by column."""
    highs = list(accumulate((it.high for it in pieces), initial=0.0))
    gaps = list(accumulate((it.gap for it in pieces), initial=0.0))
    best: dict[int, tuple[float, tuple[tuple[int, int, float], ...]]] = {0: (0.0, ())}
    for n, room in enumerate(rooms):
        after: dict[int, tuple[float, tuple[tuple[int, int, float], ...]]] = {}
        later = sum(rooms[n + 1 :])  # room for what is not set by then
        least = next(k for k in range(len(pieces) + 1) if highs[-1] - highs[k] <= later)
        for start, (cost, columns) in best.items():
            again = HEADING if start < len(pieces) and pieces[start].again else 0
            for end in range(max(start, least), len(pieces) + 1):
                between = gaps[end - 1] - gaps[start] if end > start else 0.0
                left = room - (highs[end] - highs[start] + again) - between
                if left < between * (SHORT - 1):
                    break
                give = min(left / between, LONG - 1) if between else 0.0
                torn = TORN if end < len(pieces) and pieces[end].again else 0
                total = cost + give * give + torn + _early(left - give * between)
                if end not in after or total < after[end][0]:
                    after[end] = total, (*columns, (start, end, give))
        best = after
    if len(pieces) not in best:
        return None
    cost, columns = best[len(pieces)]
    return cost, tuple(SetColumn(pieces[start:end], give) for start, end, give in columns)


# --- the book


class GameTree(Struct, frozen=True):
    """A game and its variants in their usual order.

    id    of the game; ways    how it would be on so many pages, in each language: several of them lie side by side
    """

    id: str
    ways: Mapping[int, Sequence[Priced]]
    variants: Sequence[GameTree] = ()


# Games by their ids, as they follow each other, each with the number of its pages.
GameRow = tuple[tuple[str, int], ...]
# The cheapest row by the side on which the page after it is: 0 for the left.
GameRows = dict[int, tuple[float, GameRow]]


def in_a_row(families: Iterable[Sequence[GameTree]], side: int = 0) -> GameRow:
    """The games of the book, so that two pages of one lie side by side: variants of the same game, and those of a family that
    are variants of none but for the first, may change places for it.

    side    on which the first begins
    """
    rows: GameRows = {side: (0.0, ())}
    for first, *others in families:
        rows = _followed(_followed(rows, _of_tree(first)), _in_any_order(others))
    return min(rows.values(), key=lambda it: it[0])[1]


def _of_tree(tree: GameTree) -> list[GameRows]:
    """A game and its variants, for each side on which they may begin."""
    both = []
    for side in (0, 1):
        rows: GameRows = {}
        for pages, made in tree.ways.items():
            torn = pages == 2 and side == 1 and len(made) == 1
            cost = cost_of(made) + PAGE * pages * len(made) + LEAF * torn
            _keep(rows, (side + pages * len(made)) % 2, cost, ((tree.id, pages),))
        both.append(rows)
    variants = _in_any_order(tree.variants)
    return [_followed(rows, variants) for rows in both]


def _followed(rows: GameRows, then: Sequence[GameRows]) -> GameRows:
    """Rows with what comes after them.    then    for each side on which it may begin"""
    found: GameRows = {}
    for side, (cost, row) in rows.items():
        for end, (more, rest) in then[side].items():
            _keep(found, end, cost + more, (*row, *rest))
    return found


def _in_any_order(trees: Sequence[GameTree]) -> list[GameRows]:
    """The trees one after the other, for each side on which they may begin; up to AHEAD of them wait for one that is later."""
    each = [_of_tree(tree) for tree in trees]
    both = []
    for side in (0, 1):
        states: dict[tuple[int, ...], GameRows] = {tuple(range(len(each))): {side: (0.0, ())}}
        for _ in trees:
            after: dict[tuple[int, ...], GameRows] = {}
            for left, rows in states.items():
                for waiting, which in enumerate(left[: AHEAD + 1]):
                    kept = after.setdefault((*left[:waiting], *left[waiting + 1 :]), {})
                    for end, (cost, row) in _followed(rows, each[which]).items():
                        _keep(kept, end, cost + MOVED * waiting, row)
            states = after
        both.append(states[()])
    return both


def _keep(rows: GameRows, side: int, cost: float, row: GameRow) -> None:
    """Puts a row among the others where it is cheaper than that which ends on the same side."""
    if side not in rows or cost < rows[side][0]:
        rows[side] = cost, row
