"""The site on this machine, made again as files change. What is wrong is told in the terminal, and in the browser."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from mkdocs.livereload import LiveReloadServer

from poker_rulebook.book.load import Book, load
from poker_rulebook.book.problems import BookError, as_text
from poker_rulebook.browser.bundle import write_bundle
from poker_rulebook.folders import put_in_place, scratch_for
from poker_rulebook.inspection import edited, fingerprints, inspected, page_digests
from poker_rulebook.kept import Kept
from poker_rulebook.view.book import BookView, book_view, editions
from poker_rulebook.view.past import Past
from poker_rulebook.view.views import PlayedView
from poker_rulebook.web.last_pages import TEXTS, GamePages
from poker_rulebook.web.mkdocs import SiteError
from poker_rulebook.web.site import build_site

WATCHED = ("games", "schema", "site")
SITE = "site"
# Asks again by itself, so that the page is back as soon as the file is right.
WRONG = """<!doctype html>
<meta charset="utf-8"><meta http-equiv="refresh" content="1"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>{title}</title>
<pre style="margin: 2rem; font-size: 1rem; line-height: 1.5; white-space: pre-wrap">{text}</pre>
"""


PastOf = Callable[[Book, BookView], Past]


def serve(folder: Path, port: int, tell: Callable[[str], None], past_of: PastOf) -> None:
    """Serve until interrupted. While something is wrong the browser shows that in place of every page.

    past_of    what earlier editions of the book said
    """
    with tempfile.TemporaryDirectory(prefix="rulebook-serve-") as temp:
        out, nowhere = Path(temp) / "out", Path(temp) / "nowhere"
        made = Made(Kept(folder / TEXTS))
        server = LiveReloadServer(lambda: rebuild(), "127.0.0.1", port, str(nowhere))

        def rebuild() -> None:
            start = time.perf_counter()
            pages, wrong = built(folder, out, past_of, made)
            server.root = str(nowhere if wrong else out / SITE)
            shown = WRONG.format(title=escape(wrong.partition("\n")[0]), text=escape(wrong)).encode()
            server.error_handler = lambda _: shown if wrong else None
            tell(wrong or f"{pages} pages in {time.perf_counter() - start:.1f} s")

        rebuild()
        for name in WATCHED:
            if (folder / name).is_dir():
                server.watch(str(folder / name))
        tell(f"http://127.0.0.1:{port}/  (Ctrl-C stops)")
        try:
            server.serve()  # type: ignore[no-untyped-call]
        except KeyboardInterrupt:
            tell("")
        finally:
            server.shutdown()


@dataclass
class Made:
    """What was made when a file changed, for the next time.

    book      with the digests of its files: `prints`
    views     of games and mixes, by what they follow from
    """

    texts: Kept
    book: Book | None = None
    prints: Mapping[str, str] = field(default_factory=dict)
    views: Mapping[str, PlayedView] = field(default_factory=dict)


def read_again(folder: Path, made: Made) -> Book:
    """The book as it is now, with what others of its files say already. Raises BookError."""
    book = load(folder)
    prints = fingerprints(book)
    files = edited(prints, made.prints)
    if made.book and files is not None:
        book.take_over(made.book, {id_ for id_ in book.games.paths if f"games/{id_}.yaml" not in files})
    made.book, made.prints = book, prints
    return book


def built(folder: Path, out: Path, past_of: PastOf, made: Made) -> tuple[int, str]:
    """How many pages the site has, made anew from what has changed; or what is wrong."""
    try:
        book = read_again(folder, made)
        if found := inspected(book).problems:
            return 0, as_text(found)
        with scratch_for(out) as scratch:
            digests = page_digests(book)
            known = {id_: made.views[it] for id_, it in digests.items() if it in made.views}
            view = book_view(book, known=known)
            made.views = {digests[it.id]: it for it in (*view.games, *view.mixes)}
            shown = editions(view)
            pages = build_site(
                shown,
                scratch / SITE,
                book.folder,
                work=out.parent,
                past=past_of(book, view),
                offline=False,
                written=GamePages(made.texts, digests),
                last=out,
                write_judge=lambda to: write_bundle(book, shown, to),
            )
            put_in_place(scratch, out)
    except BookError as error:
        return 0, as_text(error.problems)
    except (SiteError, OSError) as error:
        return 0, str(error)
    return len(pages), ""
