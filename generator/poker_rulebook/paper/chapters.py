"""The general rules, what games share, and the lists at the end of the book."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from poker_rulebook.languages import READ
from poker_rulebook.paper.games import (
    OPTIONS,
    RANKINGS,
    SECTIONS,
    Common,
    Paragraph,
    Shared,
    Sources,
    choices,
    marks_of,
)
from poker_rulebook.paper.text import NUMBER, Setter, label_of, spaced
from poker_rulebook.view.sentences import joined as both
from poker_rulebook.view.sentences import say
from poker_rulebook.view.tree import OptionView, RuleView, TableView
from poker_rulebook.view.views import AccountedView, ChapterView, GeneralRule, MixView, WordView


def chapter_data(t: Setter, chapter: ChapterView, sources: Sources) -> dict[str, Any]:
    return t.of(chapter, "id number name text digest") | {
        "rules": [_rule(t, rule) for rule in chapter.rules],
        "sources": marks_of(sources, chapter),
    }


def _rule(t: Setter, rule: GeneralRule) -> dict[str, Any]:
    hands = [
        (hand.game, t(say("paper-hand-of", hand=hand.example.title, game=hand.game_name)))
        for hand in rule.hands
        if hand.example.chosen
    ]
    return t.of(rule, "id number name text until cases cases_heads tables") | {
        "decision": t.of(rule.decision, "questions outcomes") if rule.decision else None,
        "options": [choices(t, option) for option in rule.options],
        "sums": [spaced(t.shown(found.lines), t.language.space) for found in rule.sums],
        "hands": [[t.link(f"page-{game}", said, NUMBER)] for game, said in hands],
        "see": [[t.cited(found, 0 if found.kind == "rule" else NUMBER)] for found in rule.see],
    }


def shared_data(t: Setter, shared: Shared) -> list[dict[str, Any]]:
    """What games share, letter by letter."""
    parts = []
    for key, letter in {**SECTIONS, "rankings": RANKINGS, "options": OPTIONS}.items():
        told = [_common(t, common) for common in shared.of(letter)]
        if told:
            parts.append({"id": key, "t": t(say(f"paper-shared-{key}")), "rules": told})
    return parts


def _common(t: Setter, common: Common) -> dict[str, Any]:
    rows = []
    match common.of:
        case RuleView() as rule:
            text = t(both([rule.text, rule.more]))
        case TableView() as table:
            text, rows = t(table.text), t.shown(table.rows)
        case OptionView() as option:
            text = choices(t, option)[2]
    return {"mark": common.mark, "name": t(common.name), "text": text, "rows": rows}


def mix_data(t: Setter, mix: MixView, sources: Sources) -> dict[str, Any]:
    told: list[Paragraph] = [["", t(rule.title), t(rule.text)] for rule in mix.rules]
    told += [choices(t, option) for option in mix.options]
    told += [["", "", t(note.text)] for note in (*mix.notes, *mix.history)]
    return t.of(mix, "id name essence digest") | {
        "other": t.other(mix),
        "games": [t.of(game, "label game name limit cells") for game in mix.games],
        "rules": told,
        "sources": marks_of(sources, mix),
    }


def tda_data(t: Setter, found: Iterable[AccountedView]) -> list[dict[str, Any]]:
    """The rules of the tournament directors, each with ours by their numbers alone."""
    return [
        t.of(one, "name subject stands note")
        | {"ours": spaced([[t.link(label_of(it), it.number or t(it.title))] for it in one.ours], " · ")}
        for one in found
    ]


def word_data(t: Setter, word: WordView) -> dict[str, Any]:
    return t.of(word, "id name text") | {
        "reading": word.reading if t.locale == READ and word.reading != t.plain(word.name) else "",
        "other": t.other(word),
        "see": [[t.cited(found, 0 if found.kind in ("rule", "word") else NUMBER)] for found in word.see],
    }
