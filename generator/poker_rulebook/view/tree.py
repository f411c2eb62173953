"""A page is a tree: parts with an id, a title, a text, and parts below them; and the one walk that every medium takes.

What else a kind of part has stands in its fields. What a medium does with a field follows from its type:

    Phrase       said in the language of the medium
    Plain        said in place of a picture, without marks
    Cards        cards in data form, "Ah Kd"
    Chips        an amount of chips
    Repeated     here once more, of what is said elsewhere: no sentence of its own where two books are compared
    other types  ids, addresses, numbers, words of data: as they are
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_type_hints

from poker_rulebook.view.sentences import SAID, Phrase, Said, Sentence, sentences

T = TypeVar("T")
Plain = Annotated[Phrase, "plain"]
Cards = Annotated[str, "cards"]
Chips = Annotated[int | None, "chips"]
Repeated = Annotated[T, "repeated"]


class Field(NamedTuple):
    """A field of a kind of part.    way    how it is shown: said, plain, cards, chips, as-is"""

    name: str
    way: str
    repeated: bool


def fields_of(part: Any) -> tuple[Field, ...]:
    """The fields of a part, in the order of the page."""
    return _fields_of_kind(type(part))  # type: ignore[arg-type]  # every class has a hash


@cache
def _fields_of_kind(kind: Any) -> tuple[Field, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_field(it.name, [*_inside(hints[it.name])]) for it in fields(kind))


def _field(name: str, types: list[object]) -> Field:
    usual = "said" if Sentence in types else "as-is"
    way = next((way for way in ("plain", "cards", "chips") if way in types), usual)
    return Field(name, way, "repeated" in types)


def _inside(hint: object) -> Iterator[object]:
    """A type, what it is made of, and its marks."""
    yield hint
    for part in (*get_args(hint), *getattr(hint, "__metadata__", ())):
        yield from _inside(part)


@dataclass(frozen=True)
class Fact:
    """A label with its value: "Players: 2–10"."""

    id: str
    label: Phrase
    value: Phrase

    @property
    def in_line(self) -> Sentence:
        return Sentence("fact-in-line", (("label", self.label), ("value", self.value)))


def phrases_in(view: object) -> Iterator[Said]:
    """Every phrase of a page or of a part of one, in its order."""
    return (phrase for _, phrase in _walk(view, "", everything=True))


def sentences_in(view: object, at: str = "") -> Iterator[tuple[str, Phrase]]:
    """Every sentence that is said here and not repeated, a fact as one; each with its address: the ids on the way to it."""
    for address, phrase in _walk(view, at, everything=False):
        yield from ((address, sentence) for sentence in sentences(phrase))


def _walk(view: object, at: str, everything: bool) -> Iterator[tuple[str, Said]]:
    waiting = [(at, view)]  # the next one at the end
    while waiting:
        at, item = waiting.pop()
        if isinstance(item, (str, int)):  # most of them are
            continue
        if isinstance(item, SAID):
            yield at, item
        elif isinstance(item, (tuple, list)):
            waiting += [(at, part) for part in reversed(item)]
        elif isinstance(item, Mapping):
            waiting += [(at, part) for part in reversed([*item.values()])]
        elif isinstance(item, Fact) and not everything:
            yield at, item.in_line
        elif is_dataclass(item):
            below = f"{at}/{getattr(item, 'id', '')}"
            shown = fields_of(item)
            waiting += [
                (below, getattr(item, it.name)) for it in reversed(shown) if everything or not it.repeated
            ]


def mapped(value: Any, shown: Callable[[Any, str], Any], way: str = "said") -> Any:
    """A page or a part of one as dictionaries and lists.    shown    what a value becomes that is shown in some way"""
    if isinstance(value, SAID):
        return shown(value, way)
    if is_dataclass(value):
        return {it.name: mapped(getattr(value, it.name), shown, it.way) for it in fields_of(value)}
    if isinstance(value, Mapping):
        return {key: mapped(below, shown) for key, below in value.items()}
    if isinstance(value, (list, tuple)):
        return [mapped(below, shown, way) for below in value]
    return shown(value, way)
