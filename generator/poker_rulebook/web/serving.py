"""The site on this machine, made again as files change. What is wrong is told in the terminal, and in the browser.

When a file is saved its own pages are made at once, and then, in a copy of this process, the whole site: other pages may
say something else as well. A file that is saved meanwhile ends that copy.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from poker_rulebook.book.files import fingerprints
from poker_rulebook.book.load import Book, load
from poker_rulebook.book.problems import BookError, as_text
from poker_rulebook.browser.bundle import write_bundle
from poker_rulebook.folders import put_in_place, scratch_for
from poker_rulebook.inspection import edited, inspected, page_digests
from poker_rulebook.kept import Kept
from poker_rulebook.view.book import BookView, book_view, editions
from poker_rulebook.view.past import NO_PAST, Past
from poker_rulebook.view.views import PlayedView
from poker_rulebook.web.last_pages import GamePages
from poker_rulebook.web.live import shown
from poker_rulebook.web.mkdocs import SiteError
from poker_rulebook.web.sheets import Besides
from poker_rulebook.web.site import build_site
from poker_rulebook.web.standing import MARKDOWN, SITE, Standing, follows
from poker_rulebook.workers import copied_until

WATCHED = ("games", "schema", "site")
OFTEN = 0.1  # seconds between two looks at the files
QUIET = "ignore:resource_tracker"  # which remarks on what a copy that was ended has left, and removes it

PastOf = Callable[[Book, BookView], Past]
Files = Mapping[str, tuple[int, int]]  # path in the folder of the book -> when it was written, and its size


def serve(folder: Path, port: int, tell: Callable[[str], None], past_of: PastOf) -> None:
    """Serve until interrupted. While something is wrong the browser shows that in place of every page.

    past_of    what earlier editions of the book said
    """
    os.environ.setdefault("PYTHONWARNINGS", QUIET)
    with tempfile.TemporaryDirectory(prefix="rulebook-serve-") as temp:
        out = Path(temp) / "out"
        with shown(out / SITE, port) as renewed, suppress(KeyboardInterrupt):

            def show(wrong: str, pages: int, start: float, more: str = "") -> None:
                renewed(wrong)
                tell(wrong or f"{pages} pages in {time.perf_counter() - start:.1f} s{more}")

            tell(f"http://127.0.0.1:{port}/  (Ctrl-C stops)")
            _follow(folder, out, past_of, show)
        tell("")


def _follow(folder: Path, out: Path, past_of: PastOf, show: Callable[..., None]) -> None:
    """Makes the site, and makes it again for ever."""
    stood: Files = {}
    now, site = stood, Site(folder, out, past_of)

    def newer() -> bool:
        return saved(folder) != now

    while True:
        now, start = settled(folder), time.perf_counter()
        pages, wrong = site.at_once({file for file in {*stood, *now} if stood.get(file) != now.get(file)})
        if pages or wrong:
            show(wrong, pages, start, ", the others are being made")
        if not wrong:
            whole = copied_until(newer, OFTEN, site.whole) if stood else site.whole()
            if whole or not newer():
                whole = whole or Whole(wrong="the process that makes the site has ended before its time")
                stood = stood if whole.wrong else now
                show(whole.wrong, whole.pages, start)
                site.take(whole)
        while not newer():
            time.sleep(OFTEN)


@dataclass(frozen=True)
class Whole:
    """A site that was made whole, or what is wrong.

    view       what it shows
    digests    game or mix -> of all that its page follows from
    """

    pages: int = 0
    wrong: str = ""
    view: BookView | None = None
    digests: Mapping[str, str] = field(default_factory=dict)
    past: Past = NO_PAST


class Site:
    """The site of a book that somebody is editing, with what was read and made for it, for the next time.

    out    gets the site, and the Markdown from which it was made
    """

    def __init__(self, folder: Path, out: Path, past_of: PastOf):
        self.folder, self.out, self.past_of = folder, out, past_of
        self.book: Book | None = None
        self.prints: Mapping[str, str] = {}  # of the files of the book
        self.views: Mapping[str, PlayedView] = {}  # of games and mixes, by what they follow from
        self.standing: Standing | None = None

    def read(self) -> Book:
        """The book as it is now, with what others of its files say already. Raises BookError."""
        book = load(self.folder)
        prints = fingerprints(book.folder)
        files = edited(prints, self.prints)
        if self.book and files is not None:
            same = {id_ for id_ in book.games.paths if f"games/{id_}.yaml" not in files}
            book.take_over(self.book, same)
        self.book, self.prints = book, prints
        return book

    def at_once(self, files: Collection[str]) -> tuple[int, str]:
        """How many pages of the site were made anew for these files that have changed; or what is wrong with them."""
        pages = follows(files)
        if not self.standing or not pages or not self.standing.has(pages):
            return 0, ""
        try:
            book = self.read()
            named = {file for file in files if file.startswith("games/")}
            if named and (found := inspected(book, named).problems):
                return 0, as_text(found)
            return self.standing.renew(book, pages), ""
        except (BookError, SiteError, OSError) as error:
            return 0, _told(error)

    def whole(self) -> Whole:
        """The site made anew from what has changed."""
        try:
            book = self.read()
            if found := inspected(book).problems:
                return Whole(wrong=as_text(found))
            digests = page_digests(book)
            known = {id_: self.views[it] for id_, it in digests.items() if it in self.views}
            view = book_view(book, known=known)
            past = self.past_of(book, view)
            return Whole(len(self._made(book, view, past, digests)), "", view, digests, past)
        except (BookError, SiteError, OSError) as error:
            return Whole(wrong=_told(error))

    def _made(self, book: Book, view: BookView, past: Past, digests: Mapping[str, str]) -> list[Path]:
        shown = editions(view)
        with scratch_for(self.out) as scratch, Kept(book.folder) as kept:
            pages = build_site(
                shown,
                scratch / SITE,
                book.folder,
                Besides(past=past, written=GamePages(kept, digests)),
                markdown=scratch / MARKDOWN,
                offline=False,
                write_judge=lambda to: write_bundle(book, shown, to),
            )
            put_in_place(scratch, self.out)
        return pages

    def take(self, whole: Whole) -> None:
        """From now on this site stands, whoever made it."""
        if whole.view:
            pages = (*whole.view.games, *whole.view.mixes)
            self.views = {whole.digests[it.id]: it for it in pages}
            self.standing = Standing(self.out, whole.view, whole.past, self.standing)


def _told(error: Exception) -> str:
    return as_text(error.problems) if isinstance(error, BookError) else str(error)


def saved(folder: Path) -> Files:
    """The files from which the site is made, as they are now."""
    found = {}
    for place, _, files in chain.from_iterable(os.walk(folder / name) for name in WATCHED):
        for file in files:
            if not file.startswith(".") and not file.endswith("~"):  # what editors keep for themselves
                path = os.path.join(place, file)
                with suppress(FileNotFoundError):
                    said = os.stat(path)
                    name = os.path.relpath(path, folder).replace(os.sep, "/")
                    found[name] = said.st_mtime_ns, said.st_size
    return found


def settled(folder: Path) -> Files:
    """The same as soon as nobody is writing any more."""
    found = saved(folder)
    while True:
        time.sleep(OFTEN / 2)
        if (again := saved(folder)) == found:
            return found
        found = again
