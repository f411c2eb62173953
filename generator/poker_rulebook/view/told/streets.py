"""The streets of a hand as players tell them: cards, bets and the pots, with what each seat did."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import NamedTuple

from poker_rulebook.book.steps import Bet, Step, Take, only
from poker_rulebook.play import events
from poker_rulebook.play.betting import Legal
from poker_rulebook.play.exchanges import DISCARD
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.pots import Pot
from poker_rulebook.play.sentences import Allowed
from poker_rulebook.play.table import Table
from poker_rulebook.view.sentences import Phrase, bare, flow, heading, listed, say, sentence
from poker_rulebook.view.told.betting import Act, note, noted, pot_told, told_act, told_round
from poker_rulebook.view.told.cards import TOLD, Noted, card_marks, on_board, put, told_cards
from poker_rulebook.view.told.lines import (
    ToldLine,
    alike,
    board_number,
    first_cards,
    line,
    nameless,
    segments,
    step_of,
    street_title,
    titled,
    turns,
)
from poker_rulebook.view.told.steps import WalkStep

# what happens to the cards of one seat
SEATED = (events.Dealt, events.Drew, events.Took, events.Passed, events.CardsPut, events.WordSaid)
SETTLED = (events.OnBoard, events.Won, events.Barred, events.Refunded, events.LeftOver)


class ToldAct(NamedTuple):
    """What is told of one act, or of neighbouring events that are told together.

    title     what this part of the hand is called;  text: sentences
    rows      (seat, the same without its name), of each seat that it concerns
    common    the same where it concerns all of them
    """

    events: Sequence[events.Event]
    title: Phrase
    text: Phrase
    rows: Sequence[tuple[int, Phrase]] = ()
    common: Phrase = ""


class Teller:
    """Tells the streets of one hand.

    allowed    step -> what an example says is allowed before each answer
    tale       what is told, act by act
    lines      the streets line by line
    """

    def __init__(
        self,
        hand: Hand,
        names: Sequence[str],
        allowed: Mapping[str, Sequence[tuple[Allowed, ...]]] | None = None,
    ):
        self.game, self.hand, self.names = hand.game, hand, names
        self.allowed = {step: iter(each) for step, each in (allowed or {}).items()}
        self.legal = iter([d for d, _ in hand.answered if isinstance(d, Legal)])
        moments = list(hand.moments())
        self.at = {id(moment.event): moment for moment in moments}
        end = next((moment.before for moment in moments if isinstance(moment.event, SETTLED)), None)
        self.end = end or moments[-1].after
        self.course = self.game.steps_after(self.end.outcomes)
        self.rounds = 0  # of betting, so far
        self.pots_told: tuple[int, ...] = ()  # the last time
        self.most_pots = 1
        self.title: Phrase = ""
        self.tale: list[ToldAct] = []
        self.lines = tuple(self._streets())

    @property
    def steps(self) -> Iterator[WalkStep]:
        """What is told, step by step."""
        return (WalkStep(tuple(act.events), act.title, act.text) for act in self.tale)

    def _tell(
        self,
        log: Sequence[events.Event],
        text: Phrase,
        rows: Sequence[tuple[int, Phrase]] = (),
        common: Phrase = "",
    ) -> None:
        self.tale.append(ToldAct(log, self.title, text, rows, common))

    def _told(self, run: Sequence[events.Event], notes: Sequence[Noted] = ()) -> Phrase:
        return told_cards(self.game, self.names, run, notes)

    def pot_at_the_end(self) -> Phrase | None:
        """What is in the middle; None where that was told already."""
        return self._pot(self.end)

    def _pot(self, table: Table) -> Phrase | None:
        pots = table.pots() if self.rounds and table.players > 1 else [Pot(table.pot(), ())]
        before, self.pots_told = self.pots_told, tuple(pot.chips for pot in pots)
        if self.pots_told == before:
            return None
        if len(pots) == 1:
            return say("told-pot", chips=pots[0].chips)
        return listed(pot_told("told-pot", n, len(pots), chips=pot.chips) for n, pot in enumerate(pots))

    def _side_pots(self, table: Table) -> Phrase:
        """The pots with those who contest them, when another one has been formed; otherwise ''."""
        pots = table.pots() if table.players > 1 else []
        if len(pots) <= self.most_pots:
            return ""
        self.most_pots, self.pots_told = len(pots), tuple(pot.chips for pot in pots)
        seats = [tuple(self.names[seat] for seat in pot.seats) for pot in pots]
        return sentence(
            pot_told("told-pot-of", n, len(pots), chips=pot.chips, seats=seats[n])
            for n, pot in enumerate(pots)
        )

    def _streets(self) -> Iterator[ToldLine]:
        by_step, again = self._by_step()
        run_out: list[tuple[Phrase, list[events.Opened]]] = []
        for steps in segments(self.course):
            log = [e for step in steps for e in by_step.get(step.id, ())]
            bets = any(isinstance(step, Bet) and by_step.get(step.id) for step in steps)
            if log and not bets and all(isinstance(e, events.Opened) for e in log if isinstance(e, TOLD)):
                opened = [e for e in log if isinstance(e, events.Opened)]
                run_out += [(street_title(self.course, steps), opened)] if opened else []
                continue
            yield from self._run_out(run_out)
            run_out = []
            if log and any(isinstance(step, Take) for step in steps):
                yield from self._turns(steps, log)
            elif log:
                yield from self._street(steps, log)
        yield from self._run_out(run_out)
        for number, dealt in enumerate(again, 2):
            own = [self._told(run) for run in alike(dealt) if isinstance(run[0], events.Dealt)]
            board = self._cards([e for e in dealt if isinstance(e, events.Opened)])
            cards = flow([*own, sentence([board]) if board else ""])
            self.title = board_number(self.hand, number)
            self._tell(dealt, cards)
            yield titled(f"run-{number}", self.title, cards)

    def _by_step(self) -> tuple[dict[str, list[events.Event]], list[list[events.Event]]]:
        """What happens in each step; and the deals of every run-out after the first, which stand apart."""
        by_step: dict[str, list[events.Event]] = {}
        again: list[list[events.Event]] = []
        last = ""
        for e in self.hand.log:
            last = step_of(e) or last
            if isinstance(e, events.RunOut):
                again += [[]] if e.number > 1 else []
            elif again and isinstance(e, (events.Dealt, events.Opened)):
                again[-1].append(e)
            elif step_of(e) or (last and isinstance(e, (events.Returned, events.BringInTaken))):
                by_step.setdefault(last, []).append(e)
        return by_step, again

    def _turns(self, steps: Sequence[Step], log: Sequence[events.Event]) -> Iterator[ToldLine]:
        """Cards that are taken turn after turn, each turn with its betting round."""
        there = set(map(id, log))
        for number, of_turn in enumerate(turns(e for e in self.hand.log if id(e) in there), 1):
            first, *others = self._street(steps, of_turn, say("told-turn-number", n=number))
            yield replace(first, id=first.id if number == 1 else f"{first.id}-{number}")
            yield from others

    def _run_out(self, told: Sequence[tuple[Phrase, list[events.Opened]]]) -> Iterator[ToldLine]:
        """Cards that are opened when nobody can act any more, on one line."""
        for self.title, log in told:
            self._tell(log, self._told(log))
        if len(told) == 1:
            yield titled(log[0].step, self.title, self._told(log))
        elif told:
            first, *more = [(title, self._cards(log)) for title, log in told]
            then = [say("told-next-street", street=title, cards=cards) for title, cards in more]
            text = listed([first[1], *then])
            yield line(told[0][1][0].step, "told-run-out", heading(first[0]), text=text)

    def _cards(self, log: Sequence[events.Opened]) -> Phrase:
        return on_board(self.game, {s: c for e in log for s, c in zip(e.slots, e.cards, strict=True)})

    def _street(
        self, steps: Sequence[Step], log: Sequence[events.Event], title: Phrase = ""
    ) -> Iterator[ToldLine]:
        acts = any(isinstance(e, events.Acted) for e in log)
        pot = self._pot(self.at[id(log[0])].before) if acts else None
        self.title, begun = title or street_title(self.course, steps), len(self.tale)
        text: list[Phrase] = []
        bet = next((step for step in steps if isinstance(step, Bet)), None)
        before = list(takewhile(lambda e: bet is None or step_of(e) != bet.id, log))
        during = log[len(before) :]
        for run in alike(before):
            text.append(self._card_events(run))
        if bet is not None:
            self.rounds += 1
            text.append(self._betting(bet, during))
        if any(text):
            told, of_it = titled(steps[-1].id, self.title, flow(text), pot), self.tale[begun:]
            rows = [row for act in of_it for row in act.rows]
            cells = tuple(tuple(said for whose, said in rows if whose == n) for n in range(len(self.names)))
            common = (*([pot] if pot else []), *(act.common for act in of_it if act.common))
            first = next((e.seat for e in during if isinstance(e, events.Acted)), -1)
            yield replace(told, cells=cells, common=common, first=first)
        if bet is not None and (pots := self._side_pots(self.at[id(log[-1])].after)):
            self._tell((), pots)
            yield ToldLine("pots", "", pots)

    def _card_events(self, run: Sequence[events.Event]) -> Phrase:
        notes: list[Noted] = []
        for e in run:
            asked = isinstance(e, (events.Drew, events.CardsPut, events.WordSaid))
            held = len(self.at[id(e)].before.own[e.seat]) if isinstance(e, events.Drew) else 0
            allowed = self._allowed(e) if asked else ()
            notes.append(tuple(note(each) for each in allowed if each != Allowed("exchange", 0, held)))
        hidden = isinstance(run[0], events.Dealt) and run[0].step == first_cards(self.hand)
        if hidden or not isinstance(run[0], TOLD):
            return ""
        told = self._told(run, notes)
        if not isinstance(run[0], SEATED):
            self._tell(run, told, common=bare(told))
            return told
        rows = [
            (e.seat, bare(told_cards(self.game, nameless(self.names), [e], [of_it])))
            for e, of_it in zip(run, notes, strict=True)
            if isinstance(e, SEATED)
        ]
        if isinstance(run[0], events.Drew):
            for e, of_it, row in zip(run, notes, rows, strict=True):
                self._tell([e], self._told([e], [of_it]), [row])
        else:
            self._tell(run, told, rows)
        return told

    def _allowed(self, e: events.Event) -> tuple[Allowed, ...]:
        """What the example says is allowed before this answer."""
        return next(self.allowed.get(step_of(e), iter(())), ())

    def _betting(self, bet: Bet, log: Sequence[events.Event]) -> Phrase:
        if not log:
            return ""
        table, acts, nobody = self.at[id(log[0])].before, list[Act | Phrase](), nameless(self.names)
        first = self.rounds == 1
        price = self.hand.stakes.price if first and self.game.has_blinds else 0
        opened = max(price, *table.wagers) > 0 or bet.first == "bring-in"
        completing = bet.first == "bring-in" and self.game.limit == "fixed-limit"
        for e in log:
            if isinstance(e, events.Acted):
                act = noted(self._act(e, price), self._allowed(e), opened=opened, completing=completing)
                opened = opened or e.verb not in ("fold", "check")
                completing = completing and e.verb not in ("complete", "raise")
                acts.append(act)
                self._tell([e], sentence([told_act(act, self.names)]), [(e.seat, told_act(act, nobody))])
            elif isinstance(e, events.Returned):
                acts.append(back := say("told-back", seat=self.names[e.seat], chips=e.chips))
                self._tell([e], sentence([back]), common=back)
            elif isinstance(e, events.CardsPut):
                self._allowed(e)
                acts.append(with_it := self._with_action(e, self.names))
                self._tell([e], sentence([with_it]), [(e.seat, self._with_action(e, nobody))])
        able = sum(live and chips > 0 for live, chips in zip(table.live, table.stacks, strict=True))
        said = told_round(acts, able, self.names)
        opens = bet.first == "opener" and not first and self._bet_before(bet)
        if opens and acts and isinstance(acts[0], Act):
            return say("told-opener", seat=self.names[acts[0].seat], acts=said)
        return said

    def _bet_before(self, bet: Bet) -> bool:
        """Whether somebody bet in the round before."""
        bets = only(Bet, self.course)
        previous = bets[bets.index(bet) - 1].id
        return any(
            isinstance(e, events.Acted) and e.step == previous and e.verb == "bet" for e in self.hand.log
        )

    def _with_action(self, e: events.CardsPut, names: Sequence[str]) -> Phrase:
        """Cards that go, or are turned up, with an act."""
        if e.verb is DISCARD:
            kept = self.at[id(e)].after.own[e.seat]
            return say("told-keeps", seat=names[e.seat], n=len(kept), cards=card_marks(kept))
        return put(self.game, names, e)

    def _act(self, e: events.Acted, price: int) -> Act:
        """An act as it is told.    price    the least that it costs to stay in, whoever posted how much"""
        legal, wagers, what = next(self.legal, None), self.at[id(e)].before.wagers, e.verb
        if what == "raise" and self.game.limit == "pot-limit" and not e.all_in:
            what = "raise-pot" if legal and legal.high == e.total else "raise"
        elif what == "call" and e.all_in and e.total < max(price, *wagers):
            what = "call-less"
        elif what == "call" and self._has_part_in(e):
            what = "call-more"
        if what in ("check", "fold"):
            return Act(e.seat, what)
        chips = e.total if what in ("raise", "raise-pot", "complete") else e.chips
        return Act(e.seat, what, chips if what != "call" else 0, e.all_in)

    def _has_part_in(self, act: events.Acted) -> bool:
        """Whether all that the seat has put in during this round is a small blind or a bring-in."""
        part = False
        for e in takewhile(lambda e: e is not act, self.hand.log):
            if isinstance(e, events.Gathered):
                part = False
            elif isinstance(e, (events.Posted, events.Acted, events.BringInTaken)) and e.seat == act.seat:
                if isinstance(e, events.Posted):
                    part = part or e.what in ("small-blind", "button-blind")
                else:
                    part = isinstance(e, events.BringInTaken) or e.verb == "bring-in"
        return part
