"""A hand in which a reader has one seat, and the other seats play by habit. The same number always gives the same hand.

They bet, call and fold by the part of the pot that their cards would take against random ones, and give up the cards
without which the rest comes out best. None of them bluffs, or reads what another has done.

lesson = Lesson(game, 7)      dealt, and played on until the reader is asked
lesson.act(action)            the reader's answer; then the others play on
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any

from msgspec.structs import replace

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import DealToBoard, only
from poker_rulebook.cards import Cards, without
from poker_rulebook.play.chance import random_put, simple_placing
from poker_rulebook.play.choosing import DECLARE, STAY
from poker_rulebook.play.comparing import Compared, shares_in_force
from poker_rulebook.play.dealer import Dealer, drawn, full_deck, shuffle
from poker_rulebook.play.exchanges import DISCARD, REFUSE
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.journal import hidden_from
from poker_rulebook.play.openface import FOR_POINTS
from poker_rulebook.play.pots import BOTH
from poker_rulebook.play.questions import Action, Call, Decision, Fold, Legal, Put, Raise, ToPut, ToSay
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.play.table import IN, OUT

# --- how the other seats play in a hand that a reader plays


TABLES = 48  # ways in which unseen cards may lie that are looked at before a wager
SHARP, TIMID = 1.25, 0.75  # times the fair part of the pot: from which a seat bets, below which it folds
BOLD = 0.5  # how often a strong hand is bet; half as often against a bet
RIVALS, BOARDS = 24, 4  # hands with which one is compared before cards are given up, and boards that may come
REFILLS, PROMISING = (8, 96), 6  # for every way to give up cards, and for as many of them as came out best
CLOSE = 0.03  # what a card more that is given up has to gain
MANY = 256  # ways that are looked at, of more than these


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
    fair = 1 / hand.players
    parts = strength(hand, legal.seat, rng)
    expected = sum(parts.values()) / len(parts) if parts else fair
    strong = expected >= SHARP * fair
    bold = strong and rng.random() < (BOLD if not legal.call else BOLD / 2)
    if legal.low and (bold or (legal.must and not legal.calls)):
        return Raise(_total(hand, legal))
    if not legal.calls:
        return Raise(legal.low) if legal.low and strong else Fold()
    if legal.must or not legal.call:
        return Call()
    odds = legal.call / (hand.pot() + legal.call)
    return Fold() if parts and expected < max(odds, TIMID * fair) else Call()


def _total(hand: Hand, legal: Legal) -> int:
    """A bet or raise of about half the pot, in whole small bets; the smallest one where the sizes are set."""
    if legal.ends or hand.game.limit == "fixed-limit":
        return legal.low
    unit = max(1, hand.stakes.small_bet)
    wanted = legal.price + max(unit, hand.pot() // 2 // unit * unit)
    return min(max(legal.low, wanted), legal.high)


def strength(hand: Hand, seat: int, rng: random.Random) -> dict[str, float]:
    """Share -> the part of it that a seat takes on average if what it has not seen is random, and nobody folds.

    Before a draw, hands are compared that need not qualify yet. Empty where hands are not compared by these cards alone.
    """
    if hand.divided:
        return {}
    to_qualify = hand.decision is None or not _draws(hand, hand.decision.step)
    found: dict[str, float] = {}
    for _ in range(TABLES):
        unseen, way = _shuffled(_unseen(hand, seat), rng), _way(hand, rng)
        board = _board(hand, way, unseen)
        seats = [seat, *[it for it, live in enumerate(hand.live) if live and it != seat]]
        most = max([hand.game.held_after(way)[0], *[len(hand.own[it]) for it in seats]])
        hands = [_filled(without(hand.own[it], hidden_from(hand, seat, it)), most, unseen) for it in seats]
        for share, values in _values(hand, way, board, hands, to_qualify):
            found[share] = found.get(share, 0.0) + _won(values) / TABLES
    return found


def _won(values: Sequence[int]) -> float:
    """What the first hand takes of a share, which nobody takes where no hand qualifies."""
    return 1 / values.count(values[0]) if values[0] == max(values) > 0 else 0.0


def _way(hand: Hand, rng: random.Random) -> Mapping[str, str]:
    """How the questions that are still open come out, one way among all."""
    known = hand.outcomes.items()
    ways = [way for way in hand.game.ways if all([way.get(name, to) == to for name, to in known])]
    return rng.choice(ways) if len(ways) > 1 else ways[0]


def _board(hand: Hand, way: Mapping[str, str], unseen: list[int]) -> dict[str, int]:
    """The board, with cards taken from the unseen ones where none is seen yet."""
    deals = only(DealToBoard, hand.game.steps_after(way))
    wanted = [slot for step in deals for slot in step.slots if slot not in hand.aside]
    seen = {slot: card for slot, card in hand.board.items() if slot not in hand.hidden}
    return {slot: seen[slot] if slot in seen else unseen.pop() for slot in wanted}


def _filled(cards: Sequence[int], size: int, unseen: list[int]) -> Cards:
    """The cards, and as many of the unseen ones as are missing, which are taken away."""
    return (*cards, *[unseen.pop() for _ in range(min(size - len(cards), len(unseen)))])


def _unseen(hand: Hand, seat: int) -> list[int]:
    """The cards that a seat has not seen: neither its own, nor open on the board or before another seat."""
    seen = [
        card for it in range(len(hand.own)) for card in without(hand.own[it], hidden_from(hand, seat, it))
    ]
    seen += [card for slot, card in hand.board.items() if slot not in hand.hidden]
    return without(full_deck(hand.game), [*seen, *hand.community])


def _shuffled(cards: Sequence[int], rng: random.Random) -> list[int]:
    found = [*cards]
    shuffle(found, rng)
    return found


def _values(
    hand: Hand,
    way: Mapping[str, str],
    board: Mapping[str, int],
    hands: Sequence[Cards],
    to_qualify: bool = True,
) -> Iterator[tuple[str, list[int]]]:
    """For each share that can be compared its id, and the value of every hand; 0 where it does not qualify, if it is `to_qualify`."""
    held = dict(enumerate(hands))
    for share in shares_in_force(hand.game, way):
        if not to_qualify:
            share = replace(share, qualifier="")
        try:
            found = Compared(hand.game, way, board, held, hand.community, shares=(share,)).values[share.id]
        except ValueError:  # there are too few cards yet
            continue
        yield share.id, [found[n] for n in range(len(hands))]


def _cards(hand: Hand, asked: ToPut, rng: random.Random) -> Put:
    """The cards given up so that the rest is strongest, with what may come for them; any of them in other questions."""
    if asked.verb is REFUSE or not asked.verb.gives_away or hand.divided:
        return random_put(asked, rng)
    ways = [gone for count in range(asked.fewest, asked.most + 1) for gone in combinations(asked.own, count)]
    if len(ways) > MANY:
        ways = [ways[0], *drawn(ways[1:], MANY - 1, rng)]
    for refills in REFILLS:
        worth = _worth(hand, asked, ways, refills, rng)
        order = sorted(range(len(ways)), key=lambda n: len(ways[n]) * CLOSE - worth[n])
        ways = [ways[n] for n in order[:PROMISING]]
    return asked.verb.answer(ways[0])


def _worth(hand: Hand, asked: ToPut, ways: Sequence[Cards], refills: int, rng: random.Random) -> list[float]:
    """For each way to give up cards the part of the rivals that the rest beats on average, with what comes for them.

    Whoever may exchange again goes on until something good comes: of so many refills the best counts, and of a rival's
    hands the best of still more. All ways are refilled from the same cards.
    """
    worth, game, own = [0.0] * len(ways), hand.game, hand.own[asked.seat]
    again = _draws(hand, asked.step) or 1
    better = 2 * again
    boards = BOARDS if game.board_slots else 1
    for _ in range(boards):
        unseen, way = _shuffled(_unseen(hand, asked.seat), rng), _way(hand, rng)
        board, size = _board(hand, way, unseen), game.held_after(way)[0]
        tries, against = max(refills // boards // again, 1) * again, RIVALS * better // boards
        refill = [_shuffled(unseen, rng) for _ in range(tries)]
        hands = [_after(asked, own, gone, size, stub) for gone in ways for stub in refill]
        hands += [tuple(drawn(unseen, size, rng)) for _ in range(against)]
        for _, values in _values(hand, way, board, hands):
            rivals = _best_of(better, values[len(ways) * tries :])
            for n in range(len(ways)):
                mine = _best_of(again, values[n * tries : (n + 1) * tries])
                worth[n] += sum([_beaten(it, rivals) for it in mine]) / len(mine)
    return worth


def _draws(hand: Hand, step: str) -> int:
    """How many draws come with this step and after it."""
    play = hand.game.play
    return sum([it.draws for it in play[play.index(hand.game.step(step)) :]])


def _after(asked: ToPut, own: Sequence[int], gone: Cards, size: int, stub: Sequence[int]) -> Cards:
    """A hand at the showdown: what is left of it, what comes for the rest, and what is dealt later."""
    kept, comes = without(own, gone), 0 if asked.verb is DISCARD else len(gone)
    return (*kept, *stub[: max(comes, size - len(kept))])


def _best_of(number: int, values: Sequence[int]) -> list[int]:
    """The best of every so many values."""
    return [max(values[n : n + number]) for n in range(0, len(values), number)]


def _beaten(value: int, rivals: Sequence[int]) -> float:
    """The part of the rivals that are beaten; half of those that are equal."""
    return sum([(it < value) + (it == value) / 2 for it in rivals]) / len(rivals)


def _word(hand: Hand, asked: ToSay, rng: random.Random) -> Action:
    """To stay with at least a fair part, to declare what is won most often; any word in other questions."""
    parts = strength(hand, asked.seat, rng)
    if asked.verb is STAY:
        return asked.verb.answer(IN if max(parts.values(), default=1.0) * hand.players >= 1 else OUT)
    if asked.verb is DECLARE and parts:
        words = [word for word in asked.words if word != BOTH]
        return asked.verb.answer(max(words, key=lambda word: parts.get(word, 0.0)))
    return asked.verb.answer(rng.choice(asked.words))


# --- a hand in which a reader has one seat, and the other seats play by habit


SEATS = 3
CHIPS, POINTS = 1000, 100  # before every seat
DEALT_AGAIN = 20
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
        self.deal, rng = deal, Seeded(deal + sum(map(ord, game.id)))
        self.mine: list[int] = []
        for _ in range(
            DEALT_AGAIN
        ):  # until the reader is asked something, and the others have not all folded before
            self.hand, self.you = self._dealt(game, rng)
            self._others()
            if self.asked is not None:
                break
        for action in answers:
            self.act(action)

    def _dealt(self, game: Game, rng: Random) -> tuple[Hand, int]:
        """A hand that begins, and the reader's seat."""
        low, high = game.players
        seats = min(max(low, SEATS), high)
        deck = full_deck(game)
        shuffle(deck, rng)
        you, seat_one = rng.randint(0, seats - 1), rng.randint(0, seats - 1)
        stakes, chips = (FOR_POINTS, POINTS) if game.open_face else (usual_stakes(game), CHIPS)
        dealer, seat_one = Dealer(deck, rng), seat_one if game.numbers_seats else 0
        return Hand(game, stakes, [chips] * seats, dealer, seat_one=seat_one), you

    @property
    def asked(self) -> Decision | None:
        """What the reader is asked; None when the hand is over."""
        return self.hand.decision

    def part(self) -> int | None:
        """About how much of the pot the reader's cards take on average, in percent, if the unseen ones are random and nobody folds.

        To the nearest five, as few tables are looked at; None where hands are not compared by these cards alone.
        """
        parts = strength(self.hand, self.you, Seeded(self.deal * 1009 + len(self.hand.answered)))
        return round(20 * sum(parts.values()) / len(parts)) * 5 if parts else None

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
