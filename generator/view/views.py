"""What a page, a chapter or a table card shows, in one language, ready to be placed.

Every `str` that a reader sees is marked text (see generator.view.text) unless the field says otherwise.
Cards are texts in data form, "Ah Kd". Ids are anchors: the same in every language, on web and paper.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from generator.view.rule_views import Chapter, Citation, Part, Word, WordGroup


@dataclass(frozen=True)
class Fact:
    """One line of the overview: "Players: 2–10"."""

    id: str
    label: str
    value: str


@dataclass(frozen=True)
class Rule:
    """One rule with its anchor.

    title    what players call this point of the hand, such as Flop; '' where there is no such name
    text     one or more sentences
    label    the same in a few words, for table cards
    """

    id: str
    title: str
    text: str
    label: str = ""


@dataclass(frozen=True)
class RoyaltyLine:
    """A hand, or a run of hands such as "One pair, six to ace", and its points: "7", "1–9"."""

    hand: str
    points: str


@dataclass(frozen=True)
class RoyaltyTable:
    """What the hands of one row earn, the strongest first. title    of the row; column    what the numbers are"""

    id: str
    title: str
    column: str
    lines: tuple[RoyaltyLine, ...]


@dataclass(frozen=True)
class Section:
    """A heading with rules below it.

    ordered      whether the rules are numbered steps
    royalties    tables that belong to the rules, side by side
    """

    id: str
    title: str
    rules: tuple[Rule, ...]
    ordered: bool = False
    royalties: tuple[RoyaltyTable, ...] = ()


@dataclass(frozen=True)
class Cell:
    """A place of a board. slot '' is an empty place; card '' is a place without a known card."""

    slot: str
    card: str = ""
    street: str = ""  # id of the deal step that fills it
    out: bool = False  # whether the card is out of play


@dataclass(frozen=True)
class Group:
    """One legal group of board cards."""

    id: str
    name: str
    slots: tuple[str, ...]


@dataclass(frozen=True)
class Board:
    """A picture of the board: rows of cells as the dealer sees them.

    name      '' unless there are several layouts
    note      how cards are taken, where no groups are listed (one card from each row)
    alt       the picture in words, plain text
    """

    id: str
    name: str
    rows: tuple[tuple[Cell, ...], ...]
    groups: tuple[Group, ...]
    note: str
    alt: str


@dataclass(frozen=True)
class RankingRow:
    """One class of hands, strongest first. cards    a sample; place    its number from the strongest, or ''"""

    name: str
    cards: str
    place: str = ""


@dataclass(frozen=True)
class RankingTable:
    """What beats what in one ranking, or the strongest hands of a low ranking."""

    id: str
    title: str
    text: str
    rows: tuple[RankingRow, ...]


@dataclass(frozen=True)
class Seat:
    """A seat of an example. hands    (name or '', cards): several after the own cards were divided"""

    name: str
    hands: tuple[tuple[str, str], ...]
    before: int | None = None
    after: int | None = None


@dataclass(frozen=True)
class Hand:
    """What a seat shows for one share. cards ''    when it does not qualify; name then says so"""

    seat: str
    name: str
    cards: str
    wins: bool


@dataclass(frozen=True)
class ShareResult:
    """One share of the pot in an example, with the hand of every seat that shows one."""

    id: str
    title: str
    hands: tuple[Hand, ...]
    outcome: str  # "B wins the high half." in words


@dataclass(frozen=True)
class Turn:
    """One step of a hand that is told with its bets."""

    id: str
    title: str
    board: str  # cards opened in it, '' for none
    lines: tuple[str, ...]


@dataclass(frozen=True)
class LayoutRow:
    """One row of a finished layout. hand    what it is called; royalty    "+7", '' for none"""

    name: str
    cards: str
    hand: str
    royalty: str


@dataclass(frozen=True)
class Layout:
    """A finished layout of an open-face game, the front first.

    marks          what is special: in Fantasyland, foul
    foul           whether it counts for nothing
    points         what the player receives in all: "+45", "−5"
    before, after  chips, where a win cap counts them
    """

    seat: str
    rows: tuple[LayoutRow, ...]
    marks: tuple[str, ...]
    foul: bool
    points: str
    before: int | None = None
    after: int | None = None


@dataclass(frozen=True)
class SettledLine:
    """What one thing is worth in each pair: "+1", "0". last    whether it is the sum"""

    label: str
    values: tuple[str, ...]
    last: bool = False


@dataclass(frozen=True)
class Settlement:
    """Points between every two players: pairs are columns, the first player of each receives.

    title    says so
    lines    rows won, all rows, royalties, and the sum
    """

    title: str
    pairs: tuple[str, ...]
    lines: tuple[SettledLine, ...]


@dataclass(frozen=True)
class Example:
    """A worked example, executed.

    turns        empty unless the hand is told with its bets or placings
    layouts      finished rows in an open-face game, and the settlement of its pairs; seats and shares are empty
    """

    id: str
    title: str
    conditions: tuple[str, ...]
    seats: tuple[Seat, ...]
    board: Board | None
    turns: tuple[Turn, ...]
    shares: tuple[ShareResult, ...]
    chips: tuple[str, ...]
    layouts: tuple[Layout, ...] = ()
    settlement: Settlement | None = None


@dataclass(frozen=True)
class Choice:
    id: str
    text: str
    default: bool


@dataclass(frozen=True)
class Option:
    """A rule that rooms play differently."""

    id: str
    name: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Chance:
    """How often a hand of one kind comes. value    a percentage"""

    label: str
    value: str


@dataclass(frozen=True)
class Chances:
    """The chances of one share. method    whether all deals were counted, or how many random ones"""

    id: str
    rows: tuple[Chance, ...]
    method: str


@dataclass(frozen=True)
class Difference:
    """What one section says and that of the nearest game does not.

    id         of the section
    rules      new sentences with the ids of their rules; `label` is the number of a step
    without    what only the other game has, as a sentence; '' for nothing
    """

    id: str
    title: str
    rules: tuple[Rule, ...]
    without: str


@dataclass(frozen=True)
class Relative:
    """The nearest other game. before, after    what is said around its name

    differences    empty when they are too many to be told
    """

    game: str
    name: str
    title: str
    before: str
    after: str
    differences: tuple[Difference, ...]


@dataclass(frozen=True)
class Source:
    """text    author, title and date, plain; url '' or an https address"""

    text: str
    url: str


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
    steps: tuple[tuple[str, str], ...]
    showdown: tuple[str, ...]
    board: Board | None
    ranking: RankingTable | None
    royalties: tuple[RoyaltyTable, ...] = ()


@dataclass(frozen=True)
class Game:
    """One variant on a page.

    other_name   its name in the other language
    summary      one or two sentences that say what game this is
    sections     set-up, play, showdown, ties and odd chips
    relative     the nearest game of the book; None when there is no other
    chances      what was counted, and in chances_text whose chances these are; '' and none for many games
    search       words that should find the page, plain text
    digest       eight hex digits of the YAML file, to tell editions apart on paper
    """

    id: str
    name: str
    short: str
    other_name: str
    reading: str
    also: tuple[str, ...]
    family: str
    family_name: str
    summary: str
    facts: tuple[Fact, ...]
    relative: Relative | None
    sections: tuple[Section, ...]
    boards: tuple[Board, ...]
    rankings: tuple[RankingTable, ...]
    chances_text: str
    chances: tuple[Chances, ...]
    options: tuple[Option, ...]
    examples: tuple[Example, ...]
    notes: tuple[Rule, ...]
    history: tuple[Rule, ...]
    sources: tuple[Source, ...]
    card: TableCard
    search: tuple[str, ...]
    digest: str


@dataclass(frozen=True)
class MixCell:
    """A few words about a game of a mix: who posts, who acts first, which hand wins. label    of its column"""

    id: str
    label: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class MixStep:
    """One step of a game on a mix sheet. id    "bet" for a betting round, whose label is one mark; else "step" """

    id: str
    label: str


@dataclass(frozen=True)
class MixedGame:
    """One game of a mix, in its row.

    id         the anchor of the row
    label      what the table calls the game in this mix
    game       its id, which leads to its page
    short      a shorter name, for the sheet
    summary    what game this is, in sentences
    """

    id: str
    label: str
    game: str
    name: str
    short: str
    limit: str
    summary: str
    cells: tuple[MixCell, ...]
    steps: tuple[MixStep, ...]


@dataclass(frozen=True)
class Mix:
    """A mixed game on a page, and on a sheet for the table.

    change     when the game changes, in a few words
    rules      order, change, formats, players
    legend     the marks of the betting rounds in the steps of its games, as label, with their meaning
    """

    id: str
    name: str
    short: str
    other_name: str
    reading: str
    also: tuple[str, ...]
    summary: str
    change: str
    facts: tuple[Fact, ...]
    games: tuple[MixedGame, ...]
    rules: tuple[Rule, ...]
    options: tuple[Option, ...]
    notes: tuple[Rule, ...]
    history: tuple[Rule, ...]
    sources: tuple[Source, ...]
    legend: tuple[Fact, ...]
    search: tuple[str, ...]
    digest: str


@dataclass(frozen=True)
class Family:
    """A chapter. text    what the games of the family have in common"""

    id: str
    name: str
    text: str
    games: tuple[Game, ...]


@dataclass(frozen=True)
class OverviewRow:
    """One game in the computed table of all games; the columns are those of Book.overview_columns."""

    game: str
    name: str
    cells: tuple[str, ...]


@dataclass(frozen=True)
class IndexGroup:
    """A heading of the index (a letter, or a kana such as あ) with what stands below it."""

    heading: str
    entries: tuple[Citation, ...]


@dataclass(frozen=True)
class Book:
    """The whole book in one language.

    labels    words of the page furniture by key: contents, index, examples, players, …; marked text
    """

    locale: str
    title: str
    subtitle: str
    families: tuple[Family, ...]
    overview_columns: tuple[str, ...]
    overview: tuple[OverviewRow, ...]
    index: tuple[IndexGroup, ...]
    labels: dict[str, str]
    mixes: tuple[Mix, ...] = ()
    parts: tuple[Part, ...] = ()
    glossary: tuple[WordGroup, ...] = ()

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        return tuple(chapter for part in self.parts for chapter in part.chapters)

    @property
    def words(self) -> tuple[Word, ...]:
        return tuple(word for group in self.glossary for word in group.words)

    @property
    def games(self) -> tuple[Game, ...]:
        return tuple(game for family in self.families for game in family.games)
