"""Hand history files read: cut into hands, read as TOML, and checked; or what is wrong with them.

A file is cut as it is read, so that a long night is never in memory as a whole.

Lines `name = value` whose values are numbers, true, false, texts without marks, and lists of these say the same in TOML
and, but for the names and the comma after the last of a list, in JSON, which Python reads ten times as fast.
"""

from __future__ import annotations

import json
import re
import tomllib
from codecs import BOM_UTF8
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from decimal import Decimal
from functools import cache
from io import BytesIO
from itertools import chain
from typing import Any, BinaryIO, NamedTuple

from poker_rulebook.book.model import Game, seats_served
from poker_rulebook.book.problems import MOST_PROBLEMS, Problem
from poker_rulebook.history.notation import (
    IS,
    OPTIONAL,
    PER_PLAYER,
    Denomination,
    FieldPlaces,
    Games,
    NoAmount,
    NotedAction,
    NotUnderstood,
    RecordedHand,
    UnknownVariant,
    WrittenAmount,
    amount,
    amount_in_words,
    decimal,
    needed,
    placed,
    understood,
    without_meaning,
)
from poker_rulebook.play.hand_record import boards_of_bomb
from poker_rulebook.play.parser import InputError
from poker_rulebook.play.stakes import Forced, stakes_for

# --- the usual hand of a history, read at once


_ONE = r'(?:"[^"\\\]\x00-\x1f\x7f]*+"|-?(?:0|[1-9][0-9]{0,14}+)(?:\.[0-9]{1,15}+)?|true|false)'
_MANY = rf"\[[ \t\n]*+(?:{_ONE}[ \t\n]*+(?:,[ \t\n]*+{_ONE}[ \t\n]*+)*+(?:,[ \t\n]*+)?)?\]"
_USUAL = re.compile(rf"(?:\[([0-9]{{1,9}})\]\n)?((?:[a-z_]+ = (?:{_ONE}|{_MANY})\n|\n)*+)", re.ASCII)
_NAME = re.compile(r"^([a-z_]+) = ", re.MULTILINE)
_LAST_COMMA = re.compile(r",\s*\]")


def usual_hand(text: str, number: Callable[[str], Any]) -> dict[str, Any] | None:
    """What TOML says, with each decimal as `number` makes it; None for what is not written in the usual way."""
    found = _USUAL.fullmatch(text)
    if not found:
        return None
    _, *parts = _NAME.split(found[2])
    names, values = parts[::2], ",".join(parts[1::2])
    said = dict(zip(names, _reader(number)(f"[{_LAST_COMMA.sub(']', values)}]"), strict=True))
    if len(said) < len(names):  # a name comes twice
        return None
    return {found[1]: said} if found[1] else said


@cache
def _reader(number: Callable[[str], Any]) -> Callable[[str], list[Any]]:
    """What reads a list in JSON."""
    return json.JSONDecoder(parse_float=number).decode


# --- the fields of one hand checked, every mistake of them at once


MOST_PLAYERS = 99
SINGLE = ("bring_in", "small_bet", "big_bet", "min_bet")


class FieldReading:
    """The fields of one hand, read with every mistake collected in `problems`, and every amount in `known`."""

    def __init__(self, file: str, name: str, table: dict[str, Any], places: FieldPlaces):
        self.file, self.name, self.table, self.places = file, name, table, places
        self.problems: list[Problem] = []
        self.known: list[WrittenAmount] = []

    def wrong(self, message: str, hint: str, *path: str | int) -> None:
        self.problems.append(placed(self.file, self.name, self.places, message, hint, *path))

    def hand(self, games: Games, options: dict[str, str]) -> RecordedHand | list[Problem]:
        """The hand, or what is wrong with it.    options    choices made for all files"""
        return self._record(games, options) or sorted(set(self.problems))[:MOST_PROBLEMS]

    def _record(self, games: Games, options: dict[str, str]) -> RecordedHand | None:
        """The hand, or None when there are problems."""
        game, choices = self._game(games, options)
        if game is None:
            return None
        names = needed(game)
        self._all_there(names)
        self._optional()
        stacks = self._amounts("starting_stacks", None, low=0, unknown=True)
        n = len(stacks)
        antes, dead = (self._forced(name, n, low=0) for name in ("antes", "_dead"))
        blinds: list[WrittenAmount] = [0] * n
        if game.has_blinds:
            blinds = self._forced("blinds_or_straddles", n)
        single = {name: self._positive(name) for name in SINGLE if name in names}
        carried = self._positive("_carried") if "_carried" in self.table else 0
        finishing, _ = (self._optional_amounts(name, n) for name in ("finishing_stacks", "winnings"))
        self._players(game, stacks)
        actions = tuple(self._actions(n))
        kill, (seat_one, *_) = self._players_in("_kill", n), self._players_in("_seat_one", n) or [0]
        flashed = self._players_in("_flashed", n)
        last, bomb = frozenset(self._players_in("_last", n)), self._bomb(game, n)
        self._raises(actions)
        if not self.problems:
            self._bets_fit(game, single)
            if kill and blinds[-1 - kill[0] if n == 2 else kill[0]] > single.get(
                "small_bet", Decimal("Infinity")
            ):
                self.wrong("'small_bet' is less than the kill", "a kill raises the limits", "small_bet")
        if self.problems:
            return None
        money, rules = Denomination(self.known), game.forced_bets
        posted = _by_seat(money, blinds)
        forced = Forced(
            _by_seat(money, antes),
            tuple(map(abs, posted)),
            _by_seat(money, dead),
            kill=next(iter(kill), None),
            last=last,
            late=frozenset(seat for seat, chips in enumerate(posted) if chips < 0),
            dead_antes=not self.table.get("ante_trimming_status", False),
            blinds_first=rules.ante == "big-blind" and rules.short_post == "blind-first",
            doubled=bool(self.table.get("_doubled")),
        )
        return RecordedHand(
            self.file, self.name, self.table.get("hand"), self.table["variant"], game, choices, money,
            stakes_for(game, _sizes(game, money, single), forced, bomb=bomb, flashed=next(iter(flashed), None)),
            _or_unknown(money, stacks), money.chips(carried), seat_one, actions,
            None if finishing is None else _or_unknown(money, finishing),
            self.places, (*_unusual(game, n), *without_meaning(self.table, game, self.table["variant"])),
        )  # fmt: skip

    def _all_there(self, names: list[str]) -> None:
        for name in names:
            if name not in self.table:
                hint = f"{self.table['variant']} needs {', '.join(names)}"
                self.wrong(f"the field '{name}' is missing", hint)

    def _game(self, games: Games, options: dict[str, str]) -> tuple[Game | None, dict[str, str]]:
        code, choices = self.table.get("variant"), self.table.get("_choices", {})
        if not isinstance(code, str):
            if "variant" in self.table:
                self.wrong("the variant is text", 'write it like variant = "NT"', "variant")
            else:
                self.wrong("the field 'variant' is missing", 'add a line such as variant = "NT"')
            return None, {}
        if not isinstance(choices, dict) or not all(isinstance(value, str) for value in choices.values()):
            hint = 'write them like _choices = {limit = "pot-limit"}'
            self.wrong("the choices are words", hint, "_choices")
            return None, {}
        try:
            return games.called(code, choices | options), choices | options
        except UnknownVariant as error:
            self.wrong(str(error), error.hint, error.field if error.field in self.table else "variant")
            return None, {}

    def _optional(self) -> None:
        for name, value in self.table.items():
            wanted = OPTIONAL.get(name, "amounts")
            if wanted == "amounts":
                continue
            right = IS[wanted]
            if name not in PER_PLAYER:
                if not right(value):
                    self.wrong(f"'{name}' is {wanted}", "", name)
            elif not isinstance(value, list) or not all(map(right, value)):
                self.wrong(f"'{name}' is a list with {wanted} for each player", "", name)
            elif isinstance(stacks := self.table.get("starting_stacks"), list) and len(value) != len(stacks):
                self._wrong_length(name, len(value), len(stacks))

    def _wrong_length(self, name: str, found: int, players: int) -> None:
        hint = f"'starting_stacks' has {players}, one for each player"
        self.wrong(f"'{name}' has {found} {'value' if found == 1 else 'values'}", hint, name)

    def _players(self, game: Game, stacks: list[WrittenAmount | None]) -> None:
        low, high = seats_served(game)
        if "starting_stacks" in self.table and not low <= len(stacks) <= high and not self.problems:
            hint = f"{game.id} is for {low} to {high}"
            count = "1 player has" if len(stacks) == 1 else f"{len(stacks)} players have"
            self.wrong(f"{count} a stack", hint, "starting_stacks")
        for index, chips in enumerate(stacks):
            if chips == 0:
                self.wrong("every player needs chips", "leave out who has none", "starting_stacks", index)

    def _amounts(
        self, name: str, count: int | None, low: int | None = None, unknown: bool = False
    ) -> list[WrittenAmount | None]:
        """The amounts of a list, None for one that is not known; [] and a problem for anything else."""
        value = self.table.get(name)
        if value is None:
            return []
        if not isinstance(value, list) or len(value) > MOST_PLAYERS:
            what = f"'{name}' is a list with one amount for each player"
            hint = f"write {name} = [0, 0, ...]"
            if isinstance(value, list):
                what, hint = (
                    f"'{name}' has {len(value):,} amounts",
                    f"at most {MOST_PLAYERS} players sit at a table",
                )
            self.wrong(what, hint, name)
            return []
        if count and len(value) != count:  # without a list of stacks that is told
            self._wrong_length(name, len(value), count)
        return [self._amount(each, low, unknown, name, index) for index, each in enumerate(value)]

    def _forced(self, name: str, count: int, low: int | None = None) -> list[WrittenAmount]:
        return [chips for chips in self._amounts(name, count, low) if chips is not None]

    def _optional_amounts(self, name: str, count: int) -> list[WrittenAmount | None] | None:
        return self._amounts(name, count, low=0, unknown=True) if name in self.table else None

    def _amount(self, value: Any, low: int | None, unknown: bool, *path: str | int) -> WrittenAmount | None:
        if unknown and isinstance(value, Decimal) and value.is_infinite() and value > 0:
            return None
        try:
            read = amount(value)
        except NoAmount as error:
            self.wrong(str(error), "", *path)
            return 1
        if low is not None and read < low:
            self.wrong(f"{read} is below {low}", "", *path)
        self.known.append(read)
        return read

    def _positive(self, name: str) -> WrittenAmount:
        """A single amount above zero; 1 in place of a wrong one, which is a problem, or of a missing one."""
        if name not in self.table:
            return 1
        before = len(self.problems)
        read = self._amount(self.table[name], None, False, name) or 0
        if read <= 0 and len(self.problems) == before:
            self.wrong(f"'{name}' is not above 0", "", name)
        return read

    def _bets_fit(self, game: Game, single: dict[str, WrittenAmount]) -> None:
        if game.limit == "fixed-limit" and single["big_bet"] < single["small_bet"]:
            self.wrong("'big_bet' is less than 'small_bet'", "", "big_bet")
        if "bring_in" in single and game.limit == "fixed-limit" and single["bring_in"] >= single["small_bet"]:
            self.wrong("'bring_in' is not less than 'small_bet'", "", "bring_in")

    def _players_in(self, name: str, n: int) -> list[int]:
        """The seats of the players whose numbers a field has, one or a list."""
        value = self.table.get(name, [])
        found = value if isinstance(value, list) else [value]
        for each in found:
            if isinstance(each, bool) or not isinstance(each, int) or not 1 <= each <= n:
                self.wrong(f"'{name}' is the number of a player", f"write 1 to {n}", name)
                return []
        return [each - 1 for each in found]

    def _bomb(self, game: Game, players: int) -> int:
        """The boards of a bomb pot; 0 in another hand."""
        value = self.table.get("_bomb", 0)
        if not value:
            return 0
        try:
            return boards_of_bomb(game, value, players)
        except InputError as error:
            self.wrong(error.message, error.hint, "_bomb")
            return 0

    def _actions(self, n: int) -> list[NotedAction]:
        value = self.table.get("actions", [])
        if not isinstance(value, list):
            self.wrong("'actions' is a list of texts", 'write actions = ["d dh p1 AcKd", ...]', "actions")
            return []
        found = []
        for index, each in enumerate(value):
            if not isinstance(each, str):
                self.wrong("an action is text", 'write it like "p1 cbr 200"', "actions", index)
                continue
            try:
                told = understood(index + 1, each, n)
            except NotUnderstood as error:
                self.wrong(str(error), error.hint, "actions", index)
                continue
            found += [told] if told else []
        return found

    def _raises(self, actions: Iterable[NotedAction]) -> None:
        for told in actions:
            if told.verb == "cbr":
                try:
                    self.known.append(amount_in_words(told.words[0]))
                except NoAmount as error:
                    self.wrong(str(error), "write it like p1 cbr 200", "actions", told.number - 1)


def _sizes(game: Game, money: Denomination, single: dict[str, WrittenAmount]) -> dict[str, int]:
    """The bets, and the bring-in, as the interpreter takes them."""
    small = single.get("small_bet") or single.get("min_bet", 0)
    bets = {"small_bet": small, "big_bet": single.get("big_bet", small)} if game.bets else {}
    bring_in = {"bring_in": single["bring_in"]} if game.forced_bets.bring_in else {}
    return {name: money.chips(amount) for name, amount in (bets | bring_in).items()}


def _unusual(game: Game, players: int) -> Iterator[str]:
    """That more play than usually do."""
    low, high = game.players
    if players > high:
        yield f"{players} players: {game.id} is usually for {low} to {high}"


def _by_seat(money: Denomination, amounts: list[WrittenAmount]) -> tuple[int, ...]:
    """Forced bets seat by seat: with two players the format writes them the other way round."""
    chips = tuple(money.chips(value) for value in amounts)
    return chips[::-1] if len(chips) == 2 else chips


def _or_unknown(money: Denomination, amounts: list[WrittenAmount | None]) -> tuple[int | None, ...]:
    return tuple(None if value is None else money.chips(value) for value in amounts)


# --- files


MOST_BYTES = 1_000_000  # of one hand; a long one has about 10,000

_HEADER = re.compile(rb"[ \t]*(\[(?:([A-Za-z0-9_-]+)|[^\[\],=#]*)\])[ \t]*(?:#.*)?\n?")
MOST_JOINED = 50  # pieces of one text or list
MOST_DIGITS = 4_000  # of a whole number; Python reads no more than 4,300

A_HISTORY = "a hand history has lines such as variant = \"NT\"; 'rulebook deal razz --format phh' prints one"

Document = dict[str, Any]

_WHERE = re.compile(
    r"(?P<what>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL
)
_PART = r"""(?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')"""
# a key of so many parts costs its square in time
_LONG_KEY = re.compile(rf"(?<![A-Za-z0-9_-]){_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{200}}")
_LONG_NUMBER = re.compile(rf"[0-9_]{{{MOST_DIGITS},}}")


class HistoryParseError(ValueError):
    """A file of one hand that is no TOML; `problem` says where."""

    def __init__(self, problem: Problem):
        self.problem = problem
        super().__init__(str(problem))


ReadHand = tuple[
    str, RecordedHand | list[Problem]
]  # its name in the file, and the hand or what is wrong with it


def hands(games: Games, file: str, content: bytes | BinaryIO, options: dict[str, str]) -> Iterator[ReadHand]:
    """Every hand of a file as `readings` finds it, with its fields read.

    options    choices of every game, such as {"raise-cap": "five"}; they go before those of the file
    """
    for name, found in readings(file, content):
        yield name, found if isinstance(found, list) else found.hand(games, options)


def readings(file: str, content: bytes | BinaryIO) -> Iterator[tuple[str, FieldReading | list[Problem]]]:
    """Every hand of a file in order, its fields still to be read; its name is "" in a file of one.

    file       the name for messages
    content    what it holds, or a stream of it, which is read hand by hand

    A hand of several that is no TOML is a list with one problem, and the next one follows. Raises HistoryParseError.
    """
    parts = pieces(BytesIO(content) if isinstance(content, bytes) else content)
    start, following = next(parts), list(next(([part] for part in parts), []))
    parts, found = chain(following, parts), document(file, start)
    if not _of_several(file, found, bool(following)):
        yield "", _only_hand(file, start, found, parts)
        return
    names: set[str] = set()
    for name, table, places in _tables(file, chain([start], parts)):
        if isinstance(table, list):
            yield name, table
        elif name in names:
            twice = "this name stands twice", "name every hand once"
            yield name, [Problem(file, *places.at(name), name, *twice)]
        else:
            names.add(name)
            yield name, FieldReading(file, name, table, places)


def _of_several(file: str, found: Document | Problem, more: bool) -> bool:
    """Whether a file has hands under names, by what is found before the first of these. more    whether any follows"""
    if isinstance(found, Problem):
        return file.endswith(".phhs")
    only_tables = all(isinstance(value, dict) for value in found.values()) and bool(found or more)
    return "variant" not in found and (file.endswith(".phhs") or only_tables)


def _only_hand(
    file: str, start: FilePiece, found: Document | Problem, parts: Iterator[FilePiece]
) -> FieldReading:
    """found    what the beginning of the file says, which is all of most of them"""
    whole = start
    for part in parts:
        whole = whole.joined(part)
        if len(whole.content) > MOST_BYTES:
            break
    if whole is not start:
        found = document(file, whole)
    if isinstance(found, Problem):
        raise HistoryParseError(found)
    return FieldReading(file, "", found, FieldPlaces(whole.content.decode()))


def _tables(
    file: str, parts: Iterator[FilePiece]
) -> Iterator[tuple[str, Document | list[Problem], FieldPlaces]]:
    """What stands under each name, and where; a list of problems for what is no hand."""
    for part, found in documents(file, parts):
        if isinstance(found, Problem):
            yield part.name, [found], FieldPlaces("")
            continue
        places = FieldPlaces(part.content.decode(), part.line)
        for name, value in found.items():
            yield name, value if isinstance(value, dict) else [_between(file, name, places)], places


def _between(file: str, name: str, places: FieldPlaces) -> Problem:
    message = "stands between the hands of a file of several"
    return Problem(file, *places.at(name), name, message, "move it into a hand, or delete it")


class FilePiece(NamedTuple):
    """Lines of a file from the name of a table to the next one.

    A text or a list of several lines is cut at a line that looks like such a name: `joined` puts it together again.

    name       the first part of that name; "" before the first table
    line       the number of the first line, from 1
    content    the bytes, lines ending in \\n; more than MOST_BYTES when it is too long to be read
    """

    name: str
    line: int
    content: bytes

    def joined(self, following: FilePiece) -> FilePiece:
        return self._replace(content=self.content + following.content)


def pieces(stream: BinaryIO) -> Iterator[FilePiece]:
    """The lines before the first table, then each table with the tables inside it: [1], [1._notes].

    After a piece that is too long nothing follows.
    """
    name, first, size = "", 1, 0
    held: list[bytes] = []
    for number, line in enumerate(_lines(stream), 1):
        found, inside = _table(line) if b"[" in line else ("", False)
        if found and not (inside and found == name):
            yield FilePiece(name, first, b"".join(held))
            name, first, held, size = found, number, [], 0
        held.append(line)
        size += len(line)
        if size > MOST_BYTES:
            break
    yield FilePiece(name, first, b"".join(held))


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream, without a byte order mark; only the beginning of a line that is too long."""
    line = stream.readline(MOST_BYTES + 1).removeprefix(BOM_UTF8)
    while line:
        yield line[:-2] + b"\n" if line.endswith(b"\r\n") else line
        line = stream.readline(MOST_BYTES + 1)


def _table(line: bytes) -> tuple[str, bool]:
    """The first part of the name when a line names a table, such as [7] or ["Final table"]; "" for another line.

    And whether more parts follow: [7._notes] is a table inside [7].
    """
    found = _HEADER.fullmatch(line)
    if not found:
        return "", False
    if found[2]:  # as usual, a name without quotes
        return found[2].decode(), False
    try:
        [(name, value)] = tomllib.loads(found[1].decode()).items()
    except (ValueError, RecursionError):
        return "", False
    return name, bool(value)


def documents(file: str, parts: Iterator[FilePiece]) -> Iterator[tuple[FilePiece, Document | Problem]]:
    """Every piece with what it says, joined with those after it where a text or a list has been cut."""
    ahead: deque[FilePiece] = deque()
    while part := ahead.popleft() if ahead else next(parts, None):
        found = document(file, part)
        if isinstance(found, Problem):
            whole = _whole(file, part, ahead, parts)
            part, found = whole or (part, found)
        yield part, found


def _whole(
    file: str, part: FilePiece, ahead: deque[FilePiece], parts: Iterator[FilePiece]
) -> tuple[FilePiece, Document] | None:
    """A piece joined with as many of the following ones as it takes to be TOML, which are removed from the list; None where
    that never succeeds."""
    for count in range(1, MOST_JOINED + 1):
        if count > len(ahead):
            ahead.extend([following] if (following := next(parts, None)) else [])
        if count > len(ahead) or len(part.content) > MOST_BYTES:
            return None
        part = part.joined(ahead[count - 1])
        found = document(file, part)
        if not isinstance(found, Problem):
            for _ in range(count):
                ahead.popleft()
            return part, found
    return None


def document(file: str, piece: FilePiece) -> Document | Problem:
    """A piece read as TOML.    file    its name for messages"""
    if len(piece.content) > MOST_BYTES:
        what = f"the {'hand' if piece.name else 'file'} has more than {MOST_BYTES:,} bytes"
        return Problem(file, piece.line, 1, piece.name or "file", what)
    try:
        text = piece.content.decode("utf-8")
    except UnicodeDecodeError as error:
        return _wrong(file, piece, error.start, "is not UTF-8 text", "save it as UTF-8")
    if (read := usual_hand(text, decimal)) is not None:
        return read
    long_key = _LONG_KEY.search(text)
    if long_key:
        return _wrong(file, piece, len(text[: long_key.start()].encode()), "has a key of very many parts")
    try:
        return tomllib.loads(text, parse_float=decimal)
    except tomllib.TOMLDecodeError as error:
        return _no_toml(file, piece, text, str(error))
    except RecursionError:
        return _wrong(file, piece, 0, "is not TOML that can be read: nested too deeply")
    except ValueError:  # the only other one: a whole number of thousands of digits
        found = _LONG_NUMBER.search(text)
        offset = len(text[: found.start()].encode()) if found else 0
        return _wrong(file, piece, offset, "has a number that is too long")


def _wrong(file: str, piece: FilePiece, offset: int, message: str, hint: str = "") -> Problem:
    """A mistake at a byte of a piece."""
    before = piece.content[:offset]
    line, column = piece.line + before.count(b"\n"), offset - before.rfind(b"\n")
    return Problem(file, line, column, piece.name or "file", message, hint)


def _no_toml(file: str, piece: FilePiece, text: str, said: str) -> Problem:
    found = _WHERE.fullmatch(said)
    what = found["what"] if found else said
    line, column = text.count("\n") + 1, 1
    if found and found["line"]:
        line, column = int(found["line"]), int(found["column"])
    shown = what[:1].lower() + what[1:100]
    place = piece.name or "file"
    return Problem(file, piece.line + line - 1, column, place, f"is not TOML: {shown}", A_HISTORY)
