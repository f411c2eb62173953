"""What one seat may know of a hand: whose cards are hidden from it, and events without the cards that it has not seen."""

from __future__ import annotations

from msgspec.structs import replace

from poker_rulebook.book.steps import DealToPlayers, only
from poker_rulebook.cards import Cards, without
from poker_rulebook.play.events import Burned, CardsPut, Dealt, Drew, Event, Laid, Passed, Placed, Took
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import unseen

UNSEEN = -1  # in place of a card: a card that nobody has seen


def hidden_from(hand: Hand, viewer: int, seat: int) -> Cards:
    """The own cards of a seat that the viewer does not see: those of others that lie face down and were not shown.

    Nobody looks at cards that are turned up to beat others, and at those dealt to be seen by others their owner does not.
    """
    if hand.decision is None and (hand.game.open_face or (hand.showdowns and hand.live[seat])):
        return ()
    if seat == viewer and not hand.game.beat:
        dealt = [e for e in hand.log if isinstance(e, Dealt) and e.seat == seat and _for_others(hand, e)]
        return tuple(card for e in dealt for card in e.cards)
    return tuple(without(hand.own[seat], hand.up[seat]))


def hides_rows(hand: Hand, viewer: int, seat: int) -> bool:
    """Whether the rows of a seat lie face down for the viewer until the deal is over."""
    if seat == viewer or hand.decision is None:
        return False
    return any(isinstance(e, Placed) and e.seat == seat and unseen(hand.game, e.step) for e in hand.log)


def _for_others(hand: Hand, e: Dealt) -> bool:
    """Whether the cards of a deal are seen by everybody but their owner."""
    return any(step.id == e.step for step in only(DealToPlayers, hand.game.play) if step.to_others)


def veiled(hand: Hand, e: Event, viewer: int) -> Event:
    """The event with the cards unknown that the viewer has not seen."""
    if isinstance(e, (Laid, Burned)):
        return replace(e, cards=_unknown(e.cards)) if isinstance(e, Laid) else replace(e, card=UNSEEN)
    if isinstance(e, Passed):
        return e if viewer in (e.seat, e.to) else replace(e, cards=_unknown(e.cards))
    seat = getattr(e, "seat", viewer)
    if isinstance(e, Dealt) and seat == viewer and _for_others(hand, e):
        return replace(e, cards=_unknown(e.cards))
    if isinstance(e, (Dealt, Took)):
        looks = seat == viewer and not hand.game.beat
        return e if looks else replace(e, cards=_down_unknown(e.cards, e.up))
    if seat == viewer:
        return e
    if isinstance(e, Drew):
        thrown = tuple(card if card in e.shown else UNSEEN for card in e.thrown)
        return replace(e, thrown=thrown, received=_down_unknown(e.received, e.up))
    if isinstance(e, CardsPut) and e.verb.secret:
        return replace(e, bins={name: _unknown(cards) for name, cards in e.bins.items()})
    if isinstance(e, Placed):
        rows = (
            {row: _unknown(cards) for row, cards in e.rows.items()} if unseen(hand.game, e.step) else e.rows
        )
        return replace(e, rows=rows, thrown=_unknown(e.thrown))
    return e


def _unknown(cards: Cards) -> Cards:
    return tuple(UNSEEN for _ in cards)


def _down_unknown(cards: Cards, up: int) -> Cards:
    """The cards with all but the last `up` unknown."""
    down = len(cards) - up
    return (*_unknown(cards[:down]), *cards[down:])
