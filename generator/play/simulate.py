"""Random legal play: every action that the rules allow, chosen by chance, and what must stay true."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from generator.book.model import Game
from generator.play.actions import (
    Action,
    Call,
    Decision,
    Discard,
    Divide,
    Draw,
    Fold,
    Raise,
    ToDiscard,
    ToDraw,
)
from generator.play.betting import Legal
from generator.play.dealer import full_deck, shuffled
from generator.play.events import Won
from generator.play.hand import Hand
from generator.play.stakes import Stakes, usual_stakes

Chooser = Callable[[Decision, random.Random], Action]

SHORTEST, DEEPEST = 4, 600  # chips of a random stack: all-ins are frequent, and so are side pots


class Violation(AssertionError):
    """Something that must hold in every hand does not; the message says what, with the seed."""


@dataclass
class Report:
    """What happened in a number of hands.

    outcomes    share id -> won, split, unqualified: number of showdowns; `folded` without one
    """

    game: str
    hands: int
    seats: int
    seed: int
    seconds: float = 0.0
    showdowns: int = 0
    outcomes: dict[str, Counter] = field(default_factory=dict)


def random_action(decision: Decision, rng: random.Random) -> Action:
    """Any legal answer; folds are rarer than calls, so that hands reach the showdown."""
    if isinstance(decision, Legal):
        chance = rng.random()
        if decision.low and chance < 0.2:
            return Raise(decision.low if chance < 0.12 else rng.randint(decision.low, decision.high))
        if chance > 0.8 and decision.call and not decision.must:
            return Fold()
        return Call()
    own = decision.own
    if isinstance(decision, ToDraw):
        return Draw(tuple(rng.sample(own, rng.randint(decision.fewest, decision.most))))
    if isinstance(decision, ToDiscard):
        return Discard(tuple(rng.sample(own, decision.count)))
    mixed, hands = rng.sample(own, len(own)), {}
    for name, count in decision.sizes.items():
        hands[name], mixed = tuple(mixed[:count]), mixed[count:]
    return Divide(hands)


def random_stacks(seats: int, rng: random.Random) -> list[int]:
    return [rng.randint(SHORTEST, DEEPEST) for _ in range(seats)]


def random_hand(
    game: Game, stakes: Stakes, stacks: list[int], rng: random.Random, choose: Chooser = random_action
) -> Hand:
    """One hand from start to finish, every decision answered by `choose`."""
    hand = Hand(game, stakes, stacks, shuffled(game, rng))
    while hand.decision is not None:
        hand.act(choose(hand.decision, rng))
    return hand


def simulate(game: Game, hands: int, seats: int, seed: int) -> Report:
    """Play random hands and check each. Raises Violation."""
    rng, stakes = random.Random(seed), usual_stakes(game)
    report = Report(game.id, hands, seats, seed, outcomes={s.id: Counter() for s in game.showdown})
    start = time.perf_counter()
    for number in range(hands):
        stacks = random_stacks(seats, rng)
        hand = random_hand(game, stakes, stacks, rng)
        wrong = violation(hand, stacks)
        if wrong:
            raise Violation(f"{game.id}, hand {number} of seed {seed}: {wrong}")
        _count(report, hand)
    report.seconds = time.perf_counter() - start
    return report


def violation(hand: Hand, stacks: list[int]) -> str:
    """What is wrong with a finished hand; '' when chips and cards are conserved and the pot was awarded."""
    if sum(hand.stacks) != sum(stacks):
        return f"{sum(stacks)} chips came and {sum(hand.stacks)} are left"
    if min(hand.stacks) < 0:
        return "a stack is below zero"
    if hand.pots() and not any(isinstance(event, Won) for event in hand.log):
        return "nobody won the pot"
    dealer = hand.dealer
    mucked = [card for seat, own in enumerate(hand.own) if not hand.live[seat] for card in own]
    out = [*hand.board.values(), *hand.community, *dealer.burned, *dealer.stub, *dealer.muck]
    out += [card for seat in hand.seats_in() for card in hand.own[seat]]
    deck = full_deck(hand.game)
    if sorted(out) != sorted(deck):
        missing = len(deck) - len(out)
        return f"the deck has {len(deck)} cards, {missing} are missing or doubled, {len(mucked)} folded"
    return ""


def _count(report: Report, hand: Hand) -> None:
    if not hand.values:
        return
    report.showdowns += 1
    for share, by_seat in hand.values.items():
        report.outcomes[share][outcome(by_seat)] += 1


def outcome(by_seat: Mapping[int, int]) -> str:
    """What became of a share at a showdown, from the value of each seat's hand: won, split or unqualified."""
    values = list(by_seat.values())
    top = max(values)
    return "unqualified" if not top else "won" if values.count(top) == 1 else "split"
