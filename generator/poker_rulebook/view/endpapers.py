"""What stands before and after the text of the printed book: the ladder of hands, what went wrong, the map of its games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from poker_rulebook.book.load import Book
from poker_rulebook.view.branches import Branch, FoundGames, branches, by_kind
from poker_rulebook.view.ladder import Ladder, ladder
from poker_rulebook.view.sentences import Phrase, written


class WrongTurn(Struct, frozen=True):
    """A question about what went wrong.    rules    ids of the general rules to which it leads"""

    question: Phrase
    rules: tuple[str, ...]


class Endpapers(Struct, frozen=True):
    """ladder    None for a book without one of its rankings;  kinds    the games by board, draws and pot"""

    ladder: Ladder | None
    wrong: tuple[WrongTurn, ...]
    branches: tuple[Branch, ...]
    kinds: tuple[FoundGames, ...]


NO_ENDPAPERS = Endpapers(None, (), (), ())


def endpapers(book: Book) -> Endpapers:
    """The endpapers of a book or of the edition of a house."""
    return Endpapers(ladder(book), tuple(what_went_wrong(book)), branches(book), by_kind(book))


def what_went_wrong(book: Book) -> Iterator[WrongTurn]:
    """The questions of all chapters that have some, in order, each with its rules."""
    for chapter in book.chapters.values():
        begins = [n for n, rule in enumerate(chapter.rules) if rule.question]
        for begin, end in pairwise([*begins, len(chapter.rules)]):
            question = chapter.rules[begin].question
            assert question is not None
            yield WrongTurn(written(question), tuple(rule.id for rule in chapter.rules[begin:end]))
