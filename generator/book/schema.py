"""JSON Schema errors as problems that say what to type."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from generator.book.problems import Problem, suggestion
from generator.book.source import Source

KINDS = {
    "object": "keys and values", "array": "a list in brackets", "string": "text",
    "integer": "a whole number", "boolean": "true or false", "number": "a number", "null": "nothing",
}  # fmt: skip


@cache
def validator(folder: Path, name: str):
    """The validator of schema/<name>.schema.json."""
    import jsonschema

    data = json.loads((folder / f"{name}.schema.json").read_text(encoding="utf-8"))
    return jsonschema.Draft7Validator(data)


def problems(source: Source, folder: Path, name: str) -> list[Problem]:
    """Everything in the file that the schema does not allow."""
    checker = validator(folder, name)
    found: list[Problem] = []
    for error in checker.iter_errors(source.value):
        found.extend(_explained(source, error, checker.schema))
    return found


def messages(value: Any, folder: Path, name: str) -> list[str]:
    """The same for a value that stands in no file of its own."""
    return [f"{p.path}: {p.message}" for p in problems(Source("", value), folder, name)]


def _explained(source: Source, error: Any, schema: dict) -> Iterator[Problem]:
    at = tuple(str(p) if isinstance(p, str) else p for p in error.absolute_path)
    explain = _EXPLAIN.get(error.validator)
    if explain is None:
        yield source.problem(at, error.message)
    else:
        yield from explain(source, at, error)


def _unknown_key(source: Source, at: tuple, error: Any) -> Iterator[Problem]:
    known = list(error.schema.get("properties", {}))
    for key in error.instance:
        if key not in known:
            yield source.problem((*at, key), f"unknown key {key!r}", suggestion(key, known, "allowed here"))


def _missing_key(source: Source, at: tuple, error: Any) -> Iterator[Problem]:
    # jsonschema reports one error per missing key; the key is the one its message starts with
    for key in error.validator_value:
        if key not in error.instance and error.message.startswith(repr(key)):
            what = error.schema.get("properties", {}).get(key, {})
            about = what.get("description", "") if isinstance(what, dict) else ""
            hint = f"add '{key}:'" + (f" ({about[:1].lower()}{about[1:].rstrip('.')})" if about else "")
            if at and at[-1] in ("name", "title") and key in ("en", "ja"):
                hint = f"add the {'English' if key == 'en' else 'Japanese'} text"
            yield source.problem(at, f"missing key {key!r}", hint)


def _unknown_value(source: Source, at: tuple, error: Any) -> Iterator[Problem]:
    known = error.validator_value if error.validator == "enum" else [error.validator_value]
    yield source.problem(at, f"{_shown(error.instance)} is not a known value", suggestion(error.instance, known))


def _wrong_kind(source: Source, at: tuple, error: Any) -> Iterator[Problem]:
    kinds = error.validator_value if isinstance(error.validator_value, list) else [error.validator_value]
    wanted = " or ".join(KINDS[k] for k in kinds)
    hint = ""
    if "string" in kinds and isinstance(error.instance, (int, float)):
        hint = f"put it in quotes: '{error.instance}'"
    elif kinds == ["array"]:
        hint = f"write it as [{error.instance}]" if isinstance(error.instance, (str, int)) else ""
    yield source.problem(at, f"{_shown(error.instance)} should be {wanted}", hint)


def _wrong_form(source: Source, at: tuple, error: Any) -> Iterator[Problem]:
    hint = _FORMS.get(error.validator_value, f"it must match {error.validator_value}")
    yield source.problem(at, f"{_shown(error.instance)} is not written as it should be", hint)


def _wrong_amount(source: Source, at: tuple, error: Any) -> Iterator[Problem]:
    words = {
        "minimum": "at least", "maximum": "at most", "minItems": "at least that many items:",
        "maxItems": "at most that many items:", "minLength": "at least that many characters:",
        "maxLength": "at most that many characters:", "minProperties": "at least that many entries:",
        "maxProperties": "at most that many entries:",
    }  # fmt: skip
    limit = error.validator_value
    if error.validator in ("minLength", "minItems", "minProperties") and limit == 1:
        yield source.problem(at, "is empty", "write it, or delete the key")
        return
    yield source.problem(at, f"{_shown(error.instance)} is out of range", f"{words[error.validator]} {limit}")


def _repeated(source: Source, at: tuple, error: Any) -> Iterator[Problem]:
    yield source.problem(at, f"{_shown(error.instance)} names something twice", "keep one of the two")


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


_FORMS = {
    "^[a-z0-9]+(-[a-z0-9]+)*$": "small letters, digits and single hyphens: turn-bet",
    "^[ぁ-ゖー]+$": "hiragana only, no spaces and no middle dots",
    "^[A2-9TJQK](-[A2-9TJQK])*$": "ranks joined by hyphens, ten is T: 8-7-6-5-4",
    "^[0-9a-f]{8}$": "the digest that check tells, in quotes",
    "^https://[^\\s<>\"'()\\\\]+$": "an address that begins with https://",
    "^none$": "a number of bets, or none",
}

_EXPLAIN = {
    "additionalProperties": _unknown_key, "required": _missing_key, "enum": _unknown_value,
    "const": _unknown_value, "type": _wrong_kind, "pattern": _wrong_form, "uniqueItems": _repeated,
    **dict.fromkeys(["minimum", "maximum", "minItems", "maxItems", "minLength", "maxLength",
                     "minProperties", "maxProperties"], _wrong_amount),
}  # fmt: skip
