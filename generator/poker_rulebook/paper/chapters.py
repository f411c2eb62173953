"""The general rules, what games share, and the lists at the end of the book."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from poker_rulebook.languages import READ
from poker_rulebook.paper.games import Paragraph, choices, ranking
from poker_rulebook.paper.shared import Shared
from poker_rulebook.paper.text import NUMBER, Setter, Text, label_of, spaced
from poker_rulebook.view.book_views import (
    AccountedView,
    ChapterView,
    DecisionView,
    GeneralRule,
    MixedGameView,
    MixView,
    WordView,
)
from poker_rulebook.view.example_views import Chart, RankingTable, TableView
from poker_rulebook.view.sentences import Phrase, say
from poker_rulebook.view.sentences import joined as both
from poker_rulebook.view.views import Citation, OptionView, RuleView, SourceView

Sources = Mapping[SourceView, str]  # with their marks


def marks_of(sources: Sources, found: Iterable[SourceView]) -> str:
    return " ".join(dict.fromkeys(sources[source] for source in found))


def chapter_data(t: Setter, chapter: ChapterView, sources: Sources) -> dict[str, Any]:
    return {
        "id": chapter.id,
        "number": chapter.number,
        "name": t(chapter.name),
        "text": t(chapter.text),
        "rules": [_rule(t, rule) for rule in chapter.rules],
        "sources": marks_of(sources, chapter.sources),
        "digest": chapter.digest,
    }


def _rule(t: Setter, rule: GeneralRule) -> dict[str, Any]:
    printed = [
        [t.link(f"page-{hand.game}",
                t(say("paper-hand-of", hand=hand.example.title, game=hand.game_name)), NUMBER)]
        for hand in rule.hands if hand.example.chosen
    ]  # fmt: skip
    return {
        "id": rule.id,
        "number": rule.number,
        "name": t(rule.name),
        "roles": [t(name) for _, name in rule.roles],
        "text": t(rule.text),
        "until": t(rule.until),
        "cases": [[t(case.condition), t(case.outcome)] for case in rule.cases],
        "heads": [t(head) for head in rule.cases_heads],
        "decision": _decision(t, rule.decision) if rule.decision else None,
        "options": [choices(t, option) for option in rule.options],
        "tables": [table(t, found) for found in rule.tables],
        "sums": [spaced([t(line) for line in found.lines], t.language.space) for found in rule.sums],
        "hands": printed,
        "see": [[t.cited(found, 0 if found.kind == "rule" else NUMBER)] for found in rule.see],
    }


def _decision(t: Setter, found: DecisionView) -> dict[str, Any]:
    return {
        "questions": [
            [
                question.number,
                t(question.text),
                [[t(b.answer), b.number or b.mark] for b in question.branches],
            ]
            for question in found.questions
        ],
        "outcomes": [
            [outcome.mark, t(outcome.text)] for outcome in sorted(found.outcomes, key=lambda o: o.mark)
        ],
    }


def table(t: Setter, found: TableView) -> dict[str, Any]:
    return {
        "t": t(found.title),
        "notes": [t(note) for note in found.notes],
        "columns": [[t(column.label), column.number] for column in found.columns],
        "rows": [[[t(cell) for cell in row.cells], t.cards(row.cards), t(row.group)] for row in found.rows],
        "counted": t(found.counted),
        "wide": found.wide,
        "charts": [_chart(t, chart) for chart in found.charts],
    }


def _chart(t: Setter, found: Chart) -> dict[str, Any]:
    return {
        "t": t(found.title), "across": t(found.across), "up": t(found.up), "unit": t(found.unit),
        "right": found.right, "top": found.top, "alt": t.plain(found.alt),
        "ticks_across": found.ticks_across, "ticks_up": found.ticks_up,
        "lines": [{"t": t(line.label), "points": line.points} for line in found.lines],
    }  # fmt: skip


def shared_data(t: Setter, shared: Shared) -> list[dict[str, Any]]:
    """What games share, letter by letter."""
    parts = []
    for letter, key in (
        ("D", "setup"),
        ("T", "splitting"),
        ("L", "limits"),
        ("R", "rankings"),
        ("O", "options"),
    ):
        told = []
        for common in shared.of(letter):
            one: dict[str, Any] = {"mark": common.mark, "name": t(common.name), "rows": []}
            match common.of:
                case RuleView() as rule:
                    one["text"] = t(both([rule.text, rule.more]))
                case RankingTable() as found:
                    one |= {"text": t(found.text), "rows": ranking(t, found)["rows"]}
                case OptionView() as option:
                    one["text"] = choices(t, option)[2]
            told.append(one)
        if told:
            parts.append({"id": key, "t": t(say(f"paper-shared-{key}")), "rules": told})
    return parts


def mix_data(t: Setter, mix: MixView, sources: Sources) -> dict[str, Any]:
    told: list[Paragraph] = [["", t(rule.title), t(rule.text)] for rule in mix.rules]
    told += [choices(t, option) for option in mix.options]
    told += [["", "", t(note.text)] for note in (*mix.notes, *mix.history)]
    return {
        "id": mix.id,
        "name": t(mix.name),
        "other": t(mix.other_name) if t.plain(mix.other_name) != t.plain(mix.name) else "",
        "essence": t(mix.essence),
        "facts": [[t(fact.label), t(fact.value)] for fact in mix.facts],
        "heads": [t(cell.label) for cell in mix.games[0].cells],
        "games": [_mixed(t, game) for game in mix.games],
        "rules": told,
        "sources": marks_of(sources, mix.sources),
        "digest": mix.digest,
    }


def _mixed(t: Setter, game: MixedGameView) -> dict[str, Any]:
    cells = [[t(line) for line in cell.lines] for cell in game.cells]
    return {
        "mark": t(game.label),
        "game": game.game,
        "name": t(game.name),
        "limit": t(game.limit),
        "cells": cells,
    }


def tda_data(t: Setter, found: Iterable[AccountedView]) -> list[list[Text]]:
    return [
        [
            t(one.name),
            t(one.subject),
            spaced([[_short(t, rule)] for rule in one.ours], " · "),
            t(one.stands),
            t(one.note),
        ]
        for one in found
    ]


def _short(t: Setter, found: Citation) -> dict[str, Any]:
    """A rule by its number alone."""
    return t.link(label_of(found), found.number or t(found.name))


def word_data(t: Setter, word: WordView) -> dict[str, Any]:
    name, other = t.plain(word.name), t.plain(word.other_name)
    return {
        "id": word.id,
        "name": t(word.name),
        "reading": word.reading if t.locale == READ and word.reading != name else "",
        "other": other if other != name else "",
        "text": t(word.text),
        "see": [[t.cited(found, 0 if found.kind in ("rule", "word") else NUMBER)] for found in word.see],
    }


def label(words: Mapping[str, Phrase], t: Setter) -> dict[str, Text]:
    return {key: t(phrase) for key, phrase in words.items()}
