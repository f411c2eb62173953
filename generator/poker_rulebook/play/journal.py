"""What has happened and how things stand, as plain JSON: events, seats, and who may do what."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from poker_rulebook.cards import text, texts
from poker_rulebook.play.answers import allowed
from poker_rulebook.play.course import Course
from poker_rulebook.play.events import Event
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import Deal

_CARDS = ("cards", "thrown", "received")
_GROUPS = ("hands", "rows")
_SEATS = ("seat", "other")


def events(log: Iterable[Event], names: Sequence[str]) -> list[dict[str, Any]]:
    """Each event with its kind, such as {"event": "dealt", "step": "own", "seat": "A", "cards": "Ah 2c", "up": 0}.

    The keys are those of poker_rulebook.play.events; seats stand by name, and cards as text.
    """
    return [_event(event, names) for event in log]


def _event(event: Event, names: Sequence[str]) -> dict[str, Any]:
    said: dict[str, Any] = {"event": re.sub("(?<=.)(?=[A-Z])", "-", type(event).__name__).lower()}
    for key, value in event._asdict().items():
        said[key] = _value(event, key, value, names)
    return said


def _value(event: Event, key: str, value: Any, names: Sequence[str]) -> Any:
    if key in _SEATS:
        return names[value]
    if key == "card":
        return text(value)
    if key in _CARDS and isinstance(value, tuple):  # some events count cards
        return texts(value)
    if key in _GROUPS:
        return {name: texts(cards) for name, cards in value.items()}
    return list(value) if isinstance(value, tuple) else value


def standing(course: Course, names: Sequence[str]) -> dict[str, Any]:
    """How things stand, with everything that the dealer knows but the stub.

    seats       name -> stack and cards; in a hand also the wager of this round and whether the seat is in
    to_act      seat, step and every action that the rules allow (see poker_rulebook.play.answers.allowed); None when
                it is over
    """
    names = names[: len(course.brought)]
    said: dict[str, Any] = {"game": course.game.id, "options": dict(course.game.choices)}
    said |= _hand(course, names) if isinstance(course, Hand) else _deal(course, names)
    said["log"] = events(course.log, names)
    decision = course.decision
    said["to_act"] = decision and {
        "seat": names[decision.seat], "step": decision.step, "may": allowed(decision),
    }  # fmt: skip
    return said


def _hand(hand: Hand, names: Sequence[str]) -> dict[str, Any]:
    seats = {
        name: {
            "stack": hand.stacks[seat], "wager": hand.wagers[seat], "in": hand.live[seat],
            "own": texts(hand.own[seat]), "up": texts(hand.up[seat]),
        }
        for seat, name in enumerate(names)
    }  # fmt: skip
    board = {slot: text(card) for slot, card in hand.board.items()}
    pot = hand.pot() if hand.decision else 0
    return {"seats": seats, "board": board, "pot": pot, "left": hand.left}


def _deal(deal: Deal, names: Sequence[str]) -> dict[str, Any]:
    seats = {
        name: {
            "stack": deal.stacks[seat], "own": texts(deal.own[seat]),
            "rows": {row: texts(cards) for row, cards in deal.rows[seat].items()},
        }
        for seat, name in enumerate(names)
    }  # fmt: skip
    next_deal = {names[seat]: cards for seat, cards in deal.next_deal.items()}
    return {"seats": seats, "points": dict(zip(names, deal.points, strict=True)), "next": next_deal}
