"""The words that editors write, from the schemas: what stands where, what it means, and how a file of the book says it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from poker_rulebook.book import schema
from poker_rulebook.book.load import Book
from poker_rulebook.book.shelf import Entry
from poker_rulebook.book.source import Source
from poker_rulebook.languages import BESIDE
from poker_rulebook.view.sentences import Phrase, name_of
from poker_rulebook.view.word_views import Key, Place, Sample, Vocabulary, Word

KINDS = "game mix ranking chapter house options decks contents glossary tda".split()  # schemas, in this order
PAGES = ("game", "mix", "chapter")  # kinds of files that have a page
LONGEST, TEXT_LONGEST = 120, 60  # characters of a sample, and of a text in it
CANDIDATES = 5  # uses of a word that are looked at; the shortest is its sample
_Dumper: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
_FLOW: dict[str, Any] = {
    "default_flow_style": True,
    "allow_unicode": True,
    "sort_keys": False,
    "width": 10_000,
}

Schema = Mapping[str, Any]
_Use = tuple[Source, str, str, Any]  # a file and its kind, a key, and the value that has it


def vocabulary(book: Book) -> tuple[Vocabulary, ...]:
    """The words of each kind of file, as the schemas of the book describe them."""
    there = [name for name in KINDS if (book.folder / "schema" / f"{name}.schema.json").exists()]
    return _Reading(book.folder / "schema", there).read(book)


def described(node: Schema) -> Phrase:
    """Its description, of which every language has a line; '' where it has none."""
    lines = node.get("description", "").split("\n")
    return name_of(dict(zip(BESIDE, lines, strict=True))) if lines[1:] else ""


@dataclass
class _Found:
    """A place while it is put together.    node    the part of the schema with the keys"""

    page: str
    id: str
    title: str
    node: Schema
    file: str


@dataclass
class _Reading:
    """The schemas, walked twice: for the places that they have, and along the files for samples.

    places    part of a schema -> its place, in order
    used      (part of a schema, key or word) -> where it was written
    chosen    (key, key or word) -> choices that set it
    """

    folder: Path
    names: list[str]
    places: dict[int, _Found] = field(default_factory=dict)
    used: dict[tuple[int, str], list[_Use]] = field(default_factory=dict)
    chosen: dict[tuple[str, str], list[_Use]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.schemas = {
            f"{name}.schema.json": schema.contents(self.folder / f"{name}.schema.json") for name in self.names
        }

    def read(self, book: Book) -> tuple[Vocabulary, ...]:
        for name in self.names:
            self._find(name, f"{name}.schema.json", self.schemas[f"{name}.schema.json"], ())
        for name in self.names:
            for source in sources(book, name):
                self._along(
                    f"{name}.schema.json", self.schemas[f"{name}.schema.json"], source.typed, (source, name)
                )
                if name in ("game", "options"):
                    value = source.typed
                    self._choices((source, name), value if name == "options" else value.get("options", ()))
        pages = {name: [it for it in self.places.values() if it.page == name] for name in self.names}
        return tuple(
            Vocabulary(
                name, described(self.schemas[f"{name}.schema.json"]), tuple(map(self._place, pages[name]))
            )
            for name in self.names
        )

    # --- the schemas

    def _resolved(self, file: str, node: Schema) -> tuple[str, Schema]:
        """What a reference leads to, and in which schema that stands."""
        while "$ref" in node:
            other, _, path = node["$ref"].partition("#")
            file = other or file
            node = self.schemas[file]
            for part in filter(None, path.split("/")):
                node = node[part]
        return file, node

    def _find(self, page: str, file: str, node: Schema, path: tuple[str, ...]) -> None:
        """The places at and below a part of a schema."""
        file, node = self._resolved(file, node)
        keys = _keys(node)
        if keys and id(node) not in self.places:
            at = re.sub("[^a-z0-9]+", "-", "-".join(path).lower()) or page
            taken = {place.id for place in self.places.values() if place.page == page}
            at = next(id_ for id_ in (at, *(f"{at}-{n}" for n in range(2, 100))) if id_ not in taken)
            self.places[id(node)] = _Found(page, at, " › ".join(path), node, file)
            for key, value in keys.items():
                self._find(page, file, value, (*path, key))
        for label, branch in _branches(node):
            self._find(page, file, branch, (*path, label) if label else path)

    def _inside(self, file: str, node: Schema) -> Iterator[tuple[str, str]]:
        """(page, section) of the places that a value may be."""
        file, node = self._resolved(file, node)
        if id(node) in self.places:
            found = self.places[id(node)]
            yield found.page, found.id
            return
        for _, branch in _branches(node):
            yield from self._inside(file, branch)

    # --- the files

    def _along(
        self,
        file: str,
        node: Schema,
        value: Any,
        place: tuple[Source, str],
        around: tuple[str, Any] = ("", None),
    ) -> None:
        """Notes what a value says.    around    the key and the value in which it stands"""
        file, node = self._resolved(file, node)
        if "enum" in node and isinstance(value, str):
            self._note(node, value, place, *around)
        if isinstance(value, dict):
            known, rest = node.get("properties", {}), node.get("additionalProperties") or {}
            for key, inner in value.items():
                if known.get(key):
                    self._note(node, key, place, key, value)
                if there := known.get(key) if key in known else rest:
                    self._along(file, there, inner, place, (key, value))
        elif isinstance(value, list) and "items" in node:
            for item in value:
                self._along(file, node["items"], item, place, around)
        for part in (node, *node.get("allOf", ()), *node.get("anyOf", ())):
            if "if" in part:
                self._along(
                    file, part.get("then" if _holds(part["if"], value) else "else", {}), value, place, around
                )

    def _note(self, node: Schema, word: str, place: tuple[Source, str], key: str, whole: Any) -> None:
        found = self.used.setdefault((id(node), word), [])
        if len(found) < CANDIDATES:
            found.append((*place, key, whole))

    def _sample(self, node: Schema, word: str, key: str) -> Sample | None:
        """Of the first uses the one that shows most; a use in a choice where the files themselves have none."""
        found = self.used.get((id(node), word), ())
        found = [use for use in found if use[2] == key] or self.chosen.get((key, word), ()) or found
        said = [
            (_written(whole, at, word), source.file, kind if kind in PAGES else "")
            for source, kind, at, whole in found
        ]
        said = [use for use in said if use[0]]
        said.sort(key=lambda use: (not use[0].startswith("{"), len(use[0])))
        return Sample(*said[0], Path(said[0][1]).stem) if said else None

    def _choices(self, place: tuple[Source, str], options: Iterable[Any]) -> None:
        """What choices change: keys and words that stand in no file as the book plays it."""
        for choice in (choice for option in options for choice in option["choices"]):
            for at, value in choice.get("set", {}).items():
                key = at.rpartition(".")[2]
                words = value if isinstance(value, list) else [value]
                for word in (key, *(word for word in words if isinstance(word, str))):
                    self.chosen.setdefault((key, word), []).append((*place, "set", {"set": {at: value}}))

    # --- what is shown

    def _place(self, found: _Found) -> Place:
        required = found.node.get("required", ())
        keys = (self._key(found, key, value, key in required) for key, value in _keys(found.node).items())
        return Place(found.id, found.title, tuple(keys))

    def _key(self, found: _Found, name: str, value: Schema, required: bool) -> Key:
        file, node = self._resolved(found.file, value)
        listed = self._resolved(file, node.get("items", {}))[1] if "items" in node else node
        words = node if "enum" in node else listed if "enum" in listed else {}
        kinds = node.get("type", "object" if "properties" in node else ())
        return Key(
            id=f"{found.id}-{name.replace('_', '-')}",
            name=name,
            required=required,
            kinds=("word",) if words else (kinds,) if isinstance(kinds, str) else tuple(kinds),
            text=described(value) or described(node),
            words=tuple(
                Word(word, described({"description": text}), self._sample(words, word, name))
                for word, text in zip(words.get("enum", ()), words.get("enumDescriptions", ()), strict=True)
            ),
            inside=tuple(dict.fromkeys(self._inside(found.file, value))),
            sample=self._sample(found.node, name, name),
        )


def _keys(node: Schema) -> dict[str, Schema]:
    """The keys that it describes; others are only said again, with a limit."""
    said = node.get("properties", {}).items()
    return {
        key: value
        for key, value in said
        if value.keys() & {"type", "enum", "const", "$ref", "anyOf", "description"}
    }


def _branches(node: Schema) -> Iterator[tuple[str, Schema]]:
    """What a part leads to without a key of its own: items of a list, values of any key, what holds under a condition."""
    for key in ("items", "additionalProperties"):
        if isinstance(node.get(key), dict):
            yield "", node[key]
    for part in (node, *node.get("allOf", ()), *node.get("anyOf", ())):
        if "if" in part:
            yield "", part.get("else", {})
            yield _label(part["if"]), part.get("then", {})


def _label(condition: Schema) -> str:
    """A condition in a few words: "do: deal", "steps"."""
    said = [
        f"{key}: {node['const']}" for key, node in condition.get("properties", {}).items() if "const" in node
    ]
    return ", ".join(said or condition.get("required", ()))


def _holds(condition: Schema, value: Any) -> bool:
    if not isinstance(value, dict) or not value.keys() >= set(condition.get("required", ())):
        return False
    return all(
        node.get("const", value.get(key)) == value.get(key)
        for key, node in condition.get("properties", {}).items()
    )


def _written(whole: Any, key: str, word: str) -> str:
    """The smallest piece of a file that shows the key, and the word where it is a list, on one line; '' where that is long."""
    value = whole[key]
    if isinstance(value, str) and len(value) > TEXT_LONGEST:
        value = value[:TEXT_LONGEST] + "…"
    pieces: list[Any] = [whole] if len(whole) > 1 else []
    pieces += [{key: value}]
    pieces += [{key: [word] if word in value else value[:1]}] if isinstance(value, list) else []
    for piece in pieces:
        if len(str(piece)) < 2 * LONGEST:
            line: str = yaml.dump(piece, Dumper=_Dumper, **_FLOW).strip()
            if len(line) <= LONGEST:
                return line if len(piece) > 1 else line[1:-1]
    return ""


def sources(book: Book, kind: str) -> Iterable[Source]:
    """The files of the book whose form a schema describes."""
    shelves: Mapping[str, Any] = {
        "game": book.games, "mix": book.mixes, "ranking": book.rankings, "chapter": book.chapters, "house": book.houses,
    }  # fmt: skip
    if kind in shelves:
        return [shelves[kind].source(id_) for id_ in shelves[kind]]
    alone: Mapping[str, Entry[Any]] = {
        "options": book.option_file, "decks": book.deck_file, "contents": book.contents_file,
        "glossary": book.glossary_file, "tda": book.tda_file,
    }  # fmt: skip
    return [alone[kind].source]
