"""Files of the book as they lie on the disk, however large or strange they are, their digests, and the characters of their texts."""

from __future__ import annotations

import os
import re
import stat
import unicodedata
from collections.abc import Mapping
from itertools import islice
from pathlib import Path

from poker_rulebook.digests import digest_of
from poker_rulebook.kept import program_digest

LARGEST_FILE = 250_000  # bytes; the largest real file has about 30,000
MOST_FILES = 500  # in one folder; the book has about 100 games

_NO_FILE = {
    stat.S_ISDIR: "a folder", stat.S_ISFIFO: "a pipe", stat.S_ISSOCK: "a socket",
    stat.S_ISCHR: "a device", stat.S_ISBLK: "a device",
}  # fmt: skip

INVISIBLE = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")  # Unicode categories
PILED = ("Mn", "Me")  # marks that lie on the character before them, any number of them

# What Latin letters, Greek, Cyrillic, kana and kanji need: all of it is in the fonts of the book, and none of
# it is written from right to left.
_PRINTED = re.compile(
    "[\x20-\x7e\xa0-\u024f\u0370-\u03ff\u0400-\u045f\u1e00-\u1eff\u2010-\u2027\u2030-\u203e\u20a0-\u20bf"
    "\u2100\u2116\u2122\u2153-\u215e\u2190-\u22ff\u2460-\u25ff\u2605\u2606\u2660-\u266f\u3000-\u3029\u3030-\u303f"
    "\u3041-\u3096\u309b-\u30ff\u31f0-\u31ff\u3400-\u4db5\u4e00-\u9fef\uf900-\ufa6d\uff01-\uff9f\uffe0-\uffe6]*"
)


class Unreadable(Exception):
    """What lies there is no file of the book. hint    what to do about it"""

    def __init__(self, message: str, hint: str = ""):
        self.hint = hint
        super().__init__(message)


def contents(path: Path, inside: Path | None = None) -> bytes:
    """The bytes of a file.

    inside    a folder, named without a link, in which it has to lie, also where it or a folder above it is a link; None for anywhere

    Raises Unreadable for what is no file, lies elsewhere, or is larger than LARGEST_FILE.
    """
    try:
        if inside is not None and not path.resolve().is_relative_to(inside):
            raise Unreadable("is a link that leads out of the book", "put the file itself here")
        raw = _first_bytes(path, LARGEST_FILE + 1)
    except OSError as error:
        raise Unreadable(f"cannot be read: {error.strerror}") from None
    except RuntimeError:  # of `resolve`
        raise Unreadable("cannot be read: a link leads to itself") from None
    if len(raw) > LARGEST_FILE:
        raise Unreadable(f"is larger than {LARGEST_FILE:,} bytes", "split it")
    return raw


def _first_bytes(path: Path, most: int) -> bytes:
    """At most so many bytes. Never blocks: a pipe or a device is refused, not opened."""
    _refuse_no_file(os.stat(path).st_mode)
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(handle, "rb") as file:
        _refuse_no_file(os.fstat(handle).st_mode)  # it may be another one by now
        return file.read(most)


def _refuse_no_file(mode: int) -> None:
    for is_kind, name in _NO_FILE.items():
        if is_kind(mode):
            raise Unreadable(f"is {name}, not a file", "put a file here")


def yaml_files(folder: Path) -> list[Path]:
    """The YAML files of a folder by name; [] where there is no such folder. Raises Unreadable for too many."""
    found = list(islice(folder.glob("*.yaml"), MOST_FILES + 1))
    if len(found) > MOST_FILES:
        raise Unreadable(f"has more than {MOST_FILES} files", "check some of them at a time")
    return sorted(found)


# --- digests of what a result follows from: the program, and every file of the book

GLOSSARY = "games/glossary.yaml"
ASKED = "games/asked/"  # what people type who look for something: no page and no digest says it
# what pages depend on besides
GENERAL = (
    "games/measured.yaml",
    "games/rules/",
    "games/presets/",
    "games/houses/",
    "games/tda.yaml",
    GLOSSARY,
)
SHARED = ("games/decks.yaml", "games/common/", "games/rankings/", "schema/")  # what every example depends on


def fingerprints(folder: Path, *rooms: str) -> dict[str, str]:
    """A digest of the program, or of these rooms of it with all that they import, and one of every file of the book."""
    prints = {"": program_digest(*rooms)}
    kinds = ("schema/*.json", "games/**/*.yaml", "games/**/*.yml", "games/houses/*.svg", "editions/*.json")
    for path in sorted(path for kind in kinds for path in folder.glob(kind)):
        try:
            content = contents(path, folder)
        except Unreadable as error:
            content = str(error).encode()
        prints[path.relative_to(folder).as_posix()] = digest_of([content])
    return prints


def digest_of_files(prints: Mapping[str, str], *starts: str) -> str:
    """One digest of the program and of the files whose names begin so.    prints    what `fingerprints` gives"""
    return digest_of(digest for file, digest in prints.items() if not file or file.startswith(starts))


# --- characters


def invisible(text: str) -> list[str]:
    """The characters that nobody sees: they change what a text is without a trace."""
    return [c for c in text if unicodedata.category(c) in INVISIBLE]


def not_printed(text: str) -> list[str]:
    """The characters that the book cannot print: other scripts, pictures, and marks piled on letters."""
    if _PRINTED.fullmatch(text):
        return []
    return [c for c in text if not _PRINTED.fullmatch(c) or unicodedata.category(c) in (*PILED, "Cn")]


def code_points(characters: list[str]) -> str:
    """Characters by number, the first three of them: U+202E, U+0007."""
    return ", ".join(f"U+{ord(c):04X}" for c in dict.fromkeys(characters[:3]))
