"""A game on its pages: head, deal street by street, blocks of rules in two columns, worked hands; and what many games share,
rules, rankings and options that stand once in the book, each under a letter and a number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from poker_rulebook.languages import LANGUAGES
from poker_rulebook.paper.text import NUMBER, PAGE, Setter, Text, in_latin, joined, spaced, stripped
from poker_rulebook.view.book import Family
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import Phrase, say
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
    """Those that no general rule sets out; which betting format is played stands with the limits."""
    return [option for option in game.options if option.rule is None and option.id != "limit"]


def _is_long(rule: RuleView) -> bool:
    """Whether its words take more room than a reference, which needs a name."""
    return bool(_name(rule)) and len(plain(both([rule.text, rule.more]))) > SHORT


def _key(said: Content) -> object:
    """What makes two of them the same."""
    match said:
        case RuleView():
            return (said.id, said.title, both([said.text, said.more]))
        case TableView():
            return (said.title, said.text, said.rows)
        case OptionView():
            return (said.id, said.title, said.parts)


_RULES = "deck joker forced-bets dealing order-of-dealing no-betting ties odd-chips side-pots".split()


def _order(said: Content) -> int:
    """Rules in the order in which a game needs them; what has none stands by how many games share it."""
    return _RULES.index(said.id) if said.id in _RULES else len(_RULES)


def _name(said: Content) -> Phrase:
    return say(NAMES[said.id]) if said.id in NAMES else said.title


# --- a game


MOST_HANDS = 3
SMALL_IF_TIGHT = "if-tight"
Block = dict[str, Any]  # {"t": title, "p": paragraphs, and a picture or a table}
Paragraph = list[Text]  # [number, title, text]
Sources = Mapping[SourceView, str]  # with their marks


def game_data(
    t: Setter,
    game: GameView,
    family: Family,
    shared: Shared,
    sources: Sources,
    words: dict[str, Phrase],
) -> Block:
    """What the template shows of a game.    sources    with their marks; words    labels of the book"""
    return _Pages(t, game, shared, words).data(sources) | {
        "family": t(family.name),
        "opens": family.id if game is family.games[0] else None,
    }


def told_by_differences(game: GameView) -> bool:
    """Whether the book tells a variant by what differs from its base: where that is little."""
    return game.relative is not None and bool(game.relative.brief)


class _Pages:
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

    def flowing(self, texts: Sequence[Text]) -> Text:
        return spaced(texts, self.t.language.space)

    def section(self, section: Section) -> Block | None:
        rules = [(rule, self.shared.find(rule) if section.id in SECTIONS else None) for rule in section.parts]
        told = [self.rule(rule) for rule, common in rules if not common]
        told += self.cited(self.words["paper-as-everywhere"] if told else "", [c for _, c in rules if c])
        made = {"t": self.t(section.title), "p": told}
        if section.royalties:
            made["royalties"] = self.t.shown(section.royalties)
        return made if told or section.royalties else None

    def rule(self, rule: RuleView) -> Paragraph:
        t = self.t
        return ["", t(rule.title), self.flowing([t(rule.text), t(rule.more)])]

    def cited(self, name: Phrase, found: Sequence[Common]) -> list[Paragraph]:
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
        told: list[Paragraph] = [["", "", joined([t(found.before), [base], t(found.after)])]]
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
        told: list[Paragraph] = []
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
        usual: list[Text] = [[self.t.cited(option.rule, 0)] for option in self.game.options if option.rule]
        marks = self.cited("", [common for _, common in own if common])
        usual += [marks[0][2]] if marks else []
        if usual:
            told.append(["", self.t(self.words["paper-usual-options"]) if told else "", spaced(usual, " · ")])
        return self.block("options", told, SMALL_IF_TIGHT)

    def chances(self) -> Block | None:
        t = self.t
        told = [
            ["", "", self.flowing([t(self.game.chances_text), spaced(
                [spaced([t(row.title), [t(row.text)]]) for row in found.parts], " · "), t(found.text)])]
            for found in self.game.chances
        ]  # fmt: skip
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

    def listed(self, found: Iterable[Citation], page: int = NUMBER) -> Paragraph:
        return ["", "", spaced([[self.t.cited(it, page)] for it in found], " · ")]

    def block(self, label: str, told: list[Paragraph], small: bool | str = False) -> Block | None:
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

        def cell(line: ToldLine, seat: int) -> list[Text]:
            return [stripped(t(said)) for said in line.cells[seat]]

        return {
            "heads": [[t(line.title), [t(common) for common in line.common]] for line in streets],
            "rows": [
                ["ABCDEFGHIJ"[seat], cell(head, seat), *(cell(line, seat) for line in streets)]
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


def _alone(text: Text) -> list[Paragraph]:
    """A paragraph without a number and a title, where there is one."""
    return [["", "", text]] if text else []


def choices(t: Setter, option: OptionView) -> Paragraph:
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
    return " ".join(dict.fromkeys(sources[source] for source in found.sources))
