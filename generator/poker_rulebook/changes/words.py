"""Sentences of two pages, side by side: which say something else now, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import Literal, get_args

from poker_rulebook.book.model import Game
from poker_rulebook.languages import LOCALES
from poker_rulebook.view.example_views import Chance
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import Phrase, Said, say, sentences, written
from poker_rulebook.view.views import Fact, GameView

Pairs = list[tuple[str, str]]  # before and after; '' where a sentence is new, or gone
Words = dict[str, Pairs]  # locale -> pairs
Piece = tuple[Literal["kept", "gone", "new"], str]

# What a game's page says in its own words: the streets, the card and the base repeat it.
RULES = ("name", "essence", "peculiar", "sections", "rankings", "options", "notes", "history")
FACTS = ("facts", "counted")
CHANCES = ("chances_text", "chances")
REPEATED = ("label", "card", "see", "chapters", "steps", "legend", "told", "walk", "other_name", "short")

_WORD = re.compile(r"\s+|[A-Za-z0-9'’]+|[ァ-ヴー]+|[一-龥々]+|.", re.DOTALL)


def of_game(view: GameView, parts: Iterable[str]) -> list[tuple[str, Phrase]]:
    """The sentences of some parts of a game's page, each with its address."""
    return [found for part in parts for found in told(getattr(view, part), part)]


def titles(game: Game) -> list[tuple[str, Phrase]]:
    """Those of the examples, also of one that cannot be played."""
    return [(example.id, written(example.title)) for example in game.examples]


def told(part: object, at: str = "") -> Iterator[tuple[str, Phrase]]:
    """Every sentence of a view with its address: the ids on the way to it."""
    if isinstance(part, (Fact, Chance)):
        yield at, say("fact-in-line", label=part.label, value=part.value)
    elif isinstance(part, get_args(Said)):
        yield from ((at, sentence) for sentence in sentences(part))
    elif is_dataclass(part):
        here = f"{at}/{getattr(part, 'id', '')}"
        for field in fields(part):
            if field.name not in REPEATED:
                yield from told(getattr(part, field.name), here)
    elif isinstance(part, (tuple, list)):
        for item in part:
            yield from told(item, at)


def changed(before: Iterable[tuple[str, Phrase]], after: Iterable[tuple[str, Phrase]]) -> Words:
    """What differs, in every language; a language in which nothing does has an empty list."""
    before, after = list(before), list(after)
    return {locale: _pairs(_by_address(before, locale), _by_address(after, locale)) for locale in LOCALES}


def _by_address(said: Iterable[tuple[str, Phrase]], locale: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for address, phrase in said:
        found.setdefault(address, []).append(plain(phrase, locale).strip())
    return found


def _pairs(before: dict[str, list[str]], after: dict[str, list[str]]) -> Pairs:
    """Pairs in the order of the page; a sentence that only stands elsewhere now is none."""
    pairs: Pairs = []
    for address in [*after, *(address for address in before if address not in after)]:
        old, new = before.get(address, []), after.get(address, [])
        for tag, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
            if tag != "equal":
                pairs += zip_longest(old[a:b], new[c:d], fillvalue="")
    gone = {old for old, new in pairs if not new}
    come = {new for old, new in pairs if not old}
    moved = gone & come
    kept = [
        (old, new) for old, new in pairs if not ((old in moved and not new) or (new in moved and not old))
    ]
    return list(dict.fromkeys(kept))


def by_word(before: str, after: str) -> Iterator[Piece]:
    """The pair word by word, in order: what was kept, what is gone, what is new. A word of Japanese is a run of one script."""
    old, new = _WORD.findall(before), _WORD.findall(after)
    for tag, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag == "equal":
            yield "kept", "".join(old[a:b])
            continue
        if a < b:
            yield "gone", "".join(old[a:b])
        if c < d:
            yield "new", "".join(new[c:d])
