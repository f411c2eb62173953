"""A folder of pages served on this machine: a browser that shows one of them loads it again as soon as it has changed.

    with shown(Path("build/site"), Path("told.html"), 8000): ...

The server is a process of its own and looks only at files, so that whoever writes them need not tell it.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from multiprocessing import get_context
from pathlib import Path
from socket import create_server
from urllib.parse import parse_qs, urlsplit

from poker_rulebook.kept import digest_of
from poker_rulebook.workers import end_with_parent

HOST = "127.0.0.1"
ASKED = "/_another"  # ?page=/en/&than=digest: whether the page is another by now
PATIENCE, OFTEN = 5, 0.1  # seconds until the browser has to ask again, and between two looks at the files
NOWHERE = "<!doctype html><title>404</title><p>404 Not Found"
SCRIPT = f"""<script>(function look() {{
  const again = () => setTimeout(look, 500);
  if (document.hidden) return again();
  fetch("{ASKED}?page=" + encodeURIComponent(location.pathname) + "&than=THAN").then((answer) => answer.text())
    .then((another) => another ? location.reload() : look(), again);
}})();</script>"""

_LOADED = re.compile(rb'\s(?:src|href)="?([^":#?> ]+\.(?:js|css))"?')  # by a page, from beside it


@contextmanager
def shown(root: Path, told: Path, port: int) -> Iterator[None]:
    """The folder is served while this is open. Raises OSError where the port cannot be had.

    told    a page that is shown in place of every page while there is such a file
    """
    create_server((HOST, port)).close()
    server = get_context("spawn").Process(target=_serve, args=(root, told, port), daemon=True)
    server.start()
    try:
        yield
    finally:
        server.kill()
        server.join()


def _serve(root: Path, told: Path, port: int) -> None:
    class Handler(_Handler):
        pages = Pages(root, told)

    end_with_parent()
    ThreadingHTTPServer((HOST, port), Handler).serve_forever()


class Pages:
    """What is shown for the addresses of pages."""

    def __init__(self, root: Path, told: Path):
        self.root, self.told = root, told

    def shown(self, file: Path) -> tuple[HTTPStatus, bytes]:
        for path, status in ((self.told, HTTPStatus.INTERNAL_SERVER_ERROR), (file, HTTPStatus.OK)):
            if (html := _bytes(path)) is not None:
                return status, html
        return HTTPStatus.NOT_FOUND, NOWHERE.encode()

    def digest(self, file: Path) -> str:
        """Of what is shown there, and of the scripts and styles that it loads."""
        html = self.shown(file)[1]
        parts = (_bytes(file.parent / name.decode()) for name in _LOADED.findall(html))
        return digest_of([html, *(part for part in parts if part is not None)])

    def another(self, file: Path, than: str) -> bool:
        """Whether something else is shown there by now, or within some seconds."""
        end = time.monotonic() + PATIENCE
        while (same := self.digest(file) == than) and time.monotonic() < end:
            time.sleep(OFTEN)
        return not same


def _bytes(path: Path) -> bytes | None:
    with suppress(OSError):
        return path.read_bytes()
    return None


class _Handler(SimpleHTTPRequestHandler):
    pages: Pages

    def do_GET(self) -> None:
        self.directory = str(self.pages.root)
        address = urlsplit(self.path)
        if address.path == ASKED:
            page, than = (parse_qs(address.query).get(key, [""])[0] for key in ("page", "than"))
            another = self.pages.another(self._file(page), than)
            self._answer(HTTPStatus.OK, b"another" if another else b"")
            return
        file = self._file(address.path)
        if file.is_dir() and not self.pages.told.exists():  # its address wants a stroke at the end
            super().do_GET()
        elif file.suffix in (".html", "") or not file.exists():
            digest = self.pages.digest(file)
            status, html = self.pages.shown(file)
            self._answer(status, html + SCRIPT.replace("THAN", digest).encode())
        else:
            super().do_GET()

    def _file(self, address: str) -> Path:
        path = Path(self.translate_path(address))
        return path / "index.html" if address.endswith("/") else path

    def _answer(self, status: HTTPStatus, html: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(html)))
        self.end_headers()
        self.wfile.write(html)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nobody wants to know."""
