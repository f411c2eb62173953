"""What an output folder was made from: where nothing of it has changed, the folder stands as it is."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

from poker_rulebook.book.load import Book
from poker_rulebook.book.published import day_of
from poker_rulebook.browser.bundle import wanted
from poker_rulebook.inspection import fingerprints
from poker_rulebook.kept import digest_of

LIST = ".built-from.json"  # in an output folder: what it was made from, what it has, what was told about it

Told = Mapping[str, list[Path]]  # kind of what was written -> paths below the output folder


def ingredients(book: Book, address: str, locales: Iterable[str]) -> str:
    """Everything that an output follows from, as a digest: files, program, libraries, and what was asked for."""
    files = fingerprints(book)
    hand_written = (path for path in (book.folder / "site").rglob("*") if path.is_file())
    for path in sorted((*hand_written, book.folder / "mkdocs.yml")):
        files[path.relative_to(book.folder).as_posix()] = digest_of([path.read_bytes()])
    for path in wanted():
        files[path.name] = digest_of([path.read_bytes()])
    libraries = sorted({f"{found.name} {found.version}" for found in distributions()})
    asked = [*locales, address, book.house.id if book.house else "", str(day_of(book.folder))]
    return digest_of([str(book.folder), *files, *files.values(), *libraries, *asked])


def told(out: Path, made_from: str) -> Told | None:
    """What was told of the last build, where it was made from the same and every file of it lies there untouched."""
    try:
        found = json.loads((out / LIST).read_text("utf-8"))
        if found["from"] != made_from or found["files"] != _sizes(out):
            return None
        return {kind: [Path(path) for path in paths] for kind, paths in found["told"].items()}
    except (OSError, ValueError, KeyError, AttributeError, TypeError):
        return None


def note(out: Path, made_from: str, telling: Told) -> None:
    """Notes in a finished folder what it was made from."""
    paths = {kind: [path.as_posix() for path in paths] for kind, paths in telling.items()}
    noted = {"from": made_from, "files": _sizes(out), "told": paths}
    (out / LIST).write_text(json.dumps(noted), "utf-8")


def _sizes(out: Path) -> dict[str, Any]:
    """Size and time of every file, the list itself apart."""
    sizes = {}
    for folder, _, names in os.walk(out):
        for name in names:
            path = os.path.join(folder, name)
            found = os.stat(path)
            sizes[os.path.relpath(path, out)] = [found.st_size, found.st_mtime_ns]
    sizes.pop(LIST, None)
    return sizes
