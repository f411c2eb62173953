"""Random legal play: every action that the rules allow, chosen by chance, and what must stay true."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from poker_rulebook.book.mix import Mix, MixedGame
from poker_rulebook.book.model import Game
from poker_rulebook.cards import JOKER_BUG, JOKER_WILD
from poker_rulebook.play.betting import Call, Fold, Legal, Raise
from poker_rulebook.play.dealer import Dealer, drawn, full_deck, shuffled
from poker_rulebook.play.events import LeftOver, Won
from poker_rulebook.play.exchanges import DIVIDE
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import PLACE
from poker_rulebook.play.questions import Action, Decision, Put, ToPut, ToSay
from poker_rulebook.play.stakes import Stakes, usual_stakes
from poker_rulebook.progress import SILENT, Progress

if TYPE_CHECKING:
    from poker_rulebook.workers import ShareOut

Chooser = Callable[[Decision, random.Random], Action]
Observer = Callable[[Hand], None]

Outcomes = dict[str, Counter[str]]  # share id -> won, split, unqualified: number of showdowns

PART = 1_000  # hands that a worker plays before it is given more
FOLD, CALL = Fold(), Call()
SHORTEST, DEEPEST = 4, 600  # chips of a random stack: all-ins are frequent, and so are side pots


class Violation(AssertionError):
    """Something that must hold in every hand does not; the message says what, with the seed."""


@dataclass
class Report:
    """What happened in a number of hands.

    outcomes    share id -> won, split, unqualified: number of showdowns
    """

    game: str
    hands: int
    seats: int
    seed: int
    seconds: float = 0.0
    showdowns: int = 0
    outcomes: Outcomes = field(default_factory=dict)


def random_action(decision: Decision, rng: random.Random) -> Action:
    """Any legal answer; folds are rarer than calls, so that hands reach the showdown."""
    if isinstance(decision, Legal):
        return _random_wager(decision, rng)
    if isinstance(decision, ToSay):
        return decision.verb.answer(rng.choice(decision.words))
    return random_put(decision, rng)


def random_put(decision: ToPut, rng: random.Random) -> Put:
    """Any of the cards in the bins, as many as these take."""
    if decision.verb is DIVIDE:
        mixed, bins = tuple(drawn(decision.own, len(decision.own), rng)), {}
        for name, part in decision.bins.items():
            bins[name], mixed = mixed[: part.most], mixed[part.most :]
        return Put(decision.verb.word, bins)
    if decision.verb is PLACE:
        return random_placing(decision, rng)
    fewest, most = decision.fewest, decision.most
    count = most if fewest == most else rng.randint(fewest, most)
    return decision.verb.answer(tuple(drawn(decision.own, count, rng)))


def random_placing(decision: ToPut, rng: random.Random) -> Put:
    """Cards in any free places of the rows."""
    cards = drawn(decision.own, decision.most, rng)
    places = [row for row, part in decision.bins.items() for _ in range(part.most)]
    rows: dict[str, tuple[int, ...]] = {}
    for card, row in zip(cards, drawn(places, decision.most, rng), strict=True):
        rows[row] = (*rows.get(row, ()), card)
    return Put(decision.verb.word, rows)


def _random_wager(legal: Legal, rng: random.Random) -> Action:
    chance = rng.random()
    if legal.low and (chance < 0.2 or (not legal.calls and (legal.must or chance < 0.6))):
        if chance < 0.12:
            return Raise(legal.low)
        return Raise(
            rng.choice((legal.low, legal.high)) if legal.ends else rng.randint(legal.low, legal.high)
        )
    folds = not legal.must and (not legal.calls or (legal.call and chance > 0.8))
    return FOLD if folds else CALL


def random_stacks(seats: int, rng: random.Random) -> list[int]:
    return [rng.randint(SHORTEST, DEEPEST) for _ in range(seats)]


def random_hand(
    game: Game,
    stakes: Stakes,
    stacks: list[int],
    rng: random.Random,
    choose: Chooser = random_action,
    deal: Callable[[Game, random.Random], Dealer] = shuffled,
    fantasyland: Mapping[int, int] | None = None,
) -> Hand:
    """One hand from start to finish, every decision answered by `choose`; `deal` gives the dealer."""
    dealer = deal(game, rng)
    seat_one = rng.randrange(len(stacks)) if game.numbers_seats else 0  # beside a button it may be anywhere
    hand = Hand(game, stakes, stacks, dealer, seat_one=seat_one, fantasyland=fantasyland)
    while hand.decision is not None:
        hand.act(choose(hand.decision, rng))
    return hand


def simulate(
    game: Game,
    hands: int,
    seats: int,
    seed: int,
    each: Observer | None = None,
    share_out: ShareOut | None = None,
    progress: Progress = SILENT,
) -> Report:
    """Play random hands and check each. Raises Violation.

    each    is called with every hand; nobody else does the work then
    """
    bare, start = replace(game, examples=()), time.perf_counter()
    parts = [Part(bare, first, min(PART, hands - first), seats, seed) for first in range(0, hands, PART)]
    report = Report(game.id, hands, seats, seed, outcomes={s.id: Counter() for s in game.showdown})
    here = (_played(part, each) for part in parts)
    found = share_out(_played, parts) if share_out and not each else here
    for showdowns, outcomes in progress.over(found, f"playing {game.id}", hands, PART):
        report.showdowns += showdowns
        for share, counts in outcomes.items():
            report.outcomes[share].update(counts)
    report.seconds = time.perf_counter() - start
    return report


class Part(NamedTuple):
    """Hands that one worker plays, which depend on nothing but this. first    of them, counted from 0"""

    game: Game
    first: int
    hands: int
    seats: int
    seed: int

    @property
    def random(self) -> random.Random:
        return random.Random(f"{self.seed}/{self.first}" if self.first else self.seed)


def _played(part: Part, each: Observer | None = None) -> tuple[int, Outcomes]:
    """Showdowns, and how they came out."""
    game, rng, stakes = part.game, part.random, usual_stakes(part.game)
    outcomes: Outcomes = {share.id: Counter() for share in game.showdown}
    showdowns = 0
    for number in range(part.hands):
        hand = random_hand(game, stakes, random_stacks(part.seats, rng), rng)
        if wrong := violation(hand):
            raise Violation(f"{game.id}, hand {part.first + number} of seed {part.seed}: {wrong}")
        if each:
            each(hand)
        showdowns += bool(hand.values)
        for share, by_seat in (hand.values or {}).items():
            outcomes[share][outcome(by_seat)] += 1
    return showdowns, outcomes


def violation(hand: Hand) -> str:
    """What is wrong with a finished hand; '' when chips and cards are conserved and the pot was awarded."""
    brought, after = sum(hand.brought) + hand.carried, sum(hand.stacks) + hand.left
    if brought != after:
        return f"{brought} chips came and {after} are left"
    if min(hand.stacks) < 0:
        return "a stack is below zero"
    if hand.pot() and not any(isinstance(event, (Won, LeftOver)) for event in hand.log):
        return "nobody won the pot"
    if hand.left and not hand.ended and hand.game.if_nobody_qualifies != "carry-over" and not hand.game.stay:
        return f"{hand.left} chips were not awarded"
    dealer = hand.dealer
    mucked = [card for seat, own in enumerate(hand.own) if not hand.live[seat] for card in own]
    out = [*hand.board.values(), *hand.aside.values(), *hand.community, *hand.later]
    out += [*dealer.burned, *dealer.stub, *dealer.muck]
    out += [card for seat in hand.seats_in() for card in hand.own[seat]]
    deck = full_deck(hand.game)
    if sorted(map(_one_joker, out)) != sorted(map(_one_joker, deck)):
        missing = len(deck) - len(out)
        return f"the deck has {len(deck)} cards, {missing} are missing or doubled, {len(mucked)} folded"
    return ""


def _one_joker(card: int) -> int:
    """A card, without the difference of how a joker was dealt."""
    return JOKER_BUG if card == JOKER_WILD else card


def outcome(by_seat: Mapping[int, int]) -> str:
    """What became of a share at a showdown, from the value of each seat's hand: won, split or unqualified."""
    values = list(by_seat.values())
    top = max(values)
    return "unqualified" if not top else "won" if values.count(top) == 1 else "split"


# A mix of games


class Turn(NamedTuple):
    """A game of a mix, and how many hands of it are played before the next."""

    part: MixedGame
    hands: int


def turns(mix: Mix, seats: int, rng: random.Random) -> Iterator[Turn]:
    """The turns of the games, without end.

    An orbit has as many hands as there are seats. How long a level lasts is a matter of the clock: here it is
    an orbit. Where the players choose, `rng` does it for them.
    """
    hands = mix.hands if mix.change == "hands" else seats
    while True:
        for part in mix.games:
            yield Turn(rng.choice(mix.games) if mix.change == "dealers-choice" else part, hands)


def simulate_mix(
    mix: Mix,
    hands: int,
    seats: int,
    seed: int,
    each: Observer | None = None,
    share_out: ShareOut | None = None,
    progress: Progress = SILENT,
) -> dict[str, Report]:
    """Play that many random hands in the order of the mix; id of the game in the mix -> its report.

    Every game that had a turn has a report, in order of play. `each` is as in `simulate`. Raises Violation.
    """
    played: Counter[str] = Counter()
    for part, turn in turns(mix, seats, random.Random(seed)):
        played[part.id] += min(turn, hands - played.total())
        if played.total() == hands:
            break
    parts = {part.id: part.game for part in mix.games}
    return {
        id_: simulate(game, played[id_], seats, seed + number, each, share_out, progress)
        for number, (id_, game) in enumerate(parts.items())
        if played[id_]
    }
