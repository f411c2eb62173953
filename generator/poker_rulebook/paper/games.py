"""A game on its pages: head, deal street by street, blocks of rules in two columns, worked hands; and how rules and worked hands are divided between one page and an opening."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from poker_rulebook.languages import LANGUAGES
from poker_rulebook.paper.common import SECTIONS, CommonWay, Shared, choices, own_options
from poker_rulebook.paper.composing import MM, Composed, GameParts, PagePiece, Telling, TriedHand
from poker_rulebook.paper.typesetting import Measures, ToMeasure
from poker_rulebook.paper.typst_text import (
    DOT,
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
from poker_rulebook.view.sentences import Phrase, say, sentence
from poker_rulebook.view.sentences import joined as both
from poker_rulebook.view.told.lines import ToldLine, headed
from poker_rulebook.view.tree import Citation, RuleView, Section, SourceView, TableView
from poker_rulebook.view.views import Board, ExampleView, GameView, PageView, Street

# --- a game


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

    def cited(self, name: Phrase, found: Sequence[CommonWay]) -> list[SetParagraph]:
        """Common things by their marks, and the pages on which they stand."""
        if not found:
            return []
        marks = [
            [self.t.link(f"common-{it.mark}", joined([it.mark, " ", self.t(it.name)]))]
            for it in dict.fromkeys(found)
        ]
        every = [self.t.place(f"common-{it.mark}") for it in found]
        pages = [self.t.link(f"common-{found[0].mark}", "", PAGE) | {"every": every}]
        return [["", self.t(name), joined([spaced(marks, DOT), " ", pages])]]

    def differences(self) -> Block:
        t, found = self.t, self.game.relative
        assert found is not None
        base = t.link(f"page-{found.game}", t(found.name), NUMBER)
        told: list[SetParagraph] = [["", "", joined([t(found.before), [base], t(found.after)])]]
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


def _strip(t: Setter, street: Street) -> Block:
    bets = [t.of(bet, "size size_name first_short when") for bet in street.bets]
    return t.of(street, "number title when short shown") | {"bets": bets}


def board(t: Setter, found: Board) -> Block:
    """A board with its places, and the groups of which a hand may take cards."""
    return {"t": t(found.name), "p": _alone(t(found.note)), "board": t.shown(found)}


def _alone(text: SetText) -> list[SetParagraph]:
    """A paragraph without a number and a title, where there is one."""
    return [["", "", text]] if text else []


def ranking(t: Setter, table: TableView) -> Block:
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
