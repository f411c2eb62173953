"""A document is packed into less room, and says what it said."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pikepdf
import pytest
from nights import AT_NIGHT
from small_book import book_folder

from poker_rulebook.book.load import load
from poker_rulebook.paper.packing import packed, saved
from poker_rulebook.paper.printed_book import book_job
from poker_rulebook.paper.typesetting import as_set
from poker_rulebook.view.book import book_view, editions

SHOWN = {pikepdf.Operator("Tj"), pikepdf.Operator("TJ")}


@pytest.fixture(scope="module")
def set_book(request, measures, tmp_path_factory):
    """A small book in two languages as Typst has set it; at night of two games with all that games share."""
    folder = tmp_path_factory.mktemp("packed")
    small = book_folder(folder / "book", "lantern", "gate", "ladder", mixes=True, rules=True)
    shown = request.getfixturevalue("few").books if AT_NIGHT else editions(book_view(load(small)))
    job = book_job(shown, folder / "book.pdf", measures, small)
    return as_set(job.template, job.data, "a small book", job.look)


def letters_by_mark(page: pikepdf.Page) -> dict[int, bytes]:
    """What is drawn of text under each mark of a page, in its order."""
    found: dict[int, bytes] = {}
    mark = None
    for operands, operator in pikepdf.parse_content_stream(page):
        if operator == pikepdf.Operator("BDC"):
            mark = operands[1].get("/MCID")
        elif operator == pikepdf.Operator("EMC"):
            mark = None
        elif operator in SHOWN and mark is not None:
            whole = operands[0] if operator == pikepdf.Operator("TJ") else operands
            text = b"".join(bytes(it) for it in whole if isinstance(it, pikepdf.String))
            found[mark] = found.get(mark, b"") + text
    return found


def read_aloud(document: pikepdf.Pdf) -> list[tuple[str, bytes]]:
    """Every tag and what stands in it, in the order in which a program reads them."""
    pages = {page.obj.objgen: letters_by_mark(page) for page in document.pages}

    def told(tag: pikepdf.Object) -> Iterator[tuple[str, bytes]]:
        parts = tag.get("/K", ())
        yield str(tag.get("/S")), b""
        for part in parts if isinstance(parts, pikepdf.Array) else [parts]:
            if isinstance(part, int):
                yield "", pages[tag.Pg.objgen].get(part, b"")
            elif "/MCID" in part:
                yield "", pages[part.Pg.objgen].get(int(part.MCID), b"")
            elif "/S" in part:
                yield from told(part)

    return [one for tag in document.Root.StructTreeRoot.K for one in told(tag)]


def runs(read: list[tuple[str, bytes]]) -> list[tuple[str, bytes]]:
    """With what follows each other in one tag as one text, and without the gathering of contents."""
    found: list[tuple[str, bytes]] = []
    for tag, text in read:
        if not tag and found and not found[-1][0]:
            found[-1] = ("", found[-1][1] + text)
        elif tag != "/TOC":
            found.append((tag, text))
    return found


def test_every_tag_has_the_text_that_it_had_in_the_same_order(set_book):
    with pikepdf.open(BytesIO(set_book)) as before, packed(set_book) as after:
        was, now = read_aloud(before), read_aloud(after)
    assert len(now) < len(was)
    assert runs(was) == runs(now)


def test_packing_twice_changes_nothing(set_book):
    def in_a_file(made: bytes) -> bytes:
        with packed(made) as document:
            return saved(document)

    once = in_a_file(set_book)
    assert once == in_a_file(once) == in_a_file(set_book)


def test_links_are_cut_to_tenths_and_cells_say_nothing_of_lines_that_are_drawn(set_book):
    with packed(set_book) as document:
        notes = [note for page in document.pages for note in page.get("/Annots", ())]
        cells = [
            it
            for it in document.objects
            if isinstance(it, pikepdf.Dictionary) and it.get("/S") in ("/TD", "/TH")
        ]
        assert notes and cells
        assert all(round(at, 1) == at for note in notes for at in note.Rect)
        assert not any(about.get("/O") == "/Layout" for cell in cells for about in cell.get("/A", ()))
