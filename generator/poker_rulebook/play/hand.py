"""One hand of any game: a small state machine that asks, checks the answer and writes down what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import in_force
from poker_rulebook.book.steps import DealToBoard
from poker_rulebook.play import boards, dealing, declaring, exchanges, questions, rounds, runouts, showing
from poker_rulebook.play.actions import Decision
from poker_rulebook.play.comparing import Compared
from poker_rulebook.play.course import Course
from poker_rulebook.play.dealer import Dealer
from poker_rulebook.play.events import Carried
from poker_rulebook.play.posting import post
from poker_rulebook.play.pots import Pot, side_pots
from poker_rulebook.play.settlement import settle
from poker_rulebook.play.showdown import Cards, Held
from poker_rulebook.play.stakes import Stakes

STEPS = {
    "deal": dealing.deal,
    "bet": rounds.bet,
    "draw": exchanges.draw,
    "discard": exchanges.discard,
    "divide": exchanges.divide,
    "expose": exchanges.expose,
    "turn-up": boards.turn_up,
    "remove": boards.remove,
    "roll": questions.roll,
    "look": questions.look,
    "choose": questions.choose,
    "declare": declaring.declare,
}


class Hand(Course):
    """One hand in progress. Seats count from 0: left of the button, in stud seat 1.

    decision    what somebody is asked now; None when the hand is over
    stacks      chips in front of each seat; brought: those before the hand
    totals      chips each seat has put in, without the dead money of a big blind ante
    wagers      those of the betting round in progress
    live        who has not folded; `players` of them
    own, up     own cards in the order received; those of them that lie face up
    divided     seat -> its separate hands
    board       slot -> card, those in play; aside: those that are not any more
    run_outs    every board, where the rest of it was dealt more than once; see runouts
    shows       whether players are asked to show or muck at the showdown; else all show
    community   a card that stands for everybody's last street
    outcomes    roll, look or choice -> outcome id
    declared    seat -> the share it declared, or `both`; None without a declaration
    compared    the hands of the showdown; None before it and without one
    rounds      betting rounds begun
    first       who was first to act in the last of them; opener: who bet first in it
    carried     chips that stayed on the table from the deal before; left: those that stay for the next
    log         events, in order

    Until the settlement pays everything out, stacks and pot add up to what was brought and carried.
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
    ):
        if not game.players[0] <= len(stacks) <= game.players[1]:
            raise ValueError(
                f"{game.id} is for {game.players[0]} to {game.players[1]} players, not {len(stacks)}"
            )
        if min(stacks) <= 0:
            raise ValueError("every seat needs at least one chip")
        n = len(stacks)
        self.game, self.stakes, self.dealer, self.seat_one = game, stakes, dealer, seat_one
        self.brought = tuple(stacks)
        self.stacks, self.totals, self.wagers = list(stacks), [0] * n, [0] * n
        self.carried, self.left, self.shows = carried, 0, shows
        self.dead = self.uncounted = self.unposted = self.bring_in_posted = self.rounds = self.first = 0
        self.opener: int | None = None
        self.live, self.players = [True] * n, n
        self.own: list[list[int]] = [[] for _ in range(n)]
        self.up: list[list[int]] = [[] for _ in range(n)]
        self.divided: dict[int, dict[str, Cards]] = {}
        self.board: dict[str, int] = {}
        self.aside: dict[str, int] = {}
        self.run_outs: list[dict[str, int]] = []
        self.rest: tuple[DealToBoard, ...] = ()  # deals that may come more than once; see runouts
        self.community: Cards = ()
        self.outcomes: dict[str, str] = {}
        self.declared: dict[int, str] | None = None
        self.unbet: dict[int, tuple[int, ...] | None] = {}  # see restrictions.note_unbet
        self.barred: set[int] = set()  # who cannot win because of that; see settlement
        self.ended = ""  # why there is no showdown although several are in: carry-over, house-wins
        self.compared: Compared | None = None
        self._begin()

    def _play(self) -> Iterator[Decision]:
        if self.carried:
            self.log.append(Carried(self.carried))
        post(self)
        for number, step in enumerate(self.game.play):
            if isinstance(step, DealToBoard):
                runouts.ask(self, number)
            if in_force(step.when, self.outcomes):
                yield from STEPS[step.do](self, step)
            if self.players == 1 or self.ended:
                break
        else:
            runouts.deal_again(self)
        if self.shows and self.players > 1 and not self.ended:
            yield from showing.show(self)
        settle(self)

    def put(self, seat: int, chips: int) -> int:
        """Move chips from a stack to the middle; fewer when the stack is shorter. Gives how many."""
        paid = min(chips, self.stacks[seat])
        self.stacks[seat] -= paid
        self.totals[seat] += paid
        return paid

    def pot(self) -> int:
        """Everything in the middle, the wagers of this round included."""
        return sum(self.totals) + self.dead + self.bring_in_posted + self.carried

    def pots(self) -> list[Pot]:
        return side_pots(self.totals, self.live, self.dead + self.bring_in_posted + self.carried)

    def seats_in(self) -> list[int]:
        return [seat for seat, live in enumerate(self.live) if live]

    def number(self, seat: int) -> int:
        """How far the seat is from seat 1."""
        return (seat - self.seat_one) % len(self.stacks)

    def dealing_order(self) -> list[int]:
        """Seats still in, in the order in which they receive cards."""
        seats = self.seats_in()
        return sorted(seats, key=self.number) if self.game.from_seat_one else seats

    def down(self, seat: int) -> Cards:
        """The seat's own cards that lie face down."""
        return tuple(card for card in self.own[seat] if card not in self.up[seat])

    def held(self, seat: int) -> Held:
        return self.divided.get(seat) or tuple(self.own[seat])

    @property
    def values(self) -> dict[str, dict[int, int]]:
        """Share id -> seat -> value of its hand; empty without a showdown."""
        return self.compared.values if self.compared else {}
