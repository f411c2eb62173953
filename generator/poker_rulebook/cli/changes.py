"""rulebook diff, edition: what a change does, in words and in play, and what it is compared with for good."""

from __future__ import annotations

from contextlib import ExitStack
from datetime import date

import click

from poker_rulebook.book.load import Book
from poker_rulebook.cli.shared import book_option, complain, dump, refuse
from poker_rulebook.cli.working import progress_option
from poker_rulebook.progress import Progress


@click.command("diff")
@click.argument("base")
@click.argument("head", required=False)
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "markdown", "json", "html"]),
    default="text",
    show_default=True,
)
@click.option(
    "--deals",
    type=click.IntRange(0, 1_000_000),
    default=1_000,
    show_default=True,
    help="Random deals for each game whose rules differ.",
)
@progress_option
@book_option
def diff_command(base: str, head: str | None, form: str, deals: int, progress: Progress, book: Book) -> None:
    """What changed from BASE to HEAD: sentences, examples, play, and what has to be printed again.

    BASE and HEAD are revisions, such as main or HEAD~1, or folders with games/ and schema/. Without HEAD it is
    the book as its files are now. A revision is read by the rules of this program and its schemas.
    """
    from poker_rulebook.changes import telling
    from poker_rulebook.changes.compared import compare
    from poker_rulebook.changes.pages import UnknownRevision, opened, uncommitted

    with ExitStack() as open_:
        progress.doing(f"reading {base}")
        try:
            sides = [open_.enter_context(opened(name, book)) for name in (base, head)]
        except UnknownRevision as error:
            complain(str(error), 2)
        changes = compare(sides[0], sides[1], deals, uncommitted(book, base, head), progress)
    progress.clear()
    if form == "json":
        dump(changes.as_json())
    else:
        click.echo(telling.FORMS[form](changes))


@click.command("edition")
@click.argument("name")
@click.option("--date", "day", default="", metavar="YYYY-MM-DD", help="When it is published; today.")
@progress_option
@book_option
def edition_command(name: str, day: str, progress: Progress, book: Book) -> None:
    """Freeze the book as the edition of that name, in editions/NAME: its files, and every sentence that can be cited.

    The site shows each edition with what has changed since, in words and in play, every rule says since which edition
    it stands, and `check` fails when something that an edition has leads nowhere. Commit the folder.
    """
    from poker_rulebook.inspection import inspected
    from poker_rulebook.past import CannotFreeze, freeze

    try:
        day = date.fromisoformat(day).isoformat() if day else date.today().isoformat()
    except ValueError:
        complain(f"--date {day!r} is not a date: write it like 2026-11-22", 2)
    if found := inspected(book, progress=progress).problems:
        refuse(found, ", nothing was frozen")
    progress.doing(f"freezing {name}")
    try:
        folder = freeze(book, name, day)
    except CannotFreeze as error:
        complain(str(error), 2)
    progress.say(f"{folder} is the edition {name} of {day}: commit it")
