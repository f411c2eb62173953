"""The fields of one hand checked, every mistake of them at once."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import Problem
from poker_rulebook.history.notation import (
    Denomination,
    Games,
    NoAmount,
    NotUnderstood,
    ToldAction,
    UnknownVariant,
    amount,
    amount_in_words,
    understood,
)
from poker_rulebook.history.record import (
    IS,
    OPTIONAL,
    PER_PLAYER,
    FieldPlaces,
    Record,
    needed,
    placed,
    without_meaning,
)
from poker_rulebook.play.agreed import boards_of_bomb
from poker_rulebook.play.reading import InputError
from poker_rulebook.play.stakes import Forced, stakes_for

MOST_PLAYERS = 99
SINGLE = ("bring_in", "small_bet", "big_bet", "min_bet")


class Reading:
    """The fields of one hand, read with every mistake collected in `problems`, and every amount in `known`."""

    def __init__(self, file: str, name: str, table: dict[str, Any], places: FieldPlaces):
        self.file, self.name, self.table, self.places = file, name, table, places
        self.problems: list[Problem] = []
        self.known: list[Decimal] = []

    def wrong(self, message: str, hint: str, *path: str | int) -> None:
        self.problems.append(placed(self.file, self.name, self.places, message, hint, *path))

    def record(self, games: Games, options: dict[str, str]) -> Record | None:
        """The hand, or None when there are problems. options    choices made for all files"""
        game, choices = self._game(games, options)
        if game is None:
            return None
        names = needed(game)
        self._all_there(names)
        self._optional()
        stacks = self._amounts("starting_stacks", None, low=0, unknown=True)
        n = len(stacks)
        antes, dead = (self._forced(name, n, low=0) for name in ("antes", "_dead"))
        blinds = self._forced("blinds_or_straddles", n) if game.has_blinds else [Decimal(0)] * n
        single = {name: self._positive(name) for name in SINGLE if name in names}
        carried = self._positive("_carried") if "_carried" in self.table else Decimal(0)
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
        )
        return Record(
            self.file, self.name, self.table.get("hand"), self.table["variant"], game, choices, money,
            stakes_for(game, _sizes(game, money, single), forced, bomb=bomb, flashed=next(iter(flashed), None)),
            _or_unknown(money, stacks), money.chips(carried), seat_one, actions,
            None if finishing is None else _or_unknown(money, finishing),
            self.places, without_meaning(self.table, game, self.table["variant"]),
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
        for name, wanted in OPTIONAL.items():
            value = self.table.get(name)
            if value is None or wanted == "amounts":
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

    def _players(self, game: Game, stacks: list[Decimal | None]) -> None:
        low, high = game.players
        if "starting_stacks" in self.table and not low <= len(stacks) <= high and not self.problems:
            hint = f"{game.id} is for {low} to {high}"
            count = "1 player has" if len(stacks) == 1 else f"{len(stacks)} players have"
            self.wrong(f"{count} a stack", hint, "starting_stacks")
        for index, chips in enumerate(stacks):
            if chips == 0:
                self.wrong("every player needs chips", "leave out who has none", "starting_stacks", index)

    def _amounts(
        self, name: str, count: int | None, low: int | None = None, unknown: bool = False
    ) -> list[Decimal | None]:
        """The amounts of a list, None for one that is not known; [] and a problem for anything else."""
        value = self.table.get(name)
        if value is None:
            return []
        if not isinstance(value, list) or len(value) > MOST_PLAYERS:
            what = f"'{name}' is a list with one amount for each player"
            self.wrong(what, f"write {name} = [0, 0, ...]", name)
            return []
        if count is not None and "starting_stacks" in self.table and len(value) != count:
            self._wrong_length(name, len(value), count)
        return [self._amount(each, low, unknown, name, index) for index, each in enumerate(value)]

    def _forced(self, name: str, count: int, low: int | None = None) -> list[Decimal]:
        return [chips for chips in self._amounts(name, count, low) if chips is not None]

    def _optional_amounts(self, name: str, count: int) -> list[Decimal | None] | None:
        return self._amounts(name, count, low=0, unknown=True) if name in self.table else None

    def _amount(self, value: Any, low: int | None, unknown: bool, *path: str | int) -> Decimal | None:
        if unknown and isinstance(value, Decimal) and value.is_infinite() and value > 0:
            return None
        try:
            read = amount(value)
        except NoAmount as error:
            self.wrong(str(error), "", *path)
            return Decimal(1)
        if low is not None and read < low:
            self.wrong(f"{read} is below {low}", "", *path)
        self.known.append(read)
        return read

    def _positive(self, name: str) -> Decimal:
        """A single amount above zero; 1 in place of a wrong one, which is a problem, or of a missing one."""
        if name not in self.table:
            return Decimal(1)
        before = len(self.problems)
        read = self._amount(self.table[name], None, False, name) or Decimal(0)
        if read <= 0 and len(self.problems) == before:
            self.wrong(f"'{name}' is not above 0", "", name)
        return read

    def _bets_fit(self, game: Game, single: dict[str, Decimal]) -> None:
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

    def _actions(self, n: int) -> list[ToldAction]:
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

    def _raises(self, actions: Iterable[ToldAction]) -> None:
        for told in actions:
            if told.verb == "cbr":
                try:
                    self.known.append(amount_in_words(told.words[0]))
                except NoAmount as error:
                    self.wrong(str(error), "write it like p1 cbr 200", "actions", told.number - 1)


def _sizes(game: Game, money: Denomination, single: dict[str, Decimal]) -> dict[str, int]:
    """The bets, and the bring-in, as the interpreter takes them."""
    small = single.get("small_bet") or single.get("min_bet", Decimal(0))
    bets = {"small_bet": small, "big_bet": single.get("big_bet", small)} if game.bets else {}
    bring_in = {"bring_in": single["bring_in"]} if game.forced_bets.bring_in else {}
    return {name: money.chips(amount) for name, amount in (bets | bring_in).items()}


def _by_seat(money: Denomination, amounts: list[Decimal]) -> tuple[int, ...]:
    """Forced bets seat by seat: with two players the format writes them the other way round."""
    chips = tuple(money.chips(value) for value in amounts)
    return chips[::-1] if len(chips) == 2 else chips


def _or_unknown(money: Denomination, amounts: list[Decimal | None]) -> tuple[int | None, ...]:
    return tuple(None if value is None else money.chips(value) for value in amounts)
