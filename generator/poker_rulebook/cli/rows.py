"""rulebook showdown of open-face games: points of every pair and player, fouls, royalties, Fantasyland."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from poker_rulebook.book.model import Game

KNOWN = ("seats", "fantasyland", "stacks")
BETTING = "an open-face game has rows instead of a board and a pot"


def layout_shape(game: Game) -> str:
    """How a layout is written on the command line: '3 cards / 5 cards / 5 cards'."""
    return " / ".join(f"{row.cards} cards" for row in game.open_face.rows)


def layout_of_text(game: Game, text: str) -> dict[str, str]:
    """'Qs Qh 2d / Kd Kc 9s 4h 2c / ...' as rows, the front first. Raises ValueError for another number of rows."""
    rows, parts = game.open_face.rows, [part.strip() for part in text.split("/")]
    if len(parts) != len(rows):
        number = "1 row" if len(parts) == 1 else f"{len(parts)} rows"
        raise ValueError(f"{text!r} has {number}: write '{layout_shape(game)}', the {rows[0].id} first")
    return dict(zip((row.id for row in rows), parts, strict=True))


def judged_layouts(game: Game, value: dict[str, Any]) -> dict[str, Any]:
    """The answer to finished layouts.

    points      seat -> what it receives in all; negative for what it pays
    pairs       seat -> another seat -> what it is due from that seat
    paid        the same in chips, and final: the stacks afterwards; only with "stacks"
    rows        seat -> row -> cards, name of the hand, royalty
    fouls       seats whose layouts are fouls
    next        seat -> cards that it receives at once in the next deal, in Fantasyland

    Raises ValueError for what cannot lie on a table.
    """
    from poker_rulebook.book.problems import suggestion
    from poker_rulebook.play.layouts import judge_layouts, read_fantasyland, read_layouts, read_stacks
    from poker_rulebook.play.rows import payments

    for key in value:
        if key not in KNOWN:
            known_elsewhere = key in ("board", "pot", "rolls", "chosen", "declared", "exposed")
            hint = BETTING if known_elsewhere else suggestion(key, KNOWN)
            raise ValueError(f"unknown key {key!r}: {hint}")
    seats = value.get("seats")
    if not isinstance(seats, dict) or not seats:
        shape = ", ".join(f'"{row.id}": "{row.cards} cards"' for row in game.open_face.rows)
        raise ValueError(f'"seats" is missing: write {{"seats": {{"A": {{{shape}}}, "B": ...}}}}')
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
        chips = payments(game.open_face, found.pairs, list(stacks.values()))
        answer["paid"] = _by_seat(found, chips)
        answer["final"] = {seat: stacks[seat] + points for seat, points in found.points.items()}
    return answer


def _by_seat(found: Any, chips: list[int]) -> dict[str, dict[str, int]]:
    """{A: {B: 6, C: -1}, B: {C: 2}}"""
    names, out = list(found.layouts), {}
    for pair, number in zip(found.pairs, chips, strict=True):
        out.setdefault(names[pair.first], {})[names[pair.second]] = number
    return out


def _rows(game: Game, found: Any, seat: str) -> dict[str, Any]:
    from poker_rulebook.cards import texts
    from poker_rulebook.cli.cards import names

    out = {}
    for row in game.open_face.rows:
        cards = found.layouts[seat][row.id]
        _, best = row.ranking.best(cards)
        out[row.id] = {
            "cards": texts(best),
            "name": names(row.ranking, best, cards),
            "royalty": found.scores[seat].royalties.get(row.id, 0),
        }
    return out
