"""Blocks of a game file: steps or shares that stand together under one `when:` are laid out in a row.

    - when: {pick: razz}                   - {id: fourth, do: deal, ..., when: {pick: razz}}
      steps:                        ->     - {id: fifth, do: deal, ..., when: {pick: razz}}
        - {id: fourth, do: deal, ...}
        - {id: fifth, do: deal, ...}

All else, the schema too, sees the row only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from poker_rulebook.book.problems import At

HELD = {"play": "steps", "showdown": "shares"}  # section -> what a block calls its items
Origins = dict[At, At]


def laid_out(value: Any) -> tuple[Any, Origins]:
    """The value with its blocks in a row, and where each item of such a section is written.

    An item that is nearly a block stays as it is: the schema says what is wrong with it.
    """
    origins: Origins = {}
    if not isinstance(value, dict):
        return value, origins
    for section, held in HELD.items():
        items = value.get(section)
        if isinstance(items, list) and any(_is_block(item, held) for item in items):
            row = list(_row(items, section, held))
            value = value | {section: [item for item, _ in row]}
            origins |= {(section, index): at for index, (_, at) in enumerate(row)}
    return value, origins


def _row(items: list[Any], section: str, held: str) -> Iterator[tuple[Any, At]]:
    for number, item in enumerate(items):
        if not _is_block(item, held):
            yield item, (section, number)
            continue
        for index, inner in enumerate(item[held]):
            when = item["when"] | inner.get("when", {})
            yield inner | {"when": when}, (section, number, held, index)


def _is_block(item: Any, held: str) -> bool:
    """Whether it is a condition with items that a condition fits to."""
    if not isinstance(item, dict) or item.keys() != {"when", held}:
        return False
    inside = item[held] if isinstance(item[held], list) else [None]
    fit = all(isinstance(inner, dict) and isinstance(inner.get("when", {}), dict) for inner in inside)
    return bool(inside) and fit and isinstance(item["when"], dict)


def written_at(at: At, origins: Origins) -> Iterator[At]:
    """Where a path in the row may stand in the file: in the item, and of a condition in its block."""
    item = origins.get(at[:2], at[:2])
    yield item + at[2:]
    if len(item) > 2 and at[2:3] == ("when",):
        yield item[:2] + at[2:]
