"""Random open-face deals in a row, Fantasyland included, and what must stay true."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from poker_rulebook.book.model import Game
from poker_rulebook.book.openface import OpenFace, Row
from poker_rulebook.cards import RANKS, rank_of
from poker_rulebook.play.dealer import Dealer, full_deck, shuffled
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import FOR_POINTS
from poker_rulebook.play.questions import Action, Decision, Put, ToPut
from poker_rulebook.play.rows import rules_of
from poker_rulebook.play.simulate import Violation, random_hand, random_placing
from poker_rulebook.progress import SILENT, Progress
from poker_rulebook.ranking import Ranking, weakest_hand

TRIES = 12  # random placings looked at before one is chosen
LUCK = 0.1  # how often somebody begins in Fantasyland
STACK = 100  # chips of every seat before a deal


def simple_placing(rules: OpenFace, decision: Decision, rng: random.Random) -> Action:
    """A legal placing that leaves the rows in order so far, where a few random tries find one."""
    assert isinstance(decision, ToPut)
    tries: list[tuple[int, Put]] = []
    for _ in range(TRIES):
        put = random_placing(decision, rng)
        tries.append((_out_of_order(rules, decision, put), put))
        if not tries[-1][0]:
            break
    return min(tries, key=lambda tried: tried[0])[1]


def _out_of_order(rules: OpenFace, decision: ToPut, put: Put) -> int:
    """How many rows are weaker, as far as they lie, than the one they must beat, and what keeps rows from qualifying."""
    rows = {name: (*there.lying, *put.bins.get(name, ())) for name, there in decision.bins.items()}
    faults = 0
    for row in rules.rows:
        cards, other = rows[row.id], rows.get(row.at_least, ())
        if cards and other:
            faults += row.ranking.showing(cards) < row.ranking.showing(other)
        if row.qualifier:
            faults += _spoiling(row, cards)
            faults += len(cards) == row.cards and row.ranking.value(cards) < row.floor
    return faults


def _spoiling(row: Row, cards: Sequence[int]) -> int:
    """Cards of a row that keep it from qualifying: higher than its weakest hand allows, or of a rank that is there."""
    ranks = [rank_of(card) for card in cards]
    highest = _highest(row.ranking, row.qualifier)
    return len(ranks) - len({rank for rank in ranks if rank <= highest})


@lru_cache(maxsize=64)
def _highest(ranking: Ranking, qualifier: str) -> int:
    """The highest rank in the weakest hand that qualifies."""
    return RANKS.index(ranking.made(weakest_hand(ranking, qualifier)).ranks[0])


def random_deal(
    game: Game,
    seats: int,
    rng: random.Random,
    fantasyland: Mapping[int, int],
    dealt: Callable[[Game, random.Random], Dealer] = shuffled,
) -> Hand:
    """One deal from start to finish; `dealt` gives the dealer."""
    rules = rules_of(game)
    return random_hand(
        game, FOR_POINTS, [STACK] * seats, rng,
        lambda decision, rng: simple_placing(rules, decision, rng), dealt, fantasyland,
    )  # fmt: skip


def deals(game: Game, hands: int, seats: int, rng: random.Random) -> Iterator[Hand]:
    """Deals in a row: who reaches Fantasyland in one is there in the next; now and then a seat is there by luck."""
    there: Mapping[int, int] = {}
    numbers = rules_of(game).fantasyland.numbers
    for _ in range(hands):
        if not there and rng.random() < LUCK:
            there = {rng.randrange(seats): rng.choice(numbers)}
        deal = random_deal(game, seats, rng, there)
        there = deal.next_deal
        yield deal


def violation(deal: Hand) -> str:
    """What is wrong with a finished deal; '' when points and cards are conserved."""
    if sum(deal.points):
        return f"the points add up to {sum(deal.points)}"
    if sum(deal.stacks) != sum(deal.brought):
        return f"{sum(deal.brought)} chips came and {sum(deal.stacks)} are left"
    if any(
        len(deal.rows[seat][row.id]) != row.cards
        for seat in range(len(deal.stacks))
        for row in deal.rules.rows
    ):
        return "a row is not full"
    laid = [card for rows in deal.rows for cards in rows.values() for card in cards]
    if sorted([*laid, *deal.dealer.stub, *deal.dealer.muck]) != sorted(full_deck(deal.game)):
        return "a card is missing or doubled"
    return ""


@dataclass
class RowsReport:
    """What happened in a number of deals.

    layouts        of all seats; fouls: those that were one; fantasyland: those laid there
    royalties      points of all layouts, before every two players settle
    """

    game: str
    hands: int
    seats: int
    seed: int
    seconds: float = 0.0
    layouts: int = 0
    fouls: int = 0
    royalties: int = 0
    fantasyland: int = 0


def simulate_rows(game: Game, hands: int, seats: int, seed: int, progress: Progress = SILENT) -> RowsReport:
    """Random deals in a row, each checked. Raises Violation with the number of the deal."""
    report, rng, start = RowsReport(game.id, hands, seats, seed), random.Random(seed), time.perf_counter()
    played = progress.over(deals(game, hands, seats, rng), f"playing {game.id}", hands)
    for number, deal in enumerate(played):
        wrong = violation(deal)
        if wrong:
            raise Violation(f"{game.id}, deal {number} of seed {seed}: {wrong}")
        report.layouts += seats
        report.fouls += sum(score.fouled for score in deal.scores)
        report.royalties += sum(sum(score.royalties.values()) for score in deal.scores)
        report.fantasyland += len(deal.fantasyland)
    report.seconds = time.perf_counter() - start
    return report
