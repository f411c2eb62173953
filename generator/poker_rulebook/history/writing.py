"""A played hand written as a hand history, in the notation of PHH where that has the words."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from poker_rulebook.cards import without
from poker_rulebook.history.notation import written
from poker_rulebook.history.record import needed
from poker_rulebook.history.variants import code_of
from poker_rulebook.play.choosing import OUT, STAY
from poker_rulebook.play.events import (
    Acted,
    CardsPut,
    Community,
    Dealt,
    Drew,
    Event,
    Extra,
    Flashed,
    Laid,
    Opened,
    Passed,
    Posted,
    Returned,
    Rolled,
    Took,
    WordSaid,
)
from poker_rulebook.play.exchanges import DISCARD, EXPOSE, PASS, REFUSE
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.positions import forced_bets
from poker_rulebook.play.stakes import Forced, Stakes
from poker_rulebook.play.taking import NONE, ONE, TAKE

WAGERS = {"fold": "f", "check": "cc", "call": "cc", "bring-in": "pb"}


def history(hand: Hand, stacks: Sequence[int], name: str = "") -> str:
    """A finished hand as TOML text, for a file of its own; with a name, for a file of several.

    stacks    chips of every seat before the hand
    """
    lines = [f"{key} = {_toml(value)}" for key, value in fields(hand, stacks).items()]
    return "\n".join([*([f"[{name}]"] if name else []), *lines]) + "\n"


def fields(hand: Hand, stacks: Sequence[int]) -> dict[str, Any]:
    """The fields of the hand history, in the order of the standard."""
    game, stakes, n = hand.game, hand.stakes, len(stacks)
    forced = stakes.forced or forced_bets(game, stakes, n)
    ours = _agreed(stakes, forced)
    code = game.id if ours else code_of(game)
    blinds = [-chips if seat in forced.late else chips for seat, chips in enumerate(forced.blinds)]
    values = {
        "variant": code, "antes": _in_order(forced.antes), "blinds_or_straddles": _in_order(blinds),
        "bring_in": stakes.bring_in, "small_bet": stakes.small_bet, "big_bet": stakes.big_bet,
        "min_bet": stakes.small_bet, "starting_stacks": list(stacks), "actions": list(actions(hand, stacks)),
    }  # fmt: skip
    out: dict[str, Any] = {"variant": code}
    if code == game.id and game.choices:
        out["_choices"] = game.choices
    out |= ours
    if any(forced.antes) and not forced.dead_antes:
        out["ante_trimming_status"] = True
    out |= {name: values[name] for name in needed(game)}
    if hand.seat_one:
        out["_seat_one"] = hand.seat_one + 1
    if hand.carried:
        out["_carried"] = hand.carried
    return out | {"finishing_stacks": list(hand.stacks)}


def _agreed(stakes: Stakes, forced: Forced) -> dict[str, Any]:
    """What the standard has no words for: a hand with any of it is no hand of the standard."""
    out: dict[str, Any] = {"_bomb": stakes.bomb} if stakes.bomb else {}
    out |= {"_dead": _in_order(forced.dead)} if forced.dead else {}
    out |= {"_flashed": stakes.flashed + 1} if stakes.flashed is not None else {}
    out |= {"_kill": forced.kill + 1} if forced.kill is not None else {}
    return out | ({"_last": [seat + 1 for seat in sorted(forced.last)]} if forced.last else {})


def _in_order(amounts: Sequence[int]) -> list[int]:
    """Forced bets as the format writes them: with two players the other way round."""
    return list(reversed(amounts)) if len(amounts) == 2 else list(amounts)


def actions(hand: Hand, stacks: Sequence[int]) -> Iterator[str]:
    """The hand action by action."""
    teller = _Teller(hand, stacks)
    drawn = set()
    for event in hand.log:
        if not isinstance(event, Drew):
            yield from teller.takes(event) if isinstance(event, Took) else teller.told(event)
            continue
        if event.step not in drawn:
            drawn.add(event.step)
            yield from teller.throws([e for e in hand.log if isinstance(e, Drew) and e.step == event.step])
        yield from teller.receives(event)
    if hand.players > 1 and not hand.ended:
        yield from teller.all_show()


class _Teller:
    """Keeps count of chips and cards, as players who are all-in show before the next card is dealt."""

    def __init__(self, hand: Hand, stacks: Sequence[int]):
        self.hand, self.game = hand, hand.game
        self.chips = list(stacks)
        self.live = [True] * len(stacks)
        self.own: list[list[int]] = [[] for _ in stacks]
        self.seen: list[set[int]] = [set() for _ in stacks]  # cards that lie face up or have been shown
        self.step = ""  # of the last deal
        self.dealt: dict[tuple[str, int], int] = {}
        steps = self.game.play
        self.number = {step.id: number for number, step in enumerate(steps)}
        self.first_bet = next((number for number, step in enumerate(steps) if step.do == "bet"), 0)
        others = (number for number, step in enumerate(steps) if step.do not in ("deal", "bet"))
        self.last_draw = max(others, default=-1)

    def told(self, event: Event) -> Iterator[str]:
        if isinstance(event, (Dealt, Opened, Community)) and event.step != self.step:
            self.step = event.step
            if self._all_in_before(event.step):
                yield from self.all_show()
        if isinstance(event, Flashed) and not event.received:
            self.seen[event.seat] = {event.card}  # instead of the card that would have been the door card
        elif type(event) in TOLD:
            yield TOLD[type(event)](self, event)
        elif isinstance(event, Posted):
            self.chips[event.seat] -= event.chips
        elif isinstance(event, Returned):
            self.chips[event.seat] += event.chips

    def all_show(self) -> Iterator[str]:
        """Everybody who is in and has cards that the others have not seen."""
        for seat, live in enumerate(self.live):
            if live and not self.seen[seat].issuperset(self.own[seat]):
                self.seen[seat].update(self.own[seat])
                yield f"p{seat + 1} sm {written(self.own[seat])}"

    def _all_in_before(self, step: str) -> bool:
        number = self.number[step]
        with_chips = sum(live and chips > 0 for live, chips in zip(self.live, self.chips, strict=True))
        return number > max(self.first_bet, self.last_draw) and sum(self.live) > 1 >= with_chips

    def _dealt(self, event: Dealt) -> str:
        key = (event.step, event.seat)
        if not isinstance(event, Extra):
            self.dealt[key] = self.dealt.get(key, 0) + 1
        if self.dealt[key] == 1:  # else of a later run-out
            self.own[event.seat] += event.cards
            self.seen[event.seat].update(event.cards[len(event.cards) - event.up :])
        return f"d dh p{event.seat + 1} {written(event.cards)}"

    def _flashed(self, event: Flashed) -> str:
        self.own[event.seat] = [card for card in self.own[event.seat] if card != event.card] + [
            *event.received
        ]
        return f"d dh p{event.seat + 1} {written(event.received)}"

    def _acted(self, event: Acted) -> str:
        self.chips[event.seat] -= event.chips
        if event.verb == "fold":
            self.live[event.seat] = False
        return f"p{event.seat + 1} {WAGERS.get(event.verb) or f'cbr {event.total}'}"

    def _said(self, event: WordSaid) -> str:
        if (event.verb, event.word) == (STAY, OUT):
            self.live[event.seat] = False
        return f"p{event.seat + 1} {event.verb.code} {event.word}"

    def throws(self, events: list[Drew]) -> Iterator[str]:
        """A draw: every discard is heard before the first new card."""
        for event in events:
            self._throw(event.seat, event.thrown)
            yield f"p{event.seat + 1} sd {written(event.thrown)}".rstrip()

    def receives(self, event: Drew) -> Iterator[str]:
        if event.received:
            self.own[event.seat] += event.received
            yield f"d dh p{event.seat + 1} {written(event.received)}"

    def takes(self, event: Took) -> Iterator[str]:
        yield f"p{event.seat + 1} {TAKE.code} {ONE if event.cards else NONE}"
        if event.cards:
            self.own[event.seat] += event.cards
            self.seen[event.seat].update(event.cards[: event.up])
            yield f"d dh p{event.seat + 1} {written(event.cards)}"

    def _throw(self, seat: int, cards: Sequence[int]) -> None:
        self.own[seat] = without(self.own[seat], cards)

    def _passed(self, event: Passed) -> str:
        self._throw(event.seat, event.cards)
        self.own[event.to] += event.cards
        return f"p{event.seat + 1} {PASS.code} {written(event.cards)}"

    def _put(self, event: CardsPut) -> str:
        if event.verb in (DISCARD, REFUSE):
            self._throw(event.seat, event.cards)
        elif event.verb is EXPOSE:
            self.seen[event.seat].update(event.cards)
        told = written(event.cards)
        if len(event.bins) > 1:
            told = " ".join(f"{name}={written(cards)}" for name, cards in event.bins.items())
        return f"p{event.seat + 1} {event.verb.code} {told}".rstrip()


TOLD: dict[type[Event], Callable[[_Teller, Any], str]] = {
    Dealt: _Teller._dealt, Extra: _Teller._dealt, Flashed: _Teller._flashed, Acted: _Teller._acted, Passed: _Teller._passed, CardsPut: _Teller._put,
    Opened: lambda teller, event: f"d db {written(event.cards)}",
    Laid: lambda teller, event: f"d db {written(event.cards)}",
    Community: lambda teller, event: f"d db {written((event.card,))}",
    Rolled: lambda teller, event: f"d ro {event.total}",
    WordSaid: _Teller._said,
}  # fmt: skip


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        if value and isinstance(value[0], str):
            return "[\n" + "".join(f"  {json.dumps(each)},\n" for each in value) + "]"
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)
