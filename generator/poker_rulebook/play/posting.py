"""Forced bets: antes, blinds, straddles and the ante of one player for the whole table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from poker_rulebook.book.model import Game
from poker_rulebook.play.events import Posted, Returned
from poker_rulebook.play.order import big_blind
from poker_rulebook.play.stakes import Forced, Stakes

if TYPE_CHECKING:
    from poker_rulebook.play.hand import Hand

ANTES = {"big-blind": "big-blind-ante", "button": "button-ante"}


def forced_bets(game: Game, stakes: Stakes, n: int) -> Forced:
    """What each of n seats posts under the rules of the game; the button's bring-in is not among it.

    Source of one ante for the table: BARGE Rulebook, big blind ante. Of the button's antes: stud formats in
    which the button posts for everybody (ASPT).
    """
    rules, antes, blinds = game.forced_bets, [0] * n, [0] * n
    big = big_blind(game, n)
    if rules.ante == "each":
        antes = [stakes.ante] * n
    elif rules.ante == "button":
        antes[-1] = stakes.ante * n
    elif rules.ante == "big-blind":
        antes[big] = stakes.ante
    if game.has_blinds:
        if rules.small_blind == "both":
            blinds[-1] = stakes.small_blind
        blinds[big - 1] = stakes.small_blind
        blinds[big] = stakes.big_blind
    blinds_first = rules.ante == "big-blind" and rules.short_post == "blind-first"
    dead = rules.ante in ANTES
    return Forced(tuple(antes), tuple(blinds), dead_antes=dead, blinds_first=blinds_first)


def post(hand: Hand) -> None:
    """Antes, then blinds, or the other way round. A short post is all-in; the price stays that of the full blind."""
    forced = hand.stakes.forced or forced_bets(hand.game, hand.stakes, len(hand.stacks))
    if forced.blinds_first:
        _post_blinds(hand, forced)
    _post_antes(hand, forced)
    if hand.game.forced_bets.ante == "button":
        button = len(hand.stacks) - 1
        hand.bring_in_posted = _without_total(hand, button, hand.stakes.bring_in)
        _posted(hand, button, "bring-in", hand.bring_in_posted)
    if not forced.blinds_first:
        _post_blinds(hand, forced)


def _post_antes(hand: Hand, forced: Forced) -> None:
    for_the_table = sum(ante > 0 for ante in forced.antes) == 1
    name = ANTES.get(hand.game.forced_bets.ante, "ante")
    for seat, ante in enumerate(forced.antes):
        if not ante:
            continue
        if not forced.dead_antes:
            _posted(hand, seat, name, hand.put(seat, ante))
            continue
        chips = _without_total(hand, seat, ante)
        hand.dead += chips
        hand.uncounted += chips if for_the_table else 0
        _posted(hand, seat, name, chips)
    if not forced.dead_antes:
        _return_unmatched(hand)


def _post_blinds(hand: Hand, forced: Forced) -> None:
    """Clockwise from the button."""
    if not any(forced.blinds):
        return
    n = len(hand.stacks)
    big = big_blind(hand.game, n)
    names = {n - 1: "button-blind", (big - 1) % n: "small-blind", big: "big-blind"}
    for seat in (n - 1, *range(n - 1)):
        if forced.blinds[seat]:
            _post_blind(hand, seat, names.get(seat, "straddle"), forced.blinds[seat])


def _post_blind(hand: Hand, seat: int, what: str, chips: int) -> None:
    paid = hand.put(seat, chips)
    hand.wagers[seat] = paid
    hand.unposted += chips - paid
    _posted(hand, seat, what, paid)


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


def _posted(hand: Hand, seat: int, what: str, chips: int) -> None:
    if chips:
        hand.log.append(Posted(seat, what, chips, not hand.stacks[seat]))
