"""A hand told as text: 'A raises to 600', 'B exchanges 2c 3d'; played action by action."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.problems import suggestion
from poker_rulebook.cards import texts
from poker_rulebook.play.actions import (
    Action,
    Divide,
    IllegalAction,
    ToDivide,
)
from poker_rulebook.play.dealer import Dealer, full_deck
from poker_rulebook.play.dealing import COMMUNITY
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.reading import InputError, no_card_twice, possible_rolls, read_cards
from poker_rulebook.play.sentences import action_in, compare_allowed, compare_calling, understood, whose_turn
from poker_rulebook.play.showdown import Cards
from poker_rulebook.play.stakes import WrongStakes, stakes_for

ASKED = ("bet", "draw", "discard", "divide", "expose", "choose", "declare")  # steps with decisions


class ScriptedDealer(Dealer):
    """Deals the cards that the example names for each seat and slot, and any other card elsewhere."""

    __slots__ = ("named",)

    def __init__(self, stub: list[int], named: Mapping[int | str, list[int]], rolls: dict[str, int]):
        super().__init__(stub, random.Random(0), rolls)
        self.named = named

    def take(self, to: int | str) -> int:
        queue = self.named.get(to)
        card = queue.pop(0) if queue else self._any_other()
        self.stub.remove(card)
        return card

    def burn(self) -> int:
        card = self._any_other()
        self.stub.remove(card)
        self.burned.append(card)
        return card

    def roll(self, step: str, dice: int) -> int:
        if step not in self.rolls:
            raise InputError(("rolls",), f"the roll {step!r} is missing", f"add {step}: {dice}")
        return self.rolls[step]

    def _any_other(self) -> int:
        kept = {card for queue in self.named.values() for card in queue}
        for card in reversed(self.stub):
            if card not in kept:
                return card
        message = "the cards written leave none to burn, or to deal to those whose cards are not written"
        raise InputError(("seats",), message, "write fewer")


def play(game: Game, example: Example) -> Hand:
    """The finished hand of an example with stacks. Raises InputError where the rules and the text part."""
    names = list(example.seats)
    hand = _start(game, example, names)
    lines = {step: iter(enumerate(said)) for step, said in (example.actions or {}).items()}
    for step in lines:
        if step not in {s.id for s in game.play}:
            known = [s.id for s in game.play if s.do in ASKED]
            raise InputError(("actions", step), f"no step is called {step!r}", suggestion(step, known))
    while hand.decision is not None:
        _answer(game, example, hand, names, lines)
    for step, rest in lines.items():
        for index, sentence in rest:
            raise InputError(("actions", step, index), f"{sentence!r}: nobody is to act any more")
    _nothing_left(hand.dealer.named, names)
    return hand


def _nothing_left(named: Mapping[int | str, list[int]], names: list[str]) -> None:
    """Raises InputError for cards that the example names and nobody received."""
    left: dict[tuple, list[int]] = {}
    for to, queue in named.items():
        left.setdefault(("seats", names[to]) if isinstance(to, int) else ("board",), []).extend(queue)
    for at, cards in left.items():
        if cards:
            verb = "is" if len(cards) == 1 else "are"
            hint = "the hand ends before, or the cards are too many"
            raise InputError(at, f"{texts(cards)} {verb} never dealt", hint)


def _start(game: Game, example: Example, names: list[str]) -> Hand:
    if set(example.stacks) != set(names):
        raise InputError(
            ("stacks",), "the stacks and the seats have different names", f"the seats are {', '.join(names)}"
        )
    try:
        stakes = stakes_for(game, example.stakes or {})
    except WrongStakes as error:
        raise InputError(("stakes",), str(error)) from None
    named = _named_cards(game, example, names)
    rolls = dict(example.rolls or {})
    possible_rolls(game, rolls)
    low, high = game.players
    if not low <= len(names) <= high:
        raise InputError(
            ("seats",), f"{len(names)} seats are written", f"{game.id} is for {low} to {high} players"
        )
    dealer = ScriptedDealer(full_deck(game), named, rolls)
    seat_one = _seat_one(game, example, names)
    stacks = [example.stacks[name] for name in names]
    return Hand(game, stakes, stacks, dealer, carried=example.carried or 0, seat_one=seat_one)


def _seat_one(game: Game, example: Example, names: list[str]) -> int:
    if example.seat_one is None:
        return 0
    if not game.numbers_seats:
        raise InputError(("seat_one",), "dealing does not begin at seat 1 in this game", "delete it")
    if example.seat_one not in names:
        hint = suggestion(example.seat_one, names)
        raise InputError(("seat_one",), f"no seat is called {example.seat_one!r}", hint)
    return names.index(example.seat_one)


def _named_cards(game: Game, example: Example, names: list[str]) -> dict[int | str, list[int]]:
    groups = []
    for seat, name in enumerate(names):
        value = example.seats[name]
        if isinstance(value, dict) and not game.divided:
            raise InputError(
                ("seats", name), "the cards of this game are not divided", "write them as one text"
            )
        value = " ".join(value.values()) if isinstance(value, dict) else value
        groups.append((seat, ("seats", name), read_cards(game, value, ("seats", name))))
    groups += _named_board(game, example.board)
    no_card_twice((at, cards) for _, at, cards in groups)
    return {to: list(cards) for to, _, cards in groups}


def _named_board(game: Game, board: Any) -> list[tuple[str, tuple, Cards]]:
    """The slots that the example fills, each with its place in the example and its cards."""
    slots = game.board_slots + ((COMMUNITY,) if any(step.if_short for step in game.deals) else ())
    if board is not None and not slots:
        raise InputError(("board",), f"{game.id} has no board", "delete it")
    if isinstance(board, dict):
        return [(slot, ("board", slot), _slot_card(game, slot, text, slots)) for slot, text in board.items()]
    if not isinstance(board, list):
        read = read_cards(game, board, ("board",)) if board is not None else ()
    else:
        lines = game.layouts[0].lines if len(game.layouts) == 1 else ()
        slots = tuple(slot for line in lines for slot in line.slots)
        if len(board) != len(lines) or len(set(slots)) < len(slots):
            raise InputError(("board",), f"{len(board)} boards are written", "write it as {slot: card}")
        read = tuple(card for i, part in enumerate(board) for card in read_cards(game, part, ("board", i)))
    if len(read) > len(slots):
        raise InputError(("board",), f"{len(read)} cards are written", f"the board has {len(slots)}")
    return [(slot, ("board",), (card,)) for slot, card in zip(slots, read, strict=False)]


def _slot_card(game: Game, slot: str, text: str, slots: tuple[str, ...]) -> Cards:
    if slot not in slots:
        raise InputError(("board", slot), f"the board has no slot {slot!r}", suggestion(slot, slots))
    card = read_cards(game, text, ("board", slot))
    if len(card) != 1:
        raise InputError(("board", slot), f"{len(card)} cards are written", "a slot holds one card")
    return card


def _answer(game: Game, example: Example, hand: Hand, names: list[str], lines: dict[str, Iterator]) -> None:
    decision = hand.decision
    name = names[decision.seat]
    if isinstance(decision, ToDivide) and isinstance(example.seats[name], dict):
        hands = {key: read_cards(game, text, ("seats", name)) for key, text in example.seats[name].items()}
        _act(hand, Divide(hands), ("seats", name))
        return
    at = ("actions", decision.step)
    for index, sentence in lines.get(decision.step, ()):
        here = (*at, index)
        found = understood(here, sentence, names)
        if found["seat"] != name:
            raise InputError(here, f"{sentence!r}: it is the turn of {name}", whose_turn(decision))
        if found["verb"] in ("may not call", "may not check"):
            compare_calling(here, sentence, decision, found)
            continue
        if found["verb"].startswith("may"):
            compare_allowed(here, sentence, decision, found)
            continue
        _act(hand, action_in(game, here, sentence, decision, found), here)
        return
    raise InputError(at, f"{name} is to act, and nothing is written", whose_turn(decision))


def _act(hand: Hand, action: Action, at: tuple) -> None:
    try:
        hand.act(action)
    except IllegalAction as error:
        raise InputError(at, str(error)) from None
