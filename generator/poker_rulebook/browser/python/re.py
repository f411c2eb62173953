"""re, by the regular expressions of JavaScript. What goes to and fro between the two is slow, so that it goes as few texts."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import js

_split, _as_json = js.String.prototype.split, js.JSON.stringify


class Match:
    """What was found: all of it, then its groups. Those that did not take part are None."""

    def __init__(self, found: list[Any], start: int) -> None:
        self._found, self._start = found, start

    def __getitem__(self, group: int) -> Any:
        return self._found[group]

    def groups(self) -> tuple[Any, ...]:
        return tuple(self._found[1:])

    def start(self) -> int:
        return self._start

    def end(self) -> int:
        return self._start + len(self._found[0])


class Pattern:
    def __init__(self, pattern: str) -> None:
        self._source = pattern.replace("\\Z", "$").replace("\\N", "N")
        self._expressions: dict[str, Any] = {}  # made when they are wanted
        self._groups = -1  # how many there are, where that is known

    def _expression(self, before: str, after: str, flags: str = "") -> Any:
        key = before + flags
        if key not in self._expressions:
            self._expressions[key] = js.RegExp.new(before + self._source + after, flags)
        return self._expressions[key]

    def search(self, text: str) -> Match | None:
        found = self._expression("", "").exec(text)
        return found and Match(json.loads(_as_json(found)), found.index)

    def match(self, text: str, place: int = 0) -> Match | None:
        expression = self._expression("", "", "y")
        expression.lastIndex = place
        found = expression.exec(text)
        return found and Match(json.loads(_as_json(found)), place)

    def fullmatch(self, text: str) -> Match | None:
        found = self._expression("^(?:", ")$").exec(text)
        return found and Match(json.loads(_as_json(found)), 0)

    def _pieces(self, text: str) -> tuple[list[Any], int]:
        """What stands before the first match, the match, its groups, what stands before the next, …; and from where to where that is."""
        if self._groups < 0:
            self._groups = self._expression("|", "").exec("").length - 1
        return json.loads(_as_json(_split.call(text, self._expression("(", ")")))), self._groups + 2

    def finditer(self, text: str) -> Iterator[Match]:
        place, (pieces, step) = 0, self._pieces(text)
        for at in range(0, len(pieces) - 1, step):
            place += len(pieces[at])
            yield Match(pieces[at + 1 : at + step], place)
            place += len(pieces[at + 1])

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
        pieces, step = self._pieces(text)
        return [piece for number, piece in enumerate(pieces) if number % step != 1]


def compile(pattern: str) -> Pattern:
    return Pattern(pattern)


def fullmatch(pattern: str, text: str) -> Match | None:
    return Pattern(pattern).fullmatch(text)


def search(pattern: str, text: str) -> Match | None:
    return Pattern(pattern).search(text)


def sub(pattern: str, new: str | Callable[[Match], str], text: str) -> str:
    return Pattern(pattern).sub(new, text)
