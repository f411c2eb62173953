"""A deck, and what its cards may do: wild cards, and cards that bring another."""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.book.parts import Text


@dataclass(frozen=True)
class Deck:
    """cards    card ints, without the joker"""

    id: str
    name: Text
    cards: tuple[int, ...]
    jokers: int

    @property
    def size(self) -> int:
        return len(self.cards) + self.jokers


@dataclass(frozen=True)
class Wild:
    """Which cards of the deck are wild beside jokers.

    rank_of    a board slot: the rank of the card there
    ranks      always these
    after      the rank of the card dealt face up next after the last card of this rank; None without the rule
    lowest     own-down-card: for each player the rank of the lowest card dealt face down
    """

    rank_of: str = ""
    ranks: tuple[int, ...] = ()
    after: int | None = None
    lowest: str = ""


NOTHING_WILD = Wild()


@dataclass(frozen=True)
class ExtraCard:
    """A card more, at once, for whoever is dealt a card face up.

    on      the rank of that card
    face    how the card more comes: down, or up, where one of this rank brings yet another
    """

    on: int
    face: str
