"""Writes the files with which a page runs all of the program: CPython for browsers (Pyodide), the program, and the book.

The page for editors has them: nothing is rewritten for it, so that what it says of a file is what `check` says. Its browser loads
them when somebody begins to edit, and they are not kept for reading without a network. All that runs there is Python alone; what is
compiled elsewhere has a stand-in in `pure/`.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from poker_rulebook.book.load import Book
from poker_rulebook.cache import PACKAGE, files_of

RUNTIME = (
    Path(sys.prefix) / "node_modules" / "pyodide"
)  # where make has put it from npm; no package carries it
WANTED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK = "pyodide-lock.json"
LIBRARIES = ("attrs", "jsonschema", "jsonschema-specifications", "pyyaml", "referencing", "typing-extensions")
LICENCE = Path(__file__).parent / "LICENSE-Pyodide"
PURE = Path(__file__).parent / "pure"
ENDS = (".py", ".json", ".ftl", ".toml", ".txt")


def wanted() -> list[Path]:
    """The files of Pyodide; [] where it is not installed."""
    files = [RUNTIME / name for name in WANTED]
    return files if all(file.exists() for file in (*files, RUNTIME / LOCK)) else []


def write_program(book: Book, out: Path) -> bool:
    """Writes everything for a page of this book into a folder. False, with nothing written, if Pyodide is missing."""
    found = wanted()
    if not found:
        return False
    out.mkdir(parents=True, exist_ok=True)
    for path in found:
        shutil.copyfile(path, out / path.name)
    lock = json.loads((RUNTIME / LOCK).read_text("utf-8")) | {
        "packages": {}
    }  # further ones, which nothing asks for
    (out / LOCK).write_text(json.dumps(lock), "utf-8")
    shutil.copyfile(LICENCE, out / "LICENSE.txt")
    for path in _files(book):  # one by one as well: a page shows a file before the program is there
        place = out / path.relative_to(book.folder)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
    with ZipFile(out / "book.zip", "w", ZIP_DEFLATED) as packed:
        for name, content in sorted(dict(_contents(book)).items()):
            packed.writestr(ZipInfo(name), content, ZIP_DEFLATED)  # the same bytes on every day
    return True


def _contents(book: Book) -> Iterator[tuple[str, bytes]]:
    """Name in the pack -> content: lib/, which Python imports from, and book/, with what all of its YAML says."""
    for path in files_of("editing"):
        if path.suffix in ENDS:
            yield f"lib/poker_rulebook/{path.relative_to(PACKAGE).as_posix()}", path.read_bytes()
    for path in PURE.glob("*.py"):
        yield f"lib/{path.name}", path.read_bytes()
    for name in LIBRARIES:
        yield from _library(name)
    logos = sorted((book.folder / "games" / "houses").glob("*.svg"))
    for path in (*sorted((book.folder / "schema").glob("*.json")), *_files(book), *logos):
        yield f"book/{path.relative_to(book.folder).as_posix()}", path.read_bytes()
    yield "values.json", json.dumps(book.reader.values(), ensure_ascii=False).encode()


def _files(book: Book) -> list[Path]:
    """The YAML of the book, each file read."""
    found = sorted((book.folder / "games").rglob("*.yaml"))
    for path in found:
        book.reader.source(path)
    return found


def _library(name: str) -> Iterator[tuple[str, bytes]]:
    """The Python of a library, without what is compiled or tests it, and its licence."""
    for file in distribution(name).files or ():
        path = Path(str(file.locate()))
        is_licence = ".dist-info" in file.parts[0] and any(
            word in path.name.upper() for word in ("LICENSE", "COPYING")
        )
        if is_licence or (
            path.suffix in ENDS
            and not set(file.parts) & {"tests", "benchmarks"}
            and ".dist-info" not in file.parts[0]
        ):
            yield f"lib/{file.as_posix()}", path.read_bytes()
