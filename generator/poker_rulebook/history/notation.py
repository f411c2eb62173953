"""Hand histories as PHH writes them: actions, cards, amounts of chips, variants, and which fields a hand has.

Actions are 'p3 cbr 200', 'd dh p1 AcKd', and words that this book adds for its other games. Amounts become whole chips,
so that nothing is lost: 12.50 is 1250 chips of 0.01. A card that another brings is dealt by an action of its own, the
next one: 'd dh p1 4h', 'd dh p1 Kc'. Several jokers are all 'Jo'.
"""

from __future__ import annotations

import datetime
import json
import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal, InvalidOperation
from functools import cache, cached_property, lru_cache
from pathlib import Path as FilePath
from typing import Any, NamedTuple

from poker_rulebook.book.load import Book, load
from poker_rulebook.book.model import Game
from poker_rulebook.book.options import UnknownChoice
from poker_rulebook.book.problems import MOST_PROBLEMS, Problem, suggestion
from poker_rulebook.cards import JOKER_BUG, JOKER_TEXT, JOKER_WILD, UNKNOWN_TEXT, CardError, Cards, card, text
from poker_rulebook.languages import SOURCE
from poker_rulebook.play import events as e
from poker_rulebook.play.choosing import NONE, ONE, TAKE
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.rounds import forced_bets
from poker_rulebook.play.stakes import Stakes

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
WrittenAmount = int | Decimal
CENTS = 2  # decimals of the smallest chip, at least, where any amount has decimals

_WRITTEN = re.compile(r"(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.[0-9]+)?")


class NotUnderstood(ValueError):
    """An action that is written in no form of the notation; `hint` says how to write it."""

    def __init__(self, message: str, hint: str = ""):
        self.hint = hint
        super().__init__(message)


class NotedAction(NamedTuple):
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


def understood(number: int, written: str, seats: int) -> NotedAction | None:
    """One action; None for one that is only a comment. Raises NotUnderstood."""
    words = (written.split("#", 1)[0] if "#" in written else written).split()
    if not words:
        return None
    forms = DEALT if words[0] == DEALER else PLAYED
    if len(words) < 2 or words[1] not in forms:
        raise NotUnderstood(f"{shortened(written)} is not understood", f"write one of {FORMS}")
    who, verb, *given = words
    fewest, most, form = forms[verb]
    if not fewest <= len(given) <= most:
        raise NotUnderstood(f"{shortened(written)} is not understood", f"write it like {form!r}")
    if verb == "dh":
        who = given.pop(0)
    seat = None if who == DEALER else _seat(who, seats)
    return NotedAction(number, written, seat, verb, tuple(given))


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
    try:
        found = [deck[written[place : place + 2]] for place in range(0, len(written), 2)]
    except KeyError as error:
        raise _no_card(game, error.args[0]) from None
    for one in found:
        if one is not None and one < JOKER_BUG and found.count(one) > 1:
            raise NotUnderstood(f"{text(one)} stands twice in {shortened(written)}")
    return found


@lru_cache(maxsize=64)
def _cards_of(cards: Cards, jokers: int) -> dict[str, int | None]:
    """The cards of a deck by what the notation calls them; None for an unknown one."""
    return {written((one,)): one for one in (*cards, *[JOKER_BUG] * jokers)} | {UNKNOWN_TEXT: None}


def _no_card(game: Game, name: str) -> NotUnderstood:
    """What is wrong with a name that no card of the deck has."""
    try:
        shown = text(card(JOKER_TEXT if name == JOKER else name))
    except CardError as error:
        return NotUnderstood(str(error), f"an unknown card is {UNKNOWN_TEXT}")
    return NotUnderstood(f"{shown} is not in the deck of {game.deck.name[SOURCE]}")


def written(cards: tuple[int, ...] | list[int]) -> str:
    """Cards as the notation writes them, without spaces."""
    return "".join(JOKER if one in (JOKER_BUG, JOKER_WILD) else text(one) for one in cards)


def shortened(words: str, most: int = 60) -> str:
    """A text in quotes, cut after so many letters."""
    return repr(words if len(words) <= most else f"{words[: most - 3]}...")


class NoAmount(ValueError):
    """A value that is not an amount of chips; the message says why."""


def decimal(text: str) -> Decimal:
    """A TOML float with all its digits; NaN for one that no Decimal can hold."""
    try:
        return Decimal(text)
    except InvalidOperation:
        return Decimal("NaN")


def amount(value: Any) -> WrittenAmount:
    """A number of a TOML file as an amount, also below zero. Raises NoAmount."""
    if isinstance(value, bool) or not isinstance(value, (int, Decimal)):
        raise NoAmount(f"{_short(value)} is not a number")
    if isinstance(value, int):
        fits = abs(value) < 10**WHOLE_DIGITS
    elif value.is_finite():
        fits = not value or (value.adjusted() < WHOLE_DIGITS and _decimals(value) <= DECIMALS)
    else:
        raise NoAmount(f"{str(value).lower()} is not an amount of chips")
    if not fits:
        raise NoAmount(f"an amount has at most {WHOLE_DIGITS} digits, and {DECIMALS} after the point")
    return value


def amount_in_words(text: str) -> WrittenAmount:
    """An amount in an action: 7000, 7,000 or 12.50. Raises NoAmount."""
    if not _WRITTEN.fullmatch(text):
        raise NoAmount(f"{_short(text)} is not an amount of chips")
    return (
        int(text) if text.isdigit() and len(text) <= WHOLE_DIGITS else amount(decimal(text.replace(",", "")))
    )


def _short(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    shown = repr(value) if isinstance(value, (str, int)) else f"a {type(value).__name__}"
    return shown if len(shown) <= 40 else f"{shown[:37]}..."


def _decimals(value: WrittenAmount) -> int:
    """Digits after the point, without zeros at the end."""
    if isinstance(value, int) or value == value.to_integral_value():
        return 0
    _, digits, exponent = value.as_tuple()
    zeros = len(digits) - len("".join(map(str, digits)).rstrip("0"))
    return max(0, -int(exponent) - zeros)


class Denomination:
    """What one chip of the interpreter is worth in the amounts of a file: 1, or a power of ten below it."""

    def __init__(self, amounts: Iterable[WrittenAmount]):
        most = max(map(_decimals, amounts), default=0)
        self.one = int(10 ** max(CENTS, most)) if most else 1  # as chips

    def chips(self, value: WrittenAmount) -> int:
        return int(value * self.one)

    def amount(self, chips: int) -> WrittenAmount:
        """The amount as the file would write it: a whole number where it is one."""
        whole, rest = divmod(chips, self.one)
        return (Decimal(chips) / self.one).normalize() if rest else whole


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
    """The games of a book by the codes of hand histories; each is built once, also in another process."""

    def __init__(self, book: Book):
        self.book = book
        self._built: dict[tuple[str, frozenset[tuple[str, str]]], Game] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return _games_in, (self.book.folder, tuple(self.book.outside))

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


@cache
def _games_in(folder: FilePath, outside: tuple[FilePath, ...]) -> Games:
    return Games(load(folder, outside))


def code_of(game: Game) -> str:
    """The code of the standard that says everything about this game, or its id."""
    others = {option: choice for option, choice in game.choices.items() if option != "limit"}
    for code, id_, limit in STANDARD:
        if (game.id, game.limit) == (id_, limit) and not others:
            return code
    return game.id


TEXT, WHOLE, EITHER, NUMBER = "text", "a whole number", "text or a whole number", "a number"
OPTIONAL = {
    "author": TEXT, "event": TEXT, "url": TEXT, "venue": TEXT, "address": TEXT, "city": TEXT, "region": TEXT,
    "postal_code": TEXT, "country": TEXT, "time": "a time such as 20:15:00", "time_zone": TEXT,
    "time_zone_abbreviation": TEXT, "day": WHOLE, "month": WHOLE, "year": WHOLE, "hand": EITHER, "level": WHOLE,
    "seats": WHOLE, "seat_count": WHOLE, "table": EITHER, "players": TEXT, "finishing_stacks": "amounts",
    "winnings": "amounts", "currency": TEXT, "currency_symbol": TEXT, "ante_trimming_status": "true or false",
    "time_limit": NUMBER, "time_banks": NUMBER,
}  # fmt: skip
PER_PLAYER = ("seats", "players", "time_banks")
OF_BETTING = ("blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet")
REQUIRED = ("variant", "antes", *OF_BETTING, "starting_stacks", "actions")
# what this book adds for its other games
OURS = ("_choices", "_carried", "_seat_one", "_bomb", "_dead", "_kill", "_last", "_doubled", "_flashed")

Path = tuple[str | int, ...]
Token = re.Match[str]

TOKEN = re.compile(
    r"""
      (?P<comment>\#[^\n]*)
    | (?P<newline>\n)
    | (?P<space>[^\S\n]+)
    | (?P<text>
          \"{3}(?:[^"\\]++|\\.|"{1,2}(?!"))*+\"{3,5}
        | '{3}(?:[^']++|'{1,2}(?!'))*+'{3,5}
        | "(?:[^"\\\n]|\\.)*+"
        | '[^'\n]*+'
      )
    | (?P<mark>[\[\]{},=.])
    | (?P<bare>[^\s\[\]{},=.\#"']++)
    | (?P<other>.)
    """,
    re.VERBOSE | re.DOTALL,
)


class RecordedHand(NamedTuple):
    """A hand whose fields are in order; whether its actions are possible is found by playing.

    name             the key of the hand in a file of several; "" in a file of one
    number           the field `hand`, where the file has it
    variant          as the file writes it; choices: those that the file makes beside it
    stacks           None for one that is not known
    finishing        what the file says that every seat has in the end; None for an unknown one
    actions          without those that are only comments
    warnings         fields that mean nothing here, and more players than usual
    """

    file: str
    name: str
    number: str | int | None
    variant: str
    game: Game
    choices: dict[str, str]
    money: Denomination
    stakes: Stakes
    stacks: tuple[int | None, ...]
    carried: int
    seat_one: int
    actions: tuple[NotedAction, ...]
    finishing: tuple[int | None, ...] | None
    places: FieldPlaces
    warnings: tuple[str, ...]

    def problem(self, message: str, hint: str = "", *path: str | int) -> Problem:
        """A mistake at a place of this hand: a field, or ("actions", index)."""
        return placed(self.file, self.name, self.places, message, hint, *path)


def placed(file: str, name: str, places: FieldPlaces, message: str, hint: str, *path: str | int) -> Problem:
    whole = (*([name] if name else []), *path)
    line, column = places.at(*whole)
    shown = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in whole).lstrip(".")
    return Problem(file, line, column, shown or "file", message, hint)


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


IS: dict[str, Callable[[Any], bool]] = {
    TEXT: lambda value: isinstance(value, str),
    WHOLE: _whole,
    EITHER: lambda value: isinstance(value, str) or _whole(value),
    NUMBER: lambda value: _whole(value) or isinstance(value, Decimal),
    "a time such as 20:15:00": lambda value: isinstance(value, datetime.time),
    "true or false": lambda value: isinstance(value, bool),
}


def needed(game: Game) -> list[str]:
    """The required fields of a game; those of the standard for its eleven codes."""
    forced = game.forced_bets
    names = ["variant", "antes"]
    names += ["blinds_or_straddles"] if game.has_blinds else []
    names += ["bring_in"] if forced.bring_in else []
    names += ["small_bet", "big_bet"] if game.limit == "fixed-limit" else ["min_bet"] if game.bets else []
    return [*names, "starting_stacks", "actions"]


def without_meaning(names: Iterable[str], game: Game, code: str) -> tuple[str, ...]:
    """Messages about fields that the format does not have, or that mean nothing in this game; only the first of very many."""
    told, known = [], {*OPTIONAL, *OURS, *needed(game)}
    for name in names:
        if name in known:
            continue
        if name in REQUIRED:
            told.append(f"'{name}' means nothing in {code}")
        elif not name.startswith("_"):
            hint = suggestion(name, [*REQUIRED, *OPTIONAL]) if len(name) < 40 else ""
            near = f": {hint}" if hint.startswith("did you mean") else ""
            told.append(f"'{name[:40]}' is not a field of the format{near}")
    return tuple(told[:MOST_PROBLEMS])


class FieldPlaces:
    """Where a key or an element stands: `at("3", "actions", 7)` gives line and column, counted from 1.

    text     TOML that tomllib has read without a complaint
    first    the number of its first line
    """

    def __init__(self, text: str, first: int = 1):
        self._first, self._text, self._found = first, text, dict[Path, int]()

    def at(self, *path: str | int) -> tuple[int, int]:
        """The place of the path, or of the nearest thing around it; the beginning when there is none."""
        for length in range(len(path), 0, -1):
            if path[:length] in self._offsets:
                return self.place(self._offsets[path[:length]])
        return self._first, 1

    def place(self, offset: int) -> tuple[int, int]:
        line = bisect_right(self._starts, offset)
        return self._first + line - 1, offset - self._starts[line - 1] + 1

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *(match.end() for match in re.finditer("\n", self._text))]

    @cached_property
    def _offsets(self) -> dict[Path, int]:
        """Read when somebody asks: most hands have no mistake."""
        table: Path = ()
        statement: list[Token] = []
        depth = 0
        for token in TOKEN.finditer(self._text + "\n"):
            if token.lastgroup == "newline" and depth == 0:
                table = self._statement(table, statement)
                statement = []
            elif token.lastgroup not in ("comment", "space", "newline"):
                statement.append(token)
                if token.lastgroup == "mark" and statement[0][0] != "[":
                    depth += (token[0] in "[{") - (token[0] in "]}")
        return self._found

    def _statement(self, table: Path, tokens: list[Token]) -> Path:
        """Records the places of one statement; returns the table to which the next one belongs."""
        words = [token[0] for token in tokens]
        if not words:
            return table
        if words[0] == "[":
            name = _key(tokens)
            self._found.setdefault(name, tokens[0].start())
            return name
        equals = words.index("=")
        path = (*table, *_key(tokens[:equals]))
        self._found.setdefault(path, tokens[0].start())
        if words[equals + 1] == "[":
            depth, number, expected = 0, 0, True
            for token in tokens[equals + 2 :]:
                if expected and token[0] != "]":
                    self._found[(*path, number)] = token.start()
                    number, expected = number + 1, False
                if token.lastgroup == "mark":
                    depth += (token[0] in "[{") - (token[0] in "]}")
                    expected = expected or (depth == 0 and token[0] == ",")
        return table


def _key(tokens: list[Token]) -> Path:
    """The parts of a key or of the name of a table, without quotes."""
    return tuple(token[0].strip("\"'") for token in tokens if token.lastgroup in ("text", "bare"))


WAGERS = {"fold": "f", "check": "cc", "call": "cc", "bring-in": "pb"}


def history(hand: Hand, name: str = "") -> str:
    """A finished hand as TOML text, for a file of its own; with a name, for a file of several."""
    lines = [f"{key} = {_toml(value)}" for key, value in fields(hand).items()]
    return "\n".join([*([f"[{name}]"] if name else []), *lines]) + "\n"


def fields(hand: Hand) -> dict[str, Any]:
    """The fields of the hand history, in the order of the standard."""
    game, stakes, n = hand.game, hand.stakes, len(hand.brought)
    forced = stakes.forced or forced_bets(game, stakes, n)
    agreed: dict[str, Any] = {"_bomb": stakes.bomb} if stakes.bomb else {}
    agreed |= {"_dead": _in_order(forced.dead)} if forced.dead else {}
    agreed |= {"_flashed": stakes.flashed + 1} if stakes.flashed is not None else {}
    agreed |= {"_kill": forced.kill + 1} if forced.kill is not None else {}
    agreed |= {"_doubled": True} if forced.doubled else {}
    ours = agreed | ({"_last": [seat + 1 for seat in sorted(forced.last)]} if forced.last else {})
    code = game.id if ours else code_of(game)
    blinds = [-chips if seat in forced.late else chips for seat, chips in enumerate(forced.blinds)]
    values = {
        "variant": code, "antes": _in_order(forced.antes), "blinds_or_straddles": _in_order(blinds),
        "bring_in": stakes.bring_in, "small_bet": stakes.small_bet, "big_bet": stakes.big_bet,
        "min_bet": stakes.small_bet, "starting_stacks": list(hand.brought), "actions": list(actions(hand)),
    }  # fmt: skip
    out: dict[str, Any] = {"variant": code}
    if code == game.id and game.choices:
        out["_choices"] = game.choices
    out |= ours
    if any(forced.antes) and not forced.dead_antes:
        out["ante_trimming_status"] = True
    out |= {name: values[name] for name in needed(game)}
    if hand.seat_one:
        out["_seat_one"] = hand.seat_one + 1
    if hand.carried:
        out["_carried"] = hand.carried
    return out | {"finishing_stacks": list(hand.stacks)}


def _in_order(amounts: Sequence[int]) -> list[int]:
    """Forced bets as the format writes them: with two players the other way round."""
    return list(reversed(amounts)) if len(amounts) == 2 else list(amounts)


def actions(hand: Hand) -> Iterator[str]:
    """The hand action by action."""
    teller = _ActionWriter(hand)
    drawn = set()
    for event in hand.log:
        if isinstance(event, e.Drew) and event.step not in drawn:
            drawn.add(event.step)  # every discard is heard before the first new card
            draws = [each for each in hand.log if isinstance(each, e.Drew) and each.step == event.step]
            yield from (f"p{each.seat + 1} sd {written(each.thrown)}".rstrip() for each in draws)
        yield from teller.told(event)
    if hand.players > 1 and not hand.ended:
        yield from teller.all_show()


class _ActionWriter:
    """Follows chips and cards, as players who are all-in show before the next card is dealt."""

    def __init__(self, hand: Hand):
        self.table = hand.bare()
        self.shown: list[set[int]] = [set() for _ in hand.brought]  # cards that lay face down
        self.step = ""  # of the last deal
        steps = hand.game.play
        self.number = {step.id: number for number, step in enumerate(steps)}
        self.first_bet = next((number for number, step in enumerate(steps) if step.do == "bet"), 0)
        others = (number for number, step in enumerate(steps) if step.do not in ("deal", "bet"))
        self.last_draw = max(others, default=-1)

    def told(self, event: e.Event) -> Iterator[str]:
        if isinstance(event, (e.Dealt, e.Opened, e.Community)) and event.step != self.step:
            self.step = event.step
            live, number = self.table.live, self.number[event.step]
            with_chips = sum(
                is_in and chips > 0 for is_in, chips in zip(live, self.table.stacks, strict=True)
            )
            all_in_before = number > max(self.first_bet, self.last_draw) and sum(live) > 1 >= with_chips
            if all_in_before:
                yield from self.all_show()
        self.table.see(event)
        yield from TOLD[type(event)](event) if type(event) in TOLD else ()

    def all_show(self) -> Iterator[str]:
        """Shows the cards of everybody who is in and whose cards the others have not seen."""
        for seat, own in enumerate(self.table.own):
            if self.table.live[seat] and not {*self.table.up[seat], *self.shown[seat]}.issuperset(own):
                self.shown[seat].update(own)
                yield f"p{seat + 1} sm {written(own)}"


def _received(event: e.Dealt | e.Drew | e.Flashed | e.Took) -> Iterator[str]:
    cards = event.cards if isinstance(event, (e.Dealt, e.Took)) else event.received
    if cards:
        yield f"d dh p{event.seat + 1} {written(cards)}"


def _took(event: e.Took) -> Iterator[str]:
    yield f"p{event.seat + 1} {TAKE.code} {ONE if event.cards else NONE}"
    yield from _received(event)


def _put(event: e.CardsPut) -> Iterator[str]:
    told = written(event.cards)
    if len(event.bins) > 1:
        told = " ".join(f"{name}={written(cards)}" for name, cards in event.bins.items())
    yield f"p{event.seat + 1} {event.verb.code} {told}".rstrip()


TOLD: dict[type[e.Event], Callable[[Any], Iterable[str]]] = {
    e.Dealt: _received, e.Extra: _received, e.Flashed: _received, e.Drew: _received, e.Took: _took, e.CardsPut: _put,
    e.Acted: lambda event: [f"p{event.seat + 1} {WAGERS.get(event.verb) or f'cbr {event.total}'}"],
    e.Passed: lambda event: [f"p{event.seat + 1} {event.verb.code} {written(event.cards)}"],
    e.Opened: lambda event: [f"d db {written(event.cards)}"],
    e.Laid: lambda event: [f"d db {written(event.cards)}"],
    e.Community: lambda event: [f"d db {written((event.card,))}"],
    e.Rolled: lambda event: [f"d ro {event.total}"],
    e.WordSaid: lambda event: [f"p{event.seat + 1} {event.verb.code} {event.word}"],
}  # fmt: skip


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        if value and isinstance(value[0], str):
            return "[\n" + "".join(f"  {json.dumps(each)},\n" for each in value) + "]"
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)
