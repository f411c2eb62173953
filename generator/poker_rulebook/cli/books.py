"""rulebook list, check, show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from poker_rulebook.cli.general import show_general
from poker_rulebook.cli.lines import dump
from poker_rulebook.cli.shared import (
    book_option,
    chosen_game_or_mix,
    complain,
    counted,
    game_options,
    load_book,
    refuse,
    say_what_is_missing,
    without_tracebacks,
)

if TYPE_CHECKING:
    from rich.table import Table

    from poker_rulebook.book.load import Book
    from poker_rulebook.book.mix import Mix
    from poker_rulebook.book.model import Game
    from poker_rulebook.book.problems import Problem
    from poker_rulebook.book.shelf import Shelf

T = TypeVar("T")

GLOSSARY = "games/glossary.yaml"


@click.command("list", short_help="Every game and every mix.")
@book_option
@click.option("--json", "as_json", is_flag=True, help="One JSON document.")
@click.option("--lang", type=click.Choice(["en", "ja"]), help="Names in this language only.")
@without_tracebacks
def list_command(folder: Path | None, as_json: bool, lang: str | None) -> None:
    """Every game of the book, and then every mix of games.

    With --json a mix is the entry whose family is "mix"; its "games" stand in order of play.
    """
    from poker_rulebook.data import described_game, described_mix

    book = load_book(folder)
    games = [book.games[name] for name in sorted(book.games)]
    mixes = [book.mixes[name] for name in sorted(book.mixes)]
    if as_json:
        dump([*map(described_game, games), *map(described_mix, mixes)])
        say_what_is_missing([book.games, book.mixes])
        return
    from poker_rulebook.cli.screen import print_fitting

    print_fitting(*_listed(games, "family", lambda game: game.family, lang))
    if mixes:
        click.echo()
        print_fitting(*_listed(mixes, "games", lambda mix: " ".join(part.label for part in mix.games), lang))
    say_what_is_missing([book.games, book.mixes])


def _listed(
    items: Sequence[Game | Mix], title: str, told: Callable[[Any], str], lang: str | None
) -> list[Table]:
    """Games or mixes in a table, and the same with fewer columns for narrow terminals; an id is never broken.

    title, told    a column of their kind, and what stands in it
    lang           the only language; None for both where there is room
    """
    names = {"en": "English", "ja": "日本語"}
    columns: dict[str, Callable[[Any], str]] = {"id": lambda it: it.id}
    for one in [lang] if lang else names:
        columns[names[one]] = lambda it, one=one: it.name[one]
    columns |= {title: told, "players": lambda it: "{}–{}".format(*it.players)}
    main = names[lang or "en"]
    fewer = [["id", main, "players"], ["id", main], ["id", main], ["id"]]
    widest = [None, None, 20, None]  # of a name; words of a longer one go on below
    tables = [
        _table(items, {name: columns[name] for name in kept}, most)
        for kept, most in zip(fewer, widest, strict=True)
    ]
    return [_table(items, columns), *tables]


def _table(
    items: Sequence[Game | Mix], columns: dict[str, Callable[[Any], str]], widest: int | None = None
) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in columns:
        table.add_column(
            name, no_wrap=name == "id", overflow="fold", max_width=None if name == "id" else widest
        )
    for it in items:
        table.add_row(*(told(it) for told in columns.values()))
    return table


@click.command("check", short_help="Everything that can be wrong with the data.")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@book_option
@click.option(
    "--format", "form", type=click.Choice(["text", "json", "github"]), default="text", show_default=True
)
@without_tracebacks
def check_command(paths: tuple[Path, ...], folder: Path | None, form: str) -> None:
    """Everything that can be wrong with the data, all at once; every example is played.

    PATHS are files of games, mixes, chapters or words, or folders of them, to check with the rest of the book.
    """
    from poker_rulebook.book import problems
    from poker_rulebook.book.check import file_problems
    from poker_rulebook.figures import checking
    from poker_rulebook.measure import chances
    from poker_rulebook.play import examples

    files = _files(paths)
    book = load_book(folder, tuple(files))
    shown = {book.shown_as(path) for path in files}
    wrong = [p for p in file_problems(book) if not files or p.file in shown]
    checked = [game for game in _named(book.games, shown, wrong)]
    games, told = len(checked), sum(len(game.examples) for game in checked)
    mixes = len(_named(book.mixes, shown, wrong))
    chapters = [chapter.id for chapter in _named(book.chapters, shown, wrong)]
    stale = chances.problems(book, checked if files else None)
    counted_wrong = checking.problems(book, chapters)
    told += checking.number_of_sums(book, chapters)
    found = sorted({*wrong, *examples.problems(book, checked), *counted_wrong, *stale})
    if form == "json":
        click.echo(problems.as_json(found, games, told, mixes, len(chapters)))
    elif found:
        click.echo(problems.as_github(found) if form == "github" else problems.as_text(found))
    if form != "json":
        words = len(book.terms) if not files or GLOSSARY in shown else 0
        parts = [(games, "game"), (mixes, "mix"), (len(chapters), "chapter"), (words, "word")]
        read = [counted(n, noun, "mixes" if noun == "mix" else "") for n, noun in parts if n]
        played = [f"{counted(told, 'example')} played"] if told else []
        click.echo(", ".join([*read, *played, counted(len(found), "problem")]), err=bool(found))
    if found:
        raise SystemExit(1)


def _named(shelf: Shelf[T], shown: set[str], wrong: Sequence[Problem]) -> list[T]:
    """What files of one kind hold with which nothing is wrong, where only some are asked for those."""
    files = {problem.file for problem in wrong}
    sources = {id_: shelf.source(id_).file for id_ in shelf}
    return [shelf[id_] for id_, file in sources.items() if file not in files and (not shown or file in shown)]


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


@click.command("show", short_help="A game, mix, rule or word, in the terminal.")
@click.argument("name", metavar="NAME")
@game_options
@click.option("--lang", type=click.Choice(["en", "ja"]), default="en", show_default=True)
@without_tracebacks
def show_command(name: str, folder: Path | None, options: tuple[str, ...], lang: str) -> None:
    """The rules of a game, the games of a mix, a general rule or chapter, or a word of the glossary, in the terminal."""
    from poker_rulebook.book.mix import Mix
    from poker_rulebook.cli.screen import console
    from poker_rulebook.cli.terminal import mix_rules, rules
    from poker_rulebook.play import examples
    from poker_rulebook.view.game import game_view
    from poker_rulebook.view.mixes import mix_view

    book = load_book(folder)
    if (book.chapters or book.terms) and not book.called(name):
        show_general(book, name, options, lang)
        return
    chosen = chosen_game_or_mix(book, name, options)
    if isinstance(chosen, Mix):
        shown = mix_rules(mix_view(book, chosen), lang)
    else:
        game = _with_fitting_examples(book, chosen)
        if wrong := examples.problems(book, [game]):
            refuse(wrong)
        shown = rules(game_view(book, game), lang)
    console().print(shown)


def _with_fitting_examples(book: Book, game: Game) -> Game:
    """The game without the examples that come out differently under its choices."""
    from poker_rulebook.play.examples import findings

    if not game.choices:
        return game
    return replace(game, examples=tuple(e for e in game.examples if not any(findings(book, game, e))))
