"""A hand as players tell it: the head, a line for each street, the showdown, what everybody has gained or lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet, Deal, DealToBoard, Declare, Draw, Step, TurnUp
from poker_rulebook.play.betting import Legal
from poker_rulebook.play.choosing import CHOOSE
from poker_rulebook.play.events import (
    Acted,
    BringInTaken,
    CardsPut,
    Dealt,
    Drew,
    Event,
    Looked,
    Opened,
    Posted,
    Removed,
    Returned,
    Rolled,
    WordSaid,
)
from poker_rulebook.play.exchanges import DISCARD
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.pots import Pot, side_pots
from poker_rulebook.view import told_end, told_head
from poker_rulebook.view.example_views import Line
from poker_rulebook.view.sentences import Around, Phrase, heading, joined, listed, say, written
from poker_rulebook.view.told_acts import Act, Round, note, noted, told_round
from poker_rulebook.view.told_cards import TOLD, marked, on_board, put, told_cards

DEAD = ("big-blind-ante", "button-ante", "bring-in")  # posts that belong to nobody's wager


def told(
    game: Game, hand: Hand, names: Sequence[str], said: Mapping[str, Sequence[str]] | None = None
) -> tuple[Line, ...]:
    """The hand line by line; of a hand in progress what has happened so far, and the stacks as they are.

    said    step -> the lines of an example, for what it says is allowed
    """
    teller = _Teller(game, hand, names, said or {})
    lines = [*head(game, hand, names), *teller.streets()]
    if hand.decision is not None:
        chips = [say("told-stack", seat=n, chips=c) for n, c in zip(names, hand.stacks, strict=True)]
        return (*lines, titled("stacks", say("told-stacks"), say("told-sentence", text=listed(chips))))
    ended = told_end.played(game, hand, names)
    lines += [
        line_of(id_, title, text, teller.pot_phrase() if id_ == "showdown" else None)
        for id_, title, text in ended
    ]
    net = told_end.net(
        names, [after - before for after, before in zip(hand.stacks, hand.brought, strict=True)]
    )
    return (*lines, titled("net", say("told-net"), net))


def head(game: Game, hand: Hand, names: Sequence[str]) -> list[Line]:
    rest = joined([told_head.seats(game, hand, names), *told_head.unusual(game, hand, names)])
    return [headed(told_head.title(game, hand), rest)]


def headed(title: Phrase, text: Phrase) -> Line:
    """The first line."""
    return Line(
        "head", title, Around("after", "title", say("told-head", title=title, text=text)) if text else ""
    )


def titled(id_: str, title: Phrase, text: Phrase) -> Line:
    return line_of(id_, title, text, None)


def line_of(id_: str, title: Phrase, text: Phrase, pot: Phrase | None) -> Line:
    """A line with its title apart; without a title, a line that is text alone."""
    if not title:
        return Line(id_, "", text)
    title = heading(title)
    said = (
        say("told-line-pot", title=title, pot=pot, text=text)
        if pot
        else say("told-line", title=title, text=text)
    )
    return Line(id_, title, Around("after", "title", said))


@dataclass
class _Middle:
    """What is in the middle while a hand is told.

    totals     chips each seat has put in;  dead    those of nobody
    wagers     those of the round;  price    the wager to match
    partial    seats whose wager is only a small blind or a bring-in;  all_in: seats without chips
    """

    totals: list[int]
    wagers: list[int]
    live: list[bool]
    dead: int = 0
    price: int = 0
    partial: set[int] = field(default_factory=set)
    all_in: set[int] = field(default_factory=set)

    @property
    def chips(self) -> int:
        return sum(self.totals) + self.dead

    @property
    def players(self) -> int:
        return sum(self.live)

    @property
    def able(self) -> int:
        """How many may still act."""
        return sum(live and seat not in self.all_in for seat, live in enumerate(self.live))

    def pots(self) -> list[Pot]:
        return side_pots(self.totals, self.live, self.dead)

    def see(self, e: Event) -> None:
        if isinstance(e, (Posted, Acted)) and e.all_in:
            self.all_in.add(e.seat)
        if isinstance(e, Posted):
            if e.what in DEAD:
                self.dead += e.chips
            else:
                self.totals[e.seat] += e.chips
                self._posted(e)
        elif isinstance(e, BringInTaken):
            self.dead -= e.chips
            self.totals[e.seat] += e.chips
            self.wagers[e.seat] = self.price = e.chips
            self.partial.add(e.seat)
        elif isinstance(e, Returned):
            self.totals[e.seat] -= e.chips
        elif isinstance(e, Acted):
            self.totals[e.seat] += e.chips
            self.wagers[e.seat], self.price = e.total, max(self.price, e.total)
            self.live[e.seat] = e.verb != "fold"
            self.partial.discard(e.seat)
            if e.verb == "bring-in":
                self.partial.add(e.seat)

    def _posted(self, e: Posted) -> None:
        if e.what != "ante":
            self.wagers[e.seat] = e.chips
            self.price = max(self.price, e.chips)
            self.partial |= {e.seat} if e.what != "big-blind" else set()

    def new_round(self) -> None:
        self.wagers, self.price, self.partial = [0] * len(self.wagers), 0, set()


class _Teller:
    """Tells the streets of one hand."""

    def __init__(self, game: Game, hand: Hand, names: Sequence[str], said: Mapping[str, Sequence[str]]):
        self.game, self.hand, self.names = game, hand, names
        self.said = {step: iter(lines) for step, lines in said.items()}
        self.legal = iter([d for d, _ in hand.answered if isinstance(d, Legal)])
        n = len(names)
        self.middle = _Middle([0] * n, [0] * n, [True] * n, dead=hand.carried)
        self.shown: tuple[int, ...] = ()  # the pots that were told last
        outcomes = {e.step: e.outcome for e in hand.log if isinstance(e, (Rolled, Looked))}
        outcomes |= {e.step: e.word for e in hand.log if isinstance(e, WordSaid) and e.verb is CHOOSE}
        self.course = game.steps_after(outcomes)
        self.own: dict[int, list[int]] = {seat: [] for seat in range(n)}
        self.rounds = 0
        self.pots_told = 1

    def streets(self) -> Iterator[Line]:
        by_step: dict[str, list[Event]] = {}
        last = ""
        for e in self.hand.log:
            if isinstance(e, (Posted,)):
                self.middle.see(e)
            elif isinstance(e, (Returned, BringInTaken)) and last:
                by_step[last].append(e)
            elif isinstance(e, Returned):
                self.middle.see(e)
            elif getattr(e, "step", ""):
                last = e.step
                by_step.setdefault(last, []).append(e)
        run_out: list[tuple[Phrase, list[Event]]] = []
        for steps in _segments(self.course):
            events = [e for step in steps for e in by_step.get(step.id, ())]
            bets = any(isinstance(step, Bet) and by_step.get(step.id) for step in steps)
            if events and not bets and all(isinstance(e, Opened) for e in events if isinstance(e, TOLD)):
                run_out.append((_title(self.game, self.course, steps), events))
                continue
            yield from self._run_out(run_out)
            run_out = []
            if events:
                yield from self._street(steps, events)
        yield from self._run_out(run_out)

    def _run_out(self, opened: list[tuple[Phrase, list[Event]]]) -> Iterator[Line]:
        """Cards that are opened when nobody can act any more, on one line."""
        told = [(title, [e for e in events if isinstance(e, Opened)]) for title, events in opened]
        told = [(title, events) for title, events in told if events]
        if len(told) == 1:
            title, events = told[0]
            yield titled(events[0].step, title, told_cards(self.game, self.names, events))
        elif told:
            cards = [self._cards(events) for _, events in told]
            more = [
                say("told-next-street", street=title, cards=c)
                for (title, _), c in zip(told[1:], cards[1:], strict=True)
            ]
            title, text = heading(told[0][0]), listed([cards[0], *more])
            said = say("told-run-out", title=title, text=text)
            yield Line(told[0][1][0].step, title, Around("after", "title", said))

    def _cards(self, events: Sequence[Opened]) -> Phrase:
        return on_board(self.game, {s: c for e in events for s, c in zip(e.slots, e.cards, strict=True)})

    def _street(self, steps: Sequence[Step], events: Sequence[Event]) -> Iterator[Line]:
        acts = any(isinstance(e, Acted) for e in events)
        pot = self.pot_phrase() if acts else None
        text: list[Phrase] = []
        bet = next((step for step in steps if isinstance(step, Bet)), None)
        before = list(takewhile(lambda e: bet is None or getattr(e, "step", "") != bet.id, events))
        during = events[len(before) :]
        for run in _alike(before):
            text.append(self._card_events(run))
        if bet is not None:
            self.rounds += 1
            text.append(self._betting(bet, during))
        if any(text):
            yield line_of(steps[-1].id, _title(self.game, self.course, steps), told_end.flow(text), pot)
        if bet is not None:
            yield from self._side_pots()

    def _card_events(self, run: Sequence[Event]) -> Phrase:
        notes: list[tuple[Phrase, ...]] = []
        for e in run:
            lines = self._allowed(e) if isinstance(e, (Drew, CardsPut, WordSaid)) else ()
            every = f" may exchange 0-{len(self.own[e.seat])}" if isinstance(e, Drew) else "-"
            notes.append(tuple(note(line) for line in lines if not line.endswith(every)))
            self._hold(e)
        hidden = isinstance(run[0], Dealt) and run[0].step == told_head.first_cards(self.hand)
        if hidden or not isinstance(run[0], TOLD):
            return ""
        return told_cards(self.game, self.names, run, notes)

    def _hold(self, e: Event) -> None:
        """Keep in mind who holds what."""
        if isinstance(e, Dealt):
            self.own[e.seat] += e.cards
        elif isinstance(e, Drew):
            self.own[e.seat] = [card for card in self.own[e.seat] if card not in e.thrown] + [*e.received]
        elif isinstance(e, CardsPut) and e.verb is DISCARD:
            self.own[e.seat] = [card for card in self.own[e.seat] if card not in e.cards]

    def _allowed(self, e: Event) -> list[str]:
        """What the example says is allowed before the next action; that action is passed over."""
        out = []
        for line in self.said.get(getattr(e, "step", ""), iter(())):
            if " may " not in line:
                break
            out.append(line)
        return out

    def _betting(self, bet: Bet, events: Sequence[Event]) -> Phrase:
        middle, acts, players = self.middle, list[Act | Phrase](), self.middle.able
        first = self.rounds == 1
        if not first:
            middle.new_round()
        elif self.game.has_blinds:
            middle.price = max(middle.price, self.hand.stakes.big_blind)
        opened = middle.price > 0 or bet.first == "bring-in"
        completing = bet.first == "bring-in" and self.game.limit == "fixed-limit"
        for e in events:
            if isinstance(e, Acted):
                act = noted(self._act(e), self._allowed(e), opened=opened, completing=completing)
                opened = opened or e.verb not in ("fold", "check")
                completing = completing and e.verb not in ("complete", "raise")
                acts.append(act)
            elif isinstance(e, Returned):
                acts.append(say("told-back", seat=self.names[e.seat], chips=e.chips))
            elif isinstance(e, CardsPut):
                self._allowed(e)
                self._hold(e)
                acts.append(self._with_action(e))
            middle.see(e)
        opener = bet.first == "opener" and not first and isinstance(acts[:1] and acts[0], Act)
        said = told_round(Round(tuple(acts), players), self.names)
        if opener and any(isinstance(act, Act) and act.what == "bet" for act in self._last_round(bet)):
            return say("told-opener", seat=self.names[acts[0].seat], acts=said)
        return said

    def _last_round(self, bet: Bet) -> list[Act]:
        """The acts of the round before."""
        bets = [step for step in self.course if isinstance(step, Bet)]
        previous = bets[bets.index(bet) - 1].id
        events = [e for e in self.hand.log if isinstance(e, Acted) and e.step == previous]
        return [Act(e.seat, e.verb, e.chips) for e in events]

    def _with_action(self, e: CardsPut) -> Phrase:
        """Cards that go, or are turned up, with an act."""
        if e.verb is DISCARD:
            kept = self.own[e.seat]
            return say("told-keeps", seat=self.names[e.seat], n=len(kept), cards=marked(kept))
        return put(self.game, self.names, e)

    def _act(self, e: Acted) -> Act:
        legal, middle, chips = next(self.legal, None), self.middle, e.chips
        what = e.verb
        if (
            what == "raise"
            and self.game.limit == "pot-limit"
            and legal
            and legal.high == e.total
            and not e.all_in
        ):
            what = "raise-pot"
        if what == "call" and e.all_in and e.total < middle.price:
            what = "call-less"
        elif what == "call" and e.seat in middle.partial:
            what = "call-more"
        if what in ("raise", "raise-pot", "complete"):
            chips = e.total
        return Act(
            e.seat,
            what,
            chips if what not in ("check", "fold", "call") else 0,
            e.all_in and what not in ("check", "fold"),
        )

    def pot_phrase(self) -> Phrase | None:
        """What is in the middle; None where that was told already."""
        middle = self.middle
        pots = middle.pots() if self.rounds and middle.players > 1 else [Pot(middle.chips, ())]
        chips = tuple(pot.chips for pot in pots)
        if chips == self.shown:
            return None
        self.shown = chips
        if len(pots) == 1:
            return say("told-pot", chips=chips[0])
        return listed(
            say(f"{told_end.pot_key(n, len(pots))}", n=n, chips=pot.chips) for n, pot in enumerate(pots)
        )

    def _side_pots(self) -> Iterator[Line]:
        """The pots with those who contest them, when another one has been formed."""
        middle = self.middle
        if middle.players < 2:
            return
        pots = middle.pots()
        if len(pots) <= self.pots_told:
            return
        self.pots_told, self.shown = len(pots), tuple(pot.chips for pot in pots)
        items = []
        for number, pot in enumerate(pots):
            seats = tuple(self.names[seat] for seat in pot.seats)
            key = told_end.pot_key(number, len(pots)).replace("told-pot", "told-pot-of")
            items.append(say(key, n=number, chips=pot.chips, seats=seats))
        yield Line("pots", "", say("told-sentence", text=listed(items)))


def _alike(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Neighbours that are told together: of one kind and step, and a card turned down with its roll."""
    run: list[Event] = []
    for e in events:
        same = run and type(e) is type(run[-1]) and e.step == run[-1].step
        turned = run and isinstance(e, Removed) and isinstance(run[-1], Rolled)
        if run and not same and not turned:
            yield run
            run = []
        run.append(e)
    if run:
        yield run


def _segments(course: Sequence[Step]) -> Iterator[list[Step]]:
    """The steps street by street: each ends with its betting round, or before cards that have a name of their own."""
    run: list[Step] = []
    for step in course:
        named = _named(step)
        if run and (isinstance(step, Declare) or (named and any(_named(other) for other in run))):
            yield run
            run = []
        run.append(step)
        if isinstance(step, (Bet, Declare)):
            yield run
            run = []
    if run:
        yield run


def _named(step: Step) -> bool:
    return isinstance(step, (Draw, TurnUp)) or (isinstance(step, Deal) and bool(step.street))


def _title(game: Game, course: Sequence[Step], steps: Sequence[Step]) -> Phrase:
    """What players call this part of the hand."""
    for step in steps:
        if isinstance(step, Deal) and step.street:
            return say(f"told-street-{step.street}")
        if isinstance(step, Draw):
            draws = [other for other in course if isinstance(other, Draw)]
            return say("street-draw") if len(draws) == 1 else say("told-draw-number", n=draws.index(step) + 1)
        if isinstance(step, TurnUp):
            return say("step-turn-up", slot=written(step.name))
    bets = [step for step in course if isinstance(step, Bet)]
    if isinstance(steps[0], Declare):
        return say("told-declared")
    if bets and steps[-1] is bets[0]:
        return _first_title(game, course)
    if len(steps) > 1 or not isinstance(steps[0], Bet):
        return say(f"step-{steps[0].do}")
    return say("round-title", n=bets.index(steps[-1]) + 1)


def _first_title(game: Game, course: Sequence[Step]) -> Phrase:
    if any(isinstance(step, DealToBoard) and step.street == "flop" for step in course):
        return say("told-street-preflop")
    return say("told-before-draw") if any(isinstance(step, Draw) for step in course) else say("round-first")
