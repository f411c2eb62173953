"""dataclasses, of classes that have been written out."""

from __future__ import annotations

from typing import Any


class Field:
    def __init__(self, name: str, default: Any) -> None:
        self.name = name
        self.default = default


def fields(of: Any) -> list[Field]:
    return [Field(name, of._defaults.get(name)) for name in of._fields]


def replace(of: Any, **new: Any) -> Any:
    return type(of)(**{name: new.get(name, getattr(of, name)) for name in of._fields})


def asdict(of: Any) -> dict[str, Any]:
    return {name: getattr(of, name) for name in of._fields}


def is_dataclass(of: Any) -> bool:
    return hasattr(of, "_defaults")
