"""collections: an ordered Counter."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
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

    def __sub__(self, other: Any) -> Counter:
        left = Counter()
        for key in self:
            if self[key] > other[key]:
                left[key] = self[key] - other[key]
        return left
