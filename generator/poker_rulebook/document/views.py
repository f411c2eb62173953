"""The pages of the book and the parts that only they have, in no language yet, ready to be placed.

Text for readers is a Phrase (see poker_rulebook.language.sentences). Cards are texts in data form, "Ah Kd". Ids are
anchors: the same in every language, on web and paper. The kinds of parts that pages have in common are in
poker_rulebook.document.tree.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import log10
from typing import Literal

from msgspec import Struct

from poker_rulebook.document.lines import NarrativeLine
from poker_rulebook.document.tree import (
    CardText,
    Chips,
    ChoiceView,
    Citation,
    Fact,
    Form,
    OptionView,
    Plain,
    Repeated,
    RuleView,
    Section,
    SourceView,
    TableView,
)
from poker_rulebook.document.walk_data import Walk
from poker_rulebook.figures.odds import one_in
from poker_rulebook.language.sentences import Phrase, heading, say

# --- the deal as a picture

Face = Literal["down", "up", "either"]
State = Literal["new", "old", "empty", "out"]
SpotAct = Literal["", "swap", "flip", "gone"]


class Spot(Struct, frozen=True):
    """A card, or a place for one.

    state    dealt in this street, dealt before, still to come, or out of play
    act      what may happen to it in this street: exchanged, turned up, discarded
    slot     its label on a board whose places have labels
    """

    face: Face = "up"
    state: State = "new"
    act: SpotAct = ""
    slot: str = ""


class OwnCards(Struct, frozen=True):
    """The cards that one player holds; several groups once they have been divided."""

    groups: tuple[tuple[Spot, ...], ...]


class BoardSpots(Struct, frozen=True):
    """The board as the dealer sees it. groups    slots that lie together already; labelled    see Spot"""

    rows: tuple[tuple[Spot | None, ...], ...]
    groups: tuple[tuple[str, ...], ...] = ()
    labelled: bool = False


class DiceThrown(Struct, frozen=True):
    dice: int


class RowsLaid(Struct, frozen=True):
    """Open-face rows, the front first, and the cards received for them, `times` times."""

    received: tuple[Spot, ...]
    rows: tuple[tuple[Spot, ...], ...]
    times: int


class ChipsDeclared(Struct, frozen=True):
    """Closed hands with no chip, one and two."""


Part = OwnCards | BoardSpots | DiceThrown | RowsLaid | ChipsDeclared
Picture = tuple[Part, ...]


class TableShown(Struct, frozen=True):
    """What lies on the table in a street. when    the answers after which it looks so, '' for always"""

    when: Phrase
    picture: Picture
    alt: Plain


# --- boards, hands, and what wins


class Cell(Struct, frozen=True):
    """A place of a board. slot '' is an empty place; card '' is a place without a known card."""

    slot: str
    card: CardText = ""
    street: str = ""  # id of the deal step that fills it
    out: bool = False  # whether the card is out of play


class Group(Struct, frozen=True):
    """One legal group of board cards."""

    id: str
    name: Phrase
    slots: tuple[str, ...]


class Board(Struct, frozen=True):
    """A picture of the board: rows of cells as the dealer sees them.

    name      '' unless there are several layouts
    note      how cards are taken, where no groups are listed (one card from each row)
    alt       the picture in words, plain text
    legend    what the colours of the groups mean, below a picture in which they have some
    """

    id: str
    name: Phrase
    rows: tuple[tuple[Cell, ...], ...]
    groups: tuple[Group, ...]
    note: Phrase
    alt: Plain
    legend: Repeated[Phrase] = ""


class LayoutRow(Struct, frozen=True):
    """One row of a finished layout. hand    what it is called; royalty    "+7", '' for none"""

    name: Phrase
    cards: CardText
    hand: Phrase
    royalty: Phrase


class LayoutView(Struct, frozen=True):
    """A finished layout of an open-face game, the front first.

    marks          what is special: in Fantasyland, foul
    foul           whether it counts for nothing
    points         what the player receives in all: "+45", "−5"
    before, after  chips, where a win cap counts them
    """

    seat: Phrase
    rows: tuple[LayoutRow, ...]
    marks: tuple[Phrase, ...]
    foul: bool
    points: Phrase
    before: Chips = None
    after: Chips = None


class ExampleView(Struct, frozen=True):
    """A worked example, executed.

    conditions    choices that are not the default
    result        who wins what; '' where nothing is won
    board         a picture of the board, unless it lies in one line
    lines         the hand as players tell it
    layouts       finished rows in an open-face game
    chosen        whether it is one of those that teach most: open on a page, the first to be printed
    walk          the same hand step by step, where it is told from the first card
    asked         the same showdown as the query of an address, [name, value], if it begins there
    """

    id: str
    title: Phrase
    conditions: tuple[Phrase, ...]
    result: Phrase
    board: Board | None
    lines: tuple[NarrativeLine, ...]
    layouts: tuple[LayoutView, ...] = ()
    chosen: bool = True
    walk: Repeated[Walk | None] = None
    asked: tuple[tuple[str, str], ...] = ()


class LitCard(Struct, frozen=True):
    """A card of a figure.

    card     in data form, "Ah"
    lit      whether it makes the hand
    out      whether it is out of play
    group    its group on the board, -1 for none
    """

    card: CardText
    lit: bool
    out: bool = False
    group: int = -1


class Figure(Struct, frozen=True):
    """The winning hand of one share.

    example    the example it is taken from
    parts      into how many shares the pot is divided
    title      the share, or the seat of an open-face game
    said       what the hand is called
    own        own cards as they are held; board    rows as the dealer sees them
    """

    example: str
    seat: str
    parts: int
    title: Phrase
    said: Phrase
    own: tuple[LitCard, ...]
    board: tuple[tuple[LitCard | None, ...], ...]
    alt: Plain


class SumView(Struct, frozen=True):
    """A sum with its result. lines    sentences, one paragraph; hand    GAME/EXAMPLE that it is taken from, or ''"""

    id: str
    lines: tuple[Phrase, ...]
    hand: str = ""


# --- games


class Named(Struct, frozen=True):
    """A part of the book that is looked up by its name.

    other_name   the name in the other language; reading    in kana
    digest       eight hex digits that change with its file, to tell editions apart on paper
    """

    id: str
    name: Phrase
    other_name: Repeated[Phrase]
    reading: str
    digest: str


class PageView(Named, frozen=True):
    """A part of the book with a page of its own. search    words that should find it, plain text"""

    sources: tuple[SourceView, ...]
    search: tuple[str, ...]


class PlayedView(PageView, frozen=True):
    """A game or a mix.

    essence      what game this is, in sentences
    facts        what is asked at a table
    """

    short: Repeated[Phrase]
    also: tuple[str, ...]
    essence: Phrase
    facts: tuple[Fact, ...]
    options: tuple[OptionView, ...]
    notes: tuple[RuleView, ...]
    history: tuple[RuleView, ...]


class Betting(Struct, frozen=True):
    """The betting round of a street.

    size     small, big, either, small-or-pair, or free in other formats
    first    who acts first; first_name says it in a row, first_short beside a picture
    when     the answers after which it is this round, where a street has several
    limits   what is peculiar to it, in a few words
    """

    rule: RuleView
    size: str
    size_name: Phrase
    first: str
    first_name: Phrase
    first_short: Phrase
    when: Phrase
    limits: tuple[Phrase, ...] = ()


class Street(Struct, frozen=True):
    """One row of play: what is dealt, what is bet, who acts first. rules    every step, in table order

    id       of the deal; every step keeps its own
    when     the answers after which it is played, '' where it always is
    short    what is dealt in a few words
    shown    pictures, several where an answer decides how it looks
    dealt    the steps before the betting
    bets     the round, or those of which one is played, or none
    again    a reference that may replace `dealt` where an earlier street has the same; '' elsewhere
    """

    id: str
    number: int
    title: Phrase
    when: Phrase
    short: Repeated[Phrase]
    shown: tuple[TableShown, ...]
    dealt: tuple[RuleView, ...]
    bets: tuple[Betting, ...]
    again: Phrase = ""

    @property
    def rules(self) -> tuple[RuleView, ...]:
        return (*self.dealt, *(bet.rule for bet in self.bets))


# --- a hand on a phone that lies on the table


class TableAnswer(Struct, frozen=True):
    """One answer that the table gives to a question. name    what follows, where the label does not say it"""

    id: str
    label: Phrase
    name: Phrase


class ShownAct(Struct, frozen=True):
    """A step on a screen.

    id, do    of the step
    short     in a few words
    spoken    what the dealer says; of a betting round, who acts first
    when      questions with the answers after which it is done
    burns     whether a card is burned first
    size      of the bets of a round; amount    the name of theirs among the amounts of the table, '' where it varies
    seats     for each number of players, how far to the left of the button the first to act sits; () where cards decide
    notes     what is peculiar to a round; at the showdown, what wins
    answers   to a question on which later steps depend
    """

    id: str
    do: str
    short: Phrase
    spoken: Phrase
    when: tuple[tuple[str, tuple[str, ...]], ...] = ()
    burns: bool = False
    size: Phrase = ""
    amount: str = ""
    seats: tuple[int, ...] = ()
    notes: tuple[Phrase, ...] = ()
    answers: tuple[TableAnswer, ...] = ()


class HandScreen(Struct, frozen=True):
    """What a phone on the table shows at once. id    of its first step"""

    id: str
    title: Phrase
    acts: tuple[ShownAct, ...]


class UsualAmount(Struct, frozen=True):
    """A forced bet or the size of a bet at the usual stakes. id    as in Stakes"""

    id: str
    label: Phrase
    chips: Chips


class AtTheTable(Struct, frozen=True):
    """A game as a phone on the table has it before the first card.

    players    fewest and most
    button     whether it moves after a hand
    facts      what is told where it differs from the game before
    """

    players: tuple[int, int]
    button: bool
    amounts: tuple[UsualAmount, ...]
    facts: tuple[Fact, ...]


class Relative(Struct, frozen=True):
    """The base of a variant. before, after    the words around its name

    differences    sections with what only the variant says; their `text` is a sentence on what only the base has
    brief    what differs, in one sentence; '' where too much does
    """

    game: str
    name: Phrase
    title: Phrase
    before: Phrase
    after: Phrase
    differences: tuple[Section, ...]
    brief: Phrase


class CardStreet(Struct, frozen=True):
    """A street on a table card.

    dealt    in a few words
    bets     their size, who acts first, and what is peculiar to the round
    id       as in Street
    """

    number: int
    title: Phrase
    when: Phrase
    dealt: Phrase
    bets: tuple[Phrase, ...]
    id: str = ""


class TableCard(Struct, frozen=True):
    """The game on one page of card size: few words, large.

    facts      players, deck, formats
    streets    in table order, without the showdown
    showdown   short lines on shares, cards used, qualifier, no-low, odd chip
    boards     as they lie, several where an answer decides that
    ranking    the table that a player looks up most; None where everybody knows how hands rank
    special    what is peculiar to the game, in whole sentences where short lines would not do
    royalties  of an open-face game, equal steps of points in one line
    """

    facts: tuple[Fact, ...]
    streets: tuple[CardStreet, ...]
    showdown: tuple[Phrase, ...]
    boards: tuple[Board, ...]
    ranking: TableView | None
    royalties: tuple[TableView, ...] = ()
    special: tuple[Phrase, ...] = ()


class DealersStreet(Struct, frozen=True):
    """A street on the dealer's side of a card.

    when      the answers after which it is played, '' where it always is
    dealt     in a few words
    burn      which burn of the hand comes before it, "2"; '' for none
    sizes     of its bets, where they are fixed
    spoken    what the dealer says: what is dealt, then who acts first
    left      cards left in the stub after it, for each number of players; () where nothing is dealt
    """

    title: Phrase
    when: Phrase
    dealt: Phrase
    burn: str
    sizes: tuple[Phrase, ...]
    spoken: Phrase
    left: tuple[Phrase, ...]


class DealersMistake(Struct, frozen=True):
    """A mistake on the dealer's side of a card. id, number    of the general rule; until    when it is put right, '' for no limit"""

    id: str
    name: Phrase
    until: Phrase
    remedy: Phrase
    number: str


class DealerSide(Struct, frozen=True):
    """What stands behind a table card for its dealer.

    before      what is posted, and where the deal begins
    counts      numbers of players for which the stub is counted;  counted    what these numbers are
    notes       what is done with a short stub, where odd chips go
    mistakes    what goes wrong, the most peculiar first
    """

    before: tuple[Phrase, ...]
    counts: tuple[Phrase, ...]
    counted: Phrase
    streets: tuple[DealersStreet, ...]
    notes: tuple[Phrase, ...]
    mistakes: tuple[DealersMistake, ...]


class GameView(PlayedView, frozen=True):
    """One variant on a page.

    pitch        what its editor says of it first; '' where there is nothing, or it is about other rules than these
    peculiar     its rules that few games have, after those of the house; '' for none
    departs      how the house of this edition plays differently from the book; '' if it does not
    counted      what can be counted beside the facts
    streets      play, row by row; the section "play" tells the same steps one by one
    figures      the winning hand of each share in an executed example
    sections     set-up, play, showdown, ties and odd chips
    relative     the game of which it is a variant; None for a game that is learned from its own page
    variants     games that are based on it; None when there are none
    chances      of each share; chances_text says whose they are; both are empty for many games
    see          general rules that the file cites; `chapters` are the other chapters about such games
    table, screens    the same on a phone that lies on the table
    lessons      what a deal shows to who plays it, and its number, in the order in which they are taught
    dealt        the cards with which a reader may begin to play at once, as far as that player sees them
    """

    family: str
    peculiar: Phrase
    counted: tuple[Fact, ...]
    streets: tuple[Street, ...]
    figures: tuple[Figure, ...]
    relative: Relative | None
    variants: Section | None
    sections: tuple[Section, ...]
    boards: tuple[Board, ...]
    rankings: tuple[TableView, ...]
    chances_text: Phrase
    chances: tuple[Section, ...]
    examples: tuple[ExampleView, ...]
    see: Repeated[tuple[Citation, ...]]
    chapters: Repeated[tuple[Citation, ...]]
    card: Repeated[TableCard]
    table: Repeated[AtTheTable]
    screens: Repeated[tuple[HandScreen, ...]]
    departs: Phrase = ""
    pitch: Phrase = ""
    dealt: Repeated[CardText] = ""
    lessons: Repeated[tuple[tuple[str, int], ...]] = ()

    @property
    def lead(self) -> Phrase:
        """What game this is, in one text: by its editor, or else computed."""
        return self.pitch or self.essence

    @property
    def rules(self) -> tuple[RuleView, ...]:
        """The rules of all sections, in their order."""
        return tuple(rule for section in self.sections for rule in section.parts)


# --- mixes, general rules, words


class MixCell(Struct, frozen=True):
    """A few words about a game of a mix: who posts, who acts first, which hand wins. label    heads its column"""

    id: str
    label: Repeated[Phrase]
    lines: tuple[Phrase, ...]


class MixedGameView(Struct, frozen=True):
    """One game of a mix, in its row.

    id         the anchor of the row
    label      what the table calls the game in this mix
    game       its id, which leads to its page
    short      a shorter name, for the sheet
    told       what game this is, or how it differs from one before it, in sentences
    choices    of its options in this mix
    steps      of the game, with id "step", or "bet" for a betting round, whose title is one mark
    """

    id: str
    label: Repeated[Phrase]
    game: str
    name: Phrase
    short: Repeated[Phrase]
    limit: Phrase
    told: Repeated[Phrase]
    choices: dict[str, str]
    cells: tuple[MixCell, ...]
    steps: Repeated[tuple[Fact, ...]]


class MixView(PlayedView, frozen=True):
    """A mixed game on a page, and on a sheet for the table.

    change     when the game changes, in a few words
    ways       the same as words of data, and when it may change instead; hands    of one game, 0 where they are not counted
    players    fewest and most
    rules      order, change, formats, players
    legend     the marks of betting rounds in the steps of its games, with their meaning
    """

    change: Phrase
    ways: tuple[str, ...]
    hands: int
    players: tuple[int, int]
    games: tuple[MixedGameView, ...]
    rules: tuple[RuleView, ...]
    legend: Repeated[tuple[Fact, ...]]


class BranchView(Struct, frozen=True):
    """Where an answer leads: to a later question by its `number`, or to an outcome by its `mark`.

    next    whether that question is the one right below
    under   choices of the rule that give this answer
    """

    answer: Phrase
    number: str
    mark: str
    next: bool = False
    under: tuple[str, ...] = ()


class DecisionView(Struct, frozen=True):
    """A decision: questions one after the other, what is done in the end, and worked cases.

    questions    with their numbers as titles, each with its branches
    outcomes     with the marks that the picture and the cases use for them as titles
    aloud        mark of an outcome -> what is said aloud
    cases        facts of a case, with the mark of its outcome as title
    """

    questions: tuple[RuleView, ...]
    outcomes: tuple[RuleView, ...]
    aloud: Mapping[str, Phrase]
    cases: tuple[Section, ...]

    def told(self, mark: str) -> Phrase:
        """The text of the outcome with that mark."""
        return next(outcome.text for outcome in self.outcomes if outcome.title == mark)


class CitedExample(Struct, frozen=True):
    """A worked example of a game, cited by a general rule. id    its anchor there"""

    id: str
    game: str
    game_name: Phrase
    example: ExampleView


ON_FLOOR_CARD = (
    "deadlines",
    "misdeal-or-play-on",
    "stud-exposed-cards",
    "short-raise-decision",
    "one-exposed-hole-card",
    "out-of-turn",
    "draw-exposed-cards",
)  # the rules on the card for the floor: until when, and the questions about what goes wrong most


class GeneralRule(Struct, frozen=True):
    """One general rule.

    number    as printed: 2.3
    roles     whom it serves, as (id, word)
    former    earlier ids, which are anchors as well
    search    its other names, plain text
    until     how long the mistake that it is about can be put right; "" for other rules
    cases_heads   the headings above the two sides of the cases
    options   house alternatives: a common option of the games, or choices of the rule itself
    """

    id: str
    number: str
    name: Phrase
    roles: tuple[tuple[str, Phrase], ...]
    former: tuple[str, ...]
    search: tuple[str, ...]
    text: Phrase
    until: Phrase
    cases: tuple[RuleView, ...]
    cases_heads: tuple[Phrase, Phrase]
    decision: DecisionView | None
    calculator: Form | None
    options: tuple[OptionView, ...]
    tables: tuple[TableView, ...]
    sums: tuple[SumView, ...]
    hands: tuple[CitedExample, ...]
    see: Repeated[tuple[Citation, ...]]


class ChapterView(PageView, frozen=True):
    """Rules on one subject.

    text      what it is about
    games     the games it concerns, as (id, name); empty for all
    concerns  how many games that are, in words
    """

    number: str
    text: Phrase
    games: tuple[tuple[str, Phrase], ...]
    concerns: Phrase
    rules: tuple[GeneralRule, ...]


class PresetView(Struct, frozen=True):
    """The choices of a set of rules, or of the house of this edition, where the book leaves one.

    rulings        id of a general rule -> its choice
    tournaments    ids of rules for which its choice holds in tournaments only
    """

    id: str
    name: Phrase
    rulings: Mapping[str, ChoiceView]
    tournaments: tuple[str, ...] = ()


class AccountedView(Struct, frozen=True):
    """A rule or recommended procedure of the tournament directors.

    kind     "rules", "procedures", or "added" by the later edition; name    its number in words, "" for an added rule
    later    its number in the later edition; "" where there is none, or nobody knows it
    stands   how this book accounts for it
    note     why this book leaves it out, or where ours goes further or less far; "" if there is nothing to say
    """

    kind: str
    number: int
    name: Phrase
    later: Phrase
    subject: Phrase
    stands: Phrase
    ours: tuple[Citation, ...]
    note: Phrase


GLOSSARY_PAGE = "glossary"  # the page on which all words stand


class WordView(Named, frozen=True):
    """A word of the glossary; its name is as it stands inside a sentence.

    forms        locale -> all forms that are linked in texts, plain text; the word itself first
    linked       whether pages link its first occurrence
    search       its reading, which finds the word even where it is not shown
    """

    former: tuple[str, ...]
    also: tuple[str, ...]
    forms: dict[str, tuple[str, ...]]
    linked: bool
    text: Phrase
    see: Repeated[tuple[Citation, ...]]
    search: str = ""


class Sample(Struct, frozen=True):
    """A sample from a file.    kind, id    of the page that the file makes; kind is '' where it makes none"""

    text: str
    file: str
    kind: str
    id: str


class FileKey(Struct, frozen=True):
    """A key that may stand in a place, or a word of a list of words.

    kinds     what may be its value: string, integer, boolean, array, object, null; word where it is one of `words`
    inside    (page, section) that describes what stands below it
    """

    id: str
    name: str
    text: Phrase
    sample: Sample | None
    required: bool = False
    kinds: tuple[str, ...] = ()
    words: tuple[FileKey, ...] = ()
    inside: tuple[tuple[str, str], ...] = ()


# --- what is settled before the first hand


class PointsToSettle(Struct, frozen=True):
    """Points to settle under one heading.

    number    of the chapter; '' for points that belong to games
    games     short names of the games that every point here concerns; the points do not repeat them
    """

    id: str
    number: str
    name: Phrase
    games: tuple[Phrase, ...]
    points: tuple[OptionView, ...]


class Before(Struct, frozen=True):
    """Everything to be settled for one game, for a mix, for a list of games, or for all games of a kind.

    games      (id, name) in order of play; none for all games of a kind
    amounts    the sizes that a table writes in: blinds, ante, bets
    settled    which preset or house has settled points already, and how many; '' for none
    """

    id: str
    name: Phrase
    games: tuple[tuple[str, Phrase], ...]
    amounts: tuple[Phrase, ...]
    groups: tuple[PointsToSettle, ...]
    settled: Phrase = ""

    @property
    def points(self) -> tuple[OptionView, ...]:
        return tuple(point for group in self.groups for point in group.points)


# --- a hand of which somebody is asked who wins


class AskedSeat(Struct, frozen=True):
    """A player of the hand. cards    own cards;  said    what the hand is called"""

    name: str
    cards: CardText
    said: Phrase


class AskedHand(Struct, frozen=True):
    """The question and its answer.

    name      of the game, as short as players say it
    board     street by street
    winners   names of seats: two where the pot is split
    why       in one sentence
    lit       the cards that decide, and made    those of the winning hands
    """

    game: str
    name: Phrase
    seats: tuple[AskedSeat, ...]
    board: tuple[CardText, ...]
    winners: tuple[str, ...]
    why: Phrase
    lit: frozenset[str]
    made: frozenset[str]


# --- every game in a line: its picture, its row in the table of all games


class Outline(Struct, frozen=True):
    """A game or mix in one small picture. picture    see rules.pictures;  said    the same in a few words"""

    picture: str
    said: Phrase


class Trait(Struct, frozen=True):
    """One answer. facet    the question; value    the answer as an id or a whole number; label    in words"""

    facet: str
    value: str
    label: Phrase


class OverviewRow(Struct, frozen=True):
    """The row of a game in the table of all games; the columns are those of Contents.overview_columns.

    players    fewest and most; traits    what the game is found by
    """

    game: str
    name: Phrase
    cells: tuple[Phrase, ...]
    players: tuple[int, int]
    traits: tuple[Trait, ...]


FACETS = ("family", "cards", "board", "draws", "rounds", "limit", "split", "low")


class Facet(Struct, frozen=True):
    id: str
    label: Phrase
    choices: tuple[Trait, ...]


def facets(found: Iterable[Sequence[Trait]]) -> tuple[Facet, ...]:
    """The questions in which games differ, with every answer: numbers in order, others as they first appear."""
    seen: dict[str, dict[str, Trait]] = {facet: {} for facet in FACETS}
    for traits in found:
        for trait in traits:
            seen[trait.facet].setdefault(trait.value, trait)
    return tuple(
        Facet(facet, heading(say(f"column-{facet}")), tuple(sorted(answers.values(), key=_order)))
        for facet, answers in seen.items()
        if len(answers) > 1
    )


def _order(trait: Trait) -> int:
    return int(trait.value) if trait.value.isdigit() else -1


OVERVIEW = ("family", "players", "cards", "board", "draws", "rounds", "limit", "pot")


# --- the endpapers: the map of the games, the ladder of hands, what went wrong


class Branch(Struct, frozen=True):
    """A game on the map.

    base      the game above it; '' for the first of a tree
    depth     how many games it comes from, one after the other
    change    what makes it of the game above it; '' for the first of a tree
    edits     how many of its rules differ from those of the game above it
    """

    game: str
    name: Phrase
    family: str
    base: str
    depth: int
    change: Phrase
    edits: int = 0


class FoundGames(Struct, frozen=True):
    """Games that are alike in having a board and in the number of draws.

    row               board and draws
    whole, divided    those that one hand wins, and those with a divided pot
    """

    row: Phrase
    whole: tuple[str, ...]
    divided: tuple[str, ...]


MARKS = tuple(10**n for n in range(1, 6))  # of the scale of odds: one in ten, in a hundred, …
SCALE_FROM, SCALE_TO = log10(1.5), 6.0  # where that begins and ends


class HighRung(Struct, frozen=True):
    """A class of hands where the highest wins.

    few, many    the chance that five cards are such a hand, and that the best five of seven are
    hands        how many of five cards there are
    """

    id: str
    name: Phrase
    sample: CardText
    hands: int
    few: Fraction
    many: Fraction

    @property
    def said(self) -> tuple[Phrase, Phrase]:
        few, many = (say("table-one-in", n=one_in(chance)) for chance in (self.few, self.many))
        return few, many

    @property
    def at(self) -> tuple[float, float]:
        few, many = (on_scale(float(1 / chance)) for chance in (self.few, self.many))
        return few, many


class LowHand(Struct, frozen=True):
    """The best hand of a rung on one scale.

    hand      '' where the scale has no such hand;  why    the reason for that, in few words
    chance    that five cards are as good as some hand of the rung; of a class, that they are of it
    """

    hand: Phrase
    chance: Fraction | None
    why: Phrase

    @property
    def said(self) -> Phrase:
        return say("table-one-in", n=one_in(self.chance)) if self.chance else ""


class LowRung(Struct, frozen=True):
    """A rung of all scales.    is_class    whether it is a class of hands that count against a low"""

    id: str
    name: Phrase
    is_class: bool
    hands: tuple[LowHand, ...]


class LowScale(Struct, frozen=True):
    """rule    the id of the general rule that explains it"""

    name: Phrase
    rule: str
    ace: Phrase
    straights: Phrase


class FollowedHand(Struct, frozen=True):
    """A hand, and its rung on every scale, counted from the top."""

    hand: Phrase
    rungs: tuple[int, ...]


class Ladder(Struct, frozen=True):
    """all_few    how many hands of five cards there are"""

    all_few: int
    highs: tuple[HighRung, ...]
    scales: tuple[LowScale, ...]
    lows: tuple[LowRung, ...]
    followed: tuple[FollowedHand, ...]

    def counted(self, rung: HighRung) -> Phrase:
        return say("ladder-hands", n=rung.hands, all=self.all_few)


def on_scale(deals: float) -> float:
    """Where one in so many deals stands on a scale from 0 to 1 on which each step is ten times as rare."""
    return round((log10(deals) - SCALE_FROM) / (SCALE_TO - SCALE_FROM), 4)


class WrongTurn(Struct, frozen=True):
    """A question about what went wrong.    rules    ids of the general rules to which it leads"""

    question: Phrase
    rules: tuple[str, ...]


class Endpapers(Struct, frozen=True):
    """ladder    None for a book without one of its rankings;  kinds    the games by board, draws and pot"""

    ladder: Ladder | None
    wrong: tuple[WrongTurn, ...]
    branches: tuple[Branch, ...]
    kinds: tuple[FoundGames, ...]


NO_ENDPAPERS = Endpapers(None, (), (), ())
