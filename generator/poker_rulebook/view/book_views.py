"""What pages of mixes and of general rules show, the glossary, and the reference of the words of files."""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.view.example_views import ExampleView, SumView, TableView
from poker_rulebook.view.sentences import Phrase
from poker_rulebook.view.tree import Fact, Repeated
from poker_rulebook.view.views import (
    Citation,
    Named,
    OptionView,
    PageView,
    PlayedView,
    RuleView,
)


@dataclass(frozen=True)
class MixCell:
    """A few words about a game of a mix: who posts, who acts first, which hand wins. label    of its column"""

    id: str
    label: Repeated[Phrase]
    lines: tuple[Phrase, ...]


@dataclass(frozen=True)
class MixStep:
    """One step of a game on a mix sheet. id    "bet" for a betting round, whose label is one mark; else "step" """

    id: str
    label: Repeated[Phrase]


@dataclass(frozen=True)
class MixedGameView:
    """One game of a mix, in its row.

    id         the anchor of the row
    label      what the table calls the game in this mix
    game       its id, which leads to its page
    short      a shorter name, for the sheet
    told       what game this is, or how it differs from one before it, in sentences
    """

    id: str
    label: Repeated[Phrase]
    game: str
    name: Phrase
    short: Repeated[Phrase]
    limit: Phrase
    told: Repeated[Phrase]
    cells: tuple[MixCell, ...]
    steps: Repeated[tuple[MixStep, ...]]


@dataclass(frozen=True)
class MixView(PlayedView):
    """A mixed game on a page, and on a sheet for the table.

    change     when the game changes, in a few words
    rules      order, change, formats, players
    legend     the marks of the betting rounds in the steps of its games, as label, with their meaning
    """

    change: Phrase
    games: tuple[MixedGameView, ...]
    rules: tuple[RuleView, ...]
    legend: Repeated[tuple[Fact, ...]]


@dataclass(frozen=True)
class CaseView:
    """A condition with its outcome."""

    id: str
    condition: Phrase
    outcome: Phrase


@dataclass(frozen=True)
class Branch:
    """Where an answer leads: `number` is that of a later question, or `mark` names an outcome.

    next    whether that question is the one right below
    """

    answer: Phrase
    number: str
    mark: str
    next: bool = False


@dataclass(frozen=True)
class QuestionView:
    """One question of a decision, with its number."""

    id: str
    number: str
    text: Phrase
    branches: tuple[Branch, ...]


@dataclass(frozen=True)
class OutcomeView:
    """What is done in the end. mark    a letter by which the picture and the worked cases name it"""

    id: str
    mark: str
    text: Phrase


@dataclass(frozen=True)
class WorkedCase:
    """Facts, each with its value, and the mark of the outcome to which they lead."""

    facts: tuple[Fact, ...]
    mark: str


@dataclass(frozen=True)
class DecisionView:
    questions: tuple[QuestionView, ...]
    outcomes: tuple[OutcomeView, ...]
    cases: tuple[WorkedCase, ...]

    def told(self, mark: str) -> Phrase:
        """The text of the outcome with that mark."""
        return next(outcome.text for outcome in self.outcomes if outcome.mark == mark)


@dataclass(frozen=True)
class CitedExample:
    """A worked example of a game. cited    its anchor here"""

    id: str
    game: str
    game_name: Phrase
    example: ExampleView


@dataclass(frozen=True)
class GeneralRule:
    """One general rule.

    number    as printed: 2.3
    roles     whom it serves, as (id, word)
    former    earlier ids, which are anchors as well
    search    its other names, plain text
    asked     what readers type who look for it
    until     until when the mistake that it is about can be put right; "" for other rules
    cases_heads   what stands above the two sides of the cases
    options   house alternatives: a common option of the games, or choices of the rule itself
    """

    id: str
    number: str
    name: Phrase
    roles: tuple[tuple[str, Phrase], ...]
    former: tuple[str, ...]
    search: tuple[str, ...]
    asked: tuple[str, ...]
    text: Phrase
    until: Phrase
    cases: tuple[CaseView, ...]
    cases_heads: tuple[Phrase, Phrase]
    decision: DecisionView | None
    options: tuple[OptionView, ...]
    tables: tuple[TableView, ...]
    sums: tuple[SumView, ...]
    hands: tuple[CitedExample, ...]
    see: Repeated[tuple[Citation, ...]]


@dataclass(frozen=True)
class ChapterView(PageView):
    """Rules on one subject.

    text      what it is about
    games     the games it concerns, as (id, name); empty for all
    concerns  how many they are, in words
    """

    number: str
    text: Phrase
    games: tuple[tuple[str, Phrase], ...]
    concerns: Phrase
    rules: tuple[GeneralRule, ...]


@dataclass(frozen=True)
class PartView:
    """Chapters that stand together under a heading."""

    id: str
    name: Phrase
    chapters: tuple[ChapterView, ...]


@dataclass(frozen=True)
class AccountedView:
    """A rule or recommended procedure of the tournament directors.

    kind     "rules" or "procedures"; name    its kind and number in words
    stands   how this book stands to it
    note     why it is outside, or where ours goes further or less far; "" for nothing
    """

    kind: str
    number: int
    name: Phrase
    subject: Phrase
    stands: Phrase
    ours: tuple[Citation, ...]
    note: Phrase


@dataclass(frozen=True)
class WordView(Named):
    """A word of the glossary; its name is as it stands inside a sentence.

    forms        locale -> everything that is linked in its texts, plain text; the word itself first
    linked       whether pages link it where it first stands
    search       its reading, by which it is found also where that is not shown
    asked        what readers type who do not know it
    """

    former: tuple[str, ...]
    also: tuple[str, ...]
    forms: dict[str, tuple[str, ...]]
    linked: bool
    text: Phrase
    see: Repeated[tuple[Citation, ...]]
    search: str = ""
    asked: tuple[str, ...] = ()


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
