"""Plays any number of random legal hands, and checks in each what must always hold."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from poker_rulebook.book.house import Mix, MixedGame
from poker_rulebook.book.model import Game
from poker_rulebook.cards import JOKER_BUG, JOKER_WILD
from poker_rulebook.play.chance import deals, random_hand, random_stacks
from poker_rulebook.play.dealer import full_deck
from poker_rulebook.play.events import LeftOver, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.progress import SILENT, Progress

if TYPE_CHECKING:
    from poker_rulebook.shapes import Simulated
    from poker_rulebook.workers import ShareOut

Observer = Callable[[Hand], None]

PART = 1_000  # number of hands that a worker gets at a time


class Violation(AssertionError):
    """Raised if a condition of every hand does not hold; the message says which, with the seed."""


KINDS = ("won", "split", "unqualified")  # how a share ends at a showdown


class Report(Struct):
    """Statistics of hands, or of deals of an open-face game.

    counts      for hands showdowns; for deals layouts, fouls, royalties (their points before every two players settle),
                and fantasyland (layouts laid there)
    outcomes    share id -> number of showdowns at which it was won, split or unqualified
    """

    game: str
    hands: int
    seats: int
    seed: int
    outcomes: dict[str, Counter[str]]
    counts: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def as_json(self) -> Simulated:
        """As `rulebook simulate --json` prints it."""
        said: Any = {name: getattr(self, name) for name in ("game", "hands", "seats", "seed")}
        said |= {"seconds": round(self.seconds, 3), **self.counts}
        if self.outcomes:
            shares = self.outcomes.items()
            said["shares"] = {share: {kind: counts[kind] for kind in KINDS} for share, counts in shares}
        said["violations"] = 0
        told: Simulated = said
        return told

    def add(self, hand: Hand) -> None:
        """Counts a finished hand or deal."""
        if hand.game.open_face:
            self.counts["layouts"] += len(hand.scores)
            self.counts["fouls"] += sum(score.fouled for score in hand.scores)
            self.counts["royalties"] += sum(sum(score.royalties.values()) for score in hand.scores)
            self.counts["fantasyland"] += len(hand.fantasyland)
            return
        self.counts["showdowns"] += bool(hand.values)
        for share, by_seat in hand.values.items():
            self.outcomes[share][outcome(by_seat)] += 1


def simulate(
    game: Game,
    hands: int,
    seats: int,
    seed: int,
    each: Observer | None = None,
    share_out: ShareOut | None = None,
    progress: Progress = SILENT,
) -> Report:
    """Plays random hands or deals, and checks each. Gives a report. Raises Violation.

    each    is called with every hand; then no workers share the work
    """
    bare, start = replace(game, examples=()), time.perf_counter()
    parts = [
        SimulatedPart(bare, first, min(PART, hands - first), seats, seed) for first in range(0, hands, PART)
    ]
    report = _begun(game, hands, seats, seed)
    here = (_played(part, each) for part in parts)
    results = share_out(_played, parts) if share_out and not each else here
    for found in progress.over(results, f"playing {game.id}", hands, PART):
        report.counts.update(found.counts)
        for share, counts in found.outcomes.items():
            report.outcomes[share].update(counts)
    report.seconds = time.perf_counter() - start
    return report


class SimulatedPart(NamedTuple):
    """The hands of one worker, which are determined by these fields.    first    number of the first hand, from 0"""

    game: Game
    first: int
    hands: int
    seats: int
    seed: int

    def played(self) -> Iterator[Hand]:
        """The finished hands; for an open-face game successive deals, in which Fantasyland carries over."""
        game, rng = self.game, random.Random(f"{self.seed}/{self.first}" if self.first else self.seed)
        if game.open_face:
            yield from deals(game, self.hands, self.seats, rng)
            return
        stakes = usual_stakes(game)
        for _ in range(self.hands):
            yield random_hand(game, stakes, random_stacks(self.seats, rng), rng)


def _begun(game: Game, hands: int, seats: int, seed: int) -> Report:
    return Report(game.id, hands, seats, seed, {share.id: Counter() for share in game.showdown})


def _played(part: SimulatedPart, each: Observer | None = None) -> Report:
    found = _begun(part.game, part.hands, part.seats, part.seed)
    for number, hand in enumerate(part.played(), part.first):
        if wrong := violation(hand):
            unit = "deal" if part.game.open_face else "hand"
            raise Violation(f"{part.game.id}, {unit} {number} of seed {part.seed}: {wrong}")
        if each:
            each(hand)
        found.add(hand)
    return found


def violation(hand: Hand) -> str:
    """What is wrong with a finished hand; '' if chips and cards are conserved and the pot was awarded.

    In a deal of an open-face game points must add up to zero, and every row must be full.
    """
    if hand.game.open_face:
        if sum(hand.points):
            return f"the points add up to {sum(hand.points)}"
        if sum(hand.stacks) != sum(hand.brought):
            return f"{sum(hand.brought)} chips came and {sum(hand.stacks)} are left"
        if any(there.most for bins in hand.bins for there in bins.values()):
            return "a row is not full"
        laid = [card for bins in hand.bins for there in bins.values() for card in there.lying]
        if sorted([*laid, *hand.dealer.stub, *hand.dealer.muck]) != sorted(full_deck(hand.game)):
            return "a card is missing or doubled"
        return ""
    brought, after = sum(hand.brought) + hand.carried, sum(hand.stacks) + hand.left
    if brought != after:
        return f"{brought} chips came and {after} are left"
    if min(hand.stacks) < 0:
        return "a stack is below zero"
    if hand.pot() and not any(isinstance(event, (Won, LeftOver)) for event in reversed(hand.log)):
        return "nobody won the pot"
    if hand.left and not hand.ended and hand.game.if_nobody_qualifies != "carry-over" and not hand.game.stay:
        return f"{hand.left} chips were not awarded"
    dealer = hand.dealer
    out = [*hand.board.values(), *hand.aside.values(), *hand.community, *hand.later]
    out += [*dealer.burned, *dealer.stub, *dealer.muck]
    for seat in hand.seats_in():
        out += hand.own[seat]
    deck = full_deck(hand.game)
    if sorted(out) == sorted(deck) or sorted(map(_one_joker, out)) == sorted(map(_one_joker, deck)):
        return ""
    mucked = sum(len(own) for own, live in zip(hand.own, hand.live, strict=True) if not live)
    return f"the deck has {len(deck)} cards, {len(deck) - len(out)} are missing or doubled, {mucked} folded"


def _one_joker(card: int) -> int:
    """A card, where all jokers are the same card however they were dealt."""
    return JOKER_BUG if card == JOKER_WILD else card


def outcome(by_seat: Mapping[int, int]) -> str:
    """The outcome of a share at a showdown, from the value of each seat's hand: won, split or unqualified."""
    values = list(by_seat.values())
    top = max(values)
    return "unqualified" if not top else "won" if values.count(top) == 1 else "split"


# A mix of games


class Turn(NamedTuple):
    """A game of a mix, and the number of hands before the next game."""

    part: MixedGame
    hands: int


def turns(mix: Mix, seats: int, rng: random.Random) -> Iterator[Turn]:
    """The turns of the games of a mix, without end.

    An orbit has as many hands as there are seats. A level, which in reality depends on the clock, lasts one orbit here.
    If the players choose the game, `rng` does it for them.
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
    """Plays random hands in the order of the mix. Gives id of a game in the mix -> its report. Raises Violation.

    Every game that had a turn has a report, in order of play. `each` is as in `simulate`.
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
