"""The streets of a hand as players tell them: cards, bets and the pots, with what each seat did."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile

from poker_rulebook.book.steps import Bet, Step, Take, only
from poker_rulebook.play import events
from poker_rulebook.play.betting import Legal
from poker_rulebook.play.choosing import CHOOSE
from poker_rulebook.play.exchanges import DISCARD
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.retraced import Retraced
from poker_rulebook.view.sentences import Phrase, bare, flow, heading, listed, say, sentence
from poker_rulebook.view.told.betting import Act, Middle, note, noted, told_act, told_round
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


class Teller:
    """Tells the streets of one hand.

    said     step -> the lines of an example, for what it says is allowed
    lines    the streets line by line
    steps    what the lines tell of single events, in their order
    """

    def __init__(self, hand: Hand, names: Sequence[str], said: Mapping[str, Sequence[str]] | None = None):
        self.game, self.hand, self.names = hand.game, hand, names
        self.said = {step: iter(lines) for step, lines in (said or {}).items()}
        self.legal = iter([d for d, _ in hand.answered if isinstance(d, Legal)])
        n = len(names)
        self.middle = Middle([0] * n, [0] * n, [True] * n, dead=hand.carried)
        outcomes = {e.step: e.outcome for e in hand.log if isinstance(e, (events.Rolled, events.Looked))}
        outcomes |= {e.step: e.word for e in hand.log if isinstance(e, events.WordSaid) and e.verb is CHOOSE}
        self.course = self.game.steps_after(outcomes)
        self.table = Retraced(hand.game, hand.brought)  # who holds what
        self.cells: list[list[Phrase]] = []  # of the street that is told, seat by seat
        self.common: list[Phrase] = []
        self.title: Phrase = ""
        self.steps: list[WalkStep] = []
        self.lines = tuple(self._streets())

    def _tell(self, log: Sequence[events.Event], text: Phrase) -> None:
        self.steps.append(WalkStep(tuple(log), self.title, text))

    def _told(self, run: Sequence[events.Event], notes: Sequence[Noted] = ()) -> Phrase:
        return told_cards(self.game, self.names, run, notes)

    def _tell_seat(self, e: events.Acted | events.CardsPut, named: Phrase, nameless: Phrase) -> None:
        """An act by itself, and in the row of its seat."""
        self._tell([e], sentence([named]))
        self.cells[e.seat].append(nameless)

    def _streets(self) -> Iterator[ToldLine]:
        by_step = self._by_step()
        again = dealt_again(self.hand, by_step)
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

    def _by_step(self) -> dict[str, list[events.Event]]:
        """What happens in each step; what comes before the first one is in the middle."""
        by_step: dict[str, list[events.Event]] = {}
        last = ""
        for e in self.hand.log:
            last = step_of(e) or last
            if step_of(e) or (last and isinstance(e, (events.Returned, events.BringInTaken))):
                by_step.setdefault(last, []).append(e)
            elif isinstance(e, (events.Posted, events.Returned)):
                self.middle.see(e)
        return by_step

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
        pot = self.middle.pot_phrase() if acts else None
        self.title = title or street_title(self.course, steps)
        text: list[Phrase] = []
        self.cells, self.common = [[] for _ in self.names], [pot] if pot else []
        bet = next((step for step in steps if isinstance(step, Bet)), None)
        before = list(takewhile(lambda e: bet is None or step_of(e) != bet.id, log))
        during = log[len(before) :]
        for run in alike(before):
            text.append(self._card_events(run))
        if bet is not None:
            self.middle.rounds += 1
            text.append(self._betting(bet, during))
        if any(text):
            told = titled(steps[-1].id, self.title, flow(text), pot)
            first = next((e.seat for e in during if isinstance(e, events.Acted)), -1)
            yield replace(told, cells=tuple(map(tuple, self.cells)), common=tuple(self.common), first=first)
        if bet is not None and (pots := self.middle.side_pots(self.names)):
            self._tell((), pots)
            yield ToldLine("pots", "", pots)

    def _card_events(self, run: Sequence[events.Event]) -> Phrase:
        notes: list[Noted] = []
        for e in run:
            allowed = (
                self._allowed(e) if isinstance(e, (events.Drew, events.CardsPut, events.WordSaid)) else ()
            )
            every = f" may exchange 0-{len(self.table.own[e.seat])}" if isinstance(e, events.Drew) else "-"
            notes.append(tuple(note(said) for said in allowed if not said.endswith(every)))
            self.table.see(e)
        hidden = isinstance(run[0], events.Dealt) and run[0].step == first_cards(self.hand)
        if hidden or not isinstance(run[0], TOLD):
            return ""
        for e, of_it in zip(run, notes, strict=True):
            if isinstance(e, SEATED):
                alone = told_cards(self.game, nameless(self.names), [e], [of_it])
                self.cells[e.seat].append(bare(alone))
        told = self._told(run, notes)
        if not isinstance(run[0], SEATED):
            self.common.append(bare(told))
        if isinstance(run[0], events.Drew):
            for e, of_it in zip(run, notes, strict=True):
                self._tell([e], self._told([e], [of_it]))
        else:
            self._tell(run, told)
        return told

    def _allowed(self, e: events.Event) -> list[str]:
        """What the example says is allowed before the next action; that action is passed over."""
        return list(takewhile(lambda allowed: " may " in allowed, self.said.get(step_of(e), iter(()))))

    def _betting(self, bet: Bet, log: Sequence[events.Event]) -> Phrase:
        middle, acts, players = self.middle, list[Act | Phrase](), self.middle.able
        nobody = nameless(self.names)
        first = self.middle.rounds == 1
        if not first:
            middle.new_round()
        elif self.game.has_blinds:
            middle.price = max(middle.price, self.hand.stakes.price)
        opened = middle.price > 0 or bet.first == "bring-in"
        completing = bet.first == "bring-in" and self.game.limit == "fixed-limit"
        for e in log:
            if isinstance(e, events.Acted):
                act = noted(self._act(e), self._allowed(e), opened=opened, completing=completing)
                opened = opened or e.verb not in ("fold", "check")
                completing = completing and e.verb not in ("complete", "raise")
                acts.append(act)
                self._tell_seat(e, told_act(act, self.names), told_act(act, nobody))
            elif isinstance(e, events.Returned):
                acts.append(back := say("told-back", seat=self.names[e.seat], chips=e.chips))
                self._tell([e], sentence([back]))
                self.common.append(back)
            elif isinstance(e, events.CardsPut):
                self._allowed(e)
                self.table.see(e)
                acts.append(with_it := self._with_action(e, self.names))
                self._tell_seat(e, with_it, self._with_action(e, nobody))
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
        return any(
            isinstance(e, events.Acted) and e.step == previous and e.verb == "bet" for e in self.hand.log
        )

    def _with_action(self, e: events.CardsPut, names: Sequence[str]) -> Phrase:
        """Cards that go, or are turned up, with an act."""
        if e.verb is DISCARD:
            kept = self.table.own[e.seat]
            return say("told-keeps", seat=names[e.seat], n=len(kept), cards=card_marks(kept))
        return put(self.game, names, e)

    def _act(self, e: events.Acted) -> Act:
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


def dealt_again(hand: Hand, by_step: Mapping[str, list[events.Event]]) -> list[list[events.Event]]:
    """The deals of every run-out after the first, which are taken away from their steps."""
    times = 1 if hand.stakes.bomb > 1 else hand.times
    again: list[list[events.Event]] = [[] for _ in range(1, times)]
    for log in by_step.values() if again else ():
        seen: dict[tuple[bool, int], int] = {}
        for e in list(log):
            if isinstance(e, (events.Dealt, events.Opened)):
                key = (isinstance(e, events.Dealt), getattr(e, "seat", -1))
                seen[key] = seen.get(key, 0) + (not isinstance(e, events.Extra))
                if seen[key] > 1:
                    again[seen[key] - 2].append(e)
                    log.remove(e)
    return again
