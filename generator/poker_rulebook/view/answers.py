"""What is asked of a showdown and what comes out, as plain JSON: a line of `rulebook showdown --jsonl`, and its answer."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import suggestion
from poker_rulebook.cards import Cards, texts
from poker_rulebook.play.comparing import own_for
from poker_rulebook.play.judging import judge, read_table
from poker_rulebook.play.layouts import LaidOut, judge_layouts, read_fantasyland, read_layouts, read_stacks
from poker_rulebook.play.rows import payments, rules_of
from poker_rulebook.ranking import Ranking
from poker_rulebook.view.phrases import LOCALES, plain
from poker_rulebook.view.wording import hand_name

SAID = ("chosen", "declared", "exposed")  # objects of names and texts in a showdown
IN_POTS = ("seats", "board", "rolls", *SAID, "pot")
IN_ROWS = ("seats", "fantasyland", "stacks")


def names(ranking: Ranking, best: Cards, held: Cards, locales: Iterable[str] = LOCALES) -> dict[str, str]:
    """What a hand is called, by language."""
    return {locale: plain(hand_name(ranking, best, held), locale) for locale in locales}


def answered(game: Game, value: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to one question. Raises ValueError for what cannot lie on a table, mostly InputError with its place."""
    return judged_layouts(game, value) if game.open_face else judged(game, value)


def _seats_of(value: Mapping[str, Any], known: Collection[str], shape: str) -> dict[str, Any]:
    """The seats of a showdown. Raises ValueError where there are none, and for a key that is not known."""
    for key in value:
        if key not in known:
            rows = known is IN_ROWS and key in IN_POTS
            instead = "an open-face game has rows instead of a board and a pot"
            raise ValueError(f"unknown key {key!r}: {instead if rows else suggestion(key, known)}")
    seats = value.get("seats")
    if not isinstance(seats, dict) or not seats:
        raise ValueError(f'"seats" is missing: write {{"seats": {{{shape}}}}}')
    return seats


def judged(game: Game, value: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to one showdown. Raises ValueError for what cannot lie on a table."""
    seats = _seats_of(value, IN_POTS, '"A": "Ah Kd", "B": "Qs Qc"')
    rolls, pot = value.get("rolls") or {}, value.get("pot")
    if not isinstance(rolls, dict):
        raise ValueError('"rolls" should be {step: number}')
    more = {key: value[key] for key in SAID if value.get(key) is not None}
    for key, said in more.items():
        if not isinstance(said, dict):
            raise ValueError(f'"{key}" should be an object of names and texts')
    if pot is not None and (not isinstance(pot, int) or isinstance(pot, bool) or pot < 0):
        raise ValueError(f'"pot" should be whole chips, not {pot!r}')
    table = read_table(game, seats, value.get("board"), rolls, **more)
    result = judge(game, table, pot)
    shares = {}
    for share_id, verdict in result.shares.items():
        share = game.share(share_id)
        hands: dict[str, Any] = dict.fromkeys(verdict.hands)
        for seat, best in verdict.hands.items():
            counted = verdict.counted[seat]
            if best is not None and counted is not None:
                held = own_for(share, table.held[seat], table.community)
                hands[seat] = {"cards": texts(best), "name": names(share.ranking, counted, held)}
        shares[share_id] = {"winners": verdict.winners, "hands": hands}
    return {"shares": shares, "chips": result.chips} | ({"left": result.left} if result.left else {})


# Open-face games


def judged_layouts(game: Game, value: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to finished layouts.

    points      seat -> what it receives in all; negative for what it pays
    pairs       seat -> another seat -> what it is due from that seat
    paid        the same in chips, and final: the stacks afterwards; only with "stacks"
    rows        seat -> row -> cards, name of the hand, royalty
    fouls       seats whose layouts are fouls
    next        seat -> cards that it receives at once in the next deal, in Fantasyland

    Raises ValueError for what cannot lie on a table.
    """

    rules = rules_of(game)
    shape = ", ".join(f'"{row.id}": "{row.cards} cards"' for row in rules.rows)
    seats = _seats_of(value, IN_ROWS, f'"A": {{{shape}}}, "B": ...')
    layouts = read_layouts(game, seats)
    there = read_fantasyland(game, value.get("fantasyland"), list(seats))
    stacks = read_stacks(game, value.get("stacks"), list(seats))
    found = judge_layouts(game, layouts, there, stacks)
    answer = {
        "points": found.points,
        "pairs": _by_seat(found, [pair.points for pair in found.pairs]),
        "rows": {seat: _rows(game, found, seat) for seat in found.layouts},
        "fouls": [seat for seat, score in found.scores.items() if score.fouled],
        "next": found.next_deal,
    }
    if stacks:
        answer["paid"] = _by_seat(found, payments(rules, found.pairs, list(stacks.values())))
        answer["final"] = {seat: stacks[seat] + points for seat, points in found.points.items()}
    return answer


def _by_seat(found: LaidOut, chips: Sequence[int]) -> dict[str, dict[str, int]]:
    """{A: {B: 6, C: -1}, B: {C: 2}}"""
    seats = list(found.layouts)
    out: dict[str, dict[str, int]] = {}
    for pair, number in zip(found.pairs, chips, strict=True):
        out.setdefault(seats[pair.first], {})[seats[pair.second]] = number
    return out


def _rows(game: Game, found: LaidOut, seat: str) -> dict[str, Any]:
    out = {}
    for row in rules_of(game).rows:
        held = found.layouts[seat][row.id]
        _, best = row.ranking.best(held)
        royalty = found.scores[seat].royalties.get(row.id, 0)
        out[row.id] = {"cards": texts(best), "name": names(row.ranking, best, held), "royalty": royalty}
    return out
