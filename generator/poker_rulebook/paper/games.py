"""A game on its pages: head, deal street by street, blocks of rules in two columns, worked hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from poker_rulebook.languages import LANGUAGES
from poker_rulebook.paper.pictures import board, figure, street_pictures
from poker_rulebook.paper.shared import SECTIONS, Common, Shared, own_options
from poker_rulebook.paper.text import NUMBER, PAGE, Setter, Text, in_latin, joined, spaced, stripped
from poker_rulebook.view.book import Family
from poker_rulebook.view.example_views import ExampleView, RankingTable, RoyaltyTable, ToldLine
from poker_rulebook.view.sentences import Phrase, say
from poker_rulebook.view.sentences import joined as both
from poker_rulebook.view.told.lines import headed
from poker_rulebook.view.views import GameView, OptionView, RuleView, Section, SourceView, Street

MOST_HANDS = 3
SMALL_IF_TIGHT = "if-tight"
Block = dict[str, Any]  # {"t": title, "p": paragraphs, and a picture or a table}
Paragraph = list[Text]  # [number, title, text]


def game_data(
    t: Setter,
    game: GameView,
    family: Family,
    shared: Shared,
    sources: Mapping[SourceView, str],
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

    def data(self, sources: Mapping[SourceView, str]) -> Block:
        t, game = self.t, self.game
        return {
            "id": game.id,
            "name": t(game.name),
            "other": t(game.other_name) if t.plain(game.other_name) != t.plain(game.name) else "",
            "also": " · ".join(dict.fromkeys(_named_in(t.locale, map(t.plain, game.also)))),
            "essence": t(game.essence),
            "peculiar": t(game.departs if told_by_differences(game) else game.peculiar),
            "facts": [[t(fact.label), t(fact.value)] for fact in (*game.facts, *game.counted)],
            "streets": [_strip(t, street) for street in game.streets if street.shown or street.bets],
            "blocks": [block for block in self.blocks() if block],
            "hands": [self.hand(one) for one in game.examples if one.chosen][:MOST_HANDS],
            "sources": " ".join(dict.fromkeys(sources[found] for found in game.sources)),
            "digest": game.digest,
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
        rules = [(rule, self.shared.find(rule) if section.id in SECTIONS else None) for rule in section.rules]
        told = [self.rule(rule) for rule, common in rules if not common]
        told += self.cited(self.words["paper-as-everywhere"] if told else "", [c for _, c in rules if c])
        made = {"t": self.t(section.title), "p": told}
        if section.royalties:
            made["royalties"] = [royalties(self.t, table) for table in section.royalties]
        return made if told or section.royalties else None

    def rule(self, rule: RuleView) -> Paragraph:
        t = self.t
        return ["", t(rule.title), self.flowing([t(rule.text), t(rule.more)])]

    def cited(self, name: Phrase, found: Sequence[Common]) -> list[Paragraph]:
        """Common things by their marks, and the page on which the first of each letter stands."""
        if not found:
            return []
        marks: list[Text] = []
        for common in dict.fromkeys(found):
            marks.append(
                [self.t.link(f"common-{common.mark}", joined([common.mark, " ", self.t(common.name)]))]
            )
        page = [self.t.link(f"common-{found[0].mark}", "", PAGE)]
        return [["", self.t(name), joined([spaced(marks, " · "), " ", page])]]

    def differences(self) -> Block:
        t, found = self.t, self.game.relative
        assert found is not None
        base = t.link(f"page-{found.game}", t(found.name), NUMBER)
        told: list[Paragraph] = [["", "", joined([t(found.before), [base], t(found.after)])]]
        for part in found.differences:
            section = t(part.title)
            for rule in part.rules:
                title = spaced([section, t(rule.title)], " · ") if t(rule.title) != section else section
                told.append([t(rule.label), title, t(rule.text)])
                section = ""
            if part.without:
                told.append(["", section, t(part.without)])
        return {"t": t(found.title), "p": told}

    def everywhere(self) -> Block | None:
        """The common rules that hold for a variant, in one paragraph each."""
        told: list[Paragraph] = []
        for section in self.game.sections:
            if section.id in SECTIONS:
                found = [common for rule in section.rules if (common := self.shared.find(rule))]
                told += self.cited(section.title, found)
        return {"t": self.t(self.words["paper-all-else"]), "p": told} if told else None

    def what_wins(self) -> Block | None:
        found = [figure(self.t, one) for one in self.game.figures]
        return {"t": self.t(self.words["what-wins"]), "figures": found} if found else None

    def rankings(self) -> Iterable[Block]:
        found = [(table, self.shared.find(table)) for table in self.game.rankings]
        cited = [common for _, common in found if common]
        if cited:
            yield {"t": self.t(self.words["hand-ranking"]), "p": self.cited("", cited)}
        yield from (ranking(self.t, table) for table, common in found if not common)

    def options(self) -> Block | None:
        own = [(option, self.shared.find(option)) for option in own_options(self.game)]
        told = [choices(self.t, option) for option, common in own if not common]
        usual: list[Text] = [[self.t.cited(option.rule, 0)] for option in self.game.options if option.rule]
        marks = self.cited("", [common for _, common in own if common])
        usual += [marks[0][2]] if marks else []
        if usual:
            told.append(["", self.t(self.words["paper-usual-options"]) if told else "", spaced(usual, " · ")])
        return self.block("options", told) | {"small": SMALL_IF_TIGHT} if told else None

    def chances(self) -> Block | None:
        t = self.t
        told = [
            ["", "", self.flowing([t(self.game.chances_text), spaced(
                [spaced([t(row.label), [t(row.value)]]) for row in found.rows], " · "), t(found.method)])]
            for found in self.game.chances
        ]  # fmt: skip
        return self.block("chances", told) | {"small": SMALL_IF_TIGHT} if told else None

    def notes(self) -> Block | None:
        told = [["", "", self.t(note.text)] for note in (*self.game.notes, *self.game.history)]
        return self.block("notes", told) | {"small": True} if told else None

    def references(self) -> Block | None:
        t = self.t
        told = [
            ["", "", spaced([[t.cited(found, 0)] for found in group], " · ")]
            for group in (self.game.see, self.game.chapters)
            if group
        ]
        return self.block("general-rules", told) | {"small": True} if told else None

    def variants(self) -> Block | None:
        found = self.game.variants
        if found is None:
            return None
        cited = spaced([[self.t.cited(game)] for game in found.games], " · ")
        return {"t": self.t(found.title), "p": [["", "", cited]], "small": True}

    def block(self, label: str, told: list[Paragraph]) -> Block:
        return {"t": self.t(self.words[label]), "p": told} if told else {}

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
            "board": board(t, found.board)["board"] if found.board and not grid else None,
            "layouts": [layout(t, one) for one in found.layouts],
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
    return {
        "n": street.number,
        "t": t(street.title),
        "when": t(street.when),
        "short": t(street.short),
        "shown": street_pictures(t, street),
        "bets": [[bet.size, t(bet.size_name), t(bet.first_short), t(bet.when)] for bet in street.bets],
    }


def choices(t: Setter, option: OptionView) -> Paragraph:
    """An option with its choices, the usual one first and marked, and what the house of this edition plays."""
    found = [
        joined([["◆"], " ", t(say("house-choice")), " – ", t(choice.text)])
        if choice.taken and not choice.default
        else joined([["●" if choice.default else "○"], " ", t(choice.text)])
        for choice in option.choices
    ]
    return ["", t(option.name), spaced(found)]


def ranking(t: Setter, table: RankingTable) -> Block:
    rows = [[t(row.place), t(row.name), t.cards(row.cards)] for row in table.rows]
    return {"t": t(table.title), "p": [["", "", t(table.text)]] if table.text else [], "rows": rows}


def royalties(t: Setter, table: RoyaltyTable) -> Block:
    lines = [[t(line.hand), t(line.points)] for line in table.lines]
    return {"t": t(table.title), "column": t(table.column), "lines": lines}


def layout(t: Setter, found: Any) -> Block:
    return {
        "seat": found.seat,
        "points": t(found.points),
        "marks": [t(mark) for mark in found.marks],
        "foul": found.foul,
        "chips": " → ".join(map(t.language.number, (found.before, found.after)))
        if found.before is not None
        else "",
        "rows": [[t(row.name), t.cards(row.cards), t(row.hand), t(row.royalty)] for row in found.rows],
    }
