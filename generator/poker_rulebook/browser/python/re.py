"""re, by the regular expressions of JavaScript."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import js


class Match:
    """What was found. Groups that did not take part are None."""

    def __init__(self, found: Any) -> None:
        self._found = found
        self._start: int = found.index

    def __getitem__(self, group: int | str) -> Any:
        return _text(self._found[group] if isinstance(group, int) else getattr(self._found.groups, group))

    def groups(self) -> tuple[Any, ...]:
        return tuple([_text(self._found[number]) for number in range(1, self._found.length)])

    def start(self) -> int:
        return self._start

    def end(self) -> int:
        return self._start + len(self._found[0])


def _text(group: Any) -> str | None:
    return group if isinstance(group, str) else None  # else undefined


class Pattern:
    def __init__(self, pattern: str) -> None:
        source = pattern.replace("(?P<", "(?<").replace("\\Z", "$").replace("\\N", "N")
        self._anywhere = js.RegExp.new(source, "g")
        self._here = js.RegExp.new(source, "y")
        self._whole = js.RegExp.new("^(?:" + source + ")$")

    def search(self, text: str) -> Match | None:
        return _found(self._anywhere, text, 0)

    def match(self, text: str, place: int = 0) -> Match | None:
        return _found(self._here, text, place)

    def fullmatch(self, text: str) -> Match | None:
        return _found(self._whole, text, 0)

    def finditer(self, text: str) -> Iterator[Match]:
        place = 0
        while place <= len(text):
            found = _found(self._anywhere, text, place)
            if found is None:
                return
            yield found
            place = found.end() + (found.end() == found.start())

    def findall(self, text: str) -> list[Any]:
        found = [(match.groups(), match[0]) for match in self.finditer(text)]
        return [groups if len(groups) > 1 else groups[0] if groups else whole for groups, whole in found]

    def sub(self, new: str | Callable[[Match], str], text: str) -> str:
        out, place = [], 0
        for match in self.finditer(text):
            out += [text[place : match.start()], new if isinstance(new, str) else new(match)]
            place = match.end()
        return "".join([*out, text[place:]])

    def split(self, text: str) -> list[Any]:
        out: list[Any] = []
        place = 0
        for match in self.finditer(text):
            out += [text[place : match.start()], *match.groups()]
            place = match.end()
        return [*out, text[place:]]


def _found(expression: Any, text: str, place: int) -> Match | None:
    expression.lastIndex = place
    found = expression.exec(text)
    return None if found is None else Match(found)


def compile(pattern: str) -> Pattern:
    return Pattern(pattern)


def fullmatch(pattern: str, text: str) -> Match | None:
    return Pattern(pattern).fullmatch(text)


def search(pattern: str, text: str) -> Match | None:
    return Pattern(pattern).search(text)


def sub(pattern: str, new: str | Callable[[Match], str], text: str) -> str:
    return Pattern(pattern).sub(new, text)
