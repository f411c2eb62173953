"""What lies on the table in the middle of a hand: chips, cards, and what has happened so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import OpenFace
from poker_rulebook.book.steps import Deal, Step
from poker_rulebook.cards import Cards, without
from poker_rulebook.play.comparing import Compared, Held
from poker_rulebook.play.dealer import Dealer
from poker_rulebook.play.events import Dealt, Event
from poker_rulebook.play.pots import Pot, side_pots
from poker_rulebook.play.questions import Decision
from poker_rulebook.play.rows import Pairing, Score, rules_of
from poker_rulebook.play.stakes import Stakes


class Final(NamedTuple):
    """A board and own cards at the showdown, seat by seat."""

    board: dict[str, int]
    own: list[list[int]]


class Table:
    """The state of one hand, for the steps to change. Seats count from 0: left of the button, in stud seat 1.

    stacks      chips in front of each seat; brought: those before the hand
    totals      chips each seat has put in, without the dead money of a big blind ante
    wagers      those of the betting round in progress
    live        who has not folded; `players` of them
    own, up     own cards in the order received; those of them that lie face up
    divided     seat -> its separate hands
    board       slot -> card, those in play; aside: those that are not any more
    boards      those of a bomb pot with several; the first of them is `board`
    rest        deals that may come more than once, and how often: `times`; see dealing.ask_run_outs
    later       cards that lie on those boards, or came in those run-outs, that are not the first
    finals      boards and own cards to be compared, where there are several: of each board, of each run-out
    shows       whether players are asked to show or muck at the showdown; else all show
    community   a card that stands for everybody's last street
    outcomes    roll, look or choice -> outcome id
    declared    seat -> the share it declared, or `both`; None without a declaration
    compared    the hands of the showdown, of the first board; None before it and without one
    showdowns   all of them, board by board
    rounds      betting rounds begun
    first       who was first to act in the last of them; opener: who bet first in it
    carried     chips that stayed on the table from the deal before; left: those that stay for the next
    log         events, in order

    Until the settlement pays everything out, stacks and pot add up to what was brought and carried.

    Of an open-face game, where a chip is a point, and stacks are negative where points are owed without a cap:

    rows          of each seat: row id -> cards that lie there, in the order placed; `own` are those not yet placed
    fantasyland   seat -> cards that it receives at once in this deal; next_deal: the same for the next one
    scores        of each seat, when the layouts are finished; pairs: every two players, settled
    points        what each seat receives in all; negative for what it pays
    """

    def __init__(
        self,
        game: Game,
        stakes: Stakes,
        stacks: Sequence[int],
        dealer: Dealer,
        *,
        carried: int = 0,
        seat_one: int = 0,
        shows: bool = False,
        fantasyland: Mapping[int, int] | None = None,
    ):
        low, high = game.players
        if not low <= len(stacks) <= high:
            raise ValueError(f"{game.id} is for {low} to {high} players, not {len(stacks)}")
        if min(stacks) <= 0 and not game.open_face:
            raise ValueError("every seat needs at least one chip")
        n = len(stacks)
        self.game, self.stakes, self.dealer, self.seat_one = game, stakes, dealer, seat_one
        self.brought = tuple(stacks)
        self.stacks, self.totals, self.wagers = list(stacks), [0] * n, [0] * n
        self.carried, self.left, self.shows = carried, 0, shows
        self.dead = self.uncounted = self.unposted = self.bring_in_posted = self.rounds = self.first = 0
        self.opener: int | None = None
        self.asked_by = ""  # the last round that says itself who is first
        self.live, self.players = [True] * n, n
        self.own: list[list[int]] = [[] for _ in stacks]
        self.up: list[list[int]] = [[] for _ in stacks]
        self.divided: dict[int, dict[str, Cards]] = {}
        self.board: dict[str, int] = {}
        self.aside: dict[str, int] = {}
        self.boards = [self.board, *({} for _ in range(1, stakes.bomb))]
        self.rest: tuple[Deal, ...] = ()
        self.times = 1
        self.finals: list[Final] = []
        self.later: list[int] = []
        self.burned_ahead = False  # an exposed card is the next burn
        self.community: Cards = ()
        self.outcomes: dict[str, str] = {}
        self.declared: dict[int, str] | None = None
        self.unbet: dict[int, Cards | None] = {}  # see rounds._note_unbet
        self.barred: set[int] = set()  # who cannot win because of that; see settlement
        self.ended = ""  # why there is no showdown although several are in: carry-over, house-wins
        self.showdowns: list[Compared] = []
        self.log: list[Event] = []
        if game.open_face:
            self.rows: list[dict[str, list[int]]] = [{row.id: [] for row in self.rules.rows} for _ in stacks]
            self.fantasyland, self.next_deal = dict(fantasyland or {}), dict[int, int]()
            self.scores, self.pairs, self.points = list[Score](), list[Pairing](), [0] * n
        self.begin()

    def begin(self) -> None:
        """What happens as soon as everything lies there: nothing on a table that nobody plays at."""

    def turned(self) -> Cards:
        """Own cards of all players that were dealt face up, in that order."""
        dealt = (event for event in self.log if isinstance(event, Dealt) and event.up)
        return tuple(card for event in dealt for card in event.cards[-event.up :])

    @property
    def rules(self) -> OpenFace:
        """Those of an open-face game."""
        return rules_of(self.game)

    def put(self, seat: int, chips: int) -> int:
        """Move chips from a stack to the middle; fewer when the stack is shorter. Gives how many."""
        stack = self.stacks[seat]
        paid = chips if chips < stack else stack
        self.stacks[seat] = stack - paid
        self.totals[seat] += paid
        return paid

    def fold(self, seat: int) -> None:
        """The seat is out, and its cards are mucked."""
        self.live[seat] = False
        self.players -= 1
        self.dealer.muck += self.own[seat]

    def pot(self) -> int:
        """Everything in the middle, the wagers of this round included."""
        return sum(self.totals) + self.dead + self.bring_in_posted + self.carried

    def pots(self) -> list[Pot]:
        return side_pots(self.totals, self.live, self.dead + self.bring_in_posted + self.carried)

    def seats_in(self) -> list[int]:
        return [seat for seat, live in enumerate(self.live) if live]

    def several_can_bet(self) -> bool:
        """Whether more than one player who is in has chips."""
        found = False  # and a loop, as it is asked before every deal
        for chips, live in zip(self.stacks, self.live, strict=True):
            if chips and live:
                if found:
                    return True
                found = True
        return False

    def number(self, seat: int) -> int:
        """How far the seat is from seat 1."""
        return (seat - self.seat_one) % len(self.stacks)

    def dealing_order(self) -> list[int]:
        """Seats still in, in the order in which they receive cards."""
        seats = self.seats_in()
        return sorted(seats, key=self.number) if self.game.from_seat_one else seats

    def down(self, seat: int) -> Cards:
        """The seat's own cards that lie face down."""
        return tuple(without(self.own[seat], self.up[seat]))

    def held(self, seat: int) -> Held:
        return self.divided.get(seat) or tuple(self.own[seat])

    def ends(self) -> list[Final]:
        """What is compared at the showdown: usually the board and the cards as they lie."""
        return self.finals or [Final(board, self.own) for board in self.boards]

    def layout(self, seat: int) -> dict[str, Cards]:
        """The rows of a seat in an open-face game."""
        return {row: tuple(cards) for row, cards in self.rows[seat].items()}

    @property
    def compared(self) -> Compared | None:
        return self.showdowns[0] if self.showdowns else None

    @property
    def values(self) -> Mapping[str, Mapping[int, int]]:
        """Share id -> seat -> value of its hand; empty without a showdown."""
        return self.compared.values if self.compared else {}


# What a kind of step does: it yields the questions that it asks, and receives their answers.
Plays = dict[type[Step], Callable[[Table, Any], Iterable[Decision]]]
