"""The form of JSON as a plain schema: as a type gives it, and as a published schema does."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import jsonschema_rs
from msgspec import Struct

Form = dict[str, Any]
SIMPLE = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}


def form_of(kind: Any) -> Form:
    """Of a TypedDict, a struct as JSON, or whatever stands in them."""
    if kind in SIMPLE:
        return {"type": SIMPLE[kind]}
    is_struct = isinstance(kind, type) and issubclass(kind, Struct)
    if is_typeddict(kind) or is_struct:
        hints = get_type_hints(kind, include_extras=True)
        hints = {name: hints[name] for name in kind.__struct_fields__} if is_struct else hints
        optional = {key for key, of in hints.items() if get_origin(of) is NotRequired}
        optional |= getattr(kind, "__optional_keys__", set())
        return _object({key: form_of(of) for key, of in hints.items()}, hints.keys() - optional)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is NotRequired:
        return form_of(inner[0])
    if origin is Literal:
        return {"enum": sorted(inner)}
    if origin in (Union, UnionType):
        return _either([form_of(each) for each in inner])
    if origin in (list, tuple, Sequence):
        return {"type": "array", "items": _either([form_of(each) for each in inner if each is not ...])}
    if origin in (dict, Mapping):
        return {"type": "object", "additionalProperties": form_of(inner[1])}
    assert kind is Any, kind
    return {}


def published(schema: Form, definitions: Form, without: Sequence[str] = ()) -> Form:
    """Of a schema, without what is said in words. Another file that it names may be anything.

    without    keys of the object that are left out
    """
    if "$ref" in schema:
        file, _, name = schema["$ref"].partition("#/definitions/")
        return {} if file else published(definitions[name], definitions, without)
    if parts := schema.get("allOf"):
        forms = [published(part, definitions, without) for part in parts]
        properties = {key: form for each in forms for key, form in each["properties"].items()}
        return _object(properties, {key for each in forms for key in each["required"]})
    if "properties" in schema:
        inner = {key: published(of, definitions) for key, of in schema["properties"].items()}
        return _object(
            {key: form for key, form in inner.items() if key not in without},
            set(schema.get("required", ())) - set(without),
        )
    if either := schema.get("anyOf"):
        return _either([published(each, definitions) for each in either])
    if isinstance(schema.get("type"), list):
        return _either([published(schema | {"type": kind}, definitions) for kind in schema["type"]])
    if "enum" in schema or "const" in schema:
        return {"enum": sorted(schema.get("enum") or [schema["const"]])}
    if schema.get("type") == "array":
        return {"type": "array", "items": published(schema.get("items", {}), definitions)}
    if schema.get("type") == "object":
        values = schema.get("additionalProperties", {})
        return {"type": "object", "additionalProperties": published(values, definitions)}
    return {"type": schema["type"]} if "type" in schema else {}


def _object(properties: Form, required: Any) -> Form:
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": dict(sorted(properties.items())),
        "required": sorted(required),
    }


def _either(forms: list[Form]) -> Form:
    alone = {json.dumps(form, sort_keys=True): form for form in forms}
    return next(iter(alone.values())) if len(alone) == 1 else {"anyOf": [alone[key] for key in sorted(alone)]}


def misfits(kind: Any, value: Any) -> list[str]:
    """Where a value has not the form of the type, each with its place."""
    plain = json.loads(json.dumps(value))
    errors = jsonschema_rs.Draft7Validator(form_of(kind)).iter_errors(plain)
    return [f"{error.instance_path}: {error.message}" for error in errors]


def definitions_of(path: Path) -> Form:
    return json.loads(path.read_text("utf-8"))["definitions"]
