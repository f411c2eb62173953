"""One hand of a hand history file: its fields, what they hold and which a game needs, and where they stand."""

from __future__ import annotations

import datetime
import re
from bisect import bisect_right
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import MOST_PROBLEMS, Problem, suggestion
from poker_rulebook.history.notation import Denomination, ToldAction
from poker_rulebook.play.stakes import Stakes

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
OURS = ("_choices", "_carried", "_seat_one", "_bomb", "_dead", "_kill", "_last", "_flashed")

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


@dataclass(frozen=True)
class Record:
    """A hand whose fields are in order; whether its actions are possible is found by playing.

    name             the key of the hand in a file of several; "" in a file of one
    number           the field `hand`, where the file has it
    variant          as the file writes it; choices: those that the file makes beside it
    stacks           None for one that is not known
    finishing        what the file says that every seat has in the end; None for an unknown one
    actions          without those that are only comments
    warnings         fields that mean nothing here
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
    actions: tuple[ToldAction, ...]
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
    """What to say of fields that the format does not have, or that mean nothing in this game; of very many the first."""
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
        """Note what one statement says; gives the table that the next one belongs to."""
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
            self._elements(path, tokens[equals + 2 :])
        return table

    def _elements(self, path: Path, tokens: list[Token]) -> None:
        depth, number, expected = 0, 0, True
        for token in tokens:
            if expected and token[0] != "]":
                self._found[(*path, number)] = token.start()
                number, expected = number + 1, False
            if token.lastgroup == "mark":
                depth += (token[0] in "[{") - (token[0] in "]}")
                expected = expected or (depth == 0 and token[0] == ",")


def _key(tokens: list[Token]) -> Path:
    """The parts of a key or of the name of a table, without quotes."""
    return tuple(token[0].strip("\"'") for token in tokens if token.lastgroup in ("text", "bare"))
