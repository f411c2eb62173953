"""functools"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any


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
