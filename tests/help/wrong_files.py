"""Wrong files, from the tables of tests/bad: a table for each subject of mistakes, of cases such as

    - name: draw-range-reversed
      in: gate                            # a right file: tests/good/gate.yaml, or below tests/bad/bases
      change: "cards: [0, 4]"             # what stands there once
      to: "cards: [4, 0]"
      says: |                             # what `check` prints; `pytest --update` writes it anew
        games/gate.yaml:13:44: …

In place of `change` and `to`: `after` and `add`, lines below the one in which a text stands; `cut`, the lines in which it stands; `edits`,
a list of such, one after the other; `whole`, all that the file says. With `as` the file stands beside the right one under that name.
Files that are no text lie there as they are, with what is said of them beside them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from small_book import BAD, GOOD

BASES = BAD / "bases"
TABLES = tuple(sorted(path.stem for path in BAD.glob("*.yaml")))


class Case(NamedTuple):
    """A wrong file.    file    its place below games/;  says    what `check` prints of it"""

    name: str
    file: str
    text: str
    says: str


@cache
def cases(table: str) -> tuple[Case, ...]:
    written = yaml.load((BAD / f"{table}.yaml").read_text("utf-8"), yaml.CSafeLoader)
    return tuple(map(_case, written))


def _case(row: Mapping[str, Any]) -> Case:
    file, folder = _named(row["in"]), BASES if (BASES / _named(row["in"])).is_file() else GOOD
    text = row.get("whole") or (folder / file).read_text("utf-8")
    for edit in [] if "whole" in row else row.get("edits", [row]):
        text = _edited(text, edit, row["name"])
    return Case(row["name"], _named(row.get("as", file)), text, row["says"])


def _named(file: str) -> str:
    """Files of YAML are named without their ending."""
    return file if "." in file else f"{file}.yaml"


def _edited(text: str, edit: Mapping[str, str], name: str) -> str:
    found = edit.get("change") or edit.get("after") or edit["cut"]
    assert text.count(found) == 1, f"{name}: {found!r} stands {text.count(found)} times in its file"
    if "change" in edit:
        return text.replace(found, edit["to"])
    begin = text.index(found)
    below = text.find("\n", begin + len(found.rstrip("\n"))) + 1
    if "after" in edit:
        return text[:below] + edit["add"].rstrip("\n") + "\n" + text[below:]
    return text[: text.rfind("\n", 0, begin) + 1] + text[below:]


def case(name: str) -> Case:
    """The one of that name, as play/draw-range-reversed."""
    table, _, wanted = name.partition("/")
    return next(each for each in cases(table) if each.name == wanted)


def wrong_texts() -> Iterator[tuple[str, str, str]]:
    """Table and name, place below games/ and text of every wrong file of YAML."""
    for table in TABLES:
        for each in cases(table):
            if each.file.endswith(".yaml"):
                yield f"{table}/{each.name}", each.file, each.text


def write(name: str, folder: Path) -> Path:
    """A wrong file alone, under the name of its base."""
    wrong = case(name)
    path = folder / Path(wrong.file).name
    path.write_text(wrong.text, "utf-8")
    return path


def update(table: str, said: Mapping[str, str]) -> None:
    """Writes anew what the cases of a table say, by their names; all else stays as it is written."""
    path = BAD / f"{table}.yaml"
    begun, *rows = re.split(r"^(?=- name: )", path.read_text("utf-8"), flags=re.MULTILINE)
    for number, row in enumerate(rows):
        name = row.split("\n", 1)[0].removeprefix("- name: ")
        edit, gap = row[: row.index("\n  says: ") + 1], "\n" * (number < len(rows) - 1)
        rows[number] = f"{edit}  says: {block(said[name])}{gap}"
    path.write_text(begun + "".join(rows), "utf-8")
    cases.cache_clear()
    cases.cache_clear()


def block(text: str) -> str:
    """A text of whole lines as YAML; in quotes where a character cannot stand there as it is."""
    if not text.endswith("\n") or not all(letter.isprintable() or letter == "\n" for letter in text):
        return json.dumps(text) + "\n"
    return "|\n" + "".join(f"    {line}\n" for line in text.splitlines())
