"""Mistakes in data, collected and printed together with their place."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any
from urllib.parse import quote

from msgspec import Struct, to_builtins

LONGEST_SHOWN = 400  # characters of a message; most have less than 100
LONGEST_HINT = 1_000  # characters; some list all the words that are allowed
MOST_PROBLEMS = 100  # of one file that are worth reading
_PLAIN = re.compile("(?!(?:true|false|null)$)[A-Za-z\u3041-\u9fef][\\w -]*")  # what needs no quotes in a file
MOST_NAMED = 50  # known words that a hint names
LONGEST_WORD = 100  # characters; nothing longer is a slip of a known word

At = tuple[str | int, ...]  # a place in a file: keys of mappings, numbers of items
Finding = tuple[At, str, str]  # where something is wrong, what, and what to type instead


class Fix(Struct, frozen=True, order=True):
    """What a hint says exactly, as an edit of the file.

    line    of the first character that is replaced, and its column, from 1
    old     what stands there; '' where only something is added
    asks    whether somebody has to read first what stands around it, as only who has read it can say that it is right
    """

    line: int
    column: int
    old: str
    new: str
    asks: bool = False


class Exact(str):
    """A hint that says all there is to type, and can be carried out.

    old    the word, value or key at the place of the finding that is wrong; None where a key is missing there, which `new` adds
    new    what stands in its place, as it is written in a file
    fix    an edit somewhere else, where what is wrong is not a word
    after  the key behind which a missing one stands; '' for the end
    asks   as of a Fix
    """

    old: Any = None
    new: str = ""
    fix: Fix | None = None
    asks: bool = False
    after: str = ""


def exact(
    hint: str, new: str = "", old: Any = None, *, fix: Fix | None = None, asks: bool = False, after: str = ""
) -> Exact:
    made = Exact(hint)
    made.old, made.new, made.fix, made.asks, made.after = old, new, fix, asks, after
    return made


class Problem(Struct, frozen=True, order=True):
    """One mistake: where it stands (line and column count from 1), what is wrong, what to type instead.

    fixes    what the hint says exactly, as edits of the file
    """

    file: str
    line: int
    column: int
    path: str
    message: str
    hint: str = ""
    fixes: tuple[Fix, ...] = ()

    @property
    def is_stale(self) -> bool:
        """Whether only words are to be read again, and a digest says so: what is played is known all the same."""
        return bool(self.fixes) and all(fix.asks for fix in self.fixes)

    def __str__(self) -> str:
        """Two lines at most, whatever the file and its name have in them."""
        said = self.said("{}\n    hint: {}")
        return f"{visible(self.file)}:{self.line}:{self.column}: {said}"

    def said(self, with_hint: str) -> str:
        """What is wrong where.    with_hint    how the hint stands behind it: '{} ({})'"""
        told = f"{visible(self.path)}: {visible(self.message)}"
        return with_hint.format(told, visible(self.hint, LONGEST_HINT)) if self.hint else told


def problem_of(kept: dict[str, Any]) -> Problem:
    """The problem that has been made plain values."""
    return Problem(**kept | {"fixes": tuple(Fix(**fix) for fix in kept["fixes"])})


def each(value: Any, path: str, at: At = ()) -> list[tuple[At, Any]]:
    """What stands in a value where a path leads, and its place; `*` stands for every item or key: rules.*.see.*"""
    found = [(at, value)]
    for key in path.split("."):
        if key != "*":
            found = [(at + (key,), here[key]) for at, here in found if key in here]
        else:
            inner = ((at, here.items() if isinstance(here, dict) else enumerate(here)) for at, here in found)
            found = [(at + (part,), item) for at, items in inner for part, item in items]
    return found


def everywhere(value: Any, at: At = ()) -> Iterator[tuple[At, Any]]:
    """A value and every value inside it, each with its place."""
    yield at, value
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield from everywhere(item, (*at, key))


class BookError(Exception):
    """The book cannot be used; `problems` says why."""

    def __init__(self, problems: Iterable[Problem]):
        self.problems = sorted(set(problems))
        super().__init__(f"{len(self.problems)} problems in the data")


class FaultyFile(BookError, KeyError):
    """A file of the book that cannot be used; `problems` says why."""


def suggestion(word: object, known: Iterable[object], label: str = "one of") -> str:
    """A hint for a misspelt word: the nearest known one, or all of them."""
    words = [str(k) for k in known]
    near = get_close_matches(str(word), words, 1, 0.6) if len(str(word)) <= LONGEST_WORD else []
    if near:
        return meant(word, near[0])
    if len(words) > MOST_NAMED:
        return f"none of {len(words)} that are known is near it"
    return f"{label}: {', '.join(words)}" if words else ""


def meant(word: object, known: str) -> Exact:
    """The hint to the known word that was meant."""
    return exact(f"did you mean {known!r}?", known if _PLAIN.fullmatch(known) else f"'{known}'", word)


def as_text(problems: Iterable[Problem]) -> str:
    return "\n".join(str(p) for p in problems)


def as_github(problems: Iterable[Problem]) -> str:
    """Workflow commands that show each problem beside its line in a pull request."""

    def escape(text: str) -> str:
        return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")

    def place(file: str) -> str:
        return escape(visible(file)).replace(":", "%3A").replace(",", "%2C")

    def line(p: Problem) -> str:
        body = escape(p.said("{}\nhint: {}"))
        return f"::error file={place(p.file)},line={p.line},col={p.column}::{body}"

    return "\n".join(line(p) for p in problems)


def as_sarif(problems: Iterable[Problem]) -> str:
    """One document in SARIF 2.1.0, which programs that collect findings read."""

    def result(p: Problem) -> dict[str, Any]:
        region = {"startLine": p.line, "startColumn": p.column}
        where = [{"physicalLocation": {"artifactLocation": {"uri": quote(p.file)}, "region": region}}]
        message = {"text": p.said("{} ({})")}
        return {"ruleId": "rulebook", "level": "error", "message": message, "locations": where}

    tool = {"driver": {"name": "rulebook", "rules": [{"id": "rulebook"}]}}
    run = {"tool": tool, "results": [result(problem) for problem in problems]}
    return json_text({"version": "2.1.0", "runs": [run]}, indent=2)


def as_json(
    problems: Iterable[Problem],
    games: int,
    examples: int,
    mixes: int = 0,
    chapters: int = 0,
    unlooked: str = "",
) -> str:
    """One document. games, mixes, chapters    how many were checked, the last two only where there are any;
    examples    played;  unlooked    what could not be looked at, and why"""
    counts = {"games": games, "mixes": mixes, "chapters": chapters, "examples": examples}
    counts = {name: n for name, n in counts.items() if n or name in ("games", "examples")}
    left = {"not_looked_at": unlooked} if unlooked else {}
    return json_text({"problems": [to_builtins(p) for p in problems], **counts, **left}, indent=2)


_NOT_SHOWN = re.compile(
    "[\x7f-\x9f\u00ad\u0590-\u08ff\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufb1d-\ufdff\ufe70-\ufeff]"
)


def json_text(value: Any, indent: int | None = None) -> str:
    """JSON as it may be printed: what hides or moves other characters is escaped, and half a surrogate pair too."""
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    return _NOT_SHOWN.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def visible(text: str, longest: int = LONGEST_SHOWN) -> str:
    """A text as one line that can stand in a message: short, and without signs that hide, move or colour others."""
    text = text if len(text) <= longest else text[: longest - 3] + "..."
    if text.isascii() and text.isprintable():
        return text
    to_left = ("R", "AL", "AN")
    hidden = {c for c in text if not c.isprintable() or unicodedata.bidirectional(c) in to_left}
    return "".join(f"<U+{ord(c):04X}>" if c in hidden else c for c in text)
