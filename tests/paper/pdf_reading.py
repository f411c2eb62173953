"""Reading PDF files back: their texts as PDFium finds them, what else is in the file as pypdf does."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from math import hypot
from pathlib import Path
from typing import NamedTuple

import pikepdf
from pypdf import PdfReader
from pypdfium2 import PdfDocument, PdfTextObj
from pypdfium2.raw import FPDF_PAGEOBJ_TEXT

PLAIN = str.maketrans("’“”", '\'""')
HYPHEN = "\ufffe"  # as PDFium writes one at the end of a line
HEAD = 780  # points: above it stands the head of a page
WIDE, EDGE = 595, 20  # points: of a page, and at its outer edge, where only tabs stand
SEEN = 0.01  # points: a piece that is no higher or wider has no letter


@lru_cache
def reader(path: Path) -> PdfReader:
    return PdfReader(path)


@lru_cache
def opened(path: Path) -> PdfDocument:
    return PdfDocument(path)


def tags(path) -> tuple[Counter, Counter]:
    """How often each tag stands in the document, and each below each."""
    with pikepdf.open(path) as document:
        elements = [
            it
            for it in document.objects
            if isinstance(it, pikepdf.Dictionary) and it.get("/Type") == "/StructElem"
        ]
        return Counter(str(it.S) for it in elements), Counter(
            (str(it.P.get("/S")), str(it.S)) for it in elements
        )


def annotations(path: Path) -> list[list[dict]]:
    """What lies over each page. Where a link leads is the number of the page from 0, and the place on it."""
    numbers = {page.indirect_reference.idnum: number for number, page in enumerate(reader(path).pages)}
    notes = [[dict(note.get_object()) for note in page.get("/Annots", [])] for page in reader(path).pages]
    for note in (note for of_page in notes for note in of_page if "/Dest" in note):
        page, *place = list(note["/Dest"].get_object())
        note["/Dest"] = (numbers[page.idnum], *place)
    return notes


class Piece(NamedTuple):
    """A piece of text.

    y         from the foot of the page, in points
    foot, top    from where to where it reaches above the foot of the page
    turned    it stands on its side
    said      what it says, where it is bold and larger than the text
    """

    x: float
    y: float
    font: str
    size: float
    turned: bool
    foot: float
    top: float
    said: str


@lru_cache
def pages(path: Path) -> list[str]:
    """The text of each page, lines as they stand."""
    return [page.get_textpage().get_text_range().replace(HYPHEN, "-") for page in opened(path)]


def imprint(path: Path) -> int:
    """The number of its page from 1."""
    (number,) = [number for number, text in enumerate(pages(path), 1) if "SIL Open Font" in text]
    return number


@lru_cache
def pieces(path: Path) -> list[list[Piece]]:
    """Where the text of each page is, but for what stands on its side."""
    return [[piece for piece in on_page if not piece.turned] for on_page in _pieces(path)]


@lru_cache
def rule_heads(path: Path) -> list[list[str]]:
    """The numbers above the general rules of each page, "10.7": bold, larger than the text, and below its head."""
    below = [[piece.said for piece in on_page if piece.y < HEAD] for on_page in pieces(path)]
    return [[number for number in said if re.fullmatch(r"\d+\.\d+", number)] for said in below]


@lru_cache
def tabs(path: Path) -> list[float | None]:
    """How high the middle of the text at the outer edge of each page is above its foot; None where there is none."""
    edges = [
        [it for it in on_page if (it.x > WIDE - EDGE if number % 2 else it.x < EDGE)]
        for number, on_page in enumerate(_pieces(path), 1)
    ]
    return [
        (min(it.foot for it in on_page) + max(it.top for it in on_page)) / 2 if on_page else None
        for on_page in edges
    ]


SIGN = re.compile(r"[▶→●○◆×♠♥♦♣\s]*")  # beside words


def small_type(path: Path, least: float) -> list[tuple[int, float, str]]:
    """(page, size, text) of all letters smaller than so many points."""
    found = []
    for number, page in enumerate(opened(path), 1):
        for text in page.get_objects([FPDF_PAGEOBJ_TEXT], textpage=page.get_textpage()):
            place = text.get_matrix()
            size = round(text.get_font_size() * hypot(place.c, place.d), 2)
            if size < least and not SIGN.fullmatch(said := text.extract()):
                found.append((number, size, said))
    return found


def small_gothic(path: Path) -> list[list[str]]:
    """What each page says without serifs in at most eight points, as in tables: a line of a cell at a time."""
    return [
        [
            text.extract().strip()
            for text in page.get_objects([FPDF_PAGEOBJ_TEXT], textpage=page.get_textpage())
            if "Sans" in text.get_font().get_base_name() and text.get_font_size() * text.get_matrix().d < 8.1
        ]
        for page in opened(path)
    ]


@lru_cache
def _pieces(path: Path) -> list[list[Piece]]:
    """What can be seen of the text of each page."""
    found = []
    for page in opened(path):
        texts = page.get_objects([FPDF_PAGEOBJ_TEXT], textpage=page.get_textpage())
        found.append([piece for text in texts if (piece := _piece(text))])
    return found


def _piece(text: PdfTextObj) -> Piece | None:
    left, foot, right, top = text.get_bounds()
    if right - left <= SEEN or top - foot <= SEEN:
        return None
    place, font = text.get_matrix(), text.get_font().get_base_name()
    size = text.get_font_size() * place.d
    said = text.extract().strip() if "Bold" in font and size > 9 else ""
    return Piece(place.e, place.f, font, size, abs(place.b) > SEEN, foot, top, said)


SIGNS = r"[、。・：（）」•\s]"
LETTER = re.compile(r"[ぁ-んァ-ヶ一-鿿a-z]")


def ragged(path: Path) -> list[tuple[int, str]]:
    """(page, line) of lines that begin with a sign that goes on, end in a dot that hangs, or are one letter."""
    lines = [(n, line.strip()) for n, page in enumerate(pages(path), 1) for line in page.splitlines()]
    return [
        (n, line)
        for n, line in lines
        if re.match("[·・、。：）」]", line) or line.endswith("·") or _alone(line)
    ]


def _alone(line: str) -> bool:
    letters = re.sub(SIGNS, "", line)
    return len(letters) == 1 and bool(LETTER.match(letters))


def tight(text: str) -> str:
    """Without spaces and line ends, and with plain quotation marks.

    The gaps between Japanese and other letters may come out as spaces.
    """
    return re.sub(r"\s", "", text).translate(PLAIN)


def tight_lines(text: str) -> str:
    return "\n".join(tight(line) for line in text.splitlines())


def whole(path: Path) -> str:
    return tight("".join(pages(path)))


def bookmarks(path: Path) -> list[tuple[int, str, int]]:
    """(level, title, page from 1) of every bookmark."""
    return [
        (entry.level + 1, entry.get_title(), entry.get_dest().get_index() + 1)
        for entry in opened(path).get_toc()
    ]
