"""What follows from a hand that was played: who gets a bounty, and who gets the button."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from generator.book.load import Book
from generator.figures.given import known_seat, played
from generator.play.events import Won
from generator.play.hand import Hand
from generator.play.reading import InputError


def bounty(book: Book, figures: Mapping[str, int], given: Mapping[str, Any]) -> dict[str, Any]:
    """{to: seat} that gets the bounty of a player who is eliminated in a worked example.

    It is the winner of the first share (high, five-card) of the pot that holds the last chips of that player.
    Source: BARGE Rulebook, Bounty.
    """
    names, result = played(book, ("of",), given["of"])
    busted = given["busted"]
    known_seat(("busted",), busted, names)
    hand, seat = result.hand, names.index(busted)
    if hand.stacks[seat]:
        raise InputError(("busted",), f"{busted} has {hand.stacks[seat]:,} chips left", _busted(hand, names))
    last = max(number for number, pot in enumerate(hand.pots()) if seat in pot.seats)
    return {"to": names[in_worst_position(hand, last)]}


def next_button(book: Book, figures: Mapping[str, int], given: Mapping[str, Any]) -> dict[str, Any]:
    """{button: seat} of the hand after a worked example, when the winner of the main pot gets the button.

    In a game with several shares it is the winner of the first one. Source: BARGE Rulebook, Win the button.
    """
    names, result = played(book, ("of",), given["of"])
    return {"button": names[in_worst_position(result.hand, 0)]}


def in_worst_position(hand: Hand, pot: int) -> int:
    """Of the winners of the first share of a pot, the first one clockwise from the left of the button."""
    won = [event for event in hand.log if isinstance(event, Won) and event.pot == pot]
    if not won:
        raise InputError(("of",), "nobody wins the pot in this example", "cite one that is won")
    order = [share.id for share in hand.compared.shares] if hand.compared else []
    first = next((share for share in order if any(event.share == share for event in won)), won[0].share)
    return min(event.seat for event in won if event.share == first)


def _busted(hand: Hand, names: list[str]) -> str:
    out = [name for name, chips in zip(names, hand.stacks, strict=True) if not chips]
    return f"eliminated: {', '.join(out)}" if out else "nobody is eliminated in this example"
