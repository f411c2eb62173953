"""rulebook print: sheets of paper for games, for a mix, or for any list of games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import click

from poker_rulebook.book.load import Book
from poker_rulebook.book.mix import Mix
from poker_rulebook.cli.shared import FILE, book_of, book_option, chosen_game_or_mix, complain, house_option
from poker_rulebook.view.phrases import LOCALES

PAPERS = click.Choice(["a4", "letter"])


class Asked(NamedTuple):
    """What is to be printed. games    ids in order of play; mix    the id of the mix instead, or ''"""

    book: Book
    games: tuple[str, ...]
    mix: str
    locales: tuple[str, ...]
    letter: bool
    out: Path


def print_before(asked: Asked) -> list[Path]:
    """What is settled before the first hand, with boxes to tick."""
    from poker_rulebook.paper.before import before_job
    from poker_rulebook.paper.typesetting import on_letter, print_all
    from poker_rulebook.view.before import before_games, before_mix

    book = asked.book
    if asked.mix:
        settled = before_mix(book, book.mixes[asked.mix])
    else:
        settled = before_games(book, [book.games[id_] for id_ in asked.games])
    path = asked.out / f"before-{_called(asked)}.pdf"
    made = print_all([before_job(settled, asked.locales, path)])
    if asked.letter:
        path.write_bytes(on_letter(path.read_bytes()))
    return made


def _called(asked: Asked) -> str:
    """The end of a file's name: "razz-badugi-en-a4"."""
    games = "-".join(asked.games) if len(asked.games) <= 3 else f"{len(asked.games)}-games"
    return "-".join([asked.mix or games, *asked.locales, "letter" if asked.letter else "a4"])


KINDS: dict[str, Callable[[Asked], list[Path]]] = {"before": print_before}  # --as, and what makes it


@click.command("print")
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--mix", default="", metavar="ID", help="The games of this mix.")
@click.option("--all", "every", is_flag=True, help="Every game of the book.")
@click.option(
    "--as",
    "kind",
    type=click.Choice(list(KINDS)),
    required=True,
    help="before: what to settle before the first hand.",
)
@click.option("--lang", type=click.Choice([*LOCALES, "both"]), default="en", show_default=True)
@click.option("--paper", type=PAPERS, default="a4", show_default=True)
@click.option("--out", type=FILE, default=Path(), help="The folder for the PDF; this one without it.")
@house_option
@book_option
def print_command(
    games: tuple[str, ...],
    mix: str,
    every: bool,
    kind: str,
    lang: str,
    paper: str,
    out: Path,
    house: str | None,
    book: Book,
) -> None:
    """A sheet to print for games, for the games of a mix, or for all: as a PDF.

    \b
    rulebook print razz badugi --as before
    rulebook print --mix horse --as before --lang both --paper letter
    """
    if (bool(games), bool(mix), every).count(True) != 1:
        complain("name games, or a mix with --mix, or use --all", 2)
    book = book_of(house, book)
    named = _games(book, games) if games else tuple(book.offered) if every else ()
    locales = LOCALES if lang == "both" else (lang,)
    asked = Asked(book, named, _mix(book, mix), tuple(locales), paper == "letter", out)
    for path in KINDS[kind](asked):
        click.echo(path)


def _games(book: Book, names: Sequence[str]) -> tuple[str, ...]:
    """Ids of the games of these names; a mix among them is wrong usage."""
    found = [chosen_game_or_mix(book, name, {}) for name in names]
    for it in found:
        if isinstance(it, Mix):
            complain(f"{it.id} is a mix: write --mix {it.id}", 2)
    return tuple(dict.fromkeys(it.id for it in found))


def _mix(book: Book, name: str) -> str:
    if not name:
        return ""
    found = chosen_game_or_mix(book, name, {})
    if not isinstance(found, Mix):
        complain(f"{found.id} is a game: leave --mix out", 2)
    return found.id
