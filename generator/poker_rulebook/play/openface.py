"""One deal of an open-face game: cards are laid in rows, and every two players settle points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Place, only
from poker_rulebook.play.actions import Decision, ToPlace
from poker_rulebook.play.course import Course
from poker_rulebook.play.dealer import Dealer
from poker_rulebook.play.events import Dealt, Fouled, Paid, Placed, ToFantasyland
from poker_rulebook.play.rows import Pairing, Score, next_fantasyland, pairings, payments, scored, settled

IN_FANTASYLAND = "fantasyland"  # the step in which a player there lays all cards


class Deal(Course):
    """A deal in progress. Seats count from 0, left of the button.

    decision      what somebody is asked now; None when the deal is over
    stacks        chips in front of each seat, one chip a point; negative where points are owed without a cap
    rows          of each seat: row id -> cards that lie there, in the order placed
    own           of each seat: cards received and not yet placed
    scores        of each seat, when the layouts are finished
    pairs         every two players, settled
    points        what each seat receives in all; negative for what it pays
    fantasyland   seat -> cards that it receives at once in this deal
    next_deal     the same for the next deal
    """

    OVER = "the deal is over"

    def __init__(
        self,
        game: Game,
        stacks: Sequence[int],
        dealer: Dealer,
        *,
        fantasyland: Mapping[int, int] | None = None,
    ):
        low, high = game.players
        if not low <= len(stacks) <= high:
            raise ValueError(f"{game.id} is for {low} to {high} players, not {len(stacks)}")
        self.game, self.rules, self.dealer = game, game.open_face, dealer
        self.stacks, self.brought = list(stacks), tuple(stacks)
        self.rows = [{row.id: [] for row in self.rules.rows} for _ in stacks]
        self.own: list[list[int]] = [[] for _ in stacks]
        self.fantasyland = dict(fantasyland or {})
        self.scores: list[Score] = []
        self.pairs: list[Pairing] = []
        self.points = [0] * len(stacks)
        self.next_deal: dict[int, int] = {}
        self._begin()

    def _play(self) -> Iterator[Decision]:
        there = sorted(self.fantasyland)
        for seat in there:
            self._receive(IN_FANTASYLAND, [seat], self.fantasyland[seat], up=False)
        for seat in there:
            yield from self._place(IN_FANTASYLAND, seat, self.rules.cards)
        for step in only(Place, self.game.play):
            for _ in range(step.rounds):
                yield from self._round(step)
        self._settle()

    def _round(self, step: Place) -> Iterator[Decision]:
        seats = [seat for seat in range(len(self.stacks)) if seat not in self.fantasyland]
        if step.dealt != "on-turn":
            self._receive(step.id, seats, step.receive, up=step.dealt == "face-up")
        for seat in seats:
            if step.dealt == "on-turn":
                self._receive(step.id, [seat], step.receive, up=False)
            yield from self._place(step.id, seat, step.place)

    def _receive(self, step: str, seats: Sequence[int], count: int, *, up: bool) -> None:
        received: dict[int, list[int]] = {seat: [] for seat in seats}
        for _ in range(count):
            for seat in seats:
                received[seat].append(self.dealer.take(seat))
        for seat, cards in received.items():
            self.own[seat] += cards
            self.log.append(Dealt(step, seat, tuple(cards), len(cards) if up else 0))

    def _place(self, step: str, seat: int, count: int) -> Iterator[ToPlace]:
        rows = self.rows[seat]
        free = {row.id: row.cards - len(rows[row.id]) for row in self.rules.rows}
        placed = {name: tuple(cards) for name, cards in rows.items()}
        yield ToPlace(seat, step, count, tuple(self.own[seat]), free, placed)
        laid = self.answer.rows
        for row, cards in laid.items():
            rows[row] += cards
        used = {card for cards in laid.values() for card in cards}
        thrown = tuple(card for card in self.own[seat] if card not in used)
        self.own[seat] = []
        self.dealer.muck += thrown
        self.log.append(
            Placed(step, seat, {row: tuple(cards) for row, cards in laid.items() if cards}, thrown)
        )

    def layout(self, seat: int) -> dict[str, tuple[int, ...]]:
        return {row: tuple(cards) for row, cards in self.rows[seat].items()}

    def _settle(self) -> None:
        seats = range(len(self.stacks))
        self.scores = [scored(self.rules, self.layout(seat)) for seat in seats]
        self.log += [Fouled(seat) for seat in seats if self.scores[seat].fouled]
        self.pairs = pairings(self.rules, self.scores)
        self.points = settled(self.rules, self.pairs, self.brought)
        for pair, chips in zip(self.pairs, payments(self.rules, self.pairs, self.brought), strict=True):
            if chips:
                winner, payer = (pair.first, pair.second)[:: 1 if chips > 0 else -1]
                self.log.append(Paid(winner, payer, abs(chips)))
        for seat in seats:
            self.stacks[seat] += self.points[seat]
            there = seat in self.fantasyland
            cards = next_fantasyland(self.rules, self.scores[seat], there=there)
            if cards:
                self.next_deal[seat] = cards
                self.log.append(ToFantasyland(seat, cards))
