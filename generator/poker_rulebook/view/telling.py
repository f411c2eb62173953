"""A played hand as sentences, one for each event."""

from __future__ import annotations

from collections.abc import Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import DealToBoard, Look, Roll
from poker_rulebook.cards import texts
from poker_rulebook.play.choosing import CHOOSE
from poker_rulebook.play.events import (
    Acted,
    Barred,
    BringInTaken,
    Burned,
    CardsPut,
    Carried,
    Community,
    Dealt,
    Drew,
    Event,
    Laid,
    LeftOver,
    Looked,
    Opened,
    Posted,
    Refunded,
    Removed,
    Returned,
    Rolled,
    Shuffled,
    TurnedUp,
    Won,
    WordSaid,
)
from poker_rulebook.play.exchanges import DIVIDE
from poker_rulebook.play.pots import BOTH
from poker_rulebook.view.phrases import Phrases
from poker_rulebook.view.questions import looked_at, roll_told
from poker_rulebook.view.text import card
from poker_rulebook.view.wording import share_name, written


def marked(cards: Sequence[int]) -> str:
    return " ".join(card(name) for name in texts(cards).split())


def declared(say: Phrases, game: Game, seat: str, share: str) -> str:
    """What a seat declares: a share, or both."""
    if share == BOTH:
        return say.say("tell-declared-both", seat=seat)
    return say.say("tell-declared", seat=seat, share=share_name(say, game.share(share)))


class Teller:
    """Tells the events of one hand.

    names           of the seats, in order
    pots, shares    how many pots there are, and into how many shares each may be divided
    folded          how many seats have folded in the end
    """

    def __init__(
        self, say: Phrases, game: Game, names: Sequence[str], pots: int = 1, shares: int = 1, folded: int = 0
    ):
        self.say, self.game, self.names, self.pots, self.shares = say, game, names, pots, shares
        self.refunding = False
        self.uncontested = folded == len(names) - 1

    def line(self, event: Event) -> str:
        return _LINES[type(event)](self, event)

    def _carried(self, e: Carried) -> str:
        return self.say.say("tell-carried", chips=e.chips)

    def _posted(self, e: Posted) -> str:
        line = self.say.say(f"tell-post-{e.what}", seat=self.names[e.seat], chips=e.chips)
        return self._with_all_in(line, e.seat) if e.all_in else line

    def _with_all_in(self, line: str, seat: int) -> str:
        between = "" if self.say.locale == "ja" else " "
        return line + between + self.say.say("tell-all-in", seat=self.names[seat])

    def _dealt(self, e: Dealt) -> str:
        down, up = e.cards[: len(e.cards) - e.up], e.cards[len(e.cards) - e.up :]
        seat = self.names[e.seat]
        if down and up:
            return self.say.say("tell-dealt-down-up", seat=seat, down=marked(down), up=marked(up))
        return self.say.say("tell-dealt-up" if up else "tell-dealt-down", seat=seat, cards=marked(e.cards))

    def _opened(self, e: Opened) -> str:
        street = self.game.step(e.step, DealToBoard).street
        if not street:
            return self.say.say("tell-opened-board", cards=marked(e.cards))
        return self.say.say("tell-opened", street=self.say.say(f"street-{street}"), cards=marked(e.cards))

    def _burned(self, e: Burned) -> str:
        return self.say.say("tell-burned")

    def _shuffled(self, e: Shuffled) -> str:
        return self.say.say(f"tell-shuffled-{e.what}")

    def _community(self, e: Community) -> str:
        return self.say.say("tell-community", cards=marked((e.card,)))

    def _acted(self, e: Acted) -> str:
        all_in = "-all-in" if e.all_in and e.verb not in ("fold", "check") else ""
        values = {"seat": self.names[e.seat]}
        if e.verb in ("call", "bet", "bring-in"):
            values["chips"] = e.chips
        elif e.verb in ("raise", "complete"):
            values["total"] = e.total
        return self.say.say(f"tell-{e.verb}{all_in}", **values)

    def _returned(self, e: Returned) -> str:
        return self.say.say("tell-returned", seat=self.names[e.seat], chips=e.chips)

    def _drew(self, e: Drew) -> str:
        seat = self.names[e.seat]
        if not e.thrown:
            return self.say.say("tell-pat", seat=seat)
        return self.say.say("tell-drew", seat=seat, cards=marked(e.thrown), received=marked(e.received))

    def _put(self, e: CardsPut) -> str:
        if e.verb is DIVIDE:
            return self._divided(e)
        if not e.cards:
            return self.say.say(f"tell-{e.verb.event}-nothing", seat=self.names[e.seat])
        return self.say.say(f"tell-{e.verb.event}", seat=self.names[e.seat], cards=marked(e.cards))

    def _bring_in_taken(self, e: BringInTaken) -> str:
        return self.say.say("tell-bring-in-taken", seat=self.names[e.seat], chips=e.chips)

    def _laid(self, e: Laid) -> str:
        return self.say.say("tell-laid", n=len(e.cards))

    def _removed(self, e: Removed) -> str:
        if not e.cards:
            return self.say.say("tell-removed-nothing")
        return self.say.say("tell-out-of-play", cards=marked(e.cards))

    def _looked(self, e: Looked) -> str:
        step = self.game.step(e.step, Look)
        colour, street = self.say.say(f"colour-{step.colour}"), looked_at(self.say, self.game, step)
        outcome = self._outcome(e.step, e.outcome)
        return self.say.say("tell-looked", number=e.number, colour=colour, street=street, outcome=outcome)

    def _said(self, e: WordSaid) -> str:
        if e.verb is not CHOOSE:
            return declared(self.say, self.game, self.names[e.seat], e.word)
        outcome = self._outcome(e.step, e.word)
        return self.say.say("tell-chosen", seat=self.names[e.seat], outcome=outcome)

    def _barred(self, e: Barred) -> str:
        return self.say.say("tell-barred", seat=self.names[e.seat])

    def _refunded(self, e: Refunded) -> str:
        key = "tell-refunded-more" if self.refunding else "tell-refunded"  # the reason is given once
        self.refunding = True
        return self.say.say(key, seat=self.names[e.seat], chips=e.chips)

    def _left(self, e: LeftOver) -> str:
        return self.say.say(f"tell-left-{e.why}", chips=e.chips)

    def _outcome(self, step: str, outcome: str) -> str:
        return written(self.say, next(o.name for o in self.game.question(step).outcomes if o.id == outcome))

    def _divided(self, e: CardsPut) -> str:
        names = {part.id: written(self.say, part.name) for part in self.game.divided}
        hands = tuple(
            self.say.say("tell-divided-hand", name=names[k], cards=marked(c)) for k, c in e.bins.items()
        )
        return self.say.say("tell-divided", seat=self.names[e.seat], hands=hands)

    def _rolled(self, e: Rolled) -> str:
        return roll_told(self.say, self.game.step(e.step, Roll), e.total)

    def _won(self, e: Won) -> str:
        values = {"seat": self.names[e.seat], "chips": e.chips}
        if self.uncontested:
            return self.say.say("tell-won-uncontested", **values)
        if self.pots > 1:
            values["pot"] = self._pot_name(e.pot)
        if self.shares > 1 and e.share:
            values["share"] = share_name(self.say, self.game.share(e.share))
        return self.say.say("tell-won" + "".join(f"-{k}" for k in ("pot", "share") if k in values), **values)

    def _pot_name(self, number: int) -> str:
        if number == 0:
            return self.say.say("word-main-pot")
        return (
            self.say.say("word-side-pot")
            if self.pots == 2
            else self.say.say("word-side-pot-number", n=number)
        )


_LINES = {
    Posted: Teller._posted, Dealt: Teller._dealt, Opened: Teller._opened, TurnedUp: Teller._opened, Burned: Teller._burned,
    Shuffled: Teller._shuffled, Community: Teller._community, Acted: Teller._acted, Returned: Teller._returned,
    Drew: Teller._drew, CardsPut: Teller._put, Rolled: Teller._rolled,
    Won: Teller._won, BringInTaken: Teller._bring_in_taken, Laid: Teller._laid,
    Removed: Teller._removed, Looked: Teller._looked, WordSaid: Teller._said,
    Refunded: Teller._refunded, LeftOver: Teller._left,
    Carried: Teller._carried, Barred: Teller._barred,
}  # fmt: skip
