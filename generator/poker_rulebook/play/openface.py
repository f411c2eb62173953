"""Open-face games: laying cards in rows and settling points; also reads and judges finished layouts given as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Place, only
from poker_rulebook.cards import Cards, texts
from poker_rulebook.play.dealing import one_by_one
from poker_rulebook.play.events import Dealt, Fouled, Paid, Placed, ToFantasyland
from poker_rulebook.play.parser import (
    InputError,
    known,
    no_card_twice,
    read_cards,
    right_number,
    seats_written,
)
from poker_rulebook.play.questions import Asks, CardVerb, Put, ToPut, are, either, number_of
from poker_rulebook.play.rows import CardsByRow, Judged, judged, payments, rules_of
from poker_rulebook.play.stakes import Stakes
from poker_rulebook.play.table import Plays, Table

IN_FANTASYLAND = "fantasyland"  # the step in which a player in Fantasyland lays all cards
CLOSED = "closed"  # value of `dealt` for cards that everybody lays face down
FOR_POINTS = Stakes(0, 0)  # the stakes of games without bets


def _placing_asked(question: ToPut) -> str:
    return f"place {question.most} of {texts(question.own)}"


def _wrong_placing(question: ToPut, put: Put) -> str:
    wrong, laid = "", put.cards
    strange = tuple([card for card in laid if card not in question.own])
    for row, cards in put.bins.items():
        if row not in question.bins:
            return f"no row is called {row!r}: {_placing_asked(question)} in {either(list(question.bins))}"
        wrong = wrong or (_moved(question, cards) if strange else "")
        if len(cards) > question.bins[row].most:
            free = question.bins[row].most
            room = f"has room for {free} more" if free else "is full"
            wrong = wrong or f"the row {row!r} {room}, and {texts(cards)} {are(cards)} placed there"
    if not wrong and len(set(laid)) < len(laid):
        wrong = "a card is placed twice"
    elif not wrong and strange:
        wrong = f"{texts(strange)} {are(strange)} not among the cards received"
    elif not wrong and len(laid) != question.most:
        wrong = f"{number_of(laid)} placed"
    return wrong and f"{wrong}: {_placing_asked(question)}"


def _moved(question: ToPut, cards: Cards) -> str:
    """Which of these cards lie in a row already; '' if none does."""
    for row, there in question.bins.items():
        if moved := [card for card in cards if card in there.lying]:
            lie = "lies" if len(moved) == 1 else "lie"
            return f"{texts(moved)} already {lie} in the row {row!r} and may not be moved"
    return ""


PLACE = CardVerb(
    word="place", key="rows", event="placed", asks="place", asked=_placing_asked, wrong=_wrong_placing
)


def fantasyland(table: Table) -> Asks:
    """Gives the seats in Fantasyland all their cards at once, and asks them to lay these before the others play."""
    there = sorted(table.fantasyland)
    for seat in there:
        _receive(table, IN_FANTASYLAND, [seat], table.fantasyland[seat], up=False)
    for seat in there:
        yield from _place(table, IN_FANTASYLAND, seat, table.rules.cards)


def unseen(game: Game, step: str) -> bool:
    """Whether the cards of a step are laid face down, to be turned up when everybody has finished."""
    return step == IN_FANTASYLAND or any(s.id == step and s.dealt == CLOSED for s in only(Place, game.play))


def place(table: Table, step: Place) -> Asks:
    seats = [seat for seat in table.seats_in() if seat not in table.fantasyland]
    for _ in range(step.rounds):
        if step.dealt != "on-turn":
            _receive(table, step.id, seats, step.receive, up=step.dealt == "face-up")
        for seat in seats:
            if step.dealt == "on-turn":
                _receive(table, step.id, [seat], step.receive, up=False)
            yield from _place(table, step.id, seat, step.place)


STEPS: Plays = {Place: place}
VERBS = (PLACE,)


def _receive(table: Table, step: str, seats: Sequence[int], count: int, *, up: bool) -> None:
    for seat, cards in one_by_one(table, seats, count):
        table.tell(Dealt(step, seat, cards, len(cards) if up else 0))


def _place(table: Table, step: str, seat: int, count: int) -> Asks:
    own = tuple(table.own[seat])
    put = yield ToPut(seat, step, PLACE, own, dict(table.bins[seat]), count, count)
    laid: dict[str, Cards] = {row: cards for row, cards in put.bins.items() if cards}
    kept = put.cards
    thrown = tuple([card for card in own if card not in kept])
    table.dealer.muck += thrown
    table.tell(Placed(step, seat, laid, thrown))


def settle(table: Table) -> None:
    """Settles the points between every two players, and tells who goes to Fantasyland."""
    rules, seats = table.rules, range(len(table.stacks))
    layouts = {seat: table.layout(seat) for seat in seats}
    found = judged(rules, layouts, table.fantasyland, dict(enumerate(table.brought)))
    table.scores, table.points = list(found.scores.values()), list(found.points.values())
    table.pairs = found.pairs
    for seat in seats:
        if table.scores[seat].fouled:
            table.tell(Fouled(seat))
    for pair, chips in zip(table.pairs, payments(rules, table.pairs, table.brought), strict=True):
        if chips:
            winner, payer = (pair.first, pair.second) if chips > 0 else (pair.second, pair.first)
            table.tell(Paid(winner, payer, abs(chips)))
    for seat, cards in found.next_deal.items():
        table.tell(ToFantasyland(seat, cards))


# Finished layouts as text


def read_layouts(game: Game, seats: Mapping[str, Any]) -> dict[str, CardsByRow]:
    """Seat -> its rows. Raises InputError for rows of a wrong size, and for a card that occurs twice."""
    low, high = game.players
    if not 1 <= len(seats) <= high:
        raise InputError(("seats",), seats_written(seats), f"{game.id} has {low} to {high}")
    layouts = {name: _read_rows(game, name, value) for name, value in seats.items()}
    no_card_twice(
        (("seats", name, row), cards) for name, rows in layouts.items() for row, cards in rows.items()
    )
    return layouts


def _read_rows(game: Game, name: str, value: Any) -> CardsByRow:
    rows = rules_of(game).rows
    if not isinstance(value, Mapping):
        shape = ", ".join(f"{row.id}: {row.cards} cards" for row in rows)
        raise InputError(("seats", name), "the cards of a layout lie in rows", f"write {{{shape}}}")
    for key in value:
        known("no row is called {!r}", key, [row.id for row in rows], ("seats", name, key))
    layout = {}
    for row in rows:
        if row.id not in value:
            hint = f"add '{row.id}:' with {row.cards} cards"
            raise InputError(("seats", name), f"the row {row.id!r} is missing", hint)
        at = ("seats", name, row.id)
        layout[row.id] = read_cards(game, value[row.id], at)
        right_number(at, layout[row.id], row.cards, f"the row {row.id!r} has {row.cards} cards")
    return layout


def read_fantasyland(game: Game, value: Any, seats: Sequence[str]) -> dict[str, int]:
    """Seat -> number of cards, for the seats in Fantasyland in this deal. Raises InputError.

    The value is {seat: number of cards}, or a list of seats if the number does not matter.
    """
    land = rules_of(game).fantasyland
    if value and not land.enter:
        raise InputError(("fantasyland",), f"{game.id} has no Fantasyland", "delete it")
    if isinstance(value, list) and all(isinstance(name, str) for name in value):
        value = dict.fromkeys(value, land.stay_cards)
    there = {} if value is None else value
    if not isinstance(there, Mapping):
        hint = f"write [A], or {{A: {land.stay_cards}}}"
        raise InputError(("fantasyland",), f"{value!r} is not understood", hint)
    for name, cards in there.items():
        known("no seat is called {!r}", name, seats, ("fantasyland", name))
        if isinstance(cards, bool) or cards not in land.numbers:
            hint = f"write {' or '.join(map(str, land.numbers))}"
            raise InputError(("fantasyland", name), f"nobody receives {cards!r} cards there", hint)
    return dict(there)


def read_stacks(game: Game, value: Any, seats: Sequence[str]) -> dict[str, int] | None:
    """Seat -> chips before the deal, in the order of the seats; None if they do not matter.

    Raises InputError for a seat without chips, and if there are no stacks although a win cap needs them.
    """
    if value is None:
        if rules_of(game).win_cap != "none":
            hint = f"add 'stacks: {{{seats[0]}: 20, ...}}'"
            raise InputError(("stacks",), "under a win cap the chips of every seat matter", hint)
        return None
    if not isinstance(value, Mapping) or set(value) != set(seats):
        hint = f"the seats are {', '.join(seats)}"
        raise InputError(("stacks",), "the stacks and the seats have different names", hint)
    for name, chips in value.items():
        if isinstance(chips, bool) or not isinstance(chips, int) or chips < 1:
            raise InputError(
                ("stacks", name), f"{chips!r} is not a number of chips", "write a whole number from 1"
            )
    return {name: value[name] for name in seats}


def laid_out(
    game: Game, seats: Mapping[str, Any], fantasyland: Any = None, stacks: Any = None
) -> Judged[str]:
    """The result of finished layouts given as text. Raises InputError.

    See `read_layouts`, `read_fantasyland` and `read_stacks`.
    """
    layouts, names = read_layouts(game, seats), list(seats)
    there = read_fantasyland(game, fantasyland, names)
    return judged(rules_of(game), layouts, there, read_stacks(game, stacks, names))
