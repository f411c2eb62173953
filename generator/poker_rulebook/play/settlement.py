"""The end of a hand: who receives the chips in the middle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from poker_rulebook.play.comparing import Compared
from poker_rulebook.play.dealer import all_seen
from poker_rulebook.play.events import Barred, LeftOver, Refunded, Won
from poker_rulebook.play.pots import Pot, awards, may_win

if TYPE_CHECKING:
    from poker_rulebook.play.hand import Hand


def settle(hand: Hand) -> None:
    """Pay out everything: to the last player, to the winners of the showdown, or to nobody.

    Raises UnknownCards, and pays nothing, where nobody has seen cards that decide.
    """
    if hand.ended:
        _leave(hand, hand.ended, hand.pot())
    elif hand.players == 1:
        winner = hand.live.index(True)
        for number, pot in enumerate(hand.pots()):
            _win(hand, number, "", winner, pot.chips)
    else:
        if hand.shows:
            _all_known(hand)
        held = {seat: hand.held(seat) for seat in hand.seats_in()}
        compared = [
            Compared(hand.game, hand.outcomes, board, held, hand.community, hand.declared)
            for board in hand.run_outs or [hand.board]
        ]
        hand.compared = compared[0]
        if hand.unbet:
            _apply_sevens_rule(hand, compared[0])
        pots = [pot._replace(seats=may_win(pot.seats, hand.barred)) for pot in hand.pots()]
        won = []
        for number, each in enumerate(compared):
            won += awards(hand.game, each, [_part(pot, len(compared), number) for pot in pots])
        for award in won:
            _win(hand, award.pot, award.share, award.seat, award.chips)
        _leave(hand, "carry-over", sum(pot.chips for pot in pots) - sum(award.chips for award in won))


def _all_known(hand: Hand) -> None:
    for board in hand.run_outs or [hand.board]:
        all_seen((*board.values(), *hand.community), "not all cards of the board are known")
    for seat in hand.seats_in():
        all_seen(hand.own[seat], "not all cards of the players who may win are known")


def _part(pot: Pot, run_outs: int, number: int) -> Pot:
    """What one run-out gives of a pot; chips that cannot be divided go to the first ones, one each."""
    each, odd = divmod(pot.chips, run_outs)
    return pot._replace(chips=each + (number < odd))


def _win(hand: Hand, pot: int, share: str, seat: int, chips: int) -> None:
    hand.stacks[seat] += chips
    hand.log.append(Won(pot, share, seat, chips))


def _leave(hand: Hand, why: str, chips: int) -> None:
    if chips:
        hand.left = chips
        hand.log.append(LeftOver(why, chips))


def _apply_sevens_rule(hand: Hand, compared: Compared) -> None:
    """Wagers after a hand was not bet go back where it wins; or it cannot win at all.

    Source: M. Wiesenberg's explanation of the sevens rule.
    """
    values = compared.values[compared.shares[0].id]
    hand.barred = {seat for seat, before in hand.unbet.items() if before is None and hand.live[seat]}
    if len(hand.barred) == hand.players:  # then it decides nothing between them
        hand.barred = set()
    hand.log += [Barred(seat) for seat in sorted(hand.barred)]
    early = {seat: before for seat, before in hand.unbet.items() if before is not None}
    for seat, chips in enumerate(late_wagers(hand.totals, hand.live, early, values)):
        if chips:
            hand.stacks[seat] += chips
            hand.totals[seat] -= chips
            hand.log.append(Refunded(seat, chips))


def late_wagers(
    totals: Sequence[int],
    live: Sequence[bool],
    early: Mapping[int, Sequence[int]],
    values: Mapping[int, int],
) -> list[int]:
    """Chips that go back to each seat: of every pot that a seat of `early` wins, what came in too late.

    totals    chips each seat has put in
    early     seat that had to bet -> what each seat had put in by then
    values    seat -> value of its hand
    """
    back, below = [0] * len(totals), 0
    levels = sorted({total for seat, total in enumerate(totals) if live[seat]})
    for level in [*levels[:-1], max(totals)]:
        rivals = [s for s, total in enumerate(totals) if live[s] and total >= min(level, levels[-1])]
        best = max(values[seat] for seat in rivals)
        winners = [early[seat] for seat in rivals if values[seat] == best and seat in early]
        if winners:
            before = min(winners, key=sum)
            for seat, total in enumerate(totals):
                in_pot = min(total, level) - min(total, below)
                in_time = min(before[seat], level) - min(before[seat], below)
                back[seat] += in_pot - in_time
        below = level
    return back
