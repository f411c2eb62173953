"""Sums of tournament formats and of fees at the table, all in whole chips, tables or players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from poker_rulebook.book.load import Book
from poker_rulebook.figures.given import figure
from poker_rulebook.play.reading import InputError

Figures = Mapping[str, int]
Given = Mapping[str, Any]


def shootout(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{tables: tables of every round, short: seats that stay empty in each}.

    Every table plays down to `advance` players, one unless it is given. Tables are one player short at most;
    only the last one may have more empty seats. Raises InputError where players cannot be seated so.
    Source: BARGE Rulebook, Shootout.
    """
    players, seats, advance = given["players"], given["seats"], given.get("advance", 1)
    if advance >= seats:
        raise InputError(("advance",), f"all {seats} players of a table advance", f"fewer than {seats}")
    tables, short = [], []
    while True:
        now = -(-players // seats)
        empty = now * seats - players
        if 1 < now < empty:
            raise InputError(
                ("players",),
                f"{players} players at {now} tables of {seats} leave {empty} seats empty: a table is two short",
                f"{now * (seats - 1)} to {now * seats} players fit",
            )
        tables.append(now)
        short.append(empty)
        if now == 1:
            return {"tables": tables, "short": short}
        if -(-now * advance // seats) >= now:
            raise InputError(
                ("advance",), f"with {advance} of {seats} players the rounds never end", "write less"
            )
        players = now * advance


def lammers(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{stack: chips, held: lammers left} after `used` lammers of `worth` chips were turned in before a hand.

    With a level from the figure `last-level` on, all that are held are turned in. Raises InputError for more
    than are held, and for a player without chips who turns in none. Source: BARGE Rulebook, Lammers.
    """
    stack, held, used = given["stack"], given["held"], given["used"]
    if used > held:
        raise InputError(("used",), f"{used} lammers are used of {held}", f"at most {held}")
    if "level" in given and given["level"] >= figure(figures, "last-level"):
        used = held
    if not stack and held and not used:
        raise InputError(("used",), "a player without chips turns in a lammer at least", "used: 1")
    return {"stack": stack + used * given["worth"], "held": held - used}


def nit_ante(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{ante: chips}: so many big blinds as the figure `big-blinds` says. Source: BARGE Rulebook, Nit levels."""
    return {"ante": figure(figures, "big-blinds") * given["big_blind"]}


def roll_tips(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{tips: the tip for each invalid roll}: the figure `first-tip`, then twice as much each time.

    Source: BARGE Rulebook, Dice.
    """
    first = figure(figures, "first-tip")
    return {"tips": [first * 2**before for before in range(given["invalid"])]}


def ante_by_players(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{ante: chips} that the big blind posts: a small blind with so many players as `reduced-at` or fewer.

    Source: BARGE Rulebook, Big blind ante.
    """
    if given["small_blind"] > given["big_blind"]:
        raise InputError(("small_blind",), "the small blind is more than the big blind", "exchange the two")
    reduced = given["players"] <= figure(figures, "reduced-at")
    return {"ante": given["small_blind"] if reduced else given["big_blind"]}
