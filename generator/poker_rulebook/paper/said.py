"""Views as data for templates, in one language or in several, side by side.

A phrase becomes {locale: text}, a text as the book has it, for every locale that has one, and once where all say the
same. Cards in data form become lists of [text, suit], and numbers are written out, "1,500". Everything else (ids,
addresses) stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from poker_rulebook.languages import LANGUAGES
from poker_rulebook.paper.text import Setter
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import Phrase

NEUTRAL = {
    "id", "slot", "slots", "street", "family", "game", "digest", "url", "alt", "search", "locale",
    "number", "mark", "kind", "page", "former",
}  # fmt: skip
CARDS = {"card", "cards"}
PAIRS = {"steps": ("title", "label"),
           "games": ("id", "name"), "roles": ("id", "name")}  # fmt: skip


_setter = cache(Setter)  # much stands on many pages


def said(value: Any, locales: Sequence[str], name: str = "") -> Any:
    """A view, or a part of one, as a value for a template.

    name    of the field that holds it
    """
    if is_dataclass(value) and not isinstance(value, Phrase):
        return {f.name: said(getattr(value, f.name), locales, f.name) for f in fields(value)}
    if isinstance(value, Mapping):
        return {key: said(part, locales) for key, part in value.items()}
    if isinstance(value, Phrase):
        return _text(value, locales, name)
    if isinstance(value, int) and not isinstance(value, bool):
        return LANGUAGES[locales[0]].number(value)
    if not isinstance(value, tuple):
        return value
    if name in PAIRS and all(isinstance(part, tuple) for part in value):
        return [
            {column: _text(cell, locales, column) for column, cell in zip(PAIRS[name], part, strict=True)}
            for part in value
        ]
    return [said(part, locales, name) for part in value]


def _text(phrase: Phrase, locales: Sequence[str], name: str) -> Any:
    if name in NEUTRAL:
        return plain(phrase, locales[0])
    if name in CARDS:
        return _setter(locales[0]).cards(str(phrase))
    once = len(locales) > 1 and len({plain(phrase, locale) for locale in locales}) == 1
    found = {locale: _setter(locale)(phrase) for locale in (locales[:1] if once else locales)}
    return {locale: text for locale, text in found.items() if text}
