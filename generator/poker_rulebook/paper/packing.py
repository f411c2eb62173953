"""A PDF file as Typst writes it, with the thousands of small objects that it has in compressed streams: less than half as large.

Pages and fonts stay as they are: programs find them sooner, and the boxes of pages can be changed (see
poker_rulebook.paper.typesetting.on_letter). Links have their places to a thousandth of a point, where Typst has a millionth.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping
from itertools import groupby, pairwise

AT_ONCE = 1000  # objects in one stream
ROW = 1 + 4 + 2  # bytes for an object in the table of all: kind, place, number there
LEVEL = 7  # of compression: 9 takes twice as long for half a hundredth less
_MANY = re.compile(  # tags, links, names, lists of tags and their root; bookmarks, places, what pages are drawn with
    rb"<</Type/(StructElem|StructTreeRoot|Annot|Catalog|PageLabel)/|\[\d+ \d+ R( \d+ |/XYZ)"
    rb"|<</(ProcSet|Limits|Parent \d+ 0 R/(Next|Prev|Title))"
)
_PLACES = re.compile(rb"/(?:Rect|QuadPoints)\[[^\]]*\]")  # of a link
_DECIMALS = re.compile(rb"(\.\d\d\d)\d+")

Bodies = Mapping[int, bytes]  # what is said of each object, by its number
# object -> 1, where it begins, 0; or 2, its stream, its number there
Places = dict[int, tuple[int, int, int]]


def packed(pdf: bytes) -> bytes:
    """The same document. Raises ValueError for a file that is not as Typst writes it."""
    head, bodies, trailer = objects(pdf)
    out, places = laid_out(bodies, len(head), max(bodies))
    return head + out + references(max(places) + 1, len(head + out), places, trailer)


def objects(pdf: bytes) -> tuple[bytes, dict[int, bytes], bytes]:
    """What stands before them, the objects, and what the trailer says besides its size."""
    table, trailer = _end(pdf)
    ends = sorted([*table.values(), pdf.rindex(b"xref\n", 0, pdf.rindex(b"startxref"))])
    end_of = dict(pairwise(ends))
    bodies = {number: _body(pdf[start : end_of[start]]) for number, start in sorted(table.items())}
    return pdf[: ends[0]], bodies, trailer


def laid_out(bodies: Bodies, start: int, last: int) -> tuple[bytes, Places]:
    """The objects as they stand in a file, and where.

    start    where the first of them does; last    number after which the streams have theirs
    """
    out = bytearray()
    places: Places = {}
    small: list[tuple[int, bytes]] = []
    for number, body in bodies.items():
        if _MANY.match(body):
            small.append((number, _PLACES.sub(lambda found: _DECIMALS.sub(rb"\1", found[0]), body)))
        else:
            places[number] = (1, start + len(out), 0)
            out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    for group in (small[at : at + AT_ONCE] for at in range(0, len(small), AT_ONCE)):
        last += 1
        places[last] = (1, start + len(out), 0)
        places |= {number: (2, last, n) for n, (number, _) in enumerate(group)}
        out += _object_stream(last, group)
    return bytes(out), places


def _end(pdf: bytes) -> tuple[dict[int, int], bytes]:
    """Object -> where it begins, and what the trailer says besides its size."""
    found = re.search(rb"startxref\s+(\d+)\s+%%EOF\s*$", pdf)
    if not found or not pdf.startswith(b"xref", int(found[1])):
        raise ValueError("a PDF without a table of its objects")
    lines = pdf[int(found[1]) :].split(b"trailer")
    entries = lines[0].split(b"\n")[2:]
    table = {n: int(entry[:10]) for n, entry in enumerate(entries) if entry[17:18] == b"n"}
    (size,) = re.findall(rb"/Size \d+", lines[1])
    return table, lines[1].split(b"startxref")[0].strip()[2:-2].replace(size, b"")


def _body(source: bytes) -> bytes:
    _, begins, rest = source.partition(b" 0 obj")
    body, ends, more = rest.rpartition(b"endobj")
    if not begins or not ends or more.strip():
        raise ValueError("an object of a PDF that does not end where the next begins")
    return body.strip()


def _object_stream(number: int, group: list[tuple[int, bytes]]) -> bytes:
    starts, at = [], 0
    for name, body in group:
        starts.append(b"%d %d" % (name, at))
        at += len(body) + 1
    head = b" ".join(starts) + b"\n"
    content = head + b"\n".join(body for _, body in group)
    return _stream(number, b"/Type/ObjStm/N %d/First %d" % (len(group), len(head)), content)


def references(number: int, at: int, places: Places, trailer: bytes) -> bytes:
    """The table of all objects, as a stream, and where it begins.    number    of its own"""
    every = {0: (0, 0, 65535), **places, number: (1, at, 0)}
    runs = [
        [n for _, n in run]
        for _, run in groupby(enumerate(sorted(every)), lambda counted: counted[1] - counted[0])
    ]
    index = b" ".join(b"%d %d" % (run[0], len(run)) for run in runs)
    rows = b"".join(
        kind.to_bytes(1, "big") + place.to_bytes(4, "big") + more.to_bytes(2, "big")
        for kind, place, more in (every[n] for n in sorted(every))
    )
    columns = b"/W[1 4 2]/DecodeParms<</Predictor 12/Columns %d>>" % ROW
    head = b"/Type/XRef/Size %d/Index[%s]%s%s" % (max(every) + 1, index, columns, trailer)
    return _stream(number, head, _as_steps(rows)) + b"startxref\n%d\n%%%%EOF\n" % at


def _as_steps(rows: bytes) -> bytes:
    """Each row as what it has more than the one above, which is nearly always the same (PDF calls this a predictor)."""
    steps = bytes((here - above) & 255 for here, above in zip(rows, bytes(ROW) + rows, strict=False))
    return b"".join(b"\2" + steps[at : at + ROW] for at in range(0, len(steps), ROW))


def _stream(number: int, head: bytes, content: bytes) -> bytes:
    small = zlib.compress(content, LEVEL)
    return b"%d 0 obj\n<<%s/Filter/FlateDecode/Length %d>>\nstream\n%s\nendstream\nendobj\n" % (
        number, head, len(small), small,
    )  # fmt: skip
