"""Finished open-face layouts as text: read, refused where they cannot lie on a table, and judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import suggestion
from poker_rulebook.play.reading import InputError, no_card_twice, read_cards, right_number
from poker_rulebook.play.rows import Layout, Pairing, Score, judged, rules_of


class LaidOut(NamedTuple):
    """A scored deal.

    layouts     seat -> row id -> cards, in order from the left of the button
    scores      seat -> its Score
    pairs       every two seats, numbered as in `layouts`
    points      seat -> what it receives; negative for what it pays
    next_deal   seat -> cards that it receives at once in the next deal; only those in Fantasyland
    """

    layouts: dict[str, Layout]
    scores: dict[str, Score]
    pairs: list[Pairing]
    points: dict[str, int]
    next_deal: dict[str, int]


def read_layouts(game: Game, seats: Mapping[str, Any]) -> dict[str, Layout]:
    """Seat -> its rows. Raises InputError for rows of a wrong size and for a card that stands twice."""
    low, high = game.players
    if not 1 <= len(seats) <= high:
        raise InputError(("seats",), f"{len(seats)} seats are written", f"{game.id} has {low} to {high}")
    layouts = {name: _read_rows(game, name, value) for name, value in seats.items()}
    no_card_twice(
        (("seats", name, row), cards) for name, rows in layouts.items() for row, cards in rows.items()
    )
    return layouts


def _read_rows(game: Game, name: str, value: Any) -> Layout:
    rows = rules_of(game).rows
    if not isinstance(value, Mapping):
        shape = ", ".join(f"{row.id}: {row.cards} cards" for row in rows)
        raise InputError(("seats", name), "the cards of a layout lie in rows", f"write {{{shape}}}")
    for key in value:
        if key not in {row.id for row in rows}:
            hint = suggestion(key, [row.id for row in rows])
            raise InputError(("seats", name, key), f"no row is called {key!r}", hint)
    layout = {}
    for row in rows:
        if row.id not in value:
            hint = f"add '{row.id}:' with {row.cards} cards"
            raise InputError(("seats", name), f"the row {row.id!r} is missing", hint)
        at = ("seats", name, row.id)
        layout[row.id] = read_cards(game, value[row.id], at)
        right_number(at, layout[row.id], row.cards, f"the {row.id} has {row.cards} cards")
    return layout


def read_fantasyland(game: Game, value: Any, seats: Sequence[str]) -> dict[str, int]:
    """Seats in Fantasyland in this deal, with their numbers of cards. Raises InputError.

    Written as {seat: cards}, or as a list of seats where the number does not matter.
    """
    land = rules_of(game).fantasyland
    if isinstance(value, list) and all(isinstance(name, str) for name in value):
        value = dict.fromkeys(value, land.stay_cards)
    there = {} if value is None else value
    if not isinstance(there, Mapping):
        hint = f"write [A], or {{A: {land.stay_cards}}}"
        raise InputError(("fantasyland",), f"{value!r} is not understood", hint)
    for name, cards in there.items():
        if name not in seats:
            raise InputError(("fantasyland", name), f"no seat is called {name!r}", suggestion(name, seats))
        if isinstance(cards, bool) or cards not in land.numbers:
            hint = f"write {' or '.join(map(str, land.numbers))}"
            raise InputError(("fantasyland", name), f"nobody receives {cards!r} cards there", hint)
    return dict(there)


def read_stacks(game: Game, value: Any, seats: Sequence[str]) -> dict[str, int] | None:
    """Chips of every seat before the deal, in the order of the seats; None where they do not matter.

    Raises InputError for a seat without chips, and for a win cap without any.
    """
    if value is None:
        if rules_of(game).win_cap != "none":
            hint = f"add 'stacks: {{{seats[0]}: 20, ...}}'"
            raise InputError(("stacks",), "under a win cap the chips of every seat matter", hint)
        return None
    if not isinstance(value, Mapping) or set(value) != set(seats):
        hint = f"the seats are {', '.join(seats)}"
        raise InputError(("stacks",), "the stacks and the seats have different names", hint)
    for name, chips in value.items():
        if isinstance(chips, bool) or not isinstance(chips, int) or chips < 1:
            raise InputError(
                ("stacks", name), f"{chips!r} is no number of chips", "write a whole number from 1"
            )
    return {name: value[name] for name in seats}


def judge_layouts(
    game: Game,
    layouts: Mapping[str, Layout],
    fantasyland: Mapping[str, int] | None = None,
    stacks: Mapping[str, int] | None = None,
) -> LaidOut:
    """Points of every pair and player, and who goes to Fantasyland.

    fantasyland   seats that are there in this deal
    stacks        chips before the deal, for a win cap
    """
    names, there = list(layouts), fantasyland or {}
    before = [stacks[name] for name in names] if stacks else None
    rows = [layouts[name] for name in names]
    found = judged(rules_of(game), rows, {seat for seat, name in enumerate(names) if name in there}, before)
    return LaidOut(
        dict(layouts),
        dict(zip(names, found.scores, strict=True)),
        found.pairs,
        dict(zip(names, found.points, strict=True)),
        {names[seat]: cards for seat, cards in found.next_deal.items()},
    )
