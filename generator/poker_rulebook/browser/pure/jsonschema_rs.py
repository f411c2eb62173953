"""What the book asks of jsonschema-rs, in Python alone: whether a schema of draft 7 allows a value.

Each part of a schema becomes a function of the value. Only the words that the schemas of the book use are known; another one
is refused, as a validator that passes over a word would allow too much.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

Fits = Callable[[Any], bool]


class ValidationError(Exception):
    pass


class ReferencingError(Exception):
    pass


class Draft7Validator:
    """data    the schema; retriever    gives the schema of a file that it names"""

    def __init__(self, data: Any, retriever: Callable[[str], Any]):
        self._whole, self._retriever = {"": data}, retriever
        self._parts = dict[tuple[str, str], Fits]()
        self.is_valid: Fits = self._compiled(data, "")

    def _referred(self, reference: str, file: str) -> Fits:
        """The function of the part that a reference leads to; made with the first value, as a part may hold itself."""
        named, _, path = reference.partition("#")
        key = (named or file, path)

        def fits(value: Any) -> bool:
            if key not in self._parts:
                node = self._schema(key[0])
                for part in filter(None, path.split("/")):
                    node = node[part]
                self._parts[key] = self._compiled(node, key[0])
            return self._parts[key](value)

        return fits

    def _schema(self, file: str) -> Any:
        if file not in self._whole:
            self._whole[file] = self._retriever(file)
        return self._whole[file]

    def _compiled(self, node: Any, file: str) -> Fits:
        if isinstance(node, bool):
            return lambda value: node
        if "$ref" in node:  # what stands beside it says nothing in draft 7
            return self._referred(node["$ref"], file)
        if unknown := node.keys() - WORDS.keys() - SILENT:
            raise ValidationError(f"unknown words: {', '.join(sorted(unknown))}")
        made = [
            WORDS[word](node[word], node, lambda part: self._compiled(part, file))
            for word in node
            if word in WORDS
        ]
        return lambda value: all(fits(value) for fits in made)


Compile = Callable[[Any], Fits]
Word = Callable[[Any, Any, Compile], Fits]


def _of(kind: type | tuple[type, ...], holds: Callable[[Any, Any], bool]) -> Word:
    """A word that asks something of values of one kind only."""
    return lambda wanted, _, __: lambda value: not _is(value, kind) or holds(value, wanted)


def _is(value: Any, kind: type | tuple[type, ...]) -> bool:
    return isinstance(value, kind) and not isinstance(value, bool)


def _same(one: Any, other: Any) -> bool:
    """JSON knows true from 1, which Python does not."""
    return one == other and isinstance(one, bool) == isinstance(other, bool)


TYPES: dict[str, type | tuple[type, ...]] = {"object": dict, "array": list, "string": str, "number": (int, float), "null": type(None)}  # fmt: skip


def _type(wanted: Any, _: Any, __: Compile) -> Fits:
    kinds = wanted if isinstance(wanted, list) else [wanted]
    return lambda value: any(_is_kind(value, kind) for kind in kinds)


def _is_kind(value: Any, kind: str) -> bool:
    if kind == "boolean":
        return isinstance(value, bool)
    if kind == "integer":
        return _is(value, int) or (isinstance(value, float) and value.is_integer())
    return _is(value, TYPES[kind])


def _enum(wanted: Any, _: Any, __: Compile) -> Fits:
    return lambda value: any(_same(value, one) for one in wanted)


def _properties(wanted: Any, node: Any, made: Compile) -> Fits:
    """`properties`, `patternProperties` and `additionalProperties` belong together."""
    own = {key: made(part) for key, part in node.get("properties", {}).items()}
    forms = [(re.compile(form), made(part)) for form, part in node.get("patternProperties", {}).items()]
    rest = made(node.get("additionalProperties", True))

    def fits(value: Any) -> bool:
        if not isinstance(value, dict):
            return True
        for key, inner in value.items():
            rules = [own[key]] if key in own else []
            rules += [part for form, part in forms if form.search(key)]
            if not all(rule(inner) for rule in rules or [rest]):
                return False
        return True

    return fits


def _items(wanted: Any, _: Any, made: Compile) -> Fits:
    if isinstance(wanted, list):
        each = [made(part) for part in wanted]
        return lambda value: (
            not isinstance(value, list) or all(fits(item) for fits, item in zip(each, value, strict=False))
        )
    one = made(wanted)
    return lambda value: not isinstance(value, list) or all(map(one, value))


def _if(wanted: Any, node: Any, made: Compile) -> Fits:
    asked, then, other = made(wanted), made(node.get("then", True)), made(node.get("else", True))
    return lambda value: (then if asked(value) else other)(value)


def _all_of(wanted: Any, _: Any, made: Compile) -> Fits:
    parts = [made(part) for part in wanted]
    return lambda value: all(part(value) for part in parts)


def _any_of(wanted: Any, _: Any, made: Compile) -> Fits:
    parts = [made(part) for part in wanted]
    return lambda value: any(part(value) for part in parts)


def _contains(wanted: Any, _: Any, made: Compile) -> Fits:
    part = made(wanted)
    return lambda value: not isinstance(value, list) or any(map(part, value))


def _names(wanted: Any, _: Any, made: Compile) -> Fits:
    part = made(wanted)
    return lambda value: not isinstance(value, dict) or all(map(part, value))


def _pattern(wanted: str, _: Any, __: Compile) -> Fits:
    form = re.compile(wanted.replace("$", r"\Z"))
    return lambda value: not isinstance(value, str) or form.search(value) is not None


def _unlike(items: Any, wanted: bool) -> bool:
    return not wanted or not any(_same(one, two) for n, one in enumerate(items) for two in items[:n])


NUMBER = (int, float)
WORDS: dict[str, Word] = {
    "type": _type, "enum": _enum, "const": lambda wanted, node, made: _enum([wanted], node, made),
    "properties": _properties, "patternProperties": _properties, "additionalProperties": _properties,
    "required": _of(dict, lambda value, wanted: all(key in value for key in wanted)),
    "items": _items, "contains": _contains, "propertyNames": _names, "pattern": _pattern,
    "if": _if, "allOf": _all_of, "anyOf": _any_of,
    "minimum": _of(NUMBER, lambda value, wanted: value >= wanted),
    "maximum": _of(NUMBER, lambda value, wanted: value <= wanted),
    "multipleOf": _of(NUMBER, lambda value, wanted: value % wanted == 0),
    "minItems": _of(list, lambda value, wanted: len(value) >= wanted),
    "maxItems": _of(list, lambda value, wanted: len(value) <= wanted),
    "uniqueItems": _of(list, _unlike),
    "minLength": _of(str, lambda value, wanted: len(value) >= wanted),
    "maxLength": _of(str, lambda value, wanted: len(value) <= wanted),
    "minProperties": _of(dict, lambda value, wanted: len(value) >= wanted),
    "maxProperties": _of(dict, lambda value, wanted: len(value) <= wanted),
}  # fmt: skip
# words that ask nothing by themselves
SILENT = set(
    "then else $schema $id title description definitions examples default enumDescriptions languages usual".split()
)
