"""typing and collections.abc: what isinstance is asked about."""

from __future__ import annotations

from typing import Any

Mapping = dict


def get_args(kind: Any) -> Any:
    """The classes of a union: it is a tuple in a page."""
    return kind
