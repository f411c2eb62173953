"""The index: games, mixes, chapters, rules and words under every name they go by, each with all its pages.

Where the index has the order of readings, a language says in readings.txt in its folder what it writes in other signs
than those of a reading.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

from poker_rulebook.languages import FOLDER, LANGUAGES, READ
from poker_rulebook.paper.text import NUMBER, Setter, in_latin, label_of
from poker_rulebook.view.book import ORDERS, Edition
from poker_rulebook.view.citations import in_hiragana
from poker_rulebook.view.sentences import Phrase

FILE = "readings.txt"
_SIGNS = re.compile("[（）「」、：・〜 ]")


def reading(name: str) -> str:
    """A name in kana, spelled out; '' for one with letters that are read in no known way."""
    pattern, read = _words()
    found = in_hiragana(_SIGNS.sub("", pattern.sub(lambda word: read[word[0]], name)))
    return found if re.fullmatch("[ぁ-ゖー]+", found) else ""


@cache
def _words() -> tuple[re.Pattern[str], dict[str, str]]:
    """What finds the words of the file, the longest first, and word -> reading. Without a file nothing is found."""
    path = FOLDER / READ / FILE
    lines = path.read_text("utf-8").splitlines() if READ and path.exists() else []
    words = " ".join(line for line in lines if not line.startswith("#")).split()
    read = dict(zip(words[::2], words[1::2], strict=True))
    return re.compile("|".join(map(re.escape, sorted(read, key=len, reverse=True))) or "(?!)"), read


LATIN = "A–Z"  # what stands in a Japanese index under no kana


class Entry(NamedTuple):
    """A name, how it is read, and the places to which it leads, that of its own first."""

    name: str
    read: str
    places: Iterable[str]


def index(t: Setter, book: Edition) -> list[tuple[str, list[list[Any]]]]:
    """(letter or kana, lines below it) in the order of the language; one line for each name,
    however it is spaced and hyphenated."""
    merged: dict[str, Entry] = {}
    for name, read, places in _entries(t, book):
        same = re.sub(r"[\W_]", "", name.casefold())
        before = merged.get(same, Entry(name, read, ()))
        merged[same] = before._replace(places=dict.fromkeys([*before.places, *places]))
    groups: dict[str, list[list[Any]]] = {}
    for _, heading, entry in sorted(_in_order(t.locale, merged.values()), key=lambda found: found[0]):
        line = [entry.name, [t.link(place, "", NUMBER) for place in entry.places]]
        groups.setdefault(heading, []).append(line)
    return list(groups.items())


def _in_order(locale: str, entries: Iterable[Entry]) -> Iterator[tuple[Any, str, Entry]]:
    """Every entry with its key and its heading; what a Japanese reader cannot look up by kana stands first."""
    order = ORDERS[LANGUAGES[locale].index]
    for entry in entries:
        if locale == READ and not entry.read:
            yield (0, ORDERS["letters"].key(entry.name, "")), LATIN, entry
        else:
            yield (1, order.key(entry.name, entry.read)), order.heading(entry.name, entry.read), entry


def _entries(t: Setter, book: Edition) -> Iterator[Entry]:
    used = _uses(book)

    def named(
        place: str, name: Phrase, read: str, also: Iterable[Phrase], cited: Iterable[str] = ()
    ) -> Iterator[Entry]:
        places = (place, *cited, *used.get(place, ()))
        yield Entry(_capital(t, t.plain(name)), read or reading(t.plain(name)), places)
        yield from (Entry(_capital(t, other), reading(other), places) for other in _also(t, also))

    for page in (*book.games, *book.mixes):
        yield from named(f"page-{page.id}", page.name, page.reading, page.also)
    for chapter in book.chapters:
        yield from named(f"page-{chapter.id}", chapter.name, chapter.reading, ())
        for rule in chapter.rules:
            yield from named(f"rule-{rule.id}", rule.name, "", rule.search)
    for word in book.words:
        cited = (label_of(found) for found in word.see if found.kind in ("rule", "chapter"))
        yield from named(f"word-{word.id}", word.name, word.reading, word.also, cited)


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


def _also(t: Setter, names: Iterable[Phrase]) -> Iterator[str]:
    """Other names in the letters of the language; abbreviations are the same in all."""
    for name in map(t.plain, names):
        if in_latin(name) if t.locale != READ else reading(name) or name.isupper():
            yield name


def _capital(t: Setter, name: str) -> str:
    return name[:1].upper() + name[1:] if t.locale != READ else name
