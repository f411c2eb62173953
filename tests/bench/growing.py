"""How cost grows with the number of games: the same work for a book, and for books with copies of its games.

A copy has an id and names of its own and is told, checked and played like any other game.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import yaml
from measuring import processor

from poker_rulebook.book.load import load
from poker_rulebook.document.edition import editions
from poker_rulebook.inspection import inspected
from poker_rulebook.pages.book import book_view
from poker_rulebook.web.scripts import record_scripts
from poker_rulebook.web.site import build_site

STAGES = (1, 4, 16)
GAMES = ("texas-holdem", "five-card-draw", "seven-card-stud", "razz", "criss-cross", "omaha-high-only")
LEFT_OUT = (
    "also",
    "asked",
    "former",
    "based_on",
    "see",
)  # names that are taken, and pages that are not there


def grown(root: Path) -> dict[str, list[float]]:
    """Kind of work -> seconds of processor at every stage."""
    found: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as scratch:
        for times in STAGES:
            folder = book_of_copies(root, Path(scratch) / str(times), times)
            for what, seconds in _spent(folder).items():
                found.setdefault(what, []).append(seconds)
    return found


def book_of_copies(root: Path, folder: Path, times: int) -> Path:
    """A book of a few games of this one, each so many times, without general rules."""
    shutil.copytree(root / "schema", folder / "schema")
    shutil.copytree(root / "site", folder / "site")
    shutil.copy(root / "mkdocs.yml", folder)
    games = folder / "games"
    for name in ("common", "rankings"):
        shutil.copytree(root / "games" / name, games / name)
    shutil.copy(root / "games" / "decks.yaml", games)
    measured = yaml.safe_load((root / "games" / "measured.yaml").read_text("utf-8"))
    book, kept = load(root), {}
    for name in GAMES:
        data = book.games.source(name).value
        for number in range(times):
            copy = _copied(data, number)
            (games / f"{copy['id']}.yaml").write_text(json.dumps(copy, ensure_ascii=False), "utf-8")
            if name in measured:
                kept[copy["id"]] = measured[name]
    (games / "measured.yaml").write_text(json.dumps(kept), "utf-8")
    return folder


def _copied(data: dict[str, Any], number: int) -> dict[str, Any]:
    names = {locale: f"{name} {number}" for locale, name in data["name"].items()}
    copy = {key: value for key, value in data.items() if key not in LEFT_OUT}
    return (
        copy | {"id": f"{data['id']}-{number}", "name": names} | ({"short": names} if "short" in data else {})
    )


def _spent(folder: Path) -> dict[str, float]:
    book = load(folder)
    shown: dict[str, Any] = {}

    def made() -> None:
        shown.update(editions(book_view(book)))

    work: dict[str, Callable[[], object]] = {
        "check": lambda: inspected(book),
        "views of every page": made,
        "search index": lambda: [record_scripts(edition) for edition in shown.values()],
        "site": lambda: build_site(shown, folder / "out", folder),
    }
    return {what: processor(one) for what, one in work.items()}
