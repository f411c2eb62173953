"""Sentences as data: which phrase with which values, in no language yet.

    say("deal-down", n=4)                        Sentence("deal-down", (("n", 4),))
    joined([say("tie"), say("suits-equal")])     a paragraph of two sentences
    written(game.name)                           what the editor wrote, in every language
    as_said("card", say("button-blind"))         the same rule in the few words of a table card

Sentences are compared, counted, collected in sets and taken apart in this form. poker_rulebook.language.phrases renders
them in a language as marked text, at the last moment. A plain `str` in place of a sentence is the same in every
language: the name of a seat, a card, a number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Literal, TypeAlias

from msgspec import Struct

from poker_rulebook.language.text import capital, in_one_piece


class Sentence(Struct, frozen=True, cache_hash=True):
    """A phrase of the locale files with its values, in the order of their names.

    register    the attribute of the phrase for one place, such as "card"; '' for the rule itself, which also
                stands in where the phrase has no such attribute
    """

    key: str
    values: tuple[tuple[str, Value], ...] = ()
    register: str = ""


class Paragraph(Struct, frozen=True):
    """Two or more sentences, one after the other."""

    parts: tuple[Phrase, ...]


class Written(Struct, frozen=True):
    """An editor's text from the data, as (language, text).

    figures    numbers for its placeholders, as (name, number); the other placeholders are cards. None: it has none
    name       whether it is a name, in which nothing is marked
    """

    texts: tuple[tuple[str, str], ...]
    figures: tuple[tuple[str, int], ...] | None = None
    name: bool = False


class Abroad(Struct, frozen=True):
    """A name in the other language."""

    name: Written


class Shaped(Struct, frozen=True):
    """A phrase as a heading, with a capital, or as one piece that does not break across lines."""

    shape: Literal["heading", "unbroken"]
    of: Phrase


class Beside(Struct, frozen=True):
    """The part of a sentence before or after one of its values, so that a link can take the place of the value."""

    side: Literal["before", "after"]
    value: str
    of: Sentence


Said: TypeAlias = Sentence | Paragraph | Written | Abroad | Shaped | Beside
Phrase: TypeAlias = str | Said
Value: TypeAlias = int | Phrase | tuple[int | Phrase, ...]
# tuples, because isinstance is quick with them
SAID = (Sentence, Paragraph, Written, Abroad, Shaped, Beside)
_VALUES = (str, int, *SAID)


def say(key: str, **values: Value | Sequence[int | Phrase]) -> Phrase:
    """The sentence of that key. values    whole numbers, phrases, or several of them for a list"""
    if not values:
        return _sentence(key, ())
    given = [(name, it if isinstance(it, _VALUES) else tuple(it)) for name, it in values.items()]
    return _sentence(key, tuple(sorted(given)) if len(given) > 1 else tuple(given))


@cache
def _sentence(key: str, values: tuple[tuple[str, Value], ...], register: str = "") -> Sentence:
    """The sentence, which exists once: it is compared and looked up more often than it is said for the first time."""
    return Sentence(key, values, register)


def as_said(register: str, phrase: Phrase) -> Phrase:
    """A rule, or each sentence of a paragraph, in this register."""
    if isinstance(phrase, Paragraph):
        return joined(as_said(register, part) for part in phrase.parts)
    if isinstance(phrase, Sentence):
        return _sentence(phrase.key, phrase.values, register)
    return phrase


def with_values(phrase: Phrase, **values: Value) -> Phrase:
    """The same sentence with these values besides."""
    assert isinstance(phrase, Sentence)
    return _sentence(phrase.key, tuple(sorted((dict(phrase.values) | values).items())), phrase.register)


def joined(phrases: Iterable[Phrase]) -> Phrase:
    """Sentences and paragraphs as one paragraph; '' where nothing is said."""
    parts = tuple(part for phrase in phrases for part in sentences(phrase))
    return Paragraph(parts) if len(parts) > 1 else parts[0] if parts else ""


def sentences(phrase: Phrase) -> tuple[Phrase, ...]:
    """The sentences that `joined` put together."""
    if isinstance(phrase, Paragraph):
        return phrase.parts
    return (phrase,) if phrase else ()


def listed(phrases: Iterable[Phrase]) -> Phrase:
    """Short phrases with commas between them, the last one too."""
    items = tuple(phrases)
    return say("commas", items=items) if len(items) > 1 else items[0] if items else ""


def sentence(items: Iterable[Phrase]) -> Phrase:
    """Items with commas between them and a full stop at the end."""
    return say("told-sentence", text=listed(items))


def bare(phrase: Phrase) -> Phrase:
    """The item that `sentence` made into a sentence, without its full stop."""
    if isinstance(phrase, Sentence) and phrase.key == "told-sentence":
        ((_, said),) = phrase.values
        if not isinstance(said, (int, tuple)):
            return said
    return phrase


def flow(parts: Iterable[Phrase]) -> Phrase:
    """Sentences after a title: each after the first begins with a capital."""
    first, *more = [part for part in parts if part] or [""]
    return joined([first, *map(heading, more)])


def around(key: str, value: str, /, **values: Value) -> tuple[Phrase, Phrase]:
    """The parts of a sentence before and after one of its values."""
    of = Sentence(key, tuple(sorted(values.items())))
    return Beside("before", value, of), Beside("after", value, of)


def written(text: Mapping[str, str]) -> Written:
    """A text that an editor wrote, with numbers and units kept together."""
    return Written(tuple(sorted(text.items())))


def filled(text: Mapping[str, str], figures: Mapping[str, int]) -> Written:
    """An editor's text with its figures and cards in their places."""
    return Written(tuple(sorted(text.items())), tuple(sorted(figures.items())))


def name_of(text: Mapping[str, str]) -> Written:
    """A name, in which nothing is marked."""
    return Written(tuple(sorted(text.items())), name=True)


def abroad(text: Mapping[str, str]) -> Abroad:
    """A name in the other language."""
    return Abroad(name_of(text))


def heading(phrase: Phrase) -> Phrase:
    """A noun as a heading: with a capital, in languages that have them."""
    return capital(phrase) if isinstance(phrase, str) else _shaped("heading", phrase)


def signed(n: int) -> Phrase:
    """A number with its sign: +1,000, −900, ±0."""
    return say("gain", n=n) if n > 0 else say("loss", n=-n) if n else "±0"


def unbroken(phrase: Phrase) -> Phrase:
    """A phrase that stays on one line."""
    return in_one_piece(phrase) if isinstance(phrase, str) else _shaped("unbroken", phrase)


@cache
def _shaped(shape: Literal["heading", "unbroken"], phrase: Said) -> Shaped:
    return Shaped(shape, phrase)
