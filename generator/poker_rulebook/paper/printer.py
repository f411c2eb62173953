"""A finished document as it goes to a printer: on smaller paper, or two pages on a side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from decimal import Decimal
from io import BytesIO
from itertools import chain
from typing import Any

import pikepdf

MM = 72 / 25.4  # points
SMALLER = {"a5": (148 * MM, 210 * MM)}  # paper of a book that is set on A4 and made smaller -> its size
MOST_SPINE = 7  # millimetres by which text may move away from the spine; the tabs at the edge need the rest


def smaller(made: bytes, paper: str) -> bytes:
    """A document on A4, on one of `SMALLER`. Its links and bookmarks lead to the same places."""
    out, size = BytesIO(), SMALLER[paper]
    with pikepdf.open(BytesIO(made)) as document:
        width, height = (float(side) for side in document.pages[0].mediabox[2:])
        scale = min(size[0] / width, size[1] / height)
        left, foot = (size[0] - scale * width) / 2, (size[1] - scale * height) / 2
        for page in document.pages:
            page.contents_add(
                f"q {scale:.6f} 0 0 {scale:.6f} {left:.4f} {foot:.4f} cm".encode(), prepend=True
            )
            page.contents_add(b"Q")
            page.mediabox = _box(0, 0, *size)
        for found in document.objects:
            _move_places(found, lambda x, y: (scale * x + left, scale * y + foot))
        document.save(out, object_stream_mode=pikepdf.ObjectStreamMode.generate, deterministic_id=True)
    return out.getvalue()


def _move_places(found: Any, moved: Callable[[float, float], tuple[float, float]]) -> None:
    """Moves what is said of places outside the drawing of pages: where links lie and lead to, and figures are."""
    if isinstance(found, pikepdf.Array):
        if len(found) == 5 and found[1] == "/XYZ":
            found[2], found[3] = _decimals(*moved(float(found[2]), float(found[3])))
        else:
            for part in found:
                _move_places_inside(part, moved)
    elif isinstance(found, pikepdf.Dictionary):
        for key, part in found.items():
            if key in ("/Rect", "/QuadPoints", "/BBox"):
                flat = [moved(float(x), float(y)) for x, y in zip(part[::2], part[1::2], strict=True)]
                found[key] = pikepdf.Array(_decimals(*chain(*flat)))
            else:
                _move_places_inside(part, moved)


def _move_places_inside(part: Any, moved: Callable[[float, float], tuple[float, float]]) -> None:
    if isinstance(part, pikepdf.Object) and not part.is_indirect:
        _move_places(part, moved)


def booklet(made: bytes) -> bytes:
    """Two pages on each side of sheets of the same paper, to be printed on both sides and folded in the middle.

    The sheets lie in each other, so that the first page stands beside the last. Links and tags are left out.
    """
    out = BytesIO()
    with pikepdf.open(BytesIO(made)) as document, pikepdf.new() as sheets:
        width, height = _size(document.pages[0])
        scale = min(height / 2 / width, width / height)
        for two in sides(len(document.pages)):
            sheet = sheets.add_blank_page(page_size=(height, width))
            for half, number in enumerate(two):
                if number <= len(document.pages):
                    middle = (half + 0.5) * height / 2
                    left, foot = middle - scale * width / 2, (width - scale * height) / 2
                    where = pikepdf.Rectangle(left, foot, left + scale * width, foot + scale * height)
                    sheet.add_overlay(document.pages[number - 1], where)
        sheets.docinfo["/Title"] = document.docinfo.get("/Title", "")
        sheets.save(out, object_stream_mode=pikepdf.ObjectStreamMode.generate, deterministic_id=True)
    return out.getvalue()


def sides(pages: int) -> Iterator[tuple[int, int]]:
    """The pages on each side, left and right, in the order in which the sides are printed; numbers above `pages` are empty."""
    last, first = -(-pages // 4) * 4, 1
    while first < last:
        yield last, first
        yield first + 1, last - 1
        first, last = first + 2, last - 2


def _size(page: pikepdf.Page) -> tuple[float, float]:
    left, bottom, right, top = map(float, page.mediabox)
    return right - left, top - bottom


def _box(*sides: float) -> pikepdf.Array:
    return pikepdf.Array(_decimals(*sides))


def _decimals(*lengths: float) -> list[Decimal]:
    return [Decimal(f"{length:.4f}") for length in lengths]
