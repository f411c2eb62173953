"""The sum of kills: who has to post one in the hand after one that was played, or has won a first leg."""

from __future__ import annotations

from typing import Any

from poker_rulebook.book.load import Book
from poker_rulebook.figures.given import Figures, Given, figure, named, played
from poker_rulebook.play.events import Posted, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.reading import InputError

BLINDS = ("small-blind", "button-blind", "big-blind", "kill")


def next_kill(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{kill: seat, chips: of that kill} in the hand after a worked example, {leg: seat}, or {} for neither.

    leg    the seat that had won a leg before it

    A pot of a high game, or of a low one, counts as a second leg with a bet beside the blinds; in a high-low game who
    scoops a pot of `scoop-bets` upper limits kills. Source: Robert's Rules of Poker, 13; that a leg stays when the
    second pot is too small is inferred.
    """
    names, hand = played(book, ("of",), given["of"])
    if not hand.stakes.blind:
        raise InputError(("of",), "a kill is for games with blinds", "cite an example of such a game")
    leg = given.get("leg")
    if leg is not None:
        named(("leg",), "seat", leg, dict.fromkeys(names))
    won = [event for event in hand.log if isinstance(event, Won)]
    if not won:
        raise InputError(("of",), "nobody wins the pot in this example", "cite one that is won")
    winners = sorted({names[event.seat] for event in won})
    forced, full = hand.stakes.forced, 2 * hand.stakes.blind
    if forced is not None and forced.kill is not None and names[forced.kill] in winners:
        return {"kill": names[forced.kill], "chips": forced.blinds[forced.kill]}
    chips = sum(event.chips for event in won)
    if len(hand.game.showdown) > 1:
        scooped = len(winners) == 1 and chips >= figure(figures, "scoop-bets") * hand.stakes.big_bet
        return {"kill": winners[0], "chips": full} if scooped else {}
    if len(winners) > 1:
        return {"leg": leg} if leg in winners else {}
    if leg in winners and chips - _blinds(hand) >= hand.stakes.small_bet:
        return {"kill": leg, "chips": full}
    return {"leg": winners[0]}


def _blinds(hand: Hand) -> int:
    return sum(event.chips for event in hand.log if isinstance(event, Posted) and event.what in BLINDS)
