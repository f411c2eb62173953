"""What a page or a printed chapter of general rules shows, and the glossary, in one language, ready to be placed.

As in poker_rulebook.view.views, every `str` that a reader sees is marked text, and ids are anchors.
"""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.view import example_views, views
from poker_rulebook.view.counted import SumView, TableView


@dataclass(frozen=True)
class Case:
    """A condition with its outcome."""

    id: str
    condition: str
    outcome: str


@dataclass(frozen=True)
class Branch:
    """Where an answer leads: `number` is that of a later question, or `mark` names an outcome.

    next    whether that question is the one right below
    """

    answer: str
    number: str
    mark: str
    next: bool = False


@dataclass(frozen=True)
class Question:
    """One question of a decision, with its number."""

    id: str
    number: str
    text: str
    branches: tuple[Branch, ...]


@dataclass(frozen=True)
class Outcome:
    """What is done in the end. mark    a letter by which the picture and the worked cases name it"""

    id: str
    mark: str
    text: str


@dataclass(frozen=True)
class WorkedCase:
    """Facts, each with its value, and the mark of the outcome to which they lead."""

    facts: tuple[views.Fact, ...]
    mark: str


@dataclass(frozen=True)
class Decision:
    questions: tuple[Question, ...]
    outcomes: tuple[Outcome, ...]
    cases: tuple[WorkedCase, ...]

    def told(self, mark: str) -> str:
        """The text of the outcome with that mark."""
        return next(outcome.text for outcome in self.outcomes if outcome.mark == mark)


@dataclass(frozen=True)
class Hand:
    """A worked example of a game. cited    its anchor here"""

    id: str
    game: str
    game_name: str
    example: example_views.Example


@dataclass(frozen=True)
class Rule:
    """One general rule.

    number    as printed: 2.3
    roles     whom it serves, as (id, word)
    former    earlier ids, which are anchors as well
    search    other words that should find it, plain text
    until     until when the mistake that it is about can be put right; '' for other rules
    options   house alternatives: a common option of the games, or choices of the rule itself
    """

    id: str
    number: str
    name: str
    roles: tuple[tuple[str, str], ...]
    former: tuple[str, ...]
    search: tuple[str, ...]
    text: str
    until: str
    cases: tuple[Case, ...]
    decision: Decision | None
    options: tuple[views.Option, ...]
    tables: tuple[TableView, ...]
    sums: tuple[SumView, ...]
    hands: tuple[Hand, ...]
    see: tuple[views.Citation, ...]


@dataclass(frozen=True)
class Chapter:
    """Rules on one subject.

    text      what it is about
    games     the games it concerns, as (id, name); empty for all
    concerns  how many they are, in words
    search    words that should find the page, plain text
    digest    eight hex digits of the file
    """

    id: str
    number: str
    name: str
    other_name: str
    reading: str
    text: str
    games: tuple[tuple[str, str], ...]
    concerns: str
    rules: tuple[Rule, ...]
    sources: tuple[views.Source, ...]
    search: tuple[str, ...]
    digest: str


@dataclass(frozen=True)
class Part:
    """Chapters that stand together under a heading."""

    id: str
    name: str
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True)
class Word:
    """A word of the glossary.

    name         as it stands inside a sentence; other_name the same in the other language
    forms        everything that is linked in a text of this language, plain text; the word itself first
    linked       whether pages link it where it first stands
    digest       eight hex digits of its entry in both languages
    """

    id: str
    former: tuple[str, ...]
    name: str
    other_name: str
    reading: str
    also: tuple[str, ...]
    forms: tuple[str, ...]
    linked: bool
    text: str
    see: tuple[views.Citation, ...]
    digest: str


@dataclass(frozen=True)
class WordGroup:
    """A letter, or a kana such as あ, and the words below it in order."""

    heading: str
    words: tuple[Word, ...]
