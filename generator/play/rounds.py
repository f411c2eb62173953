"""One betting round: who is asked, what the answer does, and what goes back at the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from generator.book.model import Step
from generator.play.actions import Call, Fold
from generator.play.betting import Legal, Round
from generator.play.events import Acted, Returned
from generator.play.order import first_to_act

if TYPE_CHECKING:
    from generator.play.hand import Hand


def bet(hand: Hand, step: Step) -> Iterator[Legal]:
    """Every seat with chips acts until all wagers are matched; a raise gives the others another turn.

    When at most one player still has chips and owes nothing, nobody is asked.
    """
    hand.first = first_to_act(hand, step)
    opening = not hand.rounds
    hand.rounds += 1
    wagers = _opened(hand, step, opening)
    queue = _clockwise(hand, hand.first)
    must = step.first == "bring-in" and queue[:1] == [hand.first]
    while queue and hand.players > 1:
        seat = queue.pop(0)
        others_have_chips = _others_have_chips(hand, seat)
        if not others_have_chips and _owes_nothing(hand, seat):
            continue
        yield _legal(hand, step, wagers, seat, others_have_chips, must, opening)
        must = False
        before = wagers.price
        _answered(hand, step, wagers, seat)
        if wagers.price > before:
            queue = _clockwise(hand, seat + 1)
            if hand.stacks[seat]:
                queue.pop()  # the raiser, who comes last
    _close(hand, wagers)


def _opened(hand: Hand, step: Step, opening: bool) -> Round:
    """The round before anybody acts: a bring-in or a big blind is the price already."""
    game, stakes = hand.game, hand.stakes
    fixed = game.limit == "fixed-limit"
    cap = None if _no_cap_any_more(hand) else game.raise_cap
    size = stakes.big_bet if fixed and step.size == "big" else stakes.small_bet
    if step.first == "bring-in":
        # the bring-in is no bet; completing it is the first (Robert's Rules of Poker, stud)
        return Round(game.limit, hand.wagers, stakes.bring_in, size if fixed else stakes.bring_in, 0, cap)
    price = stakes.big_blind if game.has_button and opening else 0
    return Round(game.limit, hand.wagers, price, size, 1 if price else 0, cap)


def _no_cap_any_more(hand: Hand) -> bool:
    return hand.players == 2 and hand.game.raise_cap_with_two == "none"


def _clockwise(hand: Hand, start: int) -> list[int]:
    """Seats that can still act, clockwise from `start`."""
    live, stacks = hand.live, hand.stacks
    return [seat for seat in (*range(start, len(stacks)), *range(start)) if live[seat] and stacks[seat]]


def _others_have_chips(hand: Hand, seat: int) -> bool:
    live = hand.live
    for other, chips in enumerate(hand.stacks):  # noqa: SIM110 (asked before every action, and a loop is faster)
        if chips and live[other] and other != seat:
            return True
    return False


def _owes_nothing(hand: Hand, seat: int) -> bool:
    wagers = hand.wagers
    return all(wagers[seat] >= wager for s, wager in enumerate(wagers) if hand.live[s])


def _legal(
    hand: Hand, step: Step, wagers: Round, seat: int, others_have_chips: bool, must: bool, opening: bool
) -> Legal:
    stack = hand.stacks[seat]
    owed = wagers.price - wagers.wagers[seat]
    low = high = 0
    if others_have_chips and stack > owed:
        pot = _pot_to_bet(hand, opening) if wagers.limit == "pot-limit" else 0
        low, high = wagers.raise_to(seat, stack, pot)
    return Legal(seat, step.id, owed if owed < stack else stack, low, high, must)


def _pot_to_bet(hand: Hand, opening: bool) -> int:
    """The pot as pot limit counts it.

    Before the flop full blinds are assumed, and a table ante is not counted (TDA 2024, 54).
    """
    return hand.pot() + hand.unposted - hand.dead if opening else hand.pot()


def _answered(hand: Hand, step: Step, wagers: Round, seat: int) -> None:
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
        wagers.called(seat, chips)
        verb = "bring-in" if legal.must else "call" if chips else "check"
    else:
        chips = hand.put(seat, action.to - hand.wagers[seat])
        verb = _raising_verb(wagers, action.to)
        wagers.raised(seat, action.to)
    hand.log.append(Acted(step.id, seat, verb, chips, hand.wagers[seat], not hand.stacks[seat]))


def _raising_verb(wagers: Round, to: int) -> str:
    if not wagers.price:
        return "bet"
    completes = (
        wagers.limit == "fixed-limit" and wagers.price > wagers.full and to == wagers.full + wagers.step
    )
    return "complete" if completes else "raise"


def _close(hand: Hand, wagers: Round) -> None:
    seat, chips = wagers.uncalled()
    if chips:
        hand.stacks[seat] += chips
        hand.totals[seat] -= chips
        hand.log.append(Returned(seat, chips))
    hand.wagers = [0] * len(hand.stacks)
