"""A played hand written as a worked example, in the words that `play.script` reads."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.source import TO_WRITE
from poker_rulebook.cards import texts
from poker_rulebook.languages import BESIDE
from poker_rulebook.play.dealer import Dealer, full_deck, shuffle
from poker_rulebook.play.dealing import COMMUNITY
from poker_rulebook.play.events import Acted
from poker_rulebook.play.exchanges import DIVIDE, DRAW
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.hand_record import plain_stakes
from poker_rulebook.play.questions import Action, CardVerb, Decision, Legal, Put, Say, ToPut, raise_range
from poker_rulebook.play.reading import LETTERS
from poker_rulebook.play.script import NOTHING, played

WAGERS = {
    "fold": "folds",
    "check": "checks",
    "call": "calls",
    "bring-in": "brings in",
    "complete": "completes",
}


class NotedDealer(Dealer):
    """A dealer who notes which cards went to which seat or slot, and what the dice showed."""

    __slots__ = ("given", "shown")

    def __init__(self, stub: list[int], rng: random.Random):
        super().__init__(stub, rng)
        self.given: dict[int | str, list[int]] = {}
        self.shown: dict[str, int] = {}

    def take(self, to: int | str) -> int:
        card = super().take(to)
        self.given.setdefault(to, []).append(card)
        return card

    def roll(self, step: str, dice: int) -> int:
        self.shown[step] = super().roll(step, dice)
        return self.shown[step]


def noted(game: Game, rng: random.Random) -> NotedDealer:
    """A dealer with a shuffled deck."""
    deck = full_deck(game)
    shuffle(deck, rng)
    return NotedDealer(deck, rng)


def written(hand: Hand, id_: str, telling: Collection[int] = ()) -> dict[str, Any]:
    """The example of a finished hand that a NotedDealer has dealt, as the value of a file; its titles are still to be written.

    telling    numbers of answers before which the example also says what is allowed
    Raises InputError where an example cannot tell such a hand.
    """
    dealer, game, names = hand.dealer, hand.game, LETTERS[: len(hand.stacks)]
    assert isinstance(dealer, NotedDealer)
    said: dict[str, Any] = {"id": id_, "title": dict.fromkeys(BESIDE, TO_WRITE)}
    said |= plain_stakes(game, hand.stakes, names)
    if game.numbers_seats and hand.seat_one:
        said["seat_one"] = names[hand.seat_one]
    if dealer.shown:
        said["rolls"] = dict(dealer.shown)
    said["seats"] = {name: _cards(hand, dealer, seat) for seat, name in enumerate(names)}
    said["stacks"] = dict(zip(names, hand.brought, strict=True))
    if board := _board(game, dealer):
        said["board"] = board
    if actions := _actions(hand, names, telling):
        said["actions"] = actions
    return said | _outcome(game, said) | {"final": dict(zip(names, hand.stacks, strict=True))}


def showdown_alone(hand: Hand, value: Mapping[str, Any]) -> dict[str, Any]:
    """The same example without the play: what each seat holds in the end, and who wins what with it.

    A hand without a showdown of its own, or with questions that decide what is compared, has none that is right.
    """
    names = LETTERS[: len(hand.stacks)]
    held = {names[seat]: texts(hand.own[seat]) for seat in hand.seats_in()}
    kept = {key: value[key] for key in ("id", "title", "options", "rolls") if key in value}
    told = {key: value[key] for key in ("board", "wins", "hands") if key in value}
    return kept | {"seats": held} | told


def _cards(hand: Hand, dealer: NotedDealer, seat: int) -> str | dict[str, str]:
    divided = hand.divided.get(seat)
    if divided:
        return {name: texts(cards) for name, cards in divided.items()}
    return texts(dealer.given.get(seat, ()))


def _board(game: Game, dealer: NotedDealer) -> str | dict[str, str]:
    """The cards in the order of the board; with their slots where some of these are empty."""
    slots = [slot for slot in (*game.board_slots, COMMUNITY) if slot in dealer.given]
    cards = [dealer.given[slot][0] for slot in slots]
    if slots == [*game.board_slots][: len(slots)]:
        return texts(cards)
    return {slot: texts([card]) for slot, card in zip(slots, cards, strict=True)}


def _actions(hand: Hand, names: Sequence[str], telling: Collection[int]) -> dict[str, list[str]]:
    verbs = iter([(event.verb, event.total) for event in hand.log if isinstance(event, Acted)])
    actions: dict[str, list[str]] = {}
    for number, (decision, answer) in enumerate(hand.answered):
        name, lines = names[decision.seat], list[str]()
        if number in telling:
            lines += _allowed(name, decision)
        if isinstance(decision, Legal):
            lines.append(f"{name} {_wager(*next(verbs))}")
        elif not (isinstance(decision, ToPut) and decision.verb is DIVIDE):
            lines.append(f"{name} {_said(decision, answer)}")
        if lines:
            actions.setdefault(decision.step, []).extend(lines)
    return actions


def _wager(verb: str, total: int) -> str:
    return WAGERS.get(verb) or f"{'bets' if verb == 'bet' else 'raises to'} {total}"


def _said(decision: Decision, answer: Action) -> str:
    """A word, or cards, after the verb."""
    if isinstance(answer, Say) and not isinstance(decision, Legal):
        return f"{decision.verb.says} {answer.word}"
    assert isinstance(decision, ToPut) and isinstance(answer, Put)
    verb: CardVerb = decision.verb
    return f"{verb.says} {texts(answer.cards)}" if answer.cards else verb.none or f"{verb.says} {NOTHING}"


def _allowed(name: str, decision: Decision) -> list[str]:
    """What the seat may do, where an example can say so."""
    if isinstance(decision, Legal):
        may = f"may raise to {raise_range(decision)}" if decision.low else "may not raise"
        no_call = [] if decision.calls else [f"{name} may not {'call' if decision.call else 'check'}"]
        return [*no_call, f"{name} {may}"]
    if isinstance(decision, ToPut) and decision.verb is DRAW:
        low, high = decision.fewest, decision.most
        return [f"{name} may exchange {low}-{high}" if low < high else f"{name} may exchange {low}"]
    return []


def _outcome(game: Game, said: Mapping[str, Any]) -> dict[str, Any]:
    """Who wins each share, and with which cards, where the hand has one showdown."""
    result = played(game, Example(**said))
    if result.table is None or (result.hand and len(result.hand.showdowns) > 1):
        return {}
    shares = result.judgement.shares
    hands = {
        id_: {name: None if cards is None else texts(cards) for name, cards in verdict.hands.items()}
        for id_, verdict in shares.items()
    }
    return {"wins": {id_: [*verdict.winners] for id_, verdict in shares.items()}, "hands": hands}
