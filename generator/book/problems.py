"""Mistakes in data, collected and printed together with their place."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from difflib import get_close_matches


@dataclass(frozen=True, order=True)
class Problem:
    """One mistake: where it stands (line and column count from 1), what is wrong, what to type instead."""

    file: str
    line: int
    column: int
    path: str
    message: str
    hint: str = ""

    def __str__(self) -> str:
        hint = f"\n    hint: {self.hint}" if self.hint else ""
        return f"{self.file}:{self.line}:{self.column}: {self.path}: {self.message}{hint}"


class BookError(Exception):
    """The book cannot be used; `problems` says why."""

    def __init__(self, problems: Iterable[Problem]):
        self.problems = sorted(set(problems))
        super().__init__(f"{len(self.problems)} problems in the data")


def suggestion(word: object, known: Iterable[str], label: str = "one of") -> str:
    """A hint for a misspelt word: the nearest known one, or all of them."""
    known = [str(k) for k in known]
    near = get_close_matches(str(word), known, 1, 0.6)
    if near:
        return f"did you mean {near[0]!r}?"
    return f"{label}: {', '.join(known)}" if known else ""


def as_text(problems: Iterable[Problem]) -> str:
    return "\n".join(str(p) for p in problems)


def as_github(problems: Iterable[Problem]) -> str:
    """Workflow commands that show each problem beside its line in a pull request."""

    def escape(text: str) -> str:
        return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")

    def place(file: str) -> str:
        return escape(file).replace(":", "%3A").replace(",", "%2C")

    def line(p: Problem) -> str:
        body = escape(f"{p.path}: {p.message}" + (f"\nhint: {p.hint}" if p.hint else ""))
        return f"::error file={place(p.file)},line={p.line},col={p.column}::{body}"

    return "\n".join(line(p) for p in problems)


def as_json(problems: Iterable[Problem], games: int, examples: int, mixes: int = 0, chapters: int = 0) -> str:
    """One document. games, mixes, chapters    how many were checked, the last two only where there are any;
    examples    played"""
    counts = {"games": games, "mixes": mixes, "chapters": chapters, "examples": examples}
    counts = {name: n for name, n in counts.items() if n or name in ("games", "examples")}
    return json.dumps({"problems": [asdict(p) for p in problems], **counts}, ensure_ascii=False, indent=2)
