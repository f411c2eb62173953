"""Main and side pots, and how each is shared out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.play.comparing import Compared

ALL = ""  # in place of a share's id if all players share a pot
BOTH = "both"  # declared by a player who plays for every share
Seat = TypeVar("Seat", int, str)


class Pot(NamedTuple):
    """One pot.    chips    whole chips;  seats    who may win it, in order from the left of the button"""

    chips: int
    seats: tuple[int, ...]


class Award(NamedTuple):
    """What a seat receives of a share of a pot.

    pot      0 for the main pot
    share    the share's id; '' if nobody qualifies and all players share the pot
    odd      the odd chips among the chips
    """

    pot: int
    share: str
    seat: int
    chips: int
    odd: int


def side_pots(totals: Sequence[int], live: Sequence[bool], dead: int = 0) -> list[Pot]:
    """The pots, one for each different amount that a live seat has put in, the main pot first.

    totals   chips that each seat has put in during the hand, uncalled chips already returned
    dead     chips of the main pot that are in nobody's total, such as a big blind ante

    The pots add up to sum(totals) + dead. Source: the part of a wager that nobody can match goes back;
    side pots follow from the all-in amounts; every pot is awarded on its own (TDA 2024, 21).
    """
    seats_in = tuple([seat for seat, is_in in enumerate(live) if is_in])
    levels = sorted({totals[seat] for seat in seats_in})
    if len(levels) == 1:  # the usual case, quicker: nobody is all-in for less
        chips = sum(totals) + dead
        return [Pot(chips, seats_in)] if chips else []
    pots, below = [], 0
    for level in levels:
        chips = sum(min(total, level) - min(total, below) for total in totals)
        seats = tuple([seat for seat in seats_in if totals[seat] >= level])
        pots.append(Pot(chips, seats))
        below = level
    above = sum(max(0, total - below) for total in totals)  # a folded seat that had put in more
    pots[0] = pots[0]._replace(chips=pots[0].chips + dead)
    pots[-1] = pots[-1]._replace(chips=pots[-1].chips + above)
    return [pot for pot in pots if pot.chips]


def may_win(seats: Sequence[int], barred: Collection[int]) -> tuple[int, ...]:
    """The seats that are not barred from winning; all of them if every seat is barred."""
    return tuple(seat for seat in seats if seat not in barred) or tuple(seats)


def winners_of(game: Game, showdown: Compared, seats: Sequence[int]) -> dict[str, list[int]]:
    """Share id -> the seats that win it; empty lists where nobody of these seats qualifies."""
    shares, values = showdown.shares, showdown.values
    if showdown.declared is not None:
        return declared_winners(shares, values, showdown.declared, seats)
    winners = {share.id: _strongest(values[share.id], seats) for share in shares}
    if game.first_won:
        first = next((share.id for share in shares if winners[share.id]), "")
        winners = {name: seats_ if name == first else [] for name, seats_ in winners.items()}
    return winners


def declared_winners(
    shares: Sequence[Share],
    values: Mapping[str, Mapping[int, int]],
    declared: Mapping[int, str],
    seats: Sequence[int],
) -> dict[str, list[int]]:
    """Share id -> the seats that win it.

    values      share id -> seat -> value of its hand
    declared    seat -> share id, or `both`

    A seat that declared both takes everything if it is strictly best for every share among those who
    declared it; otherwise it wins nothing, and the rest are judged without it. Source: home-game rules
    of high-low draw; that the others are judged as if it were not there is inferred.
    """
    both = [seat for seat in seats if declared[seat] == BOTH]
    for seat in both:
        if all(_strictly_best(values[share.id], seat, declared, seats, share.id) for share in shares):
            return {share.id: [seat] for share in shares}
    single = {share.id: [seat for seat in seats if declared[seat] == share.id] for share in shares}
    return {id_: _strongest(values[id_], among) for id_, among in single.items()}


def losers(game: Game, showdown: Compared, seats: Sequence[int]) -> list[int]:
    """The seats that win no share, in games in which losers match the pot; [] in other games."""
    if not game.stay:
        return []
    won = winners_of(game, showdown, seats).values()
    return [seat for seat in seats if not any(seat in winners for winners in won)]


def plays_for(declared: Mapping[Seat, str] | None, seat: Seat, share: str) -> bool:
    """Whether the seat has declared this share or both; always true in games without a declaration."""
    return declared is None or declared[seat] in (share, BOTH)


def playing(compared: Compared, share: Share, seats: Iterable[int]) -> list[int]:
    """Those of the seats that play for a share: they declared it, and have no hand for one that takes the whole pot before it."""
    before = compared.shares[: compared.shares.index(share)] if compared.game.first_won else ()
    declared = (seat for seat in seats if plays_for(compared.declared, seat, share.id))
    return [seat for seat in declared if not any(compared.values[other.id][seat] for other in before)]


def _strictly_best(
    values: Mapping[int, int], seat: int, declared: Mapping[int, str], seats: Sequence[int], share: str
) -> bool:
    rivals = (other for other in seats if other != seat and plays_for(declared, other, share))
    return all(values[seat] > values[other] for other in rivals)


def awards(game: Game, showdown: Compared, pots: Sequence[Pot]) -> list[Award]:
    """Who receives what from every pot.

    The awards add up to the pots, except for pots that nobody wins under `if_nobody_qualifies: carry-over`.

    If nobody eligible for a pot wins a share, its chips go to its `otherwise`, or if that is not won either, to the
    `otherwise` of that, and so on. If no share is won, `if_nobody_qualifies` decides. Odd chips between shares go to
    the first share, or to the share of the first seat. Odd chips within a share go to the winners in order, but a
    player who has received one in this pot is passed over while another has not.
    Source: TDA 2024, 20 and 21; the passing over is inferred from "at most one odd chip per player".
    """
    out: list[Award] = []
    for number, pot in enumerate(pots):
        winners = winners_of(game, showdown, pot.seats)
        qualified = any(winners.values())
        if not qualified:
            winners = unqualified_winners(game, showdown, pot.seats)
        if not winners:
            continue
        lucky: set[int] = set()
        if ALL in winners:
            out += _divided(number, ALL, winners[ALL], pot.chips, lucky)
            continue
        for share, chips in _parts(game, showdown.shares, winners, pot.chips):
            seats = winners[share.id]
            if len(seats) > 1 and chips % len(seats) and game.odd_chips_within(share) != "button":
                seats = _by_cards(showdown if qualified else showdown.unqualified(), share.id, seats)
            out += _divided(number, share.id, seats, chips, lucky)
    return out


def unqualified_winners(game: Game, showdown: Compared, seats: Sequence[int]) -> dict[str, list[int]]:
    """Share -> who takes a pot for which nobody qualifies; the share is ALL if all do. {} if it stays on the table."""
    first = showdown.shares[0]
    if game.if_nobody_qualifies == "carry-over":
        return {}
    winners: dict[str, list[int]] = {share.id: [] for share in showdown.shares}
    if game.if_nobody_qualifies == "strongest-hand":
        winners[first.id] = _strongest({seat: showdown.plain_value(first, seat) for seat in seats}, seats)
    return winners if winners[first.id] else {ALL: list(seats)}


def _by_cards(showdown: Compared, share: str, seats: Sequence[int]) -> list[int]:
    """The winners of a share in the order of odd chips, where cards decide it."""
    of = next(each for each in showdown.shares if each.id == share)
    return sorted(seats, key=lambda seat: showdown.deciding_cards(of, seat), reverse=True)


def _strongest(values: Mapping[int, int], seats: Sequence[int]) -> list[int]:
    best = max([values[seat] for seat in seats], default=0)
    return [seat for seat in seats if values[seat] == best] if best else []


def _parts(
    game: Game, shares: Sequence[Share], winners: Mapping[str, list[int]], chips: int
) -> list[tuple[Share, int]]:
    """The shares of this pot that are won, each with its chips."""
    if len(shares) == 1:
        return [(shares[0], chips)]
    takers = [_taker(share, shares, winners) for share in shares]
    weight = {share.id: takers.count(share.id) for share in shares}
    won = [share for share in shares if winners[share.id]]
    total = sum(weight[share.id] for share in won)
    order = won
    if game.odd_between == "first-seat":
        order = sorted(won, key=lambda share: winners[share.id][0])
    left = chips - sum(chips * weight[share.id] // total for share in won)
    lucky = {share.id for share in order[:left]}
    return [(share, chips * weight[share.id] // total + (share.id in lucky)) for share in won]


def _taker(share: Share, shares: Sequence[Share], winners: Mapping[str, list[int]]) -> str:
    """The share that receives the part of this one; '' if following `otherwise` leads to none that is won."""
    way: list[str] = []
    taker = share.id
    while not winners.get(taker) and taker not in way:
        way.append(taker)
        taker = next((other.otherwise for other in shares if other.id == taker), "")
    return taker if winners.get(taker) else ""


def _divided(pot: int, share: str, seats: Sequence[int], chips: int, lucky: set[int]) -> list[Award]:
    if len(seats) == 1:
        return [Award(pot, share, seats[0], chips, 0)] if chips else []
    each, left = divmod(chips, len(seats))
    queue = [s for s in seats if s not in lucky] + [s for s in seats if s in lucky]
    served = queue[:left]
    lucky.update(served)
    out = [Award(pot, share, s, each + (s in served), int(s in served)) for s in seats]
    return [award for award in out if award.chips]
