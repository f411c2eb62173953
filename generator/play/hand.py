"""One hand of any game: a small state machine that asks, checks the answer and writes down what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.book.model import Game, Share
from generator.cards import HEIGHT
from generator.play import dealing, exchanges, rounds
from generator.play.actions import Action, Decision, Fold, IllegalAction, refusal
from generator.play.dealer import Dealer
from generator.play.events import Event, Won
from generator.play.posting import post
from generator.play.pots import Pot, awards, side_pots
from generator.play.showdown import (
    Cards,
    Held,
    best_of,
    board_groups,
    in_force,
    own_for,
    shares_in_force,
    value_of,
)
from generator.play.stakes import Stakes

STEPS = {
    "deal": dealing.deal,
    "bet": rounds.bet,
    "draw": exchanges.draw,
    "discard": exchanges.discard,
    "divide": exchanges.divide,
    "roll": dealing.roll,
}


class Hand:
    """One hand in progress. Seats count from 0: left of the button, in stud seat 1.

    decision    what somebody is asked now; None when the hand is over
    stacks      chips in front of each seat
    totals      chips each seat has put in, without the dead money of a big blind ante
    wagers      those of the betting round in progress
    live        who has not folded; `players` of them
    own, up     own cards in the order received; those of them that lie face up
    divided     seat -> its separate hands
    board       slot -> card
    community   a card that stands for everybody's last street
    outcomes    roll id -> outcome id
    values      share id -> seat -> value of its hand; empty before the showdown and without one
    rounds      betting rounds begun
    first       who was first to act in the last of them
    log         events, in order

    Until the settlement pays everything out, stacks, totals and dead money add up to what was brought.
    """

    def __init__(self, game: Game, stakes: Stakes, stacks: Sequence[int], dealer: Dealer):
        if not game.players[0] <= len(stacks) <= game.players[1]:
            raise ValueError(
                f"{game.id} is for {game.players[0]} to {game.players[1]} players, not {len(stacks)}"
            )
        if min(stacks) <= 0:
            raise ValueError("every seat needs at least one chip")
        n = len(stacks)
        self.game, self.stakes, self.dealer = game, stakes, dealer
        self.stacks, self.totals, self.wagers = list(stacks), [0] * n, [0] * n
        self.dead = self.unposted = self.rounds = self.first = 0
        self.live, self.players = [True] * n, n
        self.own: list[list[int]] = [[] for _ in range(n)]
        self.up: list[list[int]] = [[] for _ in range(n)]
        self.divided: dict[int, dict[str, Cards]] = {}
        self.board: dict[str, int] = {}
        self.community: Cards = ()
        self.outcomes: dict[str, str] = {}
        self.values: dict[str, dict[int, int]] = {}
        self.log: list[Event] = []
        self.answer: Action = Fold()
        self._course = self._play()
        self.decision: Decision | None = next(self._course, None)

    def act(self, action: Action) -> None:
        """Answer the decision. Raises IllegalAction, and changes nothing, when the rules do not allow it."""
        if self.decision is None:
            raise IllegalAction("the hand is over")
        reason = refusal(self.decision, action)
        if reason:
            raise IllegalAction(reason)
        self.answer = action
        self.decision = next(self._course, None)

    def _play(self) -> Iterator[Decision]:
        post(self)
        for step in self.game.play:
            if in_force(step.when, self.outcomes):
                yield from STEPS[step.do](self, step)
            if self.players == 1:
                break
        self._settle()

    def put(self, seat: int, chips: int) -> int:
        """Move chips from a stack to the middle; fewer when the stack is shorter. Gives how many."""
        paid = min(chips, self.stacks[seat])
        self.stacks[seat] -= paid
        self.totals[seat] += paid
        return paid

    def pot(self) -> int:
        """Everything in the middle, the wagers of this round included."""
        return sum(self.totals) + self.dead

    def pots(self) -> list[Pot]:
        return side_pots(self.totals, self.live, self.dead)

    def seats_in(self) -> list[int]:
        return [seat for seat, live in enumerate(self.live) if live]

    def held(self, seat: int) -> Held:
        return self.divided.get(seat) or tuple(self.own[seat])

    def best(self, share: Share, seat: int) -> tuple[int, Cards]:
        """Value and cards of the seat's hand for a share; (0, ()) when it does not qualify."""
        groups = board_groups(self.game, share, self.board, self.outcomes)
        return best_of(share, own_for(share, self.held(seat), self.community), groups)

    def _settle(self) -> None:
        pots = self.pots()
        if self.players == 1:
            winner = self.live.index(True)
            for number, pot in enumerate(pots):
                self._win(number, "", winner, pot.chips)
        else:
            shares = shares_in_force(self.game, self.outcomes)
            self.values = {share.id: self._values(share) for share in shares}
            for award in awards(self.game, shares, pots, self.values, self._deciding_cards):
                self._win(award.pot, award.share, award.seat, award.chips)

    def _values(self, share: Share) -> dict[int, int]:
        groups = board_groups(self.game, share, self.board, self.outcomes)
        seats = self.seats_in()
        return {s: value_of(share, own_for(share, self.held(s), self.community), groups) for s in seats}

    def _deciding_cards(self, share: Share, seat: int) -> list[int]:
        return sorted((HEIGHT[card] for card in self.best(share, seat)[1]), reverse=True)

    def _win(self, pot: int, share: str, seat: int, chips: int) -> None:
        self.stacks[seat] += chips
        self.log.append(Won(pot, share, seat, chips))
