"""How a hand history is written: variants, actions, cards and amounts of chips.

Actions are 'p3 cbr 200', 'd dh p1 AcKd', and words that this book adds for its other games. Amounts become whole chips,
so that nothing is lost: 12.50 is 1250 chips of 0.01. A card that another brings is dealt by an action of its own, the
next one: 'd dh p1 4h', 'd dh p1 Kc'. Several jokers are all 'Jo'.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from typing import Any, NamedTuple

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.options import UnknownChoice
from poker_rulebook.book.problems import suggestion
from poker_rulebook.cards import JOKER_BUG, JOKER_TEXT, JOKER_WILD, UNKNOWN_TEXT, CardError, Cards, card, text
from poker_rulebook.languages import SOURCE

JOKER = "Jo"  # a joker in two letters, like every card
DEALER = "d"

# verb -> fewest and most words after it, and how it is written
DEALT = {
    "dh": (2, 2, "d dh p1 AcKd"),
    "db": (1, 1, "d db 7h8h9h"),
    "ro": (1, 1, "d ro 7"),
}
PLAYED = {
    "f": (0, 0, "p1 f"),
    "cc": (0, 0, "p1 cc"),
    "cbr": (1, 1, "p1 cbr 200"),
    "pb": (0, 0, "p1 pb"),
    "sd": (0, 1, "p1 sd 7h2c"),
    "sm": (0, 1, "p1 sm AcKd"),
    "rf": (0, 1, "p1 rf 9c"),
    "ps": (1, 1, "p1 ps 9d4c"),
    "tu": (0, 1, "p1 tu 9d"),
    "dv": (1, 9, "p1 dv high=AcKd low=7h2c"),
    "ch": (1, 1, "p1 ch razz"),
    "de": (1, 1, "p1 de both"),
    "tk": (1, 1, "p1 tk one"),
    "io": (1, 1, "p1 io in"),
}
FORMS = ", ".join(form for _, _, form in (*DEALT.values(), *PLAYED.values()))

WHOLE_DIGITS, DECIMALS = 15, 12  # of an amount; together fewer than the digits of a Decimal
CENTS = 2  # decimals of the smallest chip, at least, where any amount has decimals

_WRITTEN = re.compile(r"(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.[0-9]+)?")


class NotUnderstood(ValueError):
    """An action that is written in no form of the notation; `hint` says how to write it."""

    def __init__(self, message: str, hint: str = ""):
        self.hint = hint
        super().__init__(message)


class ToldAction(NamedTuple):
    """One action of a file.

    number    from 1, counted as in the file
    text      as written
    seat      who acts, or receives; None for the dealer's other actions
    verb      dh, db, ro, f, cc, cbr, pb, sd, sm, rf, ps, tu, dv, ch, de, tk, io
    words     what follows
    """

    number: int
    text: str
    seat: int | None
    verb: str
    words: tuple[str, ...]


def understood(number: int, written: str, seats: int) -> ToldAction | None:
    """One action; None for one that is only a comment. Raises NotUnderstood."""
    words = written.split("#", 1)[0].split()
    if not words:
        return None
    who, *rest = words
    forms = DEALT if who == DEALER else PLAYED
    if not rest or rest[0] not in forms:
        raise NotUnderstood(f"{shortened(written)} is not understood", f"write one of {FORMS}")
    verb, *given = rest
    fewest, most, form = forms[verb]
    if not fewest <= len(given) <= most:
        raise NotUnderstood(f"{shortened(written)} is not understood", f"write it like {form!r}")
    if verb == "dh":
        who = given.pop(0)
    seat = None if who == DEALER else _seat(who, seats)
    return ToldAction(number, written, seat, verb, tuple(given))


@lru_cache(maxsize=256)
def _seat(word: str, seats: int) -> int:
    number = word[1:]
    if word[:1] != "p" or not number.isascii() or not number.isdigit() or len(number) > 2:
        raise NotUnderstood(f"{shortened(word)} is not a player", f"write p1 to p{seats}")
    if not 1 <= int(number) <= seats:
        raise NotUnderstood(f"{word} has no stack", f"the players are p1 to p{seats}")
    return int(number) - 1


def cards_in(game: Game, written: str) -> list[int | None]:
    """The cards of a text without spaces, None for an unknown one. Raises NotUnderstood."""
    if len(written) % 2 or len(written) > 2 * 52:
        message = f"{shortened(written)} is not a text of cards"
        raise NotUnderstood(message, "write two letters a card, such as AcKd")
    deck = _cards_of(game.deck.cards, game.deck.jokers)
    found = [_card(written[place : place + 2]) for place in range(0, len(written), 2)]
    for one in found:
        if one is not None and one not in deck:
            raise NotUnderstood(f"{text(one)} is not in the deck of {game.deck.name[SOURCE]}")
        if one is not None and one < JOKER_BUG and found.count(one) > 1:
            raise NotUnderstood(f"{text(one)} stands twice in {shortened(written)}")
    return found


@lru_cache(maxsize=64)
def _cards_of(cards: Cards, jokers: int) -> frozenset[int]:
    return frozenset((*cards, *[JOKER_BUG] * jokers))


def _card(name: str) -> int | None:
    if name == UNKNOWN_TEXT:
        return None
    try:
        return card(JOKER_TEXT if name == JOKER else name)
    except CardError as error:
        raise NotUnderstood(str(error), f"an unknown card is {UNKNOWN_TEXT}") from None


def written(cards: tuple[int, ...] | list[int]) -> str:
    """Cards as the notation writes them, without spaces."""
    return "".join(JOKER if one in (JOKER_BUG, JOKER_WILD) else text(one) for one in cards)


def shortened(words: str, most: int = 60) -> str:
    """In quotes, and without what follows after so many letters."""
    return repr(words if len(words) <= most else f"{words[: most - 3]}...")


class NoAmount(ValueError):
    """A value that is not an amount of chips; the message says why."""


def decimal(text: str) -> Decimal:
    """A TOML float as it is written; NaN for one that is too large for anything."""
    try:
        return Decimal(text)
    except InvalidOperation:
        return Decimal("NaN")


def amount(value: Any) -> Decimal:
    """A number of a TOML file as an amount, also below zero. Raises NoAmount."""
    if isinstance(value, bool) or not isinstance(value, (int, Decimal)):
        raise NoAmount(f"{_short(value)} is not a number")
    read = Decimal(value)
    if not read.is_finite():
        raise NoAmount(f"{str(read).lower()} is not an amount of chips")
    if read and (read.adjusted() >= WHOLE_DIGITS or _decimals(read) > DECIMALS):
        raise NoAmount(f"an amount has at most {WHOLE_DIGITS} digits, and {DECIMALS} after the point")
    return read


def amount_in_words(text: str) -> Decimal:
    """An amount in an action: 7000, 7,000 or 12.50. Raises NoAmount."""
    if not _WRITTEN.fullmatch(text):
        raise NoAmount(f"{_short(text)} is not an amount of chips")
    return amount(decimal(text.replace(",", "")))


def _short(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    shown = repr(value) if isinstance(value, (str, int)) else f"a {type(value).__name__}"
    return shown if len(shown) <= 40 else f"{shown[:37]}..."


def _decimals(value: Decimal) -> int:
    """Digits after the point, without zeros at the end."""
    if value == value.to_integral_value():
        return 0
    _, digits, exponent = value.as_tuple()
    zeros = len(digits) - len("".join(map(str, digits)).rstrip("0"))
    return max(0, -int(exponent) - zeros)


class Denomination:
    """What one chip of the interpreter is worth in the amounts of a file: 1, or a power of ten below it."""

    def __init__(self, amounts: Iterable[Decimal]):
        most = max(map(_decimals, amounts), default=0)
        self.decimals = max(CENTS, most) if most else 0

    def chips(self, value: Decimal) -> int:
        return int(value.scaleb(self.decimals))

    def amount(self, chips: int) -> int | Decimal:
        """The amount as the file would write it: a whole number where it is one."""
        if chips % 10**self.decimals == 0:
            return chips // int(10**self.decimals)
        return Decimal(chips).scaleb(-self.decimals).normalize()


# Variants


class Variant(NamedTuple):
    """A code of the PHH standard: the game of the book, and its betting format where that is a choice."""

    code: str
    game: str
    limit: str


STANDARD = (
    Variant("FT", "texas-holdem", "fixed-limit"),
    Variant("NT", "texas-holdem", "no-limit"),
    Variant("NS", "short-deck-texas-holdem", "no-limit"),
    Variant("PO", "omaha-high-only", "pot-limit"),
    Variant("FO/8", "omaha-high-low-eight-or-better", "fixed-limit"),
    Variant("F7S", "seven-card-stud", "fixed-limit"),
    Variant("F7S/8", "stud-high-low-eight-or-better", "fixed-limit"),
    Variant("FR", "razz", "fixed-limit"),
    Variant("N2L1D", "deuce-to-seven-lowball", "no-limit"),
    Variant("F2L3D", "deuce-to-seven-triple-draw", "fixed-limit"),
    Variant("FB", "badugi", "fixed-limit"),
)
CODES = {variant.code: variant for variant in STANDARD}


class UnknownVariant(ValueError):
    """No game for a variant code, or not under these choices.

    hint    what there is; field    of the file, which is wrong
    """

    def __init__(self, message: str, hint: str, field: str = "variant"):
        self.hint, self.field = hint, field
        super().__init__(message)


class Games:
    """The games of a book by the codes of hand histories; each is built once."""

    def __init__(self, book: Book):
        self.book = book
        self._built: dict[tuple[str, frozenset[tuple[str, str]]], Game] = {}

    def called(self, code: str, choices: dict[str, str]) -> Game:
        """The game of a code of the standard, or of the id of a game of the book. Raises UnknownVariant."""
        key = (code, frozenset(choices.items()))
        if key not in self._built:
            self._built[key] = self._game(code, choices)
        return self._built[key]

    def _game(self, code: str, choices: dict[str, str]) -> Game:
        standard = CODES.get(code)
        id_ = standard.game if standard else code
        if id_ not in self.book.games:
            raise UnknownVariant(f"no variant is called {shortened(code, 40)}", self._near(code))
        limit = {}
        if standard and len(self.book.games[id_].betting) > 1:
            limit = {"limit": standard.limit}
        try:
            game = self.book.game(id_, limit | choices)
        except UnknownChoice as error:
            raise UnknownVariant(str(error), "", "_choices") from None
        if game.open_face:
            raise UnknownVariant(f"{id_} has no betting", "hand histories are of games with chips in a pot")
        return game

    def _near(self, code: str) -> str:
        codes = [known for known, variant in CODES.items() if variant.game in self.book.games]
        hint = suggestion(code[:40], [*codes, *self.book.games])
        every = f"one of {', '.join(codes)}, or the id of a game of the book"
        return hint if hint.startswith("did you mean") else every


def code_of(game: Game) -> str:
    """The code of the standard that says everything about this game, or its id."""
    others = {option: choice for option, choice in game.choices.items() if option != "limit"}
    for code, id_, limit in STANDARD:
        if (game.id, game.limit) == (id_, limit) and not others:
            return code
    return game.id
