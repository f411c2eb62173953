"""Everything that is published, into one folder, or nothing. Where nothing has changed, the folder stands as it is."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager, nullcontext
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from poker_rulebook.book.load import FOLDER, Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.source import fingerprints
from poker_rulebook.browser import whole
from poker_rulebook.browser.bundle import refused_key, wanted, write_bundle
from poker_rulebook.cache import Cache, libraries_digest
from poker_rulebook.data import write_data
from poker_rulebook.digests import digest_of
from poker_rulebook.document.edition import NO_PAST, BookView, Edition, Past, editions
from poker_rulebook.document.views import Endpapers
from poker_rulebook.editions import past_of
from poker_rulebook.folders import MARK, Occupied, day_of, link, put_in_place, scratch_for
from poker_rulebook.inspection import MadeBesides, page_digests
from poker_rulebook.languages import LOCALES, SOURCE
from poker_rulebook.pages.book import book_view
from poker_rulebook.pages.endpapers import endpapers
from poker_rulebook.pages.game import under_choices
from poker_rulebook.paper.printed_book import book_job, endpapers_job
from poker_rulebook.paper.printed_cards import before_jobs, card_jobs, floor_jobs, handout_job, sheet_jobs
from poker_rulebook.paper.social import write_social
from poker_rulebook.paper.typesetting import Job, Measures, PaperError, note, print_all, take_over
from poker_rulebook.progress import SILENT, Progress
from poker_rulebook.web.scripts import renderer, switches_of
from poker_rulebook.web.sheets import Besides, GamePages, Switches
from poker_rulebook.web.site import NOT_LISTED, build_site
from poker_rulebook.workers import divided, meanwhile

# --- what an output folder was made from

LIST = ".built-from.json"  # in an output folder: what it was made from, what it has, what was told about it

PathsByKind = Mapping[str, list[Path]]  # kind of what was written -> paths below the output folder


def ingredients(
    book: Book,
    address: str,
    locales: Iterable[str],
    on_paper: bool = True,
    earlier: Iterable[Path] = (),
) -> str:
    """Everything that an output follows from, as a digest: files, program, libraries, and what was asked for."""
    files = fingerprints(book.folder)
    hand_written = (path for path in (book.folder / "site").rglob("*") if path.is_file())
    for path in sorted((*hand_written, book.folder / "mkdocs.yml")):
        files[path.relative_to(book.folder).as_posix()] = digest_of([path.read_bytes()])
    for path in (*wanted(), *whole.wanted()):
        files[path.name] = digest_of([path.read_bytes()])
    asked = [*locales, address, repr(book.house), str(day_of(book.folder)), str(on_paper), *map(str, earlier)]
    return digest_of([str(book.folder), *files, *files.values(), libraries_digest(), *asked])


def still_standing(out: Path, made_from: str) -> PathsByKind | None:
    """The paths by kind that the last build recorded, where it was made from the same and none of its files has been touched."""
    try:
        found = json.loads((out / LIST).read_text("utf-8"))
        if found["from"] != made_from or found["files"] != _sizes(out):
            return None
        return {kind: [Path(path) for path in paths] for kind, paths in found["told"].items()}
    except (OSError, ValueError, KeyError, AttributeError, TypeError):
        return None


def note_build(out: Path, made_from: str, telling: PathsByKind) -> None:
    """Notes in a finished folder what it was made from."""
    paths = {kind: [path.as_posix() for path in paths] for kind, paths in telling.items()}
    noted = {"from": made_from, "files": _sizes(out), "told": paths}
    (out / LIST).write_text(json.dumps(noted), "utf-8")


def _sizes(out: Path) -> dict[str, Any]:
    """Size and time of every file, the list itself apart."""
    sizes = {}
    for folder, _, names in os.walk(out):
        for name in names:
            path = os.path.join(folder, name)
            found = os.stat(path)
            sizes[os.path.relpath(path, out)] = [found.st_size, found.st_mtime_ns]
    sizes.pop(LIST, None)
    return sizes


# --- a build


class PublishError(Exception):
    """The output folder cannot be used; the message says why."""


class Published(NamedTuple):
    """What was written, by kind, as paths below the output folder."""

    pages: list[Path]
    books: list[Path]
    cards: list[Path]
    sheets: list[Path]
    before: list[Path]
    data: list[Path]


def publish(
    book: Book,
    out: Path,
    progress: Progress = SILENT,
    address: str = "",
    locales: Sequence[str] = LOCALES,
    on_paper: bool = True,
    earlier: Path | None = None,
) -> Published:
    """Site, books, table cards, mix sheets and JSON into `out`; the previous output stays until all of it is there.

    Where that was made from the same and nobody has touched it, it stays for good.

    out     a folder that is new, empty, or was written by an earlier build
    progress    is told of each part
    address   where the site will stand; without it, what the house says
    locales   in which site and paper are made
    on_paper  whether paper is; without it there is none in `out`, and the site has no links to it
    earlier   a folder with the site of each earlier edition, under its name, as .ci/editions makes them

    Raises PublishError for a folder that is something else, OSError where it cannot be written, and the
    errors of the parts.
    """
    out = out.resolve()
    refuse_foreign(out)
    with _scratch(out) as scratch:
        sites = sites_in(earlier)
        made_from = ingredients(book, address, locales, on_paper, sites)
        if standing := still_standing(out, made_from):
            progress.say("  nothing has changed since the last build")
            return Published(**standing)
        progress.doing("writing what is told of the games")
        view = book_view(book, address)
        mixes = f" and {len(book.offered_mixes)} mixes" if book.offered_mixes else ""
        progress.say(f"  {len(book.offered)} games{mixes} in {len(locales)} languages")
        published = _write_all(book, view, scratch, progress, out, locales, on_paper, sites)
        refuse_foreign(out)  # somebody may have put something there meanwhile
        note_build(scratch, made_from, published._asdict())
        put_in_place(scratch, out)
    return published


def switches_key(id_: str, locales: Sequence[str], digests: Mapping[str, str]) -> str:
    """Under which the scripts of a game are kept."""
    return f"switches {' '.join(locales)} {id_} {digests[id_]}"


def all_switches(
    book: Book, locales: Sequence[str], digests: Mapping[str, str], progress: Progress = SILENT
) -> Switches:
    """The scripts of every game that the book offers. What came out is kept, as long as the game and what it needs stay.

    digests    game -> a digest of everything that its page follows from by itself
    """
    games = {switches_key(id_, locales, digests): game for id_, game in book.offered.items()}

    def make(missing: list[str]) -> list[dict[str, str]]:
        setters = {locale: renderer(locale) for locale in locales}
        work = [partial(_switched, book, games[key], setters) for key in missing]
        return divided(work, "games under every choice", progress)

    with Cache(book.folder) as kept:
        return dict(zip(book.offered, kept.get_or_compute_all(list(games), make), strict=True))


def _switched(book: Book, game: Game, setters: Mapping[str, object]) -> dict[str, str]:
    return switches_of(under_choices(book, game).switched(), setters)


def made_while_checked(book: Book, locales: Sequence[str]) -> MadeBesides:
    """What a build needs of a game that `check` looks at before it, under the key by which it is looked for then."""

    @cache
    def common() -> tuple[Mapping[str, str], Mapping[str, object], Callable[[Game], str]]:
        return page_digests(book), {locale: renderer(locale) for locale in locales}, refused_key(book)

    def of(game: Game) -> Mapping[str, Any]:
        digests, setters, refused = common()
        return {
            switches_key(game.id, locales, digests): _switched(book, game, setters),
            refused(game): under_choices(book, game).refused_pairs(),
        }

    return of


@contextmanager
def _scratch(out: Path) -> Iterator[Path]:
    """The folder that becomes `out`. Raises PublishError where there can be none."""
    with ExitStack() as stack:
        try:
            scratch = stack.enter_context(scratch_for(out))
        except Occupied:
            raise PublishError(f"{out} is being written by another build: wait until it is done") from None
        except OSError as error:
            message = f"{out} cannot be written ({error.strerror}): name another folder with --out"
            raise PublishError(message) from None
        yield scratch


def refuse_foreign(out: Path) -> None:
    """Raises PublishError for a folder that no build has written, and for a file."""
    if out.exists() and not out.is_dir():
        raise PublishError(f"{out} is a file: name a folder with --out")
    if out.is_dir() and any(out.iterdir()) and not (out / MARK).exists():
        what = "has files that no build wrote: name another folder with --out, or empty it"
        raise PublishError(f"{out} {what}")


def _write_all(
    book: Book,
    view: BookView,
    scratch: Path,
    progress: Progress,
    before: Path,
    locales: Sequence[str],
    on_paper: bool,
    earlier: Sequence[Path],
) -> Published:
    """The parts in `scratch`; PDF files that are the same as in the output `before` are taken from there.

    The books and cards are Typst's work and the site is Python's: they are made side by side.

    The site links to the cards, so that its links are followed only when those are there.
    """
    site, paper, shown = scratch / "site", scratch / "print", editions(view, locales)
    named = (*book.offered.values(), *book.offered_mixes.values(), *book.chapters.values())
    former = {old: it.id for it in named for old in it.former}
    digests = page_digests(book)
    switches = all_switches(book, locales, digests, progress)
    past = past_of(book, view)
    ends = endpapers(book)

    def print_paper() -> tuple[list[Path], int, list[str]]:
        """All PDF files, how many of them were made anew, and what is said of them."""
        progress.doing("measuring what goes on paper")
        jobs = paper_jobs(shown, paper, book, ends, past)
        left = take_over(jobs, before, scratch, book.folder)
        print_all(left, progress)
        note(jobs, book.folder)
        paths, words = [path for job in jobs for path in job.paths], [job.word for job in jobs if job.word]
        return paths, sum(len(job.paths) for job in left), words

    pdfs = list[Path]()
    with meanwhile(print_paper) if on_paper else nullcontext() as finished:
        data = write_data(book, view, ends, site / "api")

        def printed() -> None:
            if finished:
                try:
                    found, anew, words = finished()
                except BrokenProcessPool:
                    raise PaperError("the process that makes the paper was ended from outside") from None
                pdfs.extend(found)
                as_before = f", {len(found) - anew} of them as before" if anew < len(found) else ""
                progress.say(f"  {len(found)} PDF files{as_before}")
                for word in words:
                    progress.say(f"  {word}")
                shutil.copytree(paper, site / "print", copy_function=link)
            for path in earlier:
                copy_of_edition(path, site / FOLDER / path.name)
            if view.address:  # who shows a link wants whole addresses
                write_social(shown, book.folder, site / "social")

        def judge(folder: Path) -> None:
            write_bundle(book, shown, folder)

        def desk(folder: Path) -> None:
            whole.write_program(book, folder)

        with Cache(book.folder) as kept:
            pages = build_site(
                shown,
                site,
                book.folder,
                Besides(
                    former,
                    past,
                    [path.name for path in earlier],
                    on_paper,
                    switches,
                    GamePages(kept, digests),
                    ends,
                ),
                before_links=printed,
                address=view.address,
                work=scratch,
                write_judge=judge,
                write_desk=desk,
                progress=progress,
            )
    progress.say(f"  {len(pages)} pages of the site")
    progress.say(f"  {len(data)} JSON files")
    parts = (pages, *(_in_folder(pdfs, name) for name in (paper.name, "cards", "mixes", "before")), data)
    return Published(*([path.relative_to(scratch) for path in part] for part in parts))


def sites_in(earlier: Path | None) -> list[Path]:
    """The sites of earlier editions that are there."""
    return sorted(path for path in earlier.iterdir() if (path / "index.html").exists()) if earlier else []


def copy_of_edition(source: Path, target: Path) -> None:
    """The site of an earlier edition, of whose pages search engines hear nothing."""
    shutil.copytree(source, target)
    for page in target.rglob("*.html"):
        page.write_text(page.read_text("utf-8").replace("<head>", f"<head><meta {NOT_LISTED}>", 1), "utf-8")


def paper_jobs(
    shown: Mapping[str, Edition], paper: Path, book: Book, ends: Endpapers, past: Past = NO_PAST
) -> list[Job]:
    """The jobs of all PDF files, into the folder `paper`; what is measured for them stays in that of the book."""
    with Cache(book.folder) as kept:
        measures = Measures(kept)
        books = [
            book_job(
                {locale: edition},
                paper / f"book-{locale}-a4.pdf",
                measures,
                book.folder,
                ends,
                past.last,
                paper / f"book-{locale}-letter.pdf" if locale == SOURCE else None,
            )
            for locale, edition in shown.items()
        ]
        jobs = [*books, *card_jobs(shown, paper, measures)]
        return [
            *jobs,
            *floor_jobs(shown, paper),
            *(
                handout_job(edition, page, paper / f"{id_}-{locale}.pdf")
                for locale, edition in shown.items()
                for id_, page in edition.handouts.items()
            ),
            *(
                endpapers_job({locale: edition}, ends, paper / f"endpapers-{locale}.pdf")
                for locale, edition in shown.items()
                if ends.ladder or ends.wrong
            ),
            *sheet_jobs(shown, paper),
            *before_jobs(shown, paper, measures),
        ]


def _in_folder(printed: list[Path], name: str) -> list[Path]:
    """Books and files of all cards, table cards, or sheets: the files that lie directly in a folder of that name."""
    return [path for path in printed if path.parent.name == name]
