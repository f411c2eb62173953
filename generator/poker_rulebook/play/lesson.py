"""A hand in which a reader has one seat, and the other seats play by habit. The same number always gives the same hand.

A hand is strong if it beats most hands of random unseen cards, as far as cards and board can be compared yet.

lesson = Lesson(game, 7)      dealt, and played on until the reader is asked
lesson.act(action)            the reader's answer; then the others play on
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

from msgspec.structs import replace

from poker_rulebook.book.model import Game
from poker_rulebook.cards import Cards, without
from poker_rulebook.play.chance import random_put, simple_placing
from poker_rulebook.play.choosing import DECLARE, STAY
from poker_rulebook.play.comparing import Compared, shares_in_force
from poker_rulebook.play.dealer import Dealer, drawn, full_deck, shuffle
from poker_rulebook.play.exchanges import DISCARD, DRAW, PASS
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.journal import hidden_from
from poker_rulebook.play.openface import FOR_POINTS
from poker_rulebook.play.pots import BOTH
from poker_rulebook.play.questions import Action, Call, Decision, Fold, Legal, Put, Raise, ToPut, ToSay
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.play.table import IN, OUT

# --- how the other seats play in a hand that a reader plays


RIVALS = 8  # random hands with which a hand is compared
TRIES = 24  # ways to exchange that are looked at, and random cards that each of them may bring
REFILLS = 3
STRONG, HOPELESS, FAIR = 0.75, 0.3, 0.5  # parts of the rivals that a hand beats
BOLD, LOOSE = (
    0.5,
    0.85,
)  # how often a strong hand is bet, and how often cards that cannot be compared yet stay in


def by_habit(hand: Hand, rng: random.Random) -> Action:
    """The answer to the question of this hand."""
    decision, rules = hand.decision, hand.game.open_face
    if decision is None:
        raise ValueError(hand.over)
    if rules:
        return simple_placing(rules, decision, rng)
    if isinstance(decision, Legal):
        return _wager(hand, decision, rng)
    return _word(hand, decision, rng) if isinstance(decision, ToSay) else _cards(hand, decision, rng)


def _wager(hand: Hand, legal: Legal, rng: random.Random) -> Action:
    beaten = strength(hand, legal.seat, rng)
    best = max(beaten.values(), default=0.0)
    raises = bool(beaten) and best >= STRONG and rng.random() < (BOLD if not legal.call else BOLD / 4)
    if legal.low and (raises or (legal.must and not legal.calls)):
        return Raise(_total(hand, legal))
    if not legal.calls:
        return Raise(legal.low) if legal.low and best >= STRONG else Fold()
    if legal.must or not legal.call:
        return Call()
    large = 2 * legal.call > hand.pot()
    weak = best <= HOPELESS if beaten else rng.random() > LOOSE
    return Fold() if large and weak else Call()


def _total(hand: Hand, legal: Legal) -> int:
    """A bet or raise of about half the pot, in whole small bets; the smallest one where the sizes are set."""
    if legal.ends or hand.game.limit == "fixed-limit":
        return legal.low
    unit = max(1, hand.stakes.small_bet)
    wanted = legal.price + max(unit, hand.pot() // 2 // unit * unit)
    return min(max(legal.low, wanted), legal.high)


def strength(hand: Hand, seat: int, rng: random.Random) -> dict[str, float]:
    """Share -> part of random rivals that the cards of a seat beat; empty while nothing can be compared.

    Rivals have as many own cards, of those that the seat has not seen, and the same board.
    """
    own = tuple(hand.own[seat])
    if hidden_from(hand, seat, seat) or hand.divided or len(own) < hand.game.deals[0].cards:
        return {}
    unseen = _unseen(hand, seat)
    size = min(len(own), len(unseen))
    found = {}
    for share, values in _values(hand, [own, *(tuple(drawn(unseen, size, rng)) for _ in range(RIVALS))]):
        mine, rivals = values[0], values[1:]
        if mine or any(rivals):
            found[share] = sum([(mine > it) + (mine == it > 0) / 2 for it in rivals]) / RIVALS
    return found


def _values(hand: Hand, hands: Sequence[Cards]) -> Iterator[tuple[str, list[int]]]:
    """For each share that can be compared yet its id, and the value of every hand with what lies open on the board."""
    board, held = _open(hand), dict(enumerate(hands))
    for share in shares_in_force(hand.game, hand.outcomes):
        alone = replace(hand.game, showdown=(share,))
        try:
            values = Compared(alone, hand.outcomes, board, held, hand.community).values[share.id]
        except ValueError:  # there are too few cards yet
            continue
        yield share.id, [values[n] for n in range(len(hands))]


def _open(hand: Hand) -> dict[str, int]:
    return {slot: card for slot, card in hand.board.items() if slot not in hand.hidden}


def _unseen(hand: Hand, seat: int) -> list[int]:
    """The cards that a seat has not seen: neither its own, nor open on the board or before another seat."""
    up = [card for cards in hand.up for card in cards]
    seen = [*hand.own[seat], *_open(hand).values(), *up, *hand.community]
    return without(full_deck(hand.game), seen)


def _cards(hand: Hand, asked: ToPut, rng: random.Random) -> Put:
    """The cards given up so that the rest is strongest, with what may come for them; any of them in other questions."""
    if asked.verb not in (DRAW, DISCARD, PASS):
        return random_put(asked, rng)
    ways = [gone for count in range(asked.fewest, asked.most + 1) for gone in combinations(asked.own, count)]
    tried = (
        ways
        if len(ways) <= TRIES
        else [*ways[:1], *drawn(ways[1:], TRIES - 1, rng)]
        if len(ways) < 64
        else []
    )
    own, unseen = hand.own[asked.seat], _unseen(hand, asked.seat)
    if not tried or len(unseen) < asked.most:
        return random_put(asked, rng)
    hands = []
    for gone in tried:
        kept, again = tuple(without(own, gone)), 0 if asked.verb is DISCARD else len(gone)
        hands += [(*kept, *drawn(unseen, again, rng)) for _ in range(REFILLS)]
    values = next((values for _, values in _values(hand, hands)), [0] * len(hands))
    worth = [sum([values[n * REFILLS + k] for k in range(REFILLS)]) for n in range(len(tried))]
    return asked.verb.answer(tried[worth.index(max(worth))])


def _word(hand: Hand, asked: ToSay, rng: random.Random) -> Action:
    beaten = strength(hand, asked.seat, rng)
    if asked.verb is STAY:
        return asked.verb.answer(IN if max(beaten.values(), default=FAIR) >= FAIR else OUT)
    if asked.verb is DECLARE and beaten:
        return asked.verb.answer(
            max([word for word in asked.words if word != BOTH], key=lambda word: beaten.get(word, 0.0))
        )
    return asked.verb.answer(rng.choice(asked.words))


# --- a hand in which a reader has one seat, and the other seats play by habit


SEATS = 3
CHIPS, POINTS = 1000, 100  # before every seat
LAST = (1 << 31) - 1


class Seeded(Random):
    """Random numbers that are the same in every Python: those of Lehmer's generator with the multiplier 48271."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.state = (seed * 69621 + 12345) % LAST or 1
        for _ in range(4):
            self.getrandbits(1)

    def getrandbits(self, bits: int) -> int:
        """The upper bits of the next number, 30 at most."""
        self.state = self.state * 48271 % LAST
        return self.state >> 31 - bits

    def random(self) -> float:
        return self.getrandbits(24) / (1 << 24)

    def randint(self, low: int, high: int) -> int:
        return low + self.getrandbits(30) % (high - low + 1)

    def choice(self, items: Any) -> Any:
        return items[self.randint(0, len(items) - 1)]

    def shuffle(self, items: Any) -> None:
        for here in range(len(items) - 1, 0, -1):
            there = self.randint(0, here)
            items[here], items[there] = items[there], items[here]


class Lesson:
    """One hand, or one deal of an open-face game, in progress.

    you      the reader's seat
    mine     number of events before each answer of the reader
    """

    def __init__(self, game: Game, deal: int, answers: Iterable[Action] = ()) -> None:
        self.deal, rng = deal, Seeded(deal)
        low, high = game.players
        seats = min(max(low, SEATS), high)
        deck = full_deck(game)
        shuffle(deck, rng)
        self.you, seat_one = rng.randint(0, seats - 1), rng.randint(0, seats - 1)
        stakes, chips = (FOR_POINTS, POINTS) if game.open_face else (usual_stakes(game), CHIPS)
        seat_one = seat_one if game.numbers_seats else 0
        self.hand = Hand(game, stakes, [chips] * seats, Dealer(deck, rng), seat_one=seat_one)
        self.mine: list[int] = []
        self._others()
        for action in answers:
            self.act(action)

    @property
    def asked(self) -> Decision | None:
        """What the reader is asked; None when the hand is over."""
        return self.hand.decision

    def act(self, action: Action) -> None:
        """Gives the reader's answer. Raises IllegalAction, and changes nothing, if the rules refuse it."""
        done = len(self.hand.log)
        self.hand.act(action)
        self.mine.append(done)
        self._others()

    def _others(self) -> None:
        while self.hand.decision is not None and self.hand.decision.seat != self.you:
            rng = Seeded(self.deal * 1009 + len(self.hand.answered))
            self.hand.act(by_habit(self.hand, rng))
