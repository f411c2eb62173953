"""rulebook rules, and what `rulebook show` tells of general rules."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from poker_rulebook.cli.lines import dump
from poker_rulebook.cli.shared import (
    book_option,
    complain,
    load_book,
    refuse,
    say_what_is_missing,
    without_tracebacks,
)

if TYPE_CHECKING:
    from rich.table import Table

    from poker_rulebook.book.chapters import Chapter
    from poker_rulebook.book.load import Book
    from poker_rulebook.view.book_views import ChapterView


@click.command("rules", short_help="Every general rule: number, name, id.")
@click.option(
    "--for", "role", type=click.Choice(["player", "dealer", "floor"]), help="Only those that serve them."
)
@click.option("--tda", "by_tda", is_flag=True, help="The rules of the TDA by number, each with ours.")
@click.option("--lang", type=click.Choice(["en", "ja"]), default="en", show_default=True)
@click.option("--json", "as_json", is_flag=True, help="One JSON document.")
@book_option
@without_tracebacks
def rules_command(role: str | None, by_tda: bool, lang: str, as_json: bool, folder: Path | None) -> None:
    """Every general rule: its number in this edition, its id, its name, and whom it serves."""
    from poker_rulebook.cli.screen import print_fitting
    from poker_rulebook.view.citations import rule_numbers
    from poker_rulebook.view.phrases import phrases

    book = load_book(folder)
    numbers, say = rule_numbers(book), phrases(lang)
    if by_tda:
        if as_json:
            dump({kind: [asdict(one) for one in listed] for kind, listed in book.tda.items()})
        else:
            print_fitting(*(_table(_accounted(book, lang), columns) for columns in (4, 3, 2)))
        return
    found = [
        (chapter, [rule for rule in chapter.rules if role is None or role in rule.roles])
        for chapter in book.chapters.values()
    ]
    if as_json:
        dump([_listed(rule, chapter.id, numbers) for chapter, rules in found for rule in rules])
        say_what_is_missing([book.chapters])
        return
    rows: list[tuple[str, str, str, str]] = []
    for chapter, rules in found:
        if rules:
            rows.append((numbers[chapter.id], chapter.name[lang], chapter.id, ""))
        for rule in rules:
            words = " · ".join(say.say(f"role-{name}") for name in rule.roles)
            rows.append((numbers[rule.id], rule.name[lang], rule.id, words))
    print_fitting(*(_table(rows, columns) for columns in (4, 3, 2)))
    say_what_is_missing([book.chapters])


def _accounted(book: Book, lang: str) -> list[tuple[str, str, str, str]]:
    """Number, subject, ids of our rules, and how these stand to it."""
    from poker_rulebook.view.phrases import phrases

    say = phrases(lang)
    return [
        (
            say.say(f"tda-{kind}", n=str(one.number)),
            one.subject[lang],
            " ".join(one.ours),
            say.say(f"tda-{one.stands}"),
        )
        for kind, listed in book.tda.items()
        for one in listed
    ]


def _table(rows: list[tuple[str, str, str, str]], columns: int) -> Table:
    """Number, name, id and roles; the names of chapters, which serve nobody in particular, are bold."""
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for _ in range(columns - 2):
        table.add_column(no_wrap=True, style="dim")
    for number, name, *rest in rows:
        table.add_row(number, Text(name, "" if rest[1] else "bold"), *rest[: columns - 2])
    return table


def _listed(rule: Any, chapter: str, numbers: dict[str, str]) -> dict[str, Any]:
    return {
        "id": rule.id, "chapter": chapter, "number": numbers[rule.id], "name": rule.name, "for": list(rule.roles),
    }  # fmt: skip


def show_general(book: Book, name: str, options: tuple[str, ...], lang: str) -> None:
    """A chapter, a rule or a word of the glossary in the terminal. An unknown name is answered with the nearest ones."""
    from poker_rulebook.book.chapters import find_rule, near_rules
    from poker_rulebook.book.check import of_chapter
    from poker_rulebook.book.glossary import find_word, near_words
    from poker_rulebook.cli import general_terminal
    from poker_rulebook.cli.screen import console
    from poker_rulebook.view.citations import rule_numbers, word_view

    found = find_rule(book.chapters, name)
    is_id = found is not None and name in {it.id for it in found if it}
    word = book.terms.get(name) or (None if found else find_word(book.terms, name))
    if word and not is_id:
        if options:
            complain(f"{name!r} is a word of the glossary: --option is for games and mixes", 2)
        console().print(general_terminal.word(word_view(book, word, rule_numbers(book)), lang))
        return
    if found is None:
        near = [*book.near(name), *near_rules(book.chapters, name), *near_words(book.terms, name)][:3]
        hint = (
            f"did you mean {' or '.join(near)}?" if near else "'rulebook list' and 'rulebook rules' show all"
        )
        complain(f"no game and no general rule is called {name!r}: {hint}", 2)
    if options:
        complain(f"{name!r} is a general rule: --option is for games and mixes", 2)
    chapter, rule = found
    if wrong := of_chapter(book, chapter.id):
        refuse(wrong)
    view = _shown(book, chapter)
    if rule is None:
        console().print(general_terminal.chapter(view, lang))
    else:
        console().print(
            general_terminal.rule(next(shown for shown in view.rules if shown.id == rule.id), lang)
        )


def _shown(book: Book, chapter: Chapter) -> ChapterView:
    """The chapter as a reader sees it. One with a sum or a table that cannot be counted is refused."""
    from poker_rulebook.figures import checking
    from poker_rulebook.play.reading import InputError
    from poker_rulebook.view.chapters import chapter_view
    from poker_rulebook.view.citations import rule_numbers

    try:
        return chapter_view(book, chapter, rule_numbers(book))
    except InputError:
        refuse(checking.problems(book, [chapter.id]))
