"""Sentences before and after, side by side, and which words of them differ."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import Literal

from poker_rulebook.languages import LANGUAGES, LOCALES
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import Phrase

Pairs = list[tuple[str, str]]  # before and after; '' where a sentence is new, or gone
ChangedWords = dict[str, Pairs]  # locale -> pairs
TextPiece = tuple[Literal["kept", "gone", "new"], str]

# A hand such as 8-7-6-5-4 is one word; a language without spaces says itself what its words are.
_OF_LANGUAGES = "".join(f"|{language.words}" for language in LANGUAGES.values() if language.words)
_WORD = re.compile(rf"\s+|[A-Za-z0-9'’½♠♥♦♣]+(?:[-–.,][A-Za-z0-9]+)*{_OF_LANGUAGES}|.", re.DOTALL)
# What a text between two changes says by itself: a number, a name, a word that is more than "of" or a particle.
_LETTERS = "".join(letters for it in LANGUAGES.values() for letters, touching in it.scripts if touching)
_BEARING = re.compile(rf"[A-Za-z]{{4,}}|[A-Z0-9{_LETTERS}]")
LEAST_KEPT = 1 / 3  # of the longer text: where less is kept, one sentence stands in place of another


def changed_sentences(
    before: Iterable[tuple[str, Phrase]], after: Iterable[tuple[str, Phrase]]
) -> ChangedWords:
    """What differs, in every language; a language in which nothing does has an empty list.

    before, after    sentences with their addresses
    """
    before, after = list(before), list(after)
    return {locale: pairs(_by_address(before, locale), _by_address(after, locale)) for locale in LOCALES}


def _by_address(said: Iterable[tuple[str, Phrase]], locale: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for address, phrase in said:
        found.setdefault(address, []).append(plain(phrase, locale).strip())
    return found


def pairs(before: Mapping[str, list[str]], after: Mapping[str, list[str]]) -> Pairs:
    """Address -> sentences, of both sides: pairs in the order of the page, without sentences that only moved."""
    found: Pairs = []
    for address in [*after, *(address for address in before if address not in after)]:
        old, new = before.get(address, []), after.get(address, [])
        for tag, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
            if tag != "equal":
                found += zip_longest(old[a:b], new[c:d], fillvalue="")
    gone = {old for old, new in found if not new}
    come = {new for old, new in found if not old}
    moved = gone & come
    kept = [(old, new) for old, new in found if (old and new) or old + new not in moved]
    return list(dict.fromkeys(kept))


def by_word(before: str, after: str) -> Iterator[TextPiece]:
    """The pair word by word, in order: what was kept, what is gone, what is new.

    Of two sentences that have little in common, and of words between two changes that say nothing by themselves, all is
    gone and new.
    """
    runs = list(_runs(before, after))
    if sum(len(old) for same, old, _ in runs if same) < LEAST_KEPT * max(len(before), len(after)):
        runs = [(False, before, after)]
    for same, old, new in runs:
        if same:
            yield "kept", old
            continue
        if old:
            yield "gone", old
        if new:
            yield "new", new


def _runs(before: str, after: str) -> Iterator[tuple[bool, str, str]]:
    """Runs of words: whether they are the same, as they were, as they are."""
    old, new = _WORD.findall(before), _WORD.findall(after)
    codes = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    waiting: tuple[str, str] | None = None
    for number, (tag, a, b, c, d) in enumerate(codes):
        was, now = "".join(old[a:b]), "".join(new[c:d])
        between = 0 < number < len(codes) - 1
        if tag == "equal" and not (between and not _BEARING.search(was)):
            if waiting:
                yield False, *waiting
            waiting = None
            yield True, was, now
        else:
            waiting = (waiting[0] + was, waiting[1] + now) if waiting else (was, now)
    if waiting:
        yield False, *waiting


def side(before: str, after: str, kind: Literal["gone", "new"]) -> tuple[TextPiece, ...]:
    """One of the two sentences, with the words marked that the other one lacks; none is where all of it is another."""
    pieces = [(of, text) for of, text in by_word(before, after) if of in ("kept", kind)]
    if all(of != "kept" for of, _ in pieces):
        return (("kept", before if kind == "gone" else after),)
    return tuple(part for piece in pieces for part in _trimmed(*piece))


def _trimmed(kind: Literal["kept", "gone", "new"], text: str) -> Iterator[TextPiece]:
    """A marked piece without the spaces at its ends."""
    word = text.strip()
    lead, _, rest = text.partition(word)
    parts: tuple[TextPiece, ...] = (("kept", lead), (kind, word), ("kept", rest))
    yield from (part for part in parts if part[1])
