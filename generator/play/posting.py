"""Forced bets: antes, blinds and the ante of the big blind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.play.events import Posted, Returned
from generator.play.order import big_blind

if TYPE_CHECKING:
    from generator.play.hand import Hand


def post(hand: Hand) -> None:
    """Antes, then blinds. A short post is all-in; the price stays that of the full blind.

    Source of the button's antes: stud formats in which the button posts for everybody (ASPT).
    """
    forced, stakes, n = hand.game.forced_bets, hand.stakes, len(hand.stacks)
    if forced.get("ante") == "each":
        for seat in range(n):
            _posted(hand, seat, "ante", hand.put(seat, stakes.ante))
        _return_unmatched(hand)
    elif forced.get("ante") == "button":
        _post_for_everybody(hand, n - 1)
    if "blinds" not in forced:
        return
    big = big_blind(hand)
    small = (big - 1) % n
    ante_first = forced.get("short_post") == "ante-first"
    if ante_first:
        _post_table_ante(hand, big)
    if forced.get("small_blind") == "both" and n > 2:
        _post_blind(hand, n - 1, "button-blind", stakes.small_blind)
    _post_blind(hand, small, "small-blind", stakes.small_blind)
    _post_blind(hand, big, "big-blind", stakes.big_blind)
    if not ante_first:
        _post_table_ante(hand, big)


def _post_for_everybody(hand: Hand, button: int) -> None:
    """The antes of the whole table and the bring-in, by the button."""
    chips = _without_total(hand, button, hand.stakes.ante * len(hand.stacks))
    hand.dead += chips
    _posted(hand, button, "button-ante", chips)
    hand.bring_in_posted = _without_total(hand, button, hand.stakes.bring_in)
    _posted(hand, button, "bring-in", hand.bring_in_posted)


def _without_total(hand: Hand, seat: int, chips: int) -> int:
    """Take chips that do not count towards the seat's all-in level. Gives how many."""
    paid = min(chips, hand.stacks[seat])
    hand.stacks[seat] -= paid
    return paid


def _return_unmatched(hand: Hand) -> None:
    """The part of an ante that nobody matches goes back, where all others are all-in for less."""
    second, top = sorted(hand.totals)[-2:]
    if top > second:
        seat = hand.totals.index(top)
        hand.stacks[seat] += top - second
        hand.totals[seat] = second
        hand.log.append(Returned(seat, top - second))


def _post_blind(hand: Hand, seat: int, what: str, chips: int) -> None:
    paid = hand.put(seat, chips)
    hand.wagers[seat] = paid
    hand.unposted += chips - paid
    _posted(hand, seat, what, paid)


def _post_table_ante(hand: Hand, seat: int) -> None:
    """One ante for the whole table: dead money in the main pot (BARGE Rulebook, big blind ante)."""
    if hand.game.forced_bets.get("ante") == "big-blind":
        chips = _without_total(hand, seat, hand.stakes.ante)
        hand.dead += chips
        _posted(hand, seat, "big-blind-ante", chips)


def _posted(hand: Hand, seat: int, what: str, chips: int) -> None:
    if chips:
        hand.log.append(Posted(seat, what, chips, not hand.stacks[seat]))
