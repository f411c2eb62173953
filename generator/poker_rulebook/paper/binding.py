"""A book bound from its gatherings: PDF files of Typst that become one, with one tree of tags and one list of bookmarks.

A gathering is made ready once. Its objects get numbers that no other one has, so that its bytes stand in the book as they
are, whatever the others say. What leads to another page leads to a name, and the book says where that is.
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import sha256
from itertools import chain, count
from typing import Any

from poker_rulebook.paper.packing import laid_out, objects, references

CATALOG, INFO, METADATA, PAGES, TAGS, DOCUMENT, BOOKMARKS = range(1, 8)  # the book's own objects
ROOM = 100_000  # numbers for the objects of a gathering
MORE = 1000  # of them for streams of objects
HIGH, ABOVE = 841.8898, 10  # points: A4, and what is shown above a place, as Typst has it
HEAD = b"%PDF-1.7\n%\x80\x80\x80\x80\n\n"
STREAM, END = b"\nstream\n", b"\nendstream"
NUMBERED = re.compile(  # references, and numbers of tags, but none of what is in a text
    rb"\((?:[^()\\]|\\.|\((?:[^()\\]|\\.|\([^()]*\))*\))*\)|(\d+) 0 R|(/StructParents?) (\d+)", re.DOTALL
)
CELL = re.compile(rb"\(U(\d+x\d+y\d+)\)")  # the name of a cell that heads a column
LINK = re.compile(  # to a name (see type.typ)
    rb"/A<</Type/Action/S/URI/URI(?:\(to:[^)]*\)|<746F3A[0-9A-F]*>)>>(/F 4/StructParent \d+/Contents)"
    rb"(?:\((to:[^)]*)\)|<FEFF([0-9A-F]*)>)>>$"
)


def gathered(pdf: bytes, number: int) -> bytes:
    """A PDF of Typst made ready to be bound: what is said of it, in a line of JSON, and its objects.

    number    its own among the gatherings of the book, from 1

    Raises ValueError for a file that is not as Typst writes it.
    """
    _, bodies, trailer = objects(pdf)
    if max(bodies) > ROOM - MORE:
        raise ValueError("a gathering with too many objects")
    root, info = _ref(b"/Root", trailer), _ref(b"/Info", trailer)
    names = (b"/Pages", b"/StructTreeRoot", b"/Outlines", b"/Metadata", b"/PageLabels")
    pages, tags, outlines, metadata, labels = (_ref(name, bodies[root]) for name in names)
    document, bookmarks = _ref(rb"/K\[", bodies[tags]), list(_bookmarks(bodies, outlines))
    base = number * ROOM
    shared = {document: DOCUMENT, outlines: BOOKMARKS, root: CATALOG}
    moved = {n: _moved(body, number, shared) for n, body in bodies.items()}
    own = {root, info, metadata, tags, document, outlines, labels, *bookmarks}
    made = {base + n: moved[n] for n, body in bodies.items() if n not in own and not _is(b"PageLabel", body)}
    free = count(base + max(bodies) + 1)
    made |= dict(chain.from_iterable(_links_apart(n, made[n], free) for n in made if _is(b"Page", made[n])))
    made[base + pages] = made[base + pages].replace(b"/Type/Pages", b"/Type/Pages/Parent %d 0 R" % PAGES)
    parents = re.findall(rb"(\d+) (\d+ 0 R)", _list(b"/ParentTree<</Nums", moved[tags]))
    branches = {
        "parents": _branch(b"Nums", [(b"%d" % (base + int(n)), b" " + to) for n, to in parents]),
        "cells": _branch(
            b"Names", re.findall(rb"(\([^)]*\))(\d+ 0 R)", _list(b"/IDTree<</Names", moved[tags]))
        ),
    }
    at = {name: next(free) for name, branch in branches.items() if branch}
    made |= {n: branches[name] for name, n in at.items()}
    content, places = laid_out(made, 0, max(made))
    said: dict[str, Any] = at | {
        "places": list(places.items()),
        "pages": [base + pages, *map(int, re.findall(rb"(\d+) 0 R", _list(b"/Kids", moved[pages])))],
        "tags": _list(b"/K", moved[document]),
        "roles": _list(b"/RoleMap<", moved[tags], b"<", b">"),
        "bookmarks": [[base + n, moved[n]] for n in bookmarks],
        "language": _list(b"/Lang", bodies[root], b"(", b")"),
        "info": bodies[info],
        "metadata": bodies[metadata],
    }
    return json.dumps(said, default=partial(str, encoding="latin-1")).encode() + b"\n" + content


def _is(kind: bytes, body: bytes) -> bool:
    return body.startswith(b"<</Type/%s/" % kind)


def _links_apart(number: int, page: bytes, free: Iterator[int]) -> Iterator[tuple[int, bytes]]:
    """A page and the list of its links, which is packed as the page is not."""
    before, links, after = page.partition(b"/Annots")
    listed, bracket, rest = after.partition(b"]")
    if links:
        yield (at := next(free)), listed + bracket
        page = before + links + b" %d 0 R" % at + rest
    yield number, page


def bound(gatherings: Sequence[bytes], places: Mapping[str, Sequence[float]]) -> bytes:
    """The book.    places    of it (see places.py)"""
    divided = [one.partition(b"\n") for one in gatherings]
    said = [json.loads(line) for line, _, _ in divided]
    name = b64encode(sha256(b"".join(sha256(one).digest() for one in gatherings)).digest()[:16])
    front, at = laid_out(_own(said, places, name), len(HEAD), BOOKMARKS)
    end = len(HEAD) + len(front)
    for one, (_, _, content) in zip(said, divided, strict=True):
        at |= {
            n: (kind, place + end if kind == 1 else place, more) for n, (kind, place, more) in one["places"]
        }
        end += len(content)
    trailer = b"/Root %d 0 R/Info %d 0 R/ID[(%s)(%s)]" % (CATALOG, INFO, name, name)
    contents = [content for _, _, content in divided]
    return b"".join([HEAD, front, *contents, references(max(at) + 1, end, at, trailer)])


def _own(
    said: Sequence[Mapping[str, Any]], places: Mapping[str, Sequence[float]], name: bytes
) -> dict[int, bytes]:
    """The objects of the book itself. Every tree has a branch for each gathering, and that of tags is one."""
    pages = [page for one in said for page in one["pages"][1:]]
    roles = "".join(dict.fromkeys(role for one in said for role in re.findall(r"/\w+/\w+", one["roles"])))
    targets = " ".join(
        f"({label})[{pages[int(page) - 1]} 0 R/XYZ {x:g} {HIGH - max(0, y - ABOVE):.7g} 0]"
        for label, (page, x, y) in sorted(places.items())
        if label not in ("imprint", "end")
    )
    bookmarks = _side_by_side([(n, body) for one in said for n, body in one["bookmarks"]])
    xmp = re.sub(r"(?<=<xmpTPg:NPages>)\d+", str(len(pages)), said[0]["metadata"].partition("\nstream\n")[2])
    xmp = re.sub(r"(?<=<xmpMM:)(Instance|Document)ID>[^<]*", rf"\1ID>{name.decode()}", xmp)
    own = {
        CATALOG: f"<</Type/Catalog/Pages {PAGES} 0 R/Metadata {METADATA} 0 R/PageLabels<</Nums[0<</S/D/St 1>>]>>"
        f"/Lang({said[0]['language']})/StructTreeRoot {TAGS} 0 R/MarkInfo<</Marked true/Suspects false>>"
        f"/ViewerPreferences<</DisplayDocTitle true/Direction/L2R>>/Outlines {BOOKMARKS} 0 R"
        f"/Names<</Dests<</Names[{targets}]>>>>>>",
        INFO: said[0]["info"],
        METADATA: f"<</Length {len(xmp) - len(END)}/Type/Metadata/Subtype/XML>>\nstream\n{xmp}",
        PAGES: f"<</Type/Pages/Count {len(pages)}/Kids[{_refs(one['pages'][0] for one in said)}]>>",
        TAGS: f"<</Type/StructTreeRoot/RoleMap<<{roles}>>/K[{DOCUMENT} 0 R]"
        f"/ParentTree<</Kids[{_refs(one['parents'] for one in said)}]>>"
        f"/IDTree<</Kids[{_refs(one.get('cells', 0) for one in said)}]>>/ParentTreeNextKey {(len(said) + 1) * ROOM}>>",
        DOCUMENT: f"<</Type/StructElem/S/Document/P {TAGS} 0 R/K[{' '.join(one['tags'] for one in said)}]>>",
        BOOKMARKS: f"<</Type/Outlines/First {bookmarks[0][0]} 0 R/Last {bookmarks[-1][0]} 0 R/Count {len(bookmarks)}>>",
    }
    return {n: body.encode("latin-1") for n, body in (*own.items(), *bookmarks)}


def _side_by_side(bookmarks: Sequence[tuple[int, str]]) -> list[tuple[int, str]]:
    """Those of the highest level, each with the ones beside it."""
    numbers = [n for n, _ in bookmarks]
    found = []
    for (n, body), after, before in zip(bookmarks, [*numbers[1:], 0], [0, *numbers], strict=False):
        beside = (f"/Next {after} 0 R" if after else "") + (f"/Prev {before} 0 R" if before else "")
        own = re.sub(r"^(<</Parent \d+ 0 R)(/Next \d+ 0 R)?(/Prev \d+ 0 R)?", r"\1" + beside, body)
        found.append((n, own))
    return found


def _refs(numbers: Iterable[int]) -> str:
    return " ".join(f"{n} 0 R" for n in numbers if n)


def _moved(body: bytes, number: int, shared: Mapping[int, int]) -> bytes:
    """An object with the numbers of its gathering.    shared    objects that the book has once"""
    base = number * ROOM

    def other(found: re.Match[bytes]) -> bytes:
        if found[1]:
            return b"%d 0 R" % (shared.get(int(found[1])) or base + int(found[1]))
        return b"%s %d" % (found[2], base + int(found[3])) if found[2] else found[0]

    said, stream, content = body.partition(STREAM)
    said = CELL.sub(rb"(U%02d-\1)" % number, LINK.sub(_to_name, said))
    return NUMBERED.sub(other, said) + stream + content


def _to_name(link: re.Match[bytes]) -> bytes:
    """A link to a name, with what is said of it: "to:ja-rule-misdeal:ページ 12"."""
    told = link[2].decode("latin-1") if link[2] else bytes.fromhex(link[3].decode()).decode("utf-16-be")
    _, label, text = told.split(":", 2)
    shown = (
        b"(%s)" % text.encode()
        if text.isascii()
        else b"<FEFF%s>" % text.encode("utf-16-be").hex().upper().encode()
    )
    return b"/Dest(%s)%s%s>>" % (label.encode(), link[1], shown)


def _bookmarks(bodies: Mapping[int, bytes], parent: int) -> Iterator[int]:
    """Those of the highest level, in order."""
    found = _ref(b"/First", bodies[parent])
    while found:
        yield found
        found = _ref(b"/Next", bodies[found].partition(b"/Title")[0])


def _branch(kind: bytes, pairs: Sequence[tuple[bytes, bytes]]) -> bytes:
    """A branch of a tree of numbers or names, which are in order; empty for none."""
    ends = pairs[0][0] + b" " + pairs[-1][0] if pairs else b""
    return b"<</Limits[%s]/%s[%s]>>" % (ends, kind, b" ".join(map(b"".join, pairs))) if pairs else b""


def _ref(name: bytes, body: bytes) -> int:
    """The object after a name; 0 where there is none."""
    found = re.search(name + rb" ?(\d+) 0 R", body)
    return int(found[1]) if found else 0


def _list(name: bytes, body: bytes, begins: bytes = b"[", ends: bytes = b"]") -> bytes:
    """What stands in brackets after a name."""
    _, _, rest = body.partition(name + begins)
    return rest.partition(ends)[0]
