"""Answers to a decision: every one that is listed, and many that the rules do not allow."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from poker_rulebook.cards import JOKER_WILD
from poker_rulebook.play.chance import random_action, simple_placing
from poker_rulebook.play.choosing import CHOOSE, DECLARE, STAY, TAKE
from poker_rulebook.play.dealer import full_deck
from poker_rulebook.play.exchanges import DISCARD, DIVIDE, DRAW, EXPOSE, PASS
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import PLACE
from poker_rulebook.play.questions import Action, Call, Fold, Legal, Put, Raise, ToPut, ToSay, asks_to

HUGE = 10**5000
NO_ACTIONS: tuple[Any, ...] = (None, "fold", 0, (), [], {}, object(), Fold, Call)
NO_CARDS: tuple[Any, ...] = (None, 7, "Ah", ("Ah",), (1.5,), (True,), ([],), (HUGE,), (-1,), {}, [])
OTHER_KINDS: tuple[Any, ...] = (
    Fold(), Call(), Raise(10), DRAW.answer(()), DISCARD.answer(()), PASS.answer(()), EXPOSE.answer(()), Put("divide", {}), TAKE.answer("one"), CHOOSE.answer("razz"), DECLARE.answer("high"), STAY.answer("in"),
    Put("place", {}),
)  # fmt: skip


def listed(course: Hand, rng: random.Random) -> list[Action]:
    """Answers that the decision allows: all of them where they are few, else the bounds and some between."""
    decision = course.decision
    if isinstance(decision, Legal):
        return _wagers(decision, rng)
    if isinstance(decision, ToSay):
        return [decision.verb.answer(word) for word in decision.words]
    if asks_to(decision, PLACE):
        return [simple_placing(course.rules, decision, rng) for _ in range(2)]
    if asks_to(decision, DIVIDE):
        return [random_action(decision, rng) for _ in range(3)]
    numbers = range(decision.fewest, decision.most + 1)
    return [decision.verb.answer(tuple(rng.sample(decision.own, number))) for number in numbers]


def _wagers(legal: Legal, rng: random.Random) -> list[Action]:
    found: list[Action] = [] if legal.must else [Fold()]
    found += [Call()] if legal.calls else []
    if legal.low:
        totals = {legal.low, legal.high}
        totals |= set() if legal.ends else {rng.randint(legal.low, legal.high)}
        found += [Raise(total) for total in sorted(totals)]
    return found


def _kind(action: Action) -> object:
    """What the action answers: a wager, or the verb of the question."""
    return getattr(action, "verb", type(action))


def refused(course: Hand, rng: random.Random) -> Iterator[Any]:
    """Answers that the rules do not allow now."""
    decision = course.decision
    right = {_kind(action) for action in listed(course, rng)}
    yield from NO_ACTIONS
    yield decision
    yield from (action for action in OTHER_KINDS if _kind(action) not in right)
    if isinstance(decision, Legal):
        yield from _wrong_wagers(decision)
    elif asks_to(decision, DIVIDE):
        yield from _wrong_divisions(course, decision)
    elif asks_to(decision, PLACE):
        yield from _wrong_places(course, decision)
    elif isinstance(decision, ToSay):
        yield from map(decision.verb.answer, ("", "nothing", None, 3, [], {}, ("high",)))
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


def others(course: Hand, own: tuple[int, ...]) -> list[int]:
    """Cards of the deck that the seat does not hold, those of other seats first."""
    theirs = [card for hand in course.own for card in hand if card not in own]
    rest = [card for card in full_deck(course.game) if card not in own and card not in theirs]
    return [card for card in (*theirs, *rest) if JOKER_WILD not in (card, *own)] or rest


def _wrong_cards(course: Hand, decision: Any) -> Iterator[Action]:
    kind, own, strange = decision.verb.answer, decision.own, others(course, decision.own)
    yield from map(kind, NO_CARDS)
    yield kind((strange[0],))
    yield kind((strange[-1],))
    yield kind(list(own[: decision.most]))
    once = next((card for card in own if own.count(card) == 1), None)  # two jokers may both go
    if once is not None:
        yield kind((once, once))
        yield kind((*own, once))
    if decision.most:
        yield kind((*own[: decision.most - 1], strange[0]))
    if decision.most < len(own):
        yield kind(own[: decision.most + 1])
    yield from (kind(own[:number]) for number in range(decision.fewest))


def _wrong_divisions(course: Hand, decision: ToPut) -> Iterator[Action]:
    own, names = list(decision.own), list(decision.bins)
    sizes = {name: place.most for name, place in decision.bins.items()}
    hands: dict[Any, tuple[int, ...]] = {}
    for name, count in sizes.items():
        hands[name], own = tuple(own[:count]), own[count:]
    first, last = names[0], names[-1]
    strange = others(course, decision.own)
    yield from (Put("divide", value) for value in (None, [], (), "high", 3, {}, {first: None}, {3: ()}))
    yield from (Put("divide", {**hands, first: cards}) for cards in NO_CARDS)
    yield Put("divide", {**hands, first: (*hands[first][1:], strange[0])})
    yield Put("divide", {**hands, first: (*hands[first][1:], hands[last][0])})
    yield Put("divide", {**hands, first: hands[first][1:], last: (*hands[last], hands[first][0])})
    yield Put("divide", {**hands, "another": ()})
    yield Put("divide", {name: cards for name, cards in hands.items() if name != last})
    yield Put("divide", {name: list(cards) for name, cards in hands.items()})


def _wrong_places(course: Hand, decision: ToPut) -> Iterator[Action]:
    free = {row: place.most for row, place in decision.bins.items()}
    rows, own, strange = list(free), decision.own, others(course, decision.own)
    open_rows = [row for row in rows if free[row]]
    yield from (Put("place", value) for value in (None, [], (), "front", 3, {}, {3: own}, {"attic": own[:1]}))
    yield from (Put("place", {open_rows[0]: cards}) for cards in NO_CARDS)
    yield Put("place", {open_rows[0]: own[: decision.most - 1]})
    yield Put("place", {open_rows[0]: (own[0],) * max(2, decision.most)})
    yield Put("place", {open_rows[0]: (strange[0], *own[1 : decision.most])})
    for row in rows:
        yield Put("place", {row: own[: free[row] + 1]} if free[row] < len(own) else {row: (*own, own[0])})
        yield from (Put("place", {row: lying[:1]}) for _, _, lying in decision.bins.values() if lying)
