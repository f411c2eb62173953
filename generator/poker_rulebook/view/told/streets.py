"""The streets of a hand as players tell them: cards, bets and the pots, with what each seat did."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import takewhile

from poker_rulebook.book.steps import Bet, Step, Take, only
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
    Passed,
    Posted,
    Returned,
    Rolled,
    Took,
    WordSaid,
)
from poker_rulebook.play.exchanges import DISCARD
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.pots import Pot
from poker_rulebook.play.retraced import Retraced
from poker_rulebook.view.example_views import ToldLine
from poker_rulebook.view.sentences import Phrase, bare, flow, heading, listed, say, sentence
from poker_rulebook.view.told.betting import Act, Middle, note, noted, told_act, told_round
from poker_rulebook.view.told.cards import TOLD, card_marks, on_board, put, told_cards
from poker_rulebook.view.told.course import (
    alike,
    board_number,
    dealt_again,
    segments,
    step_of,
    street_title,
    turns,
)
from poker_rulebook.view.told.lines import first_cards, line, nameless, titled
from poker_rulebook.view.told.showdown import pot_told
from poker_rulebook.view.walk_views import Part

SEATED = (Dealt, Drew, Took, Passed, CardsPut, WordSaid)  # what happens to the cards of one seat


class Teller:
    """Tells the streets of one hand.

    said     step -> the lines of an example, for what it says is allowed
    parts    what the lines tell of single events, in their order
    """

    def __init__(self, hand: Hand, names: Sequence[str], said: Mapping[str, Sequence[str]] | None = None):
        self.game, self.hand, self.names = hand.game, hand, names
        self.said = {step: iter(lines) for step, lines in (said or {}).items()}
        self.legal = iter([d for d, _ in hand.answered if isinstance(d, Legal)])
        n = len(names)
        self.middle = Middle([0] * n, [0] * n, [True] * n, dead=hand.carried)
        self.shown: tuple[int, ...] = ()  # the pots that were told last
        outcomes = {e.step: e.outcome for e in hand.log if isinstance(e, (Rolled, Looked))}
        outcomes |= {e.step: e.word for e in hand.log if isinstance(e, WordSaid) and e.verb is CHOOSE}
        self.course = self.game.steps_after(outcomes)
        self.table = Retraced(hand.game, hand.brought)  # who holds what
        self.rounds = 0
        self.pots_told = 1
        self.cells: list[list[Phrase]] = []  # of the street that is told, seat by seat
        self.common: list[Phrase] = []
        self._parts: list[Part] = []
        self.title: Phrase = ""

    @property
    def parts(self) -> Sequence[Part]:
        _ = self.lines
        return self._parts

    def _tell(self, events: Sequence[Event], text: Phrase) -> None:
        self._parts.append(Part(tuple(events), self.title, text))

    @cached_property
    def lines(self) -> tuple[ToldLine, ...]:
        """The streets line by line; they are told once, whoever asks for the lines or their parts."""
        return tuple(self._streets())

    def _streets(self) -> Iterator[ToldLine]:
        by_step: dict[str, list[Event]] = {}
        last = ""
        for e in self.hand.log:
            if isinstance(e, Posted):
                self.middle.see(e)
            elif isinstance(e, (Returned, BringInTaken)) and last:
                by_step[last].append(e)
            elif isinstance(e, Returned):
                self.middle.see(e)
            elif step_of(e):
                last = step_of(e)
                by_step.setdefault(last, []).append(e)
        again = dealt_again(self.hand, by_step)
        run_out: list[tuple[Phrase, list[Event]]] = []
        for steps in segments(self.course):
            events = [e for step in steps for e in by_step.get(step.id, ())]
            bets = any(isinstance(step, Bet) and by_step.get(step.id) for step in steps)
            if events and not bets and all(isinstance(e, Opened) for e in events if isinstance(e, TOLD)):
                run_out.append((street_title(self.game, self.course, steps), events))
                continue
            yield from self._run_out(run_out)
            run_out = []
            if events and any(isinstance(step, Take) for step in steps):
                yield from self._turns(steps, events)
            elif events:
                yield from self._street(steps, events)
        yield from self._run_out(run_out)
        for number, dealt in enumerate(again, 2):
            board = [self._cards([e for e in dealt if isinstance(e, Opened)])]
            own = [
                told_cards(self.game, self.names, run) for run in alike(dealt) if isinstance(run[0], Dealt)
            ]
            cards = [*own, *(say("told-sentence", text=each) for each in board if each)]
            self.title = board_number(self.hand, number)
            self._tell(dealt, flow(cards))
            yield titled(f"run-{number}", self.title, flow(cards))

    def _turns(self, steps: Sequence[Step], events: Sequence[Event]) -> Iterator[ToldLine]:
        """Cards that are taken turn after turn, each turn with its betting round."""
        there = set(map(id, events))
        for number, of_turn in enumerate(turns(e for e in self.hand.log if id(e) in there), 1):
            first, *others = self._street(steps, of_turn, say("told-turn-number", n=number))
            yield replace(first, id=first.id if number == 1 else f"{first.id}-{number}")
            yield from others

    def _run_out(self, opened: list[tuple[Phrase, list[Event]]]) -> Iterator[ToldLine]:
        """Cards that are opened when nobody can act any more, on one line."""
        told = [(title, [e for e in events if isinstance(e, Opened)]) for title, events in opened]
        told = [(title, events) for title, events in told if events]
        for self.title, events in told:
            self._tell(events, told_cards(self.game, self.names, events))
        if len(told) == 1:
            title, events = told[0]
            yield titled(events[0].step, title, told_cards(self.game, self.names, events))
        elif told:
            cards = [self._cards(events) for _, events in told]
            more = [
                say("told-next-street", street=title, cards=c)
                for (title, _), c in zip(told[1:], cards[1:], strict=True)
            ]
            text = listed([cards[0], *more])
            yield line(told[0][1][0].step, "told-run-out", heading(told[0][0]), text=text)

    def _cards(self, events: Sequence[Opened]) -> Phrase:
        return on_board(self.game, {s: c for e in events for s, c in zip(e.slots, e.cards, strict=True)})

    def _street(
        self, steps: Sequence[Step], events: Sequence[Event], title: Phrase = ""
    ) -> Iterator[ToldLine]:
        acts = any(isinstance(e, Acted) for e in events)
        pot = self.pot_phrase() if acts else None
        self.title = title or street_title(self.game, self.course, steps)
        text: list[Phrase] = []
        self.cells, self.common = [[] for _ in self.names], [pot] if pot else []
        bet = next((step for step in steps if isinstance(step, Bet)), None)
        before = list(takewhile(lambda e: bet is None or step_of(e) != bet.id, events))
        during = events[len(before) :]
        for run in alike(before):
            text.append(self._card_events(run))
        if bet is not None:
            self.rounds += 1
            text.append(self._betting(bet, during))
        if any(text):
            told = titled(steps[-1].id, self.title, flow(text), pot)
            first = next((e.seat for e in during if isinstance(e, Acted)), -1)
            yield replace(told, cells=tuple(map(tuple, self.cells)), common=tuple(self.common), first=first)
        if bet is not None:
            yield from self._side_pots()

    def _card_events(self, run: Sequence[Event]) -> Phrase:
        notes: list[tuple[Phrase, ...]] = []
        for e in run:
            allowed = self._allowed(e) if isinstance(e, (Drew, CardsPut, WordSaid)) else ()
            every = f" may exchange 0-{len(self.table.own[e.seat])}" if isinstance(e, Drew) else "-"
            notes.append(tuple(note(said) for said in allowed if not said.endswith(every)))
            self.table.see(e)
        hidden = isinstance(run[0], Dealt) and run[0].step == first_cards(self.hand)
        if hidden or not isinstance(run[0], TOLD):
            return ""
        for e, of_it in zip(run, notes, strict=True):
            if isinstance(e, SEATED):
                alone = told_cards(self.game, nameless(self.names), [e], [of_it])
                self.cells[e.seat].append(bare(alone))
        told = told_cards(self.game, self.names, run, notes)
        if not isinstance(run[0], SEATED):
            self.common.append(bare(told))
        if isinstance(run[0], Drew):
            for e, of_it in zip(run, notes, strict=True):
                self._tell([e], told_cards(self.game, self.names, [e], [of_it]))
        else:
            self._tell(run, told)
        return told

    def _allowed(self, e: Event) -> list[str]:
        """What the example says is allowed before the next action; that action is passed over."""
        return list(takewhile(lambda allowed: " may " in allowed, self.said.get(step_of(e), iter(()))))

    def _betting(self, bet: Bet, events: Sequence[Event]) -> Phrase:
        middle, acts, players = self.middle, list[Act | Phrase](), self.middle.able
        first = self.rounds == 1
        if not first:
            middle.new_round()
        elif self.game.has_blinds:
            middle.price = max(middle.price, self.hand.stakes.price)
        opened = middle.price > 0 or bet.first == "bring-in"
        completing = bet.first == "bring-in" and self.game.limit == "fixed-limit"
        for e in events:
            if isinstance(e, Acted):
                act = noted(self._act(e), self._allowed(e), opened=opened, completing=completing)
                opened = opened or e.verb not in ("fold", "check")
                completing = completing and e.verb not in ("complete", "raise")
                acts.append(act)
                self._tell([e], sentence([told_act(act, self.names)]))
                self.cells[e.seat].append(told_act(act, nameless(self.names)))
            elif isinstance(e, Returned):
                back = say("told-back", seat=self.names[e.seat], chips=e.chips)
                acts.append(back)
                self._tell([e], sentence([back]))
                self.common.append(back)
            elif isinstance(e, CardsPut):
                self._allowed(e)
                self.table.see(e)
                acts.append(with_it := self._with_action(e, self.names))
                self._tell([e], sentence([with_it]))
                self.cells[e.seat].append(self._with_action(e, nameless(self.names)))
            middle.see(e)
        said = told_round(acts, players, self.names)
        opens = bet.first == "opener" and not first and self._bet_before(bet)
        if opens and acts and isinstance(acts[0], Act):
            return say("told-opener", seat=self.names[acts[0].seat], acts=said)
        return said

    def _bet_before(self, bet: Bet) -> bool:
        """Whether somebody bet in the round before."""
        bets = only(Bet, self.course)
        previous = bets[bets.index(bet) - 1].id
        return any(isinstance(e, Acted) and e.step == previous and e.verb == "bet" for e in self.hand.log)

    def _with_action(self, e: CardsPut, names: Sequence[str]) -> Phrase:
        """Cards that go, or are turned up, with an act."""
        if e.verb is DISCARD:
            kept = self.table.own[e.seat]
            return say("told-keeps", seat=names[e.seat], n=len(kept), cards=card_marks(kept))
        return put(self.game, names, e)

    def _act(self, e: Acted) -> Act:
        legal, middle, what = next(self.legal, None), self.middle, e.verb
        if what == "raise" and self.game.limit == "pot-limit" and not e.all_in:
            what = "raise-pot" if legal and legal.high == e.total else "raise"
        elif what == "call" and e.all_in and e.total < middle.price:
            what = "call-less"
        elif what == "call" and e.seat in middle.partial:
            what = "call-more"
        if what in ("check", "fold"):
            return Act(e.seat, what)
        chips = e.total if what in ("raise", "raise-pot", "complete") else e.chips
        return Act(e.seat, what, chips if what != "call" else 0, e.all_in)

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
        return listed(pot_told("told-pot", n, len(pots), chips=pot.chips) for n, pot in enumerate(pots))

    def _side_pots(self) -> Iterator[ToldLine]:
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
            items.append(pot_told("told-pot-of", number, len(pots), chips=pot.chips, seats=seats))
        self._tell((), sentence(items))
        yield ToldLine("pots", "", sentence(items))
