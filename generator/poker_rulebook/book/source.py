"""The files of the book: as they lie on the disk, as plain values, and where each value was written.

A text with which nothing is wrong is read quickly. Any other is walked over slowly, with the place of each value and
everything that a file of the book may not have in it; of text that is not YAML it is said where and what is wrong, in
plain words, and what to type.

Blocks of a game file, steps or shares that stand together under one `when:`, are laid out in a row:

    - when: {pick: razz}                   - {id: fourth, do: deal, ..., when: {pick: razz}}
      steps:                        ->     - {id: fifth, do: deal, ..., when: {pick: razz}}
        - {id: fourth, do: deal, ...}
        - {id: fifth, do: deal, ...}

All else, the schema too, sees the row only.
"""

from __future__ import annotations

import os
import re
import stat
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Any

import yaml
from msgspec import Struct, field
from msgspec.structs import replace

from poker_rulebook.book.problems import (
    MOST_PROBLEMS,
    At,
    Exact,
    Finding,
    Fix,
    Problem,
    everywhere,
    exact,
    visible,
)
from poker_rulebook.cache import program_digest
from poker_rulebook.digests import digest_of
from poker_rulebook.languages import BESIDE

# --- files of the book as they lie on the disk, however large or strange they are, their digests, and the
# characters of their texts


LARGEST_FILE = 250_000  # bytes; the largest real file has about 30,000
MOST_FILES = 500  # in one folder; the book has about 100 games

_NO_FILE = {
    stat.S_ISDIR: "a folder", stat.S_ISFIFO: "a pipe", stat.S_ISSOCK: "a socket",
    stat.S_ISCHR: "a device", stat.S_ISBLK: "a device",
}  # fmt: skip

INVISIBLE = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")  # Unicode categories
PILED = ("Mn", "Me")  # marks that lie on the character before them, any number of them

# What Latin letters, Greek, Cyrillic, kana and kanji need: all of it is in the fonts of the book, and none of
# it is written from right to left.
_PRINTED = re.compile(
    "[\x20-\x7e\xa0-\u024f\u0370-\u03ff\u0400-\u045f\u1e00-\u1eff\u2010-\u2027\u2030-\u203e\u20a0-\u20bf"
    "\u2100\u2116\u2122\u2153-\u215e\u2190-\u22ff\u2460-\u25ff\u2605\u2606\u2660-\u266f\u3000-\u3029\u3030-\u303f"
    "\u3041-\u3096\u309b-\u30ff\u31f0-\u31ff\u3400-\u4db5\u4e00-\u9fef\uf900-\ufa6d\uff01-\uff9f\uffe0-\uffe6]*"
)


class UnreadableFile(Exception):
    """What lies there is no file of the book. hint    what to do about it"""

    def __init__(self, message: str, hint: str = ""):
        self.hint = hint
        super().__init__(message)


def contents(path: Path, inside: Path | None = None) -> bytes:
    """The bytes of a file.

    inside    a folder, named without a link, in which it has to lie, also where it or a folder above it is a link; None for anywhere

    Raises Unreadable for what is no file, lies elsewhere, or is larger than LARGEST_FILE.
    """
    try:
        if inside is not None and not path.resolve().is_relative_to(inside):
            raise UnreadableFile("is a link that leads out of the book", "put the file itself here")
        raw = _first_bytes(path, LARGEST_FILE + 1)
    except OSError as error:
        raise UnreadableFile(f"cannot be read: {error.strerror}") from None
    except RuntimeError:  # of `resolve`
        raise UnreadableFile("cannot be read: a link leads to itself") from None
    if len(raw) > LARGEST_FILE:
        raise UnreadableFile(f"is larger than {LARGEST_FILE:,} bytes", "split it")
    return raw


def _first_bytes(path: Path, most: int) -> bytes:
    """At most so many bytes. Never blocks: a pipe or a device is refused, not opened."""
    _refuse_no_file(os.stat(path).st_mode)
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(handle, "rb") as file:
        _refuse_no_file(os.fstat(handle).st_mode)  # it may be another one by now
        return file.read(most)


def _refuse_no_file(mode: int) -> None:
    for is_kind, name in _NO_FILE.items():
        if is_kind(mode):
            raise UnreadableFile(f"is {name}, not a file", "put a file here")


def yaml_files(folder: Path) -> list[Path]:
    """The YAML files of a folder by name; [] where there is no such folder. Raises Unreadable for too many."""
    found = list(islice(folder.glob("*.yaml"), MOST_FILES + 1))
    if len(found) > MOST_FILES:
        raise UnreadableFile(f"has more than {MOST_FILES} files", "check some of them at a time")
    return sorted(found)


# --- digests of what a result follows from: the program, and every file of the book

GLOSSARY = "games/glossary.yaml"
ASKED = "games/asked/"  # what people type who look for something: no page and no digest says it
# what pages depend on besides
GENERAL = (
    "games/measured.yaml",
    "games/rules/",
    "games/presets/",
    "games/houses/",
    "games/tda.yaml",
    GLOSSARY,
)
SHARED = ("games/decks.yaml", "games/common/", "games/rankings/", "schema/")  # what every example depends on


def fingerprints(folder: Path, *rooms: str) -> dict[str, str]:
    """A digest of the program, or of these rooms of it with all that they import, and one of every file of the book."""
    prints = {"": program_digest(*rooms)}
    kinds = ("schema/*.json", "games/**/*.yaml", "games/**/*.yml", "games/houses/*.svg", "editions/*.json")
    for path in sorted(path for kind in kinds for path in folder.glob(kind)):
        try:
            content = contents(path, folder)
        except UnreadableFile as error:
            content = str(error).encode()
        prints[path.relative_to(folder).as_posix()] = digest_of([content])
    return prints


def digest_of_files(prints: Mapping[str, str], *starts: str) -> str:
    """One digest of the program and of the files whose names begin so.    prints    what `fingerprints` gives"""
    return digest_of(digest for file, digest in prints.items() if not file or file.startswith(starts))


# --- characters


def invisible(text: str) -> list[str]:
    """The characters that nobody sees: they change what a text is without a trace."""
    return [c for c in text if unicodedata.category(c) in INVISIBLE]


def not_printed(text: str) -> list[str]:
    """The characters that the book cannot print: other scripts, pictures, and marks piled on letters."""
    if _PRINTED.fullmatch(text):
        return []
    return [c for c in text if not _PRINTED.fullmatch(c) or unicodedata.category(c) in (*PILED, "Cn")]


def code_points(characters: list[str]) -> str:
    """Characters by number, the first three of them: U+202E, U+0007."""
    return ", ".join(f"U+{ord(c):04X}" for c in dict.fromkeys(characters[:3]))


# --- the files of the book as plain values


_TAB = "a tab stands where spaces belong", "indent with spaces, not with a tab"

_ALIAS = "put text that begins with * in quotes; a value of another place is written out again: nothing is taken over"

# What the parser says -> the same in plain words, and what to do about it.
_IN_PLAIN_WORDS = (
    ("another document", "a second document begins here", "one file holds one document: delete the line '---'"),
    ("undefined alias", "text cannot begin with *", _ALIAS),
    ("scanning an alias", "text cannot begin with *", _ALIAS),
    ("scanning an anchor", "text cannot begin with &", "put text that begins with & in quotes"),
    ("scanning a block scalar", "text cannot begin with | or >", "put the text in quotes"),
    ("mapping keys are not allowed", "text cannot begin with ?", "put the text in quotes"),
    ("unknown escape character", "a backslash \\ in double quotes has a meaning of its own", "use single quotes: '…'"),
    ("end of stream", "the quotes that begin here are never closed", "close the quotes that begin here"),
    ("tab character", *_TAB),
)  # fmt: skip

QUOTES = "put text with a colon in quotes"
QUOTES_FOR_COMMA = 'a text with a comma needs straight quotes around it: "…"'
_COMMA_MISSING = re.compile(r"( *[\w-]+: +(?:[^\s\"']+|.*(?= (?:" + "|".join(BESIDE) + r"|of)$)) )([\w-]+)")
_WIDE = re.compile("([^:]*[\\w-]): *((?:[\u3000\xa0]|[｛［]).*)")
_HALF = str.maketrans("\u3000\xa0｛｝［］，：", "  {}[],:")
LONGEST_SHOWN = 60  # characters of a file in a hint
_LOST = "check the indentation, colons, brackets and quotes here"


def explained(text: str, error: yaml.MarkedYAMLError) -> tuple[int, int, str, str]:
    """Line and column from 1, message and hint. The place is where the mistake was made, if that can be told."""
    said = " ".join(part for part in (error.context, error.problem) if part)
    mark = error.problem_mark or error.context_mark
    if mark is None:
        return 1, 1, said, _LOST
    begun = error.context_mark or mark
    if "end of stream" in said or "simple key" in said:
        mark = begun
    if conflict := re.search(r"^(<{7}|={7}|>{7})( |$)", text, re.MULTILINE):
        number = text.count("\n", 0, conflict.start()) + 1
        return (
            number,
            1,
            f"git has left a conflict here: {conflict[1]}",
            "keep one of the two, and delete its marks",
        )
    for it in (mark, begun):
        if margin := re.match(" *\u3000[ \u3000]*", _line(text, it)):
            wide_space = "a full-width space stands where a half-width one belongs"
            return (
                it.line + 1,
                margin[0].index("\u3000") + 1,
                wide_space,
                "begin the line with half-width spaces",
            )
        if wide := _WIDE.match(_line(text, it)):
            written = f"{wide[1].strip()}: {_short(wide[2].translate(_HALF).strip())}"
            sign = wide[2][0]
            which = {"\u3000": "full-width space", "\xa0": "no-break space"}.get(sign, "full-width bracket")
            fix = Fix(it.line + 1, wide.start(2) + 1, sign, f" {sign.translate(_HALF).strip()}")
            if wide[0][wide.start(2) - 1] == " ":
                fix = replace(fix, new=fix.new.lstrip())
            message = f"a {which} stands after the colon"
            return it.line + 1, wide.start(2) + 1, message, exact(f"write {written}", fix=fix)
    if unclosed := _unclosed(text, mark):
        return unclosed
    place = mark.line + 1, mark.column + 1
    line = _line(text, mark)
    if "could not find expected ':'" in said:
        return *place, *_missing_colon(line, mark.line + 1)
    if "mapping values are not allowed" in said:
        return _colon(text, mark)
    if "flow" in said and "did not find expected ','" in said:
        return _bracket(text, begun, mark)
    if "did not find expected key" in said or "did not find expected '-'" in said:
        return *place, *_out_of_line(text, begun, mark)
    if "expected node content" in said:
        missing = f"a value is missing before {_sign(line, mark) or 'the end of the line'}"
        return *place, missing, "write the value, or delete its place"
    if "cannot start any token" in said:
        sign = _sign(line, mark)
        wrong = f"text cannot begin with {sign}", f"put text that begins with {sign} in quotes"
        return *place, *(_TAB if sign == "\t" else wrong)
    plain = next((words for part, *words in _IN_PLAIN_WORDS if part in said), (said, _LOST))
    return *place, *plain


def _unclosed(text: str, mark: yaml.Mark) -> tuple[int, int, str, str] | None:
    """Of a text that goes on after closing quotes: where these quotes begin, if that is in a line above."""
    quoted, last = None, None
    with suppress(yaml.MarkedYAMLError):
        for token in yaml.scan(text, Loader):
            if token.start_mark.index >= mark.index:
                break
            last = token
            if isinstance(token, yaml.ScalarToken) and token.style in ("'", '"'):
                quoted = token
    if quoted is None or last is not quoted or quoted.start_mark.line == quoted.end_mark.line:
        return None
    if quoted.end_mark.line != mark.line or not text[quoted.end_mark.index : mark.index + 1].strip():
        return None
    begin, sign = quoted.start_mark, quoted.style
    line = _line(text, begin)
    fix = Fix(begin.line + 1, len(line.rstrip()) + 1, "", sign)
    message = "the quotes that are opened here are not closed in their line"
    hint = f"write {sign} at its end, or take the first one out; line {mark.line + 1} closes them in the midst of another text"
    simple = re.fullmatch(r"[^{\[,#]+", line[begin.column + 1 :])
    return begin.line + 1, begin.column + 1, message, exact(hint, fix=fix) if simple else hint


def _line(text: str, mark: yaml.Mark) -> str:
    lines = text.splitlines()
    return lines[mark.line] if mark.line < len(lines) else ""


def _short(text: str) -> str:
    """A text for a hint."""
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]} …"


def _sign(line: str, mark: yaml.Mark) -> str:
    return line[mark.column : mark.column + 1]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _missing_colon(line: str, number: int) -> tuple[str, str]:
    if line.strip()[:1] in ("{", "["):
        hint = "begin an item of a list with '- ', as its neighbours do"
        return "this line has neither a key nor a dash", hint
    key, colon, value = line.strip().replace("：", ":").partition(":")
    hint = f"write {key.strip()}: {_short(value.strip())}"
    if sign := re.search("[:：][ \u3000]*", line):
        hint = exact(hint, fix=Fix(number, sign.start() + 1, sign[0], ": "))
    if colon and value.startswith("\u3000"):
        return "a full-width space stands where a half-width one belongs", hint
    if colon:
        return "a colon needs half width and a space after it", hint
    return "this line has no colon", "write a key, a colon and a space; a text of several lines needs quotes"


def _colon(text: str, mark: yaml.Mark) -> tuple[int, int, str, str]:
    """A text holds a colon, the line above has no space after its colon, or this line stands too far to the right."""
    line, column = mark.line + 1, mark.column + 1
    before = _line(text, mark)[: mark.column]
    if ":" in before or "{" in before:
        return line, column, "a colon with a space after it is not allowed inside a text", QUOTES
    number, last = _line_above(text, mark)
    glued = re.match(r"\s*(?:- )?([\w-]+):(\S.*)", last)
    if glued:
        written, space = f"write {glued[1]}: {_short(glued[2])}", Fix(number, glued.start(2) + 1, "", " ")
        return number, glued.start(2) + 1, "no space after the colon", exact(written, fix=space)
    hint = f"begin it in the column of its neighbours; line {number} begins in column {_indent(last) + 1}"
    return line, column, "this line is read as a part of the text above it", hint


def _bracket(text: str, begun: yaml.Mark, mark: yaml.Mark) -> tuple[int, int, str, str]:
    """A bracket that is left open ends in a line below; else something stands in the way inside of it."""
    opened = _sign(_line(text, begun), begun)
    closing = {"{": "}", "[": "]"}.get(opened, "bracket")
    if wide := _wide_bracket(_line(text, begun), begun.column, begun.line + 1):
        return begun.line + 1, *wide
    if mark.line > begun.line and _indent(_line(text, mark)) <= _indent(_line(text, begun)):
        message = f"the {opened} that is opened here is not closed in its line"
        hint = f"write {closing} at its end, and close all quotes in between"
        rest = _line(text, begun).rstrip()
        if not set(rest[begun.column :]) & set("\"'#"):
            hint = exact(hint, fix=Fix(begun.line + 1, len(rest) + 1, "", closing))
        return begun.line + 1, begun.column + 1, message, hint
    line = _line(text, mark)
    if (sign := _sign(line, mark)) in {"}", "]"} - {closing}:
        hint = exact(f"write {closing} here", fix=Fix(mark.line + 1, mark.column + 1, sign, closing))
        return mark.line + 1, mark.column + 1, f"{opened} is closed with {sign}", hint
    found = _separator(line, mark.column, mark.line + 1) if closing == "}" else None
    if found:
        return mark.line + 1, *found
    hint = "put the whole text between one pair of quotes when it has a comma, a colon or quotes in it"
    return mark.line + 1, mark.column + 1, f"a comma or {closing} is expected here", hint


def _wide_bracket(line: str, column: int, number: int) -> tuple[int, str, str] | None:
    """Column, message and hint of a bracket of full width that stands behind this column, outside of quotes."""
    bare = re.sub(r"'[^']*'|\"[^\"]*\"", lambda quoted: " " * len(quoted[0]), line)
    wide = re.compile("[｛｝［］]").search(bare, column)
    if wide is None:
        return None
    return (
        wide.start() + 1,
        f"{wide[0]} is no bracket here",
        exact(
            f"write {wide[0].translate(_HALF)}, of half width",
            fix=Fix(number, wide.start() + 1, wide[0], wide[0].translate(_HALF)),
        ),
    )


def _separator(line: str, column: int, number: int) -> tuple[int, str, str] | None:
    """Column, message and hint of a comma in braces that is missing before this column, or that is of full width."""
    part, rest = re.split("[,{\\[]", line[:column])[-1], line[column:]
    full = re.search("[、，]", part)
    if full and not set(part) & set("\"'"):
        message, place = f"{full[0]} does not separate anything here", column - len(part) + full.start() + 1
        comma = Fix(number, place, full[0], ", ")
        return place, message, exact("write a half-width comma and a space", fix=comma)
    key = re.match(r"[\w-]+(?=: )", rest)  # quotes end before the key, other text after it, at its colon
    if rest.startswith(": "):
        missing = _COMMA_MISSING.fullmatch(part)
        place = column - len(missing[2]) + 1 if missing else 0
    else:
        missing, place = re.fullmatch(r"(.*[\"'] )([\w-]+)", part + key[0]) if key else None, column + 1
    if missing is None:
        return None
    hint = f"write {missing[1].strip()}, {missing[2]}: …"
    space = Fix(number, place - 1, " ", ", ")
    return place, f"a comma is missing before {missing[2]!r}", exact(hint, fix=space)


def torn(before: str, words: list[str], count: int) -> tuple[str, str]:
    """Why the first of some words in braces has no value of its own: message and hint.

    before    the value that stands before it; words    it and the keys after it; count    how many have no value
    """
    first, bare = words[0], words[:count]
    glued = re.fullmatch(r"([a-z_]+)([:：])[ \u3000]*(.*)", first)
    if glued:
        if "\u3000" in first:
            message = "a full-width space stands after the colon"
        elif glued[2] == ":":
            message = "no space after the colon"
        else:
            message = "a colon needs half width and a space after it"
        hint = f"write {glued[1]}: {glued[3]}"
        return message, exact(hint, hint.removeprefix("write "))
    spaced = re.fullmatch(rf"({'|'.join(BESIDE)}|of) (.*)", first)
    if spaced:
        hint = f"write {spaced[1]}: {spaced[2]}"
        return "a colon is missing after the key", exact(hint, hint.removeprefix("write "))
    if before.isdigit() and all(re.fullmatch("[0-9]{3}", word) for word in bare):
        return "a comma ends the number", f"write {before}{''.join(bare)}"
    if re.fullmatch("[A2-9TJQK]", before) and all(re.fullmatch("[A2-9TJQK]", word) for word in bare):
        return "a comma ends the text before it", f"write {'-'.join([before, *bare])}"
    return f"{first!r} has no value: a comma ends the text before it", QUOTES_FOR_COMMA


def _out_of_line(text: str, begun: yaml.Mark, mark: yaml.Mark) -> tuple[str, str]:
    """A line between two indentations, or text after closed quotes."""
    if _line(text, mark)[: mark.column].strip():
        hint = "put the whole text in quotes; in '…' a quote inside it is written twice: ''"
        return "text goes on after the closing quotes", hint
    if mark.column == begun.column:
        item = _line(text, begun)[begun.column : begun.column + 2] == "- "
        number, above = _line_above(text, mark)
        if not item and _line(text, mark)[mark.column :].startswith("- ") and above.lstrip().startswith("- "):
            said = "this line has lost the spaces before its '- '"
            return said, f"begin it in column {_indent(above) + 1}, as line {number} does"
        said = f"this line does not go on with what begins in line {begun.line + 1}"
        return said, f"begin it {'with' if item else 'without'} '- ', as line {begun.line + 1} does"
    number, above = _line_above(text, mark)
    hint = f"line {number} begins in column {_indent(above) + 1}: begin this one there, too, if it stands beside it"
    return "this line is indented by the wrong number of spaces", hint


def _line_above(text: str, mark: yaml.Mark) -> tuple[int, str]:
    """Number and text of the last line before the place that is neither empty nor a comment."""
    lines = enumerate(text.splitlines()[: mark.line], 1)
    return max(((n, it) for n, it in lines if it.strip() and it.strip()[0] != "#"), default=(1, ""))


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
        found = _PLAIN.fullmatch(value) if implicit[0] and value[:1] in _NO_TEXT else None
        return f"{TAG}{found.lastgroup}" if found else STR


TAG = "tag:yaml.org,2002:"
STR, MAP, SEQ = f"{TAG}str", f"{TAG}map", f"{TAG}seq"
_PLAIN = re.compile(
    r"(?P<bool>true|false)|(?P<null>null|~|)|(?P<int>-?[0-9]{1,15})|(?P<float>-?[0-9]{1,15}\.[0-9]{1,15})"
)
_NO_TEXT = {"", *"tfn~-0123456789"}  # with which these begin
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


class WalkedText(Struct):
    """A text read slowly: its value, and what was met on the way.

    text        as it stands in the file
    marks       path -> (line, column), both from 1; of a key for mappings, of the item for lists
    nodes       path -> the node of its value
    written     path -> how a number, a true or a false is written in the file
    """

    text: str = ""
    value: Any = None
    nodes: dict[At, yaml.Node] = field(default_factory=dict)
    marks: dict[At, tuple[int, int]] = field(default_factory=dict)
    written: dict[At, str] = field(default_factory=dict)
    mistakes: list[Mistake] = field(default_factory=list)
    _seen: set[int] = field(default_factory=set)

    def report(self, node: yaml.Node, at: At, message: str, hint: str = "") -> None:
        if isinstance(hint, Exact) and hint.new and hint.fix is None:
            hint.fix = _edit(self.text, node, hint.new)
        if len(self.mistakes) < MOST_PROBLEMS:
            self.mistakes.append((*_place(node), at, message, hint))


def walked(text: str) -> WalkedText:
    """Nothing is raised: a text that is no YAML has mistakes and the value None."""
    walk = WalkedText(text)
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


def _edit(text: str, node: yaml.Node, new: str, *, asks: bool = False) -> Fix:
    """The edit that writes something else in the place of a node in one line."""
    return Fix(*_place(node), text[node.start_mark.index : node.end_mark.index], new, asks)


def _value(walk: WalkedText, loader: Any, node: yaml.Node, at: At, depth: int) -> Any:
    """The plain value of a node, with everything in it."""
    walk.marks.setdefault(at, _place(node))
    walk.nodes[at] = node
    for message, hint in _strange(walk, loader, node, depth):
        if message == ALIASED and any(it[3] == ALIASED for it in walk.mistakes):
            return None  # the first of them says it
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


ALIASED = "anchors and aliases (& and *) are not used here"


def _strange(walk: WalkedText, loader: Any, node: yaml.Node, depth: int) -> Iterator[tuple[str, str]]:
    """What no file of the book has: aliases, tags, great depth and length."""
    plain = not getattr(node, "style", None)
    if depth > DEEPEST:
        yield f"is nested deeper than {DEEPEST} levels", ""
    if id(node) in walk._seen:
        yield ALIASED, "write the value out"
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


def _mapping(walk: WalkedText, loader: Any, node: yaml.MappingNode, at: At, depth: int) -> dict[str, Any]:
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


def _visible(walk: WalkedText, node: yaml.Node, at: At, text: str) -> None:
    """Reports what cannot be seen, cannot be printed, or is far too long to be read."""
    if len(text) > LONGEST_TEXT:
        walk.report(node, at, f"has {len(text):,} characters", f"at most {LONGEST_TEXT:,}")
    elif text.isspace():
        walk.report(node, at, "is empty", "write it, or delete the key")
    elif hidden := invisible(text):
        shown = walk.text[node.start_mark.index : node.end_mark.index]
        rest = "".join(c for c in shown if c not in hidden)
        hint = exact("delete them", rest) if rest != shown and "\n" not in shown else "delete them"
        walk.report(node, at, f"has invisible characters ({code_points(hidden)})", hint)
    elif strange := not_printed(text):
        message = f"has characters that the book cannot print ({code_points(strange)})"
        walk.report(node, at, message, "write it in Latin letters, kana or kanji")


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


def valued(value: Any, at: At) -> Any:
    """What stands at a path; None for nothing."""
    for part in at:
        try:
            value = value[part]
        except (KeyError, IndexError, TypeError):
            return None
    return value


def _added(text: str, node: yaml.MappingNode, hint: Exact) -> Fix | None:
    """The edit that adds a key to a mapping that has others: in braces behind one of them, else on a line below it."""
    if not node.value:
        return None
    place = next((n for n, (key, _) in enumerate(node.value) if key.value == hint.after), len(node.value) - 1)
    last = node.value[place][1]
    if node.flow_style:
        return Fix(last.end_mark.line + 1, last.end_mark.column + 1, "", f", {hint.new}", hint.asks)
    lines, margin = text.splitlines(), " " * node.start_mark.column
    if hint.after == "^":
        return Fix(
            node.start_mark.line + 1, node.start_mark.column + 1, "", f"{hint.new}\n{margin}", hint.asks
        )
    more = node.value[place + 1 :]
    number = more[0][0].start_mark.line if more else min(last.end_mark.line + 1, len(lines))
    while number > last.start_mark.line + 1 and not lines[number - 1].split("#")[0].strip():
        number -= 1
    while not more and number > last.start_mark.line + 1 and not lines[number - 1].startswith(f"{margin} "):
        number -= 1  # what follows the mapping
    return Fix(number, len(lines[number - 1]) + 1, "", f"\n{margin}{hint.new}", hint.asks)


def fixed(text: str, fixes: Iterable[Fix]) -> str:
    """A text with these edits made, all else as it is. One that overlaps another, or whose old words are not there, is left out."""
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    before = len(text) + 1
    for fix in sorted(set(fixes), reverse=True):
        begin = starts[fix.line - 1] + fix.column - 1
        end = begin + len(fix.old)
        if end <= before and text[begin:end] == fix.old:
            text, before = text[:begin] + fix.new + text[end:], begin
    return text


TO_WRITE = "…"  # stands where an editor has still to write something
# Invisible; or an escape other than of a quotation mark, a tag, an anchor, an alias.
UNUSUAL = re.compile('\xad|\u3000[\\w]+:|\\\\(?!")|(?<![^\\s\\[{,])(?:!|[&*](?=\\S))')

# A section of the file, to the next line at the margin.
SECTION = {key: re.compile(rf"^{key}:.*\n(?:(?:[ #-].*)?\n)*", re.MULTILINE) for key in ("examples", "rules")}


class Source:
    """One file: its value, the place of every value and key, and what is wrong with the YAML itself.

    file    as messages name it
    value   of a text that has been read before, with which nothing was wrong; or of what stands in no file
    text    None for a value that stands in no file
    """

    def __init__(
        self, file: str, value: Any = None, text: str | None = None, refused: Sequence[Problem] = ()
    ):
        self.file, self.text, self._told, self._refused = file, text, value, list(refused)

    @cached_property
    def _content(self) -> tuple[Any, list[Mistake]]:
        """The value and what is wrong with it. Most files are right: then nobody needs to know where anything stands."""
        if self.text is None or self._told is not None:
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
            Problem(self.file, line, column, at if isinstance(at, str) else self.named(at), message, str(hint),
                    (hint.fix,) if isinstance(hint, Exact) and hint.fix else ())
            for line, column, at, message, hint in self._content[1]
        ]  # fmt: skip

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
        known = self._told is not None or "_content" in vars(self)
        rest = [] if known else SECTION[key].split(self.text or "")
        try:
            value = _quickly("".join(rest)) if len(rest) == 2 else self.value
        except (_Unsure, yaml.MarkedYAMLError):
            value = self.value
        value, _ = laid_out(value)
        return {k: v for k, v in value.items() if k != key} if isinstance(value, dict) else value

    @cached_property
    def _walk(self) -> WalkedText:
        return WalkedText() if self.text is None else walked(self.text)

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
        fixes = self._fixes(at, hint) if isinstance(hint, Exact) else ()
        return Problem(self.file, *self._place_of(at), self.named(at), message, str(hint), fixes)

    def _fixes(self, at: At, hint: Exact) -> tuple[Fix, ...]:
        """What a hint says exactly, where its old word stands at that path, as a value or as a key."""
        places = [place for place in written_at(at, self._laid_out[1]) if place in self._walk.nodes]
        if hint.fix or not places:
            return (hint.fix,) if hint.fix else ()
        node, value = self._walk.nodes[places[0]], valued(self.value, at)
        if hint.old is None:
            added = _added(self.text or "", node, hint) if isinstance(node, yaml.MappingNode) else None
            return (added,) if added else ()
        if value == hint.old and type(value) is type(hint.old):
            edit = _edit(self.text or "", node, hint.new, asks=hint.asks)
        elif at and at[-1] == hint.old:
            edit = Fix(*self._walk.marks[places[0]], hint.old, hint.new, hint.asks)
        else:
            return ()
        return (edit,) if edit.old and "\n" not in edit.old and not edit.old.startswith(("|", ">")) else ()

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
    except UnreadableFile as error:
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
    if UNUSUAL.search(text) or not_printed(text.replace("\n", "")) or is_deep(text):
        raise _Unsure
    node = Loader(text).get_single_node()
    if node is None or (node.value == "" and isinstance(node, yaml.ScalarNode)):
        raise _Unsure
    return _plain(node, 0)


def _plain(node: yaml.Node, depth: int) -> Any:
    value = node.value
    if isinstance(node, yaml.ScalarNode):
        if len(value) > LONGEST_TEXT or value.isspace():
            raise _Unsure
        return value if node.tag == STR else plain_value(node)
    if depth >= DEEPEST or len(value) > MOST_ITEMS:
        raise _Unsure
    if not isinstance(node, yaml.MappingNode):
        return [_plain(item, depth + 1) for item in value]
    out = {key.value: _plain(item, depth + 1) for key, item in value if isinstance(key, yaml.ScalarNode)}
    # a key written twice, or alone, or no word
    if len(out) < len(value) or (node.flow_style and None in out.values() and without_value(node)):
        raise _Unsure
    return out
