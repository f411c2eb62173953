"""The showdown asked seat by seat: who turns the own cards over, and who mucks them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from poker_rulebook.cards import is_unknown
from poker_rulebook.play.actions import Muck, ToShow
from poker_rulebook.play.events import Mucked, Shown

if TYPE_CHECKING:
    from poker_rulebook.play.hand import Hand

STEP = "showdown"


def show(hand: Hand) -> Iterator[ToShow]:
    """Every seat shows or mucks; who mucks wins nothing, and the last one left need not show."""
    for seat in hand.seats_in():
        if hand.players == 1:
            return
        yield ToShow(seat, STEP, tuple(hand.own[seat]))
        if isinstance(hand.answer, Muck):
            hand.live[seat] = False
            hand.players -= 1
            hand.dealer.muck += hand.own[seat]
            hand.log.append(Mucked(seat))
        else:
            _turn_over(hand, seat, hand.answer.cards)


def _turn_over(hand: Hand, seat: int, cards: Sequence[int]) -> None:
    seen = seen_as(hand.own[seat], cards)
    hand.own[seat] = [seen.get(card, card) for card in hand.own[seat]]
    hand.up[seat] = [seen.get(card, card) for card in hand.up[seat]]
    if seat in hand.divided:
        hands = hand.divided[seat]
        hand.divided[seat] = {name: tuple(seen.get(c, c) for c in held) for name, held in hands.items()}
    hand.log.append(Shown(seat, tuple(hand.own[seat])))


def seen_as(own: Sequence[int], shown: Sequence[int]) -> Mapping[int, int]:
    """Own card that nobody had seen -> the card that it turns out to be."""
    new = [card for card in shown if card not in own and not is_unknown(card)]
    return dict(zip((card for card in own if is_unknown(card)), new, strict=False))
