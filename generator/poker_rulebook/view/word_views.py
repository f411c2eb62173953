"""What the reference of the words of the files shows: kinds of files, the places in them, keys, words, samples."""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.view.sentences import Phrase


@dataclass(frozen=True)
class Sample:
    """How a file says it.    kind, id    of the page that the file makes; kind is '' where it makes none"""

    text: str
    file: str
    kind: str
    id: str


@dataclass(frozen=True)
class Word:
    """A word of a list of words, and what it stands for."""

    word: str
    text: Phrase
    sample: Sample | None


@dataclass(frozen=True)
class Key:
    """A key that may stand in a place.

    kinds     what may be its value: string, integer, boolean, array, object, null; word where it is one of `words`
    inside    (page, section) of what stands below it
    """

    id: str
    name: str
    required: bool
    kinds: tuple[str, ...]
    text: Phrase
    words: tuple[Word, ...]
    inside: tuple[tuple[str, str], ...]
    sample: Sample | None


@dataclass(frozen=True)
class Place:
    """A place in a file and the keys that may stand there.    title    the keys that lead to it"""

    id: str
    title: str
    keys: tuple[Key, ...]


@dataclass(frozen=True)
class Vocabulary:
    """Everything that files of one kind may say."""

    id: str
    text: Phrase
    places: tuple[Place, ...]
