"""rulebook rules, and what `rulebook show` tells of general rules."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from generator.cli.shared import book_option, complain, dump, sound_book, without_tracebacks

if TYPE_CHECKING:
    from rich.console import RenderableType

    from generator.book.load import Book
    from generator.view import rule_views, views
    from generator.view.counted import TableView


@click.command("rules")
@click.option(
    "--for", "role", type=click.Choice(["player", "dealer", "floor"]), help="Only those that serve them."
)
@click.option("--lang", type=click.Choice(["en", "ja"]), default="en", show_default=True)
@click.option("--json", "as_json", is_flag=True, help="One JSON document.")
@book_option
@without_tracebacks
def rules_command(role: str | None, lang: str, as_json: bool, folder: Path | None) -> None:
    """Every general rule: its number in this edition, its id, its name, and whom it serves."""
    from rich.console import Console
    from rich.table import Table

    from generator.view.chapters import rule_numbers
    from generator.view.phrases import phrases

    book = sound_book(folder)
    numbers, say = rule_numbers(book), phrases(lang)
    found = [
        (chapter, [rule for rule in chapter.rules if role is None or role in rule.roles])
        for chapter in book.chapters.values()
    ]
    if as_json:
        dump([_listed(rule, chapter.id, numbers) for chapter, rules in found for rule in rules])
        return
    table = Table.grid(padding=(0, 2), expand=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(ratio=1, overflow="fold")
    table.add_column(no_wrap=True, style="dim")
    table.add_column(no_wrap=True, style="dim")
    for chapter, rules in found:
        if rules:
            table.add_row(numbers[chapter.id], f"[bold]{chapter.name[lang]}[/]", chapter.id, "")
        for rule in rules:
            words = " · ".join(say.say(f"role-{name}") for name in rule.roles)
            table.add_row(numbers[rule.id], rule.name[lang], rule.id, words)
    Console(highlight=False).print(table)


def _listed(rule: Any, chapter: str, numbers: dict[str, str]) -> dict[str, Any]:
    return {
        "id": rule.id, "chapter": chapter, "number": numbers[rule.id], "name": rule.name, "for": list(rule.roles),
    }  # fmt: skip


def show_general(book: Book, name: str, options: tuple[str, ...], lang: str) -> None:
    """A chapter, a rule or a word of the glossary in the terminal. An unknown name is answered with the nearest ones."""
    from rich.console import Console

    from generator.book.general import find_rule, near_rules
    from generator.book.glossary import find_word, near_words
    from generator.view.chapters import chapter_view, rule_numbers
    from generator.view.glossary import word_view
    from generator.view.phrases import phrases

    found = find_rule(book, name)
    is_id = found is not None and name in {it.id for it in found if it}
    word = book.terms.get(name) or (None if found else find_word(book.terms, name))
    if word and not is_id:
        if options:
            complain(f"{name!r} is a word of the glossary: --option is for games and mixes", 2)
        Console(highlight=False).print(_word(word_view(phrases(lang), book, word, rule_numbers(book)), lang))
        return
    if found is None:
        near = [*book.near(name), *near_rules(book, name), *near_words(book.terms, name)][:3]
        hint = (
            f"did you mean {' or '.join(near)}?" if near else "'rulebook list' and 'rulebook rules' show all"
        )
        complain(f"no game and no general rule is called {name!r}: {hint}", 2)
    if options:
        complain(f"{name!r} is a general rule: --option is for games and mixes", 2)
    chapter, rule = found
    view = chapter_view(phrases(lang), book, chapter, rule_numbers(book))
    console = Console(highlight=False)
    if rule is None:
        console.print(_chapter(view, lang))
    else:
        console.print(_rule(next(shown for shown in view.rules if shown.id == rule.id), lang))


def _chapter(view: rule_views.Chapter, lang: str) -> RenderableType:
    from rich.console import Group
    from rich.text import Text

    from generator.cli.terminal import styled

    title = Text(f"{view.number}  {view.name}  {view.other_name}", style="bold underline")
    rules = [part for rule in view.rules for part in (Text(), _rule(rule, lang))]
    return Group(title, styled(view.text, lang), *rules)


def _rule(rule: rule_views.Rule, lang: str) -> RenderableType:
    from rich.console import Group
    from rich.padding import Padding
    from rich.text import Text

    from generator.cli.terminal import styled
    from generator.view.phrases import phrases

    say = phrases(lang)
    title = Text.assemble((f"{rule.number}  ", "dim"), styled(rule.name, lang, "bold"))
    title.append("  " + " · ".join(word for _, word in rule.roles), style="dim")
    parts: list[RenderableType] = [title, styled(rule.text, lang)]
    for case in rule.cases:
        parts.append(_pair(styled(case.condition, lang, "italic"), styled(case.outcome, lang)))
    parts += _decision(rule.decision, lang) if rule.decision else []
    for option in rule.options:
        parts += [styled(option.name, lang, "italic"), *(_choice(choice, lang) for choice in option.choices)]
    for table in rule.tables:
        parts += [styled(table.title, lang, "italic"), _table(table, lang)]
    gap = "" if lang == "ja" else " "
    parts += [styled(gap.join(example.lines), lang, "green") for example in rule.sums]
    for hand in rule.hands:
        cited = Text(f"{say.say('example')}  {hand.game}/{hand.example.id}  ", style="dim")
        parts.append(cited.append_text(styled(hand.example.title, lang)))
    parts += _see(rule.see, lang)
    return Group(parts[0], *(Padding(part, (0, 0, 0, 2)) for part in parts[1:]))


def _word(word: rule_views.Word, lang: str) -> RenderableType:
    from rich.console import Group
    from rich.text import Text

    from generator.cli.terminal import styled

    other = word.other_name if word.other_name != word.name else ""
    title = Text.assemble((word.name, "bold"), f"  {other}".rstrip(), (f"  {word.reading}  {word.id}", "dim"))
    return Group(title, styled(word.text, lang), *_see(word.see, lang))


def _see(cited: Iterable[rule_views.Citation], lang: str) -> list[RenderableType]:
    from rich.text import Text

    from generator.view.phrases import phrases

    named = " · ".join(f"{c.number} {c.name} ({c.id})".strip() for c in cited)
    return [Text(f"{phrases(lang).say('see-also')}  {named}", style="dim")] if named else []


def _pair(left: Any, right: Any) -> RenderableType:
    from rich.table import Table

    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(ratio=1, overflow="fold")
    grid.add_column(ratio=1, overflow="fold")
    grid.add_row(left, right)
    return grid


def _table(found: TableView, lang: str) -> RenderableType:
    from rich.table import Table

    from generator.cli.terminal import styled
    from generator.view.text import cards

    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 1 if found.wide else 2, 0, 0))
    for column in found.columns:
        number = "right" if column.number else "left"
        table.add_column(styled(column.label, lang), justify=number, no_wrap=column.number)
    for row in found.rows:
        if row.group:
            table.add_row(styled(row.group, lang, "bold"))
        table.add_row(*(styled(cell, lang) for cell in row.cells), styled(cards(row.cards), lang))
    return table


def _decision(found: rule_views.Decision, lang: str) -> list[RenderableType]:
    from rich.text import Text

    from generator.cli.terminal import styled

    lines: list[RenderableType] = []
    for question in found.questions:
        lines.append(Text.assemble((f"{question.number}. ", "bold"), styled(question.text, lang)))
        for branch in question.branches:
            leads = f"{branch.mark}: " if branch.mark else f"{branch.number}."
            told = styled(found.told(branch.mark), lang) if branch.mark else Text()
            lines.append(Text.assemble((f"   {branch.answer} → {leads}", "dim"), told))
    return lines


def _choice(choice: views.Choice, lang: str) -> RenderableType:
    from rich.table import Table

    from generator.cli.terminal import styled

    grid = Table.grid(padding=(0, 1))
    grid.add_column()
    grid.add_column(overflow="fold")
    grid.add_row("●" if choice.default else "○", styled(choice.text, lang))
    return grid
