"""The state of a hand in progress: chips, cards, and the events so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from poker_rulebook.book.model import Game, is_served, seats_served
from poker_rulebook.book.parts import OpenFace
from poker_rulebook.book.steps import Deal, Step
from poker_rulebook.cards import Cards, without
from poker_rulebook.play import events
from poker_rulebook.play.comparing import Compared, Held
from poker_rulebook.play.dealer import Dealer
from poker_rulebook.play.events import Dealt, Event
from poker_rulebook.play.pots import Pot, side_pots
from poker_rulebook.play.questions import Bin, Decision
from poker_rulebook.play.rows import Pairing, Score, rules_of
from poker_rulebook.play.stakes import ANTES, Stakes

IN, OUT = "in", "out"  # the answers of a seat that is asked whether it stays


class Lying(NamedTuple):
    """Cards on the table: the board (slot -> card), the own cards of each seat, and those of them that lie face up."""

    board: dict[str, int]
    own: list[list[int]]
    up: list[list[int]]

    def copy(self) -> Lying:
        return Lying(
            dict(self.board), [list(cards) for cards in self.own], [list(cards) for cards in self.up]
        )


class Table:
    """The state of one hand. Seats count from 0: left of the button, in stud seat 1.

    Only events move chips and cards, in `see`: a table that sees the log of a hand from the beginning reaches the same
    state as the table of that hand. The dealer keeps the stub, the burns and the muck.

    stacks      chips in front of each seat; brought: the same before the hand
    totals      chips each seat has put in, without the dead money of a big blind ante
    wagers      chips each seat has put in during the current betting round
    live        whether each seat has not folded; players: how many have not
    own, up     own cards of each seat in the order received, and those of them that lie face up
    divided     seat -> its separate hands
    board       slot -> card, for cards in play; hidden: slots whose cards lie face down; aside: cards out of play
    boards      the boards of a bomb pot; the first one is `board`
    runs        the cards of every run-out; usually there is one, with `board`, `own` and `up`
    shows       whether players are asked to show or muck at the showdown; otherwise all show
    community   the card that replaces everybody's last street
    outcomes    roll, look or choice -> outcome id
    declared    seat -> the share it declared, or `both`; None without a declaration
    barred      seats that cannot win because they had to bet and did not
    carried     chips that stayed on the table from the deal before; left: chips that stay for the next deal
    paid        chips that have left the middle, without those paid into the next pot

    Until the settlement pays everything out, stacks and pot add up to the chips brought and carried.

    These are set while the hand is played, and cannot be restored from its events alone:

    rest        deals that may be repeated, and how often: `times`; see dealing.ask_run_outs
    compared    the compared hands of the first board; None before the showdown, or if there is none
    showdowns   the compared hands of every board
    rounds      number of betting rounds begun
    first       who was first to act in the last round; opener: who bet first in it
    waiting     seats still to act in the round after the one that is asked, in order
    log         the events, in order

    An open-face game also has these; a chip is a point, and without a cap a stack may become negative:

    bins          for each seat row id -> its cards, in the order placed, and how many more it takes; `own` has the cards not yet placed
    fantasyland   seat -> number of cards that it receives at once in this deal; next_deal: the same for the next deal
    scores        the score of each finished layout; pairs: the settlement of every two players
    points        what each seat receives in all; negative if it pays
    """

    __slots__ = (
        "aside", "asked_by", "barred", "before", "bins", "board", "boards", "bring_in_posted", "brought",
        "burned_ahead", "carried", "community", "dead", "dealer", "declared", "divided", "ended", "fantasyland",
        "first", "game", "hidden", "left", "live", "log", "next_deal", "opener", "outcomes", "own", "paid", "pairs",
        "players", "points", "rest", "rounds", "runs", "scores", "seat_one", "showdowns", "shows", "stacks",
        "stakes", "times", "totals", "unbet", "uncounted", "unposted", "up", "wagers", "waiting",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        stakes: Stakes,
        stacks: Sequence[int],
        dealer: Dealer,
        *,
        seat_one: int = 0,
        shows: bool = False,
        fantasyland: Mapping[int, int] | None = None,
    ):
        if not is_served(game, len(stacks)):
            low, high = seats_served(game)
            raise ValueError(f"{game.id} is for {low} to {high} players, not {len(stacks)}")
        if min(stacks) <= 0 and not game.open_face:
            raise ValueError("every seat needs at least one chip")
        n = len(stacks)
        self.game, self.stakes, self.dealer, self.seat_one = game, stakes, dealer, seat_one
        self.brought, self.shows = tuple(stacks), shows
        self.stacks, self.totals, self.wagers = list(stacks), [0] * n, [0] * n
        self.carried = self.left = self.paid = self.dead = self.bring_in_posted = 0
        self.live, self.players = [True] * n, n
        self.board: dict[str, int] = {}
        self.own: list[list[int]] = [[] for _ in stacks]
        self.up: list[list[int]] = [[] for _ in stacks]
        self.runs = [Lying(self.board, self.own, self.up)]
        self.before: Lying | None = None  # the cards on the table before the first run-out
        self.boards = [self.board, *({} for _ in range(1, stakes.bomb))]
        self.hidden: set[str] = set()
        self.aside: dict[str, int] = {}
        self.divided: dict[int, dict[str, Cards]] = {}
        self.community: Cards = ()
        self.outcomes: dict[str, str] = {}
        self.declared: dict[int, str] | None = None
        self.barred: set[int] = set()
        if game.open_face:
            empty = {row.id: Bin(0, row.cards) for row in self.rules.rows}
            self.bins = [dict(empty) for _ in stacks]
            self.fantasyland, self.points = dict(fantasyland or {}), [0] * n
            self.next_deal: dict[int, int] = {}
            self.scores: list[Score] = []
            self.pairs: list[Pairing] = []
        self.uncounted = self.unposted = self.rounds = self.first = 0
        self.opener: int | None = None
        self.waiting: list[int] = []
        self.asked_by = ""  # id of the last round with a rule of its own for who is first
        self.rest: tuple[Deal, ...] = ()
        self.times = 1
        self.burned_ahead = False  # whether an exposed card is the next burn
        self.unbet: dict[int, Cards | None] = {}  # see rounds._had_to_bet
        self.ended = ""  # why there is no showdown although several seats are in: carry-over, house-wins
        self.showdowns: list[Compared] = []
        self.log: list[Event] = []

    def tell(self, event: Event) -> None:
        """Adds an event to the log, and moves its chips and cards."""
        self.log.append(event)
        _MOVES[type(event)](self, event)

    def see(self, event: Event) -> None:
        """Moves the chips and cards of an event."""
        _MOVES[type(event)](self, event)

    def bare(self) -> Table:
        """The table before the first event."""
        there = self.fantasyland if self.game.open_face else None
        return Table(
            self.game, self.stakes, self.brought, self.dealer, seat_one=self.seat_one, fantasyland=there
        )

    def copy(self) -> Table:
        """A copy with the same chips and cards, for further events."""
        other = self.bare()
        for name in (
            "players",
            "carried",
            "left",
            "paid",
            "dead",
            "bring_in_posted",
            "community",
            "declared",
            "before",
        ):
            setattr(other, name, getattr(self, name))
        for name in (
            "stacks",
            "totals",
            "wagers",
            "live",
            "hidden",
            "aside",
            "outcomes",
            "barred",
            "divided",
        ):
            setattr(other, name, getattr(self, name).copy())
        other.runs = [run.copy() for run in self.runs]
        other.board, other.own, other.up = other.runs[0]
        other.boards = [other.board, *map(dict, self.boards[1:])]
        if self.game.open_face:
            other.bins = [dict(bins) for bins in self.bins]
            other.next_deal = dict(self.next_deal)
        return other

    def brought_by_runs(self) -> list[Lying]:
        """The cards that each run-out after the first has added, without `up`."""
        if len(self.runs) == 1:  # as usual, and asked at every moment of a hand
            return []
        before, nobody = self.before or self.runs[0], [list[int]() for _ in self.stacks]
        return [
            Lying(
                {slot: card for slot, card in run.board.items() if slot not in before.board},
                [without(own, held) for own, held in zip(run.own, before.own, strict=True)],
                nobody,
            )
            for run in self.runs[1:]
        ]

    @property
    def later(self) -> list[int]:
        """The cards of all boards and run-outs except the first."""
        cards = [card for board in self.boards[1:] for card in board.values()]
        for brought in self.brought_by_runs():
            cards += [*brought.board.values(), *(card for own in brought.own for card in own)]
        return cards

    def turned(self) -> Cards:
        """Own cards of all players that were dealt face up, in that order."""
        dealt = (event for event in self.log if isinstance(event, Dealt) and event.up)
        return tuple(card for event in dealt for card in event.cards[-event.up :])

    @property
    def rules(self) -> OpenFace:
        """The rules of an open-face game."""
        return rules_of(self.game)

    def pot(self) -> int:
        """Everything in the middle, the wagers of this round included."""
        return sum(self.totals) + self.dead + self.bring_in_posted + self.carried

    @property
    def middle(self) -> int:
        """The chips in the middle, without wagers in front of the seats; also valid while pots are being paid out."""
        return self.pot() - sum(self.wagers) - self.paid

    def pots(self) -> list[Pot]:
        return side_pots(self.totals, self.live, self.dead + self.bring_in_posted + self.carried)

    def seats_in(self) -> list[int]:
        return [seat for seat, live in enumerate(self.live) if live]

    def several_can_bet(self) -> bool:
        """Whether more than one player who is in still has chips."""
        found, live = False, self.live  # a loop for speed, as this is called before every deal
        for seat, chips in enumerate(self.stacks):
            if chips and live[seat]:
                if found:
                    return True
                found = True
        return False

    def number(self, seat: int) -> int:
        """The distance of a seat from seat 1."""
        return (seat - self.seat_one) % len(self.stacks)

    def dealing_order(self) -> list[int]:
        """The seats still in, in the order in which they receive cards."""
        seats = self.seats_in()
        return sorted(seats, key=self.number) if self.game.from_seat_one else seats

    def down(self, seat: int) -> Cards:
        """The seat's own cards that lie face down, during a run-out those of that run-out."""
        _, own, up = self.runs[-1]
        return tuple(without(own[seat], up[seat]))

    def held(self, seat: int) -> Held:
        return self.divided.get(seat) or tuple(self.own[seat])

    def ends(self) -> list[Lying]:
        """The cards to compare at the showdown, board by board: usually just the cards on the table."""
        return self.runs if len(self.runs) > 1 else [Lying(board, self.own, self.up) for board in self.boards]

    def layout(self, seat: int) -> dict[str, Cards]:
        """The rows of a seat in an open-face game."""
        return {row: there.lying for row, there in self.bins[seat].items()}

    @property
    def rows(self) -> list[dict[str, Cards]]:
        """The rows of every seat."""
        return [*map(self.layout, range(len(self.stacks)))]

    @property
    def compared(self) -> Compared | None:
        return self.showdowns[0] if self.showdowns else None

    @property
    def values(self) -> Mapping[str, Mapping[int, int]]:
        """Share id -> seat -> value of its hand; empty without a showdown."""
        return self.compared.values if self.compared else {}


# How events move chips and cards


def _carried(table: Table, event: events.Carried) -> None:
    table.carried += event.chips


def _posted(table: Table, event: events.Posted) -> None:
    seat, what, chips = event.seat, event.what, event.chips
    table.stacks[seat] -= chips
    if what == "bring-in":
        table.bring_in_posted += chips
    elif what == "dead-blind" or (what in ANTES and table.stakes.antes_are_dead(table.game)):
        table.dead += chips
    else:
        table.totals[seat] += chips
        if what not in ANTES:
            table.wagers[seat] += chips


def _brought_in(table: Table, event: events.BringInTaken) -> None:
    table.bring_in_posted -= event.chips
    table.totals[event.seat] += event.chips
    table.wagers[event.seat] += event.chips


def _acted(table: Table, event: events.Acted) -> None:
    seat, chips = event.seat, event.chips
    if chips:
        table.stacks[seat] -= chips
        table.totals[seat] += chips
        table.wagers[seat] = event.total
    elif event.verb == "fold":
        table.live[seat] = False
        table.players -= 1


def _killed(table: Table, event: events.Killed) -> None:
    chips = event.chips - event.back
    table.stacks[event.seat] -= chips
    table.totals[event.seat] += chips
    table.wagers[event.seat] += chips
    table.live[event.seat] = False
    table.players -= 1


def _out(table: Table, event: events.Mucked | events.WordSaid | events.Beaten) -> None:
    table.live[event.seat] = False
    table.players -= 1


def _returned(table: Table, event: events.Returned) -> None:
    """Returns chips of a wager, or of an ante if there are no wagers yet."""
    seat, chips = event.seat, event.chips
    if table.wagers[seat] >= chips:
        table.wagers[seat] -= chips
    _refunded(table, event)


def _refunded(table: Table, event: events.Returned | events.Refunded) -> None:
    table.totals[event.seat] -= event.chips
    table.stacks[event.seat] += event.chips


def _gathered(table: Table, event: events.Gathered) -> None:
    table.wagers = [0] * len(table.stacks)


def _won(table: Table, event: events.Won) -> None:
    table.stacks[event.seat] += event.chips
    table.paid += event.chips


def _matched(table: Table, event: events.Matched) -> None:
    table.stacks[event.seat] -= event.chips
    table.paid -= event.chips


def _left(table: Table, event: events.LeftOver) -> None:
    table.left = event.chips


def _barred(table: Table, event: events.Barred) -> None:
    table.barred.add(event.seat)


def _paid(table: Table, event: events.Paid) -> None:
    table.stacks[event.seat] += event.points
    table.stacks[event.other] -= event.points


def _to_fantasyland(table: Table, event: events.ToFantasyland) -> None:
    table.next_deal[event.seat] = event.cards


def _dealt(table: Table, event: events.Dealt) -> None:
    lying = table.runs[-1]
    lying.own[event.seat] += event.cards
    if event.up:
        lying.up[event.seat] += event.cards[-event.up :]


def _flashed(table: Table, event: events.Flashed) -> None:
    """An exposed card is replaced, or trades places with the door card, which then is face down, or it stays."""
    own = table.own[event.seat]
    place = own.index(event.card)
    if event.received:
        own[place] = event.received[0]
    elif table.up[event.seat]:
        own[place], own[place + 1] = own[place + 1], event.card
        table.up[event.seat][0] = event.card


def _run_out(table: Table, event: events.RunOut) -> None:
    if event.number == 1:
        table.before = table.runs[0].copy()
    elif table.before is not None:
        table.runs.append(table.before.copy())


def _opened(table: Table, event: events.Opened | events.Laid) -> None:
    board = table.runs[-1].board
    if len(table.boards) > 1:
        board = next(board for board in table.boards if event.slots[0] not in board)
    for place, slot in enumerate(event.slots):
        board[slot] = event.cards[place]


def _laid(table: Table, event: events.Laid) -> None:
    _opened(table, event)
    table.hidden |= set(event.slots)


def _turned_up(table: Table, event: events.TurnedUp) -> None:
    table.hidden -= set(event.slots)


def _removed(table: Table, event: events.Removed) -> None:
    for slot in event.slots:
        table.aside[slot] = table.board.pop(slot)


def _community(table: Table, event: events.Community) -> None:
    table.community = (event.card,)


def _decided(table: Table, event: events.Rolled | events.Looked) -> None:
    table.outcomes[event.step] = event.outcome


def _drew(table: Table, event: events.Drew) -> None:
    seat, received = event.seat, event.received
    table.own[seat] = [*without(table.own[seat], event.thrown), *received]
    table.up[seat] = [*without(table.up[seat], event.thrown), *received[len(received) - event.up :]]


def _took(table: Table, event: events.Took) -> None:
    table.own[event.seat] += event.cards
    table.up[event.seat] += event.cards[: event.up]


def _turned(table: Table, event: events.Turned) -> None:
    table.up[event.seat].append(event.card)


def _passed(table: Table, event: events.Passed) -> None:
    table.own[event.seat] = without(table.own[event.seat], event.cards)
    table.up[event.seat] = without(table.up[event.seat], event.cards)
    table.own[event.to] += event.cards


def _put(table: Table, event: events.CardsPut) -> None:
    seat = event.seat
    if event.verb.event == "divided":
        table.divided[seat] = event.bins
    elif event.verb.event == "exposed":
        table.up[seat] += event.cards
    else:
        table.own[seat] = without(table.own[seat], event.cards)
        table.up[seat] = without(table.up[seat], event.cards)


def _said(table: Table, event: events.WordSaid) -> None:
    if event.verb.event == "chosen":
        table.outcomes[event.step] = event.word
    elif event.verb.event == "declared":
        table.declared = {**(table.declared or {}), event.seat: event.word}
    elif event.word == OUT:
        _out(table, event)


def _placed(table: Table, event: events.Placed) -> None:
    bins = table.bins[event.seat]
    for row, cards in event.rows.items():
        _, free, lying = bins[row]
        bins[row] = Bin(0, free - len(cards), lying + cards)
    table.own[event.seat] = []


def _shown(table: Table, event: events.Shown) -> None:
    """Replaces own cards that nobody had seen by the cards shown, in every run-out."""
    seat = event.seat
    seen = dict(zip(table.own[seat], event.cards, strict=True))
    for lying in (*table.runs, *([table.before] if table.before else [])):
        for cards in (lying.own, lying.up):
            cards[seat] = [seen.get(card, card) for card in cards[seat]]
    if seat in table.divided:
        hands = table.divided[seat]
        table.divided[seat] = {name: tuple(seen[card] for card in held) for name, held in hands.items()}


def _nothing(table: Table, event: Event) -> None:
    """For events that move nothing on the table."""


_MOVES: dict[type[Event], Callable[[Table, Any], None]] = {
    events.Carried: _carried, events.Posted: _posted, events.BringInTaken: _brought_in, events.Acted: _acted, events.Killed: _killed,
    events.Returned: _returned, events.Refunded: _refunded, events.Gathered: _gathered, events.Won: _won,
    events.Matched: _matched, events.LeftOver: _left, events.Barred: _barred, events.Mucked: _out, events.Shown: _shown,
    events.Dealt: _dealt, events.Extra: _dealt, events.Flashed: _flashed, events.RunOut: _run_out,
    events.Opened: _opened, events.Laid: _laid, events.TurnedUp: _turned_up, events.Removed: _removed,
    events.Community: _community, events.Rolled: _decided, events.Looked: _decided, events.Drew: _drew,
    events.Took: _took, events.Turned: _turned, events.Beaten: _out, events.Passed: _passed, events.CardsPut: _put, events.WordSaid: _said,
    events.Placed: _placed, events.Paid: _paid, events.ToFantasyland: _to_fantasyland,
    **dict.fromkeys((events.Burned, events.Shuffled, events.OnBoard, events.Fouled), _nothing),
}  # fmt: skip

# Kind of step -> a generator that plays it: it yields questions, and receives their answers.
Plays = dict[type[Step], Callable[[Table, Any], Iterable[Decision]]]
