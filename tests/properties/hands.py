"""What must be true of a hand at every decision and at its end, and how it is told where it is not."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import dealt_tables
from real_book import real_book

from poker_rulebook.cards import JOKER_BUG, JOKER_WILD
from poker_rulebook.play import simulate
from poker_rulebook.play.dealer import full_deck
from poker_rulebook.play.events import (
    Acted,
    Event,
    Killed,
    LeftOver,
    Matched,
    Paid,
    Posted,
    Refunded,
    Returned,
    Won,
)
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.hand_record import record, resumed
from poker_rulebook.play.table import Table


def told(course: Hand) -> str:
    """The hand as a record, which `rulebook resume` tells."""
    return json.dumps(record(course))


def played(table: dealt_tables.Table) -> Iterator[Hand]:
    """The hand at every decision, and at last when it is over. Fails when it goes on and on.

    Every bet takes a chip from a stack, and between two bets each seat acts once: so many decisions at most.
    """
    rng, course = random.Random(table.seed + 1), dealt_tables.begun(table)
    steps = sum(getattr(step, "rounds", 1) for step in table.game.play) + len(table.there)
    most = len(table.stacks) * 2 * (sum(table.stacks) + steps)
    while course.decision is not None:
        yield course
        most -= 1
        assert most, "the hand does not end"
        course.act(dealt_tables.answer(course, table.style, rng))
    yield course


def state(course: Hand) -> dict[str, Any]:
    """Everything that an answer could change, as a copy."""
    dealer = course.dealer
    names = (name for name in (*Table.__slots__, *Hand.__slots__) if name not in _FIXED)
    kept = {name: getattr(course, name) for name in names if hasattr(course, name)}
    cards = {"stub": dealer.stub, "burned": dealer.burned, "muck": dealer.muck, "deck": dealer.deck}
    return _copied(kept | cards)


def _copied(value: Any) -> Any:
    """A copy of what can change: `deepcopy` copies every event of the log as well."""
    if isinstance(value, list):
        return [_copied(one) for one in value]
    if isinstance(value, dict):
        return {key: _copied(one) for key, one in value.items()}
    try:
        hash(value)
    except TypeError:
        return deepcopy(value)
    return value


_FIXED = ("game", "stakes", "dealer", "_course", "showdowns")


def same_events(first: list[Event], second: list[Event]) -> bool:
    """Whether two logs tell the same: events of different kinds may be equal as tuples."""
    return [(type(event), event) for event in first] == [(type(event), event) for event in second]


def cards_of(course: Hand) -> Counter:
    """Every card that is anywhere, whatever way a joker was dealt."""
    dealer = course.dealer
    found = [*dealer.stub, *dealer.burned, *dealer.muck]
    if not course.game.open_face:
        found += [*course.board.values(), *course.aside.values(), *course.community, *course.later]
        found += [card for seat in course.seats_in() for card in course.own[seat]]
    else:
        found += [card for own in course.own for card in own]
        found += [card for rows in course.rows for cards in rows.values() for card in cards]
    return Counter(JOKER_BUG if card == JOKER_WILD else card for card in found)


def deck_of(course: Hand) -> Counter:
    return Counter(JOKER_BUG if card == JOKER_WILD else card for card in full_deck(course.game))


def chips_in_front(course: Hand) -> tuple[int, int]:
    """What was brought, and what lies on the table at a decision."""
    if course.game.open_face:
        return sum(course.brought), sum(course.stacks)
    return sum(course.brought) + course.carried, sum(course.stacks) + course.pot()


def ledger(course: Hand) -> list[int]:
    """The stacks that follow from the events alone."""
    stacks = list(course.brought)
    for event in course.log:
        if isinstance(event, (Posted, Acted, Matched)):
            stacks[event.seat] -= event.chips
        elif isinstance(event, (Returned, Refunded, Won)):
            stacks[event.seat] += event.chips
        elif isinstance(event, Killed):
            stacks[event.seat] += event.back - event.chips
        elif isinstance(event, Paid):
            stacks[event.seat] += event.points
            stacks[event.other] -= event.points
    return stacks


def wrong_at_the_end(course: Hand) -> str:
    """What is wrong with a finished hand; '' for nothing."""
    if ledger(course) != list(course.stacks):
        return f"the events lead to {ledger(course)}, the stacks are {course.stacks}"
    left = sum(event.chips for event in course.log if isinstance(event, LeftOver))
    if left != course.left:
        return f"{course.left} chips are left, and {left} are told"
    return simulate.violation(course)


def copied(course: Hand) -> Hand:
    """The same hand once more, from its record."""
    return resumed(real_book(), json.loads(told(course))).hand
