"""YAML text to plain values that remember where each of them was written."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from poker_rulebook.book.broken import explained
from poker_rulebook.book.characters import code_points, invisible, not_printed, visible
from poker_rulebook.book.files import Unreadable, contents
from poker_rulebook.book.problems import Problem

LONGEST_TEXT = 3_000  # characters; the longest real note has about 300
MOST_ITEMS = 1_000  # of a list or mapping; the longest real one has about 100
MOST_PROBLEMS = 100  # of one file that are worth reading
EMPTY = "copy the file that is most like it, and change what differs"
DEEPEST = 40  # levels of nesting; game files need 8
SURELY_SHALLOW = 3000  # signs that can begin a level; the parser takes far more before its stack ends

Path_ = tuple[str | int, ...]


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """YAML 1.2 plain scalars only: no dates, no octal numbers, and yes/no/on/off stay words."""


_Loader.yaml_implicit_resolvers = {}
for _tag, _pattern, _first in [
    ("bool", r"^(true|false)$", "tf"),
    ("null", r"^(null|~|)$", ["n", "~", ""]),
    ("int", r"^-?[0-9]{1,15}$", "-0123456789"),
    ("float", r"^-?[0-9]{1,15}\.[0-9]{1,15}$", "-0123456789"),
]:
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(_pattern), list(_first))

_STR = "tag:yaml.org,2002:str"
_WORDS = {"true": True, "false": False}
_FORBIDDEN = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass
class Source:
    """One file: its value, the place of every value and key, and what is wrong with the YAML itself.

    marks    path -> (line, column), both from 1; of a key for mappings, of the item for lists
    written  path -> how a number, a true or a false is written in the file
    """

    file: str
    value: Any = None
    marks: dict[Path_, tuple[int, int]] = field(default_factory=dict)
    written: dict[Path_, str] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def problem(self, at: Path_, message: str, hint: str = "") -> Problem:
        """A problem at a path; where that path is not written, at the nearest one around it."""
        near = at
        while near and near not in self.marks:
            near = near[:-1]
        line, column = self.marks.get(near, (1, 1))
        return Problem(self.file, line, column, self.named(at), message, hint)

    def named(self, at: Path_) -> str:
        """A path as people read it: `play[2] (flop-bet).first`."""
        out, here = "", self.value
        for part in at:
            here = _inside(here, part)
            if isinstance(part, int):
                name = here.get("id") if isinstance(here, dict) else None
                out += f"[{part}]" + (f" ({visible(name, 60)})" if isinstance(name, str) else "")
            else:
                out += ("." if out else "") + visible(part, 60)
        return out or "file"


def _inside(value: Any, part: str | int) -> Any:
    if isinstance(value, dict):
        return value.get(part)
    if isinstance(value, list) and isinstance(part, int) and part < len(value):
        return value[part]
    return None


def read(path: Path, shown_as: str, inside: Path | None = None) -> Source:
    """The file's Source. Nothing is raised: a file that cannot be read has problems and the value None.

    inside    a folder that the file has to lie in, links followed; None for anywhere
    """
    source = Source(shown_as)
    try:
        raw = contents(path, inside)
    except Unreadable as error:
        source.problems.append(source.problem((), str(error), error.hint))
        return source
    try:
        return parse(raw.decode("utf-8"), shown_as)
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        source.problems.append(Problem(shown_as, line, 1, "file", "is not UTF-8 text", "save it as UTF-8"))
        return source


def parse(text: str, shown_as: str) -> Source:
    """The Source of a YAML text."""
    source = Source(shown_as)
    forbidden = _FORBIDDEN.search(text, text.startswith("\ufeff"))
    if forbidden:
        source.problems.append(_forbidden_problem(shown_as, text, forbidden.start()))
        return source
    loader = _Loader(text)
    try:
        if _is_deep(text):
            source.problems.append(source.problem((), f"is nested deeper than {DEEPEST} levels"))
            return source
        node = loader.get_single_node()
    except yaml.MarkedYAMLError as error:
        line, column, message, hint = explained(text, error)
        source.problems.append(Problem(shown_as, line, column, "YAML", message, hint))
        return source
    if node is None or (node.value == "" and isinstance(node, yaml.ScalarNode)):
        source.problems.append(source.problem((), "is empty", EMPTY))
        return source
    walk = _Walk(source, loader)
    source.value = walk.value(node, (), 0)
    source.problems += walk.problems()
    return source


def _is_deep(text: str) -> bool:
    """Whether the nesting is deeper than any file needs: the parser itself would run out of stack."""
    if sum(map(text.count, "[{-?:")) <= SURELY_SHALLOW:
        return False
    depth = 0
    for event in yaml.parse(text, _Loader):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > DEEPEST:
            return True
    return False


def _forbidden_problem(file: str, text: str, position: int) -> Problem:
    line, before = text.count("\n", 0, position) + 1, text.rfind("\n", 0, position)
    message = f"has a character that YAML does not allow (U+{ord(text[position]):04X})"
    return Problem(file, line, position - before, "file", message, "delete the invisible character")


class _Walk:
    """Builds plain values from YAML nodes and notes every mark and mistake on the way."""

    def __init__(self, source: Source, loader: yaml.SafeLoader):
        self.source, self.loader, self.seen = source, loader, set()
        self.mistakes: list[tuple[yaml.Mark, Path_, str, str]] = []

    def problems(self) -> list[Problem]:
        """The mistakes, once the whole value is there to name their places."""
        file, named = self.source.file, self.source.named
        return [
            Problem(file, mark.line + 1, mark.column + 1, named(at), message, hint)
            for mark, at, message, hint in self.mistakes
        ]

    def report(self, node: yaml.Node, at: Path_, message: str, hint: str = "") -> None:
        if len(self.mistakes) < MOST_PROBLEMS:
            self.mistakes.append((node.start_mark, at, message, hint))

    def value(self, node: yaml.Node, at: Path_, depth: int) -> Any:
        self.source.marks.setdefault(at, (node.start_mark.line + 1, node.start_mark.column + 1))
        if depth > DEEPEST:
            return self.report(node, at, f"is nested deeper than {DEEPEST} levels")
        if id(node) in self.seen:
            return self.report(
                node, at, "anchors and aliases (& and *) are not used here", "write the value out"
            )
        self.seen.add(id(node))
        if node.tag != self.untagged(node):
            tag = node.tag.replace("tag:yaml.org,2002:", "!!")
            return self.report(node, at, f"the tag {tag!r} is not used here", "write a plain value")
        if not isinstance(node, yaml.ScalarNode) and len(node.value) > MOST_ITEMS:
            return self.report(node, at, f"has {len(node.value):,} entries", f"at most {MOST_ITEMS:,}")
        if isinstance(node, yaml.MappingNode):
            return self.mapping(node, at, depth)
        if isinstance(node, yaml.SequenceNode):
            return [self.value(item, (*at, i), depth + 1) for i, item in enumerate(node.value)]
        return self.scalar(node, at)

    def untagged(self, node: yaml.Node) -> str:
        """The tag that the node has when none is written."""
        plain = not getattr(node, "style", None)
        return self.loader.resolve(type(node), node.value, (plain, not plain))

    def mapping(self, node: yaml.MappingNode, at: Path_, depth: int) -> dict[str, Any]:
        out: dict[str, Any] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                self.report(key_node, at, "a key must be a plain word")
                continue
            key = key_node.value  # keys are always text, so that '1' and 1 are the same slot
            here = (*at, key)
            if key in out:
                begins_anew = isinstance(at[-1:] and at[-1], int) and key == next(iter(out))
                hint = (
                    "begin its line with '- ' if a new item begins here, or keep one" if begins_anew else ""
                )
                self.report(
                    key_node, here, f"the key {key!r} is written twice", hint or "keep one of the two"
                )
                if begins_anew:  # what follows belongs to the item that has no dash
                    break
                continue
            self.visible(key_node, here, key)
            self.source.marks[here] = (key_node.start_mark.line + 1, key_node.start_mark.column + 1)
            out[key] = self.value(value_node, here, depth + 1)
        return out

    def scalar(self, node: yaml.ScalarNode, at: Path_) -> Any:
        text = node.value
        if node.tag == _STR:
            self.visible(node, at, text.replace("\n", ""))
            return text
        self.source.written[at] = text
        kind = node.tag.rpartition(":")[2]
        if kind == "null":
            return None
        return _WORDS[text] if kind == "bool" else int(text) if kind == "int" else float(text)

    def visible(self, node: yaml.Node, at: Path_, text: str) -> None:
        """Reports what cannot be seen, cannot be printed, or is far too long to be read."""
        if len(text) > LONGEST_TEXT:
            self.report(node, at, f"has {len(text):,} characters", f"at most {LONGEST_TEXT:,}")
        elif hidden := invisible(text):
            self.report(node, at, f"has invisible characters ({code_points(hidden)})", "delete them")
        elif strange := not_printed(text):
            message = f"has characters that the book cannot print ({code_points(strange)})"
            self.report(node, at, message, "write it in Latin letters, kana or kanji")
