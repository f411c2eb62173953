"""JSON Schema errors as problems that say what to type."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from poker_rulebook.book.explained import explained
from poker_rulebook.book.parts import Data
from poker_rulebook.book.problems import MOST_PROBLEMS, BookError, Problem
from poker_rulebook.book.source import Source
from poker_rulebook.languages import BESIDE


def fits(value: Any, folder: Path, name: str, without: str = "") -> bool:
    """Whether schema/<name>.schema.json allows the value.

    without    a key that has been left out, whether or not the schema requires it
    """
    quick = _quick_validator(folder, name, without)
    with suppress(ValueError):  # of a text that is no Unicode
        if quick is not None and not quick.is_valid(value):
            return False
        if quick is not None and not _has_whole_point(value):
            return True
    return not without and next(validator(folder, name).iter_errors(value), None) is None


def problems(source: Source, folder: Path, name: str, without: str = "") -> list[Problem]:
    """What the schema does not allow in the file: everything, or in a hopeless file the first of it."""
    still_open = source.unfinished
    if fits(source.value, folder, name, without):
        return still_open
    errors, left_out = validator(folder, name).iter_errors(source.value), f"{without!r} is a required"
    wanted = (error for error in errors if not (without and error.message.startswith(left_out)))
    found = (p for error in wanted for p in explained(source, error))
    once = {(p.path, p.message): p for p in islice(found, MOST_PROBLEMS)}
    places = {problem.path for problem in still_open}
    return [*still_open, *(problem for problem in once.values() if problem.path not in places)]


@cache
def _quick_validator(folder: Path, name: str, without: str) -> Any:
    """A validator that only says yes or no, in a hundredth of the time; None where it cannot read the schema."""
    import jsonschema_rs

    data = contents(folder / f"{name}.schema.json")
    if without:
        data = data | {"required": [key for key in data.get("required", ()) if key != without]}

    def beside(uri: str) -> Any:
        return contents(folder / uri.rpartition("/")[2])

    try:
        return jsonschema_rs.Draft7Validator(data, retriever=beside)
    except (ValueError, jsonschema_rs.ValidationError, jsonschema_rs.ReferencingError, BookError):
        return None


def _has_whole_point(value: Any) -> bool:
    """Whether a whole number with a point stands in the value: 4.0 is an integer to the quick validator."""
    inner = value.values() if type(value) is dict else value if type(value) is list else (value,)
    for item in inner:  # a loop, as every value of every file comes by
        kind = type(item)
        if (kind is float and item.is_integer()) or (
            (kind is dict or kind is list) and _has_whole_point(item)
        ):
            return True
    return False


@cache
def validator(folder: Path, name: str) -> Any:
    """The validator that explains. Raises BookError when the schema cannot be used."""
    import jsonschema

    data = contents(folder / f"{name}.schema.json")
    draft = jsonschema.Draft7Validator
    extend: Any = jsonschema.validators.extend
    whole = draft.TYPE_CHECKER.redefine("integer", _is_whole)
    return extend(draft, {"pattern": _pattern}, type_checker=whole)(data, registry=_beside(folder))


def contents(path: Path) -> Any:
    """A schema as its file has it, with a key for each language where it has texts in `languages`. Raises BookError.

    The file itself knows no language: it describes them by a pattern, which is what an editor of text needs.
    """
    try:
        return _with_languages(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise BookError([Problem(str(path), 1, 1, "file", f"cannot be read: {reason}")]) from None


def _with_languages(node: Any) -> Any:
    if isinstance(node, list):
        return [_with_languages(item) for item in node]
    if not isinstance(node, dict):
        return node
    node = {key: _with_languages(value) for key, value in node.items()}
    if (wanted := node.get("languages")) in ("every", "any"):
        (text,) = node.pop("patternProperties").values()
        known = node.get("properties", {})
        later = {key: known[key] for key in known if key == "of"}  # of a translation, below it
        node["properties"] = {**known, **dict.fromkeys(BESIDE, text), **later}
        if wanted == "every":
            node["required"] = [*node.get("required", ()), *BESIDE]
    return node


@cache
def _beside(folder: Path) -> Any:
    """Where a schema finds the definitions of another one, which it names by its file: game.schema.json#/…

    All are read at once: one that is only retrieved when it is named is searched again for every item of a list.
    """
    from referencing import Registry, Resource
    from referencing.jsonschema import DRAFT7

    def resource(name: str) -> Any:
        return Resource.from_contents(contents(folder / name), default_specification=DRAFT7)

    found = {}
    for path in sorted(folder.glob("*.schema.json")):
        with suppress(BookError):  # that file itself says what is wrong, once it is asked for
            found[path.name] = resource(path.name)
    registry: Any = Registry
    return registry(retrieve=resource).with_resources(found.items()).crawl()


def _is_whole(checker: Any, value: Any) -> bool:
    """JSON Schema counts 4.0 as an integer; nothing can be dealt 4.0 times."""
    return isinstance(value, int) and not isinstance(value, bool)


def _pattern(checker: Any, pattern: str, value: Any, schema: Data) -> Iterator[Any]:
    """In Python `$` also fits before a line break at the end; in JSON Schema it does not."""
    import jsonschema

    if isinstance(value, str) and not re.search(pattern.replace("$", r"\Z"), value):
        yield jsonschema.ValidationError(f"{value!r} does not match {pattern!r}")
