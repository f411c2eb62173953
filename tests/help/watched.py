"""A played hand as somebody tells it who has watched it and knows no rules: rounds, streets, cards, chips.

Nothing here reads a game file. What a sentence claims is held against this; see claims.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from itertools import groupby, product
from typing import Any

from msgspec.structs import replace
from table import scripted

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import DealToBoard, Look, only
from poker_rulebook.cards import JOKER_BUG, JOKER_WILD, RANKS, rank_of
from poker_rulebook.play.chance import random_put, shuffled, simple_placing
from poker_rulebook.play.choosing import TAKE
from poker_rulebook.play.dealer import Dealer, full_deck, shuffle
from poker_rulebook.play.events import (
    Acted,
    Beaten,
    Burned,
    Community,
    Dealt,
    Drew,
    Event,
    Laid,
    Opened,
    Passed,
    Placed,
    Rolled,
    Shuffled,
    Took,
    Turned,
    TurnedUp,
    Won,
    WordSaid,
)
from poker_rulebook.play.exchanges import REFUSE
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import FOR_POINTS
from poker_rulebook.play.questions import Action, Call, Decision, Fold, Legal, Raise, ToSay
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.ranking import Ranking

DEEP = 50_000  # chips of every seat: nobody is all-in before the end
BETWEEN_ROUNDS = (Dealt, Opened, TurnedUp, Drew, Took, Turned, Beaten, Passed, Placed, Rolled, WordSaid)
DEALT = (Dealt, Opened, Laid, Drew, Took)  # cards of the stub, with those that replace others
# a street by what has come before it: board cards opened so often, or cards dealt to the players so often
BOARD_STREETS = ("street-flop", "street-turn", "street-river")
DEALS = ("street-third", "street-fourth", "street-fifth", "street-sixth", "street-seventh")


def nobody_folds(bold: float) -> object:
    """An answer to every question that keeps all players in. bold    how often somebody bets or raises who may"""

    def choose(decision: Decision, rng: random.Random) -> Action:
        if isinstance(decision, Legal):
            if decision.low and (not decision.calls or rng.random() < bold):
                return Raise(decision.low)
            return Call() if decision.calls else Fold()
        if isinstance(decision, ToSay):
            stays = "in" in decision.words and bold
            return decision.verb.answer("in" if stays else rng.choice(decision.words))
        return random_put(decision, rng)

    return choose


def watched(game: Game, seats: int, rng: random.Random, bold: float = 0.15, **how: int) -> Watched:
    """One hand in which everybody stays to the end, as far as the rules let them; stacks are equal and deep.

    seats    or as many as the game has at most
    """
    seats = max(game.players[0], min(seats, game.players[1]))
    seat_one, choose = rng.randrange(seats) if game.numbers_seats else 0, nobody_folds(bold)
    hand = Hand(game, usual_stakes(game), [DEEP] * seats, shuffled(game, rng), seat_one=seat_one, **how)
    while hand.decision is not None:
        hand.act(choose(hand.decision, rng))
    return Watched(hand)


class Thrower(Dealer):
    """A dealer who notes with how many dice each roll is made, by the step."""

    __slots__ = ("dice",)

    def roll(self, step: str, dice: int) -> int:
        self.dice[step] = dice
        return super().roll(step, dice)


_DEALT: dict[str, Any] = {"game": None}  # hands of the game that was dealt last


def dealt(game: Game, seats: int, seed: int, **how: Any) -> Watched:
    """A hand as `_dealt` deals it, the same each time."""
    if _DEALT["game"] is not game:
        _DEALT.clear()
        _DEALT["game"] = game
    key = f"{seats} {seed} {sorted(how.items())}"
    if key not in _DEALT:
        _DEALT[key] = _dealt(game, seats, seed, **how)
    return _DEALT[key]


def _dealt(
    game: Game, seats: int, seed: int, *, draws: str = "any", takes: str = "any", rolls: dict[str, int] | None = None,
    last: str = "", own: dict[str, str] | None = None, board: dict[str, str] | None = None,
) -> Watched:  # fmt: skip
    """A hand in which nobody folds, or an open-face deal in which nobody is in Fantasyland.

    draws, takes    whether players exchange and take "none", or "all" that they may; "first" for the first player alone
    rolls           what dice show;  last    rank of the cards that are dealt after all others
    own, board      the first cards of players "A", "B", …, and those of the board
    """
    rng = random.Random(f"{game.id} {seats} {seed}")
    choose = nobody_folds(0.15)
    exchanging = {step.id for step in game.play if step.exchanged}

    def takes_all(how: str, seat: int) -> bool:
        return how == "all" or (how == "first" and seat == 0)

    def answer(decision: Decision) -> Action:
        verb = getattr(decision, "verb", None)
        if draws != "any" and verb not in (None, REFUSE) and decision.step in exchanging:
            shown_first = sorted(decision.own, key=lambda card: card not in hand.up[decision.seat])
            wanted = decision.most if takes_all(draws, decision.seat) else decision.fewest
            return verb.answer(tuple(shown_first[:wanted]))
        if takes != "any" and verb is TAKE:
            return TAKE.answer("one" if takes_all(takes, decision.seat) else "none")
        return simple_placing(game.open_face, decision, rng) if game.open_face else choose(decision, rng)

    deck = full_deck(game)
    shuffle(deck, rng)
    deck.sort(key=lambda card: card >= JOKER_BUG or RANKS[rank_of(card)] != last)  # the top is the last one
    dealer = Thrower(deck, rng, rolls)
    dealer.dice = {}
    if own or board:
        dealer = scripted(game, own or {}, board or "", rolls)
    stakes = FOR_POINTS if game.open_face else usual_stakes(game)
    low, high = game.players
    table = game if seats <= high else replace(game, players=(low, seats))
    hand = Hand(table, stakes, [DEEP] * seats, dealer)
    while hand.decision is not None:
        hand.act(answer(hand.decision))
    return Watched(hand)


def hands_of_ways(game: Game, seats: int, counted: str = "") -> list[Watched]:
    """A hand for each way in which questions are answered on which later steps depend, in the order of the game.

    counted    the label of the stub: what it takes for granted
    """
    ways, found = [*game.ways], dict[int, Watched]()
    last = RANKS[game.extra_card.on] if counted == "dealer-left-extra" else ""
    none = "none" if counted in ("dealer-left-draw", "dealer-left-take") else "any"
    for seed in range(99):
        hand = dealt(game, seats, seed, draws=none, takes=none, last=last)
        if hand.passed:
            continue
        way = next(n for n, way in enumerate(ways) if way.items() <= hand.hand.outcomes.items())
        found.setdefault(way, hand)
        if len(found) == len(ways) or not any(step.when for step in game.play):
            break
    return [found[n] for n in sorted(found)]


def rarer_hands(game: Game) -> Iterator[Watched]:
    """Hands of the smallest and the largest table, and one for each total of each roll."""
    yield from (dealt(game, seats, seed) for seats in game.players for seed in range(2))
    yield from hands_of_ways(game, game.players[0])
    totals = [range(roll.dice, 6 * roll.dice + 1) for roll in game.rolls]
    for shown in product(*totals) if totals else ():
        yield dealt(
            game, game.players[0], 1, rolls={roll.id: n for roll, n in zip(game.rolls, shown, strict=True)}
        )
    for look in only(Look, game.play):
        slots = game.step(look.at, DealToBoard).slots
        for black in range(len(slots) + 1):
            suits = "s" * black + "h" * (len(slots) - black)
            rolls = {roll.id: roll.dice for roll in game.rolls}
            lying = {slot: f"{n + 2}{suits[n]}" for n, slot in enumerate(slots)}
            yield dealt(game, game.players[0], 1, board=lying, rolls=rolls)


class Watched:
    """log    the events; seats    how many players; rest of it: what follows from the events by counting"""

    def __init__(self, hand: Hand):
        self.hand, self.log, self.seats = hand, hand.log, len(hand.stacks)

    def all(self, *kinds: type) -> list[tuple[int, Event]]:
        """The events of these kinds, each with its place in the log."""
        return [(place, event) for place, event in enumerate(self.log) if isinstance(event, kinds)]

    def has(self, kind: type, **values: object) -> bool:
        return any(all(getattr(e, k) == v for k, v in values.items()) for _, e in self.all(kind))

    def steps(self, *kinds: type) -> list[tuple[int, int, list[Event]]]:
        """Events of these kinds that happen together: places of the first and the last, and the events."""
        runs = groupby(self.all(*kinds), key=lambda it: it[1].step)
        together = [list(run) for _, run in runs]
        return [(run[0][0], run[-1][0], [event for _, event in run]) for run in together]

    @cached_property
    def draws(self) -> set[str]:
        """The steps in which cards are exchanged."""
        return {step.id for step in self.hand.game.play if step.exchanged}

    @cached_property
    def rounds(self) -> list[tuple[int, int]]:
        """Betting rounds: the places of the first and the last wager."""
        found: list[list[int]] = []
        step, broken = "", True
        for place, event in enumerate(self.log):
            if isinstance(event, Acted):
                if broken or event.step != step:
                    found.append([place, place])
                found[-1][1], step, broken = place, event.step, False
            elif isinstance(event, BETWEEN_ROUNDS):
                broken = True
        return [(first, last) for first, last in found]

    def bets_between(self, low: int, high: int) -> int:
        """How many betting rounds lie between two places of the log."""
        return sum(low < first and last < high for first, last in self.rounds)

    def over(self, place: int) -> bool:
        """Whether so many are all-in that nobody bets any more after a place of the log."""
        table = self.when(place + 1)
        return sum(live and chips > 0 for live, chips in zip(table.live, table.stacks, strict=True)) < 2

    @cached_property
    def openings(self) -> list[tuple[int, int, list[Event]]]:
        """Times at which board cards came into sight."""
        return self.steps(Opened, TurnedUp)

    def street(self, name: str) -> tuple[int, int]:
        """Where a street comes: the places of the first and the last card of it. The flop makes three cards or more."""
        if name in DEALS:
            deals = [it for it in self.steps(Dealt, Community) if it[2][0].step not in self.draws]
            return deals[DEALS.index(name)][:2]
        if name == "street-vela":
            return self.openings[-1][:2]
        lying, streets = 0, []
        for first, last, events in self.openings:
            lying += sum(len(event.slots) for event in events)
            if lying >= 3:
                streets.append((first, last))
        return streets[BOARD_STREETS.index(name)]

    def next_step(self, place: int) -> int:
        """Where the next cards come after a place, or the end."""
        return next((p for p, _ in self.all(Dealt, Opened, TurnedUp, Drew) if p > place), len(self.log))

    def dealt(self, seat: int, low: int = 0, high: int | None = None) -> list[Dealt]:
        """Deals to a seat between two places of the log, without replacements and extra cards."""
        return [
            e for p, e in self.all(Dealt)
            if type(e) is Dealt and e.seat == seat and e.step not in self.draws and low <= p < (len(self.log) if high is None else high)
        ]  # fmt: skip

    def counts(self, low: int = 0, high: int | None = None) -> tuple[int, int]:
        """Cards that every player has been dealt, face down and face up; (-1, -1) where they are not alike."""
        found = {
            (sum(len(e.cards) - e.up for e in deals), sum(e.up for e in deals))
            for deals in (self.dealt(seat, low, high) for seat in range(self.seats))
        }
        return found.pop() if len(found) == 1 else (-1, -1)

    def total(self, low: int = 0, high: int | None = None) -> int:
        """Cards that every player has been dealt, however they lie; -1 where they are not alike."""
        found = {sum(len(e.cards) for e in self.dealt(seat, low, high)) for seat in range(self.seats)}
        return found.pop() if len(found) == 1 else -1

    def acting(self, place: int) -> Iterator[Acted]:
        """The wagers of the round that begins at a place."""
        last = next(end for first, end in self.rounds if first == place)
        return (e for _, e in self.all(Acted) if place <= _ <= last)

    @cached_property
    def won(self) -> Counter[int]:
        """Seat -> chips that it won."""
        chips: Counter[int] = Counter()
        for _, event in self.all(Won):
            chips[event.seat] += event.chips
        return chips

    @property
    def passed(self) -> bool:
        """Whether the hand ended without a winner because nobody bet, or nobody was in."""
        return bool(self.hand.ended) and not self.won

    @property
    def single_pot(self) -> bool:
        return {event.pot for _, event in self.all(Won)} == {0}

    def when(self, place: int) -> Hand:
        """The table as it lay before an event."""
        table = self.hand.bare()
        for event in self.log[:place]:
            table.see(event)
        return table

    def stub(self, place: int) -> int:
        """Cards of the stub before an event."""
        before = self.log[:place]
        gone = sum(
            len(e.received if isinstance(e, Drew) else e.cards) for e in before if isinstance(e, DEALT)
        )
        gone += sum(isinstance(e, (Burned, Community)) for e in before)
        return len(self.hand.dealer.deck) - gone + sum(e.cards for e in before if isinstance(e, Shuffled))

    def showing(self, ranking: Ranking, place: int) -> list[int]:
        """What the cards face up of each seat still in are worth before an event; -1 without any.

        Where cards are turned up to beat others, those that are wild count as jokers.
        """
        table, wild = self.when(place), self.hand.game.wild.ranks if self.all(Turned) else ()
        shown = [
            tuple(JOKER_WILD if card < JOKER_BUG and rank_of(card) in wild else card for card in up)
            for up in table.up
        ]
        return [
            ranking.showing(up) if up and live else -1 for up, live in zip(shown, table.live, strict=True)
        ]

    def __repr__(self) -> str:
        return f"{self.hand.game.id} {self.hand.game.choices}, {self.seats} seats"
