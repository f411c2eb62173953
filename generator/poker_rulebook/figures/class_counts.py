"""How many hands of five cards each class has in a deck, counted by their ranks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any

from poker_rulebook.book.load import Book
from poker_rulebook.book.parts import Deck
from poker_rulebook.book.problems import suggestion
from poker_rulebook.cards import RANK_ONE, rank_of
from poker_rulebook.figures.given import ranking
from poker_rulebook.play.reading import InputError
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.rules import FIVE_OF_A_KIND

ALL = "all"


def class_counts(book: Book, decks: list[str], name: str) -> list[dict[str, Any]]:
    """[{class: name, deck: hands, …}], the strongest class of the ranking first, and {class: "all", …}.

    A deck without some ranks is counted in the ranking that has its ranks and straights. Jokers stay aside.
    """
    wanted = ranking(book, ("ranking",), name)
    if wanted.rules.compare != "classes" or wanted.rules.wins_lowest:
        raise InputError(("ranking",), f"{name!r} has no classes of high hands", "high")
    counts = {}
    for index, id_ in enumerate(decks):
        if id_ not in book.decks:
            raise InputError(("decks", index), f"no deck is called {id_!r}", suggestion(id_, book.decks))
        counts[id_] = by_class(book.decks[id_], _fitting(book, wanted, book.decks[id_], ("decks", index)))
    rows = [
        {"class": category, **{id_: found.get(category, 0) for id_, found in counts.items()}}
        for category in wanted.rules.classes
        if category != FIVE_OF_A_KIND
    ]
    return [*rows, {"class": ALL, **{id_: sum(found.values()) for id_, found in counts.items()}}]


def _fitting(book: Book, wanted: Ranking, deck: Deck, at: tuple) -> Ranking:
    """The ranking itself, or one of the same classes with just the ranks of the deck."""
    ranks = {rank_of(card) for card in deck.cards}
    for found in (wanted, *book.rankings.values()):
        rules = found.rules
        plain = rules.compare == "classes" and not rules.wins_lowest and not rules.fourth_by_sum
        if plain and set(rules.ranks) == ranks and set(rules.classes) == set(wanted.rules.classes):
            return found
    raise InputError(at, f"no ranking has just the ranks of the deck {deck.id!r}", "leave the deck out")


def by_class(deck: Deck, ranking: Ranking) -> dict[str, int]:
    """Class -> hands of so many cards as the ranking has, of the deck without jokers."""
    counts: dict[str, int] = {}
    for value, ways in by_value(deck, ranking):
        category = ranking.tables.entries[value].category
        counts[category] = counts.get(category, 0) + ways
    return counts


def by_value(deck: Deck, ranking: Ranking) -> Iterator[tuple[int, int]]:
    """Value of every hand by its ranks, and the number of ways to choose their suits; values come repeatedly.

    ranking    one of classes; the deck has every rank in the same suits
    """
    copies: dict[int, int] = {}
    for card in deck.cards:
        copies[rank_of(card)] = copies.get(rank_of(card), 0) + 1
    tables = ranking.tables
    for ranks in combinations_with_replacement(sorted(copies, reverse=True), ranking.size):
        held = {rank: ranks.count(rank) for rank in ranks}
        ways = prod(comb(copies[rank], count) for rank, count in held.items())
        if not ways:
            continue
        key = sum(RANK_ONE[rank] for rank in ranks)
        if len(held) == ranking.size and ranking.rules.counts_flushes:
            suited = min(copies[rank] for rank in held)
            yield tables.suited[key], suited
            ways -= suited
        yield tables.plain[key], ways
