"""Pots and their division, counted by the settlement of the interpreter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from poker_rulebook.book.load import Book
from poker_rulebook.figures.given import known_seats
from poker_rulebook.play import pots
from poker_rulebook.play.betting import Round
from poker_rulebook.play.reading import InputError


def side_pots(book: Book, figures: Mapping[str, int], given: Mapping[str, Any]) -> dict[str, Any]:
    """{pots: chips of every pot, the main pot first, returned: seat -> chips that nobody called}.

    Without `returned` where every wager was called.
    """
    found, back = contested(given)
    result: dict[str, Any] = {"pots": [pot.chips for pot in found]}
    return result | ({"returned": back} if back else {})


def contested(given: Mapping[str, Any]) -> tuple[list[pots.Pot], dict[str, int]]:
    """The pots with their contestants, seats numbered in their order, and seat -> chips that go back.

    paid    seat -> chips put in during the hand; folded    seats that have
    Raises InputError where nobody is left, or nobody has put in anything.
    """
    names, folded = list(given["paid"]), given.get("folded", [])
    known_seats(("folded",), folded, names)
    totals, live = list(given["paid"].values()), [name not in folded for name in names]
    if not any(live):
        raise InputError(("folded",), "everybody has folded", "at least one player is left")
    if not any(totals):
        raise InputError(("paid",), "nobody has put in anything", "write the chips of each seat")
    # what nobody matched is asked of a betting round: the amounts are its wagers
    seat, chips = Round("no-limit", totals, 0, (1,), 0, None).uncalled()
    if not chips or not live[seat]:
        return pots.side_pots(totals, live), {}
    totals[seat] -= chips
    return pots.side_pots(totals, live), {names[seat]: chips}


class Part(NamedTuple):
    """A share of a pot that is divided by itself. otherwise    the share that takes it when nobody wins it"""

    id: str
    otherwise: str


class Divided:
    """The hands of a pot whose winners are told, and the usual rules of its game.

    It is what poker_rulebook.play.pots asks of a showdown, and of a game with a button.
    """

    first_won, odd_between, if_nobody_qualifies = False, "first-share", "strongest-hand"
    declared = None

    def __init__(self, winners: Mapping[str, Sequence[int]], seats: int):
        names = list(winners)
        self.shares = [Part(name, names[name == names[0]] if len(names) > 1 else "") for name in names]
        self.values = {
            name: {seat: int(seat in won) for seat in range(seats)} for name, won in winners.items()
        }

    def odd_chips_within(self, share: Part) -> str:
        return "button"

    def plain_value(self, share: Part, seat: int) -> int:
        return self.values[share.id][seat]

    def deciding_cards(self, share: Part, seat: int) -> Sequence[int]:
        return ()


def split(book: Book, figures: Mapping[str, int], given: Mapping[str, Any]) -> dict[str, Any]:
    """{chips: seat -> chips} of a pot that is divided between its shares and then inside each.

    seats     all who contest the pot, from the left of the button
    shares    share -> its winners; [] where nobody qualifies, whose part then goes to the first share won
    """
    won = awards(given)
    chips = dict.fromkeys(given["seats"], 0)
    for award in won:
        chips[given["seats"][award.seat]] += award.chips
    return {"chips": chips}


def awards(given: Mapping[str, Any]) -> list[pots.Award]:
    """What each seat, by its number, receives from each share. Raises InputError where nobody wins any."""
    seats, shares = given["seats"], given["shares"]
    known_seats(("seats",), seats, seats)
    for share, names in shares.items():
        known_seats(("shares", share), names, seats)
    if not any(shares.values()):
        raise InputError(("shares",), "nobody wins any share", "write the winners of one share at least")
    divided = Divided(
        {share: [seats.index(name) for name in names] for share, names in shares.items()}, len(seats)
    )
    return pots.awards(divided, divided, [pots.Pot(given["pot"], tuple(range(len(seats))))])
