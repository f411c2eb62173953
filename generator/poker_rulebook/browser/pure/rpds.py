"""What jsonschema asks of rpds, in Python alone: maps, sets and lists that are copied where they would be changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class HashTrieMap(dict[Any, Any]):
    @classmethod
    def convert(cls, value: Any) -> HashTrieMap:
        return value if isinstance(value, cls) else cls(value)

    def insert(self, key: Any, value: Any) -> HashTrieMap:
        return HashTrieMap({**self, key: value})

    def remove(self, key: Any) -> HashTrieMap:
        return HashTrieMap({one: self[one] for one in self if one != key})

    def update(self, *more: Any) -> HashTrieMap:  # type: ignore[override]
        changed = dict(self)
        for one in more:
            changed.update(one)
        return HashTrieMap(changed)


class HashTrieSet(frozenset[Any]):
    def insert(self, value: Any) -> HashTrieSet:
        return HashTrieSet(self | {value})

    def update(self, *more: Iterable[Any]) -> HashTrieSet:
        return HashTrieSet(self.union(*more))

    def discard(self, value: Any) -> HashTrieSet:
        return HashTrieSet(self - {value})


class List(tuple[Any, ...]):
    def __new__(cls, items: Iterable[Any] = ()) -> List:
        return super().__new__(cls, items)

    def push_front(self, value: Any) -> List:
        return List((value, *self))
