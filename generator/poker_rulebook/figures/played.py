"""What follows from a hand that was played: who gets a bounty, and who gets the button."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.figures.given import known_seat, played
from poker_rulebook.play.events import Won
from poker_rulebook.play.examples import Result
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.reading import InputError


class Taken(NamedTuple):
    """Who wins a pot of a played hand.

    pot, pots    its number, 0 for the main pot, and how many there are
    share        the share whose winners count; None where the pot has one share, or everybody else folded
    seats        those winners, clockwise from the left of the button: the first is in the worst position
    """

    game: Game
    pot: int
    pots: int
    share: Share | None
    seats: list[str]


def bounty(book: Book, figures: Mapping[str, int], given: Mapping[str, Any]) -> dict[str, Any]:
    """{to: seat} that gets the bounty of a player who is eliminated in a worked example.

    It is the winner of the first share (high, five-card) of the pot that holds the last chips of that player,
    in a chopped pot the one in the worst position. Source: BARGE Rulebook, Bounty.
    """
    return {"to": taken_from(book, given).seats[0]}


def next_button(book: Book, figures: Mapping[str, int], given: Mapping[str, Any]) -> dict[str, Any]:
    """{button: seat} of the hand after a worked example, when the winner of the main pot gets the button.

    In a game with several shares it is the winner of the first one, in a chopped pot the one in the worst
    position. Source: BARGE Rulebook, Win the button.
    """
    return {"button": main_pot(book, given).seats[0]}


def taken_from(book: Book, given: Mapping[str, Any]) -> Taken:
    """Who wins the pot with the last chips of the seat `busted`. Raises InputError where it is not eliminated."""
    names, result = played(book, ("of",), given["of"])
    busted = given["busted"]
    known_seat(("busted",), busted, names)
    hand, seat = result.hand, names.index(busted)
    if hand.stacks[seat]:
        raise InputError(("busted",), f"{busted} has {hand.stacks[seat]:,} chips left", _busted(hand, names))
    last = max(number for number, pot in enumerate(hand.pots()) if seat in pot.seats)
    return _taken(result, names, last)


def main_pot(book: Book, given: Mapping[str, Any]) -> Taken:
    """Who wins the main pot of a worked example. Raises InputError where nobody does."""
    names, result = played(book, ("of",), given["of"])
    return _taken(result, names, 0)


def _taken(result: Result, names: list[str], pot: int) -> Taken:
    hand = result.hand
    won = [event for event in hand.log if isinstance(event, Won) and event.pot == pot]
    if not won:
        raise InputError(("of",), "nobody wins the pot in this example", "cite one that is won")
    shares = hand.compared.shares if hand.compared else ()
    first = next((share for share in shares if any(event.share == share.id for event in won)), None)
    seats = sorted(event.seat for event in won if first is None or event.share == first.id)
    told = first if len(shares) > 1 else None
    return Taken(result.game, pot, len(hand.pots()), told, [names[seat] for seat in seats])


def _busted(hand: Hand, names: list[str]) -> str:
    out = [name for name, chips in zip(names, hand.stacks, strict=True) if not chips]
    return f"eliminated: {', '.join(out)}" if out else "nobody is eliminated in this example"
