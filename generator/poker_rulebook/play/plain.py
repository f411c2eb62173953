"""The values of a record, read and refused: plain JSON, names of seats, chips, words, a deck."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.cards import Cards, text
from poker_rulebook.play.dealer import full_deck
from poker_rulebook.play.reading import At, InputError, read_cards, right_seats

DEEPEST = 6  # lists and objects inside each other; a record has four
LARGEST = 10**15  # chips
LONGEST = 60  # characters of a name or a word
DECK_LONGEST = 1000  # characters of a deck
MOST_ITEMS = 10_000


def parsed(data: bytes) -> Any:
    """The value of a JSON text. Raises ValueError that says what is wrong, also for a key written twice, a number
    of very many digits, and NaN."""
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
    raise ValueError(f"is not JSON: {name} is no number")


def plain_json(value: Any, at: At = (), depth: int = 0) -> None:
    """Raises InputError for anything but objects, lists, texts, whole numbers, true, false and null of sane size."""
    if depth > DEEPEST:
        raise InputError(at[:DEEPEST], "this is nested too deeply")
    if isinstance(value, (dict, list)) and len(value) > MOST_ITEMS:
        raise InputError(at, f"{len(value):,} entries are too many", f"at most {MOST_ITEMS:,} are read")
    if isinstance(value, dict):
        for key, inner in value.items():
            _plain_key(key, at)
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
    elif value is not None:
        raise InputError(at, f"a {type(value).__name__} is not understood", "write whole numbers and texts")


def _plain_key(key: Any, at: At) -> None:
    if not isinstance(key, str):
        raise InputError(at, f"a key that is a {type(key).__name__} is not understood", "write texts as keys")
    if len(key) > LONGEST:
        raise InputError(at, f"a key of {len(key):,} characters is too long")


def read_names(game: Game, stacks: Any) -> tuple[str, ...]:
    """The names of the seats, in order."""
    if not isinstance(stacks, dict):
        problem = "are missing" if stacks is None else f"should be an object, not {stacks!r}"
        raise InputError(("stacks",), f"the stacks {problem}", 'write {"A": 500, "B": 500}')
    right_seats(game, stacks, ("stacks",))
    for name in stacks:
        if not name.strip() or not name.isprintable():
            raise InputError(("stacks",), f"{name!r} is no name of a seat", "write letters, such as A")
    return tuple(stacks)


def chips_in(
    document: Mapping[str, Any], key: str, names: Sequence[str] | None, lowest: int | None
) -> dict[str, int]:
    """Name -> chips of an object of the record; {} where it has none.

    names     all that must be there; None where anything may be
    lowest    the fewest chips; None where they may be negative
    """
    found = document.get(key, {})
    if not isinstance(found, dict):
        raise InputError((key,), f"{found!r} is no object", "write {name: chips}")
    for name, chips in found.items():
        small = lowest is not None and isinstance(chips, int) and chips < lowest
        if isinstance(chips, bool) or not isinstance(chips, int) or small:
            hint = "write whole chips" + (f" from {lowest}" if lowest is not None else "")
            raise InputError((key, name), f"{chips!r} is no number of chips", hint)
    return {name: found[name] for name in (names if names is not None else found)}


def words_in(document: dict[str, Any], key: str) -> dict[str, str]:
    """Word -> word of an object of the record; {} where it has none."""
    found = document.get(key, {})
    if not isinstance(found, dict):
        raise InputError((key,), f"{found!r} is no object", "write {option: choice}")
    for name, word in found.items():
        if not isinstance(word, str):
            raise InputError((key, name), f"{word!r} is no word")
    return dict(found)


def read_deck(game: Game, value: Any) -> Cards:
    """Every card of the deck, the first to be dealt first. Raises InputError where one is missing or twice there."""
    if value is None:
        raise InputError(
            ("deck",), "the order of the deck is missing", "write every card, the first dealt first"
        )
    found, whole = Counter(read_cards(game, value, ("deck",))), Counter(full_deck(game))
    for card in found - whole:
        raise InputError(("deck",), f"{text(card)} stands there twice")
    missing = [text(card) for card in (whole - found)]
    if missing:
        hint = f"missing: {' '.join(missing[:5])}" + (f" and {len(missing) - 5} more" if missing[5:] else "")
        raise InputError(("deck",), f"the deck has {whole.total()} cards, not {found.total()}", hint)
    return read_cards(game, value, ("deck",))
