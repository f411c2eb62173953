"""rulebook diff: what a change does, in words and in play."""

from __future__ import annotations

from contextlib import ExitStack

import click

from poker_rulebook.book.load import Book
from poker_rulebook.cli.shared import book_option, complain, dump


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
@book_option
def diff_command(base: str, head: str | None, form: str, deals: int, book: Book) -> None:
    """What changed from BASE to HEAD: sentences, examples, play, and what has to be printed again.

    BASE and HEAD are revisions, such as main or HEAD~1, or folders with games/ and schema/. Without HEAD it is
    the book as its files are now. A revision is read by the rules of this program and its schemas.
    """
    from poker_rulebook.changes import telling
    from poker_rulebook.changes.compared import compare
    from poker_rulebook.changes.sides import UnknownRevision, opened, uncommitted

    with ExitStack() as open_:
        try:
            sides = [open_.enter_context(opened(name, book)) for name in (base, head)]
        except UnknownRevision as error:
            complain(str(error), 2)
        changes = compare(sides[0], sides[1], deals, uncommitted(book, base, head))
    if form == "json":
        dump(changes.as_json())
    else:
        click.echo(telling.FORMS[form](changes))
