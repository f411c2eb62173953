"""Main and side pots, and how each is shared out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from generator.book.model import Game, Share


class Pot(NamedTuple):
    """chips    whole chips; seats    who may win it, in order from the left of the button"""

    chips: int
    seats: tuple[int, ...]


class Award(NamedTuple):
    """pot    0 for the main pot; share    the share's id; odd    odd chips among the chips"""

    pot: int
    share: str
    seat: int
    chips: int
    odd: int


def side_pots(totals: Sequence[int], live: Sequence[bool], dead: int = 0) -> list[Pot]:
    """One pot for every different amount a live seat has put in, the main pot first.

    totals   chips each seat has put in during the hand, uncalled chips already returned
    dead     chips that belong to the main pot and to nobody's total, such as a big blind ante

    The pots add up to sum(totals) + dead. Source: the part of a wager that nobody can match goes back;
    side pots follow from the all-in amounts; every pot is awarded on its own (TDA 2024, 21).
    """
    levels = sorted({total for seat, total in enumerate(totals) if live[seat]})
    pots, below = [], 0
    for level in levels:
        chips = sum(min(total, level) - min(total, below) for total in totals)
        seats = tuple(seat for seat, total in enumerate(totals) if live[seat] and total >= level)
        pots.append(Pot(chips, seats))
        below = level
    above = sum(max(0, total - below) for total in totals)  # a folded seat that had put in more
    pots[0] = pots[0]._replace(chips=pots[0].chips + dead)
    pots[-1] = pots[-1]._replace(chips=pots[-1].chips + above)
    return [pot for pot in pots if pot.chips]


def awards(
    game: Game,
    shares: Sequence[Share],
    pots: Sequence[Pot],
    values: Mapping[str, Mapping[int, int]],
    deciding_cards: Callable[[Share, int], Sequence[int]],
) -> list[Award]:
    """Who receives what from every pot. The awards add up to the pots.

    shares           those in force, in the order of the file
    values           share id -> seat -> value of its hand, 0 when it does not qualify
    deciding_cards   (share, seat) -> the cards of its hand from the highest down, as ints that sort by
                     rank and suit; only asked for odd chips by suit

    A share that nobody eligible for that pot wins joins its `otherwise`, or where that is not won either, the
    one after it. When no share is won, all who are eligible take the first. Chips left over between shares
    go to the first share, or to the share of the first seat; then inside a share to the winners in
    order, passing over a player who already received one in this pot while another has not.
    Source: TDA 2024, 20 and 21; the passing over is inferred from "at most one odd chip per player".
    """
    out: list[Award] = []
    for number, pot in enumerate(pots):
        winners = {share.id: _winners(values[share.id], pot.seats) for share in shares}
        if not any(winners.values()):
            winners[shares[0].id] = list(pot.seats)
        lucky: set[int] = set()
        for share, chips in _parts(game, shares, winners, pot.chips):
            seats = winners[share.id]
            if game.odd_within == "suit" and len(seats) > 1 and chips % len(seats):
                seats = sorted(seats, key=lambda seat: deciding_cards(share, seat), reverse=True)
            out += _divided(number, share.id, seats, chips, lucky)
    return out


def _winners(values: Mapping[int, int], seats: Sequence[int]) -> list[int]:
    best = max((values[seat] for seat in seats), default=0)
    return [seat for seat in seats if values[seat] == best] if best else []


def _parts(
    game: Game, shares: Sequence[Share], winners: Mapping[str, list[int]], chips: int
) -> list[tuple[Share, int]]:
    """The shares that are won in this pot, each with its chips."""
    if len(shares) == 1:
        return [(shares[0], chips)]
    weight = Counter(_taker(share, shares, winners) for share in shares)
    won = [share for share in shares if winners[share.id]]
    total = sum(weight[share.id] for share in won)
    order = won
    if game.odd_between == "first-seat":
        order = sorted(won, key=lambda share: winners[share.id][0])
    left = chips - sum(chips * weight[share.id] // total for share in won)
    lucky = {share.id for share in order[:left]}
    return [(share, chips * weight[share.id] // total + (share.id in lucky)) for share in won]


def _taker(share: Share, shares: Sequence[Share], winners: Mapping[str, list[int]]) -> str:
    """The share that takes this one's part; '' when the way by `otherwise` meets none that is won."""
    way: list[str] = []
    taker = share.id
    while not winners.get(taker) and taker not in way:
        way.append(taker)
        taker = next((other.otherwise for other in shares if other.id == taker), "")
    return taker if winners.get(taker) else ""


def _divided(pot: int, share: str, seats: Sequence[int], chips: int, lucky: set[int]) -> list[Award]:
    each, left = divmod(chips, len(seats))
    queue = [s for s in seats if s not in lucky] + [s for s in seats if s in lucky]
    served = queue[:left]
    lucky.update(served)
    out = [Award(pot, share, s, each + (s in served), int(s in served)) for s in seats]
    return [award for award in out if award.chips]
