"""The built site, served and opened in Chromium, for the tests with the mark `browser`."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from generator.web.site import build_site

FOLDER = Path(__file__).parents[2]
ARGUMENTS = """--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
    --disable-component-update --disable-sync""".split()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="session")
def folder(shown, tmp_path_factory) -> Path:
    """The whole site on disk."""
    root = tmp_path_factory.mktemp("server") / "rules"
    build_site(shown, root, FOLDER)
    return root


@pytest.fixture(scope="session")
def site(folder) -> Iterator[str]:
    """Its address: a folder of a server, not its root."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder.parent)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/rules/"
        server.shutdown()


@pytest.fixture(scope="session")
def chromium():
    api = pytest.importorskip("playwright.sync_api")
    executable = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if not executable:
        pytest.skip("there is no Chromium: set CHROMIUM=/path/to/it")
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def page(chromium, site):
    """A page of the browser that fails the test when something goes wrong behind it."""
    context = chromium.new_context()
    page = context.new_page()
    wrong: list[str] = []
    page.on(
        "console",
        lambda message: wrong.append(message.text) if message.type in ("error", "warning") else None,
    )
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith(site) else wrong.append(request.url))
    page.on(
        "response",
        lambda answer: wrong.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None,
    )
    yield page
    context.close()
    assert not wrong
