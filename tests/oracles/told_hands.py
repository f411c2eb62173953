"""Random hands of a game as they are told in every language, read back and held against the hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from told_claims import false_claims

from poker_rulebook.book.model import Game
from poker_rulebook.languages import LOCALES
from poker_rulebook.narrative.narrative import narrative
from poker_rulebook.play.chance import random_hand, random_stacks
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.parser import LETTERS
from poker_rulebook.play.stakes import usual_stakes


class ReadBack(NamedTuple):
    """How many claims of how many hands were read, and the first false one; '' for none."""

    hands: int
    claims: int
    difference: str


def read_back(game: Game, hands: int, seed: int) -> ReadBack:
    """So many hands, each in one language after the other."""
    rng, claims = random.Random(f"{game.id} {seed}"), 0
    for number, hand in enumerate(_dealt(game, hands, rng)):
        locale, names = LOCALES[number % len(LOCALES)], LETTERS[: len(hand.stacks)]
        read, wrong = false_claims(hand, names, narrative(hand, names), locale)
        claims += read
        if wrong:
            return ReadBack(number + 1, claims, f"hand {number}, seed {seed}, {locale}: {wrong[0]}")
    return ReadBack(hands, claims, "")


def _dealt(game: Game, hands: int, rng: random.Random) -> Iterator[Hand]:
    """Hands with every number of players, some with little before them."""
    low, high = game.players
    stakes = usual_stakes(game)
    for number in range(hands):
        stacks = random_stacks(low + number % (high - low + 1), rng)
        yield random_hand(game, stakes, stacks, rng)
