"""The sevens rule from first principles: the last betting round replayed from the log.

Who holds a hand that must be bet, and only checks it or calls an all-in of less than a bet although a bet was
possible, wins nothing that comes in later; or, where the game says so, nothing at all.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

import ranking_first_principles as slow

from oracles import slow_jokers
from poker_rulebook.book.steps import Step
from poker_rulebook.cards import text
from poker_rulebook.play.events import Acted, Dealt, Posted, Returned
from poker_rulebook.play.hand import Hand


class Silent(Exception):
    """The rules do not say who wins."""


def late_wagers(
    hand: Hand, stacks: Sequence[int], worths: Mapping[int, tuple]
) -> tuple[Mapping[int, Counter], set[int]]:
    """Seat -> numbers of the chips that go back to it; and the seats that may not win.

    worths    seat -> what its hand is worth in the only share

    Raises Silent when such a hand ties with another.
    """
    steps = [step for step in hand.game.bets if step.wagering.must_bet]
    late: dict[int, Counter] = defaultdict(Counter)
    if not steps or hand.game.limit not in steps[0].wagering.must_bet.formats:
        return late, set()
    unbet = {seat: paid for seat, paid in unbet_hands(hand, steps[0], stacks).items() if hand.live[seat]}
    if steps[0].wagering.must_bet.or_loses == "pot":
        return late, set(unbet) if len(unbet) < hand.players else set()
    final = paid_by_the_end(hand)
    for number in range(1, max(final.values()) + 1):
        rivals = [seat for seat in hand.seats_in() if final[seat] >= number] or most_in(hand, final)
        top = max(worths[seat] for seat in rivals)
        winners = [seat for seat in rivals if worths[seat] == top]
        if len(winners) > 1 and unbet.keys() & winners:
            raise Silent
        if winners[0] in unbet:
            for seat in final:
                late[seat][number] = int(unbet[winners[0]][seat] < number <= final[seat])
    return late, set()


def most_in(hand: Hand, final: Mapping[int, int]) -> list[int]:
    """Who wins what a folded player had put in above all others."""
    most = max(final[seat] for seat in hand.seats_in())
    return [seat for seat in hand.seats_in() if final[seat] == most]


def unbet_hands(hand: Hand, step: Step, stacks: Sequence[int]) -> dict[int, dict[int, int]]:
    """Seat that had to bet and did not -> what every seat had put in by then."""
    rule, bet = step.wagering.must_bet, bet_size(hand, step)
    ranks = rule.hand.replace("-", "")
    least = slow.best(rule.ranking.id, [rank + suit for rank, suit in zip(ranks, "cdhsc", strict=True)])
    paid, live, price = dict.fromkeys(range(len(stacks)), 0), set(range(len(stacks))), 0
    found: dict[int, dict[int, int]] = {}
    for event in hand.log:
        if isinstance(event, Posted | Acted) and not for_the_table(event):
            before, paid[event.seat] = paid[event.seat], paid[event.seat] + event.chips
        elif isinstance(event, Returned):
            paid[event.seat] -= event.chips
        if isinstance(event, Acted) and event.verb == "fold":
            live.discard(event.seat)
        elif isinstance(event, Acted) and event.step == step.id:
            could_bet = stacks[event.seat] - before > price - (event.total - event.chips)
            answered = any(stacks[seat] > paid[seat] for seat in live - {event.seat})
            passive = event.verb in ("check", "call") and price < bet and could_bet and answered
            own = named(hand, hand.own[event.seat])
            if passive and event.seat not in found and slow_jokers.worth(rule.ranking.id, own) >= least:
                found[event.seat] = dict(paid)
            price = max(price, event.total)
    return found


def named(hand: Hand, cards: Iterable[int]) -> list[str]:
    """Own cards as text, a joker by what it may stand for."""
    return [_joker(hand) if text(card) == "joker" else text(card) for card in cards]


def _joker(hand: Hand) -> str:
    if hand.game.joker != "by-face":
        return hand.game.joker
    for event in hand.log:
        if isinstance(event, Dealt):
            down = len(event.cards) - event.up
            for place, card in enumerate(event.cards):
                if text(card) == "joker":
                    return slow_jokers.WILD if place < down else slow_jokers.BUG
    raise ValueError("nobody was dealt a joker")


def for_the_table(event: object) -> bool:
    """Whether the chips are the ante of all, or for a missed blind, which count for no seat."""
    return isinstance(event, Posted) and event.what in ("big-blind-ante", "button-ante", "dead-blind")


def bet_size(hand: Hand, step: Step) -> int:
    """A full bet; outside fixed limit the smallest bet."""
    big = step.size == "big" and hand.game.limit == "fixed-limit"
    return hand.stakes.big_bet if big else hand.stakes.small_bet


def paid_by_the_end(hand: Hand) -> dict[int, int]:
    paid = dict.fromkeys(range(len(hand.stacks)), 0)
    for event in hand.log:
        if isinstance(event, Posted | Acted) and not for_the_table(event):
            paid[event.seat] += event.chips
        elif isinstance(event, Returned):
            paid[event.seat] -= event.chips
    return paid
