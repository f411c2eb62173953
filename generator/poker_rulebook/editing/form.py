"""The ordinary parts of a game's file as a form, for those who do not write YAML: names, players, limits, cards, streets, who wins.

What is changed is put into the text in the place of the old value. All else of the file stays as it was typed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import yaml

from poker_rulebook.book.source import Loader
from poker_rulebook.editing.completion import Completion, CursorPlace

PARTS = ("name", "reading", "players", "deck", "betting", "raise_cap", "forced_bets", "play", "showdown")
LISTS = ("play", "showdown")  # whose items can be taken out, and put in once more
LEFT_OUT = ("id", "do", "former", "when", "title")  # keys of items that are not asked for
Keys = list[str | int]  # the way to a place in the file


def form_of(text: str, words: Completion) -> list[dict[str, Any]]:
    """The parts, each with its fields; [] where the text cannot be read."""
    root = _root(text)
    if root is None:
        return []
    top = {key.value: node for key, node in root.value}
    return [_part(name, top[name], words) for name in PARTS if name in top]


def _part(name: str, node: yaml.Node, words: Completion) -> dict[str, Any]:
    meaning = words.meaning(CursorPlace((), {}, True, ""), name)
    if name not in LISTS or not isinstance(node, yaml.SequenceNode):
        return {
            "name": name,
            "meaning": meaning,
            "fields": list(_fields(node, [name], {}, words)),
            "items": None,
        }
    items = [_item(item, [name, number], words) for number, item in enumerate(node.value)]
    return {"name": name, "meaning": meaning, "fields": [], "items": items}


def _item(node: yaml.Node, path: Keys, words: Completion) -> dict[str, Any]:
    said = (
        {key.value: value.value for key, value in node.value if isinstance(value, yaml.ScalarNode)}
        if isinstance(node, yaml.MappingNode)
        else {}
    )
    fields = [field for field in _fields(node, path, said, words) if field["path"][2] not in LEFT_OUT]
    what = words.word(CursorPlace((str(path[0]), "*", "do"), said, False, ""), said.get("do", ""))
    return {"id": said.get("id", ""), "path": path, "meaning": what, "fields": fields}


def _fields(node: yaml.Node, path: Keys, said: dict[str, str], words: Completion) -> Iterator[dict[str, Any]]:
    """What can be filled in at and below a place: words, numbers, texts, and lists of these."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield from _fields(value, [*path, key.value], said, words)
        return
    place = CursorPlace(tuple("*" if isinstance(key, int) else key for key in path), said, False, "")
    meaning = words.meaning(place._replace(path=place.path[:-1], key=True), str(path[-1]))
    row = {"path": path, "name": str(path[-1]), "meaning": meaning}
    if isinstance(node, yaml.ScalarNode):
        yield row | {"value": node.value, "several": False, "choices": words.choices(place)}
    elif isinstance(node, yaml.SequenceNode) and all(isinstance(it, yaml.ScalarNode) for it in node.value):
        inner = words.choices(place._replace(path=(*place.path, "*")))
        yield row | {"value": [it.value for it in node.value], "several": True, "choices": inner}


# --- a changed text


def filled(text: str, path: Keys, value: str | list[str]) -> str:
    """The text with another value in one place."""
    node = _node(text, path)
    if node is None:
        return text
    several = isinstance(node, yaml.SequenceNode)
    items = [value] if isinstance(value, str) else value
    written = list(map(_written, items))
    begin, end = _span(text, node)
    return text[:begin] + (f"[{', '.join(written)}]" if several else written[0]) + text[end:]


def without(text: str, path: Keys) -> str:
    """The text without an item of a list, whole lines of it."""
    lines = _lines(text, path)
    return text if lines is None else text[: lines[0]] + text[lines[1] :]


def once_more(text: str, path: Keys) -> str:
    """The text with an item of a list twice; the second has an id of its own."""
    lines, node = _lines(text, path), _node(text, [*path, "id"])
    if lines is None or node is None:
        return text
    item, own = text[slice(*lines)], node.value
    number = next(n for n in range(2, 1_000) if not re.search(rf"\bid: *{re.escape(own)}-{n}\b", text))
    again = re.sub(rf"\bid: *{re.escape(own)}(?![\w-])", f"id: {own}-{number}", item, count=1)
    return text[: lines[1]] + again + text[lines[1] :]


def _root(text: str) -> Any:
    try:
        root = Loader(text).get_single_node()
    except yaml.YAMLError:
        return None
    return root if isinstance(root, yaml.MappingNode) else None


def _node(text: str, path: Keys) -> Any:
    node = _root(text)
    for step in path:
        if isinstance(node, yaml.MappingNode):
            node = next((value for key, value in node.value if key.value == step), None)
        elif isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
            node = node.value[step]
        else:
            return None
    return node


def _at(text: str, mark: Any) -> int:
    return sum(len(line) for line in text.splitlines(keepends=True)[: mark.line]) + int(mark.column)


def _span(text: str, node: yaml.Node) -> tuple[int, int]:
    """Where a value stands, without spaces and comments behind it."""
    begin, end = _at(text, node.start_mark), _at(text, node.end_mark)
    return begin, begin + len(text[begin:end].rstrip())


def _lines(text: str, path: Keys) -> tuple[int, int] | None:
    """Where the lines of an item begin and end; None for one that shares a line with another."""
    node = _node(text, path)
    if node is None:
        return None
    begin, end = _span(text, node)
    first = text.rfind("\n", 0, begin) + 1
    last = text.find("\n", end) + 1 or len(text)
    return (first, last) if re.fullmatch(r" *- +", text[first:begin]) else None


def _written(value: str) -> str:
    """A value as it stands in a file: text in quotes where it would be read as something else."""
    plain = re.fullmatch(r"[\w…](?:[\w… /.&-]*[\w….])?", value) and not re.fullmatch("true|false|null", value)
    return value if plain else "'" + value.replace("'", "''") + "'"
