"""Random legal play: every action that the rules allow, chosen by chance, and what must stay true."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from poker_rulebook.book.model import Game
from poker_rulebook.cards import JOKER_BUG, JOKER_WILD
from poker_rulebook.play.actions import (
    BOTH,
    Action,
    Call,
    Choose,
    Decision,
    Declare,
    Discard,
    Divide,
    Draw,
    Fold,
    Raise,
    ToChoose,
    ToDeclare,
    ToDiscard,
    ToDivide,
    ToDraw,
    TurnUp,
)
from poker_rulebook.play.betting import Legal
from poker_rulebook.play.dealer import Dealer, full_deck, shuffled
from poker_rulebook.play.events import LeftOver, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.stakes import Stakes, usual_stakes

Chooser = Callable[[Decision, random.Random], Action]
Observer = Callable[[Hand, list[int]], None]

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
        return _random_wager(decision, rng)
    if isinstance(decision, ToDivide):
        mixed, hands = rng.sample(decision.own, len(decision.own)), {}
        for name, count in decision.sizes.items():
            hands[name], mixed = tuple(mixed[:count]), mixed[count:]
        return Divide(hands)
    if isinstance(decision, ToChoose):
        return Choose(rng.choice(decision.outcomes))
    if isinstance(decision, ToDeclare):
        return Declare(rng.choice((*decision.shares, BOTH)))
    kind = Draw if isinstance(decision, ToDraw) else Discard if isinstance(decision, ToDiscard) else TurnUp
    exactly = decision.fewest == decision.most and kind is not Draw
    count = decision.most if exactly else rng.randint(decision.fewest, decision.most)
    return kind(tuple(rng.sample(decision.own, count)))


def _random_wager(legal: Legal, rng: random.Random) -> Action:
    chance = rng.random()
    if legal.low and (chance < 0.2 or (not legal.calls and (legal.must or chance < 0.6))):
        if chance < 0.12:
            return Raise(legal.low)
        return Raise(
            rng.choice((legal.low, legal.high)) if legal.ends else rng.randint(legal.low, legal.high)
        )
    folds = not legal.must and (not legal.calls or (legal.call and chance > 0.8))
    return Fold() if folds else Call()


def random_stacks(seats: int, rng: random.Random) -> list[int]:
    return [rng.randint(SHORTEST, DEEPEST) for _ in range(seats)]


def random_hand(
    game: Game,
    stakes: Stakes,
    stacks: list[int],
    rng: random.Random,
    choose: Chooser = random_action,
    deal: Callable[[Game, random.Random], Dealer] = shuffled,
) -> Hand:
    """One hand from start to finish, every decision answered by `choose`; `deal` gives the dealer."""
    hand = Hand(game, stakes, stacks, deal(game, rng), seat_one=_seat_one(game, len(stacks), rng))
    while hand.decision is not None:
        hand.act(choose(hand.decision, rng))
    return hand


def _seat_one(game: Game, seats: int, rng: random.Random) -> int:
    """In a game with a button, seat 1 may be anywhere."""
    return rng.randrange(seats) if game.numbers_seats else 0


def simulate(game: Game, hands: int, seats: int, seed: int, each: Observer | None = None) -> Report:
    """Play random hands and check each. Raises Violation.

    each    is called with every hand, and with the stacks before it
    """
    rng, stakes = random.Random(seed), usual_stakes(game)
    report = Report(game.id, hands, seats, seed, outcomes={s.id: Counter() for s in game.showdown})
    start = time.perf_counter()
    for number in range(hands):
        stacks = random_stacks(seats, rng)
        hand = random_hand(game, stakes, stacks, rng)
        wrong = violation(hand, stacks)
        if wrong:
            raise Violation(f"{game.id}, hand {number} of seed {seed}: {wrong}")
        if each:
            each(hand, stacks)
        _count(report, hand)
    report.seconds = time.perf_counter() - start
    return report


def violation(hand: Hand, stacks: list[int]) -> str:
    """What is wrong with a finished hand; '' when chips and cards are conserved and the pot was awarded."""
    brought, after = sum(stacks) + hand.carried, sum(hand.stacks) + hand.left
    if brought != after:
        return f"{brought} chips came and {after} are left"
    if min(hand.stacks) < 0:
        return "a stack is below zero"
    if hand.pots() and not any(isinstance(event, (Won, LeftOver)) for event in hand.log):
        return "nobody won the pot"
    if hand.left and not hand.ended and hand.game.if_nobody_qualifies != "carry-over":
        return f"{hand.left} chips were not awarded"
    dealer = hand.dealer
    mucked = [card for seat, own in enumerate(hand.own) if not hand.live[seat] for card in own]
    out = [*hand.board.values(), *hand.aside.values(), *hand.community]
    out += [*dealer.burned, *dealer.stub, *dealer.muck]
    out += [card for seat in hand.seats_in() for card in hand.own[seat]]
    deck = full_deck(hand.game)
    if sorted(map(_one_joker, out)) != sorted(map(_one_joker, deck)):
        missing = len(deck) - len(out)
        return f"the deck has {len(deck)} cards, {missing} are missing or doubled, {len(mucked)} folded"
    return ""


def _one_joker(card: int) -> int:
    """A card, without the difference of how a joker was dealt."""
    return JOKER_BUG if card == JOKER_WILD else card


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
