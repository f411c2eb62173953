"""The words of the table with their meanings."""

from __future__ import annotations

from dataclasses import asdict

from poker_rulebook.book.glossary import Term
from poker_rulebook.book.load import Book
from poker_rulebook.view.citations import Numbers, citation
from poker_rulebook.view.game import digest_of
from poker_rulebook.view.rule_views import Word
from poker_rulebook.view.sentences import abroad, name_of, written


def word_view(book: Book, term: Term, numbers: Numbers) -> Word:
    return Word(
        id=term.id,
        former=term.former,
        name=name_of(term.term),
        other_name=abroad(term.term),
        reading=term.reading,
        also=term.also,
        forms=term.forms,
        linked=term.linked,
        text=written(term.text),
        see=tuple(citation(book, id_, numbers) for id_ in term.see),
        digest=digest_of(asdict(term)),
    )
