"""rulebook new, check, ready, measure, diff, edition, translations: a change of the book, from the file that is begun to
the edition that has it.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import ExitStack
from datetime import UTC, date, datetime
from difflib import unified_diff
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

import click
from msgspec.structs import replace

from poker_rulebook.book import problems
from poker_rulebook.book.check import file_problems
from poker_rulebook.book.load import Book, load
from poker_rulebook.book.problems import Problem, visible
from poker_rulebook.book.repository import MEASURED, Measured, measured_as_text
from poker_rulebook.cli.shared import (
    FILE,
    book_option,
    chosen_game,
    complain,
    counted,
    decided_book,
    dump,
    house_option,
    preset_option,
    progress_option,
    refuse,
    to_be_written,
    warn,
    workers_option,
)
from poker_rulebook.folders import write_whole
from poker_rulebook.inspection import inspected, mended
from poker_rulebook.languages import BESIDE, COUNTED, FAULTY, FOLDER, LANGUAGES, READ, SOURCE, Language
from poker_rulebook.progress import Progress

MOST_LINES = 14  # of a file that are shown before somebody says that they are right

if TYPE_CHECKING:
    from poker_rulebook.language.catalogue import Entry
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
@click.option("--fix", is_flag=True, help="Write first what the hints say exactly.")
@click.option("--diff", is_flag=True, help="With --fix: print it as a diff, and write nothing.")
@click.option(
    "--yes", is_flag=True, help="With --fix: what has to be read again has been read, and is right."
)
@progress_option
def check_command(
    paths: tuple[Path, ...], book: Book, form: str, fix: bool, diff: bool, yes: bool, progress: Progress
) -> None:
    """Everything that can be wrong with the data, all at once; every example is played, every page written.

    What has changed since the branch main is asked for all that `rulebook ready` asks: examples that notice each
    altered rule, counts of random play, the lists that name a game.

    PATHS are files of games, mixes, chapters or words, or folders of them, to check with the rest of the book.

    --fix writes the known word that was meant, signs of half width and straight quotes, missing keys with their usual
    value, and so on; the rest of a file stays as it is. A digest is renewed only where somebody who has read the text says
    that it is right: here, when asked, or with --yes.
    """
    if (diff or yes) and not fix:
        complain("--diff and --yes go with --fix", 2)
    if fix and form != "text":
        complain("--fix prints text: leave --format out", 2)
    files = _files(paths, book)
    outside = tuple(path for path in files if path.suffix == ".yaml")
    book = load(book.folder, outside) if files else book
    named = {book.reader.shown_as(path) for path in files}
    if fix:
        _fix(book, named, diff=diff, yes=yes, progress=progress)
        if diff:
            return
        book = load(book.folder, outside)
    found = inspected(book, named, progress)
    missing, unlooked = _wanted(book, named, found.problems)
    wrong, told = sorted([*found.problems, *missing]), found.examples
    progress.clear()
    if form == "json":
        click.echo(problems.as_json(wrong, found.games, told, found.mixes, found.chapters, unlooked))
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
        if unlooked:
            click.echo(f"not looked at: {unlooked}", err=True)
    if wrong:
        raise SystemExit(1)


def _fix(book: Book, named: Collection[str], *, diff: bool, yes: bool, progress: Progress) -> None:
    """Writes what the hints say exactly, or prints it as a diff."""
    waiting = list[Problem]()

    def agreed(problem: Problem, text: str) -> bool:
        if yes or diff or not at_a_terminal():
            waiting.extend([] if yes else [problem])
            return yes
        lines = text.splitlines()
        begin = _block_above(lines, problem.fixes[0].line)
        click.echo(f"\n{problem.file}:{begin + 1}: {problem.message}")
        click.echo("\n".join(visible(line) for line in lines[begin : problem.fixes[0].line]))
        return click.confirm("Is it right as it stands?")

    found = inspected(book, named, progress).problems
    progress.clear()
    texts, done = mended(book, found, agreed)
    if texts and not diff and any(path.is_relative_to(book.folder) for path in texts):
        to_be_written(book)
    for path, text in texts.items():
        file, before = book.reader.shown_as(path), path.read_bytes().decode("utf-8")
        if diff:
            old, new = (it.splitlines(keepends=True) for it in (before, text))
            click.echo("".join(unified_diff(old, new, f"a/{file}", f"b/{file}")), nl=False)
            continue
        write_whole(path, text.encode("utf-8"))
        for problem, edit in (it for it in done if it[0].file == file):
            was, is_ = (visible(it.strip(" ,\n")) for it in (edit.old, edit.new))
            click.echo(f"written: {file}:{problem.line}: {problem.path}: {f'{was} → ' if was else ''}{is_}")
    for problem in waiting:
        warn(f"{problem.file}:{problem.line}: {problem.message}: read it, then add --yes")
    if not texts:
        progress.say("no hint says exactly what to write")


def at_a_terminal() -> bool:
    """Whether somebody can be asked."""
    return sys.stdin.isatty()


def _block_above(lines: Sequence[str], number: int) -> int:
    """Where the lines begin, from 0, that a digest in line `number` is about: those of its mapping, at most the last few."""
    indent, begin = len(lines[number - 1]) - len(lines[number - 1].lstrip()), number - 1
    if lines[begin].lstrip().startswith(("- ", "{")):  # all in one line
        return begin
    while begin and number - begin < MOST_LINES:
        begin -= 1
        margin = len(lines[begin]) - len(lines[begin].lstrip())
        if lines[begin].strip() and margin < indent:
            break
    return begin


def _wanted(book: Book, named: Collection[str], wrong: Iterable[Problem]) -> tuple[list[Problem], str]:
    """What `ready` still asks of changed files; and what of that could not be looked at, with the reason, or ''."""
    from poker_rulebook.folders import PACKAGE, changed_files, left_main
    from poker_rulebook.readiness import Untested, has_tests, of_changed

    found = list[Problem]()
    if not has_tests(book):
        return found, ""
    # The tests of this checkout come with the program; those of another book are not run without being asked for.
    if book.folder != PACKAGE.parents[1]:
        return (
            found,
            "what a pull request wants, as this program does not come with this checkout (make check)",
        )
    if not left_main(book.folder):
        return found, "what a pull request wants, as git does not know where this branch left main"
    changed = changed_files(book.folder)
    faulty = {it.file for it in wrong if not it.is_stale and not it.path.startswith("examples[")}
    for file in (changed.keys() - named if named else set()) | faulty:
        changed.pop(file, None)
    try:
        for problem in of_changed(book, changed, {it.file for it in wrong if not it.is_stale}):
            found.append(problem)
    except Untested as error:
        return found, f"random play, and rules that no example notices: {error}"
    return found, ""


def _files(paths: tuple[Path, ...], book: Book) -> list[Path]:
    """These files, and the YAML files of folders, without those in hidden folders such as .venv."""
    files: list[Path] = []
    for path in paths:
        if not path.exists():
            near = [*book.folder.glob(f"games/**/{path.stem}.yaml")]
            hint = f": did you mean {os.path.relpath(near[0])}?" if near else ""
            complain(f"there is no file {path}{hint}", 2)
        below = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
        files += [it for it in below if not any(part[0] == "." for part in it.relative_to(path).parts)]
    if paths and not files:
        complain("no *.yaml file is there", 2)
    return files


@click.command("measure")
@click.argument("names", metavar="[GAME]...", nargs=-1)
@workers_option(0)
@progress_option
@book_option
def measure_command(names: tuple[str, ...], share_out: ShareOut, progress: Progress, book: Book) -> None:
    """Count the chances that a game's page tells, find deals to learn it by, and write them to games/measured.yaml.

    How often a low qualifies, how large a badugi is, how often a hand has a face card: for one player who
    stays to the end, before any draw and with the discards that turn out best. All deals are counted where
    that takes seconds; else random ones from a fixed seed, so that the numbers come out the same again.

    The deals are those of "Play a hand" that show what wins, and then what is peculiar to the game: of the first
    ones, played to their end.

    Without GAME every game whose numbers or deals are missing, or were counted under other rules. A game that is
    named is counted anew.
    """
    from poker_rulebook.measure import chances, stored
    from poker_rulebook.measure.lessons import lessons

    to_be_written(book)
    if wrong := [problem for problem in file_problems(book) if problem.file != MEASURED]:
        refuse(wrong)  # a file of chances that cannot be read is written anew
    stale = (g for g in book.games.values() if stored.asked(g) and not stored.current(book, g))
    games = [chosen_game(book, name, {}) for name in names] if names else list(stale)
    start = time.perf_counter()
    entries = zip(games, chances.measured(games, share_out), strict=True)
    for game, entry in progress.over(entries, "counting the chances of games", len(games)):
        if not entry.shares:
            progress.say(f"{game.id}: nothing to count")
            continue
        book.measured[game.id] = replace(entry, lessons=book.measured.get(game.id, Measured()).lessons)
        _write(book)
        progress.say(f"{game.id} (after {time.perf_counter() - start:.1f} s)")
        for line in _told(entry):
            progress.say(line)
    unlearnt = [it for it in book.games.values() if not book.measured.get(it.id, Measured()).lessons]
    learnt = games if names else unlearnt
    for game in progress.over(learnt, "looking for deals to learn games by", len(learnt)):
        if found := lessons(game):
            book.measured[game.id] = replace(book.measured.get(game.id, Measured()), lessons=found)
            _write(book)
            progress.say(f"{game.id}: {', '.join(f'{word} in deal {deal}' for word, deal in found.items())}")
    for name in sorted(stored.surplus(book)):
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
    """Writes the chances where they differ from those in the file."""
    text = measured_as_text(book.measured)
    if text != book.reader.source(book.folder / MEASURED).text:
        write_whole(book.folder / MEASURED, text.encode("utf-8"))


@click.command("book")
@click.argument("folder", metavar="DIR", type=FILE)
@book_option
def book_command(folder: Path, book: Book) -> None:
    """A book of one's own: a copy in a folder that is new or empty, in which `rulebook` works on it from then on."""
    from poker_rulebook.folders import copy_book

    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        complain(f"{folder} is there already: name a folder that is new or empty", 2)
    copy_book(book.folder, folder)
    click.echo(f"{folder} is a copy of the book {book.folder}: cd {folder}")


@click.command("new")
@click.argument("id_", metavar="ID")
@click.option("--from", "model", default="", metavar="GAME", help="What it is made from, by its id.")
@click.option("--ranking", is_flag=False, flag_value="", metavar="[ID]", help="Begin a ranking.")
@click.option("--deck", is_flag=False, flag_value="", metavar="[ID]", help="Begin a deck.")
@click.option("--mix", is_flag=False, flag_value="", metavar="[ID]", help="Begin a mix.")
@click.option(
    "--rule", is_flag=False, flag_value="", metavar="[ID]", help="Begin a general rule, after that one."
)
@click.option(
    "--name", "named", multiple=True, metavar="LANG=TEXT", help="Its name in a language, once for each."
)
@book_option
def new_command(id_: str, model: str, named: tuple[str, ...], book: Book, **kinds: str | None) -> None:
    """A new game, made from another one; or a ranking, a deck, a mix, a general rule.

    \b
    rulebook new royal-holdem --from texas-holdem --name "en=Royal Hold'em" --name ja=ロイヤル・ホールデム
    rulebook new six-up --ranking --from short-deck

    The file says … where something is still to be written, and `rulebook check` asks for it.
    """
    from poker_rulebook.book.begun import CannotBegin, begin
    from poker_rulebook.language.collation import name_order

    to_be_written(book)
    asked = {kind: said for kind, said in kinds.items() if said is not None}
    if len(asked) > 1:
        complain(f"one thing at a time: {' or '.join(f'--{kind}' for kind in asked)}", 2)
    kind, said = next(iter(asked.items()), ("game", ""))
    names: dict[str, str] = {}
    for language, _, text in (one.partition("=") for one in named):
        if language not in BESIDE or not text:
            complain(f"--name is written {' or '.join(f'{code}=TEXT' for code in BESIDE)}", 2)
        if names.setdefault(language, text) != text:
            complain(f"--name {language} is given twice: {names[language]!r} and {text!r}", 2)
    model = model or said
    if not model:
        complain(f"say what the {kind} is made from: --from ID", 2)
    if kind == "game" and (known := book.called(model)):
        model = known
    try:
        begun = begin(book, kind, id_, model, names, name_order(READ).read(names.get(READ, "")))
    except CannotBegin as error:
        complain(str(error), 2)
    click.echo(
        f"{begun.file}:{begun.line} is begun, from {model}. Change what differs, then run: rulebook check {begun.file}"
    )


@click.command("ready")
@click.argument("name", metavar="[GAME]", default="")
@click.option(
    "--write",
    is_flag=True,
    help="Renew what is counted first: digests, chances, counts of random play; and add examples, with … for their titles.",
)
@progress_option
@book_option
def ready_command(name: str, write: bool, progress: Progress, book: Book) -> None:
    """What a game still wants before its pull request, in order; the status is 1 while anything is wanted.

    Without GAME every game that has changed since the branch main. In a checkout of this book the tests of the game
    are run: random play counts as it was kept, and examples notice every changed rule. For rules that none notices hands are
    dealt until one comes out otherwise, and that is proposed as an example.
    """
    from poker_rulebook.changes.proposed import as_lines
    from poker_rulebook.folders import changed_files
    from poker_rulebook.readiness import Untested, add_examples, proposed, recount, renew, still_wanted

    if write:
        to_be_written(book)
    changed = [] if name else list(changed_files(book.folder))
    ids = [book.called(name)] if name else [id_ for id_ in book.games.paths if f"games/{id_}.yaml" in changed]
    if name and ids[0] in book.mixes.paths:
        complain(
            f"{name!r} is a mix: 'rulebook check' says what it wants, 'ready --write' without a name renews counts",
            2,
        )
    if name and ids[0] not in book.games.paths:
        complain(f"no game is called {name!r}: 'rulebook list' shows all games", 2)
    wanted = 0
    try:
        if write:
            for line in (line for id_ in ids for line in renew(book, id_)):
                click.echo(f"written: {line}")
            book = load(book.folder)
            for line in recount(book, changed or [book.games.source(id_).file for id_ in ids]):
                click.echo(f"written: {line}")
            for line in (line for id_ in ids for line in add_examples(book, id_, progress)):
                progress.clear()
                click.echo(f"written: {line}")
            progress.clear()
            book = load(book.folder)
        for id_ in ids:
            for place, missing in still_wanted(book, id_):
                click.echo(f"{place}: {len(missing) or 'nothing'} wanted")
                for said, following in zip_longest(missing, missing[1:]):
                    wanted += 1
                    alike = following is not None and following.hint == said.hint  # said once, below the last
                    click.echo(f"{wanted:>3}. {replace(said, hint='') if alike else said}")
            found = [] if write else proposed(book, id_, progress)
            progress.clear()
            if found:
                click.echo(
                    f"examples that would notice {counted(sum(len(it.notices) for it in found), 'altered rule')}:"
                )
                click.echo("".join(as_lines(it.value) for it in found), nl=False)
    except Untested as error:
        complain(str(error), 1)
    told = ", ".join(ids)
    click.echo(
        f"{told}: {counted(wanted, 'thing')} wanted"
        if wanted
        else f"{told or 'every game'} {'are' if len(ids) > 1 else 'is'} ready"
    )
    if wanted:
        raise SystemExit(1)


@click.command("translations")
@click.argument("lang", metavar="LANG")
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--export", "to", type=FILE, help="Write the file for translators: gettext, every text.")
@click.option("--import", "from_", type=FILE, help="Take over what they have translated.")
@book_option
def translations_command(
    lang: str, games: tuple[str, ...], to: Path | None, from_: Path | None, book: Book
) -> None:
    """What is missing in a language, file by file, and what is stale: made from a text that has changed since.

    \b
    rulebook translations fr                        everything
    rulebook translations fr razz badugi            what the pages and cards of these games lack
    rulebook translations fr --export fr.po         for Weblate, Poedit, Lokalize or Virtaal
    rulebook translations fr razz --export razz.po  only what this game says
    rulebook translations fr --import fr.po         added to what is there, after a look at every placeholder

    With games the status is 1 while something is missing; so it is for a language that is complete.
    """
    from poker_rulebook import translations

    # a language of translations; another one is wrong usage, and how one begins is told
    if lang in FAULTY:
        complain(FAULTY[lang], 1)
    if lang == SOURCE:
        complain(f"{LANGUAGES[SOURCE].english} is what is translated: name another language", 2)
    if lang not in LANGUAGES:
        known = " or ".join(one for one in LANGUAGES if one != SOURCE)
        complain(f"{lang!r} is no language of translations: {known}; another one begins with "
                 f"{FOLDER / lang / 'locale.toml'}: CONTRIBUTING.md says what to write there", 2)  # fmt: skip
    language = LANGUAGES[lang]
    if to and from_:
        complain("--export and --import are two things: do one after the other", 2)
    if to:
        chosen = [chosen_game(book, name, {}) for name in games]
        left = translations.export(book, language, to, chosen)
        click.echo(f"{to}: {counted(left, 'entry', 'entries')} to translate")
    elif from_:
        _import(book, language, from_)
    elif games:
        _print_lacking(book, lang, games)
    else:
        _print_all(translations.entries(book, language), lang)


def _import(book: Book, language: Language, file: Path) -> None:
    from poker_rulebook import translations

    if language.code in BESIDE:
        complain(f"the texts in {language.english} stand in the files of the book: change them there", 2)
    try:
        taken = translations.take(book, language, file)
    except ValueError as error:
        complain(f"{file} is not a catalogue of gettext: {error}", 1)
    for line in (*taken.wrong, *taken.changed, *taken.lost):
        warn(line)
    if taken.wrong:
        complain(
            f"nothing is taken from {file}: {counted(len(taken.wrong), 'entry', 'entries')} cannot be used", 1
        )
    click.echo(f"{language.catalogue} is written: {taken.new:,} new, {len(taken.changed):,} changed, "
               f"{len(taken.lost):,} lost, {taken.waiting:,} to be looked at")  # fmt: skip


def _print_lacking(book: Book, lang: str, games: tuple[str, ...]) -> None:
    from poker_rulebook.translations import lacking

    missing = 0
    for name in games:
        game = chosen_game(book, name, {})
        found = lacking(game, book, LANGUAGES[lang])
        missing += len(found)
        click.echo(f"{game.id}: {len(found) or 'nothing'} missing")
        for key, source in found.items():
            click.echo(f"  {source}" if key == source else f"  {key} = {source}")
    if missing:
        raise SystemExit(1)


def _print_all(entries: list[Entry], lang: str) -> None:
    """How much of each file is missing, and every stale translation."""
    missing = [one for one in entries if not one.text]
    stale = [one for one in entries if one.text and one.before]
    files = [_file(one) for one in entries]
    lacking = Counter(map(_file, missing))
    for file, total in Counter(files).items():
        if lacking[file]:
            click.echo(f"{file}: {lacking[file]:,} of {total:,} missing")
    if borrowed := sorted(COUNTED.keys() - LANGUAGES[lang].counted.keys()):
        click.echo(f"{LANGUAGES[lang].folder / 'locale.toml'}: [counted] lacks {', '.join(borrowed)}")
    for one in stale:
        click.echo(
            f"{one.key or one.places[0]} is stale: {one.text!r}\n  from {one.before!r}\n  now  {one.source!r}"
        )
    click.echo(f"{LANGUAGES[lang].name}: {len(missing):,} of {len(entries):,} missing, {len(stale):,} stale")
    if (missing or stale) and LANGUAGES[lang].status != "begun":
        raise SystemExit(1)


def _file(one: Entry) -> str:
    return one.places[0].partition("#")[0] if one.places else "phrases"


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
@click.option(
    "--most",
    type=click.IntRange(200),
    metavar="BYTES",
    help="Of text and Markdown: how long it may be. What does not fit is named at its end.",
)
@progress_option
@house_option
@preset_option
@book_option
def diff_command(
    base: str,
    head: str | None,
    form: str,
    deals: int,
    most: int | None,
    progress: Progress,
    house: str | None,
    preset: str | None,
    book: Book,
) -> None:
    """What changed from BASE to HEAD: sentences, examples, play, and what has to be printed again.

    Sentences stand before and after, with the words marked that differ. Where a rule is played in another way, a hand is told
    up to where it differs, with both outcomes; the seats of random deals answer alike wherever they are asked the same.

    BASE and HEAD are revisions, such as main or HEAD~1, or folders with games/ and schema/. Without HEAD it is
    the book as its files are now. A revision is read by the rules of this program and its schemas. With --preset or --house
    both are compared as their choices have them.
    """
    if most is not None and form not in ("text", "markdown"):
        complain(f"--most is for text and Markdown: leave it out with --format {form}", 2)
    from poker_rulebook.book.options import UnknownChoice
    from poker_rulebook.changes import report
    from poker_rulebook.changes.compared import compare
    from poker_rulebook.changes.sides import UnknownRevision, opened, uncommitted

    with ExitStack() as open_:
        progress.doing(f"reading {base}")
        try:
            sides = [open_.enter_context(opened(name, book)) for name in (base, head)]
            sides = [replace(side, book=decided_book(house, preset, side.book)) for side in sides]
            changes = compare(sides[0], sides[1], deals, uncommitted(book, base, head), progress)
        except (UnknownRevision, UnknownChoice) as error:
            complain(str(error), 2)
    progress.clear()
    if form == "json":
        dump(changes.as_json())
    elif form == "html":
        click.echo(report.as_html(changes))
    else:
        click.echo(report.as_text(changes, form, most))


@click.command("edition")
@click.argument("name")
@click.option("--date", "day", default="", metavar="YYYY-MM-DD", help="When it is published; today, in UTC.")
@progress_option
@book_option
def edition_command(name: str, day: str, progress: Progress, book: Book) -> None:
    """Freeze the book as the edition of that name: its commit, in games/editions.yaml, and every sentence that can be cited, in
    editions/NAME.json.

    The site shows what has changed since each edition, every rule says since which edition it stands, and `check` fails when
    something that an edition has leads nowhere. Commit both files.
    """
    from poker_rulebook.editions import CannotFreeze, freeze, refuse_name
    from poker_rulebook.inspection import inspected

    to_be_written(book)
    try:
        day = date.fromisoformat(day).isoformat() if day else datetime.now(UTC).date().isoformat()
    except ValueError:
        complain(f"--date {day!r} is not a date: write it like 2026-11-22", 2)
    try:
        refuse_name(book, name)
        if found := inspected(book, progress=progress).problems:
            refuse(found, ", nothing was frozen")
        progress.doing(f"freezing {name}")
        file = freeze(book, name, day)
    except CannotFreeze as error:
        complain(str(error), 2)
    progress.say(f"{file} is the edition {name} of {day}: commit it, and games/editions.yaml")
