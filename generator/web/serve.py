"""The site on this machine, built again whenever a file of the book changes."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from generator.book.load import load
from generator.book.problems import as_text
from generator.figures import checking
from generator.play import examples
from generator.view.book import book_view
from generator.view.phrases import LOCALES
from generator.web.site import SiteError, build_site

WATCHED = ("games", "schema", "site")


def serve(folder: Path, port: int, tell: Callable[[str], None]) -> None:
    """Serve until interrupted. Problems in the data are told, and the last good site stays."""
    from mkdocs.livereload import LiveReloadServer

    with tempfile.TemporaryDirectory(prefix="rulebook-serve-") as temp:
        root = Path(temp)
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
    book = load(folder)
    found = sorted({*book.problems, *examples.problems(book), *checking.problems(book)})
    if found:
        tell(as_text(found))
        return
    try:
        pages = build_site({locale: book_view(book, locale) for locale in LOCALES}, root, book.folder)
    except SiteError as error:
        tell(str(error))
        return
    tell(f"{len(pages)} pages")
