"""Royalties as tables: one for each row, computed from the game file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from poker_rulebook.book.openface import Line, OpenFace, Row
from poker_rulebook.cards import RANKS
from poker_rulebook.ranking.named import weakest_hand
from poker_rulebook.ranking.ranking import Made
from poker_rulebook.view import views
from poker_rulebook.view.hands import hand_name, qualifier_name
from poker_rulebook.view.sentences import Phrase, heading, say, unbroken, written


def weakest(line: Line, row: Row) -> Made:
    """The weakest hand that a line names."""
    return row.ranking.made(weakest_hand(row.ranking, line.hand))


def category(line: Line, row: Row) -> Phrase:
    return weakest(line, row).category


def is_strongest(row: Row, line: Line) -> bool:
    """Whether no hand of the row is stronger, so that "or stronger" would be idle."""
    return line.floor == next(value for value, _ in row.ranking.classes())


def is_strongest_class(row: Row, line: Line) -> bool:
    """Whether the line stands for a class above which there is no other."""
    rules, made = row.ranking.rules, weakest(line, row)
    return not rules.wins_lowest and made.category == rules.classes[0] and row.ranking.is_weakest(made.cards)


def line_name(row: Row, line: Line, lines: Sequence[Line]) -> Phrase:
    """What a line is called: by its class where it stands for the whole class, otherwise by its hand.

    lines    the others of the same list, which may divide the class
    """
    made, ranking = weakest(line, row), row.ranking
    if ranking.rules.wins_lowest:
        exact = is_strongest(row, line) or made.category != "high-card"
        return hand_name(ranking, made.cards) if exact else say("rows-royalty-low", rank=made.ranks[0])
    alike = [other for other in lines if other.row == row.id and category(other, row) == category(line, row)]
    if len(alike) > 1:
        return hand_name(ranking, made.cards)
    return qualifier_name(ranking, line.hand)


def royalty_tables(rules: OpenFace, *, short: bool = False) -> tuple[views.RoyaltyTable, ...]:
    """A table for each row that earns royalties, the strongest hand first.

    short    hands of one class whose points rise evenly, rank by rank, share a line
    """
    tables = []
    for row in rules.rows:
        own = [line for line in rules.royalties if line.row == row.id]
        runs = list(_runs(row, own)) if short else [[line] for line in own]
        lines = tuple(_line(row, run, own) for run in reversed(runs))
        if lines:
            title = heading(written(row.name))
            column = say("rows-points-column")
            tables.append(views.RoyaltyTable(f"royalties-{row.id}", title, column, lines))
    return tuple(tables)


def _line(row: Row, run: Sequence[Line], own: Sequence[Line]) -> views.RoyaltyLine:
    first, last = run[0], run[-1]
    if first is last:
        name, points = line_name(row, first, own), str(first.amount)
    else:
        low, high = (say(f"rank-{weakest(line, row).ranks[0]}") for line in (first, last))
        name = say("rows-royalty-run", **{"class": say(f"class-{category(first, row)}")}, low=low, high=high)
        points = unbroken(say("rows-royalty-points", low=str(first.amount), high=str(last.amount)))
    return views.RoyaltyLine(heading(name), points)


def _runs(row: Row, lines: Sequence[Line]) -> Iterator[list[Line]]:
    """Lines of one class, of neighbouring ranks, each with one point more than the one before."""
    for _, same in groupby(lines, key=lambda line: category(line, row)):
        run: list[Line] = []
        for line in same:
            if run and not _follows(row, run[-1], line):
                yield run
                run = []
            run.append(line)
        yield run


def _follows(row: Row, before: Line, line: Line) -> bool:
    rank, next_rank = (RANKS.index(weakest(one, row).ranks[0]) for one in (before, line))
    return next_rank == rank + 1 and line.amount == before.amount + 1
