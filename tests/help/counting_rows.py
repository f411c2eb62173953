"""Counts of open-face games: what the hands of each row earn, and seeded random deals."""

from __future__ import annotations

import random
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import accumulate
from typing import Any

from counting_answers import answers

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import OpenFace
from poker_rulebook.play.chance import simple_placing
from poker_rulebook.play.dealer import shuffled
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import FOR_POINTS

SEED = 7
DEALS = 12
DEEP, SHORT = (
    (1000, 1000),
    (1, 8),
)  # chips of a seat: more than a deal costs, and so few that a win cap is met
OFTEN = 0.3  # how often a player begins in Fantasyland

Row = dict[str, Any]


def rows(game: Game) -> dict[str, Callable[[], Row]]:
    """The royalties, and a row for the smallest and the largest table."""
    found: dict[str, Callable[[], Row]] = {"royalties": partial(royalties, game.open_face)}
    return found | {f"{seats} players": partial(deals, game, seats) for seats in dict.fromkeys(game.players)}


def royalties(rules: OpenFace) -> Row:
    """Row -> points -> how many of the hands that its ranking tells apart earn them."""
    earned: Row = {}
    for row in rules.rows:
        lines = sorted((line.floor, line.amount) for line in rules.royalties if line.row == row.id)
        floors = [floor for floor, _ in lines]
        best = [*accumulate((amount for _, amount in lines), max, initial=0)]
        reached = Counter(bisect_right(floors, value) for value in row.ranking.places)
        points: Counter[int] = Counter()
        for lines_reached, hands in reached.items():
            points[best[lines_reached]] += hands
        earned[row.id] = dict(sorted(points.items()))
    return earned


def deals(game: Game, seats: int, stacks: tuple[int, int] = DEEP) -> Row:
    """Ways to place at the first question of each step, fouls, royalties, layouts in Fantasyland, cards of the next deal there, and the points of each seat.

    stacks    the least and the most chips that a seat brings
    """
    rng, found, ways = random.Random(SEED), [], Counter()
    for _ in range(DEALS):
        numbers = game.open_face.fantasyland.numbers
        there = {rng.randrange(seats): rng.choice(numbers)} if numbers and rng.random() < OFTEN else {}
        brought = [rng.randint(*stacks) for _ in range(seats)]
        deal = Hand(game, FOR_POINTS, brought, shuffled(game, rng), fantasyland=there)
        asked: set[str] = set()
        while deal.decision is not None:
            if deal.decision.step not in asked:
                asked.add(deal.decision.step)
                ways[deal.decision.step] += answers(deal.decision)
            deal.act(simple_placing(deal.rules, deal.decision, rng))
        found.append(deal)
    scores = [score for deal in found for score in deal.scores]
    return {
        "answers": {step.id: ways[step.id] for step in game.play},
        "fouls": sum(score.fouled for score in scores),
        "royalties": sum(sum(score.royalties.values()) for score in scores),
        "fantasyland": sum(len(deal.fantasyland) for deal in found),
        "next": sum(sum(deal.next_deal.values()) for deal in found),
        "points": [sum(deal.points[seat] for deal in found) for seat in range(seats)],
    }
