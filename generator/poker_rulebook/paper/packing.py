"""The same document in less room: what Typst writes out piece by piece is joined, cut to what is seen, and packed together.

Nothing that a reader or a program finds in it goes: text, links, tags and bookmarks are what they were.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from itertools import chain, groupby
from typing import Any
from zlib import compress

import pikepdf


def packed(made: bytes) -> pikepdf.Pdf:
    """The document, to be saved in less than half the room and closed, with its contents tagged as such."""
    document = pikepdf.open(BytesIO(_cut_in_place(made)))
    _gather_contents(document)
    _label_pages(document)
    parents = dict(_numbers(document.Root.StructTreeRoot.ParentTree))
    for page in document.pages:
        if isinstance(page.get("/Contents"), pikepdf.Stream):
            drawing = page.Contents.read_bytes()
            if "/StructParents" in page:
                drawing = _with_marks_joined(page, drawing, parents[int(page.StructParents)])
            # compressed here, as it may be saved for two papers
            page.Contents.write(compress(_cut(drawing)), filter=pikepdf.Name.FlateDecode)
    return document


def saved(document: pikepdf.Pdf) -> bytes:
    """A document as a file, in which small objects lie together. The same always gives the same bytes."""
    out = BytesIO()
    generate = pikepdf.ObjectStreamMode.generate
    # of the version that Typst has written into its metadata, which stay as they are
    document.save(out, object_stream_mode=generate, deterministic_id=True, fix_metadata_version=False)
    return out.getvalue()


# --- tags


def _tag(found: object) -> object:
    return found.get("/S") if isinstance(found, pikepdf.Dictionary) else None


def _gather_contents(document: pikepdf.Pdf) -> None:
    """Puts the lines of a table of contents that stand one after the other into one: Typst tags the lines alone."""
    tree = document.Root.get("/StructTreeRoot", pikepdf.Dictionary()).get("/K")
    whole = tree[0] if isinstance(tree, pikepdf.Array) else tree
    if whole is None or not isinstance(whole.K, pikepdf.Array):
        return
    parts: list[Any] = []
    for tag, some in groupby(whole.K, key=_tag):
        lines = list(some)
        if tag == "/TOCI":
            table = pikepdf.Dictionary(Type=pikepdf.Name.StructElem, S=pikepdf.Name.TOC, P=whole, K=lines)
            parts.append(document.make_indirect(table))
            for line in lines:
                line.P = parts[-1]
        else:
            parts += lines
    whole.K = pikepdf.Array(parts)


def _label_pages(document: pikepdf.Pdf) -> None:
    """Calls pages that have no numbers by the bookmark above them and counts from there, "Razz 1", "Razz 2"; sheets on which
    several begin have no name."""
    if "/PageLabels" in document.Root:
        return
    pages = {page.objgen: number for number, page in enumerate(document.pages)}
    with document.open_outline() as outline:
        begin = [(pages[_page_of(it).objgen], it.title) for it in outline.root]
    numbers = [number for number, _ in begin]
    if numbers[:1] == [0] and len({*numbers}) == len(numbers):
        names = [pikepdf.Dictionary(P=pikepdf.String(f"{it} "), S=pikepdf.Name.D) for _, it in begin]
        found = chain.from_iterable(zip(numbers, names, strict=True))
        document.Root.PageLabels = pikepdf.Dictionary(Nums=pikepdf.Array(list(found)))


def _page_of(bookmark: Any) -> Any:
    return bookmark.destination[0] if bookmark.destination is not None else bookmark.action.D[0]


def _numbers(tree: Any) -> Iterator[tuple[int, Any]]:
    """What a number tree has under each number."""
    for part in tree.get("/Kids", ()):
        yield from _numbers(part)
    every = list(tree.get("/Nums", ()))
    yield from zip(map(int, every[::2]), every[1::2], strict=True)


# Where what is marked ends, and perhaps the next text begins: its mark, and its language where that is not the one around.
_MARK = re.compile(rb"EMC(?:/Span<</MCID (\d+)(/Lang\([^)]*\))?>>BDC\n)?")


def _with_marks_joined(page: pikepdf.Page, drawing: bytes, parents: Sequence[Any]) -> bytes:
    """The drawing of a page with one mark for what follows each other there and in its tag: Typst marks every line by itself,
    and every piece in another font.    parents    the tag of each mark"""
    follows: dict[tuple[int, int], dict[int, int]] = {}
    tags = list(parents)
    names = [tag.objgen for tag in tags]
    for before, mark in _side_by_side(drawing):
        if names[before] == names[mark]:
            follows.setdefault(names[mark], {})[mark] = before
    joined = set[int]()
    for marks in follows.values():
        tag = tags[next(iter(marks))]
        if tag.Pg.objgen == page.obj.objgen:
            joined |= _join(tag, marks)
    return _MARK.sub(lambda it: b"" if it[1] and int(it[1]) in joined else it[0], drawing)


def _side_by_side(drawing: bytes) -> Iterator[tuple[int, int]]:
    """Marks of texts in the same language, one after the other: nothing is drawn between them."""
    before, language = None, None
    for found in _MARK.finditer(drawing):
        mark = int(found[1]) if found[1] else None
        if before is not None and mark is not None and found[2] == language:
            yield before, mark
        before, language = mark, found[2]


def _join(tag: Any, follows: Mapping[int, int]) -> set[int]:
    """Takes those marks out of a tag that follow another one in it too, and gives them."""
    kept, joined = list[Any](), set[int]()
    last = None
    for part in tag.K:
        if isinstance(part, int) and last is not None and follows.get(part) == last:
            joined.add(part)
        else:
            kept.append(part)
        if isinstance(part, int):
            last = part
        elif "/Obj" not in part:  # of a link, which is not text
            last = None
    tag.K = pikepdf.Array(kept)
    return joined


# --- numbers, and what is said twice

_PLACE = re.compile(rb"(1 0 0 -1 -?\d+\.\d\d)\d*( -?\d+\.\d\d)\d*(?= cm)")  # of text: hundredths of a point
_NUMBER = re.compile(rb"(\.\d\d\d)\d+(?=[ \n(<])")  # any other, with what is more
_FRAME = re.compile(rb"/(?:Rect|QuadPoints)\[[-\d. ]+\]")  # of a link
_LENGTH = re.compile(rb"-?\d+\.\d+")
_LINES = re.compile(rb"(/S/T[DH]/P [^\n]*?)(<</O/Layout[^<>]*>>)")  # how those of a cell look


def _cut(drawing: bytes) -> bytes:
    """With lengths as exact as anybody sees them."""
    for digits in (_PLACE, _NUMBER):  # what stands in no group goes
        drawing = b"".join(digits.split(drawing))
    return drawing


def _cut_in_place(made: bytes) -> bytes:
    """What Typst has made, with links that begin and end at a tenth of a point, and without how the lines of tables look, which are
    drawn. The file says where each of its objects begins: what is cut leaves spaces, and these do not stay when it is saved."""
    frames = _FRAME.sub(lambda it: _tenths(it[0]).ljust(len(it[0])), made)
    return _LINES.sub(lambda it: it[1] + b" " * len(it[2]), frames)


def _tenths(frame: bytes) -> bytes:
    return _LENGTH.sub(lambda it: b"%.1f" % float(it[0]), frame)
