"""Cards from the stub: to the players, to the board, in exchange, and when there are too few."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import TYPE_CHECKING

from poker_rulebook.book.steps import Deal, DealToBoard, DealToPlayers, Draw, Step
from poker_rulebook.cards import JOKER_BUG, JOKER_WILD
from poker_rulebook.play.events import Burned, Community, Dealt, Drew, Laid, Opened, Shuffled

if TYPE_CHECKING:
    from poker_rulebook.play.hand import Hand

COMMUNITY = "community"  # the slot of a card that is dealt once for everybody


def deal(hand: Hand, step: Deal) -> tuple[()]:
    """A deal step: one burn after the first betting round, then cards one at a time."""
    if isinstance(step, DealToPlayers) and step.if_short and _short(hand, step):
        _burn(hand, step)
        hand.community = (hand.dealer.take(COMMUNITY),)
        hand.log.append(Community(step.id, hand.community[0]))
        return ()
    wanted = len(step.slots) if isinstance(step, DealToBoard) else hand.players * step.cards
    if len(hand.dealer.stub) < wanted + step.burns:
        _shuffle_again(hand, step, wanted + step.burns, [])
    _burn(hand, step)
    if isinstance(step, DealToBoard):
        _to_board(hand, step)
    else:
        _to_players(hand, step)
    return ()  # nobody is asked


def _to_board(hand: Hand, step: DealToBoard) -> None:
    cards = tuple(hand.dealer.take(slot) for slot in step.slots)
    hand.board.update(zip(step.slots, cards, strict=True))
    hand.log.append((Laid if step.face_down else Opened)(step.id, step.slots, cards))


def _burn(hand: Hand, step: Deal | Draw) -> None:
    if step.burns:
        hand.log.append(Burned(step.id, hand.dealer.burn()))


def _to_players(hand: Hand, step: DealToPlayers) -> None:
    seats, take = hand.dealing_order(), hand.dealer.take
    received: dict[int, list[int]] = {seat: [] for seat in seats}
    for _ in range(step.cards):
        for seat in seats:
            received[seat].append(take(seat))
    for seat, cards in received.items():
        up = _number_up(hand, step, seat)
        if hand.game.joker == "by-face":
            cards = _facing(cards, up)
        hand.own[seat] += cards
        if up:
            hand.up[seat] += cards[len(cards) - up :]
        hand.log.append(Dealt(step.id, seat, tuple(cards), up))


def _number_up(hand: Hand, step: DealToPlayers, seat: int) -> int:
    if step.by_exposure:
        return step.cards if hand.down(seat) else 0
    return step.up


def _facing(cards: list[int], up: int) -> list[int]:
    """A joker dealt face up is a bug, one dealt face down is wild."""
    hidden = len(cards) - up
    return [
        card if card < JOKER_BUG else JOKER_WILD if place < hidden else JOKER_BUG
        for place, card in enumerate(cards)
    ]


def _short(hand: Hand, step: DealToPlayers) -> bool:
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


def replace(hand: Hand, step: Draw, thrown: dict[int, tuple[int, ...]]) -> None:
    """The draw after every number is heard: burn, shuffle again if the stub is too short, then deal.

    thrown    seat -> the cards it discards, in order of dealing

    Source: the practice of dealing mixed games (every number is heard first); which cards come in is inferred.
    """
    dealer = hand.dealer
    for seat, cards in thrown.items():
        hand.own[seat] = [card for card in hand.own[seat] if card not in cards]
    if hand.game.short_stub == "deal-first":
        _deal_the_stub_out(hand, step, thrown)
        return
    just_thrown = [card for cards in thrown.values() for card in cards]
    wanted = len(just_thrown)
    if step.burns and not dealer.stub:
        just_thrown = _shuffle_again(hand, step, 1, just_thrown)
    _burn(hand, step)
    if wanted > len(dealer.stub):
        just_thrown = _shuffle_again(hand, step, wanted, just_thrown)
    for seat, cards in thrown.items():
        _receive(hand, step, seat, cards)
    dealer.muck += just_thrown


def _receive(hand: Hand, step: Step, seat: int, thrown: tuple[int, ...]) -> None:
    received = tuple(hand.dealer.take(seat) for _ in thrown)
    hand.own[seat] += received
    hand.log.append(Drew(step.id, seat, thrown, received))


def _deal_the_stub_out(hand: Hand, step: Draw, thrown: dict[int, tuple[int, ...]]) -> None:
    """Player by player; when the stub ends, folded hands and what was discarded before are shuffled.

    Source: home rules of draw poker.
    """
    dealer = hand.dealer
    laid = {seat: list(cards) for seat, cards in thrown.items()}  # discards of this draw, not shuffled yet
    if step.burns and not dealer.stub:
        _shuffle_discards(hand, step, laid, -1)
    _burn(hand, step)
    for seat, cards in thrown.items():
        received = []
        for _ in cards:
            if not dealer.stub:
                _shuffle_discards(hand, step, laid, seat)
            received.append(dealer.take(seat))
        hand.own[seat] += received
        hand.log.append(Drew(step.id, seat, cards, tuple(received)))
    dealer.muck += [card for cards in laid.values() for card in cards]


def _shuffle_discards(hand: Hand, step: Step, laid: dict[int, list[int]], drawer: int) -> None:
    """Folded hands and the discards made before the drawer's; the others only where there is nothing else.

    laid      seat -> its discards of this draw that are not shuffled yet, in order of dealing
    drawer    the seat that is served, or -1 before the first; its own cards come back last of all
    """
    dealer = hand.dealer
    before = list(itertools.takewhile(lambda seat: seat != drawer, laid)) if drawer >= 0 else []
    cards = dealer.muck + _taken(laid, before)
    dealer.muck, what = [], "discards"
    if not cards:
        others = [seat for seat in laid if seat != drawer]
        cards = dealer.burned + _taken(laid, others) or _taken(laid, laid.keys() - others)
        dealer.burned, what = [], "everything"
    hand.log.append(Shuffled(step.id, what, len(cards)))
    dealer.shuffle_in(cards)


def _taken(laid: dict[int, list[int]], seats: Iterable[int]) -> list[int]:
    """The discards of these seats, which lie there no longer."""
    taken = []
    for seat in seats:
        taken += laid[seat]
        laid[seat] = []
    return taken


def _shuffle_again(hand: Hand, step: Step, wanted: int, just_thrown: list[int]) -> list[int]:
    """Shuffle folded hands and discards of earlier draws into the stub.

    The burns and the cards just thrown come in only when there are still too few (the burns first of all
    where the game says so); those thrown cards that did not are given back. After a draw that used up the
    stub a board card may need this as well.
    """
    dealer = hand.dealer
    if hand.game.short_stub == "burns-first" and dealer.burned:
        cards, dealer.burned = dealer.burned, []
        hand.log.append(Shuffled(step.id, "burns", len(cards)))
        dealer.shuffle_in(cards)
        if len(dealer.stub) >= wanted:
            return just_thrown
    cards, dealer.muck, what = dealer.muck, [], "discards"
    if len(dealer.stub) + len(cards) < wanted:
        what = "everything"
        cards = cards + dealer.burned + just_thrown
        dealer.burned, just_thrown = [], []
    hand.log.append(Shuffled(step.id, what, len(cards)))
    dealer.shuffle_in(cards)
    return just_thrown
