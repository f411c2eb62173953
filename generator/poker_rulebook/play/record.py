"""A hand in progress, or a finished one, as plain JSON, and back.

A record says how the hand began, in which order the cards lie, and every answer so far:

    {"version": 1, "game": "razz", "options": {}, "stakes": {"ante": 1, "bring_in": 3, "small_bet": 10,
     "big_bet": 20}, "stacks": {"A": 500, "B": 500}, "deck": "Ah 2c ...", "answers": [{"seat": "B", "action":
     "bring-in"}]}

Seats stand in order from the left of the button, in stud from seat 1. The first card of the deck is dealt
first. Later shuffles and dice follow from that order, unless `rolls` says what dice show. A record of a
finished hand also has `final`, the stacks after it, which must come out again. Where they matter there are
`posts`, `runs` and `bomb` (see poker_rulebook.play.agreed), `seat_one`, `carried` and `rolls`, and in an open-face game
`fantasyland` instead of the stakes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast

from poker_rulebook.book.load import Book, UnknownGame
from poker_rulebook.book.model import Game
from poker_rulebook.book.options import UnknownChoice
from poker_rulebook.cards import texts
from poker_rulebook.play.agreed import AGREED, plain_stakes, read_stakes
from poker_rulebook.play.boards import possible_rolls
from poker_rulebook.play.dealer import Dealer
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.journal import understood, written
from poker_rulebook.play.openface import FOR_POINTS, read_fantasyland
from poker_rulebook.play.questions import IllegalAction
from poker_rulebook.play.reading import (
    LETTERS,
    InputError,
    chips_in,
    known,
    plain_json,
    read_deck,
    read_names,
    read_seat_one,
    words_in,
)
from poker_rulebook.play.rows import rules_of

if TYPE_CHECKING:
    from poker_rulebook.shapes import HandRecord

VERSION: Literal[1] = 1
BOTH_KINDS = ("version", "game", "options", "stacks", "deck", "answers", "final")
OF_A_HAND = (*AGREED, "seat_one", "carried", "rolls")
OF_A_DEAL = ("fantasyland",)


class Resumed(NamedTuple):
    """names    of the seats"""

    hand: Hand
    names: tuple[str, ...]


def record(hand: Hand, names: Sequence[str] = LETTERS) -> HandRecord:
    """What `resumed` needs to come to the same point, and to the same end after the same answers.

    Raises ValueError for a hand whose dealer does not deal in the order of the deck: see
    poker_rulebook.play.dealer.repeatable.
    """
    dealer = hand.dealer
    if type(dealer) is not Dealer or not dealer.repeats:
        raise ValueError("the order of the deck does not decide this hand: deal it with 'repeatable'")
    names = names[: len(hand.brought)]
    game = hand.game
    said: dict[str, Any] = {"version": VERSION, "game": game.id}
    if game.choices:
        said["options"] = dict(game.choices)
    if not game.open_face:
        said |= plain_stakes(game, hand.stakes, names)
    said["stacks"] = dict(zip(names, hand.brought, strict=True))
    if not game.open_face:
        said |= {"seat_one": names[hand.seat_one]} if game.numbers_seats else {}
        said |= {"carried": hand.carried} if hand.carried else {}
        said |= {"rolls": dict(dealer.rolls)} if dealer.rolls else {}
    elif hand.fantasyland:
        said["fantasyland"] = {names[seat]: cards for seat, cards in hand.fantasyland.items()}
    said["deck"] = texts(dealer.deck)
    said["answers"] = [written(decision, action, names) for decision, action in hand.answered]
    if hand.decision is None:
        said["final"] = dict(zip(names, hand.stacks, strict=True))
    return cast("HandRecord", said)


def resumed(book: Book, document: Any) -> Resumed:
    """The hand that a record tells, as far as it tells it. A record of another book may end in another way.

    document    what a JSON parser gives

    Raises InputError, and nothing else, for everything that is no record of a hand under the rules of the book.
    """
    plain_json(document)
    if not isinstance(document, dict):
        raise InputError((), "a record is an object", "'rulebook deal GAME --format json' prints one")
    game = _game(book, document)
    for key in document:
        keys = BOTH_KINDS + (OF_A_DEAL if game.open_face else OF_A_HAND)
        known("no key is called {!r}", key, keys, (key,))
    names = read_names(game, document.get("stacks"))
    hand = begun(game, document, names)
    _answer(game, hand, document.get("answers", []), names)
    _compare(hand, document.get("final"), names)
    return Resumed(hand, names)


def _game(book: Book, document: dict[str, Any]) -> Game:
    version = document.get("version", VERSION)
    if version != VERSION or isinstance(version, bool):
        raise InputError(("version",), f"{version!r} is not known", f"this program reads version {VERSION}")
    name = document.get("game")
    if not isinstance(name, str):
        raise InputError(("game",), "the id of the game is missing", 'write "game": "razz"')
    try:
        return book.game(name, words_in(document, "options"))
    except UnknownGame as error:
        raise InputError(("game",), str(error)) from None
    except UnknownChoice as error:
        raise InputError(("options",), str(error)) from None


def begun(game: Game, document: Mapping[str, Any], names: tuple[str, ...]) -> Hand:
    """The hand or deal of a record before the first answer. Raises InputError."""
    deck = list(reversed(read_deck(game, document.get("deck"))))
    if game.open_face:
        lowest = 0 if rules_of(game).win_cap != "none" else None
        stacks = chips_in(document, "stacks", names, lowest)
        there = read_fantasyland(game, document.get("fantasyland"), names)
        fantasyland = {names.index(name): cards for name, cards in there.items()}
        return Hand(game, FOR_POINTS, list(stacks.values()), Dealer(deck), fantasyland=fantasyland)
    stacks = chips_in(document, "stacks", names, 1)
    rolls = document.get("rolls", {})
    if not isinstance(rolls, dict):
        raise InputError(("rolls",), f"{rolls!r} are not rolls", "write {step: total}")
    possible_rolls(game, rolls)
    carried = document.get("carried", 0)
    if isinstance(carried, bool) or not isinstance(carried, int) or carried < 0:
        raise InputError(("carried",), f"{carried!r} is not a number of chips", "write whole chips")
    seat_one = read_seat_one(game, document["seat_one"], names) if "seat_one" in document else 0
    dealer = Dealer(deck, rolls=dict(rolls))
    stakes = read_stakes(game, document, names)
    return Hand(game, stakes, list(stacks.values()), dealer, carried=carried, seat_one=seat_one)


def _answer(game: Game, hand: Hand, answers: Any, names: tuple[str, ...]) -> None:
    if not isinstance(answers, list):
        raise InputError(("answers",), f"{answers!r} is not a list", 'write [{"seat": ..., "action": ...}]')
    for index, value in enumerate(answers):
        at = ("answers", index)
        if hand.decision is None:
            raise InputError(at, f"{hand.over} before this answer", "delete it, and those after it")
        action = understood(game, hand.decision, value, names, at)
        try:
            hand.act(action)
        except IllegalAction as error:
            raise InputError(at, str(error)) from None


def _compare(hand: Hand, final: Any, names: tuple[str, ...]) -> None:
    """Raises InputError where the hand does not end as the record says."""
    if final is None:
        return
    if hand.decision is not None:
        hint = f"{names[hand.decision.seat]} is to act: add the answers, or delete it"
        raise InputError(("final",), "the hand is not over", hint)
    ended = dict(zip(names, hand.stacks, strict=True))
    if not isinstance(final, Mapping) or dict(final) != ended:
        said = ", ".join(f"{name} {chips}" for name, chips in ended.items())
        raise InputError(("final",), "the hand ends in another way", f"the stacks are {said}")
