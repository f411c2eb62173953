"""What part of the pot each seat takes on average, as a table."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.shapes import Equity
from poker_rulebook.view.sentences import Phrase, heading, joined, say, unbroken
from poker_rulebook.view.tree import TableColumn, TableRow, TableView
from poker_rulebook.view.wording import share_name


def equity_table(game: Game, seats: Mapping[str, Any], found: Equity) -> TableView:
    """A line a seat, the shares of a divided pot beside the whole.    seats    their cards as they were written"""
    shares = game.showdown if len(game.showdown) > 1 else ()
    columns = [
        say("equity"),
        say("equity-whole"),
        say("equity-part"),
        *(heading(share_name(it)) for it in shares),
    ]
    rows = []
    for name, seat in found["seats"].items():
        parts = [
            seat["equity"],
            seat["whole"],
            seat["part"],
            *(seat["shares"][it.id]["equity"] for it in shares),
        ]
        rows.append(TableRow((name, _written(seats[name]), *(_percent(part) for part in parts))))
    notes = [_method(found)]
    if "left" in found:
        notes.append(say("equity-left", percent=_percent(found["left"])))
    return TableView(
        "equity",
        "",
        columns=(TableColumn(""), TableColumn(""), *(TableColumn(label, number=True) for label in columns)),
        rows=tuple(rows),
        counted=joined(notes),
    )


def _written(hand: Any) -> str:
    if isinstance(hand, Mapping):
        return " / ".join(map(_written, hand.values()))
    return ", ".join(hand) if isinstance(hand, list) else hand or "??"


def _percent(part: float) -> Phrase:
    return unbroken(say("decimal", n=f"{part:.2%}"))


def _method(found: Equity) -> Phrase:
    if found["exact"]:
        return say("chance-exact", deals=found["deals"])
    widest = max(seat["error"] for seat in found["seats"].values())
    return say(
        "equity-random", deals=found["deals"], points=say("decimal", n=f"{ceil(1000 * widest) / 10:.1f}")
    )
