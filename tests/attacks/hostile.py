"""Payloads, and a way to put them into every text field that the schemas know, also into those of new schemas.

A field is found by reading the schema beside a good file: every place where any text may stand, written in the
file or left out of it. Nothing here names a field.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import jsonschema
import yaml
from small_book import GOOD, ROOT

from poker_rulebook.book.checks.subject import digest
from poker_rulebook.book.schema import contents
from poker_rulebook.book.source import read

At = tuple[str | int, ...]
PAYLOADS: dict[str, Any] = yaml.load(
    (Path(__file__).parent / "payloads.yaml").read_text("utf-8"), yaml.CSafeLoader
)
PRINTED = [text for kind in PAYLOADS["printed"].values() for text in kind]
REFUSED = [text for kind in PAYLOADS["refused"].values() for text in kind]
FREE = {"pattern", "enum", "const"}  # a text with one of these is not free


@cache
def schema(name: str) -> dict:
    return contents(ROOT / "schema" / name)


@cache
def kinds_of_files() -> dict[str, list[Path]]:
    """Schema -> the good files that it describes, found by what the schema accepts."""
    files = sorted(GOOD.rglob("*.yaml"))
    return {
        path.name: [file for file in files if _accepts(path.name, read(file, file.name).value)]
        for path in sorted((ROOT / "schema").glob("*.schema.json"))
    }


def _accepts(name: str, value: Any) -> bool:
    from poker_rulebook.book.schema import validator

    return validator(ROOT / "schema", name.removesuffix(".schema.json")).is_valid(value)


def places(name: str, value: Any, kind: str = "text") -> Iterator[tuple[At, Any]]:
    """Where texts of a kind may stand in a file of this schema, and what a payload there is wrapped in.

    kind    text, or the name of a definition or key: id, url
    The second part is a function: payload -> the value to put at the place.
    """
    yield from _places(name, schema(name), value, (), kind)


def _places(name: str, node: Any, value: Any, at: At, kind: str) -> Iterator[tuple[At, Any]]:
    for file, rule in _in_force(name, node, value):
        if isinstance(value, str):
            if _is(rule, kind):
                yield at, _fitting(rule)
        elif isinstance(value, list):
            for index, item in enumerate(value):
                yield from _places(file, rule.get("items", {}), item, (*at, index), kind)
        elif isinstance(value, dict):
            known = rule.get("properties", {})
            for key, item in value.items():
                inner = known.get(key, rule.get("additionalProperties"))
                if isinstance(inner, dict):
                    yield from _places(file, inner, item, (*at, key), kind)
            for key, inner in known.items():
                made = _made(file, inner, kind) if key not in value else None
                if made:
                    yield (*at, key), made


def _in_force(name: str, node: Any, value: Any) -> Iterator[tuple[str, dict]]:
    """The node with everything that it refers to, each with the file that its own references start from."""
    if not isinstance(node, dict):
        return
    yield name, node
    if "$ref" in node:
        file, _, way = node["$ref"].partition("#/")
        target: Any = schema(file or name)
        for part in way.split("/"):
            target = target[part]
        yield from _in_force(file or name, target, value)
    for inner in node.get("allOf", []):
        yield from _in_force(name, inner, value)
    if "if" in node:
        fits = jsonschema.Draft7Validator(node["if"]).is_valid(value)
        yield from _in_force(name, node.get("then" if fits else "else", {}), value)


def _is(rule: dict, kind: str) -> bool:
    if kind == "url":
        return "https" in rule.get("pattern", "")
    if kind == "id":
        return rule.get("pattern") == "^[a-z0-9]+(-[a-z0-9]+)*$"
    return "string" in _types(rule) and not FREE & rule.keys()


def _types(rule: dict) -> list[str]:
    types = rule.get("type", [])
    return types if isinstance(types, list) else [types]


def _made(name: str, node: Any, kind: str) -> Callable[[str], Any] | None:
    """How a payload is wrapped where a key is left out whose value has such texts; None for other keys."""
    for file, rule in _in_force(name, node, None):
        if _is(rule, kind):
            return _fitting(rule)
        inner = _made(file, rule.get("items"), kind) if "array" in _types(rule) else None
        if inner:
            return lambda text, inner=inner: [inner(text)]
        if "object" in _types(rule) and "properties" in rule:
            return _made_object(file, rule, kind)
    return None


def _made_object(name: str, rule: dict, kind: str) -> Callable[[str], Any] | None:
    """Payloads in all texts of an object; ids and the like beside them are filled in."""
    known = rule["properties"]
    texts = {key: _made(name, known[key], kind) for key in rule.get("required", known)}
    others = {key: _plain_value(name, known[key]) for key, made in texts.items() if made is None}
    if len(others) == len(texts) or None in others.values():
        return None
    return lambda text: others | {key: make(text) for key, make in texts.items() if make}


def _fitting(rule: dict) -> Callable[[str], str]:
    """The payload itself, or another one where it is too long."""
    most = rule.get("maxLength", 60)
    return (lambda text: text if len(text) <= most else SHORT[:most]) if most < 60 else str


def _plain_value(name: str, node: Any) -> str | None:
    """A word that a text of a certain form may be."""
    for _, rule in _in_force(name, node, None):
        for word in PLAIN if "pattern" in rule else ():
            if re.search(rule["pattern"], word):
                return word.replace("0", str(next(_ADDED)), 1) if word == PLAIN[0] else word
    return None


PLAIN = ("added-0", "00000000", "https://example.org/", "かな")
SHORT = "<b>`#*{&"
_ADDED = count()  # no two ids are the same


def alike(at: At) -> At:
    """A place without numbers: what stands in the same key of the same kind of item."""
    return tuple("*" if isinstance(part, int) else part for part in at)


def put(value: Any, at: At, new: Any) -> Any:
    """A copy of the value with something else at a place, and with digests of translations that fit again."""
    changed = deepcopy(value)
    here = changed
    for part in at[:-1]:
        here = here[part]
    here[at[-1]] = new
    renew_digests(changed)
    return changed


def renew_digests(value: Any) -> None:
    """What `of:` says beside a text and its translation, so that the payload is what is tested."""
    if isinstance(value, dict):
        if {"en", "of"} <= value.keys() and isinstance(value["en"], str):
            value["of"] = digest(value["en"])
        for item in value.values():
            renew_digests(item)
    elif isinstance(value, list):
        for item in value:
            renew_digests(item)


def numbered(texts: list[str]) -> Iterator[tuple[str, str]]:
    """(payload, the same with a number by which it is found again), for ever."""
    for number in count():
        text = texts[number % len(texts)]
        yield text, f"{text} {mark(number)}"


def mark(number: int) -> str:
    return f"x{number:05d}x"


MARK = re.compile("x([0-9]{5})x")


STRAIGHT = str.maketrans("’“”", '\'""')  # the quotation marks of print -> as they are typed


def wrongly_shown(page: str, texts: list[str]) -> list[str]:
    """The surroundings of marks on a page before which their payload does not stand letter by letter.

    Spaces and capitals do not count: a sentence begins with a capital, and lines are broken anywhere.
    """
    tight = re.sub(r"\s+", "", page).casefold()
    wrong = []
    for found in MARK.finditer(tight):
        payload = re.sub(r"\s+", "", texts[int(found[1]) % len(texts)]).casefold()
        if not tight[: found.start()].endswith(payload):
            wrong.append(f"{payload!r}: {tight[max(0, found.start() - 120) : found.end()]!r}")
    return wrong
