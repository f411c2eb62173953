"""General rules, chapters and words of the glossary in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from poker_rulebook.cli.terminal import styled
from poker_rulebook.view.book_views import ChapterView, DecisionView, GeneralRule, WordView
from poker_rulebook.view.example_views import TableView
from poker_rulebook.view.phrases import phrases, plain
from poker_rulebook.view.sentences import joined, say
from poker_rulebook.view.text import marked_cards
from poker_rulebook.view.views import ChoiceView, Citation


def chapter(view: ChapterView, lang: str) -> RenderableType:
    names = (phrases(lang).render(name) for name in (view.name, view.other_name))
    title = styled("  ".join((view.number, *names)), lang, "bold underline")
    rules = [part for one in view.rules for part in (Text(), rule(one, lang))]
    return Group(title, styled(view.text, lang), *rules)


def rule(view: GeneralRule, lang: str) -> RenderableType:
    title = Text.assemble((f"{view.number}  ", "dim"), styled(view.name, lang, "bold"))
    title.append("  " + " · ".join(plain(word, lang) for _, word in view.roles), style="dim")
    parts: list[RenderableType] = [title, styled(view.text, lang)]
    if view.until:
        parts.append(
            styled(
                f"{phrases(lang).say('put-right-until')}  {phrases(lang).render(view.until)}", lang, "italic"
            )
        )
    for case in view.cases:
        parts.append(_pair(styled(case.condition, lang, "italic"), styled(case.outcome, lang)))
    parts += _decision(view.decision, lang) if view.decision else []
    for option in view.options:
        parts += [styled(option.name, lang, "italic"), *(_choice(choice, lang) for choice in option.choices)]
    for table in view.tables:
        parts += [styled(table.title, lang, "italic"), _table(table, lang)]
    parts += [styled(joined(example.lines), lang, "green") for example in view.sums]
    for hand in view.hands:
        cited = Text(f"{plain(say('example'), lang)}  {hand.game}/{hand.example.id}  ", style="dim")
        parts.append(cited.append_text(styled(hand.example.title, lang)))
    parts += _see(view.see, lang)
    return Group(parts[0], *(Padding(part, (0, 0, 0, 2)) for part in parts[1:]))


def word(view: WordView, lang: str) -> RenderableType:
    name, *other = dict.fromkeys(plain(name, lang) for name in (view.name, view.other_name))
    title = Text.assemble((name, "bold"), *(f"  {n}" for n in other), (f"  {view.reading}  {view.id}", "dim"))
    return Group(title, styled(view.text, lang), *_see(view.see, lang))


def _see(cited: Iterable[Citation], lang: str) -> list[RenderableType]:
    named = " · ".join(f"{c.number} {phrases(lang).render(c.name)} ({c.id})".strip() for c in cited)
    return [styled(f"{phrases(lang).say('see-also')}  {named}", lang, "dim")] if named else []


def _pair(left: Any, right: Any) -> RenderableType:
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(ratio=1, overflow="fold")
    grid.add_column(ratio=1, overflow="fold")
    grid.add_row(left, right)
    return grid


def _table(found: TableView, lang: str) -> RenderableType:
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1 if found.wide else 2, 0, 0))
    for place, column in enumerate(found.columns):
        number: Literal["right", "left"] = "right" if column.number else "left"
        table.add_column(styled(column.label, lang), justify=number, no_wrap=column.number and place > 0)
    for row in found.rows:
        if row.group:
            table.add_row(styled(row.group, lang, "bold"))
        table.add_row(*(styled(cell, lang) for cell in row.cells), styled(marked_cards(row.cards), lang))
    return table


def _decision(found: DecisionView, lang: str) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for question in found.questions:
        lines.append(Text.assemble((f"{question.number}. ", "bold"), styled(question.text, lang)))
        for branch in question.branches:
            leads = f"{branch.mark}: " if branch.mark else f"{branch.number}."
            told = styled(found.told(branch.mark), lang) if branch.mark else Text()
            lines.append(Text.assemble((f"   {plain(branch.answer, lang)} → {leads}", "dim"), told))
    return lines


def _choice(choice: ChoiceView, lang: str) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column()
    grid.add_column(overflow="fold")
    grid.add_row("●" if choice.default else "○", styled(choice.text, lang))
    return grid
