"""The deck, the burns, the muck and the dice of one hand."""

from __future__ import annotations

import random
from collections.abc import Iterable

from generator.book.model import Game
from generator.cards import JOKER_BUG, JOKER_WILD, is_unknown


class UnknownCards(Exception):
    """The rules ask for cards that nobody has seen; the message says what they would decide."""


def all_seen(cards: Iterable[int], what: str) -> None:
    """Raises UnknownCards when one of the cards is unknown. what    the cards and what they decide"""
    if any(map(is_unknown, cards)):
        raise UnknownCards(what)


def full_deck(game: Game) -> list[int]:
    """Every card of the game's deck, unshuffled."""
    joker = JOKER_WILD if game.joker == "wild" else JOKER_BUG
    return [*game.deck.cards, *[joker] * game.deck.jokers]


class Dealer:
    """Who deals, burns, shuffles again and reads the dice.

    stub     cards still to be dealt; the last one is on top
    muck     folded hands, and discards of earlier draws
    rolls    totals that the dice will show, by the id of the roll; the others are thrown with `rng`
    """

    __slots__ = ("burned", "muck", "rng", "rolls", "stub")

    def __init__(self, stub: list[int], rng: random.Random, rolls: dict[str, int] | None = None):
        self.stub, self.rng, self.rolls = stub, rng, rolls or {}
        self.burned: list[int] = []
        self.muck: list[int] = []

    def take(self, to: int | str) -> int:
        """The next card, for a seat or a board slot."""
        return self.stub.pop()

    def burn(self) -> int:
        card = self.stub.pop()
        self.burned.append(card)
        return card

    def shuffle_in(self, cards: Iterable[int]) -> None:
        self.stub.extend(cards)
        self.rng.shuffle(self.stub)

    def first_to_act(self) -> int | None:
        """Who acts first, where that depends on cards that nobody has seen; None when nobody knows."""
        return None

    def run_outs(self, slots: int) -> int:
        """How often the last `slots` cards of the board are dealt, as nobody can bet any more."""
        return 1

    def roll(self, step: str, dice: int) -> int:
        if step in self.rolls:
            return self.rolls[step]
        return sum(self.rng.randint(1, 6) for _ in range(dice))


def shuffled(game: Game, rng: random.Random) -> Dealer:
    """A dealer with a freshly shuffled deck."""
    deck = full_deck(game)
    rng.shuffle(deck)
    return Dealer(deck, rng)
