"""The pieces of a game's page, place by place, and what has to be edited to make one row of them another.

The choices of a table edit these rows (see poker_rulebook.view.switched).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from difflib import SequenceMatcher
from itertools import product
from typing import Any, NamedTuple

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.view.game import CORE
from poker_rulebook.view.sentences import Phrase, sentences
from poker_rulebook.view.views import RuleView, Section, Street, TableCard


class Piece(NamedTuple):
    """kind    what it is a piece of, which says how it is set"""

    kind: str
    value: Any


class Edit(NamedTuple):
    """The pieces from `start` to `end` are these instead."""

    start: int
    end: int
    pieces: tuple[Piece, ...]


Places = dict[str, tuple[Piece, ...]]


def places_of(book: Book, part: str, game: Game) -> Places:
    """The places that one part of the core of a page fills."""
    return PLACES[part](CORE[part](book, game))


def _of_streets(streets: Sequence[Street]) -> Places:
    long = ((street, rule) for street in streets for rule in street.rules if rule.more)
    return {
        "strip": tuple(_pictured(street for street in streets if street.shown)),
        "streets": tuple(_rows(streets)),
        "long": row_of("long", long),
    }


def _of_sections(sections: Iterable[Section]) -> Places:
    return {
        section.id: tuple(piece for rule in section.rules for piece in _rule(rule))
        for section in sections
        if not section.ordered
    }


def row_of(kind: str, values: Iterable[Any]) -> tuple[Piece, ...]:
    return tuple(Piece(kind, value) for value in values)


def _pictured(streets: Iterable[Street]) -> Iterator[Piece]:
    """The strip of pictures: of each street how it is dealt, and how it is bet."""
    when: Phrase = ""
    for street in streets:
        if street.when and street.when != when:
            yield Piece("branch", street.when)
        yield Piece("picture", replace(street, bets=(), dealt=()))
        yield Piece("sizes", street.bets)
        when = street.when


def _rows(streets: Sequence[Street]) -> Iterator[Piece]:
    """The table of streets. How a street is bet may change without how it is dealt."""
    yield Piece("head", any(street.bets for street in streets))
    for before, street in zip((None, *streets), streets, strict=False):
        if before is None or street.when != before.when:
            yield Piece("rows", street.when)
        yield Piece("row", (replace(street, bets=(), shown=()), bool(street.bets)))
        yield Piece("bets", (street.id, street.bets))


def _rule(rule: RuleView) -> Iterator[Piece]:
    """A rule sentence by sentence, between its beginning and its end."""
    yield Piece("rule", replace(rule, text=""))
    yield from row_of("text", sentences(rule.text))
    yield Piece("end", rule.id)


def _card(card: TableCard) -> Iterator[Piece]:
    """What a card says, line by line."""
    yield from row_of("fact", card.facts)
    yield from row_of("street", card.streets)
    lines: tuple[Phrase, ...] = (*card.showdown, *card.special)
    yield from row_of("line", lines)


PLACES: Mapping[str, Callable[[Any], Places]] = {
    "essence": lambda said: {"summary": row_of("text", sentences(said))},
    "peculiar": lambda said: {"peculiar": row_of("text", sentences(said))},
    "facts": lambda facts: {"facts": row_of("fact", facts)},
    "streets": _of_streets,
    "sections": _of_sections,
    "rankings": lambda tables: {"rankings": row_of("ranking", tables)},
    "card": lambda card: {"card": tuple(_card(card))},
}


def edited(before: tuple[Piece, ...], after: tuple[Piece, ...]) -> tuple[Edit, ...]:
    """What makes the second row of pieces of the first."""
    if before == after:
        return ()
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    return tuple(
        Edit(start, end, after[low:high])
        for kind, start, end, low, high in matcher.get_opcodes()
        if kind != "equal"
    )


def applied(pieces: tuple[Piece, ...], edits: Iterable[Edit]) -> tuple[Piece, ...]:
    """The pieces with all of these edits, which do not meet."""
    for start, end, new in sorted(edits, key=lambda edit: (edit.start, edit.end), reverse=True):
        pieces = (*pieces[:start], *new, *pieces[end:])
    return pieces


def meet(some: Iterable[Edit], others: Iterable[Edit]) -> bool:
    """Whether a piece is edited by both, or both put something in at one point."""
    return any(
        max(a.start, b.start) < min(a.end, b.end)
        or (a.start == b.start and (a.start == a.end or b.start == b.end))
        for a, b in product(some, tuple(others))
    )
