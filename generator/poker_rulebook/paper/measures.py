"""What Typst is asked before a page is set: how high a block is, in which size a card fits, where something stands.

Each thing is measured once, for all files and for the next build.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from poker_rulebook.kept import Kept, digest_of
from poker_rulebook.paper.kept import made_by
from poker_rulebook.paper.typesetting import told
from poker_rulebook.workers import processes

FILE = ".cache/measures.json"  # in the folder of the book
MUCH = 300_000  # signs, for which processes of their own are worth their while: what Typst keeps in memory goes with them


@dataclass(frozen=True)
class Asked:
    """Parts to measure.

    template    which answers with a number for each of them, or with what it was asked for
    head        what else it is given, the same for all
    """

    template: str
    head: Mapping[str, Any]
    parts: Sequence[Any]

    @cached_property
    def same(self) -> str:
        """What the number of a part depends on besides, as a digest."""
        return digest_of([made_by(self.template), json.dumps(self.head)])

    @cached_property
    def keys(self) -> list[str]:
        return [digest_of([self.same, json.dumps(part)])[:24] for part in self.parts]


class Measures:
    """Numbers that have been asked for.

    kept    where they stay from one run to the next; None for nowhere
    """

    def __init__(self, kept: Kept | None = None):
        self._kept, self._known = kept, dict[str, Any]()

    def of(self, asked: Asked) -> list[Any]:
        """The number of each part. Raises PaperError."""
        self.ask([asked])
        return [self._known[key] for key in asked.keys]

    def ask(self, every: Sequence[Asked]) -> None:
        """Finds out all that is not known yet, side by side; what has the same head at once."""
        heads: dict[str, tuple[Asked, dict[str, Any]]] = {}
        for asked in every:
            _, parts = heads.setdefault(asked.same, (asked, {}))
            parts |= {key: part for key, part in zip(asked.keys, asked.parts, strict=True) if self._new(key)}
        missing = [
            (replace(asked, parts=list(parts.values())), parts) for asked, parts in heads.values() if parts
        ]
        for (_, parts), numbers in zip(missing, _answers([asked for asked, _ in missing]), strict=True):
            self._known |= zip(parts, numbers, strict=True)
            if self._kept:
                for key, number in zip(parts, numbers, strict=True):
                    self._kept.put(key, number)

    def _new(self, key: str) -> bool:
        if key not in self._known and self._kept:
            found = self._kept.get(key)
            if found is not None:
                self._known[key] = found
        return key not in self._known


def _answers(every: Sequence[Asked]) -> list[list[Any]]:
    templates = [asked.template for asked in every]
    data = [json.dumps({**asked.head, "parts": asked.parts}) for asked in every]
    if sum(map(len, data)) < MUCH:
        return list(map(told, templates, data))
    with processes(len(data)) as pool:
        return list(pool.map(told, templates, data))
