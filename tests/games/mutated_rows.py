"""Changes of open-face games: rows, points, royalties, Fantasyland."""

from __future__ import annotations

from collections.abc import Iterator

from altered import Change, Data, became, hands_near, same_but_special, words

from poker_rulebook.book.load import Book
from poker_rulebook.ranking import Ranking


def row_changes(book: Book, data: Data) -> Iterator[Change]:
    rankings = {row["id"]: book.rankings[row["ranking"]] for row in data["rows"]}
    for row in data["rows"]:
        yield from _row(book, data, row)
    for key, number in data["points"].items():
        yield from _numbers("points", f"points.{key}", number, least=0 if key == "all_rows" else 1)
    if "most_rows" in data["points"]:
        yield became("points", "points.most_rows", None)
    for change in _lines(data.get("royalties", []), rankings, "points"):
        yield _set("royalties", "royalties", *change)
    if "fantasyland" in data:
        yield from _fantasyland(data["fantasyland"], rankings)
    if "win_cap" in data:  # otherwise the choices of the option in common/ are compared
        yield from words("win_cap", "win_cap", data["win_cap"])


def _row(book: Book, data: Data, row: Data) -> Iterator[Change]:
    place, ranking = f"rows.{row['id']}", book.rankings[row["ranking"]]
    for other in book.rankings.values():
        fits = other.size == ranking.size and other.rules.ranks == ranking.rules.ranks
        if fits and not same_but_special(other, ranking):
            yield became("ranking", f"{place}.ranking", other.id)
    yield from _numbers("rows", f"{place}.cards", row["cards"])
    if "at_least" in row:
        yield became("at_least", f"{place}.at_least", None)
        for other in data["rows"]:
            if other["id"] not in (row["id"], row["at_least"]):
                yield became("at_least", f"{place}.at_least", other["id"])
    if "qualifier" in row:
        yield became("qualifier", f"{place}.qualifier", None)
        yield from (
            became("qualifier", f"{place}.qualifier", near) for near in hands_near(ranking, row["qualifier"])
        )


def _fantasyland(there: Data, rankings: dict[str, Ranking]) -> Iterator[Change]:
    for key, number in (("enter", "cards"), ("stay", "")):
        for change in _lines(there[key], rankings, number):
            yield _set("fantasyland", f"fantasyland.{key}", *change)
    yield from _numbers("fantasyland", "fantasyland.stay_cards", there["stay_cards"])
    if "both" in there:
        yield became("fantasyland", "fantasyland.both", None)
        yield from _numbers("fantasyland", "fantasyland.both", there["both"])
    if "button" in there:  # otherwise the choices of the option in common/ are compared
        yield from words("fantasyland", "fantasyland.button", there["button"])


def _lines(lines: list[Data], rankings: dict[str, Ranking], number: str) -> Iterator[tuple[list[Data], str]]:
    """Lists in which one line is left out or altered: the hand next to it, one more or less of what it gives."""
    for index, line in enumerate(lines):
        before, after, what = lines[:index], lines[index + 1 :], f"{line['row']} {line['hand']}"
        if len(lines) > 1:
            yield [*before, *after], f"{what} was left out"
        for hand in hands_near(rankings[line["row"]], line["hand"]):
            yield [*before, line | {"hand": hand}, *after], f"{what} became {hand}"
        for other in (line[number] - 1, line[number] + 1) if number else ():
            if other:
                yield [*before, line | {number: other}, *after], f"{what} gave {other} {number}"


def _numbers(rule: str, place: str, number: int, least: int = 1) -> Iterator[Change]:
    yield from (became(rule, place, other) for other in (number - 1, number + 1) if other >= least)


def _set(rule: str, place: str, lines: list[Data], text: str) -> Change:
    return Change(rule, f"{place}: {text}", {"set": {place: lines}})
