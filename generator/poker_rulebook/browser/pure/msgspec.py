"""What the program asks of msgspec, in Python alone: structs, their fields, and what copies and serializes them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, NamedTuple

NODEFAULT: Any = object()


class Factory(NamedTuple):
    """A default that is made anew for each struct."""

    make: Callable[[], Any]


def field(*, default: Any = NODEFAULT, default_factory: Callable[[], Any] | None = None) -> Any:
    return Factory(default_factory) if default_factory else default


class StructMeta(type):
    """Makes the class of a struct: fields with the annotations and defaults of its body, after those of its bases."""

    _fields: dict[str, Any]  # name -> default, those that are given by place first
    _by_name: frozenset[str]
    _options: dict[str, bool]
    __struct_fields__: tuple[str, ...]
    __struct_defaults__: tuple[Any, ...]

    def __new__(
        meta, name: str, bases: tuple[type, ...], body: dict[str, Any], kw_only: bool = False, **options: bool
    ) -> StructMeta:
        own = {
            name: body.pop(name, NODEFAULT)
            for name, written in body.get("__annotations__", {}).items()
            if not written.startswith("ClassVar")
        }
        kind = super().__new__(meta, name, bases, body)
        of = next((base for base in kind.__mro__[1:] if isinstance(base, StructMeta)), None)
        fields = {**of._fields, **own} if of else {}
        kind._by_name = (of._by_name - own.keys() if of else frozenset()) | frozenset(own if kw_only else ())
        kind._fields = {name: fields[name] for name in sorted(fields, key=kind._by_name.__contains__)}
        kind._options = {**(of._options if of else {}), **options}
        defaults = [*kind._fields.values()]
        while defaults and defaults[0] is NODEFAULT:
            del defaults[0]
        kind.__struct_fields__, kind.__struct_defaults__ = (*kind._fields,), (*defaults,)
        kind.__match_args__ = tuple(it for it in kind._fields if it not in kind._by_name)  # type: ignore[attr-defined,misc]
        if kind._fields:
            kind._values = attrgetter(*kind._fields)  # type: ignore[attr-defined]
        return kind

    def __init__(kind, name: str, bases: tuple[type, ...], body: dict[str, Any], **options: bool) -> None:
        super().__init__(name, bases, body)


class Struct(metaclass=StructMeta):
    _values: Callable[[Any], Any] = type

    def __init__(self, *given: Any, **named: Any) -> None:
        kind = type(self)
        if len(given) > len(kind._fields) - len(kind._by_name):
            raise TypeError("Extra positional arguments provided")
        values = dict(zip(kind.__struct_fields__, given, strict=False)) | named
        for name, usual in kind._fields.items():
            if name not in values:
                if usual is NODEFAULT:
                    raise TypeError(f"Missing required argument '{name}'")
                values[name] = usual.make() if isinstance(usual, Factory) else usual
        for name in values.keys() - kind._fields.keys():
            raise TypeError(f"Unexpected keyword argument '{name}'")
        vars(self).update(values)
        if hasattr(self, "__post_init__"):
            self.__post_init__()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={it!r}' for name, it in asdict(self).items())})"

    def __eq__(self, other: object) -> bool:
        kind = type(self)
        if kind is not type(other):
            return NotImplemented
        return kind._values(self) == kind._values(other) if kind._options.get("eq", True) else self is other

    def __hash__(self) -> int:
        options = type(self)._options
        if not options.get("eq", True):
            return id(self)
        if not options.get("frozen"):
            raise TypeError(f"unhashable type: '{type(self).__name__}'")
        if not options.get("cache_hash"):
            return hash(type(self)._values(self))
        if "_hash" not in vars(self):
            vars(self)["_hash"] = hash(type(self)._values(self))
        return int(vars(self)["_hash"])

    def __lt__(self, other: Any) -> bool:
        if type(self) is not type(other) or not type(self)._options.get("order"):
            return NotImplemented
        return bool(type(self)._values(self) < type(self)._values(other))


def asdict(of: Struct) -> dict[str, Any]:
    return {name: getattr(of, name) for name in type(of).__struct_fields__}


def astuple(of: Struct) -> tuple[Any, ...]:
    return tuple(asdict(of).values())


def replace(of: Struct, /, **changes: Any) -> Any:
    return type(of)(**(asdict(of) | changes))


def to_builtins(of: Any) -> Any:
    if isinstance(of, Struct):
        of = asdict(of)
    if isinstance(of, Mapping):
        return {key: to_builtins(it) for key, it in of.items()}
    if isinstance(of, (list, tuple)):
        return type(of)(map(to_builtins, of))
    return [*map(to_builtins, of)] if isinstance(of, (set, frozenset)) else of


sys.modules["msgspec.structs"] = sys.modules[__name__]  # of which it has a few functions
