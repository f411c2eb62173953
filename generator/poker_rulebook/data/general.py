"""The JSON of the general rules for programs, numbered as in this edition, and of the glossary."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from poker_rulebook.book.load import Book
from poker_rulebook.languages import LOCALES
from poker_rulebook.view.before import Before
from poker_rulebook.view.book import BookView
from poker_rulebook.view.book_views import ChapterView, GeneralRule, WordView
from poker_rulebook.view.example_views import TableView
from poker_rulebook.view.phrases import plain


def general_document(book: Book, shown: BookView) -> list[dict[str, Any]]:
    """Every part in order.

    data    the chapter file itself, as checked
    text    locale -> what its rules say, plain: figures and cards in their places
    """
    views = {chapter.id: chapter for chapter in shown.chapters}
    return [
        {"id": part.id, "name": part.name, "chapters": [_chapter(book, views[id_]) for id_ in part.chapters]}
        for part in book.parts
    ]


def _chapter(book: Book, view: ChapterView) -> dict[str, Any]:
    chapter = book.chapters[view.id]
    return {
        "id": view.id,
        "number": view.number,
        "name": chapter.name,
        "digest": view.digest,
        "games": [game for game, _ in view.games] if chapter.applies else "all",
        "data": book.chapters.source(view.id).value,
        "rules": [_rule(rule) for rule in view.rules],
    }


def _rule(rule: GeneralRule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "number": rule.number,
        "for": [role for role, _ in rule.roles],
        "see": [cited.id for cited in rule.see],
        "text": {locale: _text(rule, locale) for locale in LOCALES},
    }


def _text(rule: GeneralRule, locale: str) -> dict[str, Any]:
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


def before_document(before: Before) -> list[dict[str, Any]]:
    """What is settled before the first hand, point by point; the first choice is the usual one.

    rule    the general rule that says more, or null
    text    locale -> the point, the games that it concerns where these are not all, and its choices, plain
    """
    return [
        {
            "id": point.id,
            "rule": point.rule.id if point.rule else None,
            "choices": [choice.id for choice in point.choices],
            "text": {
                locale: {
                    "name": plain(point.name, locale),
                    "games": [plain(name, locale) for name in point.games or group.games],
                    "choices": {choice.id: plain(choice.text, locale) for choice in point.choices},
                }
                for locale in LOCALES
            },
        }
        for group in before.groups
        for point in group.points
    ]


def tda_document(book: Book) -> dict[str, list[dict[str, Any]]]:
    """The rules and recommended procedures of the tournament directors by number, each with ours."""
    return {kind: [asdict(found) for found in listed] for kind, listed in book.tda.items()}


def _table(table: TableView, locale: str) -> dict[str, Any]:
    """Columns, and the cells of every row as they are printed."""
    return {
        "title": plain(table.title, locale),
        "notes": [plain(note, locale) for note in table.notes],
        "columns": [plain(column.label, locale) for column in table.columns],
        "rows": [[plain(cell, locale) for cell in row.cells] for row in table.rows],
        "counted": plain(table.counted, locale),
    }


def glossary_document(book: Book, shown: BookView) -> list[dict[str, Any]]:
    """Every word, by id.

    forms   locale -> everything that pages link, the word itself first
    see     what the word cites: its kind (game, mix, chapter, rule or word) and id
    """
    words = {word.id: word for word in shown.words}
    return [_word(book, words[id_]) for id_ in sorted(book.terms)]


def _word(book: Book, word: WordView) -> dict[str, Any]:
    term = book.terms[word.id]
    return {
        "id": term.id,
        "former": list(term.former),
        "term": term.term,
        "reading": term.reading,
        "also": list(term.also),
        "forms": {locale: list(forms) for locale, forms in term.forms.items()},
        "linked": term.linked,
        "text": term.text,
        "see": [{"kind": cited.kind, "id": cited.id} for cited in word.see],
        "digest": word.digest,
    }
