"""What the page of a game or a table card shows, in no language yet, ready to be placed.

What a reader sees is a Phrase (see poker_rulebook.view.sentences). Cards are texts in data form, "Ah Kd". Ids are
anchors: the same in every language, on web and paper.
"""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.view.example_views import Board, ExampleView
from poker_rulebook.view.sentences import Phrase


@dataclass(frozen=True)
class Fact:
    """One line of the overview: "Players: 2–10"."""

    id: str
    label: Phrase
    value: Phrase


@dataclass(frozen=True)
class RuleView:
    """One rule with its anchor.

    title    what players call this point of the hand, such as Flop; '' where there is no such name
    text     one or more sentences
    label    the same in a few words, for table cards
    """

    id: str
    title: Phrase
    text: Phrase
    label: Phrase = ""


@dataclass(frozen=True)
class RoyaltyLine:
    """A hand, or a run of hands such as "One pair, six to ace", and its points: "7", "1–9"."""

    hand: Phrase
    points: Phrase


@dataclass(frozen=True)
class RoyaltyTable:
    """What the hands of one row earn, the strongest first. title    of the row; column    what the numbers are"""

    id: str
    title: Phrase
    column: Phrase
    lines: tuple[RoyaltyLine, ...]


@dataclass(frozen=True)
class Section:
    """A heading with rules below it.

    ordered      whether the rules are numbered steps
    royalties    tables that belong to the rules, side by side
    """

    id: str
    title: Phrase
    rules: tuple[RuleView, ...]
    ordered: bool = False
    royalties: tuple[RoyaltyTable, ...] = ()


@dataclass(frozen=True)
class RankingRow:
    """One class of hands, strongest first. cards    a sample; place    its number from the strongest, or ''"""

    name: Phrase
    cards: str
    place: str = ""


@dataclass(frozen=True)
class RankingTable:
    """What beats what in one ranking, or the strongest hands of a low ranking."""

    id: str
    title: Phrase
    text: Phrase
    rows: tuple[RankingRow, ...]


@dataclass(frozen=True)
class ChoiceView:
    id: str
    text: Phrase
    default: bool


@dataclass(frozen=True)
class OptionView:
    """A rule that rooms play differently. rule    the general rule with the same choices, for many games"""

    id: str
    name: Phrase
    choices: tuple[ChoiceView, ...]
    rule: Citation | None = None


@dataclass(frozen=True)
class Chance:
    """How often a hand of one kind comes. value    a percentage"""

    label: Phrase
    value: Phrase


@dataclass(frozen=True)
class ChancesView:
    """The chances of one share. method    whether all deals were counted, or how many random ones"""

    id: str
    rows: tuple[Chance, ...]
    method: Phrase


@dataclass(frozen=True)
class Difference:
    """What one section says and that of the nearest game does not.

    id         of the section
    rules      new sentences with the ids of their rules; `label` is the number of a step
    without    what only the other game has, as a sentence; '' for nothing
    """

    id: str
    title: Phrase
    rules: tuple[RuleView, ...]
    without: Phrase


@dataclass(frozen=True)
class Relative:
    """The nearest other game. before, after    what is said around its name

    differences    empty when they are too many to be told
    """

    game: str
    name: Phrase
    title: Phrase
    before: Phrase
    after: Phrase
    differences: tuple[Difference, ...]


@dataclass(frozen=True)
class SourceView:
    """text    author, title and date, plain; url '' or an https address"""

    text: Phrase
    url: str


@dataclass(frozen=True)
class Citation:
    """Another part of the book, cited or in the index.

    kind    rule, chapter, game, mix or word
    page    the chapter of a rule, "glossary" for a word, else its own id
    """

    id: str
    kind: str
    page: str
    number: str
    name: Phrase


@dataclass(frozen=True)
class TableCard:
    """The game on one page of card size: few words, large.

    facts      players, deck, formats
    steps      (title or '', label) in table order
    showdown   short lines on shares, cards used, qualifier, no-low, odd chip
    ranking    the table that a player looks up most; None when it would say nothing new
    royalties  of an open-face game, equal steps of points in one line
    """

    facts: tuple[Fact, ...]
    steps: tuple[tuple[Phrase, Phrase], ...]
    showdown: tuple[Phrase, ...]
    board: Board | None
    ranking: RankingTable | None
    royalties: tuple[RoyaltyTable, ...] = ()


@dataclass(frozen=True)
class GameView:
    """One variant on a page.

    other_name   its name in the other language
    summary      one or two sentences that say what game this is
    sections     set-up, play, showdown, ties and odd chips
    relative     the nearest game of the book; None when there is no other
    chances      what was counted, and in chances_text whose chances these are; '' and none for many games
    see          general rules that the file cites, and in `chapters` the other chapters that are about such games
    search       words that should find the page, plain text
    digest       eight hex digits of the YAML file, to tell editions apart on paper
    """

    id: str
    name: Phrase
    short: Phrase
    other_name: Phrase
    reading: str
    also: tuple[str, ...]
    family: str
    family_name: Phrase
    summary: Phrase
    facts: tuple[Fact, ...]
    relative: Relative | None
    sections: tuple[Section, ...]
    boards: tuple[Board, ...]
    rankings: tuple[RankingTable, ...]
    chances_text: Phrase
    chances: tuple[ChancesView, ...]
    options: tuple[OptionView, ...]
    examples: tuple[ExampleView, ...]
    see: tuple[Citation, ...]
    chapters: tuple[Citation, ...]
    notes: tuple[RuleView, ...]
    history: tuple[RuleView, ...]
    sources: tuple[SourceView, ...]
    card: TableCard
    search: tuple[str, ...]
    digest: str
