"""The rest of the board dealt more than once, when nobody can bet any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from poker_rulebook.book.steps import DealToBoard, DealToPlayers, only
from poker_rulebook.play.dealing import deal

if TYPE_CHECKING:
    from poker_rulebook.play.hand import Hand

AFTER_ALL_IN = ("deal", "bet")  # with other steps to come, players still have something to decide


def ask(hand: Hand, number: int) -> None:
    """Before a deal to the board, the first time that nobody can bet any more: how often is the rest dealt?"""
    if hand.rest or sum(1 for seat in hand.seats_in() if hand.stacks[seat]) > 1:
        return
    coming = hand.game.play[number:]
    if any(step.do not in AFTER_ALL_IN or step.when or isinstance(step, DealToPlayers) for step in coming):
        return
    hand.rest = only(DealToBoard, coming)
    times = hand.dealer.run_outs(sum(len(step.slots) for step in hand.rest))
    if times > 1:
        hand.run_outs = [{} for _ in range(times)]


def deal_again(hand: Hand) -> None:
    """Deal the rest of the board for every run-out after the first; each pot is divided between the boards."""
    if not hand.run_outs:
        return
    first, again = hand.board, {slot for step in hand.rest for slot in step.slots}
    hand.run_outs[0] = first
    for number in range(1, len(hand.run_outs)):
        hand.board = {slot: card for slot, card in first.items() if slot not in again}
        for step in hand.rest:
            deal(hand, step)
        hand.run_outs[number] = hand.board
    hand.board = first
