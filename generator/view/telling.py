"""A played hand as sentences, one for each event."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from generator.book.model import Game, Step
from generator.cards import texts
from generator.play.actions import BOTH
from generator.play.declaring import plays_for
from generator.play.events import (
    Acted,
    Barred,
    BringInTaken,
    Burned,
    Carried,
    Chosen,
    Community,
    Dealt,
    Declared,
    Discarded,
    Divided,
    Drew,
    Event,
    Exposed,
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
)
from generator.play.hand import Hand
from generator.play.showdown import shares_in_force
from generator.view.hands import hand_name
from generator.view.phrases import Phrases
from generator.view.questions import looked_at, roll_told
from generator.view.steps import step_title
from generator.view.text import card
from generator.view.views import Turn
from generator.view.wording import heading, share_name, written


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
        street = self.game.step(e.step).street
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

    def _discarded(self, e: Discarded) -> str:
        if not e.cards:
            return self.say.say("tell-discarded-nothing", seat=self.names[e.seat])
        return self.say.say("tell-discarded", seat=self.names[e.seat], cards=marked(e.cards))

    def _exposed(self, e: Exposed) -> str:
        if not e.cards:
            return self.say.say("tell-exposed-nothing", seat=self.names[e.seat])
        return self.say.say("tell-exposed", seat=self.names[e.seat], cards=marked(e.cards))

    def _bring_in_taken(self, e: BringInTaken) -> str:
        return self.say.say("tell-bring-in-taken", seat=self.names[e.seat], chips=e.chips)

    def _laid(self, e: Laid) -> str:
        return self.say.say("tell-laid", n=len(e.cards))

    def _removed(self, e: Removed) -> str:
        if not e.cards:
            return self.say.say("tell-removed-nothing")
        return self.say.say("tell-out-of-play", cards=marked(e.cards))

    def _looked(self, e: Looked) -> str:
        step = self.game.step(e.step)
        colour, street = self.say.say(f"colour-{step.colour}"), looked_at(self.say, self.game, step)
        outcome = self._outcome(e.step, e.outcome)
        return self.say.say("tell-looked", number=e.number, colour=colour, street=street, outcome=outcome)

    def _chosen(self, e: Chosen) -> str:
        outcome = self._outcome(e.step, e.outcome)
        return self.say.say("tell-chosen", seat=self.names[e.seat], outcome=outcome)

    def _declared(self, e: Declared) -> str:
        return declared(self.say, self.game, self.names[e.seat], e.share)

    def _barred(self, e: Barred) -> str:
        return self.say.say("tell-barred", seat=self.names[e.seat])

    def _refunded(self, e: Refunded) -> str:
        key = "tell-refunded-more" if self.refunding else "tell-refunded"  # the reason is given once
        self.refunding = True
        return self.say.say(key, seat=self.names[e.seat], chips=e.chips)

    def _left(self, e: LeftOver) -> str:
        return self.say.say(f"tell-left-{e.why}", chips=e.chips)

    def _outcome(self, step: str, outcome: str) -> str:
        return written(self.say, next(o.name for o in self.game.step(step).outcomes if o.id == outcome))

    def _divided(self, e: Divided) -> str:
        names = {part.id: written(self.say, part.name) for part in self.game.divided}
        hands = tuple(
            self.say.say("tell-divided-hand", name=names[k], cards=marked(c)) for k, c in e.hands.items()
        )
        return self.say.say("tell-divided", seat=self.names[e.seat], hands=hands)

    def _rolled(self, e: Rolled) -> str:
        return roll_told(self.say, self.game.step(e.step), e.total)

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
    Drew: Teller._drew, Discarded: Teller._discarded, Divided: Teller._divided, Rolled: Teller._rolled,
    Won: Teller._won, BringInTaken: Teller._bring_in_taken, Laid: Teller._laid,
    Removed: Teller._removed, Exposed: Teller._exposed, Looked: Teller._looked, Chosen: Teller._chosen,
    Declared: Teller._declared, Refunded: Teller._refunded, LeftOver: Teller._left,
    Carried: Teller._carried, Barred: Teller._barred,
}  # fmt: skip

_RANGE = re.compile(r"(.+?) may (exchange|raise to|not raise|not call|not check)(?: (\d+)(?:(-| or )(\d+))?)?")


def asserted(say: Phrases, sentence: str, opened: bool, completing: bool) -> str:
    """'C may raise to 400-700' or 'B may exchange 0-3' in words.

    opened        whether there is a wager already, so that more is a raise
    completing    whether that wager is only a bring-in
    """
    seat, what, low, between, high = _RANGE.fullmatch(sentence).groups()
    if what == "exchange":
        return say.say("tell-may-exchange", seat=seat, low=int(low), high=int(high or low))
    if what in ("not call", "not check"):
        return say.say(f"tell-may-{what.replace(' ', '-')}", seat=seat)
    verb = "raise" if opened else "bet"
    if low is None:
        return say.say(f"tell-may-not-{verb}", seat=seat)
    if high is None and completing:
        return say.say("tell-may-complete", seat=seat, total=int(low))
    if high is None:
        return say.say(f"tell-may-{verb}-exactly", seat=seat, total=int(low))
    either = "-either" if between == " or " else ""
    return say.say(f"tell-may-{verb}{either}", seat=seat, low=int(low), high=int(high))


def turns(
    say: Phrases, game: Game, names: Sequence[str], log: Iterable[Event], actions: dict[str, list[str]]
) -> tuple[Turn, ...]:
    """The events of a hand street by street; hidden deals and burns are left out.

    actions    the lines of the example, for what it says is allowed
    """
    events = list(log)
    pots = 1 + max((e.pot for e in events if isinstance(e, Won)), default=0)
    outcomes = {e.step: e.outcome for e in events if isinstance(e, (Rolled, Looked, Chosen))}
    folded = sum(isinstance(e, Acted) and e.verb == "fold" for e in events)
    teller = Teller(say, game, names, pots, len(shares_in_force(game, outcomes)), folded)
    said = {step: iter(lines) for step, lines in actions.items()}
    out: list[dict] = []
    course = game.steps_after(outcomes)
    bets = game.bets_after(outcomes)  # those with a wager: blinds or a bring-in, or somebody's bet
    opened = {s.id for s in bets[:1] if game.has_blinds or s.first == "bring-in"}
    bring_in = {step.id for step in game.bets if step.first == "bring-in" and game.limit == "fixed-limit"}
    for event in events:
        key, title = _place(say, game, course, event)
        if (
            key is None
            or (isinstance(event, Dealt) and not _worth_telling(game, event))
            or isinstance(event, Burned)
        ):
            continue
        if key and (not out or out[-1]["id"] != key):
            out.append({"id": key, "title": title, "board": "", "lines": []})
        if isinstance(event, (Opened, TurnedUp)):
            out[-1]["board"] = texts(event.cards)
            continue
        if isinstance(event, (Acted, Drew, Discarded, Exposed)):
            out[-1]["lines"] += _asserted_before(
                say, said.get(event.step, iter(())), event.step in opened, event.step in bring_in
            )
        if isinstance(event, Acted) and event.verb not in ("fold", "check"):
            opened.add(event.step)
            if event.verb in ("complete", "raise"):
                bring_in.discard(event.step)
        out[-1]["lines"].append(teller.line(event))
    return tuple(Turn(t["id"], t["title"], t["board"], tuple(t["lines"])) for t in out)


def told(say: Phrases, game: Game, hand: Hand, stacks: Sequence[int]) -> list[tuple[str, list[str]]]:
    """A whole hand as titles with lines, hidden cards included: stacks, every turn, every showdown hand."""
    names = [say.say("word-seat", n=hand.number(seat) + 1) for seat in range(len(stacks))]
    teller = Teller(say, game, names)
    deals = [teller.line(e) for e in hand.log if isinstance(e, Dealt) and not _worth_telling(game, e)]
    out = [(heading(say.say("word-dealt")), [_stacks(say, names, stacks), *deals])]
    for turn in turns(say, game, names, hand.log, {}):
        board = [" ".join(card(name) for name in turn.board.split())] if turn.board else []
        lines = _showdown(say, game, hand, names) if turn.id == "result" else []
        out.append((turn.title, [*board, *lines, *turn.lines]))
    final = say.say("tell-final-stacks", stacks=_each_stack(say, names, hand.stacks))
    return [*out, ("", [final])]


def _stacks(say: Phrases, names: Sequence[str], stacks: Sequence[int]) -> str:
    return say.say("tell-stacks", stacks=_each_stack(say, names, stacks))


def _each_stack(say: Phrases, names: Sequence[str], stacks: Sequence[int]) -> tuple[str, ...]:
    return tuple(say.say("tell-stack", seat=n, chips=c) for n, c in zip(names, stacks, strict=True))


def _showdown(say: Phrases, game: Game, hand: Hand, names: Sequence[str]) -> list[str]:
    """What every seat still in shows for each share."""
    if hand.compared is None:
        return []
    lines = []
    for share in hand.compared.shares:
        for seat in hand.seats_in():
            if not plays_for(hand.declared, seat, share.id):
                continue
            value, cards = hand.compared.best(share, seat)
            if value:
                own = hand.compared.own(share, seat)
                called = hand_name(say, share.ranking, hand.compared.counted(cards), own)
                lines.append(say.say("tell-shows", seat=names[seat], cards=marked(cards), hand=called))
            else:
                lines.append(say.say("tell-does-not-qualify", seat=names[seat], share=share_name(say, share)))
    return lines


def _asserted_before(say: Phrases, lines: Iterator[str], opened: bool, completing: bool) -> list[str]:
    """What the example says is allowed before the next action; that action is passed over."""
    out = []
    for line in lines:
        if " may " not in line:
            break
        out.append(asserted(say, line, opened, completing))
    return out


def _worth_telling(game: Game, event: Dealt) -> bool:
    """Cards that somebody sees, and cards dealt after the first deal."""
    first = next(step.id for step in game.play if step.to == "players")
    return bool(event.up) or event.step != first


def _place(say: Phrases, game: Game, course: Sequence[Step], event: Event) -> tuple[str | None, str]:
    """The id and title of the turn an event belongs to; '' for the turn before.

    course    the steps of the hand, without those that did not happen
    """
    if isinstance(event, (Carried, Posted)):
        return "forced-bets", heading(say.say("forced-bets"))
    if isinstance(event, (Won, Barred, Refunded, LeftOver)):
        return "result", heading(say.say("word-result"))
    if isinstance(event, (Returned, BringInTaken)):
        return "", ""
    step = game.step(event.step)
    if step.do == "bet":
        return ("", "") if _street_open(course, step) else (step.id, _round_title(say, course, step))
    what = "word-board" if step.to == "board" else f"step-{step.do}"
    slot = {"slot": written(say, step.name)} if step.do == "turn-up" else {}
    return step.id, step_title(say, game, step) or heading(say.say(what, **slot))


def _round_title(say: Phrases, course: Sequence[Step], step: Step) -> str:
    number = [s for s in course if s.do == "bet"].index(step) + 1
    if number == 1:
        return heading(say.say("round-first"))
    return heading(say.say("round-title", n=number))


def _street_open(course: Sequence[Step], step: Step) -> bool:
    """Whether the betting round follows the cards or the dice that name this point of the hand."""
    before = course[course.index(step) - 1]
    return bool(before.street) or before.do in ("roll", "turn-up")
