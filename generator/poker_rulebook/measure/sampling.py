"""Chances from random deals, for games with too many deals to count.

Hands are dealt by the interpreter itself, to the fewest players, everybody all-in from the start and nobody
folding, so that a new step of play needs nothing here. The first seat is looked at.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.book.steps import Discard, only
from poker_rulebook.cards import Cards
from poker_rulebook.measure.counting import Counted, Question, answer
from poker_rulebook.play.comparing import board_groups, own_for, shares_in_force
from poker_rulebook.play.dealer import shuffled
from poker_rulebook.play.events import CardsPut, Dealt
from poker_rulebook.play.exchanges import DISCARD, DRAW
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import asks_to
from poker_rulebook.play.simulate import random_action
from poker_rulebook.play.stakes import usual_stakes

DEALS, SEED = 100_000, 1


def sample(game: Game, share: Share, question: Question, deals: int, seed: int) -> Counted:
    """Number of deals in which the share is in force, and of those with each answer.

    deals    how many hands are dealt; with dice the share may be in force in fewer
    """
    rng = random.Random(seed)
    answers: Counter[str] = Counter()
    for _ in range(deals):
        hand = open_hand(game, rng)
        played = next((s for s in shares_in_force(game, hand.outcomes) if s.id == share.id), None)
        if played is not None:
            groups = board_groups(game, played, hand.board, hand.outcomes)
            answers[answer(question, played, _hands(hand, played), groups)] += 1
    return sum(answers.values()), answers


def open_hand(game: Game, rng: random.Random) -> Hand:
    """A hand of the fewest players up to the showdown; nobody draws, discards are any."""
    hand = Hand(game, usual_stakes(game), [1] * game.players[0], shuffled(game, rng))
    while hand.decision is not None:
        pat = asks_to(hand.decision, DRAW) and not hand.decision.fewest
        hand.act(DRAW.answer(()) if pat else random_action(hand.decision, rng))
    return hand


def _hands(hand: Hand, share: Share) -> Iterable[Cards]:
    """The cards of the first seat that play for the share: one hand, or all that discards could have left."""
    if not only(Discard, hand.game.play):
        return [own_for(share, hand.held(0), hand.community)]
    return (own + hand.community for own in possible_hands(hand))


def possible_hands(hand: Hand) -> set[Cards]:
    """What the first seat could hold at the end, had it discarded other cards where it did."""
    hands: set[Cards] = {()}
    up: set[int] = set()
    for event in hand.log:
        if isinstance(event, Dealt) and event.seat == 0:
            hands = {own + event.cards for own in hands}
            up |= set(event.cards[len(event.cards) - event.up :])
        elif isinstance(event, CardsPut) and event.verb is DISCARD and event.seat == 0:
            step = hand.game.step(event.step)
            fixed = up if isinstance(step, Discard) and step.from_down else set()
            hands = {
                tuple(card for card in own if card not in gone)
                for own in hands
                for gone in combinations([card for card in own if card not in fixed], len(event.cards))
            }
    return hands
