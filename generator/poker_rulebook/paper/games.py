"""A game on its pages: head, deal street by street, blocks of rules in two columns, worked hands; what many games share; and how
rules and worked hands are divided between one page and an opening.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, combinations, islice
from typing import Any

from poker_rulebook.languages import LANGUAGES
from poker_rulebook.paper.typesetting import Measures, PaperError, ToMeasure
from poker_rulebook.paper.typst_text import (
    NUMBER,
    PAGE,
    Setter,
    SetText,
    Typeset,
    in_latin,
    joined,
    spaced,
    stripped,
)
from poker_rulebook.view.book import Family
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import Phrase, say, sentence
from poker_rulebook.view.sentences import joined as both
from poker_rulebook.view.told.lines import ToldLine, headed
from poker_rulebook.view.tree import Citation, OptionView, RuleView, Section, SourceView, TableView
from poker_rulebook.view.views import Board, ExampleView, GameView, PageView, Street

# --- what games share


SECTIONS = {"setup": "D", "splitting": "T", "limits": "L"}  # of a game, with the letter of what they share
RANKINGS, OPTIONS = "R", "O"
SHORT = 60  # letters, up to which a rule stands in the game itself
MANY = 3  # games, from which on a rule or an option is a common one
NAMES = {"ties": "paper-ties", "odd-chips": "paper-odd-chips", "side-pots": "paper-side-pots"}

Content = RuleView | TableView | OptionView


@dataclass(frozen=True)
class Common:
    """One of them. mark    D1; name    what it is called; of    what it says, as the first game says it"""

    mark: str
    name: Phrase
    of: Content


@dataclass(frozen=True)
class Shared:
    """All of them, in the order of their marks, each by what it says."""

    marks: dict[object, Common]

    def find(self, said: Content) -> Common | None:
        return self.marks.get(_key(said))

    def of(self, letter: str) -> list[Common]:
        return [common for common in self.marks.values() if common.mark[0] == letter]


def shared(games: Iterable[GameView]) -> Shared:
    """What several of these games say in the same words."""
    counts, first = Counter[object](), dict[object, tuple[str, Content, Phrase]]()
    for game in games:
        for letter, said in _of(game):
            key, name = _key(said), next((f.text for f in game.counted if f.id == said.id), _name(said))
            first.setdefault(key, (letter, said, name))
            counts[key] += 1
    marks: dict[object, Common] = {}
    for letter in (*SECTIONS.values(), RANKINGS, OPTIONS):
        enough = 2 if letter == RANKINGS else MANY
        many = [key for key in first if first[key][0] == letter and counts[key] >= enough]
        many.sort(key=lambda key: (_order(first[key][1]), -counts[key]))
        for n, key in enumerate(many, 1):
            _, said, name = first[key]
            marks[key] = Common(f"{letter}{n}", name, said)
    return Shared(marks)


def _of(game: GameView) -> Iterator[tuple[str, Content]]:
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
    return bool(_name(rule)) and len(plain(both([rule.text, rule.more]))) > SHORT


def _key(said: Content) -> object:
    """What two rules must have in common to count as the same."""
    match said:
        case RuleView():
            return (said.id, said.title, both([said.text, said.more]))
        case TableView():
            return (said.title, said.text, said.rows)
        case OptionView():
            return (said.id, said.title, said.parts)


_RULES = "deck joker forced-bets dealing order-of-dealing no-betting ties odd-chips side-pots".split()


def _order(said: Content) -> int:
    """Sort key: rules in the order in which a game needs them, others by how many games share them."""
    return _RULES.index(said.id) if said.id in _RULES else len(_RULES)


def _name(said: Content) -> Phrase:
    return say(NAMES[said.id]) if said.id in NAMES else said.title


# --- a game


MOST_HANDS = 3
SMALL_IF_TIGHT = "if-tight"
Block = dict[str, Any]  # {"t": title, "p": paragraphs, and a picture or a table}
SetParagraph = list[SetText]  # [number, title, text]
Sources = Mapping[SourceView, tuple[str, str]]  # with their marks, and the part of a work that is meant


def game_data(
    t: Setter,
    game: GameView,
    family: Family,
    shared: Shared,
    sources: Sources,
    words: dict[str, Phrase],
) -> Block:
    """What the template shows of a game.    sources    with their marks; words    labels of the book"""
    return GameSetter(t, game, shared, words).data(sources) | {
        "family": t(family.name),
        "opens": family.id if game is family.games[0] else None,
    }


def told_by_differences(game: GameView) -> bool:
    """Whether the book tells a variant by what differs from its base: where that is little."""
    return game.relative is not None and bool(game.relative.brief)


class GameSetter:
    def __init__(self, t: Setter, game: GameView, shared: Shared, words: dict[str, Phrase]):
        self.t, self.game, self.shared, self.words = t, game, shared, words

    def data(self, sources: Sources) -> Block:
        t, game = self.t, self.game
        return t.of(game, "id name essence digest") | {
            "other": t.other(game),
            "also": " · ".join(dict.fromkeys(_named_in(t.locale, map(t.plain, game.also)))),
            "peculiar": t(game.departs if told_by_differences(game) else game.peculiar),
            "facts": t.shown((*game.facts, *game.counted)),
            "streets": [_strip(t, street) for street in game.streets if street.shown or street.bets],
            "blocks": [block for block in self.blocks() if block],
            "hands": [self.hand(one) for one in game.examples if one.chosen][:MOST_HANDS],
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
            when = joined(["", t(street.when)]) if street.when else ""
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

    def cited(self, name: Phrase, found: Sequence[Common]) -> list[SetParagraph]:
        """Common things by their marks, and the page on which the first of each letter stands."""
        if not found:
            return []
        marks = [
            [self.t.link(f"common-{it.mark}", joined([it.mark, " ", self.t(it.name)]))]
            for it in dict.fromkeys(found)
        ]
        page = [self.t.link(f"common-{found[0].mark}", "", PAGE)]
        return [["", self.t(name), joined([spaced(marks, " · "), " ", page])]]

    def differences(self) -> Block:
        t, found = self.t, self.game.relative
        assert found is not None
        base = t.link(f"page-{found.game}", t(found.name), NUMBER)
        told: list[SetParagraph] = [["", "", joined([t(found.before), [base], t(found.after)])]]
        for part in found.differences:
            section = t(part.title)
            for rule in part.parts:
                title = spaced([section, t(rule.title)], " · ") if t(rule.title) != section else section
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
        cited = [common for _, common in found if common]
        yield self.block("hand-ranking", self.cited("", cited))
        yield from (ranking(self.t, table) for table, common in found if not common)

    def options(self) -> Block | None:
        own = [(option, self.shared.find(option)) for option in own_options(self.game)]
        told = [choices(self.t, option) for option, common in own if not common]
        usual: list[SetText] = [[self.t.cited(option.rule, 0)] for option in self.game.options if option.rule]
        marks = self.cited("", [common for _, common in own if common])
        usual += [marks[0][2]] if marks else []
        if usual:
            told.append(["", self.t(self.words["paper-usual-options"]) if told else "", spaced(usual, " · ")])
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
        return self.block("general-rules", [self.listed(group, 0) for group in groups], True)

    def variants(self) -> Block | None:
        found = self.game.variants
        return {"t": self.t(found.title), "p": [self.listed(found.parts)], "small": True} if found else None

    def listed(self, found: Iterable[Citation], page: int = NUMBER) -> SetParagraph:
        return ["", "", spaced([[self.t.cited(it, page)] for it in found], " · ")]

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
            "id": found.id,
            "t": t(found.title),
            "if": self.flowing([t(condition) for condition in found.conditions]),
            "grid": grid,
            "lines": [[t(line.title), t(line.text)] for line in lines],
            "board": t.shown(found.board) if found.board and not grid else None,
            "layouts": t.shown(found.layouts),
        }

    def grid(self, head: ToldLine, streets: Sequence[ToldLine]) -> Block:
        """Seats below each other, streets side by side."""
        t, seats = self.t, range(len(head.cells))

        def cell(line: ToldLine, seat: int) -> list[SetText]:
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


def _named_in(locale: str, names: Iterable[str]) -> list[str]:
    """Names in the letters of the language."""
    latin = LANGUAGES[locale].script == "latin"
    return [name for name in names if in_latin(name) == latin or (not latin and len(name) < 6)]


def _strip(t: Setter, street: Street) -> Block:
    bets = [t.of(bet, "size size_name first_short when") for bet in street.bets]
    return t.of(street, "number title when short shown") | {"bets": bets}


def board(t: Setter, found: Board) -> Block:
    """A board with its places, and the groups of which a hand may take cards."""
    return {"t": t(found.name), "p": _alone(t(found.note)), "board": t.shown(found)}


def _alone(text: SetText) -> list[SetParagraph]:
    """A paragraph without a number and a title, where there is one."""
    return [["", "", text]] if text else []


def choices(t: Setter, option: OptionView) -> SetParagraph:
    """An option with its choices, the usual one first and marked, and what the house of this edition plays."""
    found = [
        joined([["◆"], " ", t(say("house-choice")), " – ", t(choice.text)])
        if choice.taken and not choice.default
        else joined([["●" if choice.default else "○"], " ", t(choice.text)])
        for choice in option.parts
    ]
    return ["", t(option.title), spaced(found)]


def ranking(t: Setter, table: TableView) -> Block:
    return {"t": t(table.title), "p": _alone(t(table.text)), "rows": t.shown(table.rows)}


def marks_of(sources: Sources, found: PageView) -> str:
    return " ".join(" ".join(filter(None, sources[source])) for source in dict.fromkeys(found.sources))


# Its pages

MM = 72 / 25.4  # points
HEIGHT = 255 * MM  # of the text on a page
LEAST = 0.4 * HEIGHT  # of a second page
ENOUGH = 2  # worked hands, if a third would need a second page
BETWEEN = 3.8 * MM  # blocks of a column, and worked hands
CLOSE = 2 * MM  # parts of one block, and all blocks of a page that is set tightly
MOST_PARAGRAPHS = 3  # of a block that stays together; longer ones are divided
NAME_AGAIN = 6 * MM  # of a block that goes on in another column
OPENING = 3.7 * MM  # the room below it
ENDING, EXAMPLES = 6 * MM, 8 * MM  # the line with the sources; the heading of worked hands

SetPart = tuple[str, Typeset]  # what heights.typ measures: its kind, and what it shows
Head = Mapping[str, Any]  # what a book says on every page: its language and labels
SetPages = list[Typeset]


@dataclass(frozen=True)
class PagePiece:
    """A block or a worked hand.

    high    with the room below it; more    what it needs besides at the top of a column
    """

    shown: Typeset
    high: float
    more: float = 0
    wide: bool = False


Column = Sequence[PagePiece]


@dataclass(frozen=True)
class Page:
    """The rules of a game, its worked hands row by row, the opening above and the sources below them."""

    rules: Column
    rows: Sequence[Column]
    begins: bool
    ends: bool

    @property
    def high(self) -> float:
        """Without the opening."""
        rows = EXAMPLES + sum(cut(row)[1] for row in self.rows) if self.rows else 0
        return cut(self.rules)[1] + rows + (ENDING if self.ends else 0)

    @property
    def data(self) -> Typeset:
        rows = [_in_two(row) | {"wide": row[0].wide} for row in self.rows]
        return {**_in_two(self.rules), "hands": rows, "begins": self.begins, "ends": self.ends}


def cut(column: Column) -> tuple[int, float]:
    """Where to cut a column so that both halves are about as high, and how high the higher one is."""
    sums, every = list(accumulate((it.high for it in column), initial=0.0)), len(column)

    def high(start: int, end: int) -> float:
        return sums[end] - sums[start] + column[start].more if end > start else 0.0

    places = [every] if every and column[0].wide else [every, *range(1, every)]
    return min(((n, max(high(0, n), high(n, every))) for n in places), key=lambda found: found[1])


def _in_two(column: Column) -> Typeset:
    at, high = cut(column)
    return {"columns": [[it.shown for it in part] for part in (column[:at], column[at:])], "high": high}


def pages_of(
    head: Head, games: Sequence[Typeset], measures: Measures, *, two: bool = False
) -> dict[str, SetPages]:
    """The pages of each game by its id: one or two, or in any case two.

    head    what the book says on every page

    A third worked hand alone needs no second page; else as many are printed as there is room for. Raises PaperError for games that do not fit.
    """
    found: dict[str, SetPages] = {}
    for dense in (False, True):
        waiting = [(game, _parts(game, dense)) for game in games if game["id"] not in found]
        heights = iter(measures.of(_heights(head, [part for _, parts in waiting for part in parts])))
        for game, parts in waiting:
            above, rules, hands = _pieces(parts, list(islice(heights, len(parts))))
            room = HEIGHT - above - OPENING
            name = head["labels"]["examples"]
            ways = _tight_ways(rules, hands, two, name) if dense else _ways(rules, hands, two)
            made = next((pages for pages in ways if _fit(pages, room)), None)
            if made:
                found[game["id"]] = [page.data for page in made]
    if missing := ", ".join(game["id"] for game in games if game["id"] not in found):
        raise PaperError(f"{missing}: more than two pages of the book")
    return found


def heights_of(head: Head, games: Iterable[Typeset]) -> ToMeasure:
    """What has to be measured of these games before they are divided into pages."""
    return _heights(head, [part for game in games for part in _parts(game, dense=False)])


def _heights(head: Head, parts: Sequence[SetPart]) -> ToMeasure:
    return ToMeasure("heights.typ", head, parts)


def without_parts(game: Typeset) -> Typeset:
    """The data of a game that every page of it needs, without the parts that are divided among pages."""
    return {key: shown for key, shown in game.items() if key not in ("blocks", "hands")}


def _parts(game: Typeset, dense: bool) -> list[SetPart]:
    """What has a height of its own: the opening, the blocks and the worked hands.

    dense    whether it is set as tightly as a page may be, because it would not fit otherwise
    """
    divided = [part for block in game["blocks"] for part in _divided(block, finely=dense)]
    goes_on = [*(part["again"] for part in divided[1:]), False]
    blocks = [
        part | {"dense": dense, "below": CLOSE if dense or after else BETWEEN}
        for part, after in zip(divided, goes_on, strict=True)
    ]
    opening = {key: shown for key, shown in without_parts(game).items() if key not in ("sources", "digest")}
    hands = ((("wide" if hand["grid"] or hand["layouts"] else "narrow"), hand) for hand in game["hands"])
    return [("opening", opening), *(("section", block) for block in blocks), *hands]


def _divided(block: Typeset, *, finely: bool) -> list[Typeset]:
    """A long block in parts of a few paragraphs, between which a column may end; tables stand by themselves."""
    told, tables = block.get("p", []), block.get("royalties", [])
    few = len(told) <= MOST_PARAGRAPHS and not finely
    size = len(told) if few else 1 if finely or len(told) > 2 * MOST_PARAGRAPHS else 2
    parts = [{"p": told[start : start + size]} for start in range(0, len(told), size or 1)]
    rest = {key: value for key, value in block.items() if key not in ("t", "p", "small", "royalties")}
    if rest and parts:
        parts[-1] |= rest
    elif rest:
        parts.append(rest)
    if tables:
        parts += [{"royalties": [table]} for table in tables] if finely else [{"royalties": tables}]
    small = block.get("small", False)
    same = {"t": block["t"], "small": small is True or (finely and small == SMALL_IF_TIGHT)}
    return [same | {"p": []} | part | {"again": n > 0} for n, part in enumerate(parts)]


def _pieces(parts: Sequence[SetPart], heights: Sequence[float]) -> tuple[float, Column, Column]:
    """The height of the opening, the blocks of rules, and the worked hands."""
    rules, hands = list[PagePiece](), list[PagePiece]()
    for (kind, shown), high in zip(parts[1:], heights[1:], strict=True):
        if kind == "section":
            rules.append(PagePiece(shown, high + shown["below"], NAME_AGAIN if shown["again"] else 0))
        else:
            hands.append(PagePiece(shown, high + BETWEEN, wide=kind == "wide"))
    return heights[0], rules, hands


def _ways(rules: Column, hands: Column, two: bool) -> Iterator[tuple[Page, ...]]:
    """All ways to divide a game among pages, the best first: on one page if enough worked hands fit, then with most of them."""
    every = [combinations(hands, most) for most in range(len(hands), min(1, len(hands)) - 1, -1)]
    rows = [[_rows(some) for some in found] for found in every]
    one = [[(Page(rules, found, True, True),) for found in several if not two] for several in rows]
    enough = max(1, len(hands) - ENOUGH + 1)
    yield from chain(*one[:enough])
    for several, alone in zip(rows, one, strict=True):
        yield from alone
        for found in several:
            for n in range(len(rules), 0, -1):
                yield Page(rules[:n], [], True, False), Page(rules[n:], found, False, True)


def _tight_ways(rules: Column, hands: Column, two: bool, name: str) -> Iterator[tuple[Page, ...]]:
    """The same for a game with hardly any room: at last with a worked hand below its rules, or with none.

    name    of worked hands
    """
    yield from _ways(rules, hands, two)
    for hand in hands:
        if not hand.wide:
            block = {"t": name, "p": [], "hand": hand.shown, "dense": True, "below": CLOSE, "again": False}
            yield from _ways([*rules, PagePiece(block, NAME_AGAIN + hand.high)], [], two)
    yield from _ways(rules, [], two)


def _fit(pages: Sequence[Page], room: float) -> bool:
    """Whether there is room for these pages, and none is nearly empty."""
    first, last = pages[0], pages[-1]
    return first.high <= room and (len(pages) == 1 or LEAST <= last.high <= HEIGHT)


def _rows(hands: Column) -> Sequence[Column]:
    """Wide hands across the page, others two by two in their order."""
    rows: list[list[PagePiece]] = []
    for hand in hands:
        if hand.wide or not rows or rows[-1][0].wide:
            rows.append([hand])
        else:
            rows[-1].append(hand)
    return rows
