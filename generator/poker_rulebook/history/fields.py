"""The fields of a hand history: their names, what they hold, and which a game needs."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable
from decimal import Decimal
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import MOST_PROBLEMS, suggestion

TEXT, WHOLE, EITHER, NUMBER = "text", "a whole number", "text or a whole number", "a number"
OPTIONAL = {
    "author": TEXT, "event": TEXT, "url": TEXT, "venue": TEXT, "address": TEXT, "city": TEXT, "region": TEXT,
    "postal_code": TEXT, "country": TEXT, "time": "a time such as 20:15:00", "time_zone": TEXT,
    "time_zone_abbreviation": TEXT, "day": WHOLE, "month": WHOLE, "year": WHOLE, "hand": EITHER, "level": WHOLE,
    "seats": WHOLE, "seat_count": WHOLE, "table": EITHER, "players": TEXT, "finishing_stacks": "amounts",
    "winnings": "amounts", "currency": TEXT, "currency_symbol": TEXT, "ante_trimming_status": "true or false",
    "time_limit": NUMBER, "time_banks": NUMBER,
}  # fmt: skip
PER_PLAYER = ("seats", "players", "time_banks")
OF_BETTING = ("blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet")
REQUIRED = ("variant", "antes", *OF_BETTING, "starting_stacks", "actions")
OURS = ("_choices", "_carried", "_seat_one")  # what this book adds for its other games


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


IS: dict[str, Callable[[Any], bool]] = {
    TEXT: lambda value: isinstance(value, str),
    WHOLE: _whole,
    EITHER: lambda value: isinstance(value, str) or _whole(value),
    NUMBER: lambda value: _whole(value) or isinstance(value, Decimal),
    "a time such as 20:15:00": lambda value: isinstance(value, datetime.time),
    "true or false": lambda value: isinstance(value, bool),
}


def needed(game: Game) -> list[str]:
    """The required fields of a game; those of the standard for its eleven codes."""
    forced = game.forced_bets
    names = ["variant", "antes"]
    names += ["blinds_or_straddles"] if game.has_blinds else []
    names += ["bring_in"] if forced.bring_in else []
    names += ["small_bet", "big_bet"] if game.limit == "fixed-limit" else ["min_bet"]
    return [*names, "starting_stacks", "actions"]


def without_meaning(names: Iterable[str], game: Game, code: str) -> tuple[str, ...]:
    """What to say of fields that the format does not have, or that mean nothing in this game; of very many the first."""
    told = []
    for name in names:
        if name in OPTIONAL or name in OURS or name in needed(game):
            continue
        if name in REQUIRED:
            told.append(f"'{name}' means nothing in {code}")
        elif not name.startswith("_"):
            hint = suggestion(name, [*REQUIRED, *OPTIONAL]) if len(name) < 40 else ""
            near = f": {hint}" if hint.startswith("did you mean") else ""
            told.append(f"'{name[:40]}' is no field of the format{near}")
    return tuple(told[:MOST_PROBLEMS])
