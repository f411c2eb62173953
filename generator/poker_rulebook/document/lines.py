"""The lines of a told hand, each with a title and a text."""

from __future__ import annotations

from msgspec import Struct

from poker_rulebook.language.sentences import Phrase, Value, around, heading


class NarrativeLine(Struct, frozen=True):
    """One line of a told hand: a title such as the name of a street, '' for none, and the text after it.

    The head and the streets also have the same content split up for a grid of seats and streets:

    cells     the part about each seat; () in all other lines
    common    the part about all seats: the pot, cards of the board, what was unusual
    first     the seat that acts first, -1 if nobody acts
    """

    id: str
    title: Phrase
    text: Phrase
    cells: tuple[tuple[Phrase, ...], ...] = ()
    common: tuple[Phrase, ...] = ()
    first: int = -1


def line(id_: str, key: str, title: Phrase, **values: Value) -> NarrativeLine:
    """A line whose title is split off from its text.    key    the phrase that contains both"""
    return NarrativeLine(id_, title, around(key, "title", title=title, **values)[1])


def titled(id_: str, title: Phrase, text: Phrase, pot: Phrase | None = None) -> NarrativeLine:
    """A line with a title and, if given, the chips of the pot; a line of text alone if the title is empty."""
    if not title:
        return NarrativeLine(id_, "", text)
    beside = {"pot": pot} if pot else {}
    return line(id_, "told-line-pot" if pot else "told-line", heading(title), text=text, **beside)


def headed(title: Phrase, text: Phrase) -> NarrativeLine:
    """The first line of a told hand."""
    return line("head", "told-head", title, text=text) if text else NarrativeLine("head", title, "")
