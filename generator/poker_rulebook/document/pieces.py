"""The pieces of the page of a game, place by place, and what the choices of a table edit there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from poker_rulebook.document.tree import RuleView, Section
from poker_rulebook.document.views import Street, TableCard
from poker_rulebook.language.sentences import Phrase, sentences

# --- the pieces


class Piece(NamedTuple):
    """A piece of a page. kind    what it is a piece of, which decides how it is set"""

    kind: str
    value: Any


PagePlaces = dict[str, tuple[Piece, ...]]


def _of_streets(streets: Sequence[Street]) -> PagePlaces:
    long = ((street, rule) for street in streets for rule in street.rules if rule.more)
    # the strip of pictures: for each street what is dealt, and how it is bet
    pictured: list[Piece] = []
    when: Phrase = ""
    for street in (street for street in streets if street.shown):
        if street.when and street.when != when:
            pictured.append(Piece("branch", street.when))
        pictured.append(Piece("picture", replace(street, bets=(), dealt=())))
        pictured.append(Piece("sizes", street.bets))
        when = street.when
    return {
        "strip": tuple(pictured),
        "streets": tuple(_rows(streets)),
        "long": row_of("long", long),
    }


def _of_sections(sections: Iterable[Section]) -> PagePlaces:
    told = {section.id: section.parts for section in sections if not section.ordered}
    return {
        id_: tuple(piece for rule in rules for piece in _rule(rule)) for id_, rules in told.items() if rules
    }


def row_of(kind: str, values: Iterable[Any]) -> tuple[Piece, ...]:
    return tuple(Piece(kind, value) for value in values)


def _rows(streets: Sequence[Street]) -> Iterator[Piece]:
    """The table of streets; deal and betting of a street are separate pieces, as one may change without the other."""
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


def _of_card(card: TableCard) -> Iterator[Piece]:
    """What a card says, line by line."""
    yield from row_of("fact", card.facts)
    yield from row_of("street", card.streets)
    lines: tuple[Phrase, ...] = (*card.showdown, *card.special)
    yield from row_of("line", lines)


PLACES: Mapping[str, Callable[[Any], PagePlaces]] = {
    "pitch": lambda said: {"pitch": row_of("text", sentences(said))},
    "essence": lambda said: {"summary": row_of("text", sentences(said))},
    "peculiar": lambda said: {"peculiar": row_of("text", sentences(said))},
    "facts": lambda facts: {"facts": row_of("fact", facts)},
    "streets": _of_streets,
    "sections": _of_sections,
    "rankings": lambda tables: {"rankings": row_of("ranking", tables)},
    "card": lambda card: {"card": tuple(_of_card(card))},
    "table": lambda table: {"table": row_of("table_head", [table])},
    "screens": lambda screens: {"screens": row_of("screen", screens)},
}


# --- what the choices of a table edit there

OneChoice = tuple[str, str]  # option, choice
Choices = tuple[OneChoice, ...]  # in the order of options, without usual choices


class Edit(NamedTuple):
    """Replaces the pieces from `start` to `end` by others."""

    start: int
    end: int
    pieces: tuple[Piece, ...]


Edits = tuple[Edit, ...]


class Switched(Struct, frozen=True):
    """All edits that choices make on the page of a game.

    usual     option -> the choice that the page is about
    places    the pieces of every place that some choice changes
    edits     place -> choices -> what they edit there: each by itself, and several where that is not what each of them edits
    stopped   place of an example -> choices under which its hand cannot be told
    refused   pairs of choices that do not go together
    """

    usual: dict[str, str]
    places: PagePlaces
    edits: dict[str, dict[Choices, Edits]]
    stopped: dict[str, Choices]
    refused: tuple[Choices, ...]
