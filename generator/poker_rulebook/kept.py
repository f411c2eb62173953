"""Results that are kept from one run to the next, each under a digest of everything that it depends on."""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from poker_rulebook.folders import write_whole

PACKAGE = Path(__file__).resolve().parent
COMPILED = {".pyc", ".pyi"}  # beside the files of which the program consists
EVERYWHERE = ""  # what every room of the program follows from
_IMPORTED = re.compile(
    r"""(?:from|import|import_module\(f?["']) *poker_rulebook(?:\.(\w+)| import \(?([\w,\s]+))"""
)
_NAME = re.compile(r"\w+")


def digest_of(parts: Iterable[bytes | str]) -> str:
    """One digest of all parts, which depends on where each of them ends."""
    whole = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogateescape") if isinstance(part, str) else part
        whole.update(len(data).to_bytes(8, "big") + data)
    return whole.hexdigest()


def program_digest(*rooms: str) -> str:
    """The program itself: its files, and the Python that runs it.

    rooms    only of these folders and modules of the package, and of all that they import
    """
    files, found = _files(), rooms_of(*rooms)
    paths = [path for room in sorted(found) for path in files[room]]
    return digest_of([sys.version, *(part for path in paths for part in (str(path), _bytes(path)))])


def rooms_of(*rooms: str) -> set[str]:
    """These folders and modules of the package with all that they import, at whatever place; every one for none."""
    found, waiting = {EVERYWHERE}, list(rooms or _files())
    while waiting:
        room = waiting.pop()
        if room not in found:
            found.add(room)
            waiting += _imported(room)
    return found


@cache
def _imported(room: str) -> set[str]:
    """The rooms that this one imports by itself."""
    files = _files()
    said = "\n".join(_bytes(path).decode() for path in files[room] if path.suffix == ".py")
    return files.keys() & {
        name for names in _IMPORTED.findall(said) for name in _NAME.findall(" ".join(names))
    }


@cache
def _files() -> dict[str, list[Path]]:
    """Room -> its files. What languages there are is read by a module beside the folder in which it is said."""
    found: dict[str, list[Path]] = {
        EVERYWHERE: [PACKAGE / "__init__.py", *PACKAGE.glob("view/locale/*/*.toml")]
    }
    for path in sorted(PACKAGE.rglob("*")):
        if path.is_file() and path.suffix not in COMPILED:
            found.setdefault(path.relative_to(PACKAGE).parts[0].removesuffix(".py"), []).append(path)
    return found


@cache
def _bytes(path: Path) -> bytes:
    return path.read_bytes()


class Kept:
    """Results in a file. One that is missing, damaged or cannot be written is as good as an empty one.

    Only what has been asked for or added in this run is written again, so that the file does not grow.
    """

    def __init__(self, file: Path):
        self.file = file
        self._old, self._new = _read(file), dict[str, Any]()

    def get(self, key: str) -> Any:
        """What is kept under the key; None where nothing is."""
        if key in self._old:
            self._new[key] = self._old[key]
        return self._new.get(key)

    def put(self, key: str, value: Any) -> None:
        """value    as JSON has it, and not None"""
        self._new[key] = value

    def save(self, *, all_asked: bool = True) -> None:
        """all_asked    whether in this run everything has been asked for that is still of use"""
        found = self._new if all_asked else self._old | self._new
        if found == self._old:
            return
        body = json.dumps(found, ensure_ascii=True)
        with suppress(OSError):
            self.file.parent.mkdir(exist_ok=True)
            write_whole(self.file, f"{digest_of([body])}\n{body}".encode())


def _read(file: Path) -> dict[str, Any]:
    try:
        digest, _, body = file.read_text("utf-8").partition("\n")
        found = json.loads(body) if digest == digest_of([body]) else {}
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
