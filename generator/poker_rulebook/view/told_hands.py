"""The hands of a showdown as players tell them: strongest first, with kickers where they decide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.cards import Cards
from poker_rulebook.play.comparing import Compared
from poker_rulebook.play.events import Won
from poker_rulebook.play.pots import Award, plays_for
from poker_rulebook.view.sentences import Phrase, Sentence, listed, say
from poker_rulebook.view.told_cards import card_marks
from poker_rulebook.view.wording import kicker, short_name

CHOSEN = (
    "straight",
    "flush",
    "full-house",
    "straight-flush",
    "royal-flush",
)  # hands of five that play together


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

    game: Game
    names: Sequence[str]
    compared: Compared
    seats: Sequence[int]
    paid: Sequence[Won | Award]
    full: bool = False

    def hands(self, share: Share) -> list[Shown]:
        """Strongest first; of equal ones in the order of the seats."""
        playing = [s for s in self.seats if plays_for(self.compared.declared, s, share.id)]
        found = [Shown(seat, *self.compared.best(share, seat)) for seat in playing]
        return sorted(found, key=lambda each: -each.value)

    def name(self, share: Share, shown: Shown, *, cards: bool = True, inside: bool = False) -> Phrase:
        """What a hand is called, with its cards where choosing them is the point.    inside    of brackets"""
        own = self.compared.own(share, shown.seat)
        counted = self.compared.counted(shown.cards)
        called = short_name(share.ranking, counted, own)
        if cards and self.cards_matter(share, shown):
            return say(
                "told-hand-inside" if inside else "told-hand", hand=called, cards=card_marks(shown.cards)
            )
        return called

    def tied(self, share: Share, group: Sequence[Shown]) -> Phrase:
        """One hand that several have, with the cards of each."""
        hand = self.name(share, group[0], cards=False)
        cards = list(dict.fromkeys(card_marks(shown.cards) for shown in group))
        if not self.cards_matter(share, group[0]):
            return hand
        return say("told-hand", hand=hand, cards=say("told-rows", rows=cards))

    def cards_matter(self, share: Share, shown: Shown) -> bool:
        made = share.ranking.made(self.compared.counted(shown.cards))
        if self.full and made.points is not None:
            return True
        if self.full:
            lies = len(self.compared.own(share, shown.seat)) + 5 * (share.board != (0, 0))
            return lies > share.ranking.size
        exact = share.own[0] == share.own[1] and share.board != (0, 0)
        return (
            exact
            and made.category in CHOSEN
            and any(w.seat == shown.seat and w.share == share.id for w in self.paid)
        )

    def winners(self, share: Share) -> list[Shown]:
        won = {w.seat for w in self.paid if w.share == share.id}
        return [shown for shown in self.hands(share) if shown.seat in won]


def contest(end: Showdown, share: Share) -> Phrase:
    """Every hand, strongest first; equal ones together, and kickers where they decide."""
    hands = end.hands(share)
    groups: list[list[Shown]] = []
    for shown in hands:
        if groups and groups[-1][0].value == shown.value:
            groups[-1].append(shown)
        else:
            groups.append([shown])
    plain = [end.name(share, group[0], cards=False) if group[0].value else "" for group in groups]
    items: list[Phrase] = []
    chained: list[Phrase] = []  # hands of one name, told apart by their kickers
    for number, group in enumerate(groups):
        seats = tuple(end.names[shown.seat] for shown in group)
        again = number > 0 and bool(plain[number]) and plain[number] == plain[number - 1]
        ahead = number + 1 < len(plain) and bool(plain[number]) and plain[number] == plain[number + 1]
        decides = _kicker(end, share, groups, number, again) if again or ahead else None
        hand = end.tied(share, group) if group[0].value else ""
        if hand and end.full and end.cards_matter(share, group[0]):
            decides = None  # the cards show it
        if decides is None or not chained:
            items += [listed(chained)] if chained else []
            chained = []
        if not hand:
            items.append(say("told-no-hand" if len(seats) == 1 else "told-no-hands", seats=seats))
        elif decides is None:
            tie = ("told-tie-both" if len(group) == 2 else "told-tie-all") if len(group) > 1 else "told-shows"
            items.append(say(tie if not number else "told-shows", seats=seats, hand=hand))
        else:
            key = "told-same-kicker" if chained else "told-kicker"
            values = {"hand": hand} if not chained else {}
            chained.append(say(key, seats=seats, rank=decides, **values))
    items += [listed(chained)] if chained else []
    apart = len(items) > 1 and any(isinstance(item, Sentence) and item.key == "commas" for item in items)
    return say("told-sentence", text=say("told-apart", items=items) if apart else listed(items))


def _kicker(
    end: Showdown, share: Share, groups: Sequence[Sequence[Shown]], number: int, again: bool
) -> str | None:
    """The rank by which this hand differs from its neighbour of the same name; None where it is no single card."""
    other = groups[number - 1 if again else number + 1][0]
    mine, theirs = (share.ranking.made(end.compared.counted(s.cards)) for s in (groups[number][0], other))
    return kicker(mine, theirs)
