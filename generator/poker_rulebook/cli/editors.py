"""rulebook check, measure, build, serve: what editors run on the book."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from poker_rulebook.book import problems
from poker_rulebook.book.check import file_problems
from poker_rulebook.book.load import Book, load
from poker_rulebook.book.problems import Problem
from poker_rulebook.book.shared import MEASURED, Measured, measured_as_text
from poker_rulebook.cli.shared import (
    FILE,
    LANGUAGE,
    address_option,
    book_of,
    book_option,
    chosen_game,
    complain,
    counted,
    house_option,
    refuse,
    warn,
)
from poker_rulebook.cli.working import progress_option, worker_options
from poker_rulebook.folders import write_whole
from poker_rulebook.inspection import inspected
from poker_rulebook.languages import LOCALES
from poker_rulebook.progress import Progress

if TYPE_CHECKING:
    from poker_rulebook.workers import ShareOut


@click.command("check")
@click.argument("paths", nargs=-1, type=FILE)
@book_option
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "github", "sarif"]),
    default="text",
    show_default=True,
)
@progress_option
def check_command(paths: tuple[Path, ...], book: Book, form: str, progress: Progress) -> None:
    """Everything that can be wrong with the data, all at once; every example is played, every page written.

    What has changed since the branch main is asked for all that `rulebook ready` asks: examples that notice each
    altered rule, counts of random play, the lists that name a game.

    PATHS are files of games, mixes, chapters or words, or folders of them, to check with the rest of the book.
    """
    files = _files(paths)
    book = load(book.folder, tuple(files)) if files else book
    named = {book.reader.shown_as(path) for path in files}
    found = inspected(book, named, progress)
    wrong, told = sorted([*found.problems, *_wanted(book, named, found.problems)]), found.examples
    progress.clear()
    if form == "json":
        click.echo(problems.as_json(wrong, found.games, told, found.mixes, found.chapters))
    elif form == "sarif":
        click.echo(problems.as_sarif(wrong))
    elif wrong:
        click.echo(problems.as_github(wrong) if form == "github" else problems.as_text(wrong))
    if form in ("text", "github"):
        counts = {"game": found.games, "mix": found.mixes, "chapter": found.chapters, "word": found.words}
        read = [counted(n, noun, "mixes" if noun == "mix" else "") for noun, n in counts.items() if n]
        played = [f"{counted(told, 'example')} played"] if told else []
        line = ", ".join([*read, *played, counted(len(wrong), "problem")])
        click.echo(line, err=True) if wrong else progress.say(line)
    if wrong:
        raise SystemExit(1)


def _wanted(book: Book, named: Collection[str], wrong: Iterable[Problem]) -> Iterator[Problem]:
    """What else is wanted of files that have changed; on standard error why something is not looked at."""
    from poker_rulebook.folders import PACKAGE, changed_files

    own = (
        book.folder == PACKAGE.parents[1]
    )  # its tests come with this program, and are run without being asked for
    changed = changed_files(book.folder) if own else {}
    for file in (changed.keys() - named if named else set()) | {problem.file for problem in wrong}:
        changed.pop(file, None)
    if changed:
        from poker_rulebook.readiness import Untested, has_tests, of_changed

        try:
            yield from of_changed(book, changed) if has_tests(book) else ()
        except Untested as error:
            warn(str(error))


def _files(paths: tuple[Path, ...]) -> list[Path]:
    """These files, and the YAML files of folders, without those in hidden folders such as .venv."""
    files: list[Path] = []
    for path in paths:
        if not path.exists():
            complain(f"there is no file {path}", 2)
        below = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
        files += [it for it in below if not any(part[0] == "." for part in it.relative_to(path).parts)]
    if paths and not files:
        complain("no *.yaml file is there", 2)
    return files


@click.command("measure")
@click.argument("names", metavar="[GAME]...", nargs=-1)
@worker_options(0)
@progress_option
@book_option
def measure_command(names: tuple[str, ...], share_out: ShareOut, progress: Progress, book: Book) -> None:
    """Count the chances that a game's page tells, and write them to games/measured.yaml.

    How often a low qualifies, how large a badugi is, how often a hand has a face card: for one player who
    stays to the end, before any draw and with the discards that turn out best. All deals are counted where
    that takes seconds; else random ones from a fixed seed, so that the numbers come out the same again.

    Without GAME every game whose numbers are missing, or were counted under other rules. A game that is
    named is counted anew.
    """
    from poker_rulebook.measure import chances

    if wrong := [problem for problem in file_problems(book) if problem.file != MEASURED]:
        refuse(wrong)  # a file of chances that cannot be read is written anew
    stale = (g for g in book.games.values() if chances.asked(g) and not chances.current(book, g))
    games = [chosen_game(book, name, {}) for name in names] if names else list(stale)
    start = time.perf_counter()
    entries = zip(games, chances.measured(games, share_out), strict=True)
    for game, entry in progress.over(entries, "counting the chances of games", len(games)):
        if not entry.shares:
            progress.say(f"{game.id}: nothing to count")
            continue
        book.measured[game.id] = entry
        _write(book)
        progress.say(f"{game.id} (after {time.perf_counter() - start:.1f} s)")
        for line in _told(entry):
            progress.say(line)
    for name in sorted(chances.surplus(book)):
        del book.measured[name]
        progress.say(f"{name}: taken out")
    _write(book)
    progress.say(f"{counted(len(games), 'game')} measured")


def _told(entry: Measured) -> Iterator[str]:
    for share, found in entry.shares.items():
        answers = ", ".join(f"{name} {found.chance(name):.2%}" for name in found.answers)
        how = "exact" if found.seed is None else f"seed {found.seed}"
        yield f"  {share}: {answers} ({found.deals:,} deals, {how})"


def _write(book: Book) -> None:
    write_whole(book.folder / MEASURED, measured_as_text(book.measured).encode("utf-8"))


@click.command("build")
@click.option("--out", type=FILE, default=Path("build"), show_default=True, help="Folder to write.")
@address_option
@click.option(
    "--lang",
    "begun",
    multiple=True,
    type=LANGUAGE,
    help="A language that is only begun, besides those that are complete.",
)
@house_option
@progress_option
@book_option
def build_command(
    out: Path, address: str, begun: tuple[str, ...], house: str | None, progress: Progress, book: Book
) -> None:
    """Site, books, table cards, mix sheets and JSON. A failed build leaves the previous one in place."""
    from poker_rulebook.paper.typesetting import MissingFont, PaperError
    from poker_rulebook.publish import PublishError, publish
    from poker_rulebook.web.mkdocs import SiteError

    start, edition = time.perf_counter(), book_of(house, book)
    if found := inspected(book, progress=progress).problems:
        refuse(found, ", nothing was built")
    try:
        published = publish(edition, out, progress, address, tuple(dict.fromkeys((*LOCALES, *begun))))
    except (PublishError, SiteError, PaperError, MissingFont) as error:
        complain(f"{error}", 1)
    except OSError as error:
        complain(f"{out} was not written, and what was there stays: {error.strerror or error}", 1)
    progress.say("")
    progress.say(f"  {out / 'site' / 'index.html'}  the website: {counted(len(published.pages), 'page')}")
    progress.say(f"  {out / 'site' / 'api'}  {counted(len(published.data), 'JSON file')}")
    for path in published.books:
        progress.say(f"  {out / path}")
    nouns = {"table card": published.cards, "mix sheet": published.sheets, "tick sheet": published.before}
    for noun, paths in nouns.items():
        if paths:
            progress.say(f"  {out / paths[0].parent}  {counted(len(paths), noun)}")
    progress.say(f"built in {time.perf_counter() - start:.1f} s")


@click.command("serve")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True)
@book_option
def serve_command(port: int, book: Book) -> None:
    """The site on this machine, rebuilt as files change; what is wrong with a file is shown in the browser, too."""
    from poker_rulebook.past import past_of
    from poker_rulebook.web.serving import serve

    serve(book.folder, port, click.echo, past_of)
