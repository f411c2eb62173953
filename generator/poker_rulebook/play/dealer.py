"""The deck, the burns, the muck and the dice of one hand."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import TypeVar

from poker_rulebook.book.model import Game
from poker_rulebook.cards import JOKER_BUG, JOKER_WILD, is_unknown, texts

T = TypeVar("T")
SYSTEM = "system"  # a source of chance that nobody can repeat


class UnknownCards(Exception):
    """Raised when a result depends on cards that nobody has seen; the message says what they would decide."""


def all_seen(cards: Iterable[int], what: str) -> None:
    """Raises UnknownCards if one of the cards is unknown.    what    which cards, and what they decide"""
    if any(map(is_unknown, cards)):
        raise UnknownCards(what)


def source_of_chance(seed: int | None) -> tuple[random.Random, str]:
    """A source of random numbers, and what records call it: of a seed, or without one of the operating system."""
    return (random.SystemRandom(), SYSTEM) if seed is None else (random.Random(seed), f"seed {seed}")


def full_deck(game: Game) -> list[int]:
    """Every card of the game's deck, unshuffled."""
    jokers = [JOKER_WILD if game.joker == "wild" else JOKER_BUG for _ in range(game.deck.jokers)]
    return [*game.deck.cards, *jokers]


class Dealer:
    """The dealer of one hand, who deals, burns, shuffles again and reads the dice.

    deck     every card in the order of the shuffle, the first to be dealt first
    stub     cards still to be dealt; the last one is on top
    muck     folded hands, and discards of earlier draws
    repeats  whether the same deck and the same answers always give the same hand
    rolls    id of a roll -> the total that its dice will show; other rolls are random, by `rng`
    chance   what shuffled the deck: "system" or "seed 7"; '' where nobody has said

    Without an `rng` the order of the deck also decides later shuffles and dice, so that the hand repeats.
    """

    __slots__ = ("_rng", "burned", "chance", "deck", "muck", "repeats", "rolls", "stub")

    def __init__(
        self, stub: list[int], rng: random.Random | None = None, rolls: dict[str, int] | None = None
    ):
        self.stub, self.rolls = stub, rolls or {}
        self.deck, self._rng, self.repeats = tuple(reversed(stub)), rng, rng is None
        self.burned: list[int] = []
        self.muck: list[int] = []
        self.chance = ""

    @property
    def rng(self) -> random.Random:
        if self._rng is None:
            self._rng = random.Random(texts(self.deck))
        return self._rng

    @rng.setter
    def rng(self, rng: random.Random) -> None:
        self._rng, self.repeats = rng, False

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
        """The seat that acts first if that depends on cards that nobody has seen; None if the dealer cannot tell."""
        return None

    def run_outs(self, cards: int, agreed: int) -> int:
        """How often the remaining cards are dealt once nobody can bet any more.

        cards     number of cards each time, without burns
        agreed    how often the players have agreed on
        """
        return agreed

    def roll(self, step: str, dice: int) -> int:
        if step in self.rolls:
            return self.rolls[step]
        return sum(self.rng.randint(1, 6) for _ in range(dice))


# The bit lengths of numbers; and (place, number of random bits that `shuffle` needs there), from the last place down in
# a deck of 64 cards. No deck is larger.
_BITS = tuple(len(bin(number)) - 2 for number in range(65))
_PLACES = tuple((place, _BITS[place + 1]) for place in range(63, 0, -1))


def shuffle(deck: list[int], rng: random.Random) -> None:
    """Shuffles the deck into the same order as `rng.shuffle`, in less than half the time."""
    bits_of = rng.getrandbits
    for place, bits in _PLACES[64 - len(deck) :]:
        while (other := bits_of(bits)) > place:
            pass
        card = deck[other]
        deck[other] = deck[place]
        deck[place] = card


def drawn(of: Sequence[T], number: int, rng: random.Random) -> list[T]:
    """The same sample as from `rng.sample`, for at most 21 cards, in less than half the time. Raises ValueError for too many."""
    count, bits_of = len(of), rng.getrandbits
    if number > count:
        raise ValueError(f"{number} of {count} cannot be drawn")
    if number == 1:  # as in most questions: nothing has to be noted as drawn already
        place = bits_of(_BITS[count])
        while place >= count:
            place = bits_of(_BITS[count])
        return [of[place]]
    left, found = [*of], []
    for _ in range(number):
        bits = _BITS[count]
        place = bits_of(bits)
        while place >= count:
            place = bits_of(bits)
        count -= 1
        found.append(left[place])
        left[place] = left[count]
    return found


def shuffled(game: Game, rng: random.Random) -> Dealer:
    """A dealer with a freshly shuffled deck, who uses the same `rng` for everything later."""
    dealer = repeatable(game, rng)
    dealer.rng = rng
    return dealer


def repeatable(game: Game, rng: random.Random) -> Dealer:
    """A dealer with a freshly shuffled deck whose order decides everything else: such a hand can be recorded."""
    deck = full_deck(game)
    shuffle(deck, rng)
    return Dealer(deck)
