"""What the page of a game or a table card shows, in no language yet, ready to be placed.

What a reader sees is a Phrase (see poker_rulebook.view.sentences). Cards are texts in data form, "Ah Kd". Ids are
anchors: the same in every language, on web and paper.
"""

from __future__ import annotations

from dataclasses import dataclass

from poker_rulebook.view.example_views import (
    Board,
    ChancesView,
    ExampleView,
    Figure,
    RankingTable,
    RoyaltyTable,
)
from poker_rulebook.view.pictures import Shown
from poker_rulebook.view.sentences import Phrase
from poker_rulebook.view.tree import Fact, Repeated


@dataclass(frozen=True)
class Named:
    """What has a name that it is looked up by.

    other_name   the name in the other language; reading    in kana
    digest       eight hex digits of what the file says, but for words of the search, to tell editions apart on paper
    """

    id: str
    name: Phrase
    other_name: Repeated[Phrase]
    reading: str
    digest: str


@dataclass(frozen=True)
class PageView(Named):
    """What has a page of its own. search    words that should find it, plain text"""

    sources: tuple[SourceView, ...]
    search: tuple[str, ...]


@dataclass(frozen=True)
class PlayedView(PageView):
    """A game or a mix.

    asked        what readers type who look for it
    essence      what game this is, in sentences
    facts        what is asked at a table
    """

    short: Repeated[Phrase]
    also: tuple[str, ...]
    asked: tuple[str, ...]
    essence: Phrase
    facts: tuple[Fact, ...]
    options: tuple[OptionView, ...]
    notes: tuple[RuleView, ...]
    history: tuple[RuleView, ...]


@dataclass(frozen=True)
class RuleView:
    """One rule with its anchor.

    title    what players call this point of the hand, such as Flop; '' where there is no such name
    text     one or more sentences
    more     what is said at length: below the row of a street, after the text elsewhere
    label    the number of its street, or those of several, where differences are told
    """

    id: str
    title: Phrase
    text: Phrase
    more: Phrase = ""
    label: Repeated[Phrase] = ""


@dataclass(frozen=True)
class Betting:
    """The betting round of a street.

    size     small, big, either, small-or-pair, or free in other formats
    first    who acts first; first_name says it in a row, first_short beside a picture
    when     the answers after which it is this round, where a street has several
    limits   what is peculiar of it, in a few words
    """

    rule: RuleView
    size: str
    size_name: Phrase
    first: str
    first_name: Phrase
    first_short: Phrase
    when: Phrase
    limits: tuple[Phrase, ...] = ()


@dataclass(frozen=True)
class Street:
    """One row of play: what is dealt, what is bet, who acts first. rules    every step, in table order

    id       of the deal; every step keeps its own
    when     the answers after which it is played, '' where it always is
    short    what is dealt in a few words
    shown    pictures, several where an answer decides how it looks
    dealt    the steps before the betting
    bets     the round, or those of which one is played, or none
    again    what may be said in place of `dealt` where an earlier street has the same; '' elsewhere
    """

    id: str
    number: int
    title: Phrase
    when: Phrase
    short: Repeated[Phrase]
    shown: tuple[Shown, ...]
    dealt: tuple[RuleView, ...]
    bets: tuple[Betting, ...]
    again: Phrase = ""

    @property
    def rules(self) -> tuple[RuleView, ...]:
        return (*self.dealt, *(bet.rule for bet in self.bets))


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
class ChoiceView:
    """default    whether the book plays so; taken: whether the house of this edition has chosen it"""

    id: str
    text: Phrase
    default: bool
    taken: bool = False


@dataclass(frozen=True)
class OptionView:
    """A rule that rooms play differently. rule    the general rule with the same choices, for many games"""

    id: str
    name: Phrase
    choices: tuple[ChoiceView, ...]
    rule: Citation | None = None


@dataclass(frozen=True)
class Difference:
    """What one section says and that of the base does not.

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
    """The game of which this one is a variant. before, after    what is said around its name

    brief    what differs, in one sentence; '' where that is more than a few things
    """

    game: str
    name: Phrase
    title: Phrase
    before: Phrase
    after: Phrase
    differences: tuple[Difference, ...]
    brief: Phrase


@dataclass(frozen=True)
class Variants:
    """The games that are based on this one."""

    title: Phrase
    games: tuple[Citation, ...]


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
class CardStreet:
    """A street on a table card. dealt    in a few words; bets    size, who acts first and what is peculiar of it"""

    number: int
    title: Phrase
    when: Phrase
    dealt: Phrase
    bets: tuple[Phrase, ...]


@dataclass(frozen=True)
class TableCard:
    """The game on one page of card size: few words, large.

    facts      players, deck, formats
    streets    in table order, without the showdown
    showdown   short lines on shares, cards used, qualifier, no-low, odd chip
    ranking    the table that a player looks up most; None where everybody knows how hands rank
    special    what is peculiar to the game, in whole sentences where short lines would not do
    royalties  of an open-face game, equal steps of points in one line
    """

    facts: tuple[Fact, ...]
    streets: tuple[CardStreet, ...]
    showdown: tuple[Phrase, ...]
    board: Board | None
    ranking: RankingTable | None
    royalties: tuple[RoyaltyTable, ...] = ()
    special: tuple[Phrase, ...] = ()


@dataclass(frozen=True)
class GameView(PlayedView):
    """One variant on a page.

    peculiar     its rules that few games have, after those of the house; '' for none
    departs      what the house of this edition plays otherwise than the book; '' for nothing
    counted      what can be counted beside the facts
    streets      play, row by row; the section "play" tells the same steps one by one
    figures      the winning hand of each share in an executed example
    sections     set-up, play, showdown, ties and odd chips
    relative     its base, of which it is a variant; None for a game that is learned from its own page
    variants     games that are based on it; None when there are none
    chances      what was counted, and in chances_text whose chances these are; '' and none for many games
    see          general rules that the file cites, and in `chapters` the other chapters that are about such games
    """

    family: str
    peculiar: Phrase
    counted: tuple[Fact, ...]
    streets: tuple[Street, ...]
    figures: tuple[Figure, ...]
    relative: Relative | None
    variants: Variants | None
    sections: tuple[Section, ...]
    boards: tuple[Board, ...]
    rankings: tuple[RankingTable, ...]
    chances_text: Phrase
    chances: tuple[ChancesView, ...]
    examples: tuple[ExampleView, ...]
    see: Repeated[tuple[Citation, ...]]
    chapters: Repeated[tuple[Citation, ...]]
    card: Repeated[TableCard]
    departs: Phrase = ""
