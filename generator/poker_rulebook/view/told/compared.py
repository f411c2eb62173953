"""Hands that were compared and what was paid for them, as a told showdown needs them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.cards import Cards
from poker_rulebook.play.comparing import Compared
from poker_rulebook.play.events import Won
from poker_rulebook.play.pots import Award, plays_for
from poker_rulebook.view.sentences import Phrase, say
from poker_rulebook.view.told.cards import card_marks
from poker_rulebook.view.wording import short_name

CHOSEN = ("straight", "flush", "full-house", "straight-flush", "royal-flush")  # five cards that play together

Paid = Sequence[Won | Award]


@dataclass(frozen=True)
class Shown:
    """The hand of one seat for one share. value    0 where it does not qualify"""

    seat: int
    value: int
    cards: Cards


@dataclass(frozen=True)
class Showdown:
    """Hands that were compared, and what was paid for them.

    seats    those that show, in order
    paid     awards pot by pot
    full     whether the five cards of every hand are shown where they were chosen from more
    """

    names: Sequence[str]
    compared: Compared
    seats: Sequence[int]
    paid: Paid
    full: bool = False

    @property
    def game(self) -> Game:
        return self.compared.game

    @property
    def shares(self) -> Sequence[Share]:
        return self.compared.shares

    @property
    def divided(self) -> bool:
        """Whether each share takes a part of the pot."""
        return len(self.shares) > 1 and not self.game.first_won

    def won(self, share: Share) -> Paid:
        """What was paid for a share."""
        return [w for w in self.paid if w.share == share.id]

    def share(self, id_: str) -> Share | None:
        return next((share for share in self.shares if share.id == id_), None)

    def hands(self, share: Share) -> list[Shown]:
        """Strongest first; of equal ones in the order of the seats."""
        playing = [s for s in self.seats if plays_for(self.compared.declared, s, share.id)]
        found = [Shown(seat, *self.compared.best(share, seat)) for seat in playing]
        return sorted(found, key=lambda each: -each.value)

    def hand_of(self, share: Share, seat: int) -> Shown:
        return next(shown for shown in self.hands(share) if shown.seat == seat)

    def name(self, share: Share, shown: Shown, *, cards: bool = True, inside: bool = False) -> Phrase:
        """What a hand is called, with its cards where choosing them is the point.    inside    of brackets"""
        counted = self.compared.counted(shown.cards, shown.seat)
        called = short_name(share.ranking, counted, self.compared.own(share, shown.seat))
        if not cards or not self.cards_matter(share, shown):
            return called
        return say("told-hand-inside" if inside else "told-hand", hand=called, cards=card_marks(shown.cards))

    def tied(self, share: Share, group: Sequence[Shown]) -> Phrase:
        """One hand that several have, with the cards of each."""
        hand = self.name(share, group[0], cards=False)
        if not self.cards_matter(share, group[0]):
            return hand
        cards = list(dict.fromkeys(card_marks(shown.cards) for shown in group))
        return say("told-hand", hand=hand, cards=say("told-rows", rows=cards))

    def cards_matter(self, share: Share, shown: Shown) -> bool:
        made = share.ranking.made(self.compared.counted(shown.cards, shown.seat))
        if share.ranking.size == 1:
            return False  # its name says it
        if self.full and made.points is not None:
            return True
        if self.full:
            lies = len(self.compared.own(share, shown.seat)) + 5 * (share.board != (0, 0))
            return lies > share.ranking.size
        exact = share.own[0] == share.own[1] and share.board != (0, 0)
        return exact and made.category in CHOSEN and any(w.seat == shown.seat for w in self.won(share))
