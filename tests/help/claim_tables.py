"""The decorator that puts a predicate into a table of claims, under the keys of the messages that make it."""

from __future__ import annotations

from collections.abc import Callable

Claim = Callable[..., bool]


def into(table: dict[str, Claim]) -> Callable[..., Callable[[Claim], Claim]]:
    def claims(*keys: str) -> Callable[[Claim], Claim]:
        def note(claim: Claim) -> Claim:
            table.update(dict.fromkeys(keys, claim))
            return claim

        return note

    return claims
