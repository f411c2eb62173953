"""YAML text to plain values, with the place of each and everything that a file of the book may not have in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import yaml

from poker_rulebook.book.broken import explained, torn
from poker_rulebook.book.files import code_points, invisible, not_printed
from poker_rulebook.book.problems import MOST_PROBLEMS, At

LONGEST_TEXT = 3_000  # characters; the longest real note has about 300
MOST_ITEMS = 1_000  # of a list or mapping; the longest real one has about 100
DEEPEST = 40  # levels of nesting; game files need 8
EMPTY = "copy the file that is most like it, and change what differs"
SURELY_SHALLOW = 3000  # signs that can begin a level; the parser takes far more before its stack ends

Mistake = tuple[int, int, At | str, str, str]  # line, column, path or what else it is about, message, hint


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """YAML 1.2 plain scalars only: no dates, no octal numbers, and yes/no/on/off stay words."""

    def resolve(self, kind: type[yaml.Node], value: Any, implicit: Any) -> str:
        """The tag of a node.    implicit    of a scalar, whether it stands without quotes"""
        if kind is not yaml.ScalarNode:
            return MAP if kind is yaml.MappingNode else SEQ
        found = _PLAIN.fullmatch(value) if implicit[0] else None
        return f"{TAG}{found.lastgroup}" if found else STR


TAG = "tag:yaml.org,2002:"
STR, MAP, SEQ = f"{TAG}str", f"{TAG}map", f"{TAG}seq"
_PLAIN = re.compile(
    r"(?P<bool>true|false)|(?P<null>null|~|)|(?P<int>-?[0-9]{1,15})|(?P<float>-?[0-9]{1,15}\.[0-9]{1,15})"
)
_FORBIDDEN = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_WORDS = {"true": True, "false": False}


def plain_value(node: yaml.Node) -> Any:
    """A scalar that is no text: a number, true, false or nothing."""
    kind = node.tag.rpartition(":")[2]
    if kind == "null":
        return None
    return _WORDS[node.value] if kind == "bool" else int(node.value) if kind == "int" else float(node.value)


def is_deep(text: str) -> bool:
    """Whether the nesting is deeper than any file needs: the parser itself would run out of stack."""
    if sum(map(text.count, "[{-?:")) <= SURELY_SHALLOW:
        return False
    depth = 0
    with suppress(yaml.MarkedYAMLError):  # whoever reads the text tells it
        for event in yaml.parse(text, Loader):
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
            if depth > DEEPEST:
                return True
    return False


@dataclass
class Walk:
    """A text read slowly: its value, and what was met on the way.

    marks       path -> (line, column), both from 1; of a key for mappings, of the item for lists
    written     path -> how a number, a true or a false is written in the file
    """

    value: Any = None
    marks: dict[At, tuple[int, int]] = field(default_factory=dict)
    written: dict[At, str] = field(default_factory=dict)
    mistakes: list[Mistake] = field(default_factory=list)
    _seen: set[int] = field(default_factory=set)

    def report(self, node: yaml.Node, at: At, message: str, hint: str = "") -> None:
        if len(self.mistakes) < MOST_PROBLEMS:
            self.mistakes.append((*_place(node), at, message, hint))


def walked(text: str) -> Walk:
    """Nothing is raised: a text that is no YAML has mistakes and the value None."""
    walk = Walk()
    forbidden = _FORBIDDEN.search(text, text.startswith("\ufeff"))
    if forbidden:
        walk.mistakes.append(_forbidden(text, forbidden.start()))
    elif is_deep(text):
        walk.mistakes.append((1, 1, "file", f"is nested deeper than {DEEPEST} levels", ""))
    else:
        loader = Loader(text)
        try:
            node = loader.get_single_node()
        except yaml.MarkedYAMLError as error:
            line, column, message, hint = explained(text, error)
            walk.mistakes.append((line, column, "YAML", message, hint))
            return walk
        if node is None or (node.value == "" and isinstance(node, yaml.ScalarNode)):
            walk.mistakes.append((1, 1, "file", "is empty", EMPTY))
        else:
            walk.value = _value(walk, loader, node, (), 0)
    return walk


def _forbidden(text: str, position: int) -> Mistake:
    line, before = text.count("\n", 0, position) + 1, text.rfind("\n", 0, position)
    message = f"has a character that YAML does not allow (U+{ord(text[position]):04X})"
    return line, position - before, "file", message, "delete the invisible character"


def _place(node: yaml.Node) -> tuple[int, int]:
    return node.start_mark.line + 1, node.start_mark.column + 1


def _value(walk: Walk, loader: Any, node: yaml.Node, at: At, depth: int) -> Any:
    """The plain value of a node, with everything in it."""
    walk.marks.setdefault(at, _place(node))
    for message, hint in _strange(walk, loader, node, depth):
        return walk.report(node, at, message, hint)
    walk._seen.add(id(node))
    if isinstance(node, yaml.MappingNode):
        return _mapping(walk, loader, node, at, depth)
    if isinstance(node, yaml.SequenceNode):
        return [_value(walk, loader, item, (*at, i), depth + 1) for i, item in enumerate(node.value)]
    if node.tag == STR:
        _visible(walk, node, at, node.value.replace("\n", ""))
        return node.value
    walk.written[at] = node.value
    return plain_value(node)


def _strange(walk: Walk, loader: Any, node: yaml.Node, depth: int) -> Iterator[tuple[str, str]]:
    """What no file of the book has: aliases, tags, great depth and length."""
    plain = not getattr(node, "style", None)
    if depth > DEEPEST:
        yield f"is nested deeper than {DEEPEST} levels", ""
    if id(node) in walk._seen:
        yield "anchors and aliases (& and *) are not used here", "write the value out"
    if node.tag != loader.resolve(type(node), node.value, (plain, not plain)):
        tag = node.tag.replace("tag:yaml.org,2002:", "!!")
        yield f"the tag {tag!r} is not used here", "write a plain value"
    if not isinstance(node, yaml.ScalarNode) and len(node.value) > MOST_ITEMS:
        yield f"has {len(node.value):,} entries", f"at most {MOST_ITEMS:,}"


def without_value(node: yaml.Node) -> list[int]:
    """The entries of a mapping that are only a word: what stands in braces between two commas, without a colon."""
    return [
        place
        for place, (key, value) in enumerate(node.value)
        if value.value == "" and value.start_mark.index == value.end_mark.index == key.end_mark.index
        if isinstance(key, yaml.ScalarNode)
    ]


def _mapping(walk: Walk, loader: Any, node: yaml.MappingNode, at: At, depth: int) -> dict[str, Any]:
    out: dict[str, Any] = {}
    if node.flow_style and (bare := without_value(node)):
        said = [key.value for key, _ in node.value[bare[0] :] if isinstance(key, yaml.ScalarNode)]
        before = node.value[bare[0] - 1][1].value if bare[0] else ""
        found = torn(before if isinstance(before, str) else "", said, len(bare))
        walk.report(node.value[bare[0]][0], at, *found)
        return out
    for key_node, value_node in node.value:
        if not isinstance(key_node, yaml.ScalarNode):
            walk.report(key_node, at, "a key must be a plain word")
            continue
        key = key_node.value  # keys are always text, so that '1' and 1 are the same slot
        here = (*at, key)
        if "\u3000" in key:
            hint = f"write {key.strip()}: after a half-width space"
            walk.report(key_node, at, "a full-width space stands where a half-width one belongs", hint)
            continue
        if key in out:
            begins_anew = bool(at) and isinstance(at[-1], int) and key == next(iter(out))
            hint = "begin its line with '- ' if a new item begins here, or keep one" if begins_anew else ""
            walk.report(key_node, here, f"the key {key!r} is written twice", hint or "keep one of the two")
            if begins_anew:  # what follows belongs to the item that has no dash
                break
            continue
        _visible(walk, key_node, here, key)
        walk.marks[here] = _place(key_node)
        out[key] = _value(walk, loader, value_node, here, depth + 1)
    return out


def _visible(walk: Walk, node: yaml.Node, at: At, text: str) -> None:
    """Reports what cannot be seen, cannot be printed, or is far too long to be read."""
    if len(text) > LONGEST_TEXT:
        walk.report(node, at, f"has {len(text):,} characters", f"at most {LONGEST_TEXT:,}")
    elif hidden := invisible(text):
        walk.report(node, at, f"has invisible characters ({code_points(hidden)})", "delete them")
    elif strange := not_printed(text):
        message = f"has characters that the book cannot print ({code_points(strange)})"
        walk.report(node, at, message, "write it in Latin letters, kana or kanji")
