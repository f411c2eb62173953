"""The words of the table, with their meaning in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from poker_rulebook.book.names import folded, index_of, nearest_to
from poker_rulebook.book.parts import Data, Text, text_of


@dataclass(frozen=True)
class Term:
    """One word.

    forms     locale -> every form in which texts have it, the word itself first
    linked    whether pages link it where it first stands
    see       ids of other words, rules, chapters, games or mixes
    """

    id: str
    term: Text
    reading: str
    former: tuple[str, ...]
    also: tuple[str, ...]
    forms: dict[str, tuple[str, ...]]
    linked: bool
    text: Text
    see: tuple[str, ...]


def build_term(data: Data) -> Term:
    """The Term of an entry that the schema has passed."""
    forms = data.get("forms", {})
    return Term(
        id=data["id"],
        term=data["term"],
        reading=data["reading"],
        former=tuple(data.get("former", ())),
        also=tuple(data.get("also", ())),
        forms={locale: (data["term"][locale], *forms.get(locale, ())) for locale in ("en", "ja")},
        linked=data.get("linked", True),
        text=text_of(data),
        see=tuple(data.get("see", ())),
    )


def find_word(terms: Mapping[str, Term], name: str) -> Term | None:
    """The word that is called so in any of its forms, its reading included."""
    return terms.get(_names(terms).get(folded(name), ""))


def near_words(terms: Mapping[str, Term], name: str) -> list[str]:
    """Ids of the words that come nearest to this name, the nearest first."""
    return nearest_to(name, _names(terms))


def _names(terms: Mapping[str, Term]) -> dict[str, str]:
    """Folded name -> id; where two words share one, the first keeps it."""
    return index_of(
        (term.id, (term.id, *term.former, *term.forms["en"], *term.forms["ja"], term.reading, *term.also))
        for term in terms.values()
    )
