"""What a game forbids or demands in a betting round, beyond the limits of its format."""

from __future__ import annotations

from typing import TYPE_CHECKING

from poker_rulebook.book.parts import Needed
from poker_rulebook.book.steps import Bet
from poker_rulebook.cards import ACE, JOKER_BUG, JOKER_WILD, rank_of
from poker_rulebook.play.betting import Legal, Round
from poker_rulebook.play.dealer import all_seen

if TYPE_CHECKING:
    from poker_rulebook.play.hand import Hand


def sizes(hand: Hand, step: Bet) -> tuple[int, ...]:
    """The sizes of bets in this round, the smallest first; outside fixed limit only the smallest bet."""
    small, big = hand.stakes.small_bet, hand.stakes.big_bet
    if hand.game.limit != "fixed-limit":
        return (small,)
    if step.size == "either" or (step.size == "small-or-pair" and _pair_shows(hand)):
        return (small, big)
    return (big,) if step.size == "big" else (small,)


def _pair_shows(hand: Hand) -> bool:
    """Whether anybody's up cards hold a pair; a bug counts as an ace, and a wild joker pairs any card."""
    for seat in hand.seats_in():
        up = hand.up[seat]
        if hand.shows:
            all_seen(up, "an up card is unknown, and a pair decides how much a player may bet")
        ranks = [ACE if card == JOKER_BUG else rank_of(card) for card in up if card != JOKER_WILD]
        if len(set(ranks)) < len(ranks) or 1 < len(up) > len(ranks):
            return True
    return False


def restricted(hand: Hand, step: Bet, wagers: Round, legal: Legal) -> Legal:
    """The legal wagers after what this game and this step forbid."""
    game, special = hand.game, step.wagering
    unopened = not wagers.price
    if not game.check_raise and game.limit == "fixed-limit" and legal.seat in wagers.checked:
        legal = legal._replace(low=0, high=0, ends=False)
    if special.openers and unopened and not _holds(hand, legal.seat, special.openers):
        legal = legal._replace(low=0, high=0, ends=False)
    if not legal.low:
        return legal._replace(must=legal.must and not special.forced)
    if _completes_to_the_minimum(hand, step, wagers):
        own = wagers.wagers[legal.seat]
        legal = legal._replace(low=min(wagers.sizes[0], own + hand.stacks[legal.seat]))
    if special.forced and legal.must:
        legal = legal._replace(calls=False)
    if special.no_limping and legal.call and wagers.price == hand.stakes.big_blind:
        legal = legal._replace(calls=False)
    if special.jam_or_fold:
        everything = wagers.wagers[legal.seat] + hand.stacks[legal.seat]
        legal = legal._replace(low=everything, high=everything, calls=False, ends=False)
    return legal


def _holds(hand: Hand, seat: int, needed: Needed) -> bool:
    if hand.shows:
        all_seen(hand.own[seat], "cards are unknown, and the own cards decide what a player may bet")
    return needed.ranking.value(tuple(hand.own[seat])) >= needed.floor


def unbet(step: Bet, wagers: Round) -> bool:
    """Whether nobody has bet yet, or somebody only by going all-in for less than a full bet."""
    return not wagers.bets and wagers.price < wagers.sizes[0] and step.first != "bring-in"


def _must_bet(hand: Hand, step: Bet) -> bool:
    """Whether the sevens rule holds."""
    rule = step.wagering.must_bet
    return rule is not None and hand.game.limit in rule.formats


def _completes_to_the_minimum(hand: Hand, step: Bet, wagers: Round) -> bool:
    """Whether somebody is all-in for less than the smallest bet, and the next player may make it that bet.

    In fixed limit that is so anyway. Source: M. Wiesenberg's explanation of the sevens rule.
    """
    return bool(wagers.price) and unbet(step, wagers) and _must_bet(hand, step)


def note_unbet(hand: Hand, step: Bet, wagers: Round, legal: Legal) -> None:
    """Remember a hand that had to be bet and was only checked, or that only called a short all-in.

    Source: M. Wiesenberg's explanation of the sevens rule. What the seat may still win is the pot as it is
    now; see poker_rulebook.play.settlement.
    """
    rule = step.wagering.must_bet
    if not _must_bet(hand, step) or not legal.low:
        return
    if unbet(step, wagers) and legal.seat not in hand.unbet and _holds(hand, legal.seat, rule):
        hand.unbet[legal.seat] = tuple(hand.totals) if rule.or_loses == "later-wagers" else None
