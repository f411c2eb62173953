"""The modules of a page, and the files that they read, out of packs: each is one file in the memory of the page.

Modules that are files of that memory are read 24 bytes at a time, and JavaScript is asked for each of these pieces, which takes as
long as all else about them. This module is the only one that comes so: judge.js asks for it before all others.
"""

from __future__ import annotations

import gc
import io
import sys
from collections.abc import Iterator
from typing import Any

import vfs

PLACE = "/packed"
FOLDER, FILE = 0x4000, 0x8000  # as os.stat tells them
# Bytes that are taken before those are looked for that are not needed any more; else that comes after nearly every call.
OFTEN = 1 << 20


class Library:
    """What MicroPython asks a file system for."""

    def __init__(self) -> None:
        # path -> its pack, where it begins there, and its size;  path -> the names that stand in it
        self.files: dict[str, tuple[Any, int, int]] = {}
        self.folders: dict[str, set[str]] = {}

    def learn(self, pack: str, listed: str, place: int) -> None:
        """Takes the files of a pack.    listed    a line for each, with its size and path;  place    where the first begins"""
        opened = open(pack, "rb")  # noqa: SIM115  it is read from as long as the page is there
        for line in listed.split("\n"):
            size, _, name = line.partition(" ")
            self.files[name] = opened, place, int(size)
            place += int(size)
            while name:
                folder, _, last = name.rpartition("/")
                self.folders.setdefault(folder, set()).add(last)
                name = folder

    def mount(self, readonly: bool, mkfs: bool) -> None:
        pass

    def stat(self, path: str) -> tuple[int, ...]:
        """Raises OSError for what is not there."""
        name = path.strip("/")
        if name in self.files:
            return (FILE, 0, 0, 0, 0, 0, self.files[name][2], 0, 0, 0)
        if name in self.folders:
            return (FOLDER, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        raise OSError(2)

    def ilistdir(self, path: str) -> Iterator[tuple[str, int, int]]:
        folder = path.strip("/")
        for name in self.folders[folder]:
            yield name, FILE if folder + "/" + name in self.files else FOLDER, 0

    def open(self, path: str, mode: str) -> Any:
        opened, place, size = self.files[path.strip("/")]
        opened.seek(place)
        content = opened.read(size)
        return io.BytesIO(content) if "b" in mode else io.StringIO(str(content, "utf-8"))


library = Library()
vfs.mount(library, PLACE)
sys.path.append(PLACE)
collector: Any = gc  # that of MicroPython, which can be told how often it looks
collector.threshold(OFTEN)
