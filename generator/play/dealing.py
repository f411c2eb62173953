"""Cards from the stub: to the players, to the board, in exchange, and when there are too few."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.book.model import Step
from generator.play.events import Burned, Community, Dealt, Drew, Opened, Rolled, Shuffled

if TYPE_CHECKING:
    from generator.play.hand import Hand

COMMUNITY = "community"  # the slot of a card that is dealt once for everybody


def deal(hand: Hand, step: Step) -> tuple[()]:
    """A deal step: one burn after the first betting round, then cards one at a time."""
    if step.if_short and _short(hand, step):
        _burn(hand, step)
        hand.community = (hand.dealer.take(COMMUNITY),)
        hand.log.append(Community(step.id, hand.community[0]))
        return ()
    wanted = len(step.slots) if step.to == "board" else hand.players * step.cards
    if len(hand.dealer.stub) < wanted + step.burns:
        _shuffle_again(hand, step, wanted + step.burns, [])
    _burn(hand, step)
    if step.to == "board":
        _to_board(hand, step)
    else:
        _to_players(hand, step)
    return ()  # nobody is asked


def _to_board(hand: Hand, step: Step) -> None:
    cards = tuple(hand.dealer.take(slot) for slot in step.slots)
    hand.board.update(zip(step.slots, cards, strict=True))
    hand.log.append(Opened(step.id, step.slots, cards))


def _burn(hand: Hand, step: Step) -> None:
    if step.burns:
        hand.log.append(Burned(step.id, hand.dealer.burn()))


def roll(hand: Hand, step: Step) -> tuple[()]:
    """The button rolls, also when nobody can bet any more."""
    total = hand.dealer.roll(step.id, step.dice)
    outcome = next(o.id for o in step.outcomes if total in o.faces)
    hand.outcomes[step.id] = outcome
    hand.log.append(Rolled(step.id, total, outcome))
    return ()


def _to_players(hand: Hand, step: Step) -> None:
    seats, take = hand.seats_in(), hand.dealer.take
    received: dict[int, list[int]] = {seat: [] for seat in seats}
    for _ in range(step.cards):
        for seat in seats:
            received[seat].append(take(seat))
    for seat, cards in received.items():
        hand.own[seat] += cards
        if step.up:
            hand.up[seat] += cards[step.down :]
        hand.log.append(Dealt(step.id, seat, tuple(cards), step.up))


def _short(hand: Hand, step: Step) -> bool:
    """Whether one community card replaces the last street; burned cards go in where that helps.

    Source: TDA 2024, recommended procedure 10-H. Needed: a card for each player, the burn, and one last
    card that is never dealt. With three cards or more the community card comes without a shuffle.
    """
    dealer = hand.dealer
    needed = hand.players * step.cards + 2
    if len(dealer.stub) >= needed:
        return False
    enough = len(dealer.stub) + len(dealer.burned) >= needed
    if enough or len(dealer.stub) <= 2:
        hand.log.append(Shuffled(step.id, "burns", len(dealer.burned)))
        dealer.shuffle_in(dealer.burned)
        dealer.burned = []
    return not enough


def replace(hand: Hand, step: Step, thrown: dict[int, tuple[int, ...]]) -> None:
    """The draw after every number is heard: burn, shuffle again if the stub is too short, then deal.

    thrown    seat -> the cards it discards, in order of dealing

    Source: the practice of dealing mixed games (every number is heard first); which cards come in is inferred.
    """
    dealer = hand.dealer
    wanted = sum(len(cards) for cards in thrown.values())
    for seat, cards in thrown.items():
        hand.own[seat] = [card for card in hand.own[seat] if card not in cards]
    just_thrown = [card for cards in thrown.values() for card in cards]
    if step.burns and not dealer.stub:
        just_thrown = _shuffle_again(hand, step, 1, just_thrown)
    _burn(hand, step)
    if wanted > len(dealer.stub):
        just_thrown = _shuffle_again(hand, step, wanted, just_thrown)
    for seat, cards in thrown.items():
        received = tuple(dealer.take(seat) for _ in cards)
        hand.own[seat] += received
        hand.log.append(Drew(step.id, seat, cards, received))
    dealer.muck += just_thrown


def _shuffle_again(hand: Hand, step: Step, wanted: int, just_thrown: list[int]) -> list[int]:
    """Shuffle folded hands and discards of earlier draws into the stub.

    The burns and the cards just thrown come in only when there are still too few; those thrown cards that
    did not are given back. After a draw that used up the stub a board card may need this as well.
    """
    dealer = hand.dealer
    cards, dealer.muck, what = dealer.muck, [], "discards"
    if len(dealer.stub) + len(cards) < wanted:
        what = "everything"
        cards = cards + dealer.burned + just_thrown
        dealer.burned, just_thrown = [], []
    hand.log.append(Shuffled(step.id, what, len(cards)))
    dealer.shuffle_in(cards)
    return just_thrown
