"""What every command needs: the book, the game with its choices, JSON, and messages instead of tracebacks.

Long work is done by `--workers`, and unless it is `--quiet`, whoever waits sees one line on standard
error that changes, in a terminal only:

with progress_line(quiet) as progress:
    for game in progress.over(games, "counting", len(games)):
        ...
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cached_property, wraps
from pathlib import Path
from threading import Lock
from typing import IO, TYPE_CHECKING, Any, BinaryIO, NoReturn, TextIO, TypeVar, cast

import click
from click.core import ParameterSource

from poker_rulebook.book.house import Mix, Preset
from poker_rulebook.book.load import Book, load
from poker_rulebook.book.model import Game
from poker_rulebook.book.options import UnknownChoice, UnknownGame
from poker_rulebook.book.problems import BookError, FaultyFile, Problem, as_text, json_text, visible
from poker_rulebook.book.repository import Repository
from poker_rulebook.cli import TYPED
from poker_rulebook.folders import GIVEN, book_around, book_of_the_program, day_is_a_guess, day_of
from poker_rulebook.languages import LANGUAGES, SOURCE
from poker_rulebook.progress import SILENT, Progress

if TYPE_CHECKING:
    from rich.progress import Progress as Bar


T = TypeVar("T")
Command = TypeVar("Command", bound=Callable[..., Any])

ERASED = "\r\x1b[K"
LONGEST_LINE = 1_000_000  # bytes of a line of JSON; a full table has about 1,000
LONGEST_MESSAGE = 100  # lines


def erased(terminal: TextIO) -> str:
    """Control characters that erase the line of progress before a message is printed."""
    return ERASED if terminal.isatty() else ""


def warn(message: str) -> None:
    """One message on standard error. What a file or an argument says in it cannot move, hide or colour the rest."""
    said = in_words(message, language_typed())
    lines = "\n".join(visible(line) for line in said.split("\n")[:LONGEST_MESSAGE])
    click.echo(f"{erased(sys.stderr)}rulebook: {lines}", err=True)


def in_words(message: str, lang: str) -> str:
    """What a command or click says of what is typed, in this language: by the message usage-... that reads the same in English.
    One that there is none for stays as it is."""
    if lang == SOURCE:
        return message
    if "\n    hint: " in message:
        return "\n    ".join(in_words(line, lang) for line in message.split("\n    hint: "))
    from poker_rulebook.language.phrases import phrases, plain
    from poker_rulebook.language.sentences import say

    source = phrases(SOURCE)
    for key in (key for key in source if key.startswith("usage-")):
        pieces = re.split(r"\{ \$([a-z]+) \}", source.message(key))
        names = (f"(?P<{it}>.+?)" if number % 2 else re.escape(it) for number, it in enumerate(pieces))
        if found := re.fullmatch("".join(names), message, re.DOTALL):
            values = found.groupdict()
            more = {"hint": in_words(values["hint"], lang)} if "hint" in values else {}
            return plain(say(key, **values | more), lang)
    return message


def language_typed() -> str:
    """That of --lang, also where the command was not read to its end; without it that of the terminal."""
    context = click.get_current_context(silent=True)
    typed = context.find_root().meta.get(TYPED, ()) if context else ()
    named = re.search("\0--lang[\0=]([^\0]+)", "\0".join(["", *typed]))
    return named[1] if named and named[1] in LANGUAGES else usual_language()


class WrongUsage(click.UsageError):
    """What click says of wrong usage, in the language of the command."""

    def __init__(self, error: click.UsageError) -> None:
        super().__init__(error.format_message(), error.ctx)
        self.lang = language_typed()

    def show(self, file: IO[Any] | None = None) -> None:
        context, lines = self.ctx, [f"Error: {self.format_message()}"]
        if context:
            lines = [context.get_usage(), f"Try '{context.command_path} --help' for help.", "", *lines]
        click.echo("\n".join(in_words(line, self.lang) for line in lines), file, err=True)


def complain(message: str, status: int) -> NoReturn:
    """Prints one message on standard error and ends the command."""
    warn(message)
    raise SystemExit(status)


def complain_of(error: ValueError, lang: str, messages: str) -> NoReturn:
    """Of input that cannot be judged, as wrong usage: in another language than that of commands by the message which it has
    there, after its place.

    messages    how the keys of these messages begin, wrong or who-wrong
    """
    from poker_rulebook.language.phrases import phrases, plain
    from poker_rulebook.language.sentences import say
    from poker_rulebook.play.parser import InputError

    key = f"{messages}-{getattr(error, 'kind', '')}"
    if lang == SOURCE or not isinstance(error, InputError) or key not in phrases(SOURCE):
        complain(str(error), 2)
    place = f"{'.'.join(map(str, error.at))}: " if error.at else ""
    complain(place + plain(say(key, **error.values), lang), 2)


def not_here(name: str, near: Sequence[str], lang: str) -> str:
    """That nothing in the book has this name, and what comes near."""
    from poker_rulebook.language.phrases import plain
    from poker_rulebook.language.sentences import say

    hint = (
        say("not-here-near", names=tuple(near))
        if near
        else say("not-here-all", games="'rulebook list'", rules="'rulebook rules'")
    )
    return plain(say("not-here", name=repr(name), hint=hint), lang)


def refuse(problems: Iterable[Problem], then: str = "") -> NoReturn:
    """Prints the problems of files on standard error and ends the command."""
    found = sorted(set(problems))
    click.echo(erased(sys.stderr) + as_text(found), err=True)
    complain(counted(len(found), "problem") + then, 1)


def say_what_is_missing(shelves: Iterable[Repository[Any]]) -> None:
    """The files that a list leaves out, on standard error; with one of them the status is 1."""
    faulty = [
        (shelf.source(id_).file, shelf.entry(id_).problems) for shelf in shelves for id_ in shelf.faulty()
    ]
    wrong = dict.fromkeys(it.file for _, problems in faulty for it in problems)
    for file in wrong:
        warn(f"{file} is left out: 'rulebook check' says what is wrong")
    if others := [file for file, _ in faulty if file not in wrong]:
        warn(f"left out with {'it' if len(wrong) == 1 else 'them'}: {', '.join(others)}")
    if faulty:
        raise SystemExit(1)


def counted(n: int, noun: str, plural: str = "") -> str:
    return f"{n:,} {noun if n == 1 else plural or noun + 's'}"


def chosen_game(book: Book, name: str, choices: dict[str, str]) -> Game:
    """The game of that name under choices. Ends the command for a mix (wrong usage) and for a file with mistakes."""
    return _chosen(book, book.game, name, choices)


def chosen_game_or_mix(book: Book, name: str, choices: dict[str, str]) -> Game | Mix:
    """The game or mix of that name under choices."""
    if book.called(name) in book.mixes.paths:
        return _chosen(book, book.mix, name, choices)
    return chosen_game(book, name, choices)


def _chosen(book: Book, find: Callable[[str, dict[str, str]], T], name: str, choices: dict[str, str]) -> T:
    try:
        id_ = book.find(name)
        is_game = id_ in book.games.paths
        from poker_rulebook.book.check import of_game, of_mix

        found = of_game(book.itself, id_) if is_game else of_mix(book.itself, id_)
        file = (book.games if is_game else book.mixes).source(id_).file
        unusable = (book.games if is_game else book.mixes).is_faulty(id_)
        if unusable or any(problem.file == file and not problem.is_stale for problem in found):
            refuse(found)
        return find(name, choices)
    except (UnknownGame, UnknownChoice) as error:
        lang = click.get_current_context().params.get("lang") or SOURCE
        unknown = lang in LANGUAGES and lang != SOURCE and not (book.called(name) or book.retired_as(name))
        complain(not_here(name, book.near(name), lang) if unknown else str(error), 2)


def choices_given(_ctx: click.Context, option: click.Parameter, options: tuple[str, ...]) -> dict[str, str]:
    """What `--option k=v` says, option id -> choice id; another form is wrong usage."""
    name, choices = option.opts[0], dict[str, str]()
    for text in options:
        key, equals, value = text.partition("=")
        if not equals:
            complain(f"{name} {text!r} has no value: write {name} {text}=CHOICE", 2)
        if choices.setdefault(key, value) != value:
            complain(f"{name} {key} is given twice: {choices[key]!r} and {value!r}", 2)
    return choices


LANGUAGE = click.Choice([*LANGUAGES])


def usual_language() -> str:
    """That of the terminal, from LC_ALL, LC_MESSAGES or LANG, where the book has it."""
    named = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    code = named.partition("_")[0].partition(".")[0]
    return code if code in LANGUAGES else SOURCE


lang_option = click.option(
    "--lang", type=LANGUAGE, default=usual_language, show_default="that of LANG, or en"
)
json_option = click.option("--json", "as_json", is_flag=True, help="One JSON document.")
JSONL = "Read one JSON value a line, print one a line."
lines_option = click.option("--jsonl", "lines", is_flag=True, help=JSONL)


def is_written(name: str) -> bool:
    """Whether an option stands on the command line."""
    return click.get_current_context().get_parameter_source(name) is ParameterSource.COMMANDLINE


def for_text_only(form: str) -> None:
    """Refuses --lang beside a form that has every language, or none."""
    if is_written("lang"):
        complain(f"--lang is for text, and {form} is the same in every language: leave one of them out", 2)


def _book(context: click.Context, _option: click.Parameter, folder: Path | None) -> Book:
    """The book, of which no file has been looked at: that of a folder that is named, else the one that this folder
    belongs to, else that of the program, which is said. A folder that is not a book is wrong usage."""
    here = folder or book_around(Path.cwd())
    if here is None:
        warn(f"no book is here; this is the one of the program, {book_of_the_program()}")
    book = context.find_root().obj = load(here or book_of_the_program())
    return book


def to_be_written(book: Book) -> None:
    """Nothing is written into a book that nobody has named and in which nobody stands: that is wrong usage."""
    named = click.get_current_context().get_parameter_source("book") is ParameterSource.COMMANDLINE
    if not named and book.folder != book_around(Path.cwd()):
        complain(
            "the book of the program is not written: name a folder: --book DIR ('rulebook book DIR' begins one)",
            2,
        )


FILE = click.Path(path_type=Path)
book_option = click.option(
    "--book", type=FILE, callback=_book, help="Another book: a folder with games/ and schema/."
)
house_option = click.option("--house", metavar="ID", help="The edition of a house: a file of games/houses/.")
preset_option = click.option(
    "--preset",
    metavar="ID",
    help="What a set of rules chooses: tda, robert, wsop, barge, jopt; a file of games/presets/.",
)


def _address(_ctx: click.Context, _option: click.Parameter, address: str) -> str:
    """Where the site stands; another form is wrong usage."""
    if address and not re.fullmatch(r"https?://[^\s?#]+", address):
        complain(f"--address {address!r} is not an address: write --address https://example.org/poker/", 2)
    return address


address_option = click.option(
    "--address",
    default="",
    metavar="URL",
    callback=_address,
    help="Where the site stands: for codes on cards.",
)


def preset_of(name: str, book: Book) -> Preset:
    """The preset of that id; an unknown one is wrong usage, and a wrong file the end."""
    return _named("preset", name, book.presets)


def _named(kind: str, name: str, shelf: Repository[T]) -> T:
    from poker_rulebook.book.problems import suggestion

    if name not in shelf.paths:
        complain(f"no {kind} is called {name!r}: {suggestion(name, shelf.paths)}", 2)
    return shelf[name]


def decided_book(house: str | None, preset: str | None, book: Book) -> Book:
    """The book under the choices of a house, of a preset, or of a house that begins with a preset; without them the book itself.

    An unknown house or preset is wrong usage, and a wrong file the end.
    """
    if house is None and preset is None:
        return book
    from poker_rulebook.house_edition import house_edition, preset_edition

    if preset is not None:
        preset_of(preset, book)
    if house is not None:
        _named("house", house, book.houses)
        return house_edition(book, house, preset or "")
    return preset_edition(book, preset or "")


def book_of(house: str | None, preset: str | None, book: Book) -> Book:
    """The same book, to be published: that its day cannot be known here is said."""
    if day_is_a_guess(book.folder):
        warn(
            f"the day of the rules is a guess, {day_of(book.folder)}: run 'git fetch --unshallow', or set {GIVEN}"
        )
    return decided_book(house, preset, book)


def choice_option(command: Command) -> Command:
    """--option, for commands about one game or mix."""
    choice = "A choice, such as limit=pot-limit."
    option = click.option(
        "--option", "choices", multiple=True, callback=choices_given, metavar="K=V", help=choice
    )
    return option(command)


def edition_options(command: Command) -> Command:
    """--book, --house and --preset: the command gets the book under the choices of these."""

    @wraps(command)
    def decided(*args: Any, house: str | None, preset: str | None, book: Book, **named: Any) -> Any:
        return command(*args, book=decided_book(house, preset, book), **named)

    return book_option(house_option(preset_option(cast(Command, decided))))


def game_options(command: Command) -> Command:
    """The same with --option, whose choices go before those of a house."""
    return choice_option(edition_options(command))


def in_plain_words(error: OSError) -> str:
    if not error.filename:
        return str(error.strerror or error)
    path = Path(os.fsdecode(error.filename))
    if isinstance(error, FileNotFoundError):
        return f"there is no file {path}" if path.parent.is_dir() else f"there is no folder {path.parent}"
    if isinstance(error, IsADirectoryError):
        return f"{path} is a folder: name a file"
    return f"{path}: {error.strerror or error}"


@contextmanager
def without_tracebacks() -> Iterator[None]:
    """Files that cannot be read or written are one message, and files of the book that are wrong say where.

    An exception that neither explains is a mistake of the program, and is raised.
    """
    try:
        yield
    except click.UsageError as error:
        raise WrongUsage(error) from None
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
        complain(in_plain_words(error), 1)
    except (LookupError, ValueError):  # the command may have met files that are wrong
        from poker_rulebook.book.check import file_problems

        book = click.get_current_context().find_root().obj
        if isinstance(book, Book) and (wrong := file_problems(book)):
            refuse(wrong)
        raise


# --- JSON in and out


def opened(file: Path | str) -> AbstractContextManager[BinaryIO]:
    """The bytes of a file; of standard input where it is called -."""
    return nullcontext(standard_input()) if str(file) == "-" else Path(file).open("rb")


def standard_input() -> BinaryIO:
    """The bytes of standard input. Ends the command where it is closed, as in a job that has none."""
    if sys.stdin is None:
        complain("standard input is closed: name a file, or send one with <", 1)
    return sys.stdin.buffer


def answer(lines: bool, answered: Callable[[dict[str, Any]], Any], written: dict[str, Any]) -> None:
    """Prints the answer to what is written in a command, or, with --jsonl, to each line of standard input.

    Both at once is wrong usage: `written` would not be answered.
    """
    if lines:
        # what of a question stands in the command itself, as it is written there; '' for nothing
        context = click.get_current_context()
        given = (
            it.opts[0] if isinstance(it, click.Option) else it.make_metavar(context)
            for it in context.command.params
            if it.name not in BESIDE_LINES
            and context.get_parameter_source(it.name or "") is ParameterSource.COMMANDLINE
        )
        if asked := ", ".join(given):
            complain(f"--jsonl reads every question from standard input: leave out {asked}", 2)
        # one JSON answer for each line of standard input; one that cannot be answered becomes {"error": …}, status 1
        failed = False
        for number, line in enumerate(_lines(standard_input()), 1):
            if not line.strip():
                continue
            try:
                result = answered(_object(line))
            except ValueError as error:
                several = getattr(error, "found", (error,))  # of a question with more than one mistake
                message = "; ".join(visible(str(each)) for each in several)
                failed, result = True, {"error": message}
                warn(f"line {number}: {message}")
            click.echo(json_text(result))
        if failed:
            raise SystemExit(1)
        return
    try:
        dump(answered(written))
    except ValueError as error:
        complain(str(error), 2)


BESIDE_LINES = {
    "lines",
    "lang",
    "book",
    "choices",
    "qualifier",
    "name",
    "ranking_id",
    "kind",
    "chosen",
    "house",
    "preset",
}


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream, of a very long one only the beginning."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE + 1)
        yield line


def _object(line: bytes) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise ValueError(f"is longer than {LONGEST_LINE:,} bytes")
    from poker_rulebook.play.parser import parsed

    try:
        value = parsed(line)
    except json.JSONDecodeError as error:
        raise ValueError(f"is not JSON: {error.msg}") from None
    if not isinstance(value, dict):
        raise ValueError("is not an object: write {...}")
    return value


def dump(document: Any) -> None:
    click.echo(json_text(document, indent=2))


OFTEN = 0.1  # seconds between two states of the same work


@contextmanager
def progress_line(quiet: bool) -> Iterator[Progress]:
    """What tells the progress while this is open; the line is gone afterwards, also when the work fails."""
    if quiet:
        yield SILENT
    elif sys.stderr.isatty() and os.environ.get("TERM") != "dumb":
        progress = _ProgressBar()
        try:
            yield progress
        finally:
            progress.clear()
    else:
        yield _FinishedOnly()


class _FinishedOnly(Progress):
    """Prints what is finished, and nothing of what is being done."""

    def say(self, line: str) -> None:
        click.echo(line)


class _ProgressBar(_FinishedOnly):
    """What is being done is one line of a terminal, with a bar and how long it will still take."""

    def __init__(self) -> None:
        self.what, self.drawn = "", 0.0
        self.drawing = Lock()  # site and paper are made in two threads

    @cached_property
    def bar(self) -> Bar:
        from rich.console import Console
        from rich.progress import Progress as Bar  # takes a while, and short work never needs it

        # without a thread of its own, as processes are copied meanwhile
        alone: dict[str, Any] = dict.fromkeys(("auto_refresh", "redirect_stdout", "redirect_stderr"), False)
        return Bar(console=Console(stderr=True), transient=True, **alone)

    def doing(self, what: str, done: int = 0, of: int = 0) -> None:
        with self.drawing:
            now = time.monotonic()
            if what != self.what:
                self._begin(what, of)
            elif now < self.drawn + OFTEN:
                return
            self.drawn = now
            self.bar.start()
            self.bar.update(self.bar.task_ids[0], completed=done, refresh=True)

    def _begin(self, what: str, of: int) -> None:
        from rich.markup import escape

        for task in self.bar.task_ids:
            self.bar.remove_task(task)
        self.what = what
        self.bar.add_task(escape(what), total=of or None)

    def say(self, line: str) -> None:
        self.clear()
        super().say(line)

    def clear(self) -> None:
        with self.drawing:
            if self.what:
                self.bar.stop()


def progress_option(command: Callable[..., None]) -> Callable[..., None]:
    """The command gets `progress`, which says what is done, and shows in a terminal what is being done."""

    @click.option("-q", "--quiet", is_flag=True, help="Nothing but what is wrong, and what was asked for.")
    @wraps(command)
    def run(quiet: bool, **given: Any) -> None:
        with progress_line(quiet) as progress:
            command(progress=progress, **given)

    return run


def workers_option(usual: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The command gets `share_out`. usual    processes where nothing is said; 0 for as many as there are processors"""

    def added(command: Callable[..., None]) -> Callable[..., None]:
        @click.option(
            "--workers",
            type=click.IntRange(0),
            default=usual,
            show_default=True,
            help="Processes that do the work; 0 for one a processor.",
        )
        @wraps(command)
        def run(workers: int, **given: Any) -> None:
            from poker_rulebook.workers import NoWorkers
            from poker_rulebook.workers import workers as working

            try:
                with working(workers) as share_out:
                    command(share_out=share_out, **given)
            except NoWorkers as error:
                complain(str(error), 1)

        return run

    return added
