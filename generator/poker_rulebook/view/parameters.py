"""Parametric rules: rules of several games that differ in what a parameter is, such as the rounds with small bets, as one
rule with a table, in which each way has a row.

A message that says a parameter is named in COLUMNS; what stands in its cell is its attribute `.cell`.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from poker_rulebook.view.phrases import told_in
from poker_rulebook.view.sentences import Phrase, Sentence, heading, joined, say, sentences

BETWEEN_SHARES, AMONG_WINNERS = "column-between-shares", "column-among-winners"
COLUMNS = {
    "order-from-button": "column-dealt",
    "order-from-seat-one": "column-dealt",
    "order-seat-one-button": "column-dealt",
    "burn": "column-burn",
    "burn-deals": "column-burn",
    "bring-in-lowest-card": "column-bring-in",
    "bring-in-highest-card-ace-low": "column-bring-in",
    "bring-in-highest-card-ace-high": "column-bring-in",
    "bring-in-suits-low": "column-equal-ranks",
    "bring-in-suits-high": "column-equal-ranks",
    "divide-in-order": BETWEEN_SHARES,
    "odd-chip-high": BETWEEN_SHARES,
    "odd-chip-to-share": BETWEEN_SHARES,
    "odd-chip-first-share": BETWEEN_SHARES,
    "odd-chip-first-seat": BETWEEN_SHARES,
    "odd-chip-button": AMONG_WINNERS,
    "odd-chip-suit": AMONG_WINNERS,
    "odd-chip-wild": AMONG_WINNERS,
    "limit-sizes": "column-bet-sizes",
    "limit-big-blind": "column-blind",
    "limit-button-blind": "column-blind",
    "raise-cap": "column-raise-cap",
    "bet-minimum": "column-bet-minimum",
}  # message -> the column of what it says


class Parametric(Struct, frozen=True):
    """Several ways of one rule.

    text     what is said in all of them
    heads    of the columns of what differs; cells    a row for each way, '' where it says nothing of a column
    """

    text: Phrase
    heads: tuple[Phrase, ...]
    cells: tuple[tuple[Phrase, ...], ...]


def fixed(text: Phrase) -> tuple[Phrase, ...]:
    """The sentences that say no parameter: ways of one rule have them in common."""
    return tuple(it for it in sentences(text) if _column(it) == "")


def parametric(ways: Sequence[Phrase]) -> Parametric:
    """One rule of several, whose fixed sentences are the same. What is not different is said in the text."""
    every = [list(sentences(way)) for way in ways]
    alike = {column for column in COLUMNS.values() if len({_of(column, way) for way in every}) == 1}
    said = [it for it in every[0] if (column := _column(it)) == "" or column in alike]
    columns = dict.fromkeys(_column(it) for way in every for it in way if it not in said)
    cells = (tuple(joined(told_in("cell", _of(column, way))) for column in columns) for way in every)
    return Parametric(joined(said), tuple(heading(say(column)) for column in columns), tuple(cells))


def _of(column: str, way: Sequence[Phrase]) -> tuple[Phrase, ...]:
    return tuple(it for it in way if _column(it) == column)


def _column(sentence: Phrase) -> str:
    return COLUMNS.get(sentence.key, "") if isinstance(sentence, Sentence) else ""
