"""Pictures as SVG: shapes with classes, coloured by a style sheet, and no words of any language.

svg(drawn(picture))          what lies on the table in a street
svg(hand_drawing(figure))    own cards above the board, those that make the hand lit
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from poker_rulebook.document.views import (
    BoardSpots,
    ChipsDeclared,
    DiceThrown,
    Figure,
    LitCard,
    OwnCards,
    Part,
    Picture,
    RowsLaid,
    Spot,
)
from poker_rulebook.language.text import JOKER, SUIT_SYMBOLS

WIDE, HIGH, GAP = 21.0, 27.0, 4.0  # a card and the space between two
BETWEEN = 6.0  # one part of a picture and the next
ACROSS = 5 * WIDE + 4 * GAP  # the width of five own cards; more of them overlap
LOW = {1: HIGH, 2: 21.0, 3: 18.0}  # height of the places of a board with so many rows; more are still lower
SMALL = 15.0, 17.0  # a place of an open-face row
LARGE, LARGE_HIGH, LARGE_STEP = 28.0, 31.0, 32.0  # a card of a told hand
LARGE_LOW = 24.0  # its height on a board of many rows
OWN_ROW = 5  # own cards of a told hand that stand side by side


class Drawing(Struct, frozen=True):
    """A drawing.  width, height    in units, about a pixel on a phone;  shapes    elements of SVG"""

    width: float
    height: float
    shapes: str


class Area(NamedTuple):
    x: float
    y: float
    w: float
    h: float


def svg(drawing: Drawing, kind: str = "pic", alt: str = "") -> str:
    """The whole SVG element. alt    escaped already; '' for a picture that adds nothing to the text beside it"""
    label = f'role="img" aria-label="{alt}"' if alt else 'aria-hidden="true"'
    w, h = f"{drawing.width:g}", f"{drawing.height:g}"
    size = f'viewBox="0 0 {w} {h}" width="{w}" height="{h}"'
    return f'<svg class="{kind}" {size} {label}>{drawing.shapes}</svg>'


def drawn(picture: Picture) -> Drawing:
    """The drawing of a picture, its parts one below the other."""
    drawings = [_DRAWN[type(part)](part) for part in picture]
    width, y, shapes = max(d.width for d in drawings), 0.0, []
    for one in drawings:
        shapes.append(f'<g transform="translate({(width - one.width) / 2:g} {y:g})">{one.shapes}</g>')
        y += one.height + BETWEEN
    return Drawing(width, y - BETWEEN, "".join(shapes))


# --- what lies on the table


def _own(part: OwnCards) -> Drawing:
    x, shapes = 1.0, []
    y = 9.0 if any(spot.act == "flip" for group in part.groups for spot in group) else 1.0
    for group in part.groups:
        step = min(WIDE + GAP, (ACROSS - WIDE) / max(1, len(group) - 1))
        for spot in group:
            shapes.append(_spot(spot, Area(x, y, WIDE, HIGH)))
            x += step
        x += WIDE - step + 9
    return Drawing(x - 8, y + HIGH + 1, "".join(shapes))


def _spot(spot: Spot, at: Area) -> str:
    if spot.act == "swap":
        x, y = at.x + 6, at.y
        arrows = f"M{x:g} {y + 11:g}h9m-3-3 3 3-3 3M{x + 9:g} {y + 18:g}h-9m3-3-3 3 3 3"
        return _rect(at, "swap") + f'<path class="act thin" d="{arrows}"/>'
    kind = "empty" if spot.state == "empty" else f"{spot.state} {spot.face}"
    shapes = _rect(at, f"spot {kind}")
    if spot.face == "down" and spot.state != "empty":
        lines = range(4, int(at.w) - 3, 4)
        shapes += "".join(f'<path class="weave" d="M{at.x + i:g} {at.y + 4:g}v{at.h - 8:g}"/>' for i in lines)
    if spot.face == "either":
        # the lower half of a card that comes face down or face up
        corner = f"M{at.x:g} {at.y + at.h - 3:g}a3 3 0 0 0 3 3h{at.w - 6:g}a3 3 0 0 0 3-3v-{at.h - 6:g}z"
        mark = f'<text class="ask" x="{at.x + at.w / 2:g}" y="{at.y + at.h / 2 + 4:g}">?</text>'
        shapes += f'<path class="half" d="{corner}"/>{mark}'
    if spot.act == "flip":
        shapes += f'<path class="act" d="M{at.x + 4:g} {at.y - 3:g}c3-6 10-6 13 0m0-5v5h-5"/>'
    if spot.act == "gone" or spot.state == "out":
        shapes += f'<path class="strike" d="M{at.x + 2:g} {at.y + at.h - 3:g}l{at.w - 4:g}-{at.h - 6:g}"/>'
    return shapes


def _board(part: BoardSpots) -> Drawing:
    high = LOW.get(len(part.rows), 16.0)
    pad = 5.0 if part.groups else 1.0
    above = max(1.0, pad - 2)
    between = GAP + 2 if len(part.rows) in (2, 3) else GAP
    places = {
        spot.slot: Area(pad + c * (WIDE + GAP), above + r * (high + between), WIDE, high)
        for r, row in enumerate(part.rows)
        for c, spot in enumerate(row)
        if spot
    }
    shapes = [_group(n, group, places) for n, group in enumerate(part.groups)]
    for spot in (spot for row in part.rows for spot in row if spot):
        at = places[spot.slot]
        shapes.append(_spot(spot, at))
        if part.labelled and spot.face == "up":
            shapes.append(_label(spot, at))
    width = max(at.x for at in places.values()) + WIDE + pad
    return Drawing(width, max(at.y for at in places.values()) + high + above, "".join(shapes))


def _label(spot: Spot, at: Area) -> str:
    size = " low" if at.h < 18 else ""
    return f'<text class="at-{spot.state}{size}" x="{at.x + at.w / 2:g}" y="{at.y + at.h / 2 + 3.6:g}">{spot.slot}</text>'


def _group(number: int, slots: Sequence[str], places: dict[str, Area]) -> str:
    """A band behind the places of a group; a line through them where other places lie between."""
    group = [places[slot] for slot in slots]
    left, top = min(at.x for at in group), min(at.y for at in group)
    right, bottom = max(at.x + at.w for at in group), max(at.y + at.h for at in group)
    if len({at.x for at in group}) * len({at.y for at in group}) == len(group):
        return _rect(Area(left - 4, top - 2.5, right - left + 8, bottom - top + 5), f"group g{number % 4}", 5)
    shift = -3 if number % 2 else 3
    points = " ".join(f"{at.x + at.w / 2:g},{at.y + at.h / 2 + shift:g}" for at in group)
    return f'<polyline class="thread g{number % 4}" points="{points}"/>'


def _dice(part: DiceThrown) -> Drawing:
    """Dice that have not come to rest: what they show is told beside them, outcome by outcome."""
    shapes, size = [], 20.0
    for x in (1 + n * (size + GAP) for n in range(part.dice)):
        shapes.append(_rect(Area(x, 1, size, size), "die", 5))
        shapes.append(f'<text x="{x + size / 2:g}" y="{size / 2 + 4.6:g}">?</text>')
    return Drawing(2 + part.dice * (size + GAP) - GAP, size + 2, "".join(shapes))


def _fists(part: ChipsDeclared) -> Drawing:
    shapes = []
    for n in range(3):
        shapes.append(_rect(Area(1 + 30 * n, 1, 26, 24), "fist", 9))
        chips = (14 + 30 * n + 10 * (i - (n - 1) / 2) for i in range(n))
        shapes += [f'<circle class="pip" cx="{x:g}" cy="13" r="4"/>' for x in chips]
    return Drawing(88, 26, "".join(shapes))


def _rows(part: RowsLaid) -> Drawing:
    """The cards received, above the rows in which they are placed."""
    w, h = SMALL
    across = max(len(row) for row in (part.received, *part.rows)) * (w + GAP) - GAP
    shapes, y = [], 1.0
    for index, row in enumerate((part.received, *part.rows)):
        x = 1 + (across - len(row) * (w + GAP) + GAP) / 2
        spots = [replace(spot, face="down") for spot in row] if not index else row
        shapes += [_spot(spot, Area(x + n * (w + GAP), y, w, h)) for n, spot in enumerate(spots)]
        if not index and part.times > 1:
            shapes.append(
                f'<text class="times" x="{x + len(row) * (w + GAP) + 6:g}" y="{y + 12.5:g}">×{part.times}</text>'
            )
        y += h + (7 if not index else 3)
    beside = max(0.0, 2 * (len(part.received) * (w + GAP) / 2 + 26) - across) if part.times > 1 else 0.0
    moved = f'<g transform="translate({beside / 2:g} 0)">{"".join(shapes)}</g>' if beside else "".join(shapes)
    return Drawing(across + 2 + beside, y - 2, moved)


def _rect(at: Area, kind: str, round_: float = 3) -> str:
    place = f'x="{at.x:g}" y="{at.y:g}" width="{at.w:g}" height="{at.h:g}"'
    return f'<rect class="{kind}" {place} rx="{round_:g}"/>'


_DRAWN: dict[type[Part], Callable[[Any], Drawing]] = {
    OwnCards: _own,
    BoardSpots: _board,
    DiceThrown: _dice,
    ChipsDeclared: _fists,
    RowsLaid: _rows,
}


# --- a hand with the cards that make it


def hand_drawing(figure: Figure) -> Drawing:
    """The drawing of a hand: own cards above the board, or rows alone; the cards that make the hand are lit."""
    own = [figure.own[n : n + OWN_ROW] for n in range(0, len(figure.own), OWN_ROW)]
    rows = [*own, *figure.board]
    width = max(map(len, rows)) * LARGE_STEP - (LARGE_STEP - LARGE) + 8
    y, shapes = 2.0, []
    high, gap = (LARGE_HIGH, 8) if len(rows) <= 3 else (LARGE_LOW, 7 if len(figure.board) <= 3 else 3)
    for n, row in enumerate(rows):
        x = 4 + (width - 8 - len(row) * LARGE_STEP + LARGE_STEP - LARGE) / 2
        places = [Area(x + c * LARGE_STEP, y, LARGE, high) for c in range(len(row))]
        cards = [(card, at) for card, at in zip(row, places, strict=True) if card]
        bands = {card.group for card, _ in cards} if n >= len(own) else set()
        if len(bands) == 1 and (group := bands.pop()) >= 0:
            band = Area(x - 3, y - 3, places[-1].x + LARGE - x + 6, high + 6)
            shapes.append(_rect(band, f"group g{group % 4}", 6))
        shapes += [_card(card, at) for card, at in cards]
        y += high + (gap + 3 if n == len(own) - 1 and figure.board else gap if n >= len(own) else 4)
    return Drawing(width, y - (gap if figure.board else 4) + 2, "".join(shapes))


def _card(card: LitCard, at: Area) -> str:
    kind = "lit" if card.lit else "dim"
    shape = _rect(at, f"{kind} out" if card.out else kind, 4)
    if card.card == JOKER:
        star = "m0-8 2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6-4.2-3.8 5.6-.6z"
        return shape + f'<path class="star {kind}" d="M{at.x + 14:g} {at.y + at.h / 2:g}{star}"/>'
    rank, suit = card.card[0], card.card[1]
    face = f'<text class="rank suit-{suit} {kind}" x="{at.x + 14:g}" y="{at.y + at.h / 2 + 5:g}">{rank}{SUIT_SYMBOLS[suit]}</text>'
    strike = f'<path class="strike" d="M{at.x + 3:g} {at.y + at.h - 4:g}l22-{at.h - 8:g}"/>'
    return shape + face + strike * card.out
