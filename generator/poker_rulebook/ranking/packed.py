"""Tables of a ranking as a few short lists of numbers, for a reader who would take seconds to build them.

Hands stand in the order of their values, where each differs little from the one before it: only differences are kept,
and equal ones in a row once. What a value is, is read from its numbers when somebody asks.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from poker_rulebook.cards import RANKS
from poker_rulebook.ranking.rules import Rules
from poker_rulebook.ranking.tables import Entry, RankTable, Tables, Totals

BASE = len(RANKS) + 1  # a digit for each rank, from 1 on


def packed(tables: Tables) -> dict[str, Any]:
    """The tables as plain JSON."""
    entries = [entry for entry in tables.entries if entry]
    categories = list(dict.fromkeys(entry.category for entry in entries))
    return {
        "plain": _by_value(tables.plain),
        "suited": _by_value(tables.suited),
        "four": _by_value(tables.four),
        "categories": categories,
        "category": _steps(categories.index(entry.category) for entry in entries),
        "ranks": _steps(_number(entry.ranks) for entry in entries),
        "layout": _steps(_number(entry.layout) for entry in entries),
        "size": _steps(entry.size for entry in entries),
        "leaders": _steps(_leaders(tables.entries)),
        "points": [] if entries[0].points is None else _steps(entry.points or 0 for entry in entries),
    }


def unpacked(rules: Rules, smallest: int, data: Mapping[str, Any]) -> Tables:
    """The tables that were packed. smallest    fewest cards that make a hand in them"""
    plain, entries, leaders = _values(data["plain"]), Entries(data), _numbers(data["leaders"])
    if rules.compare == "total":
        return Tables(Totals(entries, rules), {}, entries)
    if rules.compare == "distinct":
        return Tables(dict(plain), {}, entries, {}, leaders)
    suited = RankTable(_values(data["suited"]), rules, rules.size, fills=False)
    ranks = RankTable(plain, rules, smallest, fills=False)
    return Tables(ranks, suited, entries, dict(_values(data["four"])), leaders)


class Entries(Sequence[Entry | None]):
    """What each value is; nothing is known of 0."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.categories: list[str] = data["categories"]
        keys = ("category", "ranks", "layout", "size", "points")
        self.category, self.ranks, self.layout, self.size, self.points = (_numbers(data[key]) for key in keys)

    def __len__(self) -> int:
        return len(self.category) + 1

    def __getitem__(self, value: Any) -> Any:
        if not value:
            return None
        place = value - 1
        category = self.categories[self.category[place]]
        ranks, layout = _digits(self.ranks[place]), _digits(self.layout[place])
        return Entry(category, ranks, layout, self.size[place], self.points[place] if self.points else None)

    def __iter__(self) -> Iterator[Entry | None]:
        return (self[value] for value in range(len(self)))


def _number(ranks: Iterable[int]) -> int:
    number = 0
    for rank in ranks:
        number = number * BASE + rank + 1
    return number


def _digits(number: int) -> tuple[int, ...]:
    ranks: list[int] = []
    while number:
        ranks.append(number % BASE - 1)
        number //= BASE
    return tuple(reversed(ranks))


def _by_value(table: Mapping[int, int]) -> list[list[int]]:
    """The keys in the order of their values, and the values."""
    found = sorted(table.items(), key=lambda item: item[1])
    return [_steps(key for key, _ in found), _steps(value for _, value in found)]


def _values(both: Sequence[Sequence[int]]) -> Iterable[tuple[int, int]]:
    keys, values = both
    return zip(_numbers(keys), _numbers(values), strict=True)


def _leaders(entries: Sequence[Entry | None]) -> Iterator[int]:
    """The values at which another class, size or leading rank begins."""
    last: tuple[object, ...] = ()
    for value, entry in enumerate(entries):
        if entry and last != (last := (entry.category, entry.size, entry.ranks[:1])):
            yield value


def _steps(numbers: Iterable[int]) -> list[int]:
    """Each number as its difference from the one before, followed by how often that comes: [1, 3] for 1, 2, 3."""
    found: list[int] = []
    for before, number in pairwise([0, *numbers]):
        step = number - before
        if found and found[-2] == step:
            found[-1] += 1
        else:
            found += [step, 1]
    return found


def _numbers(steps: Sequence[int]) -> list[int]:
    found: list[int] = []
    add, number = found.append, 0
    for place in range(0, len(steps), 2):
        step = steps[place]
        for _ in range(steps[place + 1]):
            number += step
            add(number)
    return found
