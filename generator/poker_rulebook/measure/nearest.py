"""The nearest relative of a game: the one whose rules differ least.

The distance of two games is a number of points, the same both ways. A rule that differs at several places in the
same manner counts once, and what follows from another difference counts nothing: the number of players, the
sizes of bets, odd chips between shares. Betting formats are a custom of the room and count nothing either.

    3   a deal, draw, discard, division or roll more, less or changed; for cards of the players one more point for
        each further card
    1   a betting round more or less; another first actor
    3   a share of the pot more or less, or one that depends on dice only in one of the games
    3   other cards for a hand: so many own and board cards, which lines of the board
    1   another ranking of the same kind and direction, another qualifier, a share for one of divided hands
    2   a ranking of the same kind the other way round: high instead of low
    3   a ranking of another kind: badugi or points instead of classes of hands
    3   another deck; other kinds of forced bets
    1   other details of the same forced bets
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.measure.alignment import aligned, rule_of
from poker_rulebook.ranking import Ranking

RULE, DETAIL = 3, 1


class Nearest(NamedTuple):
    """The other game, and how many points away it is."""

    game: Game
    distance: int


def nearest(games: Mapping[str, Game], game: Game) -> Nearest | None:
    """The nearest other game; None in a book of one game, and for open-face games, which have no bets, no pot
    and no board by which they could be compared.

    Of several equally near, the one that more sources describe; of these the one in which the course of play
    differs less, and then the first by id.
    """
    if game.open_face:
        return None
    others = [other for other in games.values() if other.id != game.id and not other.open_face]
    apart = {other.id: _without_play(game, other) for other in others}
    best: tuple[tuple[int | str, ...], Nearest] | None = None
    for other in sorted(others, key=lambda other: apart[other.id]):
        if best and apart[other.id] > best[1].distance:
            break  # and so is every game after it, however alike its play
        play = _play(game, other)
        found = Nearest(other, apart[other.id] + play)
        order = (found.distance, -len(other.sources), play, other.id)
        best = min(best or (order, found), (order, found), key=lambda pair: pair[0])
    return best and best[1]


def distance(game: Game, other: Game) -> int:
    """Points of difference; 0 for games that differ in nothing that counts."""
    return _without_play(game, other) + _play(game, other)


def _without_play(game: Game, other: Game) -> int:
    away = RULE * (game.deck.id != other.deck.id) + _forced(game, other)
    pairs, unpaired = paired(game.showdown, other.showdown)
    away += RULE * len(unpaired) + sum(_ranking(a.ranking, b.ranking) for a, b in pairs)
    away += RULE * any(cards_used(game, a) != cards_used(other, b) for a, b in pairs)
    away += RULE * any(bool(a.when) != bool(b.when) for a, b in pairs)
    away += DETAIL * sum(a.qualifier != b.qualifier for a, b in pairs)
    return away + DETAIL * any(bool(a.hand) != bool(b.hand) for a, b in pairs)


def _forced(game: Game, other: Game) -> int:
    if game.forced_bets == other.forced_bets:
        return 0
    return DETAIL if game.forced_bets.kinds == other.forced_bets.kinds else RULE


def _play(game: Game, other: Game) -> int:
    total, counted = 0, []
    for pair in aligned(game, other):
        if pair.same:
            continue
        steps = (pair.mine, pair.other)
        change = [step is None if pair.do == "bet" else step and rule_of(step) for step in steps]
        if change not in counted:
            counted.append(change)
            total += pair.points
    return total


Shares = Iterable[Share]
LIKENESS = (
    lambda share: share.id,
    lambda share: share.ranking.id,
    lambda share: share.ranking.rules.wins_lowest,
    lambda share: True,
)


def paired(mine: Shares, theirs: Shares) -> tuple[list[tuple[Share, Share]], list[Share]]:
    """The shares of two games that correspond, by id, else by ranking, else by direction; and those left over."""
    left, right, pairs = list(mine), list(theirs), []
    for like in LIKENESS:
        for share in tuple(left):
            match = next((other for other in right if like(other) == like(share)), None)
            if match is not None:
                pairs.append((share, match))
                left.remove(share)
                right.remove(match)
    return pairs, [*left, *right]


def _ranking(mine: Ranking, other: Ranking) -> int:
    if mine.id == other.id:
        return 0
    if mine.rules.compare != other.rules.compare:
        return RULE
    return 1 if mine.rules.wins_lowest == other.rules.wins_lowest else 2


def cards_used(game: Game, share: Share) -> tuple[object, ...]:
    """Which cards make a hand of the share, as far as its ranking does not say so itself."""
    if share.board == (0, 0):
        return ()
    grouped = any(len(layout.groups) > 1 for layout in game.layouts)
    return share.own, share.board, share.other, share.lines, grouped
