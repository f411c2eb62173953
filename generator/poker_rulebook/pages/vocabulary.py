"""The words that editors write, from the schemas: where they stand, what they mean, and a sample from a file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from poker_rulebook.book import schema
from poker_rulebook.book.load import Book
from poker_rulebook.book.repository import ReadFile
from poker_rulebook.book.source import Source
from poker_rulebook.document.tree import Section
from poker_rulebook.document.views import FileKey, Sample
from poker_rulebook.language.sentences import Phrase, name_of
from poker_rulebook.languages import BESIDE

KINDS = (
    "game mix ranking chapter preset house options decks contents glossary tda".split()
)  # schemas, in this order
PAGES = ("game", "mix", "chapter")  # kinds of files that have a page
LONGEST, TEXT_LONGEST = 120, 60  # characters of a sample, and of a text in it
CANDIDATES = 5  # the first uses of a word, among which the sample is chosen
_Dumper: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
_FLOW: dict[str, Any] = {
    "default_flow_style": True,
    "allow_unicode": True,
    "sort_keys": False,
    "width": 10_000,
}

Schema = Mapping[str, Any]
_Use = tuple[Source, str, str, Any]  # a file and its kind, a key, and the value that has it


def vocabulary(book: Book) -> tuple[Section, ...]:
    """The words of each kind of file, from the schemas of the book: places, and below them their keys."""
    return _Reading(book.folder / "schema").read(book)


def described(node: Schema) -> Phrase:
    """The description of a part of a schema, in every language; '' where it has none."""
    lines = node.get("description", "").split("\n")
    return name_of(dict(zip(BESIDE, lines, strict=True))) if lines[1:] else ""


class _Found(NamedTuple):
    """A place in files that is being described.    node    the part of the schema with its keys"""

    kind: str
    id: str
    title: str
    node: Schema


class _Reading:
    """The schemas, walked twice: to find their places, and along the files to find samples.

    schemas   kind of file -> its schema
    leads     part of a schema that is a reference -> what it leads to
    places    part of a schema -> its place, in order
    used      (part of a schema, key or word) -> the places in files that have it
    chosen    (key, key or word) -> choices that set it
    """

    def __init__(self, folder: Path):
        paths = {kind: folder / f"{kind}.schema.json" for kind in KINDS}
        self.schemas = {kind: schema.contents(path) for kind, path in paths.items() if path.exists()}
        self.leads = {
            id(node): self._there(kind, node["$ref"])
            for kind, whole in self.schemas.items()
            for node in _parts(whole)
            if "$ref" in node
        }
        self.places: dict[int, _Found] = {}
        self.used: dict[tuple[int, str], list[_Use]] = {}
        self.chosen: dict[tuple[str, str], list[_Use]] = {}

    def read(self, book: Book) -> tuple[Section, ...]:
        for kind, whole in self.schemas.items():
            self._find(kind, whole, ())
        for kind, whole in self.schemas.items():
            for source in sources(book, kind):
                self._along(whole, source.typed, (source, kind))
                if kind in ("game", "options"):
                    options = source.typed if kind == "options" else source.typed.get("options", ())
                    self._choices((source, kind), options)
        return tuple(
            Section(kind, "", tuple(map(self._place, self._of(kind))), described(whole))
            for kind, whole in self.schemas.items()
        )

    def _of(self, kind: str) -> list[_Found]:
        return [place for place in self.places.values() if place.kind == kind]

    # --- the schemas

    def _there(self, kind: str, reference: str) -> Schema:
        """The part of a schema that a reference in the schema of a kind of file leads to."""
        file, _, path = reference.partition("#")
        node: Schema = self.schemas[file.partition(".")[0] or kind]
        for part in filter(None, path.split("/")):
            node = node[part]
        return node

    def _resolved(self, node: Schema) -> Schema:
        while id(node) in self.leads:
            node = self.leads[id(node)]
        return node

    def _find(self, kind: str, node: Schema, path: tuple[str, ...]) -> None:
        """Notes the places at and below a part of a schema."""
        node = self._resolved(node)
        keys = _keys(node)
        if keys and id(node) not in self.places:
            at = re.sub("[^a-z0-9]+", "-", "-".join(path).lower()) or kind
            taken = {place.id for place in self._of(kind)}
            at = next(id_ for id_ in (at, *(f"{at}-{n}" for n in range(2, 100))) if id_ not in taken)
            self.places[id(node)] = _Found(kind, at, " › ".join(path), node)
            for key, value in keys.items():
                self._find(kind, value, (*path, key))
        for label, branch in _branches(node):
            self._find(kind, branch, (*path, label) if label else path)

    def _inside(self, node: Schema) -> Iterator[tuple[str, str]]:
        """(kind of file, id) of the places that may stand as a value here."""
        node = self._resolved(node)
        if found := self.places.get(id(node)):
            yield found.kind, found.id
            return
        for _, branch in _branches(node):
            yield from self._inside(branch)

    # --- the files

    def _along(
        self, node: Schema, value: Any, place: tuple[Source, str], around: tuple[str, Any] = ("", None)
    ) -> None:
        """Notes the keys and words that a value uses.    around    the key and the value in which it stands"""
        node = self._resolved(node)
        if "enum" in node and isinstance(value, str):
            self._note(node, value, place, *around)
        if isinstance(value, dict):
            known, rest = node.get("properties", {}), node.get("additionalProperties") or {}
            for key, inner in value.items():
                if known.get(key):
                    self._note(node, key, place, key, value)
                if there := known.get(key, rest):
                    self._along(there, inner, place, (key, value))
        elif isinstance(value, list) and "items" in node:
            for item in value:
                self._along(node["items"], item, place, around)
        for part in _conditions(node):
            self._along(part.get("then" if _holds(part["if"], value) else "else", {}), value, place, around)

    def _note(self, node: Schema, word: str, place: tuple[Source, str], key: str, whole: Any) -> None:
        found = self.used.setdefault((id(node), word), [])
        if len(found) < CANDIDATES:
            found.append((*place, key, whole))

    def _choices(self, place: tuple[Source, str], options: Iterable[Any]) -> None:
        """Notes the keys and words that choices set, as a file may have them nowhere else."""
        for choice in (choice for option in options for choice in option["choices"]):
            for at, value in choice.get("set", {}).items():
                key = at.rpartition(".")[2]
                words = value if isinstance(value, list) else [value]
                for word in (key, *(word for word in words if isinstance(word, str))):
                    self.chosen.setdefault((key, word), []).append((*place, "set", {"set": {at: value}}))

    # --- what is shown

    def _sample(self, node: Schema, word: str, key: str) -> Sample | None:
        """The shortest of the first uses, with its key if possible; one in a choice where the files have none."""
        found = self.used.get((id(node), word), [])
        found = [use for use in found if use[2] == key] or self.chosen.get((key, word)) or found
        samples = [
            Sample(text, source.file, kind if kind in PAGES else "", Path(source.file).stem)
            for source, kind, at, whole in found
            if (text := _written(whole, at, word))
        ]
        return min(samples, key=lambda it: (not it.text.startswith("{"), len(it.text)), default=None)

    def _place(self, found: _Found) -> Section:
        keys = (self._key(found, name, value) for name, value in _keys(found.node).items())
        return Section(found.id, found.title, tuple(keys))

    def _key(self, found: _Found, name: str, value: Schema) -> FileKey:
        node = self._resolved(value)
        listed = self._resolved(node.get("items", {}))
        words = next((it for it in (node, listed) if "enum" in it), {})
        kinds = node.get("type", "object" if "properties" in node else ())
        return FileKey(
            id=f"{found.id}-{name.replace('_', '-')}",
            name=name,
            required=name in found.node.get("required", ()),
            kinds=("word",) if words else (kinds,) if isinstance(kinds, str) else tuple(kinds),
            text=described(value) or described(node),
            words=tuple(
                FileKey("", word, described({"description": text}), self._sample(words, word, name))
                for word, text in zip(words.get("enum", ()), words.get("enumDescriptions", ()), strict=True)
            ),
            inside=tuple(dict.fromkeys(self._inside(value))),
            sample=self._sample(found.node, name, name),
        )


def _parts(node: Any) -> Iterator[Schema]:
    """Every mapping in a schema, itself included."""
    if isinstance(node, dict):
        yield node
    for inner in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from _parts(inner)


def _keys(node: Schema) -> dict[str, Schema]:
    """The keys that a part describes, without those that it only repeats to limit them."""
    known = {"type", "enum", "const", "$ref", "anyOf", "description"}
    return {key: value for key, value in node.get("properties", {}).items() if value.keys() & known}


def _conditions(node: Schema) -> list[Schema]:
    """The part itself and those that it combines, as far as they have a condition."""
    return [part for part in (node, *node.get("allOf", ()), *node.get("anyOf", ())) if "if" in part]


def _branches(node: Schema) -> Iterator[tuple[str, Schema]]:
    """(label, part) of what is below without a key: items of a list, values of any key, what a condition leads to."""
    for key in ("items", "additionalProperties"):
        if isinstance(node.get(key), dict):
            yield "", node[key]
    for part in _conditions(node):
        yield "", part.get("else", {})
        yield _label(part["if"]), part.get("then", {})


def _label(condition: Schema) -> str:
    """A condition in a few words: "do: deal", "steps"."""
    parts = condition.get("properties", {}).items()
    said = [f"{key}: {node['const']}" for key, node in parts if "const" in node]
    return ", ".join(said or condition.get("required", ()))


def _holds(condition: Schema, value: Any) -> bool:
    if not isinstance(value, dict) or not value.keys() >= set(condition.get("required", ())):
        return False
    parts = condition.get("properties", {}).items()
    return all(node.get("const", value.get(key)) == value.get(key) for key, node in parts)


def _written(whole: Any, key: str, word: str) -> str:
    """The smallest piece of a file with the key, and the word if it is a list, on one line; '' where that is long."""
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
        "game": book.games, "mix": book.mixes, "ranking": book.rankings, "chapter": book.chapters, "preset": book.presets, "house": book.houses,
    }  # fmt: skip
    if kind in shelves:
        return [shelves[kind].source(id_) for id_ in shelves[kind]]
    alone: Mapping[str, ReadFile[Any]] = {
        "options": book.option_file, "decks": book.deck_file, "contents": book.contents_file,
        "glossary": book.glossary_file, "tda": book.tda_file,
    }  # fmt: skip
    return [alone[kind].source]
