"""Line and column of every key and of every element of an array in a TOML text, which tomllib does not tell."""

from __future__ import annotations

import re
from bisect import bisect_right

Path = tuple[str | int, ...]

TOKEN = re.compile(
    r"""
      (?P<comment>\#[^\n]*)
    | (?P<newline>\n)
    | (?P<space>[^\S\n]+)
    | (?P<text>
          \"{3}(?:[^"\\]++|\\.|"{1,2}(?!"))*+\"{3,5}
        | '{3}(?:[^']++|'{1,2}(?!'))*+'{3,5}
        | "(?:[^"\\\n]|\\.)*+"
        | '[^'\n]*+'
      )
    | (?P<mark>[\[\]{},=.])
    | (?P<bare>[^\s\[\]{},=.\#"']++)
    | (?P<other>.)
    """,
    re.VERBOSE | re.DOTALL,
)


class Places:
    """Where a key or an element stands: `at("3", "actions", 7)` gives line and column, counted from 1.

    text     TOML that tomllib has read without a complaint
    first    the number of its first line
    """

    def __init__(self, text: str, first: int = 1):
        self._first = first
        self._starts = [0, *(match.end() for match in re.finditer("\n", text))]
        self._offsets: dict[Path, int] = {}
        self._read(text)

    def at(self, *path: str | int) -> tuple[int, int]:
        """The place of the path, or of the nearest thing around it; the beginning when there is none."""
        for length in range(len(path), 0, -1):
            if path[:length] in self._offsets:
                return self.place(self._offsets[path[:length]])
        return self._first, 1

    def place(self, offset: int) -> tuple[int, int]:
        line = bisect_right(self._starts, offset)
        return self._first + line - 1, offset - self._starts[line - 1] + 1

    def _read(self, text: str) -> None:
        table: Path = ()
        statement: list[tuple[str, str, int]] = []  # kind, word and offset of each token
        depth = 0
        for match in TOKEN.finditer(text):
            kind, word = match.lastgroup, match[0]
            if kind == "newline" and depth == 0:
                table = self._statement(table, statement)
                statement = []
            elif kind not in ("comment", "space", "newline"):
                is_header = word == "[" and not statement
                statement.append((kind, word, match.start()))
                if kind == "mark" and not is_header and statement[0][1] != "[":
                    depth += (word in "[{") - (word in "]}")
        self._statement(table, statement)

    def _statement(self, table: Path, tokens: list[tuple[str, str, int]]) -> Path:
        """Note what one statement says; gives the table that the next one belongs to."""
        if not tokens:
            return table
        if tokens[0][1] == "[":
            name = _key(tokens)
            self._offsets.setdefault(name, tokens[0][2])
            return name
        equals = next((number for number, token in enumerate(tokens) if token[1] == "="), len(tokens))
        path = (*table, *_key(tokens[:equals]))
        self._offsets.setdefault(path, tokens[0][2])
        if tokens[equals + 1 : equals + 2] and tokens[equals + 1][1] == "[":
            self._elements(path, tokens[equals + 2 :])
        return table

    def _elements(self, path: Path, tokens: list[tuple[str, str, int]]) -> None:
        depth, number, expected = 0, 0, True
        for kind, word, offset in tokens:
            if expected and word != "]":
                self._offsets[(*path, number)] = offset
                number, expected = number + 1, False
            if kind == "mark":
                depth += (word in "[{") - (word in "]}")
                expected = expected or (depth == 0 and word == ",")


def _key(tokens: list[tuple[str, str, int]]) -> Path:
    """The parts of a key or of the name of a table, without quotes."""
    return tuple(word.strip("\"'") for kind, word, _ in tokens if kind in ("text", "bare"))
