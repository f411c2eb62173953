"""JSON Schema errors as problems that say what to type."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from poker_rulebook.book.parts import Data
from poker_rulebook.book.problems import MOST_PROBLEMS, At, BookError, Problem, exact, suggestion
from poker_rulebook.book.source import Source
from poker_rulebook.languages import BESIDE, LANGUAGES, SOURCE


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
    # game of game.schema.json#/definitions/id; one that cannot be read is told now, and not by a traceback
    named = re.findall(r'"([\w-]+)\.schema\.json#', json.dumps(data))
    for other in {*named} - {name}:
        contents(folder / f"{other}.schema.json")
    draft = jsonschema.Draft7Validator
    extend: Any = jsonschema.validators.extend
    whole = draft.TYPE_CHECKER.redefine("integer", _is_whole)
    return extend(draft, {"pattern": _pattern}, type_checker=whole)(data, registry=_beside(folder))


@cache
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


KINDS = {
    "object": "keys and values", "array": "a list in brackets", "string": "text",
    "integer": "a whole number", "boolean": "true or false", "number": "a number", "null": "nothing",
}  # fmt: skip


def explained(source: Source, error: Any) -> Iterator[Problem]:
    """Where the error is in the file, what is wrong there, and what to type instead."""
    at = tuple(error.absolute_path)
    if "propertyNames" in error.absolute_schema_path:
        # a key that the place allows in other files only, or that is not of the right form
        key, rule = error.instance, error.validator_value
        if error.validator == "enum":
            hint = suggestion(key, rule, "allowed here")
        else:
            hint = FORMS.get(rule, f"it must match {rule}")
        yield source.problem((*at, key), f"unknown key {_shown(key)}", hint)
    elif error.validator in _EXPLAIN:
        yield from _EXPLAIN[error.validator](source, at, error)
    else:
        yield source.problem(at, error.message)


def _unknown_key(source: Source, at: At, error: Any) -> Iterator[Problem]:
    known = list(error.schema.get("properties", {}))
    for key in error.instance:
        if key not in known:
            hint = (
                _ELSEWHERE.get(key)
                or _of_a_language(key, error.schema)
                or suggestion(key, known, "allowed here")
            )
            yield source.problem((*at, key), f"unknown key {_shown(key)}", hint)


def _of_a_language(key: object, schema: Data) -> str:
    """A hint for the code of a language that has no texts in files; '' for any other key."""
    if "languages" not in schema or not re.fullmatch("[a-z]{2}", str(key)):
        return ""
    if key in LANGUAGES:
        return f"its texts are in a catalogue: rulebook translations {key}"
    return f"no language is called {key!r}: {', '.join(BESIDE)} stand here"


def _missing_key(source: Source, at: At, error: Any) -> Iterator[Problem]:
    # jsonschema reports one error per missing key; the key is the one its message starts with
    for key in error.validator_value:
        if key not in error.instance and error.message.startswith(repr(key)):
            what = error.schema.get("properties", {}).get(key, {})
            about = what.get("description", "").partition("\n")[0] if isinstance(what, dict) else ""
            hint = f"add '{key}:'" + (f" ({about[:1].lower()}{about[1:].rstrip('.')})" if about else "")
            if key == "of":
                hint = "add of: '00000000' below the Japanese; check then tells the right digest"
                hint = exact(hint, "of: '00000000'")
            elif usual := error.schema.get("usual", {}).get(key):
                value, *after = usual
                hint = exact(
                    f"add '{key}: {value}', or what holds here", f"{key}: {value}", after="".join(after)
                )
            elif key == "id" and at == ():
                hint = exact(hint, f"id: {Path(source.file).stem}", after="^")
            if key in BESIDE:
                hint = f"add the {LANGUAGES[key].english} text"
            yield source.problem(at, f"missing key {key!r}", hint)


def _unknown_value(source: Source, at: At, error: Any) -> Iterator[Problem]:
    known = error.validator_value if error.validator == "enum" else [error.validator_value]
    hint = _SUMS.get(str(error.instance)) or suggestion(error.instance, map(_plain, known))
    if isinstance(error.instance, str) and (parts := re.split("[、，]", error.instance))[1:]:
        hint = "separate them by a half-width comma and a space"
        hint = exact(f"{hint}: {', '.join(parts)}", ", ".join(parts), error.instance)
    yield source.problem(at, f"{_found(source, at, error)} is not a known value", hint)


def _wrong_kind(source: Source, at: At, error: Any) -> Iterator[Problem]:
    kinds = error.validator_value if isinstance(error.validator_value, list) else [error.validator_value]
    wanted = " or ".join(KINDS[k] for k in kinds)
    found, hint = error.instance, "" if error.instance is not None else "write it, or delete the key"
    if "string" in kinds and "integer" not in kinds and isinstance(found, (int, float)):
        quoted = f"'{source.written(at) or found}'"
        hint = exact(f"put it in quotes: {quoted}", quoted, found)
        if at[-1:] == ("qualifier",):
            hint = exact(f"write {'-'.join(str(found))}", "-".join(str(found)), found)
    elif kinds == ["array"] and isinstance(found, (str, int)):
        both = re.fullmatch("([0-9]+)-([0-9]+)", str(found))  # the fewest and the most
        listed = f"[{', '.join(both.groups()) if both else _plain(found)}]"
        hint = exact(f"write it as {listed}", listed, found)
    elif isinstance(found, str) and set(BESIDE) <= set(error.schema.get("properties", ())):
        texts = (_quoted(found) if language == SOURCE else "…" for language in BESIDE)
        hint = f"write {{{', '.join(map(': '.join, zip(BESIDE, texts, strict=True)))}}}"
    elif (
        isinstance(found, str) and re.fullmatch("[0-9]{1,3}([,.、，][0-9]{3})+", found) and "integer" in kinds
    ):
        hint = exact(f"write {re.sub('[^0-9]', '', found)}", re.sub("[^0-9]", "", found), found)
    elif isinstance(found, str) and found.isdecimal() and len(found) < 9 and "integer" in kinds:
        hint = exact(f"write it without quotes: {found}", found, found)
    yield source.problem(at, f"{_found(source, at, error)} should be {wanted}", hint)


def _wrong_form(source: Source, at: At, error: Any) -> Iterator[Problem]:
    hint = FORMS.get(error.validator_value, f"it must match {error.validator_value}")
    narrow = unicodedata.normalize("NFKC", error.instance)
    if narrow != error.instance and (narrow.isdecimal() or re.search(error.validator_value, narrow)):
        hint = exact(f"write it in half width: {narrow}", narrow, error.instance)
    bare = error.instance.strip("“”„‘’「」『』\"'")
    if bare != error.instance and re.search(error.validator_value, bare):
        hint = exact(f"write straight quotes, or none: {bare}", bare, error.instance)
    yield source.problem(at, f"{_shown(error.instance)} is not written as it should be", hint)


def _wrong_amount(source: Source, at: At, error: Any) -> Iterator[Problem]:
    limit, kind = error.validator_value, error.validator
    if kind in ("minLength", "minItems", "minProperties") and limit == 1:
        yield source.problem(at, "is empty", "write it, or delete the key")
        return
    if kind == "minItems" and len(error.instance) == 1 and "array" != error.schema.get("type"):
        bare = _plain(error.instance[0])
        hint = exact(f"write it without brackets: {bare}", bare, error.instance)
        yield source.problem(at, f"{_found(source, at, error)} lists one thing only", hint)
        return
    noun = next((noun for end, noun in _COUNTED.items() if kind.endswith(end)), "")
    if limit == 1:
        noun = noun.removesuffix("s")
    allowed = f"at {'least' if kind.startswith('min') else 'most'} {limit} {noun}".rstrip()
    yield source.problem(at, f"{_found(source, at, error)} is out of range", allowed)


def _repeated(source: Source, at: At, error: Any) -> Iterator[Problem]:
    yield source.problem(at, f"{_shown(error.instance)} names something twice", "keep one of the two")


def _quoted(text: str) -> str:
    shown = text if len(text) <= 40 else text[:37] + "..."
    return f'"{shown}"' if set(shown) & set(",:{}[]#") else shown


def _found(source: Source, at: At, error: Any) -> str:
    """The value at a place as the file writes it."""
    if error.instance is None:
        return "an empty value"
    return source.written(at) or _shown(error.instance)


def _shown(value: Any) -> str:
    text = repr(value) if isinstance(value, str) else _plain(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _plain(value: Any) -> str:
    """A value as YAML would have it in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_plain(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_plain, value)) + "]"
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    return str(value)


# what editors look for -> where it is said
_ELSEWHERE = {
    "blinds": "write 'forced_bets: {blinds: [small, big]}'",
    "ante": "write 'forced_bets: {ante: each}'",
    "bring_in": "write 'forced_bets: {ante: each, bring_in: …}'",
    "rules": "the rules are the steps of 'play:' and the shares of 'showdown:'",
    # as it was said before
    "pot": "write 'pot_goes_to: first-share-that-qualifies'",
    "wild_rank_of": "write 'wild: {rank_of: …}'",
    "none": "write 'no_chip:'",
    "one": "write 'one_chip:'",
}
# words for sums and tables that there were -> what does the same
_SUMS = {
    **dict.fromkeys(("nit-ante", "roll-tips"), "write 'formula', and what follows from what in 'comes:'"),
    "next-button": "write 'winner'",
    **dict.fromkeys(
        ("ante-by-players", "low-counts", "low-numbers", "pot-raises", "shootout-fields"), "write 'sums'"
    ),
}


_COUNTED = {"Items": "items", "Length": "characters", "Properties": "keys"}


FORMS = {
    "^(system|seed -?[0-9]+)$": "system, or a seed and its number: seed 7",
    "^([A-Z][0-9]*)?$": "the letter and number of an item, as in A7; '' for the whole rule",
    "^[2-9TJQKA]$": "one rank, T for ten: Q",
    "^20[0-9][0-9]$": "a year in quotes: '2024'",
    "^[TJQKA]$": "a rank: 2 to 9 without quotes, or T, J, Q, K, A",
    "^[^、，]*$": "one name each, separated by a half-width comma and a space",
    "^#[0-9a-f]{6}$": "write six digits of a colour in quotes: '#1d4b3e'",
    r"^[a-z0-9][a-z0-9-]*\.svg$": "name an SVG file beside this one: harbour.svg",
    "^[a-z0-9]+(-[a-z0-9]+)*$": "small letters, digits and single hyphens: turn-bet",
    "^([a-z0-9]+(-[a-z0-9]+)*)?$": "small letters, digits and single hyphens: all-in; '' for none",
    "^[ぁ-ゖー]+$": "hiragana only, no spaces and no middle dots",
    "^[A2-9TJQK](-[A2-9TJQK])*$": "ranks joined by hyphens, ten is T: 8-7-6-5-4",
    "^([0-9]{1,4} to [0-9]{1,4}|[2-9TJQKA] to [2-9TJQKA])$": "a list of values, or the first and the last: 1 to 21",
    "^all$": "a number, [fewest, most], or all",
    "^[0-9a-f]{8}$": "the digest that check tells, in quotes",
    "^[0-9a-f]{40}$": "the forty signs of a commit, as git rev-parse tells them",
    "^[0-9]{4}-[0-9]{2}-[0-9]{2}$": "write the day in quotes: '2026-11-27'",
    "^https://[A-Za-z0-9][A-Za-z0-9.-]*(:[0-9]+)?(/[A-Za-z0-9._~/?#&=%+,;:@!*-]*)?$": (
        "an address that begins with https://; other letters than a-z as %E3%83%9D"
    ),
    "^[A2-9TJQK]$": "one rank: A K Q J T 9 8 7 6 5 4 3 2",
    "^[A-Za-z0-9]{1,4}$": "one to four letters and digits: T1",
    "^([A-Za-z0-9]{1,4})?$": "one to four letters and digits: T1; '' for an empty place",
    "^[shdc](-[shdc]){3}$": "the four suits from the highest: s-h-d-c",
    "^none$": "a number of bets, or none",
    "^[0-9]+\\.[0-9]{2}$": "a percentage with two decimals, in quotes: '4.34'",
    "^[a-z0-9]+(-[a-z0-9]+)*/[a-z0-9]+(-[a-z0-9]+)*$": "a game and one of its examples: texas-holdem/half-bet-under",
}


_EXPLAIN = {
    "additionalProperties": _unknown_key, "required": _missing_key, "enum": _unknown_value,
    "const": _unknown_value, "type": _wrong_kind, "pattern": _wrong_form, "uniqueItems": _repeated,
    **dict.fromkeys(["minimum", "maximum", "minItems", "maxItems", "minLength", "maxLength",
                     "minProperties", "maxProperties"], _wrong_amount),
}  # fmt: skip
