"""What lies on the table after each event of a hand, from its events alone: chips, cards, and who is in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet
from poker_rulebook.cards import without
from poker_rulebook.play import events as e
from poker_rulebook.play.choosing import OUT, STAY
from poker_rulebook.play.exchanges import DISCARD, DIVIDE, EXPOSE, REFUSE

IN_THE_MIDDLE = ("ante", "dead-blind", "big-blind-ante", "button-ante", "bring-in")  # posts that are no wager
ROUND_IS_OVER = (e.Took, e.Won, e.OnBoard, e.Matched, e.LeftOver, e.Barred, e.Refunded, e.Shown, e.Mucked)


class Retraced:
    """A hand or a deal that is seen event by event, from before the first one.

    stacks, bets    chips of each seat, and those in front of it; pot: those in the middle
    own, up         own cards, and those of them that lie face up; parts: hands that they are divided into, or rows
    again           own cards of every run-out after the first, seat by seat
    boards          slot -> card, of several boards or run-outs one after the other
    down, aside     slots whose cards lie face down, or are out of play

    Stacks, bets and pot add up to the same at every moment.
    """

    def __init__(self, game: Game, brought: Sequence[int]) -> None:
        seats = range(len(brought))
        self.game, self.pot, self.boards = game, 0, [dict[str, int]()]
        self.again: list[dict[int, tuple[int, ...]]] = []
        self.down, self.aside, self.community = set[str](), set[str](), list[int]()
        self.stacks, self.bets, self.live = list(brought), [0 for _ in seats], [True for _ in seats]
        self.own: list[list[int]] = [[] for _ in seats]
        self.up: list[list[int]] = [[] for _ in seats]
        self.parts: list[dict[str, tuple[int, ...]]] = [{} for _ in seats]
        self._dealt: dict[tuple[str, int], int] = {}
        self._rounds: Mapping[str, int] = self._rounds_before()
        self._closed = 0

    def _rounds_before(self) -> dict[str, int]:
        """Step -> how many betting rounds come before it."""
        found, rounds = {}, 0
        for step in self.game.play:
            found[step.id] = rounds
            rounds += isinstance(step, Bet)
        return found

    def see(self, event: e.Event) -> None:
        rounds = self._rounds.get(getattr(event, "step", ""), 0)
        if rounds > self._closed or isinstance(event, ROUND_IS_OVER):
            self._closed = max(rounds, self._closed)
            self.gather()
        if isinstance(event, (e.Opened, e.Laid, e.TurnedUp, e.Removed)):
            self._see_board(event)
        elif isinstance(event, (e.Dealt, e.Flashed, e.Drew, e.Took, e.Passed, e.CardsPut, e.Placed, e.Shown)):
            self._see_cards(event)
        else:
            self._see_chips(event)

    def gather(self) -> None:
        """The chips in front of the seats come to the middle, when a betting round is over."""
        self.pot += sum(self.bets)
        self.bets = [0] * len(self.bets)

    def _see_board(self, event: e.Opened | e.Laid | e.TurnedUp | e.Removed) -> None:
        if isinstance(event, e.TurnedUp):
            self.down -= set(event.slots)
        elif isinstance(event, e.Removed):
            self.aside |= set(event.slots)
        else:
            free = (board for board in self.boards if not set(board) & set(event.slots))
            board = next(free, None)
            if board is None:
                self.boards.append(board := {})
            board.update(zip(event.slots, event.cards, strict=True))
            self.down |= set(event.slots) if isinstance(event, e.Laid) else set()

    def _see_cards(
        self, event: e.Dealt | e.Flashed | e.Drew | e.Took | e.Passed | e.CardsPut | e.Placed | e.Shown
    ) -> None:
        seat, own = event.seat, self.own[event.seat]
        if isinstance(event, e.Dealt):
            self._receive(event)
        elif isinstance(event, e.Flashed):
            if event.received:
                own[own.index(event.card)] = event.received[0]
            else:
                self._is_door_card(seat, event.card)
        elif isinstance(event, e.Drew):
            self.own[seat] = without(own, event.thrown) + [*event.received]
        elif isinstance(event, e.Took):
            own += event.cards
            self.up[seat] += event.cards[: event.up]
        elif isinstance(event, e.Passed):
            self.own[seat] = without(own, event.cards)
            self.own[event.to] += event.cards
        elif isinstance(event, e.Placed):
            self.own[seat] = []
            self.parts[seat] |= {
                row: (*self.parts[seat].get(row, ()), *cards) for row, cards in event.rows.items()
            }
        elif isinstance(event, e.Shown):
            self.own[seat] = list(event.cards)
        elif event.verb is REFUSE and not event.cards:
            self.up[seat].append(own[-1])
        elif event.verb in (DISCARD, REFUSE):
            self.own[seat] = without(own, event.cards)
            self.up[seat] = without(self.up[seat], event.cards)
        elif event.verb is EXPOSE:
            self.up[seat] += event.cards
        elif event.verb is DIVIDE:
            self.parts[seat] = dict(event.bins)

    def _receive(self, event: e.Dealt) -> None:
        """Cards of a run-out after the first are kept apart."""
        key = event.step, event.seat
        times = 0 if self.game.open_face else self._dealt.get(key, 0)
        if isinstance(event, e.Extra):
            times -= 1  # it belongs to the cards dealt just before
        else:
            self._dealt[key] = times + 1
        if times:
            self.again += [{}] if len(self.again) < times else []
            before = self.again[times - 1].get(event.seat, ())
            self.again[times - 1][event.seat] = (*before, *event.cards)
            return
        self.own[event.seat] += event.cards
        self.up[event.seat] += event.cards[len(event.cards) - event.up :]

    def _is_door_card(self, seat: int, card: int) -> None:
        """A card that the dealer has exposed lies where the door card would, which stays face down."""
        own = self.own[seat]
        place = own.index(card)
        own[place], own[place + 1] = own[place + 1], card
        self.up[seat] = [card]

    def _see_chips(self, event: e.Event) -> None:
        if isinstance(event, e.Carried):
            self.pot += event.chips
        elif isinstance(event, e.Posted):
            self.stacks[event.seat] -= event.chips
            self._put(event.seat, event.chips, wager=event.what not in IN_THE_MIDDLE)
        elif isinstance(event, e.BringInTaken):
            self.pot -= event.chips
            self._put(event.seat, event.chips)
        elif isinstance(event, e.Acted):
            self.stacks[event.seat] -= event.chips
            self._put(event.seat, event.chips)
            self.live[event.seat] = event.verb != "fold"
        elif isinstance(event, (e.Returned, e.Refunded, e.Won)):
            in_front = isinstance(event, e.Returned) and self.bets[event.seat] >= event.chips
            self._put(event.seat, -event.chips, wager=in_front)
            self.stacks[event.seat] += event.chips
        elif isinstance(event, e.Paid):
            self.stacks[event.seat] += event.points
            self.stacks[event.other] -= event.points
        elif isinstance(event, e.Matched):
            self.stacks[event.seat] -= event.chips
            self._put(event.seat, event.chips, wager=False)
        elif isinstance(event, e.Mucked) or (
            isinstance(event, e.WordSaid) and (event.verb, event.word) == (STAY, OUT)
        ):
            self.live[event.seat] = False
        elif isinstance(event, e.Community):
            self.community.append(event.card)

    def _put(self, seat: int, chips: int, *, wager: bool = True) -> None:
        if wager:
            self.bets[seat] += chips
        else:
            self.pot += chips
