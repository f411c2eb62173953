"""The words of the table with their meanings, in the order of one language."""

from __future__ import annotations

from collections.abc import Iterable

from generator.book.glossary import Term
from generator.book.load import Book
from generator.view import views
from generator.view.order import grouped
from generator.view.phrases import Phrases
from generator.view.wording import written

GLOSSARY = "glossary"  # the page on which all words stand
OTHER = {"en": "ja", "ja": "en"}


def word_view(say: Phrases, book: Book, term: Term) -> views.Word:
    """One word in one language."""
    return views.Word(
        id=term.id,
        former=term.former,
        name=term.term[say.locale],
        other_name=term.term[OTHER[say.locale]],
        reading=term.reading,
        also=term.also,
        forms=term.forms[say.locale],
        linked=term.linked,
        text=written(say, term.text),
        see=tuple(reference(say, book, id_) for id_ in term.see),
    )


def reference(say: Phrases, book: Book, id_: str) -> views.Reference:
    """Where a citation leads: to the chapter, rule, game or mix of that id, and else to the word.

    Raises KeyError when nothing in the book has the id; the checks of the book have refused that.
    """
    for chapter in book.chapters.values():
        if chapter.id == id_:
            return views.Reference(id_, "chapter", id_, chapter.name[say.locale])
        for rule in chapter.rules:
            if rule.id == id_:
                return views.Reference(id_, "rule", chapter.id, rule.name[say.locale])
    for kind, items in (("game", book.games), ("mix", book.mixes)):
        if id_ in items:
            return views.Reference(id_, kind, id_, items[id_].name[say.locale])
    return views.Reference(id_, "word", GLOSSARY, book.terms[id_].term[say.locale])


def glossary(locale: str, words: Iterable[views.Word]) -> tuple[views.WordGroup, ...]:
    """Words under letters; in Japanese under the kana of their reading."""
    groups = grouped(locale, words, lambda word: (word.name, word.reading))
    return tuple(views.WordGroup(heading, tuple(under)) for heading, under in groups)
