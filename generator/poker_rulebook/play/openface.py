"""Open-face games: cards are laid in rows, and every two players settle points."""

from __future__ import annotations

from collections.abc import Sequence

from poker_rulebook.book.steps import Place
from poker_rulebook.cards import Cards, texts
from poker_rulebook.play.betting import either
from poker_rulebook.play.events import Dealt, Fouled, Paid, Placed, ToFantasyland
from poker_rulebook.play.questions import Asks, Bin, CardVerb, Put, ToPut, are, number_of
from poker_rulebook.play.rows import judged, payments
from poker_rulebook.play.stakes import Stakes
from poker_rulebook.play.table import Plays, Table

IN_FANTASYLAND = "fantasyland"  # the step in which a player there lays all cards
FOR_POINTS = Stakes(0, 0)  # of games without bets


def _placing_asked(question: ToPut) -> str:
    return f"place {question.most} of {texts(question.own)}"


def _wrong_placing(question: ToPut, put: Put) -> str:
    legal, laid = _placing_asked(question), put.cards
    for row, cards in put.bins.items():
        if row not in question.bins:
            return f"no row is called {row!r}: {legal} in {either(list(question.bins))}"
        for other, there in question.bins.items():
            moved = tuple(card for card in cards if card in there.lying)
            if moved:
                lie = "lies" if len(moved) == 1 else "lie"
                return f"{texts(moved)} {lie} in the {other} already and may not be moved: {legal}"
        free = question.bins[row].most
        if len(cards) > free:
            room = f"has room for {free} more" if free else "is full"
            return f"the {row} {room}, and {texts(cards)} {are(cards)} placed there: {legal}"
    if len(set(laid)) < len(laid):
        return f"a card is placed twice: {legal}"
    strange = tuple(card for card in laid if card not in question.own)
    if strange:
        return f"{texts(strange)} {are(strange)} not among the cards received: {legal}"
    return "" if len(laid) == question.most else f"{number_of(laid)} placed: {legal}"


PLACE = CardVerb(
    word="place", key="rows", event="placed", asks="place", asked=_placing_asked, wrong=_wrong_placing
)


def fantasyland(table: Table) -> Asks:
    """Who is there receives all cards at once, and lays them before the others."""
    there = sorted(table.fantasyland)
    for seat in there:
        _receive(table, IN_FANTASYLAND, [seat], table.fantasyland[seat], up=False)
    for seat in there:
        yield from _place(table, IN_FANTASYLAND, seat, table.rules.cards)


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
    received: dict[int, list[int]] = {seat: [] for seat in seats}
    for _ in range(count):
        for seat in seats:
            received[seat].append(table.dealer.take(seat))
    for seat, cards in received.items():
        table.own[seat] += cards
        table.log.append(Dealt(step, seat, tuple(cards), len(cards) if up else 0))


def _place(table: Table, step: str, seat: int, count: int) -> Asks:
    rows, own = table.rows[seat], tuple(table.own[seat])
    bins = {row.id: Bin(0, row.cards - len(rows[row.id]), tuple(rows[row.id])) for row in table.rules.rows}
    put = yield ToPut(seat, step, PLACE, own, bins, count, count)
    laid: dict[str, Cards] = {row: cards for row, cards in put.bins.items() if cards}
    for row, cards in laid.items():
        rows[row] += cards
    thrown = tuple(card for card in own if card not in put.cards)
    table.own[seat] = []
    table.dealer.muck += thrown
    table.log.append(Placed(step, seat, laid, thrown))


def settle(table: Table) -> None:
    """Points of every two players, and who goes to Fantasyland."""
    rules, seats = table.rules, range(len(table.stacks))
    found = judged(rules, list(map(table.layout, seats)), table.fantasyland, table.brought)
    table.scores, table.pairs, table.points, table.next_deal = found
    table.log += [Fouled(seat) for seat in seats if table.scores[seat].fouled]
    for pair, chips in zip(table.pairs, payments(rules, table.pairs, table.brought), strict=True):
        if chips:
            winner, payer = (pair.first, pair.second) if chips > 0 else (pair.second, pair.first)
            table.log.append(Paid(winner, payer, abs(chips)))
    for seat, points in enumerate(table.points):
        table.stacks[seat] += points
    table.log += [ToFantasyland(seat, cards) for seat, cards in table.next_deal.items()]
