"""What every command needs: the book, the game with its choices, and messages instead of tracebacks."""

from __future__ import annotations

import functools
import os
import shutil
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click

from poker_rulebook.book.problems import BookError, FaultyFile

if TYPE_CHECKING:
    from poker_rulebook.book.load import Book
    from poker_rulebook.book.mix import Mix
    from poker_rulebook.book.model import Game
    from poker_rulebook.book.problems import Problem
    from poker_rulebook.book.shelf import Shelf

T = TypeVar("T")
Command = Callable[..., Any]

PACKAGE = Path(__file__).resolve().parents[1]
LONGEST_LINE = 1_000_000  # bytes of a line of JSON; a full table has about 1,000
LONGEST_MESSAGE = 100  # lines


def default_folder() -> Path:
    """The book inside the installed package, or the checkout that this package stands in."""
    embedded = PACKAGE / "_book"
    return embedded if embedded.is_dir() else PACKAGE.parents[1]


def warn(message: str) -> None:
    """One message on standard error. What a file or an argument says in it cannot move, hide or colour the rest."""
    from poker_rulebook.book.problems import visible

    lines = "\n".join(visible(line) for line in message.split("\n")[:LONGEST_MESSAGE])
    click.echo(f"rulebook: {lines}", err=True)


def complain(message: str, status: int) -> NoReturn:
    """One message on standard error, and the end."""
    warn(message)
    raise SystemExit(status)


def load_book(folder: Path | None, extra: tuple[Path, ...] = ()) -> Book:
    """The book, of which no file has been looked at. A folder that is no book is wrong usage."""
    from poker_rulebook.book.load import load

    return load(folder or default_folder(), extra)


def refuse(problems: Iterable[Problem], then: str = "") -> NoReturn:
    """Problems of files on standard error, and the end."""
    from poker_rulebook.book.problems import as_text

    found = sorted(set(problems))
    click.echo(as_text(found), err=True)
    complain(counted(len(found), "problem") + then, 1)


def say_what_is_missing(shelves: Iterable[Shelf[Any]]) -> None:
    """The files that a list leaves out, on standard error; with one of them the status is 1."""
    files = [shelf.source(id_).file for shelf in shelves for id_ in shelf.faulty()]
    for file in files:
        warn(f"{file} is left out: 'rulebook check' says what is wrong")
    if files:
        raise SystemExit(1)


def counted(n: int, noun: str, plural: str = "") -> str:
    return f"{n:,} {noun if n == 1 else plural or noun + 's'}"


def chosen_game(book: Book, name: str, options: tuple[str, ...]) -> Game:
    """The game of that name under `--option k=v` choices; a mix is wrong usage, and a wrong file the end."""
    return _chosen(book, book.game, name, options)


def chosen_game_or_mix(book: Book, name: str, options: tuple[str, ...]) -> Game | Mix:
    """The game or mix of that name under `--option k=v` choices."""
    is_mix = book.called(name) in book.mixes.paths
    return _chosen(book, book.mix if is_mix else book.game, name, options)


def _chosen(book: Book, find: Callable[[str, dict[str, str]], T], name: str, options: tuple[str, ...]) -> T:
    from poker_rulebook.book.check import of_game, of_mix
    from poker_rulebook.book.load import UnknownGame
    from poker_rulebook.book.options import UnknownChoice

    choices = options_given(options)
    try:
        id_ = book.find(name)
        found = of_game(book, id_) if id_ in book.games.paths else of_mix(book, id_)
        return refuse(found) if found else find(name, choices)
    except (UnknownGame, UnknownChoice) as error:
        complain(str(error), 2)


def options_given(options: tuple[str, ...]) -> dict[str, str]:
    """What `--option k=v` says, option id -> choice id; another form is wrong usage."""
    choices: dict[str, str] = {}
    for text in options:
        key, equals, value = text.partition("=")
        if not equals:
            complain(f"--option {text!r} has no value: write --option {text}=CHOICE", 2)
        if choices.setdefault(key, value) != value:
            complain(f"--option {key} is given twice: {choices[key]!r} and {value!r}", 2)
    return choices


def book_option(command: Command) -> Command:
    return click.option(
        "--book",
        "folder",
        type=click.Path(path_type=Path),
        help="Another book: a folder with games/ and schema/.",
    )(command)


def game_options(command: Command) -> Command:
    """--book and --option, for commands about one game or mix."""
    choice = click.option(
        "--option", "options", multiple=True, metavar="K=V", help="A choice, such as limit=pot-limit."
    )
    return book_option(choice(command))


def _in_plain_words(error: OSError) -> str:
    if not error.filename:
        return str(error.strerror or error)
    path = Path(os.fsdecode(error.filename))
    if isinstance(error, FileNotFoundError):
        return f"there is no file {path}" if path.parent.is_dir() else f"there is no folder {path.parent}"
    if isinstance(error, IsADirectoryError):
        return f"{path} is a folder: name a file"
    return f"{path}: {error.strerror or error}"


def without_tracebacks(command: Command) -> Command:
    """Files that cannot be read or written are one message, and files of the book that are wrong say where."""

    @functools.wraps(command)
    def guarded(*args: Any, **kwargs: Any) -> Any:
        try:
            return command(*args, **kwargs)
        except BrokenPipeError:
            sys.stderr.close()
            raise SystemExit(0) from None
        except FaultyFile as error:
            refuse(error.problems)
        except BookError as error:
            complain(f"{error.problems[0].file} {error.problems[0].message}", 2)
        except shutil.Error as error:  # of a copied folder: every file that could not be copied
            complain("; ".join(f"{place}: {reason}" for place, _, reason in error.args[0][:3]), 1)
        except OSError as error:
            complain(_in_plain_words(error), 1)

    return guarded
