"""rulebook build, serve."""

from __future__ import annotations

import time
from pathlib import Path

import click

from poker_rulebook.cli.shared import (
    book_option,
    complain,
    counted,
    default_folder,
    load_book,
    refuse,
    without_tracebacks,
)


@click.command("build", short_help="Site, books, table cards and JSON.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("build"),
    show_default=True,
    help="Folder to write.",
)
@book_option
@without_tracebacks
def build_command(out: Path, folder: Path | None) -> None:
    """Site, books, table cards, mix sheets and JSON. A failed build leaves the previous one in place."""
    start = time.perf_counter()
    published = _built(folder, out)
    click.echo()
    click.echo(f"  {out / 'site' / 'index.html'}  the website: {counted(len(published.pages), 'page')}")
    click.echo(f"  {out / 'site' / 'api'}  {counted(len(published.data), 'JSON file')}")
    for path in published.books:
        click.echo(f"  {out / path}")
    if published.cards:
        click.echo(f"  {out / published.cards[0].parent}  {counted(len(published.cards), 'table card')}")
    if published.sheets:
        click.echo(f"  {out / published.sheets[0].parent}  {counted(len(published.sheets), 'mix sheet')}")
    click.echo(f"built in {time.perf_counter() - start:.1f} s")


def _built(folder: Path | None, out: Path):
    """The published parts, or one message and exit status 1."""
    from poker_rulebook.book.check import file_problems
    from poker_rulebook.figures import checking
    from poker_rulebook.measure import chances
    from poker_rulebook.paper.fonts import MissingFont
    from poker_rulebook.paper.typesetting import PaperError
    from poker_rulebook.play import examples
    from poker_rulebook.publish import PublishError, publish
    from poker_rulebook.web.site import SiteError

    book = load_book(folder)
    found = sorted(
        {*file_problems(book), *examples.problems(book), *checking.problems(book), *chances.problems(book)}
    )
    if found:
        refuse(found, ", nothing was built")
    try:
        return publish(book, out, lambda line: click.echo(f"  {line}"))
    except (PublishError, SiteError, PaperError, MissingFont) as error:
        complain(f"{error}", 1)
    except OSError as error:
        complain(f"{out} was not written, and what was there stays: {error.strerror or error}", 1)


@click.command("serve", short_help="The site, rebuilt as files change.")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True)
@book_option
@without_tracebacks
def serve_command(port: int, folder: Path | None) -> None:
    """The site on this machine, rebuilt as files change."""
    from poker_rulebook.web.site import serve

    serve(folder or default_folder(), port, click.echo)
