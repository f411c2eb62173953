"""Views as data for templates, in one language or in several, side by side.

A phrase becomes {locale: runs}, for every locale that has one, and once where all say the
same. Runs are ["plain", text], ["unbroken", text], ["card", text, suit], ["borrowed", locale, runs] and ["gap"], the
narrow space between Japanese and other letters that Typst itself makes inside a run. Cards in data form become lists of
[text, suit], and numbers are written out, "1,500". Everything else (ids, addresses) stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from poker_rulebook.languages import LANGUAGES, SOURCE
from poker_rulebook.paper.text import curled
from poker_rulebook.view.phrases import card_text, phrases, plain
from poker_rulebook.view.sentences import Phrase
from poker_rulebook.view.text import stretches

NEUTRAL = {
    "id", "slot", "slots", "street", "family", "game", "digest", "url", "alt", "search", "locale",
    "number", "mark", "kind", "page", "former",
}  # fmt: skip
CARDS = {"card", "cards"}
PAIRS = {"steps": ("title", "label"),
           "games": ("id", "name"), "roles": ("id", "name")}  # fmt: skip

_JAPANESE = "[\u3005\u3041-\u309f\u30a0-\u30ff\u3400-\u9fff\uf900-\ufaff]"
_OTHER = "[0-9A-Za-z♠♥♦♣%]"
_MEET = re.compile(f"{_JAPANESE}{_OTHER}|{_OTHER}{_JAPANESE}")


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


@cache
def text_runs(locale: str, marked: str) -> list[list[Any]]:
    """The runs of one marked text, which may stand on many pages: not to be changed."""
    found: list[list[Any]] = []
    before = ""
    for borrowed, part in stretches(marked):
        if borrowed:
            found.append(["borrowed", SOURCE, [_run(SOURCE, *run, "") for run in part]])
            continue
        for kind, piece in part:
            run = _run(locale, kind, piece, before)
            if _MEET.fullmatch(before[-1:] + run[1][0]):
                found.append(["gap"])
            found.append(run)
            before = run[1]
    return found


def _run(locale: str, kind: str, piece: str, before: str) -> list[str]:
    if kind == "card":
        return ["card", card_text(piece, locale), piece[-1]]
    return [kind, curled(piece, before)]


def card_runs(locale: str, names: str) -> list[list[str]]:
    """The cards of "Ah Kd", each as read and its suit."""
    return [[card_text(name, locale), name[-1]] for name in names.split()]


def _text(phrase: Phrase, locales: Sequence[str], name: str) -> Any:
    if name in NEUTRAL:
        return plain(phrase, locales[0])
    if name in CARDS:
        return card_runs(locales[0], str(phrase))
    rendered = {locale: phrases(locale).render(phrase) for locale in locales}
    once = len({plain(marked, locale) for locale, marked in rendered.items()}) == 1
    return {k: text_runs(k, v) for k, v in list(rendered.items())[: 1 if once else None] if v}
