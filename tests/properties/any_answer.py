"""Answers to a decision: every one that is listed, and many that the rules do not allow."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from poker_rulebook.cards import JOKER_WILD
from poker_rulebook.play.actions import (
    BOTH,
    Action,
    Call,
    Choose,
    Decision,
    Declare,
    Discard,
    Divide,
    Draw,
    Fold,
    Place,
    Raise,
    ToChoose,
    ToDeclare,
    ToDiscard,
    ToDivide,
    ToDraw,
    ToPlace,
    TurnUp,
)
from poker_rulebook.play.betting import Legal
from poker_rulebook.play.course import Course
from poker_rulebook.play.dealer import full_deck
from poker_rulebook.play.simulate import random_action
from poker_rulebook.play.simulate_rows import simple_placing

HUGE = 10**5000
NO_ACTIONS: tuple[Any, ...] = (None, "fold", 0, (), [], {}, object(), Fold, Call)
NO_CARDS: tuple[Any, ...] = (None, 7, "Ah", ("Ah",), (1.5,), (True,), ([],), (HUGE,), (-1,), {}, [])
OTHER_KINDS: tuple[Any, ...] = (
    Fold(), Call(), Raise(10), Draw(()), Discard(()), TurnUp(()), Divide({}), Choose("razz"), Declare("high"),
    Place({}),
)  # fmt: skip


def listed(course: Course, rng: random.Random) -> list[Action]:
    """Answers that the decision allows: all of them where they are few, else the bounds and some between."""
    decision = course.decision
    if isinstance(decision, Legal):
        return _wagers(decision, rng)
    if isinstance(decision, ToChoose):
        return [Choose(outcome) for outcome in decision.outcomes]
    if isinstance(decision, ToDeclare):
        return [Declare(share) for share in (*decision.shares, BOTH)]
    if isinstance(decision, ToPlace):
        return [simple_placing(course, decision, rng) for _ in range(2)]
    if isinstance(decision, ToDivide):
        return [random_action(decision, rng) for _ in range(3)]
    numbers = range(decision.fewest, decision.most + 1)
    return [_of_cards(decision)(tuple(rng.sample(decision.own, number))) for number in numbers]


def _wagers(legal: Legal, rng: random.Random) -> list[Action]:
    found: list[Action] = [] if legal.must else [Fold()]
    found += [Call()] if legal.calls else []
    if legal.low:
        totals = {legal.low, legal.high}
        totals |= set() if legal.ends else {rng.randint(legal.low, legal.high)}
        found += [Raise(total) for total in sorted(totals)]
    return found


def _of_cards(decision: Decision) -> type:
    return Draw if isinstance(decision, ToDraw) else Discard if isinstance(decision, ToDiscard) else TurnUp


def refused(course: Course, rng: random.Random) -> Iterator[Any]:
    """Answers that the rules do not allow now."""
    decision = course.decision
    right = {type(action) for action in listed(course, rng)}
    yield from NO_ACTIONS
    yield decision
    yield from (action for action in OTHER_KINDS if type(action) not in right)
    if isinstance(decision, Legal):
        yield from _wrong_wagers(decision)
    elif isinstance(decision, ToDivide):
        yield from _wrong_divisions(course, decision)
    elif isinstance(decision, ToPlace):
        yield from _wrong_places(course, decision)
    elif isinstance(decision, (ToChoose, ToDeclare)):
        kind = Choose if isinstance(decision, ToChoose) else Declare
        yield from map(kind, ("", "nothing", None, 3, [], {}, ("high",)))
    else:
        yield from _wrong_cards(course, decision)


def _wrong_wagers(legal: Legal) -> Iterator[Action]:
    if legal.must:
        yield Fold()
    if not legal.calls:
        yield Call()
    totals: list[Any] = [-1, 0, -HUGE, HUGE, None, "20", 20.0, float("nan"), float("inf"), True, (20,), []]
    if legal.low:
        totals += [legal.low - 1, legal.high + 1, float(legal.low), -legal.low]
        totals += [legal.low + 1] if legal.ends and legal.low + 1 < legal.high else []
    else:
        totals += [1, legal.call, legal.call + 1, 10, 10**9]
    yield from map(Raise, totals)


def others(course: Course, own: tuple[int, ...]) -> list[int]:
    """Cards of the deck that the seat does not hold, those of other seats first."""
    theirs = [card for hand in course.own for card in hand if card not in own]
    rest = [card for card in full_deck(course.game) if card not in own and card not in theirs]
    return [card for card in (*theirs, *rest) if JOKER_WILD not in (card, *own)] or rest


def _wrong_cards(course: Course, decision: Any) -> Iterator[Action]:
    kind, own, strange = _of_cards(decision), decision.own, others(course, decision.own)
    yield from map(kind, NO_CARDS)
    yield kind((strange[0],))
    yield kind((strange[-1],))
    yield kind(list(own[: decision.most]))
    if own:
        yield kind((own[0], own[0]))
        yield kind((*own, own[0]))
    if decision.most:
        yield kind((*own[: decision.most - 1], strange[0]))
    if decision.most < len(own):
        yield kind(own[: decision.most + 1])
    yield from (kind(own[:number]) for number in range(decision.fewest))


def _wrong_divisions(course: Course, decision: ToDivide) -> Iterator[Action]:
    own, names = list(decision.own), list(decision.sizes)
    hands: dict[Any, tuple[int, ...]] = {}
    for name, count in decision.sizes.items():
        hands[name], own = tuple(own[:count]), own[count:]
    first, last = names[0], names[-1]
    strange = others(course, decision.own)
    yield from (Divide(value) for value in (None, [], (), "high", 3, {}, {first: None}, {3: ()}))
    yield from (Divide({**hands, first: cards}) for cards in NO_CARDS)
    yield Divide({**hands, first: (*hands[first][1:], strange[0])})
    yield Divide({**hands, first: (*hands[first][1:], hands[last][0])})
    yield Divide({**hands, first: hands[first][1:], last: (*hands[last], hands[first][0])})
    yield Divide({**hands, "another": ()})
    yield Divide({name: cards for name, cards in hands.items() if name != last})
    yield Divide({name: list(cards) for name, cards in hands.items()})


def _wrong_places(course: Course, decision: ToPlace) -> Iterator[Action]:
    rows, own, strange = list(decision.free), decision.own, others(course, decision.own)
    open_rows = [row for row in rows if decision.free[row]]
    yield from (Place(value) for value in (None, [], (), "front", 3, {}, {3: own}, {"attic": own[:1]}))
    yield from (Place({open_rows[0]: cards}) for cards in NO_CARDS)
    yield Place({open_rows[0]: own[: decision.count - 1]})
    yield Place({open_rows[0]: (own[0],) * max(2, decision.count)})
    yield Place({open_rows[0]: (strange[0], *own[1 : decision.count])})
    for row in rows:
        yield Place(
            {row: own[: decision.free[row] + 1]} if decision.free[row] < len(own) else {row: (*own, own[0])}
        )
        yield from (Place({row: lying[:1]}) for lying in decision.placed.values() if lying)
