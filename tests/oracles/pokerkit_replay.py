"""A finished hand told to PokerKit street by street, and what PokerKit allowed at every wager."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import pokerkit

from oracles.pokerkit_games import entry_of, state_of
from poker_rulebook.cards import text
from poker_rulebook.play.events import Acted, Dealt, Drew, Opened, TurnedUp
from poker_rulebook.play.hand import Hand


class Range(NamedTuple):
    """What may be done: the price of staying in, and the smallest and largest total to raise to, 0 for none."""

    seat: int
    call: int
    low: int
    high: int


@dataclass
class Street:
    """What happened before a betting round and in it."""

    dealt: dict[int, list[int]] = field(default_factory=dict)  # seat -> own cards
    board: list[int] = field(default_factory=list)
    drawn: list[Drew] = field(default_factory=list)
    acted: list[Acted] = field(default_factory=list)


def replayed(hand: Hand, stacks: Sequence[int]) -> tuple[pokerkit.State, list[Range]]:
    """PokerKit's table at the end of the hand, and what it allowed at every wager."""
    state, ranges = state_of(hand, stacks), []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PokerKit advises against cards that come back after a shuffle
        for letters, street in zip(entry_of(hand)["streets"], streets_of(hand), strict=False):
            _tell_cards(state, hand, letters, street)
            for event in street.acted:
                ranges.append(_range(state))
                _tell_wager(state, event)
    return state, ranges


def streets_of(hand: Hand) -> list[Street]:
    """The hand, round by round, as far as it was played."""
    steps = hand.game.steps_after(hand.outcomes)
    bets = [step.id for step in steps if step.do == "bet"]
    number, passed = {}, 0
    for step in steps:
        number[step.id] = passed
        passed += step.id in bets
    found = [Street() for _ in bets]
    last = 0
    for event in hand.log:
        if not hasattr(event, "step"):
            continue
        street = found[min(number[event.step], len(found) - 1)]
        last = max(last, number[event.step])
        if isinstance(event, Dealt):
            street.dealt.setdefault(event.seat, []).extend(event.cards)
        elif isinstance(event, Opened | TurnedUp):
            street.board.extend(event.cards)
        elif isinstance(event, Drew):
            street.drawn.append(event)
        elif isinstance(event, Acted):
            street.acted.append(event)
    return found[: last + 1]


def _tell_cards(state: pokerkit.State, hand: Hand, letters: str, street: Street) -> None:
    for event in street.drawn:
        state.stand_pat_or_discard(_written(event.thrown))
    for event in street.drawn:
        if event.received:
            state.deal_hole(_written(event.received), event.seat)
    count = sum(letter in "du" for letter in letters)
    for seat, cards in street.dealt.items():
        if count:
            state.deal_hole(_written(_kept(hand, seat, cards, count)), seat)
    on_each = sum(letter == "b" for letter in letters)
    for start in range(0, len(street.board), on_each or 1):
        state.deal_board(_written(street.board[start : start + on_each]))
    if "o" in letters:
        state.deal_board("??")


def _kept(hand: Hand, seat: int, cards: Sequence[int], count: int) -> list[int]:
    """Of the cards dealt, those that the seat did not throw away for good, the ones that lie face up last."""
    held = hand.own[seat]
    if hand.divided.get(seat):
        held = [card for part in hand.divided[seat].values() for card in part]
    drawn = any(isinstance(event, Drew) and event.seat == seat for event in hand.log)
    if drawn:
        return list(cards)
    return sorted((card for card in held if card in cards), key=hand.up[seat].__contains__)[-count:]


def _range(state: pokerkit.State) -> Range:
    call = state.effective_bring_in_amount if state.bring_in_status else state.checking_or_calling_amount
    low = state.min_completion_betting_or_raising_to_amount or 0
    high = state.max_completion_betting_or_raising_to_amount or 0
    return Range(state.actor_index, call, low, high)


def _tell_wager(state: pokerkit.State, event: Acted) -> None:
    if event.verb == "fold":
        state.fold()
    elif event.verb in ("check", "call"):
        state.check_or_call()
    elif event.verb == "bring-in":
        state.post_bring_in()
    else:
        state.complete_bet_or_raise_to(event.total)


def _written(cards: Sequence[int]) -> str:
    return "".join(map(text, cards))
