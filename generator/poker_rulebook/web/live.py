"""A folder of pages served on this machine by the server of MkDocs: after a change browsers load their page again.

    with shown(Path("build/site"), 8000) as reload:
        reload("")

The server is a process of its own, and is told by files, so that this one can be copied while it runs.
"""

from __future__ import annotations

import logging
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import escape
from multiprocessing import get_context
from pathlib import Path
from secrets import token_hex
from signal import SIG_IGN, SIGINT, signal
from socket import create_server

from mkdocs.livereload import LiveReloadServer

from poker_rulebook.folders import write_whole
from poker_rulebook.workers import end_with_parent

HOST = "127.0.0.1"
OFTEN = 0.1  # seconds between two looks at the files that tell of changes
CHANGE, WRONG = "change", "wrong.html"
PAGE = """<!doctype html>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>{title}</title>
<pre style="margin: 2rem; font-size: 1rem; line-height: 1.5; white-space: pre-wrap">{text}</pre>
<script>setInterval(() => fetch(location).then((answer) => answer.text())
  .then((html) => html.includes("{mark}") || location.reload()), 500)</script>
"""


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
        server = get_context("spawn").Process(target=_serve, args=(root, told, port), daemon=True)
        server.start()
        try:
            yield reload
        finally:
            server.kill()
            server.join()


def _serve(root: Path, told: Path, port: int) -> None:
    def look() -> None:
        """Where something is wrong no page is found, and what is shown then says what."""
        server.root = str(told / "nothing" if (told / WRONG).exists() else root)

    def wrong(_: int) -> bytes | None:
        return (told / WRONG).read_bytes() if (told / WRONG).exists() else None

    end_with_parent()
    signal(SIGINT, SIG_IGN)  # it is told to the first process, which ends this one
    logging.getLogger("mkdocs").setLevel(logging.CRITICAL)
    server = LiveReloadServer(look, HOST, port, "", polling_interval=OFTEN)
    server.error_handler = wrong
    server.watch(str(told))
    look()
    server.serve()  # type: ignore[no-untyped-call]
