"""The numbers of low hands, counted from the best one, as a low ranking compares them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

from poker_rulebook.book.load import Book
from poker_rulebook.cards import RANKS
from poker_rulebook.figures.given import low_ranking
from poker_rulebook.play.reading import InputError
from poker_rulebook.ranking import Ranking


def low_number(book: Book, figures: Mapping[str, int], given: Mapping[str, Any]) -> dict[str, Any]:
    """{hand: ranks}: number 4 is the fourth best hand of the ranking. Source: BARGE Rulebook, Lowball."""
    ranking = low_ranking(book, ("ranking",), given["ranking"])
    found = list(islice(ranking.classes(), given["number"] - 1, given["number"]))
    if not found:
        raise InputError(
            ("number",), f"there is no hand number {given['number']}", f"at most {ranking.count}"
        )
    return {"hand": found[0][1]}


def low_count(book: Book, figures: Mapping[str, int], given: Mapping[str, Any]) -> dict[str, Any]:
    """{hands: number} of low hands with that top card, or with `or_better` of those that are not worse."""
    ranking = low_ranking(book, ("ranking",), given["ranking"])
    counts = by_top_card(ranking)
    if given["top"] not in counts:
        have = ", ".join(counts)
        raise InputError(("top",), f"no low hand has the top card {given['top']!r}", f"top cards: {have}")
    if not given.get("or_better"):
        return {"hands": counts[given["top"]]}
    tops = list(counts)
    return {"hands": sum(counts[top] for top in tops[: tops.index(given["top"]) + 1])}


def by_top_card(ranking: Ranking) -> dict[str, int]:
    """Top card -> hands without pair, straight or flush where these count, as ranks; the best top card first."""
    counts: dict[str, int] = {}
    for entry in reversed(ranking.tables.entries):
        if entry and entry.category == "high-card":
            top = RANKS[entry.ranks[0]]
            counts[top] = counts.get(top, 0) + 1
    return counts
