"""Results that are kept from one run to the next, each under a digest of everything that it depends on.

    with Cache(book.folder) as kept:
        text = kept.get_or_compute(f"page {digest_of([source, program_digest('web')])}", write)
        numbers = kept.get_or_compute_all(keys, lambda missing: [measured(key) for key in missing])

All of them lie in one file in the cache of the book. New ones are added when the `with` ends, all
at once, so that several processes may keep theirs at the same time. When there are too many, those that were used
longest ago are removed. Where the file is missing, damaged or cannot be written, everything is made again.
"""

from __future__ import annotations

import json
import re
import sys
import zlib
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from poker_rulebook.digests import digest_of
from poker_rulebook.folders import cache_of

if TYPE_CHECKING:
    from sqlite3 import Connection

PACKAGE = Path(__file__).resolve().parent
COMPILED = {".pyc", ".pyi"}  # beside the files of which the program consists
FILE = "kept.sqlite"  # in the cache of a book
MOST = 100_000_000  # bytes of results
PATIENCE = 10  # seconds to wait while another process writes
TABLE = "CREATE TABLE IF NOT EXISTS kept (key TEXT PRIMARY KEY, run INTEGER, value BLOB)"
TOO_MUCH = """DELETE FROM kept WHERE key IN (SELECT key FROM (
    SELECT key, sum(length(value)) OVER (ORDER BY run DESC, key) AS total FROM kept) WHERE total > ?)"""
EVERYWHERE = ""  # what every room of the program follows from
_IMPORTED = re.compile(
    r"""(?:from|import|import_module\(f?["']) *poker_rulebook(?:\.(\w+)| import \(?([\w,\s]+))"""
)
_NAME = re.compile(r"\w+")

T = TypeVar("T")


def program_digest(*rooms: str) -> str:
    """The program itself: its files, and the Python that runs it; the same wherever the package lies.

    rooms    only of these folders and modules of the package, and of all that they import
    """
    parts = [
        part for path in files_of(*rooms) for part in (path.relative_to(PACKAGE).as_posix(), _bytes(path))
    ]
    return digest_of([sys.version, *parts])


def files_of(*rooms: str) -> list[Path]:
    """The files of these folders and modules of the package, and of all that they import."""
    files = _files()
    return [path for room in sorted(rooms_of(*rooms)) for path in files[room]]


@cache  # a process has what it began with
def libraries_digest() -> str:
    """All that is installed beside the program."""
    from importlib.metadata import distributions  # takes longer than a short command

    return digest_of(sorted({f"{library.name} {library.version}" for library in distributions()}))


def rooms_of(*rooms: str) -> set[str]:
    """These folders and modules with everything that they import, directly or not; the whole package where none is given."""
    found, waiting = {EVERYWHERE, *(() if rooms else _files())}, list(rooms)
    while waiting:
        room = waiting.pop()
        if room not in found:
            found.add(room)
            waiting += _imported(room)
    return found


@cache
def _imported(room: str) -> set[str]:
    """The rooms that this one imports directly."""
    files = _files()
    said = "\n".join(_bytes(path).decode() for path in files[room] if path.suffix == ".py")
    return files.keys() & {
        name for names in _IMPORTED.findall(said) for name in _NAME.findall(" ".join(names))
    }


@cache
def _files() -> dict[str, list[Path]]:
    """Room -> its files. What languages there are is read by a module beside the folder in which it is said."""
    found: dict[str, list[Path]] = {
        EVERYWHERE: [PACKAGE / "__init__.py", *sorted(PACKAGE.glob("language/locale/*/*.toml"))]
    }
    for path in sorted(PACKAGE.rglob("*")):
        if path.is_file() and path.suffix not in COMPILED:
            found.setdefault(path.relative_to(PACKAGE).parts[0].removesuffix(".py"), []).append(path)
    return found


@cache
def _bytes(path: Path) -> bytes:
    return path.read_bytes()


class Cache:
    """Results of earlier runs, and of this one.

    folder    of the book; None keeps nothing for the next run
    """

    def __init__(self, folder: Path | None = None):
        self.file = cache_of(folder) / FILE if folder else None
        self._connection: Connection | None = None
        self._known: dict[str, Any] = {}  # of the keys that have been asked for; None where nothing is kept
        self._new: set[str] = set()

    def __enter__(self) -> Cache:
        return self

    def __exit__(self, *_: object) -> None:
        """New results are saved even when the work failed, as each of them is complete by itself."""
        if self._new:
            self._in_file(self._write)
        self._close()
        self._known, self._new = {}, set()

    def get(self, key: str) -> Any:
        """What is kept under the key; None where nothing is."""
        if key not in self._known:
            self._known[key] = self._in_file(lambda file: _value(file, key))
        return self._known[key]

    def put(self, key: str, value: Any) -> None:
        """value    as JSON has it, and not None"""
        self._known[key] = value
        self._new.add(key)

    def get_or_compute(self, key: str, make: Callable[[], Any]) -> Any:
        """What is kept under the key, else what `make` gives, which is kept from now on."""
        return self.get_or_compute_all([key], lambda _: [make()])[0]

    def get_or_compute_all(
        self, keys: Sequence[str], make: Callable[[list[str]], Iterable[Any]]
    ) -> list[Any]:
        """What is kept under each of the keys.

        make    gives the results for the keys under which nothing is kept, if there are any; None is not kept
        """
        missing = [key for key in dict.fromkeys(keys) if self.get(key) is None]
        if missing:
            self._close()  # copies of this process may do the work, and must not share the file with it
            for key, value in zip(missing, make(missing), strict=True):
                if value is not None:
                    self.put(key, value)
        return [self.get(key) for key in keys]

    def _in_file(self, work: Callable[[Connection], T]) -> T | None:
        """Runs `work` with the open file and returns its result; None where the file cannot be used. A damaged file is removed."""
        import sqlite3  # most commands keep nothing, and need not wait for it

        if self.file is None or not (self.file.exists() or self._new):
            return None
        try:
            if self._connection is None:
                self.file.parent.mkdir(parents=True, exist_ok=True)
                self._connection = sqlite3.connect(self.file, timeout=PATIENCE, isolation_level=None)
                self._connection.execute(
                    "PRAGMA synchronous = OFF"
                )  # after a power failure all is made again
            return work(self._connection)
        except (sqlite3.OperationalError, OSError):  # it cannot be read or written
            return None
        except sqlite3.DatabaseError as error:
            if type(error) is not sqlite3.DatabaseError:  # a mistake of this program: the file is right
                raise
            self._close()
            with suppress(OSError):
                self.file.unlink()
            return None

    def _write(self, file: Connection) -> None:
        new = [(key, zlib.compress(json.dumps(self._known[key]).encode(), 1)) for key in self._new]
        with file:
            file.execute("BEGIN IMMEDIATE")
            file.execute(TABLE)
            run = (file.execute("SELECT max(run) FROM kept").fetchone()[0] or 0) + 1
            file.executemany("UPDATE kept SET run = ? WHERE key = ?", [(run, key) for key in self._known])
            file.executemany(
                "INSERT OR REPLACE INTO kept VALUES (?, ?, ?)", [(key, run, it) for key, it in new]
            )
            file.execute(TOO_MUCH, [MOST])

    def _close(self) -> None:
        if self._connection:
            self._connection.close()
        self._connection = None


def _value(file: Connection, key: str) -> Any:
    """What the file has under a key; None where it has nothing, or the entry is damaged."""
    row = file.execute("SELECT value FROM kept WHERE key = ?", [key]).fetchone()
    with suppress(zlib.error, ValueError):
        return json.loads(zlib.decompress(row[0])) if row else None
    return None
