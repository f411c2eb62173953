"""Steps in which players choose among their own cards: draw, discard, divide, expose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from poker_rulebook.book.steps import Bet, Discard, Divide, Draw, Expose, Step
from poker_rulebook.play.actions import ToDiscard, ToDivide, ToDraw, ToTurnUp
from poker_rulebook.play.dealing import replace
from poker_rulebook.play.events import Discarded, Divided, Exposed

if TYPE_CHECKING:
    from poker_rulebook.play.hand import Hand


def draw(hand: Hand, step: Draw) -> Iterator[ToDraw]:
    """Every number is heard before one card is burned and the first replacement dealt."""
    thrown: dict[int, tuple[int, ...]] = {}
    for seat in hand.seats_in():
        yield ToDraw(seat, step.id, step.fewest, step.most, tuple(hand.own[seat]))
        thrown[seat] = hand.answer.cards
    replace(hand, step, thrown)


def discard(hand: Hand, step: Discard) -> Iterator[ToDiscard]:
    """Players discard at the same time; asking seat by seat changes nothing, as nothing is shown."""
    for seat in hand.seats_in():
        own = hand.down(seat) if step.from_down else tuple(hand.own[seat])
        yield from _discard(hand, step, seat, step.cards, step.cards, own)


def divide(hand: Hand, step: Divide) -> Iterator[ToDivide]:
    sizes = {part.id: part.cards for part in step.hands}
    for seat in hand.seats_in():
        yield ToDivide(seat, step.id, sizes, tuple(hand.own[seat]))
        hand.divided[seat] = dict(hand.answer.hands)
        hand.log.append(Divided(step.id, seat, hand.divided[seat]))


def expose(hand: Hand, step: Expose) -> Iterator[ToTurnUp]:
    """In turn from the left of the button, as everybody sees what the others do."""
    for seat in hand.seats_in():
        yield from _turn_up(hand, step, seat, step.fewest, step.most)


def go_with_action(hand: Hand, step: Bet, seat: int) -> Iterator[ToDiscard | ToTurnUp]:
    """What a seat does with its own cards on its first action of a betting round."""
    special = step.wagering
    if special.discard:
        fewest, most = special.discard
        yield from _discard(hand, step, seat, fewest, most, tuple(hand.own[seat]))
    if special.turn_up:
        yield from _turn_up(hand, step, seat, special.turn_up, special.turn_up)


def _discard(
    hand: Hand, step: Step, seat: int, fewest: int, most: int, own: tuple[int, ...]
) -> Iterator[ToDiscard]:
    yield ToDiscard(seat, step.id, fewest, most, own)
    cards = hand.answer.cards
    hand.own[seat] = [card for card in hand.own[seat] if card not in cards]
    hand.up[seat] = [card for card in hand.up[seat] if card not in cards]
    hand.dealer.muck += cards
    hand.log.append(Discarded(step.id, seat, cards))


def _turn_up(hand: Hand, step: Step, seat: int, fewest: int, most: int) -> Iterator[ToTurnUp]:
    down = hand.down(seat)
    if down:
        yield ToTurnUp(seat, step.id, min(fewest, len(down)), min(most, len(down)), down)
        hand.up[seat] += hand.answer.cards
        hand.log.append(Exposed(step.id, seat, hand.answer.cards))
