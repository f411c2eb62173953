"""Contact sheets of every printed page, to be looked at: python tests/paper/proofs.py build [part of a name]

build/proofs/book-en-a4-01.png has the first twenty pages of build/print/book-en-a4.pdf; the cards of a folder, its sheets
of mixes and its lists of what to settle come one after the other.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import typst
from pypdf import PdfReader

ACROSS, ON_A_SHEET = 5, 20
TEMPLATE = """
#set page(width: auto, height: auto, margin: 2mm, fill: luma(200))
#grid(columns: int(sys.inputs.across), gutter: 2mm, ..json(bytes(sys.inputs.pages)).map(((path, page)) => box(
  fill: white, image(path, page: page, width: 74mm),
)))
"""


def files(printed: Path) -> Iterator[tuple[str, list[Path]]]:
    """Name of a series -> its files: each book by itself, and what lies in a folder together."""
    for path in sorted(printed.glob("*.pdf")):
        yield path.stem, [path]
    for folder in sorted(path for path in printed.iterdir() if path.is_dir()):
        yield folder.name, sorted(folder.glob("*.pdf"))


def main(build: Path, part: str = "") -> None:
    out = build / "proofs"
    out.mkdir(exist_ok=True)
    (out / "sheet.typ").write_text(TEMPLATE, "utf-8")
    for name, paths in files(build / "print"):
        if part not in name or name.endswith("-letter"):  # the same pages as on A4
            continue
        pages = [
            (f"/{path.relative_to(build)}", number)
            for path in paths
            for number in range(1, len(PdfReader(path).pages) + 1)
        ]
        for sheet, start in enumerate(range(0, len(pages), ON_A_SHEET), 1):
            inputs = {"across": str(ACROSS), "pages": json.dumps(pages[start : start + ON_A_SHEET])}
            made = out / f"{name}-{sheet:02}.png"
            typst.compile(out / "sheet.typ", made, root=build, format="png", ppi=110, sys_inputs=inputs)
            print(made, flush=True)
    (out / "sheet.typ").unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
