"""The names by which games, mixes, general rules and words of the glossary may be called."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from itertools import chain

from poker_rulebook.book.chapters import Chapter, Rule, rules_of
from poker_rulebook.book.parts import Data
from poker_rulebook.book.problems import At
from poker_rulebook.book.shelf import Term


def names_of(data: Data) -> list[tuple[At, str]]:
    """Everything that the file of a game or mix is called, and where it says so."""
    named: list[tuple[At, str]] = []
    for key in ("name", "short"):
        named += [((key, locale), word) for locale, word in data.get(key, {}).items()]
    for key in ("also", "former"):
        named += [((key, index), word) for index, word in enumerate(data.get(key, ()))]
    return [*named, (("id",), data["id"])]


def folded(name: str) -> str:
    """A name without the differences that people do not type: case, width, spaces, hyphens, middle dots."""
    text = unicodedata.normalize("NFKC", name).casefold()
    return "".join(c for c in text if c.isalnum())


def index_of(named: Iterable[tuple[str, Iterable[str]]]) -> dict[str, str]:
    """Folded name -> id; a name that several share belongs to the first."""
    index: dict[str, str] = {}
    for id_, names in named:
        for name in names:
            index.setdefault(folded(name), id_)
    return index


def nearest_to(name: str, index: Mapping[str, str]) -> list[str]:
    """Ids whose names come nearest to this one, the nearest first."""
    return list(dict.fromkeys(index[n] for n in get_close_matches(folded(name), index, 3, 0.7)))


def find_rule(chapters: Mapping[str, Chapter], name: str) -> tuple[Chapter, Rule | None] | None:
    """The chapter that is called so, or the rule with its chapter: by id, else by name or another word for it."""
    if name in chapters:
        return chapters[name], None
    rules = rules_of(chapters)
    if name in rules:
        return rules[name]
    of_chapters = index_of((chapter.id, called(chapter)) for chapter in chapters.values())
    if folded(name) in of_chapters:
        return chapters[of_chapters[folded(name)]], None
    of_rules = index_of((rule.id, called(rule)) for _, rule in rules.values())
    return rules.get(of_rules.get(folded(name), ""))


def near_rules(chapters: Mapping[str, Chapter], name: str) -> list[str]:
    """Ids of the chapters and rules whose names come nearest to this one, the nearest first."""
    every: list[Chapter | Rule] = []
    for chapter in chapters.values():
        every += [chapter, *chapter.rules]
    index = index_of((it.id, called(it)) for it in reversed(every))  # a rule before its chapter
    return nearest_to(name, index)


def called(it: Chapter | Rule) -> list[str]:
    """Everything by which a chapter or a rule may be asked for."""
    return [it.id, *it.former, *it.name.values(), *it.also]


def find_word(terms: Mapping[str, Term], name: str) -> Term | None:
    """The word that is called so in any of its forms, its reading included."""
    return terms.get(_names(terms).get(folded(name), ""))


def near_words(terms: Mapping[str, Term], name: str) -> list[str]:
    """Ids of the words that come nearest to this name, the nearest first."""
    return nearest_to(name, _names(terms))


def _names(terms: Mapping[str, Term]) -> dict[str, str]:
    """Folded name -> id; where two words share one, the first keeps it."""
    return index_of((id_, _called(term)) for id_, term in terms.items())


def _called(term: Term) -> tuple[str, ...]:
    return (term.id, *term.former, *chain(*term.forms.values()), term.reading, *term.also)
