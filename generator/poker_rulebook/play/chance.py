"""Random hands and deals: any legal answer; in open-face games placings that keep the rows in order if possible."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import OpenFace
from poker_rulebook.cards import RANKS, Cards, rank_of
from poker_rulebook.play.dealer import Dealer, drawn, shuffled
from poker_rulebook.play.exchanges import DIVIDE
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import FOR_POINTS, PLACE
from poker_rulebook.play.questions import Action, Call, Decision, Fold, Legal, Put, Raise, ToPut, ToSay
from poker_rulebook.play.rows import CardsByRow, rules_of
from poker_rulebook.play.stakes import Stakes
from poker_rulebook.ranking import Ranking, weakest_hand

Chooser = Callable[[Decision, random.Random], Action]
Deals = Callable[[Game, random.Random], Dealer]

FOLD, CALL = Fold(), Call()
SHORTEST, DEEPEST = 4, 600  # chips of a random stack, small enough for many all-ins and side pots
TRIES = 12  # random placings, at most, from which one is chosen
OPENS = 0.7  # how often a pot is opened by who may, where that takes a hand such as a pair of jacks
LUCK = 0.1  # probability that a random seat begins a deal in Fantasyland if nobody has reached it
STACK = 100  # chips of every seat before a deal


def random_action(decision: Decision, rng: random.Random) -> Action:
    """A random legal answer; folds are rarer than calls, so that hands reach the showdown."""
    if isinstance(decision, Legal):
        chance, calls, must = rng.random(), decision.calls, decision.must
        if decision.low and (chance < 0.2 or (not calls and (must or chance < 0.6))):
            return Raise(decision.low if chance < 0.12 else _random_total(decision, rng))
        folds = not must and (not calls or (chance > 0.8 and decision.call))
        return FOLD if folds else CALL
    if isinstance(decision, ToSay):
        return decision.verb.answer(rng.choice(decision.words))
    return random_put(decision, rng)


def _random_total(legal: Legal, rng: random.Random) -> int:
    low, high = legal.low, legal.high
    return rng.choice((low, high)) if legal.ends else rng.randint(low, high)


def random_put(decision: ToPut, rng: random.Random) -> Put:
    """A random choice of cards for the bins, as many as these take."""
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
    """The cards in random free places of the rows."""
    cards, places = drawn(decision.own, decision.most, rng), drawn(free_places(decision), decision.most, rng)
    return Put(decision.verb.word, _by_row(cards, places))


def free_places(decision: ToPut) -> list[str]:
    """The row of each free place."""
    places: list[str] = []
    for row, part in decision.bins.items():
        places += [row] * part.most
    return places


def _by_row(cards: Sequence[int], places: Sequence[str]) -> dict[str, Cards]:
    rows: dict[str, Cards] = {}
    for card, row in zip(cards, places, strict=True):
        rows[row] = (*rows[row], card) if row in rows else (card,)
    return rows


def random_stacks(seats: int, rng: random.Random) -> list[int]:
    return [rng.randint(SHORTEST, DEEPEST) for _ in range(seats)]


def random_hand(
    game: Game,
    stakes: Stakes,
    stacks: list[int],
    rng: random.Random,
    choose: Chooser = random_action,
    deal: Deals = shuffled,
    fantasyland: Mapping[int, int] | None = None,
) -> Hand:
    """One hand from start to finish; `choose` gives a legal answer to every decision, and `deal` makes the dealer.

    Without `choose` whoever holds a hand to open with mostly does, as at a table: else few pots would be played.
    """
    dealer = deal(game, rng)
    seat_one = rng.randrange(len(stacks)) if game.numbers_seats else 0  # with a button it may be any seat
    hand = Hand(game, stakes, stacks, dealer, seat_one=seat_one, fantasyland=fantasyland)
    asked = {bet.id for bet in game.bets if bet.wagering.openers} if choose is random_action else ()
    while (decision := hand.decision) is not None:
        if asked and isinstance(decision, Legal) and decision.step in asked and _opens(decision, rng):
            hand.go_on(decision, Raise(_random_total(decision, rng)))
        else:
            hand.go_on(decision, choose(decision, rng))
    return hand


def _opens(legal: Legal, rng: random.Random) -> bool:
    return bool(legal.low and not legal.price and rng.random() < OPENS)


# Deals of open-face games


def simple_placing(rules: OpenFace, decision: Decision, rng: random.Random) -> Action:
    """The best of a few random legal placings: one with the rows in order so far, if there is any."""
    assert isinstance(decision, ToPut)
    own, count, places = decision.own, decision.most, free_places(decision)
    lying = {row: part.lying for row, part in decision.bins.items()}
    tried: list[tuple[list[int], list[str]]] = []
    faults: list[int] = []
    for _ in range(TRIES):
        placing = drawn(own, count, rng), drawn(places, count, rng)
        if placing not in tried:
            tried.append(placing)
            faults.append(_out_of_order(rules, lying, *placing))
            if not faults[-1]:
                break
    return Put(decision.verb.word, _by_row(*tried[faults.index(min(faults))]))


def _out_of_order(rules: OpenFace, lying: CardsByRow, placed: Sequence[int], places: Sequence[str]) -> int:
    """Number of faults after a placing: rows so far weaker than they must be, and cards that spoil a qualifier."""
    rows, faults = dict(lying), 0
    for card, place in zip(placed, places, strict=True):
        rows[place] += (card,)
    for row in rules.rows:
        cards = rows[row.id]
        if row.at_least and cards and (other := rows[row.at_least]):
            showing = row.ranking.showing
            faults += showing(cards) < showing(other)
        if row.qualifier:
            # number of cards that keep a row from qualifying: too high for its weakest hand, or of a rank it already has
            ranks = [rank_of(it) for it in cards]
            highest = _highest(row.ranking, row.qualifier)
            spoiling = len(ranks) - len({rank for rank in ranks if rank <= highest})
            faults += spoiling
            faults += len(cards) == row.cards and row.ranking.value(cards) < row.floor
    return faults


@lru_cache(maxsize=64)
def _highest(ranking: Ranking, qualifier: str) -> int:
    """The highest rank in the weakest hand that qualifies."""
    return RANKS.index(ranking.made(weakest_hand(ranking, qualifier)).ranks[0])


def random_deal(
    game: Game,
    seats: int,
    rng: random.Random,
    fantasyland: Mapping[int, int],
    dealt: Deals = shuffled,
) -> Hand:
    """One deal from start to finish; `dealt` makes the dealer."""
    rules = rules_of(game)
    return random_hand(
        game, FOR_POINTS, [STACK] * seats, rng,
        lambda decision, rng: simple_placing(rules, decision, rng), dealt, fantasyland,
    )  # fmt: skip


def deals(game: Game, hands: int, seats: int, rng: random.Random) -> Iterator[Hand]:
    """Successive deals: who reaches Fantasyland is there in the next deal; now and then a random seat is, too."""
    there: Mapping[int, int] = {}
    numbers = rules_of(game).fantasyland.numbers
    for _ in range(hands):
        if numbers and not there and rng.random() < LUCK:
            there = {rng.randrange(seats): rng.choice(numbers)}
        deal = random_deal(game, seats, rng, there)
        there = deal.next_deal
        yield deal
