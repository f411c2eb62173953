"""The pieces of a game's page, place by place: rows that the choices of a table edit (see poker_rulebook.view.switched)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.view.edits import Piece
from poker_rulebook.view.game import CORE
from poker_rulebook.view.sentences import Phrase, sentences
from poker_rulebook.view.views import GameView, RuleView, Section, Street, TableCard

Places = dict[str, tuple[Piece, ...]]


def page_pieces(view: GameView) -> Places:
    """The pieces of each place of a page but for its examples and their pictures."""
    return {place: pieces for part in CORE for place, pieces in PLACES[part](getattr(view, part)).items()}


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
