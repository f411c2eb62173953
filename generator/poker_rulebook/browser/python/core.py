"""What rewritten code calls: ordered dicts, a stable sort, the classes under structs and named tuples.

And what it imports of small parts of the standard library: see REPLACED in program.py.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from typing import Any

UNSET: Any = object()


def united(*parts: Any) -> OrderedDict[Any, Any]:
    """{**part, …}"""
    found: OrderedDict[Any, Any] = OrderedDict()
    for part in parts:
        for key, value in part.items() if hasattr(part, "items") else part:
            found[key] = value
    return found


def ordered(pairs: Any = (), **more: Any) -> OrderedDict[Any, Any]:
    """dict(pairs, **more)"""
    return united(pairs, more)


def fromkeys(keys: Iterable[Any], value: Any = None) -> OrderedDict[Any, Any]:
    return united((key, value) for key in keys)


def joined_lists(*parts: Iterable[Any]) -> list[Any]:
    """[*part, …]"""
    found: list[Any] = []
    for part in parts:
        found.extend(part)
    return found


def in_order(
    items: Iterable[Any], key: Callable[[Any], Any] | None = None, reverse: bool = False
) -> list[Any]:
    """sorted(): equal items keep their order. Merges runs that grow by two."""
    found = list(items)
    if reverse:
        found.reverse()
    keyed = [(key(item) if key else item, place) for place, item in enumerate(found)]
    width = 1
    while width < len(keyed):
        keyed = _merged(keyed, width)
        width *= 2
    if reverse:
        keyed.reverse()
    return [found[place] for _, place in keyed]


def _merged(keyed: list[Any], width: int) -> list[Any]:
    out: list[Any] = []
    for low in range(0, len(keyed), 2 * width):
        left, right = keyed[low : low + width], keyed[low + width : low + 2 * width]
        here = there = 0
        while here < len(left) and there < len(right):
            if right[there][0] < left[here][0]:
                out.append(right[there])
                there += 1
            else:
                out.append(left[here])
                here += 1
        out.extend(left[here:])
        out.extend(right[there:])
    return out


def sort(items: list[Any], key: Callable[[Any], Any] | None = None, reverse: bool = False) -> None:
    items[:] = in_order(items, key, reverse)


def union(first: set[Any], *others: Iterable[Any]) -> set[Any]:
    found = set(first)
    for other in others:
        found |= set(other)
    return found


def removeprefix(text: str, prefix: str) -> str:
    return text[len(prefix) :] if prefix and text.startswith(prefix) else text


def removesuffix(text: str, suffix: str) -> str:
    return text[: len(text) - len(suffix)] if suffix and text.endswith(suffix) else text


def isascii(text: str) -> bool:
    return all(ord(sign) < 128 for sign in text)


def isprintable(text: str) -> bool:
    """Near enough: control characters, spaces that are none, and what hides or moves text are not."""
    return not any(
        ord(sign) < 32 or 127 <= ord(sign) < 161 or 0x2000 <= ord(sign) < 0x2010 or 0x2028 <= ord(sign) < 0x2030
        or 0x205F <= ord(sign) < 0x2070 or 0xD800 <= ord(sign) < 0xF900 or sign in "\u00ad\u1680\u3000\ufeff"
        for sign in text
    )  # fmt: skip


def isalnum(text: str) -> bool:
    return text.isdigit() or text.isalpha() or (bool(text) and not isascii(text) and isprintable(text))


def shown(value: Any) -> str:
    """{value!r}, of an ordered dict without its name."""
    if isinstance(value, dict):
        return "{" + ", ".join([shown(key) + ": " + shown(value[key]) for key in value]) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(shown, value)) + "]"
    return repr(value)


class Struct:
    """Two are equal where their fields are."""

    __struct_fields__: tuple[str, ...] = ()

    def _values(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in self.__struct_fields__])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def __repr__(self) -> str:
        said = [name + "=" + repr(getattr(self, name)) for name in self.__struct_fields__]
        return type(self).__name__ + "(" + ", ".join(said) + ")"


class Record(Struct):
    """A named tuple."""

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values())

    def __getitem__(self, place: Any) -> Any:
        return self._values()[place]

    def __len__(self) -> int:
        return len(self.__struct_fields__)

    def __eq__(self, other: object) -> bool:
        return self._values() == (other._values() if isinstance(other, Record) else other)

    def __hash__(self) -> int:
        return hash(self._values())

    def __lt__(self, other: Any) -> bool:
        return self._values() < tuple(other)

    def __gt__(self, other: Any) -> bool:
        return self._values() > tuple(other)

    def _replace(self, **new: Any) -> Any:
        return type(self)(*[new.get(name, getattr(self, name)) for name in self.__struct_fields__])

    def _asdict(self) -> OrderedDict[str, Any]:
        return ordered([(name, getattr(self, name)) for name in self.__struct_fields__])


# typing

Mapping = dict


def get_args(kind: Any) -> Any:
    """The classes of a union: it is a tuple in a page."""
    return kind


# msgspec


def replace(of: Any, **new: Any) -> Any:
    return type(of)(**{name: new.get(name, getattr(of, name)) for name in of.__struct_fields__})


def to_builtins(of: Any) -> dict[str, Any]:
    return {name: getattr(of, name) for name in of.__struct_fields__}


# functools, operator


class cached_property:
    def __init__(self, function: Any) -> None:
        self.function = function
        self.name = "_kept_" + function.__name__

    def __get__(self, of: Any, kind: Any = None) -> Any:
        try:
            return getattr(of, self.name)
        except AttributeError:
            value = self.function(of)
            setattr(of, self.name, value)
            return value


def cache(function: Callable[..., Any]) -> Callable[..., Any]:
    known: dict[Any, Any] = {}

    def remembered(*given: Any) -> Any:
        try:
            return known[given]
        except KeyError:
            pass
        value = known[given] = function(*given)
        return value

    return remembered


def lru_cache(maxsize: Any = None) -> Any:
    """Keeps everything: a page lives for minutes."""
    return cache


def reduce(function: Callable[[Any, Any], Any], items: Iterable[Any], first: Any) -> Any:
    for item in items:
        first = function(first, item)
    return first


def itemgetter(*places: Any) -> Callable[[Any], Any]:
    if len(places) == 1:
        return lambda of: of[places[0]]
    return lambda of: tuple([of[place] for place in places])


def mul(a: Any, b: Any) -> Any:
    return a * b


# difflib, importlib, unicodedata


def get_close_matches(word: str, possibilities: Iterable[str], n: int = 3, cutoff: float = 0.6) -> list[str]:
    """A page offers no nearest word; what it shows is in its own language."""
    return []


def import_module(name: str) -> Any:
    __import__(name)
    return sys.modules[name]


def bidirectional(sign: str) -> str:
    """R for letters that are written from right to left."""
    number = ord(sign)
    return "R" if 0x590 <= number < 0x900 or 0xFB1D <= number < 0xFE00 or 0xFE70 <= number < 0xFEFF else "L"
