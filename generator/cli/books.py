"""rulebook list, check, show."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from generator.cli.shared import (
    book_option,
    chosen_game,
    complain,
    counted,
    dump,
    game_options,
    load_book,
    sound_book,
    without_tracebacks,
)

if TYPE_CHECKING:
    from generator.book.load import Book
    from generator.book.model import Game


@click.command("list")
@book_option
@click.option("--json", "as_json", is_flag=True, help="One JSON document.")
@without_tracebacks
def list_command(folder: Path | None, as_json: bool) -> None:
    """Every game of the book."""
    from generator.data import described

    book = sound_book(folder)
    games = [book.games[name] for name in sorted(book.games)]
    if as_json:
        dump([described(game) for game in games])
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("id", "English", "日本語", "family", "players"):
        table.add_column(title, overflow="fold")
    for game in games:
        table.add_row(game.id, game.name["en"], game.name["ja"], game.family, "{}–{}".format(*game.players))
    Console().print(table)


@click.command("check")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@book_option
@click.option(
    "--format", "form", type=click.Choice(["text", "json", "github"]), default="text", show_default=True
)
@without_tracebacks
def check_command(paths: tuple[Path, ...], folder: Path | None, form: str) -> None:
    """Everything that can be wrong with the data, all at once; every example is played.

    PATHS are game files, or folders of them, to check with the rest of the book.
    """
    from generator.book import problems
    from generator.measure import chances
    from generator.play import examples

    files = _files(paths)
    book = load_book(folder, tuple(files))
    shown = {book.shown_as(path) for path in files}
    checked = [game for game in book.games.values() if not files or book.sources[game.id].file in shown]
    games, told = len(checked), sum(len(game.examples) for game in checked)
    wrong = [p for p in book.problems if not files or p.file in shown]
    stale = chances.problems(book, checked if files else None)
    found = sorted({*wrong, *examples.problems(book, checked), *stale})
    if form == "json":
        click.echo(problems.as_json(found, games, told))
    elif found:
        click.echo(problems.as_github(found) if form == "github" else problems.as_text(found))
    if form != "json":
        summary = (
            f"{counted(games, 'game')}, {counted(told, 'example')} played, {counted(len(found), 'problem')}"
        )
        click.echo(summary, err=bool(found))
    if found:
        raise SystemExit(1)


def _files(paths: tuple[Path, ...]) -> list[Path]:
    files: list[Path] = []
    for path in paths:
        if not path.exists():
            complain(f"there is no file {path}", 2)
        files += sorted(_yaml_below(path)) if path.is_dir() else [path]
    if paths and not files:
        complain("no *.yaml file is there", 2)
    return files


def _yaml_below(folder: Path) -> Iterator[Path]:
    """The YAML files of a folder, without those in hidden folders such as .venv."""
    for path in folder.rglob("*.yaml"):
        if not any(part.startswith(".") for part in path.relative_to(folder).parts):
            yield path


@click.command("show")
@click.argument("name", metavar="GAME")
@game_options
@click.option("--lang", type=click.Choice(["en", "ja"]), default="en", show_default=True)
@without_tracebacks
def show_command(name: str, folder: Path | None, options: tuple[str, ...], lang: str) -> None:
    """The rules of a game in the terminal."""
    from rich.console import Console

    from generator.cli.terminal import rules
    from generator.view.game import game_view
    from generator.view.phrases import phrases

    book = sound_book(folder)
    game = _with_fitting_examples(book, chosen_game(book, name, options))
    view = game_view(phrases(lang), book, game)
    Console(highlight=False).print(rules(view, lang))


def _with_fitting_examples(book: Book, game: Game) -> Game:
    """The game without the examples that come out differently under its choices."""
    from generator.play.examples import findings

    if not game.choices:
        return game
    return replace(game, examples=tuple(e for e in game.examples if not any(findings(book, game, e))))
