"""What Typst has made, in less room, with the tag of a table of contents and the labels of pages where it writes none."""

from __future__ import annotations

from io import BytesIO
from itertools import chain, groupby
from typing import Any

import pikepdf


def packed(made: bytes) -> pikepdf.Pdf:
    """The document, to be saved and closed, with its contents tagged as such and its pages labelled."""
    document = pikepdf.open(BytesIO(made))
    _gather_contents(document)
    _label_pages(document)
    return document


def saved(document: pikepdf.Pdf) -> bytes:
    """A document as a file, in which small objects lie together. The same always gives the same bytes."""
    out = BytesIO()
    generate = pikepdf.ObjectStreamMode.generate
    # of the version that Typst has written into its metadata, which stay as they are
    document.save(out, object_stream_mode=generate, deterministic_id=True, fix_metadata_version=False)
    return out.getvalue()


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
