"""What sums and tables are given: games, rankings, seats and figures by name, refused where there is none.

Every function raises InputError with the place in the sum.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import suggestion
from poker_rulebook.play.examples import Result, run
from poker_rulebook.play.reading import InputError
from poker_rulebook.ranking import Ranking


def figure(figures: Mapping[str, int], name: str) -> int:
    """A number of the rule that a sum counts with."""
    if name not in figures:
        raise InputError(
            (), f"the rule has no figure {name!r}", f"add {name!r} to the 'figures:' of the rule"
        )
    return figures[name]


def game(book: Book, at: tuple, name: str) -> Game:
    if book.games.is_faulty(name):
        raise InputError(at, f"the file of {name} has mistakes of its own", "put them right first")
    if name not in book.games:
        raise InputError(at, f"no game is called {name!r}", suggestion(name, book.games))
    return book.games[name]


def ranking(book: Book, at: tuple, name: str) -> Ranking:
    if name not in book.rankings:
        raise InputError(at, f"no ranking is called {name!r}", suggestion(name, book.rankings))
    return book.rankings[name]


def low_ranking(book: Book, at: tuple, name: str) -> Ranking:
    """A ranking in which the lowest hand of some ranks wins."""
    found = ranking(book, at, name)
    if found.rules.compare != "classes" or not found.rules.wins_lowest or found.rules.ahead:
        lows = [
            id_ for id_, r in book.rankings.items() if r.rules.compare == "classes" and r.rules.wins_lowest
        ]
        lows = [id_ for id_ in lows if not book.rankings[id_].rules.ahead]
        raise InputError(at, f"{name!r} is no low ranking", f"one of: {', '.join(lows)}")
    return found


def known_seat(at: tuple, name: str, seats: Iterable[str]) -> None:
    if name not in (names := list(seats)):
        raise InputError(at, f"no seat is called {name!r}", suggestion(name, names))


def known_seats(at: tuple, names: Iterable[str], seats: Iterable[str]) -> None:
    """Raises InputError for a name that is no seat, and for one that stands twice."""
    seats, seen = list(seats), set()
    for index, name in enumerate(names):
        known_seat((*at, index), name, seats)
        if name in seen:
            raise InputError((*at, index), f"{name} stands twice", "keep one of the two")
        seen.add(name)


def played(book: Book, at: tuple, cited: str) -> tuple[list[str], Result]:
    """The seats of a worked example, GAME/EXAMPLE, and what came out when it was played with its bets."""
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
        hint = (
            f"examples of {name} with bets: {', '.join(told)}" if told else f"{name} has no example with bets"
        )
        raise InputError(at, f"the example {wanted!r} tells no bets", hint)
    return list(example.seats), result
