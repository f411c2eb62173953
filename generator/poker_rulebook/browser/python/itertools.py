"""itertools"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any


def combinations(items: Iterable[Any], count: int) -> Iterator[tuple[Any, ...]]:
    pool = tuple(items)
    if count > len(pool):
        return
    places = list(range(count))
    yield tuple([pool[place] for place in places])
    while True:
        for i in range(count - 1, -1, -1):
            if places[i] != i + len(pool) - count:
                break
        else:
            return
        places[i] += 1
        for j in range(i + 1, count):
            places[j] = places[j - 1] + 1
        yield tuple([pool[place] for place in places])


def combinations_with_replacement(items: Iterable[Any], count: int) -> Iterator[tuple[Any, ...]]:
    pool = tuple(items)
    if not pool and count:
        return
    places = [0] * count
    yield tuple([pool[place] for place in places])
    while True:
        for i in range(count - 1, -1, -1):
            if places[i] != len(pool) - 1:
                break
        else:
            return
        places[i:] = [places[i] + 1] * (count - i)
        yield tuple([pool[place] for place in places])


def product(*groups: Iterable[Any], repeat: int = 1) -> Iterator[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = [()]
    for group in [tuple(each) for each in groups] * repeat:
        found = [before + (item,) for before in found for item in group]
    return iter(found)


def accumulate(
    items: Iterable[Any], function: Callable[[Any, Any], Any] | None = None, initial: Any = None
) -> Iterator[Any]:
    total = initial
    if total is not None:
        yield total
    for item in items:
        total = item if total is None else function(total, item) if function else total + item
        yield total


def groupby(items: Iterable[Any], key: Callable[[Any], Any] | None = None) -> Iterator[tuple[Any, list[Any]]]:
    run: list[Any] = []
    last: Any = None
    for item in items:
        here = key(item) if key else item
        if run and here != last:
            yield last, run
            run = []
        last = here
        run.append(item)
    if run:
        yield last, run


def pairwise(items: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
    found = list(items)
    for place in range(1, len(found)):
        yield found[place - 1], found[place]


def takewhile(test: Callable[[Any], Any], items: Iterable[Any]) -> Iterator[Any]:
    for item in items:
        if not test(item):
            return
        yield item


def cycle(items: Iterable[Any]) -> Iterator[Any]:
    found = list(items)
    while found:
        yield from found
