"""The values of a record, read and refused: plain JSON, names of seats, chips, words, a deck, the amounts of a table.

The amounts are the stakes of the game, or what every seat posts where a table departs from them:

    "stakes": {"small_blind": 1, "big_blind": 2, "small_bet": 2, "big_bet": 4}

    "stakes": {"small_bet": 2, "big_bet": 4},
    "posts": {"antes": {"C": 1}, "blinds": {"A": 1, "B": 2, "C": 4, "E": 2}, "late": ["E"]}

The second has a straddle of 4 by C and a blind of 2 by E, who has just come; the largest blind in turn is the
price of the first round. `posts` may also say `"dead_antes": true` and `"blinds_first": true`; see Forced.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import suggestion
from poker_rulebook.cards import Cards, text
from poker_rulebook.play.dealer import full_deck
from poker_rulebook.play.reading import At, InputError, read_cards, right_seats
from poker_rulebook.play.stakes import BETS, Forced, Stakes, WrongStakes, amounts_of, stakes_for

AMOUNTS, FLAGS = ("antes", "blinds"), ("dead_antes", "blinds_first")
POSTS = (*AMOUNTS, "late", *FLAGS)

DEEPEST = 6  # lists and objects inside each other; a record has four
LARGEST = 10**15  # chips
LONGEST = 60  # characters of a name or a word
DECK_LONGEST = 1000  # characters of a deck
MOST_ITEMS = 10_000


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
    document: dict[str, Any], key: str, names: Sequence[str] | None, lowest: int | None
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


def plain_stakes(game: Game, stakes: Stakes, names: Sequence[str]) -> dict[str, Any]:
    """`stakes`, and `posts` where the table departs from the rules of the game."""
    forced = stakes.forced
    if forced is None:
        return {"stakes": amounts_of(game, stakes)}
    bets = {name: getattr(stakes, name) for name in (*BETS, "bring_in")}
    posts: dict[str, Any] = {
        key: {name: chips for name, chips in zip(names, getattr(forced, key), strict=True) if chips}
        for key in AMOUNTS
    }
    posts["late"] = [names[seat] for seat in sorted(forced.late)]
    posts |= {key: getattr(forced, key) for key in FLAGS}
    return {"stakes": _said(bets), "posts": _said(posts)}


def _said(values: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value}


def read_stakes(game: Game, document: dict[str, Any], names: Sequence[str]) -> Stakes:
    """Raises InputError."""
    amounts = chips_in(document, "stakes", None, 1)
    try:
        return stakes_for(
            game, amounts, _posts(game, document["posts"], names) if "posts" in document else None
        )
    except WrongStakes as error:
        raise InputError(("stakes",), str(error)) from None


def _posts(game: Game, posts: Any, names: Sequence[str]) -> Forced:
    if not isinstance(posts, dict):
        raise InputError(("posts",), f"{posts!r} is no object", 'write {"blinds": {"A": 1, "B": 2}}')
    for key in posts:
        if key not in POSTS:
            raise InputError(("posts", key), f"no key is called {key!r}", suggestion(key, POSTS))
    if posts.get("blinds") and not game.has_blinds:
        raise InputError(("posts", "blinds"), f"{game.id} has no blinds", "delete it")
    antes, blinds = (_by_seat(posts, key, names) for key in AMOUNTS)
    late = posts.get("late", [])
    if not isinstance(late, list):
        raise InputError(("posts", "late"), f"{late!r} is no list", 'write ["C"]')
    seats = frozenset(_seat(name, names, ("posts", "late", index)) for index, name in enumerate(late))
    for key in FLAGS:
        if not isinstance(posts.get(key, False), bool):
            raise InputError(("posts", key), f"{posts[key]!r} is not understood", "write true or false")
    return Forced(antes, blinds, seats, posts.get("dead_antes", False), posts.get("blinds_first", False))


def _by_seat(posts: dict[str, Any], key: str, names: Sequence[str]) -> tuple[int, ...]:
    try:
        found = chips_in(posts, key, None, 0)
    except InputError as error:
        raise InputError(("posts", *error.at), error.message, error.hint) from None
    for name in found:
        _seat(name, names, ("posts", key, name))
    return tuple(found.get(name, 0) for name in names)


def _seat(name: Any, names: Sequence[str], at: At) -> int:
    if name not in names:
        hint = suggestion(name, names) if isinstance(name, str) else "write the name of a seat"
        raise InputError(at, f"no seat is called {name!r}", hint)
    return list(names).index(name)
