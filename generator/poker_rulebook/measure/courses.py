"""Random deals of one share, read off from courses that the interpreter has played.

What becomes of the cards of a hand follows from few things: what the dice show, what players choose, what the board
decides. Hands in which these come out alike are one course, and in all of them a place of the deck goes to the same
place on the table. So the interpreter plays each course once, with the numbers of places instead of cards; every other
deal of it is a shuffle and a look at these places.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import combinations
from operator import itemgetter
from typing import Any, NamedTuple

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share, in_force
from poker_rulebook.book.steps import (
    Bet,
    Choose,
    DealToBoard,
    DealToPlayers,
    Discard,
    Draw,
    Look,
    Remove,
    Roll,
    TurnUp,
    only,
)
from poker_rulebook.cards import Cards, without
from poker_rulebook.play.boards import colours_seen, outcome_of, removed_lines, take_lines_away
from poker_rulebook.play.chance import random_action, random_put
from poker_rulebook.play.comparing import board_groups, layout_in_force, own_for, shares_in_force
from poker_rulebook.play.dealer import Dealer, full_deck, shuffle
from poker_rulebook.play.events import CardsPut, Dealt, Looked
from poker_rulebook.play.exchanges import DISCARD, DRAW, with_action
from poker_rulebook.play.hand import STEPS
from poker_rulebook.play.questions import Decision, Put, ToPut, asks_to
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.play.table import Table

Branch = Decision | Roll | Look | Remove  # where a course may go on in several ways
Ways = tuple[Any, ...]  # how it went on at each branch so far
Decided = Callable[[list[int], random.Random], Any]  # the way it goes on, of its deck and by chance
Taken = Callable[[list[int]], Cards]  # the cards at certain places of a deck

# Steps in which no card decides anything but at a branch.
READ_OFF = {DealToPlayers, DealToBoard, TurnUp, Bet, Draw, Discard, Choose, Roll, Look, Remove}


class Lying(NamedTuple):
    """The cards that play for a share.

    share     as it is in force, None where it is not
    hands     of the first seat: one, or all that discards could have left
    groups    of board cards
    """

    share: Share | None
    hands: tuple[Taken, ...] = ()
    groups: tuple[Taken, ...] = ()


Deal = tuple[Share | None, Iterable[Cards], Iterable[Cards]]  # the same with the cards themselves


class BareTable(Table):
    """A hand of which only the cards are of interest: nobody bets, and nobody wins."""

    def course(self) -> Generator[Branch, Any, None]:
        """The hand up to the showdown; it asks how to go on, and is told."""
        for step in self.game.play:
            if self.ended or not in_force(step.when, self.outcomes):
                continue
            if isinstance(step, Bet):
                for seat in self.seats_in():
                    yield from with_action(self, step, seat)
            elif isinstance(step, Look):
                number = yield step
                self.tell(Looked(step.id, number, outcome_of(step, number).id))
            elif isinstance(step, Remove):
                take_lines_away(self, step, (yield step))
            else:
                if isinstance(step, Roll):
                    self.dealer.rolls[step.id] = yield step
                yield from STEPS[type(step)](self, step)


def read_off(game: Game, share: Share, rng: random.Random) -> Iterator[Deal]:
    """Deals without end; `rng` is used as in hands of the interpreter."""
    courses = Courses(game, share)
    while True:
        deck, lying = courses.deal(rng)
        yield lying.share, [take(deck) for take in lying.hands], (take(deck) for take in lying.groups)


def reads_off(game: Game) -> bool:
    """Whether a course says everything of the deals of a game."""
    if game.joker == "by-face" or game.extra_card is not None:
        return False
    return all(type(step) in READ_OFF for step in game.play)


class Courses:
    """The courses of a game that have been played so far, as far as one share goes."""

    def __init__(self, game: Game, share: Share) -> None:
        self.game, self.share, self.deck = game, share, full_deck(game)
        self.known: dict[Ways, Decided | Lying] = {}

    def deal(self, rng: random.Random) -> tuple[list[int], Lying]:
        """A shuffled deck, and where in it the cards are."""
        ways: Ways = ()
        deck = self.deck[:]
        shuffle(deck, rng)
        while not isinstance(found := self.known.get(ways) or self._played(ways), Lying):
            ways = (*ways, found(deck, rng))
        return deck, found

    def _played(self, ways: Ways) -> Decided | Lying:
        """What comes after these ways."""
        seats, places = self.game.players[0], list(range(len(self.deck)))
        laid = BareTable(self.game, usual_stakes(self.game), [1] * seats, Dealer(places))
        course = laid.course()
        branch = next(course, None)
        for way in ways:
            try:
                branch = course.send(Put(branch.verb.word, dict(way)) if isinstance(branch, ToPut) else way)
            except StopIteration:
                branch = None
        self.known[ways] = found = self._lying(laid) if branch is None else _decided(laid, branch)
        return found

    def _lying(self, laid: BareTable) -> Lying:
        share = next((s for s in shares_in_force(self.game, laid.outcomes) if s.id == self.share.id), None)
        if share is None:
            return Lying(None)
        own = possible_hands(laid) if only(Discard, self.game.play) else [tuple(laid.own[0])]
        hands = [own_for(share, cards, laid.community) for cards in own]
        groups = board_groups(self.game, share, laid.board, laid.outcomes)
        return Lying(share, tuple(map(_taken, hands)), tuple(map(_taken, groups)))


def _decided(laid: BareTable, branch: Branch) -> Decided:
    """What decides how a course goes on."""
    if isinstance(branch, Roll):
        dice = branch.dice
        return lambda deck, rng: sum(rng.randint(1, 6) for _ in range(dice))
    if isinstance(branch, ToPut):
        if asks_to(branch, DRAW) and not branch.fewest:  # nobody draws
            return lambda deck, rng: tuple(DRAW.answer(()).bins.items())
        return lambda deck, rng: tuple(random_put(branch, rng).bins.items())
    if not isinstance(branch, (Look, Remove)):
        return lambda deck, rng: random_action(branch, rng)
    game, places, layout = laid.game, dict(laid.board), layout_in_force(laid.game, laid.outcomes)
    if isinstance(branch, Look):
        return lambda deck, rng: colours_seen(game, branch, {slot: deck[p] for slot, p in places.items()})
    assert layout is not None, "the board has a layout where lines are removed"
    return lambda deck, rng: removed_lines(layout, branch, {slot: deck[p] for slot, p in places.items()})


def _taken(places: Cards) -> Taken:
    """What takes the cards at these places."""
    if len(places) > 1:
        return itemgetter(*places)
    return lambda deck: tuple([deck[place] for place in places])


def possible_hands(laid: Table) -> set[Cards]:
    """What the first seat could hold at the end, had it discarded other cards where it did."""
    hands: set[Cards] = {()}
    up: set[int] = set()
    for event in laid.log:
        if isinstance(event, Dealt) and event.seat == 0:
            hands = {own + event.cards for own in hands}
            up |= set(event.cards[len(event.cards) - event.up :])
        elif isinstance(event, CardsPut) and event.verb is DISCARD and event.seat == 0:
            step = laid.game.step(event.step)
            fixed = up if isinstance(step, Discard) and step.from_down else set()
            hands = {
                tuple(without(own, gone))
                for own in hands
                for gone in combinations([card for card in own if card not in fixed], len(event.cards))
            }
    return hands
