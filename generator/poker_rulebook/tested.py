"""What the tests of a book say of its games: random play that counts otherwise, rules that no example notices."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from poker_rulebook.book.fingerprints import SHARED, fingerprints
from poker_rulebook.book.load import Book
from poker_rulebook.book.problems import At, Problem
from poker_rulebook.book.source import Source
from poker_rulebook.kept import PACKAGE, Kept, digest_of

COUNTS, KEPT_COUNTS = "tests/play/test_counts.py", "tests/play/counts.yaml"
MUTATIONS = "tests/games/test_mutations.py"
COUNTED = re.compile(r"^(\S+)\n {4}(\S.*(?: -> .*|is new|not counted any more))", re.MULTILINE)
UNNOTICED = re.compile(r"^games/(\S+)\.yaml: (no example notices that (.*))$", re.MULTILINE)
TOLD = {COUNTS: COUNTED, MUTATIONS: UNNOTICED}
AT_ITS_EDGE = (
    "add an example that comes out otherwise then: the weakest hand that qualifies, the chip that cannot be divided, "
    "the most cards that may be exchanged"
)


class Untested(Exception):
    """The tests cannot be run here; the message says why."""


def has_tests(book: Book) -> bool:
    """Whether the folder of the book has tests of its games."""
    return (book.folder / COUNTS).is_file()


def is_own(book: Book) -> bool:
    """Whether they come with this program, so that they are run without being asked for."""
    return has_tests(book) and book.folder == PACKAGE.parents[1]


def unnoticed(book: Book, ids: Collection[str]) -> Iterator[Problem]:
    """Rules of these games that may be altered without an example coming out otherwise."""
    for id_, found in _said(book, MUTATIONS, ids).items():
        source = book.games.source(id_)
        for message, change in found:
            yield source.problem(_place(source, change), message, AT_ITS_EDGE)


def other_counts(book: Book, changed: Mapping[str, Collection[str]]) -> Iterator[Problem]:
    """Random play that counts otherwise than it was kept.    changed    file -> games and mixes that it is about"""
    found = _said(book, COUNTS, dict.fromkeys(id_ for ids in changed.values() for id_ in ids))
    told = set[str]()
    for file, ids in changed.items():
        new = [id_ for id_ in ids if id_ in found and id_ not in told]
        told.update(new)
        if new:
            more = f" and {len(new) - 5} more" if len(new) > 5 else ""
            what = f"the counts of random play of {', '.join(new[:5])}{more}"
            message = f"{what} are out of date: {found[new[0]][0][0]}"
            own = Path(file).stem if file.startswith("games/") and file.count("/") == 1 else ""
            hint = (
                f"if that is meant, run: {' '.join(['rulebook ready', *([own] if own else []), '--write'])}"
            )
            yield Problem(file, 1, 1, "file", message, hint)


def about(book: Book, files: Collection[str]) -> dict[str, list[str]]:
    """Each of these files -> the games, and mixes of them, that are played by it."""
    found = {}
    for file in files:
        place, id_ = file.rpartition("/")[0], Path(file).stem
        if place == "games/rankings":
            games = [it for it in book.games if id_ in book.rankings_of(book.games.source(it).rules)]
        else:
            games = [id_] if place == "games" and id_ in book.games else []
        mixes = [
            mix.id
            for mix in book.mixes.values()
            if file == book.mixes.source(mix.id).file or any(part.game.id in games for part in mix.games)
        ]
        if games or mixes:
            found[file] = [*games, *mixes]
    return found


def count_anew(book: Book, ids: Collection[str]) -> None:
    """Write the counts of these games and mixes."""
    _run(book, COUNTS, ids, "--update-counts")


def _said(book: Book, test: str, ids: Collection[str]) -> dict[str, list[list[str]]]:
    """What a test says of those games and mixes of which it says anything; what it said of the same files is kept."""
    prints = fingerprints(book)
    shared = [said for file, said in prints.items() if not file or file.startswith(SHARED)]
    tests = [path.read_bytes() for path in sorted((book.folder / "tests").rglob("*.py"))]
    all_of_it = digest_of([*shared, *tests, (book.folder / KEPT_COUNTS).read_bytes()])
    kept = Kept(book.folder / ".cache" / f"{Path(test).stem}.json")
    keys = {id_: f"{id_} {digest_of([all_of_it, *_texts(book, id_)])}" for id_ in ids}
    new = [id_ for id_, key in keys.items() if kept.get(key) is None]
    found = _run(book, test, new) if new else []
    for id_ in new:
        kept.put(keys[id_], [said for name, *said in found if name == id_])
    kept.save()
    return {id_: kept.get(key) for id_, key in keys.items() if kept.get(key)}


def _texts(book: Book, id_: str) -> list[str]:
    """What the file of a game says, or of a mix and of its games."""
    if id_ in book.games.paths:
        return [book.games.source(id_).text or ""]
    games = [part.game.id for part in book.mixes[id_].games]
    return [book.mixes.source(id_).text or "", *(book.games.source(game).text or "" for game in games)]


def _run(book: Book, test: str, ids: Collection[str], *options: str) -> list[tuple[str, ...]]:
    """What the test finds in these games and mixes: the name first. Raises Untested."""
    if find_spec("pytest") is None:
        raise Untested("pytest is not installed, and the tests of games are not run: make .venv/test.stamp")
    named = [word for id_ in ids for word in ("--game", id_)]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", *named, *options, test]
    done = subprocess.run(command, cwd=book.folder, capture_output=True, text=True, check=False)
    found: list[tuple[str, ...]] = TOLD[test].findall(done.stdout)
    if done.returncode and not found:
        raise Untested(f"{test} does not run: {''.join((done.stdout + done.stderr).splitlines()[-1:])}")
    return found


def _place(source: Source, change: str) -> At:
    """Where that stands of which a change tells first: `play.first-bet.size became big`, `third-bet was left out`."""
    parts = change.partition(" ")[0].rstrip(":").split(".")
    inside = [()] if parts[0] in source.value else [(key,) for key in ("play", "showdown", "options")]
    return max((_led(source.value, (*way, *parts)) for way in inside), key=len)


def _led(value: Any, way: tuple[str, ...]) -> At:
    """The place of a way, as far as it leads: keys by name, items of a list by their id."""
    at: list[str | int] = []
    for part in way:
        if isinstance(value, list):
            items = {item["id"]: index for index, item in enumerate(value) if "id" in item}
            if part not in items:
                break
            at.append(items[part])
        elif isinstance(value, dict) and part in value:
            at.append(part)
        else:
            break
        value = value[at[-1]]
    return tuple(at)
