"""A played hand as sentences, one for each event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import DealToBoard, Look, Roll
from poker_rulebook.cards import texts
from poker_rulebook.play import events
from poker_rulebook.play.choosing import CHOOSE
from poker_rulebook.play.exchanges import DIVIDE
from poker_rulebook.play.pots import BOTH
from poker_rulebook.view.sentences import Phrase, Value, joined, say, written
from poker_rulebook.view.steps import looked_at, roll_told
from poker_rulebook.view.text import marked_cards
from poker_rulebook.view.wording import share_name


def card_marks(cards: Sequence[int]) -> str:
    """The cards, marked as such."""
    return marked_cards(texts(cards))


def declared_line(game: Game, seat: Phrase, share: str) -> Phrase:
    """What a seat declares: a share, or both."""
    if share == BOTH:
        return say("tell-declared-both", seat=seat)
    return say("tell-declared", seat=seat, share=share_name(game.share(share)))


class Teller:
    """Tells the events of one hand.

    names           of the seats, in order
    pots, shares    how many pots there are, and into how many shares each may be divided
    folded          how many seats have folded in the end
    """

    def __init__(self, game: Game, names: Sequence[Phrase], pots: int = 1, shares: int = 1, folded: int = 0):
        self.game, self.names, self.pots, self.shares = game, names, pots, shares
        self.refunding = False
        self.uncontested = folded == len(names) - 1

    def line(self, event: events.Event) -> Phrase:
        if type(event) in _LINES:
            return _LINES[type(event)](self, event)
        told: Any = event
        values = {key: getattr(told, key) for key in ("seat", "chips") if hasattr(told, key)}
        return say(
            _KEYS[type(event)], **values | ({"seat": self.names[told.seat]} if "seat" in values else {})
        )

    def _posted(self, e: events.Posted) -> Phrase:
        seat = self.names[e.seat]
        line = say(f"tell-post-{e.what}", seat=seat, chips=e.chips)
        return joined([line, say("tell-all-in", seat=seat)]) if e.all_in else line

    def _dealt(self, e: events.Dealt) -> Phrase:
        down, up = e.cards[: len(e.cards) - e.up], e.cards[len(e.cards) - e.up :]
        seat = self.names[e.seat]
        if down and up:
            return say("tell-dealt-down-up", seat=seat, down=card_marks(down), up=card_marks(up))
        return say("tell-dealt-up" if up else "tell-dealt-down", seat=seat, cards=card_marks(e.cards))

    def _opened(self, e: events.Opened) -> Phrase:
        street = self.game.step(e.step, DealToBoard).street
        if not street:
            return say("tell-opened-board", cards=card_marks(e.cards))
        return say("tell-opened", street=say(f"street-{street}"), cards=card_marks(e.cards))

    def _shuffled(self, e: events.Shuffled) -> Phrase:
        return say(f"tell-shuffled-{e.what}")

    def _community(self, e: events.Community) -> Phrase:
        return say("tell-community", cards=card_marks((e.card,)))

    def _acted(self, e: events.Acted) -> Phrase:
        all_in = "-all-in" if e.all_in and e.verb not in ("fold", "check") else ""
        values: dict[str, Value] = {"seat": self.names[e.seat]}
        if e.verb in ("call", "bet", "bring-in"):
            values["chips"] = e.chips
        elif e.verb in ("raise", "complete"):
            values["total"] = e.total
        return say(f"tell-{e.verb}{all_in}", **values)

    def _drew(self, e: events.Drew) -> Phrase:
        seat = self.names[e.seat]
        if not e.thrown:
            return say("tell-pat", seat=seat)
        return say("tell-drew", seat=seat, cards=card_marks(e.thrown), received=card_marks(e.received))

    def _put(self, e: events.CardsPut) -> Phrase:
        if e.verb is DIVIDE:
            return self._divided(e)
        if not e.cards:
            return say(f"tell-{e.verb.event}-nothing", seat=self.names[e.seat])
        return say(f"tell-{e.verb.event}", seat=self.names[e.seat], cards=card_marks(e.cards))

    def _laid(self, e: events.Laid) -> Phrase:
        return say("tell-laid", n=len(e.cards))

    def _removed(self, e: events.Removed) -> Phrase:
        if not e.cards:
            return say("tell-removed-nothing")
        return say("tell-out-of-play", cards=card_marks(e.cards))

    def _looked(self, e: events.Looked) -> Phrase:
        step = self.game.step(e.step, Look)
        colour, street = say(f"colour-{step.colour}"), looked_at(self.game, step)
        outcome = self._outcome(e.step, e.outcome)
        return say("tell-looked", number=e.number, colour=colour, street=street, outcome=outcome)

    def _said(self, e: events.WordSaid) -> Phrase:
        if e.verb is not CHOOSE:
            return declared_line(self.game, self.names[e.seat], e.word)
        outcome = self._outcome(e.step, e.word)
        return say("tell-chosen", seat=self.names[e.seat], outcome=outcome)

    def _refunded(self, e: events.Refunded) -> Phrase:
        key = "tell-refunded-more" if self.refunding else "tell-refunded"  # the reason is given once
        self.refunding = True
        return say(key, seat=self.names[e.seat], chips=e.chips)

    def _left(self, e: events.LeftOver) -> Phrase:
        return say(f"tell-left-{e.why}", chips=e.chips)

    def _outcome(self, step: str, outcome: str) -> Phrase:
        return written(next(o.name for o in self.game.question(step).outcomes if o.id == outcome))

    def _divided(self, e: events.CardsPut) -> Phrase:
        names = {part.id: written(part.name) for part in self.game.divided}
        hands = tuple(say("tell-divided-hand", name=names[k], cards=card_marks(c)) for k, c in e.bins.items())
        return say("tell-divided", seat=self.names[e.seat], hands=hands)

    def _rolled(self, e: events.Rolled) -> Phrase:
        return roll_told(self.game.step(e.step, Roll), e.total)

    def _won(self, e: events.Won) -> Phrase:
        values: dict[str, Value] = {"seat": self.names[e.seat], "chips": e.chips}
        if self.uncontested:
            return say("tell-won-uncontested", **values)
        if self.pots > 1:
            values["pot"] = self._pot_name(e.pot)
        if self.shares > 1 and e.share:
            values["share"] = share_name(self.game.share(e.share))
        return say("tell-won" + "".join(f"-{k}" for k in ("pot", "share") if k in values), **values)

    def _pot_name(self, number: int) -> Phrase:
        if number == 0:
            return say("word-main-pot")
        return say("word-side-pot") if self.pots == 2 else say("word-side-pot-number", n=number)


# events whose phrase needs no more than the seat and the chips
_KEYS: dict[type, str] = {
    events.Carried: "tell-carried", events.Returned: "tell-returned", events.BringInTaken: "tell-bring-in-taken", events.Barred: "tell-barred",
    events.Burned: "tell-burned",
}  # fmt: skip
_LINES: dict[type, Callable[[Teller, Any], Phrase]] = {
    events.Posted: Teller._posted, events.Dealt: Teller._dealt, events.Opened: Teller._opened, events.TurnedUp: Teller._opened,
    events.Shuffled: Teller._shuffled, events.Community: Teller._community, events.Acted: Teller._acted, events.Drew: Teller._drew,
    events.CardsPut: Teller._put, events.Rolled: Teller._rolled, events.Won: Teller._won, events.Laid: Teller._laid, events.Removed: Teller._removed,
    events.Looked: Teller._looked, events.WordSaid: Teller._said, events.Refunded: Teller._refunded, events.LeftOver: Teller._left,
}  # fmt: skip
