"""A game on its pages: head, deal street by street, rules in two columns, worked hands, divided between one page and an open spread.

Nobody needs another page to deal a game and to award its pot. Where general rules say more, the page says as much as a table
needs, by the attribute `.book` of a message, and the number of the rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from poker_rulebook.document.edition import Family
from poker_rulebook.document.lines import NarrativeLine, headed
from poker_rulebook.document.tree import Citation, OptionView, RuleView, Section, SourceView, TableView
from poker_rulebook.document.views import Board, ExampleView, GameView, PageView, Street
from poker_rulebook.language.phrases import told_in
from poker_rulebook.language.sentences import (
    Phrase,
    Sentence,
    Shaped,
    joined,
    listed,
    say,
    sentence,
    sentences,
)
from poker_rulebook.languages import LANGUAGES
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

# --- what general rules say more of


SHORT = ("setup", "splitting", "limits")  # sections told in few words, with the numbers of general rules
GENERAL = {
    key: rule
    for rule, keys in {
        "blinds-posted-by": "blinds blinds-button blinds-both",
        "antes-from-all": "ante-all",
        "one-ante-for-the-table": "big-blind-ante",
        "bring-in": "bring-in-lowest-card bring-in-highest-card-ace-low bring-in-highest-card-ace-high",
        "after-the-bring-in": "bring-in-or-complete",
        "dealing-order": "order-from-button order-from-seat-one order-seat-one-button",
        "burns": "burn burn-deals",
        "equal-hands-share": "tie",
        "between-the-shares": "divide-in-order",
        "odd-chip-from-the-button": "odd-chip-button",
        "odd-chip-at-stud": "odd-chip-suit",
        "passed-over": "odd-chip-one-each",
        "who-can-win-a-pot": "side-pot",
        "small-and-big-bet": "limit-sizes",
        "posts-at-limit": "limit-big-blind limit-button-blind",
        "raise-cap-rule": "raise-cap raise-cap-none",
        "half-bet": "half-bet-full",
        "smallest-raise": "raise-minimum",
        "any-amount": "no-maximum",
        "raising-again": "no-reopen",
        "largest-bet": "pot-limit-bet",
        "largest-raise": "pot-limit-max",
        "hand-order": "ranking-high",
        "ace-to-five-scale": "ranking-ace-to-five",
        "deuce-to-seven-scale": "ranking-deuce-to-seven",
        "ace-to-six-scale": "ranking-ace-to-six",
        "badugi-scale": "ranking-badugi ranking-badugi-ace-high",
    }.items()
    for key in keys.split()
}  # key of a sentence, or id of a ranking -> the general rule that says more


def in_few_words(rules: Sequence[RuleView]) -> Iterator[tuple[Phrase, tuple[Phrase, ...]]]:
    """Title and sentences of each rule as a page of the book says them; what several of them say alike stands once, before the
    first of these, under all their titles."""
    told = [(rule.title, _sentences(rule)) for rule in rules]
    times = Counter(one for _, said in told for one in said)
    alike = tuple(one for one, n in times.items() if n > 1)
    together = [title for title, said in told if alike and alike[0] in said]
    for title, said in told:
        if title in together[:1]:
            yield listed(together), alike
        if own := tuple(one for one in said if one not in alike):
            yield title, own


def _sentences(rule: RuleView) -> list[Phrase]:
    return told_in("book", sentences(joined([rule.text, rule.more])))


def _more(said: Phrase) -> str:
    """The id of the general rule that says more than a sentence; '' for none."""
    return GENERAL.get(said.key, "") if isinstance(said, Sentence) else ""


def own_options(game: GameView) -> list[OptionView]:
    """The options of a game that no general rule explains, without the betting format, which stands with the limits."""
    return [option for option in game.options if option.rule is None and option.id != "limit"]


def choices(t: Renderer, option: OptionView) -> list[SetText]:
    """An option with its choices, the usual one first and marked, and what the house of this edition plays."""
    found = [
        concatenated([["◆"], " ", t(say("house-choice")), " – ", t(choice.text)])
        if choice.taken and not choice.default
        else concatenated([["●" if choice.default else "○"], " ", t(choice.text)])
        for choice in option.parts
    ]
    return ["", t(option.title), spaced(found)]


# --- a game on its pages


SMALL_IF_TIGHT = "if-tight"
Block = dict[str, Any]  # {"t": title, "p": paragraphs, and a picture or a table}
SetParagraph = list[SetText]  # [number, title, text]
Sources = Mapping[
    SourceView, tuple[str, str]
]  # with their marks, alone and with the part of a work that is meant


def game_data(
    t: Renderer,
    game: GameView,
    family: Family,
    numbers: Mapping[str, str],
    sources: Sources,
    words: dict[str, Phrase],
) -> Block:
    """What the template shows of a game.    numbers    of general rules; sources    with their marks; words    labels of the book"""
    return GameRenderer(t, game, numbers, words).data(sources) | {
        "family": t(family.name),
        "opens": family.id if game is family.games[0] else None,
    }


class GameRenderer:
    def __init__(self, t: Renderer, game: GameView, numbers: Mapping[str, str], words: dict[str, Phrase]):
        self.t, self.game, self.numbers, self.words = t, game, numbers, words

    def data(self, sources: Sources) -> Block:
        t, game = self.t, self.game
        # names in the letters of the language
        latin = LANGUAGES[t.locale].script == "latin"
        named_in = [
            name
            for name in map(t.plain, game.also)
            if in_latin(name) == latin or (not latin and len(name) < 6)
        ]
        return t.of(game, "id name digest peculiar") | {
            "lead": t(game.lead),
            "other": t.other(game),
            "also": DOT.join(dict.fromkeys(named_in)),
            "facts": t.shown((*game.facts, *game.counted)),
            "streets": [_strip(t, street) for street in game.streets if street.shown or street.bets],
            "blocks": [block for block in self.blocks() if block],
            "hands": [self.hand(one) for one in _tried(game.examples)],
            "sources": marks_of(sources, game),
        }

    # ---- blocks

    def blocks(self) -> Iterable[Block | None]:
        game = self.game
        for section in game.sections:
            yield self.streets() if section.id == "play" else self.section(section)
            if section.id in ("winning", "rows"):
                yield self.what_wins()
                yield from (board(self.t, found) for found in game.boards)
                yield from map(self.ranking, game.rankings)
        yield self.options()
        yield self.chances()
        yield self.notes()
        yield self.references()
        yield self.variants()

    def streets(self) -> Block | None:
        """What the pictures of the streets, below which stand deal, bets and who acts first, do not say."""
        t, told = self.t, list[SetParagraph]()
        for street in self.game.streets:
            dealt = () if street.again else street.dealt
            rules = [
                *(it.text for it in dealt),
                *(it.more for it in dealt),
                *(it.rule.more for it in street.bets),
            ]
            if said := told_in("book", sentences(joined(rules))):
                when = concatenated(["", t(street.when)]) if street.when else ""
                title = spaced([t(street.title), when], " – ")
                told.append([str(street.number), title, self.flowing([*map(t, said)])])
        title = next(section.title for section in self.game.sections if section.id == "play")
        return {"t": t(title), "p": told} if told else None

    def flowing(self, texts: Sequence[SetText]) -> SetText:
        return spaced(texts, self.t.language.space)

    def section(self, section: Section) -> Block | None:
        told = [*(self.in_few_words if section.id in SHORT else self.in_full)(section.parts)]
        made = {"t": self.t(section.title), "p": told}
        if section.royalties:
            made["royalties"] = self.t.shown(section.royalties)
        return made if told or section.royalties else None

    def in_full(self, rules: Iterable[RuleView]) -> Iterator[SetParagraph]:
        for rule in rules:
            yield ["", self.t(rule.title), self.flowing([*map(self.t, _sentences(rule))])]

    def in_few_words(self, rules: Sequence[RuleView]) -> Iterator[SetParagraph]:
        """All rules of a section in one paragraph."""
        told = [[self.t(title), self.numbered(said)] for title, said in in_few_words(rules)]
        if told:
            yield ["", *told[0], *told[1:]]

    def numbered(self, told: Iterable[Phrase], last: str = "") -> SetText:
        """Sentences, each with the number of the general rule that says more, and that of a last one; every number stands once."""
        t, known = self.t, set[str]()
        texts = []
        for said, rule in [*((said, _more(said)) for said in told), ("", last)]:
            number = self.numbers.get(rule) if rule not in known else None
            known.add(rule)
            more = [t.link(f"rule-{rule}", number) | {"small": True}] if number else []
            texts.append(concatenated([t(said), more]))
        return self.flowing(texts)

    def what_wins(self) -> Block | None:
        found = self.t.shown(self.game.figures)
        return {"t": self.t(self.words["what-wins"]), "figures": found} if found else None

    def ranking(self, table: TableView) -> Block:
        """A table of hands, or its classes in a line."""
        told = told_in("book", sentences(table.text))
        classes = tuple(_classes(table))
        line = [say("paper-classes", hands=classes)] if classes else []
        title, more = self.t(table.title), GENERAL.get(table.id, "")
        return {
            "t": title,
            "p": [["", "", self.numbered(told, more)]],
            "rows": self.t.shown(table.rows),
            "line": {"t": title, "p": [["", "", self.numbered(line + told, more)]]},
        }

    def options(self) -> Block | None:
        told = [choices(self.t, option) for option in own_options(self.game)]
        return self.block("options", told, SMALL_IF_TIGHT)

    def chances(self) -> Block | None:
        t = self.t
        told = []
        for found in self.game.chances:
            shares = sentence([row.in_line for row in found.parts])
            told.append(["", "", self.flowing([t(self.game.chances_text), t(shares), t(found.text)])])
        return self.block("chances", told, SMALL_IF_TIGHT)

    def notes(self) -> Block | None:
        """Of a variant first how it differs from its base, where that is little."""
        t, base = self.t, self.game.relative
        told: list[SetParagraph] = []
        if base and base.brief:
            there = [t.link(f"page-{base.game}", "", PAGE)]
            told.append(["", t(base.title), concatenated([t(base.brief), " ", there])])
        told += [["", "", t(note.text)] for note in (*self.game.notes, *self.game.history)]
        return self.block("notes", told, True)

    def references(self) -> Block | None:
        short = (rule for part in self.game.sections if part.id in SHORT for rule in part.parts)
        rules = {_more(said) for rule in short for said in _sentences(rule)}
        rules |= {GENERAL.get(table.id, "") for table in self.game.rankings}
        cited = {self.numbers[rule].split(".")[0] for rule in rules if rule in self.numbers}
        others = [it for it in self.game.chapters if it.number not in cited]
        usual = tuple(option.rule for option in self.game.options if option.rule)
        groups = {self.words["paper-usual-options"]: usual, "": (*self.game.see, *others)}
        listed = [["", self.t(name), self.listed(group, 0)] for name, group in groups.items() if group]
        made = self.block("general-rules", listed, True)
        return made and made | {"foot": True}

    def variants(self) -> Block | None:
        found = self.game.variants
        told = [["", "", self.listed(found.parts)]] if found else []
        return {"t": self.t(found.title), "p": told, "small": True} if found else None

    def listed(self, found: Iterable[Citation], page: int = NUMBER) -> SetText:
        return spaced([[self.t.cited(it, page)] for it in found], DOT)

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
            lines = [headed(told[0].title, joined(told[0].common)), *lines]
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


def _strip(t: Renderer, street: Street) -> Block:
    bets = [t.of(bet, "size size_name first_short when") for bet in street.bets]
    return t.of(street, "number title when short shown") | {"bets": bets}


def board(t: Renderer, found: Board) -> Block:
    """A board with its places, and the groups of which a hand may take cards."""
    return {"t": t(found.name), "p": _alone(t(found.note)), "board": t.shown(found)}


def _alone(text: SetText) -> list[SetParagraph]:
    """A paragraph without a number and a title, where there is one."""
    return [["", "", text]] if text else []


def _classes(table: TableView) -> Iterator[Phrase]:
    """The classes of hands that a table has, the strongest first; none of a table of other hands."""
    for row in table.rows:
        name = row.cells[0].of if isinstance(row.cells[0], Shaped) else ""
        if isinstance(name, Sentence) and name.key.startswith("class-"):
            yield name


def marks_of(sources: Sources, found: PageView) -> str:
    return " ".join(sources[source][1] for source in dict.fromkeys(found.sources))


# Its pages

BETWEEN = 3.8 * MM  # blocks of a column, and worked hands
CLOSE = 2 * MM  # parts of one block
OPENING = 3.7 * MM  # the room below it
WAYS = {"small": 1.0, "foot": 0.5, "line": 2.0}  # to tell a block, with what each costs
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
    if "line" in block:
        found["line"] = _divided(block["line"])
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
        _told(order, (*small, *foot, *line), DENSE * dense + LATER * (order is not blocks))
        for order in (_orders(blocks) if dense else [blocks])
        for small, foot, line in product(*(((), (way,)) if way in known else ((),) for way in WAYS))
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
