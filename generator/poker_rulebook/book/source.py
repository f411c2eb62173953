"""The files of the book as plain values. Where each value was written is looked up once a problem has to be placed.

Blocks of a game file, steps or shares that stand together under one `when:`, are laid out in a row:

    - when: {pick: razz}                   - {id: fourth, do: deal, ..., when: {pick: razz}}
      steps:                        ->     - {id: fifth, do: deal, ..., when: {pick: razz}}
        - {id: fourth, do: deal, ...}
        - {id: fifth, do: deal, ...}

All else, the schema too, sees the row only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Any

import yaml

from poker_rulebook.book import walk
from poker_rulebook.book.files import Unreadable, contents, not_printed
from poker_rulebook.book.problems import MOST_PROBLEMS, At, Finding, Problem, everywhere, visible

HELD = {"play": "steps", "showdown": "shares"}  # section -> what a block calls its items
Origins = dict[At, At]


def laid_out(value: Any) -> tuple[Any, Origins]:
    """The value with its blocks in a row, and where each item of such a section is written.

    An item that is nearly a block stays as it is: the schema says what is wrong with it.
    """
    origins: Origins = {}
    if not isinstance(value, dict):
        return value, origins
    for section, held in HELD.items():
        items = value.get(section)
        if isinstance(items, list) and any(_is_block(item, held) for item in items):
            row = list(_row(items, section, held))
            value = value | {section: [item for item, _ in row]}
            origins |= {(section, index): at for index, (_, at) in enumerate(row)}
    return value, origins


def _row(items: list[Any], section: str, held: str) -> Iterator[tuple[Any, At]]:
    for number, item in enumerate(items):
        if not _is_block(item, held):
            yield item, (section, number)
            continue
        for index, inner in enumerate(item[held]):
            when = item["when"] | inner.get("when", {})
            yield inner | {"when": when}, (section, number, held, index)


def _is_block(item: Any, held: str) -> bool:
    """Whether it is a condition with items that a condition fits to."""
    if not isinstance(item, dict) or item.keys() != {"when", held}:
        return False
    inside = item[held] if isinstance(item[held], list) else [None]
    fit = all(isinstance(inner, dict) and isinstance(inner.get("when", {}), dict) for inner in inside)
    return bool(inside) and fit and isinstance(item["when"], dict)


def written_at(at: At, origins: Origins) -> Iterator[At]:
    """Where a path in the row may stand in the file: in the item, and of a condition in its block."""
    item = origins.get(at[:2], at[:2])
    yield item + at[2:]
    if len(item) > 2 and at[2:3] == ("when",):
        yield item[:2] + at[2:]


TO_WRITE = "…"  # stands where an editor has still to write something
# Invisible; or an escape other than of a quotation mark, a tag, an anchor, an alias.
UNUSUAL = re.compile('\xad|\u3000[\\w]+:|\\\\(?!")|(?<![^\\s\\[{,])(?:!|[&*](?=\\S))')

# A section of the file, to the next line at the margin.
SECTION = {key: re.compile(rf"^{key}:.*\n(?:(?:[ #-].*)?\n)*", re.MULTILINE) for key in ("examples", "rules")}


class Source:
    """One file: its value, the place of every value and key, and what is wrong with the YAML itself.

    file    as messages name it
    text    None for a value that stands in no file
    """

    def __init__(
        self, file: str, value: Any = None, text: str | None = None, refused: Sequence[Problem] = ()
    ):
        self.file, self.text, self._told, self._refused = file, text, value, list(refused)

    @cached_property
    def _content(self) -> tuple[Any, list[walk.Mistake]]:
        """The value and what is wrong with it. Most files are right: then nobody needs to know where anything stands."""
        if self.text is None:
            return self._told, []
        try:
            return _quickly(self.text), []
        except (_Unsure, yaml.MarkedYAMLError):
            return self._walk.value, self._walk.mistakes

    @property
    def typed(self) -> Any:
        """The value as it was typed, blocks of steps and shares and all."""
        return self._content[0]

    @cached_property
    def _laid_out(self) -> tuple[Any, Origins]:
        return laid_out(self._content[0])

    @property
    def value(self) -> Any:
        """The whole file, blocks of steps and shares in a row; None where it cannot be read."""
        return self._laid_out[0]

    @cached_property
    def problems(self) -> list[Problem]:
        """What is wrong with the YAML itself."""
        return self._refused + [
            Problem(self.file, line, column, at if isinstance(at, str) else self.named(at), message, hint)
            for line, column, at, message, hint in self._content[1]
        ]

    @property
    def unfinished(self) -> list[Problem]:
        """What a file that has been begun still leaves open."""
        if not self.text or TO_WRITE not in self.text:
            return []
        hint = f"put it in the place of {TO_WRITE}"
        places = (at for at, value in everywhere(self.value) if value == TO_WRITE)
        return [self.problem(at, "is still to be written", hint) for at in places]

    @cached_property
    def rules(self) -> Any:
        """The value of a game without its examples, most of the text."""
        return self._without("examples")

    @cached_property
    def head(self) -> Any:
        """The value of a chapter without its rules."""
        return self._without("rules")

    def _without(self, key: str) -> Any:
        """The value without a section, whose lines are not even read where they can be told from the others.

        Where the whole file has been read, nothing is read again.
        """
        rest = [] if "_content" in vars(self) else SECTION[key].split(self.text or "")
        try:
            value = _quickly("".join(rest)) if len(rest) == 2 else self.value
        except (_Unsure, yaml.MarkedYAMLError):
            value = self.value
        value, _ = laid_out(value)
        return {k: v for k, v in value.items() if k != key} if isinstance(value, dict) else value

    @cached_property
    def _walk(self) -> walk.Walk:
        return walk.Walk() if self.text is None else walk.walked(self.text)

    def _place_of(self, at: At) -> tuple[int, int]:
        """Line and column of a path; of the nearest one around it, where that path is not written."""
        marks, places = self._walk.marks, list(written_at(at, self._laid_out[1]))
        near = next((place for place in places if place in marks), places[0])
        while near and near not in marks:
            near = near[:-1]
        return marks.get(near, (1, 1))

    def written(self, at: At) -> str | None:
        """How a number, a true or a false is written in the file."""
        return self._walk.written.get(next(written_at(at, self._laid_out[1])))

    def problem(self, at: At, message: str, hint: str = "") -> Problem:
        """A problem at a path; where that path is not written, at the nearest one around it."""
        return Problem(self.file, *self._place_of(at), self.named(at), message, hint)

    def place(self, found: Iterable[Finding]) -> list[Problem]:
        """Problems of what checks have found, or in a hopeless file the first of it."""
        return [self.problem(*finding) for finding in islice(found, MOST_PROBLEMS)]

    def named(self, at: At) -> str:
        """A path as people read it: `play[2] (flop-bet).first`."""
        out, here = "", self.value
        for part in at:
            if isinstance(part, int):
                here = here[part] if isinstance(here, list) and part < len(here) else None
                name = here.get("id") if isinstance(here, dict) else None
                out += f"[{part}]" + (f" ({visible(name, 60)})" if isinstance(name, str) else "")
            else:
                here = here.get(part) if isinstance(here, dict) else None
                out += ("." if out else "") + visible(part, 60)
        return out or "file"


def read(path: Path, shown_as: str, inside: Path | None = None) -> Source:
    """The file's Source. Nothing is raised: a file that cannot be read has problems and the value None.

    inside    a folder that the file has to lie in, links followed; None for anywhere
    """
    try:
        raw = contents(path, inside)
    except Unreadable as error:
        return Source(shown_as, refused=[Problem(shown_as, 1, 1, "file", str(error), error.hint)])
    try:
        return parse(raw.decode("utf-8"), shown_as)
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        refused = Problem(shown_as, line, 1, "file", "is not UTF-8 text", "save it as UTF-8")
        return Source(shown_as, refused=[refused])


def parse(text: str, shown_as: str) -> Source:
    """The Source of a YAML text."""
    return Source(shown_as, text=text)


class _Unsure(Exception):
    """The text has to be read slowly: something in it is unusual, and may be wrong."""


def _quickly(text: str) -> Any:
    """The value of a text with which nothing is wrong. Raises _Unsure, or what the parser raises."""
    if UNUSUAL.search(text) or not_printed(text.replace("\n", "")) or walk.is_deep(text):
        raise _Unsure
    node = walk.Loader(text).get_single_node()
    if node is None or (node.value == "" and isinstance(node, yaml.ScalarNode)):
        raise _Unsure
    return _plain(node, 0)


def _plain(node: yaml.Node, depth: int) -> Any:
    value = node.value
    if isinstance(node, yaml.ScalarNode):
        if len(value) > walk.LONGEST_TEXT:
            raise _Unsure
        return value if node.tag == walk.STR else walk.plain_value(node)
    if depth >= walk.DEEPEST or len(value) > walk.MOST_ITEMS:
        raise _Unsure
    if not isinstance(node, yaml.MappingNode):
        return [_plain(item, depth + 1) for item in value]
    out = {key.value: _plain(item, depth + 1) for key, item in value if isinstance(key, yaml.ScalarNode)}
    # a key written twice, or alone, or no word
    if len(out) < len(value) or (node.flow_style and None in out.values() and walk.without_value(node)):
        raise _Unsure
    return out
