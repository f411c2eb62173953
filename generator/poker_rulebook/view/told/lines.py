"""A line of a told hand, or of an example: its title, and what follows it."""

from __future__ import annotations

from dataclasses import dataclass, field

from poker_rulebook.view.sentences import Phrase, Value, around, heading


@dataclass(frozen=True)
class ToldLine:
    """One line of a told hand: a title such as the name of a street, '' for none, and what follows it.

    The same for a grid of seats and streets, in the head and in every street:

    cells     what concerns each seat; () in the other lines
    common    what concerns all of them: the pot, cards of the board, what was unusual
    first     the seat that acts first, -1 where nobody acts
    """

    id: str
    title: Phrase
    text: Phrase
    cells: tuple[tuple[Phrase, ...], ...] = field(default=(), compare=False)
    common: tuple[Phrase, ...] = field(default=(), compare=False)
    first: int = field(default=-1, compare=False)


def line(id_: str, key: str, title: Phrase, **values: Value) -> ToldLine:
    """A line with its title apart.    key    the sentence that has both"""
    return ToldLine(id_, title, around(key, "title", title=title, **values)[1])


def titled(id_: str, title: Phrase, text: Phrase, pot: Phrase | None = None) -> ToldLine:
    """A line with its title apart, and the chips of the pot; without a title, a line that is text alone."""
    if not title:
        return ToldLine(id_, "", text)
    beside = {"pot": pot} if pot else {}
    return line(id_, "told-line-pot" if pot else "told-line", heading(title), text=text, **beside)


def headed(title: Phrase, text: Phrase) -> ToldLine:
    """The first line."""
    return line("head", "told-head", title, text=text) if text else ToldLine("head", title, "")
