"""One betting round: who is asked, what the answer does, and what goes back at the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from poker_rulebook.book.steps import Bet
from poker_rulebook.play import restrictions
from poker_rulebook.play.actions import Call, Decision, Fold
from poker_rulebook.play.betting import Legal, Round
from poker_rulebook.play.events import Acted, BringInTaken, Returned
from poker_rulebook.play.exchanges import go_with_action
from poker_rulebook.play.order import first_to_act

if TYPE_CHECKING:
    from poker_rulebook.play.hand import Hand


def bet(hand: Hand, step: Bet) -> Iterator[Decision]:
    """Every seat with chips acts until all wagers are matched; a raise gives the others another turn.

    When at most one player still has chips and owes nothing, nobody is asked.
    """
    hand.first = first_to_act(hand, step)
    hand.opener = None
    opening = not hand.rounds
    hand.rounds += 1
    wagers = _opened(hand, step, opening)
    queue = _clockwise(hand, hand.first)
    must = _must_act(hand, step) and queue[:1] == [hand.first]
    acted: set[int] = set()
    while queue and hand.players > 1:
        seat = queue.pop(0)
        if _owes_nothing(hand, seat) and not _others_have_more(hand, seat, 0):
            continue
        yield _legal(hand, step, wagers, seat, must, opening)
        must = False
        before = wagers.price
        _answered(hand, step, wagers, seat)
        if hand.live[seat] and seat not in acted:
            yield from go_with_action(hand, step, seat)
        acted.add(seat)
        if wagers.price > before:
            queue = _clockwise(hand, seat + 1)
            if hand.stacks[seat]:
                queue.pop()  # the raiser, who comes last
    yield from _not_asked(hand, step, acted)
    _close(hand, wagers)
    if step.wagering.carries_over and acted and not wagers.price and hand.players > 1:
        hand.ended = "carry-over"


def _not_asked(hand: Hand, step: Bet, acted: set[int]) -> Iterator[Decision]:
    """Players without an action in the round, all-in from a blind, part with their cards at its end."""
    if hand.players > 1:
        for seat in hand.seats_in():
            if seat not in acted:
                yield from go_with_action(hand, step, seat)


def _must_act(hand: Hand, step: Bet) -> bool:
    """Whether the first player may not fold: the bring-in, unless the button posted it, or a forced bet."""
    brings_in = step.first == "bring-in" and hand.game.forced_bets.ante != "button"
    return brings_in or step.wagering.forced


def _opened(hand: Hand, step: Bet, opening: bool) -> Round:
    """The round before anybody acts: a bring-in or a big blind is the price already."""
    game, stakes = hand.game, hand.stakes
    cap = None if _no_cap_any_more(hand) else game.raise_cap
    sizes = restrictions.sizes(hand, step)
    if step.first == "bring-in":
        if game.forced_bets.ante == "button":
            _take_bring_in(hand, hand.first)
        # the bring-in is no bet; completing it is the first (Robert's Rules of Poker, stud)
        sizes = sizes if game.limit == "fixed-limit" else (stakes.bring_in,)
        return Round(game.limit, hand.wagers, stakes.bring_in, sizes, 0, cap, game.short_all_in)
    price = stakes.big_blind if game.has_blinds and opening else 0
    return Round(game.limit, hand.wagers, price, sizes, stakes.opened if price else 0, cap, game.short_all_in)


def _take_bring_in(hand: Hand, seat: int) -> None:
    """The bring-in that the button posted becomes the wager of the player who has to bring in."""
    chips, hand.bring_in_posted = hand.bring_in_posted, 0
    hand.totals[seat] += chips
    hand.wagers[seat] = chips
    if chips:  # none where the antes of the table were all that the button had
        hand.log.append(BringInTaken(seat, chips))


def _no_cap_any_more(hand: Hand) -> bool:
    return hand.players == 2 and hand.game.raise_cap_with_two == "none"


def _clockwise(hand: Hand, start: int) -> list[int]:
    """Seats that can still act, clockwise from `start`."""
    live, stacks = hand.live, hand.stacks
    return [seat for seat in (*range(start, len(stacks)), *range(start)) if live[seat] and stacks[seat]]


def _others_have_more(hand: Hand, seat: int, wager: int) -> bool:
    """Whether anybody else can still put in chips, and come to more than this wager."""
    live, wagers = hand.live, hand.wagers
    for other, chips in enumerate(hand.stacks):  # a loop, as it is asked before every action
        if chips and live[other] and other != seat and wagers[other] + chips > wager:
            return True
    return False


def _owes_nothing(hand: Hand, seat: int) -> bool:
    wagers = hand.wagers
    return all(wagers[seat] >= wager for s, wager in enumerate(wagers) if hand.live[s])


def _legal(hand: Hand, step: Bet, wagers: Round, seat: int, must: bool, opening: bool) -> Legal:
    """What the seat may do. A raise that nobody could call is none: it would come back."""
    stack = hand.stacks[seat]
    owed = wagers.price - wagers.wagers[seat]
    low = high = 0
    if stack > owed and _others_have_more(hand, seat, wagers.price):
        pot = _pot_to_bet(hand, opening) if wagers.limit == "pot-limit" else 0
        low, high = wagers.raise_to(seat, stack, pot)
    ends = low < high and wagers.limit == "fixed-limit"
    legal = Legal(seat, step.id, owed if owed < stack else stack, low, high, must, True, ends)
    return restrictions.restricted(hand, step, wagers, legal)


def _pot_to_bet(hand: Hand, opening: bool) -> int:
    """The pot as pot limit counts it.

    Before the flop full blinds are assumed, and a table ante is not counted (TDA 2024, 54).
    """
    return hand.pot() + hand.unposted - hand.uncounted if opening else hand.pot()


def _answered(hand: Hand, step: Bet, wagers: Round, seat: int) -> None:
    action, legal = hand.answer, hand.decision
    if isinstance(action, Fold):
        hand.live[seat] = False
        hand.players -= 1
        hand.dealer.muck += hand.own[seat]
        if _no_cap_any_more(hand):
            wagers.cap = None
        hand.log.append(Acted(step.id, seat, "fold", 0, hand.wagers[seat], False))
        return
    if isinstance(action, Call):
        chips = hand.put(seat, legal.call)
        restrictions.note_unbet(hand, step, wagers, legal)
        wagers.called(seat, chips)
        if restrictions.unbet(step, wagers):
            wagers.checked.add(seat)
        verb = "bring-in" if legal.must else "call" if chips else "check"
    else:
        if hand.opener is None:
            hand.opener = seat
        chips = hand.put(seat, action.to - hand.wagers[seat])
        verb = _raising_verb(step, wagers, action.to)
        wagers.raised(seat, action.to)
    hand.log.append(Acted(step.id, seat, verb, chips, hand.wagers[seat], not hand.stacks[seat]))


def _raising_verb(step: Bet, wagers: Round, to: int) -> str:
    if not wagers.price:
        return "bet"
    if wagers.limit == "fixed-limit":
        completes = wagers.price > wagers.full and to == wagers.full + wagers.step
    else:
        completes = restrictions.unbet(step, wagers) and to == wagers.sizes[0]
    return "complete" if completes else "raise"


def _close(hand: Hand, wagers: Round) -> None:
    seat, chips = wagers.uncalled()
    if chips:
        hand.stacks[seat] += chips
        hand.totals[seat] -= chips
        hand.log.append(Returned(seat, chips))
    hand.wagers = [0] * len(hand.stacks)
