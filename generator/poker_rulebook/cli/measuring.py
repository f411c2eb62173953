"""rulebook measure: the chances that are printed, counted and written down."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from poker_rulebook.cli.shared import (
    book_option,
    chosen_game,
    counted,
    load_book,
    refuse,
    without_tracebacks,
)

if TYPE_CHECKING:
    from poker_rulebook.book.load import Book
    from poker_rulebook.book.measured import Measured


@click.command("measure", short_help="The chances on the pages, counted.")
@click.argument("names", metavar="[GAME]...", nargs=-1)
@book_option
@without_tracebacks
def measure_command(names: tuple[str, ...], folder: Path | None) -> None:
    """Count the chances that a game's page tells, and write them to games/measured.yaml.

    How often a low qualifies, how large a badugi is, how often a hand has a face card: for one player who
    stays to the end, before any draw and with the discards that turn out best. All deals are counted where
    that takes seconds; else random ones from a fixed seed, so that the numbers come out the same again.

    Without GAME every game whose numbers are missing, or were counted under other rules. A game that is
    named is counted anew.
    """
    from poker_rulebook.measure import chances

    book = _book(folder)
    if names:
        games = [chosen_game(book, name, ()) for name in names]
    else:
        games = [
            game for game in book.games.values() if chances.asked(game) and not chances.current(book, game)
        ]
    for game in games:
        start = time.perf_counter()
        entry = chances.measure(game)
        if not entry.shares:
            click.echo(f"{game.id}: nothing to count")
            continue
        book.measured[game.id] = entry
        _write(book)
        click.echo(f"{game.id} ({time.perf_counter() - start:.1f} s)")
        _tell(entry)
    for name in sorted(chances.surplus(book)):
        del book.measured[name]
        click.echo(f"{name}: taken out")
    _write(book)
    click.echo(f"{counted(len(games), 'game')} measured")


def _book(folder: Path | None) -> Book:
    """The book; a file of chances that cannot be read is written anew."""
    from poker_rulebook.book.check import file_problems
    from poker_rulebook.book.measured import FILE

    book = load_book(folder)
    wrong = [problem for problem in file_problems(book) if problem.file != FILE]
    if wrong:
        refuse(wrong)
    return book


def _tell(entry: Measured) -> None:
    for share, chances in entry.shares.items():
        answers = ", ".join(f"{name} {chances.chance(name):.2%}" for name in chances.answers)
        how = "exact" if chances.seed is None else f"seed {chances.seed}"
        click.echo(f"  {share}: {answers} ({chances.deals:,} deals, {how})")


def _write(book: Book) -> None:
    from poker_rulebook.book.measured import FILE, as_text
    from poker_rulebook.folders import write_whole

    write_whole(book.folder / FILE, as_text(book.measured).encode("utf-8"))
