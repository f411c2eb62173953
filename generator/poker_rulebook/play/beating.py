"""The beat step: hands are turned up one after the other, each until it beats the best one showing."""

from __future__ import annotations

from collections.abc import Generator

from poker_rulebook.book.steps import Beat, Bet
from poker_rulebook.play.comparing import showing
from poker_rulebook.play.dealer import all_seen
from poker_rulebook.play.dealing import bring
from poker_rulebook.play.events import Beaten, Turned
from poker_rulebook.play.questions import Action, Decision
from poker_rulebook.play.rounds import bet
from poker_rulebook.play.table import Plays, Table


def beat(table: Table, step: Beat) -> Generator[Decision, Action, None]:
    """Plays turns from the left of the button, each with a betting round after it, until nobody can turn up more.

    Usually one player is left then. There are more if the best hand is all-in and others still play for a side pot.
    """
    following = table.game.play[table.game.play.index(step) + 1]
    assert isinstance(following, Bet)
    seat, idle = -1, 0
    while idle < table.players > 1:
        seat = min((other for other in table.seats_in() if other > seat), default=table.seats_in()[0])
        if not _turn(table, step, seat):
            idle += 1
            continue
        idle = 0
        if table.players > 1:
            yield from bet(table, following)


def _turn(table: Table, step: Beat, seat: int) -> bool:
    """Turns up the cards of a seat one by one, in the order in which they lie, until they beat all others.

    Returns whether the seat turned up a card or went out.
    """
    others = {other: _shown(table, other) for other in table.seats_in() if other != seat}
    best, turned = max(others.values()), False
    while _shown(table, seat) <= best and (down := table.down(seat)):
        all_seen(down[:1], "a card is unknown that may beat the best hand showing")
        table.tell(Turned(step.id, seat, down[0]))
        bring(table, step.id, seat, down[0])
        turned = True
    # against a hand that is all-in for less this seat may still win the last side pot
    rivals = [shown for other, shown in others.items() if table.totals[other] >= table.totals[seat]]
    if _shown(table, seat) > max(rivals, default=-1):
        return turned
    table.dealer.muck += table.own[seat]
    table.tell(Beaten(step.id, seat))
    return True


def _shown(table: Table, seat: int) -> int:
    return showing(table.game, table.game.showdown[0].ranking, table.up[seat])


STEPS: Plays = {Beat: beat}
