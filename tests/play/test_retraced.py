"""What lies on the table follows from the events alone, at every decision of random hands of every game."""

import random

from real_book import GAMES, each
from table import game

from poker_rulebook.play.chance import random_action, random_stacks, simple_placing
from poker_rulebook.play.dealer import shuffled
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import FOR_POINTS
from poker_rulebook.play.retraced import Retraced
from poker_rulebook.play.stakes import usual_stakes


def begun(name: str, seats: int, seed: int) -> Hand:
    of, rng = game(name), random.Random(seed)
    if of.open_face:
        return Hand(of, FOR_POINTS, [0] * seats, shuffled(of, rng), fantasyland={0: 13} if seed % 2 else None)
    return Hand(of, usual_stakes(of), random_stacks(seats, rng), shuffled(of, rng))


def answer(hand: Hand, rng: random.Random):
    return (
        simple_placing(hand.rules, hand.decision, rng)
        if hand.game.open_face
        else random_action(hand.decision, rng)
    )


def same(hand: Hand, seen: Retraced) -> None:
    assert hand.stacks == seen.stacks
    assert (hand.pot() if hand.decision else hand.left) == seen.pot + sum(seen.bets)
    assert hand.live == seen.live
    assert hand.own == seen.own
    assert hand.up == seen.up
    boards = [{slot: card for slot, card in lying.items() if slot not in seen.aside} for lying in seen.boards]
    assert hand.board == boards[0]
    assert hand.aside == {slot: seen.boards[0][slot] for slot in seen.aside}
    assert list(hand.community) == seen.community
    if hand.game.open_face:
        assert [hand.layout(seat) for seat in range(len(seen.own))] == [
            {row.id: parts.get(row.id, ()) for row in hand.rules.rows} for parts in seen.parts
        ]
    else:
        assert hand.divided == {seat: parts for seat, parts in enumerate(seen.parts) if parts}


@each(GAMES)
def test_the_table_follows_from_the_events_at_every_decision(name: str):
    low, high = game(name).players
    for seed, seats in enumerate((low, high, min(high, 4), min(high, 3))):
        hand, rng = begun(name, seats, seed), random.Random(seed)
        seen, number = Retraced(hand.game, hand.brought), 0
        while True:
            for event in hand.log[number:]:
                seen.see(event)
                assert sum(hand.brought) == seen.pot + sum(seen.stacks) + sum(seen.bets)
            number = len(hand.log)
            same(hand, seen)
            if hand.decision is None:
                break
            hand.act(answer(hand, rng))
