"""The JSON of the general rules for programs: chapters with their rules, numbered as in this edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from poker_rulebook.book.load import Book
from poker_rulebook.view import book_views, rule_views
from poker_rulebook.view.counted import TableView
from poker_rulebook.view.text import plain


def general_document(book: Book, shown: Mapping[str, book_views.Book]) -> list[dict[str, Any]]:
    """Every part in order.

    data    the chapter file itself, as checked
    text    locale -> what its rules say, plain: figures and cards in their places
    """
    return [
        {
            "id": part.id,
            "name": part.name,
            "chapters": [_chapter(book, id_, shown) for id_ in part.chapters],
        }
        for part in book.parts
    ]


def _chapter(book: Book, chapter_id: str, shown: Mapping[str, book_views.Book]) -> dict[str, Any]:
    found = {locale: next(c for c in view.chapters if c.id == chapter_id) for locale, view in shown.items()}
    first = found["en"]
    return {
        "id": chapter_id,
        "number": first.number,
        "name": book.chapters[chapter_id].name,
        "digest": first.digest,
        "games": [game for game, _ in first.games] if book.chapters[chapter_id].applies else "all",
        "data": book.chapter_sources[chapter_id].value,
        "rules": [
            _rule(rule, {k: v.rules[n] for k, v in found.items()}) for n, rule in enumerate(first.rules)
        ],
    }


def _rule(rule: rule_views.Rule, found: Mapping[str, rule_views.Rule]) -> dict[str, Any]:
    return {
        "id": rule.id,
        "number": rule.number,
        "for": [role for role, _ in rule.roles],
        "see": [cited.id for cited in rule.see],
        "text": {locale: _text(view, locale) for locale, view in found.items()},
    }


def _text(rule: rule_views.Rule, locale: str) -> dict[str, Any]:
    told: dict[str, Any] = {"name": plain(rule.name, locale), "text": plain(rule.text, locale)}
    if rule.until:
        told["until"] = plain(rule.until, locale)
    if rule.cases:
        told["cases"] = [
            {"id": case.id, "if": plain(case.condition, locale), "then": plain(case.outcome, locale)}
            for case in rule.cases
        ]
    if rule.decision:
        told["questions"] = [plain(question.text, locale) for question in rule.decision.questions]
        told["outcomes"] = {o.id: plain(o.text, locale) for o in rule.decision.outcomes}
    if rule.options:
        told["alternatives"] = [
            {choice.id: plain(choice.text, locale) for choice in option.choices} for option in rule.options
        ]
    if rule.tables:
        told["tables"] = {table.id: _table(table, locale) for table in rule.tables}
    if rule.sums:
        told["sums"] = {example.id: [plain(line, locale) for line in example.lines] for example in rule.sums}
    return told


def _table(table: TableView, locale: str) -> dict[str, Any]:
    """Columns, and the cells of every row as they are printed."""
    return {
        "title": plain(table.title, locale),
        "notes": [plain(note, locale) for note in table.notes],
        "columns": [plain(column.label, locale) for column in table.columns],
        "rows": [[plain(cell, locale) for cell in row.cells] for row in table.rows],
        "counted": plain(table.counted, locale),
    }
