"""How often cards of a kind are dealt: every deal counted, those that differ only in suits together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, prod
from operator import ge
from typing import NamedTuple

from poker_rulebook.book.load import Book
from poker_rulebook.book.parts import Deck
from poker_rulebook.cards import RANK_ONE, RANKS, Cards, rank_of, suit_of
from poker_rulebook.figures.given import Given, ranking
from poker_rulebook.measure.counting import hands_up_to_suits
from poker_rulebook.play.reading import InputError
from poker_rulebook.ranking import HandError, Ranking, threshold


class Dealt(NamedTuple):
    """Cards as conditions look at them: themselves, their ranks, and how many of each suit, most first."""

    cards: tuple[int, ...]
    ranks: tuple[int, ...]
    suits: list[int]


Condition = Callable[[Dealt], bool]

MOST_BY_SUITS = 4  # cards of a deal whose suits may matter: more would take seconds


def chance_of_deal(book: Book, deck: Deck, given: Given) -> Fraction:
    """The chance that so many cards from the top of the deck, `cards`, meet every condition.

    Raises InputError where a condition asks too much of the count.
    """
    size = given["cards"]
    found = conditions(book, given)
    if not found:
        raise InputError((), "nothing is asked of these cards", f"write one of: {', '.join(_CONDITIONS)}")
    if list(found) == ["ranking"]:
        made = ranking(book, ("ranking",), given["ranking"])
        least = floor(made, given)
        if made.rules.compare == "classes" and made.size == size:
            values = by_value(deck.cards, made)
        else:
            values = _by_suits(deck.cards, size, made)
        good = sum(ways for value, ways in values.items() if value >= least)
    else:
        # whatever compares hands takes longest and is asked last
        wanted = sorted(found, key="ranking".__eq__)
        good = sum(ways for hand, ways in _hands(deck.cards, size) if all(found[key](hand) for key in wanted))
    return Fraction(good, comb(len(deck.cards), size))


def by_class(deck: Deck, ranking: Ranking) -> dict[str, int]:
    """Class -> hands of so many cards as the ranking has, of the deck without jokers."""
    counts: dict[str, int] = {}
    for value, ways in by_value(deck.cards, ranking).items():
        entry = ranking.tables.entries[value]
        assert entry is not None  # every hand of a full number of cards has a class
        counts[entry.category] = counts.get(entry.category, 0) + ways
    return counts


@lru_cache(maxsize=8)
def by_value(deck: tuple[int, ...], ranking: Ranking) -> dict[int, int]:
    """Value of a hand -> the hands of that value, counted by their ranks and the ways to choose their suits.

    ranking    one of classes; the deck has every rank in the same suits
    """
    copies = Counter(map(rank_of, deck))
    found: Counter[int] = Counter()
    tables = ranking.tables
    for hand, ways in by_ranks(deck, ranking.size):
        ranks = [*map(rank_of, hand)]
        key = sum(RANK_ONE[rank] for rank in ranks)
        suited = 0
        if len(set(ranks)) == ranking.size and ranking.rules.counts_flushes:
            suited = min(copies[rank] for rank in ranks)
            found[tables.suited[key]] += suited
        found[tables.plain[key]] += ways - suited
    return found


def by_ranks(cards: Iterable[int], count: int) -> Iterator[tuple[Cards, int]]:
    """Some of these cards for every choice of ranks, and the number of ways to choose their suits."""
    of_rank: dict[int, list[int]] = {}
    for card in cards:
        of_rank.setdefault(rank_of(card), []).append(card)
    for ranks in combinations_with_replacement(of_rank, count):
        held = Counter(ranks)
        ways = prod(comb(len(of_rank[rank]), n) for rank, n in held.items())
        if ways:
            yield tuple(card for rank, n in held.items() for card in of_rank[rank][:n]), ways


@lru_cache(maxsize=8)
def _by_suits(deck: tuple[int, ...], size: int, ranking: Ranking) -> dict[int, int]:
    """The same for hands of any size and of any ranking, each way in which ranks may lie in suits looked at."""
    found: Counter[int] = Counter()
    for hand, ways in _hands(deck, size):
        found[ranking.value(hand.cards)] += ways
    return found


@lru_cache(maxsize=8)
def _hands(deck: tuple[int, ...], size: int) -> list[tuple[Dealt, int]]:
    """Hands that stand for all others, and how many hands are like each. Raises InputError for too many cards."""
    if size > MOST_BY_SUITS:
        raise InputError(
            ("cards",), f"{size} cards are too many to count", "only a ranking can be asked of five"
        )
    found = []
    for cards, ways in hands_up_to_suits(deck, size):
        suits = sorted(Counter(map(suit_of, cards)).values(), reverse=True)
        found.append((Dealt(cards, tuple(map(rank_of, cards)), suits), ways))
    return found


def conditions(book: Book, given: Given) -> dict[str, Condition]:
    """The conditions that stand among the keys, by key. Raises InputError where one cannot be."""
    return {key: make(book, given) for key, make in _CONDITIONS.items() if key in given}


def ranks_in(text: str) -> tuple[int, ...]:
    """The ranks of "A-K-Q"."""
    return tuple(RANKS.index(letter) for letter in text.split("-"))


def _same_rank(book: Book, given: Given) -> Condition:
    allowed = ranks_in(given["of"]) if "of" in given else range(len(RANKS))
    return lambda hand: any(hand.ranks.count(rank) >= given["same_rank"] for rank in allowed)


def _holds(book: Book, given: Given) -> Condition:
    wanted = set(ranks_in(given["holds"]))
    return lambda hand: wanted.issubset(hand.ranks)


def _only(book: Book, given: Given) -> Condition:
    allowed = set(ranks_in(given["only"]))
    return lambda hand: allowed.issuperset(hand.ranks)


def _different(book: Book, given: Given) -> Condition:
    return lambda hand: (len(set(hand.ranks)) == len(hand.ranks)) == given["different"]


def _suited(book: Book, given: Given) -> Condition:
    wanted = sorted(given["suited"], reverse=True)
    return lambda hand: len(hand.suits) >= len(wanted) and all(map(ge, hand.suits, wanted))


def _at_least(book: Book, given: Given) -> Condition:
    made = ranking(book, ("ranking",), given["ranking"])
    least = floor(made, given)
    return lambda hand: made.value(hand.cards) >= least


def floor(made: Ranking, given: Given) -> int:
    """The value of the weakest hand that counts; of any hand at all where none is written."""
    try:
        return threshold(made, given["at_least"]) if "at_least" in given else 1
    except HandError as error:
        raise InputError(("at_least",), str(error), error.hint) from None


_CONDITIONS: dict[str, Callable[[Book, Given], Condition]] = {
    "same_rank": _same_rank,
    "holds": _holds,
    "only": _only,
    "different": _different,
    "suited": _suited,
    "ranking": _at_least,
}
