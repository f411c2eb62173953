"""The index: games, mixes, chapters, rules and words under every name they go by, each with all its pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from poker_rulebook.paper.text import Setter, label_of
from poker_rulebook.view.book import Edition, order_of
from poker_rulebook.view.views import Citation

LATIN = "A–Z"  # what stands in a Japanese index under no kana


@dataclass(frozen=True)
class Entry:
    """A name, how it is read, and the places to which it leads, that of its own first."""

    name: str
    reading: str
    places: tuple[str, ...]


def index(t: Setter, book: Edition) -> list[tuple[str, list[list[Any]]]]:
    """(letter or kana, lines below it) in the order of the language; one line for each name."""
    merged: dict[str, Entry] = {}
    for entry in _entries(t, book):
        key = entry.name.casefold()
        old = merged.get(key)
        places = dict.fromkeys([*(old.places if old else ()), *entry.places])
        merged[key] = Entry(
            old.name if old else entry.name, old.reading if old else entry.reading, tuple(places)
        )
    order = order_of(t.locale)
    groups: dict[str, list[list[Any]]] = {}
    latin = [entry for entry in merged.values() if t.locale == "ja" and not entry.reading]
    for entry in sorted(latin, key=lambda entry: entry.name.casefold()):
        groups.setdefault(LATIN, []).append([entry.name, [t.place(place) for place in entry.places]])
    for entry in sorted(
        (e for e in merged.values() if e not in latin), key=lambda e: order.key(e.name, e.reading)
    ):
        lines = groups.setdefault(order.heading(entry.name, entry.reading), [])
        lines.append([entry.name, [t.place(place) for place in entry.places]])
    return list(groups.items())


def _entries(t: Setter, book: Edition) -> Iterator[Entry]:
    used = _uses(book)
    for page in (*book.games, *book.mixes, *book.chapters):
        places = (f"page-{page.id}", *used.get(f"page-{page.id}", ()))
        yield Entry(t.plain(page.name), page.reading, places)
        yield from (Entry(name, _read(name), places) for name in _also(t, getattr(page, "also", ())))
    for chapter in book.chapters:
        for rule in chapter.rules:
            places = (f"rule-{rule.id}", *used.get(f"rule-{rule.id}", ()))
            yield Entry(t.plain(rule.name), getattr(rule, "reading", ""), places)
    for word in book.words:
        cited = [label_of(found) for found in word.see if found.kind in ("rule", "chapter")]
        places = (f"word-{word.id}", *cited)
        yield Entry(_capital(t, t.plain(word.name)), word.reading, places)
        yield from (Entry(_capital(t, name), _read(name), places) for name in _also(t, word.also))


def _uses(book: Edition) -> dict[str, list[str]]:
    """Place -> the places that cite it: general rules for rules, chapters and games, mixes for their games."""
    found: dict[str, list[str]] = {}
    for chapter in book.chapters:
        for rule in chapter.rules:
            for cited in rule.see:
                found.setdefault(label_of(cited), []).append(f"rule-{rule.id}")
    for mix in book.mixes:
        for game in mix.games:
            found.setdefault(f"page-{game.game}", []).append(f"page-{mix.id}")
    return found


def _also(t: Setter, names: Iterable[str]) -> Iterator[str]:
    """Other names in the letters of the language; abbreviations are the same in all."""
    for name in names:
        if name.isascii() if t.locale != "ja" else _read(name) or name.isupper():
            yield t.curled(name)


def _capital(t: Setter, name: str) -> str:
    return name[:1].upper() + name[1:] if t.locale != "ja" else name


def _read(name: str) -> str:
    """A name in kana as hiragana; '' for one in other letters."""
    found = "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in name if c not in "・ 　")
    return found if all("ぁ" <= c <= "ゖ" or c == "ー" for c in found) else ""
