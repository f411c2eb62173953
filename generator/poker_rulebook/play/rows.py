"""Scores finished open-face layouts: fouls, points between every two players, royalties, Fantasyland.

Source: rules of open-face Chinese poker (2016); the comparison of rows of different size is inferred from "as poker
hands". The points of a deal add up to zero.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Generic, NamedTuple, TypeVar

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import OpenFace, Row
from poker_rulebook.cards import Cards

Seat = TypeVar("Seat", int, str)
CardsByRow = Mapping[str, Cards]  # row id -> its cards


class Score(NamedTuple):
    """The score of one player's layout by itself.

    fouled       whether it counts for nothing
    values       row id -> value of its hand
    royalties    row id -> points; empty when fouled
    """

    fouled: bool
    values: dict[str, int]
    royalties: dict[str, int]


class Pairing(NamedTuple):
    """The settlement of two players: what `first` receives from `second`, negative if it pays.

    rows         row id -> 1, 0 or -1 for the first player
    bonus        points for winning every row, or more than half, signed
    royalties    net of both players' royalties
    points       the sum of everything
    """

    first: int
    second: int
    rows: dict[str, int]
    bonus: int
    royalties: int
    points: int


class Judged(NamedTuple, Generic[Seat]):
    """A scored deal. Seats are names, or numbers from 0.

    layouts     seat -> row id -> cards, in order from the left of the button
    scores      seat -> its Score
    pairs       the settlement of every two seats, numbered as in `layouts`
    points      seat -> what it receives; negative for what it pays
    next_deal   seat -> number of cards that it receives at once in the next deal; only seats in Fantasyland then
    """

    layouts: dict[Seat, CardsByRow]
    scores: dict[Seat, Score]
    pairs: list[Pairing]
    points: dict[Seat, int]
    next_deal: dict[Seat, int]


def rules_of(game: Game) -> OpenFace:
    """The rules of an open-face game."""
    assert game.open_face is not None
    return game.open_face


def scored(rules: OpenFace, layout: CardsByRow) -> Score:
    """The score of a finished layout by itself."""
    values = {row.id: row.ranking.value(layout[row.id]) for row in rules.rows}
    if any(faults(rules, layout)):
        return Score(True, values, {})
    reached: dict[str, int] = {}
    for line in rules.royalties:
        if values[line.row] >= line.floor:
            reached[line.row] = max(line.amount, reached.get(line.row, 0))
    return Score(False, values, reached)


def faults(rules: OpenFace, layout: CardsByRow) -> Iterator[tuple[Row, Row | None]]:
    """The faults that make a layout a foul: a row with the row that it must equal or beat but does not, or with None if
    it does not qualify by itself.

    Rows of different sizes are compared by the ranking of the stronger row: class first, then card by card.
    """
    for row in rules.rows:
        if row.qualifier and row.ranking.value(layout[row.id]) < row.floor:
            yield row, None
        if row.at_least and row.ranking.showing(layout[row.at_least]) > row.ranking.showing(layout[row.id]):
            yield row, rules.row(row.at_least)


def pairings(rules: OpenFace, scores: Sequence[Score]) -> list[Pairing]:
    """The settlements of every two players, in the order A-B, A-C, ..., B-C, ..."""
    found = []
    for first, second in combinations(range(len(scores)), 2):
        mine, theirs = scores[first], scores[second]
        rows = {row.id: _row_won(mine, theirs, row.id) for row in rules.rows}
        won = sum(rows.values())
        bonus = _bonus(rules, list(rows.values())) - _bonus(rules, [-each for each in rows.values()])
        both_fouled = mine.fouled and theirs.fouled
        royalties = 0 if both_fouled else sum(mine.royalties.values()) - sum(theirs.royalties.values())
        points = rules.row_points * won + bonus + royalties
        found.append(Pairing(first, second, rows, bonus, royalties, points))
    return found


def _bonus(rules: OpenFace, rows: Sequence[int]) -> int:
    """The bonus points of a player.    rows    1 for each row won, 0 or -1 for the others"""
    won = rows.count(1)
    return rules.all_rows * (won == len(rows)) + rules.most_rows * (2 * won > len(rows))


def _row_won(mine: Score, theirs: Score, row: str) -> int:
    if mine.fouled or theirs.fouled:
        return theirs.fouled - mine.fouled
    return (mine.values[row] > theirs.values[row]) - (mine.values[row] < theirs.values[row])


def judged(
    rules: OpenFace,
    layouts: Mapping[Seat, CardsByRow],
    there: Collection[Seat],
    stacks: Mapping[Seat, int] | None,
) -> Judged[Seat]:
    """The scored deal: points of every pair and player, and who goes to Fantasyland.

    there     seats that are in Fantasyland in this deal
    stacks    chips of each seat before the deal, as in `settled`
    """
    scores = {seat: scored(rules, layout) for seat, layout in layouts.items()}
    pairs = pairings(rules, list(scores.values()))
    before = [stacks[seat] for seat in layouts] if stacks else None
    points = settled(rules, pairs, before) if pairs else [0] * len(layouts)
    coming = {seat: next_fantasyland(rules, score, there=seat in there) for seat, score in scores.items()}
    next_deal = {seat: cards for seat, cards in coming.items() if cards}
    return Judged(dict(layouts), scores, pairs, dict(zip(layouts, points, strict=True)), next_deal)


def settled(rules: OpenFace, pairs: Sequence[Pairing], stacks: Sequence[int] | None) -> list[int]:
    """What each seat receives in all, in points (one chip each); negative if it pays.

    stacks    chips of each seat before the deal; without them, or without a cap, points are owed in full
    """
    received = [0] * (1 + max(pair.second for pair in pairs))
    for pair, chips in zip(pairs, payments(rules, pairs, stacks), strict=True):
        received[pair.first] += chips
        received[pair.second] -= chips
    return received


def payments(rules: OpenFace, pairs: Sequence[Pairing], stacks: Sequence[int] | None) -> list[int]:
    """What the first of each pair receives from the second; negative if it pays.

    With a cap the pairs pay in this order, each at most what the rule allows at that moment. Source: the win
    cap of open-face tournaments.
    """
    if stacks is None or rules.win_cap == "none":
        return [pair.points for pair in pairs]
    paid, received = [], [0] * len(stacks)
    for pair in pairs:
        payer, winner = (pair.first, pair.second) if pair.points < 0 else (pair.second, pair.first)
        chips = min(abs(pair.points), *_limits(rules.win_cap, stacks, received, payer, winner))
        received[payer] -= chips
        received[winner] += chips
        paid.append(chips if winner == pair.first else -chips)
    return paid


def _limits(
    cap: str, stacks: Sequence[int], received: Sequence[int], payer: int, winner: int
) -> tuple[int, ...]:
    """The limits of a payment, of which the lowest counts: nobody pays chips that are not there."""
    left = stacks[payer] + received[payer]
    if cap == "payer":
        return (left,)
    if cap == "stacks-at-start":
        return stacks[payer] + min(0, received[payer]), stacks[winner] - max(0, received[winner])
    return left, stacks[winner] + received[winner]


def next_fantasyland(rules: OpenFace, score: Score, *, there: bool) -> int:
    """Number of cards that the player receives at once in the next deal; 0 for a usual deal.

    there    whether this deal was played in Fantasyland
    """
    if score.fouled:
        return 0
    land = rules.fantasyland
    if there:
        stays = any(score.values[line.row] >= line.floor for line in land.stay)
        return land.stay_cards if stays else 0
    reached = [line for line in land.enter if score.values[line.row] >= line.floor]
    if land.both and len({line.row for line in reached}) > 1:
        return land.both
    return max((line.amount for line in reached), default=0)
