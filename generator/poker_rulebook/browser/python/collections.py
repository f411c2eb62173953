"""collections: an ordered Counter."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator
from typing import Any


class Counter(OrderedDict[Any, int]):
    def __init__(self, items: Iterable[Any] = ()) -> None:
        super().__init__()
        for item in items:
            self[item] += 1

    def __getitem__(self, key: Any) -> int:
        return self.get(key, 0)

    def total(self) -> int:
        return sum(self.values())

    def elements(self) -> Iterator[Any]:
        for key in self:
            for _ in range(self[key]):
                yield key

    def __sub__(self, other: Any) -> Counter:
        left = Counter()
        for key in self:
            if self[key] > other[key]:
                left[key] = self[key] - other[key]
        return left

    def most_common(self, most: int) -> list[tuple[Any, int]]:
        found = list(self.items())
        found.sort(key=lambda each: -each[1])
        return found[:most]
