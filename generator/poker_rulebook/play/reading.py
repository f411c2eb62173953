"""What people write of cards, read and refused where it cannot be."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import suggestion
from poker_rulebook.cards import JOKER_BUG, JOKER_WILD, CardError, Cards, cards, text
from poker_rulebook.languages import SOURCE
from poker_rulebook.play.questions import Decision, ToPut, number_of

At = tuple[str | int, ...]  # a place in what is read
LETTERS = "ABCDEFGHIJ"  # names of seats that have no others


class InputError(ValueError):
    """Input that cannot be judged. `at` is the place in the input: ("seats", "A").

    kind, values    for who says it in other words: card-twice, card; '' for mistakes that nobody makes with cards
    """

    def __init__(self, at: At, message: str, hint: str = "", kind: str = "", **values: str | int):
        self.at, self.message, self.hint, self.kind, self.values = at, message, hint, kind, values
        super().__init__(f"{'.'.join(map(str, at))}: {message}" + (f" ({hint})" if hint else ""))


def read_cards(game: Game, value: object, at: At) -> Cards:
    """The cards of a text. Raises InputError for no text, no card, or a card that the deck does not have."""
    if not isinstance(value, str):
        raise InputError(at, f"{value!r} is not a text of cards", "write them like 'Ah 2c Td'")
    try:
        read = cards(value)
    except CardError as error:
        raise InputError(at, str(error), "", error.kind, card=error.word) from None
    if game.deck.jokers and game.joker == "wild":
        read = wild_jokers(read)
    deck, jokers = game.deck.cards, (JOKER_BUG, JOKER_WILD) if game.deck.jokers else ()
    for card in read:
        if card not in deck and card not in jokers:
            message = f"{text(card)} is not in the deck of {game.deck.name[SOURCE]}"
            raise InputError(at, message, "", "not-in-deck", card=text(card))
    return read


def wild_jokers(read: Cards) -> Cards:
    return tuple(JOKER_WILD if card == JOKER_BUG else card for card in read)


def as_held(decision: Decision, read: Cards) -> Cards:
    """The cards named, the joker as the seat that decides holds it: wild where it was dealt face down."""
    return wild_jokers(read) if isinstance(decision, ToPut) and JOKER_WILD in decision.own else read


def no_card_twice(groups: Iterable[tuple[At, Cards]], jokers: int = 1) -> None:
    """Raises InputError at the second place where a card stands, of a joker at the first that the deck does not have."""
    seen: dict[int, At] = {}
    for at, group in groups:
        for card in group:
            if card in seen and not (card >= JOKER_BUG and jokers > 0):
                first = ".".join(map(str, seen[card]))
                raise InputError(
                    at, f"{text(card)} stands twice", f"it is also in {first}", "card-twice", card=text(card)
                )
            seen[card] = at
            jokers -= card >= JOKER_BUG


def right_number(at: At, found: Cards, wanted: int | range, hint: str) -> None:
    """Raises InputError when a place has another number of cards."""
    allowed = wanted if isinstance(wanted, range) else range(wanted, wanted + 1)
    if len(found) not in allowed:
        number = {"found": len(found), "low": allowed[0], "high": allowed[-1]}
        raise InputError(at, f"{number_of(found)} written", hint, "number", **number)


def right_seats(game: Game, seats: Collection[str], at: At) -> None:
    """Raises InputError where the game is for another number of players."""
    low, high = game.players
    if not low <= len(seats) <= high:
        raise InputError(at, f"{len(seats)} seats are written", f"{game.id} is for {low} to {high} players")


def read_seat_one(game: Game, name: object, seats: Sequence[str]) -> int:
    """Which seat is seat 1. Raises InputError."""
    if not game.numbers_seats:
        raise InputError(("seat_one",), "dealing does not begin at seat 1 in this game", "delete it")
    if name not in seats:
        raise InputError(("seat_one",), f"no seat is called {name!r}", suggestion(name, seats))
    return list(seats).index(str(name))
