"""Who is first to act in a betting round."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet, Step
from poker_rulebook.cards import ACE, HEIGHT, is_unknown, rank_of, suit_of
from poker_rulebook.play.dealer import UnknownCards

if TYPE_CHECKING:
    from poker_rulebook.play.hand import Hand


def first_to_act(hand: Hand, step: Bet) -> int:
    """The seat that begins; when it cannot act, the next one clockwise that can."""
    return FIRST[step.first](hand, step)


def _by_cards(rule: Callable[[Hand, Bet, list[int]], int]) -> Callable[[Hand, Bet], int]:
    """A rule that compares the up cards of all who are in.

    Where some of them are unknown, the dealer may tell one of these seats; the others are compared as ever.
    """

    def first(hand: Hand, step: Bet) -> int:
        seats = hand.seats_in()
        seen = [seat for seat in seats if not any(map(is_unknown, hand.up[seat]))]
        if len(seen) == len(seats):
            return rule(hand, step, seats)
        told = hand.dealer.first_to_act()
        if told in seats and told not in seen:
            return told
        if told is None or not seen:
            raise UnknownCards("an up card is unknown, and the up cards decide who acts first")
        return rule(hand, step, seen)

    return first


def _left_of_button(hand: Hand, step: Bet) -> int:
    return 0


def big_blind(game: Game, n: int) -> int:
    """The seat of the big blind; with two players the button is the small blind (TDA 2024, 34-B)."""
    on_button = game.forced_bets.small_blind == "button" or n == 2
    return 0 if on_button else 1


def left_of_big_blind(hand: Hand, step: Step) -> int:
    n = len(hand.stacks)
    return (_last_blind(hand) + 1) % n if hand.stakes.forced else (big_blind(hand.game, n) + 1) % n


def _last_blind(hand: Hand) -> int:
    """The seat of the largest blind or straddle, the later one of two equal ones; without any, the button.

    With two players the one who posts last is the first seat.
    """
    forced, n = hand.stakes.forced, len(hand.stacks)
    blinds = [0 if seat in forced.late else chips for seat, chips in enumerate(forced.blinds)]
    order = range(n) if n > 2 else (1, 0)
    return max(reversed(order), key=lambda seat: blinds[seat]) if any(blinds) else n - 1


def _same_order(hand: Hand, step: Bet) -> int:
    return hand.first


def _opener(hand: Hand, step: Bet) -> int:
    """Who bet first in the round before; the left of the button when nobody did."""
    return 0 if hand.opener is None else hand.opener


def _bring_in(hand: Hand, step: Bet, seats: list[int]) -> int:
    """The worst door card. Source: TDA 2024, RP-10; clubs are lowest, then ♦ ♥ ♠."""
    rule = hand.game.forced_bets.bring_in
    door = {seat: hand.up[seat][0] for seat in seats}

    def height(seat: int) -> tuple[int, int]:
        rank = rank_of(door[seat])
        low_ace = rule == "highest-card-ace-low" and rank == ACE
        return -1 if low_ace else rank, suit_of(door[seat])

    worst = min if rule == "lowest-card" else max
    return worst(door, key=height)


def _best_showing(hand: Hand, step: Bet, seats: list[int]) -> int:
    """The strongest up cards; between equal ranks by suit, ace high, by seat number, or from the button."""
    values = {seat: step.ranking.showing(hand.up[seat]) for seat in seats}
    top = max(values.values())
    tied = [seat for seat, value in values.items() if value == top]
    if hand.game.showing_ties == "button":
        return tied[0]
    if hand.game.showing_ties == "seat":
        return min(tied, key=hand.number)
    return max(tied, key=lambda seat: sorted((HEIGHT[c] for c in hand.up[seat]), reverse=True))


FIRST = {
    "left-of-big-blind": left_of_big_blind,
    "left-of-button": _left_of_button,
    "bring-in": _by_cards(_bring_in),
    "highest-showing": _by_cards(_best_showing),
    "lowest-showing": _by_cards(_best_showing),
    "same-order": _same_order,
    "opener": _opener,
}
