"""operator"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def itemgetter(*places: Any) -> Callable[[Any], Any]:
    if len(places) == 1:
        return lambda of: of[places[0]]
    return lambda of: tuple([of[place] for place in places])


def mul(a: Any, b: Any) -> Any:
    return a * b
