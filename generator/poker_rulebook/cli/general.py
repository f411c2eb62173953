"""General rules, and words of the glossary, as they are read in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Literal

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from poker_rulebook.book.chapters import Chapter, Rule
from poker_rulebook.book.load import Book
from poker_rulebook.cli.screen import LONG, Screen, grid, styled
from poker_rulebook.view.book_views import ChapterView, DecisionView, GeneralRule, WordView
from poker_rulebook.view.example_views import TableView
from poker_rulebook.view.phrases import phrases, plain
from poker_rulebook.view.sentences import joined, name_of, say
from poker_rulebook.view.text import marked_cards
from poker_rulebook.view.views import Citation


def chapter(view: ChapterView, lang: str) -> RenderableType:
    names = (plain(name, lang) for name in (view.name, view.other_name))
    title = styled("  ".join((view.number, *names)), lang, "bold underline")
    rules = [part for one in view.rules for part in (Text(), general_rule(one, lang))]
    return Group(title, styled(view.text, lang), *rules)


def general_rule(view: GeneralRule, lang: str) -> RenderableType:
    title = Text.assemble((f"{view.number}  ", "dim"), styled(view.name, lang, "bold"))
    title.append("  " + " · ".join(plain(word, lang) for _, word in view.roles), style="dim")
    parts: list[RenderableType] = [styled(view.text, lang)]
    if view.until:
        until = phrases(lang).render(view.until)
        parts.append(styled(f"{phrases(lang).say('put-right-until')}  {until}", lang, "italic"))
    for case in view.cases:
        pair = styled(case.condition, lang, "italic"), styled(case.outcome, lang)
        parts.append(grid(LONG, LONG, rows=[pair], padding=(0, 2), expand=True))
    parts += _decision(view.decision, lang) if view.decision else []
    for option in view.options:
        choices = [("●" if it.default else "○", styled(it.text, lang)) for it in option.choices]
        parts += [styled(option.name, lang, "italic"), grid({}, {"overflow": "fold"}, rows=choices)]
    for table in view.tables:
        parts += [styled(table.title, lang, "italic"), _table(table, lang)]
    parts += [styled(joined(example.lines), lang, "green") for example in view.sums]
    for hand in view.hands:
        cited = Text(f"{plain(say('example'), lang)}  {hand.game}/{hand.example.id}  ", style="dim")
        parts.append(cited.append_text(styled(hand.example.title, lang)))
    parts += _see(view.see, lang)
    return Group(title, *(Padding(part, (0, 0, 0, 2)) for part in parts))


def word(view: WordView, lang: str) -> RenderableType:
    name, *other = dict.fromkeys(plain(name, lang) for name in (view.name, view.other_name))
    dim = (f"  {text}" for text in (view.reading, view.id) if text)
    title = Text.assemble((name, "bold"), *(f"  {n}" for n in other), ("".join(dim), "dim"))
    return Group(title, styled(view.text, lang), *_see(view.see, lang))


def _see(cited: Iterable[Citation], lang: str) -> list[RenderableType]:
    named = " · ".join(f"{c.number} {phrases(lang).render(c.name)} ({c.id})".strip() for c in cited)
    return [styled(f"{phrases(lang).say('see-also')}  {named}", lang, "dim")] if named else []


def _table(found: TableView, lang: str) -> RenderableType:
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1 if found.wide else 2, 0, 0))
    for place, column in enumerate(found.columns):
        number: Literal["right", "left"] = "right" if column.number else "left"
        table.add_column(styled(column.label, lang), justify=number, no_wrap=column.number and place > 0)
    for row in found.rows:
        if row.group:
            table.add_row(styled(row.group, lang, "bold"))
        table.add_row(*(styled(cell, lang) for cell in (*row.cells, marked_cards(row.cards))))
    return table


def _decision(found: DecisionView, lang: str) -> Iterator[RenderableType]:
    for question in found.questions:
        yield Text.assemble((f"{question.number}. ", "bold"), styled(question.text, lang))
        for branch in question.branches:
            leads = f"{branch.mark}: " if branch.mark else f"{branch.number}."
            told = styled(found.told(branch.mark), lang) if branch.mark else Text()
            yield Text.assemble((f"   {plain(branch.answer, lang)} → {leads}", "dim"), told)


# --- lists of rules


def numbered(
    found: Iterable[tuple[Chapter, Rule]], numbers: Mapping[str, str], lang: str
) -> Iterator[Sequence[str | Text]]:
    """Number, name, id and roles; the names of chapters, which serve nobody in particular, are bold."""
    for chapter, rules in groupby(found, lambda pair: pair[0]):
        yield numbers[chapter.id], styled(name_of(chapter.name), lang, "bold"), chapter.id, ""
        for _, rule in rules:
            words = " · ".join(phrases(lang).say(f"role-{name}") for name in rule.roles)
            yield numbers[rule.id], styled(name_of(rule.name), lang), rule.id, words


def accounted(book: Book, lang: str) -> Iterator[Sequence[str | Text]]:
    """Each rule of the TDA: number, subject, ids of our rules, and how these stand to it."""
    said = phrases(lang).say
    for kind, listed in book.tda.items():
        for one in listed:
            number = said(f"tda-{kind}", n=str(one.number))
            yield number, styled(name_of(one.subject), lang), " ".join(one.ours), said(f"tda-{one.stands}")


def print_rows(found: Iterable[Sequence[str | Text]]) -> None:
    """Four columns, or as many of the first ones as fit."""
    rows = list(found)
    number, small = {"justify": "right", "no_wrap": True}, {"no_wrap": True, "style": "dim"}
    columns: list[dict[str, Any]] = [number, {}, small, small]
    shown = ((columns[:n], [row[:n] for row in rows]) for n in (4, 3, 2))
    Screen().print_fitting(*(grid(*some, rows=cells, padding=(0, 2, 0, 0)) for some, cells in shown))
