"""The counted tables of general rules as data without words, for pages and programs; and checks that sums give what the
files say and that tables can be counted.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import Any

from poker_rulebook.book.chapters import CountedTable, Rule, Sum
from poker_rulebook.book.load import Book
from poker_rulebook.book.parts import Deck
from poker_rulebook.book.problems import At, Finding, Problem, suggestion
from poker_rulebook.cards import RANKS, rank_of, texts
from poker_rulebook.figures import odds
from poker_rulebook.figures.arithmetic import (
    SUMS,
    Figures,
    SumData,
    named,
    named_game,
    named_ranking,
    worked_out,
)
from poker_rulebook.play.dealer import shuffled
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.parser import InputError
from poker_rulebook.play.questions import Call, Legal
from poker_rulebook.play.stakes import stakes_for
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.rules import FIVE_OF_A_KIND
from poker_rulebook.ranking.samples import class_samples

Rows = list[dict[str, Any]]

ALL = "all"  # the last line of counted classes
MOST_VALUES, MOST_COLUMNS = 200, 20  # more would take long to count, and longer to read
POT_LIMIT_GAME = "omaha-high-only"  # the game in which pot raises are made, unless another is named
DEEP = 10_000  # big blinds in front of everybody, so that nobody is all-in


def counted_rows(book: Book, table: CountedTable) -> Rows:
    """The rows of a table in order, counted once for the book.

    Raises InputError where it cannot be counted, with the place in the table.
    """
    key = f"{table.shows} {table.given}"
    if key not in book.memo.counted:
        book.memo.counted[key] = TABLES[table.shows](book, table.given)
    return book.memo.counted[key]


def sums(book: Book, given: SumData) -> Rows:
    """[{key: value, cells: [what comes out in each column]}]: a sum that is worked out again and again.

    counts     its kind
    rows       one of its keys, with a value for each line
    columns    further keys with their values, a column for each way to combine them

    The other keys stand as they would in the sum. A cell is None where the value of its line does not
    exist in its column.
    """
    ((key, wanted),) = given["rows"].items()
    columns = columns_of(given)
    rows = []
    for index, value in enumerate(values(("rows", key), wanted)):
        cells = [_cell(book, given, {key: value, **column}) for column in columns]
        if all(isinstance(cell, InputError) for cell in cells):
            place = (key, index) if isinstance(wanted, list) else (key,)
            raise InputError(("rows", *place), cells[0].message, cells[0].hint)
        rows.append({key: value, "cells": [None if isinstance(cell, InputError) else cell for cell in cells]})
    return rows


def columns_of(given: SumData) -> list[dict[str, Any]]:
    """The keys of each column of a table of sums, the last one changing from column to column."""
    named = {key: values(("columns", key), wanted) for key, wanted in given["columns"].items()}
    columns = [dict(zip(named, chosen, strict=True)) for chosen in product(*named.values())]
    if len(columns) > MOST_COLUMNS:
        raise InputError(("columns",), f"{len(columns)} columns", f"at most {MOST_COLUMNS}")
    return columns


def values(at: At, wanted: str | list[Any]) -> Sequence[Any]:
    """The values of a list, or of "1 to 10"; those of a top card are ranks: "5 to A"."""
    if isinstance(wanted, list):
        return wanted
    first, last = wanted.split(" to ")
    found: Sequence[Any] = ()
    if at[-1] == "top" and first in RANKS:
        found = RANKS[RANKS.index(first) : RANKS.find(last) + 1]
    elif first.isdecimal() and last.isdecimal():
        found = range(int(first), int(last) + 1)
    if not 0 < len(found) <= MOST_VALUES:
        raise InputError(at, f"{wanted!r} are {len(found)} values", f"at least one, at most {MOST_VALUES}")
    return found


def _cell(book: Book, given: SumData, here: dict[str, Any]) -> Any:
    """The result of one sum; where the value of its row does not exist in this column, the error that says so."""
    try:
        (right,) = CELLS[given["counts"]](book, {}, {**given, **here}).values()
    except InputError as error:
        line, *others = here
        if error.at[:1] == (line,):
            return error
        if error.at and error.at[0] in others:
            wanted = given["columns"][error.at[0]]
            index = (wanted.index(here[error.at[0]]),) if isinstance(wanted, list) else ()
            raise InputError(("columns", error.at[0], *index), error.message, error.hint) from None
        raise
    return right


def pot_raise(book: Book, figures: Figures, given: SumData) -> dict[str, Any]:
    """{to: chips}: the total of the first pot-size raise before the flop, with `blinds` and so many `callers` before it.

    Made in the betting of a pot-limit game by the first player who has not called.
    """
    name = given.get("game", POT_LIMIT_GAME)
    game = named_game(book.itself, ("game",), name)
    if "pot-limit" in game.betting and game.limit != "pot-limit":
        game = book.itself.game(name, {"limit": "pot-limit"})
    if game.limit != "pot-limit" or not game.has_blinds:
        raise InputError(("game",), f"{name} has no blinds or no pot limit", "name a game with both")
    callers, (small, big) = given["callers"], given["blinds"]
    most = game.players[1] - 3  # small blind, big blind and the player who raises
    if callers > most:
        raise InputError(("callers",), f"{callers} callers do not fit the table", f"at most {most}")
    if small > big:
        raise InputError(("blinds",), "the small blind is more than the big blind", f"[{big}, {small}]")
    stakes = stakes_for(game, {"small_blind": small, "big_blind": big})
    hand = Hand(game, stakes, [DEEP * big] * (callers + 3), shuffled(game, random.Random(0)))
    for _ in range(callers):
        hand.act(Call())
    assert isinstance(hand.decision, Legal)
    return {"to": hand.decision.high}


def classes(book: Book, given: SumData) -> Rows:
    """[{class: name, sample: cards}], the strongest first; with `decks` [{class: name, deck: hands, …}].

    Counted are hands of five cards, jokers aside, with a last row for the class "all". A deck without some ranks is
    counted in the ranking that has its ranks and straights. Raises InputError for a ranking of another kind.
    """
    wanted = named_ranking(book, ("ranking",), given["ranking"])
    if wanted.rules.compare != "classes" or wanted.rules.wins_lowest:
        raise InputError(
            ("ranking",), f"{wanted.id!r} has no classes of high hands", "name a ranking such as high"
        )
    if "decks" not in given:
        return [{"class": name, "sample": texts(hand)} for name, hand in class_samples(wanted)]
    counts = {}
    for index, id_ in enumerate(given["decks"]):
        deck = named(("decks", index), "deck", id_, book.decks)
        counts[id_] = by_class(deck, _fitting(book, wanted, deck, ("decks", index)))
    rows = [
        {"class": category, **{id_: found.get(category, 0) for id_, found in counts.items()}}
        for category in wanted.rules.classes
        if category != FIVE_OF_A_KIND
    ]
    return [*rows, {"class": ALL, **{id_: sum(found.values()) for id_, found in counts.items()}}]


def by_class(deck: Deck, ranking: Ranking) -> dict[str, int]:
    """Class -> hands of so many cards as the ranking has, of the deck without jokers."""
    counts: dict[str, int] = {}
    for value, ways in odds.by_value(deck.cards, ranking).items():
        entry = ranking.tables.entries[value]
        assert entry is not None  # every hand of a full number of cards has a class
        counts[entry.category] = counts.get(entry.category, 0) + ways
    return counts


def _fitting(book: Book, wanted: Ranking, deck: Deck, at: At) -> Ranking:
    """The ranking itself, or one of the same classes with just the ranks of the deck."""
    ranks = {rank_of(card) for card in deck.cards}
    for found in (wanted, *book.rankings.values()):
        rules = found.rules
        plain = rules.compare == "classes" and not rules.wins_lowest and not rules.fourth_by_sum
        if plain and set(rules.ranks) == ranks and set(rules.classes) == set(wanted.rules.classes):
            return found
    raise InputError(at, f"no ranking has just the ranks of the deck {deck.id!r}", "leave the deck out")


CELLS = SUMS | {"pot-raise": pot_raise}  # what a table of sums may count
TABLES: dict[str, Callable[[Book, SumData], Rows]] = {"sums": sums, "odds": odds.rows, "classes": classes}


def problems(book: Book, chapters: Iterable[str] | None = None) -> list[Problem]:
    """Every sum of the book, or of some chapters, that cannot be counted or gives another result than the file says.

    Also every table that cannot be counted.
    """
    found = []
    for chapter, at, rule, counted in _counted(book, chapters):
        source = book.chapters.source(chapter)
        wrong = findings(book, rule, counted)
        found += [source.problem((*at, *where), message, hint) for where, message, hint in wrong]
    return sorted(found)


def number_of_sums(book: Book, chapters: Iterable[str] | None = None) -> int:
    """How many sums `problems` works out."""
    return sum(isinstance(counted, Sum) for *_, counted in _counted(book, chapters))


def _counted(
    book: Book, chapters: Iterable[str] | None
) -> Iterator[tuple[str, At, Rule, Sum | CountedTable]]:
    """Chapter id, place in its file and rule of every table and every sum."""
    for id_ in book.chapters if chapters is None else [id_ for id_ in chapters if id_ in book.chapters]:
        for r, rule in enumerate(book.chapters[id_].rules):
            for t, table in enumerate(rule.tables):
                yield id_, ("rules", r, "tables", t), rule, table
            for e, example in enumerate(rule.examples):
                if isinstance(example, Sum):
                    yield id_, ("rules", r, "examples", e), rule, example


def findings(book: Book, rule: Rule, counted: Sum | CountedTable) -> Iterator[Finding]:
    """Sums whose stated result is not what is counted, and sums or tables that cannot be counted, with the reason."""
    try:
        if isinstance(counted, CountedTable):
            counted_rows(book, counted)
            return
        right = worked_out(book, rule, counted)
    except InputError as error:
        yield error.at, error.message, error.hint
        return
    for key, said in counted.gives.items():
        if key not in right:
            yield ("gives", key), f"nothing called {key!r} comes out", suggestion(key, right)
        elif said != right[key] or type(said) is not type(right[key]):
            yield ("gives", key), f"{written(said)} is not what comes out", f"it is {written(right[key])}"
    for key in right:
        if key not in counted.gives:
            yield ("gives",), f"{key!r} comes out as well", f"add '{key}: {written(right[key])}'"


def written(value: Any) -> str:
    """A value as it stands in a file."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {written(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"'{value}'" if isinstance(value, str) and value.replace(".", "").isdecimal() else str(value)
