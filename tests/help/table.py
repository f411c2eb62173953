"""Short ways to start a hand and to say what its players do.

Seats have letters from the left of the button (in stud from seat 1): A is seat 0.
"""

import random
from collections.abc import Callable, Mapping
from typing import Any

from real_book import real_book

from poker_rulebook.book.model import Game, build_game
from poker_rulebook.cards import cards
from poker_rulebook.play.choosing import CHOOSE, DECLARE, STAY
from poker_rulebook.play.dealer import Dealer, full_deck, shuffled
from poker_rulebook.play.events import CardsPut, WordSaid
from poker_rulebook.play.exchanges import DISCARD, DRAW, EXPOSE
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Action, Call, CardVerb, Fold, Legal, Raise, WordVerb
from poker_rulebook.play.script import ScriptedDealer
from poker_rulebook.play.stakes import Stakes

LETTERS = "ABCDEFGHIJ"


def game(name: str, **choices: str) -> Game:
    """A game of the book; option names with underscores: game("razz", raise_cap="five")."""
    return real_book().game(name, {option.replace("_", "-"): choice for option, choice in choices.items()})


def changed(name: str, **changes: Any) -> Game:
    """A game of the book with some keys of its file replaced, or left out where the value is None."""
    data = {**real_book().games.source(name).value, **changes, "examples": []}
    data = {key: value for key, value in data.items() if value is not None}
    return build_game(data, real_book().decks, real_book().rankings, real_book().common_options, {})


def with_step(name: str, step_id: str, **changes: Any) -> Game:
    """A game of the book with some keys of one of its steps replaced."""
    play = real_book().games.source(name).value["play"]
    return changed(name, play=[step | changes if step["id"] == step_id else step for step in play])


def scripted(
    of: Game,
    seats: Mapping[str, str],
    board: Mapping[str, str] | str = "",
    rolls: Mapping[str, int] | None = None,
) -> Dealer:
    """A dealer who gives each seat and slot the cards named, in order, and any others after them."""
    named: dict[int | str, list[int]] = {LETTERS.index(seat): list(cards(own)) for seat, own in seats.items()}
    if isinstance(board, str):
        board = dict(zip(of.board_slots, board.split(), strict=False))
    named |= {slot: list(cards(card)) for slot, card in board.items()}
    return ScriptedDealer(full_deck(of), named, dict(rolls or {}))


def start(
    of: Game,
    stakes: Stakes,
    stacks: list[int],
    seats: Mapping[str, str] | None = None,
    board: Mapping[str, str] | str = "",
    rolls: Mapping[str, int] | None = None,
    **more: int,
) -> Hand:
    """A hand with these stakes and stacks; without named cards the deck is shuffled with a fixed seed.

    more    carried, seat_one
    """
    dealer = (
        scripted(of, seats or {}, board, rolls) if seats or board or rolls else shuffled(of, random.Random(1))
    )
    return Hand(of, stakes, stacks, dealer, **more)


def act(hand: Hand, *sayings: str) -> Hand:
    """What players do in turn: "A fold", "B check", "C call", "D bring-in", "A 400" (bets or raises to 400).

    Also "A draw 2c 3d", "A discard 9d", "A turn-up 9d", each without cards for none, "A choose word" and
    "A declare both", "A stay in".
    """
    for saying in sayings:
        seat, verb, *rest = saying.split(maxsplit=2)
        assert hand.decision is not None, f"{saying!r}: the hand is over"
        assert LETTERS[hand.decision.seat] == seat, (
            f"{saying!r}: it is the turn of {LETTERS[hand.decision.seat]}"
        )
        if verb in CARDS:
            hand.act(CARDS[verb].answer(cards(" ".join(rest))))
        elif verb in WORDS:
            hand.act(WORDS[verb].answer(*rest))
        else:
            hand.act(_action(hand.decision, verb))
    return hand


CARDS = {verb.word: verb for verb in (DRAW, DISCARD, EXPOSE)}
WORDS = {verb.word: verb for verb in (CHOOSE, DECLARE, STAY)}


def _action(legal: Legal, verb: str) -> Action:
    if verb.isdigit():
        return Raise(int(verb))
    if verb == "fold":
        return Fold()
    assert verb == ("bring-in" if legal.must else "call" if legal.call else "check"), f"{verb}: {legal}"
    return Call()


def call_round(hand: Hand) -> Hand:
    """Everybody calls or checks until the betting round is over."""
    step = hand.decision.step
    while isinstance(hand.decision, Legal) and hand.decision.step == step:
        hand.act(Call())
    return hand


def turn(hand: Hand) -> str:
    """The letter of the seat that is to act; '' when the hand is over."""
    return LETTERS[hand.decision.seat] if hand.decision else ""


def to_call(hand: Hand) -> int:
    return hand.decision.call


def raise_range(hand: Hand) -> tuple[int, int]:
    return hand.decision.low, hand.decision.high


def events(hand: Hand, kind: type | tuple[type, ...]) -> list:
    return [event for event in hand.log if isinstance(event, kind)]


def done(hand: Hand, verb: CardVerb | WordVerb) -> list:
    """What seats did with cards, or said, where they were asked with this verb."""
    return [event for event in events(hand, (CardsPut, WordSaid)) if event.verb is verb]


def until(hand: Hand, wanted: Callable[[Hand], bool]) -> Hand:
    """Everybody calls or checks until something is so."""
    while not wanted(hand):
        hand.act(Call())
    return hand
