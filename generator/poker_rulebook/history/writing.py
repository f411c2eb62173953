"""A played hand written as a hand history, in the notation of PHH where that has the words."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from poker_rulebook.history.notation import code_of, written
from poker_rulebook.history.record import needed
from poker_rulebook.play import events as e
from poker_rulebook.play.choosing import NONE, ONE, TAKE
from poker_rulebook.play.exchanges import PASS
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.rounds import forced_bets
from poker_rulebook.play.stakes import Forced, Stakes

WAGERS = {"fold": "f", "check": "cc", "call": "cc", "bring-in": "pb"}


def history(hand: Hand, name: str = "") -> str:
    """A finished hand as TOML text, for a file of its own; with a name, for a file of several."""
    lines = [f"{key} = {_toml(value)}" for key, value in fields(hand).items()]
    return "\n".join([*([f"[{name}]"] if name else []), *lines]) + "\n"


def fields(hand: Hand) -> dict[str, Any]:
    """The fields of the hand history, in the order of the standard."""
    game, stakes, n = hand.game, hand.stakes, len(hand.brought)
    forced = stakes.forced or forced_bets(game, stakes, n)
    ours = _agreed(stakes, forced)
    code = game.id if ours else code_of(game)
    blinds = [-chips if seat in forced.late else chips for seat, chips in enumerate(forced.blinds)]
    values = {
        "variant": code, "antes": _in_order(forced.antes), "blinds_or_straddles": _in_order(blinds),
        "bring_in": stakes.bring_in, "small_bet": stakes.small_bet, "big_bet": stakes.big_bet,
        "min_bet": stakes.small_bet, "starting_stacks": list(hand.brought), "actions": list(actions(hand)),
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
    """What the standard has no words for: a hand with any of it is not a hand of the standard."""
    out: dict[str, Any] = {"_bomb": stakes.bomb} if stakes.bomb else {}
    out |= {"_dead": _in_order(forced.dead)} if forced.dead else {}
    out |= {"_flashed": stakes.flashed + 1} if stakes.flashed is not None else {}
    out |= {"_kill": forced.kill + 1} if forced.kill is not None else {}
    return out | ({"_last": [seat + 1 for seat in sorted(forced.last)]} if forced.last else {})


def _in_order(amounts: Sequence[int]) -> list[int]:
    """Forced bets as the format writes them: with two players the other way round."""
    return list(reversed(amounts)) if len(amounts) == 2 else list(amounts)


def actions(hand: Hand) -> Iterator[str]:
    """The hand action by action."""
    teller = _Teller(hand)
    drawn = set()
    for event in hand.log:
        if isinstance(event, e.Drew) and event.step not in drawn:
            drawn.add(event.step)  # every discard is heard before the first new card
            draws = [each for each in hand.log if isinstance(each, e.Drew) and each.step == event.step]
            yield from (f"p{each.seat + 1} sd {written(each.thrown)}".rstrip() for each in draws)
        yield from teller.told(event)
    if hand.players > 1 and not hand.ended:
        yield from teller.all_show()


class _Teller:
    """Follows chips and cards, as players who are all-in show before the next card is dealt."""

    def __init__(self, hand: Hand):
        self.table = hand.bare()
        self.shown: list[set[int]] = [set() for _ in hand.brought]  # cards that lay face down
        self.step = ""  # of the last deal
        steps = hand.game.play
        self.number = {step.id: number for number, step in enumerate(steps)}
        self.first_bet = next((number for number, step in enumerate(steps) if step.do == "bet"), 0)
        others = (number for number, step in enumerate(steps) if step.do not in ("deal", "bet"))
        self.last_draw = max(others, default=-1)

    def told(self, event: e.Event) -> Iterator[str]:
        if isinstance(event, (e.Dealt, e.Opened, e.Community)) and event.step != self.step:
            self.step = event.step
            if self._all_in_before(event.step):
                yield from self.all_show()
        self.table.see(event)
        yield from TOLD[type(event)](event) if type(event) in TOLD else ()

    def all_show(self) -> Iterator[str]:
        """Everybody who is in and has cards that the others have not seen."""
        for seat, own in enumerate(self.table.own):
            if self.table.live[seat] and not {*self.table.up[seat], *self.shown[seat]}.issuperset(own):
                self.shown[seat].update(own)
                yield f"p{seat + 1} sm {written(own)}"

    def _all_in_before(self, step: str) -> bool:
        live, number = self.table.live, self.number[step]
        with_chips = sum(is_in and chips > 0 for is_in, chips in zip(live, self.table.stacks, strict=True))
        return number > max(self.first_bet, self.last_draw) and sum(live) > 1 >= with_chips


def _received(event: e.Dealt | e.Drew | e.Flashed | e.Took) -> Iterator[str]:
    cards = event.cards if isinstance(event, (e.Dealt, e.Took)) else event.received
    if cards:
        yield f"d dh p{event.seat + 1} {written(cards)}"


def _took(event: e.Took) -> Iterator[str]:
    yield f"p{event.seat + 1} {TAKE.code} {ONE if event.cards else NONE}"
    yield from _received(event)


def _put(event: e.CardsPut) -> Iterator[str]:
    told = written(event.cards)
    if len(event.bins) > 1:
        told = " ".join(f"{name}={written(cards)}" for name, cards in event.bins.items())
    yield f"p{event.seat + 1} {event.verb.code} {told}".rstrip()


TOLD: dict[type[e.Event], Callable[[Any], Iterable[str]]] = {
    e.Dealt: _received, e.Extra: _received, e.Flashed: _received, e.Drew: _received, e.Took: _took, e.CardsPut: _put,
    e.Acted: lambda event: [f"p{event.seat + 1} {WAGERS.get(event.verb) or f'cbr {event.total}'}"],
    e.Passed: lambda event: [f"p{event.seat + 1} {PASS.code} {written(event.cards)}"],
    e.Opened: lambda event: [f"d db {written(event.cards)}"],
    e.Laid: lambda event: [f"d db {written(event.cards)}"],
    e.Community: lambda event: [f"d db {written((event.card,))}"],
    e.Rolled: lambda event: [f"d ro {event.total}"],
    e.WordSaid: lambda event: [f"p{event.seat + 1} {event.verb.code} {event.word}"],
}  # fmt: skip


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        if value and isinstance(value[0], str):
            return "[\n" + "".join(f"  {json.dumps(each)},\n" for each in value) + "]"
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)
