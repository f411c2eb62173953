"""What the book puts into its messages: every result of every message, as it comes out in one language.

python tests/help/seams.py ja                one result of each kind, to be read aloud
python tests/help/seams.py en sums tables    of these files of messages only
python tests/help/seams.py ja --slips        those that a rule of the language finds fault with
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from functools import cache
from typing import NamedTuple

from real_book import real_book
from slips import slips, stops_apart
from used_messages import messages, samples, used

from poker_rulebook.book.load import Book
from poker_rulebook.book.options import UnknownChoice
from poker_rulebook.document.edition import BookView
from poker_rulebook.document.tree import phrases_in
from poker_rulebook.language.phrases import key_of, phrases, plain
from poker_rulebook.language.sentences import SAID, Abroad, Beside, Paragraph, Said, Sentence, Shaped, Written
from poker_rulebook.languages import LOCALES, SOURCE
from poker_rulebook.pages.book import book_view
from poker_rulebook.pages.game import CORE

EDITORS = "an editor’s text"
ANY = "any words"
# Messages in which what looks like a slip is meant: places of a board, the name of a licence, what follows a label.
MEANT = {
    ("card-line", "two numbers side by side"),
    ("commas", "a space"),
    ("card-lines", "two numbers side by side"),
    ("card-lines-of-board", "two numbers side by side"),
    ("imprint-licence", "a space"),
    ("step-turn-up", "many, and a singular"),
    ("told-awards", "a sentence with a small start"),
    ("told-line", "a sentence with a small start"),
    ("told-sentence", "a sentence with a small start"),
}
# Messages that wait for better words, and those that only hold them.
WAITING = {
    "nothing where somebody belongs": {"told-pass", "told-extra", "told-extra-hidden", "told-picks"},
    "a particle twice": {"told-pass"},
    "two numbers side by side": {
        "commas", "told-awards", "told-pot-side-number", "told-pot-of-side-number", "told-pot-won-side-number", "told-sentence",
    },
}  # fmt: skip
OF_VALUES = {
    "a word twice",
    "a sentence with a small start",
    "a space",
}  # faults of any words, not of the message


class Result(NamedTuple):
    """What a message says.

    of    what it was said of; for a message that the views of the book do not use '', or ANY where words stand in it
    """

    key: str
    text: str
    of: Said | str


def wrong(locale: str, found: Iterable[Result]) -> set[tuple[str, str, str]]:
    """Key, fault and text of results with slips that are not meant."""
    return {
        (result.key, fault, result.text)
        for result, fault in slips(locale, found)
        if (result.key, fault) not in MEANT
        and result.key not in {"", *WAITING.get(fault, ())}
        and not (result.of == ANY and fault in OF_VALUES)
    }


def half_stopped(found: Iterable[Said], labels: Collection[str]) -> set[tuple[str, str]]:
    """Key and text of sentences and texts that end with a stop in one language only.    labels    that need none"""
    told = ((_key(it), {locale: plain(it, locale) for locale in LOCALES}) for it in found)
    return {
        (key, said[SOURCE])
        for key, said in told
        if key and all(said.values()) and not labels & {*said.values()} and stops_apart(said)
    }


@cache
def results(locale: str, *said: Said) -> tuple[Result, ...]:
    """Every result once."""
    found = {(_key(it), plain(it, locale)): it for it in said}
    told = [Result(key, text, it) for (key, text), it in found.items() if text]
    known = {key for key, _ in found}
    return (*told, *(sample for key in used(locale) if key not in known for sample in _samples(locale, key)))


def _samples(locale: str, key: str) -> Iterator[Result]:
    """A message that the views of the book do not use, such as a label, with any values."""
    values = samples(locale, key)
    text = plain(phrases(locale).say(key, **values), locale)
    if text:
        yield Result(key, text, "" if all(type(value) is int for value in values.values()) else ANY)


def _key(said: Said) -> str:
    return key_of(said) if isinstance(said, Sentence) else "" if isinstance(said, Paragraph) else EDITORS


def said_in(book: Book, view: BookView, games: Iterable[str]) -> tuple[Said, ...]:
    """What the book says, and under each choice in these games."""
    return said_by((view, *under_choices(book, games)))


def said_by(parts: Iterable[object]) -> tuple[Said, ...]:
    """Every sentence, paragraph and editor's text of pages or parts of them, with those inside others."""
    found: dict[Said, None] = {}
    for phrase in (it for part in parts for it in phrases_in(part)):
        _add(phrase, found)
    return tuple(it for it in found if isinstance(it, (Sentence, Paragraph, Written)))


def under_choices(book: Book, games: Iterable[str]) -> Iterator[object]:
    """The rules on the page of each of these games that a choice of a table changes."""
    for game in map(book.games.__getitem__, games):
        usual = {name: make(book, game) for name, make in CORE.items()}
        for chosen in ({option.id: choice.id} for option in game.options for choice in option.choices):
            with suppress(UnknownChoice):
                other = book.game(game.id, chosen)
                yield from (part for name, make in CORE.items() if (part := make(book, other)) != usual[name])


def _add(value: object, found: dict[Said, None]) -> None:
    if isinstance(value, tuple):
        for part in value:
            _add(part, found)
    if not isinstance(value, SAID) or value in found:
        return
    found[value] = None
    if isinstance(value, Sentence):
        _add(tuple(part for _, part in value.values), found)
    elif isinstance(value, Paragraph):
        _add(value.parts, found)
    elif isinstance(value, Shaped):
        _add(value.of, found)
    elif isinstance(value, Beside):
        _add(tuple(part for _, part in value.of.values), found)
    elif isinstance(value, Abroad):
        _add(value.name, found)


# --- one result of each kind


def kinds(found: Iterable[Result]) -> Iterator[Result]:
    """Of the results of a message one for each kind of values."""
    given = set[tuple[str, object]]()
    for result in found:
        kind = (result.key, kind_of(result.of))
        if kind not in given:
            given.add(kind)
            yield result


def kind_of(value: object, inside: bool = False) -> object:
    """Values of which a message says the same: one large number is like another, one seat, one card, one hand."""
    if isinstance(value, int):
        return min(value, 3)
    if isinstance(value, tuple):
        return (min(len(value), 3), *dict.fromkeys(kind_of(it, True) for it in value[:2]))
    if isinstance(value, Sentence):
        return key_of(value), None if inside else tuple(
            (name, kind_of(it, True)) for name, it in value.values
        )
    if isinstance(value, Paragraph):
        return kind_of(value.parts[-1], True)
    if isinstance(value, Shaped):
        return kind_of(value.of, inside)
    return value if isinstance(value, Written) and not inside else (type(value).__name__, bool(value))


if __name__ == "__main__":
    locale, *asked = sys.argv[1:]
    book = real_book()
    found = results(locale, *said_in(book, book_view(book), book.games))
    if "--slips" in asked:
        for key, fault, text in sorted(wrong(locale, found)):
            print(f"{key}: {fault}: {text}")
    else:
        names = [f"{name}.ftl" for name in asked] or list(messages(locale))
        for name in names:
            print(f"\n### {name}")
            for result in kinds(it for it in found if it.key in messages(locale)[name]):
                print(f"{result.key}: {result.text}")
