"""The words of the table, with their meaning in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING

from poker_rulebook.book.chapters import english_of
from poker_rulebook.book.checks.games import translation_is_current
from poker_rulebook.book.checks.names import Finding, repeated
from poker_rulebook.book.names import folded
from poker_rulebook.book.parts import Text, text_of

if TYPE_CHECKING:
    from poker_rulebook.book.source import Source


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


def build_term(data: dict) -> Term:
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


def _ids(item: dict) -> Iterator[tuple[tuple, str]]:
    """Where an entry names an id of its own, and which."""
    yield ("id",), item["id"]
    yield from ((("former", n), id_) for n, id_ in enumerate(item.get("former", ())))


def find_word(terms: Mapping[str, Term], name: str) -> Term | None:
    """The word that is called so in any of its forms, its reading included."""
    return terms.get(_names(terms).get(folded(name), ""))


def near_words(terms: Mapping[str, Term], name: str) -> list[str]:
    """Ids of the words that come nearest to this name, the nearest first."""
    names = _names(terms)
    return list(dict.fromkeys(names[n] for n in get_close_matches(folded(name), names, 3, 0.6)))


def _names(terms: Mapping[str, Term]) -> dict[str, str]:
    """Folded name -> id; where two words share one, the first keeps it."""
    names: dict[str, str] = {}
    for term in terms.values():
        for name in (term.id, *term.former, *term.forms["en"], *term.forms["ja"], term.reading, *term.also):
            names.setdefault(folded(name), term.id)
    return names


def findings(source: Source) -> Iterator[Finding]:
    """Ids or forms that stand twice, and translations of another text."""
    ids = [(n, at, id_) for n, item in enumerate(source.value) for at, id_ in _ids(item)]
    for place, name in repeated(id_ for _, _, id_ in ids):
        index, at, _ = ids[place]
        yield (index, *at), f"the word {name!r} stands twice", "rename one"
    owner: dict[tuple[str, str], str] = {}
    for index, item in enumerate(source.value):
        english = english_of({key: item[key] for key in ("term", "en", "ja")})
        yield from translation_is_current((index, "of"), item["of"], english)
        for locale, forms in build_term(item).forms.items():
            for form in forms:
                other = owner.setdefault((locale, form.casefold()), item["id"])
                if other != item["id"]:
                    yield (index,), f"{form!r} is already a form of {other!r}", "keep it in one of the two"
            for _, form in repeated(forms):
                yield (index, "forms", locale), f"{form!r} stands twice", "delete one"
