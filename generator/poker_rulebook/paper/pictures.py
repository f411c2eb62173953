"""Pictures of the deal, of boards and of hands, as letters for a template.

A card of the deal is one string: its face (down, up, either), its state (new, old, empty, gone), what may happen to
it (swap, flip, x for discarded, - for nothing) and, on a board with labels, its place: "dn-", "un-1a".
"""

from __future__ import annotations

from typing import Any

from poker_rulebook.paper.text import Setter
from poker_rulebook.view.example_views import Board, Figure, LitCard
from poker_rulebook.view.pictures import BoardCards, ChipsDeclared, DiceThrown, OwnCards, Part, RowsLaid, Spot
from poker_rulebook.view.views import Street

STATES = {"new": "n", "old": "o", "empty": "e", "out": "x"}
ACTS = {"": "-", "swap": "s", "flip": "f", "gone": "g"}


def street_pictures(t: Setter, street: Street) -> list[dict[str, Any]]:
    """What lies on the table in a street, once or for each answer."""
    return [
        {"when": t(shown.when), "alt": t.plain(shown.alt), "parts": [_part(part) for part in shown.picture]}
        for shown in street.shown
    ]


def _part(part: Part) -> dict[str, Any]:
    match part:
        case OwnCards(groups):
            return {"kind": "own", "rows": [[_spot(spot) for spot in group] for group in groups]}
        case BoardCards(rows, _, labelled):
            cells = [[_spot(spot, labelled) if spot else "" for spot in row] for row in rows]
            return {"kind": "board", "rows": cells}
        case DiceThrown(dice):
            return {"kind": "dice", "n": dice}
        case RowsLaid(received, rows, times):
            laid = [[_spot(spot) for spot in row] for row in rows]
            return {
                "kind": "laid",
                "received": [_spot(spot) for spot in received],
                "rows": laid,
                "times": times,
            }
        case ChipsDeclared():
            return {"kind": "fists"}


def _spot(spot: Spot, labelled: bool = False) -> str:
    return spot.face[0] + STATES[spot.state] + ACTS[spot.act] + (spot.slot if labelled else "")


def board(t: Setter, found: Board) -> dict[str, Any]:
    """A board with its places or cards, and the groups of which a hand may take cards."""
    rows = [
        [[cell.slot, *t.cards(cell.card), cell.out] if cell.slot else [] for cell in row]
        for row in found.rows
    ]
    groups = [[t(group.name), list(group.slots)] for group in found.groups]
    picture = {"alt": t.plain(found.alt), "rows": rows, "groups": groups}
    return {"t": t(found.name), "p": [["", "", t(found.note)]] if found.note else [], "board": picture}


def figure(t: Setter, found: Figure) -> dict[str, Any]:
    """A winning hand: its cards, and whether each counts."""
    return {
        "t": t(found.title) if found.parts > 1 else "",
        "said": t(found.said),
        "alt": t.plain(found.alt),
        "own": [_lit(t, card) for card in found.own],
        "board": [[_lit(t, card) if card else [] for card in row] for row in found.board],
    }


def _lit(t: Setter, card: LitCard) -> list[Any]:
    return [*t.cards(card.card)[0], "lit" if card.lit else "out" if card.out else ""]
