"""A new game, mix, ranking, deck or rule, begun from one that is there: texts of files, with … where something is to be written.

What is copied are the lines of the file, so that comments and the order of keys stay. `check` asks for every …
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from poker_rulebook.book.load import Book
from poker_rulebook.book.problems import suggestion
from poker_rulebook.book.repository import Repository
from poker_rulebook.book.schema import contents
from poker_rulebook.book.source import TO_WRITE, Source
from poker_rulebook.languages import BESIDE, SOURCE

KINDS = ("game", "mix", "ranking", "deck", "rule")
# what only the one that is copied has
OWN = frozenset(("also", "former", "short", "notes", "history", "pitch", "of"))
# a key at the margin with what belongs to it
_KEY = re.compile(r"^([a-z_]+):.*\n(?:(?:[ #-].*)?\n)*", re.MULTILINE)
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
# what YAML reads as a number, a date or a word of its own
_NO_TEXT = re.compile(r"[-+]?[\d._]+|\d{4}-\d\d?-\d\d?|\d+e\d+|null|true|false|yes|no|on|off", re.IGNORECASE)
_FORMER = re.compile(r" former: \[[^]]*\],?")  # of a step, share or option


class CannotBegin(ValueError):
    """The message says why, and what to type instead."""


class Begun(Struct, frozen=True):
    """What has been written. file    as from the folder of the book; line    where it begins"""

    file: str
    line: int


def begin(book: Book, kind: str, id_: str, model: str, names: Mapping[str, str], reading: str = "") -> Begun:
    """Write it.

    model    the id of what it is made from;  names    language -> what it is called, of some languages
    reading  of the name, where one is kept; '' where it is not known
    Raises CannotBegin, OSError.
    """
    _refuse_no_id(id_)
    names = dict.fromkeys(BESIDE, TO_WRITE) | {SOURCE: id_.replace("-", " ").title(), **names}
    name = _name(names)
    if kind == "deck":
        return _added(book, "games/decks.yaml", _item(_source(book, kind, model), model, id_, name, ()))
    if kind == "rule":
        source = _source(book, kind, model)
        return _added(book, source.file, _item(source, model, id_, name, BESIDE), after=model)
    text = _source(book, kind, model).text or ""
    if kind == "ranking":
        text = f"# {names[SOURCE]}: as {model}, but for what is said here.\nid: {id_}\nname: {name}\nlike: {model}\n"
    else:
        text = _copied(text, kind, id_, model, name, reading or TO_WRITE)
    folder = {"game": "games", "mix": "games/mixes", "ranking": "games/rankings"}[kind]
    # ids of games and mixes are those of one list
    others = {"game": ("mix", book.mixes.paths), "mix": ("game", book.games.paths)}
    other, taken = others.get(kind, ("", {}))
    if id_ in taken:
        raise CannotBegin(f"a {other} is called {id_!r} already: choose another id")
    return _written(book, f"{folder}/{id_}.yaml", text)


def _refuse_no_id(id_: str) -> None:
    if not _ID.fullmatch(id_):
        raise CannotBegin(
            f"{id_!r} is not an id: small letters, digits and single hyphens, such as royal-holdem"
        )
    if _NO_TEXT.fullmatch(id_):
        raise CannotBegin(f"{id_!r} would be no text in a file: write another id, such as {id_}-game")


def begun_from(book: Book, id_: str, model: str, names: Mapping[str, str]) -> str:
    """The text of a new game, made from another one. Raises CannotBegin."""
    _refuse_no_id(id_)
    names = dict.fromkeys(BESIDE, TO_WRITE) | {SOURCE: id_.replace("-", " ").title(), **names}
    return _copied(_source(book, "game", model).text or "", "game", id_, model, _name(names), TO_WRITE)


def empty_game(book: Book, id_: str) -> str:
    """The text of a new game for which nothing is taken over: the keys of every game with their meanings. Raises CannotBegin."""
    _refuse_no_id(id_)
    whole = contents(book.folder / "schema" / "game.schema.json")
    said = {"id": id_, "name": _name(dict.fromkeys(BESIDE, TO_WRITE))}
    lines = []
    for key in whole["required"]:
        meaning = whole["properties"][key].get("description", "").partition("\n")[0]
        lines.append(f"# {meaning}\n{key}: {said.get(key, TO_WRITE)}\n")
    return "\n".join(lines)


def _name(names: Mapping[str, str]) -> str:
    return f"{{{', '.join(f'{language}: {_quoted(text)}' for language, text in names.items())}}}"


def _source(book: Book, kind: str, model: str) -> Source:
    """The file that the model stands in."""
    if kind == "rule":
        chapters = {rule.id: chapter.id for chapter in book.chapters.values() for rule in chapter.rules}
        _known(model, chapters, "general rule")
        return book.chapters.source(chapters[model])
    if kind == "deck":
        _known(model, book.decks, kind)
        return book.deck_file.source
    shelves: dict[str, Repository[Any]] = {"game": book.games, "mix": book.mixes, "ranking": book.rankings}
    shelf = shelves[kind]
    _known(model, shelf.paths, kind)
    return shelf.source(model)


def _known(model: str, names: Iterable[str], what: str) -> None:
    if model not in names:
        raise CannotBegin(f"no {what} is called {model!r}: {suggestion(model, names)}")


def _copied(text: str, kind: str, id_: str, model: str, name: str, reading: str) -> str:
    """A whole file, with the names of the new one."""
    told = {
        "id": f"id: {id_}\n",
        "name": f"name: {name}\n",
        "reading": f"reading: {reading}\n",
        "sources": f"sources:\n  - {{title: {TO_WRITE}}}\n",
    }
    if kind == "game":
        told["family"] = _lines_of(text, "family") + f"based_on: {model}\n"
        told["based_on"] = ""
        told["examples"] = (
            f"# Those of {model}. Tell them anew where the rules differ; `rulebook check` says how they come out.\n"
            + _lines_of(text, "examples")
        )

    def replaced(found: re.Match[str]) -> str:
        return "" if found[1] in OWN else told.get(found[1], found[0])

    return _FORMER.sub("", _KEY.sub(replaced, text)).rstrip("\n") + "\n"


def _lines_of(text: str, key: str) -> str:
    return next((found[0] for found in _KEY.finditer(text) if found[1] == key), "")


def _item(source: Source, model: str, id_: str, name: str, texts: Iterable[str]) -> str:
    """An entry of a list, with the names of the new one. texts    keys to be written anew"""
    found = re.search(rf"^( *)- id: {re.escape(model)}\n((?:\1  .*\n)*)", source.text or "", re.MULTILINE)
    if found is None:
        raise CannotBegin(f"{model!r} does not stand in lines of its own in {source.file}: copy it by hand")
    indent = found[1]
    lines = [f"{indent}- id: {id_}", f"{indent}  name: {name}"]
    kept = [line for line in found[2].splitlines() if re.match(rf"{indent}  (for|ranks|jokers):", line)]
    lines += [*kept, *(f"{indent}  {key}: {TO_WRITE}" for key in texts)]
    return "\n".join([*lines, *([f"{indent}  of: '00000000'"] if texts else [])]) + "\n"


def _added(book: Book, file: str, item: str, after: str = "") -> Begun:
    """The entry at the end of a file, or after another of its entries."""
    path = book.folder / file
    text = path.read_text("utf-8")
    id_ = item.split("- id: ")[1].split("\n")[0]
    if re.search(rf"^ *- id: {re.escape(id_)}$", text, re.MULTILINE):
        raise CannotBegin(f"{file} has {id_!r} already: choose another id")
    place = len(text)
    if after:
        entry = re.search(rf"^( *)- id: {re.escape(after)}\n((?:\1  .*\n)*)", text, re.MULTILINE)
        assert entry is not None  # _item has found it
        place, item = entry.end(), "\n" + item
    path.write_text(text[:place] + item + text[place:], "utf-8")
    return Begun(file, text.count("\n", 0, place) + 1 + item.startswith("\n"))


def _written(book: Book, file: str, text: str) -> Begun:
    path: Path = book.folder / file
    if path.exists():
        raise CannotBegin(f"{file} is there already: choose another id")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return Begun(file, 1)


def _quoted(text: str) -> str:
    """A text as a value in braces."""
    if re.search("[,:#\\[\\]{}'\"]|^[-?!&*%@`|>~ ]| $", text) or _NO_TEXT.fullmatch(text):
        return "'" + text.replace("'", "''") + "'"
    return text
