"""A folder served here, and Chromium to look at it, for the tests with the mark `browser`."""

from __future__ import annotations

import os
import shutil
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from xml.sax.saxutils import escape

import pytest

SWITCHED = (
    "razz",
    "texas-holdem",
    "omaha-high-low-eight-or-better",
)  # games whose options are switches in the site of the tests

ARGUMENTS = """--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
    --disable-component-update --disable-sync""".split()

AXE = Path(sys.prefix) / "node_modules" / "axe-core" / "axe.min.js"  # where make puts what comes from npm
REMEMBERED = "cookies,local_storage,indexeddb,cache_storage"
FOUND = """
async () => (await axe.run({resultTypes: ["violations"]})).violations
  .flatMap(it => it.nodes.map(node => `${it.id}: ${node.html.slice(0, 120)}`))
"""


# The fonts of the printed book and none of this machine, so that a page is as high on any: text in Japanese and in English.
FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>{folders}<cachedir>{cache}</cachedir>{families}</fontconfig>"""
FAMILIES = {
    "sans-serif": "Noto Sans CJK JP",
    "system-ui": "Noto Sans CJK JP",
    "monospace": "Noto Sans CJK JP",
    "serif": "Noto Serif JP",
}


class Handler(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        del self.headers["If-Modified-Since"]  # it counts seconds; a file may be written twice in one
        super().do_GET()

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
    with TemporaryDirectory() as folder, api.sync_playwright() as playwright:
        env = {**os.environ, "FONTCONFIG_FILE": str(_font_file(Path(folder)))}
        browser = playwright.chromium.launch(executable_path=executable, args=ARGUMENTS, env=env)
        yield browser
        browser.close()


def _font_file(folder: Path) -> Path:
    """What tells a program which fonts there are, written into the folder."""
    from poker_rulebook.paper.typesetting import font_folders  # takes longer than to collect tests

    folders = "".join(f"<dir>{escape(str(path))}</dir>" for path in font_folders())
    families = "".join(
        f"<alias binding='strong'><family>{asked}</family><prefer><family>{family}</family></prefer></alias>"
        for asked, family in FAMILIES.items()
    )
    path = folder / "fonts.conf"
    path.write_text(FONTS.format(folders=folders, cache=escape(str(folder)), families=families), "utf-8")
    return path


@contextmanager
def opened_page(chromium, address: str) -> Iterator[tuple[Any, list[str]]]:
    """A page of a reader of its own, and what goes wrong behind it."""
    context = new_reader(chromium)
    with page_of(context, address) as opened:
        yield opened
    context.close()


def new_reader(chromium):
    """Whose pages share what the browser keeps. Service workers would fetch the whole book for each test."""
    return chromium.new_context(service_workers="block")


@contextmanager
def page_of(reader, address: str) -> Iterator[tuple[Any, list[str]]]:
    """A page on which nothing is remembered of earlier ones, but files need not be fetched again; and what goes wrong behind it."""
    page = reader.new_page()
    wrong: list[str] = []
    origin = address.split("/rules/")[0]
    asking = reader.new_cdp_session(page)
    asking.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": REMEMBERED})
    asking.detach()
    page.on(
        "console",
        lambda message: (
            wrong.append(message.text)
            if message.type in ("error", "warning") and "blocked by Playwright" not in message.text
            else None
        ),
    )
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith(origin) else wrong.append(request.url))
    page.on(
        "response",
        lambda answer: wrong.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None,
    )
    yield page, wrong
    page.close()


def barriers(page: Any) -> list[str]:
    """What axe-core finds on the page as it is shown now, each as "rule: element"."""
    page.add_script_tag(path=AXE)
    return page.evaluate(FOUND)
