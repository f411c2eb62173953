"""A hand as text: the head, a line for each street, the showdown, what each seat has gained or lost; and the table at one moment.

A `Teller` makes the text act by act, as its `tale`; the lines, the rows of a grid and the steps of a walk are groupings
of that. For a hand in progress there is also the question that the player to act has to answer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby, takewhile
from typing import Any, NamedTuple

from msgspec.structs import replace

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Layout, Share
from poker_rulebook.book.steps import (
    Beat,
    Bet,
    Deal,
    DealToBoard,
    Declare,
    Draw,
    Stay,
    Step,
    Take,
    TurnUp,
    only,
)
from poker_rulebook.cards import text, texts, without
from poker_rulebook.document.lines import NarrativeLine, headed, line, titled
from poker_rulebook.language.sentences import (
    Phrase,
    bare,
    flow,
    heading,
    joined,
    listed,
    say,
    sentence,
    signed,
    written,
)
from poker_rulebook.language.wording import ante_name, board_title
from poker_rulebook.narrative import open_face_hand
from poker_rulebook.narrative.actions import (
    TOLD,
    Act,
    Noted,
    action_narrative,
    card_marks,
    cards_narrative,
    killed,
    matched,
    note,
    noted,
    on_board,
    pot_narrative,
    put,
    round_narrative,
)
from poker_rulebook.narrative.showdown import (
    Showdown,
    all_unqualified,
    awards,
    contests,
    fails,
    nobody,
    notes_of,
    odd_between,
    odd_of,
    pot_by_pot,
    share_of,
    wild_ranks,
)
from poker_rulebook.play import events
from poker_rulebook.play.comparing import layout_in_force
from poker_rulebook.play.events import Barred, LeftOver, Matched, OnBoard, Refunded, Won
from poker_rulebook.play.exchanges import DISCARD, EXPOSE
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.journal import UNSEEN, hidden_from, hides_rows
from poker_rulebook.play.pots import Pot, may_win
from poker_rulebook.play.questions import Allowance, GiveTurn, KillHand, Legal
from poker_rulebook.play.stakes import Stakes
from poker_rulebook.play.table import Table

# --- what lies on the table at one moment of a hand


def board_number(hand: Hand, number: int) -> Phrase:
    """The name of a board of a bomb pot, or of a run-out, by its number."""
    return say("told-board-number" if hand.stakes.bomb > 1 else "told-run", n=number)


def table_snapshot(hand: Hand, table: Table, viewer: int | None = None) -> dict[str, Any]:
    """What lies on the table, as plain JSON; at a later time the table differs from the hand.

    viewer          the seat that looks, for which a card is "?" that it has not seen; everything is seen by nobody in particular

    stacks, bets    for every seat its stack, and the chips in front of it; pot: the chips in the middle
    live            for every seat 1 if it is in, else 0
    own             for every seat its piles: name of a divided hand or a row, or '', and cards; if some cards lie face
                    up, those face down have "." before them
    boards          for every board slot -> card, "?" if it lies face down, with "x" before it if it is out of play
    community       the card that counts for everybody
    """
    up = (e for e in hand.log if isinstance(e, (events.Dealt, events.CardsPut)))
    some_up = any(e.up if isinstance(e, events.Dealt) else e.verb is EXPOSE for e in up)
    return {
        "stacks": [*table.stacks], "bets": [*table.wagers], "pot": table.middle, "live": [*map(int, table.live)],
        "own": [[*_piles(hand, table, seat, some_up, viewer)] for seat in range(len(table.own))],
        "boards": [*_boards(table)], "community": texts(table.community),
    }  # fmt: skip


def _boards(table: Table) -> Iterator[dict[str, str]]:
    """The first board, other boards with cards on them, and the cards of further run-outs."""
    for number, board in enumerate(table.boards):
        lying = board if number else {**board, **table.aside}
        if lying or not number:
            slots = (slot for slot in table.game.board_slots if slot in lying)
            yield {slot: _on_board(table, slot, lying[slot]) for slot in slots}
    for brought in table.brought_by_runs():
        if brought.board:
            yield {slot: text(card) for slot, card in brought.board.items()}


def _on_board(table: Table, slot: str, card: int) -> str:
    return ("x" if slot in table.aside else "") + ("?" if slot in table.hidden else text(card))


def _piles(
    hand: Hand, table: Table, seat: int, some_up: bool, viewer: int | None
) -> Iterator[tuple[Phrase, str]]:
    down = without(table.own[seat], table.up[seat]) if some_up else ()
    hidden = hidden_from(hand, viewer, seat) if viewer is not None else ()
    closed = viewer is not None and table.game.open_face and hides_rows(hand, viewer, seat)

    def pile(cards: Iterable[int], name: Phrase = "") -> tuple[Phrase, str]:
        return name, " ".join([_seen(card, hidden, down) for card in cards])

    if table.game.open_face:
        for row in table.rules.rows:
            cards = table.layout(seat)[row.id]
            yield pile([UNSEEN] * len(cards) if closed else cards, heading(written(row.name)))
    elif seat in table.divided:
        names = {part.id: written(part.name) for part in table.game.divided}
        yield from (pile(cards, heading(names[part])) for part, cards in table.divided[seat].items())
        return
    if table.own[seat] or not table.game.open_face:
        yield pile(table.own[seat])
    for number, brought in enumerate(table.brought_by_runs(), 2):
        if brought.own[seat]:
            yield pile(brought.own[seat], heading(board_number(hand, number)))


def _seen(card: int, hidden: Collection[int], down: Collection[int]) -> str:
    if card in hidden or card == UNSEEN:
        return "?"
    return f".{text(card)}" if card in down else text(card)


# --- a hand as text


POSITIONS = {"small-blind": "told-sb", "big-blind": "told-bb"}
BEFORE = (events.Carried, events.Posted, events.Returned)  # events before the first cards
EXTRA = ("straddle", "kill", "late-blind", "dead-blind")  # posts that the rules of a game do not ask for


# The head


def head(hand: Hand, names: Sequence[str]) -> NarrativeLine:
    """The first line: format and stakes, seats with their cards, and what was unusual before the first street."""
    seats, unusual = [seat for seat in seats_narrative(hand, names) if seat], unusual_start(hand, names)
    # whether cards dealt later are hidden, too, so that brackets mark them
    first = first_cards(hand)
    has_brackets = any(
        isinstance(e, events.Dealt) and e.step != first and len(e.cards) > e.up for e in hand.log
    )
    rest = [*([say("told-brackets")] if has_brackets else []), *unusual]
    told = headed(format_narrative(hand), joined([sentence(seats) if seats else "", *rest]))
    alone = tuple((seat,) if seat else () for seat in seats_narrative(hand, nameless(names)))
    return replace(told, cells=alone, common=tuple(rest))


def nameless(names: Sequence[str]) -> list[str]:
    """An empty name for each seat, for text in the row of that seat in a grid."""
    return [""] * len(names)


def format_narrative(hand: Hand) -> Phrase:
    """The format and the stakes, and the stack if it is equal for all seats and matters."""
    game, stakes = hand.game, hand.stakes
    limit = heading(say(f"limit-{game.limit}" if game.bets else "no-betting"))
    if game.bets and game.limit == "fixed-limit":
        limit = say("told-limit", limit=limit, small=stakes.small_bet, big=stakes.big_bet)
    elif game.bets and stakes.big_blind:
        limit = say("told-limit", limit=limit, small=stakes.small_blind, big=stakes.big_blind)
    parts = [limit, *_forced(game, stakes)]
    if _stacks_matter(hand) and len(set(hand.brought)) == 1:
        parts.append(say("told-stacks-equal", chips=hand.brought[0]))
    key = "told-title-rows" if any(layout.one_from_each for layout in game.layouts) else "told-title"
    return say(key, parts=listed(parts))


def _forced(game: Game, stakes: Stakes) -> Iterator[Phrase]:
    if stakes.forced and stakes.forced.dead_button:
        yield say("told-dead-button")
    if stakes.forced and stakes.forced.doubled:
        yield say("told-doubled")
    if stakes.bomb:
        yield say("told-bomb-boards", boards=stakes.bomb) if stakes.bomb > 1 else say("told-bomb")
    if stakes.big_blind and game.limit == "fixed-limit":
        yield say("told-blinds", small=stakes.small_blind, big=stakes.big_blind)
    usual = stakes.blind or stakes.bring_in or stakes.ante
    minimum = game.bets and game.limit != "fixed-limit" and stakes.small_bet != usual
    amounts = {
        say("forced-button-blind"): stakes.button_blind,
        ante_name(game): stakes.ante,
        say("forced-bring-in"): stakes.bring_in,
        say("stakes-minimum-bet"): stakes.small_bet if minimum else 0,
    }
    yield from (say("told-stake", name=name, chips=chips) for name, chips in amounts.items() if chips)


def _stacks_matter(hand: Hand) -> bool:
    all_in = any(isinstance(e, (events.Acted, events.Posted)) and e.all_in for e in hand.log)
    return all_in or hand.game.limit != "fixed-limit"


def seats_narrative(hand: Hand, names: Sequence[str]) -> Iterator[Phrase]:
    """Each seat with the cards first dealt face down, its position and stack; '' if there is nothing to say."""
    first = first_cards(hand)
    own = {e.seat: e.cards for e in hand.log if isinstance(e, events.Dealt) and e.step == first}
    stacks = _stacks_matter(hand) and len(set(hand.brought)) > 1
    for seat, name in enumerate(names):
        marks = [*positions(hand, seat)]
        if stacks:
            marks.append(say("told-chips", chips=hand.brought[seat]))
        if seat in own:
            yield say("told-seat", seat=name, cards=card_marks(own[seat]), marks=tuple(marks))
        else:
            yield say("told-seat-bare", seat=name, marks=tuple(marks)) if marks else ""


def first_cards(hand: Hand) -> str:
    """The id of the deal step whose cards stand in the head: the first one, if all its cards are hidden; else ''."""
    step = hand.game.deals[0]
    return "" if step.up or step.street or step.by_exposure else step.id


def positions(hand: Hand, seat: int) -> Iterator[Phrase]:
    game, last = hand.game, len(hand.brought) - 1
    for e in hand.log:
        if isinstance(e, events.Posted) and e.seat == seat and e.what in POSITIONS:
            yield say(POSITIONS[e.what])
        elif isinstance(e, events.Posted) and e.seat == seat and e.what in EXTRA:
            yield say(f"told-{e.what}", chips=e.chips)
    forced = hand.stakes.forced
    if (
        seat == last
        and not (forced and forced.dead_button)
        and (game.has_blinds or game.forced_bets.ante == "button" or not _by_cards(game))
    ):
        yield say("told-button")
    if game.numbers_seats and seat == hand.seat_one:
        yield say("told-seat-one")


def _by_cards(game: Game) -> bool:
    """Whether up cards decide who acts first, so that no button is needed."""
    return bool(game.forced_bets.bring_in) or any(step.ranking is not None for step in game.bets)


def unusual_start(hand: Hand, names: Sequence[str]) -> list[Phrase]:
    """Phrases for chips carried over, unusual or short posts, and a button that posts for all."""
    start = list(takewhile(lambda e: isinstance(e, BEFORE), hand.log))
    back = [e for e in start if isinstance(e, events.Returned)]
    told = [sentence([say("told-back", seat=names[e.seat], chips=e.chips)]) for e in back]
    postings: list[Phrase] = []
    stakes = hand.stakes
    short: dict[tuple[int, int], list[Phrase]] = {}
    for event in start:
        if isinstance(event, events.Carried):
            again = stakes.ante and hand.game.forced_bets.ante != "empty-pot"
            ante = say("told-ante-again", chips=event.chips, ante=stakes.ante) if again else None
            postings.append(ante or say("told-carried", chips=event.chips))
        elif isinstance(event, events.Posted) and event.what == "button-ante":
            bring_in = min(stakes.bring_in, hand.brought[event.seat] - event.chips)
            postings.append(
                say("told-button-posts", seat=names[event.seat], chips=event.chips, bring=bring_in)
            )
        elif isinstance(event, events.Posted) and event.all_in and event.what != "bring-in":
            short.setdefault((event.chips, _due(stakes, event)), []).append(names[event.seat])
    for (chips, due), seats in short.items():
        key = "told-short-post" if chips < due else "told-post-all-in"
        several = "-all" if len(seats) == len(names) else "-more" if len(seats) > 1 else ""
        amounts = {"chips": chips} | ({"due": due} if chips < due else {})
        postings.append(say(key + several, **amounts, **({"seats": seats} if several != "-all" else {})))
    return [*postings, *told]


def _due(stakes: Stakes, e: events.Posted) -> int:
    if e.what in ("ante", "big-blind-ante"):
        return stakes.forced.antes[e.seat] if stakes.forced else stakes.ante
    if stakes.forced:
        return (stakes.forced.dead if e.what == "dead-blind" else stakes.forced.blinds)[e.seat]
    return stakes.blind if e.what in ("big-blind", "sole-blind") else stakes.small_blind


# Which events and steps stand together


def step_of(e: events.Event) -> str:
    """The id of the step to which an event belongs; '' if it belongs to none."""
    return getattr(e, "step", "")


def alike(log: Iterable[events.Event]) -> Iterator[list[events.Event]]:
    """The events in runs that are told together: of one kind and step, or a roll and the card that it turns down."""
    run: list[events.Event] = []
    for e in log:
        last = run[-1] if run else e
        turned = isinstance(e, events.Removed) and isinstance(last, events.Rolled)
        if not turned and (type(e), step_of(e)) != (type(last), step_of(last)):
            yield run
            run = []
        run.append(e)
    if run:
        yield run


def turns(log: Iterable[events.Event]) -> Iterator[list[events.Event]]:
    """The events in turns: cards taken or turned up, with the bets after them.

    A turn of taking goes once round the table; where cards are turned up, every seat has its own turn.
    """
    turn: list[events.Event] = []
    last = -1
    for e in log:
        if isinstance(e, (events.Took, events.Turned, events.Beaten)):
            again = e.seat <= last if isinstance(e, events.Took) else e.seat != last >= 0
            if again:
                yield turn
                turn = []
            last = e.seat
        turn.append(e)
    yield turn


def segments(course: Sequence[Step]) -> Iterator[list[Step]]:
    """The steps street by street: a street ends with its betting round, or before a deal that has its own name."""
    run: list[Step] = []
    for step in course:
        named = _named(step)
        if run and (isinstance(step, (Declare, Stay)) or (named and any(_named(other) for other in run))):
            yield run
            run = []
        run.append(step)
        if isinstance(step, (Bet, Declare, Stay)):
            yield run
            run = []
    if run:
        yield run


def _named(step: Step) -> bool:
    return isinstance(step, (Draw, TurnUp)) or (isinstance(step, Deal) and bool(step.street))


def street_title(course: Sequence[Step], steps: Sequence[Step]) -> Phrase:
    """The name that players have for this part of the hand."""
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
        if any(isinstance(step, DealToBoard) and step.street == "flop" for step in course):
            return say("told-street-preflop")
        return say("told-before-draw" if any(isinstance(step, Draw) for step in course) else "round-first")
    if isinstance(steps[0], DealToBoard):
        return board_title(course, steps[0])
    if len(steps) > 1 or not isinstance(steps[0], Bet):
        return say(f"step-{steps[0].called}")
    return say("round-title", n=[bet.id for bet in bets].index(steps[-1].id) + 1)


# events that concern the cards of one seat
SEATED = (
    events.Dealt,
    events.Drew,
    events.Took,
    events.Turned,
    events.Beaten,
    events.Passed,
    events.CardsPut,
    events.WordSaid,
)
SETTLED = (events.OnBoard, events.Won, events.Barred, events.Refunded, events.LeftOver)


class NarratedAction(NamedTuple):
    """The text for one act, or for a run of events that are told together.

    title     the name of this part of the hand;  text: sentences
    rows      for each seat that it concerns: (seat, the text without the name of that seat)
    common    the text if it concerns all seats
    """

    events: Sequence[events.Event]
    title: Phrase
    text: Phrase
    rows: Sequence[tuple[int, Phrase]] = ()
    common: Phrase = ""


class Teller:
    """Tells the streets of one hand.

    allowed    step -> for each answer, what the example says is allowed before it
    tale       the text, act by act
    lines      the text, one line for each street
    """

    def __init__(
        self,
        hand: Hand,
        names: Sequence[str],
        allowed: Mapping[str, Sequence[tuple[Allowance, ...]]] | None = None,
    ):
        self.game, self.hand, self.names = hand.game, hand, names
        self.allowed = {step: iter(each) for step, each in (allowed or {}).items()}
        self.legal = iter(
            [d for d, a in hand.answered if isinstance(d, Legal) and not isinstance(a, (KillHand, GiveTurn))]
        )
        moments = list(hand.moments())
        self.at = {id(moment.event): moment for moment in moments}
        end = next((moment.before for moment in moments if isinstance(moment.event, SETTLED)), None)
        self.end = end or moments[-1].after
        self.course = self.game.steps_after(self.end.outcomes)
        self.rounds = 0  # betting rounds so far
        self.pots_told: tuple[int, ...] = ()  # chips of the pots when they were last told
        self.most_pots = 1
        self.title: Phrase = ""
        self.tale: list[NarratedAction] = []
        self.lines = tuple(self._streets())

    def _tell(
        self,
        log: Sequence[events.Event],
        text: Phrase,
        rows: Sequence[tuple[int, Phrase]] = (),
        common: Phrase = "",
    ) -> None:
        self.tale.append(NarratedAction(log, self.title, text, rows, common))

    def _told(self, run: Sequence[events.Event], notes: Sequence[Noted] = ()) -> Phrase:
        return cards_narrative(self.game, self.names, run, notes)

    def pot_at_the_end(self) -> Phrase | None:
        """The chips in the middle; None if they have been told already."""
        return self._pot(self.end)

    def _pot(self, table: Table) -> Phrase | None:
        pots = table.pots() if self.rounds and table.players > 1 else [Pot(table.pot(), ())]
        before, self.pots_told = self.pots_told, tuple(pot.chips for pot in pots)
        if self.pots_told == before:
            return None
        if len(pots) == 1:
            return say("told-pot", chips=pots[0].chips)
        return listed(pot_narrative("told-pot", n, len(pots), chips=pot.chips) for n, pot in enumerate(pots))

    def _side_pots(self, table: Table) -> Phrase:
        """The pots with the seats that contest them if a new side pot has been formed, else ''."""
        pots = table.pots() if table.players > 1 else []
        if len(pots) <= self.most_pots:
            return ""
        self.most_pots, self.pots_told = len(pots), tuple(pot.chips for pot in pots)
        seats = [tuple(self.names[seat] for seat in pot.seats) for pot in pots]
        return sentence(
            pot_narrative("told-pot-of", n, len(pots), chips=pot.chips, seats=seats[n])
            for n, pot in enumerate(pots)
        )

    def _asks_in(self, bet: Bet, log: Sequence[events.Event]) -> bool:
        """Whether these events of the round are the last so far, and the round goes on: what was bet is no pot yet."""
        asked = self.hand.decision
        return asked is not None and asked.step == bet.id and log[-1] is self.hand.log[-1]

    def _streets(self) -> Iterator[NarrativeLine]:
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
            if log and any(isinstance(step, (Take, Beat)) for step in steps):
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
        """The events of each step, and separately the deals of every run-out after the first."""
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

    def _turns(self, steps: Sequence[Step], log: Sequence[events.Event]) -> Iterator[NarrativeLine]:
        """A line for each turn in which cards are taken, with its betting round."""
        there = set(map(id, log))
        key = "told-beat-number" if self.game.beat else "told-turn-number"
        for number, of_turn in enumerate(turns(e for e in self.hand.log if id(e) in there), 1):
            first, *others = self._street(steps, of_turn, say(key, n=number))
            yield replace(first, id=first.id if number == 1 else f"{first.id}-{number}")
            yield from others

    def _run_out(self, told: Sequence[tuple[Phrase, list[events.Opened]]]) -> Iterator[NarrativeLine]:
        """One line for all cards that are opened when nobody can act any more."""
        for self.title, log in told:
            self._tell(log, self._told(log))
        if len(told) == 1:
            yield titled(log[0].step, self.title, self._told(log))
        elif told:
            first, *more = [(title, bare(self._told(log))) for title, log in told]
            then = [say("told-next-street", street=title, cards=cards) for title, cards in more]
            text = listed([first[1], *then])
            yield line(told[0][1][0].step, "told-run-out", heading(first[0]), text=text)

    def _cards(self, log: Sequence[events.Opened]) -> Phrase:
        return on_board(self.game, {s: c for e in log for s, c in zip(e.slots, e.cards, strict=True)})

    def _street(
        self, steps: Sequence[Step], log: Sequence[events.Event], title: Phrase = ""
    ) -> Iterator[NarrativeLine]:
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
        over = bet is not None and not self._asks_in(bet, log)
        if over and (pots := self._side_pots(self.at[id(log[-1])].after)):
            self._tell((), pots)
            yield NarrativeLine("pots", "", pots)

    def _card_events(self, run: Sequence[events.Event]) -> Phrase:
        notes: list[Noted] = []
        for e in run:
            asked = isinstance(e, (events.Drew, events.CardsPut, events.WordSaid))
            held = len(self.at[id(e)].before.own[e.seat]) if isinstance(e, events.Drew) else 0
            allowed = self._allowed(e) if asked else ()
            notes.append(tuple(note(each) for each in allowed if each != Allowance("exchange", 0, held)))
        if isinstance(run[0], events.Returned):  # uncalled chips of a round in which nobody could act
            back = [
                say("told-back", seat=self.names[e.seat], chips=e.chips)
                for e in run
                if isinstance(e, events.Returned)
            ]
            self._tell(run, sentence(back), common=listed(back))
            return sentence(back)
        hidden = isinstance(run[0], events.Dealt) and run[0].step == first_cards(self.hand)
        if hidden or not isinstance(run[0], TOLD):
            return ""
        told = self._told([self._as_it_lies(e) for e in run], notes)
        if len(run) == 1 and isinstance(e := run[0], events.Opened) and self._unnamed(e):
            told = sentence([say("told-on-board", board=say("word-board"), cards=bare(told))])
        if not isinstance(run[0], SEATED):
            self._tell(run, told, common=bare(told))
            return told
        rows = [
            (
                e.seat,
                bare(cards_narrative(self.game, self._in_row_of(e.seat), [self._as_it_lies(e)], [of_it])),
            )
            for e, of_it in zip(run, notes, strict=True)
            if isinstance(e, SEATED)
        ]
        if isinstance(run[0], events.Drew):
            for e, of_it, row in zip(run, notes, rows, strict=True):
                self._tell([e], self._told([e], [of_it]), [row])
        else:
            self._tell(run, told, rows)
        return told

    def _unnamed(self, e: events.Opened) -> bool:
        """Whether the title of this part of the hand does not say that these cards are the board's."""
        deal = self.game.step(e.step, DealToBoard)
        return not deal.street and self.title != board_title(self.course, deal)

    def _as_it_lies(self, e: events.Event) -> events.Event:
        """The deal with the cards as they end up: one exposed by the dealer trades places with the door card."""
        if not isinstance(e, events.Dealt) or not e.up:
            return e
        stays = (f for f in self.hand.log if isinstance(f, events.Flashed) and not f.received)
        shown = next((f for f in stays if (f.step, f.seat) == (e.step, e.seat)), None)
        if shown is None:
            return e
        place, cards = e.cards.index(shown.card), list(e.cards)
        cards[place], cards[place + 1] = cards[place + 1], cards[place]
        return replace(e, cards=tuple(cards))

    def _in_row_of(self, seat: int) -> list[str]:
        """The names of the seats for the row of one seat, whose own name is left empty."""
        return ["" if number == seat else name for number, name in enumerate(self.names)]

    def _allowed(self, e: events.Event) -> tuple[Allowance, ...]:
        """The allowances that the example states before this answer."""
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
                self._tell(
                    [e],
                    sentence([action_narrative(act, self.names)]),
                    [(e.seat, action_narrative(act, nobody))],
                )
            elif isinstance(e, events.Killed):
                acts.append(dead := killed(e, self.names))
                self._tell([e], sentence([dead]), [(e.seat, dead)])
            elif isinstance(e, events.Returned):
                acts.append(back := say("told-back", seat=self.names[e.seat], chips=e.chips))
                self._tell([e], sentence([back]), common=back)
            elif isinstance(e, events.CardsPut):
                self._allowed(e)
                alone = self._with_action(e, self.names)
                if acts and isinstance(last := acts[-1], Act) and last.seat == e.seat:
                    acts[-1] = replace(last, notes=(*last.notes, self._with_action(e)))
                else:
                    acts.append(alone)
                self._tell([e], sentence([alone]), [(e.seat, self._with_action(e, nobody))])
        able = sum(live and chips > 0 for live, chips in zip(table.live, table.stacks, strict=True))
        said = round_narrative(acts, able, self.names)
        opener = self._opener(bet) if bet.first == "opener" and not first else None
        if opener is None or not acts or not isinstance(acts[0], Act):
            return said
        seat, names = acts[0].seat, self.names
        if seat == opener:
            return say("told-opener", seat=names[seat], acts=said)
        why = "no-chips" if table.live[opener] else "folded"
        return say(f"told-opener-{why}", opener=names[opener], seat=names[seat], acts=said)

    def _opener(self, bet: Bet) -> int | None:
        """Who bet first in the round before."""
        bets = only(Bet, self.course)
        return bet_first(self.hand, [bets[bets.index(bet) - 1]])

    def _with_action(self, e: events.CardsPut, names: Sequence[str] | None = None) -> Phrase:
        """Cards that a seat discards or turns up with its first act of the round; without its name as a note of that act."""
        kept = self.at[id(e)].after.own[e.seat]
        if names is None:
            word, cards = ("keeps", kept) if e.verb is DISCARD else ("turn-up", e.cards)
            return say(f"told-{word}-too", cards=card_marks(cards))
        if e.verb is DISCARD:
            return say("told-keeps", seat=names[e.seat], n=len(kept), cards=card_marks(kept))
        return put(self.game, names, e)

    def _act(self, e: events.Acted, price: int) -> Act:
        """The act of an event, for telling.    price    the least wager to match, even if blinds were posted short"""
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
        """Whether the seat has put in nothing but a small blind or a bring-in during this round."""
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


def narrative(hand: Hand, names: Sequence[str], teller: Teller | None = None) -> tuple[NarrativeLine, ...]:
    """The hand line by line; for a hand in progress the events so far and the current stacks.

    teller    the teller of its streets, if there already is one
    """
    if hand.game.open_face:
        return open_face_hand.narrative_of_layouts(hand, names)
    teller = teller or Teller(hand, names)
    lines = [head(hand, names), *teller.lines]
    if hand.decision is not None:
        chips = [say("told-stack", seat=n, chips=c) for n, c in zip(names, hand.stacks, strict=True)]
        return (*lines, titled("stacks", say("told-stacks"), sentence(chips)))
    lines += _played(hand, names, teller.pot_at_the_end())
    gains = zip(names, hand.stacks, hand.brought, strict=True)
    net = [say("told-net-of", seat=name, n=signed(after - before)) for name, after, before in gains]
    return (*lines, titled("net", say("told-net"), sentence(net)))


# The result of a hand


def result(hand: Hand, names: Sequence[str]) -> Phrase:
    """Who wins what, for the top of an example."""
    end, won, left = showdown_of(hand, names), _won(hand), leftover_narrative(hand, names)
    if end is None or not won:
        wins = [say("told-wins", seat=names[won[0].seat], chips=sum(w.chips for w in won))] if won else []
        return joined([*wins, *left])
    if len(hand.showdowns) == 1:
        return heading(flow([*awards(end, hands=True, cards=False, odd=False), *left]))
    boards = (
        say("told-line", title=heading(title), text=flow(awards(each, hands=True, cards=False, odd=False)))
        for title, each in boards_of(hand, names)
    )
    return joined([*boards, *left])


def _played(hand: Hand, names: Sequence[str], pot: Phrase | None) -> list[NarrativeLine]:
    """The lines after the last street of a finished hand.    pot    chips in the middle; None if they have been told"""
    end, won, after = showdown_of(hand, names), _won(hand), leftover_narrative(hand, names)
    if end is None:
        result = alone(hand, names) if won else joined(after)  # '' where all comes back uncalled
        return [NarrativeLine("result", "", result)] if result else []
    if len(hand.showdowns) > 1:
        lines = [
            titled(f"board-{number}", title, flow(_compared(each)))
            for number, (title, each) in enumerate(boards_of(hand, names), 1)
        ]
        return [*lines, *([NarrativeLine("result", "", joined(after))] if after else [])]
    before = [*sevens_narrative(hand, names)]
    layout = layout_in_force(end.game, {})
    if not won:
        shown = [] if end.compared.declared is None else contests(end, end.shares)
        text = [*shown, *before, nobody(end), *after]
    elif layout and layout.one_from_each and _all_made_of_rows(end):
        rest = joined([*before, *after])
        return [*_share_lines(end, layout, pot), *([NarrativeLine("result", "", rest)] if rest else [])]
    else:
        text = [*_compared(end, before), *after]
    return [titled("showdown", say("told-showdown"), flow(text), pot)]


def alone(hand: Hand, names: Sequence[str]) -> Phrase:
    """Who takes the pot when everybody else is out: unseen, but for openers that have to be proved."""
    won = _won(hand)
    opener = bet_first(hand, [bet for bet in hand.game.bets if bet.wagering.openers])
    key = "told-openers" if opener == won[0].seat else "told-unseen"
    return say(key, seat=names[won[0].seat], chips=sum(w.chips for w in won))


def bet_first(hand: Hand, bets: Sequence[Bet]) -> int | None:
    """The seat that made the first bet in these betting rounds."""
    steps = [bet.id for bet in bets]
    acts = (e for e in hand.log if isinstance(e, events.Acted) and e.step in steps)
    return next((e.seat for e in acts if e.verb == "bet"), None)


def showdown_of(hand: Hand, names: Sequence[str]) -> Showdown | None:
    if hand.compared is None:
        return None
    return Showdown(names, hand.compared, hand.seats_in(), _won(hand), pots=_contested(hand))


def boards_of(hand: Hand, names: Sequence[str]) -> Iterator[tuple[Phrase, Showdown]]:
    """Every board or run-out: its name with its part of the pots, and its showdown.

    Boards with no chips to win are left out, such as the third board when the pot has two chips.
    """
    starts = [number for number, e in enumerate(hand.log) if isinstance(e, OnBoard)]
    for compared, start, end in zip(hand.showdowns, starts, [*starts[1:], None], strict=True):
        head, *events = hand.log[start:end]
        assert isinstance(head, OnBoard)
        title = say("told-share-of", share=board_number(hand, head.number), chips=head.chips)
        won = [e for e in events if isinstance(e, Won)]
        if head.chips:
            yield title, Showdown(names, compared, hand.seats_in(), won, pots=_contested(hand))


def _contested(hand: Hand) -> list[tuple[int, ...]]:
    """The seats that may win each pot."""
    return [may_win(pot.seats, hand.barred) for pot in hand.pots()]


def _won(hand: Hand) -> list[Won]:
    return [e for e in hand.log if isinstance(e, Won)]


def leftover_narrative(hand: Hand, names: Sequence[str]) -> list[Phrase]:
    """Phrases for what is paid into the next pot, and for the chips in it."""
    paid = [(names[e.seat], e.chips) for e in hand.log if isinstance(e, Matched)]
    return [*matched(paid)] + [
        say(f"told-left-{e.why}", chips=e.chips) for e in hand.log if isinstance(e, LeftOver)
    ]


def sevens_narrative(hand: Hand, names: Sequence[str]) -> Iterator[Phrase]:
    """The consequences if a seat had to bet and did not (sevens rule)."""
    yield from (say("told-barred", seat=names[e.seat]) for e in hand.log if isinstance(e, Barred))
    back = [say("told-gets", seat=names[e.seat], chips=e.chips) for e in hand.log if isinstance(e, Refunded)]
    if back:
        yield say("told-refunded", won=back)


def _compared(end: Showdown, between: Sequence[Phrase] = ()) -> list[Phrase]:
    """The hands, then the awards; if there are several shares, the winning hands are told together with their chips."""
    if all_unqualified(end):
        return [*notes_of(end)[0], *_compared(end.without_qualifier(), between)]
    shares = [share for share in end.shares if len(end.shares) == 1 or end.won(share)]
    told = [] if end.divided else contests(end, shares)
    return [*wild_ranks(end), *told, *between, *awards(end, hands=len(end.shares) > 1)]


def _all_made_of_rows(end: Showdown) -> bool:
    """Whether every winning hand has a card from each row, so none is made without the board or wins unqualified."""
    won = [(share, w.seat) for w in end.paid if (share := end.share(w.share))]
    return all(share.board != (0, 0) and end.hand_of(share, seat).value for share, seat in won)


def _share_lines(end: Showdown, layout: Layout, pot: Phrase | None) -> list[NarrativeLine]:
    """A line for each share that is won, which says from which row each board card of the hand comes.

    A hand takes one card from each row, so the cards have to be told.
    """
    pots = [*pot_by_pot(end.paid).values()]
    won = [share for share in end.shares if end.won(share)]
    found = [(share, flow([_from_rows(end, layout, share), *odd_of(end, share, pots)])) for share in won]
    if not found:
        return [titled("showdown", say("told-showdown"), flow(awards(end, hands=False)), pot)]
    last, text = found[-1]
    between = dict.fromkeys(odd for parts in pots for odd in odd_between(end, parts))
    found[-1] = last, flow([text, *fails(end, end.shares), *between])
    lines = []
    for share, text in found:
        chips = sum(w.chips for w in end.won(share))
        title = say("told-share-of", share=share_of(end.game, share), chips=chips)
        lines.append(titled(share.id, title, text))
    return lines


def _from_rows(end: Showdown, layout: Layout, share: Share) -> Phrase:
    board, won = end.compared.board, {w.seat for w in end.won(share)}
    number = {
        board[slot]: n for n, row in enumerate(layout.one_from_each, 1) for slot in row if slot in board
    }
    best = [shown for shown in end.hands(share) if shown.seat in won]
    told = []
    for _, group in groupby(best, key=lambda shown: shown.value):  # pots may be won with different hands
        first, *others = group
        used = sorted((number[card], card) for card in first.cards if card in number)
        items = [say("told-from-row", n=n, cards=card_marks((card,))) for n, card in used]
        hand = end.name(share, first, cards=False)
        told.append(say("told-uses-rows", seats=end.seats_of([first, *others]), hand=hand, rows=items))
    return joined(told)
