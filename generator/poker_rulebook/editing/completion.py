"""Words that can stand at a place of a game's file, with their meanings in the language of the page, from the schema."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from poker_rulebook.book import schema
from poker_rulebook.book.load import Book
from poker_rulebook.languages import BESIDE, SOURCE

_LINE = re.compile(r"( *)((?:- )*)(.*)")
_KEY = re.compile(r"([\w-]+):(?: |$)")
_TOKEN = re.compile(r"'[^']*'?|\"[^\"]*\"?|[{}\[\],]|[\w-]+:(?= |$)|[^\s{}\[\],'\"]+")


class AroundCursor(NamedTuple):
    """A mapping or list around the cursor.

    indent   of its lines; None in braces or brackets
    key      under which the next level stands; '' where none is written yet
    said     what its keys say, as far as that is one word
    """

    indent: int | None
    is_list: bool
    key: str
    said: dict[str, str]


class CursorPlace(NamedTuple):
    """Where a cursor stands. path    keys from the top, '*' for an item; said    the words beside it; key    whether a key is typed"""

    path: tuple[str, ...]
    said: dict[str, str]
    key: bool
    begun: str


class Completion:
    def __init__(self, book: Book, locale: str):
        self.book, self.number = book, BESIDE.index(locale if locale in BESIDE else SOURCE)
        self.folder = book.folder / "schema"
        self.whole: Mapping[str, Any] = schema.contents(self.folder / "game.schema.json")

    def at(self, text: str, cursor: int) -> list[dict[str, str]]:
        """Words with their meanings, those that begin as what is typed first; each with what is typed already."""
        place = place_of(text[:cursor])
        nodes = self._nodes(place)
        found = self._keys(nodes, place) if place.key else self._words(nodes, place)
        fit = [(word, meaning) for word, meaning in found if place.begun.lower() in word.lower()]
        fit.sort(key=lambda it: not it[0].startswith(place.begun))
        return [{"word": word, "meaning": meaning, "begun": place.begun} for word, meaning in fit]

    def choices(self, place: CursorPlace) -> list[tuple[str, str]]:
        """Every word that may stand as a value, with its meaning; [] where it may be anything."""
        return list(dict(self._words(self._nodes(place), place)).items())

    def word(self, place: CursorPlace, word: str) -> str:
        """What a word that stands as a value means."""
        return dict(self.choices(place)).get(word, "")

    def meaning(self, place: CursorPlace, key: str) -> str:
        """What a key means that stands there."""
        return dict(self._keys(self._nodes(place), place)).get(f"{key}:", "")

    def _nodes(self, place: CursorPlace) -> list[Mapping[str, Any]]:
        """The parts of the schema that describe the place."""
        beside = len(place.path) - (0 if place.key else 1)  # how deep the words beside stand
        nodes = self._parts(self.whole, {})
        for number, key in enumerate(place.path, 1):
            said = place.said if number == beside else {}
            below = [found for node in nodes if (found := _below(node, key))]
            nodes = [part for node in below for part in self._parts(node, said)]
        return nodes

    def _parts(self, node: Mapping[str, Any], said: Mapping[str, str]) -> list[Mapping[str, Any]]:
        """The part and those that it combines; of conditions what holds of the words beside."""
        while "$ref" in node:
            node = {
                **self._there(node["$ref"]),
                **{key: node[key] for key in ("description",) if key in node},
            }
        parts = [node]
        if "if" in node:
            parts += self._parts(node.get("then" if _holds(node["if"], said) else "else", {}), said)
        for inner in (*node.get("allOf", ()), *node.get("anyOf", ())):
            parts += self._parts(inner, said)
        return parts

    def _there(self, reference: str) -> Mapping[str, Any]:
        file, _, path = reference.partition("#")
        node: Mapping[str, Any] = schema.contents(self.folder / file) if file else self.whole
        for part in filter(None, path.split("/")):
            node = node[part]
        return node

    def _keys(self, nodes: list[Mapping[str, Any]], place: CursorPlace) -> Iterator[tuple[str, str]]:
        found = {key: value for node in nodes for key, value in node.get("properties", {}).items() if value}
        for key, value in found.items():
            if key not in place.said or key == place.begun:
                meaning = next(filter(None, map(self._meaning, (value, *self._parts(value, {})))), "")
                yield f"{key}:", meaning

    def _words(self, nodes: list[Mapping[str, Any]], place: CursorPlace) -> Iterator[tuple[str, str]]:
        for node in nodes:
            meanings = node.get("enumDescriptions") or [""] * len(node.get("enum", ()))
            for word, meaning in zip(node.get("enum", ()), meanings, strict=True):
                yield str(word), self._meaning({"description": meaning})
            if node.get("type") == "boolean":
                yield from (("true", ""), ("false", ""))
        names = {"ranking": self._rankings, "deck": self._decks, "based_on": self._games}
        if place.path and place.path[-1] in names:
            yield from names[place.path[-1]]()

    def _rankings(self) -> Iterator[tuple[str, str]]:
        return ((id_, self._name(self.book.rankings.source(id_).value)) for id_ in self.book.rankings.paths)

    def _decks(self) -> Iterator[tuple[str, str]]:
        return ((data["id"], self._name(data)) for data in self.book.deck_file.value or ())

    def _games(self) -> Iterator[tuple[str, str]]:
        return ((id_, self._name(self.book.games.source(id_).rules)) for id_ in self.book.games.paths)

    def _name(self, data: Any) -> str:
        return str(data.get("name", {}).get(BESIDE[self.number], ""))

    def _meaning(self, node: Mapping[str, Any]) -> str:
        lines = node.get("description", "").split("\n")
        return str(lines[self.number] if len(lines) > self.number else lines[0])


def _below(node: Mapping[str, Any], key: str) -> Mapping[str, Any] | None:
    found = (
        node.get("items")
        if key == "*"
        else node.get("properties", {}).get(key) or node.get("additionalProperties")
    )
    return found if isinstance(found, Mapping) else None


def _holds(condition: Mapping[str, Any], said: Mapping[str, str]) -> bool:
    parts = condition.get("properties", {}).items()
    written = all(key in said for key in condition.get("required", ()))
    return written and all("const" not in node or str(node["const"]) == said.get(key) for key, node in parts)


def place_of(text: str) -> CursorPlace:
    """Where the end of a text stands in YAML that is still being typed: by indentation outside, by braces inside of them."""
    levels = [AroundCursor(0, False, "", {})]
    before, _, last = text.rpartition("\n")
    for line in before.split("\n"):
        levels = _after(levels, line)
    levels = _after(levels, last, unfinished=True)
    begun = re.split(r"[^\w-]", last)[-1]
    return _place(levels, begun)


def _place(levels: list[AroundCursor], begun: str) -> CursorPlace:
    path: list[str] = []
    for level in levels[:-1]:
        path += ["*"] if level.is_list else [level.key] if level.key else []
    inner = levels[-1]
    if inner.is_list:
        around = {} if inner.indent is None else inner.said
        return CursorPlace((*path, "*"), around, inner.indent is not None, begun)
    if inner.key:
        return CursorPlace((*path, inner.key), inner.said, False, begun)
    return CursorPlace(tuple(path), inner.said, True, begun)


def _after(levels: list[AroundCursor], line: str, unfinished: bool = False) -> list[AroundCursor]:
    """The levels around the end of a line.    unfinished    whether the cursor stands there"""
    if levels[-1].indent is None:
        return _inside(levels, line)
    indent, dashes, rest = _LINE.findall(line)[0]
    if rest.startswith("#") or not (rest or dashes or unfinished):
        return levels
    depth = len(indent)
    while len(levels) > 1 and levels[-1].indent is not None and _is_outside(levels[-1], depth, bool(dashes)):
        levels = levels[:-1]
    if dashes:
        if not levels[-1].is_list or levels[-1].indent != depth:
            levels = [*levels, AroundCursor(depth, True, "", {})]
        levels = [*levels, AroundCursor(depth + len(dashes), False, "", {})]
    elif depth > (levels[-1].indent or 0) and levels[-1].key:
        levels = [*levels, AroundCursor(depth, False, "", {})]
    else:
        levels = [*levels[:-1], levels[-1]._replace(key="")]
    return _inside(levels, rest)


def _is_outside(level: AroundCursor, depth: int, dash: bool) -> bool:
    assert level.indent is not None
    return level.indent > depth or (level.indent == depth and level.is_list and not dash)


def _inside(levels: list[AroundCursor], text: str) -> list[AroundCursor]:
    """The levels after the words of a line, brace by brace."""
    for token in _TOKEN.findall(text):
        inner = levels[-1]
        if token in "{[":
            levels = [*levels, AroundCursor(None, token == "[", "", {})]
        elif token in "}]":
            levels = levels[:-1] if inner.indent is None and len(levels) > 1 else levels
        elif token == ",":
            levels = [*levels[:-1], inner._replace(key="")] if inner.indent is None else levels
        elif token.startswith("#"):
            break
        elif token.endswith(":") and not inner.is_list:
            levels = [*levels[:-1], inner._replace(key=token[:-1], said={**inner.said, token[:-1]: ""})]
        elif inner.key:
            levels = [*levels[:-1], inner._replace(said={**inner.said, inner.key: token})]
    return levels
