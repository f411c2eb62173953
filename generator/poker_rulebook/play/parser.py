"""Reads and checks what people and programs write about a table: cards, seats, chips, words, a deck."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from poker_rulebook.book.model import Game, is_served, seats_served
from poker_rulebook.book.problems import At, suggestion
from poker_rulebook.cards import JOKER_BUG, JOKER_WILD, CardError, Cards, cards, text, texts, without
from poker_rulebook.languages import SOURCE
from poker_rulebook.play.dealer import full_deck
from poker_rulebook.play.questions import Decision, ToPut, are, number_of

LETTERS = "ABCDEFGHIJ"  # names of seats without other names


DEEPEST = 6  # lists and objects inside each other; a record has four
LARGEST = 10**15  # chips
LONGEST = 60  # characters of a name or a word
DECK_LONGEST = 1000  # characters of a deck
MOST_ITEMS = 10_000
LONGEST_MESSAGE = 400  # characters, whatever was written


class InputError(ValueError):
    """Raised for input that cannot be judged.

    at              the place in the input: ("seats", "A")
    kind, values    for callers with a message of their own: kind is such as card-twice, with values such as the card;
                    '' for mistakes that have nothing to do with cards
    """

    def __init__(self, at: At, message: str, hint: str = "", kind: str = "", **values: str | int):
        if len(message) > LONGEST_MESSAGE:
            message = message[:LONGEST_MESSAGE] + " …"
        hint = f"{hint}"  # a text alone, which MicroPython puts together with others
        self.at, self.message, self.hint, self.kind, self.values = at, message, hint, kind, values
        place = f"{'.'.join(map(str, at))}: " if at else ""
        super().__init__(f"{place}{message}" + (f" ({hint})" if hint else ""))


def known(
    message: str,
    name: object,
    names: Collection[str],
    at: At,
    *,
    proposed: Collection[str] = (),
    hint: str = "",
) -> None:
    """Raises InputError if a name is not among the known names.

    message     "no seat is called {!r}";  hint    used if no similar name can be proposed
    proposed    the names that may be proposed, if not all of them
    """
    if name not in names:
        raise InputError(at, message.format(name), suggestion(name, proposed or names) or hint)


def read_cards(game: Game, value: object, at: At) -> Cards:
    """The cards of a text. Raises InputError if it is no text or no cards, or for a card that is not in the deck."""
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
    """The cards with the joker as the deciding seat holds it: wild if it was dealt face down."""
    return wild_jokers(read) if isinstance(decision, ToPut) and JOKER_WILD in decision.own else read


def no_card_twice(groups: Iterable[tuple[At, Cards]], jokers: int = 1) -> None:
    """Raises InputError at the second place of a card, or at the place of a joker beyond those of the deck."""
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
    """Raises InputError if the number of cards at a place is wrong."""
    allowed = wanted if isinstance(wanted, range) else range(wanted, wanted + 1)
    if len(found) not in allowed:
        number = {"found": len(found), "low": allowed[0], "high": allowed[-1]}
        raise InputError(at, f"{number_of(found)} written", hint, "number", **number)


def right_seats(game: Game, seats: Collection[str], at: At) -> None:
    """Raises InputError if the game is not for this number of players."""
    if not is_served(game, len(seats)):
        low, high = seats_served(game)
        raise InputError(at, seats_written(seats), f"{game.id} is for {low} to {high} players")


def seats_written(seats: Collection[object]) -> str:
    """The message for a wrong number of seats: "1 seat is written"."""
    return f"{len(seats)} seat{'' if len(seats) == 1 else 's'} {are(seats)} written"


def read_seat_one(game: Game, name: object, seats: Sequence[str]) -> int:
    """Which seat is seat 1. Raises InputError."""
    if not game.numbers_seats:
        raise InputError(("seat_one",), "dealing does not begin at seat 1 in this game", "delete it")
    known("no seat is called {!r}", name, seats, ("seat_one",))
    return list(seats).index(str(name))


def read_exposed(
    game: Game, exposed: Mapping[str, object] | None, held: Mapping[str, Cards]
) -> dict[str, Cards]:
    """Seat -> its cards, with the joker as it was dealt if that matters in the game. Raises InputError."""
    if game.joker != "by-face":
        if exposed is not None:
            raise InputError(("exposed",), "the places of the cards say how they were dealt", "delete it")
        return dict(held)
    seen = {name: read_cards(game, value, ("exposed", name)) for name, value in (exposed or {}).items()}
    for name, group in seen.items():
        known("no seat is called {!r}", name, held, ("exposed", name))
        for card in group:
            if card not in held[name]:
                message = f"{text(card)} is not among the cards of {name}"
                raise InputError(("exposed", name), message, f"{name} holds {texts(held[name])}")
    return {name: own if JOKER_BUG in seen.get(name, ()) else wild_jokers(own) for name, own in held.items()}


# Plain JSON of a record or of a question


def parsed(data: bytes) -> Any:
    """The value of a JSON text.

    Raises ValueError with a message about the mistake, also for a key written twice, a very long number, and NaN.
    """
    try:
        return json.loads(
            data.decode("utf-8-sig"),
            object_pairs_hook=_no_key_twice,
            parse_int=_whole,
            parse_constant=_no_number,
        )
    except UnicodeDecodeError:
        raise ValueError("is not UTF-8 text") from None
    except RecursionError:
        raise ValueError("is not JSON: nested too deeply") from None


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the key {key!r} is written twice")
        found[key] = value
    return found


def _whole(digits: str) -> int:
    if len(digits) > 18:
        raise ValueError(f"has a number of {len(digits):,} digits")
    return int(digits)


def _no_number(name: str) -> None:
    raise ValueError(f"is not JSON: {name} is not a number")


def plain_json(value: Any, at: At = (), depth: int = 0) -> None:
    """Raises InputError for anything but objects, lists, texts, whole numbers, true, false and null within limits."""
    if depth > DEEPEST:
        raise InputError(at[:DEEPEST], "this is nested too deeply")
    if isinstance(value, (dict, list)) and len(value) > MOST_ITEMS:
        raise InputError(at, f"{len(value):,} entries are too many", f"at most {MOST_ITEMS:,} are read")
    if isinstance(value, dict):
        for key, inner in value.items():
            if not isinstance(key, str):
                raise InputError(
                    at, f"a key that is a {type(key).__name__} is not understood", "write texts as keys"
                )
            if len(key) > LONGEST:
                raise InputError(at, f"a key of {len(key):,} characters is too long")
            plain_json(inner, (*at, key), depth + 1)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            plain_json(inner, (*at, index), depth + 1)
    elif isinstance(value, str):
        if len(value) > DECK_LONGEST:
            raise InputError(at, f"a text of {len(value):,} characters is too long")
    elif isinstance(value, int):
        if abs(value) > LARGEST:
            raise InputError(at, "the number is too large", f"at most {LARGEST:,} chips are read")
    elif value is not None and not isinstance(value, bool):  # which is no int in a page
        raise InputError(at, f"a {type(value).__name__} is not understood", "write whole numbers and texts")


def plain_question(value: Any) -> None:
    """Raises InputError for a question that is no object of plain JSON within limits."""
    if not isinstance(value, dict):
        raise InputError(
            (), f"a {type(value).__name__} is no question", 'write {"seats": {"A": ..., "B": ...}}'
        )
    plain_json(value)


def read_names(game: Game, stacks: Any) -> tuple[str, ...]:
    """The names of the seats, in order."""
    if not isinstance(stacks, dict):
        problem = "are missing" if stacks is None else f"should be an object, not {stacks!r}"
        raise InputError(("stacks",), f"the stacks {problem}", 'write {"A": 500, "B": 500}')
    right_seats(game, stacks, ("stacks",))
    for name in stacks:
        if not name.strip() or not name.isprintable():
            raise InputError(("stacks",), f"{name!r} is not a name of a seat", "write letters, such as A")
    return tuple(stacks)


def chips_in(
    document: Mapping[str, Any], key: str, names: Sequence[str] | None, lowest: int | None
) -> dict[str, int]:
    """Name -> chips, from an object of the record; {} if there is no such object.

    names     the names that must be there; None if any may be there
    lowest    the fewest chips allowed; None if they may be negative
    """
    found = document.get(key, {})
    if not isinstance(found, dict):
        raise InputError((key,), f"{found!r} is not an object", "write {name: chips}")
    for name, chips in found.items():
        small = lowest is not None and isinstance(chips, int) and chips < lowest
        if isinstance(chips, bool) or not isinstance(chips, int) or small:
            hint = "write whole chips" + (f" from {lowest}" if lowest is not None else "")
            raise InputError((key, name), f"{chips!r} is not a number of chips", hint)
    return {name: found[name] for name in (names if names is not None else found)}


def words_in(document: dict[str, Any], key: str) -> dict[str, str]:
    """Word -> word, from an object of the record; {} if there is no such object."""
    found = document.get(key, {})
    if not isinstance(found, dict):
        raise InputError((key,), f"{found!r} is not an object", "write {option: choice}")
    for name, word in found.items():
        if not isinstance(word, str):
            raise InputError((key, name), f"{word!r} is not a word")
    return dict(found)


def read_deck(game: Game, value: Any) -> Cards:
    """Every card of the deck, the first to be dealt first. Raises InputError if one is missing or occurs twice."""
    if value is None:
        raise InputError(
            ("deck",), "the order of the deck is missing", "write every card, the first dealt first"
        )
    found, whole = read_cards(game, value, ("deck",)), full_deck(game)
    for card in without(found, whole):
        raise InputError(("deck",), f"{text(card)} stands there twice")
    missing = [text(card) for card in without(whole, found)]
    if missing:
        hint = f"missing: {' '.join(missing[:5])}" + (f" and {len(missing) - 5} more" if missing[5:] else "")
        raise InputError(("deck",), f"the deck has {len(whole)} cards, not {len(found)}", hint)
    return found
