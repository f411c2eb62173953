"""The amounts of a table in a record: the stakes of the game, or what every seat posts where a table departs from them.

    "stakes": {"small_blind": 1, "big_blind": 2, "small_bet": 2, "big_bet": 4}

    "stakes": {"small_bet": 2, "big_bet": 4},
    "posts": {"antes": {"C": 1}, "blinds": {"A": 1, "B": 2, "C": 4, "E": 2}, "late": ["E"]}

The second has a straddle of 4 by C and a blind of 2 by E, who has just come; the largest blind in turn is the
price of the first round. `posts` may also say `"dead_antes": true` and `"blinds_first": true`; see Forced.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import suggestion
from poker_rulebook.play.plain import chips_in
from poker_rulebook.play.reading import InputError
from poker_rulebook.play.stakes import BETS, Forced, Stakes, WrongStakes, amounts_of, stakes_for

AMOUNTS, FLAGS = ("antes", "blinds"), ("dead_antes", "blinds_first")
KEYS = (*AMOUNTS, "late", *FLAGS)


def plain_stakes(game: Game, stakes: Stakes, names: Sequence[str]) -> dict[str, Any]:
    """`stakes`, and `posts` where the table departs from the rules of the game."""
    forced = stakes.forced
    if forced is None:
        return {"stakes": amounts_of(game, stakes)}
    bets = {name: getattr(stakes, name) for name in (*BETS, "bring_in")}
    posts: dict[str, Any] = {
        key: {name: chips for name, chips in zip(names, getattr(forced, key), strict=True) if chips}
        for key in AMOUNTS
    }
    posts["late"] = [names[seat] for seat in sorted(forced.late)]
    posts |= {key: getattr(forced, key) for key in FLAGS}
    return {"stakes": _said(bets), "posts": _said(posts)}


def _said(values: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value}


def read_stakes(game: Game, document: dict[str, Any], names: Sequence[str]) -> Stakes:
    """Raises InputError."""
    amounts = chips_in(document, "stakes", None, 1)
    try:
        return stakes_for(
            game, amounts, _posts(game, document["posts"], names) if "posts" in document else None
        )
    except WrongStakes as error:
        raise InputError(("stakes",), str(error)) from None


def _posts(game: Game, posts: Any, names: Sequence[str]) -> Forced:
    if not isinstance(posts, dict):
        raise InputError(("posts",), f"{posts!r} is no object", 'write {"blinds": {"A": 1, "B": 2}}')
    for key in posts:
        if key not in KEYS:
            raise InputError(("posts", key), f"no key is called {key!r}", suggestion(key, KEYS))
    if posts.get("blinds") and not game.has_blinds:
        raise InputError(("posts", "blinds"), f"{game.id} has no blinds", "delete it")
    antes, blinds = (_by_seat(posts, key, names) for key in AMOUNTS)
    late = posts.get("late", [])
    if not isinstance(late, list):
        raise InputError(("posts", "late"), f"{late!r} is no list", 'write ["C"]')
    seats = frozenset(_seat(name, names, ("posts", "late", index)) for index, name in enumerate(late))
    for key in FLAGS:
        if not isinstance(posts.get(key, False), bool):
            raise InputError(("posts", key), f"{posts[key]!r} is not understood", "write true or false")
    return Forced(antes, blinds, seats, posts.get("dead_antes", False), posts.get("blinds_first", False))


def _by_seat(posts: dict[str, Any], key: str, names: Sequence[str]) -> tuple[int, ...]:
    try:
        found = chips_in(posts, key, None, 0)
    except InputError as error:
        raise InputError(("posts", *error.at), error.message, error.hint) from None
    for name in found:
        _seat(name, names, ("posts", key, name))
    return tuple(found.get(name, 0) for name in names)


def _seat(name: Any, names: Sequence[str], at: tuple[str | int, ...]) -> int:
    if name not in names:
        hint = suggestion(name, names) if isinstance(name, str) else "write the name of a seat"
        raise InputError(at, f"no seat is called {name!r}", hint)
    return list(names).index(name)
