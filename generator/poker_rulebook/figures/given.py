"""What sums and tables are given: games, rankings, seats and figures by name, refused where there is none.

Every function raises InputError with the place in the sum.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import suggestion
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.reading import InputError
from poker_rulebook.play.script import run
from poker_rulebook.ranking import Ranking

At = tuple[str | int, ...]  # a place in a sum or table
Thing = TypeVar("Thing")
Figures = Mapping[str, int]  # the numbers of a rule by name
Given = Mapping[str, Any]  # the keys of a sum or table, as an editor wrote them


def figure(figures: Figures, name: str) -> int:
    """A number of the rule that a sum counts with."""
    if name not in figures:
        hint = f"add {name!r} to the 'figures:' of the rule"
        raise InputError((), f"the rule has no figure {name!r}", hint)
    return figures[name]


def named(at: At, what: str, name: str, known: Mapping[str, Thing]) -> Thing:
    """What is known under the name. what    "deck", "share" …"""
    if name not in known:
        raise InputError(at, f"no {what} is called {name!r}", suggestion(name, known))
    return known[name]


def game(book: Book, at: At, name: str) -> Game:
    if book.games.is_faulty(name):
        raise InputError(at, f"the file of {name} has mistakes of its own", "put them right first")
    return named(at, "game", name, book.games)


def ranking(book: Book, at: At, name: str) -> Ranking:
    return named(at, "ranking", name, book.rankings)


def low_ranking(book: Book, at: At, name: str) -> Ranking:
    """A ranking in which the lowest hand of some ranks wins."""
    found = ranking(book, at, name)
    if not _is_low(found):
        lows = [id_ for id_, other in book.rankings.items() if _is_low(other)]
        raise InputError(at, f"{name!r} is not a low ranking", f"one of: {', '.join(lows)}")
    return found


def _is_low(ranking: Ranking) -> bool:
    return ranking.rules.compare == "classes" and ranking.rules.wins_lowest and not ranking.rules.ahead


def known_seats(at: At, names: Iterable[str], seats: Iterable[str]) -> None:
    """Raises InputError for a name that is no seat, and for one that stands twice."""
    seats, seen = dict.fromkeys(seats), set()
    for index, name in enumerate(names):
        named((*at, index), "seat", name, seats)
        if name in seen:
            raise InputError((*at, index), f"{name} stands twice", "keep one of the two")
        seen.add(name)


def played(book: Book, at: At, cited: str) -> tuple[list[str], Hand]:
    """The seats of a worked example, GAME/EXAMPLE, and its hand, played with its bets."""
    book = book.itself
    name, _, wanted = cited.partition("/")
    found = {example.id: example for example in game(book, at, name).examples}
    if wanted not in found:
        raise InputError(at, f"{name} has no example {wanted!r}", suggestion(wanted, found))
    example = found[wanted]
    try:
        result = run(book, book.games[name], example)
    except InputError as error:  # the file of the game says where
        raise InputError(at, f"the example cannot be played: {error.message}", error.hint) from None
    if result.hand is None:
        told = [e.id for e in found.values() if e.stacks is not None and not book.games[name].open_face]
        there, none = f"examples of {name} with bets: {', '.join(told)}", f"{name} has no example with bets"
        raise InputError(at, f"the example {wanted!r} tells no bets", there if told else none)
    return list(example.seats), result.hand
