"""A game on its pages: head, deal street by street, rules in two columns, worked hands, divided between one page and an open spread; and what many games share.

A message that says a parameter is named in COLUMNS; what stands in its cell is its attribute `.cell`.

Rules that differ in a parameter alone, and rankings whose tables differ in a card alone, are one, and each way in which
games have it is a row with a mark of its own: L1 is on paper a table of L1a, L1b, …
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, product
from operator import itemgetter
from string import ascii_lowercase
from typing import Any

from msgspec import Struct

from poker_rulebook.document.lines import NarrativeLine, headed
from poker_rulebook.document.tree import Citation, OptionView, RuleView, Section, SourceView, TableView
from poker_rulebook.document.views import Board, ExampleView, GameView, PageView, Street
from poker_rulebook.language.phrases import plain, told_in
from poker_rulebook.language.sentences import Phrase, Sentence, heading, joined, say, sentence, sentences
from poker_rulebook.language.sentences import joined as both
from poker_rulebook.languages import LANGUAGES
from poker_rulebook.pages.book import Family
from poker_rulebook.paper.composing import MM, Composed, GameParts, PagePiece, Telling, TriedHand
from poker_rulebook.paper.typesetting import Measures, ToMeasure
from poker_rulebook.paper.typst_text import (
    DOT,
    NUMBER,
    PAGE,
    Renderer,
    SetText,
    Typeset,
    concatenated,
    in_latin,
    spaced,
    stripped,
)
from poker_rulebook.paper.typst_text import concatenated as set_together

# --- parametric rules


BETWEEN_SHARES, AMONG_WINNERS = "column-between-shares", "column-among-winners"
COLUMNS = {
    "order-from-button": "column-dealt",
    "order-from-seat-one": "column-dealt",
    "order-seat-one-button": "column-dealt",
    "burn": "column-burn",
    "burn-deals": "column-burn",
    "bring-in-lowest-card": "column-bring-in",
    "bring-in-highest-card-ace-low": "column-bring-in",
    "bring-in-highest-card-ace-high": "column-bring-in",
    "bring-in-suits-low": "column-equal-ranks",
    "bring-in-suits-high": "column-equal-ranks",
    "divide-in-order": BETWEEN_SHARES,
    "odd-chip-high": BETWEEN_SHARES,
    "odd-chip-to-share": BETWEEN_SHARES,
    "odd-chip-first-share": BETWEEN_SHARES,
    "odd-chip-first-seat": BETWEEN_SHARES,
    "odd-chip-button": AMONG_WINNERS,
    "odd-chip-suit": AMONG_WINNERS,
    "odd-chip-wild": AMONG_WINNERS,
    "limit-sizes": "column-bet-sizes",
    "limit-big-blind": "column-blind",
    "limit-button-blind": "column-blind",
    "raise-cap": "column-raise-cap",
    "bet-minimum": "column-bet-minimum",
}  # message -> the column of what it says


class Parametric(Struct, frozen=True):
    """Several ways of one rule.

    text     what is said in all of them
    heads    of the columns of what differs; cells    a row for each way, '' where it says nothing of a column
    """

    text: Phrase
    heads: tuple[Phrase, ...]
    cells: tuple[tuple[Phrase, ...], ...]


def fixed(text: Phrase) -> tuple[Phrase, ...]:
    """The sentences that say no parameter: ways of one rule have them in common."""
    return tuple(it for it in sentences(text) if _column(it) == "")


def parametric(ways: Sequence[Phrase]) -> Parametric:
    """One rule of several, whose fixed sentences are the same. What is not different is said in the text."""
    every = [list(sentences(way)) for way in ways]
    alike = {column for column in COLUMNS.values() if len({_in_column(column, way) for way in every}) == 1}
    said = [it for it in every[0] if (column := _column(it)) == "" or column in alike]
    columns = dict.fromkeys(_column(it) for way in every for it in way if it not in said)
    cells = (tuple(joined(told_in("cell", _in_column(column, way))) for column in columns) for way in every)
    return Parametric(joined(said), tuple(heading(say(column)) for column in columns), tuple(cells))


def _in_column(column: str, way: Sequence[Phrase]) -> tuple[Phrase, ...]:
    return tuple(it for it in way if _column(it) == column)


def _column(sentence: Phrase) -> str:
    return COLUMNS.get(sentence.key, "") if isinstance(sentence, Sentence) else ""


# --- what many games share


SECTIONS = {"setup": "D", "splitting": "T", "limits": "L"}  # of a game, with the letter of what they share
RANKINGS, OPTIONS = "R", "O"
SHORT = 60  # letters, up to which a rule stands in the game itself
MANY = 3  # games, from which on a rule or an option is a common one
NAMED = 12  # games that a row names; of more it says how many
NAMES = {"ties": "paper-ties", "odd-chips": "paper-odd-chips", "side-pots": "paper-side-pots"}

Content = RuleView | TableView | OptionView


class CommonWay(Struct, frozen=True, eq=False):
    """What some games say in the same words.

    mark    D1, or D1a where there are several ways; of    what it says, as the first game says it; games    who say it
    """

    mark: str
    name: Phrase
    of: Content
    games: Sequence[GameView]


class Common(Struct, frozen=True):
    """One of them.    mark    D1; name    what it is called; ways    that of most games first"""

    mark: str
    name: Phrase
    ways: Sequence[CommonWay]


class Shared(Struct, frozen=True):
    """All of them, in the order of their marks."""

    every: Sequence[Common]
    ways: dict[object, CommonWay]  # by what they say

    def find(self, said: Content) -> CommonWay | None:
        return self.ways.get(_key(said))

    def of(self, letter: str) -> list[Common]:
        return [common for common in self.every if common.mark[0] == letter]


def shared(games: Iterable[GameView]) -> Shared:
    """What several of these games say in the same words, or with other values of a parameter."""
    who, first = defaultdict[object, list[GameView]](list), dict[object, tuple[str, Content, Phrase]]()
    for game in games:
        for letter, said in _shared_of(game):
            name = next((f.text for f in game.counted if f.id == said.id), _name(said))
            first.setdefault(_key(said), (letter, said, name))
            who[_key(said)].append(game)
    alike = defaultdict[object, list[object]](list)
    for key, (letter, said, _) in first.items():
        alike[letter, _fixed(said)].append(key)
    every, ways = list[Common](), dict[object, CommonWay]()
    for letter in (*SECTIONS.values(), RANKINGS, OPTIONS):
        groups = [
            _in_order({key: (first[key][1], len(who[key])) for key in keys})
            for keys in alike.values()
            if first[keys[0]][0] == letter
        ]
        counts = {keys[0]: sum(len(who[key]) for key in keys) for keys in groups}
        many = [keys for keys in groups if counts[keys[0]] >= (2 if letter == RANKINGS else MANY)]
        many.sort(key=lambda keys: (_order(first[keys[0]][1]), -counts[keys[0]]))
        for n, keys in enumerate(many, 1):
            marks = [f"{letter}{n}{row if len(keys) > 1 else ''}" for row in ascii_lowercase[: len(keys)]]
            own = {
                key: CommonWay(mark, first[key][2], first[key][1], who[key])
                for mark, key in zip(marks, keys, strict=True)
            }
            every.append(Common(f"{letter}{n}", first[keys[0]][2], tuple(own.values())))
            ways |= own
    return Shared(every, ways)


def _in_order(ways: dict[object, tuple[Content, int]]) -> list[object]:
    """The ways of a rule: that of most games first, those with the same in the first column one after the other.

    ways    what each says, and how many games say it
    """
    keys = sorted(ways, key=lambda key: -ways[key][1])
    rules = [_whole(rule) for key in keys if isinstance(rule := ways[key][0], RuleView)]
    if len(rules) < 2:
        return keys
    firsts = [cells[0] for cells in parametric(rules).cells]
    return [key for _, key in sorted(zip(map(firsts.index, firsts), keys, strict=True), key=itemgetter(0))]


def _shared_of(game: GameView) -> Iterator[tuple[str, Content]]:
    for section in game.sections:
        if section.id in SECTIONS:
            yield from ((SECTIONS[section.id], rule) for rule in section.parts if _is_long(rule))
    yield from ((RANKINGS, ranking) for ranking in game.rankings)
    yield from ((OPTIONS, option) for option in own_options(game))


def own_options(game: GameView) -> list[OptionView]:
    """The options of a game that no general rule explains, without the betting format, which stands with the limits."""
    return [option for option in game.options if option.rule is None and option.id != "limit"]


def _is_long(rule: RuleView) -> bool:
    """Whether a rule is so long that a reference to it, by name, is shorter."""
    return bool(_name(rule)) and len(plain(_whole(rule))) > SHORT


def _whole(rule: RuleView) -> Phrase:
    return joined([rule.text, rule.more])


def _key(said: Content) -> object:
    """What two rules must have in common to count as the same."""
    match said:
        case RuleView():
            return (_name(said), _whole(said))
        case TableView():
            return (said.title, said.text, said.rows)
        case OptionView():
            return (said.id, said.title, said.parts)


def _fixed(said: Content) -> object:
    """What ways of one rule have in common: of a rule what is no parameter, of a ranking all but its cards."""
    match said:
        case RuleView():
            return (_name(said), fixed(_whole(said)))
        case TableView():
            return (said.title, said.text, tuple((row.cells, row.group, row.place) for row in said.rows))
        case OptionView():
            return _key(said)


_RULES = "deck joker forced-bets dealing order-of-dealing no-betting ties odd-chips side-pots".split()


def _order(said: Content) -> int:
    """Sort key: rules in the order in which a game needs them, others by how many games share them."""
    return _RULES.index(said.id) if said.id in _RULES else len(_RULES)


def _name(said: Content) -> Phrase:
    return say(NAMES[said.id]) if said.id in NAMES else said.title


# --- on paper


def shared_data(t: Renderer, shared: Shared) -> list[Typeset]:
    """What games share, letter by letter."""
    parts = []
    for key, letter in {**SECTIONS, "rankings": RANKINGS, "options": OPTIONS}.items():
        told = [_common(t, common) for common in shared.of(letter)]
        if told:
            parts.append({"id": key, "t": t(say(f"paper-shared-{key}")), "rules": told})
    return parts


def places_of(shown: Typeset) -> list[str]:
    """The places of a common rule, and of its ways, to which games refer."""
    return [f"common-{mark}" for mark in (shown["mark"], *shown["marks"])]


def _common(t: Renderer, common: Common) -> Typeset:
    """A rule with the marks of its ways: with rows of a ranking, or with a table of its parameters."""
    several = common.ways if len(common.ways) > 1 else ()
    made: Typeset = {"mark": common.mark, "name": t(common.name), "marks": [way.mark for way in several]}
    match common.ways[0].of:
        case RuleView() as rule if several:
            return made | _table_of_ways(t, several)
        case RuleView() as rule:
            return made | {"text": t(_whole(rule))}
        case TableView() as table:
            return made | {"text": t(table.text), "rows": _rows(t, table, several)}
        case OptionView() as option:
            return made | {"text": choices(t, option)[2]}


def _table_of_ways(t: Renderer, ways: Sequence[CommonWay]) -> Typeset:
    made = parametric([_whole(way.of) for way in ways if isinstance(way.of, RuleView)])
    together = [len(list(same)) for _, same in groupby(cells[0] for cells in made.cells)]
    spans = [n for many in together for n in (many, *[0] * (many - 1))]
    rows = [
        {"mark": way.mark, "span": span, "cells": [t(cell) or "–" for cell in cells], "games": _games(t, way)}
        for way, cells, span in zip(ways, made.cells, spans, strict=True)
    ]
    heads = [*map(t, made.heads), t(say("column-games"))]
    return {"text": t(made.text), "table": {"heads": heads, "rows": rows}}


def _rows(t: Renderer, table: TableView, ways: Sequence[CommonWay]) -> list[Typeset]:
    """The lines of a ranking; where a card differs, one for each way."""
    rows, known = list[Typeset](), set[str]()
    for n, shown in enumerate(t.shown(table.rows)):
        theirs = {way.mark: way.of.rows[n].cards for way in ways if isinstance(way.of, TableView)}
        if len(set(theirs.values())) < 2:
            rows.append(shown)
            continue
        for way in ways:
            cells = [spaced([*shown["cells"][:1], _games(t, way)], DOT)]
            own = {"mark": way.mark, "cells": cells, "cards": t.cards(theirs[way.mark])}
            rows.append(shown | own | {"is_place": way.mark not in known})
            known.add(way.mark)
    return rows


def _games(t: Renderer, way: CommonWay) -> SetText:
    """Who has it: the games by name, or how many they are."""
    if len(way.games) > NAMED:
        return t(say("games-counted", n=len(way.games)))
    return spaced([[t.link(f"page-{game.id}", t(game.name))] for game in way.games], DOT)


def choices(t: Renderer, option: OptionView) -> list[SetText]:
    """An option with its choices, the usual one first and marked, and what the house of this edition plays."""
    found = [
        set_together([["◆"], " ", t(say("house-choice")), " – ", t(choice.text)])
        if choice.taken and not choice.default
        else set_together([["●" if choice.default else "○"], " ", t(choice.text)])
        for choice in option.parts
    ]
    return ["", t(option.title), spaced(found)]


# --- a game on its pages


# --- a game


SMALL_IF_TIGHT = "if-tight"
Block = dict[str, Any]  # {"t": title, "p": paragraphs, and a picture or a table}
SetParagraph = list[SetText]  # [number, title, text]
Sources = Mapping[SourceView, tuple[str, str]]  # with their marks, and the part of a work that is meant


def game_data(
    t: Renderer,
    game: GameView,
    family: Family,
    shared: Shared,
    sources: Sources,
    words: dict[str, Phrase],
) -> Block:
    """What the template shows of a game.    sources    with their marks; words    labels of the book"""
    return GameRenderer(t, game, shared, words).data(sources) | {
        "family": t(family.name),
        "opens": family.id if game is family.games[0] else None,
    }


def told_by_differences(game: GameView) -> bool:
    """Whether the book tells a variant by what differs from its base: where that is little."""
    return game.relative is not None and bool(game.relative.brief)


class GameRenderer:
    def __init__(self, t: Renderer, game: GameView, shared: Shared, words: dict[str, Phrase]):
        self.t, self.game, self.shared, self.words = t, game, shared, words

    def data(self, sources: Sources) -> Block:
        t, game = self.t, self.game
        return t.of(game, "id name essence digest") | {
            "other": t.other(game),
            "also": DOT.join(dict.fromkeys(_named_in(t.locale, map(t.plain, game.also)))),
            "peculiar": t(game.departs if told_by_differences(game) else game.peculiar),
            "facts": t.shown((*game.facts, *game.counted)),
            "streets": [_strip(t, street) for street in game.streets if street.shown or street.bets],
            "blocks": [block for block in self.blocks() if block],
            "hands": [self.hand(one) for one in _tried(game.examples)],
            "sources": marks_of(sources, game),
        }

    # ---- blocks

    def blocks(self) -> Iterable[Block | None]:
        game = self.game
        if told_by_differences(game):
            yield self.differences()
            yield self.what_wins()
            yield from (board(self.t, found) for found in game.boards)
            yield from self.rankings()
            yield self.everywhere()
        else:
            for section in game.sections:
                yield self.streets() if section.id == "play" else self.section(section)
                if section.id in ("winning", "rows"):
                    yield self.what_wins()
                    yield from (board(self.t, found) for found in game.boards)
                    yield from self.rankings()
        yield self.options()
        yield self.chances()
        yield self.notes()
        yield self.references()
        yield self.variants()

    def streets(self) -> Block:
        t = self.t
        told = []
        for street in self.game.streets:
            when = concatenated(["", t(street.when)]) if street.when else ""
            texts = [t(street.again)] if street.again else [t(rule.text) for rule in street.dealt]
            texts += [] if street.again else [t(rule.more) for rule in street.dealt]
            for bet in street.bets:
                texts += [t(bet.rule.text), t(bet.rule.more)]
            told.append([str(street.number), spaced([t(street.title), when], " – "), self.flowing(texts)])
        title = next(section.title for section in self.game.sections if section.id == "play")
        return {"t": t(title), "p": told}

    def flowing(self, texts: Sequence[SetText]) -> SetText:
        return spaced(texts, self.t.language.space)

    def section(self, section: Section) -> Block | None:
        rules = [(rule, self.shared.find(rule) if section.id in SECTIONS else None) for rule in section.parts]
        told = [self.rule(rule) for rule, common in rules if not common]
        told += self.cited(self.words["paper-as-everywhere"] if told else "", [c for _, c in rules if c])
        made = {"t": self.t(section.title), "p": told}
        if section.royalties:
            made["royalties"] = self.t.shown(section.royalties)
        return made if told or section.royalties else None

    def rule(self, rule: RuleView) -> SetParagraph:
        t = self.t
        return ["", t(rule.title), self.flowing([t(rule.text), t(rule.more)])]

    def cited(self, name: Phrase, found: Sequence[CommonWay]) -> list[SetParagraph]:
        """Common things by their marks, and the pages on which they stand."""
        if not found:
            return []
        marks = [
            [self.t.link(f"common-{it.mark}", concatenated([it.mark, " ", self.t(it.name)]))]
            for it in dict.fromkeys(found)
        ]
        every = [self.t.place(f"common-{it.mark}") for it in found]
        pages = [self.t.link(f"common-{found[0].mark}", "", PAGE) | {"every": every}]
        return [["", self.t(name), concatenated([spaced(marks, DOT), " ", pages])]]

    def differences(self) -> Block:
        t, found = self.t, self.game.relative
        assert found is not None
        base = t.link(f"page-{found.game}", t(found.name), NUMBER)
        told: list[SetParagraph] = [["", "", concatenated([t(found.before), [base], t(found.after)])]]
        for part in found.differences:
            section = t(part.title)
            for rule in part.parts:
                title = spaced([section, t(rule.title)], DOT) if t(rule.title) != section else section
                told.append([t(rule.label), title, t(rule.text)])
                section = ""
            if part.text:
                told.append(["", section, t(part.text)])
        return {"t": t(found.title), "p": told}

    def everywhere(self) -> Block | None:
        """The common rules that hold for a variant, in one paragraph each."""
        told: list[SetParagraph] = []
        for section in self.game.sections:
            if section.id in SECTIONS:
                found = [common for rule in section.parts if (common := self.shared.find(rule))]
                told += self.cited(section.title, found)
        return self.block("paper-all-else", told)

    def what_wins(self) -> Block | None:
        found = self.t.shown(self.game.figures)
        return {"t": self.t(self.words["what-wins"]), "figures": found} if found else None

    def rankings(self) -> Iterable[Block | None]:
        found = [(table, self.shared.find(table)) for table in self.game.rankings]
        cited = self.block("hand-ranking", self.cited("", [common for _, common in found if common]))
        if cited:
            yield cited | {"instead": [ranking(self.t, table) for table, common in found if common]}
        yield from (ranking(self.t, table) for table, common in found if not common)

    def options(self) -> Block | None:
        own = [(option, self.shared.find(option)) for option in own_options(self.game)]
        told = [choices(self.t, option) for option, common in own if not common]
        usual: list[SetText] = [[self.t.cited(option.rule, 0)] for option in self.game.options if option.rule]
        marks = self.cited("", [common for _, common in own if common])
        usual += [marks[0][2]] if marks else []
        if usual:
            told.append(["", self.t(self.words["paper-usual-options"]) if told else "", spaced(usual, DOT)])
        return self.block("options", told, SMALL_IF_TIGHT)

    def chances(self) -> Block | None:
        t = self.t
        told = []
        for found in self.game.chances:
            shares = sentence([row.in_line for row in found.parts])
            told.append(["", "", self.flowing([t(self.game.chances_text), t(shares), t(found.text)])])
        return self.block("chances", told, SMALL_IF_TIGHT)

    def notes(self) -> Block | None:
        told = [["", "", self.t(note.text)] for note in (*self.game.notes, *self.game.history)]
        return self.block("notes", told, True)

    def references(self) -> Block | None:
        groups = filter(None, (self.game.see, self.game.chapters))
        made = self.block("general-rules", [self.listed(group, 0) for group in groups], True)
        return made and made | {"foot": True}

    def variants(self) -> Block | None:
        found = self.game.variants
        return {"t": self.t(found.title), "p": [self.listed(found.parts)], "small": True} if found else None

    def listed(self, found: Iterable[Citation], page: int = NUMBER) -> SetParagraph:
        return ["", "", spaced([[self.t.cited(it, page)] for it in found], DOT)]

    def block(self, label: str, told: list[SetParagraph], small: bool | str = False) -> Block | None:
        """A titled block; none where nothing is told."""
        made = {"t": self.t(self.words[label]), "p": told} | ({"small": small} if small else {})
        return made if told else None

    # ---- hands

    def hand(self, found: ExampleView) -> Block:
        t = self.t
        told = [line for line in found.lines if not (found.layouts and line.id.startswith("layout-"))]
        streets = [line for line in told[1:] if line.cells]
        grid = self.grid(told[0], streets) if streets else None
        lines = [line for line in told if not grid or not line.cells]
        if grid:
            lines = [headed(told[0].title, both(told[0].common)), *lines]
        return {
            "chosen": found.chosen,
            "t": t(found.title),
            "if": self.flowing([t(condition) for condition in found.conditions]),
            "grid": grid,
            "lines": [[t(line.title), t(line.text)] for line in lines],
            "board": t.shown(found.board) if found.board and not grid else None,
            "layouts": t.shown(found.layouts),
        }

    def grid(self, head: NarrativeLine, streets: Sequence[NarrativeLine]) -> Block:
        """Seats below each other, streets side by side."""
        t, seats = self.t, range(len(head.cells))

        def cell(line: NarrativeLine, seat: int) -> list[SetText]:
            return [stripped(t(said)) for said in line.cells[seat]]

        return {
            "heads": [[t(line.title), [t(common) for common in line.common]] for line in streets],
            "rows": [
                [
                    t(say("seat", seat="ABCDEFGHIJ"[seat])),
                    cell(head, seat),
                    *(cell(line, seat) for line in streets),
                ]
                for seat in seats
            ],
            "first": [line.first for line in streets],
        }


def _tried(examples: Sequence[ExampleView]) -> list[ExampleView]:
    """Those that the editor chose, and of the others some short, some long, in their order."""
    others = sorted((one for one in examples if not one.chosen), key=_length)
    room = max(0, MOST_HANDS - (len(examples) - len(others)))
    few = min(room, len(others))
    tried = [others[n * (len(others) - 1) // max(1, few - 1)] for n in range(few)]
    return [one for one in examples if one.chosen or any(one is it for it in tried)]


def _length(example: ExampleView) -> int:
    """How much is told of a hand, whatever the language."""
    return sum(len(line.cells) or 1 for line in example.lines)


def _named_in(locale: str, names: Iterable[str]) -> list[str]:
    """Names in the letters of the language."""
    latin = LANGUAGES[locale].script == "latin"
    return [name for name in names if in_latin(name) == latin or (not latin and len(name) < 6)]


def _strip(t: Renderer, street: Street) -> Block:
    bets = [t.of(bet, "size size_name first_short when") for bet in street.bets]
    return t.of(street, "number title when short shown") | {"bets": bets}


def board(t: Renderer, found: Board) -> Block:
    """A board with its places, and the groups of which a hand may take cards."""
    return {"t": t(found.name), "p": _alone(t(found.note)), "board": t.shown(found)}


def _alone(text: SetText) -> list[SetParagraph]:
    """A paragraph without a number and a title, where there is one."""
    return [["", "", text]] if text else []


def ranking(t: Renderer, table: TableView) -> Block:
    return {"t": t(table.title), "p": _alone(t(table.text)), "rows": t.shown(table.rows)}


def marks_of(sources: Sources, found: PageView) -> str:
    return " ".join(" ".join(filter(None, sources[source])) for source in dict.fromkeys(found.sources))


# Its pages

BETWEEN = 3.8 * MM  # blocks of a column, and worked hands
CLOSE = 2 * MM  # parts of one block
OPENING = 3.7 * MM  # the room below it
WAYS = {"small": 1.0, "foot": 0.5, "tables": 2.0}  # to tell a block, with what each costs
TABLES = {"rows", "royalties"}
DENSE, LATER = 6.0, 2.0  # what close lines cost, and a table of hands after what should follow it
MOST_HANDS = 10  # that are tried

SetPart = tuple[str, Typeset]  # what heights.typ measures: its kind, and what it shows
Head = Mapping[str, Any]  # what a book says on every page: its language and labels
SetPages = list[Typeset]
SetBlock = Mapping[str, Sequence[PagePiece]]  # by how it is told


def heights_of(head: Head, games: Iterable[Typeset], *, dense: bool = False) -> ToMeasure:
    """What has to be measured of these games before they are composed.    dense    with lines of text as close as they may be"""
    parts = [part for game in games for some in _parts(game, dense=dense) for part in some]
    return ToMeasure("heights.typ", head, parts)


def without_parts(game: Typeset) -> Typeset:
    """The data of a game that every page of it needs, without the parts that are divided among pages."""
    return {key: shown for key, shown in game.items() if key not in ("blocks", "hands")}


def pages_of(made: Composed) -> SetPages:
    """What a template shows on each page of a game, and which part of its pages it fills."""

    def shown(pieces: Sequence[PagePiece], stretch: float = 0) -> list[Typeset]:
        return [it.shown | {"below": round(it.gap * (1 + stretch), 2)} for it in pieces]

    return [
        {
            "columns": [shown(column.pieces, column.stretch) for column in columns],
            "high": round(max(column.high for column in columns), 2),
            "begins": page == 0,
            "ends": page == made.pages - 1,
            "fill": round(made.fill, 3),
            "across": shown(made.below) if page == made.pages - 1 else [],
        }
        for page, columns in enumerate(zip(made.columns[::2], made.columns[1::2], strict=True))
    ]


def _parts(game: Typeset, *, dense: bool) -> Iterator[list[SetPart]]:
    """What has a height of its own: the opening, the worked hands, and each block, in all ways to tell it."""
    opening = {key: shown for key, shown in without_parts(game).items() if key not in ("sources", "digest")}
    yield [("opening", opening)]
    rules = (parts for block in game["blocks"] for parts in _ways(block).values())
    for parts in ([_of_hand(hand) for hand in game["hands"]], *rules):
        yield [(kind, shown | {"dense": True}) for kind, shown in parts] if dense else parts


def _of_hand(hand: Typeset) -> SetPart:
    wide = hand["grid"] or hand["layouts"]
    return "across" if wide else "section", {"t": "", "p": [], "again": False, "small": False, "hand": hand}


def _ways(block: Typeset) -> dict[str, list[SetPart]]:
    """A block divided between its paragraphs, each of which may end a column, by how it is told."""
    found = {"": _divided(block)}
    if block.get("small") == SMALL_IF_TIGHT:
        found["small"] = _divided(block | {"small": True})
    if block.get("foot"):
        found["foot"] = [("across", part) for _, part in _divided(block, whole=True)]
    if "instead" in block:
        found["tables"] = [part for one in block["instead"] for part in _divided(one)]
    return found


def _divided(block: Typeset, *, whole: bool = False) -> list[SetPart]:
    """A block paragraph by paragraph; tables stand by themselves."""
    told, tables = block.get("p", []), block.get("royalties", [])
    parts: list[Typeset] = [{"p": told}] if whole else [{"p": [one]} for one in told]
    rest: Typeset = {key: block[key] for key in ("figures", "board", "rows") if key in block}
    if rest and parts:
        parts[-1] |= rest
    elif rest:
        parts.append(rest)
    parts += [{"royalties": tables}] if tables else []
    same = {"t": block["t"], "small": block.get("small") is True}
    return [("section", same | {"p": []} | part | {"again": n > 0}) for n, part in enumerate(parts)]


def measured(head: Head, game: Typeset, measures: Measures, *, dense: bool = False) -> GameParts:
    """A game with its heights.    dense    whether lines of text are set as close as they may be"""
    heights = iter(measures.of(heights_of(head, [game], dense=dense)))

    def pieces(parts: Sequence[SetPart]) -> list[PagePiece]:
        again = [shown.get("again", False) for _, shown in parts]
        after = [CLOSE if goes_on else BETWEEN for goes_on in again[1:]] + [BETWEEN]
        return [
            PagePiece(shown, next(heights), *rest)
            for (_, shown), *rest in zip(parts, after, again, strict=True)
        ]

    (opening,), hands, *rules = map(pieces, _parts(game, dense=dense))
    told = iter(rules)
    blocks = [{way: next(told) for way in _ways(block)} for block in game["blocks"]]
    known = {way for block in blocks for way in block}
    tellings = [
        _told(order, (*small, *foot, *tables), DENSE * dense + LATER * (order is not blocks))
        for order in (_orders(blocks) if dense else [blocks])
        for small, foot, tables in product(*(((), (way,)) if way in known else ((),) for way in WAYS))
    ]
    tried = [
        TriedHand(piece, _of_hand(hand)[0] == "across", hand["chosen"])
        for piece, hand in zip(hands, game["hands"], strict=True)
    ]
    return GameParts(opening.high + OPENING, tellings, tried, head["labels"]["examples"])


def _orders(blocks: Sequence[SetBlock]) -> list[Sequence[SetBlock]]:
    """The blocks, and with all of TABLES, which no column can divide, or one of them up to three blocks later."""
    tables = [block for block in blocks if not TABLES.isdisjoint(block[""][-1].shown)]
    orders = [blocks]
    for moved in (tables, *([table] for table in tables if len(tables) > 1)):
        order = blocks
        for _ in range(3 if moved else 0):
            order = _one_later(order, moved)
            orders.append(order)
    return orders


def _one_later(blocks: Sequence[SetBlock], moved: Sequence[SetBlock]) -> list[SetBlock]:
    order = list(blocks)
    for n in reversed(range(len(order) - 1)):
        if any(order[n] is block for block in moved):
            order[n : n + 2] = order[n + 1], order[n]
    return order


def _told(blocks: Sequence[SetBlock], ways: Sequence[str], cost: float) -> Telling:
    """The rules, each block in the first of these ways in which it may be told."""
    flow, foot = list[PagePiece](), list[PagePiece]()
    for block in blocks:
        way = next((way for way in ways if way in block), "")
        (foot if way == "foot" else flow).extend(block[way])
    return Telling(flow, foot, cost + sum(WAYS[way] for way in ways))
