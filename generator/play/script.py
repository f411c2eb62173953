"""A hand told as text: 'A raises to 600', 'B exchanges 2c 3d'; played action by action."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from typing import Any

from generator.book.model import Example, Game
from generator.book.problems import suggestion
from generator.cards import JOKER_WILD, texts
from generator.play.actions import (
    Action,
    Call,
    Choose,
    Decision,
    Declare,
    Discard,
    Divide,
    Draw,
    Fold,
    IllegalAction,
    Raise,
    ToDivide,
    ToDraw,
    TurnUp,
    asked_for,
    described,
    raise_range,
)
from generator.play.betting import Legal
from generator.play.dealer import Dealer, full_deck
from generator.play.dealing import COMMUNITY
from generator.play.hand import Hand
from generator.play.reading import InputError, no_card_twice, possible_rolls, read_cards, wild_jokers
from generator.play.showdown import Cards
from generator.play.stakes import WrongStakes, stakes_for

WHAT = (
    "(?P<verb>folds|checks|calls|bets|raises to|completes|brings in|exchanges|stands pat"
    "|discards|turns up|chooses|declares|may raise to|may not raise|may exchange|may not call|may not check)(?: (?P<rest>.+))?"
)
FORMS = (
    "'A folds', 'A checks', 'A calls', 'A bets 200', 'A raises to 600', 'A completes', 'A brings in', "
    "'A exchanges 2c 3d', 'A stands pat', 'A discards 9d', 'A turns up 9d', 'A discards nothing', "
    "'A chooses razz', 'A declares both', 'A may raise to 400-700', 'A may not raise', 'A may exchange 0-3'"
)


ASKED = ("bet", "draw", "discard", "divide", "expose", "choose", "declare")  # steps with decisions
NOTHING = "nothing"  # cards of a player who discards or turns up none
# nothing follows these
BARE = ("folds", "checks", "stands pat", "may not raise", "may not call", "may not check")


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
    slots = game.board_slots + ((COMMUNITY,) if any(step.if_short for step in game.play) else ())
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
        found = _understood(here, sentence, names)
        if found["seat"] != name:
            raise InputError(here, f"{sentence!r}: it is the turn of {name}", _turn(decision))
        if found["verb"] in ("may not call", "may not check"):
            _compare_calling(here, sentence, decision, found)
            continue
        if found["verb"].startswith("may"):
            _compare_allowed(here, sentence, decision, found)
            continue
        _act(hand, _action(game, here, sentence, decision, found), here)
        return
    raise InputError(at, f"{name} is to act, and nothing is written", _turn(decision))


def _understood(at: tuple, sentence: str, names: list[str]) -> re.Match:
    """Seat, verb and rest of a sentence. Raises InputError for another form or an unknown seat."""
    seats = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    found = re.fullmatch(f"(?P<seat>{seats}) {WHAT}", sentence) or re.fullmatch(
        f"(?P<seat>.+?) {WHAT}", sentence
    )
    if not found:
        raise InputError(at, f"{sentence!r} is not understood", f"write one of {FORMS}")
    seat, verb = found["seat"], found["verb"]
    if seat not in names:
        raise InputError(at, f"{sentence!r}: no seat is called {seat!r}", suggestion(seat, names))
    if found["rest"] and verb in BARE:
        raise InputError(at, f"{sentence!r}: nothing can follow {verb!r}", f"write {seat} {verb}")
    return found


def _turn(decision: Decision) -> str:
    """A hint: what the seat may do, or where its divided hands are written."""
    if isinstance(decision, ToDivide):
        hands = ", ".join(f"{name}: ..." for name in decision.sizes)
        return f"write the cards of the seat as {{{hands}}}"
    return asked_for(decision)


def _act(hand: Hand, action: Action, at: tuple) -> None:
    try:
        hand.act(action)
    except IllegalAction as error:
        raise InputError(at, str(error)) from None


def _compare_calling(at: tuple, sentence: str, decision: Decision, found: re.Match) -> None:
    if not isinstance(decision, Legal):
        raise InputError(at, f"{sentence!r}: this step is no betting round", _turn(decision))
    verb = "call" if decision.call else "check"
    if decision.calls:
        raise InputError(at, f"{sentence!r} is not so", f"delete it: {found['seat']} may {verb}")
    if found["verb"] != f"may not {verb}":
        raise InputError(at, f"{sentence!r} is not so", f"write: {found['seat']} may not {verb}")


def _compare_allowed(at: tuple, sentence: str, decision: Decision, found: re.Match) -> None:
    """Raises InputError where the rules allow something else than the sentence says."""
    verb, seat = found["verb"], found["seat"]
    if verb == "may exchange":
        if not isinstance(decision, ToDraw):
            raise InputError(at, f"{sentence!r}: this step is no draw", _turn(decision))
        right = _span(decision.fewest, decision.most)
        truth = f"{seat} may exchange {right}"
    else:
        low = decision.low if isinstance(decision, Legal) else 0
        right = raise_range(decision) if low else "0"
        truth = f"{seat} may raise to {right}" if low else f"{seat} may not raise"
    said = "0" if verb == "may not raise" else found["rest"] or ""
    if said != right:
        raise InputError(at, f"{sentence!r} is not so", f"write: {truth}")


def _span(low: int, high: int) -> str:
    return f"{low}-{high}" if low < high else str(low)


def _action(game: Game, at: tuple, sentence: str, decision: Decision, found: re.Match) -> Action:
    verb, rest = found["verb"], found["rest"]
    if verb in _CARDS:
        none = rest == NOTHING and verb != "exchanges"
        return _CARDS[verb](() if none else _held(decision, read_cards(game, rest or "", at)))
    if verb in _WORDS:
        return _WORDS[verb](rest or "")
    if verb == "stands pat":
        return Draw(())
    if not isinstance(decision, Legal):
        raise InputError(at, f"{sentence!r}: this step is no betting round", _turn(decision))
    amount = _amount(at, sentence, rest)
    if verb == "folds":
        return Fold()
    if verb in ("checks", "calls", "brings in"):
        return _calling(at, sentence, decision, verb, amount)
    if verb == "completes":
        if amount is not None and amount != decision.low:
            raise InputError(at, f"{sentence!r}: the completion is to {decision.low}")
        return Raise(decision.low)
    if amount is None:
        raise InputError(at, f"{sentence!r}: the amount is missing", f"write it: {found['seat']} {verb} 200")
    return Raise(amount)


def _held(decision: Decision, read: Cards) -> Cards:
    """The cards named, the joker as this seat holds it: wild where it was dealt face down."""
    return wild_jokers(read) if JOKER_WILD in getattr(decision, "own", ()) else read


_CARDS = {"exchanges": Draw, "discards": Discard, "turns up": TurnUp}
_WORDS = {"chooses": Choose, "declares": Declare}


def _amount(at: tuple, sentence: str, rest: str | None) -> int | None:
    if rest is None:
        return None
    if not re.fullmatch("[0-9]{1,15}", rest):
        raise InputError(at, f"{sentence!r}: {rest!r} is not an amount", "write whole chips without a comma")
    return int(rest)


def _calling(at: tuple, sentence: str, legal: Legal, verb: str, amount: int | None) -> Action:
    right = "brings in" if legal.must else "calls" if legal.call else "checks"
    if verb != right:
        raise InputError(at, f"{sentence!r} is not possible: {described(legal)}")
    if amount is not None and amount != legal.call:
        raise InputError(
            at, f"{sentence!r}: it costs {legal.call}", f"write {legal.call}, or leave the amount out"
        )
    return Call()
