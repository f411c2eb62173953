"""The site on this machine, made again as files change. What is wrong is told in the terminal, and in the browser: above
the page of its file, which is as it was where it cannot be made anew, or in place of every page.

When a file is saved its own pages are made at once, and then, in a copy of this process, the whole site: other pages may
say something else as well. A file that is saved meanwhile ends that copy.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import re
import tempfile
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from html import escape
from itertools import chain
from pathlib import Path
from secrets import token_hex
from signal import SIG_IGN, SIGINT, signal
from socket import create_server

from mkdocs.commands.build import get_context
from mkdocs.config import load_config
from mkdocs.livereload import LiveReloadServer
from mkdocs.structure.files import get_files, set_exclusions
from mkdocs.structure.nav import get_navigation
from mkdocs.structure.pages import Page
from msgspec import Struct, field

from poker_rulebook.book.load import Book, load
from poker_rulebook.book.problems import BookError, as_text
from poker_rulebook.book.source import fingerprints
from poker_rulebook.browser.bundle import write_bundle
from poker_rulebook.browser.whole import write_program
from poker_rulebook.cache import Cache
from poker_rulebook.document.edition import NO_PAST, BookView, Past, editions
from poker_rulebook.document.views import NO_ENDPAPERS, Endpapers, PlayedView
from poker_rulebook.folders import put_in_place, scratch_for, write_whole
from poker_rulebook.inspection import edited, inspected, page_digests
from poker_rulebook.pages.book import book_view, renewed
from poker_rulebook.pages.endpapers import endpapers
from poker_rulebook.web.sheets import Besides, GamePages
from poker_rulebook.web.site import (
    SiteError,
    build_site,
    built,
    complete,
    parted,
    refuse,
    site_texts,
    warnings_of,
)
from poker_rulebook.workers import copied_until, end_with_parent

# A folder of pages, and browsers that load them again

HOST = "127.0.0.1"
OFTEN = 0.1  # seconds between two looks at files
CHANGE, WRONG = "change", "wrong.html"
PAGE = """<!doctype html>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>{title}</title>
<pre style="margin: 2rem; font-size: 1rem; line-height: 1.5; white-space: pre-wrap">{text}</pre>
<script>setInterval(() => fetch(location).then((answer) => answer.text())
  .then((html) => html.includes("{mark}") || location.reload()), 500)</script>
"""
ARTICLE = re.compile(rb"<article[^>]*>")  # what the theme begins a page with, below its head
ABOVE = '<pre class="wrong-here" role="alert" style="white-space: pre-wrap">{}</pre>'


@contextmanager
def shown(root: Path, port: int) -> Iterator[Callable[[str], None]]:
    """The folder is served while this is open. Raises OSError where the port cannot be had.

    The function that it gives is to be called after each change: with a text that is shown in place of every page, or ''.
    """
    create_server((HOST, port)).close()
    with tempfile.TemporaryDirectory(prefix="rulebook-shown-") as temp:
        told = Path(temp)

        def reload(wrong: str) -> None:
            if wrong:
                title = escape(wrong.partition("\n")[0])
                page = PAGE.format(title=title, text=escape(wrong), mark=token_hex(8))
                write_whole(told / WRONG, page.encode())
            else:
                (told / WRONG).unlink(missing_ok=True)
            (told / CHANGE).write_text(token_hex(8), "ascii")

        reload("The site is being made.")
        server = multiprocessing.get_context("spawn").Process(
            target=_serve, args=(root, told, port), daemon=True
        )
        server.start()
        try:
            yield reload
        finally:
            server.kill()
            server.join()


def _serve(root: Path, told: Path, port: int) -> None:
    shown_instead: bytes | None = None

    def look() -> None:
        """Where something is wrong no page is found, and what is shown instead says what. Both change together: a browser
        that asks in between would be left with a page that is not found."""
        nonlocal shown_instead
        shown_instead = (told / WRONG).read_bytes() if (told / WRONG).exists() else None
        server.root = str(root if shown_instead is None else told / "nothing")

    end_with_parent()
    signal(SIGINT, SIG_IGN)  # it is told to the first process, which ends this one
    logging.getLogger("mkdocs").setLevel(logging.CRITICAL)
    server = LiveReloadServer(look, HOST, port, "", polling_interval=OFTEN)
    server.error_handler = lambda _: shown_instead
    server.watch(str(told))
    look()
    server.serve()  # type: ignore[no-untyped-call]


# The site, made again

WATCHED = ("games", "schema", "site")
QUIET = "ignore:resource_tracker"  # which remarks on what a copy that was ended has left, and removes it
SITE, MARKDOWN = "site", "markdown"  # in the folder that is written whole
# what a file is called -> what follows from it alone; {} is its id
FOLLOWS = {
    r"games/(?!glossary\.)([^/]+)\.yaml": ("games/{}.md", "games/{}/walks.js", "games/{}/table.js"),
    r"games/mixes/([^/]+)\.yaml": ("mixes/{}.md",),
    r"games/rules/([^/]+)\.yaml": ("rules/{}.md",),
    r"games/(glossary)\.yaml": ("rules/{}.md",),
    r"site/[a-z]+/([^/]+)\.md": ("{}.md",),
}

PastOf = Callable[[Book, BookView], Past]
Files = Mapping[str, tuple[int, int]]  # path in the folder of the book -> when it was written, and its size


def serve(folder: Path, port: int, tell: Callable[[str], None], past_of: PastOf) -> None:
    """Serve until interrupted. What is wrong stands above its page, or in place of every page where that cannot be made.

    past_of    what earlier editions of the book said
    """
    os.environ.setdefault("PYTHONWARNINGS", QUIET)
    with tempfile.TemporaryDirectory(prefix="rulebook-serve-") as temp:
        out = Path(temp) / "out"
        with shown(out / SITE, port) as reload, suppress(KeyboardInterrupt):

            def show(wrong: str, pages: int, start: float, more: str = "") -> None:
                reload("" if pages else wrong)
                tell(wrong or f"{pages} pages in {time.perf_counter() - start:.1f} s{more}")

            tell(f"http://127.0.0.1:{port}/  (Ctrl-C stops)")
            _follow(folder, out, past_of, show)
        tell("")


def _follow(folder: Path, out: Path, past_of: PastOf, show: Callable[..., None]) -> None:
    """Makes the site, and again after each change, without end."""
    stood: Files = {}
    now, site = stood, SavedSite(folder, out, past_of)

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
                stood = now if whole.pages else stood
                show(whole.wrong, whole.pages, start)
                site.take(whole)
        while not newer():
            time.sleep(OFTEN)


class Whole(Struct, frozen=True):
    """A site that was made whole, and what is wrong: above the pages that it concerns, or, with no pages, in place of all.

    view       what it shows
    digests    game or mix -> of all that its page follows from
    """

    pages: int = 0
    wrong: str = ""
    view: BookView | None = None
    digests: Mapping[str, str] = field(default_factory=dict)
    past: Past = NO_PAST
    ends: Endpapers = NO_ENDPAPERS


class SavedSite:
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
        """The book as it is now; files that have not changed are not read again. Raises BookError."""
        book = load(self.folder)
        prints = fingerprints(book.folder)
        files = edited(prints, self.prints)
        if self.book and files is not None:
            same = {id_ for id_ in book.games.paths if f"games/{id_}.yaml" not in files}
            book.take_over(self.book, same)
        self.book, self.prints = book, prints
        return book

    def at_once(self, files: Collection[str]) -> tuple[int, str]:
        """How many pages of the site were made anew for these files that have changed, and what is wrong with them, which
        these pages show above themselves."""
        pages, wrong = follows(files), ""
        if not self.standing or not pages or not self.standing.has(pages):
            return 0, ""
        try:
            book = self.read()
            named = {file for file in files if file.startswith("games/")}
            wrong = as_text(inspected(book, named).problems) if named else ""
            return self.standing.renew(book, pages, wrong), wrong
        except (BookError, SiteError) as error:
            return 0, wrong or _told(error)
        except OSError:  # a copy was ended while it put a site in place: one is made whole
            return 0, wrong

    def whole(self) -> Whole:
        """The site made anew from what has changed."""
        wrong = ""
        try:
            book = self.read()
            found = inspected(book).problems
            wrong, above = as_text(found), follows({it.file for it in found})
            if any(not follows([it.file]) for it in found):
                return Whole(wrong=wrong)
            digests = page_digests(book)
            known = {id_: self.views[it] for id_, it in digests.items() if it in self.views}
            view = book_view(book, known=known)
            past, ends = self.past_of(book, view), endpapers(book)
            made = self._made(book, view, past, digests, ends)
            for page in (page for page in above if page.endswith(".md")):
                for path in (self.out / SITE / locale / built(page) for locale in editions(view)):
                    write_whole(path, _below(wrong, path.read_bytes()))
        except (BookError, SiteError, OSError) as error:
            return Whole(wrong=wrong or _told(error))
        return Whole(len(made), wrong, view, digests, past, ends)

    def _made(
        self, book: Book, view: BookView, past: Past, digests: Mapping[str, str], ends: Endpapers
    ) -> list[Path]:
        shown = editions(view)
        with scratch_for(self.out) as scratch, Cache(book.folder) as kept:
            pages = build_site(
                shown,
                scratch / SITE,
                book.folder,
                Besides(past=past, written=GamePages(kept, digests), ends=ends),
                markdown=scratch / MARKDOWN,
                offline=False,
                write_judge=lambda to: write_bundle(book, shown, to),
                write_desk=lambda to: write_program(book, to),
            )
            put_in_place(scratch, self.out)
        return pages

    def take(self, whole: Whole) -> None:
        """Makes this site the current one, whichever process made it."""
        if whole.view:
            pages = (*whole.view.games, *whole.view.mixes)
            self.views = {whole.digests[it.id]: it for it in pages}
            self.standing = Standing(self.out, whole.view, whole.past, whole.ends, self.standing)


def _told(error: Exception) -> str:
    return as_text(error.problems) if isinstance(error, BookError) else str(error)


def _below(wrong: str, page: bytes) -> bytes:
    """The page below what is wrong with its file."""
    above = ABOVE.format(escape(wrong)).encode()
    return ARTICLE.sub(lambda found: found[0] + above, page, count=1) if wrong else page


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
    """The same, once no file has changed for a moment."""
    found = saved(folder)
    while True:
        time.sleep(OFTEN / 2)
        if (again := saved(folder)) == found:
            return found
        found = again


# --- a site that stands, and the pages of files that have been saved: made by the same functions, these pages only


def follows(files: Iterable[str]) -> dict[str, str]:
    """Page or script -> id of what it is about: everything that can be remade at once after a change of these files."""
    return {
        page.format(found[1]): found[1]
        for file in files
        for named, pages in FOLLOWS.items()
        if (found := re.fullmatch(named, file))
        for page in pages
    }


class Standing:
    """A site as it was made whole.

    out       has the site, and the Markdown from which it was made
    before    the one that stood there: what all pages of a language have in common may be read
    """

    def __init__(
        self, out: Path, view: BookView, past: Past, ends: Endpapers, before: Standing | None = None
    ):
        self.out, self.view, self.past, self.ends = out, view, past, ends
        self.made: dict[str, OnePage] = {}
        for path in sorted((out / MARKDOWN).iterdir()):
            known = before.made.get(path.name) if before else None
            self.made[path.name] = known if known and known.is_as_it_was() else OnePage(path / "mkdocs.yml")

    def has(self, pages: Iterable[str]) -> bool:
        """Whether all these pages are there."""
        return all(page in made for made in self.made.values() for page in pages if page.endswith(".md"))

    def renew(self, book: Book, pages: Mapping[str, str], wrong: str) -> int:
        """How many were made: these pages as they are in the book now, below what is wrong. Raises SiteError and BookError."""
        shown, number = editions(renewed(self.view, book, set(pages.values())), self.made), 0
        for locale, edition in shown.items():
            site, wanted = self.out / SITE / locale, pages.__contains__
            texts = site_texts(edition, book.folder, Besides(past=self.past, ends=self.ends), wanted)
            for path, text in texts.items():
                if path.endswith(".md"):
                    number += 1
                    write_whole(site / built(path), _below(wrong, self.made[locale].html(path, text)))
                else:
                    write_whole(site / path, text.encode())
        return number


class OnePage:
    """MkDocs with all that it has read of one language, its menu and its theme: it makes any page again in a moment."""

    def __init__(self, config: Path):
        self.path, self.said, self.docs = config, config.read_text("utf-8"), _pages_below(config)
        self.config = load_config(str(config), strict=False)
        self.files, self.env = get_files(self.config), self.config.theme.get_env()
        self.files.add_files_from_theme(self.env, self.config)
        set_exclusions(self.files, self.config)
        nav = get_navigation(self.files, self.config)
        self.pages = self.files.documentation_pages()
        for file in self.pages:
            _ = file.page or Page(None, file, self.config)
        self.context = partial(get_context, nav, self.pages, self.config)
        self.html("index.md", "")  # reads the templates

    def is_as_it_was(self) -> bool:
        """Whether pages and menu are still those that were read."""
        return self.said == self.path.read_text("utf-8") and self.docs == _pages_below(self.path)

    def __contains__(self, path: str) -> bool:
        return self.files.get_file_from_path(path) is not None

    def html(self, path: str, text: str) -> bytes:
        """A page, from its Markdown. Raises SiteError."""
        file = self.files.get_file_from_path(path)
        assert file and file.page
        page = file.page
        file.content_string, aside = parted(path, text)
        with warnings_of("mkdocs") as messages:
            page.read_source(self.config)
            page.render(self.config, self.files)
        refuse(self.path, messages)
        page.active = True
        html = self.env.get_template(page.meta.get("template", "main.html")).render(self.context(page))
        page.active = False
        return complete(html, aside).encode("utf-8", errors="xmlcharrefreplace")


def _pages_below(config: Path) -> list[Path]:
    return sorted((config.parent / "docs").rglob("*.md"))
