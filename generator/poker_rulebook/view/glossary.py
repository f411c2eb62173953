"""The words of the table with their meanings, in the order of one language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

from poker_rulebook.book.glossary import Term
from poker_rulebook.book.load import Book
from poker_rulebook.view.citations import Numbers, citation
from poker_rulebook.view.game import digest_of
from poker_rulebook.view.order import grouped
from poker_rulebook.view.phrases import Phrases
from poker_rulebook.view.rule_views import Word, WordGroup
from poker_rulebook.view.wording import written

OTHER = {"en": "ja", "ja": "en"}


def word_view(say: Phrases, book: Book, term: Term, numbers: Numbers) -> Word:
    """One word in one language."""
    return Word(
        id=term.id,
        former=term.former,
        name=term.term[say.locale],
        other_name=term.term[OTHER[say.locale]],
        reading=term.reading,
        also=term.also,
        forms=term.forms[say.locale],
        linked=term.linked,
        text=written(say, term.text),
        see=tuple(citation(say, book, id_, numbers) for id_ in term.see),
        digest=digest_of(asdict(term)),
    )


def glossary(locale: str, words: Iterable[Word]) -> tuple[WordGroup, ...]:
    """Words under letters; in Japanese under the kana of their reading."""
    groups = grouped(locale, words, lambda word: (word.name, word.reading))
    return tuple(WordGroup(heading, tuple(under)) for heading, under in groups)
