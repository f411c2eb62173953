"""Files of a book that are read when somebody asks for what they hold, and what has been worked out from them."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from poker_rulebook.book import schema
from poker_rulebook.book.files import Unreadable, yaml_files
from poker_rulebook.book.problems import FaultyFile, Problem
from poker_rulebook.book.source import Source, read

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True)
class Entry(Generic[T]):
    """A file that has been read. value    None where `problems` say what is wrong with it, or with what it names"""

    source: Source
    value: T | None
    problems: list[Problem] = field(default_factory=list)


class Shelf(Mapping[str, T]):
    """What the files of one kind hold, by id, each read once. Of two files with one name it has the first.

    Iteration passes over files that cannot be used; asking for one of them raises FaultyFile, which is a KeyError.
    """

    def __init__(self, paths: Iterable[Path], reader: Callable[[Path], Entry[T]]):
        self.paths = {path.stem: path for path in reversed(list(paths))}
        self.paths = dict(reversed(self.paths.items()))
        self._reader, self._entries = reader, dict[str, Entry[T]]()

    def entry(self, id_: str) -> Entry[T]:
        """Raises KeyError where there is no such file."""
        if id_ not in self._entries:
            self._entries[id_] = self._reader(self.paths[id_])
        return self._entries[id_]

    def source(self, id_: str) -> Source:
        return self.entry(id_).source

    def take_over(self, before: Shelf[T], wanted: Collection[str]) -> None:
        """What another shelf has of these ids, so that it is not read again."""
        self._entries |= {id_: found for id_, found in before._entries.items() if id_ in wanted}

    def __getitem__(self, id_: str) -> T:
        entry = self.entry(id_)
        if entry.value is None:
            raise FaultyFile(entry.problems)
        return entry.value

    def __iter__(self) -> Iterator[str]:
        return (id_ for id_ in self.paths if self.entry(id_).value is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def is_faulty(self, id_: str) -> bool:
        """Whether there is such a file, and it cannot be used."""
        return id_ in self.paths and self.entry(id_).value is None

    def faulty(self) -> list[str]:
        """Ids of the files that cannot be used."""
        return [id_ for id_ in self.paths if self.is_faulty(id_)]


class Unread(Sequence[T_co]):
    """A list that is read when somebody looks at it."""

    def __init__(self, reader: Callable[[], Sequence[T_co]]):
        self._reader = reader

    @cached_property
    def _items(self) -> Sequence[T_co]:
        return self._reader()

    def __getitem__(self, index: Any) -> Any:
        return self._items[index]

    def __len__(self) -> int:
        return len(self._items)


def is_below(path: Path, folder: Path) -> bool:
    return Path(os.path.abspath(path)).is_relative_to(folder)


def listed(place: Path, book: Path, left_out: Collection[str]) -> tuple[list[Path], list[Problem]]:
    """The files of a folder of a book, but for some names, and why they cannot be listed."""
    try:
        return [path for path in yaml_files(place) if path.name not in left_out], []
    except Unreadable as error:
        name = place.relative_to(book).as_posix()
        return [], [Problem(name, 1, 1, "folder", str(error), error.hint)]


def kind_of(path: Path) -> str:
    """What a file outside the book is, by what it lists."""
    value = read(path, "").value
    keys = value if isinstance(value, dict) else {}
    return "mix" if "games" in keys else "chapter" if "rules" in keys else "game"


class Reader:
    """Reads files of a book, each once.    folder    of the book, which has schema/ and games/"""

    def __init__(self, folder: Path):
        self.folder, self.schemas = folder, folder / "schema"
        self._raw: dict[Path, Source] = {}

    def source(self, path: Path) -> Source:
        """A file of the book, however wrong it is."""
        if path not in self._raw:
            inside = self.folder if is_below(path, self.folder) else None
            self._raw[path] = read(path, self.shown_as(path), inside)
        return self._raw[path]

    def take_over(self, before: Reader, paths: Collection[Path]) -> None:
        self._raw |= {path: source for path, source in before._raw.items() if path in paths}

    def read(self, path: Path, kind: str) -> tuple[Source, list[Problem]]:
        """A file with what is wrong with its YAML, or with its form."""
        source = self.source(path)
        found = source.problems or schema.problems(source, self.schemas, kind)
        if not found and isinstance(source.value, dict) and source.value.get("id", path.stem) != path.stem:
            name = source.value["id"]
            hint = f"write '{path.stem}', or rename the file to {name}.yaml"
            found = [source.problem(("id",), f"{name!r} is not the file's name", hint)]
        return source, found

    def entry(self, path: Path, kind: str, build: Callable[[Any], T]) -> Entry[T]:
        """A file, and what is built of it where nothing is wrong with it."""
        source, found = self.read(path, kind)
        return Entry(source, None if found else build(source.value), found)

    def items(self, file: str, kind: str) -> Entry[list[Any]]:
        """A file that is a list: what can be used of it, whatever is wrong with the rest."""
        source, found = self.read(self.folder / "games" / file, kind)
        there = source.value if isinstance(source.value, list) else []
        return Entry(source, [item for item in there if schema.fits([item], self.schemas, kind)], found)

    def if_there(self, file: str, kind: str, build: Callable[[Any], T]) -> Entry[T]:
        """A file that a book may be without: then neither a value nor a problem."""
        path = self.folder / "games" / file
        there = os.path.lexists(path)  # a link that leads nowhere is told
        return self.entry(path, kind, build) if there else Entry(Source(self.shown_as(path)), None)

    def shown_as(self, path: Path) -> str:
        """A file as messages name it: from the folder of the book, or as it was given."""
        absolute = Path(os.path.abspath(path))
        inside = absolute.is_relative_to(self.folder)
        return (absolute.relative_to(self.folder) if inside else path).as_posix()


@dataclass
class Worked:
    """What has been worked out from a book, so that it is done once.

    results    examples that have been played, by game, choices and id, with what came out
    counted    tables of general rules, by what they show and are given
    mentions   ids of files, by their kind and the words that stand in them
    """

    results: dict[tuple[Any, ...], tuple[Any, Any]] = field(default_factory=dict)
    counted: dict[str, list[Any]] = field(default_factory=dict)
    mentions: dict[tuple[str, ...], list[str]] = field(default_factory=dict)
