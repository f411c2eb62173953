"""The site on this machine, built again whenever a file of the book changes."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from poker_rulebook.book.check import file_problems
from poker_rulebook.book.load import load
from poker_rulebook.book.problems import BookError, as_text
from poker_rulebook.figures import checking
from poker_rulebook.folders import put_in_place, scratch_for
from poker_rulebook.play import examples
from poker_rulebook.view.book import book_view
from poker_rulebook.view.editions import editions
from poker_rulebook.web.site import SiteError, build_site

WATCHED = ("games", "schema", "site")


def serve(folder: Path, port: int, tell: Callable[[str], None]) -> None:
    """Serve until interrupted. Problems in the data are told, and the last good site stays."""
    from mkdocs.livereload import LiveReloadServer

    with tempfile.TemporaryDirectory(prefix="rulebook-serve-") as temp:
        root = Path(temp) / "site"
        root.mkdir()
        server = LiveReloadServer(lambda: _rebuild(folder, root, tell), "127.0.0.1", port, str(root))
        _rebuild(folder, root, tell)
        for name in WATCHED:
            if (folder / name).is_dir():
                server.watch(str(folder / name))
        tell(f"http://127.0.0.1:{port}/  (Ctrl-C stops)")
        try:
            server.serve()
        except KeyboardInterrupt:
            tell("")
        finally:
            server.shutdown()


def _rebuild(folder: Path, root: Path, tell: Callable[[str], None]) -> None:
    """The site anew; the last good one stays until it is complete, and when it cannot be built."""
    try:
        book = load(folder)
        wrong = file_problems(book)
    except BookError as error:
        tell(as_text(error.problems))
        return
    found = sorted({*wrong, *examples.problems(book), *checking.problems(book)})
    if found:
        tell(as_text(found))
        return
    try:
        with scratch_for(root) as scratch:
            pages = build_site(editions(book_view(book)), scratch, book.folder, work=root.parent)
            put_in_place(scratch, root)
    except (SiteError, OSError) as error:
        tell(str(error))
        return
    tell(f"{len(pages)} pages")
