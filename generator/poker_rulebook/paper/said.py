"""Views as data for templates: the same view in one language or in several, side by side.

A text that a reader sees becomes {locale: runs}, for every locale that has one, and once where all say the
same. Runs are ["plain", text], ["unbroken", text], ["card", text, suit] and ["gap"], the narrow space
between Japanese and other letters that Typst itself makes inside a run. Cards in data form become lists of
[text, suit], and numbers are written out, "1,500". Everything else (ids, addresses) stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from poker_rulebook.view.text import card_text, plain, runs

NEUTRAL = {
    "id", "slot", "slots", "street", "family", "game", "digest", "url", "alt", "search", "locale",
    "number", "mark", "kind", "page", "former",
}  # fmt: skip
CARDS = {"card", "cards", "board"}
COLUMNS = {"hands": ("name", "cards"), "steps": ("title", "label"),
           "games": ("id", "name"), "roles": ("id", "name")}  # fmt: skip

_JAPANESE = "[\u3005\u3041-\u309f\u30a0-\u30ff\u3400-\u9fff\uf900-\ufaff]"
_OTHER = "[0-9A-Za-z♠♥♦♣%]"
_MEET = re.compile(f"{_JAPANESE}{_OTHER}|{_OTHER}{_JAPANESE}")


def said(views: Mapping[str, Any], name: str = "") -> Any:
    """The views, one for each locale, as one value for a template.

    name    of the field that holds them
    The order of parts is that of the first locale; parts with ids are matched by them.
    """
    first = next(iter(views.values()))
    if is_dataclass(first):
        return {
            f.name: said({k: getattr(v, f.name) for k, v in views.items()}, f.name) for f in fields(first)
        }
    if isinstance(first, Mapping):
        return {key: said({k: v[key] for k, v in views.items()}) for key in first}
    if isinstance(first, str):
        return _text(views, name)
    if isinstance(first, int) and not isinstance(first, bool):
        return f"{first:,}"
    if not isinstance(first, tuple):
        return first
    if name in COLUMNS and all(isinstance(part, tuple) for part in first):
        return [_columns(part, COLUMNS[name]) for part in _matched(views)]
    return [said(part, name) for part in _matched(views)]


def text(locale: str, marked: str) -> list[list[str]]:
    """The runs of one marked text."""
    found: list[list[str]] = []
    before = ""
    for kind, piece in runs(marked):
        run = ["card", card_text(piece, locale), piece[-1]] if kind == "card" else [kind, piece]
        if _MEET.fullmatch(before[-1:] + run[1][0]):
            found.append(["gap"])
        found.append(run)
        before = run[1]
    return found


def cards(locale: str, names: str) -> list[list[str]]:
    """The cards of "Ah Kd", each as read and its suit."""
    return [[card_text(name, locale), name[-1]] for name in names.split()]


def _text(views: Mapping[str, str], name: str) -> Any:
    locale, first = next(iter(views.items()))
    if name in NEUTRAL:
        return first
    if name in CARDS:
        return cards(locale, first)
    once = len({plain(view, locale) for view in views.values()}) == 1
    return {k: text(k, v) for k, v in ({locale: first} if once else views).items() if v}


def _columns(views: Mapping[str, tuple[str, ...]], names: tuple[str, ...]) -> dict[str, Any]:
    return {name: _text({k: v[place] for k, v in views.items()}, name) for place, name in enumerate(names)}


def _matched(views: Mapping[str, Sequence[Any]]) -> list[dict[str, Any]]:
    """The parts of every locale that belong together, by their keys."""
    together: dict[object, dict[str, Any]] = {}
    for locale, parts in views.items():
        seen: list[object] = []
        for part in parts:
            key = getattr(part, "id", None) or getattr(part, "game", None)
            seen.append(key)
            together.setdefault((key, seen.count(key)), {})[locale] = part
    return list(together.values())
