"""Everything that is published, into one folder, or nothing."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from generator.book.load import Book
from generator.data import write_data
from generator.paper.book import book_jobs
from generator.paper.cards import card_jobs
from generator.paper.sheets import sheet_jobs
from generator.paper.typesetting import print_all
from generator.view import views
from generator.view.book import book_view
from generator.view.phrases import LOCALES
from generator.web.site import build_site


class PublishError(Exception):
    """The output folder cannot be used; the message says why."""


class Published(NamedTuple):
    """What was written, by kind, as paths below the output folder."""

    pages: list[Path]
    books: list[Path]
    cards: list[Path]
    sheets: list[Path]
    data: list[Path]


def publish(book: Book, out: Path, tell: Callable[[str], None]) -> Published:
    """Site, books, table cards, mix sheets and JSON into `out`; the previous output stays until all of it is there.

    out     a folder that is new, empty, or was written by an earlier build
    tell    called with a line as each part is done

    Raises PublishError for a folder that is something else, OSError where it cannot be written, and the
    errors of the parts.
    """
    out = out.resolve()
    _refuse_foreign(out)
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        scratch = Path(tempfile.mkdtemp(prefix=f".{out.name}-", dir=out.parent))
    except OSError as error:
        raise PublishError(
            f"{out} cannot be written ({error.strerror}): name another folder with --out"
        ) from None
    try:
        shown = {locale: book_view(book, locale) for locale in LOCALES}
        mixes = f" and {len(book.mixes)} mixes" if book.mixes else ""
        tell(f"{len(book.games)} games{mixes} in {len(LOCALES)} languages")
        published = _write_all(book, shown, scratch, tell)
        (scratch / MARK).write_text("This folder is written anew by every build.\n", encoding="utf-8")
        scratch.chmod(0o755)
        _swap(scratch, out)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return published


MARK = ".rulebook-build"


def _refuse_foreign(out: Path) -> None:
    if out.exists() and not out.is_dir():
        raise PublishError(f"{out} is a file: name a folder with --out")
    if out.is_dir() and any(out.iterdir()) and not (out / MARK).exists():
        raise PublishError(
            f"{out} has files that no build wrote: name another folder with --out, or empty it"
        )


CARD = "../print/cards/{id}-{locale}.pdf"  # from the root of a language of the site
SHEET = "../print/mixes/{id}-{locale}.pdf"


def _write_all(
    book: Book, shown: dict[str, views.Book], scratch: Path, tell: Callable[[str], None]
) -> Published:
    """The books and cards are Typst's work and the site is Python's: they are made side by side.

    The site links to the cards, so that its links are followed only when those are there.
    """
    site, paper = scratch / "site", scratch / "print"
    former = {
        old: it.id
        for it in (*book.games.values(), *book.mixes.values(), *book.chapters.values())
        for old in it.former
    }
    jobs = [*book_jobs(shown, paper), *card_jobs(shown, paper), *sheet_jobs(shown, paper)]
    with ThreadPoolExecutor(1) as pool:
        printing = pool.submit(print_all, jobs)

        def printed() -> None:
            tell(f"{len(printing.result())} PDF files")
            shutil.copytree(paper, site / "print", copy_function=_link)

        pages = build_site(
            shown, site, book.folder, former=former, card=CARD, sheet=SHEET, before_links=printed
        )
    tell(f"{len(pages)} pages of the site")
    data = write_data(book, shown, site / "api")
    tell(f"{len(data)} JSON files")
    parts = (pages, *(_in_folder(printing.result(), name) for name in (paper.name, "cards", "mixes")), data)
    return Published(*([path.relative_to(scratch) for path in part] for part in parts))


def _in_folder(printed: list[Path], name: str) -> list[Path]:
    """Books, table cards or mix sheets: the files that lie directly in a folder of that name."""
    return [path for path in printed if path.parent.name == name]


def _link(source: str, target: str) -> None:
    """The same file at a second place; a copy where the file system has no links."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def _swap(scratch: Path, out: Path) -> None:
    """Put the finished folder in the place of the old one."""
    old = out.with_name(f".{out.name}-old")
    shutil.rmtree(old, ignore_errors=True)
    if out.exists():
        out.rename(old)
    try:
        scratch.rename(out)
    except OSError:
        if old.exists():
            old.rename(out)
        raise
    shutil.rmtree(old, ignore_errors=True)
