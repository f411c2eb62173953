"""Text that is not YAML: its place, what is wrong in plain words, and what to type."""

from __future__ import annotations

import re

import yaml

from poker_rulebook.languages import BESIDE

_TAB = "a tab stands where spaces belong", "indent with spaces, not with a tab"

_ALIAS = "put text that begins with * in quotes; a value of another place is written out again: nothing is taken over"

# What the parser says -> the same in plain words, and what to do about it.
_PLAIN = (
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
_WIDE = re.compile("([^:]*[\\w-]): *((?:\u3000|[｛［]).*)")
_HALF = str.maketrans("\u3000｛｝［］，：", " {}[],:")
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
        if wide := _WIDE.match(_line(text, it)):
            written = f"{wide[1].strip()}: {wide[2].translate(_HALF).strip()[:30]}"
            which = "space" if wide[2].startswith("\u3000") else "bracket"
            message = f"a full-width {which} stands after the colon"
            return it.line + 1, wide.start(2) + 1, message, f"write {written}"
    place = mark.line + 1, mark.column + 1
    line = _line(text, mark)
    if "could not find expected ':'" in said:
        return *place, *_missing_colon(line)
    if "mapping values are not allowed" in said:
        return _colon(text, mark)
    if "flow" in said and "did not find expected ','" in said:
        return _bracket(text, begun, mark)
    if "did not find expected key" in said or "did not find expected '-'" in said:
        return *place, *_out_of_line(text, begun, mark)
    if "expected node content" in said:
        missing = f"a value is missing before {_sign(line, mark)}"
        return *place, missing, "write the value, or delete its place"
    if "cannot start any token" in said:
        sign = _sign(line, mark)
        wrong = f"text cannot begin with {sign}", f"put text that begins with {sign} in quotes"
        return *place, *(_TAB if sign == "\t" else wrong)
    plain = next((words for part, *words in _PLAIN if part in said), (said, _LOST))
    return *place, *plain


def _line(text: str, mark: yaml.Mark) -> str:
    lines = text.splitlines()
    return lines[mark.line] if mark.line < len(lines) else ""


def _sign(line: str, mark: yaml.Mark) -> str:
    return line[mark.column : mark.column + 1]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _missing_colon(line: str) -> tuple[str, str]:
    if line.strip()[:1] in ("{", "["):
        hint = "begin an item of a list with '- ', as its neighbours do"
        return "this line has neither a key nor a dash", hint
    key, colon, value = line.strip().replace("：", ":").partition(":")
    hint = f"write {key.strip()}: {value.strip()[:30]}"
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
        return number, glued.start(2) + 1, "no space after the colon", f"write {glued[1]}: {glued[2][:30]}"
    hint = f"begin it in the column of its neighbours; line {number} begins in column {_indent(last) + 1}"
    return line, column, "this line is read as a part of the text above it", hint


def _bracket(text: str, begun: yaml.Mark, mark: yaml.Mark) -> tuple[int, int, str, str]:
    """A bracket that is left open ends in a line below; else something stands in the way inside of it."""
    opened = _sign(_line(text, begun), begun)
    closing = {"{": "}", "[": "]"}.get(opened, "bracket")
    if mark.line > begun.line and _indent(_line(text, mark)) <= _indent(_line(text, begun)):
        message = f"the {opened} that is opened here is not closed in its line"
        hint = f"write {closing} at its end, and close all quotes in between"
        return begun.line + 1, begun.column + 1, message, hint
    if _sign(_line(text, mark), mark) in {"}", "]"} - {closing}:
        message = f"{opened} is closed with {_sign(_line(text, mark), mark)}"
        return mark.line + 1, mark.column + 1, message, f"write {closing} here"
    found = _separator(_line(text, mark), mark.column) if closing == "}" else None
    if found:
        return mark.line + 1, *found
    hint = "put the whole text between one pair of quotes when it has a comma, a colon or quotes in it"
    return mark.line + 1, mark.column + 1, f"a comma or {closing} is expected here", hint


def _separator(line: str, column: int) -> tuple[int, str, str] | None:
    """Column, message and hint of a comma in braces that is missing before this column, or that is of full width."""
    part, rest = re.split("[,{\\[]", line[:column])[-1], line[column:]
    full = re.search("[、，]", part)
    if full and not set(part) & set("\"'"):
        message = f"{full[0]} does not separate anything here"
        return column - len(part) + full.start() + 1, message, "write a half-width comma and a space"
    key = re.match(r"[\w-]+(?=: )", rest)  # quotes end before the key, other text after it, at its colon
    if rest.startswith(": "):
        missing = _COMMA_MISSING.fullmatch(part)
        place = column - len(missing[2]) + 1 if missing else 0
    else:
        missing, place = re.fullmatch(r"(.*[\"'] )([\w-]+)", part + key[0]) if key else None, column + 1
    if missing is None:
        return None
    return place, f"a comma is missing before {missing[2]!r}", f"write {missing[1].strip()}, {missing[2]}: …"


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
        return message, f"write {glued[1]}: {glued[3]}"
    spaced = re.fullmatch(rf"({'|'.join(BESIDE)}|of) (.*)", first)
    if spaced:
        return "a colon is missing after the key", f"write {spaced[1]}: {spaced[2]}"
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
