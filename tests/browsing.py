"""A folder served here, and Chromium to look at it, for the tests with the mark `browser`."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

ARGUMENTS = """--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
    --disable-component-update --disable-sync""".split()


UNSEARCHED = "/unsearched"  # below it are the same pages again


class Handler(SimpleHTTPRequestHandler):
    """Each page sets up the search as soon as it is opened; below `UNSEARCHED` there is next to nothing to set up."""

    def do_GET(self) -> None:
        if self.path.startswith(UNSEARCHED) and self.path.endswith("/search_index.json"):
            with open(self.translate_path(self.path), encoding="utf-8") as file:
                settings = file.read(4096).partition('"docs":[')[0]
            self.send_response(200)
            self.end_headers()
            self.wfile.write(f'{settings}"docs":[]}}'.encode())
        else:
            super().do_GET()

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(UNSEARCHED))

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served(root: Path) -> Iterator[str]:
    """The address of the folder: below that of a server, not its root."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=root.parent)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/{root.name}/"
        server.shutdown()


@contextmanager
def launched() -> Iterator:
    """The browser that CHROMIUM names, or the one of this machine; without one the test is skipped."""
    api = pytest.importorskip("playwright.sync_api")
    executable = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if not executable:
        pytest.skip("there is no Chromium: set CHROMIUM=/path/to/it")
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)
        yield browser
        browser.close()
