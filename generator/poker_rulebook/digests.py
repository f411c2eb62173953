"""One digest of several parts: the key of a kept result, and how a text records what it was made from."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable


def digest_of(parts: Iterable[bytes | str]) -> str:
    """One digest of all parts, which depends on where each of them ends."""
    whole = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogateescape") if isinstance(part, str) else part
        whole.update(len(data).to_bytes(8, "big") + data)
    return whole.hexdigest()
