"""Seeded random hands that PokerKit should finish as we do, and which rules part the two."""

from __future__ import annotations

import random
from collections import Counter
from typing import NamedTuple

from oracles.pokerkit_replay import Range, replayed
from poker_rulebook.book.model import Game
from poker_rulebook.play.chance import random_action
from poker_rulebook.play.dealer import shuffled
from poker_rulebook.play.events import Community
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.pots import Pot
from poker_rulebook.play.questions import Action, Call, Fold, Legal, Raise
from poker_rulebook.play.stakes import Stakes, stakes_for

UNIT = 120  # every amount is a multiple: two shares, and up to six winners, leave no odd chip
AMOUNTS = {"ante": UNIT, "bring_in": UNIT}
MOST_SEATS = 6
LEAST, MOST = 4, 60  # units in a stack: forced bets are never short, many players are all-in later


class Played(NamedTuple):
    """A finished hand, the stacks before it, and what was allowed at every wager.

    compared    whether PokerKit should allow the same raises, at every wager
    """

    hand: Hand
    stacks: list[int]
    ranges: list[Range]
    compared: list[bool]


def amounts_of(of: Game) -> Stakes:
    """Blinds 120-240 or a bring-in of 120, bets of 240 and 480."""
    wanted = {name: chips for name, chips in AMOUNTS.items() if name in of.forced_bets.kinds}
    if of.has_blinds:
        amounts = {"small": UNIT, "big": 2 * UNIT, "button": 2 * UNIT}
        wanted |= {f"{blind}_blind": amounts[blind] for blind in of.forced_bets.blinds}
    usual = of.limit == "fixed-limit" or of.has_blinds
    return stakes_for(of, wanted | {"small_bet": 2 * UNIT if usual else UNIT})


def played(of: Game, rng: random.Random) -> Played:
    """A random hand with stacks from short to deep."""
    seats = rng.randint(of.players[0], min(of.players[1], MOST_SEATS))
    stacks = [UNIT * rng.randint(LEAST, MOST) for _ in range(seats)]
    hand = Hand(of, amounts_of(of), stacks, shuffled(of, rng))
    found = Played(hand, stacks, [], [])
    while hand.decision:
        legal = hand.decision
        if isinstance(legal, Legal):
            found.ranges.append(Range(legal.seat, legal.call, legal.low, legal.high))
            found.compared.append(not any(rule(hand) for rule in RAISES))
        hand.act(_told(random_action(legal, rng), hand, rng))
    return found


def _told(action: Action, hand: Hand, rng: random.Random) -> Action:
    """The action in whole units; fewer folds, and only raises that PokerKit takes for the same."""
    legal = hand.decision
    if isinstance(action, Fold) and rng.random() < 0.6:
        return Call()
    if not isinstance(action, Raise):
        return action
    everything = hand.wagers[legal.seat] + hand.stacks[legal.seat]
    if hand.game.limit == "fixed-limit":
        return Call() if action.to == everything else action
    to = max(legal.low, action.to // UNIT * UNIT) if action.to < legal.high else action.to
    if bring_in_measures_raises(hand):
        to = max(to, max(hand.wagers) + 2 * UNIT)
    return Call() if to > legal.high else Raise(to)


def difference(found: Played) -> str:
    """How PokerKit's end of the hand, or what it allowed on the way, differs from ours; '' when it does not."""
    try:
        state, ranges = replayed(found.hand, found.stacks)
    except ValueError as refusal:
        return f"PokerKit refuses: {refusal}"
    for number, (ours, theirs, compared) in enumerate(zip(found.ranges, ranges, found.compared, strict=True)):
        if ours[:2] != theirs[:2] or (compared and ours != theirs):
            return f"wager {number}: {ours}, by PokerKit {theirs}"
    if list(state.stacks) != found.hand.stacks:
        return f"stacks {found.hand.stacks}, by PokerKit {list(state.stacks)}"
    return ""


class Comparison(NamedTuple):
    """Hands compared, those that a rule of `RULES` parts by name, and the first difference with its seed."""

    compared: int
    parted: Counter[str]
    difference: str


def compared(of: Game, seed: int, hands: int) -> Comparison:
    """Random hands of one game under one format, until one differs."""
    parted: Counter[str] = Counter()
    for number in range(hands):
        found = played(of, random.Random(f"{of.id} {of.limit} {seed} {number}"))
        rule = next((rule.__name__ for rule in RULES if rule(found.hand)), "")
        if rule:
            parted[rule] += 1
            continue
        wrong = difference(found)
        if wrong:
            return Comparison(number - parted.total(), parted, f"seed {seed}, hand {number}: {wrong}")
    return Comparison(hands - parted.total(), parted, "")


# Where PokerKit allows other raises; the prices of staying in are the same


def bring_in_measures_raises(hand: Hand) -> bool:
    """In pot limit the bring-in is the smallest bet; PokerKit wants bets to be more than that."""
    return hand.game.limit != "fixed-limit" and hand.game.step(hand.decision.step).first == "bring-in"


def the_bet_is_less_than_the_smallest(hand: Hand) -> bool:
    """Somebody opened all-in for less: who has checked may not raise that, but by PokerKit may."""
    return hand.game.limit != "fixed-limit" and 0 < max(hand.wagers) < hand.stakes.small_bet


RAISES = (bring_in_measures_raises, the_bet_is_less_than_the_smallest)


# Where PokerKit ends a hand in another way


def nobody_wins_a_pot(hand: Hand) -> bool:
    """PokerKit kills all hands, and nobody receives the chips."""
    return any(not _won(hand, pot) for pot in hand.pots() if hand.values)


def a_share_is_won_in_another_pot_only(hand: Hand) -> bool:
    """PokerKit halves every pot when anybody at all holds a low."""
    anywhere = {share for share, by_seat in hand.values.items() if any(by_seat.values())}
    return any(_won(hand, pot) != anywhere for pot in hand.pots() if hand.values)


def _won(hand: Hand, pot: Pot) -> set[str]:
    return {share for share, values in hand.values.items() if any(values[seat] for seat in pot.seats)}


def a_card_for_everybody(hand: Hand) -> bool:
    """PokerKit counts the cards that are left without those that were thrown away for good."""
    return any(isinstance(event, Community) for event in hand.log)


RULES = (
    nobody_wins_a_pot,
    a_share_is_won_in_another_pot_only,
    a_card_for_everybody,
)
