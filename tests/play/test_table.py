"""Chips and cards move by events alone: who has seen the log of a hand knows how its table stands."""

import random

from real_book import GAMES, each
from table import game

from poker_rulebook.play.chance import random_action, random_stacks, simple_placing
from poker_rulebook.play.dealer import shuffled
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import FOR_POINTS
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.play.table import Table

SEEN = (
    "stacks totals wagers live players own up divided board boards runs hidden aside community outcomes declared barred "
    "carried left paid dead bring_in_posted"
).split()
OF_ROWS = ["rows", "next_deal"]


def begun(name: str, seats: int, seed: int) -> Hand:
    of, rng = game(name), random.Random(seed)
    if of.open_face:
        return Hand(of, FOR_POINTS, [0] * seats, shuffled(of, rng), fantasyland={0: 13} if seed % 2 else None)
    return Hand(of, usual_stakes(of), random_stacks(seats, rng), shuffled(of, rng), carried=seed)


def answer(hand: Hand, rng: random.Random):
    if hand.game.open_face:
        return simple_placing(hand.rules, hand.decision, rng)
    return random_action(hand.decision, rng)


def standing(table: Table) -> dict:
    return {name: getattr(table, name) for name in SEEN + (OF_ROWS if table.game.open_face else [])}


@each(GAMES)
def test_a_table_that_sees_the_log_stands_like_that_of_the_hand_at_every_decision(name: str):
    low, high = game(name).players
    for seed, seats in enumerate((low, high, min(high, 4), min(high, 3))):
        hand, rng = begun(name, seats, seed), random.Random(seed)
        seen, number = hand.bare(), 0
        while True:
            for event in hand.log[number:]:
                seen.see(event)
                assert sum(hand.brought) + seen.carried == seen.middle + sum(seen.stacks) + sum(seen.wagers)
            number = len(hand.log)
            assert standing(hand) == standing(seen)
            if hand.decision is None:
                break
            hand.act(answer(hand, rng))


def test_the_table_before_an_event_is_not_changed_by_those_after_it():
    for name in ("texas-holdem", "razz", "badugi", "open-face-chinese"):
        hand, rng = begun(name, 3, 2), random.Random(2)
        while hand.decision is not None:
            hand.act(answer(hand, rng))
        moments, again = list(hand.moments()), hand.bare()
        for before, event, after in moments:
            assert standing(again) == standing(before)
            again.see(event)
            assert standing(again) == standing(after)
