"""Steps in which players choose among their own cards: draw, discard, divide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from generator.book.model import Step
from generator.play.actions import ToDiscard, ToDivide, ToDraw
from generator.play.dealing import replace
from generator.play.events import Discarded, Divided

if TYPE_CHECKING:
    from generator.play.hand import Hand


def draw(hand: Hand, step: Step) -> Iterator[ToDraw]:
    """Every number is heard before one card is burned and the first replacement dealt."""
    thrown: dict[int, tuple[int, ...]] = {}
    for seat in hand.seats_in():
        yield ToDraw(seat, step.id, step.fewest, step.most, tuple(hand.own[seat]))
        thrown[seat] = hand.answer.cards
    replace(hand, step, thrown)


def discard(hand: Hand, step: Step) -> Iterator[ToDiscard]:
    """Players discard at the same time; asking seat by seat changes nothing, as nothing is shown."""
    for seat in hand.seats_in():
        up = hand.up[seat] if step.from_down else ()
        own = tuple(card for card in hand.own[seat] if card not in up)
        yield ToDiscard(seat, step.id, step.most, own)
        cards = hand.answer.cards
        hand.own[seat] = [card for card in hand.own[seat] if card not in cards]
        hand.up[seat] = [card for card in hand.up[seat] if card not in cards]
        hand.dealer.muck += cards
        hand.log.append(Discarded(step.id, seat, cards))


def divide(hand: Hand, step: Step) -> Iterator[ToDivide]:
    sizes = {part.id: part.cards for part in step.hands}
    for seat in hand.seats_in():
        yield ToDivide(seat, step.id, sizes, tuple(hand.own[seat]))
        hand.divided[seat] = dict(hand.answer.hands)
        hand.log.append(Divided(step.id, seat, hand.divided[seat]))
