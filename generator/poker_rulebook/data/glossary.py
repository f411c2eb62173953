"""The JSON of the glossary for programs."""

from __future__ import annotations

from typing import Any

from poker_rulebook.book.load import Book
from poker_rulebook.view.book_views import BookView, WordView


def glossary_document(book: Book, shown: BookView) -> list[dict[str, Any]]:
    """Every word, by id.

    forms   locale -> everything that pages link, the word itself first
    see     what the word cites: its kind (game, mix, chapter, rule or word) and id
    """
    words = {word.id: word for word in shown.words}
    return [_word(book, words[id_]) for id_ in sorted(book.terms)]


def _word(book: Book, word: WordView) -> dict[str, Any]:
    term = book.terms[word.id]
    return {
        "id": term.id,
        "former": list(term.former),
        "term": term.term,
        "reading": term.reading,
        "also": list(term.also),
        "forms": {locale: list(forms) for locale, forms in term.forms.items()},
        "linked": term.linked,
        "text": term.text,
        "see": [{"kind": cited.kind, "id": cited.id} for cited in word.see],
        "digest": word.digest,
    }
