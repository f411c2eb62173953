"""What a head claims of open-face games: rows, how cards are placed, points, Fantasyland."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from claims_of_deals import bare, value_of
from claims_of_pots import at_least
from watched import Watched

from poker_rulebook.play.events import Dealt, Fouled, Paid, Placed, ToFantasyland
from poker_rulebook.play.openface import unseen
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import Phrase

CLAIMS: dict[str, Callable[..., bool]] = {}
NOUNS = {
    "essence-row", "essence-row-low", "rows-the", "rows-fact-row", "rows-hand-in", "rows-hand-exactly-in", "essence-enters",
    "rows-points-short", "hand-low", "rows-pot-short", "rows-pot-rows",
}  # fmt: skip


def claims(*keys: str) -> Callable[[Callable[..., bool]], Callable[..., bool]]:
    def note(claim: Callable[..., bool]) -> Callable[..., bool]:
        CLAIMS.update(dict.fromkeys(keys, claim))
        return claim

    return note


def usual(hand: Watched) -> list[int]:
    """The seats that are not in Fantasyland."""
    return [seat for seat in range(hand.seats) if seat not in hand.hand.fantasyland]


def row_id(hand: Watched, name: Phrase) -> str:
    return next(row.id for row in hand.hand.rules.rows if row.name["en"] == plain(name))


@claims("essence-layout", "essence-layout-short")
def _layout(hand: Watched, n: int, rows: tuple[Phrase, ...] = ()) -> bool:
    """Everybody lays so many cards in three rows, each of the size that is named."""
    sizes = {row_id(hand, value_of(r, "row")): value_of(r, "n") for r in rows if r.key == "essence-row"}
    return all(
        len(lying) == 3 and sum(map(len, lying.values())) == n and all(len(lying[row]) == size for row, size in sizes.items())
        for lying in hand.hand.rows
    )  # fmt: skip


def turns(hand: Watched, seat: int) -> list[tuple[int, int]]:
    """Of every placing of a seat, how many cards it laid and how many it threw away."""
    return [(sum(map(len, e.rows.values())), len(e.thrown)) for _, e in hand.all(Placed) if e.seat == seat]


@claims("essence-layout-closed")
def _layout_closed(hand: Watched, n: int, rows: tuple[Phrase, ...]) -> bool:
    """Everybody receives all cards before anybody lays one, and none lies face up before."""
    dealt = [(when, e) for when, e in hand.all(Dealt)]
    first = min(when for when, _ in hand.all(Placed))
    return _layout(hand, n, rows) and all(
        when < first and len(e.cards) == n and not e.up for when, e in dealt
    )


@claims("essence-placed-closed")
def _placed_closed(hand: Watched) -> bool:
    """One placing of everybody, of which the others see nothing."""
    laid = [e for _, e in hand.all(Placed)]
    return len(laid) == hand.seats and all(unseen(hand.hand.game, e.step) for e in laid)


@claims("essence-rows-only", "essence-rows-royalties")
def _rows_without_fantasyland(hand: Watched) -> bool:
    pairs = {frozenset((e.seat, e.other)) for _, e in hand.all(Paid)}
    return len(pairs) <= hand.seats * (hand.seats - 1) // 2 and not hand.all(ToFantasyland)


@claims("essence-placed")
def _placed(hand: Watched, n: int, times: int) -> bool:
    return all(turns(hand, seat).count((n, 0)) == times for seat in usual(hand))


@claims("essence-placed-of")
def _placed_of(hand: Watched, n: int, of: int, times: int) -> bool:
    return all(turns(hand, seat).count((n, of - n)) == times for seat in usual(hand))


@claims("essence-rows", "essence-rows-short")
def _rows(hand: Watched, low: int, high: int) -> bool:
    """No chips are wagered, every two players settle, and Fantasyland has cards from `low` to `high`."""
    pairs = {frozenset((e.seat, e.other)) for _, e in hand.all(Paid)}
    return len(pairs) <= hand.seats * (hand.seats - 1) // 2 and all(
        low <= e.cards <= high for _, e in hand.all(ToFantasyland)
    )


@claims("essence-row-needs")
def _row_needs(seen: Watched, row: Phrase, hand: Phrase) -> bool:
    """Who has no such hand in the row has fouled."""
    fouled, id_ = {e.seat for _, e in seen.all(Fouled)}, row_id(seen, row)
    ranking = next(r.ranking for r in seen.hand.rules.rows if r.id == id_)
    worth = at_least(ranking, hand)
    return all(seat in fouled or worth(seen.hand.layout(seat)[id_]) is not None for seat in range(seen.seats))


@claims("essence-discards-unseen")
def _unseen(hand: Watched) -> bool:
    return any(e.thrown for _, e in hand.all(Placed))


def _reaches(hand: Watched, seat: int, way: Any) -> bool:
    """Whether a row of a seat is as a way to Fantasyland asks."""
    row = row_id(hand, value_of(value_of(way, "row"), "row"))
    ranking = next(r.ranking for r in hand.hand.rules.rows if r.id == row)
    worth, cards = at_least(ranking, value_of(way, "hand")), hand.hand.layout(seat)[row]
    return worth(cards) is not None


@claims("essence-fantasyland")
def _fantasyland(every: list[Watched], ways: tuple[Phrase, ...]) -> bool:
    """Exactly those who have not fouled and have such a row go there, who were not there before."""
    for hand in every:
        fouled = {e.seat for _, e in hand.all(Fouled)}
        gone = {e.seat for _, e in hand.all(ToFantasyland)}
        for seat in usual(hand):
            reached = seat not in fouled and any(_reaches(hand, seat, value_of(way, "hand")) for way in ways)
            if reached != (seat in gone):
                return False
    return True


@claims("essence-fantasyland-both")
def _both(hand: Watched, n: int) -> bool:
    return hand.hand.rules.fantasyland.both == n


@claims("essence-fantasyland-stay")
def _stay(hand: Watched, ways: tuple[Phrase, ...], n: int) -> bool:
    fouled = {e.seat for _, e in hand.all(Fouled)}
    gone = {e.seat: e.cards for _, e in hand.all(ToFantasyland)}
    for seat in hand.hand.fantasyland:
        stays = seat not in fouled and any(_reaches(hand, seat, way) for way in ways)
        if stays != (seat in gone) or gone.get(seat, n) != n:
            return False
    return True


@claims("fact:rows-fact-rows")
def _row_sizes(hand: Watched, value: Any) -> bool:
    rows = [bare(it) for it in value_of(bare(value), "items")]
    return all(
        len(lying[row_id(hand, value_of(r, "row"))]) == value_of(r, "n")
        for lying in hand.hand.rows
        for r in rows
    )


@claims("fact:rows-fact-rounds")
def _rounds(hand: Watched, value: Any) -> bool:
    n = value_of(bare(value), "n")
    return all(len(turns(hand, seat)) == n for seat in usual(hand))


@claims("fact:rows-fact-there")
def _there(hand: Watched, value: Any) -> bool:
    said = bare(value)
    return all(value_of(said, "low") <= e.cards <= value_of(said, "high") for _, e in hand.all(ToFantasyland))
